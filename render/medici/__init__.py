"""Medici in pictures and words."""

from collections.abc import Sequence
from typing import Any

from render.medici.board import board
from render.picture import Picture, SeatLabel, Words


class _Painter:
    def board(self, view: Any, seats: Sequence[SeatLabel], say: Words, events: Sequence[Any] = ()) -> Picture:
        return Picture(board(view, seats, say, events), "")


PAINTER: Any = _Painter()
