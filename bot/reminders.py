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
from bot.store import posts as post_rows
from bot.store.deadlines import Deadline
from bot.store.people import Preferences
from bot.store.posts import Post
from bot.ui.ids import press
from bot.ui.letters import Button, buttons, letter

if TYPE_CHECKING:
    from bot.app import Loggia

log = logging.getLogger(__name__)

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
    if passed <= deadline.reminded or deadline.snoozed:
        return Plan(False, max(passed, deadline.reminded), wake)
    calm = quiet_until(preferences, moment)
    if calm is not None:
        if calm >= deadline.due:
            return Plan(False, passed, deadline.due)
        return Plan(False, deadline.reminded, min(calm, deadline.due))
    return Plan(True, passed, wake)


def nag(deadline: Deadline, pace: int, moment: int) -> int:
    """After the deadline, at a table that waits: when to say so again, less and less often."""
    assert deadline.due is not None
    step = 0
    while step < LATEST_NAG and deadline.due + pace * (2 ** (step + 1) - 1) <= moment:
        step += 1
    later: int = deadline.due + pace * (2 ** (step + 1) - 1)
    return later if later > moment else moment + pace * 2**LATEST_NAG


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
    # the wall clock decides, also on days that lose or gain an hour
    ends = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=local.tzinfo)
    return max(int(ends.astimezone(UTC).timestamp()), moment + 60)


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
        sent = letter(
            told.say(
                "reminder", name=f"<@{seat.person}>", what=what, when=when, late="yes" if self._late(due) else "no"
            ),
            buttons(
                Button(
                    label=told.say("post-your-move"), id=press("move", table.id), style=ButtonStyle.primary, emoji="👉"
                ),
                Button(label=told.say("reminder-snooze"), id=press("snooze", table.id), emoji="😴"),
            ),
            accent=told.game.accent,
            mentions=(seat.person,) if seat.person else (),
        )
        await self._remove(table.id, seat.index)
        message = await self.app.send(table.room or table.channel, sent)
        kept = Post(f"reminder:{seat.index}", message.channel.id, message.id, table.sequence)
        await self.app.store.write(lambda db: post_rows.keep(db, table.id, kept))

    async def tidy(self, standing: Standing) -> None:
        """Take away the calls to those who are no longer waited for."""
        awaited = self.app.tables.awaited(standing)
        for post in await self.app.store.read(lambda db: post_rows.all_of(db, standing.table.id)):
            kind, _, seat = post.kind.partition(":")
            if kind == "reminder" and int(seat) not in awaited:
                await self._remove(standing.table.id, int(seat))

    async def _remove(self, table: int, seat: int) -> None:
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

    def _late(self, due: int | None) -> bool:
        return due is not None and due <= self.app.tables.now()
