"""Training: a new assistant goes to the first space of a tile, one who is there moves a space on.

The first spaces hold one each, so whoever stands in the way is pushed a space on, and so forth; the last holds all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.game import Event, Happenings
from rules.venice.ledger import change
from rules.venice.pieces import COMPONENTS, TOP

if TYPE_CHECKING:
    from rules.venice.state import Venice


class Trained(Event, frozen=True, kw_only=True):
    """An assistant has come to a space of a tile; before: from which, 0 if he is new there."""

    colour: int
    tile: str
    space: int
    before: int


class Pushed(Event, frozen=True, kw_only=True):
    colour: int
    tile: str
    space: int


class AllPlaced(Event, frozen=True, kw_only=True):
    """The first player to have all his assistants on the board."""

    seat: int


def trained_space(state: Venice, colour: int, tile: str) -> int:
    """The space this colour's assistant would stand on after training; 0: none there and none left."""
    space = state.assistants[tile].get(colour, 0)
    if space == TOP or (not space and not state.assistants_left(colour)):
        return space
    return space + 1


def train(state: Venice, colour: int, tile: str) -> Happenings:
    spaces = state.assistants[tile]
    before, target = spaces.get(colour, 0), trained_space(state, colour, tile)
    if target == before:
        return
    pushed = []
    space = target
    while space < TOP:
        standing = next((other for other, at in spaces.items() if at == space), None)
        if standing is None:
            break
        pushed.append(standing)
        space += 1
    spaces[colour] = target
    yield Trained(colour=colour, tile=tile, space=target, before=before)
    for other in pushed:
        spaces[other] += 1
        yield Pushed(colour=other, tile=tile, space=spaces[other])
    if colour >= 0 and not before and not state.assistants_left(colour) and state.all_placed is None:
        state.all_placed = colour
        yield AllPlaced(seat=colour)
        yield from change(state, colour, "vp", COMPONENTS.turn.all_assistants, "assistants_placed")


def to_top(state: Venice, colour: int, tile: str) -> Happenings:
    """Straight to the last space; nobody is pushed."""
    before = state.assistants[tile][colour]
    state.assistants[tile][colour] = TOP
    yield Trained(colour=colour, tile=tile, space=TOP, before=before)
