"""Sets up a moment of a game of Medici in a line or two, and plays it through the public entry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import rules
from rules.game import Action, Event
from rules.medici.day import Day, Load, Reveal, Turn

GAME = rules.GAMES["medici"]


class Table:
    """Cards are named in one string, divided by spaces. Those that are put somewhere leave the deck."""

    def __init__(
        self,
        seats: int = 3,
        *,
        turn: int = 0,
        market: str = "",
        coming: str = "",
        nothing_else: bool = False,
        ships: Mapping[int, str] | None = None,
        warehouses: Mapping[int, str] | None = None,
        florins: Mapping[int, int] | None = None,
        day: int = 1,
        seed: int = 0,
        **options: Any,
    ) -> None:
        state = GAME.start(seats, GAME.Options(**options), seed.to_bytes(32, "big"))
        self.state = state
        self.events: tuple[Event, ...] = ()
        state.day = day
        state.market = self._take(market)
        for seat, cards in (ships or {}).items():
            state.players[seat].ship = self._take(cards)
        for seat, cards in (warehouses or {}).items():
            for card in self._take(cards):
                kept = state.players[seat].warehouse
                kept[card] = kept.get(card, 0) + 1
        for seat, amount in (florins or {}).items():
            state.players[seat].florins = amount
        alone = not any(state.free(seat) for seat in range(seats) if seat != turn)
        state.phases = [Day(turn_of=turn, last_turn=alone), Turn(seat=turn)]
        upcoming = self._take(coming)
        if nothing_else:
            state.box.extend(state.deck)
            state.deck = []
        state.deck.extend(reversed(upcoming))

    def _take(self, cards: str) -> list[str]:
        taken = cards.split()
        for card in taken:
            self.state.deck.remove(card)
        return taken

    @property
    def turn(self) -> int:
        (seat,) = GAME.awaited(self.state)
        return seat

    @property
    def verbs(self) -> set[str]:
        """What the seat whose turn it is may do."""
        return {form.name for form in GAME.forms(self.state, self.turn)}

    @property
    def cargoes(self) -> set[str]:
        """What it may load besides the last card of the market."""
        (form,) = (form for form in GAME.forms(self.state, self.turn) if form.action is Load)
        return {" ".join(cards) for cards in form.fields["also"].values}

    @property
    def market(self) -> str:
        return " ".join(GAME.view(self.state, None).market)

    def ship(self, seat: int) -> set[str]:
        return set(GAME.view(self.state, seat).players[seat].ship)

    def florins(self) -> list[int]:
        return [player.florins for player in GAME.view(self.state, None).players]

    def play(self, action: Action, seat: int | None = None) -> Table:
        self.state, self.events = GAME.play(self.state, self.turn if seat is None else seat, action)
        return self

    def reveal(self, times: int = 1) -> Table:
        for _ in range(times):
            self.play(Reveal())
        return self

    def load(self, also: str = "") -> Table:
        return self.play(Load(tuple(also.split())))

    def told(self, kind: type[Any]) -> list[Any]:
        """Events of one kind among those of the last action."""
        return [event for event in self.events if isinstance(event, kind)]
