"""Tokens spent before, during or after one's own action: any commodity, trade 1:1, building action."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from rules.game import Action, By, Domain, Event, Form, Happenings, One, form
from rules.genoa.buildings import choices, perform
from rules.genoa.pieces import (
    ANY_COMMODITY,
    BUILDING_ACTION,
    BUILDINGS,
    CARDS,
    GOODS,
    KINDS,
    OPEN,
    TRADE,
)
from rules.genoa.stock import available, discard, draw, put_back, take

if TYPE_CHECKING:
    from rules.genoa.state import Genoa


class TakeCommodity(Action, frozen=True):
    """Spend an any-commodity token for a good from the supply."""

    good: str


class Trade(Action, frozen=True):
    """Spend a trade token: put one thing back and take another, cards from the top of their deck."""

    give: str
    take: str


class UseBuilding(Action, frozen=True):
    """Spend a building-action token for the action of a building one owns, wherever the tower is."""

    building: str
    choice: str = "take"
    token: str | None = None


WINDOW: Mapping[str, type[Action]] = {ANY_COMMODITY: TakeCommodity, TRADE: Trade, BUILDING_ACTION: UseBuilding}
"""The tokens that may be spent during one's own action, and how."""


class CommodityTaken(Event, frozen=True, kw_only=True):
    seat: int
    good: str


class Traded(Event, frozen=True, kw_only=True):
    """A card given is put face up under its deck, so everybody sees it."""

    seat: int
    gave: str
    took: str


class BuildingUsed(Event, frozen=True, kw_only=True):
    seat: int
    building: str


def window(state: Genoa, seat: int) -> Iterable[Form]:
    """The tokens this seat may spend while it is acting."""
    own = state.players[seat].open
    if own.get(ANY_COMMODITY):
        goods = tuple(good for good in GOODS if state.supply[good])
        if goods:
            yield form(TakeCommodity, good=One(goods))
    if own.get(TRADE):
        yield from _trade(state, seat)
    if own.get(BUILDING_ACTION):
        yield from _use_building(state, seat)


def _trade(state: Genoa, seat: int) -> Iterable[Form]:
    own = state.players[seat].open
    things = tuple(item for item in OPEN if available(state, seat, item))
    decks = tuple(kind for kind in KINDS if state.decks[kind].down)
    table: dict[str, Domain] = {}
    for item in OPEN:
        if own.get(item, 0) > (item == TRADE):
            takes = (*(thing for thing in things if thing != item), *decks)
            if takes:
                table[item] = One(takes)
    for card in state.players[seat].cards:
        if things or decks:
            table[card] = One((*things, *decks))
    if table:
        yield form(Trade, give=One(tuple(table)), take=By("give", table))


def _use_building(state: Genoa, seat: int) -> Iterable[Form]:
    buildings = usable(state, seat)
    if not buildings:
        return
    ways = {building: choices(state, seat, building) for building in buildings}
    yield form(
        UseBuilding,
        building=One(buildings),
        choice=By("building", {building: way[0] for building, way in ways.items()}),
        token=By("building", {building: way[1] for building, way in ways.items()}),
    )


def usable(state: Genoa, seat: int) -> tuple[str, ...]:
    """Buildings the seat owns, but for one that would only give back the token spent."""
    return tuple(
        building
        for building, owner in state.owners.items()
        if owner == seat and BUILDING_ACTION not in BUILDINGS[building].gives
    )


def spend(state: Genoa, seat: int, action: Action) -> Happenings:
    match action:
        case TakeCommodity(good=good):
            put_back(state, seat, ANY_COMMODITY)
            take(state, seat, good, 1)
            yield CommodityTaken(seat=seat, good=good)
        case Trade(give=given, take=taken):
            put_back(state, seat, TRADE)
            yield from _swap(state, seat, given, taken)
        case UseBuilding(building=building, choice=choice, token=token):
            put_back(state, seat, BUILDING_ACTION)
            yield BuildingUsed(seat=seat, building=building)
            yield from perform(state, seat, building, choice, token)


def _swap(state: Genoa, seat: int, given: str, taken: str) -> Happenings:
    yield Traded(seat=seat, gave=given, took=taken, reveals=given in CARDS)
    # ruling: draw first, then put the given card under its deck
    if taken in KINDS:
        yield from draw(state, seat, taken, 1)
    else:
        take(state, seat, taken, 1)
    if given in CARDS:
        yield from discard(state, seat, given)
    else:
        put_back(state, seat, given)
