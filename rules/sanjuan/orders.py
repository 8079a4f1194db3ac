"""Orders a player of San Juan may leave: questions that most answer the same way every time."""

from collections.abc import Sequence
from typing import Any

from rules.game import Action, Form, One, Some
from rules.orders import Order
from rules.sanjuan.builder import Build, Pass
from rules.sanjuan.councillor import Keep
from rules.sanjuan.pieces import CARDS
from rules.sanjuan.piles import Discard
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
        return Produce(tuple(_dearest(domain.values)[: domain.limit]))


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


class KeepDearest(Order):
    """Of the cards drawn in the councillor phase, keep the dearest; with an Archive, the dearest of all."""

    name = "keep_dearest"
    values = (1,)

    def answer(self, view: Any, forms: Sequence[Form], value: int) -> Action | None:
        if drawn := _asked(forms, Keep, "cards"):
            return Keep(tuple(_dearest(drawn.values)[: drawn.limit]))
        held = _asked(forms, Discard, "cards") if view.phase == "councillor" else None
        return Discard(tuple(_dearest(held.values)[len(held.values) - held.least :])) if held else None


class BuildFrom(Order):
    """Build nothing while no building of at least this cost can be paid for; otherwise the player is asked."""

    name = "build_from"
    values = (1, 2, 3, 4, 5, 6)

    def answer(self, view: Any, forms: Sequence[Form], value: int) -> Action | None:
        if not any(form.action is Pass for form in forms):
            return None
        offered = [form.fields["card"] for form in forms if form.action is Build]
        cards = [card for domain in offered if isinstance(domain, One) for card in domain.values]
        return None if any(CARDS[card].cost >= value for card in cards) else Pass()


def _dearest(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=lambda card: -CARDS[card].cost)


def _asked(forms: Sequence[Form], action: type[Action], field: str) -> Some | None:
    """What this question offers, if it is being asked and not answered yet."""
    for form in forms:
        if form.action is action:
            domain = form.fields[field]
            return domain if isinstance(domain, Some) else None
    return None


ORDERS = (ProduceDearest(), SellFrom(), KeepDearest(), BuildFrom(), NeverSwap())
