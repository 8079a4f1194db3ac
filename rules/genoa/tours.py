"""Several deals in one go: which offers on the table the merchant could take one after the other on one way.

It is reckoned from what the merchant sees. Whether somebody could pay two of his own offers is nobody else's business,
so a tour may turn out shorter than it looks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from rules.genoa.board import BOARDS, Board
from rules.genoa.offers import ACT, MOVE, ORDER
from rules.genoa.pieces import BUILDINGS, DUCATS, EXTRA_ACTION, KINDS
from rules.genoa.view import GenoaView, OfferSeen

CONSIDERED = 12
"""Of more offers, only those that bring most: a person chooses among a few tours."""


_CARDS = frozenset(KINDS)


class Tour(Struct, frozen=True):
    offers: tuple[str, ...]
    """In the order in which they are accepted."""
    via: tuple[tuple[str, ...], ...]
    """For each of them, the streets on the way."""
    brings: dict[str, int]
    """What the merchant has more, or less, when all is done; promises from the proceeds are among it."""
    discs: int
    """Discs where the tower stands then."""


class _Moment(Struct, frozen=True):
    """How things stand after some of the deals."""

    path: tuple[str, ...]
    discs: int
    stock: Mapping[str, int]
    """What the merchant has."""
    actions: Mapping[int, int]
    """By seat, actions it could still take, those for tokens among them."""


def tours(view: GenoaView, least: int = 2) -> list[Tour]:
    """Every order in which at least so many offers can be accepted, the best one first."""
    if view.own is None or view.seat != view.merchant or view.phase != "journey":
        return []
    # who is asked for cards chooses them himself, deal by deal
    suitable = [offer for offer in view.offers if offer.receiver == view.merchant and _CARDS.isdisjoint(offer.want)]
    suitable.sort(key=lambda offer: worth(brought(offer)), reverse=True)
    stock = {**view.players[view.seat].open, DUCATS: view.own.ducats}
    actions = {seat: one.actions_left + one.open.get(EXTRA_ACTION, 0) for seat, one in enumerate(view.players)}
    now = _Moment(view.path, view.tower, stock, actions)
    held = bool(view.unheard) or any(offer.forces for offer in view.offers)
    found: dict[tuple[str, ...], Tour] = {}
    for tour in _onward(BOARDS[view.layout], now, suitable[:CONSIDERED], held=held, here=view.open_here):
        before = found.get(tour.offers)
        if len(tour.offers) >= least and (before is None or before.discs < tour.discs):
            found[tour.offers] = tour
    return sorted(found.values(), key=lambda tour: (worth(tour.brings), tour.discs), reverse=True)


def brought(offer: OfferSeen) -> dict[str, int]:
    """What an offer to the merchant brings him, promises among it."""
    total = dict(offer.give)
    for items, sign in ((offer.promise, 1), (offer.want, -1)):
        for item, count in items.items():
            total[item] = total.get(item, 0) + sign * count
    return {item: count for item, count in total.items() if count}


def worth(items: Mapping[str, int]) -> tuple[int, int]:
    """Ducats first, then the number of things."""
    return items.get(DUCATS, 0), sum(count for item, count in items.items() if item != DUCATS)


def _onward(board: Board, now: _Moment, offers: list[OfferSeen], *, held: bool, here: bool) -> Iterator[Tour]:
    """Whatever can be accepted next, and what can follow it."""
    ways = {} if held else board.ways(list(now.path), now.discs - 1)
    if here:
        ways[now.path[-1]] = [()]
    for offer in offers:
        for via in ways.get(offer.place, ()):
            after = _after(now, offer, via)
            if after is None:
                continue
            brings = brought(offer)
            yield Tour((offer.id,), (via,), brings, after.discs)
            if not _goes_on(offer):
                continue
            others = [other for other in offers if other.id != offer.id]
            for rest in _onward(board, after, others, held=False, here=False):
                yield Tour((offer.id, *rest.offers), (via, *rest.via), _sum(brings, rest.brings), rest.discs)


def _after(now: _Moment, offer: OfferSeen, via: tuple[str, ...]) -> _Moment | None:
    """How things stand once the offer is accepted; None if somebody visibly lacks what it takes."""
    actions = dict(now.actions)
    if offer.plan != MOVE:
        actions[offer.maker] -= 1 + offer.give.get(EXTRA_ACTION, 0)
        if actions[offer.maker] < 0:
            return None
    if any(now.stock.get(item, 0) < count for item, count in offer.want.items()):
        return None
    steps = (*via, offer.place) if offer.place != now.path[-1] else ()
    given = {item: count for item, count in offer.give.items() if item not in KINDS}
    stock = _sum(now.stock, given, {item: -count for item, count in offer.want.items()})
    return _Moment((*now.path, *steps), now.discs - len(steps), stock, actions)


def _goes_on(offer: OfferSeen) -> bool:
    """Whether the merchant is next after this deal: nobody is asked, and no action is left to be sold."""
    if not _CARDS.isdisjoint(offer.promise):
        return False
    return offer.plan in (ACT, ORDER) or offer.place not in BUILDINGS


def _sum(*bundles: Mapping[str, int]) -> dict[str, int]:
    total: dict[str, int] = {}
    for bundle in bundles:
        for item, count in bundle.items():
            total[item] = total.get(item, 0) + count
    return {item: count for item, count in total.items() if count}
