"""Presses that nobody's Discord would send; `make soak` sends a hundred thousand."""

from random import Random

import pytest

from bench.hostile import Hostile
from bench.kill import playable
from bench.scene import Scene


@pytest.mark.parametrize("game", playable())
async def test_hostile_presses_do_nothing_and_learn_nothing(scene: Scene, game: str) -> None:
    await scene.open(game, seats=3)
    hostile = Hostile(scene, Random(game))
    assert await hostile.run(250) == []
    assert len(hostile.sent) == 5
