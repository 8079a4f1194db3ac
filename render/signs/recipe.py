"""How a sign is written down: paths as in SVG (absolute M, L, H, V, Q, C, Z), discs and strokes."""

from collections.abc import Iterator
from functools import lru_cache
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


def _parts(path: str) -> Iterator[list[Point]]:
    part: list[Point] = []
    words = path.replace(",", " ").split()
    at = 0

    def take(count: int) -> list[float]:
        nonlocal at
        numbers = [float(word) for word in words[at : at + count]]
        at += count
        return numbers

    while at < len(words):
        command = words[at]
        at += 1
        match command:
            case "M":
                if part:
                    yield part
                x, y = take(2)
                part = [(x, y)]
            case "L":
                x, y = take(2)
                part.append((x, y))
            case "H":
                part.append((take(1)[0], part[-1][1]))
            case "V":
                part.append((part[-1][0], take(1)[0]))
            case "Q":
                part.extend(_curve([part[-1], *_pairs(take(4))]))
            case "C":
                part.extend(_curve([part[-1], *_pairs(take(6))]))
            case "Z":
                part.append(part[0])
            case _:
                raise ValueError(f"no such command in a path: {command}")
    if part:
        yield part


def _pairs(numbers: list[float]) -> list[Point]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _curve(points: list[Point]) -> Iterator[Point]:
    """De Casteljau: between the points, between those in between, until one is left."""
    for step in range(1, _STEPS + 1):
        share = step / _STEPS
        between = points
        while len(between) > 1:
            between = [
                (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                for a, b in zip(between, between[1:], strict=False)
            ]
        yield between[0]
