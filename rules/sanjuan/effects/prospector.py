"""Effects in the prospector phase: cards turned up before everybody, of which one may be won."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from rules.components import Count
from rules.sanjuan.effects.base import Effect

if TYPE_CHECKING:
    from rules.sanjuan.pieces import Kind


class Dig(Effect, frozen=True):
    """So many cards are turned up; if all their costs differ, the cheapest is won (Gold Mine)."""

    cards: Count

    def wins(self, shown: Sequence[Kind], standing: Collection[str]) -> int | None:
        """The place of the card won, if any."""
        costs = [kind.cost for kind in shown]
        if len(costs) < self.cards or len(set(costs)) < len(costs):
            return None
        return costs.index(min(costs))


class ProspectUnbuilt(Effect, frozen=True):
    """So many cards are turned up; one that nobody has built is won (Goldsmith)."""

    cards: Count

    def wins(self, shown: Sequence[Kind], standing: Collection[str]) -> int | None:
        return next((place for place, kind in enumerate(shown) if kind.id not in standing), None)
