"""The map as it is printed: water, islands with their buildings and effects, canals with their fees."""

from render import theme
from render.lettering import width
from render.picture import Words
from render.scene import Box, Colour, Disc, Group, Item, Line, Polygon, Sign
from render.theme import WIDTH
from render.venice import effects
from render.venice.geography import HIGH, ISLE, MAP, MOORING, TILE, corner, course, crossings, open_water
from render.venice.pieces import GOODS, QUAY, ROSE, WATER
from render.writing import write
from rules.venice.pieces import BUILDINGS, CANALS, Effect
from rules.venice.view import VeniceView

ROW = 38
HEAD = 42
SLOT = 38
"""How wide the place of an assistant is, at the left of each row."""
_SIGNS = 27
_EDGE = 13
_SHALLOWS = theme.mix(WATER, "#ffffff", 0.16)
_DEPTHS = theme.mix(WATER, theme.VENICE.deep, 0.4)
_STONE = theme.mix(theme.PAPER_DARK, ROSE, 0.16)
_ROOF = "#b5654a"
_BANDS = {"ceramics": GOODS["ceramics"], "cloth": GOODS["cloth"], "silver": "#5d6d7a"}
"""The heads of tiles by their good; dark enough for light letters."""
_SHORTER = {"st_marks_square": "venice-picture-square"}
"""Names that are too long for a tile."""


def water(view: VeniceView, say: Words, top: float) -> list[Item]:
    """Everything that stays where it is for a whole game."""
    items: list[Item] = [
        Box(x=_EDGE, y=top, width=WIDTH - 2 * _EDGE, height=MAP, fill=WATER, radius=16, shadow=12),
        Box(x=_EDGE + 6, y=top + 6, width=WIDTH - 2 * _EDGE - 12, height=MAP - 12, fill=WATER, radius=11,
            edge=theme.VENICE.bright, thick=2),
        *_ripples(top),
        *(Line(points=course(canal, top), colour=_SHALLOWS, thick=30) for canal in CANALS),
        *_rose_of_winds(top),
        *(item for x, y in crossings(top) for item in _houses(x, y)),
    ]  # fmt: skip
    items += [_island(view, building, say, *corner(place, top)) for place, building in view.board.items()]
    return items


def _ripples(top: float) -> list[Item]:
    x, y = open_water(top)
    places = ((x - 76, y - 84), (x - 90, y + 96), (x + 58, y + 112), (x + 74, y - 96))
    return [Sign(name="venice-waves", x=at, y=down, size=46, main=_SHALLOWS, detail=WATER) for at, down in places]


def _rose_of_winds(top: float) -> list[Item]:
    x, y = open_water(top)
    return [
        Disc(x=x - 30, y=y + 44, radius=68, fill=_DEPTHS, edge=theme.VENICE.bright, thick=2),
        Sign(name="venice-compass", x=x - 30, y=y + 44, size=120, main=theme.VENICE.bright, detail=theme.VENICE.deep),
    ]


def _houses(x: float, y: float) -> list[Item]:
    """A few roofs where canals cross."""
    items: list[Item] = [Box(x=x - 23, y=y - 14, width=46, height=28, fill=_STONE, radius=5)]
    for left, up, wide, tone in ((-19, -10, 17, 0.0), (2, -10, 17, 0.25), (-19, 2, 25, 0.3), (10, 2, 9, 0.1)):
        roof = theme.mix(_ROOF, theme.PAPER_DARK, tone)
        points = ((x + left, y + up), (x + left + wide, y + up), (x + left + wide, y + up + 8), (x + left, y + up + 8))
        items.append(Polygon(points=points, fill=roof))
        ridge = theme.mix(roof, theme.INK, 0.35)
        items.append(Line(points=((x + left, y + up + 4), (x + left + wide, y + up + 4)), colour=ridge, thick=1.5))
    return items


