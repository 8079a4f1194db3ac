"""Venice in pictures and words."""

from collections.abc import Sequence

from render.picture import Painter, Picture, SeatLabel, Words
from render.venice.board import board
from render.venice.final import final
from render.venice.hand import hand
from render.venice.reckoning import reckoning, reckonings
from rules.game import Event, Result
from rules.venice.view import VeniceView


class VenicePainter:
    def board(self, view: VeniceView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> Picture:
        return board(view, seats, say, events)

    def hand(self, view: VeniceView, seats: Sequence[SeatLabel], say: Words) -> Picture | None:
        return hand(view, seats, say)

    def summary(
        self, events: Sequence[Event], view: VeniceView, seats: Sequence[SeatLabel], say: Words
    ) -> Sequence[Picture]:
        return [reckoning(council, assistants, view, seats, say) for council, assistants in reckonings(events)]

    def standing(self, view: VeniceView) -> Sequence[int]:
        return [player.vp for player in view.players]

    def final(
        self,
        result: Result,
        view: VeniceView,
        seats: Sequence[SeatLabel],
        say: Words,
        history: Sequence[Sequence[int]] = (),
    ) -> Picture:
        return final(result, view, seats, say, history)


PAINTER: Painter = VenicePainter()
