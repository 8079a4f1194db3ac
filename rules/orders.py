"""Standing orders: questions that a player may answer beforehand.

A game declares which. An order sees what its seat may see, and nothing else: the view, the forms, and the events that
reached the seat since the order was given.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from rules.events import Event
from rules.forms import Action, Form


class Order:
    """Subclass it in a game; `name` is how it is stored, `values` what a player may set it to."""

    name: ClassVar[str]
    values: ClassVar[tuple[int, ...]]

    def answer(self, view: Any, forms: Sequence[Form], value: int) -> Action | None:
        """What to do now; None: the player decides."""
        raise NotImplementedError

    def lapsed(self, events: Sequence[Event]) -> str | None:
        """Why the order no longer holds, as a key for words; None while it does."""
        return None
