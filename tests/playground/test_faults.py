"""What goes wrong on demand."""

from __future__ import annotations

import asyncio
import logging
from urllib.parse import urlsplit

import aiohttp
import discord
import pytest

from playground import Permission, Playground
from playground.people import Person
from tests.playground.parrot import Parrot
from tests.playground.test_messages import refused_code, text_channel

pytestmark = pytest.mark.asyncio(loop_scope="module")

SEND = "POST /channels/{channel_id}/messages"


@pytest.fixture
def tables(parrot: Parrot) -> discord.TextChannel:
    return text_channel(parrot)


@pytest.fixture
def ada(ground: Playground, parrot: Parrot) -> Person:
    return ground.person("Ada")


async def test_a_429_is_waited_out(ground: Playground, ada: Person, tables: discord.TextChannel) -> None:
    ground.faults.answer_429(SEND, times=2, retry_after=0.05)
    await tables.send("third time lucky")
    assert [each["content"] for each in ada.messages("tables")].count("third time lucky") == 1


async def test_a_429_over_everything_is_waited_out(ground: Playground, tables: discord.TextChannel) -> None:
    ground.faults.answer_429("*", retry_after=0.05, scope="global")
    await tables.send("after the global one")


async def test_an_interaction_is_answered_after_a_429(ground: Playground, ada: Person) -> None:
    ground.faults.answer_429("POST /interactions/*", retry_after=0.05)
    assert (await ada.command("tables", "speak", {"words": "in the end"})).text == "in the end"


async def test_a_real_limit_is_kept_by_the_headers(ground: Playground, tables: discord.TextChannel) -> None:
    ground.faults.limit(SEND, requests=2, seconds=0.3)
    await asyncio.gather(*(tables.send(f"queued {number}") for number in range(5)))
    sent = [message.content async for message in tables.history(limit=5)]
    assert sorted(sent) == [f"queued {number}" for number in range(5)]


async def test_headers_count_down(ground: Playground, tables: discord.TextChannel) -> None:
    ground.faults.limit("GET /users/@me", requests=2, seconds=60)
    headers = {"Authorization": f"Bot {ground.bot_token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        left = []
        for _ in range(2):
            async with session.get(ground.api_url + "/users/@me") as response:
                left.append(response.headers["X-RateLimit-Remaining"])
        async with session.get(ground.api_url + "/users/@me") as response:
            assert response.status == 429
            assert response.headers["Via"]
            assert (await response.json())["retry_after"] > 0
        assert left == ["1", "0"]


async def test_a_500_is_tried_again(ground: Playground, ada: Person, tables: discord.TextChannel) -> None:
    ground.faults.answer_error(SEND)
    await tables.send("the second try")
    assert [each["content"] for each in ada.messages("tables")].count("the second try") == 1


async def test_trouble_in_one_place_only(ground: Playground, parrot: Parrot, tables: discord.TextChannel) -> None:
    other = next(channel for channel in tables.guild.text_channels if channel != tables)
    ground.faults.answer_error(f"POST /channels/{tables.id}/messages", status=503)
    await other.send("undisturbed")
    with pytest.raises(discord.DiscordServerError):
        await tables.send("disturbed")


async def test_a_lost_answer_leaves_what_was_done(ground: Playground, ada: Person, tables: discord.TextChannel) -> None:
    ground.faults.lose_answer(SEND)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await tables.send("did it arrive?")
    assert ada.last("tables")["content"] == "did it arrive?"


async def test_a_client_that_hangs_up_in_the_middle_is_no_error(
    ground: Playground, ada: Person, tables: discord.TextChannel, caplog: pytest.LogCaptureFixture
) -> None:
    place = urlsplit(ground.api_url)
    before = ada.messages("tables")
    _, writer = await asyncio.open_connection(place.hostname, place.port)
    head = f"POST {place.path}/channels/{tables.id}/messages HTTP/1.1\r\nHost: playground\r\n"
    head += f"Authorization: Bot {ground.bot_token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    writer.write(f'{head}{{"content": "I was about to'.encode())
    await writer.drain()
    async with asyncio.timeout(5):
        while not ground._door._open:  # noqa: ASYNC110 - until it reads what will never come
            await asyncio.sleep(0.01)
    writer.transport.abort()
    await ground._door.close()
    await text_channel(tables._state._get_client(), "quay").typing()  # type: ignore[func-returns-value]
    assert ada.messages("tables") == before
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_held_request_waits_until_it_is_let_go(
    ground: Playground, ada: Person, tables: discord.TextChannel
) -> None:
    let_go = ground.faults.hold(SEND)
    sending = asyncio.create_task(tables.send("at last"))
    said = await ada.say("tables", "meanwhile")
    assert ada.last("tables") == said
    let_go.set()
    await sending
    assert ada.last("tables")["content"] == "at last"


async def test_a_delayed_request_comes_later(ground: Playground, tables: discord.TextChannel) -> None:
    ground.faults.delay(SEND, seconds=0.1, times=1)
    slow = asyncio.create_task(tables.send("slow"))
    quick = await text_channel(tables._state._get_client(), "quay").typing()  # type: ignore[func-returns-value]
    assert quick is None
    assert (await slow).content == "slow"


async def test_a_message_deleted_under_the_bot(ground: Playground, parrot: Parrot, tables: discord.TextChannel) -> None:
    message = await tables.send("do not lean on this")
    since = len(parrot.heard)
    ground.faults.delete_message(str(tables.id), str(message.id))
    assert (await parrot.hears("delete", since)).message_id == message.id
    assert await refused_code(message.edit(content="x")) == 10008


async def test_an_update_of_a_message_that_is_gone_is_refused(ground: Playground, ada: Person, parrot: Parrot) -> None:
    message = await text_channel(parrot).send(
        view=discord.ui.View().add_item(discord.ui.Button(label="Go", custom_id="kept"))
    )
    begun = ada.begin_press(message, "Go")
    interaction = await parrot.kept_one(begun.id)
    ground.faults.delete_message(str(message.channel.id), str(message.id))
    assert await refused_code(interaction.response.edit_message(content="x", view=None)) == 10008


async def test_a_channel_deleted_under_the_bot(ground: Playground, ada: Person, parrot: Parrot) -> None:
    ground.faults.grant(Permission.MANAGE_CHANNELS)
    guild = parrot.guilds[0]
    doomed = await guild.create_text_channel("sinking")
    thread = await doomed.create_thread(name="with it", type=discord.ChannelType.public_thread)
    since = len(parrot.heard)
    ground.faults.delete_channel(str(doomed.id))
    assert (await parrot.hears("channel delete", since)).id == doomed.id
    assert await refused_code(doomed.send("x")) == 10003
    assert await refused_code(thread.send("x")) == 10003
    assert not {"sinking", "with it"} & {each.get("name") for each in ada.channels()}


async def test_the_bot_is_shown_the_door_and_taken_back(ground: Playground, ada: Person, parrot: Parrot) -> None:
    guild = parrot.guilds[0]
    tables = text_channel(parrot)
    since = len(parrot.heard)
    ground.faults.remove_from_guild(str(guild.id))
    assert (await parrot.hears("guild remove", since)).id == guild.id
    assert await refused_code(tables.send("x")) == 50001
    user = await parrot.fetch_user(int(ada.id))
    assert await refused_code(user.send("x")) == 50007
    since = len(parrot.heard)
    ground.faults.take_back(str(guild.id))
    assert (await parrot.hears("guild join", since)).id == guild.id
    await text_channel(parrot).send("here again")
    await user.send("here again")
