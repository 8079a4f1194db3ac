"""How a house player looks for a voyage: every way of a few canals that it can pay, with what lies on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.venice.activating import level
from rules.venice.fares import bridge_coins, bridge_intrigue, fee
from rules.venice.judgement import CARRIED_HOME, Judgement
from rules.venice.pieces import BUILDINGS, GOODS, TILES, Hold
from rules.venice.routes import Chart
from rules.venice.training import trained_space

if TYPE_CHECKING:
    pass

REACH = 4
"""Canals that it looks ahead."""
STACKED = 0.4
"""What it minds giving a point to others."""


class Voyage(NamedTuple):
    worth: float
    path: tuple[str, ...]
    """The quays still to come; it moors at the last."""


class Lookout:
    """All that is at each quay, for one gondola; reckoned once and used for every voyage."""

    def __init__(self, mind: Judgement, gondola: str) -> None:
        self.mind, self.gondola = mind, gondola
        self.state, self.seat = mind.state, mind.seat
        self.hold = self.state.gondolas[gondola].hold
        self.closed = self.state.gondolas[self.state.sister(gondola)].quay
        self.around = {building: self.state.around(building) for building in self.state.board.values()}
        self.homes = [Chart(self.state, one.building) for one in mind.loaded(self.hold)]
        self._passing: dict[str, tuple[float, int]] = {}
        self._mooring: dict[str, float] = {}

    def passing(self, quay: str) -> tuple[float, int]:
        """What passing a quay is worth, and the coins that are gained or spent there."""
        if quay not in self._passing:
            self._passing[quay] = self._reckon_passing(quay)
        return self._passing[quay]

    def _reckon_passing(self, quay: str) -> tuple[float, int]:
        owed = sum(self.state.gondolas[boat].owner != self.seat for boat in self.state.stack(quay))
        worth, coins = -self.mind.facing(owed) if owed else 0.0, 0
        closed = quay == self.closed and not self.state.options.activate_where_own_gondola_moored
        effects = 0
        if self.state.spy == quay:
            effects = level(self.state, self.seat, quay, spied=True)
        elif quay in TILES:
            effects = level(self.state, self.seat, quay, spied=False)
        if effects and not closed:
            gain, coins = self.mind.activation(self.gondola, quay, effects)
            worth += gain
        return worth, coins

    def mooring(self, quay: str, taken: Sequence[str]) -> float:
        """What mooring at a quay is worth, with the goods of the tiles passed on the way."""
        if quay not in self._mooring:
            self._mooring[quay] = self._reckon_mooring(quay)
        return self._mooring[quay] + self.mind.completing(quay, self._with(taken))

    def _reckon_mooring(self, quay: str) -> float:
        state, mind = self.state, self.mind
        worth = mind.training(quay)
        effects = trained_space(state, self.seat, quay) if quay in TILES else len(BUILDINGS[quay].effects)
        worth += mind.activation(self.gondola, quay, effects)[0]
        stack = [state.gondolas[boat].owner for boat in state.stack(quay)]
        worth -= STACKED * sum(len(stack) - height for height, owner in enumerate(stack) if owner != self.seat)
        if self.homes:
            worth -= CARRIED_HOME * min(chart.coins[chart.standing.index(quay)] for chart in self.homes)
        return worth

    def _with(self, taken: Sequence[str]) -> Hold:
        return tuple(  # type: ignore[return-value]
            count + taken.count(good) for count, good in zip(self.hold, GOODS, strict=True)
        )

    def voyages(self, path: Sequence[str], coins: int) -> Iterable[Voyage]:
        """Every voyage onward from the end of a path with so many coins."""
        yield from self._onward(tuple(path), len(path), coins, 0.0, ())

    def _onward(
        self, path: tuple[str, ...], begun: int, coins: int, worth: float, taken: tuple[str, ...]
    ) -> Iterable[Voyage]:
        for quay, canal in self.around[path[-1]].items():
            cost = fee(self.state, self.seat, canal, len(path) - 1)
            if quay in path or cost > coins:
                continue
            gain = bridge_coins(self.state, self.seat, canal)
            intrigue = bridge_intrigue(self.state, self.seat, canal)
            here = worth + (gain - cost) * self.mind.coin + (self.mind.intrigue(intrigue) if intrigue else 0.0)
            way, purse = (*path, quay), coins - cost + gain
            if quay != self.closed:
                yield Voyage(here + self.mooring(quay, taken), way[begun:])
            if len(way) - begun < REACH:
                passing, coins_here = self.passing(quay)
                good = self._good(quay)
                yield from self._onward(way, begun, purse + coins_here, here + passing, (*taken, *good))

    def _good(self, quay: str) -> tuple[str, ...]:
        good = BUILDINGS[quay].good
        own = self.seat in self.state.assistants.get(quay, {})
        return (good,) if good and own and quay != self.closed else ()


def best_voyage(mind: Judgement, gondola: str, path: Sequence[str], coins: int) -> Voyage | None:
    return max(Lookout(mind, gondola).voyages(path, coins), key=lambda voyage: voyage.worth, default=None)
