"""`/server`: how a server wants its tables. For those who manage it; Discord checks, and so do we."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Choice

from bot import paces
from bot.commands.lobby import pace_choices
from bot.commands.running import choice_of, run
from bot.lobby import NotNow
from bot.store import people as people_rows
from bot.store.people import GuildSettings
from bot.translator import named
from bot.ui.letters import Letter, letter
from bot.ui.posts import pace_words
from bot.ui.visit import Interaction, Visit
from bot.words import LANGUAGES, words

if TYPE_CHECKING:
    from bot.app import Loggia


def register(app: Loggia) -> app_commands.Group:
    group = app_commands.Group(
        name=named("command-server.command"),
        description=named("command-server.hint"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @group.command(name=named("command-server-settings.command"), description=named("command-server-settings.hint"))
    @app_commands.describe(
        language=named("command-server-language.hint"),
        pace=named("command-play-pace.hint"),
        channel=named("command-server-channel.hint"),
        opener=named("command-server-opener.hint"),
        game=named("command-server-game.hint"),
        ping=named("command-server-ping.hint"),
        per_person=named("command-server-per-person.hint"),
        per_server=named("command-server-per-server.hint"),
        reset=named("command-server-reset.hint"),
    )
    @app_commands.rename(
        language=named("command-server-language.command"),
        pace=named("command-play-pace.command"),
        channel=named("command-server-channel.command"),
        opener=named("command-server-opener.command"),
        game=named("command-server-game.command"),
        ping=named("command-server-ping.command"),
        per_person=named("command-server-per-person.command"),
        per_server=named("command-server-per-server.command"),
        reset=named("command-server-reset.command"),
    )
    async def settings(
        interaction: Interaction,
        language: str | None = None,
        pace: str | None = None,
        channel: discord.TextChannel | None = None,
        opener: discord.Role | None = None,
        game: str | None = None,
        ping: discord.Role | None = None,
        per_person: app_commands.Range[int, 1, 100] | None = None,
        per_server: app_commands.Range[int, 1, 5000] | None = None,
        reset: bool = False,
    ) -> None:
        async def work(visit: Visit) -> None:
            guild = managed(visit)
            present = await app.store.read(lambda db: people_rows.guild(db, guild))
            wishes = {
                "language": language,
                "pace": pace,
                "channel": channel,
                "opener": opener,
                "game": game,
                "ping": ping,
                "per_person": per_person,
                "per_server": per_server,
            }
            changed = _wished(GuildSettings() if reset else present, wishes, app.tables.games)
            if changed != present:
                await app.store.write(lambda db: people_rows.settle(db, guild, changed))
            await visit.answer(_letter(visit, changed))

        await run(app, interaction, work)

    @settings.autocomplete("language")
    async def languages(interaction: Interaction, typed: str) -> list[Choice[str]]:
        say = words((await app.meet(interaction)).language)
        return choice_of([(say(f"language-{one}"), one) for one in LANGUAGES], typed)

    @settings.autocomplete("pace")
    async def complete_pace(interaction: Interaction, typed: str) -> list[Choice[str]]:
        say = words((await app.meet(interaction)).language)
        return pace_choices(say, typed)

    @settings.autocomplete("game")
    async def games(interaction: Interaction, typed: str) -> list[Choice[str]]:
        say = words((await app.meet(interaction)).language)
        return choice_of([(say(name), name) for name in app.tables.games], typed)

    return group


def managed(visit: Visit) -> int:
    """The server, if this person manages it."""
    if visit.interaction.guild_id is None:
        raise NotNow("command-in-server")
    if not visit.interaction.permissions.manage_guild:
        raise NotNow("command-only-managers")
    return visit.interaction.guild_id


def _wished(settings: GuildSettings, wishes: dict[str, Any], games: Any) -> GuildSettings:
    """The settings with what was asked for; a channel named again is no longer allowed."""
    if wishes["language"]:
        settings = _replace(settings, language=_one_of(wishes["language"], LANGUAGES))
    if wishes["pace"]:
        paces.read(wishes["pace"])
        settings = _replace(settings, pace=wishes["pace"].strip().casefold())
    if wishes["channel"]:
        settings = _replace(settings, channels=tuple(sorted(set(settings.channels) ^ {wishes["channel"].id})))
    if wishes["opener"]:
        role = wishes["opener"]
        settings = _replace(settings, opener=None if role.is_default() else role.id)
    if wishes["ping"]:
        if not wishes["game"]:
            raise NotNow("rules-which-game")
        game = _one_of(wishes["game"], games)
        settings = _replace(settings, pings={**settings.pings, game: wishes["ping"].id})
    for limit in ("per_person", "per_server"):
        if wishes[limit]:
            settings = _replace(settings, **{limit: wishes[limit]})
    return settings


def _replace(settings: GuildSettings, **values: Any) -> GuildSettings:
    return msgspec.structs.replace(settings, **values)


def _one_of(text: str, known: Any) -> str:
    if text not in known:
        raise NotNow("command-unknown-value", text=text[:40])
    return text


def _letter(visit: Visit, settings: GuildSettings) -> Letter:
    say = visit.say
    lines = [
        say("server-language", language=say(f"language-{settings.language}") if settings.language else "Discord"),
        say("server-pace", pace=pace_words(say, paces.read(settings.pace))),
        say("server-channels", channels=", ".join(f"<#{one}>" for one in settings.channels) or say("server-all")),
        say("server-opener", role=f"<@&{settings.opener}>" if settings.opener else say("server-all-people")),
        say("server-limits", person=settings.per_person, server=settings.per_server),
        *(say("server-ping", game=say(game), role=f"<@&{role}>") for game, role in settings.pings.items()),
    ]
    return letter(f"### {say('server-title')}", "\n".join(f"- {line}" for line in lines))
