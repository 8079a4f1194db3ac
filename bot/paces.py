"""How much time a table gives for an answer: one of the usual paces, or any other, written as people write it."""

import re

from bot.clockwork import DAY, HOUR, MINUTE
from bot.lobby import NotNow
from bot.model import PACES

UNITS = {"m": MINUTE, "h": HOUR, "g": HOUR, "d": DAY, "w": 7 * DAY, "t": 7 * DAY}
"""By the first letter of the unit, in English and in Polish; without one, hours are meant."""
LEAST = 5 * MINUTE
MOST = 30 * DAY

_WRITTEN = re.compile(r"\s*(\d{1,5})\s*([^\W\d_]*)\.?\s*")


def read(text: str) -> int | None:
    """Seconds; None: no limit. By name ("three_days"), or as a number with its unit ("36 h", "2 days", "45 min")."""
    plain = text.strip().casefold()
    if plain in PACES:
        return PACES[plain]
    seconds = custom(plain)
    if seconds is None:
        raise NotNow("command-no-pace", text=text[:40])
    return seconds


def custom(text: str) -> int | None:
    """Seconds of a pace that is written out; None if this is none, or one that nobody could play at."""
    found = _WRITTEN.fullmatch(text.casefold())
    if not found:
        return None
    unit = UNITS.get(found[2][:1] or "h")
    seconds = int(found[1]) * unit if unit else 0
    return seconds if LEAST <= seconds <= MOST else None


def spelled(seconds: int) -> str:
    """A custom pace as `read` reads it, in the largest unit that needs no fraction."""
    for letter, unit in (("d", DAY), ("h", HOUR)):
        if seconds % unit == 0:
            return f"{seconds // unit}{letter}"
    return f"{seconds // MINUTE}m"
