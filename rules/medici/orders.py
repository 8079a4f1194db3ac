"""Orders a player of Medici may leave: load as soon as a good card lies at the market's end."""

from collections.abc import Sequence
from typing import Any

from rules.game import Action, Event, Form, One
from rules.medici.day import DayBegan, Load
from rules.medici.pieces import CARDS
from rules.orders import Order


class LoadFromValue(Order):
    """Load whenever the last card of the market is worth at least so much, and with it what adds most."""

    name = "load_from"
    values = tuple(sorted({card.value for card in CARDS.values() if card.value}))

    def answer(self, view: Any, forms: Sequence[Form], value: int) -> Action | None:
        load = next((form for form in forms if form.action is Load), None)
        if load is None or CARDS[view.market[-1]].value < value:
            return None
        domain = load.fields["also"]
        assert isinstance(domain, One)
        also = max(domain.values, key=lambda cards: (sum(CARDS[card].value for card in cards), -len(cards)))
        return Load(also)

    def lapsed(self, events: Sequence[Event]) -> str | None:
        return "new_day" if any(isinstance(event, DayBegan) for event in events) else None


ORDERS = (LoadFromValue(),)
