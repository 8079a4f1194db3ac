"""House players: seats that the house fills. They answer after a short, human pause, with what the game advises in an
imagined state."""

import asyncio
import logging
from random import SystemRandom

from bot.model import Standing
from bot.tables import NotPlaying, Tables, advise
from rules.game import Illegal

log = logging.getLogger(__name__)

THINKING_AT_ONCE = 2
PAUSE_AFTER_TROUBLE = 60.0


class House:
    def __init__(self, tables: Tables, pause: float) -> None:
        self.tables = tables
        self.pause = pause
        self._random = SystemRandom()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._thinking = asyncio.Semaphore(THINKING_AT_ONCE)

    def wake(self, table: int) -> None:
        """Something changed at this table; if a house player is awaited there, let it play."""
        if table not in self._busy:
            task = asyncio.create_task(self._sit(table), name=f"house at {table}")
            self._busy[table] = task
            task.add_done_callback(lambda _: self._busy.pop(table, None))

    async def close(self) -> None:
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _sit(self, table: int) -> None:
        """Play for the house as long as it is awaited; whatever happens is tried again after a pause."""
        while True:
            try:
                standing = await self.tables.look(table)
                seat = self._whose(standing)
                if seat is None:
                    return
                await asyncio.sleep(self.pause)
                await self._move(table)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("the house could not play at table %s", table)
                await asyncio.sleep(PAUSE_AFTER_TROUBLE)

    async def _move(self, table: int) -> None:
        standing = await self.tables.look(table)
        seat = self._whose(standing)
        if seat is None:
            return
        game = self.tables.game(standing.table)
        mark = self.tables.question(standing, standing.table.seats[seat]).mark
        async with self._thinking:
            action = await asyncio.to_thread(advise, game, standing.state, seat, self._random)
        try:
            await self.tables.play(table, seat, action, mark=mark, kind="house")
        except (Illegal, NotPlaying) as refused:
            log.warning("table %s: the house wanted %s and was refused: %s", table, action, refused)
            default = game.default(standing.state, seat)
            await self.tables.play(table, seat, default, mark=mark, kind="house")

    def _whose(self, standing: Standing) -> int | None:
        if standing.table.status != "playing":
            return None
        awaited = self.tables.awaited(standing)
        return next((seat for seat in awaited if standing.table.seats[seat].house), None)
