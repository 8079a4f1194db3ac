"""Tells the channel and the players what happened: the newest state, once.

What is owed is in the outbox, written with each move. The herald wakes for a table, makes the post from the store and
sends it; a new post when somebody's turn came, otherwise an edit. Whatever Discord does (a deleted message, an archived
thread, a missing permission, an error of its own), nobody waits for the herald: it tries again later.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from bot.attendant import BREATH, Attendant
from bot.clockwork import HOUR, MINUTE
from bot.model import Move, Standing, Table
from bot.patience import BROKEN
from bot.speech import speech
from bot.store import errands
from bot.store import notes as note_rows
from bot.store import people as people_rows
from bot.store import posts as post_rows
from bot.store import tables as rows
from bot.store.posts import Post
from bot.store.tables import Owed
from bot.ui import posts
from bot.ui.ids import press
from bot.ui.letters import Image, Letter

if TYPE_CHECKING:
    from bot.app import Loggia

log = logging.getLogger(__name__)

AT_ONCE = 8
HAS_THREAD = 160004
BAD_REQUEST = 400
WEEK = 10_080
"""Minutes without a message after which a thread falls asleep; Discord knows no longer time."""
REPLACED = "replaced"
"""The kind of a post whose buttons are still to be taken away."""
NONCE_PART = 10**9
CALM = 3.0
"""Seconds between two changes of one table's post."""
UNKNOWN_CHANNEL = 10003
RETRIES = (5, 15, 60, 5 * MINUTE, 30 * MINUTE, HOUR)


class Told(Struct, frozen=True):
    """What a board's post says, beside the move it tells up to."""

    since: int = 0
    """It tells what happened after this move."""
    called: tuple[int, ...] = ()
    """Those people it waits for."""
    status: str = "playing"
    after_note: int = 0
    """And it tells what was noted after this note,"""
    noted: int = 0
    """up to this one."""
    images: tuple[tuple[str, str], ...] = ()
    """Its pictures: what each is called, and what it says instead."""


