"""What the pictures of all games are made with: the table itself, headings, banners, sheets, marks.

Functions return items for a scene; those that take words keep them in their room. Words and names are in
`render.writing`, boards of squares in `render.grid`, curves and bars in `render.plot`, the last picture of a game in
`render.finale`.
"""

from collections.abc import Sequence

from render import theme
from render.lettering import width
from render.picture import SeatLabel
from render.scene import Box, Colour, Disc, Group, Item, Line, Shield, Sign, Text, group
from render.theme import WIDTH, Accent
from render.writing import name_lines, write

MARGIN = 36
INNER = WIDTH - 2 * MARGIN
HEADER = 118
"""How high the heading of every picture is."""
TOP = HEADER + 18
"""Where what is under the heading begins."""
BANNER = 92
NEWS = 94
"""How high a banner is, and a line of news."""
GAP = 18

_PLANK = 236


def table(height: int) -> tuple[Item, ...]:
    """Dark wood: planks in three tones, their joints inked."""
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
    """At the right of the heading: how far the game is, in words and, while they are few, as beads on a string."""
    right = WIDTH - MARGIN
    words = write(text, x=right, y=54, room=310, size=36, role="name", colour=theme.CREAM, align="right")
    apart = min(34.0, (310 - 28 - width(words.text, words.role, words.size)) / max(1, of - 1))
    if apart < 26:
        return (words,)
    start = right - width(words.text, words.role, words.size) - 28 - (of - 1) * apart
    beads = [
        Disc(x=start + bead * apart, y=54, radius=12, fill=accent.bright if bead < done else accent.deep,
             edge=accent.bright, thick=3)
        for bead in range(of)
    ]  # fmt: skip
    string = Line(points=((start, 54), (start + (of - 1) * apart, 54)), colour=accent.bright, thick=3)
    return (string, *beads, words)


def sheet(x: float, y: float, width: float, height: float, edge: Colour | None = None, thick: int = 0) -> Box:
    """A sheet of paper on the table."""
    return Box(
        x=x, y=y, width=width, height=height, fill=theme.PAPER, paper=True, radius=14, shadow=8, edge=edge, thick=thick
    )


def banner(top: float, words: str, aside: str = "", seat: int | None = None) -> Group:
    """The line under the heading that answers whose turn it is; it lies on a sheet of the height `BANNER`."""
    y = top + BANNER / 2
    taken = width(aside, "text", 32) + 30 if aside else 0
    left = MARGIN + (28 if seat is None else 102)
    items: list[Item] = [] if seat is None else [Shield(seat=seat, x=MARGIN + 54, y=y, size=66)]
    room = INNER - left + MARGIN - 26 - taken
    items.append(write(words, x=left, y=y, room=room, size=46, role="name", colour=theme.INK))
    if aside:
        right = MARGIN + INNER - 26
        items.append(write(aside, x=right, y=y, room=taken, size=32, colour=theme.INK_SOFT, align="right"))
    return group("banner", *items)


def news(top: float, words: str, seat: int | None = None, spare: float = 0) -> tuple[list[Item], float]:
    """What happened last, in italics on the bare wood, and where on the line there is room for `spare` more."""
    y = top + NEWS / 2
    left = MARGIN + (12 if seat is None else 76)
    items: list[Item] = [] if seat is None else [Shield(seat=seat, x=MARGIN + 40, y=y, size=50)]
    said = write(words, x=left, y=y, room=MARGIN + INNER - 12 - spare - left, size=34, role="note", colour=theme.CREAM)
    return [*items, said], left + width(said.text, said.role, said.size) + 22


def seat_sheet(seat: int, x: float, y: float, width: float, height: float) -> Group:
    """A sheet that belongs to somebody: their colour along its left side."""
    paper = Box(x=x, y=y, width=width, height=height, fill=theme.PAPER, paper=True, radius=12, shadow=6)
    return group(f"sheet:{seat}", paper, _strip(seat, x, y, height))


def due_sheet(seat: int, x: float, y: float, width: float, height: float) -> Group:
    """Laid over the sheet of somebody the table waits for: brighter, in a gold frame."""
    return group(
        f"due:{seat}",
        Box(x=x - 7, y=y - 5, width=width + 14, height=height + 10, fill=theme.GOLD, radius=16),
        Box(x=x - 1, y=y + 1, width=width + 2, height=height - 2, fill=theme.PAPER_LIGHT, radius=11),
        _strip(seat, x, y, height),
    )


