"""The cards of Medici: large in the market, small on ships and wherever there are many."""

from render import theme
from render.scene import Box, Colour, Group, Item, Polygon, Sign, Text
from rules.medici.view import CARDS

GOOD_COLOURS: dict[str, Colour] = {
    "grain": "#c0891a",
    "spice": "#bf4d28",
    "furs": "#76503a",
    "dyes": "#2c6ca6",
    "cloth": "#8b3c72",
}

_NEUTRAL: dict[str, Colour] = {"treasure": "#2b2724", "trinket": theme.GREEN}

SMALL_WIDTH, SMALL_HEIGHT = 56, 76


def colour(card: str) -> Colour:
    good = CARDS[card].good
    return GOOD_COLOURS[good] if good else _NEUTRAL[card]


def _signs(card: str, x: float, y: float, size: float) -> tuple[Item, ...]:
    """What the card shows, around a middle; a pair shows its good twice."""
    kind = CARDS[card]
    name = f"medici-{kind.good or kind.face}"
    main = theme.GOLD if kind.face == "treasure" else theme.CREAM
    if kind.symbols < 2:
        return (Sign(name=name, x=x, y=y, size=size, main=main, detail=colour(card)),)
    return tuple(
        Sign(name=name, x=x + side * size * 0.39, y=y, size=size * 0.7, main=main, detail=colour(card))
        for side in (-1, 1)
    )


def _pennant(x: float, width: float, height: float, edge: float) -> Polygon:
    """The green flag of cards that take no space, hanging from the upper edge."""
    points = ((x, 0), (x + width, 0), (x + width, height), (x + width / 2, height * 0.78), (x, height))
    return Polygon(points=points, fill=theme.GREEN, edge=theme.CREAM, thick=edge)


def large(card: str, x: float, y: float, width: int, height: int) -> Group:
    """A card of the market: its good above, its value below."""
    field = round(height * 0.6)
    rim = 7
    items: list[Item] = [
        Box(x=0, y=0, width=width, height=height, fill=theme.PAPER_LIGHT, edge=theme.INK, thick=2, radius=14),
        Box(x=rim, y=rim, width=width - 2 * rim, height=field, fill=colour(card), radius=9),
        *_signs(card, width / 2, rim + field / 2 + 2, field * 0.7),
        Text(
            x=width / 2,
            y=(rim + field + height) / 2 - 1,
            text=str(CARDS[card].value),
            size=round(height * 0.3),
            colour=theme.INK,
            role="title",
            align="middle",
        ),
    ]
    if CARDS[card].green:
        items.append(Group(x=0, y=rim, width=0, height=0, items=(_pennant(rim + 8, 24, 42, 3),)))
    return Group(x=x, y=y, width=width, height=height, items=tuple(items), name=f"card:{card}", kept=True)


def small(card: str, x: float, y: float, width: int = SMALL_WIDTH, height: int = SMALL_HEIGHT) -> Group:
    """A card on a ship or far back in the market: all in its colour."""
    items: list[Item] = [
        Box(x=0, y=0, width=width, height=height, fill=colour(card), edge=theme.CREAM, thick=2, radius=9),
        *_signs(card, width / 2, height * 0.31, width * 0.6),
        Text(
            x=width / 2,
            y=height * 0.75,
            text=str(CARDS[card].value),
            size=max(theme.LEAST_TEXT, round(height * 0.42)),
            colour=theme.CREAM,
            role="number",
            align="middle",
        ),
    ]
    if CARDS[card].green:
        items.append(_pennant(5, 13, 22, 2))
    return Group(x=x, y=y, width=width, height=height, items=tuple(items), name=f"card:{card}", kept=True)


def deck(x: float, y: float, width: int, height: int, count: int) -> Group:
    """The deck face down, thicker while there are many in it."""
    items: list[Item] = []
    layers = min(4, (count + 24) // 25)
    for layer in range(layers):
        shift = (layers - 1 - layer) * 5
        items.append(
            Box(
                x=shift, y=shift, width=width, height=height,
                fill=theme.PAPER_LIGHT, edge=theme.INK, thick=2, radius=12,
            )
        )  # fmt: skip
    if layers:
        items.append(Box(x=8, y=8, width=width - 16, height=height - 16, fill=theme.MEDICI.deep, radius=7))
        items.append(Box(x=14, y=14, width=width - 28, height=height - 28, edge=theme.GOLD, thick=2, radius=5,
                         fill=theme.MEDICI.deep))  # fmt: skip
        items.append(
            Sign(name="medici-lily", x=width / 2, y=height / 2, size=width * 0.56, main=theme.GOLD,
                 detail=theme.MEDICI.deep)
        )  # fmt: skip
    else:
        items.append(Box(x=0, y=0, width=width, height=height, edge=theme.MEDICI.deep, thick=3, radius=12,
                         fill=theme.MEDICI.main))  # fmt: skip
    return Group(x=x, y=y, width=width + 15, height=height + 15, items=tuple(items), name="deck", kept=True)
