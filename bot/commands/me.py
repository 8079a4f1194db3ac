"""`/me`: my tables and my settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from discord import app_commands

from bot.commands.running import run
from bot.model import Table
from bot.speech import speech
from bot.store import deadlines
from bot.store import people as people_rows
from bot.store import posts as post_rows
from bot.store import tables as rows
from bot.translator import named
from bot.ui.ids import Press, press
from bot.ui.letters import Button, Choice, Letter, Part, Select, buttons, letter
from bot.ui.router import chosen, handles
from bot.ui.visit import Interaction, Visit, words_of
from bot.words import LANGUAGES

if TYPE_CHECKING:
    from bot.app import Loggia

SHOWN = 15


def register(app: Loggia) -> None:
    group = app_commands.Group(name=named("command-me.command"), description=named("command-me.hint"))

    @group.command(name=named("command-me-games.command"), description=named("command-me-games.hint"))
    async def games(interaction: Interaction) -> None:
        async def work(visit: Visit) -> None:
            await visit.answer(await games_letter(visit))

        await run(app, interaction, work)

    @group.command(name=named("command-me-settings.command"), description=named("command-me-settings.hint"))
    async def settings(interaction: Interaction) -> None:
        async def work(visit: Visit) -> None:
            await visit.answer(settings_letter(visit))

        await run(app, interaction, work)

    app.tree.add_command(group)


async def games_letter(visit: Visit) -> Letter:
    """All my tables, those that wait for me first, each with a way there."""
    waiting = await visit.app.waiting_for(visit.id)
    known = {table.id for table in waiting}
    mine = await visit.app.store.read(lambda db: rows.of_person(db, visit.id, ("playing", "paused", "lobby")))
    others = [table for table in mine if table.id not in known]
    lines = [await _line(visit, table, waits=True) for table in waiting[:SHOWN]]
    lines += [await _line(visit, table, waits=False) for table in others[: SHOWN - len(lines)]]
    if len(mine) > len(lines):
        lines.append(visit.say("games-more", count=len(mine) - len(lines)))
    ways = [
        Button(label=speech(table, visit.person.language).title(), id=press("move", table.id), emoji="👉")
        for table in waiting[:5]
    ]
    return letter(f"### {visit.say('games-title')}", "\n".join(lines) or visit.say("games-none"), buttons(*ways))


async def _line(visit: Visit, table: Table, *, waits: bool) -> str:
    post = await visit.app.store.read(lambda db: post_rows.find(db, table.id, "table" if table.room else "lobby"))
    link = visit.app.link(table, post.message if post else None)
    title = f"[{speech(table, visit.person.language).title()}]({link})"
    if not waits:
        return visit.say("games-other", title=title, status=table.status)
    due = await visit.app.store.read(lambda db: deadlines.of_table(db, table.id))
    seat = table.seat_of(visit.id)
    until = next((one.due for one in due if seat and one.seat == seat.index), None)
    if until is None:
        return visit.say("games-waits", title=title)
    return visit.say("games-waits-until", title=title, when=f"<t:{until}:R>")


# -------------------------------------------------------------------- settings


def settings_letter(visit: Visit, notice: str | None = None) -> Letter:
    say, mine = visit.say, visit.person.preferences

    def menu(name: str, values: list[tuple[str, str]], present: str) -> Part:
        prompt = say(f"settings-{name}")
        choices = tuple(Choice(f"{prompt}: {label}", value, "", value == present) for value, label in values)
        return Select(id=press("prefer", 0, name), prompt=prompt, choices=choices)

    return letter(
        f"### {say('settings-title')}",
        notice,
        menu(
            "language",
            [("auto", say("settings-language-auto")), *((one, say(f"language-{one}")) for one in LANGUAGES)],
            mine.language or "auto",
        ),
        menu("hands", [(one, say(f"settings-hands-{one}")) for one in ("dm", "thread")], mine.hands),
    )


@handles("prefer", "in_place")
async def prefer(visit: Visit, at: Press) -> None:
    value = chosen(visit.interaction)[0]
    mine = visit.person.preferences
    match at.more[0]:
        case "language" if value in ("auto", *LANGUAGES):
            mine = msgspec.structs.replace(mine, language=None if value == "auto" else value)
        case "hands" if value in ("dm", "thread"):
            mine = msgspec.structs.replace(mine, hands=value)
            # whoever chooses direct messages has perhaps opened them again
            await visit.app.store.write(lambda db: people_rows.dm(db, visit.id, closed=False))
    await visit.app.store.write(lambda db: people_rows.prefer(db, visit.id, mine))
    person = msgspec.structs.replace(visit.person, preferences=mine, dm_closed=False)
    visit.app.remember(person)
    changed = Visit(visit.app, visit.interaction, person, words_of(person))
    await visit.answer(settings_letter(changed, changed.say("settings-saved")))
