"""A stage for every test: the bot on a fresh database in a simulated Discord."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio

import bot.lobby
import bot.store
import render
from bot.app import Loggia
from bot.clock import Clock
from bot.herald import Herald
from bot.steward import Steward
from bot.store import Store
from bot.store.migrate import migrate
from render import Picture
from tests.bot.stage import Clock as StoppedClock
from tests.bot.stage import Stage

PLAIN_PICTURE = b"\x89PNG\r\n\x1a\n" + bytes(16)


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pauses between posts, and pictures that are composed, but not painted: their painters have their own tests."""
    monkeypatch.setattr(Herald, "calm", 0)
    for attendant in (Herald, Steward, Clock):
        monkeypatch.setattr(attendant, "breath", 0)
    monkeypatch.setattr(bot.store, "BUSY_MILLISECONDS", 50)

    def quick(picture: Picture) -> bytes:
        assert picture.scene is not None
        return PLAIN_PICTURE

    monkeypatch.setattr(render, "png", quick)


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulated Discord numbers everything alike each time; with the secret alike too, so are the cards."""
    monkeypatch.setattr(bot.lobby, "secrets", SimpleNamespace(token_bytes=bytes))


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made once: the migrations have their own tests."""
    path = tmp_path_factory.mktemp("empty") / "loggia.sqlite3"
    migrate(path)
    return path


@pytest_asyncio.fixture
async def stage(tmp_path: Path, clock: StoppedClock, empty_database: Path) -> AsyncIterator[Stage]:
    def make(store: Store) -> Loggia:
        return Loggia(store, clock=clock, house_pause=0)

    shutil.copy(empty_database, tmp_path / "loggia.sqlite3")
    stage = Stage(tmp_path / "loggia.sqlite3", clock, make)
    await stage.begin()
    yield stage
    await stage.end()
