"""What outlives a restart and a lost line, and what a narrow window can do."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.async_api import expect

from playground import Playground
from tests.browser.conftest import Another
from tests.browser.small_bot import SmallBot, living_on
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_world_and_the_open_page_survive_a_restart(
    playground: Playground, bot: SmallBot, visitor: Visitor, tmp_path: Path
) -> None:
    await visitor.run("table")
    await visitor.write("I was here before.")
    port = urlsplit(playground.page_url).port
    await bot.close()
    await playground.stop()
    await expect(visitor.page.get_by_text("Connection lost")).to_be_visible()

    again = Playground(tmp_path / "world", port=port or 0)
    await again.start()
    try:
        async with living_on(again):
            await expect(visitor.page.get_by_text("Connection lost")).to_be_hidden()
            await expect(visitor.message("I was here before.")).to_be_visible()
            await visitor.go("Table of Ada")
            await expect(visitor.message("Sit down, please.")).to_be_visible()
            await visitor.run("think")
            await expect(visitor.message("A good thought")).to_be_visible()
    finally:
        await again.stop()


async def test_a_bot_that_leaves_is_said_to_be_offline(bot: SmallBot, visitor: Visitor) -> None:
    await bot.close()
    await expect(visitor.page.get_by_text("Loggia is offline.")).to_be_visible()


async def test_everything_is_within_reach_at_390_pixels(another: Another) -> None:
    phone = await another(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = phone.page
    await phone.run("panel")
    panel = phone.message("The quay")
    await panel.get_by_role("button", name="Press me").click()
    await expect(panel).to_contain_text("Ada pressed: 1")
    await panel.get_by_role("button", name="Choose a guest").click()
    await page.get_by_role("option", name="Dario").click()
    await expect(panel).to_contain_text("Guest: Dario")
    assert await page.evaluate("document.documentElement.scrollWidth") == 390
    await page.get_by_role("button", name="Conversations").click()
    await phone.go("quay")
    await expect(page.locator("#conversations")).not_to_be_in_viewport()
    await phone.become("Ewa")
    await phone.write("Dzień dobry")
