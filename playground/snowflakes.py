"""Discord's ids and times: a snowflake carries the millisecond it was made in, counted from 2015."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable

Clock = Callable[[], float]

DISCORD_EPOCH_MS = 1_420_070_400_000
_SNOWFLAKE = re.compile(r"0|[1-9][0-9]{0,19}")


class Snowflakes:
    """Makes ids that grow strictly, also when the clock stands still or goes back."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self._last = last

    def next(self) -> str:
        made_now = (int(self._clock() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(made_now, self._last + 1)
        return str(self._last)

    def never_below(self, snowflake: str) -> None:
        self._last = max(self._last, int(snowflake))


def made_at(snowflake: str) -> float:
    """The moment an id was made."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000


def is_snowflake(text: str) -> bool:
    return _SNOWFLAKE.fullmatch(text) is not None


def timestamp(seconds: float) -> str:
    """The way Discord writes a moment."""
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).isoformat()
