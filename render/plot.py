"""Curves and bars, for every game: how scores went, and what they are made of."""

from collections.abc import Sequence

from msgspec import Struct

from render import theme
from render.lettering import width
from render.scene import Box, Colour, Disc, Group, Item, Line, Shield, Sign, group
from render.writing import write


class Part(Struct, frozen=True):
    """One source of points: how it is called and shown."""

    label: str
    sign: str
    colour: Colour


def bar(parts: Sequence[Part], amounts: Sequence[int], x: float, y: float, long: float, most: int) -> Group:
    """What one score is made of, piece by piece, each as long as its share; `most` would be as long as the room."""
    high = 50
    items: list[Item] = [Box(x=x, y=y, width=long, height=high, fill=theme.PAPER_DARK, radius=8)]
    at = x
    for part, amount in zip(parts, amounts, strict=True):
        length = long * amount / most if most else 0
        if length < 3:
            continue
        items.append(Box(x=at, y=y, width=length - 2, height=high, fill=part.colour, radius=6))
        if length > width(str(amount), "number", 30) + 8:
            items.append(
                write(str(amount), x=at + length / 2, y=y + high / 2, room=length, size=30, role="number",
                      colour=theme.CREAM, align="middle")
            )  # fmt: skip
        at += length
    return group("bar", *items)


def legend(parts: Sequence[Part], x: float, y: float, room: float) -> list[Item]:
    items: list[Item] = []
    each = room / len(parts)
    for at, part in enumerate(parts):
        left = x + at * each
        items.append(Box(x=left, y=y - 22, width=44, height=44, fill=part.colour, radius=8))
        items.append(Sign(name=part.sign, x=left + 22, y=y, size=32, main=theme.CREAM, detail=part.colour))
        items.append(write(part.label, x=left + 58, y=y, room=each - 72, size=32, colour=theme.INK))
    return items


def curves(
    history: Sequence[Sequence[int]], x: float, y: float, wide: float, high: float, ticks: Sequence[str] = ()
) -> list[Item]:
    """Scores over time, one curve a player; the shield at its end says whose. `ticks` are named under the curves,
    evenly from the first to the last."""
    if len(history) < 2 or not history[0]:
        return []
    least = min(0, *(score for scores in history for score in scores))
    most = max(1, *(score for scores in history for score in scores))
    step = _round_step(most - least)
    top = -(-most // step) * step
    bottom = least // step * step
    left, right = x + 70, x + wide - 66
    floor = y + high - (44 if ticks else 8)
    up = (floor - y - 14) / (top - bottom)
    items: list[Item] = []
    for level in range(bottom, top + 1, step):
        at = floor - (level - bottom) * up
        items.append(Box(x=left, y=at - 1, width=right - left, height=2, fill=theme.INK_FAINT))
        items.append(write(str(level), x=left - 14, y=at, room=60, size=28, colour=theme.INK_SOFT, align="right"))
    for place, tick in enumerate(ticks):
        at = left + (right - left) * place / max(1, len(ticks) - 1)
        room = (right - left) / len(ticks)
        items.append(write(tick, x=at, y=floor + 32, room=room, size=28, colour=theme.INK_SOFT, align="middle"))
    across = (right - left) / (len(history) - 1)
    seats = range(len(history[0]))
    for seat in seats:
        heights = (floor - (scores[seat] - bottom) * up for scores in history)
        points = tuple((left + moment * across, height) for moment, height in enumerate(heights))
        items.append(Line(points=points, colour=theme.INK, thick=9))
        items.append(Line(points=points, colour=theme.PLAYERS[seat], thick=6))
        if len(history) <= 12:
            colour = theme.PLAYERS[seat]
            items += [Disc(x=px, y=py, radius=8, fill=colour, edge=theme.INK, thick=2) for px, py in points]
    reached = [floor - (history[-1][seat] - bottom) * up for seat in seats]
    for seat, end, shown in zip(seats, reached, _apart(reached, 46, y + 10, floor), strict=True):
        items.append(Line(points=((right + 6, end), (right + 18, shown)), colour=theme.INK_FAINT, thick=3))
        items.append(Shield(seat=seat, x=right + 38, y=shown, size=44))
    return items


def _round_step(span: int) -> int:
    """A step of 1, 2 or 5 times a power of ten that makes three to six levels."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if span <= step * factor * 5:
                return step * factor
        step *= 10


def _apart(places: Sequence[float], gap: float, least: float, most: float) -> list[float]:
    """The places, moved as little as it takes that none is closer to another than the gap, within the bounds if they
    can be: neighbours too close make a cluster, which is centred where its members were."""
    clusters: list[list[int]] = []
    for at in sorted(range(len(places)), key=lambda at: places[at]):
        clusters.append([at])
        while len(clusters) > 1 and _start(clusters[-1], places, gap, least, most) < gap + _end(
            clusters[-2], places, gap, least, most
        ):
            last = clusters.pop()
            clusters[-1] += last
    moved = list(places)
    for cluster in clusters:
        start = _start(cluster, places, gap, least, most)
        for order, at in enumerate(cluster):
            moved[at] = start + order * gap
    return moved


def _start(cluster: Sequence[int], places: Sequence[float], gap: float, least: float, most: float) -> float:
    long = (len(cluster) - 1) * gap
    centred = sum(places[at] for at in cluster) / len(cluster) - long / 2
    return max(least, min(most - long, centred))


def _end(cluster: Sequence[int], places: Sequence[float], gap: float, least: float, most: float) -> float:
    return _start(cluster, places, gap, least, most) + (len(cluster) - 1) * gap
