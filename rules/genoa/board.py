"""The board: which places there are, which touch each other, and how far the tower can get.

A building or the market is one place however many cells it has; every street cell is a place of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct

from rules.genoa.pieces import BUILDINGS, COMPONENTS, STREET


class Board(Struct, frozen=True):
    rows: tuple[tuple[str, ...], ...]
    """The place each cell belongs to; rows are the red die, columns the blue one."""
    ring: tuple[str, ...]
    """The outer buildings, clockwise; the last touches the first."""
    neighbours: Mapping[str, tuple[str, ...]]
    touching: Mapping[str, tuple[str, ...]]
    """By street, the buildings beside it: those that can be acquired from there."""
    distances: Mapping[str, Mapping[str, int]]
    """By place, how many moves away the others are, nearest first."""
    routes: Mapping[str, tuple[tuple[str, tuple[str, ...]], ...]]
    """By place, every other place that a tower gets to without crossing a building, with the places between."""

    @property
    def places(self) -> Iterable[str]:
        return self.neighbours

    @property
    def size(self) -> int:
        return len(self.rows)

    def at(self, blue: int, red: int) -> str:
        return self.rows[red - 1][blue - 1]

    def ways(self, path: list[str], moves: int) -> dict[str, list[tuple[str, ...]]]:
        """Where a tower that came this way can go without crossing a building, and over which places."""
        found: dict[str, list[tuple[str, ...]]] = {}
        visited = set(path)
        for place, between in self.routes[path[-1]]:
            if len(between) < moves and place not in visited and visited.isdisjoint(between):
                found.setdefault(place, []).append(between)
        return found

    def within_reach(self, path: list[str], moves: int) -> list[str]:
        """Places a tower that came this way can still get to, nearest first."""
        if len(path) == 1:
            return [place for place, away in self.distances[path[0]].items() if 0 < away <= moves]
        return [place for place, away in _distances(self.neighbours, path, moves).items() if away]

    def runs(self, buildings: Collection[str]) -> list[tuple[str, ...]]:
        """The longest rows of neighbouring buildings on the ring among these; the ring closes."""
        held = [building in buildings for building in self.ring]
        size = len(held)
        if all(held):
            return [self.ring]
        found = []
        for start in range(size):
            if held[start] and not held[start - 1]:
                length = next(count for count in range(1, size) if not held[(start + count) % size])
                found.append(tuple(self.ring[(start + step) % size] for step in range(length)))
        return found


def _name(layout: str, column: int, row: int) -> str:
    cell = COMPONENTS.layouts[layout].rows[row][column]
    return f"{STREET}_{column + 1}_{row + 1}" if cell == STREET else cell


def _distances(neighbours: Mapping[str, tuple[str, ...]], path: list[str], moves: int) -> dict[str, int]:
    """From the end of a path, how far it is to other places without stepping on the path; on it, everything is near."""
    found = dict.fromkeys(path, 0)
    edge = path[-1:]
    for away in range(1, moves + 1):
        ahead = []
        for place in edge:
            for other in neighbours[place]:
                if other not in found:
                    found[other] = away
                    ahead.append(other)
        edge = ahead
    return found


def _routes(neighbours: Mapping[str, tuple[str, ...]], start: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    found: list[tuple[str, tuple[str, ...]]] = []
    edge: list[tuple[str, ...]] = [(start,)]
    for _ in range(COMPONENTS.tower.discs - 1):
        ahead = [(*way, place) for way in edge for place in neighbours[way[-1]] if place not in way]
        found.extend((way[-1], way[1:-1]) for way in ahead)
        edge = [way for way in ahead if way[-1] not in BUILDINGS]
    return tuple(found)


def _board(layout: str) -> Board:
    size = len(COMPONENTS.layouts[layout].rows)
    rows = tuple(tuple(_name(layout, column, row) for column in range(size)) for row in range(size))
    beside: dict[str, dict[str, None]] = {place: {} for row in rows for place in row}
    for row in range(size):
        for column in range(size):
            for other_row, other_column in ((row, column + 1), (row + 1, column)):
                if other_row < size and other_column < size:
                    one, other = rows[row][column], rows[other_row][other_column]
                    if one != other:
                        beside[one][other] = None
                        beside[other][one] = None
    neighbours = {place: tuple(others) for place, others in beside.items()}
    return Board(
        rows=rows,
        ring=COMPONENTS.layouts[layout].ring,
        neighbours=neighbours,
        touching={
            place: tuple(other for other in others if other in BUILDINGS)
            for place, others in neighbours.items()
            if place.startswith(STREET)
        },
        distances={place: _distances(neighbours, [place], len(neighbours)) for place in neighbours},
        routes={place: _routes(neighbours, place) for place in neighbours},
    )


BOARDS: Mapping[str, Board] = {layout: _board(layout) for layout in COMPONENTS.layouts}
