"""How a house player thinks: what its ship and its goods may be expected to earn with each possible cargo, and whether
one more card is likely to make a better one possible. It reads only what is public, and how many cards of each kind
are still to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from math import exp, sqrt
from typing import TYPE_CHECKING

from rules.game import Action
from rules.medici.day import Load, Reveal, Turn
from rules.medici.pieces import CARDS, COMPONENTS, GOODS, space, value

if TYPE_CHECKING:
    from rules.medici.state import Medici

# Judgements of a house player, not rules: tuned by playing many games.
CHOOSY = 1.25
"""How much better than the average card those are that it will still choose for itself."""
HURRY = 0.5
"""A slow ship is not waited for: by so many cards it will load less than the slowest of the others."""
VALUE_SPREAD = 2.0
"""How far the value of a card yet to be loaded may be from what is expected."""
SYMBOL_SPREAD = 0.6
"""The same for the symbols of one good."""
LOYALTY = 0.5
"""How much more it will collect of a good of which it has a shipful."""


def advise(state: Medici, seat: int) -> Action:
    turn = state.phases[-1]
    assert isinstance(turn, Turn)
    if not state.market:
        return Reveal()
    mind = Mind(state, seat)
    worth, also = mind.best(tuple(state.market))
    may_reveal = turn.revealed < COMPONENTS.turn.most_revealed and bool(state.deck)
    if may_reveal and mind.hope(tuple(state.market)) > worth:
        return Reveal()
    return Load(also)


class Mind:
    def __init__(self, state: Medici, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.free = state.free(seat)
        self.coming = Counter(state.deck)
        taking = [CARDS[card] for card in (*state.deck, *state.market) if not CARDS[card].green]
        self.card_value = sum(card.value for card in taking) / len(taking) if taking else 0.0
        self.card_symbols = sum(card.symbols for card in taking) / len(taking) / len(GOODS) if taking else 0.0
        self.rivals = [other for other in range(state.seats) if other != seat]
        self.days = range(COMPONENTS.days - state.day + 1)
        self.symbols = {
            good: [
                player.symbols(good) + sum(CARDS[card].symbols for card in player.ship if CARDS[card].good == good)
                for player in state.players
            ]
            for good in GOODS
        }
        self.bonuses = list(_bonuses(state))
        self.spaces = [state.free(other) for other in range(state.seats)]
        self.time = max(0.0, max(self.spaces[other] for other in self.rivals) - HURRY)
        self.good_payout = cache(self._good_payout)
        self.ship_payout = cache(self._ship_payout)
        self.worth = cache(self._worth)

    # ---------------------------------------------------------------- choosing

    def best(self, market: tuple[str, ...]) -> tuple[float, tuple[str, ...]]:
        *before, last = market[-COMPONENTS.turn.within_reach :]
        options = [
            also
            for count in range(len(before) + 1)
            for also in combinations(before, count)
            if space((last, *also)) <= self.free
        ]
        return max(((self.worth(tuple(sorted((last, *also)))), also) for also in options), key=lambda option: option[0])

    def hope(self, market: tuple[str, ...]) -> float:
        """What the best cargo will be worth on average after one more card."""
        reach = market[-COMPONENTS.turn.within_reach + 1 :]
        total = sum(count * self.best((*reach, card))[0] for card, count in self.coming.items())
        return total / self.coming.total()

    # ---------------------------------------------------------------- weighing

    def _worth(self, cards: tuple[str, ...]) -> float:
        to_load = min(self.free - space(cards), self.time)
        gained = dict.fromkeys(GOODS, 0)
        for card in cards:
            good = CARDS[card].good
            if good:
                gained[good] += CARDS[card].symbols
        goods = sum(self.good_payout(good, more, to_load) for good, more in gained.items())
        return self.ship_payout(value(cards), to_load) + goods

    def _ship_payout(self, more: int, to_load: float) -> float:
        """What the ship may be expected to earn, with so much more value and so many cards still to load."""
        own = value(self.state.players[self.seat].ship) + more + CHOOSY * self.card_value * to_load
        ahead = []
        for other in self.rivals:
            theirs = value(self.state.players[other].ship) + self.card_value * self.spaces[other]
            ahead.append(_above(theirs - own, VALUE_SPREAD, to_load + self.spaces[other]))
        return _expected(COMPONENTS.payout.ship[self.state.seats], ahead)

    def _good_payout(self, good: str, more: int, today: float) -> float:
        """What a good may be expected to earn, today and on the days to come."""
        symbols = self.symbols[good]
        capacity = self.state.capacity
        have = symbols[self.seat] + more
        total = 0.0
        for day in self.days:
            to_load = today + capacity * day
            own = have + self.card_symbols * (1 + LOYALTY * have / capacity) * to_load
            ahead = []
            for other in self.rivals:
                they_load = self.spaces[other] + capacity * day
                theirs = symbols[other] + self.card_symbols * they_load
                ahead.append(_above(theirs - own, SYMBOL_SPREAD, to_load + they_load))
            if own:  # zero symbols never place
                total += _expected(COMPONENTS.payout.good, ahead)
            for needed, florins in self.bonuses:
                total += florins * _above(own - needed + 0.5, SYMBOL_SPREAD, to_load)
        return total


def _bonuses(state: Medici) -> Iterable[tuple[int, int]]:
    """From how many symbols on how many florins are added."""
    yield COMPONENTS.bonus.symbols[state.seats], COMPONENTS.bonus.florins
    if state.options.high_bonus:
        high = COMPONENTS.high_bonus
        yield high.symbols[state.seats], high.florins - COMPONENTS.bonus.florins


def _above(distance: float, spread: float, cards: float) -> float:
    """How likely it is to be above in the end, if so many cards of that spread are still to be loaded."""
    # a logistic curve close to the normal one; even with nothing to load a small spread stands for ties
    steps = 1.7 * distance / (spread * sqrt(cards + 0.2))
    return 1 / (1 + exp(-max(-30.0, min(30.0, steps))))


def _expected(payouts: Sequence[int], ahead: Iterable[float]) -> float:
    """What one may expect to be paid, from how likely each of the others is to be ahead."""
    places = [1.0]
    for likely in ahead:
        places = [
            (places[place] * (1 - likely) if place < len(places) else 0) + (places[place - 1] * likely if place else 0)
            for place in range(len(places) + 1)
        ]
    return sum(florins * chance for florins, chance in zip(payouts, places, strict=False))
