"""The house player: always legal, blind to what it may not know, and better than chance."""

from random import Random

import pytest

from rules.sanjuan import GAME
from rules.sanjuan.state import SanJuanOptions


def advised_game(seats: int, options: SanJuanOptions, seed: str, house: set[int]) -> tuple[int, ...]:
    """The winners of a game between house players in some seats and random pickers in the others."""
    random = Random(seed)
    state = GAME.start(seats, options, random.randbytes(32))
    while awaited := GAME.awaited(state):
        seat = awaited[0]
        if seat in house:
            imagined, _ = GAME.imagine(state, seat, random)
            action = GAME.advise(imagined, seat, random)
        else:
            action = random.choice(GAME.forms(state, seat)).pick(random)
        state, _ = GAME.play(state, seat, action)
    result = GAME.result(state)
    assert result is not None
    return result.winners


@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize(("seats", "share"), [(2, 0.8), (3, 2 / 3), (4, 2 / 4)])
def test_one_house_player_among_random_pickers_wins_twice_its_share(seats: int, share: float, expansion: bool) -> None:
    games = 12
    options = SanJuanOptions(expansion=expansion, advanced_start=True)
    won = sum(game % seats in advised_game(seats, options, f"{seats} {game}", {game % seats}) for game in range(games))
    assert won >= share * games


@pytest.mark.parametrize("seats", GAME.seats)
def test_house_players_finish_a_game_among_themselves(seats: int) -> None:
    assert advised_game(seats, SanJuanOptions(expansion=True, advanced_start=True), f"house {seats}", set(range(seats)))


def test_advice_is_the_same_in_every_world_that_the_seat_cannot_tell_apart() -> None:
    random = Random("worlds")
    state = GAME.start(3, SanJuanOptions(expansion=True), random.randbytes(32))
    while awaited := GAME.awaited(state):
        seat = awaited[0]
        action = GAME.advise(state, seat, random)
        other, _ = GAME.imagine(state, seat, random)
        assert GAME.advise(other, seat, random) == action
        state, _ = GAME.play(state, seat, action)
