"""How a sign is written down: paths as in SVG (absolute M, L, H, V, Q, C, Z), discs and strokes."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Literal, TypeAlias

from msgspec import Struct

from render.scene import Point

Paint: TypeAlias = Literal["main", "detail"]


class Stroke(Struct, frozen=True):
    paint: Paint
    path: str = ""
    thick: float = 0
    """0 fills the path; more draws along it with a pen so thick."""
    disc: tuple[float, float, float] | None = None
    """Middle and radius, instead of a path."""


Recipe: TypeAlias = tuple[Stroke, ...]


def fill(paint: Paint, path: str) -> Stroke:
    return Stroke(paint=paint, path=path)


def pen(paint: Paint, thick: float, path: str) -> Stroke:
    return Stroke(paint=paint, path=path, thick=thick)


def disc(paint: Paint, x: float, y: float, radius: float) -> Stroke:
    return Stroke(paint=paint, disc=(x, y, radius))


_STEPS = 14
"""Straight pieces to a curve; more could not be seen at the sizes we draw."""


@lru_cache(maxsize=512)
def outlines(path: str) -> tuple[tuple[Point, ...], ...]:
    """The points of each part of a path, its curves made of short straight lines."""
    return tuple(tuple(part) for part in _parts(path))


_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0}
"""How many numbers follow each command."""


def _parts(path: str) -> Iterator[list[Point]]:
    part: list[Point] = []
    for command, numbers in _commands(path):
        if command == "M" and part:
            yield part
            part = []
        part.extend(_drawn(command, numbers, part))
    if part:
        yield part


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    words = iter(path.replace(",", " ").split())
    for command in words:
        if command not in _NUMBERS:
            raise ValueError(f"no such command in a path: {command}")
        yield command, [float(next(words)) for _ in range(_NUMBERS[command])]


def _drawn(command: str, numbers: list[float], before: list[Point]) -> Iterable[Point]:
    """The points a command adds to those before it."""
    match command:
        case "H":
            return [(numbers[0], before[-1][1])]
        case "V":
            return [(before[-1][0], numbers[0])]
        case "Q" | "C":
            return _curve([before[-1], *_pairs(numbers)])
        case "Z":
            return [before[0]]
        case _:
            return _pairs(numbers)


def _pairs(numbers: list[float]) -> list[Point]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _curve(points: list[Point]) -> Iterator[Point]:
    """De Casteljau: between the points, between those in between, until one is left."""
    for step in range(1, _STEPS + 1):
        share = step / _STEPS
        between = points
        while len(between) > 1:
            between = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairwise(between)]
        yield between[0]
