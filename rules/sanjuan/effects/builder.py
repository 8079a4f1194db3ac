"""Effects in the builder phase: what a building saves, what else may pay for it, and what is drawn afterwards."""

from rules.components import Count
from rules.sanjuan.effects.base import Effect, Family


class Discount(Effect, frozen=True):
    """Buildings of one family cost fewer cards (Smithy, Quarry)."""

    family: Family
    cards: Count


class Cover(Effect, frozen=True):
    """A new building may be put on one of one's own, whose cost it saves; never on this one (Crane)."""


class WorthWhenCovered(Effect, frozen=True):
    """Covered, it saves so many cards instead of its own cost (Park)."""

    cards: Count


class PayWithGoods(Effect, frozen=True):
    """Goods may pay for a building, a card each (Black Market)."""

    goods: Count


class DrawAfterBuilding(Effect, frozen=True):
    """Cards for having built and paid for a building of one family (Carpenter)."""

    family: Family
    cards: Count


class DrawWhenPoor(Effect, frozen=True):
    """Cards for whoever has built and has no more than so many left in hand (Poor House)."""

    hand: Count
    cards: Count


class DrawWhenFewest(Effect, frozen=True):
    """Cards at the phase's end if nobody has fewer buildings and somebody has more (Tavern)."""

    cards: Count
