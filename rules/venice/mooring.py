"""Mooring: a gondola comes to lie on top of those already there, and each owner below scores for every one above."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.game import Event, Happenings
from rules.venice.ledger import change, change_doge

if TYPE_CHECKING:
    from rules.venice.state import Venice

STACK = "stack"


class Moored(Event, frozen=True, kw_only=True):
    colour: int
    gondola: str
    quay: str
    below: tuple[str, ...]
    """The gondolas it lies on, the lowest first."""


def moor(state: Venice, gondola: str, quay: str, opponent: int | None = None) -> Happenings:
    """Moor here. The opponent is whoever scores for smugglers below, if anybody does."""
    below = [other for other in state.stack(quay) if other != gondola]
    boat = state.gondolas.pop(gondola)
    boat.quay = quay
    # last moored, so on top
    state.gondolas[gondola] = boat
    yield Moored(colour=boat.owner, gondola=gondola, quay=quay, below=tuple(below))
    for height, other in enumerate(below):
        owner, above = state.gondolas[other].owner, len(below) - height
        if owner >= 0:
            yield from change(state, owner, "vp", above, STACK)
        elif state.doge:
            yield from change_doge(state, "vp", above, STACK)
        elif opponent is not None:
            yield from change(state, opponent, "vp", above, STACK)
