"""A wire that breaks tells nobody whether Discord did what was asked. What does no harm twice is asked again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp

log = logging.getLogger(__name__)

T = TypeVar("T")

BROKEN = (aiohttp.ClientError, OSError)
"""How a lost answer shows: the connection was cut, refused, or took too long."""
PAUSES = (0.1, 0.5, 2.0)


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until there is an answer, a few times at most."""
    for pause in PAUSES:
        try:
            return await ask()
        except BROKEN as error:
            log.info("no answer from Discord (%s); asked again", error)
            await asyncio.sleep(pause)
    return await ask()
