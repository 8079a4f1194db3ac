"""Pictures, painted off the event loop, a few at a time, and remembered while they are the newest.

They are painted in threads, or, where the studio has an easel, in a process of its own: see `bot/easel.py`.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from bot.commissions import Commission, Painting, carry_out
from bot.easel import Easel, EaselBroken
from render import Painter

log = logging.getLogger(__name__)

T = TypeVar("T")

KEPT = 32
PAINTERS = 2


class Studio:
    def __init__(self, painters: Mapping[str, Painter], watch: Callable[[float], None]) -> None:
        self.painters = painters
        self._watch = watch
        self._pool = ThreadPoolExecutor(PAINTERS, thread_name_prefix="painter")
        self._kept: OrderedDict[Hashable, tuple[Painting, ...]] = OrderedDict()
        self.easel: Easel | None = None

    async def paint(self, key: Hashable, commission: Commission) -> tuple[Painting, ...]:
        """The pictures of this key; the same key is painted once."""
        kept = self._kept.get(key)
        if kept is None:
            kept = await self.build(lambda: self._carry_out(commission))
            if all(painting.png for painting in kept):
                self._kept[key] = kept
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        if key in self._kept:
            self._kept.move_to_end(key)
        return kept

    async def build(self, make: Callable[[], T]) -> T:
        """What takes a while to put together, made where it holds nobody up."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, make)

    def close(self) -> None:
        easel, self.easel = self.easel, None
        self._pool.shutdown(wait=False, cancel_futures=True)
        if easel:
            easel.close()

    def _carry_out(self, commission: Commission) -> tuple[Painting, ...]:
        began = time.perf_counter()
        painted = self._at_the_easel(commission)
        if any(painting.png for painting in painted):
            self._watch(time.perf_counter() - began)
        return painted

    def _at_the_easel(self, commission: Commission) -> tuple[Painting, ...]:
        easel = self.easel
        if easel:
            try:
                return easel.paint(commission)
            except EaselBroken:
                log.warning("the easel broke; this picture is painted without it")
        return carry_out(commission, self.painters)
