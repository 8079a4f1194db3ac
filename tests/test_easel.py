"""The easel paints what the studio would paint itself, in a process that never outlives its use."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import render
import rules
from bot.easel import Easel, EaselBroken
from bot.pictures import Studio
from bot.words import words
from render import Picture, SeatLabel

HOUSE = Path(__file__).parents[1]


@pytest.fixture
def easel() -> Iterator[Easel]:
    easel = Easel()
    yield easel
    easel.close()


def board(seed: int = 1) -> Picture:
    game = rules.GAMES["medici"]
    view = game.view(game.start(3, None, bytes([seed]) * 32), None)
    return render.PAINTERS["medici"].board(view, [SeatLabel(name) for name in ("Ada", "Bob", "Żaneta")], words("pl"))


def test_it_paints_the_same_picture(easel: Easel) -> None:
    for seed in (1, 2):
        assert easel.png(board(seed)) == render.png(board(seed))


async def test_a_broken_easel_is_replaced_and_no_picture_missed() -> None:
    seen: list[float] = []
    studio = Studio(seen.append)
    studio.easel = Easel()
    first = await studio.image("first", lambda: board(1))
    assert studio.easel._process is not None
    broken = studio.easel._process.pid
    os.kill(broken, signal.SIGKILL)
    second = await studio.image("second", lambda: board(2))
    third = await studio.image("third", lambda: board(1))
    assert second.data == render.png(board(2))
    assert first.data == third.data
    assert studio.easel._process is not None
    assert studio.easel._process.pid != broken
    assert len(seen) == 3
    studio.close()


def test_a_lost_easel_is_said(easel: Easel) -> None:
    easel.png(board())
    assert easel._process is not None
    easel._process.kill()
    with pytest.raises(EaselBroken):
        easel.png(board())


def test_it_ends_with_the_one_who_uses_it() -> None:
    """Also with one who was killed: its pipe is then closed by the system."""
    easel = subprocess.Popen(
        [sys.executable, "-m", "bot.easel"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=HOUSE
    )
    out, _ = easel.communicate(b"", timeout=30)
    assert (easel.returncode, out) == (0, b"")
