"""Rounds and the end of a turn.

Everybody is merchant once in a round. Until a turn ends, anybody may deliver a message whose two buildings the tower
has visited. After the last merchant the round marker moves on; from its last place there is nowhere to go.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, Illegal, One, Phase, form
from rules.genoa.acquisition import Acquisition
from rules.genoa.acting import HandOver
from rules.genoa.journey import Journey
from rules.genoa.pieces import CARDS, COMPONENTS, MESSAGE
from rules.genoa.scoring import pay_out
from rules.genoa.start import RoundMarkerMoved, Start
from rules.genoa.stock import change, discard

if TYPE_CHECKING:
    from rules.genoa.state import Genoa


class Deliver(Action, frozen=True):
    """Deliver a message: the tower has been in both its buildings."""

    message: str


class GameBegan(Event, frozen=True, kw_only=True):
    first: int
    rounds: int


class TurnBegan(Event, frozen=True, kw_only=True):
    merchant: int
    round: int
    last: int


class MessageDelivered(Event, frozen=True, kw_only=True):
    seat: int
    message: str
    ducats: int
    by_itself: bool
    """At the end of the turn; nobody loses a message by being away."""


class TurnEnded(Event, frozen=True, kw_only=True):
    merchant: int
    path: tuple[str, ...]


class Rounds(Phase, kw_only=True):
    """Gives the turns, and ends the game."""

    merchant: int | None = None
    """Whose turn was the last; None before the first."""

    def proceed(self, state: Genoa) -> Happenings:
        if self.merchant is None:
            self.merchant = state.first
            yield GameBegan(first=state.first, rounds=state.last_round, reveals=True)
        else:
            self.merchant = (self.merchant + 1) % state.seats
            if self.merchant == state.first:
                if state.round == state.last_round:
                    state.phases.pop()
                    yield from pay_out(state)
                    return
                state.round += 1
                yield RoundMarkerMoved(round=state.round, last=state.last_round, why="round")
        state.turn = type(state.turn)(merchant=self.merchant, acted=[0] * state.seats, made=[0] * state.seats)
        yield TurnBegan(merchant=self.merchant, round=state.round, last=state.last_round)
        state.then(Start(), Journey(), Acquisition(), Closing())


class Closing(Phase):
    """Lies under the other parts of a turn, so that messages can be delivered in all of them; then ends it."""

    def meanwhile(self, state: Genoa, seat: int) -> Iterable[Form]:
        messages = deliverable(state, seat)
        # what was promised is due at once: until it is handed over, nothing else happens to the cards just drawn
        if messages and not isinstance(state.phases[-1], HandOver):
            yield form(Deliver, message=One(messages, ({"ducats": COMPONENTS.rewards.message},) * len(messages)))

    def refuse(self, state: Genoa, seat: int, action: Action) -> Illegal | None:
        return Illegal("message_not_carried") if isinstance(action, Deliver) else None

    def play(self, state: Genoa, seat: int, action: Action) -> Happenings:
        assert isinstance(action, Deliver)
        yield from deliver(state, seat, action.message, by_itself=False)

    def proceed(self, state: Genoa) -> Happenings:
        state.phases.pop()
        path = tuple(state.turn.path)
        # ruling: a message that could be delivered is, when the turn ends; that nobody had one shows something, too
        checked = any(set(card.buildings) <= set(path) for card in CARDS.values() if card.kind == MESSAGE)
        yield TurnEnded(merchant=state.turn.merchant, path=path, reveals=checked)
        for step in range(state.seats):
            seat = (state.turn.merchant + step) % state.seats
            for message in deliverable(state, seat):
                yield from deliver(state, seat, message, by_itself=True)


def deliverable(state: Genoa, seat: int) -> tuple[str, ...]:
    path = state.turn.path
    if len(path) < 2:
        return ()
    found = []
    for name in state.players[seat].cards:
        card = CARDS[name]
        if card.kind == MESSAGE and card.buildings[0] in path and card.buildings[1] in path:
            found.append(name)
    return tuple(found)


def deliver(state: Genoa, seat: int, message: str, *, by_itself: bool) -> Happenings:
    ducats = COMPONENTS.rewards.message
    yield MessageDelivered(seat=seat, message=message, ducats=ducats, by_itself=by_itself, reveals=True)
    yield from change(state, seat, ducats, "messages")
    yield from discard(state, seat, message)
