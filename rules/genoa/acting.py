"""Somebody acts in the building the tower stands on.

He performs its action or declines it; small orders for this building may be delivered with it; before, during and after
it he may spend tokens. What he promised from the proceeds is due right after the action; an owner is paid by the bank.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, Illegal, One, Phase, Some, form
from rules.genoa.buildings import TAKE, Proceeds, choices, fill_small, perform, small_orders, tokens_left
from rules.genoa.offers import sweep
from rules.genoa.pieces import (
    BUILDINGS,
    CARDS,
    COMPONENTS,
    EXTRA_ACTION,
    KINDS,
    SMALL_ORDER,
    kinds,
)
from rules.genoa.stock import change, hand, put_back
from rules.genoa.tokens import WINDOW, TakeCommodity, Trade, UseBuilding, spend, usable, window

if TYPE_CHECKING:
    from rules.genoa.state import Genoa


class Act(Action, frozen=True):
    """Do the building's action (or deliver a large order, taking a token), and these small orders with it."""

    choice: str = TAKE
    token: str | None = None
    orders: tuple[str, ...] = ()
    stay: bool = False
    """Whether there is something more to do afterwards, such as spending a token."""


class Fill(Action, frozen=True):
    """Deliver small orders for this building, after its action."""

    orders: tuple[str, ...]


class Finish(Action, frozen=True):
    """The action is over."""


class Decline(Action, frozen=True):
    """Do without the action; nobody else gets it."""


class Hand(Action, frozen=True):
    """Choose which of the drawn cards go to the merchant, as promised."""

    cards: tuple[str, ...]


class Acted(Event, frozen=True, kw_only=True):
    """An action in a building; what it brought is told by the events that follow."""

    seat: int
    place: str
    choice: str
    """`take`, or `large_order`."""
    free: bool
    """Whether the seat is the merchant, who need not pay."""
    unasked: bool = False
    """Whether it was agreed beforehand and so happened by itself."""


class ExtraActionUsed(Event, frozen=True, kw_only=True):
    seat: int
    place: str


class OwnerPaid(Event, frozen=True, kw_only=True):
    owner: int
    seat: int
    place: str
    ducats: int


class ActionDeclined(Event, frozen=True, kw_only=True):
    seat: int
    place: str


class ProceedsHanded(Event, frozen=True, kw_only=True):
    """What was promised from the proceeds; less, if there was less."""

    seat: int
    receiver: int
    items: dict[str, int]
    promised: dict[str, int]


class Acting(Phase, kw_only=True):
    seat: int
    place: str
    at_once: bool = False
    """Whether it was agreed beforehand what is done; then nobody is asked."""
    order: str | None = None
    """The large order agreed to be delivered."""
    token: str | None = None
    promise: dict[str, int] = {}
    begun: bool = False
    done: bool = False
    """Whether the building's own action has been performed."""

    def awaits(self, state: Genoa) -> tuple[int, ...]:
        return (self.seat,)

    def forms(self, state: Genoa, seat: int) -> Iterable[Form]:
        if seat != self.seat:
            return
        if self.done:
            yield form(Finish)
            orders = small_orders(state, seat, self.place)
            if orders:
                yield form(Fill, orders=Some(tuple(orders), 1))
        else:
            yield act_form(state, seat, self.place, self.promise)
            if not self.begun and not self.promise:
                yield form(Decline)
        yield from window(state, seat)

    def default(self, state: Genoa, seat: int) -> Action:
        return Finish() if self.done else Act()

    def refuse(self, state: Genoa, seat: int, action: Action) -> Illegal | None:
        if not isinstance(action, Act | Fill | Finish | Decline | TakeCommodity | Trade | UseBuilding):
            return None
        if seat != self.seat:
            return Illegal("another_acts", seat=self.seat)
        if isinstance(action, Decline):
            return Illegal("promised_to_act" if self.promise else "action_begun")
        if isinstance(action, Act) and self.done:
            return Illegal("acted_already")
        return _lacks_token(state, seat, action)

    def play(self, state: Genoa, seat: int, action: Action) -> Happenings:
        if isinstance(action, Finish):
            state.phases.pop()
            return
        if isinstance(action, Decline):
            state.phases.pop()
            state.turn.used[self.place] = None
            yield ActionDeclined(seat=seat, place=self.place)
            return
        if not self.begun:
            yield from self.begin(state)
        if isinstance(action, Act):
            yield from self.act(state, action)
        elif isinstance(action, Fill):
            for order in action.orders:
                yield from fill_small(state, seat, self.place, order)
        else:
            yield from spend(state, seat, action)

    def proceed(self, state: Genoa) -> Happenings:
        if self.at_once:
            self.at_once = False
            yield from self.begin(state)
            choice = TAKE if self.order is None else self.order
            token = self.token if self.token is None or state.supply[self.token] else tokens_left(state)[0]
            yield from self.act(state, Act(choice, token), unasked=True)
        yield from sweep(state)

    def begin(self, state: Genoa) -> Happenings:
        """From here on the action is taken; only now is an extra-action token spent."""
        self.begun = True
        state.turn.used[self.place] = self.seat
        if state.actions_left(self.seat):
            state.turn.acted[self.seat] += 1
        else:
            put_back(state, self.seat, EXTRA_ACTION)
            yield ExtraActionUsed(seat=self.seat, place=self.place)

    def act(self, state: Genoa, action: Act, *, unasked: bool = False) -> Happenings:
        self.done = True
        seat = self.seat
        # who is not asked delivers every small order he can; that there was none shows something as well
        shows = unasked and (seat_has(state, seat, SMALL_ORDER) or SMALL_ORDER in BUILDINGS[self.place].draws)
        kind = TAKE if action.choice == TAKE else CARDS[action.choice].kind
        yield Acted(
            seat=seat, place=self.place, choice=kind, free=seat == state.turn.merchant, unasked=unasked, reveals=shows
        )
        yield from pay_owner(state, seat, self.place)
        proceeds = yield from perform(state, seat, self.place, action.choice, action.token)
        for order in self.unasked_orders(state, proceeds) if unasked else action.orders:
            yield from fill_small(state, seat, self.place, order)
        if not action.stay:
            state.phases.pop()
        yield from self.keep_promise(state, proceeds)

    def unasked_orders(self, state: Genoa, proceeds: Proceeds) -> list[str]:
        """Every small order for this building, but for those just drawn of which some are promised."""
        due = proceeds.cards if SMALL_ORDER in self.promise else ()
        return [order for order in small_orders(state, self.seat, self.place) if order not in due]

    def keep_promise(self, state: Genoa, proceeds: Proceeds) -> Happenings:
        if not self.promise:
            return
        merchant = state.turn.merchant
        # ruling: if scarcity gives less, he owes only what he got
        items = {item: min(count, proceeds.items.get(item, 0)) for item, count in self.promise.items()}
        items = {item: count for item, count in items.items() if count}
        due = sum(count for item, count in self.promise.items() if item in KINDS)
        if due and due < len(proceeds.cards):
            state.then(HandOver(seat=self.seat, cards=tuple(proceeds.cards), count=due))
            return
        cards = proceeds.cards if due else []
        items.update(kinds(cards))
        yield ProceedsHanded(seat=self.seat, receiver=merchant, items=items, promised=self.promise)
        yield from hand(state, self.seat, merchant, items, cards, "deals")


