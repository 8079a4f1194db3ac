"""Words that fit: measuring, shrinking, wrapping, shortening, and only such glyphs as our fonts have."""

import unicodedata
from functools import lru_cache

from PIL import ImageFont

from render import theme
from render.scene import Role

_ELLIPSES: dict[Role, str] = {"title": "...", "note": "..."}
"""The serif's own ellipsis is wider than it says it is; three dots do."""

CAPITALS = 0.66
"""The height of a capital letter in both families, as a share of the size."""


@lru_cache(maxsize=64)
def font(role: Role, size: int) -> ImageFont.FreeTypeFont:
    # the basic layout is the same on every machine; the other one depends on a library that may be missing
    return ImageFont.truetype(theme.FONTS[role], size, layout_engine=ImageFont.Layout.BASIC)


def ellipsis(role: Role) -> str:
    return _ELLIPSES.get(role, "…")


@lru_cache(maxsize=4096)
def width(text: str, role: Role, size: int) -> float:
    """How much room a line takes: as far as it advances, or as its last letter leans out beyond that."""
    face = font(role, size)
    return max(face.getlength(text), face.getbbox(text, anchor="ls")[2])


@lru_cache(maxsize=4096)
def has_glyph(role: Role, letter: str) -> bool:
    """Whether the font can draw it; what it cannot draw comes out as the same box."""
    if letter.isspace():
        return letter == " "
    face = font(role, 32)
    return bytes(face.getmask(letter)) != bytes(face.getmask("\uffff"))


@lru_cache(maxsize=1024)
def legible(text: str, role: Role = "name") -> str:
    """The text without what our fonts cannot draw: plain letters for fancy ones, nothing for emoji and the like."""
    letters = []
    for letter in unicodedata.normalize("NFC", text).replace("…", ellipsis(role)):
        if letter.isspace():
            letters.append(" ")
        elif has_glyph(role, letter) and unicodedata.category(letter)[0] not in "MC":
            letters.append(letter)
        else:
            plain = unicodedata.normalize("NFKD", letter)
            letters.extend(one for one in plain if has_glyph(role, one) and unicodedata.category(one)[0] in "LNPS")
    return " ".join("".join(letters).split())


def shorten(text: str, role: Role, size: int, room: float) -> str:
    """The text, or as much of its beginning as there is room for and an ellipsis."""
    if width(text, role, size) <= room:
        return text
    for length in range(len(text) - 1, 0, -1):
        shorter = text[:length].rstrip(" ,.-") + ellipsis(role)
        if width(shorter, role, size) <= room:
            return shorter
    return ""


def fit(text: str, role: Role, size: int, room: float) -> tuple[str, int]:
    """The text and the size at which it fits: smaller if need be, as small as its role allows, then shortened."""
    smallest = min(size, theme.least(role))
    for smaller in range(size, smallest - 1, -1):
        if width(text, role, smaller) <= room:
            return text, smaller
    return shorten(text, role, smallest, room), smallest


def fit_lines(text: str, role: Role, size: int, room: float, lines: int) -> tuple[list[str], int]:
    """The text in so many lines at most and the size at which it fits, as large as can be; else the last shortened."""
    smallest = min(size, theme.least(role))
    for smaller in range(size, smallest - 1, -1):
        wrapped = wrap(text, role, smaller, room, lines)
        if " ".join(wrapped) == " ".join(text.split()):
            return wrapped, smaller
    return wrap(text, role, smallest, room, lines), smallest


def wrap(text: str, role: Role, size: int, room: float, lines: int) -> list[str]:
    """The text in at most so many lines, the last one shortened if it must be."""
    done: list[str] = []
    words = text.split()
    while words and len(done) < lines - 1:
        count = 1
        while count < len(words) and width(" ".join(words[: count + 1]), role, size) <= room:
            count += 1
        done.append(shorten(" ".join(words[:count]), role, size, room))
        words = words[count:]
    if words:
        done.append(shorten(" ".join(words), role, size, room))
    return done
