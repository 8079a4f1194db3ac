"""A small real bot on discord.py that shows every kind of thing the page can draw, and answers what is pressed."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord import app_commands, ui
from PIL import Image

from bot.discord_endpoints import use_endpoints
from playground import Playground

TOWNS = ("Genoa", "Venice", "Verona", "Florence")
GOODS = ("Salt", "Silk", "Pepper")
POLISH = {
    "greet": "powitaj",
    "Greet a town": "Powitaj miasto",
    "town": "miasto",
    "Which town": "Które miasto",
}
ACCENT = discord.Colour(0x7D3A3F)


class Polish(app_commands.Translator):
    """The few words of the commands, for the people who speak Polish."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return POLISH.get(string.message) if locale is discord.Locale.polish else None


class SmallBot(discord.Client):
    def __init__(self) -> None:
        # There is one server, and it comes at once: nothing to wait two seconds for.
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        for command in (greet, panel, secret, table, think):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Polish())
        await self.tree.sync()


async def towns(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=town, value=town) for town in TOWNS if town.lower().startswith(current.lower())]


@app_commands.command(description="Greet a town")
@app_commands.describe(town="Which town", times="How often")
@app_commands.autocomplete(town=towns)
async def greet(interaction: discord.Interaction, town: str, times: app_commands.Range[int, 1, 3] = 1) -> None:
    await interaction.response.send_message(f"Hello, **{town}**!" * times)


@app_commands.command(description="A card that only you can see")
async def secret(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(f"The secret of {interaction.user.display_name}", ephemeral=True)


@app_commands.command(description="Answers only after some thought")
async def think(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    await interaction.edit_original_response(content="A good thought")


@app_commands.command(description="Opens a thread")
async def table(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    thread = await interaction.channel.create_thread(name="Table of Ada", type=discord.ChannelType.public_thread)
    await thread.send("Sit down, please.")
    await interaction.response.send_message(f"Over there: {thread.mention}")


@app_commands.command(description="Everything that can be pressed")
async def panel(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Panel(), file=board())


def board() -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (600, 400), "#c9b27c").save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png", description="A board of one colour")


class Panel(ui.LayoutView):
    """A card of Components V2; whatever is pressed, it says so in its last line."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.presses = 0
        self.said = ui.TextDisplay("Nobody has pressed anything.")
        gallery = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="A board of one colour")
        )
        section = ui.Section(ui.TextDisplay("## The quay\n-# a small line"), accessory=Press())
        self.add_item(
            ui.Container(
                section,
                gallery,
                ui.Separator(),
                ui.ActionRow(Offer(), ui.Button(label="Closed", disabled=True), link()),
                ui.ActionRow(Goods()),
                ui.ActionRow(Guest()),
                self.said,
                accent_colour=ACCENT,
            )
        )

    async def say(self, interaction: discord.Interaction, words: str) -> None:
        self.said.content = words
        await interaction.response.edit_message(view=self)


def link() -> ui.Button[Panel]:
    return ui.Button(label="Rules", url="https://example.org/rules")


class Press(ui.Button[Panel]):
    def __init__(self) -> None:
        super().__init__(label="Press me", style=discord.ButtonStyle.success, custom_id="press")

    async def callback(self, interaction: discord.Interaction) -> None:
        assert self.view is not None
        self.view.presses += 1
        await self.view.say(interaction, f"{interaction.user.display_name} pressed: {self.view.presses}")


class Goods(ui.Select[Panel]):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=good) for good in GOODS]
        super().__init__(custom_id="goods", placeholder="Choose goods", min_values=1, max_values=2, options=options)

    async def callback(self, interaction: discord.Interaction) -> None:
        assert self.view is not None
        await self.view.say(interaction, "Goods: " + ", ".join(self.values))


class Guest(ui.UserSelect[Panel]):
    def __init__(self) -> None:
        super().__init__(custom_id="guest", placeholder="Choose a guest")

    async def callback(self, interaction: discord.Interaction) -> None:
        assert self.view is not None
        await self.view.say(interaction, "Guest: " + ", ".join(user.display_name for user in self.values))


class Offer(ui.Button[Panel]):
    def __init__(self) -> None:
        super().__init__(label="Make an offer", style=discord.ButtonStyle.primary, custom_id="offer")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(OfferModal())


class OfferModal(ui.Modal, title="Your offer"):
    price = ui.Label(text="Price", description="In ducats", component=ui.TextInput(max_length=3))
    good = ui.Label(
        text="Good",
        component=ui.Select(placeholder="One good", options=[discord.SelectOption(label=good) for good in GOODS]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.price.component, ui.TextInput)
        assert isinstance(self.good.component, ui.Select)
        await interaction.response.send_message(
            f"{self.price.component.value} ducats for {self.good.component.values[0]}"
        )


@asynccontextmanager
async def living_on(playground: Playground) -> AsyncIterator[SmallBot]:
    """The bot, logged in and ready; and gone again afterwards."""
    use_endpoints(playground.api_url, playground.gateway_url, playground.cdn_url)
    bot = SmallBot()
    await bot.login(playground.bot_token)
    connection = asyncio.create_task(bot.connect())
    await bot.wait_until_ready()
    yield bot
    await bot.close()
    await connection
