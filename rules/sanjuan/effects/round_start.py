"""Effects at the start of a round, in the order: exchange, tuck, hand limits."""

from rules.components import Count
from rules.sanjuan.effects.base import Effect


class Exchange(Effect, frozen=True):
    """Up to so many cards of the hand are discarded for as many new ones (Office)."""

    cards: Count


class TuckEachRound(Effect, frozen=True):
    """A card may go under this building each round, a point each (Chapel)."""


class TuckOnce(Effect, frozen=True):
    """Any number of cards go under this building, a point each, once a game (Bank)."""


class OwnHandLimit(Effect, frozen=True):
    """The owner may hold so many cards (Tower)."""

    cards: Count


class OthersHandLimit(Effect, frozen=True):
    """Whoever has neither this building nor a hand limit of his own may hold so many cards (Guard Room)."""

    cards: Count
