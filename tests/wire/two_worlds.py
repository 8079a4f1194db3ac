"""Two worlds that one person cannot tell apart, and all that this person is sent in either of them.

A case is a moment of a game, the same moment as a seat could imagine it, and a few moves that play in both and show the
seat nothing hidden. In each world the table is set down at that moment, the person looks at everything there is to look
at, the moves are made, and the person looks again. What is written down is what Discord delivers to that person: every
message and change in its order, with the bytes of its pictures, and every list of suggestions.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from bench.players import current_post, custom_ids
from bot.app import Loggia
from bot.clockwork import DAY
from bot.model import Move, Terms
from bot.store import tables as rows
from playground import Playground
from playground.hub import Happening
from playground.live import as_heard
from playground.people import Person
from playground.server import ATTACHMENTS
from rules.game import Action, Form, Game, Illegal, rename

MOMENT = 1_800_000_000
MOVES = 2
TRIES = 60

Transcript = list[bytes]


class Case(NamedTuple):
    """`there` is what `here` could be as far as the seat knows; moves are (seat, action here, action there)."""

    here: Any
    there: Any
    seat: int
    moves: list[tuple[int, Action, Action]]


# -------------------------------------------------------------------- making cases


def case(game: Game[Any], seats: int, seat: int, depth: int, random: Random) -> Case:
    """A moment so many moves into a random game, and an imagined one that is truly another."""
    while True:
        here = _moment(game, seats, depth, random)
        there, names = game.imagine(here, seat, random)
        if _without_chance(game, here) == _without_chance(game, there):
            continue  # nothing is hidden from this seat just then
        moves = list(_moves(game, here, there, names, seat, random))
        if moves:
            return Case(here, there, seat, moves)


def _moment(game: Game[Any], seats: int, depth: int, random: Random) -> Any:
    state = game.start(seats, None, random.randbytes(32))
    for _ in range(depth):
        awaited = game.awaited(state)
        seat = random.choice(awaited)
        after, _ = game.play(state, seat, random.choice(game.forms(state, seat)).pick(random))
        if not game.awaited(after):
            break
        state = after
    return state


def _without_chance(game: Game[Any], state: Any) -> bytes:
    plain = msgspec.to_builtins(state)
    del plain["chance"]
    return msgspec.msgpack.encode(plain)


def _moves(
    game: Game[Any], here: Any, there: Any, names: dict[str, str], seat: int, random: Random
) -> Iterator[tuple[int, Action, Action]]:
    made = 0
    for _ in range(TRIES):
        awaited = game.awaited(here)
        if made == MOVES or not awaited:
            return
        mover = random.choice(awaited)
        form: Form = random.choice(game.forms(here, mover))
        action = form.pick(random)
        renamed = rename(action, names)
        try:
            after_here, events_here = game.play(here, mover, action)
            after_there, events_there = game.play(there, mover, renamed)
        except Illegal:
            continue
        if any(event.reveals for event in (*events_here, *events_there)) or not game.awaited(after_here):
            continue
        yield mover, action, renamed
        made += 1
        here, there = after_here, after_there


# -------------------------------------------------------------------- being there


class Watcher:
    """One person at a playground, writing down everything that is sent to them."""

    def __init__(self, playground: Playground, app: Loggia, folder: Path, person: Person) -> None:
        self._playground = playground
        self._app = app
        self._files = folder / ATTACHMENTS
        self._person = person
        self._heard: list[Any] = []
        self._names: dict[str, str] = {}
        playground.hub.listen(self._hear)

    def _hear(self, happening: Happening) -> None:
        told = as_heard(self._playground.core, self._person._acting, happening, self._person.id)
        if told is None:
            return
        pictures = [
            hashlib.sha256((self._files / one["id"]).read_bytes()).hexdigest()
            for one in (happening.data.get("attachments") or ())
        ]
        self._heard.append((told, pictures))

    async def watch(self, game: Game[Any], state: Any, case: Case, *, here: bool) -> Transcript:
        """All that this person is sent about one table."""
        self._heard = []
        table = await self._set_down(game, state, case.seat)
        await self._press_everything(table)
        for seat, action_here, action_there in case.moves:
            await self._app.tables.play(table, seat, action_here if here else action_there)
            await self._settled(table)
        await self._press_everything(table)
        await self._ask_for_suggestions(game, table)
        return [self._plain(one) for one in self._heard]

    async def _set_down(self, game: Game[Any], state: Any, own: int) -> int:
        others = [person for person in self._playground.people if person != self._person]
        seated = [*others[:own], self._person, *others[own:]][: state.seats]
        channel = next(one for one in self._person.channels() if one.get("name") == "tables")

        def work(db: Connection) -> int:
            table = rows.make(
                db,
                guild=int(channel["guild_id"]),
                channel=int(channel["id"]),
                room=int(channel["id"]),
                game=game.name,
                options={},
                terms=Terms(seats=state.seats, pace=3 * DAY),
                status="playing",
                host=int(seated[0].id),
                secret=bytes(32),
                commitment="0" * 64,
                salts="[]",
                created=MOMENT,
                touched=MOMENT,
            )
            for seat, person in enumerate(seated):
                rows.sit(db, table, seat, int(person.id), person.name, 0)
            start = Move(
                sequence=1, kind="start", seat=None, person=None, action=None, events=b"[]", reveals=False,
                back_to=None, at=MOMENT,
            )  # fmt: skip
            rows.record(db, table, start, game.encode(state))
            return table

        table = await self._app.store.write(work)
        self._app.tables.changed(table)
        await self._settled(table)
        return table

    async def _settled(self, table: int) -> None:
        async with asyncio.timeout(30):
            while await self._app.store.read(lambda db: rows.owed_to(db, table)):
                await asyncio.gather(*self._app.herald._busy.values())
            await asyncio.gather(*self._app.herald._busy.values())

    async def _press_everything(self, table: int) -> None:
        """Every button under the newest post of the table."""
        post = current_post(self._playground, table)
        assert post is not None
        for custom_id in custom_ids(post):
            await self._person.press(post, custom_id)

    async def _ask_for_suggestions(self, game: Game[Any], table: int) -> None:
        """For every parameter of every command of the game, the ones before it taken from the suggestions."""
        command = next(one for one in self._playground.world.commands.values() if one["name"] == game.name)
        for sub in command["options"]:
            given: dict[str, Any] = {"table": f"#{table}"}
            for option in sub.get("options") or ():
                if not option.get("autocomplete") or option["name"] in given:
                    continue
                name = f"{game.name} {sub['name']}"
                offered = await self._person.complete("tables", name, given, focused=option["name"])
                self._heard.append((("suggested", offered), sub["name"]))
                given |= {option["name"]: offered[0]["value"]} if offered else {}

    def _plain(self, heard: Any) -> bytes:
        """As sent, but for what is new in every world whatever happens there: ids, addresses, the time of day."""
        text = msgspec.json.encode(heard).decode().replace(self._playground.core.base_url, "")
        text = re.sub(r"\d{4}-\d\d-\d\dT[\d:.+]+", "then", text)
        text = re.sub(r"hm=[0-9a-f]+", "hm", text)
        return re.sub(r"\d{17,20}", lambda one: self._names.setdefault(one[0], f"id{len(self._names)}"), text).encode()
