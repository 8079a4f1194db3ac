"""How Pennies looks and sounds, so that the bot can be tested with a game in which hands are hidden."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import bot.words
import render
from bot.games import PRESENTATIONS, Presentation
from bot.words import LANGUAGES, words
from render import Picture, SeatLabel
from render.scene import Scene
from rules.game import Event, Result
from tests.toys.pennies import PenniesView, worth

TEXT = Path(__file__).parent / "text"
BLANK = Scene(width=8, height=8, fixed=(), moving=())


class PenniesPresentation(Presentation):
    name = "pennies"
    hands = True
    pages = ("goal",)
    seat_fields = frozenset({"seat", "winner"})

    def thing(self, say: Any, name: str) -> str:
        return say("pennies-coin", worth=worth(name)) if name.startswith("coin#") else super().thing(say, name)


class PenniesPainter:
    def board(self, view: PenniesView, seats: Sequence[SeatLabel], say: Any, events: Sequence[Event] = ()) -> Picture:
        said = say("pennies-picture-board", bag=view.bag)
        return Picture(BLANK, said, said)

    def hand(self, view: PenniesView, seats: Sequence[SeatLabel], say: Any) -> Picture | None:
        assert view.hand is not None
        said = say("pennies-picture-hand", coins=", ".join(view.hand))
        return Picture(BLANK, said, said)

    def summary(self, events: Sequence[Event], view: Any, seats: Sequence[SeatLabel], say: Any) -> Sequence[Picture]:
        return ()

    def standing(self, view: PenniesView) -> Sequence[int]:
        return view.points

    def final(
        self, result: Result, view: Any, seats: Sequence[SeatLabel], say: Any, history: Sequence[Sequence[int]] = ()
    ) -> Picture:
        return Picture(BLANK, "over", "over")


PAINTERS: dict[str, render.Painter] = {**render.PAINTERS, "pennies": PenniesPainter()}


@pytest.fixture
def shown_pennies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """While a test lasts, Pennies is one of the games, in words that are the same in every language."""
    for language in LANGUAGES:
        folder = tmp_path / "text" / language
        shutil.copytree(bot.words.TEXT / language, folder)
        shutil.copy(TEXT / "pennies.ftl", folder)
    monkeypatch.setattr(bot.words, "TEXT", tmp_path / "text")
    monkeypatch.setitem(PRESENTATIONS, "pennies", PenniesPresentation())
    words.cache_clear()
    yield
    words.cache_clear()
