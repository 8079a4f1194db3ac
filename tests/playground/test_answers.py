"""Every route of the playground is asked once, and answers as Discord's own schema says that Discord does.

Where the file with the schema is not at hand, the routes are asked all the same, and must do what they are asked for.
"""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from playground import Playground
from playground.errors import Json
from playground.interactions import ANSWER, DEFERRED_ANSWER, Interaction
from playground.rest.door import MODULES

pytestmark = pytest.mark.asyncio(loop_scope="module")

EVERYWHERE = "/applications/{application_id}/commands"
IN_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
COMMAND: Json = {"name": "sail", "description": "Sails", "type": 1}
TEXT: Json = {"type": 10, "content": "Ahoy"}
V2 = 1 << 15


class Caller:
    """Asks, and remembers which routes were asked."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.playground = playground
        self.session = session
        self.asked: set[str] = set()

    async def __call__(self, method: str, template: str, body: Any = None, **ids: Any) -> Any:
        path = template
        for name, value in ids.items():
            path = path.replace(f"{{{name}}}", str(value))
        query = ids.get("query", "")
        url = f"{self.playground.api_url}{path}{query}"
        async with self.session.request(method, url, json=body) as response:
            self.asked.add(f"{method} {template}")
            assert response.status < 300, (method, template, await response.text())
            return await response.json() if response.status != 204 else None


async def test_every_route_answers_as_discord_does(ground: Playground) -> None:
    headers = {"Authorization": f"Bot {ground.bot_token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        ask = Caller(ground, session)
        await _about_the_bot(ask)
        await _commands(ask)
        await _channels_and_messages(ask)
        await _threads(ask)
        await _interactions(ask)
        await _guilds(ask)
    assert {route.name for module in MODULES for route in module.routes.all} - ask.asked == set()
    assert ground.strays == []


async def _about_the_bot(ask: Caller) -> None:
    for path in ("/users/@me", "/applications/@me", "/oauth2/applications/@me", "/users/@me/guilds", "/gateway/bot"):
        await ask("GET", path)
    await ask("GET", "/gateway")
    ada = ask.playground.person("Ada")
    await ask("GET", "/users/{user_id}", user_id=ada.id)
    await ask("POST", "/users/@me/channels", {"recipient_id": ada.id})


async def _commands(ask: Caller) -> None:
    bot, guild = ask.playground.world.bot_id, next(iter(ask.playground.world.guilds))
    for path in (
        "/applications/{application_id}/commands",
        "/applications/{application_id}/guilds/{guild_id}/commands",
    ):
        where = {"application_id": bot, "guild_id": guild}
        await ask("PUT", path, [COMMAND], **where)
        made = await ask("POST", path, {**COMMAND, "name": "row"}, **where)
        await ask("GET", path, **where)
        one = path + "/{command_id}"
        await ask("GET", one, **where, command_id=made["id"])
        await ask("PATCH", one, {"description": "Rows"}, **where, command_id=made["id"])
        await ask("DELETE", one, **where, command_id=made["id"])


async def _channels_and_messages(ask: Caller) -> None:
    guild = next(iter(ask.playground.world.guilds))
    _grant_everything(ask.playground)
    channel = await ask("POST", "/guilds/{guild_id}/channels", {"name": "harbour", "type": 0}, guild_id=guild)
    place = {"channel_id": channel["id"]}
    await ask("GET", "/channels/{channel_id}", **place)
    await ask("PATCH", "/channels/{channel_id}", {"topic": "Ships"}, **place)
    overwrite = {**place, "overwrite_id": guild}
    await ask("PUT", "/channels/{channel_id}/permissions/{overwrite_id}", {"type": 0, "deny": "2048"}, **overwrite)
    await ask("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}", **overwrite)
    await ask("POST", "/channels/{channel_id}/typing", **place)
    messages = "/channels/{channel_id}/messages"
    first = await ask("POST", messages, {"content": "Hello", "embeds": [{"title": "Wares"}]}, **place)
    second = await ask("POST", messages, {"components": [TEXT], "flags": V2}, **place)
    third = await ask("POST", messages, {"content": "Bye", "message_reference": {"message_id": first["id"]}}, **place)
    one = {**place, "message_id": first["id"]}
    await ask("GET", messages + "/{message_id}", **one)
    await ask("PATCH", messages + "/{message_id}", {"content": "Hello again"}, **one)
    await ask("PUT", messages + "/pins/{message_id}", **one)
    await ask("GET", messages + "/pins", **place)
    await ask("DELETE", messages + "/pins/{message_id}", **one)
    await ask("GET", messages, **place)
    await ask("DELETE", messages + "/{message_id}", **one)
    await ask("POST", messages + "/bulk-delete", {"messages": [second["id"], third["id"]]}, **place)
    await ask("DELETE", "/channels/{channel_id}", **place)


async def _threads(ask: Caller) -> None:
    ada = ask.playground.person("Ada")
    tables = next(channel for channel in ask.playground.world.channels.values() if channel.get("name") == "tables")
    place = {"channel_id": tables["id"]}
    thread = await ask("POST", "/channels/{channel_id}/threads", {"name": "A game", "type": 11}, **place)
    message = await ask("POST", "/channels/{channel_id}/messages", {"content": "Another"}, **place)
    on_message = "/channels/{channel_id}/messages/{message_id}/threads"
    await ask("POST", on_message, {"name": "Another"}, **place, message_id=message["id"])
    inside = {"channel_id": thread["id"], "user_id": ada.id}
    members = "/channels/{channel_id}/thread-members"
    await ask("PUT", members + "/@me", **inside)
    await ask("PUT", members + "/{user_id}", **inside)
    await ask("GET", members, **inside)
    await ask("GET", members + "/{user_id}", **inside)
    await ask("GET", members + "/{user_id}", **inside, query="?with_member=true")
    await ask("DELETE", members + "/{user_id}", **inside)
    await ask("GET", "/guilds/{guild_id}/threads/active", guild_id=tables["guild_id"])
    await ask("DELETE", members + "/@me", **inside)
    await ask("PATCH", "/channels/{channel_id}", {"archived": True}, channel_id=thread["id"])
    for path in ("/threads/archived/public", "/threads/archived/private", "/users/@me/threads/archived/private"):
        await ask("GET", "/channels/{channel_id}" + path, **place)


async def _interactions(ask: Caller) -> None:
    callback = "/interactions/{interaction_id}/{interaction_token}/callback"
    hook = "/webhooks/{webhook_id}/{webhook_token}"
    begun = _begin(ask.playground)
    ids = {"interaction_id": begun.id, "interaction_token": begun.token}
    answer = {"type": ANSWER, "data": {"content": "Aye"}}
    await ask("POST", callback, answer, **ids, query="?with_response=true")
    of_hook = {"webhook_id": ask.playground.world.bot_id, "webhook_token": begun.token}
    await ask("GET", hook + "/messages/@original", **of_hook)
    await ask("PATCH", hook + "/messages/@original", {"content": "Aye, aye"}, **of_hook)
    more = await ask("POST", hook, {"content": "And more", "flags": 64}, **of_hook)
    one = {**of_hook, "message_id": more["id"]}
    await ask("GET", hook + "/messages/{message_id}", **one)
    await ask("PATCH", hook + "/messages/{message_id}", {"components": [TEXT], "content": None, "flags": V2}, **one)
    await ask("DELETE", hook + "/messages/{message_id}", **one)
    await ask("DELETE", hook + "/messages/@original", **of_hook)
    later = _begin(ask.playground)
    ids = {"interaction_id": later.id, "interaction_token": later.token}
    await ask("POST", callback, {"type": DEFERRED_ANSWER}, **ids, query="?with_response=true")


def _begin(playground: Playground) -> Interaction:
    command = next(iter(playground.world.commands.values()))
    ada = playground.person("Ada")
    return ada.begin_command("tables", command["name"])


async def _guilds(ask: Caller) -> None:
    world = ask.playground.world
    guild, ewa = next(iter(world.guilds)), ask.playground.person("Ewa")
    place = {"guild_id": guild}
    await ask("GET", "/guilds/{guild_id}", **place)
    await ask("GET", "/guilds/{guild_id}/channels", **place)
    await ask("GET", "/guilds/{guild_id}/roles", **place)
    role = await ask("POST", "/guilds/{guild_id}/roles", {"name": "Captain"}, **place)
    of_role = {**place, "role_id": role["id"], "user_id": ewa.id}
    await ask("GET", "/guilds/{guild_id}/roles/{role_id}", **of_role)
    await ask("PATCH", "/guilds/{guild_id}/roles/{role_id}", {"color": 255}, **of_role)
    member = "/guilds/{guild_id}/members/{user_id}"
    await ask("GET", "/guilds/{guild_id}/members", **place)
    await ask("GET", "/guilds/{guild_id}/members/search", **place, query="?query=e")
    await ask("PUT", member + "/roles/{role_id}", **of_role)
    await ask("GET", member, **of_role)
    await ask("DELETE", member + "/roles/{role_id}", **of_role)
    await ask("PATCH", member, {"nick": "Ewa the Bold"}, **of_role)
    await ask("PATCH", "/guilds/{guild_id}/members/@me", {"nick": "Loggia"}, **place)
    await ask("DELETE", "/guilds/{guild_id}/roles/{role_id}", **of_role)
    await ask("DELETE", member, **of_role)
    await ask("DELETE", "/users/@me/guilds/{guild_id}", **place)


def _grant_everything(playground: Playground) -> None:
    """The bot's role may do all that a route can ask for."""
    guild = next(iter(playground.world.guilds.values()))
    for role in guild["roles"]:
        if role.get("managed"):
            role["permissions"] = str((1 << 53) - 1)
    playground.world.save("guild", guild)