class Herald(Attendant):
    name = "herald"
    calm = CALM
    breath = BREATH

    def __init__(self, app: Loggia) -> None:
        super().__init__()
        self.app = app
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._since: dict[int, float] = {}
        """By table, when something changed there that is not told yet."""

    async def start(self) -> None:
        """Take up what was owed when the program last stopped."""
        for owed in await self.app.store.read(rows.owed):
            self.wake(owed.table)

    def wake(self, table: int) -> None:
        if not self._finishing:
            self._since.setdefault(table, time.perf_counter())
        super().wake(table)

    # ---------------------------------------------------------------- one table

    async def serve(self, table: int) -> float | None:
        """Tell what is owed; None when all is told, else how long to wait before trying again."""
        store = self.app.store
        since = self._since.pop(table, None)
        async with self.app.tables.lock(table):
            # between two changes, so that whatever is owed can also be seen when the table is looked at
            owed = await store.read(lambda db: rows.owed_to(db, table))
        if owed is None:
            return None
        try:
            async with self._sending:
                is_new = await self._tell(owed)
        except (discord.HTTPException, *BROKEN) as error:
            self._since[table] = since or time.perf_counter()
            return await self._put_off(owed, error)
        if since:
            self.app.metrics.post.labels("new" if is_new else "edit").observe(time.perf_counter() - since)
        await store.write(lambda db: rows.told(db, table, told=owed.owed, sending=None, tries=0))
        return None

    async def _put_off(self, owed: Owed, error: Exception) -> float:
        pause = RETRIES[min(owed.tries, len(RETRIES) - 1)]
        level = logging.WARNING if isinstance(error, discord.Forbidden | discord.NotFound) else logging.INFO
        log.log(level, "table %s could not be told (%s); again in %s s", owed.table, error, pause)
        await self.app.store.write(lambda db: rows.told(db, owed.table, tries=owed.tries + 1))
        return pause

    async def _tell(self, owed: Owed) -> bool:
        """Whether it took a new post."""
        standing = await self.app.tables.look(owed.table)
        if standing.table.sequence == 0:
            return await self._tell_lobby(standing, owed)
        await self._tell_start(standing)
        standing = await self.app.tables.look(owed.table)
        try:
            is_new = await self._tell_board(standing, owed)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL or standing.table.room == standing.table.channel:
                raise
            await self._move_to(standing.table, standing.table.channel)
            is_new = await self._tell_board(await self.app.tables.look(owed.table), owed)
        standing = await self.app.tables.look(owed.table)
        await self.app.hands.send(standing)
        await self.app.clock.reminders.tidy(standing)
        return is_new

    # ---------------------------------------------------------------- the lobby

    async def _tell_lobby(self, standing: Standing, owed: Owed) -> bool:
        table = standing.table
        told = speech(standing, table.terms.language)
        post = await self._post(table.id, "lobby")
        if table.status == "closed":
            if post:
                noted = await self.app.store.read(lambda db: note_rows.since(db, table.id))
                reason = "expired" if table.touched >= self.app.lobby.expires(table) else "host"
                if any(note.key == "closed_by_moderator" for note in noted):
                    reason = "moderator"
                await self._edit_if_there(post, posts.lobby_closed(told, reason))
            return False
        settings = await self.app.store.read(lambda db: people_rows.guild(db, table.guild))
        options = self.app.showing.options(table, table.terms.language)
        ping = settings.pings.get(table.game) if post is None else None
        sent = posts.lobby(told, options, self.app.lobby.expires(table), ping)
        await self._edit_or_send(table.id, table.channel, post, "lobby", sent, owed, sequence=0)
        return post is None

    async def _tell_start(self, standing: Standing) -> None:
        """Give the game its room and let the lobby's post say where it is."""
        table = standing.table
        if table.room is not None:
            return
        post = await self._post(table.id, "lobby")
        room = await self._make_room(standing, post)
        await self._move_to(table, room)
        if post:
            await self._edit_if_there(post, posts.lobby_started(speech(standing, table.terms.language), f"<#{room}>"))

    async def _move_to(self, table: Table, room: int) -> None:
        """From now on the game is played in this thread or channel; its players belong there."""

        def work(db: Connection) -> None:
            rows.change(db, table.id, room=room)
            for person in table.people if room != table.channel else ():
                errands.add(db, "join_room", table.id, int(self.app.tables.now()), person=person)

        async with self.app.tables.lock(table.id):
            await self.app.store.write(work)
            self.app.tables.forget(table.id)
        self.app.clock.wake()

    async def _make_room(self, standing: Standing, post: Post | None) -> int:
        """A thread, on the lobby's post if that is still there; where threads are not allowed, the channel itself."""
        table = standing.table
        title = speech(standing, table.terms.language).title()
        try:
            if post:
                return await self._thread_on(post, title)
            return await self._thread_in(table.channel, title)
        except discord.HTTPException as error:
            if isinstance(error, discord.Forbidden | discord.NotFound) or error.status == 400:
                log.info("table %s gets no thread (%s); it is played in the channel", table.id, error.text)
                return table.channel
            raise

    async def _thread_on(self, post: Post, title: str) -> int:
        channel: Any = await self.app.channel(post.channel)
        try:
            message = channel.get_partial_message(post.message)
            return int((await message.create_thread(name=title, auto_archive_duration=WEEK)).id)
        except discord.NotFound:
            return await self._thread_in(post.channel, title)
        except discord.HTTPException as error:
            if error.code != HAS_THREAD:
                raise
        try:  # made before the program stopped; such a thread has its message's id
            return int((await self.app.fetch_channel(post.message)).id)
        except discord.NotFound:
            return await self._thread_in(post.channel, title)

    async def _thread_in(self, channel: int, title: str) -> int:
        place: Any = await self.app.fetch_channel(channel)
        public = discord.ChannelType.public_thread
        return int((await place.create_thread(name=title, type=public, auto_archive_duration=WEEK)).id)

    # ---------------------------------------------------------------- the board

    async def _tell_board(self, standing: Standing, owed: Owed) -> bool:
        table = standing.table
        assert table.room is not None
        post, replaced, moves = await self.app.store.read(lambda db: _told_so_far(db, table.id))
        if owed.sending:
            await self._take_up(standing, post, int(owed.sending))
            post, replaced, moves = await self.app.store.read(lambda db: _told_so_far(db, table.id))
        if replaced:
            await self._retire(table, replaced)
        before = msgspec.json.decode(post.content or "{}", type=Told) if post else Told()
        # what was played since the table was looked at is told next time, and so is whom it calls
        moves = [move for move in moves if move.sequence <= table.sequence]
        waited = self._people_awaited(standing)
        gone = await self._gone_meanwhile(table, set(waited).intersection(before.called), moves)
        calls = tuple(person for person in waited if person in gone or self._turn_came(person, before, moves))
        ended = table.status in ("over", "closed")
        new = post is None or bool(calls) or (ended and before.status != table.status)
        since = before.since if post and not new else post.sequence if post else 0
        after_note = before.noted if new else before.after_note
        sent, noted = await self._letter(standing, since, after_note, calls)
        if new:
            await self._mark_sending(owed, table.sequence)
        content = Told(since, waited, table.status, after_note, noted, sent.images)
        place = None if new else post
        await self._edit_or_send(
            table.id, table.room, place, "table", sent, owed, sequence=table.sequence, content=content, before=post
        )
        if new:
            replaced = await self._post(table.id, REPLACED) if post else None
            if replaced:
                await self._retire(table, replaced)
            await self.app.clock.reminders.tell_next(standing)
        return new

    async def _letter(
        self, standing: Standing, since: int, after_note: int, calls: tuple[int, ...]
    ) -> tuple[Letter, int]:
        """The post, and the last note in it."""
        table = standing.table
        if table.status == "over":
            final, proof = await self.app.showing.final(standing, since)
            result = self.app.tables.game(table).result(standing.state)
            assert result is not None
            return posts.over(final, result, proof), after_note
        shown = await self.app.showing.board(standing, since, after_note)
        if table.status == "closed":
            return posts.abandoned(shown.speech, table, shown.sentences, shown.images), shown.noted
        return posts.board(msgspec.structs.replace(shown, calls=calls)), shown.noted

    def _people_awaited(self, standing: Standing) -> tuple[int, ...]:
        if standing.table.status != "playing":
            return ()
        seats = (standing.table.seats[seat] for seat in self.app.tables.awaited(standing))
        return tuple(seat.person for seat in seats if seat.person is not None)

    async def _gone_meanwhile(self, table: Table, people: set[int], moves: list[Move]) -> set[int]:
        """Who of these was not waited for some time during these moves: their turn went, and came back, untold."""
        passed = [move.sequence for move in moves[:-1]]  # what the last one led to is how the table stands
        if not people or not passed:
            return set()

        def read(db: Connection) -> set[int]:
            waited = set(people)
            for sequence in passed:
                state = rows.state_after(db, table.id, sequence)
                if state is not None:
                    then = Standing(table, self.app.tables.game(table).decode(state))
                    waited.intersection_update(self._people_awaited(then))
            return people - waited

        return await self.app.store.read(read)

    @staticmethod
    def _turn_came(person: int, before: Told, moves: list[Move]) -> bool:
        """Whether this person was not waited for before, or has moved since and others after that."""
        if person not in before.called:
            return True
        own = [move.sequence for move in moves if move.person == person]
        return bool(own) and any(move.sequence > own[-1] and move.person != person for move in moves)

    async def _retire(self, table: Table, post: Post) -> None:
        """A post that was replaced keeps its picture and its words, and loses its buttons."""
        await self._take_buttons(msgspec.structs.replace(table, sequence=post.sequence, status="playing"), post)
        await self.app.store.write(lambda db: post_rows.drop(db, table.id, REPLACED))

    async def _take_buttons(self, table: Table, post: Post) -> None:
        """Leave a post its words and its pictures, which stay where they are; only where Discord does not find them any
        more are they painted again."""
        before = msgspec.json.decode(post.content or "{}", type=Told)
        showing = self.app.showing
        if before.images:
            kept = [Image(name, b"", alt) for name, alt in before.images]
            told = await showing.happened(Standing(table, None), before.since, before.after_note)
            try:
                await self._edit_if_there(post, posts.replaced(told.speech, told.sentences, kept))
                return
            except discord.HTTPException as error:
                if error.status != BAD_REQUEST:
                    raise
                log.info("the pictures of post %s are sent again: %s", post.message, error.text)
        state = await self.app.store.read(lambda db: rows.state_after(db, table.id, post.sequence))
        if state is not None:
            then = Standing(table, self.app.tables.game(table).decode(state))
            shown = await showing.board(then, before.since, before.after_note)
            await self._edit_if_there(post, posts.replaced(shown.speech, shown.sentences, shown.images))

    # ---------------------------------------------------------------- sending

    async def _post(self, table: int, kind: str) -> Post | None:
        return await self.app.store.read(lambda db: post_rows.find(db, table, kind))

    async def _mark_sending(self, owed: Owed, sequence: int) -> None:
        await self.app.store.write(lambda db: rows.told(db, owed.table, sending=str(sequence)))

    async def _take_up(self, standing: Standing, known: Post | None, sequence: int) -> None:
        """A post that was sent, but whose answer was lost with the program or on the way, is looked for by the ids in
        its buttons. It told up to `sequence`, and called those who were waited for then."""
        table = standing.table
        lost = await self._newest(table, known.message if known else 0)
        state = await self.app.store.read(lambda db: rows.state_after(db, table.id, sequence))
        if lost is None or state is None:
            return
        status = "playing" if press("move", table.id) in _custom_ids(lost) else table.status
        then = Standing(table, self.app.tables.game(table).decode(state))
        before = msgspec.json.decode(known.content or "{}", type=Told) if known else Told()
        told = Told(known.sequence if known else 0, self._people_awaited(then), status, before.noted, before.noted)
        found = Post("table", lost.channel.id, lost.id, sequence, msgspec.json.encode(told).decode())
        await self.app.store.write(lambda db: _keep(db, table.id, found, known))

    async def _newest(self, table: Table, after: int) -> discord.Message | None:
        """The newest post of a table in its room, if it came after another message: it has buttons yet."""
        channel: Any = await self.app.channel(table.room or table.channel)
        try:
            async for message in channel.history(limit=25):
                if message.id <= after:
                    return None
                if message.author.id == self.app.me and press("history", table.id) in _custom_ids(message):
                    return message  # type: ignore[no-any-return]
        except discord.Forbidden:
            log.info("what was sent to table %s last cannot be read; its nonce must do", table.id)
        return None

    async def _edit_or_send(
        self,
        table: int,
        channel: int,
        post: Post | None,
        kind: str,
        sent: Letter,
        owed: Owed,
        *,
        sequence: int,
        content: Told | None = None,
        before: Post | None = None,
    ) -> None:
        where, message = channel, None
        if post:
            try:
                await self.app.edit(post, sent)
                where, message = post.channel, post.message
            except discord.NotFound:
                log.info("the %s post of table %s was deleted; it is posted anew", kind, table)
        if message is None:
            # the first post of a lobby is one, however often the lobby changes while it is being sent
            mark = owed.owed if kind == "table" else post.message % NONCE_PART if post else 0
            nonce = f"{table}.{kind}.{mark}"
            message = (await self.app.send(channel, sent, nonce=nonce)).id
        encoded = msgspec.json.encode(content).decode() if content else ""
        kept = Post(kind, where, message, sequence, encoded)
        replaced = before if before and before.message != message else None
        await self.app.store.write(lambda db: _keep(db, table, kept, replaced))

    async def _edit_if_there(self, post: Post, sent: Letter) -> None:
        """For what nobody misses: a post that was deleted, or that may not be touched any more, stays as it is."""
        try:
            await self.app.edit(post, sent)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("post %s stays as it is: %s", post.message, error.text)


def _told_so_far(db: Connection, table: int) -> tuple[Post | None, Post | None, list[Move]]:
    """A table's post, the one it has replaced if that still has buttons, and the moves that were not told."""
    post = post_rows.find(db, table, "table")
    return post, post_rows.find(db, table, REPLACED), rows.history(db, table, post.sequence if post else 0)


def _keep(db: Connection, table: int, post: Post, replaced: Post | None) -> None:
    """Remember a post, and with it the one whose buttons it makes obsolete."""
    post_rows.keep(db, table, post)
    if replaced:
        post_rows.keep(db, table, msgspec.structs.replace(replaced, kind=REPLACED))


def _custom_ids(message: discord.Message) -> set[str]:
    found: set[str] = set()

    def walk(components: Any) -> None:
        for component in components:
            own = getattr(component, "custom_id", None)
            if own:
                found.add(own)
            walk(getattr(component, "children", ()))

    walk(message.components)
    return found
