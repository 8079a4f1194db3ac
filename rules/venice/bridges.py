"""Bridges: over any canal that has none. The canal is then free for all; its builder earns a coin under it, everybody
else gains intrigue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, Illegal, One, Phase, form
from rules.venice.ledger import change
from rules.venice.pieces import CANALS, COMPONENTS

if TYPE_CHECKING:
    from rules.venice.state import Venice


class Build(Action, frozen=True):
    """Build a bridge over this canal."""

    canal: str


class TakeInstead(Action, frozen=True):
    """Take the points offered in place of a bridge."""


class BridgeBuilt(Event, frozen=True, kw_only=True):
    colour: int
    canal: str
    quays: tuple[str, str]
    """The buildings at its two ends."""


def can_build(state: Venice, seat: int) -> bool:
    return state.bridges_left(seat) > 0


def free_canals(state: Venice) -> tuple[str, ...]:
    return tuple(canal for canal in CANALS if canal not in state.bridges)


def build(state: Venice, colour: int, canal: str) -> Happenings:
    state.bridges[canal] = colour
    one, other = CANALS[canal].ends
    yield BridgeBuilt(colour=colour, canal=canal, quays=(state.board[one], state.board[other]))


class Bridging(Phase, kw_only=True):
    seat: int
    instead: int = 0
    """Points that may be had in place of the bridge."""
    why: str

    def awaits(self, state: Venice) -> tuple[int, ...]:
        return (self.seat,)

    def proceed(self, state: Venice) -> Happenings:
        if not can_build(state, self.seat):
            state.phases.pop()
            yield from change(state, self.seat, "vp", self.instead, self.why)

    def forms(self, state: Venice, seat: int) -> Iterable[Form]:
        if seat != self.seat:
            return
        canals = free_canals(state)
        yield form(Build, canal=One(canals, tuple({"fee": CANALS[canal].fee} for canal in canals)))
        if self.instead:
            yield form(TakeInstead)

    def default(self, state: Venice, seat: int) -> Action:
        return TakeInstead() if self.instead else Build(free_canals(state)[0])

    def refuse(self, state: Venice, seat: int, action: Action) -> Illegal | None:
        if isinstance(action, Build) and seat == self.seat and action.canal in state.bridges:
            return Illegal("canal_has_a_bridge", canal=action.canal)
        return None

    def play(self, state: Venice, seat: int, action: Action) -> Happenings:
        state.phases.pop()
        if isinstance(action, Build):
            yield from build(state, seat, action.canal)
        else:
            yield from change(state, seat, "vp", self.instead, self.why)


def own_bridges(state: Venice, colour: int) -> int:
    return COMPONENTS.pieces.bridges - state.bridges_left(colour)
