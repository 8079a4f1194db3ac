"""A database full of open tables, written as the bot would have written it: games under way, every post and hand sent,
nothing owed to anybody.

Games are copied from a few that were played, as only the number of tables matters. Their rooms are channels, and all
hands of one person are one direct message.
"""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, update

import render
import rules
from bot import commissions
from bot.clockwork import DAY
from bot.games import PRESENTATIONS
from bot.herald import Told
from bot.model import Move, Terms
from bot.store import Store, deadlines, posts
from bot.store import tables as rows
from bot.store.posts import Post
from bot.store.schema import deadlines as deadline_rows
from bot.store.schema import outbox
from bot.words import words
from playground import Playground
from playground.errors import Json
from playground.seed import add_member, add_text_channel, add_user
from render import SeatLabel
from rules import chance

GAMES = {"medici": 5, "genoa": 5, "venice": 5, "sanjuan": 4}
PLAYED = 8
"""Moves that were made at each table."""
TEMPLATES = 6
BATCH = 500


class Place(NamedTuple):
    """Where a table is, and who sits there."""

    table: int
    game: str
    channel: str
    people: tuple[str, ...]


class Course(NamedTuple):
    game: str
    moves: list[tuple[Move, bytes]]
    awaited: tuple[int, ...]
    hands: list[str]
    """By seat, the mark of what is in its hand."""


class Town:
    """The people and the rooms of a playground, and their messages."""

    def __init__(self, playground: Playground, people: int, channels: int) -> None:
        world = self._world = playground.world
        guild = next(iter(world.guilds.values()))
        while len(playground.people) < people:
            add_member(world, guild["id"], add_user(world, f"Guest {len(playground.people)}", "en-US"))
        self.guild: str = guild["id"]
        self.people = [person.id for person in playground.people[:people]]
        self.channels = [add_text_channel(world, guild, f"room-{one}", "A table")["id"] for one in range(channels)]
        direct = {person.id: person.direct()["id"] for person in playground.people}
        self.hands = {person: (int(direct[person]), int(self.message(direct[person]))) for person in self.people}

    def message(self, channel: str) -> str:
        world = self._world
        message: Json = {
            "id": world.new_id(), "channel_id": channel, "type": 0, "author": world.users[world.bot_id], "content": "",
            "timestamp": world.now(), "edited_timestamp": None, "tts": False, "pinned": False, "mentions": [],
            "mention_everyone": False, "mention_roles": [], "attachments": [], "embeds": [], "flags": 1 << 15,
            "components": [{"type": 10, "id": 1, "content": "A board"}], "application_id": world.bot_id,
        }  # fmt: skip
        world.save_message(message)
        return str(message["id"])


async def fill(path: Path, count: int, town: Town) -> list[Place]:
    """So many tables, the people taking turns at them."""
    store = await Store.open(path)
    courses = [
        _course(name, seats, Random(f"{name}{one}")) for one in range(TEMPLATES) for name, seats in GAMES.items()
    ]
    places: list[Place] = []
    for begin in range(0, count, BATCH):
        numbers = range(begin, min(begin + BATCH, count))

        def work(db: Connection, numbers: range = numbers) -> list[Place]:
            return [_write(db, number, courses[number % len(courses)], town) for number in numbers]

        places += await store.write(work)
    await store.close()
    return places


def _course(name: str, seats: int, random: Random) -> Course:
    game: Any = rules.GAMES[name]
    state, events = game.open(seats, None, random.randbytes(32))
    moves = [(_move(1, "start", None, None, events), game.encode(state))]
    while len(moves) <= PLAYED and game.awaited(state):
        seat = random.choice(game.awaited(state))
        action = random.choice(game.forms(state, seat)).pick(random)
        state, events = game.play(state, seat, action)
        moves.append((_move(len(moves) + 1, "move", seat, action, events), game.encode(state)))
    hands = [_mark(name, game.view(state, seat), seats) for seat in range(seats)]
    return Course(name, moves, game.awaited(state), hands)


def _mark(name: str, view: Any, seats: int) -> str:
    """As `bot/hands.py` marks a hand that was sent."""
    picture = render.PAINTERS[name].hand(view, [SeatLabel(_name(seat)) for seat in range(seats)], words("en"))
    return commissions.mark("en", picture.text if picture else "")


def _name(seat: int) -> str:
    """Whoever sits there has the same name at every table, so that the hands of a copied game are the same."""
    return f"Guest {seat}"


def _move(sequence: int, kind: str, seat: int | None, action: Any, events: Any) -> Move:
    return Move(
        sequence=sequence,
        kind=kind,
        seat=seat,
        person=None,
        action=None if action is None else msgspec.json.encode(action).decode(),
        events=msgspec.json.encode(events),
        reveals=any(event.reveals for event in events),
        back_to=None,
        at=int(time.time()),
    )


def _write(db: Connection, number: int, course: Course, town: Town) -> Place:
    count, moment, channel = GAMES[course.game], int(time.time()), town.channels[number % len(town.channels)]
    # neighbours sit together, and who is a neighbour changes from round to round
    stride = 1 + number * count // len(town.people) % 7
    seated = [town.people[(number * count + seat * stride) % len(town.people)] for seat in range(count)]
    secret = number.to_bytes(32, "big")
    table = rows.make(
        db,
        guild=int(town.guild),
        channel=int(channel),
        room=int(channel),
        game=course.game,
        options={},
        terms=Terms(seats=count, pace=7 * DAY),
        status="playing",
        host=int(seated[0]),
        secret=secret,
        commitment=chance.commit(secret),
        salts="[]",
        created=moment,
        touched=moment,
    )
    for seat, person in enumerate(seated):
        rows.sit(db, table, seat, int(person), _name(seat), 0)
    for move, state in course.moves:
        rows.record(db, table, move, state)
    deadlines.settle(db, table, course.awaited, None, moment, 7 * DAY)
    db.execute(update(deadline_rows).where(deadline_rows.c.table == table).values(wake=moment + 2 * DAY))
    db.execute(update(outbox).where(outbox.c.table == table).values(told=outbox.c.owed))
    _write_posts(db, table, course, channel, seated, town)
    return Place(table, course.game, channel, tuple(seated))


def _write_posts(db: Connection, table: int, course: Course, channel: str, seated: list[str], town: Town) -> None:
    sequence = len(course.moves)
    told = Told(since=sequence - 1, called=tuple(int(seated[seat]) for seat in course.awaited))
    content = msgspec.json.encode(told).decode()
    posts.keep(db, table, Post("table", int(channel), int(town.message(channel)), sequence, content))
    if not PRESENTATIONS[course.game].hands:
        return
    for seat in rows.seats(db, [table])[table]:
        direct, message = town.hands[seated[seat.index]]
        mark = f"{seat.tenure}.{course.hands[seat.index]}"
        posts.keep(db, table, Post(f"hand:{seat.index}", direct, message, sequence, mark))
