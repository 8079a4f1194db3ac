"""Whole games in pictures: whatever a painter paints on the way, with what may and must be in it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import rules
from render import PAINTERS, Picture, SeatLabel
from rules.game import Event
from tests.render.words import words

SEATS = (
    SeatLabel("Ada"),
    SeatLabel("Krzysztof Brzęczyszczykiewicz"),
    SeatLabel("Lorenzo il Magnifico", house=True),
    SeatLabel("Żółć **Gęślą** @everyone"),
    SeatLabel("W" * 32),
    SeatLabel("💎 𝕽𝖔𝖘𝖆 🔥"),
)
"""Names as people have them: long, Polish, formatted, wide, fanciful."""

_MOMENTS = 10
"""About how many boards of a game are looked at."""
_PATIENCE = 5_000


@dataclass(frozen=True)
class Shown:
    kind: str
    picture: Picture
    again: Picture
    """The same, built a second time: a board or hand from a state that whoever sees it could not tell from this."""
    seats: tuple[SeatLabel, ...]
    hidden: frozenset[str]
    """Ids of things that whoever sees this must not be able to tell."""

    def __str__(self) -> str:
        return f"{self.kind}: {self.picture.alt}"


@dataclass(frozen=True)
class Moment:
    state: Any
    events: tuple[Event, ...]
    """What the last move brought about."""


def tables() -> list[tuple[str, int, str]]:
    """Every painted game with its fewest and its most players, in each language."""
    return [
        (name, seats, language)
        for name in PAINTERS
        for seats in sorted({rules.GAMES[name].seats[0], rules.GAMES[name].seats[-1]})
        for language in ("en", "pl")
    ]


@cache
def played(name: str, seats: int) -> tuple[Moment, ...]:
    """A game at random from the first moment to the last."""
    game: Any = rules.GAMES[name]
    random = Random(f"{name} with {seats}")
    state, events = game.open(seats, None, random.randbytes(32))
    moments = [Moment(state, events)]
    while awaited := game.awaited(state):
        seat = random.choice(awaited)
        action = random.choice(game.forms(state, seat)).pick(random)
        state, happened = game.play(state, seat, action)
        moments.append(Moment(state, happened))
        if len(moments) > _PATIENCE:
            raise RuntimeError(f"{name} does not end")
    return tuple(moments)


@cache
def shown(name: str, seats: int, language: str) -> tuple[Shown, ...]:
    return tuple(_shown(name, seats, language))


def _shown(name: str, seats: int, language: str) -> Iterator[Shown]:
    game: Any = rules.GAMES[name]
    painter: Any = PAINTERS[name]
    say = words(language)
    labels = SEATS[:seats]
    moments = played(name, seats)
    step = max(1, len(moments) // _MOMENTS)
    history = []

    def show(kind: str, state: Any, seat: int | None, *pictures: Picture | None) -> Iterator[Shown]:
        one, other = pictures
        if one is not None and other is not None:
            hidden = frozenset(thing for pool in game.hidden(state, seat).values() for thing in pool)
            yield Shown(kind, one, other, labels, hidden)

    for at, moment in enumerate(moments):
        state, events = moment.state, moment.events
        public = game.view(state, None)
        history.append(painter.standing(public))
        announced = [event for event in events if event.reaches(None)]
        summaries = zip(*(painter.summary(announced, public, labels, say) for _ in range(2)), strict=True)
        for pair in summaries:
            yield from show("summary", state, None, *pair)
        if at % step and at < len(moments) - 2:
            continue
        for seat in (None, at % seats):
            imagined, _ = game.imagine(state, seat, Random(at))
            views = [game.view(one, seat) for one in (state, imagined)]
            known = [event for event in events if event.reaches(seat)]
            yield from show("board", state, seat, *(painter.board(view, labels, say, known) for view in views))
            if seat is not None:
                yield from show("hand", state, seat, *(painter.hand(view, labels, say) for view in views))
    finals = (painter.final(game.result(state), public, labels, say, history) for _ in range(2))
    yield from show("final", state, None, *finals)
