"""The wire that is cut, the session that is lost, and the bot that comes back."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from playground import Playground
from playground.people import Person
from tests.playground.parrot import Parrot

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def ada(ground: Playground, parrot: Parrot) -> Person:
    return ground.person("Ada")


async def test_the_bot_knows_its_guild_its_people_and_itself(ground: Playground, parrot: Parrot) -> None:
    guild = parrot.guilds[0]
    assert sorted(each.display_name for each in guild.members if not each.bot) == [
        "Ada",
        "Bruno",
        "Celina",
        "Dario",
        "Ewa",
        "Filippo",
    ]
    assert [each.name for each in guild.text_channels] == ["market-square", "tables", "quay"]
    assert parrot.user is not None
    assert parrot.user.name == "loggia"
    application = await parrot.application_info()
    assert application.owner.display_name == "Ada"
    assert (await guild.me.display_avatar.read()).startswith(b"\x89PNG")


async def test_the_heart_beats(ground: Playground, parrot: Parrot) -> None:
    before = ground.gateway.heartbeats
    await ground.hub.wait_until(lambda: ground.gateway.heartbeats > before)
    assert parrot.latency < 5


async def test_a_cut_is_resumed_and_nothing_is_missed(ground: Playground, ada: Person, parrot: Parrot) -> None:
    since = len(parrot.heard)
    ground.faults.close_gateway()
    await ground.hub.wait_until(lambda: not ground.gateway.bot_online)
    for number in range(3):
        await ada.say("tables", f"while you were away {number}")
    ground.faults.open_gateway()
    await parrot.hears("resumed", since)
    heard = [what.content for kind, what in parrot.heard[since:] if kind == "message"]
    assert heard == [f"while you were away {number}" for number in range(3)]
    assert "ready" not in [kind for kind, _ in parrot.heard[since:]]


async def test_a_press_during_a_cut_is_answered_after_it(ground: Playground, ada: Person, parrot: Parrot) -> None:
    shown = await ada.command("tables", "panel")
    ground.faults.cut_gateway()
    assert (await ada.press(shown, "Whisper")).text == "psst"


async def test_a_lost_session_is_begun_anew(ground: Playground, ada: Person, parrot: Parrot) -> None:
    since = len(parrot.heard)
    ground.faults.close_gateway()
    ground.faults.cut_gateway(lose_session=True)
    await ada.say("tables", "nobody hears this")
    ground.faults.open_gateway()
    await parrot.hears("ready", since)
    kinds = [kind for kind, _ in parrot.heard[since:]]
    assert "message" not in kinds
    assert "resumed" not in kinds
    assert (await ada.command("tables", "speak", {"words": "back"})).text == "back"


async def test_an_invalid_session_is_begun_anew(ground: Playground, parrot: Parrot) -> None:
    since = len(parrot.heard)
    ground.faults.invalidate_session()
    await parrot.hears("ready", since)


async def test_a_gateway_that_asks_for_it_is_left_and_resumed(ground: Playground, parrot: Parrot) -> None:
    since = len(parrot.heard)
    ground.faults.ask_to_reconnect()
    await parrot.hears("resumed", since)


async def test_a_wrong_token_is_turned_away(ground: Playground, parrot: Parrot) -> None:
    stranger = discord.Client(intents=discord.Intents.none())
    async with stranger:
        with pytest.raises(discord.LoginFailure):
            await stranger.login("wrong.wrong.wrong")
    async with aiohttp.ClientSession() as session, session.ws_connect(ground.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 0, "properties": {}}})
        closed = await socket.receive()
        assert closed.data == 4004


async def test_resuming_with_a_number_that_never_was_is_refused(ground: Playground, parrot: Parrot) -> None:
    session_id = next(iter(ground.gateway.sessions))
    async with aiohttp.ClientSession() as session, session.ws_connect(ground.gateway_url) as socket:
        await socket.receive_json()
        resume = {"token": ground.bot_token, "session_id": session_id, "seq": 10**9}
        await socket.send_json({"op": 6, "d": resume})
        answer = await socket.receive_json()
        assert (answer["op"], answer["d"]) == (9, False)


async def test_without_the_intent_the_words_of_others_stay_hidden(ground: Playground, ada: Person) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(ground.gateway_url) as socket:
        await socket.receive_json()
        intents = 1 << 0 | 1 << 9
        await socket.send_json({"op": 2, "d": {"token": ground.bot_token, "intents": intents, "properties": {}}})
        assert (await socket.receive_json())["t"] == "READY"
        assert (await socket.receive_json())["t"] == "GUILD_CREATE"
        await ada.say("tables", "a secret")
        await ada.say("tables", f"not for <@{ground.world.bot_id}>")
        contents = [(await socket.receive_json())["d"]["content"] for _ in range(2)]
        assert contents == ["", f"not for <@{ground.world.bot_id}>"]


async def test_a_bot_that_says_goodbye_ends_its_session(ground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(ground.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": ground.bot_token, "intents": 0, "properties": {}}})
        session_id = (await socket.receive_json())["d"]["session_id"]
        assert session_id in ground.gateway.sessions
        await socket.close(code=1000)
    await ground.hub.wait_until(lambda: session_id not in ground.gateway.sessions)
