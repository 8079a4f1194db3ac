"""Where everything that happens is told, once; the gateway, the pages and waiting tests each take what is theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from playground.errors import Json

Found = TypeVar("Found")


@dataclass(slots=True, frozen=True)
class Happening:
    kind: str  # the gateway's name for it, or the page's where the gateway has none
    data: Json
    channel: Json | None = None  # where; it may be deleted by now
    guild_id: str | None = None
    only_for: str | None = None  # the one user it concerns: a private message, an interaction, a modal
    also_for: frozenset[str] = frozenset()  # users who must hear although they cannot see the channel (any more)


class Hub:
    def __init__(self) -> None:
        self._listeners: list[Callable[[Happening], None]] = []
        self._waiting: set[asyncio.Event] = set()

    def listen(self, listener: Callable[[Happening], None]) -> None:
        self._listeners.append(listener)

    def tell(self, happening: Happening) -> None:
        for listener in self._listeners:
            listener(happening)
        self.stir()

    def stir(self) -> None:
        """Let everyone who waits for a condition look again."""
        for waiting in self._waiting:
            waiting.set()

    async def wait_until(self, look: Callable[[], Found | None], seconds: float = 10.0) -> Found:
        """Wait until `look` finds something true; it looks again whenever anything happens."""
        stirred = asyncio.Event()
        self._waiting.add(stirred)
        try:
            async with asyncio.timeout(seconds):
                while not (found := look()):
                    await stirred.wait()
                    stirred.clear()
        finally:
            self._waiting.discard(stirred)
        return found
