"""Effects at the end of the game: points for what stands on the tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.components import Count
from rules.sanjuan.effects.base import Effect

if TYPE_CHECKING:
    from rules.sanjuan.pieces import Kind


class Score(Effect, frozen=True):
    """Points for one's own buildings and those of all the others, whatever the order of counting."""

    def earns(self, own: Sequence[Kind], others: Sequence[Kind]) -> int:
        raise NotImplementedError


class ScoreMonuments(Score, frozen=True):
    """By how many different monuments one has (Triumphal Arch)."""

    points: tuple[Count, ...]

    def earns(self, own: Sequence[Kind], others: Sequence[Kind]) -> int:
        monuments = len({kind.id for kind in own if kind.monument})
        return self.points[min(monuments, len(self.points)) - 1] if monuments else 0


class ScoreProduction(Score, frozen=True):
    """For each production building and for each kind of them (Guild Hall)."""

    each: Count
    kind: Count

    def earns(self, own: Sequence[Kind], others: Sequence[Kind]) -> int:
        production = [kind.id for kind in own if kind.family == "production"]
        return self.each * len(production) + self.kind * len(set(production))


class ScoreCity(Score, frozen=True):
    """For each city building, itself included (City Hall)."""

    each: Count

    def earns(self, own: Sequence[Kind], others: Sequence[Kind]) -> int:
        return self.each * sum(kind.family == "city" for kind in own)


class ScoreSets(Score, frozen=True):
    """For the first, second … set of different buildings of one cost; no building is in two sets (Residence)."""

    size: Count
    points: tuple[Count, ...]

    def earns(self, own: Sequence[Kind], others: Sequence[Kind]) -> int:
        costs = {kind.cost for kind in own}
        return sum(self.points[: sum(self._sets(own, cost) for cost in costs)])

    def _sets(self, own: Sequence[Kind], cost: int) -> int:
        """As many sets as the copies allow: a kind can be in each of them once."""
        copies = Counter(kind.id for kind in own if kind.cost == cost).values()
        sets = 0
        while sum(min(count, sets + 1) for count in copies) >= self.size * (sets + 1):
            sets += 1
        return sets


class ScoreForeign(Score, frozen=True):
    """For the first, second … building of a certain cost that the others have, all together (Cathedral)."""

    cost: Count
    points: tuple[Count, ...]

    def earns(self, own: Sequence[Kind], others: Sequence[Kind]) -> int:
        return sum(self.points[: sum(kind.cost == self.cost for kind in others)])


class ScorePoints(Effect, frozen=True):
    """A point for so many points of everything else, so it is counted last (Palace)."""

    per: Count

    def earns(self, points: int) -> int:
        return points // self.per
