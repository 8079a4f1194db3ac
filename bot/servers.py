"""Servers that threw the bot out, and those that took it back.

At a table whose server is gone nobody is told anything and the clock stands still; the game is kept, and whoever still
reaches it, by direct message, plays on. When the server is back, it is told what happened, and whoever is waited for
has the whole time again.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from bot.store import deadlines
from bot.store import people as people_rows
from bot.store import tables as rows

if TYPE_CHECKING:
    from bot.app import Loggia

ALL_OF_THEM = 100_000


async def left(app: Loggia, guild: int) -> None:
    await app.store.write(lambda db: people_rows.gone(db, guild, is_gone=True))


async def joined(app: Loggia, guild: int) -> None:
    moment = int(app.tables.now())
    if await app.store.write(lambda db: _take_back(db, guild, moment)):
        await _rouse(app)


async def compare(app: Loggia, here: Collection[int]) -> None:
    """What happened while nobody listened: of the servers with tables, some are not here any more, some are again."""
    moment = int(app.tables.now())

    def work(db: Connection) -> bool:
        known = people_rows.gone_ones(db)
        for guild in rows.guilds(db) - known - set(here):
            people_rows.gone(db, guild, is_gone=True)
        back = known.intersection(here)
        for guild in back:
            _take_back(db, guild, moment)
        return bool(back)

    if await app.store.write(work):
        await _rouse(app)


async def _rouse(app: Loggia) -> None:
    await app.herald.start()
    app.clock.wake()


def _take_back(db: Connection, guild: int, moment: int) -> bool:
    """Whether it was gone."""
    if guild not in people_rows.gone_ones(db):
        return False
    people_rows.gone(db, guild, is_gone=False)
    for table in rows.of_guild(db, guild, ("playing",), ALL_OF_THEM):
        for one in deadlines.of_table(db, table.id):
            deadlines.begin(db, table.id, one.seat, moment, table.terms.pace)
        rows.owe(db, table.id)
    return True
