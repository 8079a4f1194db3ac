"""Emoji are drawn by the page itself, and stay letters for whoever reads, searches or copies."""

from __future__ import annotations

import re

import discord
import pytest
from discord import ui
from playwright.async_api import expect

from tests.browser.small_bot import SmallBot
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

DRAWING = re.compile(r'^url\("data:image/svg\+xml,')
EVERY_PICTURE = """async () => {
  const { pictureOf } = await import("./static/drawing.js");
  const modules = ["signs", "things", "places"].map((name) => import(`./static/emoji${name}.js`));
  const drawings = (await Promise.all(modules)).flatMap(Object.values).flatMap(Object.entries);
  const undrawable = async ([emoji, shapes]) => {
    const picture = Object.assign(new Image(), { src: pictureOf(shapes) });
    const seen = await picture.decode().then(() => true, () => false);
    return seen && !picture.src.includes("undefined") && !picture.src.includes("NaN") ? [] : [emoji];
  };
  return { count: drawings.length, undrawable: (await Promise.all(drawings.map(undrawable))).flat() };
}"""


class Signs(ui.View):
    """Buttons and a list with emoji on them."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Your move", emoji="👉", custom_id="move"))
        self.add_item(ui.Button(emoji="◀", custom_id="back"))
        options = [discord.SelectOption(label="A 🎲 for you", emoji="⚙️"), discord.SelectOption(label="Nothing")]
        self.add_item(ui.Select(placeholder="Choose 📦", options=options, custom_id="what"))


async def test_a_button_shows_a_drawing_and_keeps_its_name(visitor: Visitor, bot: SmallBot) -> None:
    channel = discord.utils.get(bot.guilds[0].text_channels, name="market-square")
    assert channel is not None
    await channel.send("## 🏛️ The loggia", view=Signs())
    message = visitor.message("The loggia")
    move = message.get_by_role("button", name="Your move", exact=True)
    await expect(move.locator(".emoji")).to_have_css("background-image", DRAWING)
    await expect(move).to_have_text("👉Your move")
    back = message.get_by_role("button", name="◀", exact=True)
    await expect(back.locator(".emoji")).to_have_css("background-image", DRAWING)
    await message.get_by_role("button", name="Choose 📦", exact=True).click()
    option = visitor.page.get_by_role("option", name="A 🎲 for you", exact=True)
    await expect(option.locator(".emoji")).to_have_text(["⚙️", "🎲"])
    await expect(message.get_by_role("heading", name="🏛️ The loggia").locator(".emoji")).to_be_visible()


async def test_words_with_emoji_are_copied_as_they_were_written(visitor: Visitor) -> None:
    words = "A 🎲 and a ⚙️, a ⚙ too; <b>🦜</b> 👋🏽 👩‍⚖️ `🎲`"
    await visitor.composer.fill(words)
    await visitor.composer.press("Enter")
    line = visitor.message("and a").locator(".lines")
    await expect(line.get_by_role("img")).to_have_text(["🎲", "⚙️", "⚙"])  # the others are not ours, or are code
    await line.evaluate("line => getSelection().selectAllChildren(line)")
    assert await visitor.page.evaluate("getSelection().toString()") == words.replace("`", "")


async def test_every_drawing_can_be_drawn(visitor: Visitor) -> None:
    seen = await visitor.page.evaluate(EVERY_PICTURE)
    assert seen["count"] > 50
    assert seen["undrawable"] == []
