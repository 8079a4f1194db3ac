"""Effects in the councillor phase."""

from rules.components import Count
from rules.sanjuan.effects.base import Effect


class KeepMore(Effect, frozen=True):
    """More of the cards drawn are kept (Prefecture)."""

    cards: Count


class DiscardFromHand(Effect, frozen=True):
    """The cards drawn join the hand, and what must go is chosen from all of it (Archive)."""


class StoreGood(Effect, frozen=True):
    """At the phase's start a good is put on this building, if it has none (Customs Office)."""
