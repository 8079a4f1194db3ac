"""Pictures of every game at work, painted from a game that house players play: for the README, and to look at."""

from pathlib import Path
from random import Random
from typing import Any

import render
import rules
from bot.tables import advise
from bot.words import words
from render import Picture, SeatLabel
from rules.game import Event, Game

NAMES = ("Ada", "Bruno", "Celina", "Dario", "Ewa", "Filippo")
SEATS = {"medici": 4, "genoa": 3, "sanjuan": 3, "venice": 3}
MIDDLE = {"medici": 60, "genoa": 120, "sanjuan": 90, "venice": 120}
"""How many moves into the game the pictures are painted."""


def paint_all(folder: Path, language: str = "en") -> list[Path]:
    """Board, hand and end of every game; slow."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, painter in render.PAINTERS.items():
        for what, picture in _pictures(rules.GAMES[name], painter, language):
            file = folder / f"{name}-{what}.png"
            file.write_bytes(render.png(picture))
            written.append(file)
    return written


def _pictures(game: Game[Any], painter: render.Painter, language: str) -> list[tuple[str, Picture]]:
    say, random = words(language), Random(game.name)
    count = SEATS.get(game.name, game.seats[-1])
    seats = [SeatLabel(name) for name in NAMES[:count]]
    state = game.start(count, None, random.randbytes(32))
    found: list[tuple[str, Picture]] = []
    history: list[list[int]] = []
    happened: tuple[Event, ...] = ()
    moves = 0
    while awaited := game.awaited(state):
        if moves == MIDDLE.get(game.name, 50):
            public = [event for event in happened if event.reaches(None)]
            found.append(("board", painter.board(game.view(state, None), seats, say, public)))
            hand = painter.hand(game.view(state, awaited[0]), seats, say)
            if hand:
                found.append(("hand", hand))
        state, happened = game.play(state, awaited[0], advise(game, state, awaited[0], random))
        history.append([painter.standing(game.view(state, seat))[seat] for seat in range(count)])
        moves += 1
    result = game.result(state)
    assert result is not None
    found.append(("end", painter.final(result, game.view(state, None), seats, say, history)))
    return found
