"""`/help`: what this is, and the three things to do first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle, app_commands

from bot.commands.book import page
from bot.commands.running import run
from bot.games import PRESENTATIONS
from bot.lobby import NotNow
from bot.translator import named
from bot.ui.ids import Press, press
from bot.ui.letters import Button, Rule, buttons, letter
from bot.ui.router import handles
from bot.ui.visit import Interaction, Visit

if TYPE_CHECKING:
    from bot.app import Loggia


def register(app: Loggia) -> None:
    @app_commands.command(name=named("command-help.command"), description=named("command-help.hint"))
    async def helped(interaction: Interaction) -> None:
        async def work(visit: Visit) -> None:
            games = [
                f"{PRESENTATIONS[name].sign} **{visit.say(name)}** · {visit.say(f'{name}.about')}"
                for name in app.tables.games
            ]
            ways = [
                Button(label=visit.say(name), id=press("book", 0, name), style=ButtonStyle.secondary, emoji="📖")
                for name in app.tables.games
            ]
            await visit.answer(
                letter(
                    f"### {visit.say('help-title')}", visit.say("help-text"), Rule(), "\n".join(games), buttons(*ways)
                )
            )

        await run(app, interaction, work)

    app.tree.add_command(helped)


@handles("book", "afresh")
async def open_book(visit: Visit, at: Press) -> None:
    if at.more[0] not in visit.app.tables.games:
        raise NotNow("trouble-unknown-press")
    await visit.answer(page(visit, at.more[0], None))
