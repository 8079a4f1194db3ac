"""The life of a running table apart from its moves: pause, resume, extend, close.

Each is one transaction; `also` is what else belongs to it, such as the outcome of the vote that asked for it.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from bot.lobby import NotNow
from bot.model import Standing, Status
from bot.store import deadlines, notes
from bot.store import tables as rows
from bot.tables import Tables

Also = Callable[[Connection], Any]


def nothing(db: Connection) -> None:
    """What else belongs to most changes."""


async def pause(tables: Tables, table: int, why: str, also: Also = nothing, **facts: str | int) -> Standing:
    return await _set_status(tables, table, ("playing",), "paused", why, also, facts)


async def resume(tables: Tables, table: int, why: str, also: Also = nothing, **facts: str | int) -> Standing:
    return await _set_status(tables, table, ("paused",), "playing", why, also, facts)


async def close(tables: Tables, table: int, why: str, also: Also = nothing, **facts: str | int) -> Standing:
    """End a game before its end; nobody wins."""
    return await _set_status(tables, table, ("playing", "paused", "lobby"), "closed", why, also, facts)


async def extend(
    tables: Tables, table: int, seconds: int, why: str, also: Also = nothing, **facts: str | int
) -> Standing:
    """Give everybody who is waited for so much more time."""
    async with tables.lock(table):
        standing = await tables.look(table)
        if standing.table.status != "playing":
            raise NotNow("trouble-not-playing", status=standing.table.status)
        moment = int(tables.now())

        def work(db: Connection) -> None:
            for one in deadlines.of_table(db, table):
                due = None if one.due is None else max(one.due, moment) + seconds
                # the points of the reminders lie in the time that is left
                deadlines.change(db, table, one.seat, since=moment, due=due, wake=moment, reminded=0, snoozed=False)
            notes.add(db, table, standing.table.sequence, moment, why, **facts)
            also(db)

        standing = await tables.alter(table, work)
    tables.changed(table)
    return standing


async def note(tables: Tables, table: int, key: str, **facts: str | int) -> None:
    """Write something down for the table to see, and tell it."""
    async with tables.lock(table):
        standing = await tables.look(table)
        moment = int(tables.now())
        await tables.alter(table, lambda db: notes.add(db, table, standing.table.sequence, moment, key, **facts))
    tables.changed(table)


async def _set_status(
    tables: Tables,
    table: int,
    before: tuple[Status, ...],
    after: Status,
    why: str,
    also: Also,
    facts: dict[str, str | int],
) -> Standing:
    async with tables.lock(table):
        standing = await tables.look(table)
        if standing.table.status not in before:
            raise NotNow("trouble-not-playing", status=standing.table.status)
        moment = int(tables.now())

        def work(db: Connection) -> None:
            rows.change(db, table, status=after, touched=moment)
            if after == "closed":
                rows.change(db, table, ended=moment)
            notes.add(db, table, standing.table.sequence, moment, why, **facts)
            also(db)

        standing = await tables.alter(table, work)
    tables.changed(table)
    return standing
