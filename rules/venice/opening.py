"""The beginning of a turn: one influence card may be played; then the gondolier goes to the other gondola for nothing,
or stays where he is for coins. In his first turn he goes where his player likes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.forms import Facts
from rules.game import Action, Event, Form, Happenings, Illegal, One, Phase, form
from rules.venice.influence import Use, play_card, playing, why_not
from rules.venice.ledger import change
from rules.venice.pieces import COMPONENTS

if TYPE_CHECKING:
    from rules.venice.state import Venice


class Man(Action, frozen=True):
    """Put the gondolier into this gondola."""

    gondola: str


class GondolierPlaced(Event, frozen=True, kw_only=True):
    seat: int
    gondola: str
    quay: str
    coins: int
    """What it cost to leave him where he was."""


class Opening(Phase, kw_only=True):
    seat: int
    played: bool = False

    def awaits(self, state: Venice) -> tuple[int, ...]:
        return (self.seat,)

    def stay(self, state: Venice) -> int:
        return state.players[self.seat].modifier("stay") or COMPONENTS.turn.stay

    def cost(self, state: Venice, gondola: str) -> int:
        return self.stay(state) if state.players[self.seat].gondolier == gondola else 0

    def forms(self, state: Venice, seat: int) -> Iterable[Form]:
        if seat != self.seat:
            return
        purse = state.players[seat].coins
        boats = [gondola for gondola in state.own(seat) if self.cost(state, gondola) <= purse]
        facts: list[Facts] = [
            {"quay": str(state.gondolas[gondola].quay), "cost": self.cost(state, gondola)} for gondola in boats
        ]
        yield form(Man, gondola=One(tuple(boats), tuple(facts)))
        if not self.played:
            yield from playing(state, seat)

    def default(self, state: Venice, seat: int) -> Action:
        return Man(next(gondola for gondola in state.own(seat) if not self.cost(state, gondola)))

    def refuse(self, state: Venice, seat: int, action: Action) -> Illegal | None:
        if seat != self.seat or state.phases[-1] is not self:
            return None
        if isinstance(action, Man) and action.gondola in state.own(seat):
            return Illegal("too_few_coins", needs=self.stay(state), has=state.players[seat].coins)
        if isinstance(action, Use):
            return Illegal("one_influence_card_a_turn") if self.played else why_not(state, seat, action)
        return None

    def play(self, state: Venice, seat: int, action: Action) -> Happenings:
        if isinstance(action, Use):
            self.played = True
            yield from play_card(state, seat, action)
            return
        assert isinstance(action, Man)
        state.phases.pop()
        cost = self.cost(state, action.gondola)
        state.players[seat].gondolier = action.gondola
        quay = state.gondolas[action.gondola].quay
        assert quay is not None
        yield GondolierPlaced(seat=seat, gondola=action.gondola, quay=quay, coins=cost)
        yield from change(state, seat, "coins", -cost, "gondolier")
