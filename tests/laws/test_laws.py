"""Every registered game, with every number of players and every option, obeys every law."""

import os
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rules
from tests.laws.kit import LAWS, Trial
from tests.toys import pennies

SOAK = bool(os.environ.get("LOGGIA_SOAK"))
UNDER_LAW = {**rules.GAMES, "pennies": pennies.GAME}

# In the suite the same few games every time, so that a red run is the change's own fault; in the soak new ones.
thoroughly = settings(
    max_examples=200 if SOAK else 2,
    derandomize=not SOAK,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


def every_table() -> list[Any]:
    return [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in UNDER_LAW.values() for seats in game.seats]


def options_of(game: Any) -> st.SearchStrategy[Any]:
    return st.builds(
        game.Options, **{name: st.sampled_from(values) for name, values in game.Options.choices().items()}
    ).filter(lambda options: _goes_together(game, options))


def _goes_together(game: Any, options: Any) -> bool:
    return any(_allowed(options, seats) for seats in game.seats)


def _allowed(options: Any, seats: int) -> bool:
    try:
        options.check(seats)
    except rules.Illegal:
        return False
    return True


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(("game", "seats"), every_table())
def test_the_law_holds(game: Any, seats: int, law: str) -> None:
    @thoroughly
    @given(st.integers(0, 2**32), options_of(game).filter(lambda options: _allowed(options, seats)))
    def trials(seed: int, options: Any) -> None:
        LAWS[law](Trial(game, seats, options, Random(seed)))

    trials()


def every_option() -> list[Any]:
    return [
        pytest.param(game, name, value, id=f"{game.name}-{name}-{value}")
        for game in UNDER_LAW.values()
        for name, values in game.Options.choices().items()
        for value in values
    ]


@pytest.mark.parametrize(("game", "name", "value"), every_option())
def test_every_option_is_played_to_the_end(game: Any, name: str, value: Any) -> None:
    options = game.Options(**{name: value})
    seats = next(seats for seats in reversed(game.seats) if _allowed(options, seats))
    for law in ("conservation", "honest"):
        LAWS[law](Trial(game, seats, options, Random(f"{name} {value}"), checks=4))
