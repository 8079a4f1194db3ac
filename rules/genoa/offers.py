"""Offers on the table: which of them hold, which force the merchant, and what happens when one is accepted.

An open offer can always be paid by its maker; one that no longer can is withdrawn at once, before everybody's eyes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from rules.game import Event, Happenings
from rules.genoa.pieces import BUILDINGS, CARDS, DUCATS, EXTRA_ACTION, KINDS, kinds
from rules.genoa.stock import available, hand

if TYPE_CHECKING:
    from rules.genoa.state import Genoa

ACT, ASK, ORDER, MOVE = "act", "ask", "order", "move"
UNCOVERED = "uncovered"


class OpenOffer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody offers for a move or an action, until it is accepted, changed, withdrawn or pointless."""

    id: str
    maker: int
    to: int
    place: str
    plan: str
    """What the buyer does there: `act` at once, `ask` him first, deliver a large `order`, or nothing (`move`)."""
    order: str | None = None
    """The large order the buyer means to deliver there. Everybody sees it."""
    token: str | None = None
    """The token he means to take with it."""
    give: dict[str, int] = {}
    """What the maker gives; cards by kind."""
    want: dict[str, int] = {}
    """What the maker asks of the other; cards by kind."""
    promise: dict[str, int] = {}
    """What the buyer hands to the merchant from the proceeds of the action."""
    cards: tuple[str, ...] = ()
    """Which cards the maker gives. Only he knows, and if they are shown, the other."""
    shown: bool = False
    parent: str | None = None
    """The offer it changes or answers."""
    version: int = 1


class OfferWithdrawn(Event, frozen=True, kw_only=True):
    offer: str
    seat: int
    why: str
    """`wish`: the maker's; `uncovered`: he no longer has what he offers; `acted`: the buyer has no action left."""


class OffersLapsed(Event, frozen=True, kw_only=True):
    """The tower can no longer get there, or the action there is gone."""

    offers: tuple[str, ...]


class DealStruck(Event, frozen=True, kw_only=True):
    """An offer was accepted; what both give changes hands at once."""

    offer: str
    merchant: int
    buyer: int
    place: str
    plan: str
    pays: dict[str, int]
    """What the buyer gives now; cards by kind."""
    gets: dict[str, int]
    """What the merchant gives besides the move or the action."""
    promise: dict[str, int]


class TowerMoved(Event, frozen=True, kw_only=True):
    merchant: int
    place: str
    discs: int
    """Discs left in the tower where it now stands."""
    deal: str | None = None


def buyer(state: Genoa, offer: OpenOffer) -> int:
    return offer.to if offer.maker == state.turn.merchant else offer.maker


def holds(state: Genoa, seat: int, items: Mapping[str, int]) -> bool:
    """Whether a seat has all of this, cards by kind."""
    player = state.players[seat]
    backs: dict[str, int] | None = None
    for item, count in items.items():
        if item == DUCATS:
            owned = player.ducats
        elif item in KINDS:
            backs = kinds(player.cards) if backs is None else backs
            owned = backs.get(item, 0)
        else:
            owned = player.open.get(item, 0)
        if owned < count:
            return False
    return True


def may_act_after(state: Genoa, seat: int, paying: Mapping[str, int]) -> bool:
    """Whether the seat can still act in this turn once it has paid this."""
    if state.actions_left(seat):
        return True
    return state.has(seat, EXTRA_ACTION) > paying.get(EXTRA_ACTION, 0)


def trouble(state: Genoa, offer: OpenOffer) -> str | None:
    """Why an offer does not hold any more, if it does not. Never for what somebody else than its maker secretly has."""
    maker = offer.maker
    if not holds(state, maker, offer.give) or any(card not in state.players[maker].cards for card in offer.cards):
        return UNCOVERED
    acting = buyer(state, offer)
    if offer.plan != MOVE and not may_act_after(state, acting, offer.give if acting == maker else {}):
        return "acted"
    if offer.order is not None and not _order_left(state, offer, offer.order):
        return UNCOVERED
    return None


def _order_left(state: Genoa, offer: OpenOffer, order: str) -> bool:
    """Whether the maker still has the large order he means to deliver, and its goods besides what he pays."""
    player = state.players[offer.maker]
    if order not in player.cards:
        return False
    return all(player.open.get(good, 0) > offer.give.get(good, 0) for good in CARDS[order].goods)


def sweep(state: Genoa) -> Happenings:
    """Clear away what no longer holds."""
    turn = state.turn
    if not turn.offers:
        return
    ahead = set(state.board.within_reach(turn.path, turn.tower - 1))
    lapsed: list[str] = []
    kept: list[OpenOffer] = []
    for offer in turn.offers:
        here = offer.place == turn.here and turn.open_here and offer.plan != MOVE
        if not here and offer.place not in ahead:
            lapsed.append(offer.id)
            continue
        why = trouble(state, offer)
        if why is None:
            kept.append(offer)
        else:
            yield OfferWithdrawn(offer=offer.id, seat=offer.maker, why=why)
    turn.offers = kept
    if lapsed:
        yield OffersLapsed(offers=tuple(lapsed))


