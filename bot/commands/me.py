"""`/me`: my tables and my settings."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

import msgspec
from discord import ButtonStyle, app_commands, ui
from sqlalchemy import Connection

from bot import forgetting
from bot.clockwork import DAY
from bot.commands.running import run
from bot.lobby import NotNow
from bot.model import Table
from bot.reminders import zone
from bot.speech import speech
from bot.store import deadlines
from bot.store import people as people_rows
from bot.store import posts as post_rows
from bot.store import tables as rows
from bot.store.people import Preferences
from bot.translator import named
from bot.ui.ids import Press, press
from bot.ui.letters import Button, Choice, Letter, Part, Select, buttons, letter
from bot.ui.router import choice, handles, open_modal, written
from bot.ui.visit import Interaction, Visit, words_of
from bot.words import LANGUAGES, Words

if TYPE_CHECKING:
    from bot.app import Loggia

SHOWN = 15

REMIND: dict[str, tuple[int, ...]] = {"usual": (50, 90), "once": (80,), "often": (25, 50, 75, 90), "never": ()}
"""When to be reminded, in hundredths of the time there is."""

QUIET: dict[str, tuple[int, int] | None] = {
    "none": None,
    "night": (22 * 60, 7 * 60),
    "late_night": (0, 8 * 60),
    "long_night": (21 * 60, 9 * 60),
    "work": (8 * 60, 16 * 60),
}


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

    @group.command(name=named("command-me-away.command"), description=named("command-me-away.hint"))
    @app_commands.describe(days=named("command-me-away-days.hint"), begin=named("command-me-away-begin.hint"))
    @app_commands.rename(days=named("command-me-away-days.command"), begin=named("command-me-away-begin.command"))
    async def away(
        interaction: Interaction,
        days: app_commands.Range[int, 0, 60],
        begin: app_commands.Range[int, 0, 365] = 0,
    ) -> None:
        async def work(visit: Visit) -> None:
            moment = int(app.tables.now())
            holiday = (moment + begin * DAY, moment + (begin + days) * DAY) if days else None
            await keep(visit, msgspec.structs.replace(visit.person.preferences, away=holiday))
            await _reconsider_deadlines(visit)
            if holiday is None:
                await visit.answer(visit.say("away-ended"))
                return
            await visit.answer(visit.say("away-set", begin=f"<t:{holiday[0]}:D>", end=f"<t:{holiday[1]}:D>"))

        await run(app, interaction, work)

    @group.command(name=named("command-me-forget.command"), description=named("command-me-forget.hint"))
    async def forget(interaction: Interaction) -> None:
        async def work(visit: Visit) -> None:
            sure = Button(label=visit.say("forget-me"), id=press("forget", 0), style=ButtonStyle.danger)
            await visit.answer(letter(visit.say("privacy"), visit.say("forget-sure"), buttons(sure)))

        await run(app, interaction, work)

    app.tree.add_command(group)


async def _reconsider_deadlines(visit: Visit) -> None:
    """Holidays that begin or end change the time there is at every table that waits for this person."""
    moment = int(visit.app.tables.now())

    def work(db: Connection) -> list[int]:
        changed = []
        for table in rows.of_person(db, visit.id, ("playing",), limit=1_000):
            seat = table.seat_of(visit.id)
            if seat and any(one.seat == seat.index for one in deadlines.of_table(db, table.id)):
                deadlines.reconsider(db, table.id, seat.index, moment, table.terms.pace)
                rows.owe(db, table.id)
                changed.append(table.id)
        return changed

    for table in await visit.app.store.write(work):
        visit.app.tables.changed(table)


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
        menu("remind", [(one, say(f"settings-remind-{one}")) for one in REMIND], _remind(mine)),
        menu("next_up", [(one, say(f"settings-next_up-{one}")) for one in ("no", "yes")], _yes(mine.next_up)),
        menu("quiet", [(one, _hours(say, one)) for one in QUIET], _quiet(mine)),
        say("settings-zone", zone=mine.zone, now=_clock(mine.zone, visit.app.tables.now())),
        buttons(Button(label=say("settings-zone-change"), id=press("zone", 0), emoji="🕰️")),
    )


def _remind(mine: Preferences) -> str:
    return next((name for name, points in REMIND.items() if points == mine.remind), "usual")


def _quiet(mine: Preferences) -> str:
    return next((name for name, hours in QUIET.items() if hours == mine.quiet), "none")


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _hours(say: Words, name: str) -> str:
    hours = QUIET[name]
    if hours is None:
        return say("settings-quiet-none")
    return f"{hours[0] // 60}:00–{hours[1] // 60}:00"


def _clock(name: str, moment: float) -> str:
    return datetime.fromtimestamp(moment, zone(name)).strftime("%H:%M")


async def keep(visit: Visit, mine: Preferences) -> Visit:
    """Save somebody's preferences; the visit as it reads from then on."""
    await visit.app.store.write(lambda db: people_rows.prefer(db, visit.id, mine))
    person = msgspec.structs.replace(visit.person, preferences=mine)
    visit.app.remember(person)
    return Visit(visit.app, visit.interaction, person, words_of(person))


