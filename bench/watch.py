"""Reads every answer as its reader does, and finds in it what that reader cannot know of any table.

An answer that names tables is about these; one that names none may be about any, and then only what is secret at all
tables of its game is certainly betrayed. Once a game is over, nothing of it is a secret.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import deque
from collections.abc import Sequence

from sqlalchemy import Connection

import render
from bench.secrecy import Secrets
from bot.app import Loggia
from bot.model import Move, Standing
from bot.speech import labels, speech
from bot.store import tables as rows
from bot.words import LANGUAGES
from playground.people import Answer, Person

BOOK = re.compile(r"'(custom_id|name)': ['\"](rules|page|book|help)\b")
"""Whoever reads the rules reads of every card."""
HEADING = re.compile(r"^##+ .*?#(\d{1,9})\b", re.MULTILINE)
NUMBER = re.compile(r"#(\d{1,9})\b")
SHORT = 40
"""A hand that is told in fewer letters may be anybody's."""

Hands = dict[int | str, frozenset[str]]
"""By person, or by the name of a house player, the hand in words, in every language."""


class Watched:
    def __init__(self, standing: Standing, secret: bytes) -> None:
        self.secret = secret.hex()[:16]
        self.secrets = Secrets(standing.table.game)
        self.standing = standing
        self.heard = 0
        self.hands: deque[Hands] = deque(maxlen=12)
        """Now, and before: an answer may be some moves old, and a hand another's since."""

    @property
    def live(self) -> bool:
        return self.standing.table.live


class Watch:
    def __init__(self, app: Loggia, people: Sequence[int]) -> None:
        self.app = app
        self.people = people
        self.tables: dict[int, Watched] = {}
        self._changed: set[int] = set()
        self._alone = asyncio.Lock()
        app.tables.listeners.append(self._changed.add)

    @property
    def live(self) -> list[int]:
        return [number for number, watched in self.tables.items() if watched.live]

    async def keep_up(self) -> None:
        """Watch every state that there was since the last time."""
        async with self._alone:
            if not self.tables:
                self._changed |= set(await self.app.store.read(lambda db: rows.with_status(db, "playing", "paused")))
            while self._changed:
                await self._look(self._changed.pop())

    async def _look(self, number: int) -> None:
        standing = await self.app.tables.look(number)
        if standing.state is None:
            return
        watched = self.tables.get(number)
        if watched is None:
            secret, _ = await self.app.store.read(lambda db: rows.secret(db, number))
            watched = self.tables[number] = Watched(standing, secret)
        heard, last = watched.heard, standing.table.sequence

        def read(db: Connection) -> list[tuple[Move, bytes | None]]:
            return [(move, rows.state_after(db, number, move.sequence)) for move in rows.history(db, number, heard)]

        game = self.app.tables.game(standing.table)
        before = self._readers(watched.standing)
        for move, packed in await self.app.store.read(read):
            if packed is not None and move.sequence <= last:
                watched.secrets.watch(game.decode(packed), before)
                watched.secrets.hear(move)
        watched.secrets.watch(standing.state, self._readers(standing))
        watched.standing, watched.heard = standing, last
        watched.hands.append(self._hands(standing))

    def _readers(self, standing: Standing) -> dict[int, int | None]:
        seats = {person: standing.table.seat_of(person) for person in self.people}
        return {person: seat.index if seat else None for person, seat in seats.items()}

    def _hands(self, standing: Standing) -> Hands:
        table = standing.table
        if not self.app.presentation(standing).hands:
            return {}
        painter = render.PAINTERS[table.game]
        found: Hands = {}
        for seat in table.seats:
            view = self.app.tables.view(standing, seat.index)
            says = (speech(standing, language, seat.index).say for language in LANGUAGES)
            hands = [painter.hand(view, labels(table), say) for say in says]
            found[seat.person or seat.name] = frozenset(hand.alt for hand in hands if hand)
        return found

    # ---------------------------------------------------------------- reading

    async def betrayed(self, person: Person, answer: Answer, asked: str) -> list[str]:
        """What this answer tells that it must not."""
        await self.keep_up()
        written, text = _written(answer), answer.text
        if answer.interaction.choices:
            written = text = json.dumps(answer.interaction.choices, ensure_ascii=False)
        # under the name of a table stands nothing of others but the way to them
        mentioned = HEADING.findall(text) or NUMBER.findall(text)
        named = [self.tables[int(one)] for one in mentioned if int(one) in self.tables]
        about = named or list(self.tables.values())
        reader = int(person.id)
        return [
            *("the secret of a table" for one in self.tables.values() if one.live and one.secret in written + text),
            *(f"the hand of {other}" for one in about if one.live for other in _shown_hands(one, reader, text)),
            *([] if BOOK.search(asked) else self._told(reader, named, about, written, text)),
        ]

    @staticmethod
    def _told(reader: int, named: list[Watched], about: list[Watched], written: str, text: str) -> list[str]:
        open_now = {one.standing.table.game for one in named if not one.live}
        found: dict[str, set[str]] = {}
        for one in reversed(about):
            game = one.standing.table.game
            if game in open_now or found.get(game) == set():
                continue
            told = set(one.secrets.betrayed(reader, written, text, LANGUAGES))
            found[game] = found.get(game, told) & told
        return sorted(thing for things in found.values() for thing in things)


def _shown_hands(watched: Watched, reader: int, text: str) -> list[int | str]:
    """Whose hands, other than the reader's own, stand in this text."""
    own = {alt for hands in watched.hands for alt in hands.get(reader, ())}
    return [
        holder
        for hands in watched.hands
        for holder, alts in hands.items()
        if any(len(alt) > SHORT and alt in text for alt in alts - own)
    ]


def _written(answer: Answer) -> str:
    """All that was sent, ids and values included."""
    if answer.modal is not None:
        return json.dumps(answer.modal, ensure_ascii=False)
    try:
        shown = [answer.message, *answer.follow_ups]
    except LookupError:
        shown = answer.follow_ups
    return json.dumps([message["components"] for message in shown], ensure_ascii=False)
