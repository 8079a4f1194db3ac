"""Turns: revealing, what may be loaded, and how much a ship holds."""

import pytest

from rules import Illegal
from rules.medici.day import CardRevealed, DayBegan, DayEnded, LastTurn, Load, Loaded, Reveal
from tests.rules.medici.table import GAME, Table

FIVE = "grain_two grain_three grain_four spice_two spice_three"
SEVEN = f"{FIVE} furs_two furs_three"


def refusal(table: Table, action: Reveal | Load) -> Illegal:
    with pytest.raises(Illegal) as refused:
        table.play(action)
    return refused.value


def test_with_an_empty_market_at_least_one_card_is_revealed() -> None:
    table = Table()
    assert table.verbs == {"reveal"}
    assert refusal(table, Load()).key == "market_is_empty"
    assert table.reveal().verbs == {"reveal", "load"}


def test_with_cards_in_the_market_nothing_need_be_revealed() -> None:
    table = Table(market="grain_two")
    assert table.verbs == {"reveal", "load"}
    assert table.load().ship(0) == {"grain_two"}


def test_cards_are_revealed_one_by_one_and_three_at_most() -> None:
    table = Table(coming="grain_two spice_five treasure furs_two")
    table.reveal()
    assert table.events == (CardRevealed(seat=0, card="grain_two", reveals=True),)
    table.reveal(2)
    assert table.market == "grain_two spice_five treasure"
    assert table.verbs == {"load"}
    assert refusal(table, Reveal()).key == "revealed_enough"


def test_the_last_card_is_taken_and_any_of_the_two_before_it() -> None:
    table = Table(market="dyes_five grain_two spice_three furs_four")
    assert table.cargoes == {"", "grain_two", "spice_three", "grain_two spice_three"}
    assert table.load("grain_two").market == "dyes_five spice_three"


def test_the_fourth_card_from_the_end_is_out_of_reach() -> None:
    table = Table(market="dyes_five grain_two spice_three furs_four")
    assert refusal(table, Load(("dyes_five",))).key == "out_of_reach"


def test_a_card_that_is_not_in_the_market_cannot_be_loaded() -> None:
    table = Table(market="grain_two spice_three")
    assert refusal(table, Load(("treasure",))).key == "out_of_reach"
    assert refusal(table, Load(("grain_two", "grain_two"))).key == "out_of_reach"


def test_of_two_equal_cards_either_is_the_same() -> None:
    table = Table(market="grain_two grain_two spice_three")
    assert table.cargoes == {"", "grain_two", "grain_two grain_two"}
    assert table.load("grain_two").market == "grain_two"


def test_the_whole_value_of_the_ship_is_announced() -> None:
    table = Table(market="treasure grain_three", ships={0: "spice_four spice_pair"})
    table.load("treasure")
    assert table.told(Loaded) == [Loaded(seat=0, cards=("grain_three", "treasure"), cargo=14, full=False)]


@pytest.mark.parametrize(("seats", "cards"), [(2, SEVEN), (3, FIVE), (4, FIVE), (5, FIVE), (6, FIVE)])
def test_a_ship_holds_five_cards_and_with_two_players_seven(seats: int, cards: str) -> None:
    *loaded, last = cards.split()
    table = Table(seats, market=f"treasure dyes_four {last}", ships={0: " ".join(loaded)})
    assert table.cargoes == {""}
    assert refusal(table, Load(("dyes_four",))).facts == {"free": 1}
    table.load()
    assert table.told(Loaded)[0].full


def test_green_cards_take_no_space_even_with_the_card_that_fills_the_ship() -> None:
    table = Table(market="grain_sample trinket dyes_five", ships={0: "grain_two grain_three spice_two spice_three"})
    assert table.cargoes == {"", "grain_sample", "trinket", "grain_sample trinket"}
    table.load("grain_sample trinket")
    assert table.told(Loaded)[0].full
    assert len(table.ship(0)) == 7


def test_a_green_card_beside_a_card_too_many_may_be_loaded() -> None:
    table = Table(market="trinket dyes_five grain_four", ships={0: "grain_two grain_three spice_two spice_three"})
    assert table.cargoes == {"", "trinket"}


def test_a_full_ship_takes_no_more_turns() -> None:
    table = Table(seats=3, turn=0, market="furs_two furs_three", ships={1: FIVE})
    table.load()
    assert table.turn == 2
    assert GAME.forms(table.state, 1) == ()


def test_the_last_one_not_full_has_one_last_turn() -> None:
    table = Table(
        seats=3, turn=0, market="furs_three furs_two", ships={0: "dyes_two dyes_three dyes_four dyes_five", 1: FIVE}
    )
    table.load()
    assert table.told(LastTurn) == [LastTurn(seat=2)]
    assert table.turn == 2

    table.load()  # the ship has room for four more, but the day is over
    assert table.told(DayEnded) == [DayEnded(day=1)]
    assert [event.day for event in table.told(DayBegan)] == [2]


def test_the_last_turn_is_a_whole_turn() -> None:
    table = Table(seats=2, turn=0, ships={0: SEVEN.rsplit(" ", 1)[0]}, market="furs_three", coming="dyes_two dyes_four")
    table.load().reveal(2)
    assert (table.turn, table.verbs) == (1, {"reveal", "load"})
    table.load("dyes_two")
    assert table.told(Loaded)[0].cards == ("dyes_four", "dyes_two")
    assert table.told(DayEnded) == [DayEnded(day=1)]


def test_when_the_deck_runs_out_the_market_is_loaded() -> None:
    table = Table(seats=3, market="furs_two", coming="dyes_five", nothing_else=True, day=3).reveal()
    assert table.verbs == {"load"}
    assert refusal(table, Reveal()).key == "deck_is_empty"
    table.load()
    assert (table.turn, table.verbs, table.market) == (1, {"load"}, "furs_two")


def test_when_deck_and_market_are_empty_the_day_ends() -> None:
    table = Table(seats=3, market="furs_two", nothing_else=True, day=3).load()
    assert table.told(DayEnded) == [DayEnded(day=3)]
    assert GAME.result(table.state) is not None
