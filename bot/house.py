"""House players: seats that the house fills. They answer after a short, human pause, with what the game advises in an
imagined state."""

import asyncio
import logging
from random import SystemRandom

from bot.attendant import Attendant
from bot.model import Standing
from bot.tables import NotPlaying, Stale, Tables, advise
from rules.game import Illegal, verb

log = logging.getLogger(__name__)

THINKING_AT_ONCE = 2


class House(Attendant):
    name = "house"

    def __init__(self, tables: Tables, pause: float) -> None:
        super().__init__()
        self.tables = tables
        self.pause = pause
        self._random = SystemRandom()
        self._thinking = asyncio.Semaphore(THINKING_AT_ONCE)

    async def serve(self, table: int) -> float | None:
        """Play for the house as long as it is awaited."""
        if self._whose(await self.tables.look(table)) is None:
            return None
        await asyncio.sleep(self.pause)
        await self._move(table)
        return 0

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
        except (Stale, NotPlaying):
            log.info("table %s changed while the house was thinking", table)
        except Illegal as refused:
            log.warning("table %s: the house wanted to %s and was refused: %s", table, verb(action), refused)
            default = game.default(standing.state, seat)
            await self.tables.play(table, seat, default, mark=mark, kind="house")

    def _whose(self, standing: Standing) -> int | None:
        if standing.table.status != "playing":
            return None
        awaited = self.tables.awaited(standing)
        return next((seat for seat in awaited if standing.table.seats[seat].house), None)
