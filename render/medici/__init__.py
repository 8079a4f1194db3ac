"""Medici in pictures and words."""

from collections.abc import Sequence

from render.medici.board import board
from render.medici.final import final
from render.medici.scoring import day_scored, days_scored
from render.picture import Painter, Picture, SeatLabel, Words
from rules.game import Event, Result
from rules.medici.view import MediciView


class MediciPainter:
    def board(self, view: MediciView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> Picture:
        return board(view, seats, say, events)

    def hand(self, view: MediciView, seats: Sequence[SeatLabel], say: Words) -> Picture | None:
        return None

    def summary(
        self, events: Sequence[Event], view: MediciView, seats: Sequence[SeatLabel], say: Words
    ) -> Sequence[Picture]:
        return [day_scored(day, view, seats, say) for day in days_scored(events, view)]

    def standing(self, view: MediciView) -> Sequence[int]:
        return [player.florins for player in view.players]

    def final(
        self,
        result: Result,
        view: MediciView,
        seats: Sequence[SeatLabel],
        say: Words,
        history: Sequence[Sequence[int]] = (),
    ) -> Picture:
        return final(result, view, seats, say, history)


PAINTER: Painter = MediciPainter()
