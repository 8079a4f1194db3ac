"""Mending what Discord lost: posts that somebody deleted, a thread or a channel that is gone.

Nothing of a game is ever only on Discord; what is missing is forgotten here, and the herald posts it anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from sqlalchemy import Connection

from bot.lobby import NotNow
from bot.model import Standing
from bot.store import notes
from bot.store import posts as post_rows
from bot.store import tables as rows
from bot.store.posts import Post

if TYPE_CHECKING:
    from bot.app import Loggia

LASTING = ("lobby", "table", "hand")
"""The kinds of posts that a table should always have; the others come and go."""


async def repost(app: Loggia, standing: Standing, by: dict[str, str | int]) -> None:
    """Show the table once more, below everything that was written since."""
    table = standing.table
    kind = "table" if table.sequence else "lobby"
    old = await app.store.read(lambda db: post_rows.find(db, table.id, kind))
    await _change(app, standing, [old] if old else [], {}, "reposted", by)
    if old:
        try:
            await (await app.channel(old.channel)).get_partial_message(old.message).delete()
        except (discord.NotFound, discord.Forbidden):
            return


async def repair(app: Loggia, standing: Standing, channel: int | None, by: dict[str, str | int]) -> int:
    """Have everything posted anew that is missing; how much that was. With a channel named, the table moves there."""
    table = standing.table
    posts = [post for post in await app.store.read(lambda db: post_rows.all_of(db, table.id)) if _lasts(post)]
    moved: dict[str, Any] = {}
    if channel is not None:
        moved = {"channel": channel, "room": None}
        gone = [post for post in posts if not post.kind.startswith("hand:")]
    else:
        if not await _exists(app, table.channel):
            raise NotNow("repair-no-channel")
        if table.room is not None and not await _exists(app, table.room):
            moved = {"room": None}
        gone = [post for post in posts if not await _is_there(app, post)]
    await _change(app, standing, gone, moved, "repaired", by)
    return len(gone) + bool(moved)


def _lasts(post: Post) -> bool:
    return post.kind.partition(":")[0] in LASTING


async def _change(
    app: Loggia, standing: Standing, gone: list[Post], moved: dict[str, Any], why: str, by: dict[str, str | int]
) -> None:
    table = standing.table

    def work(db: Connection) -> None:
        for post in gone:
            post_rows.drop(db, table.id, post.kind)
        if moved:
            rows.change(db, table.id, **moved)
        notes.add(db, table.id, table.sequence, int(app.tables.now()), why, **by)

    async with app.tables.lock(table.id):
        await app.tables.alter(table.id, work)
    app.tables.changed(table.id)


async def _is_there(app: Loggia, post: Post) -> bool:
    place = await app.channel(post.channel)
    try:
        await place.fetch_message(post.message)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True


async def _exists(app: Loggia, channel: int) -> bool:
    try:
        await app.fetch_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True
