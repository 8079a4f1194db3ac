"""The life of a running table apart from its moves: pause, resume, extend, close."""

from sqlalchemy import Connection

from bot.lobby import NotNow
from bot.model import Standing
from bot.store import deadlines, notes
from bot.store import tables as rows
from bot.tables import Tables


async def pause(tables: Tables, table: int, why: str, **facts: str | int) -> Standing:
    return await _set_status(tables, table, "playing", "paused", why, facts)


async def resume(tables: Tables, table: int, why: str, **facts: str | int) -> Standing:
    return await _set_status(tables, table, "paused", "playing", why, facts)


async def close(tables: Tables, table: int, why: str, **facts: str | int) -> Standing:
    """End a game before its end; nobody wins."""
    async with tables.lock(table):
        standing = await tables.look(table)
        if standing.table.status not in ("playing", "paused", "lobby"):
            raise NotNow("lobby-is-over", status=standing.table.status)
        moment = int(tables.now())

        def work(db: Connection) -> None:
            rows.change(db, table, status="closed", ended=moment, touched=moment)
            notes.add(db, table, standing.table.sequence, moment, why, **facts)

        standing = await tables.alter(table, work)
    tables.changed(table)
    return standing


async def extend(tables: Tables, table: int, seconds: int, why: str, **facts: str | int) -> Standing:
    """Give everybody who is waited for so much more time."""
    async with tables.lock(table):
        standing = await tables.look(table)
        if standing.table.status != "playing":
            raise NotNow("trouble-not-playing", status=standing.table.status)
        moment = int(tables.now())

        def work(db: Connection) -> None:
            for one in deadlines.of_table(db, table):
                due = None if one.due is None else max(one.due, moment) + seconds
                deadlines.change(db, table, one.seat, due=due, wake=moment, reminded=0, snoozed=False)
            notes.add(db, table, standing.table.sequence, moment, why, **facts)

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
    tables: Tables, table: int, before: str, after: str, why: str, facts: dict[str, str | int]
) -> Standing:
    async with tables.lock(table):
        standing = await tables.look(table)
        if standing.table.status != before:
            raise NotNow("trouble-not-playing", status=standing.table.status)
        moment = int(tables.now())

        def work(db: Connection) -> None:
            rows.change(db, table, status=after, touched=moment)
            notes.add(db, table, standing.table.sequence, moment, why, **facts)

        standing = await tables.alter(table, work)
    tables.changed(table)
    return standing
