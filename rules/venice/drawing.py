"""Drawing cards: of those drawn one is kept, the others go to the bottom of their deck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, One, Phase, form
from rules.venice.ledger import trigger_end
from rules.venice.pieces import COMPONENTS, MISSIONS

if TYPE_CHECKING:
    from rules.venice.state import Venice


class Keep(Action, frozen=True):
    """Keep this one of the cards drawn."""

    card: str


class CardsDrawn(Event, frozen=True, kw_only=True):
    """Somebody looks at so many cards of a deck: influence or missions."""

    seat: int
    deck: str
    cards: int


class CardsShown(Event, frozen=True, kw_only=True):
    """The faces, for whoever drew them."""

    seat: int
    deck: str
    cards: tuple[str, ...]


class CardKept(Event, frozen=True, kw_only=True):
    seat: int
    deck: str
    returned: int
    """How many went to the bottom."""


class FaceKept(Event, frozen=True, kw_only=True):
    """Which one was kept, for its owner."""

    seat: int
    deck: str
    card: str


class DeckShuffled(Event, frozen=True, kw_only=True):
    deck: str


class DogeCardRemoved(Event, frozen=True, kw_only=True):
    """A mission was drawn: the top card of the Doge's deck leaves the game unseen."""

    left: int


def can_draw_influence(state: Venice) -> bool:
    return bool(state.influence or state.influence_used)


def can_draw_mission(state: Venice, seat: int) -> bool:
    return bool(state.missions) and len(state.players[seat].missions) < COMPONENTS.limits.missions


class Drawing(Phase, kw_only=True):
    """Cards are drawn when it comes to the top; then the player chooses."""

    seat: int
    deck: str
    count: int
    drawn: list[str] = []

    def awaits(self, state: Venice) -> tuple[int, ...]:
        return (self.seat,)

    def forms(self, state: Venice, seat: int) -> Iterable[Form]:
        if seat == self.seat:
            yield form(Keep, card=One(tuple(self.drawn), tuple(self.facts(card) for card in self.drawn)))

    @staticmethod
    def facts(card: str) -> dict[str, int | str]:
        mission = MISSIONS.get(card)
        return {"building": mission.building, "vp": mission.vp, "coins": mission.coins} if mission else {}

    def default(self, state: Venice, seat: int) -> Action:
        return Keep(self.drawn[0])

    def proceed(self, state: Venice) -> Happenings:
        if self.drawn:
            return
        yield from self.draw(state)
        if len(self.drawn) < 2:
            yield from self.keep(state, self.drawn[0] if self.drawn else None)

    def draw(self, state: Venice) -> Happenings:
        pile = self.pile(state)
        for _ in range(self.count):
            if not pile and self.deck == "influence" and state.influence_used:
                pile.extend(state.influence_used)
                state.influence_used.clear()
                state.chance.shuffle(pile)
                yield DeckShuffled(deck=self.deck)
            if pile:
                self.drawn.append(pile.pop())
        yield CardsDrawn(seat=self.seat, deck=self.deck, cards=len(self.drawn))
        yield CardsShown(seat=self.seat, deck=self.deck, cards=tuple(self.drawn), to=(self.seat,), reveals=True)
        if self.deck == "missions":
            yield from self.mission_drawn(state)

    def mission_drawn(self, state: Venice) -> Happenings:
        if state.doge and state.doge.deck:
            state.doge.box.append(state.doge.deck.pop())
            yield DogeCardRemoved(left=len(state.doge.deck))
        if state.options.mission_end_trigger == "last_card_in_hand" and not state.missions and not state.doge:
            yield from trigger_end(state, self.seat, "missions")

    def pile(self, state: Venice) -> list[str]:
        return state.influence if self.deck == "influence" else state.missions

    def play(self, state: Venice, seat: int, action: Keep) -> Happenings:
        yield from self.keep(state, action.card)

    def keep(self, state: Venice, card: str | None) -> Happenings:
        state.phases.pop()
        if card is None:
            return
        player = state.players[self.seat]
        (player.influence if self.deck == "influence" else player.missions).append(card)
        returned = [other for other in self.drawn if other != card]
        for other in returned:
            self.pile(state).insert(0, other)
        yield CardKept(seat=self.seat, deck=self.deck, returned=len(returned))
        yield FaceKept(seat=self.seat, deck=self.deck, card=card, to=(self.seat,))
        if self.deck == "missions" and not state.missions and not state.doge:
            yield from trigger_end(state, self.seat, "missions")


def draw_influence(state: Venice, seat: int) -> Drawing:
    count = state.players[seat].modifier("influence_drawn") or COMPONENTS.turn.drawn
    return Drawing(seat=seat, deck="influence", count=count)
