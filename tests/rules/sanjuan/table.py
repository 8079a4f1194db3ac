"""Builds situations of San Juan in a few lines: every card comes out of the deck, so nothing is ever there twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from rules.game import Action, Event, Illegal
from rules.sanjuan import GAME, Build, TakeRole
from rules.sanjuan.pieces import CARDS, COMPONENTS, RoleId
from rules.sanjuan.rounds import Choosing, Round
from rules.sanjuan.state import Building, SanJuanOptions

E = TypeVar("E", bound=Event)


class Table:
    """Seat 0 is the governor and chooses first; all tables and hands are empty."""

    def __init__(self, seats: int = 3, *, expansion: bool = True, **options: bool) -> None:
        self.state = GAME.start(seats, SanJuanOptions(expansion=expansion, **options), bytes(32))
        self.events: tuple[Event, ...] = ()
        self.state.governor = 0
        self.state.phases = [Round(begun=True, chosen=1), Choosing(seat=0, again=seats == 2)]
        for player in self.state.players:
            self.state.deck[:0] = [*player.hand, *(building.card for building in player.buildings)]
            player.hand, player.buildings = [], []

    # ---------------------------------------------------------------- setting the scene

    def card(self, kind: str) -> str:
        """A card of this kind, from the deck or from those that lie open."""
        for pile in (self.state.deck, self.state.open):
            for card in pile:
                if CARDS[card].id == kind:
                    pile.remove(card)
                    return card
        raise LookupError(f"no {kind} is left")

    def owns(self, seat: int, *kinds: str) -> list[str]:
        """Buildings on somebody's table, the first of those named leftmost."""
        cards = [self.card(kind) for kind in kinds]
        self.state.players[seat].buildings.extend(Building(card) for card in cards)
        return cards

    def stocks(self, seat: int, *kinds: str) -> list[str]:
        """Buildings on somebody's table, each with a good on it."""
        cards = self.owns(seat, *kinds)
        for card in cards:
            self.state.players[seat].building(card).good = self.state.deck.pop(0)
        return cards

    def holds(self, seat: int, *kinds: str) -> list[str]:
        cards = [self.card(kind) for kind in kinds]
        self.state.players[seat].hand.extend(cards)
        return cards

    def holds_any(self, seat: int, count: int) -> list[str]:
        """So many cards, whatever they are."""
        cards = [self.state.deck.pop(0) for _ in range(count)]
        self.state.players[seat].hand.extend(cards)
        return cards

    def deck_begins(self, *kinds: str) -> list[str]:
        """The next cards to be drawn, in this order."""
        cards = [self.card(kind) for kind in kinds]
        self.state.deck.extend(reversed(cards))
        return cards

    def market(self, tile: str) -> None:
        """The tile that comes next."""
        self.state.markets.remove(tile)
        self.state.markets.insert(0, tile)

    def choosing(self, seat: int = 0, *, last: bool = False) -> None:
        """All roles are there again, and this seat chooses; perhaps as the last one of the round."""
        picks = len(COMPONENTS.round.picks[self.state.seats])
        self.state.roles = {}
        self.state.phases = [Round(begun=True, chosen=picks if last else 1), Choosing(seat=seat, again=False)]

    # ---------------------------------------------------------------- playing

    def play(self, seat: int, action: Action) -> None:
        self.state, self.events = GAME.play(self.state, seat, action)

    def takes_role(self, role: RoleId, seat: int = 0, *, keep_library: bool = False) -> None:
        self.play(seat, TakeRole(role, keep_library))

    def builds(self, seat: int, card: str, *, over: str | None = None, goods: Sequence[str] = ()) -> None:
        """Build a card and pay what the form asks, with the first cards of the hand."""
        form = next(form for form in GAME.forms(self.state, seat) if form.action is Build)
        answers = {"card": card, "over": over, "goods": tuple(goods)}
        till: Any = form.domain("pay", answers)
        self.play(seat, Build(card, over, tuple(goods), till.values[: till.least]))

    def refusal(self, seat: int, action: Action) -> str:
        """Why an action is refused."""
        try:
            GAME.play(self.state, seat, action)
        except Illegal as illegal:
            return illegal.key
        raise AssertionError(f"{action} is allowed")

    # ---------------------------------------------------------------- looking

    @property
    def awaited(self) -> tuple[int, ...]:
        return GAME.awaited(self.state)

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def hand(self, seat: int) -> list[str]:
        return self.state.players[seat].hand

    def domain(self, seat: int, action: type[Action], field: str, **answers: Any) -> Any:
        """What a field of a form may be, given the answers before it."""
        form = next(form for form in GAME.forms(self.state, seat) if form.action is action)
        return form.domain(field, answers)

    def may(self, seat: int, action: type[Action]) -> bool:
        return any(form.action is action for form in GAME.forms(self.state, seat))
