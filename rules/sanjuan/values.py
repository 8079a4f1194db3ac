"""Which cards a hand can best do without, for what is decided in somebody's absence."""

from collections.abc import Sequence

from rules.sanjuan.pieces import CARDS


def least_wanted(cards: Sequence[str], count: int) -> tuple[str, ...]:
    """So many of the cards, those that cost and score least first."""
    by_cost = sorted(cards, key=lambda card: (CARDS[card].cost, CARDS[card].points, card))
    return tuple(by_cost[:count])
