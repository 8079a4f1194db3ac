"""The cheapest routes from quay to quay: bridged canals are free, no first canal is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from rules.venice.pieces import AROUND, CANALS

if TYPE_CHECKING:
    from rules.venice.state import Venice

Route = tuple[str, ...]
"""The quays on the way, the last one is where it ends; nothing: it stays where it is."""


class Chart:
    """The canals with what each costs now, and from every quay the coins it takes to one goal."""

    def __init__(self, state: Venice, goal: str) -> None:
        self.standing = list(state.board.values())
        costs = {name: 0 if name in state.bridges else canal.fee for name, canal in CANALS.items()}
        self.canals = [[(other, costs[canal]) for other, canal in around] for around in AROUND]
        self.goal = self.standing.index(goal)
        self.coins = self._distances()

    def _distances(self) -> list[int]:
        unknown = -1
        found = [unknown] * len(self.canals)
        heap = [(0, self.goal)]
        while heap:
            coins, quay = heappop(heap)
            if found[quay] != unknown:
                continue
            found[quay] = coins
            for other, cost in self.canals[quay]:
                if found[other] == unknown:
                    heappush(heap, (coins + cost, other))
        return found

    def cheapest(self, start: str) -> tuple[int, list[Route]]:
        """The cost of the cheapest route from here to the goal, and all routes that cost no more."""
        here = self.standing.index(start)
        ways = self._onward([here])
        return self.coins[here], [tuple(self.standing[quay] for quay in way[1:]) for way in ways]

    def _onward(self, way: Sequence[int]) -> Iterable[Sequence[int]]:
        here = way[-1]
        if here == self.goal:
            yield way
            return
        for quay, cost in self.canals[here]:
            if cost + self.coins[quay] == self.coins[here] and quay not in way:
                yield from self._onward([*way, quay])
