"""The end of a day: ships are paid by their value, unloaded, and every good in the warehouses is paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rules.game import Changed, Event, Happenings
from rules.medici.pieces import CARDS, COMPONENTS, GOODS

if TYPE_CHECKING:
    from rules.medici.state import Medici


class ShipsPaid(Event, frozen=True, kw_only=True):
    cargoes: tuple[int, ...]
    florins: tuple[int, ...]


class GoodPaid(Event, frozen=True, kw_only=True):
    good: str
    symbols: tuple[int, ...]
    florins: tuple[int, ...]


class BonusPaid(Event, frozen=True, kw_only=True):
    seat: int
    good: str
    symbols: int
    florins: int


def shares(amounts: Mapping[int, int], payouts: Sequence[int]) -> dict[int, int]:
    """What each earns for its amount: places in order of amount; equal amounts share the places they cover, rounded
    down to whole units."""
    unit = COMPONENTS.payout.unit
    earned = {}
    for seat, amount in amounts.items():
        above = sum(other > amount for other in amounts.values())
        equal = sum(other == amount for other in amounts.values())
        earned[seat] = sum(payouts[above : above + equal]) // equal // unit * unit
    return earned


def pay_day(state: Medici) -> Happenings:
    yield from pay_ships(state)
    unload(state)
    for good in GOODS:
        yield from pay_good(state, good)
        yield from pay_bonuses(state, good)


def pay_ships(state: Medici) -> Happenings:
    cargoes = {seat: player.cargo for seat, player in enumerate(state.players)}
    earned = shares(cargoes, COMPONENTS.payout.ship[state.seats])
    yield ShipsPaid(cargoes=tuple(cargoes.values()), florins=tuple(earned.values()))
    for seat, florins in earned.items():
        state.players[seat].from_ships += florins
        yield from pay(state, seat, florins, "ship")


def unload(state: Medici) -> None:
    for player in state.players:
        for card in player.ship:
            if CARDS[card].good:
                player.warehouse[card] = player.warehouse.get(card, 0) + 1
            else:
                state.box.append(card)
        player.ship.clear()


def pay_good(state: Medici, good: str) -> Happenings:
    symbols = {seat: player.symbols(good) for seat, player in enumerate(state.players)}
    # ruling: zero symbols never place
    earned = shares({seat: count for seat, count in symbols.items() if count}, COMPONENTS.payout.good)
    if not earned:
        return
    yield GoodPaid(
        good=good,
        symbols=tuple(symbols.values()),
        florins=tuple(earned.get(seat, 0) for seat in symbols),
    )
    for seat, florins in earned.items():
        state.players[seat].from_goods += florins
        yield from pay(state, seat, florins, "good")


def bonus(state: Medici, symbols: int) -> int:
    # ruling: the variant counts symbols, as everything else does
    if state.options.high_bonus and symbols >= COMPONENTS.high_bonus.symbols[state.seats]:
        return COMPONENTS.high_bonus.florins
    return COMPONENTS.bonus.florins if symbols >= COMPONENTS.bonus.symbols[state.seats] else 0


def pay_bonuses(state: Medici, good: str) -> Happenings:
    for seat, player in enumerate(state.players):
        symbols = player.symbols(good)
        florins = bonus(state, symbols)
        if florins:
            player.from_bonuses += florins
            yield BonusPaid(seat=seat, good=good, symbols=symbols, florins=florins)
            yield from pay(state, seat, florins, "bonus")


def pay(state: Medici, seat: int, florins: int, why: str) -> Happenings:
    if florins:
        state.players[seat].florins += florins
        yield Changed(seat=seat, item="florins", by=florins, why=why)
