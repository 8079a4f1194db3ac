"""How a house player thinks: what each possible cargo is worth in florins, and whether one more card is likely to make
a better one possible. It reads only what is public, and how many cards of each kind are still to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING

from rules.game import Action
from rules.medici.day import Load, Reveal, Turn
from rules.medici.pieces import CARDS, COMPONENTS, GOODS, space, value
from rules.medici.scoring import bonus, shares

if TYPE_CHECKING:
    from rules.medici.state import Medici

# Judgements of a house player, not rules: tuned by playing it against itself.
FLORINS_PER_VALUE = 2.0
FUTURE_DAY = 0.6
BONUS_IN_REACH = 1.5


def advise(state: Medici, seat: int) -> Action:
    turn = state.phases[-1]
    assert isinstance(turn, Turn)
    mind = Mind(state, seat)
    may_reveal = turn.revealed < COMPONENTS.turn.most_revealed and bool(state.deck)
    if not state.market:
        return Reveal()
    worth, also = mind.best(state.market)
    if may_reveal and mind.hope(state.market) > worth:
        return Reveal()
    return Load(also)


class Mind:
    def __init__(self, state: Medici, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.room = state.free(seat)
        self.average = self._average_card()
        days_to_come = COMPONENTS.days - state.day
        self.days = 1 + FUTURE_DAY * days_to_come
        self.symbols = {
            good: {
                other: player.symbols(good)
                + sum(CARDS[card].symbols for card in player.ship if CARDS[card].good == good)
                for other, player in enumerate(state.players)
            }
            for good in GOODS
        }
        self._worth: dict[tuple[str, ...], float] = {}

    def _average_card(self) -> float:
        """The value a space on a ship may be expected to hold in the end."""
        taking = [CARDS[card].value for card in self.state.deck if not CARDS[card].green]
        return sum(taking) / len(taking) if taking else 0.0

    def best(self, market: list[str]) -> tuple[float, tuple[str, ...]]:
        *before, last = market[-COMPONENTS.turn.within_reach :]
        options = [
            also
            for count in range(len(before) + 1)
            for also in combinations(before, count)
            if space((last, *also)) <= self.room
        ]
        return max(((self.worth((last, *also)), also) for also in options), key=lambda option: option[0])

    def hope(self, market: list[str]) -> float:
        """What the best cargo will be worth on average after one more card."""
        coming = Counter(self.state.deck)
        reach = market[-COMPONENTS.turn.within_reach + 1 :]
        total = sum(count * self.best([*reach, card])[0] for card, count in coming.items())
        return total / coming.total()

    def worth(self, cards: tuple[str, ...]) -> float:
        key = tuple(sorted(cards))
        if key not in self._worth:
            self._worth[key] = self._ship(cards) + self._goods(cards)
        return self._worth[key]

    def _ship(self, cards: Iterable[str]) -> float:
        cards = tuple(cards)
        return FLORINS_PER_VALUE * (value(cards) - self.average * space(cards))

    def _goods(self, cards: Iterable[str]) -> float:
        gained: Counter[str] = Counter()
        for card in cards:
            good = CARDS[card].good
            if good:
                gained[good] += CARDS[card].symbols
        return sum(self._earns(good, more) - self._earns(good, 0) for good, more in gained.items())

    def _earns(self, good: str, more: int) -> float:
        symbols = dict(self.symbols[good])
        symbols[self.seat] += more
        own = symbols[self.seat]
        placed = shares({seat: count for seat, count in symbols.items() if count}, COMPONENTS.payout.good)
        # a symbol on the way to a bonus is worth something before the bonus is reached
        toward = min(own, COMPONENTS.bonus.symbols[self.state.seats]) * BONUS_IN_REACH
        return (placed.get(self.seat, 0) + bonus(self.state, own)) * self.days + toward
