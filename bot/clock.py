"""Deadlines, reminders and errands: one task that sleeps until the earliest row in the store, and wakes when an earlier
one is written. If the program was down, it catches up once, in order."""

from __future__ import annotations

import asyncio
import logging
from itertools import takewhile
from random import SystemRandom
from typing import TYPE_CHECKING

import discord
from sqlalchemy import Connection

from bot import reminders, tending
from bot.attendant import BREATH
from bot.clockwork import HOUR, MINUTE
from bot.errand_boy import ErrandBoy
from bot.lobby import NotNow
from bot.model import Move, Seat, Standing
from bot.patience import BROKEN
from bot.store import StoreTrouble, deadlines, errands, notes
from bot.store import people as people_rows
from bot.store import tables as rows
from bot.store.deadlines import Deadline
from bot.store.people import Person, Preferences
from bot.tables import NoSuchTable, NotPlaying, Stale, advise
from rules.game import Illegal

if TYPE_CHECKING:
    from bot.app import Loggia

log = logging.getLogger(__name__)

LONGEST_SLEEP = HOUR
RETRY = 5 * MINUTE
STEPS = 6
"""A turn may be several moves; so many of them are made in one go for somebody who never came."""
LOOK_BACK = 200


class Clock:
    breath = BREATH

    def __init__(self, app: Loggia) -> None:
        self.app = app
        self.reminders = reminders.Reminders(app)
        self.boy = ErrandBoy(app)
        self._woken = False
        self._finishing = False
        self._sleep: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self._random = SystemRandom()

    def start(self) -> None:
        if not self._finishing:
            self._task = asyncio.create_task(self._run(), name="clock")

    def wake(self, table: int = 0) -> None:
        """Something was written that may be due earlier than what the clock sleeps for."""
        self._woken = True
        if self._sleep:
            self._sleep.cancel()

    async def finish(self) -> None:
        """Begin nothing more, and wait for what is being done: a reminder that was noted is still sent."""
        self._finishing = True
        self.wake()
        if self._task:
            await asyncio.gather(self._task, return_exceptions=True)

    async def close(self) -> None:
        self._finishing = True
        tasks = [task for task in (self._task, self._sleep) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while not self._finishing:
            if self._woken:
                await asyncio.sleep(self.breath)
            self._woken = False
            pause = float(RETRY)
            try:
                while await self.catch_up():
                    pass
                pause = await self._until_next()
            except StoreTrouble:
                log.exception("the clock cannot reach the store")
            except Exception:
                log.exception("the clock stumbled")
            if not self._woken and not self._finishing:
                self._sleep = asyncio.create_task(asyncio.sleep(pause), name="the clock's sleep")
                await asyncio.wait({self._sleep})

    async def _until_next(self) -> float:
        def read(db: Connection) -> list[int | None]:
            return [deadlines.earliest(db), errands.earliest(db)]

        times = [time for time in await self.app.store.read(read) if time is not None]
        if not times:
            return LONGEST_SLEEP
        return min(LONGEST_SLEEP, max(0.0, min(times) - self.app.tables.now()))

    async def catch_up(self) -> bool:
        """Do what is due by now, the earliest first; whether there was anything."""
        moment = int(self.app.tables.now())

        def read(db: Connection) -> tuple[list[Deadline], list[errands.Errand]]:
            return deadlines.ripe(db, moment), errands.ripe(db, moment)

        due, wanted = await self.app.store.read(read)
        for errand in wanted:
            if not self._finishing:
                await self.boy.run(errand)
        for deadline in due:
            if not self._finishing:
                await self._look(deadline, moment)
        return bool(due or wanted) and not self._finishing

    # ---------------------------------------------------------------- one deadline

    async def _look(self, deadline: Deadline, moment: int) -> None:
        try:
            standing = await self._standing(deadline)
            if standing is None:
                return
            seat = standing.table.seats[deadline.seat]
            preferences, gone = await self._circumstances(standing, seat)
            if gone:
                await self._set(deadline, wake=moment + HOUR)
                return
            if await self._away(deadline, preferences, standing, moment):
                return
            if deadline.due is not None and moment >= deadline.due:
                await self._time_is_up(standing, seat, deadline, preferences, moment)
                return
            planned = reminders.plan(deadline, preferences, moment)
            # noted before it is sent: rather one reminder lost in a crash than two
            await self._set(deadline, reminded=planned.reminded, wake=planned.wake)
            if planned.remind:
                await self._remind(standing, seat, deadline)
        except (NoSuchTable, IndexError):
            await self._set(deadline, wake=None)
        except StoreTrouble:
            raise
        except Exception:
            log.exception("the deadline of seat %s at table %s", deadline.seat, deadline.table)
            await self._set(deadline, wake=moment + RETRY)

    async def _standing(self, deadline: Deadline) -> Standing | None:
        """The table of a deadline that somebody has to keep; between two changes, so that whatever was written together
        with the deadline is seen together with it."""
        tables = self.app.tables
        async with tables.lock(deadline.table):
            if deadline not in await self.app.store.read(lambda db: deadlines.of_table(db, deadline.table)):
                return None  # it has just been changed, and comes again when that is due
            standing = await tables.look(deadline.table)
            seat = standing.table.seats[deadline.seat]
            if standing.table.status == "playing" and seat.index in tables.awaited(standing) and not seat.house:
                return standing
            await self._set(deadline, wake=None)
            return None

    async def _remind(self, standing: Standing, seat: Seat, deadline: Deadline) -> None:
        try:
            await self.reminders.send(standing, seat, deadline.due)
        except (discord.HTTPException, *BROKEN) as error:
            log.warning("seat %s at table %s could not be reminded: %s", seat.index, standing.table.id, error)

    async def _circumstances(self, standing: Standing, seat: Seat) -> tuple[Preferences, bool]:
        """What the person prefers, and whether the table's server has thrown the bot out."""

        def read(db: Connection) -> tuple[Person | None, bool]:
            person = people_rows.person(db, seat.person or 0)
            return person, standing.table.guild in people_rows.gone_ones(db)

        person, gone = await self.app.store.read(read)
        return person.preferences if person else Preferences(), gone

    async def _away(self, deadline: Deadline, preferences: Preferences, standing: Standing, moment: int) -> bool:
        """Holidays stop the clock: the time for an answer begins anew when they end."""
        pace = standing.table.terms.pace
        if preferences.away is None or pace is None or not reminders.is_away(preferences, moment):
            return False
        back = preferences.away[1]
        if deadline.since == back:
            await self._set(deadline, wake=back)
            return True

        def work(db: Connection) -> None:
            deadlines.change(db, deadline.table, deadline.seat, since=back, due=back + pace, wake=back, reminded=0)
            rows.owe(db, deadline.table)

        await self.app.store.write(work)
        self.app.herald.wake(deadline.table)
        return True

    async def _time_is_up(
        self, standing: Standing, seat: Seat, deadline: Deadline, preferences: Preferences, moment: int
    ) -> None:
        terms = standing.table.terms
        assert terms.pace is not None
        if terms.late == "wait":
            planned = reminders.nag(deadline, preferences, terms.pace, moment)
            await self._set(deadline, wake=planned.wake)
            if planned.remind:
                await self._remind(standing, seat, deadline)
            return
        await self._set(deadline, wake=moment + RETRY)
        kind = "default" if terms.late == "default" else "late"
        for _ in range(STEPS):
            await self._play_for(standing, seat, kind)
            standing = await self.app.tables.look(standing.table.id)
            seat = standing.table.seats[seat.index]
            if standing.table.status != "playing" or seat.index not in self.app.tables.awaited(standing):
                break
        await self._pause_if_deserted(standing)

    async def _play_for(self, standing: Standing, seat: Seat, kind: str) -> None:
        game = self.app.tables.game(standing.table)
        mark = self.app.tables.question(standing, seat).mark
        action = game.default(standing.state, seat.index)
        if kind == "late":
            action = await asyncio.to_thread(advise, game, standing.state, seat.index, self._random)
        try:
            await self.app.tables.play(standing.table.id, seat.index, action, mark=mark, kind=kind)
        except (Illegal, NotPlaying, Stale) as error:
            log.info("nothing was played for seat %s at table %s: %s", seat.index, standing.table.id, error)

    async def _pause_if_deserted(self, standing: Standing) -> None:
        """After a full round in which nobody came, the table stops by itself."""
        table = standing.table
        people = {seat.index for seat in table.seats if not seat.house}

        def read(db: Connection) -> list[Move]:
            resumed = [note.sequence for note in notes.since(db, table.id) if note.key == "resumed"]
            return rows.history(db, table.id, max(0, table.sequence - LOOK_BACK, *resumed))

        moves = [move for move in await self.app.store.read(read) if move.seat in people]
        absent = takewhile(lambda move: move.kind in ("default", "late"), reversed(moves))
        if {move.seat for move in absent} != people:
            return
        try:
            await tending.pause(self.app.tables, table.id, "deserted")
        except NotNow:
            log.debug("table %s is not being played any more", table.id)

    async def _set(self, deadline: Deadline, **values: object) -> None:
        await self.app.store.write(lambda db: deadlines.change(db, deadline.table, deadline.seat, **values))
