"""Enforced nonces: for three minutes, a second message with the same nonce by the same author is the first one."""

from __future__ import annotations

import asyncio

from playground.errors import Json
from playground.snowflakes import Clock

REMEMBERED_FOR = 180.0


class Nonces:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.one_at_a_time = asyncio.Lock()  # two copies of a request may be under way at once
        self._seen: dict[tuple[str, str], tuple[float, Json]] = {}  # oldest first

    def find(self, author_id: str, nonce: str) -> Json | None:
        self._forget_old()
        seen = self._seen.get((author_id, nonce))
        return seen[1] if seen else None

    def remember(self, author_id: str, nonce: str, message: Json) -> None:
        self._seen.pop((author_id, nonce), None)
        self._seen[(author_id, nonce)] = (self._clock(), message)

    def _forget_old(self) -> None:
        horizon = self._clock() - REMEMBERED_FOR
        while self._seen:
            oldest, (at, _) = next(iter(self._seen.items()))
            if at > horizon:
                return
            del self._seen[oldest]
