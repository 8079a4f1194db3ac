"""The house player is a serious one: among people who pick at random it wins far more than its share."""

from random import Random

import pytest

from rules.medici.day import Load, Reveal
from tests.rules.medici.table import GAME, Table

GAMES_PLAYED = 20


def victories(seats: int, games: int) -> float:
    """Games won by a house player that sits down in every place in turn; a shared victory is a share of one."""
    won = 0.0
    for seed in range(games):
        random, house = Random(f"{seats} {seed}"), seed % seats
        state = GAME.start(seats, GAME.Options(high_bonus=seed % 3 == 0), random.randbytes(32))
        while awaited := GAME.awaited(state):
            (seat,) = awaited
            if seat == house:
                action = GAME.advise(GAME.imagine(state, seat, random)[0], seat, random)
            else:
                action = random.choice(GAME.forms(state, seat)).pick(random)
            state, _ = GAME.play(state, seat, action)
        result = GAME.result(state)
        assert result is not None
        if house in result.winners:
            won += 1 / len(result.winners)
    return won


def test_with_two_players_it_wins_four_games_of_five() -> None:
    assert victories(2, GAMES_PLAYED) >= 0.8 * GAMES_PLAYED


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_with_more_players_it_wins_twice_its_share(seats: int) -> None:
    assert victories(seats, GAMES_PLAYED) >= 2 / seats * GAMES_PLAYED


def test_it_reveals_when_there_is_nothing_to_load() -> None:
    assert GAME.advise(Table().state, 0, Random(0)) == Reveal()


def test_in_its_last_turn_it_loads_all_that_fits() -> None:
    full = {
        1: "grain_two grain_three spice_two spice_three furs_two",
        2: "furs_three furs_four dyes_two dyes_three cloth_two",
    }
    table = Table(market="treasure grain_four cloth_five", ships=full, nothing_else=True)
    assert GAME.advise(table.state, 0, Random(0)) == Load(("treasure", "grain_four"))


def test_thinking_leaves_the_state_alone() -> None:
    table = Table(market="treasure grain_five spice_sample")
    written = GAME.encode(table.state)
    GAME.advise(table.state, 0, Random(0))
    assert GAME.encode(table.state) == written
