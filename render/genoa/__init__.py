"""Genoa in pictures and words."""

from collections.abc import Sequence

from render.genoa.board import board
from render.genoa.final import final
from render.genoa.hand import hand
from render.genoa.offers import offers
from render.picture import Painter, Picture, SeatLabel, Words
from rules.game import Event, Result
from rules.genoa.pieces import COMPONENTS
from rules.genoa.view import GenoaView


class GenoaPainter:
    def board(self, view: GenoaView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> Picture:
        return board(view, seats, say, events)

    def hand(self, view: GenoaView, seats: Sequence[SeatLabel], say: Words) -> Picture | None:
        return hand(view, seats, say)

    def offers(self, view: GenoaView, seats: Sequence[SeatLabel], say: Words) -> Picture:
        return offers(view, seats, say)

    def summary(
        self, events: Sequence[Event], view: GenoaView, seats: Sequence[SeatLabel], say: Words
    ) -> Sequence[Picture]:
        return ()

    def standing(self, view: GenoaView) -> Sequence[int]:
        """Ducats where they are known, with what buildings and contracts would bring now."""
        if view.phase == "over":
            return [player.ducats or 0 for player in view.players]
        worth = [(player.ducats or 0) + COMPONENTS.rewards.owned_building * len(player.owns) for player in view.players]
        if view.own is not None and view.seat is not None:
            worth[view.seat] += view.own.contracts
        return worth

    def final(
        self,
        result: Result,
        view: GenoaView,
        seats: Sequence[SeatLabel],
        say: Words,
        history: Sequence[Sequence[int]] = (),
    ) -> Picture:
        return final(result, view, seats, say, history)


PAINTER: Painter = GenoaPainter()
