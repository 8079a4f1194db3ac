"""The real bot with a stethoscope: it notes how long its event loop was blocked and how long pictures took, and writes
that into a file as often as something new is known."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
import time
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.__main__ import main
from bot.app import Loggia
from bot.commissions import Commission, Painting
from bot.pictures import Studio

REPORT = "LOGGIA_BENCH_REPORT"
BEAT = 0.005
WRITE_EVERY = 0.5


class Report(Struct):
    at: float = 0.0
    """By the clock that never goes back, the same for every process."""
    blocks: list[float] = []
    """Seconds by which the loop came late, the latest of each half second."""
    pictures: int = 0
    painting: float = 0.0
    """Seconds of processor time spent on pictures, in their threads and at the easel."""
    processor: float = 0.0
    """Seconds of processor time of the bot, its easel included."""
    memory: int = 0
    """Bytes in memory now, of the bot alone."""
    easel: int = 0
    """Bytes in memory now, of the process that paints."""


def read(path: Path) -> Report | None:
    """What is known by now; nothing before the bot has begun."""
    return msgspec.json.decode(path.read_bytes(), type=Report) if path.exists() else None


class Stethoscope:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._report = Report()
        self._in_threads = 0.0

    async def listen(self) -> None:
        loop = asyncio.get_running_loop()
        latest, written = 0.0, loop.time()
        while True:
            began = loop.time()
            await asyncio.sleep(BEAT)
            latest = max(latest, loop.time() - began - BEAT)
            if loop.time() - written > WRITE_EVERY:
                self._report.blocks.append(latest)
                latest, written = 0.0, loop.time()
                self._write()

    def painted(self, pictures: int, seconds: float) -> None:
        self._report.pictures += pictures
        self._in_threads += seconds

    def _write(self) -> None:
        report = self._report
        used = resource.getrusage(resource.RUSAGE_SELF)
        report.at = time.monotonic()
        spent, report.easel = _easel()
        report.painting = self._in_threads + spent
        report.processor = used.ru_utime + used.ru_stime + spent
        report.memory = _memory("self")
        aside = self._path.with_suffix(".new")
        aside.write_bytes(msgspec.json.encode(report))
        aside.replace(self._path)


def _memory(process: str) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


def _easel() -> tuple[float, int]:
    """The processor time and the memory of the processes that this one has started."""
    children = [
        child for task in Path("/proc/self/task").iterdir() for child in (task / "children").read_text().split()
    ]
    times = [Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[11:13] for child in children]
    ticks = sum(int(one) for pair in times for one in pair)
    return ticks / os.sysconf("SC_CLK_TCK"), sum(_memory(child) for child in children)


def attach(stethoscope: Stethoscope) -> None:
    set_up, carry_out = Loggia.setup_hook, Studio._carry_out

    async def setup_hook(self: Loggia) -> None:
        await set_up(self)
        self.listening = asyncio.create_task(stethoscope.listen())  # type: ignore[attr-defined]

    def painting(self: Studio, commission: Commission) -> tuple[Painting, ...]:
        began = time.thread_time()
        painted = carry_out(self, commission)
        stethoscope.painted(sum(1 for one in painted if one.png), time.thread_time() - began)
        return painted

    Loggia.setup_hook = setup_hook  # type: ignore[method-assign]
    Studio._carry_out = painting  # type: ignore[method-assign]


if __name__ == "__main__":
    attach(Stethoscope(Path(os.environ[REPORT])))
    sys.exit(main([]))
