"""The books after a crash: what the bot stored against what it said, and what it shows against what it stored.

`Ledger.check` returns every difference as a sentence; an empty list is what everybody hopes for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, create_engine, select

import render
import rules
from bench.players import Witness, custom_ids, hand_messages, live_posts
from bot.games import PRESENTATIONS
from bot.herald import Told
from bot.model import Move, Standing, Table
from bot.speech import labels, speech
from bot.store import people as people_rows
from bot.store import posts as post_rows
from bot.store import tables as rows
from bot.store.schema import outbox
from bot.ui.letters import ALT_LIMIT
from playground import Playground
from playground.errors import Json
from playground.hub import Happening
from playground.reading import text_of
from rules import chance


class Call(NamedTuple):
    """Somebody was mentioned in a table's post that told up to this move."""

    table: int
    sequence: int
    person: int


class Course(NamedTuple):
    """The states of a table, by move; number 0 stands for the time before the first."""

    moves: list[Move | None]
    states: list[Any]
    awaited: list[frozenset[int]]


class Balance(NamedTuple):
    """How many moves of somebody are stored, how many were acknowledged, and how many presses were cut off."""

    made: int = 0
    told: int = 0
    unknown: int = 0


class Ledger:
    def __init__(self, playground: Playground, database: Path, witness: Witness) -> None:
        self.playground = playground
        self.witness = witness
        self.calls: list[Call] = []
        self._engine: Engine = create_engine(f"sqlite:///{database}")
        self._courses: dict[int, Course] = {}
        self._balances: dict[tuple[int, int], Balance] = {}
        """By table and person, what was found right before: a press cut off long ago excuses nothing later."""
        playground.hub.listen(self._hear)

    def close(self) -> None:
        self._engine.dispose()

    def _hear(self, happening: Happening) -> None:
        """Note whom a new post of a table calls, and up to which move it tells: the bot wrote that down before."""
        message = happening.data
        if happening.kind != "MESSAGE_CREATE" or not message.get("mentions") or happening.only_for is not None:
            return
        numbers = [one.partition(":")[2] for one in custom_ids(message) if one.startswith("move:")]
        if not numbers:
            return
        table = int(numbers[0])
        with self._engine.connect() as db:
            sending = db.execute(select(outbox.c.sending).where(outbox.c.table == table)).scalar_one()
        if sending is not None:  # else it is a reminder
            self.calls += [Call(table, int(sending), int(user["id"])) for user in message["mentions"]]

    # ---------------------------------------------------------------- waiting

    async def settled(self, patience: float = 40.0) -> None:
        """Until everything owed is told and no house player is thinking."""
        async with asyncio.timeout(patience):
            while not self._is_settled():  # noqa: ASYNC110 - another process writes the database
                await asyncio.sleep(0.1)

    def _is_settled(self) -> bool:
        with self._engine.connect() as db:
            if rows.owed(db):
                return False
            return not any(self._house_thinks(db, table) for table in rows.with_status(db, "playing"))

    def _house_thinks(self, db: Connection, number: int) -> bool:
        table, state = _load(db, number)
        return any(table.seats[seat].house for seat in rules.GAMES[table.game].awaited(state))

    # ---------------------------------------------------------------- checking

    def check(self) -> list[str]:
        with self._engine.connect() as db:
            known = rows.with_status(db, "playing", "paused", "over")
            return [trouble for table in known for trouble in self._check_table(db, table)]

    def _check_table(self, db: Connection, number: int) -> Iterator[str]:
        table, state = _load(db, number)
        course = self._follow(db, table)
        for trouble in (
            *self._moves(table, course, state),
            *self._called(table, course),
            *self._post(db, table, state),
            *self._hands(db, table, state),
        ):
            yield f"table {number} ({table.game}) at move {table.sequence}: {trouble}"

    def _follow(self, db: Connection, table: Table) -> Course:
        """Play the stored moves again from the secret of the table; what was played before is not played twice."""
        game = rules.GAMES[table.game]
        course = self._courses.setdefault(table.id, Course([None], [None], [frozenset()]))
        for move in rows.history(db, table.id, len(course.moves) - 1):
            if move.kind == "start":
                secret, salts = rows.secret(db, table.id)
                options = msgspec.convert(table.options, game.Options)
                seed = chance.key(secret, *(salt.encode() for salt in salts))
                state, _ = game.open(len(table.seats), options, seed)
            else:
                assert move.seat is not None
                state, _ = game.play(course.states[-1], move.seat, game.read_action(move.action or ""))
            course.moves.append(move)
            course.states.append(state)
            people = (table.seats[seat].person for seat in game.awaited(state))
            course.awaited.append(frozenset(person for person in people if person is not None))
        return course

    def _moves(self, table: Table, course: Course, state: Any) -> Iterator[str]:
        if [move.sequence for move in course.moves if move] != list(range(1, table.sequence + 1)):
            yield "moves are missing or twice there"
        game = rules.GAMES[table.game]
        if game.encode(course.states[-1]) != game.encode(state):
            yield "its moves, played again, lead elsewhere"
        for person in table.people:
            key = table.id, person
            made = sum(1 for move in course.moves if move and move.kind == "move" and move.person == person)
            balance = Balance(made, self.witness.told[key], self.witness.unknown[key])
            before = self._balances.get(key, Balance())
            stored, told, unknown = (now - then for now, then in zip(balance, before, strict=True))
            if not told <= stored <= told + unknown:
                yield f"{person} was told of {told} moves, {unknown} presses were not answered, and {stored} are stored"
            self._balances[key] = balance

    def _called(self, table: Table, course: Course) -> Iterator[str]:
        """Whoever is waited for was called once for it."""
        for person in table.people:
            calls = [call.sequence for call in self.calls if call.table == table.id and call.person == person]
            for before, after in pairwise(calls):
                between = range(before + 1, after + 1)
                if not any(self._turned(course, person, one) for one in between):
                    yield f"{person} was called at move {before} and again at {after} for the same turn"
            if table.status == "playing" and person in course.awaited[table.sequence]:
                began = table.sequence
                while person in course.awaited[began - 1]:
                    began -= 1
                came = any(move and move.person == person for move in course.moves[began:])
                if not came and not any(call >= began for call in calls):
                    yield f"{person} is waited for since move {began} and was not called"

    @staticmethod
    def _turned(course: Course, person: int, sequence: int) -> bool:
        move = course.moves[sequence]
        return person not in course.awaited[sequence] or (move is not None and move.person == person)

    def _post(self, db: Connection, table: Table, state: Any) -> Iterator[str]:
        post = post_rows.find(db, table.id, "table")
        message = self._message(post.channel, post.message) if post else None
        if post is None or message is None:
            yield "there is no post"
            return
        if post.sequence != table.sequence:
            yield f"the post tells up to move {post.sequence}"
        if table.status == "over":
            if f"rematch:{table.id}" not in custom_ids(message):
                yield "the game is over and its post does not say so"
            return
        live = [one["id"] for one in live_posts(self.playground, table.id)]
        if live != [message["id"]]:
            yield f"{len(live)} posts have live buttons, and the current one is {message['id']}"
        game, painter = rules.GAMES[table.game], render.PAINTERS[table.game]
        told = speech(Standing(table, state), table.terms.language)
        since = msgspec.json.decode(post.content, type=Told).since
        events = [event for move in rows.history(db, table.id, since) for event in game.read_events(move.events)]
        public = [event for event in events if event.reaches(None)]
        picture = painter.board(game.view(state, None), labels(table), told.say, public)
        if picture.alt[: ALT_LIMIT - 1] not in text_of(message):
            yield "the picture is not of this state"
        if not message["attachments"]:
            yield "the post has no picture"
        for seat in game.awaited(state):
            if f"<@{table.seats[seat].person}>" not in text_of(message):
                yield f"seat {seat} is waited for and the post does not say so"

    def _hands(self, db: Connection, table: Table, state: Any) -> Iterator[str]:
        for person in table.people:
            count = len(hand_messages(self.playground, table.id, person))
            if count > 1:
                yield f"{person} has {count} hands"
        if not PRESENTATIONS[table.game].hands or table.status != "playing":
            return
        game, painter = rules.GAMES[table.game], render.PAINTERS[table.game]
        for seat in table.seats:
            if seat.person is None:
                continue
            post = post_rows.find(db, table.id, f"hand:{seat.index}")
            message = self._message(post.channel, post.message) if post else None
            if message is None:
                yield f"seat {seat.index} has no hand"
                continue
            person = people_rows.person(db, seat.person)
            language = person.language if person else table.terms.language
            told = speech(Standing(table, state), language, seat.index)
            picture = painter.hand(game.view(state, seat.index), labels(table), told.say)
            if picture is not None and picture.alt[: ALT_LIMIT - 1] not in text_of(message):
                yield f"the hand of seat {seat.index} is not what it holds"

    def _message(self, channel: int, message: int) -> Json | None:
        return self.playground.world.messages[str(channel)].get(str(message))


def _load(db: Connection, number: int) -> tuple[Table, Any]:
    table = rows.find(db, number)
    assert table is not None
    packed = rows.state_after(db, number, table.sequence)
    assert packed is not None
    return table, rules.GAMES[table.game].decode(packed)
