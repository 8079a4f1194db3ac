"""What the pictures of all games are made with: the table itself, headings, words in their place."""

from collections.abc import Sequence

from render import theme
from render.lettering import fit, legible, width
from render.picture import SeatLabel
from render.scene import Box, Colour, Disc, Item, Line, Role, Sign, Text
from render.theme import WIDTH, Accent

MARGIN = 36
INNER = WIDTH - 2 * MARGIN
HEADER = 118
"""How high the heading of every picture is."""

_PLANK = 236


def table(height: int) -> tuple[Item, ...]:
    """Dark wood: planks in two tones, their joints inked."""
    items: list[Item] = []
    for row, top in enumerate(range(0, height, _PLANK)):
        high = min(_PLANK, height - top)
        tone = (theme.WOOD, theme.WOOD_LIGHT, theme.mix(theme.WOOD, theme.WOOD_DARK, 0.3))[row % 3]
        items.append(Box(x=0, y=top, width=WIDTH, height=high, fill=tone))
        items.append(Box(x=0, y=top, width=WIDTH, height=2, fill=theme.WOOD_DARK))
        joint = (300, 780, 520)[row % 3]
        items.append(Box(x=joint, y=top, width=2, height=high, fill=theme.WOOD_DARK))
    return tuple(items)


def heading(accent: Accent, sign: str, title: str) -> tuple[Item, ...]:
    """The title with the game's sign, over a double rule."""
    return (
        Box(x=0, y=0, width=WIDTH, height=HEADER - 8, fill=accent.deep),
        Box(x=0, y=HEADER - 8, width=WIDTH, height=4, fill=accent.bright),
        Box(x=0, y=HEADER - 1, width=WIDTH, height=2, fill=accent.bright),
        Sign(name=sign, x=MARGIN + 30, y=54, size=68, main=accent.bright, detail=accent.deep),
        write(title, x=MARGIN + 82, y=54, room=INNER - 82 - 330, size=64, role="title", colour=theme.CREAM),
    )


def steps(text: str, done: int, of: int, accent: Accent) -> tuple[Item, ...]:
    """At the right of the heading: how far the game is, in words and as beads on a string."""
    size = 36
    right = WIDTH - MARGIN
    long = width(text, "name", size)
    start = right - long - 28 - (of - 1) * 34
    beads = [
        Disc(x=start + bead * 34, y=54, radius=12, fill=accent.bright if bead < done else accent.deep,
             edge=accent.bright, thick=3)
        for bead in range(of)
    ]  # fmt: skip
    string = Line(points=((start, 54), (start + (of - 1) * 34, 54)), colour=accent.bright, thick=3)
    return (string, *beads, Text(x=right, y=54, text=text, size=size, colour=theme.CREAM, role="name", align="right"))


def sheet(x: float, y: float, width: float, height: float, edge: Colour | None = None, thick: int = 0) -> Box:
    """A sheet of paper on the table."""
    return Box(
        x=x, y=y, width=width, height=height, fill=theme.PAPER, paper=True, radius=14, shadow=12, edge=edge, thick=thick
    )


def write(
    text: str,
    *,
    x: float,
    y: float,
    room: float,
    size: int,
    colour: Colour,
    role: Role = "text",
    align: str = "left",
) -> Text:
    """Words that stay in their room: smaller if they must be, then shortened."""
    fitted, size = fit(legible(text, role), role, size, room)
    at = {"left": "left", "middle": "middle", "right": "right"}[align]
    return Text(x=x, y=y, text=fitted, size=size, colour=colour, role=role, align=at)  # type: ignore[arg-type]


def called(seats: Sequence[SeatLabel], seat: int) -> str:
    """How we call somebody in a picture: by what our fonts can write of the name, or else by the letter."""
    return legible(seats[seat].name) or theme.LETTERS[seat]


def plainly(seats: Sequence[SeatLabel], seat: int) -> str:
    """A name for Markdown: as it is, but without the power to format, to mention or to break the line."""
    name = " ".join(seats[seat].name.split()) or theme.LETTERS[seat]
    return "".join(f"\\{letter}" if letter in _MARKDOWN else letter for letter in name)


_MARKDOWN = frozenset("\\*_~`|<>[]()#@:")


def briefly(sentences: Sequence[str], most: int = 1000, between: str = " ") -> str:
    """As many of the sentences, in order, as stay under so many characters; those that matter most come first."""
    said = ""
    for sentence in sentences:
        longer = said + between + sentence if said else sentence
        if len(longer) >= most:
            return said or sentence[: most - 1]
        said = longer
    return said
