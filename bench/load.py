"""Fifty people pressing at ten, a thousand and ten thousand open tables, against a bare discord.py bot in the same run.

Each bot is a process of its own; the playgrounds and the people are another. All are there from the beginning and take
turns at being pressed, so that a busy machine is as unfair to one as to the other. Everybody pauses between two
presses, so that waiting is the bot's and not a queue's; how many presses a second it takes without any pause is told
apart.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from bench import watched
from bench.crowd import Crowd, Times, middle, slowest
from bench.process import BotProcess
from bench.seeding import Town, fill
from bench.watched import Report
from playground import Playground

TABLES = (10, 1_000, 10_000)
PEOPLE = 50
CHANNELS = 100
PAUSE = 2.0
"""Seconds on average that somebody looks at an answer before pressing again."""
ROUNDS = 6
WARM, SECONDS, RUSH = 6.0, 8.0, 12.0
"""Seconds of pressing: before anything counts, in each round, and without pauses."""
GOALS = {"acknowledged p50": 1.5, "acknowledged p99": 2.0, "answer after a move p50": 3.0}
QUIET = 0.15
"""Of a processor: below that, a bot has done what it had to do."""
CATCHING_UP = 30.0
"""Seconds after which nobody waits for that any longer."""


class World:
    """A playground with its people and a bot, and what was measured there."""

    def __init__(self, name: str, playground: Playground, bot: BotProcess, report: Path | None) -> None:
        self.name = name
        self.playground = playground
        self.bot = bot
        self._report = report
        self.times = Times()
        self.rush = Times()
        self.started = 0.0
        """Seconds from the start of the process until it is there for people."""
        self.blocks: list[float] = []
        """The longest block of the event loop in each half second in which people pressed with pauses."""
        self.rushed: list[float] = []
        """The same without pauses."""
        self.pictures = 0
        self.painting = 0.0
        self.processor = 0.0
        self.last: Report | None = None
        self._spent = 0.0

    async def begin(self, count: int) -> None:
        self.bot.data.mkdir()
        places = await fill(self.bot.database, count, Town(self.playground, PEOPLE, CHANNELS))
        began = time.monotonic()
        await self.bot.start()
        self.started = time.monotonic() - began
        self._crowd = Crowd(self.playground, places, bare=self._report is None)

    async def warm(self) -> None:
        await self.quiet()
        await self._crowd.press(WARM, PAUSE)
        await self.quiet()

    async def round(self) -> None:
        before, spent = self.report(), _processor(self.bot.id)
        times = await self._crowd.press(SECONDS, PAUSE)
        self._spent += _processor(self.bot.id) - spent
        after = self.report()
        if before and after:
            self.blocks += after.blocks[len(before.blocks) :]
            self.pictures += after.pictures - before.pictures
            self.painting += after.painting - before.painting
            self.processor += after.processor - before.processor
        await self.quiet()
        self.times.add(times)  # with the pictures that came late

    async def hurry(self) -> None:
        before = self.report()
        self.rush.add(await self._crowd.press(RUSH, 0.0))
        self.last = after = self.report()
        if before and after:
            self.rushed += after.blocks[len(before.blocks) :]

    def report(self) -> Report | None:
        return watched.read(self._report) if self._report else None

    async def quiet(self) -> None:
        """Until the bot has nothing more to do, be it what it looks after when it starts or pictures it owes."""
        until = time.monotonic() + CATCHING_UP
        last = _processor(self.bot.id), self.report()
        while time.monotonic() < until:
            await asyncio.sleep(1.0)
            now = _processor(self.bot.id), self.report()
            painted = now[1].painting - last[1].painting if now[1] and last[1] else 0.0
            if now[0] - last[0] + painted < QUIET:
                return
            last = now

    @property
    def spent(self) -> float:
        """Seconds of processor time for each press, without the easel: of all figures the one that a busy machine
        spoils least."""
        return self._spent / len(self.times.acknowledged)


def run() -> None:
    logging.getLogger("discord").setLevel(logging.ERROR)
    bare, *others = asyncio.run(_measure())
    _print(bare, others)


async def _measure() -> list[World]:
    with tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            worlds = [await stack.enter_async_context(_world("bare discord.py", Path(folder), 10, bare=True))]
            for count in TABLES:
                name = f"{count:,} tables"
                worlds.append(await stack.enter_async_context(_world(name, Path(folder), count, bare=False)))
            gc.collect()
            gc.freeze()  # full worlds must not make the playgrounds pause: it is the bots that are measured
            for world in worlds:
                await world.warm()
            for _ in range(ROUNDS):
                for world in worlds:
                    await world.round()
            for world in worlds:
                await world.hurry()
            return worlds


@asynccontextmanager
async def _world(name: str, folder: Path, count: int, *, bare: bool) -> AsyncIterator[World]:
    home = folder / name.replace(" ", "-")
    home.mkdir()
    playground = Playground(home / "world")
    await playground.start()
    report = home / "report.json"
    bot = BotProcess(
        playground, home / "data", "bench.bare" if bare else "bench.watched", LOGGIA_BENCH_REPORT=str(report)
    )
    try:
        world = World(name, playground, bot, None if bare else report)
        await world.begin(count)
        yield world
    finally:
        await bot.kill()
        await playground.stop()


def _processor(process: int) -> float:
    ticks = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(int(one) for one in ticks) / os.sysconf("SC_CLK_TCK")


# -------------------------------------------------------------------- telling


def _print(bare: World, runs: list[World]) -> None:
    print(f"{PEOPLE} people, a press every {PAUSE:g} s each; milliseconds, half of them and 99 of 100 within that time")
    columns = f"{'acknowledged':>16}{'answer, a look':>16}{'after a move':>16}{'picture':>18}{'presses':>9}{'lost':>6}"
    print(f"{'':18}{columns}")
    for each in (bare, *runs):
        times = each.times
        parts = (times.acknowledged, times.looked, times.stored, times.shown)
        cells = "".join(f"{_pair(part):>{18 if part is times.shown else 16}}" for part in parts)
        print(f"{each.name:18}{cells}{len(times.acknowledged):>9}{times.lost:>6}")
    print()
    smallest, largest = runs[0], runs[-1]
    for each in runs:
        print(f"{each.name} against the bare bot: {_ratios(each, bare)}")
    print(f"{largest.name} against {smallest.name} (goal 1.2): {_ratios(largest, smallest, goals=False)}")
    print()
    rates = (f"{each.name} {_rate(each.rush):.0f}" for each in (bare, *runs))
    print(f"without pauses, presses a second: {', '.join(rates)}")
    costs = (f"{each.name} {each.spent * 1000:.1f}" for each in (bare, *runs))
    print(f"processor time for a press, painting apart, in milliseconds: {', '.join(costs)}")
    for each in runs:
        _print_more(each)


def _print_more(world: World) -> None:
    report = world.last
    assert report is not None
    memory, easel = report.memory / 2**20, report.easel / 2**20
    calm, rushed = (max(blocks) * 1000 for blocks in (world.blocks, world.rushed))
    print(
        f"{world.name}: there after {world.started:.1f} s; {memory:.0f} MiB, and {easel:.0f} MiB for painting; "
        f"longest block of the loop {calm:.0f} ms (without pauses {rushed:.0f} ms; goal 50); "
        f"{world.pictures / world.times.seconds:.1f} pictures a second, "
        f"{world.painting / world.processor:.0%} of the processor time"
    )


def _pair(taken: list[float]) -> str:
    return f"{middle(taken) * 1000:.1f} / {slowest(taken) * 1000:.0f}"


def _rate(times: Times) -> float:
    return len(times.acknowledged) / times.seconds


def _ratios(one: World, other: World, *, goals: bool = True) -> str:
    ratios = {
        "acknowledged p50": middle(one.times.acknowledged) / middle(other.times.acknowledged),
        "acknowledged p99": slowest(one.times.acknowledged) / slowest(other.times.acknowledged),
        "answer after a move p50": middle(one.times.stored) / middle(other.times.stored),
    }
    told = (f"{name} {ratio:.2f}" + (f" (goal {GOALS[name]:g})" if goals else "") for name, ratio in ratios.items())
    return ", ".join(told)


if __name__ == "__main__":
    run()
