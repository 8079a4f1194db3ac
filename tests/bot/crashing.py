"""A program that dies in the middle of something: at the n-th statement to the database, or at the n-th request."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event

from bot.app import Loggia
from bot.store import Store
from bot.tables import Tables
from rules.game import Game

Rows = dict[str, list[tuple[Any, ...]]]
Work = Callable[[Tables], Awaitable[Any]]


class Killed(Exception):
    pass


def dump(path: Path) -> Rows:
    """Everything that is in a database."""
    with closing(sqlite3.connect(path)) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return {name: sorted(db.execute(f'SELECT * FROM "{name}"').fetchall(), key=repr) for name in names}


async def at_every_statement(
    path: Path, games: dict[str, Game[Any]], now: float, work: Work
) -> tuple[Rows, Rows, list[Rows]]:
    """What a database holds before and after some work, and after each way in which the work can be killed."""
    before = dump(path)
    left = []
    died_at = 0
    while True:
        copy = path.with_name(f"killed-{died_at}.sqlite3")
        _copy(path, copy)
        store = await Store.open(copy)
        count = 0

        def die(connection: Connection, *_: object, name: str = str(copy), limit: int = died_at) -> None:
            nonlocal count
            count += connection.engine.url.database == name
            if count > limit:
                raise Killed

        event.listen(Engine, "before_cursor_execute", die)
        try:
            await work(Tables(store, games, lambda: now))
            return before, dump(copy), left
        except Killed:
            died_at += 1
        finally:
            event.remove(Engine, "before_cursor_execute", die)
            await store.close()
        left.append(dump(copy))


def _copy(path: Path, copy: Path) -> None:
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    shutil.copymode(path, copy)


def dies_at_request(app: Loggia, number: int) -> Callable[[], bool]:
    """From its n-th request to Discord on, the program neither reaches Discord nor writes anything: it is dead."""
    request, write = app.http.request, app.store.write
    made = 0

    async def ask(*given: Any, **more: Any) -> Any:
        nonlocal made
        made += 1
        if made > number:
            raise asyncio.CancelledError
        return await request(*given, **more)

    async def keep(work: Any) -> Any:
        if made > number:
            raise asyncio.CancelledError
        return await write(work)

    app.http.request = ask  # type: ignore[method-assign]
    app.store.write = keep  # type: ignore[method-assign]
    return lambda: made > number
