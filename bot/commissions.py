"""A commission: everything a picture is made from, as plain data, so that any process can carry it out.

What it holds comes from a view, and so can show nothing that its reader may not see.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

import render
from bot.words import words
from render import Painter, Picture, SeatLabel, ShowsOffers
from rules.game import Event, Result

SUMMARIES = 3
"""Of the pictures owed besides a board, the newest so many."""

Kind = Literal["board", "post", "hand", "offers", "final"]
"""`post` is a board after the summaries that are owed with it, and so is `final` the end."""


class Commission(Struct, frozen=True, kw_only=True):
    kind: Kind
    game: str
    language: str
    seats: tuple[SeatLabel, ...]
    view: Any
    events: tuple[Event, ...] = ()
    result: Result | None = None
    history: tuple[tuple[int, ...], ...] = ()
    known: str = ""
    """The mark of what its reader has already; that is not painted again."""


class Painting(Struct, frozen=True):
    png: bytes
    """Nothing where its reader has it already."""
    alt: str
    text: str
    mark: str
    """Of what is to be seen: the same as long as that is the same."""


def carry_out(commission: Commission, painters: Mapping[str, Painter]) -> tuple[Painting, ...]:
    """The pictures that were ordered. It takes a tenth of a second of a processor, so keep it off the event loop."""
    return tuple(_paint(commission, picture) for picture in _composed(commission, painters[commission.game]) if picture)


def mark(language: str, text: str) -> str:
    return hashlib.blake2b(f"{language}{text}".encode(), digest_size=8).hexdigest()


def _composed(commission: Commission, painter: Painter) -> Sequence[Picture | None]:
    view, seats, events, say = commission.view, commission.seats, commission.events, words(commission.language)
    match commission.kind:
        case "board":
            return [painter.board(view, seats, say, events)]
        case "post":
            summaries = painter.summary(events, view, seats, say)[-SUMMARIES:]
            return [*summaries, painter.board(view, seats, say, events)]
        case "hand":
            return [painter.hand(view, seats, say)]
        case "offers":
            return [painter.offers(view, seats, say)] if isinstance(painter, ShowsOffers) else []
        case "final":
            assert commission.result is not None
            summaries = painter.summary(events, view, seats, say)[-SUMMARIES:]
            return [*summaries, painter.final(commission.result, view, seats, say, commission.history)]


def _paint(commission: Commission, picture: Picture) -> Painting:
    seen = mark(commission.language, picture.text)
    png = b"" if seen == commission.known else render.png(picture)
    return Painting(png, picture.alt, picture.text, seen)
