"""Rounds: who chooses when, what a Library does, how the game ends."""

import pytest

from rules.sanjuan import GAME, TakeRole
from rules.sanjuan.builder import BuildingPassed
from rules.sanjuan.pieces import COMPONENTS
from rules.sanjuan.piles import CardsDrawn
from rules.sanjuan.rounds import RoleTaken, RoundBegan
from rules.sanjuan.scoring import GameEnded
from rules.sanjuan.state import SanJuanOptions
from tests.rules.sanjuan.table import Table


def test_each_chooses_once_clockwise_from_the_governor() -> None:
    table = Table(4)
    chosen = []
    for role in ("prospector", "producer", "trader", "builder"):
        chosen.append(table.awaited)
        table.takes_role(role, table.awaited[0])
    assert chosen == [(0,), (1,), (2,), (3,)]
    assert [(event.round, event.governor) for event in table.told(RoundBegan)] == [(2, 1)]


def test_of_two_players_the_governor_chooses_a_second_time() -> None:
    table = Table(2)
    chosen = []
    for role in ("prospector", "producer", "trader"):
        chosen.append(table.awaited[0])
        table.takes_role(role, table.awaited[0])
    assert chosen == [0, 1, 0]
    assert table.awaited == (1,)
    assert table.state.governor == 1


def test_a_role_is_taken_once_a_round_and_comes_back_in_the_next() -> None:
    table = Table(2)
    table.takes_role("prospector")
    assert table.refusal(1, TakeRole("prospector")) == "role_is_taken"
    assert table.refusal(0, TakeRole("trader")) == "not_your_turn"
    table.takes_role("producer", 1)
    table.takes_role("trader", 0)
    assert "prospector" in table.domain(1, TakeRole, "role").values


def test_a_library_doubles_the_privilege_of_every_role() -> None:
    table = Table(3)
    table.owns(0, "library")
    offered = table.domain(0, TakeRole, "role")
    doubled = {role: offered.about(role)["privilege"] for role in offered.values}
    assert doubled == {"builder": 2, "producer": 2, "trader": 2, "councillor": 6, "prospector": 2}
    table.takes_role("prospector")
    assert table.told(CardsDrawn)[0].count == 2
    assert table.told(RoleTaken)[0].multiplied


def test_of_two_players_a_library_works_once_a_round() -> None:
    table = Table(2)
    table.owns(0, "library")
    table.takes_role("prospector")
    assert len(table.hand(0)) == 2
    table.takes_role("producer", 1)
    table.takes_role("trader", 0)
    assert not table.told(RoleTaken)[0].multiplied


def test_a_governor_of_two_may_keep_his_library_for_the_second_role() -> None:
    table = Table(2)
    table.owns(0, "library")
    table.takes_role("trader", keep_library=True)
    assert not table.told(RoleTaken)[0].multiplied
    table.takes_role("producer", 1)
    assert table.domain(0, TakeRole, "keep_library").values == (False,)
    table.takes_role("prospector", 0)
    assert len(table.hand(0)) == 2


def test_whoever_chooses_once_keeps_no_library() -> None:
    table = Table(3)
    table.owns(0, "library")
    assert table.refusal(0, TakeRole("trader", keep_library=True)) == "no_library_to_keep"


def test_the_game_ends_after_the_builder_phase_with_a_twelfth_building() -> None:
    table = Table(3)
    table.owns(0, *("indigo_plant",) * 5, *("sugar_mill",) * 6)
    plant, *_ = table.holds(0, "indigo_plant")
    table.holds(1, "indigo_plant", "indigo_plant")
    table.takes_role("builder")
    table.builds(0, plant)
    # the phase is played to its end, the round is not
    assert table.awaited == (1,)
    table.builds(1, table.hand(1)[0])
    assert table.told(GameEnded)[0].why == "buildings"
    assert table.awaited == ()
    assert GAME.result(table.state) is not None


def test_covering_does_not_bring_the_end_nearer() -> None:
    table = Table(3)
    table.owns(0, "crane", *("indigo_plant",) * 5, *("sugar_mill",) * 5)
    tower, *_ = table.holds(0, "tower", "well", "hero")
    table.takes_role("builder")
    table.builds(0, tower, over=table.state.players[0].buildings[1].card)
    assert GAME.result(table.state) is None


def test_a_tavern_still_draws_when_the_game_ends() -> None:
    # it can decide between equals
    table = Table(3)
    table.owns(0, *("indigo_plant",) * 5, *("sugar_mill",) * 6)
    table.owns(1, "tavern")
    table.owns(2, "well")
    plant, *_ = table.holds(0, "indigo_plant")
    table.takes_role("builder")
    table.builds(0, plant)
    assert [event.why for event in table.told(CardsDrawn)] == ["tavern"]
    assert GAME.result(table.state) is not None


def test_a_game_in_which_nobody_builds_ends_some_time() -> None:
    state = GAME.start(2, SanJuanOptions(), bytes(32))
    moves = 0
    while awaited := GAME.awaited(state):
        state, events = GAME.play(state, awaited[0], GAME.default(state, awaited[0]))
        moves += 1
    assert events[-3:-2] == (GameEnded(why="rounds"),)
    assert moves <= GAME.longest(2)


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_starts_with_an_indigo_plant_and_four_cards(seats: int) -> None:
    state = GAME.start(seats, SanJuanOptions(), bytes(32))
    assert [[kind.id for kind in player.kinds()] for player in state.players] == [["indigo_plant"]] * seats
    assert [len(player.hand) for player in state.players] == [4] * seats
    assert len(state.deck) == 112 - 5 * seats
    assert GAME.awaited(state) == (state.governor,)


def test_the_expansion_adds_its_cards_to_the_deck_and_lays_the_cathedral_open() -> None:
    state = GAME.start(2, SanJuanOptions(expansion=True), bytes(32))
    assert len(state.deck) == 112 + 29 - 10
    assert state.open == ["cathedral#1"]


def test_with_the_advanced_start_later_seats_choose_from_more_and_all_keep_four() -> None:
    state = GAME.start(4, SanJuanOptions(advanced_start=True), bytes(32))
    in_order = state.clockwise(state.governor)
    assert [len(state.players[seat].hand) for seat in in_order] == [5, 6, 7, 8]
    assert sorted(GAME.awaited(state)) == [0, 1, 2, 3]
    for seat in in_order:
        state, _ = GAME.play(state, seat, GAME.default(state, seat))
    assert [len(player.hand) for player in state.players] == [COMPONENTS.setup.hand] * 4
    assert GAME.awaited(state) == (state.governor,)


def test_nobody_is_asked_to_build_when_all_hands_are_empty() -> None:
    table = Table(3)
    table.takes_role("builder")
    assert [event.asked for event in table.told(BuildingPassed)] == [False, False, False]
    assert table.awaited == (1,)
