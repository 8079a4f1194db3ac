"""The pieces of Genoa, drawn alike wherever they lie: goods, tokens, cards by their backs, markers, ducats, discs."""

from collections.abc import Mapping
from math import cos, pi, sin

from render import theme
from render.lettering import width
from render.scene import Box, Colour, Disc, Group, Item, Point, Polygon, Sign, Text
from render.writing import write
from rules.genoa.pieces import DUCATS, GOODS, KINDS, MARKER, OPEN, TOKENS

GOOD_COLOURS: Mapping[str, Colour] = {
    "ale": "#c8831a",
    "wine": "#882564",
    "silver": "#a8b1bd",
    "copper": "#a63a0e",
    "pepper": "#2b2727",
    "saffron": "#f0cf3c",
    "linen": "#628450",
    "silk": "#5652bf",
}
_LIGHT = frozenset({"silver", "saffron"})
"""Goods whose colour needs a dark sign."""
KIND_COLOURS: Mapping[str, Colour] = {
    "contract": "#7b2d2a",
    "message": "#2f5a78",
    "large_order": "#6a4a1c",
    "small_order": "#3f6b3f",
}
ALARM: Colour = "#f0604c"
"""What calls for a decision: an action for sale, an offer that forces, a store that is empty."""
_BRASS = theme.GENOA.bright
_BRASS_DARK = "#8a6a2a"


def piece(item: str, x: float, y: float, size: float) -> Group:
    """One piece around its middle: goods are round, tokens are cut at the corners, cards are upright."""
    half = size / 2
    items: list[Item]
    if item in GOODS:
        sign = theme.INK if item in _LIGHT else theme.CREAM
        items = [
            Disc(x=half, y=half, radius=half, fill=GOOD_COLOURS[item], edge=theme.INK, thick=max(1.5, size / 32)),
            Sign(name=f"genoa-{item}", x=half, y=half, size=size * 0.62, main=sign, detail=GOOD_COLOURS[item]),
        ]
    elif item in TOKENS:
        cut = size * 0.24
        points = (
            (cut, 1.0), (size - cut, 1.0), (size - 1, cut), (size - 1, size - cut), (size - cut, size - 1),
            (cut, size - 1), (1.0, size - cut), (1.0, cut),
        )  # fmt: skip
        items = [
            Polygon(points=points, fill=_BRASS, edge=theme.INK, thick=max(1.5, size / 32)),
            Sign(name=f"genoa-{item}", x=half, y=half, size=size * 0.62, main=theme.INK, detail=_BRASS),
        ]
    elif item in KINDS:
        colour = KIND_COLOURS[item]
        wide = size * 0.78
        items = [
            Box(x=half - wide / 2, y=0, width=wide, height=size, fill=colour, edge=theme.CREAM,
                thick=2, radius=round(size / 7)),
            Sign(name=f"genoa-{item}", x=half, y=half, size=size * 0.54, main=theme.CREAM, detail=colour),
        ]  # fmt: skip
    elif item == MARKER:
        items = [Sign(name="genoa-marker", x=half, y=half, size=size * 0.94, main=theme.INK_SOFT, detail=theme.PAPER)]
    elif item == DUCATS:
        items = [Sign(name="genoa-ducat", x=half, y=half, size=size, main=theme.GOLD, detail=theme.GOLD_DARK)]
    else:
        raise ValueError(f"no such piece: {item}")
    return Group(x=x - half, y=y - half, width=size, height=size, items=tuple(items), name=f"piece:{item}", kept=True)


def counted_piece(item: str, count: int, x: float, y: float, size: float) -> Group:
    """A piece, and a badge with how many there are if it is more than one."""
    items: list[Item] = [piece(item, size / 2, size / 2, size)]
    if count > 1:
        radius = 16
        at = size - radius * 0.55
        items.append(Disc(x=at, y=at, radius=radius, fill=theme.INK, edge=theme.CREAM, thick=2))
        items.append(Text(x=at, y=at, text=str(count), size=theme.LEAST_TEXT, colour=theme.CREAM, role="number",
                          align="middle"))  # fmt: skip
    return Group(x=x - size / 2, y=y - size / 2, width=size, height=size, items=tuple(items), name=f"held:{item}")


def in_order(items: Mapping[str, int]) -> list[tuple[str, int]]:
    """Ducats, goods, tokens, markers, cards: the order in which people see them everywhere."""
    return [(item, items[item]) for item in (DUCATS, *OPEN, *KINDS) if items.get(item)]


def bundle(items: Mapping[str, int], x: float, y: float, size: float, room: float, colour: Colour) -> list[Item]:
    """What is offered or paid, from left to right: ducats with their number, all else as pieces with a badge."""
    drawn: list[Item] = []
    at = x
    listed = in_order(items)
    for place, (item, count) in enumerate(listed):
        left = len(listed) - place - 1
        need = size + (width(str(count), "number", 34) + 14 if item == DUCATS else 14)
        if at + need + (44 if left else 0) > x + room and drawn:
            drawn.append(write(f"+{left + 1}", x=at, y=y, room=60, size=30, role="number", colour=colour))
            break
        if item == DUCATS:
            drawn.append(piece(item, at + size / 2, y, size))
            drawn.append(write(str(count), x=at + size + 6, y=y, room=90, size=34, role="number", colour=colour))
        else:
            drawn.append(counted_piece(item, count, at + size / 2, y, size))
        at += need + 4
    return drawn


def _ellipse(x: float, y: float, across: float, down: float) -> tuple[Point, ...]:
    steps = 32
    return tuple(
        (x + across * cos(2 * pi * step / steps), y + down * sin(2 * pi * step / steps)) for step in range(steps)
    )


_ACROSS, _DOWN, _THICK = 30.0, 18.0, 6.5


def stack(x: float, y: float, discs: int, number: int, *, bright: bool) -> Group:
    """Discs upon each other, seen from the side a little; on the top one its place in the tower's path."""
    face = theme.GOLD if bright else theme.mix(_BRASS, theme.PAPER_DARK, 0.25)
    side = theme.GOLD_DARK if bright else _BRASS_DARK
    high = 2 * _DOWN + _THICK * discs + 4
    middle = _ACROSS + 3
    items: list[Item] = []
    for level in range(discs):
        top = high - _DOWN - 3 - _THICK * (level + 1)
        lower = _ellipse(middle, top + _THICK, _ACROSS, _DOWN)
        upper = _ellipse(middle, top, _ACROSS, _DOWN)
        hull = tuple(lower[: len(lower) // 2 + 1]) + tuple(upper[len(upper) // 2 :])
        items.append(Polygon(points=hull, fill=side, edge=theme.INK, thick=2))
        items.append(Polygon(points=upper, fill=face, edge=theme.INK, thick=2))
    top = high - _DOWN - 3 - _THICK * discs
    items.append(Text(x=middle, y=top, text=str(number), size=28, colour=theme.INK, role="number", align="middle"))
    # the lowest disc lies on the spot, however high the tower is
    return Group(
        x=x - middle, y=y + _DOWN + _THICK / 2 - high + 2, width=2 * middle, height=high, items=tuple(items),
        name=f"tower:{discs}" if discs > 1 else "disc", kept=True,
    )  # fmt: skip
