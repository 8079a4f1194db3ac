"""The page's protocol: what it is served, what it is told, and what it can do, with somebody's eyes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from playground import Playground
from playground.pages import FOLDER
from tests.playground.parrot import Parrot
from tests.playground.test_messages import text_channel

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Tab:
    """One open page, without a browser."""

    def __init__(self, ground: Playground, session: aiohttp.ClientSession, socket: Any, user_id: str) -> None:
        self._ground = ground
        self._session = session
        self._socket = socket
        self.user_id = user_id
        self.hello: Any = {}

    async def hear(self, kind: str) -> Any:
        """What comes next of this kind; anything else is passed over."""
        async with asyncio.timeout(10):
            while True:
                told = await self._socket.receive_json()
                if told["t"] == kind:
                    return told["d"]

    async def tell(self, kind: str, **data: Any) -> None:
        await self._socket.send_json({"t": kind, "d": data})

    async def do(self, what: str, **body: Any) -> Any:
        status, answer = await self.try_to(what, **body)
        assert status == 200, answer
        return answer

    async def try_to(self, what: str, **body: Any) -> tuple[int, Any]:
        url = f"{self._ground.page_url}do/{what}?as={self.user_id}"
        async with self._session.post(url, json=body) as response:
            return response.status, await response.json()

    def channel(self, name: str) -> str:
        return next(each["id"] for each in self.hello["channels"] if each.get("name") == name)

    def command(self, name: str) -> dict[str, str]:
        return {"command_id": next(each["id"] for each in self.hello["commands"] if each["name"] == name), "name": name}


@contextlib.asynccontextmanager
async def opened(ground: Playground, name: str) -> AsyncIterator[Tab]:
    user_id = ground.person(name).id
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{ground.page_url}live?as={user_id}") as socket:
        tab = Tab(ground, session, socket, user_id)
        tab.hello = await tab.hear("HELLO")
        yield tab


async def fetch(url: str) -> aiohttp.ClientResponse:
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        await response.read()
        return response


async def test_the_page_and_all_its_files_are_served(ground: Playground) -> None:
    index = await fetch(ground.page_url)
    assert index.content_type == "text/html"
    assert "default-src 'none'" in index.headers["Content-Security-Policy"]
    for path in FOLDER.iterdir():
        response = await fetch(f"{ground.page_url}static/{path.name}")
        assert response.status == 200
        assert response.headers["Cache-Control"] == "no-cache"
    assert (await fetch(f"{ground.page_url}static/app.js")).content_type == "text/javascript"


async def test_without_the_secret_there_is_nothing(ground: Playground) -> None:
    base = ground.api_url.removesuffix("/api/v10")
    user_id = ground.people[0].id
    for path in ("/", "/wrong/", "/wrong/static/app.js", f"/wrong/live?as={user_id}"):
        assert (await fetch(base + path)).status == 404
    wrong = f"{base}/wrong/do/send?as={user_id}"
    async with aiohttp.ClientSession() as session, session.post(wrong, json={}) as response:
        assert response.status == 404


@pytest.mark.parametrize("name", ["%2e%2e%2fserver.py", "..%5cserver.py", "server.py", ""])
async def test_no_file_outside_the_page_is_served(ground: Playground, name: str) -> None:
    assert (await fetch(f"{ground.page_url}static/{name}")).status == 404


async def test_hello_says_all_that_a_page_needs(ground: Playground, parrot: Parrot) -> None:
    async with opened(ground, "Celina") as tab:
        hello = tab.hello
    assert hello["me"]["global_name"] == "Celina"
    assert len(hello["people"]) == 6
    assert {"locale", "dms_open"} <= hello["people"][0].keys()
    assert hello["bot"]["global_name"] == "Loggia"
    assert hello["bot_online"] is True
    assert len(hello["guild"]["members"]) == 7
    assert {each["name"] for each in hello["channels"]} == {"market-square", "tables", "quay"}
    assert next(each for each in hello["commands"] if each["name"] == "speak")["name_localizations"] == {"pl": "mów"}


async def test_an_unknown_person_becomes_the_first(ground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{ground.page_url}live") as socket:
        assert (await socket.receive_json())["d"]["me"]["global_name"] == "Ada"


async def test_what_one_says_another_sees_as_unread_until_it_is_read(ground: Playground, parrot: Parrot) -> None:
    async with opened(ground, "Ada") as ada, opened(ground, "Ewa") as ewa, opened(ground, "Ewa") as second:
        channel_id = ada.channel("quay")
        sent = await ada.do("send", channel_id=channel_id, content=f"hello <@{ewa.user_id}>")
        assert (await ewa.hear("MESSAGE_CREATE"))["id"] == sent["id"]
        assert await ewa.hear("UNREAD") == {"channel_id": channel_id, "unread": 1, "mentions": 1}
        await second.hear("UNREAD")
        await ewa.tell("READ", channel_id=channel_id, message_id=sent["id"])
        assert await second.hear("UNREAD") == {"channel_id": channel_id, "unread": 0, "mentions": 0}
        assert (await ewa.do("messages", channel_id=channel_id, limit=1))[0]["content"] == sent["content"]
    async with opened(ground, "Ewa") as again:
        assert again.hello["read"][channel_id] == sent["id"]
        assert again.hello["unread"][channel_id] == 0


async def test_a_command_is_answered_over_the_socket(ground: Playground, parrot: Parrot) -> None:
    async with opened(ground, "Ada") as ada:
        options = [{"name": "words", "type": 3, "value": "hi"}, {"name": "times", "type": 4, "value": 2}]
        channel_id = ada.channel("tables")
        await ada.do("command", channel_id=channel_id, nonce="n1", **ada.command("speak"), options=options)
        message = await ada.hear("MESSAGE_CREATE")
        assert (message["content"], message["interaction_metadata"]["name"]) == ("hi hi", "speak")
        assert await ada.hear("INTERACTION_DONE") == {"nonce": "n1", "ok": True}


async def test_a_private_reply_reaches_its_owner_alone(ground: Playground, parrot: Parrot) -> None:
    async with opened(ground, "Ada") as ada, opened(ground, "Ewa") as ewa:
        channel_id = ada.channel("tables")
        options = [{"name": "private", "type": 5, "value": True}]
        await ada.do("command", channel_id=channel_id, nonce="n2", **ada.command("panel"), options=options)
        private = await ada.hear("MESSAGE_CREATE")
        assert private["flags"] & 64
        await ada.do("send", channel_id=channel_id, content="and this for all")
        assert (await ewa.hear("MESSAGE_CREATE"))["content"] == "and this for all"
        seen = await ewa.do("messages", channel_id=channel_id)
        assert private["id"] not in [each["id"] for each in seen]
        press = {"channel_id": channel_id, "message_id": private["id"], "custom_id": "update", "component_type": 2}
        status, _ = await ewa.try_to("press", **press, nonce="n3")
        assert status == 400
        await ada.do("press", **press, nonce="n4")
        assert (await ada.hear("MESSAGE_UPDATE"))["id"] == private["id"]
        await ada.do("dismiss", channel_id=channel_id, message_id=private["id"])
        assert (await ada.hear("MESSAGE_DELETE"))["id"] == private["id"]


async def test_autocompletion_a_modal_and_its_sending(ground: Playground, parrot: Parrot) -> None:
    async with opened(ground, "Ada") as ada:
        channel_id = ada.channel("tables")
        typed = [{"name": "offer", "type": 1, "options": [{"name": "ware", "type": 3, "value": "sp", "focused": True}]}]
        found = await ada.do("autocomplete", channel_id=channel_id, **ada.command("trade"), options=typed)
        assert [each["value"] for each in found["choices"]] == ["spice"]
        await ada.do("command", channel_id=channel_id, nonce="n5", **ada.command("form"), options=[])
        modal = await ada.hear("MODAL")
        assert (modal["title"], modal["custom_id"]) == ("An offer", "offer")
        assert (await ada.hear("INTERACTION_DONE"))["ok"]
        components = [
            {"type": 18, "component": {"type": 4, "custom_id": "price", "value": "3"}},
            {"type": 18, "component": {"type": 3, "custom_id": "ware", "values": ["dye"]}},
            {"type": 18, "component": {"type": 5, "custom_id": "whom", "values": []}},
        ]
        body = {"channel_id": channel_id, "interaction_id": modal["id"], "custom_id": "offer", "components": components}
        await ada.do("modal", **body, nonce="n6")
        assert (await ada.hear("MESSAGE_CREATE"))["content"] == "3 for dye to anybody"


async def test_a_silent_bot_is_told_to_the_one_who_waits(ground: Playground, parrot: Parrot) -> None:
    async with opened(ground, "Ada") as ada:
        await ada.do("command", channel_id=ada.channel("tables"), nonce="n7", **ada.command("keep"), options=[])
        done = await ada.hear("INTERACTION_DONE")
        assert done == {"nonce": "n7", "ok": False, "error": "The application did not respond"}


async def test_threads_people_and_direct_messages_are_kept_up(ground: Playground, parrot: Parrot) -> None:
    async with opened(ground, "Ada") as ada, opened(ground, "Ewa") as ewa:
        thread = await text_channel(parrot).create_thread(name="Kept up", type=discord.ChannelType.public_thread)
        assert (await ewa.hear("THREAD_CREATE"))["name"] == "Kept up"
        await ada.do("thread", channel_id=str(thread.id), archived=True)
        assert (await ewa.hear("THREAD_UPDATE"))["thread_metadata"]["archived"]
        person = await ewa.do("person", locale="en-US", dms_open=False)
        assert (person["locale"], person["dms_open"]) == ("en-US", False)
        people = (await ada.hear("MEMBERS"))["people"]
        assert next(each for each in people if each["id"] == ewa.user_id)["locale"] == "en-US"
        channel = await ewa.do("dm", user_id=ada.user_id)
        assert [each["id"] for each in channel["recipients"]] == [ada.user_id]
        assert [each["id"] for each in (await ada.hear("CHANNEL_CREATE"))["recipients"]] == [ewa.user_id]
        await ewa.tell("TYPING", channel_id=channel["id"])
        assert await ada.hear("TYPING") == {"channel_id": channel["id"], "user_id": ewa.user_id}
        private = await text_channel(parrot).create_thread(name="A hand")
        await private.add_user(discord.Object(ewa.user_id))
        assert (await ewa.hear("THREAD_CREATE"))["id"] == str(private.id)
        await private.remove_user(discord.Object(ewa.user_id))
        assert (await ewa.hear("THREAD_DELETE"))["id"] == str(private.id)


async def test_the_page_learns_that_the_bot_went_and_came(ground: Playground, parrot: Parrot) -> None:
    async with opened(ground, "Ada") as ada:
        ground.faults.close_gateway()
        assert await ada.hear("BOT") == {"online": False}
        ground.faults.open_gateway()
        assert await ada.hear("BOT") == {"online": True}


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("send", {"channel_id": "1", "content": "x"}),
        ("send", {"content": "x"}),
        ("send", {"channel_id": ["1"], "content": "x"}),
        ("messages", {"channel_id": "1"}),
        ("press", {"channel_id": "1", "message_id": "2", "custom_id": "x"}),
        ("command", {"channel_id": "1", "command_id": "2"}),
        ("modal", {"channel_id": "1", "interaction_id": "2", "components": []}),
        ("dm", {"user_id": "1"}),
        ("person", {"locale": "tlh"}),
        ("dismiss", {"channel_id": "1", "message_id": "2"}),
        ("nothing", {}),
    ],
)
async def test_what_cannot_be_done_is_said(ground: Playground, what: str, body: dict[str, Any]) -> None:
    async with opened(ground, "Ada") as ada:
        status, answer = await ada.try_to(what, **body)
        assert status == 400
        assert answer["error"]


async def test_too_much_at_once_is_refused(ground: Playground) -> None:
    async with opened(ground, "Ada") as ada:
        status, answer = await ada.try_to("send", channel_id=ada.channel("tables"), content="x" * 100_000)
        assert (status, answer["error"]) == (400, "This is too much at once.")
        status, answer = await ada.try_to("send", channel_id=ada.channel("tables"), content="x" * 2001)
        assert status == 400
