"""Where the tower starts: the dice say it, or a starting-space token. A start on the market moves the round marker."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, Illegal, One, Phase, form
from rules.genoa.pieces import MARKET, STARTING_SPACE
from rules.genoa.stock import put_back

if TYPE_CHECKING:
    from rules.genoa.state import Genoa


class Roll(Action, frozen=True):
    """Let the dice say where the tower starts."""


class StartAt(Action, frozen=True):
    """Spend a starting-space token and choose."""

    place: str


class DiceRolled(Event, frozen=True, kw_only=True):
    seat: int
    blue: int
    red: int
    place: str


class StartChosen(Event, frozen=True, kw_only=True):
    """A starting-space token was spent."""

    seat: int
    place: str


class RoundMarkerMoved(Event, frozen=True, kw_only=True):
    round: int
    last: int
    why: str
    """`market`: a turn started there; `round`: everybody has been merchant."""


class Start(Phase):
    def awaits(self, state: Genoa) -> tuple[int, ...]:
        return (state.turn.merchant,)

    def forms(self, state: Genoa, seat: int) -> Iterable[Form]:
        if seat == state.turn.merchant:
            yield form(Roll)
            yield form(StartAt, place=One(tuple(state.board.places)))

    def default(self, state: Genoa, seat: int) -> Action:
        return Roll()

    def refuse(self, state: Genoa, seat: int, action: Action) -> Illegal | None:
        return None if seat == state.turn.merchant else Illegal("not_the_merchant")

    def play(self, state: Genoa, seat: int, action: Action) -> Happenings:
        if isinstance(action, StartAt):
            put_back(state, seat, STARTING_SPACE)
            yield StartChosen(seat=seat, place=action.place)
            yield from self.stand(state, action.place)
        else:
            yield from self.roll(state)

    def proceed(self, state: Genoa) -> Happenings:
        # tokens lie open: who has none of this kind is not asked
        if not state.has(state.turn.merchant, STARTING_SPACE):
            yield from self.roll(state)

    def roll(self, state: Genoa) -> Happenings:
        size = state.board.size
        blue, red = 1 + state.chance.below(size), 1 + state.chance.below(size)
        place = state.board.at(blue, red)
        yield DiceRolled(seat=state.turn.merchant, blue=blue, red=red, place=place, reveals=True)
        yield from self.stand(state, place)

    def stand(self, state: Genoa, place: str) -> Happenings:
        state.phases.pop()
        state.turn.path.append(place)
        if place == MARKET and state.round < state.last_round:
            state.round += 1
            yield RoundMarkerMoved(round=state.round, last=state.last_round, why="market")
