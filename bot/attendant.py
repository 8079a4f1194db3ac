"""Somebody who is woken for a table and serves it until nothing is left to do there: one task per table at most."""

import asyncio
import logging
from collections.abc import Collection

log = logging.getLogger(__name__)

AFTER_TROUBLE = 60.0
BREATH = 0.03
"""Seconds between a change and what follows from it: whoever made it is answered first, and what changes with it counts
as the same."""


class Attendant:
    name = "attendant"
    calm = 0.0
    """Seconds between two looks at one table."""
    breath = 0.0
    """Seconds before the first look."""

    def __init__(self) -> None:
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._naps: dict[int, asyncio.Task[None]] = {}
        self._at_work: set[int] = set()
        self._finishing = False

    async def serve(self, table: int) -> float | None:
        """Do what there is to do; None when all is done, else after how many seconds to look again."""
        raise NotImplementedError

    def wake(self, table: int) -> None:
        """Something changed at this table."""
        if self._finishing:
            return  # whoever comes next finds it in the store
        if table in self._busy:
            self._again.add(table)
            if table in self._naps:
                self._naps[table].cancel()
        else:
            self._at_work.add(table)
            self._busy[table] = asyncio.create_task(self._attend(table), name=f"{self.name} of table {table}")

    def serving(self) -> Collection[int]:
        return tuple(self._busy)

    async def finish(self) -> None:
        """Begin nothing more, and wait for what is being done."""
        self._finishing = True
        for table, task in self._busy.items():
            if table not in self._at_work:
                task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def close(self) -> None:
        self._finishing = True
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _attend(self, table: int) -> None:
        try:
            await asyncio.sleep(self.breath)
            while True:
                self._again.discard(table)
                pause = await self._once(table)
                if self._finishing or (pause is None and table not in self._again):
                    return  # nothing is awaited from here on, so no waking can be missed
                await asyncio.sleep(self.calm)
                await self._nap(table, pause or 0.0)
        finally:
            self._busy.pop(table, None)
            self._again.discard(table)
            self._at_work.discard(table)

    async def _nap(self, table: int, seconds: float) -> None:
        """Wait before trying again; a change at the table ends it, as that may be what was missing."""
        if seconds <= self.calm or table in self._again:
            return
        self._naps[table] = asyncio.create_task(asyncio.sleep(seconds - self.calm), name=f"{self.name}'s nap")
        try:
            await asyncio.wait({self._naps[table]})
        finally:
            self._naps.pop(table).cancel()

    async def _once(self, table: int) -> float | None:
        self._at_work.add(table)
        try:
            return await self.serve(table)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("the %s of table %s failed", self.name, table)
            return AFTER_TROUBLE
        finally:
            self._at_work.discard(table)
