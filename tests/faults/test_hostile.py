"""Presses that nobody's Discord would send; `make soak` sends a hundred thousand."""

from pathlib import Path
from random import Random

import pytest

from bench.hostile import Hostile
from bench.kill import playable
from bench.scene import staged


@pytest.mark.parametrize("game", playable())
async def test_hostile_presses_do_nothing_and_learn_nothing(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path, elsewhere=["Greta"]) as scene:
        await scene.open(game, seats=3)
        hostile = Hostile(scene, Random(game))
        assert await hostile.run(250) == []
    assert len(hostile.sent) == 5
