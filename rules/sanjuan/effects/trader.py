"""Effects in the trader phase."""

from rules.components import Count
from rules.sanjuan.effects.base import Effect


class SellMore(Effect, frozen=True):
    """More goods may be sold (Trading Post)."""

    goods: Count


class DrawAfterSelling(Effect, frozen=True):
    """Cards, once, for selling at least so many goods in one phase (Market Stand, Market Hall)."""

    goods: Count
    cards: Count


class DrawWhenNobodySold(Effect, frozen=True):
    """Cards if no good at all was sold in the phase (Hut)."""

    cards: Count


class SellFor(Effect, frozen=True):
    """The good on this building sells for so many cards, whatever the market says (Customs Office)."""

    cards: Count


class TuckSold(Effect, frozen=True):
    """So many of the goods just sold go under this building, unseen, instead of being discarded (Harbor)."""

    goods: Count
