"""The bot and a playground in one process, a table at which people play, and the books, which must be right."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bench.ledger import Ledger
from bench.players import Player, Witness, current_post, open_table
from bot.app import Loggia
from bot.discord_endpoints import use_endpoints
from bot.store import Store
from playground import Playground, seed
from playground.errors import Json


class Clock:
    """Real time, and as much more as a test wants."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


class Scene:
    def __init__(self, playground: Playground, app: Loggia, folder: Path, clock: Clock) -> None:
        self.playground = playground
        self.faults = playground.faults
        self.app = app
        self.clock = clock
        self.database = folder / "loggia.sqlite3"
        self.witness = Witness(playground)
        self.ledger = Ledger(playground, self.database, self.witness)
        known = [Player(self.witness, person, Random(name)) for name, person in enumerate(playground.people)]
        home = next(iter(playground.world.guilds))
        self.players = [player for player in known if player.person.id in playground.world.members[home]]
        self.strangers = [player for player in known if player not in self.players]
        """Whoever is only in another server."""
        self.table = 0

    async def open(self, game: str = "medici", seats: int = 3) -> None:
        self.table = await open_table(self.players[:seats], game)
        await self.ledger.settled()

    @property
    def post(self) -> Json:
        """The table's current post."""
        post = current_post(self.playground, self.table)
        assert post is not None
        return post

    async def turn(self) -> Player:
        """Whom the table waits for."""
        standing = await self.app.tables.look(self.table)
        person = standing.table.seats[self.app.tables.awaited(standing)[0]].person
        return next(player for player in self.players if player.person.id == str(person))

    async def move(self) -> None:
        """Whoever is waited for makes a move, and is told so."""
        before = (await self.app.tables.look(self.table)).table.sequence
        async with asyncio.timeout(20):
            while await (await self.turn()).move_by_panel(self.table) != "played":
                await self.app.store.read(lambda db: None)  # whoever did not get through tries again
        assert (await self.app.tables.look(self.table)).table.sequence > before

    async def play_goes_on(self, moves: int = 2) -> None:
        """Some more moves, after which every post, hand, call and stored move is as it should be."""
        for _ in range(moves):
            await self.move()
        await self.ledger.settled()
        assert (troubles := self.ledger.check()) == [], troubles


def _add_server(playground: Playground, names: Sequence[str]) -> None:
    """Another server with the bot in it, and people who are not in the first; the first of them owns it."""
    world = playground.world
    people = [seed.add_user(world, name, "en-US") for name in names]
    guild = world.guilds[seed.make_guild(world, "Elsewhere", people[0])]
    role = seed.add_role(world, guild, "Loggia", seed.BOT, managed_by=world.bot_id)
    seed.add_member(world, guild["id"], world.bot_id, [role])
    for person in people:
        seed.add_member(world, guild["id"], person)
    seed.add_text_channel(world, guild, "far-away", None)


@asynccontextmanager
async def staged(folder: Path, elsewhere: Sequence[str] = ()) -> AsyncIterator[Scene]:
    """Both started, the bot logged in, and another server with the people named; both stopped at the end, and
    discord.py as it was before."""
    logging.getLogger("discord").setLevel(logging.CRITICAL)
    real = (Route.BASE, str(DiscordWebSocket.DEFAULT_GATEWAY), Asset.BASE)
    playground = Playground(folder / "world", heartbeat_seconds=0.5)
    await playground.start()
    if elsewhere:
        _add_server(playground, elsewhere)
    use_endpoints(playground.api_url, playground.gateway_url, playground.cdn_url)
    clock = Clock()
    app = Loggia(await Store.open(folder / "loggia.sqlite3"), clock=clock, house_pause=0)
    app._connection.guild_ready_timeout = 0.1
    scene = Scene(playground, app, folder, clock)
    try:
        async with app:
            running = asyncio.create_task(app.start(playground.bot_token))
            await app.wait_for("ready", timeout=20)
            yield scene
            playground.faults.clear()
        await asyncio.gather(running, return_exceptions=True)
    finally:
        scene.ledger.close()
        await playground.stop()
        use_endpoints(*real)
