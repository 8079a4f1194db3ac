"""What an open page is told: everything at first, then whatever happens that its person may know."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from aiohttp import web

from playground.acting import Acting, person_view
from playground.core import Core
from playground.errors import Json
from playground.hub import Happening
from playground.permissions import may_see
from playground.views import channel_view

_MOST_WAITING = 2_048
_CHANNELS = ("CHANNEL_CREATE", "CHANNEL_UPDATE", "THREAD_CREATE", "THREAD_UPDATE")
_GONE = {"CHANNEL_UPDATE": "CHANNEL_DELETE", "THREAD_UPDATE": "THREAD_DELETE"}
_AS_IT_IS = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "CHANNEL_DELETE", "THREAD_DELETE")
_FOR_ONE = ("MODAL", "INTERACTION_DONE")

Told = tuple[str, Any]


class Page:
    """One open page. What it is told waits in a bounded queue; a page that does not listen has to come back."""

    def __init__(self, socket: web.WebSocketResponse, user_id: str) -> None:
        self._socket = socket
        self.user_id = user_id
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(_MOST_WAITING)

    def send(self, kind: str, data: Any) -> None:
        try:
            self._waiting.put_nowait(msgspec.json.encode({"t": kind, "d": data}))
        except asyncio.QueueFull:
            self.close_soon()

    def close_soon(self) -> None:
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def write_frames(self) -> None:
        while (frame := await self._waiting.get()) is not None:
            try:
                await self._socket.send_str(frame.decode())
            except ConnectionError:
                return
        await self._socket.close(code=1001)


def hello(core: Core, acting: Acting, user_id: str, *, bot_online: bool) -> Json:
    """All that a page needs to begin."""
    world = core.world
    guild = next(iter(world.guilds.values()))
    visible = [channel for channel in world.channels.values() if may_see(world, channel, user_id)]
    counts = {channel["id"]: acting.unread(user_id, channel["id"]) for channel in visible}
    return {
        "me": world.users[user_id],
        "people": [person_view(core, each) for each in world.people],
        "bot": world.users[world.bot_id],
        "bot_online": bot_online,
        "guild": {
            "id": guild["id"],
            "name": guild["name"],
            "roles": guild["roles"],
            "members": list(world.members[guild["id"]].values()),
        },
        "channels": [channel_view(world, channel, user_id) for channel in visible],
        "commands": acting.commands(user_id),
        "read": world.reads[user_id],
        "unread": {channel_id: unread for channel_id, (unread, _) in counts.items()},
        "mentions": {channel_id: mentions for channel_id, (_, mentions) in counts.items()},
    }


def as_heard(core: Core, acting: Acting, happening: Happening, user_id: str) -> Told | None:
    """What this person's page is told of a happening; nothing if it is none of their business."""
    kind, data, channel = happening.kind, happening.data, happening.channel
    if happening.only_for not in (None, user_id):
        return None
    if channel is None:
        return _without_place(core, acting, happening, user_id)
    told_alone = happening.only_for == user_id or user_id in happening.also_for
    if not told_alone and not may_see(core.world, channel, user_id):
        return (_GONE[kind], {"id": channel["id"]}) if kind in _GONE else None
    if kind in _CHANNELS:
        return kind, channel_view(core.world, channel, user_id)
    if kind == "TYPING_START":
        return "TYPING", {"channel_id": data["channel_id"], "user_id": data["user_id"]}
    return (kind, data) if kind in _AS_IT_IS else None


def _without_place(core: Core, acting: Acting, happening: Happening, user_id: str) -> Told | None:
    world = core.world
    match happening.kind:
        case "MEMBERS":
            guild_id = next(iter(world.guilds))
            people = [person_view(core, each) for each in world.people]
            return "MEMBERS", {"members": list(world.members[guild_id].values()), "people": people}
        case "COMMANDS":
            return "COMMANDS", acting.commands(user_id)
        case "BOT":
            return "BOT", happening.data
    return (happening.kind, happening.data) if happening.kind in _FOR_ONE else None
