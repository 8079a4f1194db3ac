"""Hands: what only one player may see, in a message of their own that is edited whenever it changes.

By direct message, with *Your move* under it; where that is closed or too many would be opened at once, in a private
thread of the table's channel. *My hand* always works, so a hand that cannot be delivered keeps nobody from playing.
"""

from __future__ import annotations

import logging
from collections import deque
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle
from sqlalchemy import Connection

from bot import commissions
from bot.clockwork import MINUTE
from bot.commissions import Painting
from bot.games import PRESENTATIONS
from bot.model import Seat, Standing
from bot.patience import BROKEN, patiently
from bot.speech import speech
from bot.store import people as people_rows
from bot.store import posts as post_rows
from bot.store.people import Person
from bot.store.posts import Post
from bot.ui.ids import press
from bot.ui.letters import Button, Image, Letter, buttons, letter
from bot.words import words

if TYPE_CHECKING:
    from bot.app import Loggia

log = logging.getLogger(__name__)

CLOSED = {50007, 50278, 40003}
"""A person takes no messages from us: closed, no server in common, or we opened too many too fast."""

SERVER_ERROR = 500
"""From here on, the trouble is Discord's own, and may be over a moment later."""


class Budget:
    """How many direct messages may be opened in a while; Discord shuts bots out that open dozens at once."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._spent: deque[float] = deque(maxlen=most)

    def spend(self, moment: float) -> bool:
        if len(self._spent) == self.most and moment - self._spent[0] < self.seconds:
            return False
        self._spent.append(moment)
        return True


class Hands:
    def __init__(self, app: Loggia) -> None:
        self.app = app
        self.budget = Budget(8, 10 * MINUTE)

    async def send(self, standing: Standing) -> None:
        """Bring every player's own message up to date. Trouble with one keeps nobody else waiting; trouble that will
        pass is raised when all have been served, so that whoever asked tries again."""
        if not PRESENTATIONS[standing.table.game].hands or standing.state is None:
            return
        known = await self.app.store.read(lambda db: _known(db, standing))
        passing: Exception | None = None
        for seat in standing.table.seats:
            if seat.person is None:
                continue
            try:
                await self._send_one(standing, seat, *known[seat.index])
            except (discord.HTTPException, *BROKEN) as error:
                log.warning(
                    "the hand of seat %s at table %s was not delivered: %s", seat.index, standing.table.id, error
                )
                if not isinstance(error, discord.HTTPException) or error.status >= SERVER_ERROR:
                    passing = error
        if passing:
            raise passing

    async def letter(self, standing: Standing, seat: int, language: str) -> Letter:
        """What this seat holds, as a picture with its words."""
        return self._letter(standing, seat, language, await self._painted(standing, seat, language))

    async def _painted(self, standing: Standing, seat: int, language: str, known: str = "") -> Painting | None:
        game = self.app.tables.game(standing.table)
        told, sequence = speech(standing, language, seat), standing.table.sequence
        return await self.app.showing.gallery.hand(told, game, standing.state, sequence, seat, known)

    def _letter(self, standing: Standing, seat: int, language: str, painted: Painting | None) -> Letter:
        told = speech(standing, language, seat)
        return letter(
            f"### {told.game.sign} {told.title()} · {told.say('hand-title')}",
            Image("board.png", painted.png, painted.alt) if painted else told.say("hand-none"),
            buttons(
                Button(
                    label=told.say("post-your-move"),
                    id=press("move", standing.table.id),
                    style=ButtonStyle.primary,
                    emoji="👉",
                ),
                Button(label=told.say("hand-to-table"), url=self.app.link(standing.table)),
            ),
            accent=told.game.accent,
        )

    async def _send_one(self, standing: Standing, seat: Seat, post: Post | None, person: Person | None) -> None:
        table, kind = standing.table.id, _kind(seat)
        language = person.language if person else standing.table.terms.language
        sent_to, _, known = post.content.partition(".") if post else ("", "", "")
        known = known if sent_to == str(seat.tenure) else ""
        painted = await self._painted(standing, seat.index, language, known)
        seen = painted.mark if painted else commissions.mark(language, "")
        if post and seen == known:
            return
        sent = self._letter(standing, seat.index, language, painted)
        mark = f"{seat.tenure}.{seen}"
        if post and sent_to != str(seat.tenure):
            await self._edit(post, letter(words(standing.table.terms.language)("hand-gone")))
            post = None  # it was sent to somebody who sat here before
        if post and await self._edit(post, sent):
            kept = Post(kind, post.channel, post.message, standing.table.sequence, mark)
        else:
            # sent twice by a program that was killed, it is one; what takes the place of another is not that one
            nonce = f"hand.{post.message}" if post else f"hand.{table}.{seat.tenure}"
            message = await self._open(standing, seat, person, sent, nonce)
            if message is None:
                return
            kept = Post(kind, message.channel.id, message.id, standing.table.sequence, mark)
        await self.app.store.write(lambda db: post_rows.keep(db, table, kept))

    async def _edit(self, post: Post, sent: Letter) -> bool:
        try:
            await self.app.edit(post, sent)
        except (discord.NotFound, discord.Forbidden):
            return False
        return True

    async def _open(
        self, standing: Standing, seat: Seat, person: Person | None, sent: Letter, nonce: str
    ) -> discord.Message | None:
        assert seat.person is not None
        wants_dm = person is None or (person.preferences.hands == "dm" and not person.dm_closed)
        if wants_dm and self.budget.spend(self.app.tables.now()):
            try:
                user = await self.app.fetch_user(seat.person)
                return await patiently(lambda: user.send(view=sent.view(), files=sent.files(), nonce=nonce))
            except discord.HTTPException as error:
                if error.code not in CLOSED:
                    raise
                await self.app.store.write(lambda db: people_rows.dm(db, seat.person or 0, closed=True))
        return await self._in_thread(standing, seat, sent, nonce)

    async def _in_thread(self, standing: Standing, seat: Seat, sent: Letter, nonce: str) -> discord.Message | None:
        """A private thread with this one player in it."""
        try:
            thread = await self._thread(standing, seat)
            try:
                return await self._into(thread, seat, sent, nonce)
            except discord.NotFound:  # somebody deleted it
                thread = await self._make_thread(standing, seat)
                return await self._into(thread, seat, sent, nonce)
        except discord.Forbidden:
            log.info(
                "seat %s at table %s has no place for a hand; My hand still shows it", seat.index, standing.table.id
            )
            return None

    async def _into(self, thread: int, seat: Seat, sent: Letter, nonce: str) -> discord.Message:
        await patiently(lambda: self.app.http.add_user_to_thread(thread, seat.person or 0))
        return await self.app.send(thread, sent, nonce=nonce)

    async def _thread(self, standing: Standing, seat: Seat) -> int:
        """The thread that was made for this player before, be it by a program that was killed right after; or one."""
        known = await self.app.store.read(lambda db: post_rows.find(db, standing.table.id, f"thread:{seat.index}"))
        if known and known.content == str(seat.tenure):
            return known.channel
        return await self._make_thread(standing, seat)

    async def _make_thread(self, standing: Standing, seat: Seat) -> int:
        """Noted before the player is let in: of one whose making was not answered, the player sees nothing."""
        channel: Any = await self.app.channel(standing.table.channel)
        told = speech(standing, standing.table.terms.language)
        thread = await channel.create_thread(
            name=f"{told.title()} · {seat.name}"[:100],
            type=discord.ChannelType.private_thread,
            auto_archive_duration=10_080,
            invitable=False,
        )
        kept = Post(f"thread:{seat.index}", thread.id, 0, standing.table.sequence, str(seat.tenure))
        await self.app.store.write(lambda db: post_rows.keep(db, standing.table.id, kept))
        return int(thread.id)


def _kind(seat: Seat) -> str:
    return f"hand:{seat.index}"


def _known(db: Connection, standing: Standing) -> dict[int, tuple[Post | None, Person | None]]:
    """By seat that a person plays, the hand that was sent and what is known of that person."""
    return {
        seat.index: (post_rows.find(db, standing.table.id, _kind(seat)), people_rows.person(db, seat.person))
        for seat in standing.table.seats
        if seat.person is not None
    }
