"""The cards of San Juan: large in a hand, as a strip where there are many, as a tile on the table; and their back."""

from render import theme
from render.kit import badge
from render.lettering import width, wrap
from render.picture import Words
from render.sanjuan import look
from render.scene import Box, Disc, Group, Item, Line, Sign
from render.writing import paragraph, write
from rules.sanjuan.pieces import Kind

LARGE = (324, 424)
STRIP = (496, 138)
TILE_HIGH = 120
_BAND = 54
_NARROW, _WIDE, _SLOT = 136, 174, 100
_COST = theme.SAN_JUAN.deep


def large(kind: Kind, say: Words, x: float, y: float) -> Group:
    """A card to be read: its sign in a landscape, its name, what it does; cost above, points below."""
    wide, high = LARGE
    rim, field = 9, 164
    ground = look.colour(kind)
    middle = wide / 2
    items: list[Item] = [
        Box(x=0, y=0, width=wide, height=high, fill=theme.PAPER_LIGHT, edge=theme.INK, thick=2, radius=18),
        Box(x=rim, y=rim, width=wide - 2 * rim, height=field, fill=ground, radius=11),
        *_landscape(ground, rim, rim, wide - 2 * rim, field),
        Sign(name=look.sign(kind), x=middle, y=rim + field / 2 + 1, size=118, main=look.ink(ground), detail=ground),
        badge(str(kind.cost), x=rim + 37, y=rim + 37, radius=33, fill=_COST, size=46),
        *paragraph(say(f"sanjuan-thing-{kind.id}"), x=middle, y=214, room=wide - 24, size=38, lines=1, role="name",
                   colour=theme.INK, align="middle"),
        Box(x=40, y=242, width=wide - 80, height=2, fill=theme.INK_FAINT),
        *paragraph(say(f"sanjuan-card-{kind.id}"), x=middle, y=302, room=wide - 36, size=29, lines=3,
                   colour=theme.INK, align="middle"),
        *_foot(kind, say, 18, high - 38, wide - 36),
    ]  # fmt: skip
    return Group(x=x, y=y, width=wide, height=high, items=tuple(items), name=f"kind:{kind.id}", kept=True)


def _landscape(ground: str, x: float, y: float, wide: float, high: float) -> list[Item]:
    """A low sun over the sea, in two tones of the ground."""
    paler = theme.mix(ground, theme.PAPER_LIGHT, 0.14)
    darker = theme.mix(ground, theme.INK, 0.16)
    sea = high * 0.3
    return [
        Disc(x=x + wide / 2, y=y + high * 0.52, radius=high * 0.46, fill=paler),
        Box(x=x, y=y + high - sea, width=wide, height=sea, fill=darker, radius=11),
        Box(x=x, y=y + high - sea, width=wide, height=14, fill=darker),
        *(
            Line(points=((x + wide * start, y + high - down), (x + wide * (start + long), y + high - down)),
                 colour=paler, thick=3)
            for start, long, down in ((0.06, 0.16, 36), (0.8, 0.14, 36), (0.1, 0.1, 16), (0.74, 0.16, 16))
        ),
    ]  # fmt: skip


def _foot(kind: Kind, say: Words, x: float, y: float, room: float) -> list[Item]:
    """When it works, and its points."""
    points = look.printed_points(kind)
    right = x + room
    taken = width(points, "number", 44) + 50
    return [
        write(say(f"sanjuan-works-{look.works(kind)}"), x=x + 2, y=y + 4, room=room - taken - 10, size=29, role="note",
              colour=theme.INK_SOFT),
        Sign(name="sanjuan-points", x=right - taken + 18, y=y, size=44, main=theme.GOLD_DARK, detail=theme.PAPER_LIGHT),
        write(points, x=right, y=y, room=60, size=44, role="number", colour=theme.INK, align="right"),
    ]  # fmt: skip


def strip(kind: Kind, say: Words, x: float, y: float) -> Group:
    """The same in less room, for a hand of many cards."""
    wide, high = STRIP
    ground = look.colour(kind)
    field = 104
    text = field + 13
    points = look.printed_points(kind)
    items: list[Item] = [
        Box(x=0, y=0, width=wide, height=high, fill=theme.PAPER_LIGHT, edge=theme.INK, thick=2, radius=14),
        Box(x=7, y=7, width=field - 7, height=high - 14, fill=ground, radius=9),
        Sign(name=look.sign(kind), x=7 + (field - 7) / 2, y=high / 2 + 14, size=76, main=look.ink(ground),
             detail=ground),
        badge(str(kind.cost), x=30, y=30, radius=24, fill=_COST, size=34),
        write(say(f"sanjuan-thing-{kind.id}"), x=text, y=32, room=wide - text - 68, size=34, role="name",
              colour=theme.INK),
        Sign(name="sanjuan-points", x=wide - 49, y=32, size=32, main=theme.GOLD_DARK, detail=theme.PAPER_LIGHT),
        write(points, x=wide - 12, y=32, room=40, size=34, role="number", colour=theme.INK, align="right"),
        *paragraph(say(f"sanjuan-card-{kind.id}"), x=text, y=90, room=wide - text - 14, size=28, lines=2,
                   colour=theme.INK),
    ]  # fmt: skip
    return Group(x=x, y=y, width=wide, height=high, items=tuple(items), name=f"kind:{kind.id}", kept=True)


