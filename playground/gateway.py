"""The gateway: HELLO, identify, heartbeats, dispatch by intents, RESUME with replay, and sessions that can be lost."""

from __future__ import annotations

import asyncio
import hmac
import logging
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from playground.core import Core
from playground.errors import Json
from playground.hub import Happening
from playground.permissions import may_see
from playground.sessions import RESUMABLE_FOR, Connection, Session, supports
from playground.views import APPLICATION_FLAGS, channel_view, guild_create, member_without_user, my_user
from playground.world import DM

log = logging.getLogger(__name__)

JOURNEY = 0.02
"""Seconds that an answer to a heartbeat is on its way."""
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, REQUEST_MEMBERS = 0, 1, 2, 3, 4, 6, 7, 8
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11

GUILDS, GUILD_MEMBERS, GUILD_PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, GUILD_TYPING = 1 << 9, 1 << 11
DIRECT_MESSAGES, DIRECT_TYPING = 1 << 12, 1 << 14
MESSAGE_CONTENT = 1 << 15

_MESSAGE_EVENTS = {"MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "CHANNEL_PINS_UPDATE"}
_GUILD_EVENTS = {
    "GUILD_CREATE",
    "GUILD_UPDATE",
    "GUILD_DELETE",
    "GUILD_ROLE_CREATE",
    "GUILD_ROLE_UPDATE",
    "GUILD_ROLE_DELETE",
    "CHANNEL_CREATE",
    "CHANNEL_UPDATE",
    "CHANNEL_DELETE",
    "THREAD_CREATE",
    "THREAD_UPDATE",
    "THREAD_DELETE",
    "THREAD_MEMBERS_UPDATE",
}
_MEMBER_EVENTS = {"GUILD_MEMBER_ADD", "GUILD_MEMBER_UPDATE", "GUILD_MEMBER_REMOVE"}
_CONTENT_FIELDS: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


class Gateway:
    def __init__(self, core: Core, heartbeat_seconds: float) -> None:
        self._core = core
        self._heartbeat_seconds = heartbeat_seconds
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.open = True  # a fault can close it: new connections are then turned away
        core.hub.listen(self._hear)

    @property
    def bot_online(self) -> bool:
        return any(session.connection is not None for session in self.sessions.values())

    @property
    def heartbeats(self) -> int:
        """Heartbeats received on the connections that are open."""
        return sum(connection.heartbeats for connection in self.connections)

    def cut(self, *, lose_sessions: bool) -> None:
        """Cut every connection without a word; with the sessions lost, resuming fails as well."""
        if lose_sessions:
            self.sessions.clear()
        for connection in list(self.connections):
            connection.abort()

    def ask_to_reconnect(self) -> None:
        """What Discord does before it restarts a gateway: op 7, then the connection ends."""
        for connection in list(self.connections):
            connection.send_op(RECONNECT)

    def invalidate(self, *, resumable: bool) -> None:
        """Tell every connection that its session is no longer good."""
        for connection in list(self.connections):
            if not resumable and connection.session is not None:
                self._lose(connection.session)
            connection.send_op(INVALID_SESSION, resumable)

    def stop(self) -> None:
        for connection in list(self.connections):
            connection.close_soon(1001, "The playground stops.")

    # One connection.

    async def connect(self, request: web.Request) -> web.StreamResponse:
        compression = request.query.get("compress")
        if not self.open or request.transport is None:
            return web.Response(status=503, text="The gateway is closed.")
        if request.query.get("encoding", "json") != "json" or not supports(compression):
            return web.Response(status=400, text="Only JSON is spoken here, plain or as zlib-stream or zstd-stream.")
        socket = web.WebSocketResponse(max_msg_size=64 * 1024, autoping=True, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request.transport, compression)
        self.connections.add(connection)
        connection.send_op(HELLO, {"heartbeat_interval": int(self._heartbeat_seconds * 1000), "_trace": []})
        writer = asyncio.create_task(connection.write_frames(), name="playground gateway writer")
        try:
            await self._listen(socket, connection)
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            self.connections.discard(connection)
            self._detach(connection, socket.close_code)
        return socket

    async def _listen(self, socket: web.WebSocketResponse, connection: Connection) -> None:
        # Discord, too, gives up on a bot whose heart has stopped.
        silence = self._heartbeat_seconds * 2 + 5
        while True:
            try:
                message = await socket.receive(timeout=silence)
            except TimeoutError:
                await socket.close(code=4009, message=b"Session timed out.")
                return
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            try:
                payload = msgspec.json.decode(message.data, type=dict[str, Any])
            except msgspec.DecodeError:
                connection.close_soon(4002, "Error while decoding payload.")
                continue
            self._obey(connection, payload)

    def _obey(self, connection: Connection, payload: Json) -> None:
        data = payload.get("d")
        match payload.get("op"):
            case 1:
                connection.heartbeats += 1
                # no real answer comes so soon that a client has not yet noted when it asked
                asyncio.get_running_loop().call_later(JOURNEY, connection.send_op, HEARTBEAT_ACK)
                self._core.hub.stir()
            case 2 if isinstance(data, dict):
                self._identify(connection, data)
            case 6 if isinstance(data, dict):
                self._resume(connection, data)
            case _ if connection.session is None:
                connection.close_soon(4003, "Not authenticated.")
            case 3 | 4:
                return  # a presence or a voice state; nobody here sees either
            case 8 if isinstance(data, dict):
                self._send_members(connection.session, data)
            case op:
                log.warning("The bot sent an unknown gateway operation: %s", op)
                connection.close_soon(4001, "Unknown opcode.")

    def _identify(self, connection: Connection, data: Json) -> None:
        world = self._core.world
        if connection.session is not None:
            connection.close_soon(4005, "Already authenticated.")
            return
        if not self._right_token(data.get("token")):
            connection.close_soon(4004, "Authentication failed.")
            return
        intents = data.get("intents")
        if not isinstance(intents, int) or intents < 0:
            connection.close_soon(4013, "Invalid intent(s).")
            return
        self._forget_old_sessions()
        session = Session(intents)
        self.sessions[session.id] = session
        self._attach(connection, session)
        guild_ids = world.guild_ids_of(world.bot_id)
        ready: Json = {
            "v": 10,
            "user": my_user(world),
            "guilds": [{"id": guild_id, "unavailable": True} for guild_id in guild_ids],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._core.gateway_url,
            "application": {"id": world.bot_id, "flags": APPLICATION_FLAGS},
            "private_channels": [],
            "presences": [],
            "relationships": [],
            "user_settings": {},
            "_trace": [],
        }
        if "shard" in data:
            ready["shard"] = data["shard"]
        session.dispatch_json("READY", ready)
        if intents & GUILDS:
            everyone = bool(intents & GUILD_PRESENCES)
            for guild_id in guild_ids:
                guild = guild_create(world, world.guilds[guild_id], world.bot_id, everyone)
                session.dispatch_json("GUILD_CREATE", guild)
        self._tell_online()

    def _resume(self, connection: Connection, data: Json) -> None:
        if not self._right_token(data.get("token")):
            connection.close_soon(4004, "Authentication failed.")
            return
        self._forget_old_sessions()
        session = self.sessions.get(str(data.get("session_id")))
        number = data.get("seq")
        missed = session.missed_since(number) if session is not None and isinstance(number, int) else None
        if session is None or missed is None:
            connection.send_op(INVALID_SESSION, False)
            return
        if session.connection is not None:
            session.connection.abort()
        self._attach(connection, session)
        for frame in missed:
            connection.send(frame)
        session.dispatch_json("RESUMED", {"_trace": []})
        self._tell_online()

    def _send_members(self, session: Session, data: Json) -> None:
        world = self._core.world
        guild_id = str(data.get("guild_id"))
        members = [*world.members[guild_id].values()] if guild_id in world.guilds else []
        wanted = data.get("user_ids")
        chunk: Json = {"guild_id": guild_id, "chunk_index": 0, "chunk_count": 1}
        if wanted is not None:
            ids = [str(each) for each in (wanted if isinstance(wanted, list) else [wanted])]
            members = [member for member in members if member["user"]["id"] in ids]
            chunk["not_found"] = [each for each in ids if each not in world.members[guild_id]]
        elif query := str(data.get("query") or "").lower():
            members = [member for member in members if member["user"]["username"].startswith(query)]
        limit = int(data.get("limit") or 0)
        chunk["members"] = members[:limit] if limit else members
        if data.get("nonce") is not None:
            chunk["nonce"] = data["nonce"]
        session.dispatch_json("GUILD_MEMBERS_CHUNK", chunk)

    def _right_token(self, token: Any) -> bool:
        given = str(token).removeprefix("Bot ")
        return hmac.compare_digest(given.encode(), str(self._core.world.meta["bot_token"]).encode())

    def _attach(self, connection: Connection, session: Session) -> None:
        connection.session = session
        session.connection = connection
        session.detached_at = None

    def _detach(self, connection: Connection, close_code: int | None) -> None:
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection = None
        session.detached_at = self._core.clock()
        if close_code in (1000, 1001):
            self._lose(session)  # the bot said goodbye
        self._tell_online()

    def _lose(self, session: Session) -> None:
        self.sessions.pop(session.id, None)

    def _forget_old_sessions(self) -> None:
        horizon = self._core.clock() - RESUMABLE_FOR
        for session in list(self.sessions.values()):
            if session.detached_at is not None and session.detached_at < horizon:
                self._lose(session)

    def _tell_online(self) -> None:
        self._core.tell("BOT", {"online": self.bot_online})

    # What happens in the world.

    def _hear(self, happening: Happening) -> None:
        if not self.sessions:
            return
        encoded: dict[bool, bytes] = {}
        for session in list(self.sessions.values()):
            if not self._concerns(happening, session.intents):
                continue
            with_content = bool(session.intents & MESSAGE_CONTENT)
            if with_content not in encoded:
                encoded[with_content] = msgspec.json.encode(self._as_sent(happening, with_content))
            session.dispatch(happening.kind, encoded[with_content])

    def _concerns(self, happening: Happening, intents: int) -> bool:
        bot_id = self._core.world.bot_id
        kind = happening.kind
        if kind == "INTERACTION_CREATE":
            return True
        if happening.only_for not in (None, bot_id):
            # A private message goes to its reader and to its author, as if it were a direct message.
            return kind in _MESSAGE_EVENTS and bool(intents & DIRECT_MESSAGES)
        direct = happening.channel is not None and happening.channel["type"] == DM
        if kind in _MESSAGE_EVENTS:
            needed = DIRECT_MESSAGES if direct else GUILD_MESSAGES
        elif kind == "TYPING_START":
            needed = DIRECT_TYPING if direct else GUILD_TYPING
        elif kind in _GUILD_EVENTS:
            needed = GUILDS
        elif kind in _MEMBER_EVENTS:
            needed = GUILD_MEMBERS
        else:
            return False
        if not intents & needed:
            return False
        if happening.channel is None or bot_id in happening.also_for:
            return True
        if kind in ("CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE") and not direct:
            return True  # a bot hears of every channel of its guilds, also of those it may not look into
        return may_see(self._core.world, happening.channel, bot_id)

    def _as_sent(self, happening: Happening, with_content: bool) -> Json:
        world = self._core.world
        data = happening.data
        channel = happening.channel
        if channel is None:
            return data
        if happening.kind in ("THREAD_CREATE", "THREAD_UPDATE", "CHANNEL_CREATE", "CHANNEL_UPDATE"):
            return {**data, **channel_view(world, channel, world.bot_id)}
        if happening.kind not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return data
        sent = dict(data)
        if channel["type"] != DM and happening.only_for is None:
            sent["guild_id"] = channel["guild_id"]
            if member := world.members[channel["guild_id"]].get(data["author"]["id"]):
                sent["member"] = member_without_user(member)
        if not with_content and channel["type"] != DM and not self._knows_content(data):
            sent.update(_CONTENT_FIELDS)
        return sent

    def _knows_content(self, message: Json) -> bool:
        """Without the intent, a bot reads only what it wrote or what mentions it."""
        bot_id = self._core.world.bot_id
        return message["author"]["id"] == bot_id or any(user["id"] == bot_id for user in message["mentions"])
