"""A client library that nobody here wrote lives in the playground: hikari, told where it is by `rest_url` alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator

import hikari
import pytest
import pytest_asyncio

from playground import Playground
from playground.people import Person
from tests.playground.conftest import schema_path

pytestmark = pytest.mark.asyncio(loop_scope="module")

PICTURE = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 8


class Stranger(logging.Handler):
    """A bot of plain hikari: a command with a picture, a button, suggestions, and a form. It notes every complaint of
    the library about what it was sent."""

    def __init__(self, playground: Playground) -> None:
        super().__init__(logging.ERROR)
        self.complaints: list[str] = []
        self.bot = hikari.GatewayBot(
            playground.bot_token,
            rest_url=playground.api_url,
            banner=None,
            logs=None,
            suppress_optimization_warning=True,
        )
        self.bot.subscribe(hikari.StartedEvent, self._register)
        self.bot.subscribe(hikari.CommandInteractionCreateEvent, self._commanded)
        self.bot.subscribe(hikari.ComponentInteractionCreateEvent, self._pressed)
        self.bot.subscribe(hikari.AutocompleteInteractionCreateEvent, self._asked)
        self.bot.subscribe(hikari.ModalInteractionCreateEvent, self._submitted)
        self.registered: asyncio.Future[list[hikari.PartialCommand]] = asyncio.get_running_loop().create_future()

    def emit(self, record: logging.LogRecord) -> None:
        self.complaints.append(self.format(record))

    async def _register(self, _: hikari.StartedEvent) -> None:
        application = await self.bot.rest.fetch_application()
        ware = hikari.CommandOption(
            type=hikari.OptionType.STRING, name="ware", description="Of what", is_required=True, autocomplete=True
        )
        sketch = self.bot.rest.slash_command_builder("sketch", "Shows a picture").add_option(ware)
        registered = await self.bot.rest.set_application_commands(application.id, [sketch])
        self.registered.set_result(list(registered))

    async def _commanded(self, event: hikari.CommandInteractionCreateEvent) -> None:
        interaction = event.interaction
        assert interaction.options
        row = self.bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "again", label="Again")
        row.add_interactive_button(hikari.ButtonStyle.SECONDARY, "form", label="Form")
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE,
            f"A sketch of {interaction.options[0].value}",
            attachment=hikari.Bytes(PICTURE, "sketch.png"),
            component=row,
        )

    async def _pressed(self, event: hikari.ComponentInteractionCreateEvent) -> None:
        interaction = event.interaction
        if interaction.custom_id == "form":
            row = self.bot.rest.build_modal_action_row().add_text_input("words", "What else?")
            await interaction.create_modal_response("More", "more", component=row)
            return
        await interaction.create_initial_response(
            hikari.ResponseType.DEFERRED_MESSAGE_CREATE, flags=hikari.MessageFlag.EPHEMERAL
        )
        await interaction.edit_initial_response("Later", attachment=hikari.Bytes(PICTURE, "later.png"))
        await interaction.execute("And more", flags=hikari.MessageFlag.EPHEMERAL)

    async def _asked(self, event: hikari.AutocompleteInteractionCreateEvent) -> None:
        typed = str(next(option.value for option in event.interaction.options if option.is_focused))
        known = [ware for ware in ("cloth", "cinnamon", "spice") if ware.startswith(typed)]
        await event.interaction.create_response([hikari.impl.AutocompleteChoiceBuilder(one, one) for one in known])

    async def _submitted(self, event: hikari.ModalInteractionCreateEvent) -> None:
        (row,) = event.interaction.components
        words = row.components[0]
        assert isinstance(words, hikari.TextInputComponent)
        await event.interaction.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, f"You said: {words.value}")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def ground(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Playground]:
    playground = Playground(tmp_path_factory.mktemp("world"), schema=schema_path())
    await playground.start()
    yield playground
    await playground.stop()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stranger(ground: Playground) -> AsyncIterator[Stranger]:
    stranger = Stranger(ground)
    logging.getLogger().addHandler(stranger)
    await stranger.bot.start(check_for_updates=False)
    async with asyncio.timeout(10):
        await asyncio.shield(stranger.registered)
    yield stranger
    await stranger.bot.close()
    logging.getLogger().removeHandler(stranger)


@pytest.fixture(autouse=True)
def nothing_to_complain_about(stranger: Stranger) -> Iterator[None]:
    yield
    assert stranger.complaints == []


@pytest.fixture
def ada(ground: Playground, stranger: Stranger) -> Person:
    return ground.person("Ada")


async def test_it_logs_in_and_learns_where_it_is(ground: Playground, stranger: Stranger) -> None:
    me = stranger.bot.get_me()
    assert me is not None
    assert str(me.id) == ground.world.bot_id
    (guild,) = stranger.bot.cache.get_guilds_view().values()
    assert {channel.name for channel in guild.get_channels().values()} >= {"tables", "quay"}
    assert ground.gateway.bot_online
    assert ground.refused == []


async def test_its_commands_are_known(ground: Playground, stranger: Stranger) -> None:
    (registered,) = stranger.registered.result()
    assert isinstance(registered, hikari.SlashCommand)
    assert ground.world.commands[str(registered.id)]["name"] == registered.name == "sketch"
    fetched = await stranger.bot.rest.fetch_application_commands(registered.application_id)
    assert [one.id for one in fetched] == [registered.id]


async def test_a_command_is_answered_with_a_picture(ada: Person, ground: Playground, stranger: Stranger) -> None:
    answer = await ada.command("tables", "sketch", {"ware": "cloth"})
    assert answer.text.startswith("A sketch of cloth")
    (attachment,) = answer.message["attachments"]
    assert (attachment["filename"], attachment["size"]) == ("sketch.png", len(PICTURE))
    message = await stranger.bot.rest.fetch_message(int(answer.message["channel_id"]), int(answer.message["id"]))
    assert await message.attachments[0].read() == PICTURE


async def test_a_press_is_deferred_and_answered_in_private(ada: Person) -> None:
    shown = await ada.command("tables", "sketch", {"ware": "dye"})
    answer = await ada.press(shown, "Again")
    await ada.until(lambda: answer.follow_ups)
    assert answer.private
    assert answer.text.splitlines()[0] == "Later"
    assert answer.message["attachments"][0]["filename"] == "later.png"
    assert [one["content"] for one in answer.follow_ups] == ["And more"]


async def test_suggestions_and_a_form(ada: Person) -> None:
    offered = await ada.complete("tables", "sketch", {"ware": "c"}, focused="ware")
    assert [one["value"] for one in offered] == ["cloth", "cinnamon"]
    shown = await ada.command("tables", "sketch", {"ware": "furs"})
    form = await ada.press(shown, "Form")
    assert (await ada.submit(form, {"words": "ahoy"})).text == "You said: ahoy"


async def test_it_comes_back_after_a_cut(ada: Person, ground: Playground, stranger: Stranger) -> None:
    resumed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def on_resumed(_: hikari.ShardResumedEvent) -> None:
        resumed.set_result(None)

    stranger.bot.subscribe(hikari.ShardResumedEvent, on_resumed)
    ground.gateway.cut(lose_sessions=False)
    async with asyncio.timeout(20):
        await resumed
    assert (await ada.command("tables", "sketch", {"ware": "spice"})).text.startswith("A sketch of spice")
