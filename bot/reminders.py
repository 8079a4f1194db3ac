"""When to remind somebody, and how: at the points they chose, never in their quiet hours or holidays."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import discord
from discord import ButtonStyle
from msgspec import Struct

from bot.model import Seat, Standing
from bot.speech import speech
from bot.store import people as people_rows
from bot.store import posts as post_rows
from bot.store.deadlines import Deadline
from bot.store.people import Preferences
from bot.store.posts import Post
from bot.ui.ids import press
from bot.ui.letters import Button, buttons, letter
from bot.words import words

if TYPE_CHECKING:
    from bot.app import Loggia

log = logging.getLogger(__name__)

NONCE_PART = 10**9
LATEST_NAG = 6
"""From here on, the pauses between nags no longer double."""


class Plan(Struct, frozen=True):
    """What the clock does about a deadline at this moment."""

    remind: bool
    reminded: int
    wake: int | None


def plan(deadline: Deadline, preferences: Preferences, moment: int) -> Plan:
    """Before the deadline: one reminder per point, the newest only; none in quiet hours, none while snoozed."""
    if deadline.due is None:
        return Plan(False, deadline.reminded, None)
    points = sorted(point for point in preferences.remind if 0 < point < 100)
    span = deadline.due - deadline.since
    times = [deadline.since + span * point // 100 for point in points]
    passed = sum(time <= moment for time in times)
    wake = next((time for time in times[passed:]), deadline.due)
    if preferences.away and preferences.away[0] > moment:
        wake = min(wake, preferences.away[0])  # a holiday stops the clock on its first day, not at the next reminder
    if passed <= deadline.reminded or deadline.snoozed:
        return Plan(False, max(passed, deadline.reminded), wake)
    calm = quiet_until(preferences, moment)
    if calm is not None and calm < deadline.due:
        return Plan(False, deadline.reminded, min(calm, wake))
    return Plan(calm is None, passed, wake)


def nag(deadline: Deadline, preferences: Preferences, pace: int, moment: int) -> Plan:
    """After the deadline, at a table that waits: say so again, less and less often, and not in quiet hours."""
    assert deadline.due is not None
    wanted = bool(preferences.remind) and not deadline.snoozed
    calm = quiet_until(preferences, moment)
    if wanted and calm is not None:
        return Plan(False, deadline.reminded, calm)
    step = 0
    while step < LATEST_NAG and deadline.due + pace * (2 ** (step + 1) - 1) <= moment:
        step += 1
    later: int = deadline.due + pace * (2 ** (step + 1) - 1)
    return Plan(wanted, deadline.reminded, later if later > moment else moment + pace * 2**LATEST_NAG)


def quiet_until(preferences: Preferences, moment: int) -> int | None:
    """The end of the quiet hours this moment lies in, in the person's own time zone; None outside of them."""
    if preferences.quiet is None or preferences.quiet[0] == preferences.quiet[1]:
        return None
    begin, end = preferences.quiet
    local = datetime.fromtimestamp(moment, zone(preferences.zone))
    minute = local.hour * 60 + local.minute
    inside = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not inside:
        return None
    day = local.date() + timedelta(days=1 if begin > end and minute >= begin else 0)
    # the wall clock decides: on a day that gains an hour, an end that comes twice is the next one to come
    for fold in (0, 1):
        ends = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=local.tzinfo, fold=fold)
        if ends.astimezone(UTC).timestamp() > moment:
            return int(ends.astimezone(UTC).timestamp())
    return moment + 60


def zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


class Reminders:
    def __init__(self, app: Loggia) -> None:
        self.app = app

    async def send(self, standing: Standing, seat: Seat, due: int | None) -> None:
        """Call one player: what is owed, until when, and the way to it. An earlier call is taken away."""
        table = standing.table
        told = speech(standing, table.terms.language)
        what = told.owed(self.app.tables.view(standing, None))
        when = f"<t:{due}:R>" if due else ""
        moment = int(self.app.tables.now())
        late = due is not None and due <= moment
        board = await self.app.store.read(lambda db: post_rows.find(db, table.id, "table"))
        sent = letter(
            told.say("reminder", name=f"<@{seat.person}>", what=what, when=when, late="yes" if late else "no"),
            f"-# {told.title()} · {told.say('lobby-late', late=table.terms.late)}",
            buttons(
                Button(
                    label=told.say("post-your-move"), id=press("move", table.id), style=ButtonStyle.primary, emoji="👉"
                ),
                Button(label=told.say("hand-to-table"), url=self.app.link(table, board.message if board else None)),
                Button(label=told.say("reminder-snooze"), id=press("snooze", table.id), emoji="😴"),
            ),
            accent=told.game.accent,
            mentions=(seat.person,) if seat.person else (),
        )
        await self.remove(table.id, seat.index)
        nonce = f"{table.id}.call{seat.index}.{moment % NONCE_PART}"
        message = await self.app.send(table.room or table.channel, sent, nonce=nonce)
        kept = Post(f"reminder:{seat.index}", message.channel.id, message.id, table.sequence)
        await self.app.store.write(lambda db: post_rows.keep(db, table.id, kept))

    async def tidy(self, standing: Standing) -> None:
        """Take away the calls to those who are no longer waited for."""
        awaited = self.app.tables.awaited(standing) if standing.table.status == "playing" else ()
        for post in await self.app.store.read(lambda db: post_rows.all_of(db, standing.table.id)):
            kind, _, seat = post.kind.partition(":")
            if kind == "reminder" and int(seat) not in awaited:
                await self.remove(standing.table.id, int(seat))

    async def remove(self, table: int, seat: int) -> None:
        kind = f"reminder:{seat}"
        post = await self.app.store.read(lambda db: post_rows.find(db, table, kind))
        if post is None:
            return
        channel: Any = await self.app.channel(post.channel)
        try:
            await channel.get_partial_message(post.message).delete()
        except (discord.NotFound, discord.Forbidden):
            log.debug("a call at table %s was gone already", table)
        await self.app.store.write(lambda db: post_rows.drop(db, table, kind))

    async def tell_next(self, standing: Standing) -> None:
        """Those who asked for it hear that they are probably next: the seat after the only one that is waited for."""
        table, awaited = standing.table, self.app.tables.awaited(standing)
        after = table.seats[(awaited[0] + 1) % len(table.seats)] if len(awaited) == 1 else None
        if after is None or after.person is None or table.status != "playing":
            return
        person = await self.app.store.read(lambda db: people_rows.person(db, after.person or 0))
        if person is None or not person.preferences.next_up or person.dm_closed:
            return
        moment = int(self.app.tables.now())
        if quiet_until(person.preferences, moment) is not None or is_away(person.preferences, moment):
            return
        title = speech(standing, person.language).title()
        told = letter(words(person.language)("next-up", title=title, link=self.app.link(table)))
        if not self.app.hands.budget.spend(moment):
            return
        try:
            user = await self.app.fetch_user(person.id)
            await user.send(view=told.view())
        except discord.HTTPException as error:
            log.info("%s could not be told to be next: %s", person.id, error.text)


def is_away(preferences: Preferences, moment: int) -> bool:
    return preferences.away is not None and preferences.away[0] <= moment < preferences.away[1]