def tile_width(kind: Kind, say: Words) -> int:
    if kind.family == "production":
        return _SLOT
    if kind.id in look.SLOTTED:
        return _WIDE
    longest = max(width(word, "text", theme.LEAST_TEXT) for word in say(f"sanjuan-thing-{kind.id}").split())
    return _NARROW if longest <= _NARROW - 12 else _WIDE


def tile(kind: Kind, say: Words, x: float, y: float, *, full: bool = False) -> Group:
    """A building on the table: sign and points above; below, its name, or the good that lies on it."""
    wide, high = tile_width(kind, say), TILE_HIGH
    ground = look.colour(kind)
    ink = look.ink(ground)
    points = look.printed_points(kind)
    sign = _BAND - 10
    items: list[Item] = [
        Box(x=0, y=0, width=wide, height=high, fill=theme.PAPER_LIGHT, edge=theme.INK, thick=2, radius=11),
        Box(x=2, y=2, width=wide - 4, height=_BAND + 6, fill=ground, radius=9),
        Box(x=2, y=_BAND - 4, width=wide - 4, height=8, fill=ground),
        Box(x=2, y=_BAND + 4, width=wide - 4, height=5, fill=theme.PAPER_LIGHT),
        Sign(name=look.sign(kind), x=9 + sign / 2, y=2 + _BAND / 2, size=sign, main=ink, detail=ground),
        write(points, x=wide - 11, y=2 + _BAND / 2, room=40, size=34, role="number", colour=ink, align="right"),
    ]  # fmt: skip
    below = (_BAND + 4 + high - 2) / 2
    if kind.family == "production":
        items.append(_good(wide / 2, below, 80, 50) if full else _free(wide / 2, below, 80, 50))
    else:
        items += _tile_name(kind, say, wide, below, full)
    return Group(x=x, y=y, width=wide, height=high, items=tuple(items), name=f"kind:{kind.id}",
                 marks=("full",) if full else (), kept=True)  # fmt: skip


def _tile_name(kind: Kind, say: Words, wide: float, middle: float, full: bool) -> list[Item]:
    """The name in one or two lines; a good on a building that has one lies in the band beside the sign."""
    size = theme.LEAST_TEXT
    lines = wrap(say(f"sanjuan-thing-{kind.id}"), "text", size, wide - 10, 2)
    first = middle - (len(lines) - 1) * 14
    items: list[Item] = [
        write(line, x=wide / 2, y=first + at * 28 - 1, room=wide - 8, size=size, colour=theme.INK, align="middle")
        for at, line in enumerate(lines)
    ]
    if kind.id in look.SLOTTED:
        place = (wide / 2 + 12, 2 + _BAND / 2, 48, 36)
        items.append(_good(*place) if full else _free(*place))
    return items


def _good(x: float, y: float, wide: float, high: float) -> Group:
    """A card face down on a building."""
    left, top = x - wide / 2, y - high / 2
    return Group(
        x=0, y=0, width=0, height=0, name="good",
        items=(
            Box(x=left, y=top, width=wide, height=high, fill=theme.CREAM, edge=theme.INK, thick=2, radius=7),
            Box(x=left + 5, y=top + 5, width=wide - 10, height=high - 10, fill=theme.SAN_JUAN.bright, radius=4),
            Sign(name="sanjuan-crate", x=x, y=y + 1, size=high - 17, main=theme.CREAM, detail=theme.SAN_JUAN.bright),
        ),
    )  # fmt: skip


def _free(x: float, y: float, wide: float, high: float) -> Box:
    return Box(x=x - wide / 2, y=y - high / 2, width=wide, height=high, fill=theme.PAPER, edge=theme.INK_FAINT,
               thick=2, radius=6)  # fmt: skip


def pile(x: float, y: float, wide: int, high: int, count: int, *, untidy: bool = False) -> Group:
    """Cards face down, thicker while there are many; discards lie less neatly, so that nobody takes them for the
    deck."""
    layers = min(4, (count + 24) // 25)
    accent = theme.SAN_JUAN
    items: list[Item] = []
    for layer in range(layers):
        shift = (layers - 1 - layer) * 5
        aside = (0, 9, 3, 12)[layer % 4] if untidy else shift
        items.append(Box(x=aside, y=shift, width=wide, height=high, fill=theme.PAPER_LIGHT, edge=theme.INK, thick=2,
                         radius=11))  # fmt: skip
        items.append(Box(x=aside + 7, y=shift + 7, width=wide - 14, height=high - 14, fill=accent.main,
                         edge=accent.bright, thick=3, radius=7))  # fmt: skip
    if layers:
        last = (0, 9, 3, 12)[(layers - 1) % 4] if untidy else 0
        items.append(Sign(name="sanjuan-turret", x=last + wide / 2, y=high / 2, size=wide * 0.56, main=accent.bright,
                          detail=accent.main))  # fmt: skip
    else:
        items.append(Box(x=0, y=0, width=wide, height=high, fill=accent.main, edge=accent.deep, thick=3, radius=11))
    return Group(x=x, y=y, width=wide + 15, height=high + 15, items=tuple(items), name="pile", kept=True)
