"""What a house player thinks things are worth, in points at the end. Judgements, not rules: the numbers were tuned by
playing it against itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from rules.sanjuan import effects
from rules.sanjuan.pieces import CARDS, COMPONENTS, MARKETS, Kind
from rules.sanjuan.prices import may_build
from rules.sanjuan.scoring import count

if TYPE_CHECKING:
    from rules.sanjuan.state import SanJuan

A_CARD = 0.5
"""What a card in hand is worth before one knows which it is."""

A_ROUND: Mapping[type[effects.Effect], float] = {
    effects.Discount: 0.55,
    effects.Cover: 0.25,
    effects.PayWithGoods: 0.2,
    effects.DrawAfterBuilding: 0.55,
    effects.DrawWhenPoor: 0.3,
    effects.DrawWhenFewest: 0.25,
    effects.DiscardFromHand: 0.2,
    effects.KeepMore: 0.5,
    effects.StoreGood: 0.6,
    effects.Dig: 0.25,
    effects.ProspectUnbuilt: 0.3,
    effects.MultiplyPrivilege: 0.9,
    effects.Exchange: 0.3,
    effects.OthersHandLimit: 0.1,
    effects.OwnHandLimit: 0.1,
    effects.TuckEachRound: 0.9,
    effects.TuckSold: 0.8,
    effects.DrawWhenNobodySold: 0.1,
}
"""About how many cards an effect brings in a round."""

WITH_PRODUCTION: Mapping[type[effects.Effect], float] = {
    effects.ProduceMore: 0.2,
    effects.DrawAfterProducing: 0.12,
    effects.SellMore: 0.25,
    effects.DrawAfterSelling: 0.15,
}
"""The same for effects that grow with the number of production buildings."""

SELLS_A_ROUND = 0.45
"""How many of its goods a production building sells in a round, while there are few of them."""
MOST_PRODUCTION = 4
"""More production buildings than this are seldom all used."""
GROWTH = 0.55
"""How many points a building that scores at the end gains with every building to come."""


def mean_price(good: str) -> float:
    return sum(market.prices()[good] for market in MARKETS.values()) / len(MARKETS)


class Judge:
    """One seat's eye on things. It reads its own cards and what is public."""

    def __init__(self, state: SanJuan, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self._worth: dict[str, float] = {}

    @cached_property
    def left(self) -> int:
        """How many buildings the one who has most still needs: about as many rounds are to come."""
        return COMPONENTS.ending.buildings - max(len(player.buildings) for player in self.state.players)

    @cached_property
    def own(self) -> list[Kind]:
        return self.player.kinds()

    @cached_property
    def others(self) -> list[Kind]:
        return [kind for player in self.state.players if player is not self.player for kind in player.kinds()]

    def worth(self, kind: Kind) -> float:
        """What this building would add until the end, if it were built now; what it costs is another matter."""
        if kind.id not in self._worth:
            more = sum(count([*self.own, kind], self.others, {}).values())
            points = more - sum(count(self.own, self.others, {}).values())
            grows = any(isinstance(effect, effects.Score | effects.ScorePoints) for effect in kind.effects)
            self._worth[kind.id] = points + GROWTH * self.left * grows + A_CARD * self.left * self.yields(kind)
        return self._worth[kind.id]

    def yields(self, kind: Kind) -> float:
        """About how many cards it brings in a round."""
        production = sum(own.good is not None for own in self.own)
        if kind.good:
            crowded = max(0, production + 1 - MOST_PRODUCTION)
            return SELLS_A_ROUND * mean_price(kind.good) / (1 + crowded)
        total = sum(A_ROUND.get(type(effect), 0.0) for effect in kind.effects)
        return total + min(production, MOST_PRODUCTION) * sum(
            WITH_PRODUCTION.get(type(effect), 0.0) for effect in kind.effects
        )

    def least_wanted(self, cards: Iterable[str], number: int) -> tuple[str, ...]:
        return tuple(self.ranked(cards)[:number])

    def ranked(self, cards: Iterable[str]) -> list[str]:
        """Cards by how much one would like to build them, the least first; what can be built once is wanted once."""
        by_desire = sorted(cards, key=lambda card: (-self.desire(card), card))
        spare = self.spare(by_desire)
        wanted = [card for card in by_desire if card not in spare]
        return [*reversed(spare), *reversed(wanted)]

    def desire(self, card: str) -> float:
        kind = CARDS[card]
        # what is far too dear for the rest of the game is a dream
        return self.worth(kind) - A_CARD * kind.cost - max(0, kind.cost - len(self.player.hand) - self.left)

    def spare(self, hand: Sequence[str]) -> list[str]:
        """Cards that can never be built beside what one has and holds."""
        kinds = [CARDS[card] for card in hand]
        return [
            card
            for place, card in enumerate(hand)
            if not may_build(self.player, CARDS[card])
            or (CARDS[card].family == "city" and CARDS[card] in kinds[:place])
        ]
