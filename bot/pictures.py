"""Pictures, painted off the event loop, a few at a time, and remembered while they are the newest.

They are painted in threads, or, where the studio has an easel, in a process of its own: see `bot/easel.py`.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import render
from bot.easel import Easel, EaselBroken
from bot.ui.letters import Image
from render import Picture

log = logging.getLogger(__name__)

T = TypeVar("T")

KEPT = 32
PAINTERS = 2


class Studio:
    def __init__(self, watch: Callable[[float], None]) -> None:
        self._watch = watch
        self._pool = ThreadPoolExecutor(PAINTERS, thread_name_prefix="painter")
        self._kept: OrderedDict[Hashable, Image] = OrderedDict()
        self.easel: Easel | None = None

    async def image(self, key: Hashable, make: Callable[[], Picture]) -> Image:
        """The picture of this key as a file; the same key is painted once."""
        kept = self._kept.get(key)
        if kept is None:
            kept = await asyncio.get_running_loop().run_in_executor(self._pool, self._paint, make)
            self._kept[key] = kept
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
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

    def _paint(self, make: Callable[[], Picture]) -> Image:
        began = time.perf_counter()
        picture = make()
        painted = self._png(picture)
        self._watch(time.perf_counter() - began)
        return Image("board.png", painted, picture.alt)

    def _png(self, picture: Picture) -> bytes:
        easel = self.easel
        if easel:
            try:
                return easel.png(picture)
            except EaselBroken:
                log.warning("the easel broke; this picture is painted without it")
        return render.png(picture)
