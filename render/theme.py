"""The look: a merchant's table at evening. Colours, fonts and sizes; nothing here knows a game's rules."""

import font_source_sans_pro as _sans
import font_source_serif_pro as _serif
from msgspec import Struct

from render.scene import Colour, Role

WIDTH = 1080
"""Every picture is this wide; a phone shows it about 390 wide."""

LEAST_TEXT = WIDTH // 40
LEAST_NAME = -(-WIDTH // 32)
LEAST_TITLE = WIDTH // 20
"""Smaller than this nothing is written: text, the names of people, titles."""

PAPER: Colour = "#f4e8cf"
PAPER_LIGHT: Colour = "#fbf4e3"
PAPER_DARK: Colour = "#e3d2ae"
INK: Colour = "#2d2019"
INK_SOFT: Colour = "#6e5844"
INK_FAINT: Colour = "#c6b18a"
WOOD: Colour = "#3b2a20"
WOOD_LIGHT: Colour = "#463226"
WOOD_DARK: Colour = "#2a1d16"
SHADOW: Colour = "#150d09"
CREAM: Colour = "#f7ecd4"
CREAM_SOFT: Colour = "#cdb894"
GOLD: Colour = "#e3b448"
GOLD_DARK: Colour = "#a97a1f"
GREEN: Colour = "#3f7d3a"


class Accent(Struct, frozen=True):
    """What sets one game apart from the others."""

    main: Colour
    deep: Colour
    bright: Colour


GENOA = Accent(main="#7b2d2a", deep="#561d1c", bright="#c39a4b")
MEDICI = Accent(main="#2f4d7f", deep="#20365c", bright=GOLD)
SAN_JUAN = Accent(main="#2f6f5a", deep="#1f4d3f", bright="#c8693f")
VENICE = Accent(main="#22707a", deep="#174f57", bright="#cf8a94")

PLAYERS: tuple[Colour, ...] = ("#b3261b", "#1d3c7c", "#2f8573", "#deae47", "#8f4ad0", "#6cc7e0")
"""Six that stay apart for eyes without red, green or blue, on paper and on dark wood; `tests/render` measures it."""

LETTERS = "ABCDEF"

_DARK_LETTER = frozenset({"#deae47", "#6cc7e0"})


def letter_colour(seat: int) -> Colour:
    return INK if PLAYERS[seat] in _DARK_LETTER else PAPER_LIGHT


FONTS: dict[Role, str] = {
    "title": _serif.font_files_ttf["SourceSerifProBold"],
    "name": _sans.font_files_ttf["SourceSansProSemibold"],
    "number": _sans.font_files_ttf["SourceSansProBold"],
    "text": _sans.font_files_ttf["SourceSansPro"],
    "note": _serif.font_files_ttf["SourceSerifProIt"],
}


def least(role: Role) -> int:
    """How small a text of this role may get."""
    return {"title": LEAST_TITLE, "name": LEAST_NAME}.get(role, LEAST_TEXT)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """The first colour with a share of the other in it."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
