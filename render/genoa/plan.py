"""Where everything is on the board of Genoa: cells, places, and the room each place has for its parts.

The outer columns are wider and the outer rows higher than the others, as the long names are there.
"""

from collections.abc import Collection
from functools import lru_cache
from itertools import accumulate

from msgspec import Struct

from render.grid import Cell, Grid
from render.kit import BANNER, NEWS, TOP
from render.scene import Point

_WIDE, _NARROW = 158.0, 114.0
_HIGH, _LOW = 128.0, 110.0
LEFT = 42
BOARD_TOP = TOP + BANNER + NEWS + 34
"""Under the banner, the news, and the numbers of the blue die."""

GRID = Grid(
    x=LEFT,
    y=BOARD_TOP,
    size=0,
    columns=tuple(accumulate((0.0, _WIDE, *(_NARROW,) * 6, _WIDE))),
    rows=tuple(accumulate((0.0, _HIGH, *(_LOW,) * 6, _HIGH))),
)
WIDTH = GRID.columns[-1]
HEIGHT = GRID.rows[-1]
BOTTOM = BOARD_TOP + HEIGHT + 14

_CORNER = 30
"""How far from a corner one steps over a border."""


class Room(Struct, frozen=True):
    """The parts of a place: what it gives, its name, its owner's shield, and a disc or the tower."""

    art: Point
    name: Point
    wide: float
    """How much room the name has."""
    lines: int
    shield: Point
    disc: Point


@lru_cache(maxsize=8)
def cells(rows: tuple[tuple[str, ...], ...]) -> dict[str, tuple[Cell, ...]]:
    """The cells of each place."""
    found: dict[str, list[Cell]] = {}
    for row, places in enumerate(rows):
        for column, place in enumerate(places):
            found.setdefault(place, []).append((column, row))
    return {place: tuple(those) for place, those in found.items()}


def room(of: Collection[Cell]) -> Room:
    """How a place of this shape is laid out: upright, lying, bent round a corner, or square."""
    columns, rows = {cell[0] for cell in of}, {cell[1] for cell in of}
    left, top, right, bottom = GRID.bounds(of)
    across, down = (left + right) / 2, (top + bottom) / 2
    wide, high = right - left, bottom - top
    if len(of) in (1, 4):
        below = down + (48 if len(of) == 4 else 0)
        return Room(
            art=(across, down), name=(across, down - 20), wide=142, lines=1, shield=(across, down), disc=(across, below)
        )
    if len(columns) == 1:
        low = bottom - 32
        return Room(
            art=(across, top + high * 0.2), name=(across, top + high * 0.475), wide=wide - 6, lines=2,
            shield=(left + 31 + (wide - _NARROW) / 4, low), disc=(right - 39 - (wide - _NARROW) / 4, low),
        )  # fmt: skip
    if len(rows) == 1:
        middle = top + high * 0.37
        return Room(
            art=(across, middle), name=(across, top + high * 0.76), wide=wide - 14, lines=1,
            shield=(left + 36, middle), disc=(right - 42, top + high * 0.47),
        )  # fmt: skip
    return _bent(of)


def _bent(of: Collection[Cell]) -> Room:
    """Two cells beside each other hold name and goods; the third has room for shield and disc."""
    (alone,) = [cell for cell in of if sum(other[1] == cell[1] for other in of) == 1]
    beside = [cell for cell in of if cell != alone]
    left, top, right, bottom = GRID.bounds(beside)
    across, high = (left + right) / 2, bottom - top
    x, y = GRID.middle(alone)
    return Room(
        art=(across, top + high * 0.37), name=(across, top + high * 0.79), wide=right - left - 14, lines=1,
        shield=(x - 27, y), disc=(x + 21, y),
    )  # fmt: skip


def crossing(one: Collection[Cell], other: Collection[Cell], near: Point) -> tuple[Point, Cell]:
    """Where one steps from a place to the next: the point of a common side next to another, and the direction."""
    sides: list[tuple[float, Point, Cell]] = []
    for a in one:
        for b in other:
            step: Cell = b[0] - a[0], b[1] - a[1]
            if abs(step[0]) + abs(step[1]) != 1:
                continue
            left, top, right, bottom = GRID.bounds((a,))
            # along the side as near as it can be, across it on the line
            x = {-1: left, 1: right, 0: min(right - _CORNER, max(left + _CORNER, near[0]))}[step[0]]
            y = {-1: top, 1: bottom, 0: min(bottom - _CORNER, max(top + _CORNER, near[1]))}[step[1]]
            point = (x, y)
            sides.append(((point[0] - near[0]) ** 2 + (point[1] - near[1]) ** 2, point, step))
    _, nearest, direction = min(sides)
    return nearest, direction
