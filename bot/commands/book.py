"""`/rules`: the rules of a game, page by page, and any of its things by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.running import choice_of, run
from bot.games import PRESENTATIONS
from bot.lobby import NotNow
from bot.store import tables as rows
from bot.translator import named
from bot.ui.ids import Press, press
from bot.ui.letters import Choice as MenuChoice
from bot.ui.letters import Letter, Select, letter
from bot.ui.router import choice, handles
from bot.ui.visit import Interaction, Visit
from bot.words import words

if TYPE_CHECKING:
    from bot.app import Loggia


def register(app: Loggia) -> None:
    @app_commands.command(name=named("command-rules.command"), description=named("command-rules.hint"))
    @app_commands.describe(game=named("command-rules-game.hint"), about=named("command-rules-about.hint"))
    @app_commands.rename(game=named("command-rules-game.command"), about=named("command-rules-about.command"))
    async def rules_of(interaction: Interaction, game: str | None = None, about: str | None = None) -> None:
        async def work(visit: Visit) -> None:
            named_game = game or await _game_here(visit)
            if named_game not in app.tables.games:
                raise NotNow("command-no-game", text=str(named_game)[:40])
            await visit.answer(page(visit, named_game, about))

        await run(app, interaction, work)

    @rules_of.autocomplete("game")
    async def games(interaction: Interaction, typed: str) -> list[Choice[str]]:
        say = words((await app.meet(interaction)).language)
        return choice_of([(say(name), name) for name in app.tables.games], typed)

    @rules_of.autocomplete("about")
    async def topics(interaction: Interaction, typed: str) -> list[Choice[str]]:
        say = words((await app.meet(interaction)).language)
        game = vars(interaction.namespace).get("game")
        if game not in PRESENTATIONS:
            here = interaction.channel_id or 0
            tables = await app.store.read(lambda db: rows.in_room(db, here))
            game = tables[0].game if tables else None
        if game is None:
            return []
        return choice_of([(title, key) for key, title in PRESENTATIONS[game].topics(say)], typed)

    app.tree.add_command(rules_of)


async def _game_here(visit: Visit) -> str:
    here = visit.interaction.channel_id or 0
    tables = await visit.app.store.read(lambda db: rows.in_room(db, here))
    if not tables:
        raise NotNow("rules-which-game")
    return tables[0].game


def page(visit: Visit, game: str, about: str | None) -> Letter:
    """One page of the rules, with a menu of the others."""
    shown = PRESENTATIONS[game]
    topics = shown.topics(visit.say)
    titles = dict(topics)
    wanted = about or topics[0][0]
    if wanted not in titles:
        wanted = next((key for key, title in topics if title.casefold() == wanted.casefold()), "")
    if not wanted:
        raise NotNow("rules-no-topic", text=(about or "")[:60])
    pages = [MenuChoice(title, key) for key, title in topics if key.startswith("rules-")][:25]
    menu = Select(id=press("page", 0, game), prompt=visit.say("rules-more"), choices=tuple(pages))
    return letter(
        f"### {shown.sign} {visit.say(game)} · {titles[wanted]}",
        shown.topic(visit.say, wanted),
        menu,
        accent=shown.accent,
    )


@handles("rules", "afresh")
async def rules_press(visit: Visit, at: Press) -> None:
    standing = await visit.app.tables.look(at.table)
    phase = None
    if standing.state is not None:
        now = f"rules-{visit.app.tables.view(standing, None).phase}"
        known = dict(visit.app.presentation(standing).topics(visit.say))
        phase = now if now in known else None
    await visit.answer(page(visit, standing.table.game, phase))


@handles("page", "in_place")
async def turn_page(visit: Visit, at: Press) -> None:
    if at.part(0) not in visit.app.tables.games:
        raise NotNow("trouble-unknown-press")
    await visit.answer(page(visit, at.part(0), choice(visit.interaction)))
