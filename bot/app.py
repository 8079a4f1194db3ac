"""The discord.py client, and everything it holds together."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import discord
import msgspec
from sqlalchemy import Connection

import render
import rules
from bot import servers, sweep
from bot.clock import Clock
from bot.clockwork import Now, now
from bot.commands.running import Tree
from bot.council import Council
from bot.door import Door
from bot.gallery import Gallery
from bot.games import PRESENTATIONS, Presentation
from bot.hands import Hands
from bot.herald import Herald
from bot.house import House
from bot.lobby import Lobby
from bot.metrics import Metrics
from bot.model import Standing, Table
from bot.patience import patiently
from bot.pictures import Studio
from bot.steward import Steward
from bot.store import Store, StoreTrouble, errands, facts, orders
from bot.store import people as people_rows
from bot.store import tables as rows
from bot.store.people import Person
from bot.store.posts import Post
from bot.tables import Tables
from bot.translator import FluentTranslator
from bot.ui import router
from bot.ui.letters import Letter, letter
from bot.ui.showing import Showing
from bot.words import language_of
from render import Painter
from rules.game import Game

log = logging.getLogger(__name__)

PATIENCE = 8.0
"""Seconds a polite stop may take; a container is killed after ten."""
PEOPLE_KEPT = 1_000
THREAD_IS_ARCHIVED = 50083


class Loggia(discord.Client):
    """Everything is reached from here; nothing important lives only here."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Now = now,
        house_pause: float = 4.0,
        games: Mapping[str, Game[Any]] | None = None,
        painters: Mapping[str, Painter] = render.PAINTERS,
    ) -> None:
        self.metrics = Metrics()
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            http_trace=self.metrics.trace(),
        )
        self.store = store
        store.watch = self.metrics.transaction
        self.door = Door(self.metrics)
        self.connected = False
        """Whether Discord's gateway is open, and has said all it says at first."""
        known = rules.GAMES if games is None else games
        playable = {name: game for name, game in known.items() if name in PRESENTATIONS and name in painters}
        self.tables = Tables(store, playable, clock)
        self.lobby = Lobby(self.tables)
        self.studio = Studio(painters, self.metrics.pictures.observe)
        self.showing = Showing(self.tables, Gallery(self.studio))
        self.herald = Herald(self)
        self.hands = Hands(self)
        self.house = House(self.tables, house_pause)
        self.council = Council(self.tables)
        self.steward = Steward(self.tables)
        self.clock = Clock(self)
        self.tables.listeners += [self.herald.wake, self.house.wake, self.steward.wake, self.clock.wake]
        self.tree = Tree(self)
        self._met: OrderedDict[int, Person] = OrderedDict()
        self._awake = False

    @property
    def me(self) -> int:
        assert self.user is not None
        return self.user.id

    # ---------------------------------------------------------------- the life of the client

    async def setup_hook(self) -> None:
        from bot.commands import register

        register(self)
        await self.tree.set_translator(FluentTranslator())
        await self._sync()

    async def _sync(self) -> None:
        """Tell Discord of the commands, if they are not those it was told of last."""
        translator, application = self.tree.translator, self.application_id
        assert application is not None  # known since the login
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
            if translator is not None
        ]
        mark = hashlib.sha256(msgspec.json.encode([application, payload])).hexdigest()
        if await self.store.read(lambda db: facts.find(db, "commands")) == mark:
            return
        # as the tree would, which would put all of it together once more
        await self.http.bulk_upsert_global_commands(application, payload=payload)
        await self.store.write(lambda db: facts.keep(db, "commands", mark))
        log.info("Discord was told of %s commands", len(payload))

    async def on_ready(self) -> None:
        self.connected = True
        log.info("here as %s, in %s servers", self.user, len(self.guilds))
        await servers.compare(self, {guild.id for guild in self.guilds})
        if self._awake:
            return
        self._awake = True
        await self.herald.start()
        # only where somebody has something to do: there may be thousands of tables that wait for people
        for table in await self.store.read(rows.with_house):
            self.house.wake(table)
        for table in await self.store.read(orders.tables):
            self.steward.wake(table)
        await self.store.write(self._plan_sweep)
        self.clock.start()

    async def on_resumed(self) -> None:
        self.connected = True

    async def on_disconnect(self) -> None:
        if self.connected:
            self.metrics.disconnects.inc()
        self.connected = False

    def _plan_sweep(self, db: Connection) -> None:
        if not errands.planned(db, "sweep"):
            sweep.plan(db, int(self.tables.now()))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await router.receive(self, interaction)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await servers.left(self, guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await servers.joined(self, guild.id)

    async def stop(self, patience: float = PATIENCE) -> None:
        """Close, but first answer who is inside, turn away who comes, and send what is half sent. What is still untold
        then is in the store, and is told at the next start."""
        self.door.close()
        log.info("stopping; %s visits are being answered", self.door.inside)
        await self.steward.close()
        await self.house.close()
        try:
            async with asyncio.timeout(patience):
                await asyncio.gather(self.door.emptied(), self.herald.finish(), self.clock.finish())
                await self.door.emptied()  # who came in the meantime is turned away in words, not cut off
        except TimeoutError:
            log.warning("not all was finished in %s s; %s visits get no answer", patience, self.door.inside)
        try:
            owed = await self.store.read(rows.count_owed)
            log.info("stopped; the next start has %s tables to tell", owed)
        except StoreTrouble as trouble:
            log.warning("stopped; what the next start has to tell is not known (%s)", trouble)
        finally:
            await self.close()

    async def close(self) -> None:
        self.door.close()
        self.connected = False
        await self.clock.close()
        await self.steward.close()
        await self.house.close()
        await self.herald.close()
        self.studio.close()
        await super().close()
        await self.store.close()

    # ---------------------------------------------------------------- people and places

    async def meet(self, interaction: discord.Interaction[Any]) -> Person:
        """Who this is; their name and language are remembered for messages that no interaction causes."""
        user, locale = interaction.user, language_of(interaction.locale)
        known = self._met.get(user.id)
        if known is None or (known.name, known.locale) != (user.display_name, locale):
            try:
                known = await self.store.write(lambda db: people_rows.meet(db, user.id, user.display_name, locale))
            except StoreTrouble as trouble:
                # whoever cannot be written down now is answered all the same
                log.warning("%s was not written down: %s", user.id, trouble)
                return known or Person(id=user.id, name=user.display_name, locale=locale)
            self.remember(known)
        self._met.move_to_end(user.id)
        return known

    def remember(self, person: Person) -> None:
        self._met[person.id] = person
        while len(self._met) > PEOPLE_KEPT:
            self._met.popitem(last=False)

    def disremember(self, person: int) -> None:
        self._met.pop(person, None)

    def presentation(self, standing: Standing) -> Presentation:
        return PRESENTATIONS[standing.table.game]

    async def waiting_for(self, person: int, limit: int = 100) -> list[Table]:
        """The tables that wait for this person, the longest untouched first."""
        return await self.store.read(lambda db: rows.waiting_for(db, person, limit))

    async def channel(self, channel: int) -> Any:
        """A place to send to; only its id is needed, so nothing is fetched."""
        return self.get_channel(channel) or self.get_partial_messageable(channel)

    async def send(self, channel: int, sent: Letter, *, nonce: str | None = None) -> discord.Message:
        """Send a letter; one that carries a nonce is not sent twice."""
        place = await self.channel(channel)

        async def post() -> discord.Message:
            return await place.send(  # type: ignore[no-any-return]
                view=sent.view(), files=sent.files(), allowed_mentions=sent.allowed(), nonce=nonce
            )

        return await (patiently(post) if nonce else post())

    async def edit(self, post: Post, sent: Letter) -> None:
        """Put a letter in the place of what a post says; a thread that was archived is opened for it."""
        place = await self.channel(post.channel)

        async def change() -> None:
            files = {} if sent.keeps_pictures else {"attachments": sent.files()}
            await place.get_partial_message(post.message).edit(
                view=sent.view(), allowed_mentions=discord.AllowedMentions.none(), **files
            )

        try:
            await patiently(change)
        except discord.HTTPException as error:
            if error.code != THREAD_IS_ARCHIVED:
                raise
            await self.http.edit_channel(post.channel, archived=False)
            await change()

    async def say_over(self, post: Post, text: str) -> None:
        """Put these words in the place of a post that has done its work."""
        try:
            await self.edit(post, letter(text))
        except (discord.NotFound, discord.Forbidden):
            log.info("post %s was gone already", post.message)

    def link(self, table: Table, message: int | None = None) -> str:
        place = f"https://discord.com/channels/{table.guild}/{table.room or table.channel}"
        return f"{place}/{message}" if message else place
