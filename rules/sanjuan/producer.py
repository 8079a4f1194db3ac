"""The producer phase: each puts a card from the deck, unseen, as a good on one of his empty production buildings; the
producer on one more. Whoever can fill all of his is not asked where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rules.forms import Facts
from rules.game import Action, Event, Form, Happenings, Illegal, Some, form
from rules.sanjuan.effects import DrawAfterProducing, ProduceMore
from rules.sanjuan.joint import Joint
from rules.sanjuan.pieces import CARDS
from rules.sanjuan.piles import draw, take

if TYPE_CHECKING:
    from rules.sanjuan.state import SanJuan


class Produce(Action, frozen=True):
    """Produce on these buildings."""

    on: tuple[str, ...]


class Produced(Event, frozen=True, kw_only=True):
    seat: int
    on: tuple[str, ...]
    asked: bool
    """Whether there was a choice; otherwise every empty building was filled by itself."""


class Producer(Joint[Produce], kw_only=True):
    def open(self, state: SanJuan) -> Happenings:
        # ruling: a good costs nothing and can do no harm, so that only the choice between buildings is a question
        self.asked = tuple(
            seat for seat in state.clockwise(self.seat) if len(state.players[seat].idle()) > self.most(state, seat)
        )
        return ()

    def most(self, state: SanJuan, seat: int) -> int:
        more = sum(effect.goods for _, effect in state.players[seat].works(ProduceMore))
        return self.share("producer", seat) + more

    def question(self, state: SanJuan, seat: int) -> Iterable[Form]:
        idle = tuple(state.players[seat].idle())
        facts: tuple[Facts, ...] = tuple({"good": CARDS[card].good or ""} for card in idle)
        yield form(Produce, on=Some(idle, 0, self.most(state, seat), facts))

    def default(self, state: SanJuan, seat: int) -> Action:
        dearest = sorted(state.players[seat].idle(), key=lambda card: -CARDS[card].cost)
        return Produce(tuple(dearest[: self.most(state, seat)]))

    def mistake(self, state: SanJuan, seat: int, action: Action) -> Illegal | None:
        if not isinstance(action, Produce) or seat not in self.asked:
            return None
        if len(action.on) > self.most(state, seat):
            return Illegal("produces_too_many", most=self.most(state, seat))
        return Illegal("produces_only_on_empty_buildings")

    def resolve(self, state: SanJuan) -> Happenings:
        for seat in state.clockwise(self.seat):
            asked = seat in self.asked
            yield from produce(state, seat, self.answers[seat].on if asked else state.players[seat].idle(), asked)


def produce(state: SanJuan, seat: int, on: Sequence[str], asked: bool) -> Happenings:
    player = state.players[seat]
    goods = yield from take(state, len(on))
    filled = tuple(on[: len(goods)])
    for card, good in zip(filled, goods, strict=True):
        player.building(card).good = good
    if filled or asked:
        yield Produced(seat=seat, on=filled, asked=asked, reveals=asked)
    for card, effect in player.works(DrawAfterProducing):
        if len(filled) >= effect.goods:
            yield from draw(state, seat, effect.cards, CARDS[card].id)
