"""Orders a player of San Juan may leave: questions that most answer the same way every time."""

from collections.abc import Sequence
from typing import Any

from rules.game import Action, Form, Some
from rules.orders import Order
from rules.sanjuan.pieces import CARDS
from rules.sanjuan.producer import Produce
from rules.sanjuan.round_start import Swap
from rules.sanjuan.trader import Sell


class ProduceDearest(Order):
    """Produce on the dearest empty buildings."""

    name = "produce_dearest"
    values = (1,)

    def answer(self, view: Any, forms: Sequence[Form], value: int) -> Action | None:
        domain = _asked(forms, Produce, "on")
        if domain is None:
            return None
        dearest = sorted(domain.values, key=lambda card: -CARDS[card].cost)
        return Produce(tuple(dearest[: domain.limit]))


class SellFrom(Order):
    """Sell what pays at least so many cards, the dearest first; nothing if nothing does."""

    name = "sell_from"
    values = (1, 2, 3, 4)

    def answer(self, view: Any, forms: Sequence[Form], value: int) -> Action | None:
        domain = _asked(forms, Sell, "goods")
        if domain is None:
            return None
        prices = {card: int(domain.about(card)["cards"]) for card in domain.values}
        worth = sorted((card for card in prices if prices[card] >= value), key=lambda card: -prices[card])
        return Sell(tuple(worth[: domain.limit]))


class NeverSwap(Order):
    """Keep the hand as it is when the Office asks."""

    name = "never_swap"
    values = (1,)

    def answer(self, view: Any, forms: Sequence[Form], value: int) -> Action | None:
        return Swap(()) if _asked(forms, Swap, "cards") else None


def _asked(forms: Sequence[Form], action: type[Action], field: str) -> Some | None:
    """What this question offers, if it is being asked and not answered yet."""
    for form in forms:
        if form.action is action:
            domain = form.fields[field]
            return domain if isinstance(domain, Some) else None
    return None


ORDERS = (ProduceDearest(), SellFrom(), NeverSwap())
