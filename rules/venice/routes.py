"""The cheapest routes from quay to quay: bridged canals are free, no first canal is."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from rules.venice.pieces import CANALS

if TYPE_CHECKING:
    from rules.venice.state import Venice

Route = tuple[str, ...]
"""The quays on the way, the last one is where it ends; nothing: it stays where it is."""


def _cost(state: Venice, canal: str) -> int:
    return 0 if canal in state.bridges else CANALS[canal].fee


def distances(state: Venice, goal: str) -> dict[str, int]:
    """From every quay, the coins it takes to reach the goal."""
    found: dict[str, int] = {}
    heap = [(0, goal)]
    while heap:
        coins, quay = heappop(heap)
        if quay in found:
            continue
        found[quay] = coins
        for other, canal in state.around(quay).items():
            if other not in found:
                heappush(heap, (coins + _cost(state, canal), other))
    return found


def cheapest(state: Venice, start: str, goal: str) -> tuple[int, list[Route]]:
    """The cost of the cheapest route, and all routes that cost no more."""
    left = distances(state, goal)

    def onward(way: Route) -> Iterable[Route]:
        here = way[-1]
        if here == goal:
            yield way[1:]
            return
        for quay, canal in state.around(here).items():
            if quay not in way and _cost(state, canal) + left[quay] == left[here]:
                yield from onward((*way, quay))

    return left[start], list(onward((start,)))
