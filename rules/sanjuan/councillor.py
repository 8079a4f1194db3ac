"""The councillor phase: each draws two cards and keeps one of them; the councillor chooses from three more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, Illegal, Some, form
from rules.sanjuan.effects import DiscardFromHand, KeepMore, StoreGood
from rules.sanjuan.joint import Joint
from rules.sanjuan.pieces import COMPONENTS
from rules.sanjuan.piles import CardsDrawn, CardsSeen, Discard, discard, take
from rules.sanjuan.values import least_wanted

if TYPE_CHECKING:
    from rules.sanjuan.state import SanJuan


class Keep(Action, frozen=True):
    """Keep these of the cards drawn."""

    cards: tuple[str, ...]


class GoodStored(Event, frozen=True, kw_only=True):
    """A good came on a building that does not produce (Customs Office)."""

    seat: int
    on: str


class CardsKept(Event, frozen=True, kw_only=True):
    """Of the cards drawn, so many stay in the hand; or, with an Archive, as many as the hand grew by."""

    seat: int
    count: int


class Councillor(Joint[Keep | Discard], kw_only=True):
    def open(self, state: SanJuan) -> Happenings:
        seats = state.clockwise(self.seat)
        for seat in seats:
            yield from store(state, seat)
        for seat in seats:
            player = state.players[seat]
            player.drawn = yield from take(state, self.share("councillor", seat))
            if player.drawn:
                yield CardsDrawn(seat=seat, count=len(player.drawn), why="councillor")
                yield CardsSeen(seat=seat, cards=tuple(player.drawn), why="councillor", to=(seat,), reveals=True)
        self.asked = tuple(seat for seat in seats if self.excess(state, seat))

    def excess(self, state: SanJuan, seat: int) -> int:
        """How many cards must go."""
        player = state.players[seat]
        keeps = COMPONENTS.roles["councillor"].keep + sum(effect.cards for _, effect in player.works(KeepMore))
        return max(0, len(player.drawn) - keeps)

    def question(self, state: SanJuan, seat: int) -> Iterable[Form]:
        player = state.players[seat]
        excess = self.excess(state, seat)
        if any(player.works(DiscardFromHand)):
            yield form(Discard, cards=Some((*player.hand, *player.drawn), excess, excess))
        else:
            keep = len(player.drawn) - excess
            yield form(Keep, cards=Some(tuple(player.drawn), keep, keep))

    def default(self, state: SanJuan, seat: int) -> Action:
        player = state.players[seat]
        excess = self.excess(state, seat)
        if any(player.works(DiscardFromHand)):
            return Discard(least_wanted((*player.hand, *player.drawn), excess))
        gone = least_wanted(player.drawn, excess)
        return Keep(tuple(card for card in player.drawn if card not in gone))

    def mistake(self, state: SanJuan, seat: int, action: Action) -> Illegal | None:
        if seat not in self.asked or not isinstance(action, Keep | Discard):
            return None
        excess = self.excess(state, seat)
        if any(state.players[seat].works(DiscardFromHand)):
            return Illegal("discards_so_many", count=excess)
        return Illegal("keeps_so_many", count=len(state.players[seat].drawn) - excess)

    def resolve(self, state: SanJuan) -> Happenings:
        for seat in state.clockwise(self.seat):
            player = state.players[seat]
            answer = self.answers.get(seat, Discard(()))
            gone = (
                answer.cards
                if isinstance(answer, Discard)
                else tuple(card for card in player.drawn if card not in answer.cards)
            )
            kept = len(player.drawn) - len(gone)
            player.hand.extend(player.drawn)
            player.drawn.clear()
            yield CardsKept(seat=seat, count=kept)
            yield from discard(state, seat, gone, "councillor")


def store(state: SanJuan, seat: int) -> Happenings:
    player = state.players[seat]
    for card, _ in player.works(StoreGood):
        building = player.building(card)
        if building.good is None:
            goods = yield from take(state, 1)
            if goods:
                building.good = goods[0]
                yield GoodStored(seat=seat, on=card)
