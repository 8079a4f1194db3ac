"""The tower's journey: moving, acting and bargaining until it stops.

The merchant moves the tower from place to place, leaving a disc behind each time. A building entered without a deal is
for sale: he sells its action to a bidder or takes it himself, and moves on without either only if nobody bids.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Action, By, Domain, Event, Form, Happenings, Illegal, One, Phase, form
from rules.genoa.acting import Act, Acting, act_form, spendable
from rules.genoa.haggling import (
    HERE,
    Accept,
    Offer,
    Pass,
    Propose,
    Reject,
    Withdraw,
    accept,
    answer,
    make,
    stand_aside,
)
from rules.genoa.offers import OffersLapsed, asked, bids_here, forces, go, held, sweep, unheard
from rules.genoa.pieces import BUILDINGS, COMPONENTS, DUCATS
from rules.genoa.terms import (
    accept_form,
    offer_form,
    pass_form,
    propose_form,
    reject_form,
    withdraw_form,
)

if TYPE_CHECKING:
    from rules.genoa.state import Genoa


class Move(Action, frozen=True):
    """Move the tower to a place, over these streets before it."""

    place: str
    via: tuple[str, ...] = ()


class Stop(Action, frozen=True):
    """Move the tower no more in this turn."""


class Begin(Action, frozen=True):
    """As the merchant, take the action here, and spend tokens before it is performed."""


class JourneyEnded(Event, frozen=True, kw_only=True):
    merchant: int
    place: str
    discs: int
    """Discs that stay where the tower stopped."""


class Journey(Phase):
    def awaits(self, state: Genoa) -> tuple[int, ...]:
        others = {*unheard(state), *asked(state)}
        return tuple(sorted(others)) or (state.turn.merchant,)

    def forms(self, state: Genoa, seat: int) -> Iterable[Form]:
        if seat == state.turn.merchant:
            yield from self.merchant_forms(state, seat)
            return
        yield from reject_form(state, seat)
        yield from accept_form(state, seat)
        yield from self.meanwhile(state, seat)

    def merchant_forms(self, state: Genoa, seat: int) -> Iterable[Form]:
        turn = state.turn
        if turn.open_here and state.able(seat):
            yield act_form(state, seat, turn.here, {})
            if spendable(state, seat):
                yield form(Begin)
        yield from accept_form(state, seat)
        if not held(state):
            yield form(Stop)
            yield from move_form(state)
        yield from withdraw_form(state, seat)
        yield from propose_form(state, seat)

    def meanwhile(self, state: Genoa, seat: int) -> Iterable[Form]:
        """While somebody acts, the others may already think of what comes next."""
        if seat != state.turn.merchant and state.turn.path:
            yield from pass_form(state, seat)
            yield from withdraw_form(state, seat)
            yield from offer_form(state, seat)

    def default(self, state: Genoa, seat: int) -> Action:
        turn = state.turn
        if seat != turn.merchant:
            if seat in unheard(state):
                return Pass(HERE)
            return Reject(next(offer.id for offer in turn.offers if offer.to == seat))
        bids = [offer for offer in turn.offers if forces(state, offer)]
        if bids:
            return Accept(offer=max(bids, key=lambda bid: bid.give.get(DUCATS, 0)).id)
        if turn.open_here and state.able(seat):
            return Act()
        return Stop()

    def refuse(self, state: Genoa, seat: int, action: Action) -> Illegal | None:
        if not state.turn.path:
            return None
        mine = seat == state.turn.merchant
        if isinstance(action, Move | Stop | Propose) and not mine:
            return Illegal("not_the_merchant")
        if isinstance(action, Offer | Pass | Reject) and mine:
            return Illegal("you_are_the_merchant")
        if isinstance(action, Move | Stop):
            return _why_not_go(state, action)
        if isinstance(action, Act | Begin):
            return _why_not_act(state, seat)
        if isinstance(action, Offer | Propose) and state.turn.made[seat] >= COMPONENTS.haggling.offers_in_turn:
            return Illegal("too_many_offers", most=COMPONENTS.haggling.offers_in_turn)
        if isinstance(action, Accept | Reject | Withdraw):
            known = any(offer.id == action.offer for offer in state.turn.offers)
            return Illegal("deal_not_possible_now" if known else "offer_gone")
        return None

    def play(self, state: Genoa, seat: int, action: Action) -> Happenings:
        match action:
            case Offer() | Propose():
                yield from make(state, seat, action)
            case Accept():
                yield from accept(state, action)
            case Reject() | Withdraw():
                yield from answer(state, seat, action)
            case Pass():
                yield from stand_aside(state, seat, action)
            case Move(place=place, via=via):
                for one in (*via, place):
                    yield from go(state, one)
            case Stop():
                yield from self.end(state)
            case _:
                acting = Acting(seat=seat, place=state.turn.here)
                state.then(acting)
                if isinstance(action, Begin):
                    yield from acting.begin(state)
                else:
                    yield from acting.play(state, seat, action)

    def proceed(self, state: Genoa) -> Happenings:
        yield from sweep(state)
        if self.is_over(state):
            yield from self.end(state)

    def is_over(self, state: Genoa) -> bool:
        """Whether nothing can happen any more: no disc to move with, and nobody who could or would act here."""
        turn = state.turn
        if turn.tower > 1:
            return False
        if not turn.open_here:
            return True
        if state.able(turn.merchant) or unheard(state) or asked(state):
            return False
        return not any(bids_here(state, offer) for offer in turn.offers)

    def end(self, state: Genoa) -> Happenings:
        turn = state.turn
        state.phases.pop()
        past = tuple(offer.id for offer in turn.offers)
        turn.offers.clear()
        if past:
            yield OffersLapsed(offers=past)
        yield JourneyEnded(merchant=turn.merchant, place=turn.here, discs=turn.tower)


def move_form(state: Genoa) -> Iterable[Form]:
    turn = state.turn
    ways = state.board.ways(turn.path, turn.tower - 1)
    if not ways:
        return
    routes: dict[str, Domain] = {place: One(tuple(between)) for place, between in ways.items()}
    discs = tuple({"discs": turn.tower - 1 - min(map(len, between))} for between in ways.values())
    yield form(Move, place=One(tuple(ways), discs), via=By("place", routes))


def _why_not_go(state: Genoa, action: Move | Stop) -> Illegal:
    turn = state.turn
    if unheard(state):
        return Illegal("others_may_bid", place=turn.here)
    if held(state):
        return Illegal("sell_or_act", place=turn.here)
    if turn.tower == 1:
        return Illegal("no_discs_left")
    if isinstance(action, Move) and action.place in turn.path:
        return Illegal("visited_already", place=action.place)
    return Illegal("too_far")


def _why_not_act(state: Genoa, seat: int) -> Illegal | None:
    turn = state.turn
    if turn.here not in BUILDINGS:
        return Illegal("no_action_here")
    if not turn.open_here:
        return Illegal("action_gone", place=turn.here)
    if seat != turn.merchant:
        return Illegal("pay_the_merchant")
    return None if state.able(seat) else Illegal("no_action_left")
