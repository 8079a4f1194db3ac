"""Boards of squares: where a square is, and the outline of a place that covers several."""

from collections.abc import Collection
from itertools import pairwise

from msgspec import Struct

from render.scene import Point
from render.signs.recipe import outlines

Cell = tuple[int, int]
"""Column and row, from the upper left."""


class Grid(Struct, frozen=True):
    """Squares of one size, their upper left corner at `x`, `y`; or cells as wide and high as their column and row."""

    x: float
    y: float
    size: float
    columns: tuple[float, ...] = ()
    """How far from `x` each column begins and the last one ends, where they are not all of one size."""
    rows: tuple[float, ...] = ()

    def corner(self, cell: Cell) -> Point:
        across = self.columns[cell[0]] if self.columns else cell[0] * self.size
        down = self.rows[cell[1]] if self.rows else cell[1] * self.size
        return self.x + across, self.y + down

    def middle(self, cell: Cell) -> Point:
        return self.centre((cell,))

    def bounds(self, cells: Collection[Cell]) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the smallest rectangle around the cells."""
        columns, rows = [cell[0] for cell in cells], [cell[1] for cell in cells]
        left, top = self.corner((min(columns), min(rows)))
        right, bottom = self.corner((max(columns) + 1, max(rows) + 1))
        return left, top, right, bottom

    def centre(self, cells: Collection[Cell]) -> Point:
        """The middle of the smallest rectangle around the cells."""
        left, top, right, bottom = self.bounds(cells)
        return (left + right) / 2, (top + bottom) / 2

    def outline(self, cells: Collection[Cell], inset: float = 0, radius: float = 0) -> tuple[Point, ...]:
        """The outline of connected cells without a hole, clockwise, drawn in by `inset`, its corners rounded."""
        corners = _corners(cells)
        points = []
        for at, (column, row) in enumerate(corners):
            before, after = corners[at - 1], corners[(at + 1) % len(corners)]
            into = _sign(column - before[0]), _sign(row - before[1])
            out = _sign(after[0] - column), _sign(after[1] - row)
            x, y = self.corner((column, row))
            # inside is to the right of whoever walks clockwise
            points.append((x - (into[1] + out[1]) * inset, y + (into[0] + out[0]) * inset))
        return rounded(points, radius) if radius else tuple(points)


def rounded(points: Collection[Point], radius: float) -> tuple[Point, ...]:
    """The same polygon with its corners cut to curves."""
    ring = list(points)
    words: list[str] = []
    for at, corner in enumerate(ring):
        first = _towards(corner, ring[at - 1], radius)
        last = _towards(corner, ring[(at + 1) % len(ring)], radius)
        words.append(f"{'L' if words else 'M'} {first[0]} {first[1]} Q {corner[0]} {corner[1]} {last[0]} {last[1]}")
    return outlines(" ".join([*words, "Z"]))[0]


def _towards(start: Point, end: Point, far: float) -> Point:
    length = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1e-9)
    share = min(0.5, far / length)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def _corners(cells: Collection[Cell]) -> list[Cell]:
    """Where the outline turns, clockwise, in units of cells."""
    inside = set(cells)
    edges: dict[Cell, Cell] = {}
    for column, row in inside:
        ring = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1), (column, row)]
        beyond = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
        edges.update(edge for edge, other in zip(pairwise(ring), beyond, strict=True) if other not in inside)
    start = min(edges)
    walk = [start]
    while edges[walk[-1]] != start:
        walk.append(edges[walk[-1]])
    return [
        here
        for at, here in enumerate(walk)
        if (here[0] - walk[at - 1][0], here[1] - walk[at - 1][1])
        != (walk[(at + 1) % len(walk)][0] - here[0], walk[(at + 1) % len(walk)][1] - here[1])
    ]