def pay_owner(state: Genoa, seat: int, place: str) -> Happenings:
    owner = state.owners.get(place)
    if owner is not None and owner != seat:
        fee = COMPONENTS.rewards.owner_fee
        yield OwnerPaid(owner=owner, seat=seat, place=place, ducats=fee)
        yield from change(state, owner, fee, "fees")


def seat_has(state: Genoa, seat: int, kind: str) -> bool:
    """Whether the seat holds cards of a kind, which everybody can tell from their backs."""
    return any(CARDS[card].kind == kind for card in state.players[seat].cards)


class HandOver(Phase, kw_only=True):
    """Of the cards drawn some are promised: their new owner chooses which."""

    seat: int
    cards: tuple[str, ...]
    count: int

    def awaits(self, state: Genoa) -> tuple[int, ...]:
        return (self.seat,)

    def forms(self, state: Genoa, seat: int) -> Iterable[Form]:
        if seat == self.seat:
            yield form(Hand, cards=Some(self.cards, self.count, self.count))

    def default(self, state: Genoa, seat: int) -> Action:
        return Hand(self.cards[: self.count])

    def refuse(self, state: Genoa, seat: int, action: Action) -> Illegal | None:
        return Illegal("promise_is_due", cards=self.count)

    def play(self, state: Genoa, seat: int, action: Action) -> Happenings:
        assert isinstance(action, Hand)
        state.phases.pop()
        items = {CARDS[self.cards[0]].kind: self.count}
        merchant = state.turn.merchant
        yield ProceedsHanded(seat=seat, receiver=merchant, items=items, promised=items)
        yield from hand(state, seat, merchant, items, action.cards, "deals")


def act_form(state: Genoa, seat: int, place: str, promise: dict[str, int]) -> Form:
    choice, token = choices(state, seat, place, promise)
    orders = small_orders(state, seat, place)
    reward = {"ducats": COMPONENTS.rewards.small_order}
    return form(
        Act,
        choice=choice,
        token=token,
        orders=Some(tuple(orders), facts=(reward,) * len(orders)),
        stay=_MAY_STAY if may_stay(state, seat, place) else _DONE,
    )


_DONE = One((False,))
_MAY_STAY = One((False, True))


def spendable(state: Genoa, seat: int) -> bool:
    own = state.players[seat].open
    return any(token in own for token in WINDOW)


def may_stay(state: Genoa, seat: int, place: str) -> bool:
    """Whether anything could be left to do after the action, as far as everybody can tell before it."""
    building = BUILDINGS[place]
    if spendable(state, seat) or building.large_orders or SMALL_ORDER in building.draws:
        return True
    return any(token in building.gives for token in WINDOW)


def _lacks_token(state: Genoa, seat: int, action: Action) -> Illegal | None:
    needed = next((token for token, kind in WINDOW.items() if isinstance(action, kind)), None)
    if needed and not state.has(seat, needed):
        return Illegal("no_such_token", token=needed)
    if isinstance(action, UseBuilding) and action.building not in usable(state, seat):
        return Illegal("not_your_building", building=action.building)
    return None