@handles("prefer", "in_place")
async def prefer(visit: Visit, at: Press) -> None:
    value = choice(visit.interaction)
    mine = visit.person.preferences
    match at.part(0):
        case "language" if value in ("auto", *LANGUAGES):
            mine = msgspec.structs.replace(mine, language=None if value == "auto" else value)
        case "hands" if value in ("dm", "thread"):
            mine = msgspec.structs.replace(mine, hands=value)
            # whoever chooses direct messages has perhaps opened them again
            await visit.app.store.write(lambda db: people_rows.dm(db, visit.id, closed=False))
        case "remind" if value in REMIND:
            mine = msgspec.structs.replace(mine, remind=REMIND[value])
        case "next_up":
            mine = msgspec.structs.replace(mine, next_up=value == "yes")
        case "quiet" if value in QUIET:
            mine = msgspec.structs.replace(mine, quiet=QUIET[value])
        case _:
            raise NotNow("trouble-unknown-press")
    changed = await keep(visit, mine)
    await visit.answer(settings_letter(changed, changed.say("settings-saved")))


@handles("zone", "opens")
async def zone_asked(visit: Visit, at: Press) -> None:
    modal = ui.Modal(title=visit.say("settings-zone-change")[:45], custom_id=press("zoned", 0))
    line: ui.TextInput[Any] = ui.TextInput(
        custom_id="zone", default=visit.person.preferences.zone, max_length=60, placeholder="Europe/Warsaw"
    )
    modal.add_item(ui.Label(text=visit.say("settings-zone-label")[:45], component=line))
    await open_modal(visit.interaction, modal)


@handles("zoned", "in_place")
async def zoned(visit: Visit, at: Press) -> None:
    name = str(written(visit.interaction).get("zone") or "").strip()
    if name not in available_timezones():
        await visit.answer(settings_letter(visit, "⚠️ " + visit.say("settings-zone-unknown", text=name[:40])))
        return
    changed = await keep(visit, msgspec.structs.replace(visit.person.preferences, zone=name))
    await visit.answer(settings_letter(changed, changed.say("settings-saved")))


@handles("forget", "in_place")
async def forgotten(visit: Visit, at: Press) -> None:
    sitting = await visit.app.store.read(lambda db: forgetting.running(db, visit.id))
    if sitting:
        raise NotNow("forget-first-leave", tables=", ".join(f"#{table}" for table in sitting))
    for table in await visit.app.store.write(lambda db: forgetting.forget(db, visit.id)):
        visit.app.tables.forget(table)
    visit.app.disremember(visit.id)
    await visit.answer(visit.say("forgotten"))
