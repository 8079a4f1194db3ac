"""`/server tables` and what moderators can do about a table: each intervention is written down for the table to see."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot import repairing, seating, tending
from bot.commands.running import choice_of, run
from bot.commands.server import managed
from bot.lobby import NotNow
from bot.model import Standing, Table
from bot.speech import speech
from bot.store import tables as rows
from bot.tables import NoSuchTable
from bot.translator import named
from bot.ui.letters import Letter, letter
from bot.ui.visit import Interaction, Visit
from bot.words import words

if TYPE_CHECKING:
    from bot.app import Loggia

SHOWN = 25


def register(app: Loggia, group: app_commands.Group) -> None:
    _orderly(app, group)
    _mending(app, group)


def _orderly(app: Loggia, group: app_commands.Group) -> None:
    """What there is, and who plays at it."""

    @group.command(name=named("command-server-tables.command"), description=named("command-server-tables.hint"))
    async def tables(interaction: Interaction) -> None:
        async def work(visit: Visit) -> None:
            await visit.answer(await _list(visit, managed(visit)))

        await run(app, interaction, work)

    @group.command(name=named("command-server-close.command"), description=named("command-server-close.hint"))
    @app_commands.describe(table=named("command-server-which.hint"))
    @app_commands.rename(table=named("command-server-which.command"))
    async def close(interaction: Interaction, table: str) -> None:
        async def work(visit: Visit) -> None:
            found = await _table(visit, table)
            await tending.close(app.tables, found.table.id, "closed_by_moderator", tending.nothing, **_me(visit))
            await visit.answer(visit.say("moderated"))

        await run(app, interaction, work)

    @group.command(name=named("command-server-replace.command"), description=named("command-server-replace.hint"))
    @app_commands.describe(
        table=named("command-server-which.hint"),
        member=named("command-server-member.hint"),
        by=named("command-server-by.hint"),
    )
    @app_commands.rename(
        table=named("command-server-which.command"),
        member=named("command-server-member.command"),
        by=named("command-server-by.command"),
    )
    async def replace(
        interaction: Interaction, table: str, member: discord.User, by: discord.Member | None = None
    ) -> None:
        async def work(visit: Visit) -> None:
            await _replace(visit, table, member.id, by)

        await run(app, interaction, work)

    close.autocomplete("table")(_completer(app))
    replace.autocomplete("table")(_completer(app))


def _mending(app: Loggia, group: app_commands.Group) -> None:
    """Posts that are far up, or gone."""

    @group.command(name=named("command-server-repost.command"), description=named("command-server-repost.hint"))
    @app_commands.describe(table=named("command-server-which.hint"))
    @app_commands.rename(table=named("command-server-which.command"))
    async def repost(interaction: Interaction, table: str) -> None:
        async def work(visit: Visit) -> None:
            await repairing.repost(app, await _table(visit, table), _me(visit))
            await visit.answer(visit.say("moderated"))

        await run(app, interaction, work)

    @group.command(name=named("command-server-repair.command"), description=named("command-server-repair.hint"))
    @app_commands.describe(table=named("command-server-which.hint"), channel=named("command-server-into.hint"))
    @app_commands.rename(table=named("command-server-which.command"), channel=named("command-server-into.command"))
    async def repair(interaction: Interaction, table: str, channel: discord.TextChannel | None = None) -> None:
        async def work(visit: Visit) -> None:
            found = await _table(visit, table)
            missing = await repairing.repair(app, found, channel.id if channel else None, _me(visit))
            await visit.answer(visit.say("repaired", count=missing))

        await run(app, interaction, work)

    repost.autocomplete("table")(_completer(app))
    repair.autocomplete("table")(_completer(app))


def _completer(app: Loggia) -> Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]:
    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await _complete(app, interaction, typed)

    return complete


async def _complete(app: Loggia, interaction: Interaction, typed: str) -> list[Choice[str]]:
    say = words((await app.meet(interaction)).language)
    guild = interaction.guild_id or 0
    if not interaction.permissions.manage_guild:
        return []
    open_now = await app.store.read(lambda db: rows.of_guild(db, guild, ("lobby", "playing", "paused"), SHOWN))
    return choice_of([(_described(table, say.language), f"#{table.id}") for table in open_now], typed)


async def _replace(visit: Visit, table: str, member: int, by: discord.Member | None) -> None:
    found = await _table(visit, table)
    seat = found.table.seat_of(member)
    if seat is None:
        raise NotNow("lobby-not-in")
    person, name = (by.id, by.display_name) if by else (None, None)
    why, also = "replaced_by_moderator", tending.nothing
    await seating.replace(visit.app.tables, found.table.id, seat, person, name, why, also, _me(visit))
    await visit.answer(visit.say("moderated"))


async def _list(visit: Visit, guild: int) -> Letter:
    found = await visit.app.store.read(lambda db: rows.of_guild(db, guild, ("lobby", "playing", "paused"), SHOWN + 1))
    lines = [
        visit.say(
            "server-table",
            title=f"[{_described(table, visit.person.language)}]({visit.app.link(table)})",
            status=table.status,
            when=f"<t:{table.touched}:R>",
        )
        for table in found[:SHOWN]
    ]
    return letter(f"### {visit.say('server-tables-title')}", "\n".join(lines) or visit.say("server-no-tables"))


async def _table(visit: Visit, text: str) -> Standing:
    guild = managed(visit)
    number = text.rpartition("#")[2].strip()
    if not number.isascii() or not number.isdigit() or len(number) > 15:
        raise NotNow("table-unclear", text=text[:60])
    standing = await visit.app.tables.look(int(number))
    if standing.table.guild != guild:
        raise NoSuchTable(standing.table.id)
    return standing


def _me(visit: Visit) -> dict[str, str | int]:
    """Who intervenes, for the table to see."""
    return {"name": visit.interaction.user.display_name, "name_id": visit.id}


def _described(table: Table, language: str) -> str:
    return f"{speech(table, language).title()} ({', '.join(seat.name for seat in table.seats)})"
