"""A bare discord.py bot as a process: whatever is pressed, it defers, answers in private with a few words, and, for a
press that stands for a move, shows a ready picture in the channel. No bot can do less than that."""

from __future__ import annotations

import asyncio
import io
import os
from typing import Any

import discord
from PIL import Image

from bot.discord_endpoints import use_endpoints

SIZE = (1200, 900)


def _picture() -> bytes:
    """Something that weighs about as much as a board."""
    painted = Image.effect_noise((SIZE[0] // 8, SIZE[1] // 8), 40).resize(SIZE, Image.Resampling.NEAREST)
    file = io.BytesIO()
    painted.save(file, "PNG")
    return file.getvalue()


class Bare(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._ready_picture = _picture()

    async def on_ready(self) -> None:
        print(f"here as {self.user}", flush=True)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(view=_words("✅ Thank you"))
        if str(data["custom_id"]).startswith("go"):
            file = discord.File(io.BytesIO(self._ready_picture), "board.png")
            channel: Any = interaction.channel
            gallery: Any = discord.ui.MediaGallery(discord.MediaGalleryItem(file))
            await channel.send(view=_words("The board", gallery, _button(data["custom_id"])), file=file)


def _words(text: str, *more: Any) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(text), *more))
    view.stop()
    return view


def _button(custom_id: str) -> Any:
    table = custom_id.partition(":")[2]
    row: Any = discord.ui.ActionRow()
    row.add_item(discord.ui.Button(label="Your move", custom_id=f"move:{table}"))
    return row


async def main() -> None:
    setting = os.environ
    use_endpoints(setting["LOGGIA_DISCORD_API"], setting["LOGGIA_DISCORD_GATEWAY"], setting["LOGGIA_DISCORD_CDN"])
    async with Bare() as bot:
        await bot.start(setting["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
