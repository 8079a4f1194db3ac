"""Deadlines, reminders and errands: one task that sleeps until the earliest row in the store, and wakes when an earlier
one is written. If the program was down, it catches up once, in order."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from typing import TYPE_CHECKING

import discord
from sqlalchemy import Connection

from bot import reminders, tending
from bot.clockwork import HOUR, MINUTE
from bot.errand_boy import ErrandBoy
from bot.lobby import NotNow
from bot.model import Seat, Standing
from bot.store import StoreTrouble, deadlines, errands
from bot.store import people as people_rows
from bot.store import tables as rows
from bot.store.deadlines import Deadline
from bot.store.people import Preferences
from bot.tables import NoSuchTable, NotPlaying, Stale, advise
from rules.game import Illegal

if TYPE_CHECKING:
    from bot.app import Loggia

log = logging.getLogger(__name__)

LONGEST_SLEEP = HOUR
RETRY = 5 * MINUTE


class Clock:
    def __init__(self, app: Loggia) -> None:
        self.app = app
        self.reminders = reminders.Reminders(app)
        self.boy = ErrandBoy(app)
        self._woken = False
        self._sleep: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self._random = SystemRandom()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="clock")

    def wake(self, table: int = 0) -> None:
        """Something was written that may be due earlier than what the clock sleeps for."""
        self._woken = True
        if self._sleep:
            self._sleep.cancel()

    async def close(self) -> None:
        tasks = [task for task in (self._task, self._sleep) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._woken = False
            pause = float(RETRY)
            try:
                while await self.catch_up():
                    pass
                pause = await self._until_next()
            except StoreTrouble:
                log.exception("the clock cannot reach the store")
            if not self._woken:
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
            await self.boy.run(errand)
        for deadline in due:
            await self._look(deadline, moment)
        return bool(due or wanted)

    # ---------------------------------------------------------------- one deadline

    async def _look(self, deadline: Deadline, moment: int) -> None:
        try:
            standing = await self.app.tables.look(deadline.table)
            seat = standing.table.seats[deadline.seat]
            if standing.table.status != "playing" or seat.index not in self.app.tables.awaited(standing) or seat.house:
                await self._set(deadline, wake=None)
                return
            preferences = await self._preferences(seat)
            if await self._away(deadline, preferences, standing, moment):
                return
            if deadline.due is not None and moment >= deadline.due:
                await self._time_is_up(standing, seat, deadline, moment)
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

    async def _remind(self, standing: Standing, seat: Seat, deadline: Deadline) -> None:
        try:
            await self.reminders.send(standing, seat, deadline.due)
        except discord.HTTPException as error:
            log.warning("seat %s at table %s could not be reminded: %s", seat.index, standing.table.id, error.text)

    async def _preferences(self, seat: Seat) -> Preferences:
        person = await self.app.store.read(lambda db: people_rows.person(db, seat.person or 0))
        return person.preferences if person else Preferences()

    async def _away(self, deadline: Deadline, preferences: Preferences, standing: Standing, moment: int) -> bool:
        """Holidays stop the clock: the time for an answer begins anew when they end."""
        pace = standing.table.terms.pace
        if preferences.away is None or pace is None or not preferences.away[0] <= moment < preferences.away[1]:
            return False
        back = preferences.away[1]
        await self._set(deadline, since=back, due=back + pace, wake=back, reminded=0)
        await self.app.store.write(lambda db: rows.owe(db, deadline.table))
        self.app.herald.wake(deadline.table)
        return True

    async def _time_is_up(self, standing: Standing, seat: Seat, deadline: Deadline, moment: int) -> None:
        terms = standing.table.terms
        assert terms.pace is not None
        if terms.late == "wait":
            await self._set(deadline, wake=reminders.nag(deadline, terms.pace, moment))
            if not deadline.snoozed:
                await self._remind(standing, seat, deadline)
            return
        await self._set(deadline, wake=moment + RETRY)
        await self._play_for(standing, seat, kind="default" if terms.late == "default" else "late")

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
            return
        await self._pause_if_deserted(standing)

    async def _pause_if_deserted(self, standing: Standing) -> None:
        """After a full round in which nobody came, the table stops by itself."""
        table = standing.table
        people = [seat.index for seat in table.seats if not seat.house]
        moves = await self.app.store.read(lambda db: rows.history(db, table.id, max(0, table.sequence - 200)))
        absent: set[int] = set()
        for move in reversed(moves):
            if move.seat not in people:
                continue
            if move.kind not in ("default", "late"):
                return
            absent.add(move.seat)
            if len(absent) == len(people):
                break
        if len(absent) < len(people) or sum(move.kind in ("default", "late") for move in moves) < 2:
            return
        try:
            await tending.pause(self.app.tables, table.id, "deserted")
        except NotNow:
            log.debug("table %s is not being played any more", table.id)

    async def _set(self, deadline: Deadline, **values: object) -> None:
        await self.app.store.write(lambda db: deadlines.change(db, deadline.table, deadline.seat, **values))
