"""What things are worth to a house player, in ducats. Judgements, not rules: tuned by playing against itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from rules.genoa.acting import Act
from rules.genoa.buildings import TAKE, yields
from rules.genoa.pieces import (
    ANY_COMMODITY,
    BUILDING_ACTION,
    BUILDINGS,
    CARDS,
    COMPONENTS,
    CONTRACT,
    DUCATS,
    EXTRA_ACTION,
    KINDS,
    LARGE_ORDER,
    MARKER,
    MESSAGE,
    SMALL_ORDER,
    STARTING_SPACE,
    TOKENS,
    TRADE,
)
from rules.genoa.scoring import contracts_worth

if TYPE_CHECKING:
    from rules.genoa.state import Genoa

# By the number of goods still missing.
LARGE_ORDERS = (52.0, 30.0, 17.0, 9.0)
SMALL_ORDERS = (24.0, 11.0)
# By the distance of the two buildings.
MESSAGES = (22.0, 22.0, 18.0, 13.0, 9.0)
THINGS = {
    EXTRA_ACTION: 13.0,
    ANY_COMMODITY: 10.0,
    TRADE: 8.0,
    STARTING_SPACE: 9.0,
    BUILDING_ACTION: 7.0,
    MARKER: 7.0,
}
SPARE_GOOD = 6.0
NEXT_CONTRACT = 6.0
"""What a contract promises besides what it earns now: a run may still grow."""
FADING_ROUNDS = 4.0
"""From so many rounds before the end, what must still be turned into ducats is worth less and less."""


class Worth:
    """What this seat's belongings are worth to it now, and what an action would add."""

    def __init__(self, state: Genoa, seat: int) -> None:
        self.state = state
        self.seat = seat
        player = state.players[seat]
        rounds_left = state.last_round - state.round + 0.5
        self.fade = min(1.0, rounds_left / FADING_ROUNDS)
        self.open: Mapping[str, int] = player.open
        self.cards = tuple(player.cards)
        self.now = self.of(self.open, self.cards)
        self.card = {kind: self._unknown(kind) for kind in KINDS}

    def of(self, things: Mapping[str, int], cards: Iterable[str]) -> float:
        stock = dict(things)
        total = 0.0
        orders = [CARDS[card] for card in cards if CARDS[card].goods]
        # what is nearest to done is served first
        orders.sort(key=lambda card: sum(good not in things for good in card.goods))
        contracts = set()
        for card in orders:
            missing = 0
            for good in card.goods:
                if stock.get(good):
                    stock[good] -= 1
                else:
                    missing += 1
            table = LARGE_ORDERS if card.kind == LARGE_ORDER else SMALL_ORDERS
            total += self.fade * table[missing]
        for name in cards:
            card = CARDS[name]
            if card.kind == MESSAGE:
                total += self.fade * self._message(card.buildings)
            elif card.kind == CONTRACT:
                contracts.add(card.place())
        total += contracts_worth(self.state.board.runs(contracts)) + self.fade * NEXT_CONTRACT * len(contracts)
        for item, count in stock.items():
            total += self.fade * count * THINGS.get(item, SPARE_GOOD)
        return total

    def _message(self, buildings: tuple[str, ...]) -> float:
        away = self.state.board.distances[buildings[0]][buildings[1]]
        return MESSAGES[min(away, len(MESSAGES) - 1)]

    def _unknown(self, kind: str) -> float:
        """What a card from the top of a deck is worth on average."""
        if kind == LARGE_ORDER:
            return self.fade * LARGE_ORDERS[2]
        if kind == SMALL_ORDER:
            return self.fade * sum(SMALL_ORDERS) / len(SMALL_ORDERS)
        if kind == MESSAGE:
            return self.fade * MESSAGES[2]
        deck = self.state.decks[kind].down
        return sum(self.with_cards((card,)) for card in deck) / len(deck) if deck else 0.0

    def with_cards(self, cards: tuple[str, ...]) -> float:
        return self.of(self.open, (*self.cards, *cards)) - self.now

    def change(self, by: Mapping[str, int]) -> float:
        """What it is worth to get (or, below zero, to give) all this; cards by kind."""
        things = dict(self.open)
        total = 0.0
        for item, count in by.items():
            if item == DUCATS:
                total += count
            elif item in KINDS:
                total += count * self.card[item]
            else:
                things[item] = things.get(item, 0) + count
        return total + self.of({item: count for item, count in things.items() if count > 0}, self.cards) - self.now

    def without(self, card: str) -> float:
        """What it costs to give this card away."""
        return self.now - self.of(self.open, (other for other in self.cards if other != card))

    def action(self, place: str) -> tuple[float, Act]:
        """The best thing to do in a building, and what it adds."""
        gains = yields(self.state, self.seat, place)
        best = self.change({item: int(count) for item, count in gains.items()}), Act(TAKE)
        small = tuple(self._fillable(place, SMALL_ORDER))
        if small:
            rest = tuple(card for card in self.cards if card not in small)
            reward = COMPONENTS.rewards.small_order * len(small)
            filled = reward + self.of(self._less(small), rest) - self.now
            best = best[0] + filled, Act(TAKE, orders=small)
        if BUILDINGS[place].large_orders:
            token = max((one for one in TOKENS if self.state.supply[one]), key=THINGS.__getitem__, default=None)
            for order in self._fillable(place, LARGE_ORDER):
                rest = tuple(card for card in self.cards if card != order)
                gain = COMPONENTS.rewards.large_order + self.of(self._less((order,)), rest) - self.now
                gain += self.fade * THINGS[token] if token else 0
                if gain > best[0]:
                    best = gain, Act(order, token)
        return best

    def _fillable(self, place: str, kind: str) -> list[str]:
        return [
            card
            for card in self.cards
            if CARDS[card].kind == kind
            and CARDS[card].place() == place
            and all(self.open.get(good) for good in CARDS[card].goods)
        ]

    def _less(self, orders: Iterable[str]) -> dict[str, int]:
        things = dict(self.open)
        for order in orders:
            for good in CARDS[order].goods:
                things[good] -= 1
        return {item: count for item, count in things.items() if count}
