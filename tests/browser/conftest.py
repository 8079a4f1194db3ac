"""A playground, a small bot that lives on it, and a browser to look at both."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from playwright.async_api import Browser, Page, async_playwright

from playground import Playground
from tests.browser.find_chromium import HOW, find_chromium
from tests.browser.small_bot import SmallBot, living_on
from tests.browser.visitor import Visitor

QUIET = (
    "--no-sandbox",  # a root user in a container has no other way; the pages are ours
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 15_000  # milliseconds until something that has to appear counts as missing

Another = Callable[..., Awaitable[Visitor]]


@pytest.fixture(scope="session")
def chromium() -> str:
    path = find_chromium()
    if path is not None:
        return path
    if os.environ.get("CI") == "true":
        pytest.fail(HOW)
    return pytest.skip(HOW)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=QUIET)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def playground(tmp_path: Path) -> AsyncIterator[Playground]:
    playground = Playground(tmp_path / "world")
    await playground.start()
    yield playground
    await playground.stop()


@pytest.fixture
def own_endpoints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test makes of discord.py's addresses is undone after it."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(Asset, "BASE", Asset.BASE)


@pytest_asyncio.fixture(loop_scope="session")
async def bot(playground: Playground, own_endpoints: None) -> AsyncIterator[SmallBot]:
    async with living_on(playground) as bot:
        yield bot


@pytest_asyncio.fixture(loop_scope="session")
async def another(browser: Browser, playground: Playground, bot: SmallBot, tmp_path: Path) -> AsyncIterator[Another]:
    """Opens one more window; at the end each leaves a picture of itself, and none may have thrown an error."""
    pages: list[Page] = []
    errors: list[str] = []

    async def open_window(**options: Any) -> Visitor:
        settings = {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark", "locale": "en-US", **options}
        context = await browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        pages.append(page)
        visitor = Visitor(page)
        await visitor.arrive(playground.page_url)
        return visitor

    yield open_window
    for number, page in enumerate(pages, start=1):
        await page.screenshot(path=tmp_path / f"window-{number}.png")
        await page.context.close()
    assert errors == []


@pytest_asyncio.fixture(loop_scope="session")
async def visitor(another: Another) -> Visitor:
    """Ada, at a desktop."""
    return await another()
