"""What every command does first and last: defer, run, and turn whatever goes wrong into words."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.lobby import NotNow
from bot.model import Table
from bot.speech import speech
from bot.store import tables as rows
from bot.ui import troubles
from bot.ui.parsing import completions
from bot.ui.visit import Interaction, Visit, begin, turn_away
from bot.words import words

if TYPE_CHECKING:
    from bot.app import Loggia

log = logging.getLogger(__name__)

Work = Callable[[Visit], Awaitable[None]]


async def run(app: Loggia, interaction: Interaction, work: Work, table: int | None = None) -> None:
    name = interaction.command.qualified_name if interaction.command else "unknown"
    app.metrics.commands.labels(name).inc()
    with app.door.enter(interaction) as welcome:
        if welcome:
            await _serve(app, interaction, work, table)
        else:
            await turn_away(app, interaction)


async def _serve(app: Loggia, interaction: Interaction, work: Work, table: int | None) -> None:
    visit = await begin(app, interaction, afresh=True)
    if visit is None:
        return
    try:
        await work(visit)
    except Exception as error:  # noqa: BLE001 - whatever it is, the person gets an answer
        await troubles.tell(visit, error, getattr(error, "table", table))


class Tree(app_commands.CommandTree[Any]):
    """Commands as Discord knows them. Somebody's Discord may still show those of an earlier version."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Commands always come in, be it to be turned away; whoever is typing is not helped while the program stops."""
        typing = interaction.type is discord.InteractionType.autocomplete
        if typing:
            app: Any = interaction.client
            app.metrics.completions.inc()
            if not app.door.open:
                return False
        command = interaction.command
        if not isinstance(command, app_commands.Command) or _as_declared(command, interaction):
            return True
        if not typing:
            raise app_commands.CommandSignatureMismatch(command)
        await interaction.response.autocomplete([])
        return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        log.warning("a command that could not be run: %s", error)
        if interaction.type is discord.InteractionType.application_command:
            app: Any = interaction.client
            visit = await begin(app, interaction, afresh=True)
            if visit:
                await visit.answer(visit.say("trouble-unknown-command"))


def _as_declared(command: app_commands.Command[Any, Any, Any], interaction: Interaction) -> bool:
    """Whether every option is one of the command's, of its kind and within its bounds: Discord's library takes any."""
    data: Any = interaction.data
    options = data.get("options", [])
    while options and options[0]["type"] <= discord.AppCommandOptionType.subcommand_group.value:
        options = options[0].get("options", [])
    declared = {one.display_name: one for one in command.parameters}
    return all(one["name"] in declared and _fits(declared[one["name"]], one) for one in options)


def _fits(declared: app_commands.Parameter, option: dict[str, Any]) -> bool:
    if option["type"] != declared.type.value:
        return False
    if option.get("focused"):
        return declared.autocomplete
    value, least, most = option["value"], declared.min_value, declared.max_value
    return not isinstance(value, int) or ((least is None or least <= value) and (most is None or value <= most))


async def which_table(visit: Visit, named: str | None, game: str | None = None) -> int:
    """The table a command is about: the one named, else the one played here, else the only one that can be meant."""
    if named:
        number = named.rpartition("#")[2].strip()
        if not number.isascii() or not number.isdigit() or len(number) > 15:
            raise NotNow("table-unclear", text=named[:60])
        return int(number)
    here = visit.interaction.channel_id or 0
    in_room = await visit.app.store.read(lambda db: rows.in_room(db, here))
    fitting = [table for table in in_room if game in (None, table.game)]
    mine = [table for table in fitting if table.seat_of(visit.id)]
    live = [table for table in (mine or fitting) if table.live] or mine or fitting
    if live:
        return live[0].id
    waiting = [table for table in await visit.app.waiting_for(visit.id) if game in (None, table.game)]
    if len(waiting) == 1:
        return waiting[0].id
    playing = await visit.app.store.read(lambda db: rows.of_person(db, visit.id, ("playing", "paused")))
    playing = [table for table in playing if game in (None, table.game)]
    if len(playing) == 1:
        return playing[0].id
    raise NotNow("table-which" if playing else "table-none")


async def complete_table(
    app: Loggia, interaction: Interaction, typed: str, game: str | None = None
) -> list[Choice[str]]:
    """My tables, those that wait for me first."""
    say = words((await app.meet(interaction)).language)
    waiting = [table for table in await app.waiting_for(interaction.user.id) if game in (None, table.game)]
    mine = await app.store.read(lambda db: rows.of_person(db, interaction.user.id, ("playing", "paused", "lobby")))
    rest = [table for table in mine if game in (None, table.game) and table.id not in {one.id for one in waiting}]
    pairs = [(f"👉 {_described(table, say.language)}", f"#{table.id}") for table in waiting]
    pairs += [(_described(table, say.language), f"#{table.id}") for table in rest]
    return [Choice(name=label[:100], value=value) for label, value in completions(typed, pairs)]


def _described(table: Table, language: str) -> str:
    names = ", ".join(seat.name for seat in table.seats)
    return f"{speech(table, language).title()} ({names})"


def choice_of(pairs: list[tuple[str, str]], typed: str) -> list[Choice[str]]:
    return [Choice(name=label[:100], value=value[:100]) for label, value in completions(typed, pairs)]


def arguments(interaction: Interaction) -> dict[str, Any]:
    """What is filled in so far, by parameter, while somebody is typing."""
    return {key: value for key, value in vars(interaction.namespace).items() if value not in (None, "")}
