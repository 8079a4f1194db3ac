"""`/table`: look at a table, its history, its hand, its fairness."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.running import complete_table, run, which_table
from bot.speech import speech
from bot.store import tables as rows
from bot.translator import named
from bot.ui import looking, moving, offering, ordering, tablemenu
from bot.ui.letters import Letter, letter
from bot.ui.visit import Interaction, Visit
from rules import chance

if TYPE_CHECKING:
    from bot.app import Loggia

Maker = Any


def register(app: Loggia) -> None:
    group = app_commands.Group(
        name=named("command-table-group.command"), description=named("command-table-group.hint"), guild_only=False
    )
    for name, make in (
        ("show", looking.shown),
        ("move", moving.panel),
        ("hand", looking.hand_letter),
        ("history", _history),
        ("record", looking.record_letter),
        ("verify", _verify),
        ("undo", tablemenu.take_back),
        ("offers", offering.offers_letter),
        ("orders", ordering.orders_letter),
        ("menu", tablemenu.menu),
    ):
        group.add_command(_command(app, name, make))
    app.tree.add_command(group)


def _command(app: Loggia, name: str, make: Maker) -> app_commands.Command[Any, Any, Any]:
    @app_commands.describe(table=named("command-table.hint"))
    @app_commands.rename(table=named("command-table.command"))
    async def callback(interaction: Interaction, table: str | None = None) -> None:
        async def work(visit: Visit) -> None:
            await visit.answer(await make(visit, await which_table(visit, table)))

        await run(app, interaction, work)

    command: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=named(f"command-table-{name}.command"),
        description=named(f"command-table-{name}.hint"),
        callback=callback,
    )

    @command.autocomplete("table")
    async def tables(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await complete_table(app, interaction, typed)

    return command


async def _history(visit: Visit, table: int) -> Letter:
    return await looking.history_letter(visit, table, None)


async def _verify(visit: Visit, table: int) -> Letter:
    """How anybody can see that the cards were not chosen: the promise, and after the end its proof."""
    standing = await looking.look_at(visit, table)
    now = standing.table
    told = speech(standing, visit.person.language)
    secret, salts = await visit.app.store.read(lambda db: rows.secret(db, table))
    lines = [
        f"### {told.title()} · {visit.say('verify-title')}",
        visit.say("verify-how"),
        visit.say("verify-commitment", commitment=now.commitment),
        visit.say("verify-salts", salts=", ".join(salts)),
    ]
    if now.status not in ("over", "closed"):
        return letter(*lines, visit.say("verify-wait"))
    kept = chance.keeps(secret, now.commitment)
    lines.append(visit.say("verify-secret", secret=secret.hex()))
    lines.append(visit.say("verify-key", key=chance.key(secret, *(salt.encode() for salt in salts)).hex()))
    lines.append(visit.say("verify-kept" if kept else "verify-broken"))
    return letter(*lines)
