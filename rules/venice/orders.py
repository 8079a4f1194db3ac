"""Orders a player of Venice may leave: what to do when gondolas meet, so that nobody's voyage waits for it."""

from collections.abc import Sequence
from typing import Any

from rules.game import Action, Form, Whole
from rules.orders import Order
from rules.venice.meeting import Face

SCROLLS_FIRST, INTRIGUE_FIRST = 1, 0


class Meetings(Order):
    """Give up scrolls as far as they go, or take the intrigue and keep them."""

    name = "meetings"
    values = (SCROLLS_FIRST, INTRIGUE_FIRST)

    def answer(self, view: Any, forms: Sequence[Form], value: int) -> Action | None:
        for form in forms:
            if form.action is Face:
                scrolls = form.fields["scrolls"]
                assert isinstance(scrolls, Whole)
                return Face(scrolls.most if value == SCROLLS_FIRST else scrolls.least)
        return None


ORDERS = (Meetings(),)
