"""What a route of the REST API is, and what it is called with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playground.core import Core
from playground.errors import Json, invalid_form
from playground.messages import Uploads
from playground.snowflakes import is_snowflake


@dataclass(slots=True)
class Call:
    """One request, read and checked."""

    core: Core
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any  # an object, or a list where the route takes one
    uploads: Uploads

    def number(self, name: str, otherwise: int, least: int, most: int) -> int:
        """A number in the query."""
        text = self.query.get(name)
        if text is None:
            return otherwise
        if not text.isdecimal() or not least <= int(text) <= most:
            message = f"int value should be between {least} and {most}."
            raise invalid_form((name,), "NUMBER_TYPE_MAX", message)
        return int(text)

    def snowflake(self, name: str) -> str | None:
        """An id in the query."""
        text = self.query.get(name)
        if text is not None and not is_snowflake(text):
            raise invalid_form((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        return text

    def switch(self, name: str) -> bool:
        return self.query.get(name, "").lower() in ("1", "true")

    @property
    def channel(self) -> Json:
        return self.core.world.channel(self.path["channel_id"])

    @property
    def guild(self) -> Json:
        return self.core.world.guild(self.path["guild_id"])

    @property
    def bot_id(self) -> str:
        return self.core.world.bot_id


Answer = Json | list[Any] | None  # None: 204, no content
Handler = Callable[[Call], Awaitable[Answer]]


@dataclass(slots=True, frozen=True)
class Route:
    method: str
    template: str
    handler: Handler
    status: int
    needs_token: bool

    @property
    def name(self) -> str:
        return f"{self.method} {self.template}"


@dataclass(slots=True)
class Routes:
    """The routes of one module, in the words of Discord's documentation."""

    all: list[Route] = field(default_factory=list)

    def __call__(
        self, method: str, template: str, *, status: int = 200, needs_token: bool = True
    ) -> Callable[[Handler], Handler]:
        def remember(handler: Handler) -> Handler:
            self.all.append(Route(method, template, handler, status, needs_token))
            return handler

        return remember
