"""What an operator's machines may ask the bot over HTTP: whether it is well, and its figures.

It listens on this machine only, unless the operator says in so many words that others may reach it: the figures name
nobody, but how much is played is nobody else's business.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import math
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec
from aiohttp import web
from msgspec import Struct
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import Connection

from bot.settings import BadSetting
from bot.store import StoreTrouble, errands, facts
from bot.store import tables as rows

if TYPE_CHECKING:
    from bot.app import Loggia

log = logging.getLogger(__name__)

THIS_MACHINE, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only if the operator says so
PATIENCE = 3.0
"""Seconds the database may take over a question that costs nothing."""
LARGEST_BODY = 1024
PROBE, AS_LARGE_AS_A_MOVE = "probe", "." * 8_192


class Health(Struct, frozen=True):
    ok: bool
    reasons: tuple[str, ...] = ()
    """Why not, in sentences."""


class Figures(Struct, frozen=True):
    """What only the database knows; no numbers while it does not answer."""

    tables: dict[tuple[str, str], int] = {}
    owed: float = math.nan
    due: float = math.nan
    later: float = math.nan


class Lookout:
    def __init__(self, app: Loggia) -> None:
        self.app = app
        self._probe: asyncio.Task[None] | None = None

    async def health(self) -> Health:
        reasons = []
        if not self.app.door.open:
            reasons.append("The bot is stopping.")
        elif not self.app.connected:
            reasons.append("Discord is not connected.")
        trouble = await self._database_trouble()
        if trouble:
            reasons.append(trouble)
        return Health(not reasons, tuple(reasons))

    async def _database_trouble(self) -> str | None:
        """Why the database cannot be used now. The writer is asked: where it is stuck, no move can be made."""
        if self._probe is None or self._probe.done():
            # one question at a time: those who ask while it is stuck wait for the same answer
            self._probe = asyncio.create_task(self._ask_the_writer(), name="health of the database")
        try:
            await asyncio.wait_for(asyncio.shield(self._probe), PATIENCE)
        except TimeoutError:
            return "The database does not answer."
        except StoreTrouble as trouble:
            return str(trouble)
        return None

    async def _ask_the_writer(self) -> None:
        await self.app.store.write(_write_and_wipe)

    async def figures(self) -> bytes:
        """Everything counted so far, and how long the queues are now."""
        app, metrics = self.app, self.app.metrics
        metrics.connected.set(app.connected)
        metrics.latency.set(app.latency if app.connected else math.nan)
        metrics.servers.set(len(app.guilds))
        metrics.visits.set(app.door.inside)
        for attendant in (app.herald, app.house, app.steward):
            metrics.busy.labels(attendant.name).set(len(attendant.serving()))
        for desk, waiting in app.store.waiting.items():
            metrics.waiting.labels(desk).set(waiting)
        await self._ask_the_readers()
        return metrics.text()

    async def _ask_the_readers(self) -> None:
        metrics = self.app.metrics
        moment = int(self.app.tables.now())
        metrics.tables.clear()
        try:
            found = await asyncio.wait_for(self.app.store.read(lambda db: _figures(db, moment)), PATIENCE)
        except (StoreTrouble, TimeoutError):
            metrics.database.set(0)
            found = Figures()
        else:
            metrics.database.set(1)
        for (game, status), count in found.tables.items():
            metrics.tables.labels(game, status).set(count)
        metrics.outbox.set(found.owed)
        metrics.errands.labels("due").set(found.due)
        metrics.errands.labels("later").set(found.later)

    # ---------------------------------------------------------------- over HTTP

    async def _healthz(self, _: web.Request) -> web.Response:
        health = await self.health()
        body = msgspec.json.encode(health)
        return web.Response(body=body, status=200 if health.ok else 503, content_type="application/json")

    async def _metrics(self, _: web.Request) -> web.Response:
        return web.Response(body=await self.figures(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    @asynccontextmanager
    async def listening(self, port: int, *, open_to_network: bool = False) -> AsyncIterator[int]:
        """Answer on a port while the block lasts; the port, as 0 asks for any that is free."""
        host = EVERYWHERE if open_to_network else THIS_MACHINE
        try:
            listening = socket.create_server((host, port))
        except OSError as error:
            taken = "is taken by another program" if error.errno == errno.EADDRINUSE else f"cannot be used ({error})"
            raise BadSetting(f"LOGGIA_METRICS_PORT: port {port} {taken}.") from error
        site = web.Application(client_max_size=LARGEST_BODY)
        site.router.add_get("/healthz", self._healthz)
        site.router.add_get("/metrics", self._metrics)
        runner = web.AppRunner(site, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.SockSite(runner, listening).start()
            given: int = listening.getsockname()[1]
            log.info("health and metrics are at http://%s:%s/healthz and /metrics", host, given)
            yield given
        finally:
            await runner.cleanup()


def _write_and_wipe(db: Connection) -> None:
    """What is as large as a move needs as much room as one; a full disk lets smaller things be written."""
    facts.keep(db, PROBE, AS_LARGE_AS_A_MOVE)
    facts.drop(db, PROBE)


def _figures(db: Connection, moment: int) -> Figures:
    planned, due = errands.count(db), errands.count(db, moment)
    return Figures(rows.count_by_game(db), rows.count_owed(db), due, planned - due)
