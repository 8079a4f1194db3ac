"""San Juan in pictures and words."""

from collections.abc import Sequence

from render.picture import Painter, Picture, SeatLabel, Words
from render.sanjuan.board import board
from render.sanjuan.final import final
from render.sanjuan.hand import hand
from rules.game import Event, Result
from rules.sanjuan.view import SanJuanView


class SanJuanPainter:
    def board(self, view: SanJuanView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> Picture:
        return board(view, seats, say, events)

    def hand(self, view: SanJuanView, seats: Sequence[SeatLabel], say: Words) -> Picture | None:
        return hand(view, view.own, say) if view.own else None

    def summary(
        self, events: Sequence[Event], view: SanJuanView, seats: Sequence[SeatLabel], say: Words
    ) -> Sequence[Picture]:
        return ()

    def standing(self, view: SanJuanView) -> Sequence[int]:
        return [player.points for player in view.players]

    def final(
        self,
        result: Result,
        view: SanJuanView,
        seats: Sequence[SeatLabel],
        say: Words,
        history: Sequence[Sequence[int]] = (),
    ) -> Picture:
        return final(result, view, seats, say, history)


PAINTER: Painter = SanJuanPainter()
