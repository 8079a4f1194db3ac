"""Fifty people pressing at ten, a thousand and ten thousand open tables, against a bare discord.py bot in the same run.

The bot is a process of its own, the playground and the people are another. Everybody pauses between two presses, so
that waiting is the bot's and not a queue's; how many presses a second it takes without any pause is told apart.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

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
WARM, SECONDS, RUSH = 6.0, 30.0, 12.0
GOALS = {"acknowledged p50": 1.5, "acknowledged p99": 2.0, "answer after a move p50": 3.0}
SETTLED = 0.15
"""Of a processor: below that, a bot has done what it does when it starts."""


class Run(NamedTuple):
    name: str
    times: Times
    rush: Times
    started: float
    """Seconds from the start of the process until it is there for people."""
    settled: float
    """Seconds until it has looked after all tables."""
    report: Report | None
    blocks: list[float]
    """The longest blocks of the event loop while people pressed with pauses, then without."""
    pictures: float
    share: float
    spent: float
    """Seconds of processor time for each press, without the easel: of all figures the one that a busy machine spoils
    least."""


def run() -> None:
    logging.getLogger("discord").setLevel(logging.ERROR)
    bare = asyncio.run(_measure("bare discord.py", 10, bare=True))
    runs = [asyncio.run(_measure(f"{count:,} tables", count, bare=False)) for count in TABLES]
    _print(bare, runs)


async def _measure(name: str, count: int, *, bare: bool) -> Run:
    with tempfile.TemporaryDirectory() as folder:
        playground = Playground(Path(folder) / "world")
        await playground.start()
        try:
            return await _with_bot(name, count, playground, Path(folder), bare=bare)
        finally:
            await playground.stop()


async def _with_bot(name: str, count: int, playground: Playground, folder: Path, *, bare: bool) -> Run:
    report = folder / "report.json"
    module = "bench.bare" if bare else "bench.watched"
    bot = BotProcess(playground, folder / "data", module, LOGGIA_BENCH_REPORT=str(report))
    bot.data.mkdir()
    places = await fill(bot.database, count, Town(playground, PEOPLE, CHANNELS))
    gc.collect()
    gc.freeze()  # a full world must not make the playground pause: it is the bot that is measured
    began = time.monotonic()
    await bot.start()
    started = time.monotonic() - began
    try:
        settled = started if bare else await _settled(report, began)
        crowd = Crowd(playground, places, bare=bare)
        await crowd.press(WARM, PAUSE)
        before = None if bare else watched.read(report)
        spent = _processor(bot.id)
        times = await crowd.press(SECONDS, PAUSE)
        spent = (_processor(bot.id) - spent) / len(times.acknowledged)
        calm = None if bare else watched.read(report)
        rush = await crowd.press(RUSH, 0.0)
        after = None if bare else watched.read(report)
    finally:
        await bot.kill()
    if before is None or calm is None or after is None:
        return Run(name, times, rush, started, settled, None, [], 0.0, 0.0, spent)
    blocks = [max(calm.blocks[len(before.blocks) :]), max(after.blocks[len(calm.blocks) :])]
    painted = (calm.pictures - before.pictures) / (calm.at - before.at)
    share = (calm.painting - before.painting) / (calm.processor - before.processor)
    return Run(name, times, rush, started, settled, calm, blocks, painted, share, spent)


async def _settled(report: Path, began: float) -> float:
    """Until the bot, which looks at every table when it starts, has nothing more to do."""
    last = None
    while True:
        await asyncio.sleep(0.25)
        known = watched.read(report)
        if known is None or (last and known.at == last.at):
            continue
        if last and (known.processor - last.processor) / (known.at - last.at) < SETTLED:
            return last.at - began
        last = known


def _processor(process: int) -> float:
    ticks = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(int(one) for one in ticks) / os.sysconf("SC_CLK_TCK")


# -------------------------------------------------------------------- telling


def _print(bare: Run, runs: list[Run]) -> None:
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
        assert each.report is not None
        memory, easel = each.report.memory / 2**20, each.report.easel / 2**20
        calm, rush = (block * 1000 for block in each.blocks)
        print(
            f"{each.name}: there after {each.started:.1f} s, everything looked after at {each.settled:.1f} s; "
            f"{memory:.0f} MiB, and {easel:.0f} MiB for painting; "
            f"longest block of the loop {calm:.0f} ms (without pauses {rush:.0f} ms; goal 50); "
            f"{each.pictures:.1f} pictures a second, {each.share:.0%} of the processor time"
        )


def _pair(taken: list[float]) -> str:
    return f"{middle(taken) * 1000:.1f} / {slowest(taken) * 1000:.0f}"


def _rate(times: Times) -> float:
    return len(times.acknowledged) / times.seconds


def _ratios(one: Run, other: Run, *, goals: bool = True) -> str:
    ratios = {
        "acknowledged p50": middle(one.times.acknowledged) / middle(other.times.acknowledged),
        "acknowledged p99": slowest(one.times.acknowledged) / slowest(other.times.acknowledged),
        "answer after a move p50": middle(one.times.stored) / middle(other.times.stored),
    }
    told = (f"{name} {ratio:.2f}" + (f" (goal {GOALS[name]:g})" if goals else "") for name, ratio in ratios.items())
    return ", ".join(told)


if __name__ == "__main__":
    run()