def bids_here(state: Genoa, offer: OpenOffer) -> bool:
    """Whether somebody offers the merchant something for the action of the building the tower stands on."""
    turn = state.turn
    return offer.maker != turn.merchant and offer.plan != MOVE and offer.place == turn.here and turn.open_here


def forces(state: Genoa, offer: OpenOffer) -> bool:
    """Whether the merchant must sell or act because of this offer: it pays for the action here and asks nothing."""
    if offer.want or not bids_here(state, offer):
        return False
    return bool(offer.give) or all(_in_stock(state, offer.maker, item, n) for item, n in offer.promise.items())


def _in_stock(state: Genoa, seat: int, item: str, count: int) -> bool:
    # ruling: a mere promise forces only if the supply can deliver it now
    if item == DUCATS:
        return True
    if item in KINDS:
        return len(state.decks[item].down) + len(state.decks[item].up) >= count
    return available(state, seat, item) >= count


def unheard(state: Genoa) -> tuple[int, ...]:
    """Who could still bid for the action here: able to act, and has neither bid nor passed."""
    turn = state.turn
    if not turn.open_here:
        return ()
    bidders = {offer.maker for offer in turn.offers if bids_here(state, offer)}
    return tuple(
        seat
        for seat in range(state.seats)
        if seat != turn.merchant and seat not in bidders and state.able(seat) and not turn.has_passed(seat)
    )


def held(state: Genoa) -> bool:
    """Whether the tower may not go on: somebody bids for the action here, or has not said that he will not."""
    return bool(unheard(state)) or any(forces(state, offer) for offer in state.turn.offers)


def asked(state: Genoa) -> tuple[int, ...]:
    """Whom the merchant has proposed something to that could be agreed now. Who has passed is not disturbed, unless it
    answers an offer of his."""
    turn = state.turn
    proposed = [offer for offer in turn.offers if offer.maker == turn.merchant]
    if not proposed:
        return ()
    is_held = held(state)
    bidders = {offer.id: offer.maker for offer in turn.offers}
    return tuple(
        sorted(
            {
                offer.to
                for offer in proposed
                if in_reach(state, offer, is_held)
                and (bidders.get(offer.parent or "") == offer.to or not turn.has_passed(offer.to))
            }
        )
    )


def in_reach(state: Genoa, offer: OpenOffer, is_held: bool) -> bool:
    """Whether a deal about this would bind now: the action here, or a move to the next place."""
    turn = state.turn
    if offer.place == turn.here:
        return turn.open_here
    return not is_held and turn.tower > 1 and offer.place in state.board.neighbours[turn.here]


def affordable(state: Genoa, seat: int, offer: OpenOffer) -> bool:
    """Whether the one who is asked has what is wanted of him, and his action left if it is he who acts."""
    if not holds(state, seat, offer.want):
        return False
    return offer.plan == MOVE or buyer(state, offer) != seat or may_act_after(state, seat, offer.want)


def go(state: Genoa, place: str, deal: str | None = None) -> Happenings:
    """The tower leaves a disc behind and moves on; what the merchant proposed where it stood is past."""
    turn = state.turn
    turn.path.append(place)
    turn.tower -= 1
    turn.passed_here.clear()
    yield TowerMoved(merchant=turn.merchant, place=place, discs=turn.tower, deal=deal)
    past = tuple(offer.id for offer in turn.offers if offer.maker == turn.merchant)
    if past:
        turn.offers = [offer for offer in turn.offers if offer.maker != turn.merchant]
        yield OffersLapsed(offers=past)


def strike(state: Genoa, offer: OpenOffer, cards: tuple[str, ...]) -> Happenings:
    """Accepted: everything changes hands at once, and the tower moves if it was sold a move."""
    turn = state.turn
    turn.offers.remove(offer)
    acting = buyer(state, offer)
    from_buyer = acting == offer.maker
    yield DealStruck(
        offer=offer.id,
        merchant=turn.merchant,
        buyer=acting,
        place=offer.place,
        plan=offer.plan,
        pays=offer.give if from_buyer else offer.want,
        gets=offer.want if from_buyer else offer.give,
        promise=offer.promise,
    )
    yield from hand(state, offer.maker, offer.to, offer.give, offer.cards, "deals")
    yield from hand(state, offer.to, offer.maker, offer.want, cards, "deals")
    if offer.place != turn.here:
        yield from go(state, offer.place, offer.id)
    if offer.plan != MOVE and offer.place in BUILDINGS:
        turn.used[offer.place] = acting
