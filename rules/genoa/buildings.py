"""What the action of a building does: take from the supply, draw from a deck, or at a villa deliver a large order."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from rules.game import By, Event, Happenings, One
from rules.genoa.pieces import BUILDINGS, CARDS, COMPONENTS, DUCATS, LARGE_ORDER, SMALL_ORDER, TOKENS
from rules.genoa.stock import available, change, discard, draw, put_back, take

if TYPE_CHECKING:
    from rules.genoa.state import Genoa

TAKE = "take"
"""The choice of a building's ordinary action; the other choices are large orders, by card."""

_NOTHING: Mapping[str, int] = {}
_NO_TOKEN = One((None,))


class Took(Event, frozen=True, kw_only=True):
    """What the supply had of a building's goods, tokens or markers."""

    seat: int
    place: str
    items: dict[str, int]


class LargeOrderFilled(Event, frozen=True, kw_only=True):
    seat: int
    place: str
    order: str
    goods: tuple[str, ...]
    ducats: int
    token: str | None


class SmallOrderFilled(Event, frozen=True, kw_only=True):
    seat: int
    place: str
    order: str
    goods: tuple[str, ...]
    ducats: int


class Proceeds(Struct):
    """What an action brought, of which a part may be promised."""

    items: dict[str, int] = {}
    cards: list[str] = []


def large_orders(state: Genoa, seat: int, place: str) -> list[str]:
    """Large orders of this villa that the seat has the goods for."""
    return orders(state, seat, place, LARGE_ORDER) if BUILDINGS[place].large_orders else []


def small_orders(state: Genoa, seat: int, place: str) -> list[str]:
    return orders(state, seat, place, SMALL_ORDER)


def orders(state: Genoa, seat: int, place: str, kind: str) -> list[str]:
    player = state.players[seat]
    found = []
    for name in player.cards:
        card = CARDS[name]
        if card.kind == kind and card.place() == place and all(player.open.get(good) for good in card.goods):
            found.append(name)
    return found


def choices(state: Genoa, seat: int, place: str, promise: Mapping[str, int] = _NOTHING) -> tuple[One, By | One]:
    """What may be done in a building, and the token to take with a large order. What is promised must be taken."""
    filled = () if promise else tuple(large_orders(state, seat, place))
    reward = {DUCATS: COMPONENTS.rewards.large_order}
    choice = One((TAKE, *filled), (yields(state, seat, place), *(reward for _ in filled)))
    if not filled:
        return choice, _NO_TOKEN
    return choice, By("choice", {TAKE: _NO_TOKEN}, One(tokens_left(state)))


def tokens_left(state: Genoa) -> tuple[str | None, ...]:
    return tuple(token for token in TOKENS if state.supply[token]) or (None,)


def yields(state: Genoa, seat: int, place: str) -> dict[str, int | str]:
    """What the ordinary action would bring now."""
    building = BUILDINGS[place]
    found: dict[str, int | str] = {
        item: min(count, available(state, seat, item)) for item, count in building.gives.items()
    }
    for kind, count in building.draws.items():
        deck = state.decks[kind]
        found[kind] = min(count, len(deck.down) + len(deck.up))
    return found


def perform(state: Genoa, seat: int, place: str, choice: str, token: str | None) -> Generator[Event, None, Proceeds]:
    """Do a building's action; scarcity gives less, and the action counts all the same."""
    proceeds = Proceeds()
    if choice != TAKE:
        yield from _fill_large(state, seat, place, choice, token, proceeds)
        return proceeds
    building = BUILDINGS[place]
    if building.gives:
        for item, count in building.gives.items():
            taken = take(state, seat, item, count)
            if taken:
                proceeds.items[item] = taken
        yield Took(seat=seat, place=place, items=dict(proceeds.items))
    for kind, count in building.draws.items():
        drawn = yield from draw(state, seat, kind, count)
        proceeds.cards.extend(drawn)
    return proceeds


def _fill_large(state: Genoa, seat: int, place: str, order: str, token: str | None, proceeds: Proceeds) -> Happenings:
    goods = CARDS[order].goods
    for good in goods:
        put_back(state, seat, good)
    ducats = COMPONENTS.rewards.large_order
    yield LargeOrderFilled(seat=seat, place=place, order=order, goods=goods, ducats=ducats, token=token, reveals=True)
    yield from change(state, seat, ducats, "large_orders")
    proceeds.items[DUCATS] = ducats
    if token is not None:
        taken = take(state, seat, token, COMPONENTS.rewards.large_order_tokens)
        proceeds.items[token] = taken
    yield from discard(state, seat, order)


def fill_small(state: Genoa, seat: int, place: str, order: str) -> Happenings:
    goods = CARDS[order].goods
    for good in goods:
        put_back(state, seat, good)
    ducats = COMPONENTS.rewards.small_order
    yield SmallOrderFilled(seat=seat, place=place, order=order, goods=goods, ducats=ducats, reveals=True)
    yield from change(state, seat, ducats, "small_orders")
    yield from discard(state, seat, order)
