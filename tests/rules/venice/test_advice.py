"""The house player is a serious one, alone, with smugglers and at a full table, and stays out of prison."""

from random import Random
from typing import Any

import pytest

from rules.venice.activating import Activate
from rules.venice.completing import Complete
from rules.venice.course import TurnFavour
from rules.venice.lowering import Lower, Stand
from rules.venice.sailing import Sail
from tests.rules.venice.table import GAME, Table
from tests.rules.venice.test_buildings import at
from tests.rules.venice.test_end import finish, last_turn

PLAYED = 8


def play_out(seats: int, seed: int, house: int | None) -> Any:
    """The state at the end of a game of people who pick at random and, if there is one, a house player."""
    random = Random(f"{seats} {seed}")
    state = GAME.start(seats, GAME.Options(), random.randbytes(32))
    while awaited := GAME.awaited(state):
        seat = awaited[0]
        if seat == house:
            action = GAME.advise(GAME.imagine(state, seat, random)[0], seat, random)
        else:
            action = random.choice(GAME.forms(state, seat)).pick(random)
        state, _ = GAME.play(state, seat, action)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_wins_far_more_than_its_share_and_is_not_arrested(seats: int) -> None:
    won = 0
    for seed in range(PLAYED):
        house = seed % seats
        state = play_out(seats, seed, house)
        result = GAME.result(state)
        assert result is not None
        assert state.arrested != house
        won += house in result.winners
    assert won >= max(0.8 if seats == 2 else 0, 2 / seats) * PLAYED


def test_alone_it_scores_far_more_than_people_who_pick_at_random() -> None:
    house = [play_out(1, seed, 0).players[0].vp for seed in range(5)]
    random = [play_out(1, seed, None).players[0].vp for seed in range(5)]
    assert sum(house) > 2 * sum(random)


def advice(table: Table, seat: int | None = None) -> object:
    return GAME.advise(table.state, table.awaited[0] if seat is None else seat, Random(0))


def test_it_sails_to_where_a_mission_can_be_completed_and_completes_it() -> None:
    table = Table(
        gondolas={0: ("docks", "senate")},
        missions={0: "mission_09"},
        holds={"0a": "ceramics ceramics cloth"},
        scrolls={0: 1},
    ).man("a")
    assert advice(table) == Sail("mint", "moor")
    assert isinstance(advice(table.moor("mint")), Complete)


def test_it_takes_what_costs_nothing() -> None:
    assert advice(at("monastery", 2)) == Activate((1, 2))


def test_at_the_end_it_goes_below_the_most_intriguing_rival() -> None:
    table = finish(last_turn(intrigue={0: 3, 1: 3}, coins={0: 12, 1: 0}))
    assert advice(table) == Lower(0, 1)


def test_out_of_danger_it_keeps_its_coins() -> None:
    table = finish(last_turn(intrigue={0: 1, 1: 3}, coins={0: 12, 1: 0}))
    assert advice(table) == Stand()


def test_it_turns_its_favour_card_to_stay_out_of_prison() -> None:
    table = last_turn(intrigue={0: 1}, coins={0: 0})
    table.state.players[0].favour = True
    assert advice(finish(table)) == TurnFavour()


def test_thinking_leaves_the_state_alone() -> None:
    table = Table(missions={0: "mission_09"}, influence={0: "overtime#1 hire_spy#1"}, assistants={"mint": {0: 2}})
    written = GAME.encode(table.state)
    advice(table)
    assert GAME.encode(table.state) == written