def _island(view: VeniceView, building: str, say: Words, x: float, y: float) -> Group:
    """A building with its quay: a tile with four rows, a public one with two."""
    printed = BUILDINGS[building]
    band = _BANDS[printed.good] if printed.good else ROSE
    items: list[Item] = [
        Box(x=0, y=8, width=ISLE, height=HIGH - 8, fill=QUAY, radius=10),
        Box(x=0, y=HIGH - 4, width=ISLE, height=4, fill=theme.mix(QUAY, theme.VENICE.deep, 0.45), radius=2),
        *_poles(),
        Box(x=0, y=0, width=ISLE, height=TILE, fill=theme.PAPER, paper=True, radius=10),
        Box(x=0, y=0, width=ISLE, height=HEAD, fill=band, radius=10),
        Box(x=0, y=HEAD - 12, width=ISLE, height=12, fill=band),
        *_named(building, say, band),
        *(_rows(view, building) if printed.good else _public(view, building)),
    ]  # fmt: skip
    return Group(x=x, y=y, width=ISLE, height=HIGH, items=tuple(items), name=f"tile:{building}", kept=True)


def _named(building: str, say: Words, band: Colour) -> list[Item]:
    """The sign and the name; a long name pushes the sign to the edge."""
    name = say(_SHORTER.get(building, f"venice-thing-{building}"))
    sign, left = (32, 42) if width(name, "text", theme.LEAST_TEXT) < ISLE - 50 else (24, 29)
    return [
        Sign(name=f"venice-{building}", x=left / 2, y=HEAD / 2, size=sign, main=theme.CREAM, detail=band),
        write(name, x=left, y=HEAD / 2, room=ISLE - left - 4, size=30, role="text", colour=theme.CREAM),
    ]


def _poles() -> list[Item]:
    """Striped mooring poles at both ends of the quay."""
    items: list[Item] = []
    for x in (7, ISLE - 13):
        for stripe in range(4):
            tone = ROSE if stripe % 2 else theme.CREAM
            items.append(Box(x=x, y=TILE + 6 + stripe * 9, width=6, height=9, fill=tone))
        items.append(Disc(x=x + 3, y=TILE + 6, radius=4, fill=theme.GOLD))
    return items


def printed_cost(view: VeniceView, effect: Effect) -> dict[str, int]:
    review = effect.review if view.options.court_scrolls == "review" else {}
    return {**effect.cost, **review}


def _rows(view: VeniceView, building: str) -> list[Item]:
    items: list[Item] = []
    for number, effect in enumerate(BUILDINGS[building].effects):
        y = HEAD + 3 + number * ROW
        if number:
            items.append(Box(x=6, y=y - 1, width=ISLE - 12, height=2, fill=theme.PAPER_DARK))
        items.append(Disc(x=SLOT / 2 + 3, y=y + ROW / 2, radius=15, fill=theme.PAPER_DARK))
        items.append(
            write(str(number + 1), x=SLOT / 2 + 3, y=y + ROW / 2, room=SLOT, size=27, role="number",
                  colour=theme.INK_SOFT, align="middle")
        )  # fmt: skip
        line = effects.glyphs(effect, printed_cost(view, effect))
        items += effects.drawn(line, ISLE - 9, y + ROW / 2, ISLE - SLOT - 18, _SIGNS)
    return items


def free_room(view: VeniceView, building: str, space: int) -> float:
    """How far from the first assistant on a space the last may stand before the signs of its effect begin."""
    effect = BUILDINGS[building].effects[space - 1]
    signs = effects.long(effects.glyphs(effect, printed_cost(view, effect)), _SIGNS)
    return ISLE - 9 - signs - SLOT - 4


def _public(view: VeniceView, building: str) -> list[Item]:
    """Two effects, larger, as nobody's assistants stand here."""
    items: list[Item] = []
    for number, effect in enumerate(BUILDINGS[building].effects):
        y = HEAD + 3 + number * 2 * ROW
        if number:
            items.append(Box(x=6, y=y - 1, width=ISLE - 12, height=2, fill=theme.PAPER_DARK))
        line = effects.glyphs(effect, more=view.options.great_council_counts == "more")
        size = min(46.0, 46.0 * (ISLE - 24) / effects.long(line, 46))
        right = ISLE / 2 + effects.long(line, size) / 2
        items += effects.drawn(line, right, y + ROW, ISLE - 16, size)
    return items


def quay_top(y: float) -> float:
    """Where the quay of an island begins."""
    return y + TILE + (MOORING - 48) / 2
