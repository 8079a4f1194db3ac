"""The bot over real HTTP and a real gateway: a playground, and the bot in this process or in one of its own."""

from __future__ import annotations

import asyncio
import io
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image

import render
from bot.app import Loggia
from bot.discord_endpoints import use_endpoints
from bot.herald import Herald
from bot.store import Store
from playground import Playground, reading
from playground.people import Person
from tests.playground.conftest import schema_path

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0

Message = dict[str, Any]


@pytest.fixture(autouse=True)
def own_endpoints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test makes of discord.py's addresses is undone after it."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(Asset, "BASE", Asset.BASE)
    logging.getLogger("discord").setLevel(logging.ERROR)


@pytest.fixture
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small pictures and no pauses: a whole game is played, and both have their own tests."""
    small = io.BytesIO()
    Image.new("RGB", (8, 8)).save(small, "PNG")
    monkeypatch.setattr(render, "png", lambda picture: small.getvalue())
    monkeypatch.setattr(Herald, "calm", 0.05)


@pytest_asyncio.fixture
async def ground(tmp_path: Path) -> AsyncIterator[Playground]:
    ground = Playground(tmp_path / "world", schema=schema_path())
    await ground.start()
    yield ground
    await ground.stop()
    assert ground.strays == []  # whatever the bot asked for was answered as Discord would


@asynccontextmanager
async def living_on(ground: Playground, database: Path, **others: Any) -> AsyncIterator[Loggia]:
    """The bot in this process, until the block ends."""
    use_endpoints(ground.api_url, ground.gateway_url, ground.cdn_url)
    app = Loggia(await Store.open(database), house_pause=0, **others)
    app._connection.guild_ready_timeout = 0.1  # one server, and it comes at once
    running = asyncio.create_task(app.start(ground.bot_token))
    ready = asyncio.create_task(app.wait_until_ready())
    await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
    try:
        yield app
    finally:
        ready.cancel()
        await app.close()
        await running


class Process:
    """`python -m bot`, with the playground as its Discord."""

    def __init__(self, ground: Playground, folder: Path, **settings: str) -> None:
        self._folder = folder
        self.environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": ground.bot_token,
            "LOGGIA_DATA": str(folder),
            "LOGGIA_DISCORD_API": ground.api_url,
            "LOGGIA_DISCORD_GATEWAY": ground.gateway_url,
            "LOGGIA_DISCORD_CDN": ground.cdn_url,
            "LOGGIA_HOUSE_PAUSE": "0",
            **settings,
        }
        self._process: asyncio.subprocess.Process | None = None

    @property
    def database(self) -> Path:
        return self._folder / "loggia.sqlite3"

    @property
    def log(self) -> str:
        """All it has said since the first start."""
        return (self._folder / "log").read_text("utf-8")

    async def start(self) -> None:
        self._folder.mkdir(exist_ok=True)
        log = (self._folder / "log").open("ab")
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-W", "ignore", "-m", "bot", cwd=self._folder, env=self.environment, stdout=log, stderr=log
        )
        log.close()

    async def kill(self) -> None:
        """As the power fails: no word of goodbye."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGKILL)
        await self._process.wait()

    async def stop(self) -> int:
        """As an operator stops it."""
        self.ask_to_stop()
        return await self.ended()

    def ask_to_stop(self) -> None:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)

    async def ended(self) -> int:
        """With what it ends."""
        assert self._process is not None
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()

    async def command(self, *arguments: str) -> tuple[int, str]:
        """Something else that is run beside it, with its settings."""
        beside = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-W", "ignore", *arguments),
            cwd=self._folder,
            env=self.environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        said, _ = await beside.communicate()
        assert beside.returncode is not None
        return beside.returncode, said.decode()


@pytest_asyncio.fixture
async def process(ground: Playground, tmp_path: Path) -> AsyncIterator[Process]:
    process = Process(ground, tmp_path / "data")
    await process.start()
    yield process
    await process.kill()


# -------------------------------------------------------------------- what people do


async def known(person: Person, command: str) -> None:
    """Wait until Discord knows the bot's commands."""

    def look() -> bool | None:
        return any(each["name"] == command for each in person._acting.commands(person.id)) or None

    await person.until(look, PATIENCE)


def boards(ground: Playground) -> list[Message]:
    """Every post of table 1 in its thread, the newest last."""
    threads = [each["id"] for each in ground.world.channels.values() if each["type"] == 11]
    return [
        message
        for thread in threads
        for message in ground.world.messages[thread].values()
        if message["author"]["id"] == ground.world.bot_id
        and message.get("components")
        and message["id"] not in ground.world.private_to
    ]


def live(ground: Playground) -> Message | None:
    """The post with the buttons."""
    found = [
        message for message in boards(ground) if any(each.custom_id == "move:1" for each in reading.buttons(message))
    ]
    return found[-1] if found else None


async def soon(look: Callable[[], Awaitable[Any]], patience: float = PATIENCE) -> Any:
    """Wait until something that takes time to see is so."""
    async with asyncio.timeout(patience):
        while not (found := await look()):  # noqa: ASYNC110 - what is looked at gives no sign of its own
            await asyncio.sleep(0.02)
    return found
