"""Time as everything in the bot sees it, so that tests can turn it."""

import time
from collections.abc import Callable
from typing import TypeAlias

Now: TypeAlias = Callable[[], float]
"""Seconds since 1970."""

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def now() -> float:
    return time.time()
