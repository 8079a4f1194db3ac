"""The words of a message: Discord's markdown, and nothing of HTML."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

TEXT = """\
## Medici
**bold** *slanted* __under__ ~~gone~~ `code` ||hidden||
- one
  - inside
1. first
> said
-# small
```
a  block
```"""


async def test_markdown_becomes_what_discord_makes_of_it(visitor: Visitor) -> None:
    await visitor.composer.fill(TEXT)
    await visitor.composer.press("Enter")
    message = visitor.message("Medici")
    expected = {
        "h4": "Medici",
        "strong": "bold",
        "em": "slanted",
        "u": "under",
        "s": "gone",
        ".lines > code": "code",
        "ul ul li": "inside",
        "ol li": "first",
        "blockquote": "said",
        "small": "small",
        "pre": "a  block",
    }
    for place, words in expected.items():
        await expect(message.locator(place)).to_have_text(words)
    spoiler = message.get_by_role("button", name="Spoiler, press to reveal")
    await spoiler.click()
    await expect(spoiler).to_have_count(0)
    await expect(message.locator(".spoiler.open")).to_have_text("hidden")


async def test_html_in_a_message_stays_words(visitor: Visitor) -> None:
    words = '<img src="x" onerror="document.title=1"><b>loud</b> [here](javascript:alert(1))'
    await visitor.write(words)
    message = visitor.message("loud")
    await expect(message.locator(".lines")).to_have_text(words)
    await expect(message.locator("b, img, a")).to_have_count(0)


async def test_times_are_told_from_now_and_links_to_messages_jump(visitor: Visitor) -> None:
    await visitor.write("The first words")
    number = await visitor.message("The first words").get_attribute("data-message")
    here = await visitor.conversation("market-square").get_attribute("data-channel")
    await visitor.page.clock.install()
    await visitor.go("quay")
    soon = await visitor.page.evaluate("Math.floor(Date.now() / 1000) + 3599")
    await visitor.composer.fill(f"<t:{soon}:R> https://discord.com/channels/1/{here}/{number}")
    await visitor.composer.press("Enter")
    message = visitor.message("market-square")
    await expect(message.locator("time.timestamp")).to_have_text("in 1 hour")
    await visitor.page.clock.run_for(20 * 60 * 1000)
    await expect(message.locator("time.timestamp")).to_have_text("in 40 minutes")
    await message.get_by_role("link", name="Jump to the message in market-square").click()
    await expect(visitor.message("The first words")).to_be_focused()
