"""Pauses that a test need not wait for, and the bot with a playground."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import bot.herald
import bot.patience
from bench.scene import Scene, staged


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again after seconds is tried again at once."""
    monkeypatch.setattr(bot.herald, "RETRIES", (0.05,))
    monkeypatch.setattr(bot.herald.Herald, "calm", 0.05)
    monkeypatch.setattr(bot.patience, "PAUSES", (0.01, 0.05, 0.1))


@pytest.fixture
async def scene(tmp_path: Path, short_pauses: None) -> AsyncIterator[Scene]:
    async with staged(tmp_path) as scene:
        yield scene
