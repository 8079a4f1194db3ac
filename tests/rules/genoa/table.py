"""Sets up a moment of a game of Genoa in a line or two, and plays it through the public entry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import rules
from rules.chance import Chance
from rules.game import Action, Event, Form, Illegal
from rules.genoa.acquisition import Acquisition
from rules.genoa.closing import Closing, Rounds
from rules.genoa.haggling import Accept, Offer, Pass
from rules.genoa.journey import Journey, Move
from rules.genoa.pieces import CARDS, MARKER
from rules.genoa.start import Start
from rules.genoa.view import GenoaView

GAME = rules.GAMES["genoa"]


class Table:
    """Seat 0 is the merchant unless said otherwise, and nobody holds anything but ducats and what is dealt here.

    Places, cards and things are named in one string, divided by spaces; `path` is where the tower has been.
    """

    def __init__(
        self,
        seats: int = 3,
        *,
        merchant: int = 0,
        first: int = 0,
        path: str = "",
        hands: Mapping[int, str] | None = None,
        things: Mapping[int, str] | None = None,
        ducats: Mapping[int, int] | None = None,
        owners: Mapping[str, int] | None = None,
        acted: str = "",
        coming: str = "",
        round_: int = 1,
        acquiring: bool = False,
        dice: tuple[int, int] | None = None,
        **options: Any,
    ) -> None:
        key = bytes(32) if dice is None else next(self._keys(dice))
        state = GAME.start(seats, GAME.Options(**options), key)
        self.state = state
        self.events: tuple[Event, ...] = ()
        state.chance = Chance(key)
        state.first, state.round = first, round_
        state.turn = type(state.turn)(merchant=merchant, acted=[0] * seats, made=[0] * seats)
        state.turn.path = path.split()
        state.turn.tower -= max(0, len(state.turn.path) - 1)
        # where the tower has passed, nobody wanted to act; where it stands, the action is still to be had
        state.turn.used = {place: None for place in state.turn.path[:-1] if place in state.board.places}
        for seat in map(int, acted.split()):
            state.turn.acted[seat] += 1
        self._deal(hands or {}, coming)
        for seat, owned in (things or {}).items():
            for item in owned.split():
                self._take(seat, item)
        for seat, amount in (ducats or {}).items():
            state.players[seat].ducats = amount
        for building, owner in (owners or {}).items():
            state.owners[building] = owner
            state.markers[owner] -= 1
        state.phases = [Rounds(merchant=merchant), Closing(), Acquisition()]
        if not acquiring:
            state.phases += [Journey()] if path else [Journey(), Start()]

    @staticmethod
    def _keys(dice: tuple[int, int]) -> Iterator[bytes]:
        """Keys of chance under which the next throw is this one, blue first."""
        for number in range(10_000):
            chance = Chance(number.to_bytes(32, "big"))
            if (1 + chance.below(8), 1 + chance.below(8)) == dice:
                yield chance.key

    def _deal(self, hands: Mapping[int, str], coming: str) -> None:
        state = self.state
        for player in state.players:
            player.cards.clear()
        for kind, deck in state.decks.items():
            deck.down = [card.id for card in CARDS.values() if card.kind == kind]
        for seat, cards in hands.items():
            for card in cards.split():
                state.decks[CARDS[card].kind].down.remove(card)
                state.players[seat].cards.append(card)
        for card in reversed(coming.split()):
            deck = state.decks[CARDS[card].kind].down
            deck.remove(card)
            deck.append(card)

    def _take(self, seat: int, item: str) -> None:
        player = self.state.players[seat]
        player.open[item] = player.open.get(item, 0) + 1
        if item == MARKER:
            self.state.markers[seat] -= 1
        else:
            self.state.supply[item] -= 1

    # ---------------------------------------------------------------- playing

    def play(self, seat: int, action: Action) -> Table:
        self.state, self.events = GAME.play(self.state, seat, action)
        return self

    def refused(self, seat: int, action: Action) -> str:
        """Why not; a test that expects a refusal fails if there is none."""
        with pytest.raises(Illegal) as refusal:
            GAME.play(self.state, seat, action)
        return refusal.value.key

    def passing(self, *seats: int) -> Table:
        for seat in seats:
            self.play(seat, Pass())
        return self

    def move(self, *places: str) -> Table:
        """The merchant moves; at each building everybody who is asked passes."""
        for place in places:
            self.play(self.merchant, Move(place))
            while place != places[-1] and self.awaited != (self.merchant,):
                self.passing(*self.awaited)
        return self

    def offer(self, seat: int, place: str, plan: str = "act", **terms: Any) -> str:
        """Make an offer, and say what it is called."""
        self.play(seat, Offer(place=place, plan=plan, **terms))
        return self.view().offers[-1].id

    def accept(self, offer: str, seat: int | None = None, **how: Any) -> Table:
        return self.play(self.merchant if seat is None else seat, Accept(offer=offer, **how))

    # ---------------------------------------------------------------- looking

    def view(self, seat: int | None = None) -> GenoaView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, GenoaView)
        return view

    @property
    def merchant(self) -> int:
        return self.view().merchant

    @property
    def awaited(self) -> tuple[int, ...]:
        return GAME.awaited(self.state)

    def form(self, seat: int, name: str) -> Form:
        (found,) = (form for form in GAME.forms(self.state, seat) if form.name == name)
        return found

    def verbs(self, seat: int) -> set[str]:
        return {form.name for form in GAME.forms(self.state, seat)}

    def open(self, seat: int) -> dict[str, int]:
        return self.view().players[seat].open

    def hand(self, seat: int) -> set[str]:
        own = self.view(seat).own
        assert own is not None
        return {card.id for card in own.cards}

    def ducats(self, seat: int) -> int:
        own = self.view(seat).own
        assert own is not None
        return own.ducats

    def told(self, kind: type[Any]) -> list[Any]:
        """Events of one kind among those of the last action."""
        return [event for event in self.events if isinstance(event, kind)]
