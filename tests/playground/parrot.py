"""A small bot of plain discord.py that does one of everything, for the tests to talk to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

POLISH = discord.Locale.polish


class Words(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return string.extras.get("pl") if locale is POLISH else None


class Parrot(discord.Client):
    def __init__(self) -> None:
        intents = discord.Intents.default()
        intents.message_content = True
        intents.members = True
        super().__init__(intents=intents, max_messages=None, guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        self.synced = asyncio.Event()
        self.heard: list[tuple[str, Any]] = []
        self.kept: dict[str, discord.Interaction] = {}  # interactions that a test answers itself
        self._something = asyncio.Event()
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())
        self.registered = await self.tree.sync()

    async def on_ready(self) -> None:
        self._hear("ready", None)
        self.synced.set()

    async def on_resumed(self) -> None:
        self._hear("resumed", None)

    async def on_message(self, message: discord.Message) -> None:
        self._hear("message", message)

    async def on_raw_message_edit(self, payload: discord.RawMessageUpdateEvent) -> None:
        self._hear("edit", payload)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        self._hear("delete", payload)

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self._hear("thread", thread)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self._hear("thread update", payload.data["thread_metadata"])

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        self._hear("thread delete", payload)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self._hear("channel delete", channel)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self._hear("guild remove", guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._hear("guild join", guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        self._hear("member", after)

    async def on_typing(self, channel: Any, user: Any, when: Any) -> None:
        self._hear("typing", user)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await pressed(self, interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await submitted(self, interaction)

    def _hear(self, kind: str, what: Any) -> None:
        self.heard.append((kind, what))
        self._something.set()

    async def hears(self, kind: str, since: int, fits: Callable[[Any], bool] = lambda _: True) -> Any:
        """Wait for the first event of a kind, and one that fits, after the first `since` ones."""
        async with asyncio.timeout(10):
            while True:
                for heard, what in self.heard[since:]:
                    if heard == kind and fits(what):
                        return what
                self._something.clear()
                await self._something.wait()

    def keep(self, interaction: discord.Interaction) -> None:
        self.kept[str(interaction.id)] = interaction
        self._something.set()

    async def kept_one(self, interaction_id: str) -> discord.Interaction:
        async with asyncio.timeout(10):
            while interaction_id not in self.kept:
                self._something.clear()
                await self._something.wait()
        return self.kept[interaction_id]


def panel(text: str) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    row: Any = discord.ui.ActionRow()
    row.add_item(discord.ui.Button(label="Update", custom_id="update"))
    row.add_item(discord.ui.Button(label="Later", custom_id="later"))
    row.add_item(discord.ui.Button(label="Form", custom_id="form"))
    row.add_item(discord.ui.Button(label="Whisper", custom_id="whisper"))
    row.add_item(discord.ui.Button(label="Off", custom_id="off", disabled=True))
    people: Any = discord.ui.ActionRow()
    people.add_item(discord.ui.UserSelect(custom_id="who", placeholder="Who?", max_values=2))
    goods: Any = discord.ui.ActionRow()
    goods.add_item(
        discord.ui.Select(
            custom_id="goods",
            max_values=2,
            options=[discord.SelectOption(label=each.title(), value=each) for each in ("cloth", "spice", "furs")],
        )
    )
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(text), row, people, goods))
    return view


def form() -> discord.ui.Modal:
    class Form(discord.ui.Modal, title="An offer"):
        price: Any = discord.ui.Label(
            text="Price", description="In ducats", component=discord.ui.TextInput(custom_id="price", max_length=3)
        )
        ware: Any = discord.ui.Label(
            text="Ware",
            component=discord.ui.Select(
                custom_id="ware",
                options=[
                    discord.SelectOption(label="Cloth", value="cloth"),
                    discord.SelectOption(label="Dye", value="dye"),
                ],
            ),
        )
        whom: Any = discord.ui.Label(text="To", component=discord.ui.UserSelect(custom_id="whom", required=False))

    return Form(custom_id="offer")


async def pressed(bot: Parrot, interaction: discord.Interaction) -> None:
    data: Any = interaction.data
    match data["custom_id"]:
        case "update":
            await interaction.response.edit_message(view=panel("updated"))
        case "later":
            await interaction.response.defer()
            await interaction.edit_original_response(view=panel("later"))
            await interaction.followup.send("and more", ephemeral=True)
        case "form":
            await interaction.response.send_modal(form())
        case "whisper":
            await interaction.response.send_message("psst", ephemeral=True)
        case "who" | "goods":
            names = [each.display_name for each in _resolved_users(interaction)] or data["values"]
            await interaction.response.send_message(f"chosen: {', '.join(names)}", ephemeral=True)
        case "kept":
            bot.keep(interaction)


def _resolved_users(interaction: discord.Interaction) -> list[Any]:
    data: Any = interaction.data
    ids = data["values"] if data.get("resolved") else []
    assert interaction.guild is not None
    return [interaction.guild.get_member(int(each)) for each in ids]


async def submitted(bot: Parrot, interaction: discord.Interaction) -> None:
    data: Any = interaction.data
    answers = {}
    for each in data["components"]:
        inner = each["component"]
        answers[inner["custom_id"]] = inner.get("value") or ",".join(inner.get("values", []))
    text = f"{answers['price']} for {answers['ware']} to {answers['whom'] or 'anybody'}"
    if interaction.message is not None:
        await interaction.response.edit_message(view=panel(text))
    else:
        await interaction.response.send_message(text, ephemeral=True)


def add_commands(tree: app_commands.CommandTree[Parrot]) -> None:
    @tree.command(
        name=app_commands.locale_str("speak", pl="mów"), description=app_commands.locale_str("Says it", pl="Mówi")
    )
    async def speak(interaction: discord.Interaction, words: str, times: app_commands.Range[int, 1, 3] = 1) -> None:
        await interaction.response.send_message(" ".join([words] * times))

    @tree.command(name="panel", description="Shows a panel")
    async def show_panel(interaction: discord.Interaction, private: bool = False) -> None:
        await interaction.response.send_message(view=panel("hello"), ephemeral=private)

    @tree.command(name="think", description="Answers later")
    async def think(interaction: discord.Interaction, private: bool = False) -> None:
        await interaction.response.defer(ephemeral=private, thinking=True)
        await interaction.followup.send("thought about it")
        await interaction.followup.send("and again")

    @tree.command(name="form", description="Opens a form")
    async def open_form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(form())

    @tree.command(name="keep", description="Says nothing by itself")
    async def keep(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.client, Parrot)
        interaction.client.keep(interaction)

    trade = app_commands.Group(name="trade", description="Trading")

    @trade.command(name="offer", description="Offers something")
    async def offer(interaction: discord.Interaction, ware: str, to: discord.Member, price: int | None = None) -> None:
        await interaction.response.send_message(f"{ware} to {to.display_name} for {price}", ephemeral=True)

    @offer.autocomplete("ware")
    async def wares(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        seen = interaction.namespace.price
        known = ("cloth", "cinnamon", "spice")
        return [app_commands.Choice(name=f"{each} {seen}", value=each) for each in known if each.startswith(current)]

    tree.add_command(trade)
