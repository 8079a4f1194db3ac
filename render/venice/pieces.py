"""The small things of Venice: cubes, gondolas, the colours of those who are no players."""

from collections.abc import Sequence

from render import theme
from render.scene import Box, Colour, Group, Item, Polygon, Shield, Sign
from render.signs.recipe import outlines
from rules.venice.pieces import COLOUR_A
from rules.venice.view import GondolaSeen

GOODS: dict[str, Colour] = {"ceramics": "#c4601f", "cloth": "#6d3f96", "silver": "#8796a3"}
ROSE: Colour = "#a63d57"
"""Intrigue, and what comes of it."""
WATER: Colour = theme.VENICE.main
QUAY: Colour = "#a9cfcf"

BOAT = (104, 48)
_HULL = "M 1 14 C 4 33 16 44 34 44 H 72 C 90 44 100 32 103 10 C 96 21 88 27 74 27 H 30 C 16 27 7 23 1 14 Z"
_PILE = ((47, 15), (60, 15), (73, 15), (53, 2), (66, 2))
"""Where cubes lie on a small gondola."""


def sign_colours(name: str) -> tuple[Colour, Colour]:
    """The two colours in which a sign is drawn on paper."""
    if name in GOODS:
        return GOODS[name], theme.PAPER_LIGHT
    return {
        "ducat": (theme.GOLD, theme.GOLD_DARK),
        "vp": (theme.GOLD_DARK, theme.PAPER),
        "intrigue": (ROSE, theme.PAPER_LIGHT),
        "council": (theme.VENICE.main, theme.PAPER_LIGHT),
        "influence": (theme.VENICE.deep, theme.PAPER_LIGHT),
        "mission": (theme.VENICE.deep, theme.PAPER_LIGHT),
        "any": (theme.INK_SOFT, theme.PAPER),
    }.get(name, (theme.INK, theme.PAPER_LIGHT))


def sign(name: str, x: float, y: float, size: float) -> Sign:
    main, detail = sign_colours(name)
    return Sign(name="star" if name == "vp" else f"venice-{name}", x=x, y=y, size=size, main=main, detail=detail)


def token(colour: int, x: float, y: float, size: float, letter: str = "") -> Item:
    """Whose it is: a player's shield, or the piece of the smugglers or the Doge, dark or light, with its letter."""
    if colour >= 0:
        return Shield(seat=colour, x=x, y=y, size=size)
    name = f"venice-token-{letter.lower()}" if letter else "venice-token"
    main, detail = (theme.INK, theme.CREAM) if colour == COLOUR_A else (theme.CREAM, theme.INK)
    return Sign(name=name, x=x, y=y, size=size, main=main, detail=detail)


def letter_of(boat: GondolaSeen) -> str:
    """The letter of a gondola of the smugglers or the Doge."""
    return "" if boat.colour >= 0 else boat.id.removeprefix("smuggler_")[0].upper()


def letter_of_colour(colour: int, alone: bool) -> str:
    """With two players the smugglers' assistants bear no letter, as both letters have one colour."""
    return "AB"[-1 - colour] if colour < 0 and alone else ""


def cube(good: str, x: float, y: float, size: int) -> Group:
    """A cube of a good: its colour and its sign."""
    items = (
        Box(x=0, y=0, width=size, height=size, fill=GOODS[good], edge=theme.INK, thick=1 if size < 30 else 2,
            radius=size // 6),
        Sign(name=f"venice-{good}", x=size / 2, y=size / 2, size=size * 0.74, main=theme.CREAM, detail=GOODS[good]),
    )  # fmt: skip
    return Group(x=x, y=y, width=size, height=size, items=items, name=f"cube:{good}", kept=True)


def hull_colours(colour: int) -> tuple[Colour, Colour]:
    if colour >= 0:
        return theme.PLAYERS[colour], theme.INK
    return (theme.INK, theme.CREAM) if colour == COLOUR_A else (theme.CREAM, theme.INK)


def gondola(boat: GondolaSeen, x: float, y: float, marks: Sequence[str] = ()) -> Group:
    """A gondola on the water: hull and shield in its owner's colour, cubes amidships, the gondolier's hat astern."""
    hull, edge = hull_colours(boat.colour)
    items: list[Item] = []
    if "moving" in marks:
        halo = Polygon(points=outlines(_HULL)[0], fill=theme.GOLD, edge=theme.GOLD, thick=11)
        items.append(Group(x=4, y=4, width=0, height=0, items=(halo,)))
    inner: list[Item] = [
        Polygon(points=outlines(_HULL)[0], fill=hull, edge=edge, thick=2),
        *(
            Box(x=left, y=top, width=12, height=12, fill=GOODS[good], edge=theme.INK, thick=1, radius=2)
            for good, (left, top) in zip(boat.hold, _PILE, strict=False)
        ),
        token(boat.colour, 27, 18, 35, letter_of(boat)),
    ]
    if boat.gondolier:
        inner.append(Sign(name="venice-gondolier", x=90, y=10, size=24, main=theme.CREAM, detail=ROSE))
    items.append(Group(x=4, y=4, width=0, height=0, items=tuple(inner)))
    return Group(
        x=x - 4, y=y - 4, width=BOAT[0] + 10, height=BOAT[1] + 10, items=tuple(items), name=f"gondola:{boat.id}",
        marks=tuple(marks), kept=True,
    )  # fmt: skip
