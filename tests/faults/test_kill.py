"""The bot's process is killed in the middle of play; `make soak` does it hundreds of times."""

from pathlib import Path

from bench.kill import KillTest, playable


async def test_a_killed_bot_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    test = KillTest(tmp_path, seed=3)
    assert await test.run(kills=3, tables=4) == []
    assert test.kills == 3
    assert test.early > 0
    assert set(test.witness.games.values()) == set(playable())
