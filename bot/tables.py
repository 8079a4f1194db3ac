"""A table: seats and a state. The only place where a move is made.

One lock per table, one transaction per move; the announcement it owes is written with it. Whoever must act on a change
(the herald, the clock, the house players) is told afterwards, and finds the rest in the store.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

import rules
from bot.clockwork import Now, now
from bot.model import Move, Seat, Standing, Table
from bot.store import Store, deadlines
from bot.store import drafts as draft_rows
from bot.store import tables as rows
from rules.game import Action, Event, Form, Game, Illegal, digest

log = logging.getLogger(__name__)

KEPT = 200
"""Tables kept decoded in memory; any other is loaded from one row of moves when somebody comes."""


class NoSuchTable(Exception):
    pass


class NotPlaying(Exception):
    """The table is not being played now; `status` says what it is instead."""

    def __init__(self, status: str) -> None:
        super().__init__(status)
        self.status = status


class NotSeated(Exception):
    """Somebody who does not sit at this table, or no longer in that seat."""


class Stale(Exception):
    """The question that was answered is no longer the one being asked."""


class Question(Struct, frozen=True):
    """What a seat is asked now: its forms, and a mark that a button carries and that dies with the question."""

    forms: tuple[Form, ...]
    mark: str


class Played(Struct, frozen=True):
    standing: Standing
    events: tuple[Event, ...]
    kind: str
    besides: Any = None
    """What whoever made it wanted to know besides."""


class Tables:
    def __init__(self, store: Store, games: dict[str, Game[Any]] | None = None, clock: Now = now) -> None:
        self.store = store
        self.games: dict[str, Game[Any]] = dict(rules.GAMES) if games is None else games
        self.now = clock
        self.listeners: list[Callable[[int], None]] = []
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._kept: OrderedDict[int, Standing] = OrderedDict()
        self._looks: dict[int, set[object]] = {}
        """By table, who is reading it and has not been overtaken by a change."""

    # ---------------------------------------------------------------- looking

    def game(self, table: Table) -> Game[Any]:
        return self.games[table.game]

    async def look(self, table: int) -> Standing:
        """The table as it stands. While it is in the lobby it has no state."""
        while True:
            kept = self._kept.get(table)
            if kept is not None:
                self._kept.move_to_end(table)
                return kept
            look = object()
            self._looks.setdefault(table, set()).add(look)
            try:
                loaded = await self.store.read(lambda db: self._load(db, table))
                if look in self._looks.get(table, ()):
                    return self._keep(loaded)
                # somebody changed the table while it was being read: what was read may be older than what is kept
            finally:
                self._stop_looking(table, look)

    def question(self, standing: Standing, seat: Seat) -> Question:
        forms = self.game(standing.table).forms(standing.state, seat.index)
        return Question(forms, f"{seat.moves}.{digest(forms)}")

    def awaited(self, standing: Standing) -> tuple[int, ...]:
        """The seats the table waits for; the one answer to who owes what."""
        if standing.state is None or not standing.table.live:
            return ()
        return self.game(standing.table).awaited(standing.state)

    def view(self, standing: Standing, seat: int | None) -> Any:
        return self.game(standing.table).view(standing.state, seat)

    # ---------------------------------------------------------------- changing

    def lock(self, table: int) -> AbstractAsyncContextManager[Any]:
        return self._locks.setdefault(table, asyncio.Lock())

    async def play(
        self,
        table: int,
        seat: int,
        action: Action,
        *,
        person: int | None = None,
        mark: str | None = None,
        kind: str = "move",
        besides: Callable[[Connection, Standing], Any] | None = None,
    ) -> Played:
        """Make a move. `mark` is that of the question being answered; without one, the rules alone decide. `besides`
        is asked on the same trip to the store, of the table as the move leaves it."""
        async with self.lock(table):
            standing = await self.look(table)
            seated = self._may_play(standing, seat, person)
            if mark is not None and self.question(standing, seated).mark != mark:
                raise Stale
            state, events = self.game(standing.table).play(standing.state, seat, action)
            move = Move(
                sequence=standing.table.sequence + 1,
                kind=kind,
                seat=seat,
                person=seated.person,
                action=msgspec.json.encode(action).decode(),
                events=msgspec.json.encode(events),
                reveals=any(event.reveals for event in events),
                back_to=None,
                at=int(self.now()),
            )
            standing, found = await self._commit(standing.table, move, state, seated, besides)
        self.changed(table)
        return Played(standing, events, kind, found)

    async def alter(self, table: int, work: Callable[[Connection], Any]) -> Standing:
        """Change something else of a table in one transaction, and owe it an announcement. The lock must be held."""

        def altered(db: Connection) -> Standing:
            work(db)
            rows.owe(db, table)
            standing = self._load(db, table)
            self._settle(db, standing, None)
            return standing

        return self._changed_to(await self.store.write(altered))

    def changed(self, table: int) -> None:
        for listener in self.listeners:
            listener(table)

    def forget(self, table: int) -> None:
        self._looks.pop(table, None)
        self._kept.pop(table, None)

    # ---------------------------------------------------------------- inside

    def _may_play(self, standing: Standing, seat: int, person: int | None) -> Seat:
        if standing.table.status != "playing":
            raise NotPlaying(standing.table.status)
        if not 0 <= seat < len(standing.table.seats):
            raise Illegal("no_such_seat", seat=str(seat))
        seated = standing.table.seats[seat]
        if person is not None and seated.person != person:
            raise NotSeated
        return seated

    async def _commit(
        self,
        table: Table,
        move: Move,
        state: Any,
        seat: Seat,
        besides: Callable[[Connection, Standing], Any] | None,
    ) -> tuple[Standing, Any]:
        game = self.game(table)
        packed = game.encode(state)
        over = not game.awaited(state)

        def work(db: Connection) -> tuple[Standing, Any]:
            rows.record(db, table.id, move, packed)
            rows.outdate_seat(db, table.id, seat.index)
            draft_rows.drop(db, table.id, seat.index)
            if over:
                rows.change(db, table.id, status="over", ended=move.at)
            found = rows.find(db, table.id)
            assert found is not None
            standing = Standing(found, state)
            self._settle(db, standing, seat.index)
            return standing, besides(db, standing) if besides else None

        try:
            standing, found = await self.store.write(work)
            return self._changed_to(standing), found
        except BaseException:
            self.forget(table.id)  # whether it was written is for the store to say
            raise

    def _settle(self, db: Connection, standing: Standing, moved: int | None) -> None:
        """Deadlines follow whom the table waits for; while it is paused, nobody has any."""
        table = standing.table
        awaited = self.awaited(standing) if table.status == "playing" else ()
        deadlines.settle(db, table.id, awaited, moved, int(self.now()), table.terms.pace)

    def _load(self, db: Connection, table: int) -> Standing:
        found = rows.find(db, table)
        if found is None:
            raise NoSuchTable(table)
        packed = rows.state_after(db, table, found.sequence) if found.sequence else None
        return Standing(found, None if packed is None else self.game(found).decode(packed))

    def _changed_to(self, standing: Standing) -> Standing:
        self._looks.pop(standing.table.id, None)
        return self._keep(standing)

    def _stop_looking(self, table: int, look: object) -> None:
        looks = self._looks.get(table)
        if looks is not None:
            looks.discard(look)
            if not looks:
                del self._looks[table]

    def _keep(self, standing: Standing) -> Standing:
        self._kept[standing.table.id] = standing
        self._kept.move_to_end(standing.table.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return standing


def advise(game: Game[Any], state: Any, seat: int, random: Random) -> Action:
    """What a house player does, thinking in a state its seat could not tell from the true one. Slow."""
    imagined, _ = game.imagine(state, seat, random)
    return game.advise(imagined, seat, random)
