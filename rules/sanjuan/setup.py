"""Before the first round: the governor is drawn by lot and hands are dealt. With the advanced start, whoever comes
later in the round is dealt more cards, and all keep the same number of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, Illegal, Phase, Some, form
from rules.sanjuan.joint import Question
from rules.sanjuan.pieces import COMPONENTS
from rules.sanjuan.piles import CardsSeen, Discard, discard, take
from rules.sanjuan.values import least_wanted

if TYPE_CHECKING:
    from rules.sanjuan.state import SanJuan


class GovernorDrawn(Event, frozen=True, kw_only=True):
    seat: int


class HandsDealt(Event, frozen=True, kw_only=True):
    counts: tuple[int, ...]
    """By seat, how many cards each was dealt."""


class Deal(Phase, kw_only=True):
    def proceed(self, state: SanJuan) -> Happenings:
        state.phases.pop()
        yield GovernorDrawn(seat=state.governor, reveals=True)
        seats = state.clockwise(state.governor)
        setup = COMPONENTS.setup
        for place, seat in enumerate(seats):
            count = setup.advanced_hands[place] if state.options.advanced_start else setup.hand
            state.players[seat].hand = yield from take(state, count)
        yield HandsDealt(counts=tuple(len(player.hand) for player in state.players))
        for seat, player in enumerate(state.players):
            yield CardsSeen(seat=seat, cards=tuple(player.hand), why="deal", to=(seat,), reveals=True)
        if state.options.advanced_start:
            state.then(Draft(asked=tuple(seats)))


class Draft(Question[Discard], kw_only=True):
    def question(self, state: SanJuan, seat: int) -> Iterable[Form]:
        over = self.over(state, seat)
        yield form(Discard, cards=Some(tuple(state.players[seat].hand), over, over))

    def over(self, state: SanJuan, seat: int) -> int:
        return len(state.players[seat].hand) - COMPONENTS.setup.hand

    def default(self, state: SanJuan, seat: int) -> Action:
        return Discard(least_wanted(state.players[seat].hand, self.over(state, seat)))

    def mistake(self, state: SanJuan, seat: int, action: Action) -> Illegal | None:
        return Illegal("discards_so_many", count=self.over(state, seat)) if isinstance(action, Discard) else None

    def resolve(self, state: SanJuan) -> Happenings:
        for seat in self.asked:
            yield from discard(state, seat, self.answers[seat].cards, "advanced_start")