def _strip(seat: int, x: float, y: float, height: float) -> Box:
    return Box(x=x, y=y + 14, width=10, height=height - 28, fill=theme.PLAYERS[seat], radius=4)


def framed(x: float, y: float, width: float, height: float, *, must: bool = False, radius: int = 14) -> Box:
    """What lies under a thing that can be chosen and shows around it: cream, or gold and thicker if it must be."""
    thick = 8 if must else 5
    return Box(
        x=x - thick, y=y - thick, width=width + 2 * thick, height=height + 2 * thick,
        fill=theme.GOLD if must else theme.CREAM, radius=radius + thick, shadow=8,
    )  # fmt: skip


def name_tag(
    seats: Sequence[SeatLabel],
    seat: int,
    *,
    x: float,
    y: float,
    room: float,
    size: int = 36,
    lines: int = 1,
    colour: Colour = theme.INK,
) -> list[Item]:
    """A player's name around the middle `y`, in up to so many lines; a small house before it if the house plays."""
    house = seats[seat].house
    indent = round(size * 1.05) if house else 0
    written, fitted = name_lines(seats, seat, room - indent, size, lines)
    pitch = fitted * 1.08
    first = y - (len(written) - 1) * pitch / 2
    items: list[Item] = [
        Text(x=x + indent, y=first + at * pitch, text=line, size=fitted, colour=colour, role="name")
        for at, line in enumerate(written)
    ]
    if house:
        items.append(Sign(name="house", x=x + size * 0.43, y=first - 1, size=size * 0.84, main=theme.INK_SOFT,
                          detail=theme.PAPER))  # fmt: skip
    return items


def counted(
    sign: str,
    amount: int | str,
    *,
    x: float,
    y: float,
    size: int,
    room: float,
    main: Colour = theme.GOLD,
    detail: Colour = theme.GOLD_DARK,
    colour: Colour = theme.INK,
) -> list[Item]:
    """A sign and how many: coins, cards in hand, points. `x` is where the sign begins."""
    return [
        Sign(name=sign, x=x + size / 2, y=y, size=size, main=main, detail=detail),
        write(str(amount), x=x + size * 1.22, y=y, room=room - size * 1.22, size=size, role="number", colour=colour),
    ]


def pill(
    words: str,
    *,
    x: float,
    y: float,
    sign: str | None = None,
    fill: Colour = theme.GOLD,
    ink: Colour = theme.INK,
    size: int = 30,
) -> Group:
    """A short word or number in a rounded field, a sign before it; `x`, `y` are the middle of its left end."""
    high = size + 8
    start = high * 0.8 if sign else high * 0.28
    wide = start + width(words, "number", size) + high * 0.28
    items: list[Item] = [
        Box(x=0, y=0, width=wide, height=high, fill=fill, edge=theme.INK, thick=1, radius=high // 2),
        write(words, x=start, y=high / 2, room=wide - start, size=size, role="number", colour=ink),
    ]
    if sign:
        items.append(Sign(name=sign, x=high * 0.44, y=high / 2, size=size * 0.76, main=ink, detail=fill))
    return Group(x=x, y=y - high / 2, width=wide, height=high, items=tuple(items), name="pill")


def badge(
    words: str, *, x: float, y: float, radius: float, fill: Colour, ink: Colour = theme.CREAM, size: int = 30
) -> Group:
    """A disc with a number, as on a cost or a step of a path; `x`, `y` are its middle."""
    return group(
        "badge",
        Disc(x=x, y=y, radius=radius, fill=fill, edge=theme.INK, thick=2),
        write(words, x=x, y=y, room=2 * radius - 4, size=size, role="number", colour=ink, align="middle"),
    )


def section(sign: str, title: str, x: float, top: float, room: float, accent: Accent) -> list[Item]:
    """The title of a part of a sheet, ruled off from what follows 76 below `top`."""
    return [
        Sign(name=sign, x=x + 26, y=top + 42, size=50, main=accent.main, detail=theme.PAPER),
        write(title, x=x + 64, y=top + 42, room=room - 64, size=40, role="name", colour=accent.main),
        Box(x=x, y=top + 73, width=room, height=2, fill=theme.INK_FAINT),
    ]
