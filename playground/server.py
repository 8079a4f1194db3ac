"""The playground as one thing that starts and stops."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import logging
import shutil
import socket
import time
from pathlib import Path

from aiohttp import web

from playground import portraits, seed, threads
from playground.acting import Acting
from playground.attachments import Attachments
from playground.core import Core
from playground.errors import PlaygroundError
from playground.faults import Faults
from playground.gateway import Gateway
from playground.hub import Hub
from playground.interactions import Interactions
from playground.nonces import Nonces
from playground.pages import Pages
from playground.people import Person
from playground.ratelimit import RateLimits
from playground.rest.bodies import LARGEST_BODY
from playground.rest.door import PREFIX, Door
from playground.schema import Schema
from playground.snowflakes import Clock
from playground.store import Store
from playground.world import World

log = logging.getLogger(__name__)

WORLD_FILE = "playground.sqlite3"
ATTACHMENTS = "playground-attachments"
SWEEP_EVERY = 60.0


class Playground:
    """A small Discord of your own.

    It listens on loopback only; `open_to_network=True` says in so many words that others may reach it. The clock
    decides about ages (tokens, nonces, sessions, ids); waiting is always done in real time.
    """

    def __init__(
        self,
        data_dir: Path,
        host: str = "127.0.0.1",
        port: int = 0,
        schema: Path | None = None,
        clock: Clock = time.time,
        *,
        heartbeat_seconds: float = 41.25,
        open_to_network: bool = False,
    ) -> None:
        self._data_dir = data_dir
        self._host = host
        self._port = port
        self._schema_path = schema
        self._clock = clock
        self._heartbeat_seconds = heartbeat_seconds
        self._open_to_network = open_to_network
        self._rate_limits = RateLimits(time.time)
        self.faults = Faults(self._rate_limits)
        self.hub = Hub()
        self._core: Core | None = None
        self._runner: web.AppRunner | None = None

    @staticmethod
    def reset(data_dir: Path) -> None:
        """Forget the world in this folder; the next start makes a new one."""
        for suffix in ("", "-wal", "-shm", "-journal"):
            (data_dir / (WORLD_FILE + suffix)).unlink(missing_ok=True)
        shutil.rmtree(data_dir / ATTACHMENTS, ignore_errors=True)

    async def start(self) -> None:
        """Open the world and begin to serve; raises `PlaygroundError` with a plain sentence if that cannot be."""
        await asyncio.to_thread(self._prepare_folder)
        schema = await asyncio.to_thread(Schema.load, self._schema_path) if self._schema_path else None
        listening = self._listen()
        world = World(Store(self._data_dir / WORLD_FILE), self._clock)
        try:
            await self._open_world(world, self._address(listening))
            await self._serve(world, self._address(listening), listening, schema)
        except BaseException:
            listening.close()
            await world.store.close()
            raise

    async def stop(self) -> None:
        """Stop serving and write the world; a second call does nothing."""
        if self._core is None or self._runner is None:
            return
        runner, self._runner = self._runner, None
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, return_exceptions=True)
        self.faults.clear()
        self.gateway.stop()
        self._pages.stop()
        await self._door.close()
        await runner.cleanup()
        self._core.interactions.stop()
        self.world.save_meta()
        await self.world.store.close()

    # Where to reach it.

    @property
    def api_url(self) -> str:
        return self.core.base_url + PREFIX

    @property
    def gateway_url(self) -> str:
        return self.core.gateway_url

    @property
    def cdn_url(self) -> str:
        return self.core.base_url + portraits.PREFIX

    @property
    def page_url(self) -> str:
        """The page's address; whoever has it may be anybody here."""
        return f"{self.core.base_url}/{self.world.meta['secret']}/"

    @property
    def bot_token(self) -> str:
        return str(self.world.meta["bot_token"])

    @property
    def core(self) -> Core:
        if self._core is None:
            raise RuntimeError("The playground has not been started.")
        return self._core

    @property
    def world(self) -> World:
        return self.core.world

    @property
    def refused(self) -> list[str]:
        """The newest requests of the bot that were refused, oldest first."""
        return self._door.refused

    @property
    def strays(self) -> list[str]:
        """Where the newest answers were not what Discord's schema promises; empty without a schema."""
        return self._door.strays

    # Whom to meet there.

    @property
    def people(self) -> list[Person]:
        return [Person(self.core, self._acting, user_id) for user_id in self.world.people]

    def person(self, name: str) -> Person:
        """One of the people, by name."""
        for person in self.people:
            if person.name == name:
                return person
        raise LookupError(name)

    # How it comes up.

    def _prepare_folder(self) -> None:
        try:
            self._data_dir.mkdir(parents=True, exist_ok=True)
            probe = self._data_dir / ".playground-can-write"
            probe.touch()
            probe.unlink()
        except OSError as error:
            reason = error.strerror or error
            raise PlaygroundError(f"The folder {self._data_dir} cannot be written to: {reason}.") from error

    def _listen(self) -> socket.socket:
        if not self._open_to_network and not _is_loopback(self._host):
            message = f"The playground listens on this machine only, and {self._host} can be reached by others."
            raise PlaygroundError(message)
        family = socket.AF_INET6 if ":" in self._host else socket.AF_INET
        try:
            return socket.create_server((self._host, self._port), family=family, backlog=512)
        except OverflowError as error:
            raise PlaygroundError(f"There is no port {self._port}.") from error
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise PlaygroundError(f"Port {self._port} is taken by another program.") from error
            reason = error.strerror or error
            raise PlaygroundError(
                f"The playground cannot listen on {self._host}, port {self._port}: {reason}."
            ) from error

    def _address(self, listening: socket.socket) -> str:
        host = f"[{self._host}]" if ":" in self._host else self._host
        return f"http://{host}:{listening.getsockname()[1]}"

    async def _open_world(self, world: World, base_url: str) -> None:
        if not await world.load(base_url):
            seed.make_world(world, base_url)

    async def _serve(self, world: World, base_url: str, listening: socket.socket, schema: Schema | None) -> None:
        attachments = Attachments(self._data_dir / ATTACHMENTS, world, base_url)
        await asyncio.to_thread(attachments.prepare)
        core = Core(world, self.hub, self._clock, base_url, attachments, self.faults, Nonces(self._clock))
        core.interactions = Interactions(core)
        self.gateway = Gateway(core, self._heartbeat_seconds)
        self.faults.attach(core, self.gateway)
        self._acting = Acting(core)
        self._door = Door(core, self._rate_limits, schema)
        self._pages = Pages(core, self.gateway, self._acting)

        app = web.Application(client_max_size=LARGEST_BODY)
        self._door.add_to(app)
        app.router.add_get("/gateway/", self.gateway.connect)
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", attachments.serve)
        portraits.add_to(app)
        self._pages.add_to(app)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=2.0)
        await runner.setup()
        await web.SockSite(runner, listening, backlog=512).start()
        self._core = core
        self._runner = runner
        threads.archive_idle(core)
        self._sweeper = asyncio.create_task(_sweep(core), name="playground sweeper")


async def _sweep(core: Core) -> None:
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        threads.archive_idle(core)


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
