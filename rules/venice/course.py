"""The course of the game: missions, gondolas, then turns round by round until the last round, then the reckoning.

It stays open under everything else, so that a favour card can be turned at any time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from rules.game import Action, Event, Form, Happenings, Illegal, Phase, form
from rules.venice.doge import doge_places, doge_turn, fill_row
from rules.venice.drawing import CardsShown
from rules.venice.ledger import change, trigger_end
from rules.venice.lowering import Lowering
from rules.venice.opening import Opening
from rules.venice.pieces import COMPONENTS, LETTERS
from rules.venice.placement import Dealing, MissionsDealt, Placing
from rules.venice.sailing import Sailing
from rules.venice.scoring import score_before_lowering, score_last
from rules.venice.smugglers import Smuggling

if TYPE_CHECKING:
    from rules.venice.state import Venice


class TurnFavour(Action, frozen=True):
    """Turn one's favour card for coins and scrolls; it will then earn nothing at the end."""


class FavourTurned(Event, frozen=True, kw_only=True):
    seat: int


class FirstPlayerDrawn(Event, frozen=True, kw_only=True):
    seat: int


class TurnBegan(Event, frozen=True, kw_only=True):
    seat: int
    round: int


class TurnEnded(Event, frozen=True, kw_only=True):
    seat: int


class Course(Phase, kw_only=True):
    stage: Literal["dealing", "placement", "turns", "reckoning"] = "dealing"
    placed: int = 0
    turns: int = 0

    def meanwhile(self, state: Venice, seat: int) -> Iterable[Form]:
        if state.players[seat].favour:
            yield form(TurnFavour)

    def refuse(self, state: Venice, seat: int, action: Action) -> Illegal | None:
        return Illegal("no_favour_card") if isinstance(action, TurnFavour) else None

    def play(self, state: Venice, seat: int, action: TurnFavour) -> Happenings:
        state.players[seat].favour = False
        yield FavourTurned(seat=seat)
        yield from change(state, seat, "coins", COMPONENTS.favour.coins, "favour")
        yield from change(state, seat, "scrolls", COMPONENTS.favour.scrolls, "favour")

    def proceed(self, state: Venice) -> Happenings:
        if self.stage == "dealing":
            self.stage = "placement"
            yield from self.deal(state)
        elif self.stage == "placement":
            yield from self.place(state)
        elif self.stage == "turns":
            yield from self.next_turn(state)
        else:
            state.phases.pop()
            yield from score_last(state)

    def deal(self, state: Venice) -> Happenings:
        yield FirstPlayerDrawn(seat=state.first, reveals=True)
        yield MissionsDealt(cards=COMPONENTS.start.dealt, kept=COMPONENTS.start.kept)
        for seat, player in enumerate(state.players):
            yield CardsShown(seat=seat, deck="missions", cards=tuple(player.missions), to=(seat,), reveals=True)
        if state.doge:
            yield from fill_row(state)
        state.then(Dealing(asked=tuple(range(state.seats))))

    def place(self, state: Venice) -> Happenings:
        """Each in turn, and then back from the last player; alone, the Doge comes between."""
        there = state.in_turn(state.first)
        order = [*there, *reversed(there)]
        if state.doge and self.placed == 1:
            yield from doge_places(state)
        if self.placed == len(order):
            self.stage = "turns"
            yield from self.next_turn(state)
            return
        state.then(Placing(seat=order[self.placed]))
        self.placed += 1

    def next_turn(self, state: Venice) -> Happenings:
        first_of_round = self.turns % state.seats == 0
        if first_of_round and self.over(state):
            self.stage = "reckoning"
            yield from score_before_lowering(state)
            state.then(Lowering())
            return
        if first_of_round:
            state.round += 1
            if state.round == COMPONENTS.patience.rounds and not state.doge:
                yield from trigger_end(state, None, "patience")
        seat = (state.first + self.turns) % state.seats
        self.turns += 1
        yield TurnBegan(seat=seat, round=state.round)
        state.then(Opening(seat=seat), Sailing(seat=seat), Tidying(seat=seat), *self.after_turn(state, seat))

    def over(self, state: Venice) -> bool:
        if state.doge:
            return state.turns_left == 0
        return state.last_round is not None and state.round >= state.last_round

    def after_turn(self, state: Venice, seat: int) -> Iterable[Phase]:
        if state.doge is None:
            return [Smuggling(seat=seat, letter=tuple(LETTERS)[seat])] if state.smugglers else []
        if state.turns_left is None:
            return doge_turn()
        state.turns_left -= 1
        return []


class Tidying(Phase, kw_only=True):
    seat: int

    def proceed(self, state: Venice) -> Happenings:
        state.phases.pop()
        state.spy = None
        yield TurnEnded(seat=self.seat)
