"""Words in their place: lines and paragraphs that fit, names as people may be called, sentences within a limit."""

from collections.abc import Sequence

from render import theme
from render.lettering import fit, fit_lines, legible
from render.picture import SeatLabel
from render.scene import Align, Colour, Role, Text


def write(
    text: str,
    *,
    x: float,
    y: float,
    room: float,
    size: int,
    colour: Colour,
    role: Role = "text",
    align: Align = "left",
) -> Text:
    """A line that stays in its room: smaller if it must be, then shortened."""
    fitted, size = fit(legible(text, role), role, size, room)
    return Text(x=x, y=y, text=fitted, size=size, colour=colour, role=role, align=align)


def paragraph(
    text: str,
    *,
    x: float,
    y: float,
    room: float,
    size: int,
    lines: int,
    colour: Colour,
    role: Role = "text",
    align: Align = "left",
) -> list[Text]:
    """Words in up to so many lines around the middle `y`: smaller if they must be, then shortened."""
    written, size = fit_lines(legible(text, role), role, size, room, lines)
    pitch = size * 1.2
    first = y - (len(written) - 1) * pitch / 2
    return [
        Text(x=x, y=first + at * pitch, text=line, size=size, colour=colour, role=role, align=align)
        for at, line in enumerate(written)
    ]


def name_lines(seats: Sequence[SeatLabel], seat: int, room: float, size: int, lines: int) -> tuple[list[str], int]:
    """A name in as few lines as it takes, up to so many, and its size."""
    for count in range(1, lines + 1):
        written, fitted = fit_lines(called(seats, seat), "name", size, room, count)
        if " ".join(written) == called(seats, seat):
            break
    return written, fitted


def called(seats: Sequence[SeatLabel], seat: int) -> str:
    """How we call somebody in a picture: by what our fonts can write of the name, or else by the letter."""
    return legible(seats[seat].name) or theme.LETTERS[seat]


_MARKDOWN = frozenset("\\*_~`|<>[]()#@:")


def plainly(seats: Sequence[SeatLabel], seat: int) -> str:
    """A name for Markdown: as it is, but without the power to format, to mention or to break the line."""
    name = " ".join(seats[seat].name.split()) or theme.LETTERS[seat]
    return "".join(f"\\{letter}" if letter in _MARKDOWN else letter for letter in name)


ALT = 1000
TEXT = 4000
"""How long what is said instead of a picture may get: the essence, and everything."""


def briefly(sentences: Sequence[str], most: int = ALT, between: str = " ") -> str:
    """As many of the sentences, in order, as stay under so many characters; those that matter most come first."""
    said = ""
    for sentence in sentences:
        longer = said + between + sentence if said else sentence
        if len(longer) >= most:
            return said or sentence[: most - 1]
        said = longer
    return said


def fully(lines: Sequence[str]) -> str:
    """Everything, line by line, as Markdown."""
    return briefly(lines, most=TEXT, between="\n")
