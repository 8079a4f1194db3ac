"""What a move costs in the store: as it is, with less care for the disk (`synchronous=NORMAL`), and with SQLAlchemy's
own asynchronous engine, which makes a trip to another thread for every statement.

They take turns, so that a busy machine is as unfair to one as to the other.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bench.seeding import GAMES, _course
from bot.clockwork import DAY
from bot.model import Move, Terms
from bot.store import BUSY_MILLISECONDS, Store, deadlines, drafts
from bot.store import tables as rows

ROUNDS, MOVES, CALLERS = 8, 60, 20

Work = Callable[[Connection], Any]
Write = Callable[[Work], Awaitable[Any]]


def run() -> None:
    asyncio.run(_measure())


async def _measure() -> None:
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / f"{number}.sqlite3" for number in range(4)]
        stores = [await Store.open(path) for path in paths]
        _set_pragma(stores[1]._writer._engine, "synchronous=NORMAL")
        engines = [_asynchronous(paths[2], "FULL"), _asynchronous(paths[3], "NORMAL")]
        ways: dict[str, Write] = {
            "as it is, FULL": stores[0].write,
            "as it is, NORMAL": stores[1].write,
            "async engine, FULL": partial(_through, engines[0]),
            "async engine, NORMAL": partial(_through, engines[1]),
        }
        tables = {name: [await write(_open_table) for _ in range(CALLERS)] for name, write in ways.items()}
        alone: dict[str, list[float]] = {name: [] for name in ways}
        crowd: dict[str, list[float]] = {name: [] for name in ways}
        for number in range(ROUNDS):
            for name, write in ways.items():
                alone[name] += await _one_by_one(write, tables[name][0], number)
                crowd[name].append(await _at_once(write, tables[name], number))
        _print(alone, crowd)
        for engine in engines:
            await engine.dispose()
        for store in stores:
            await store.close()


def _print(alone: dict[str, list[float]], crowd: dict[str, list[float]]) -> None:
    first = next(iter(alone))
    print(f"{'a move stored':22}{'alone, ms':>11}{'ratio':>8}{f'{CALLERS} at once, a second':>23}{'ratio':>8}")
    for name, taken in alone.items():
        one, many = median(taken), CALLERS * MOVES / 10 / median(crowd[name])
        ratio, rate = one / median(alone[first]), many * median(crowd[first]) / (CALLERS * MOVES / 10)
        print(f"{name:22}{one * 1000:>11.2f}{ratio:>8.2f}{many:>23.0f}{rate:>8.2f}")


async def _one_by_one(write: Write, table: int, part: int) -> list[float]:
    taken = []
    for number in range(MOVES):
        began = time.perf_counter()
        await write(_a_move(table, 2 + part * 2 * MOVES + number))
        taken.append(time.perf_counter() - began)
    return taken


async def _at_once(write: Write, tables: list[int], part: int) -> float:
    """Seconds that a few moves at each of many tables take, everybody pressing at the same time."""

    async def several(table: int) -> None:
        for number in range(MOVES // 10):
            await write(_a_move(table, 2 + (part * 2 + 1) * MOVES + number))

    began = time.perf_counter()
    await asyncio.gather(*(several(table) for table in tables))
    return time.perf_counter() - began


COURSE = _course("medici", GAMES["medici"], Random(1))


def _open_table(db: Connection) -> int:
    table = rows.make(
        db, guild=1, channel=1, room=1, game="medici", options={}, terms=Terms(seats=2), status="playing", host=1,
        secret=b"", commitment="", salts="[]", created=1, touched=1,
    )  # fmt: skip
    for seat in range(2):
        rows.sit(db, table, seat, seat + 1, f"Guest {seat}", 0)
    return table


def _a_move(table: int, sequence: int) -> Work:
    """The transaction of `Tables.play`."""
    last, state = COURSE.moves[-1]
    move = Move(**{**{field: getattr(last, field) for field in last.__struct_fields__}, "sequence": sequence})

    def work(db: Connection) -> None:
        rows.record(db, table, move, state)
        rows.outdate_seat(db, table, sequence % 2)
        drafts.drop(db, table, sequence % 2)
        assert rows.find(db, table)
        deadlines.settle(db, table, ((sequence + 1) % 2,), sequence % 2, sequence, DAY)

    return work


def _set_pragma(engine: Any, pragma: str) -> None:
    @event.listens_for(engine, "connect")
    def connected(dbapi: Any, _: object) -> None:
        cursor = dbapi.cursor()
        cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def _asynchronous(path: Path, synchronous: str) -> AsyncEngine:
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=1, max_overflow=0)
    for pragma in ("foreign_keys=ON", f"synchronous={synchronous}", f"busy_timeout={BUSY_MILLISECONDS}"):
        _set_pragma(engine.sync_engine, pragma)
    return engine


async def _through(engine: AsyncEngine, work: Work) -> Any:
    async with engine.begin() as connection:
        return await connection.run_sync(work)
