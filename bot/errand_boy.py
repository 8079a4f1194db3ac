"""Runs errands: small durable jobs that tell Discord of something, or that wait for a time."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.clockwork import HOUR
from bot.lobby import NotNow
from bot.model import Standing
from bot.store import StoreTrouble, errands
from bot.store import posts as post_rows
from bot.store import votes as vote_rows
from bot.store.errands import Errand
from bot.store.posts import Post
from bot.sweep import sweep
from bot.tables import NoSuchTable
from bot.ui import council_posts
from bot.ui.letters import Letter, letter
from bot.words import words

if TYPE_CHECKING:
    from bot.app import Loggia

log = logging.getLogger(__name__)

TRIES = 6


class ErrandBoy:
    def __init__(self, app: Loggia) -> None:
        self.app = app
        self.kinds: dict[str, Callable[[Errand], Awaitable[None]]] = {
            "expire_lobby": self._expire_lobby,
            "post_vote": self._post_vote,
            "close_vote": self._close_vote,
            "empty_hand": self._empty_hand,
            "seat_taken": self._seat_taken,
            "leave_room": self._leave_room,
            "join_room": self._join_room,
            "sweep": self._sweep,
        }

    async def run(self, errand: Errand) -> None:
        """Do it once; what Discord refuses for good is dropped, what it cannot do now is tried again."""
        try:
            await self.kinds[errand.kind](errand)
        except (discord.NotFound, discord.Forbidden, NoSuchTable, NotNow) as error:
            log.info("errand %s of table %s is moot: %s", errand.kind, errand.table, error)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            if errand.tries < TRIES:
                after = int(self.app.tables.now()) + min(HOUR, 10 * 4**errand.tries)
                await self.app.store.write(lambda db: errands.put_off(db, errand.id, after, errand.tries + 1))
                return
            log.warning("errand %s of table %s was given up: %s", errand.kind, errand.table, error)
        except StoreTrouble:
            raise
        except Exception:
            log.exception("errand %s of table %s failed", errand.kind, errand.table)
        await self.app.store.write(lambda db: errands.done(db, errand.id))

    async def _expire_lobby(self, errand: Errand) -> None:
        await self.app.lobby.close(errand.table or 0, None)

    async def _close_vote(self, errand: Errand) -> None:
        await self.app.council.close(errand.facts["vote"])

    async def _post_vote(self, errand: Errand) -> None:
        """Show a vote as it stands: posted when it is opened, changed with every answer, its outcome told anew."""
        vote = await self.app.store.read(lambda db: vote_rows.find(db, errand.facts["vote"]))
        if vote is None:
            return
        standing = await self.app.tables.look(vote.table)
        voters = self.app.council.voters(standing, vote.seat, vote.facts)
        sent = council_posts.vote_post(standing, vote, voters)
        post = await self._known(vote.table, f"vote:{vote.id}")
        if post is None:
            await self._post(standing, f"vote:{vote.id}", sent)
        else:
            channel: Any = await self.app.channel(post.channel)
            try:
                await channel.get_partial_message(post.message).edit(view=sent.view())
            except discord.NotFound:
                log.info("the post of vote %s was deleted", vote.id)
        if vote.outcome and await self._known(vote.table, f"result:{vote.id}") is None:
            await self._post(standing, f"result:{vote.id}", council_posts.vote_result(standing, vote))

    async def _known(self, table: int, kind: str) -> Post | None:
        return await self.app.store.read(lambda db: post_rows.find(db, table, kind))

    async def _post(self, standing: Standing, kind: str, sent: Letter) -> None:
        table = standing.table
        nonce = f"{table.id}.{kind}"[:25]
        message = await self.app.send(table.room or table.channel, sent, nonce=nonce)
        kept = Post(kind, message.channel.id, message.id, table.sequence)
        await self.app.store.write(lambda db: post_rows.keep(db, table.id, kept))

    async def _seat_taken(self, errand: Errand) -> None:
        """The post that offered a seat says who has it, and can no longer be pressed."""
        standing = await self.app.tables.look(errand.table or 0)
        say = words(standing.table.terms.language)
        done = letter(say("substitute-found", name=errand.facts["name"]))
        channel: Any = await self.app.channel(errand.facts["channel"])
        await channel.get_partial_message(errand.facts["message"]).edit(view=done.view(), attachments=[])

    async def _empty_hand(self, errand: Errand) -> None:
        """A hand that is no longer this person's: nothing of it stays."""
        standing = await self.app.tables.look(errand.table or 0)
        gone = letter(words(standing.table.terms.language)("hand-gone"))
        channel: Any = await self.app.channel(errand.facts["channel"])
        await channel.get_partial_message(errand.facts["message"]).edit(view=gone.view(), attachments=[])

    async def _leave_room(self, errand: Errand) -> None:
        thread = await self._thread(errand)
        if thread:
            await thread.remove_user(discord.Object(errand.facts["person"]))

    async def _join_room(self, errand: Errand) -> None:
        thread = await self._thread(errand)
        if thread:
            await thread.add_user(discord.Object(errand.facts["person"]))

    async def _thread(self, errand: Errand) -> discord.Thread | None:
        table = (await self.app.tables.look(errand.table or 0)).table
        if table.room is None or table.room == table.channel:
            return None
        found = self.app.get_channel(table.room) or await self.app.fetch_channel(table.room)
        return found if isinstance(found, discord.Thread) else None

    async def _sweep(self, errand: Errand) -> None:
        await sweep(self.app)
