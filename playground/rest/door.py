"""The door of the REST API: every request passes here, is counted, checked, answered, and refused as Discord would."""

from __future__ import annotations

import asyncio
import hmac
import logging
from typing import Any

import msgspec
from aiohttp import web

from playground.core import Core
from playground.errors import ApiError, Json, invalid_form
from playground.faults import Trouble
from playground.ratelimit import Limited, RateLimits
from playground.rest import applications, callbacks, channels, guilds, members, messages, threads, users, webhooks
from playground.rest.bodies import read_body
from playground.rest.route import Call, Route
from playground.schema import Schema
from playground.snowflakes import is_snowflake

log = logging.getLogger(__name__)

PREFIX = "/api/v10"
MODULES = (applications, callbacks, channels, guilds, members, messages, threads, users, webhooks)
_MAJOR = ("channel_id", "guild_id", "webhook_id", "interaction_id")


class Door:
    def __init__(self, core: Core, rate_limits: RateLimits, schema: Schema | None) -> None:
        self._core = core
        self._rate_limits = rate_limits
        self._schema = schema
        self.refused: list[str] = []  # the newest refusals, for whoever looks for what went wrong
        self.strays: list[str] = []  # where our answers were not what Discord's schema promises
        self._open: set[asyncio.Task[Any]] = set()

    def add_to(self, app: web.Application) -> None:
        routes = [route for module in MODULES for route in module.routes.all]
        # A fixed word in a path ("pins", "@me") goes before the ids that could stand in its place.
        for route in sorted(routes, key=lambda each: each.template.replace("{", "~")):
            app.router.add_route(route.method, PREFIX + route.template, self._handler(route))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)

    def _handler(self, route: Route) -> Any:
        async def handle(request: web.Request) -> web.StreamResponse:
            # A client that hangs up must not stop half-way what it asked for: Discord would have done it.
            task = asyncio.ensure_future(self._answer(route, request))
            self._open.add(task)
            task.add_done_callback(self._open.discard)
            try:
                return await asyncio.shield(task)
            except ConnectionResetError:  # it hung up before it had said what it wanted, and reads no answer
                return web.Response(status=400)

        return handle

    async def close(self) -> None:
        """Let what is under way come to its end."""
        await asyncio.gather(*self._open, return_exceptions=True)

    async def _answer(self, route: Route, request: web.Request) -> web.StreamResponse:
        major = "/".join(request.match_info.get(name, "") for name in _MAJOR)
        headers, limited = self._rate_limits.take(route.name, major)
        try:
            trouble = await self._core.faults.meet(route.name, route.name.format_map(request.match_info)) or Trouble()
            if limited or trouble.limited:
                return _too_many(limited or trouble.limited, headers)
            if trouble.status is not None:
                return web.Response(status=trouble.status, text="The playground was told to fail.", headers=headers)
            answer = await self._obey(route, request)
            if trouble.lose_answer and request.transport is not None:
                request.transport.abort()
        except ApiError as error:
            self._note(route, error)
            return self._reply(route, error.body(), error.status, headers)
        return self._reply(route, answer, 204 if answer is None else route.status, headers)

    def _reply(self, route: Route, answer: Any, status: int, headers: dict[str, str]) -> web.Response:
        if self._schema is not None and (strays := self._schema.strays(route.method, route.template, status, answer)):
            log.error("The playground answered as Discord would not: %s", strays)
            self.strays += strays
            del self.strays[:-100]
        if answer is None:
            return web.Response(status=status, headers=headers)
        return _json(answer, status, headers)

    async def _obey(self, route: Route, request: web.Request) -> Any:
        if route.needs_token and not self._right_token(request.headers.get("Authorization", "")):
            raise ApiError(401, 0, "401: Unauthorized")
        for name, value in request.match_info.items():
            if name.endswith("_id") and not is_snowflake(value):
                raise invalid_form((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        body, uploads = await read_body(request)
        if self._schema is not None and (body or uploads):
            self._schema.check(route.method, route.template, body)
        elif not isinstance(body, dict | list):
            raise invalid_form((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        call = Call(self._core, request.match_info, request.query, body, uploads)
        try:
            return await route.handler(call)
        except (TypeError, AttributeError, LookupError, ValueError):
            if self._schema is not None:
                raise  # the body had the right shape: the fault is ours
            log.exception("%s had a body that makes no sense", route.name)
            raise invalid_form((), "BASE_TYPE_CONVERT", "The body makes no sense.") from None

    def _right_token(self, given: str) -> bool:
        expected = f"Bot {self._core.world.meta['bot_token']}"
        return hmac.compare_digest(given.encode(), expected.encode())

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        log.error("The bot called a route the playground does not have: %s %s", request.method, request.path)
        self._remember(f"{request.method} {request.path}: there is no such route")
        return _json({"message": "404: Not Found", "code": 0}, 404, {})

    def _note(self, route: Route, error: ApiError) -> None:
        log.info("%s was refused: %s %s", route.name, error, error.errors or "")
        self._remember(f"{route.name}: {error}")

    def _remember(self, refusal: str) -> None:
        self.refused.append(refusal)
        del self.refused[:-100]


def _json(body: Any, status: int, headers: dict[str, str]) -> web.Response:
    # Libraries look for exactly this content type, without a character set.
    full = {**headers, "Content-Type": "application/json", "Via": "1.1 playground"}
    return web.Response(body=msgspec.json.encode(body), status=status, headers=full)


def _too_many(limited: Limited | None, headers: dict[str, str]) -> web.Response:
    assert limited is not None
    body: Json = {
        "message": "You are being rate limited.",
        "retry_after": round(limited.retry_after, 3),
        "global": limited.scope == "global",
    }
    told = {**headers, "Retry-After": str(max(1, round(limited.retry_after))), "X-RateLimit-Scope": limited.scope}
    if limited.scope == "global":
        told["X-RateLimit-Global"] = "true"
    return _json(body, 429, told)
