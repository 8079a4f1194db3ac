"""Somebody at the page: the few things a person does there, said in their words."""

from __future__ import annotations

import re

from playwright.async_api import Locator, Page, expect

expect.set_options(timeout=15_000)


class Visitor:
    """A browser window on the playground. Everything waits until it is so; nothing waits for a time."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.log = page.get_by_role("log")
        self.composer = page.locator("#write")
        self.suggestions = page.locator("#suggestions")

    def message(self, words: str) -> Locator:
        """The message with these words in it; the newest, if there are several."""
        return self.log.get_by_role("article").filter(has_text=words).last

    def conversation(self, name: str) -> Locator:
        return self.page.locator("#sidebar").get_by_role("link", name=re.compile(rf"^{re.escape(name)}(,|$)"))

    async def arrive(self, address: str) -> None:
        await self.page.goto(address)
        await expect(self.log).to_have_attribute("aria-label", re.compile("market-square"))

    async def go(self, name: str) -> None:
        await self.conversation(name).click()
        await expect(self.page.locator("#place")).to_contain_text(name)

    async def become(self, name: str) -> None:
        """Switch to another person with "I am …", wherever that is at this width."""
        await self.page.locator("#me:visible, #me-compact:visible").first.click()
        await self.page.locator(".switch").get_by_role("link", name=name).click()
        await expect(self.page.locator("#me")).to_contain_text(name)

    async def write(self, words: str) -> None:
        await self.composer.fill(words)
        await self.composer.press("Enter")
        await expect(self.log).to_contain_text(words)

    async def run(self, command: str) -> None:
        """Pick a command without parameters from the list, and send it."""
        await self.composer.fill(f"/{command}")
        await self.suggestions.get_by_role("option", name=f"/{command}").click()
        await expect(self.page.locator(".command-name")).to_have_text(f"/{command}")
        await self.page.keyboard.press("Enter")
        await expect(self.composer).to_be_visible()
