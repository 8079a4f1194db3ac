"""The web page's side: its files, its calls, and one live socket for each open page."""

from __future__ import annotations

import asyncio
import hmac
import logging
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from playground.acting import Acting
from playground.core import Core
from playground.errors import ApiError, Json, Refused
from playground.gateway import Gateway
from playground.hub import Happening
from playground.live import Page, as_heard, hello
from playground.snowflakes import is_snowflake
from playground.views import channel_view

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent / "page"
_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
_HEADERS = {
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; "
        "connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
}
_LARGEST_CALL = 64 * 1024


class Pages:
    def __init__(self, core: Core, gateway: Gateway, acting: Acting) -> None:
        self._core = core
        self._gateway = gateway
        self._acting = acting
        self._files = {path.name: path for path in FOLDER.iterdir() if path.suffix in _TYPES}
        self._open: set[Page] = set()
        core.hub.listen(self._hear)

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/{secret}/", self._index)
        app.router.add_get("/{secret}/static/{name}", self._static)
        app.router.add_get("/{secret}/live", self._live)
        app.router.add_post("/{secret}/do/{what}", self._do)

    def stop(self) -> None:
        for page in list(self._open):
            page.close_soon()

    # Files.

    async def _index(self, request: web.Request) -> web.StreamResponse:
        self._demand_secret(request)
        return self._file("index.html")

    async def _static(self, request: web.Request) -> web.StreamResponse:
        self._demand_secret(request)
        return self._file(request.match_info["name"])

    def _file(self, name: str) -> web.StreamResponse:
        path = self._files.get(name)  # a fixed list: no name leads out of the folder
        if path is None:
            raise web.HTTPNotFound
        response = web.FileResponse(path, headers=_HEADERS)
        response.content_type = _TYPES[path.suffix]
        response.charset = "utf-8"
        return response

    # Calls.

    async def _do(self, request: web.Request) -> web.StreamResponse:
        self._demand_secret(request)
        user_id = request.query.get("as", "")
        if user_id not in self._core.world.people:
            return _answer({"error": "Nobody here has this id."}, 400)
        try:
            body = msgspec.json.decode(await _read(request), type=dict[str, Any])
            return _answer(await self._act(request.match_info["what"], user_id, body))
        except Refused as refused:
            return _answer({"error": str(refused)}, 400)
        except ApiError as error:
            return _answer({"error": error.message}, 400)
        except (msgspec.DecodeError, LookupError, TypeError, ValueError) as error:
            log.info("A page's call was not understood: %r", error)
            return _answer({"error": "The playground does not understand this."}, 400)

    async def _act(self, what: str, user_id: str, body: Json) -> Any:
        acting = self._acting
        match what:
            case "messages":
                places = {key: _id(body[key]) for key in ("before", "after", "around") if body.get(key) is not None}
                return acting.read(user_id, body["channel_id"], **places, limit=int(body.get("limit") or 50))
            case "send":
                return await acting.say(user_id, body["channel_id"], str(body["content"]))
            case "autocomplete":
                choices = await acting.complete(
                    user_id, body["channel_id"], body["command_id"], body.get("options") or []
                )
                return {"choices": choices}
            case "dm":
                channel = acting.open_direct(user_id, str(body["user_id"]))
                return self._channel(channel, user_id)
            case "person":
                return acting.change_person(user_id, body)
            case "thread":
                return self._channel(acting.archive(user_id, body["channel_id"], bool(body["archived"])), user_id)
        self._begin(what, user_id, body)
        return {}

    def _begin(self, what: str, user_id: str, body: Json) -> None:
        acting = self._acting
        nonce = body.get("nonce")
        match what:
            case "command":
                acting.command(user_id, body["channel_id"], body["command_id"], body.get("options") or [], nonce)
            case "press":
                values = body.get("values")
                acting.press(user_id, body["channel_id"], body["message_id"], body["custom_id"], values, nonce)
            case "modal":
                acting.submit(user_id, body["channel_id"], body["interaction_id"], body["components"], nonce)
            case "dismiss":
                acting.dismiss(user_id, body["channel_id"], body["message_id"])
            case _:
                raise Refused(f"The playground cannot do {what}.")

    def _channel(self, channel: Json, user_id: str) -> Json:
        return channel_view(self._core.world, channel, user_id)

    # The live socket.

    async def _live(self, request: web.Request) -> web.StreamResponse:
        self._demand_secret(request)
        people = self._core.world.people
        user_id = request.query.get("as", "")
        if user_id not in people:
            user_id = next(iter(people))
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=_LARGEST_CALL)
        await socket.prepare(request)
        page = Page(socket, user_id)
        page.send("HELLO", hello(self._core, self._acting, user_id, bot_online=self._gateway.bot_online))
        self._open.add(page)
        writer = asyncio.create_task(page.write_frames(), name="playground page writer")
        try:
            async for message in socket:
                if message.type == WSMsgType.TEXT:
                    self._told(page, message.data)
        finally:
            self._open.discard(page)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return socket

    def _told(self, page: Page, text: str) -> None:
        try:
            told = msgspec.json.decode(text, type=dict[str, Any])
            data = told["d"]
            match told["t"]:
                case "READ":
                    self._acting.mark_read(page.user_id, data["channel_id"], _id(data["message_id"]))
                    self._tell_unread(page.user_id, data["channel_id"])
                case "TYPING":
                    self._acting.type_in(page.user_id, data["channel_id"])
        except (Refused, msgspec.DecodeError, LookupError, TypeError, ValueError) as error:
            log.info("A page said something that was not understood: %r", error)

    def _tell_unread(self, user_id: str, channel_id: str) -> None:
        unread, mentions = self._acting.unread(user_id, channel_id)
        told = {"channel_id": channel_id, "unread": unread, "mentions": mentions}
        for page in self._open:
            if page.user_id == user_id:
                page.send("UNREAD", told)

    def _hear(self, happening: Happening) -> None:
        for user_id in {page.user_id for page in self._open}:
            told = as_heard(self._core, self._acting, happening, user_id)
            if told is None:
                continue
            for page in self._open:
                if page.user_id == user_id:
                    page.send(*told)
            if told[0] in ("MESSAGE_CREATE", "MESSAGE_DELETE") and happening.only_for is None:
                self._tell_unread(user_id, happening.data["channel_id"])

    def _demand_secret(self, request: web.Request) -> None:
        secret = str(self._core.world.meta["secret"])
        if not hmac.compare_digest(request.match_info["secret"].encode(), secret.encode()):
            raise web.HTTPNotFound


async def _read(request: web.Request) -> bytes:
    data = bytearray()
    async for chunk in request.content.iter_any():
        data += chunk
        if len(data) > _LARGEST_CALL:
            raise Refused("This is too much at once.")
    return bytes(data)


def _id(value: Any) -> str:
    if not is_snowflake(str(value)):
        raise ValueError(value)
    return str(value)


def _answer(body: Any, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json")
