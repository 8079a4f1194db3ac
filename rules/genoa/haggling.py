"""How people bargain: offers to the merchant, his proposals, their answers, and passing.

Every deal is about a place: the building the tower stands on, or one it can still get to. Until it is accepted an offer
binds nobody; it may be replaced or taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.game import Action, Event, Happenings
from rules.genoa.acting import Acting
from rules.genoa.offers import ACT, ASK, MOVE, OfferWithdrawn, OpenOffer, buyer, go, strike
from rules.genoa.pieces import CARDS, KINDS, kinds

if TYPE_CHECKING:
    from rules.genoa.state import Genoa

HERE, TURN = "here", "turn"


class Offer(Action, frozen=True, kw_only=True):
    """Offer the merchant something for moving to a place, for the action there, or for both."""

    place: str
    plan: str = ACT
    """`act` at once when it is accepted, `ask` first, deliver a large `order`, or only `move`."""
    order: str | None = None
    """The large order to be delivered; everybody sees it."""
    token: str | None = None
    """The token to take with it."""
    promise: dict[str, int] = {}
    """What is handed over from the proceeds of the action, right after it."""
    give: dict[str, int] = {}
    want: dict[str, int] = {}
    shown: bool = False
    """Whether the merchant sees the faces of the cards in it."""
    parent: str | None = None
    """One's own offer that this one replaces, or the merchant's that it answers."""


class Propose(Action, frozen=True, kw_only=True):
    """As the merchant, offer a move or the action here to somebody, for what he wants of him."""

    parent: str | None = None
    receiver: int
    place: str
    plan: str = ASK
    promise: dict[str, int] = {}
    want: dict[str, int] = {}
    give: dict[str, int] = {}
    shown: bool = False


class Accept(Action, frozen=True, kw_only=True):
    """Agree: the tower goes there (over these places first), and everything changes hands. Cards asked for by their
    kind are chosen by whoever gives them."""

    offer: str
    via: tuple[str, ...] = ()
    contract: tuple[str, ...] = ()
    message: tuple[str, ...] = ()
    large_order: tuple[str, ...] = ()
    small_order: tuple[str, ...] = ()


class Reject(Action, frozen=True):
    """Say no to a proposal of the merchant."""

    offer: str


class Withdraw(Action, frozen=True):
    """Take back an offer of one's own."""

    offer: str


class Pass(Action, frozen=True):
    """Want nothing here, or nothing more in this turn unless the tower stands on one of these buildings."""

    scope: str = HERE
    unless: tuple[str, ...] = ()


class OfferMade(Event, frozen=True, kw_only=True):
    offer: str
    seat: int
    receiver: int
    place: str
    plan: str
    order: str | None
    token: str | None
    give: dict[str, int]
    """Cards by kind."""
    want: dict[str, int]
    promise: dict[str, int]
    shown: bool
    parent: str | None
    version: int
    """From 2 on it replaces its parent; a parent of somebody else is answered by it."""
    proposed: bool = False
    """Whether the merchant made it: then what is promised from the proceeds is asked of the other."""


class CardsShown(Event, frozen=True, kw_only=True):
    """The faces of cards in an offer, for the two concerned."""

    offer: str
    seat: int
    receiver: int
    cards: tuple[str, ...]


class OfferRejected(Event, frozen=True, kw_only=True):
    offer: str
    seat: int
    maker: int


class Passed(Event, frozen=True, kw_only=True):
    seat: int
    place: str
    scope: str
    unless: tuple[str, ...]


def make(state: Genoa, seat: int, action: Offer | Propose) -> Happenings:
    """Put an offer on the table; one's own that it replaces is gone."""
    turn = state.turn
    parent = next((offer for offer in turn.offers if offer.id == action.parent), None)
    version = 1
    if parent is not None and parent.maker == seat:
        turn.offers.remove(parent)
        version = parent.version + 1
    cards = tuple(item for item in action.give if item in CARDS)
    give = {item: count for item, count in action.give.items() if item not in CARDS}
    give.update(kinds(cards))
    state.offered += 1
    turn.made[seat] += 1
    offer = OpenOffer(
        id=f"offer_{state.offered}",
        maker=seat,
        to=action.receiver if isinstance(action, Propose) else turn.merchant,
        place=action.place,
        plan=action.plan,
        order=action.order if isinstance(action, Offer) else None,
        token=action.token if isinstance(action, Offer) else None,
        give=give,
        want=action.want,
        promise=action.promise,
        cards=cards,
        shown=action.shown and bool(cards),
        parent=action.parent,
        version=version,
    )
    turn.offers.append(offer)
    if seat in turn.passed and offer.place not in turn.passed[seat]:
        turn.passed[seat].append(offer.place)  # who has passed but offers wants to be asked there after all
    yield _made(offer, isinstance(action, Propose))
    if offer.shown:
        yield CardsShown(to=(seat, offer.to), offer=offer.id, seat=seat, receiver=offer.to, cards=cards, reveals=True)


def _made(offer: OpenOffer, proposed: bool) -> OfferMade:
    return OfferMade(
        offer=offer.id,
        seat=offer.maker,
        receiver=offer.to,
        place=offer.place,
        plan=offer.plan,
        order=offer.order,
        token=offer.token,
        give=offer.give,
        want=offer.want,
        promise=offer.promise,
        shown=offer.shown,
        parent=offer.parent,
        version=offer.version,
        proposed=proposed,
        reveals=offer.order is not None,
    )


def accept(state: Genoa, action: Accept) -> Happenings:
    """The tower goes where it must, the bargain is carried out, and the buyer acts."""
    offer = state.turn.offer(action.offer)
    for place in action.via:
        yield from go(state, place)
    cards = tuple(card for kind in KINDS for card in getattr(action, kind))
    yield from strike(state, offer, cards)
    if offer.plan != MOVE:
        state.then(
            Acting(
                seat=buyer(state, offer),
                place=offer.place,
                at_once=offer.plan == ACT or offer.order is not None,
                order=offer.order,
                token=offer.token,
                promise=offer.promise,
            )
        )


def answer(state: Genoa, seat: int, action: Reject | Withdraw) -> Happenings:
    offer = state.turn.offer(action.offer)
    state.turn.offers.remove(offer)
    if isinstance(action, Reject):
        yield OfferRejected(offer=offer.id, seat=seat, maker=offer.maker)
    else:
        yield OfferWithdrawn(offer=offer.id, seat=seat, why="wish")


def stand_aside(state: Genoa, seat: int, action: Pass) -> Happenings:
    turn = state.turn
    if action.scope == HERE:
        turn.passed_here.append(seat)
    else:
        turn.passed[seat] = list(action.unless)
    yield Passed(seat=seat, place=turn.here, scope=action.scope, unless=action.unless)
