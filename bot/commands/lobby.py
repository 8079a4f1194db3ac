"""`/play`: open a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot import paces
from bot.commands.running import choice_of, run
from bot.lobby import NotNow
from bot.model import PACES, Terms
from bot.store import people as people_rows
from bot.store.people import GuildSettings
from bot.translator import named
from bot.ui.parsing import split
from bot.ui.posts import pace_words
from bot.ui.variants import offered, read
from bot.ui.visit import Interaction, Visit
from bot.words import Words, language_of, words
from rules.game import Game

if TYPE_CHECKING:
    from bot.app import Loggia


def register(app: Loggia) -> None:
    @app_commands.command(name=named("command-play.command"), description=named("command-play.hint"))
    @app_commands.guild_only()
    @app_commands.describe(
        game=named("command-play-game.hint"),
        seats=named("command-play-seats.hint"),
        pace=named("command-play-pace.hint"),
        house=named("command-play-house.hint"),
        invited=named("command-play-invited.hint"),
        variants=named("command-play-variants.hint"),
    )
    @app_commands.rename(
        game=named("command-play-game.command"),
        seats=named("command-play-seats.command"),
        pace=named("command-play-pace.command"),
        house=named("command-play-house.command"),
        invited=named("command-play-invited.command"),
        variants=named("command-play-variants.command"),
    )
    async def play(
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 6] | None = None,
        pace: str | None = None,
        house: app_commands.Range[int, 0, 5] = 0,
        invited: bool = False,
        variants: str | None = None,
    ) -> None:
        async def work(visit: Visit) -> None:
            known = _game(visit, game)
            options = read(visit.say, known, variants or "")
            await _open(visit, known, options, seats, pace, house, by_invitation=invited)

        await run(app, interaction, work)

    @play.autocomplete("game")
    async def games(interaction: Interaction, typed: str) -> list[Choice[str]]:
        say = words((await app.meet(interaction)).language)
        return choice_of([(say(name), name) for name in app.tables.games], typed)

    @play.autocomplete("pace")
    async def complete_pace(interaction: Interaction, typed: str) -> list[Choice[str]]:
        say = words((await app.meet(interaction)).language)
        return pace_choices(say, typed)

    @play.autocomplete("variants")
    async def complete_variants(interaction: Interaction, typed: str) -> list[Choice[str]]:
        say = words((await app.meet(interaction)).language)
        game = app.tables.games.get(str(vars(interaction.namespace).get("game")))
        if game is None:
            return []
        before = split(typed.rpartition(",")[0])
        pairs = [
            (", ".join((*before, label)), ", ".join((*before, spelling))) for label, spelling in offered(say, game)
        ]
        return choice_of(pairs, typed.rpartition(",")[2].strip())

    app.tree.add_command(play)


async def _open(
    visit: Visit,
    known: Game[Any],
    options: dict[str, Any],
    seats: int | None,
    pace: str | None,
    house: int,
    *,
    by_invitation: bool,
) -> None:
    interaction = visit.interaction
    guild = interaction.guild
    if guild is None or interaction.channel_id is None:
        raise NotNow("command-in-server")
    settings = await visit.app.store.read(lambda db: people_rows.guild(db, guild.id))
    channel = _place(interaction)
    _allowed(visit, settings, channel)
    _able(interaction)
    wanted = seats or min(max(4, known.seats[0]), known.seats[-1])
    if house:
        wanted = max(wanted if seats else house + 1, house + 1, known.seats[0])
    terms = Terms(
        seats=wanted,
        language=settings.language or language_of(interaction.guild_locale or interaction.locale),
        pace=paces.read(pace or settings.pace),
        open=not by_invitation,
    )
    standing = await visit.app.lobby.open(
        guild=guild.id,
        channel=channel,
        host=visit.id,
        name=interaction.user.display_name,
        game=known.name,
        options=options,
        terms=terms,
        salt=str(interaction.id),
    )
    for _ in range(min(house, wanted - 1)):
        standing = await visit.app.lobby.add_house(standing.table.id, visit.id)
    if len(standing.table.seats) == wanted:
        await visit.app.lobby.start(standing.table.id, visit.id)
        await visit.answer(visit.say("lobby-started-now"))
        return
    await visit.answer(visit.say("lobby-opened"))


def pace_choices(say: Words, typed: str) -> list[Choice[str]]:
    """The usual paces, and before them the one that is being typed, if it can be played at."""
    own = paces.custom(typed)
    usual = choice_of([(pace_words(say, seconds), name) for name, seconds in PACES.items()], typed)
    if own is None or own in PACES.values():
        return usual
    return [Choice(name=pace_words(say, own), value=paces.spelled(own)), *usual]


def _game(visit: Visit, text: str) -> Game[Any]:
    plain = text.strip().casefold()
    for name, game in visit.app.tables.games.items():
        if plain in (name, *(words(language)(name).casefold() for language in ("en", "pl"))):
            return game
    raise NotNow("command-no-game", text=text[:40])


def _place(interaction: Interaction) -> int:
    """A table opened inside a thread belongs to the thread's channel."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    return int(interaction.channel_id or 0)


def _allowed(visit: Visit, settings: GuildSettings, channel: int) -> None:
    member = visit.interaction.user
    if settings.channels and channel not in settings.channels:
        raise NotNow("command-not-here", channels=", ".join(f"<#{one}>" for one in settings.channels))
    if settings.opener and isinstance(member, discord.Member):
        manages = visit.interaction.permissions.manage_guild
        if not manages and all(role.id != settings.opener for role in member.roles):
            raise NotNow("command-not-you", role=f"<@&{settings.opener}>")


def _able(interaction: Interaction) -> None:
    """Say at once which permission is missing, rather than fail later."""
    granted = interaction.app_permissions
    missing = [name for name in ("view_channel", "send_messages", "attach_files") if not getattr(granted, name)]
    if missing:
        raise NotNow("command-missing", permissions=", ".join(missing))
