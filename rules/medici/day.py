"""A day: whoever starts it and then clockwise, ships are loaded from the market until they are full.

In a turn, cards are revealed one by one, up to three; then the last card of the market must be loaded, and of the two
before it any that fit. A full ship takes no more turns; the last one that is not full has one turn more.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, Illegal, One, Phase, form
from rules.medici.pieces import COMPONENTS, space, value
from rules.medici.scoring import pay_day

if TYPE_CHECKING:
    from rules.medici.state import Medici


class Reveal(Action, frozen=True):
    """Turn up the top card of the deck."""


class Load(Action, frozen=True):
    """Load the last card of the market, and these of the cards right before it."""

    also: tuple[str, ...] = ()


class DayBegan(Event, frozen=True, kw_only=True):
    day: int
    seat: int
    lot: bool
    """Whether the start was drawn by lot among equals."""


class CardRevealed(Event, frozen=True, kw_only=True):
    seat: int
    card: str


class Loaded(Event, frozen=True, kw_only=True):
    seat: int
    cards: tuple[str, ...]
    cargo: int
    """The value of the whole cargo, as it is announced at the table."""
    full: bool


class LastTurn(Event, frozen=True, kw_only=True):
    """All other ships are full."""

    seat: int


class DayEnded(Event, frozen=True, kw_only=True):
    day: int


class Day(Phase, kw_only=True):
    """Gives the turns of one day and, when ships are full, ends it."""

    turn_of: int | None = None
    """Whose turn was the last; None before the first."""
    last_turn: bool = False

    def proceed(self, state: Medici) -> Happenings:
        if self.turn_of is None:
            yield from self.dawn(state)
            return
        unfilled = [seat for seat in range(state.seats) if state.free(seat)]
        if self.last_turn or not unfilled or not (state.deck or state.market):
            yield from self.dusk(state)
            return
        self.turn_of = min(unfilled, key=lambda seat: (seat - self.turn_of - 1) % state.seats)  # type: ignore[operator]
        if len(unfilled) == 1:
            self.last_turn = True
            yield LastTurn(seat=self.turn_of)
        state.then(Turn(seat=self.turn_of))

    def dawn(self, state: Medici) -> Happenings:
        state.day += 1
        least = min(player.florins for player in state.players)
        poorest = [seat for seat, player in enumerate(state.players) if player.florins == least]
        self.turn_of = state.chance.one(poorest)
        lot = len(poorest) > 1
        yield DayBegan(day=state.day, seat=self.turn_of, lot=lot, reveals=lot)
        state.then(Turn(seat=self.turn_of))

    def dusk(self, state: Medici) -> Happenings:
        state.phases.pop()
        yield DayEnded(day=state.day)
        yield from pay_day(state)
        if state.day < COMPONENTS.days:
            state.deck.extend(state.market)
            state.market.clear()
            state.chance.shuffle(state.deck)
            state.then(Day())


class Turn(Phase, kw_only=True):
    seat: int
    revealed: int = 0

    def awaits(self, state: Medici) -> tuple[int, ...]:
        return (self.seat,)

    def forms(self, state: Medici, seat: int) -> Iterable[Form]:
        if seat != self.seat:
            return
        if self.revealed < COMPONENTS.turn.most_revealed and state.deck:
            yield form(Reveal)
        if state.market:
            yield form(Load, also=self.cargoes(state))

    def cargoes(self, state: Medici) -> One:
        """What may be loaded besides the last card: any of those within reach, as long as the ship holds it."""
        *before, last = state.market[-COMPONENTS.turn.within_reach :]
        ship = state.players[self.seat].ship
        cargo, room = value(ship), state.free(self.seat) - space((last,))
        loads: dict[tuple[str, ...], dict[str, int | str]] = {}
        for count in range(len(before) + 1):
            for also in combinations(before, count):
                left = room - space(also)
                if left >= 0:
                    loads[also] = {"cargo": cargo + value((last, *also)), "free": left}
        return One(tuple(loads), tuple(loads.values()))

    def default(self, state: Medici, seat: int) -> Action:
        return Load() if state.market else Reveal()

    def refuse(self, state: Medici, seat: int, action: Action) -> Illegal | None:
        if seat != self.seat:
            return Illegal("not_your_turn")
        if isinstance(action, Reveal):
            return Illegal("revealed_enough" if state.deck else "deck_is_empty", most=COMPONENTS.turn.most_revealed)
        if not state.market:
            return Illegal("market_is_empty")
        if isinstance(action, Load) and space((state.market[-1], *self.within_reach(state, action))) > state.free(seat):
            return Illegal("ship_too_small", free=state.free(seat))
        return Illegal("out_of_reach")

    def within_reach(self, state: Medici, action: Load) -> tuple[str, ...]:
        return tuple(card for card in action.also if card in state.market[-COMPONENTS.turn.within_reach :])

    def play(self, state: Medici, seat: int, action: Action) -> Happenings:
        if isinstance(action, Reveal):
            card = state.deck.pop()
            state.market.append(card)
            self.revealed += 1
            yield CardRevealed(seat=seat, card=card, reveals=True)
            return
        assert isinstance(action, Load)
        state.phases.pop()
        cards = (state.market.pop(), *reversed(action.also))
        for card in cards[1:]:
            # equal cards are the same to everybody; the one nearest to the end goes
            place = len(state.market) - 1 - state.market[::-1].index(card)
            del state.market[place]
        player = state.players[seat]
        player.ship.extend(cards)
        yield Loaded(seat=seat, cards=cards, cargo=player.cargo, full=not state.free(seat))
