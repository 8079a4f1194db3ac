"""Order among old tables, once a day: those that nobody has touched for long are announced, then closed; those long
over are compacted to their beginning, their end and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, select, update

from bot import tending
from bot.clockwork import DAY
from bot.lobby import NotNow
from bot.store import errands
from bot.store.schema import moves, notes, tables

if TYPE_CHECKING:
    from bot.app import Loggia

FORGOTTEN = 60 * DAY
NOTICE = 7 * DAY
COMPACTED = 90 * DAY
AT_ONCE = 50


async def sweep(app: Loggia) -> None:
    moment = int(app.tables.now())
    for table in await app.store.read(lambda db: _untouched(db, moment - FORGOTTEN)):
        announced = await app.store.read(lambda db, table=table: _announced(db, table))  # type: ignore[misc]
        if announced is None:
            await tending.note(app.tables, table, "closing_soon", when=f"<t:{moment + NOTICE}:D>")
        elif announced <= moment - NOTICE:
            try:
                await tending.close(app.tables, table, "closed_forgotten")
            except NotNow:
                continue
    await app.store.write(lambda db: _compact(db, moment - COMPACTED))
    await app.store.write(lambda db: plan(db, moment + DAY))


def plan(db: Connection, after: int) -> None:
    errands.add(db, "sweep", None, after)


def _untouched(db: Connection, before: int) -> list[int]:
    rows = db.execute(
        select(tables.c.id)
        .where(tables.c.status.in_(("playing", "paused")), tables.c.touched < before)
        .order_by(tables.c.touched)
        .limit(AT_ONCE)
    )
    return list(rows.scalars())


def _announced(db: Connection, table: int) -> int | None:
    """When the table was told that it will be closed, if nobody has touched it since."""
    return db.execute(
        select(notes.c.at)
        .join(tables, tables.c.id == notes.c.table)
        .where(notes.c.table == table, notes.c.key == "closing_soon", notes.c.at > tables.c.touched)
        .order_by(notes.c.id)
        .limit(1)
    ).scalar_one_or_none()


def _compact(db: Connection, before: int) -> None:
    """The states between the first and the last move of games long over are no longer kept."""
    old = db.execute(
        select(tables.c.id, tables.c.sequence)
        .where(tables.c.status.in_(("over", "closed")), tables.c.ended < before)
        .limit(AT_ONCE)
    ).all()
    for row in old:
        db.execute(
            update(moves)
            .where(moves.c.table == row.id, moves.c.sequence.not_in((1, row.sequence)), moves.c.state.is_not(None))
            .values(state=None)
        )
