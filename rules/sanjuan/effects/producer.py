"""Effects in the producer phase."""

from rules.components import Count
from rules.sanjuan.effects.base import Effect


class ProduceMore(Effect, frozen=True):
    """More goods may be produced (Aqueduct)."""

    goods: Count


class DrawAfterProducing(Effect, frozen=True):
    """Cards for producing at least so many goods in one phase (Well)."""

    goods: Count
    cards: Count
