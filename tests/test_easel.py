"""The easel paints what the studio would paint itself, in a process that never outlives its use."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import render
import rules
from bot.commissions import Commission, carry_out
from bot.easel import Easel, EaselBroken
from bot.pictures import Studio
from render import SeatLabel

HOUSE = Path(__file__).parents[1]


@pytest.fixture
def easel() -> Iterator[Easel]:
    easel = Easel()
    yield easel
    easel.close()


def board(seed: int = 1) -> Commission:
    game = rules.GAMES["medici"]
    return Commission(
        kind="board",
        game="medici",
        language="pl",
        seats=tuple(SeatLabel(name) for name in ("Ada", "Bob", "Żaneta")),
        view=game.view(game.start(3, None, bytes([seed]) * 32), None),
    )


@pytest.mark.parametrize("name", list(rules.GAMES))
def test_it_paints_the_same_pictures(easel: Easel, name: str) -> None:
    game = rules.GAMES[name]
    state, events = game.open(game.seats[-1], None, bytes(32))
    seats = tuple(SeatLabel(f"Guest {seat}") for seat in range(game.seats[-1]))
    public = tuple(event for event in events if event.reaches(None))
    for wanted in (
        Commission(kind="post", game=name, language="en", seats=seats, view=game.view(state, None), events=public),
        Commission(kind="hand", game=name, language="pl", seats=seats, view=game.view(state, 1)),
        Commission(kind="offers", game=name, language="pl", seats=seats, view=game.view(state, 0)),
    ):
        assert easel.paint(wanted) == carry_out(wanted, render.PAINTERS)


def test_what_is_known_is_not_painted_again() -> None:
    (first,) = carry_out(board(1), render.PAINTERS)
    (again,) = carry_out(msgspec.structs.replace(board(1), known=first.mark), render.PAINTERS)
    (other,) = carry_out(msgspec.structs.replace(board(1), language="en", known=first.mark), render.PAINTERS)
    assert (again.png, again.mark, again.text) == (b"", first.mark, first.text)
    assert other.png
    assert other.mark != first.mark


async def test_a_broken_easel_is_replaced_and_no_picture_missed() -> None:
    seen: list[float] = []
    studio = Studio(render.PAINTERS, seen.append)
    studio.easel = Easel()
    first = await studio.paint("first", board(1))
    assert studio.easel._process is not None
    broken = studio.easel._process.pid
    os.kill(broken, signal.SIGKILL)
    second = await studio.paint("second", board(2))
    third = await studio.paint("third", board(1))
    assert second == carry_out(board(2), render.PAINTERS)
    assert first == third
    assert studio.easel._process is not None
    assert studio.easel._process.pid != broken
    assert len(seen) == 3
    studio.close()


def test_a_lost_easel_is_said(easel: Easel) -> None:
    easel.paint(board())
    assert easel._process is not None
    easel._process.kill()
    with pytest.raises(EaselBroken):
        easel.paint(board())


def test_it_ends_with_the_one_who_uses_it() -> None:
    """Also with one who was killed: its pipe is then closed by the system."""
    easel = subprocess.Popen(
        [sys.executable, "-m", "bot.easel"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=HOUSE
    )
    out, _ = easel.communicate(b"", timeout=30)
    assert (easel.returncode, out) == (0, b"")
