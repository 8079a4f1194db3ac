"""Orders a player of Medici may leave: load as soon as a good card lies at the end of the market."""

from collections.abc import Sequence
from typing import Any

from rules.game import Action, Event, Form
from rules.medici.day import DayBegan, Load
from rules.medici.pieces import CARDS
from rules.orders import Order


class LoadFromValue(Order):
    """Load the last card of the market, and nothing else, whenever it is worth at least so much."""

    name = "load_from"
    values = tuple(sorted({card.value for card in CARDS.values() if card.value}))

    def answer(self, view: Any, forms: Sequence[Form], value: int) -> Action | None:
        if not view.market or CARDS[view.market[-1]].value < value:
            return None
        return Load() if any(form.admits(Load()) for form in forms) else None

    def lapsed(self, events: Sequence[Event]) -> str | None:
        return "new_day" if any(isinstance(event, DayBegan) for event in events) else None


ORDERS = (LoadFromValue(),)
