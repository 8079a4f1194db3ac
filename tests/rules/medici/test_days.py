"""The end of a day: payouts, bonuses, unloading, and who begins the next one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.game import Changed
from rules.medici.day import DayBegan
from rules.medici.scoring import BonusPaid, GoodPaid, ShipsPaid
from tests.rules.medici.table import GAME, Table

LOADED = {
    1: "grain_two grain_three spice_two spice_three furs_two",  # 12
    2: "furs_three furs_four dyes_two dyes_three cloth_two",  # 14
}


def last_turn(**situation: Any) -> Table:
    """Three players, two of them full: whatever the first one loads, the day ends. Loading cloth as it stands earns
    them 5, 40 and 55 florins."""
    return Table(seats=3, turn=0, **{"market": "cloth_five", "ships": LOADED, **situation})


def paid(table: Table, good: str) -> GoodPaid | None:
    return next((event for event in table.told(GoodPaid) if event.good == good), None)


# -------------------------------------------------------------------- payouts


@pytest.mark.parametrize(
    ("seats", "florins"),
    [
        (2, (20, 0)),
        (3, (30, 15, 0)),
        (4, (30, 20, 10, 0)),
        (5, (30, 20, 10, 5, 0)),
        (6, (30, 20, 15, 10, 5, 0)),
    ],
)
def test_ships_are_paid_by_value(seats: int, florins: tuple[int, ...]) -> None:
    cargoes = ["treasure treasure", "treasure grain_five", "treasure grain_four", "treasure", "grain_five", "grain_two"]
    ships = dict(enumerate(cargoes[: seats - 1]))
    table = Table(seats, turn=seats - 1, ships=ships, market="spice_two", nothing_else=True, day=3).load()
    (event,) = table.told(ShipsPaid)
    assert event.florins == florins


def test_all_ships_equal_share_everything() -> None:
    ships = {0: "grain_two", 1: "spice_two", 2: "furs_two"}
    table = Table(4, turn=3, ships=ships, market="dyes_two", nothing_else=True, day=3).load()
    assert table.told(ShipsPaid) == [ShipsPaid(cargoes=(2, 2, 2, 2), florins=(15, 15, 15, 15))]


def test_a_share_is_rounded_down_to_a_multiple_of_five() -> None:
    ships = {0: "grain_five", 1: "spice_two"}
    table = Table(3, turn=2, ships=ships, market="dyes_two", nothing_else=True, day=3).load()
    assert table.told(ShipsPaid) == [ShipsPaid(cargoes=(5, 2, 2), florins=(30, 5, 5))]  # 15 for two is 7 each


def test_every_florin_is_accounted_for_by_its_source() -> None:
    table = last_turn(warehouses={0: "cloth_pair cloth_pair"}).load()
    told = [(event.why, event.by) for event in table.told(Changed) if event.seat == 0]
    assert told == [("good", 10), ("bonus", 10)]
    assert table.florins()[0] == 20


# -------------------------------------------------------------------- goods


def test_symbols_count_and_not_cards() -> None:
    table = last_turn(warehouses={0: "dyes_pair dyes_pair", 1: "dyes_five dyes_four dyes_three"}).load()
    assert paid(table, "dyes") == GoodPaid(good="dyes", symbols=(4, 3, 2), florins=(10, 5, 0))


def test_green_goods_count_in_the_warehouse() -> None:
    table = last_turn(market="cloth_sample").load()
    assert paid(table, "cloth") == GoodPaid(good="cloth", symbols=(1, 0, 1), florins=(5, 0, 5))


def test_zero_symbols_never_place() -> None:
    table = Table(2, turn=1, ships={0: "grain_two"}, market="spice_two", nothing_else=True, day=3).load()
    assert paid(table, "grain") == GoodPaid(good="grain", symbols=(1, 0), florins=(10, 0))
    assert paid(table, "spice") == GoodPaid(good="spice", symbols=(0, 1), florins=(0, 10))


def test_a_good_that_nobody_has_pays_nobody() -> None:
    table = Table(3, turn=2, ships={0: "grain_two"}, market="spice_two", nothing_else=True, day=3).load()
    assert paid(table, "furs") is None


def test_goods_are_paid_again_every_day() -> None:
    table = last_turn(day=2, warehouses={0: "dyes_pair dyes_pair"}).load()
    assert paid(table, "dyes") == GoodPaid(good="dyes", symbols=(4, 0, 2), florins=(10, 0, 5))


# -------------------------------------------------------------------- bonuses


@pytest.mark.parametrize(
    ("seats", "symbols", "high_bonus", "florins"),
    [
        (2, 6, False, 0),
        (2, 7, False, 10),
        (3, 4, False, 0),
        (3, 5, False, 10),
        (6, 5, False, 10),
        (3, 8, False, 10),
        (3, 7, True, 10),
        (3, 8, True, 20),
        (6, 8, True, 20),
        (2, 9, True, 10),
        (2, 10, True, 20),
    ],
)
def test_enough_symbols_of_a_good_earn_a_bonus(seats: int, symbols: int, high_bonus: bool, florins: int) -> None:
    cards = ["dyes_two", "dyes_three", "dyes_four"] * 4
    table = Table(
        seats,
        turn=1,
        market="grain_two",
        warehouses={0: " ".join(cards[:symbols])},
        nothing_else=True,
        day=3,
        high_bonus=high_bonus,
    ).load()
    expected = [BonusPaid(seat=0, good="dyes", symbols=symbols, florins=florins)] if florins else []
    assert table.told(BonusPaid) == expected


def test_several_may_earn_the_bonus_of_one_good() -> None:
    warehouses = {0: "dyes_pair dyes_pair dyes_two", 1: "dyes_two dyes_two dyes_three dyes_three dyes_four dyes_four"}
    table = Table(4, turn=3, market="grain_two", warehouses=warehouses, nothing_else=True, day=3).load()
    assert [(event.seat, event.symbols) for event in table.told(BonusPaid)] == [(0, 5), (1, 6)]


# -------------------------------------------------------------------- unloading


def test_goods_go_to_the_warehouse_and_neutral_cards_to_the_box() -> None:
    table = last_turn(market="trinket treasure cloth_five").load("trinket treasure")
    player = GAME.view(table.state, 0).players[0]
    assert (player.ship, player.cargo, player.free) == ((), 0, 5)
    assert player.symbols == {"grain": 0, "spice": 0, "furs": 0, "dyes": 0, "cloth": 1}
    assert Counter(table.state.box) == {"trinket": 1, "treasure": 1}


def test_cards_left_in_the_market_are_shuffled_into_the_deck() -> None:
    table = last_turn(market="treasure grain_five cloth_five spice_five")
    deck = Counter(table.state.deck)
    table.load()
    assert table.market == ""
    assert Counter(table.state.deck) == deck + Counter(["treasure", "grain_five", "cloth_five"])
    places = set()
    for seed in range(12):
        places.add(last_turn(market="treasure grain_five spice_five", seed=seed).load().state.deck.index("treasure"))
    assert len(places) > 1


# -------------------------------------------------------------------- the next day


def test_the_poorest_begins_the_next_day() -> None:
    table = last_turn(florins={0: 90, 1: 60, 2: 30}).load()
    assert table.florins() == [95, 100, 85]
    assert table.told(DayBegan) == [DayBegan(day=2, seat=2, lot=False)]
    assert table.turn == 2


def test_among_equally_poor_the_lot_decides() -> None:
    begun = set()
    for seed in range(20):
        table = last_turn(florins={0: 100, 1: 45, 2: 30}, seed=seed).load()
        assert table.florins() == [105, 85, 85]
        (event,) = table.told(DayBegan)
        begun.add((event.seat, event.lot, event.reveals))
    assert begun == {(1, True, True), (2, True, True)}


def test_the_first_day_is_begun_by_lot() -> None:
    starts = set()
    for seed in range(30):
        _, events = GAME.open(3, None, bytes([seed]) * 32)
        assert isinstance(events[0], DayBegan)
        assert events[0].lot
        starts.add(events[0].seat)
    assert starts == {0, 1, 2}


# -------------------------------------------------------------------- the end


def test_after_three_days_the_richest_wins() -> None:
    table = last_turn(day=3, florins={0: 200, 1: 10, 2: 20}).load()
    result = GAME.result(table.state)
    assert result is not None
    assert (result.scores, result.places, result.winners) == ((205, 50, 75), (1, 3, 2), (0,))
    assert GAME.awaited(table.state) == ()


def test_equal_florins_share_the_victory() -> None:
    table = last_turn(day=3, florins={0: 135, 1: 100, 2: 5}).load()
    result = GAME.result(table.state)
    assert result is not None
    assert (result.scores, result.places, result.winners) == ((140, 140, 60), (1, 1, 3), (0, 1))


def test_before_the_end_there_is_no_result() -> None:
    assert GAME.result(last_turn(day=2).load().state) is None
