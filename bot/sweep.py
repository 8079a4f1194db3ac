"""Order among old tables, once a day: those that nobody has touched for long are announced, then closed; those long
over are compacted to their beginning, their end and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, exists, func, select, update

from bot import tending
from bot.clockwork import DAY
from bot.lobby import NotNow
from bot.store import errands as errand_rows
from bot.store.schema import errands, moves, notes, tables
from bot.ui.posts import COMPACTED

if TYPE_CHECKING:
    from bot.app import Loggia

FORGOTTEN = 60 * DAY
NOTICE = 7 * DAY
AT_ONCE = 50


async def sweep(app: Loggia) -> None:
    moment = int(app.tables.now())
    await app.store.write(lambda db: plan(db, moment + DAY))
    old = await app.store.read(lambda db: _untouched(db, moment - FORGOTTEN))
    for table in [table for table, told in old if told is not None and told <= moment - NOTICE]:
        try:
            await tending.close(app.tables, table, "closed_forgotten")
        except NotNow:
            continue
    for table in [table for table, told in old if told is None][:AT_ONCE]:
        await tending.note(app.tables, table, "closing_soon", when=f"<t:{moment + NOTICE}:D>")
    while await app.store.write(lambda db: _compact(db, moment - COMPACTED)):
        pass


def plan(db: Connection, after: int) -> None:
    """The next time; only once, however often the program is stopped half-way."""
    planned = db.execute(select(errands.c.id).where(errands.c.kind == "sweep", errands.c.after >= after)).first()
    if planned is None:
        errand_rows.add(db, "sweep", None, after)


def _untouched(db: Connection, before: int) -> list[tuple[int, int | None]]:
    """The tables that nobody has touched for long, and when each was told since that it will be closed."""
    told = (
        select(func.min(notes.c.at))
        .where(notes.c.table == tables.c.id, notes.c.key == "closing_soon", notes.c.at > tables.c.touched)
        .scalar_subquery()
    )
    rows = db.execute(
        select(tables.c.id, told)
        .where(tables.c.status.in_(("playing", "paused")), tables.c.touched < before)
        .order_by(tables.c.touched)
    )
    return [(row[0], row[1]) for row in rows]


def _compact(db: Connection, before: int) -> bool:
    """The states between the first and the last move of games long over are no longer kept; whether there were any."""
    between = moves.c.table == tables.c.id, moves.c.sequence.not_in((1, tables.c.sequence)), moves.c.state.is_not(None)
    ended = tables.c.status.in_(("over", "closed")), tables.c.ended < before
    old = db.execute(
        select(tables.c.id, tables.c.sequence).where(*ended, exists().where(*between)).limit(AT_ONCE)
    ).all()
    for row in old:
        kept = moves.c.sequence.not_in((1, row.sequence))
        db.execute(update(moves).where(moves.c.table == row.id, kept).values(state=None))
    return bool(old)
