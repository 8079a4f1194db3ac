"""One playground and one real discord.py bot for a whole module: they are quick to meet, but not free."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.discord_endpoints import use_endpoints
from playground import Playground
from tests.playground.parrot import Parrot

BESIDE = Path(__file__).parents[3] / "shared" / "discord-openapi.json"
WITHOUT_SCHEMA = (
    "Discord's own schema is not at hand, so neither what the bot asks nor what the playground answers is checked "
    "against it. LOGGIA_DISCORD_SCHEMA names the file."
)


class Clock:
    """Real time, and as much more as a test wants."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return asyncio.get_running_loop().time() + 1_700_000_000 + self.ahead


def schema_path() -> Path | None:
    """Where Discord's schema is; without it nothing is checked against it, which one test says by being skipped."""
    named = os.environ.get("LOGGIA_DISCORD_SCHEMA")
    path = Path(named) if named else BESIDE
    if path.exists():
        return path
    if named or os.environ.get("CI") == "true":
        pytest.fail(WITHOUT_SCHEMA)
    return None


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def ground(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> AsyncIterator[Playground]:
    folder = tmp_path_factory.mktemp("world")
    playground = Playground(folder, schema=schema_path(), clock=clock, heartbeat_seconds=0.5)
    await playground.start()
    yield playground
    await playground.stop()
    assert playground.strays == []  # whatever a module's tests asked for was answered as Discord would


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def parrot(ground: Playground) -> AsyncIterator[Parrot]:
    """The bot, logged in and with its commands known."""
    logging.getLogger("discord").setLevel(logging.ERROR)
    real = (Route.BASE, str(DiscordWebSocket.DEFAULT_GATEWAY), Asset.BASE)
    use_endpoints(ground.api_url, ground.gateway_url, ground.cdn_url)
    bot = Parrot()
    running = asyncio.create_task(bot.start(ground.bot_token))
    async with asyncio.timeout(10):
        await bot.synced.wait()
    yield bot
    await bot.close()
    await running
    use_endpoints(*real)


@pytest_asyncio.fixture(autouse=True, loop_scope="module")
async def no_faults_left(request: pytest.FixtureRequest) -> AsyncIterator[None]:
    yield
    if "ground" in request.fixturenames:
        request.getfixturevalue("ground").faults.clear()
