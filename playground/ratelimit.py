"""Rate limits: honest headers on every answer, and real limits where a test or a fault sets them.

Without a set limit a bucket is so wide that no bot at the playground meets its end; the headers still count it down.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from playground.snowflakes import Clock

_WIDE = (1_000, 1.0)
_WITHOUT_BUCKET = "POST /interactions/"
"""First answers to interactions are not counted by Discord, and carry no word about a bucket."""
_MOST_WINDOWS = 4_096


@dataclass(slots=True)
class Limited:
    """Too many requests: what a 429 says."""

    retry_after: float
    scope: str = "user"  # "user", "shared" or "global"


@dataclass(slots=True)
class _Window:
    ends: float
    used: int = 0


@dataclass(slots=True)
class RateLimits:
    clock: Clock
    limits: dict[str, tuple[int, float]] = field(default_factory=dict)  # "METHOD /template": requests, seconds
    global_limit: int | None = None  # requests a second over all routes
    _windows: dict[tuple[str, str], _Window] = field(default_factory=dict)

    def take(self, route: str, major: str) -> tuple[dict[str, str], Limited | None]:
        """Count one request; the headers for its answer, and the refusal if it is one too many."""
        if self.global_limit is not None:
            window = self._window(("global", ""), 1.0)
            window.used += 1
            if window.used > self.global_limit:
                return {}, Limited(window.ends - self.clock(), "global")
        if route.startswith(_WITHOUT_BUCKET) and route not in self.limits:
            return {}, None
        most, seconds = self.limits.get(route, _WIDE)
        window = self._window((route, major), seconds)
        window.used += 1
        left = max(0.0, window.ends - self.clock())
        headers = {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(max(0, most - window.used)),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.blake2b(route.encode(), digest_size=16).hexdigest(),
        }
        return headers, Limited(left) if window.used > most else None

    def _window(self, key: tuple[str, str], seconds: float) -> _Window:
        now = self.clock()
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            if len(self._windows) >= _MOST_WINDOWS:
                self._windows = {name: each for name, each in self._windows.items() if each.ends > now}
            window = self._windows[key] = _Window(ends=now + seconds)
        return window
