"""The pictures of a table; what is painted depends on a view alone."""

from collections.abc import Sequence
from typing import Any

from bot.commissions import Commission, Kind, Painting
from bot.model import Table
from bot.pictures import Studio
from bot.speech import Speech, labels
from bot.ui.letters import Image
from rules.game import Event, Game


class Gallery:
    def __init__(self, studio: Studio) -> None:
        self.studio = studio

    async def board(self, told: Speech, game: Game[Any], state: Any, sequence: int, events: Sequence[Event]) -> Image:
        return (await self.board_in_words(told, game, state, sequence, events))[0]

    async def board_in_words(
        self, told: Speech, game: Game[Any], state: Any, sequence: int, events: Sequence[Event]
    ) -> tuple[Image, str]:
        """The board as anybody may see it, and everything on it in words, for those who would rather read."""
        commission = _commission("board", told, game, state, None, events)
        (painting,) = await self._paint(commission, told, sequence, len(commission.events))
        return _image("board.png", painting), painting.text

    async def post(
        self, told: Speech, game: Game[Any], state: Any, sequence: int, events: Sequence[Event]
    ) -> list[Image]:
        """The board, after the pictures owed besides it, such as a scoring."""
        commission = _commission("post", told, game, state, None, events)
        *summaries, board = await self._paint(commission, told, sequence, len(commission.events))
        return [*_summaries(summaries), _image("board.png", board)]

    async def hand(
        self, told: Speech, game: Game[Any], state: Any, sequence: int, seat: int, known: str = ""
    ) -> Painting | None:
        """What only this seat may see, without a picture if that is `known`; None where there is nothing."""
        commission = _commission("hand", told, game, state, seat, known=known)
        painted = await self._paint(commission, told, sequence, seat)
        return painted[0] if painted else None

    async def offers(self, told: Speech, game: Game[Any], state: Any, sequence: int, seat: int | None) -> Image | None:
        """The offers on the table as a picture, where the game has one."""
        painted = await self._paint(_commission("offers", told, game, state, seat), told, sequence, seat)
        return _image("board.png", painted[0]) if painted else None

    async def final(
        self,
        told: Speech,
        game: Game[Any],
        state: Any,
        sequence: int,
        events: Sequence[Event],
        history: Sequence[Sequence[int]],
    ) -> list[Image]:
        """The end, after the pictures owed besides it."""
        scores = tuple(tuple(one) for one in history)
        commission = _commission("final", told, game, state, None, events, result=game.result(state), history=scores)
        *summaries, final = await self._paint(commission, told, sequence)
        return [*_summaries(summaries), _image("final.png", final)]

    async def scores(self, table: Table, game: Game[Any], states: Sequence[bytes]) -> list[Sequence[int]]:
        """By seat, after each of these states, the score as its own player could reckon it; not for others before the
        game is over."""
        painter = self.studio.painters[table.game]

        def reckon(packed: bytes) -> list[int]:
            state = game.decode(packed)
            return [painter.standing(game.view(state, seat))[seat] for seat in range(len(table.seats))]

        return await self.studio.build(lambda: [reckon(packed) for packed in states])

    async def _paint(self, commission: Commission, told: Speech, sequence: int, *more: Any) -> tuple[Painting, ...]:
        key = (commission.kind, told.table.id, sequence, commission.language, commission.seats, *more)
        return await self.studio.paint(key, commission)


def _commission(
    kind: Kind, told: Speech, game: Game[Any], state: Any, seat: int | None, events: Sequence[Event] = (), **more: Any
) -> Commission:
    return Commission(
        kind=kind,
        game=told.table.game,
        language=told.say.language,
        seats=tuple(labels(told.table)),
        view=game.view(state, seat),
        events=tuple(event for event in events if event.reaches(seat)),
        **more,
    )


def _summaries(paintings: Sequence[Painting]) -> list[Image]:
    return [_image(f"summary{number}.png", painting) for number, painting in enumerate(paintings)]


def _image(name: str, painting: Painting) -> Image:
    return Image(name, painting.png, painting.alt)
