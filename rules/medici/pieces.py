"""The cards of Medici, read from `components.toml`."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from rules import components
from rules.components import Count
from rules.errors import BadComponents


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    value: Count
    source: str
    symbols: Count = 0
    green: bool = False
    """A green flag: the card takes no space on a ship."""
    neutral: bool = False
    """No good; it goes back to the box when the ship is unloaded."""


class Card(Struct, frozen=True):
    """One kind of card: `cloth_five`, or a neutral `treasure`."""

    id: str
    face: str
    value: int
    symbols: int
    green: bool
    good: str | None


class _Goods(Struct, frozen=True, forbid_unknown_fields=True):
    ids: tuple[str, ...]
    source: str


class _Turn(Struct, frozen=True, forbid_unknown_fields=True):
    most_revealed: Count
    within_reach: Count
    source: str


class _Ship(Struct, frozen=True, forbid_unknown_fields=True):
    capacity: Mapping[int, Count]
    source: str


class _Payout(Struct, frozen=True, forbid_unknown_fields=True):
    ship: Mapping[int, tuple[Count, ...]]
    good: tuple[Count, ...]
    unit: Count
    source: str


class _Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    florins: Count
    symbols: Mapping[int, Count]
    source: str


class _Counts(Struct, frozen=True, forbid_unknown_fields=True):
    five: Count
    four: Count
    three: Count
    two: Count
    pair: Count
    sample: Count
    trinket: Count
    treasure: Count
    source: str


class _Decks(Struct, frozen=True, forbid_unknown_fields=True):
    total: Count
    counts: Mapping[str, _Counts]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    days: Count
    source: str
    goods: _Goods
    turn: _Turn
    ship: _Ship
    payout: _Payout
    bonus: _Bonus
    high_bonus: _Bonus
    faces: Mapping[str, Face]
    decks: _Decks

    def __post_init__(self) -> None:
        self._check_tables()
        for name in self.decks.counts:
            size = len(tuple(self.deck(name)))
            if size != self.decks.total:
                raise BadComponents(f"the deck {name} has {size} cards instead of {self.decks.total}")

    def _check_tables(self) -> None:
        """Every table by number of players has a row for each, and every place and every face its number."""
        players = set(self.ship.capacity)
        for table, rows in {
            "payout.ship": self.payout.ship,
            "bonus.symbols": self.bonus.symbols,
            "high_bonus.symbols": self.high_bonus.symbols,
        }.items():
            for missing in sorted(players ^ set(rows)):
                raise BadComponents(f"{table} and ship.capacity disagree about {missing} players")
        for seats, florins in self.payout.ship.items():
            if len(florins) != seats:
                raise BadComponents(f"payout.ship has {len(florins)} places for {seats} players")
        for face in self.faces:
            if face not in _Counts.__struct_fields__:
                raise BadComponents(f"no deck says how many cards of the face {face} there are")

    def kinds(self) -> Iterable[Card]:
        for name, face in self.faces.items():
            for good in (None,) if face.neutral else self.goods.ids:
                yield Card(
                    id=f"{good}_{name}" if good else name,
                    face=name,
                    value=face.value,
                    symbols=face.symbols,
                    green=face.green,
                    good=good,
                )

    def deck(self, name: str) -> Iterable[str]:
        """The cards of a deck, by kind, in no order that means anything."""
        counts = self.decks.counts[name]
        for card in self.kinds():
            count: Any = getattr(counts, card.face)
            for _ in range(count):
                yield card.id


COMPONENTS: Components = components.load(__package__, Components)
CARDS: Mapping[str, Card] = {card.id: card for card in COMPONENTS.kinds()}
GOODS = COMPONENTS.goods.ids


def value(cards: Iterable[str]) -> int:
    return sum(CARDS[card].value for card in cards)


def space(cards: Iterable[str]) -> int:
    """How much of a ship these take: green cards take none."""
    return sum(not CARDS[card].green for card in cards)
