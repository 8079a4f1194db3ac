"""The goods, tokens, buildings and cards of Genoa, read from `components.toml`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

from rules import components
from rules.components import Count
from rules.errors import BadComponents

DUCATS = "ducats"
MARKER = "marker"
MARKET = "market"
STREET = "street"

STARTING_SPACE = "starting_space"
TRADE = "trade"
ANY_COMMODITY = "any_commodity"
BUILDING_ACTION = "building_action"
EXTRA_ACTION = "extra_action"

CONTRACT = "contract"
MESSAGE = "message"
LARGE_ORDER = "large_order"
SMALL_ORDER = "small_order"


Source = Literal["rulebook", "confirmed", "inferred", "reconstructed", "house"]
"""Where something is known from; `house`: ours, because play by message needs it."""


class Building(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["inner", "special", "warehouse", "villa"]
    action_source: Source
    place_source: Source
    gives: Mapping[str, Count] = {}
    """What its action takes from the supply."""
    draws: Mapping[str, Count] = {}
    """What its action draws from the decks."""
    large_orders: bool = False
    """Whether a large order may be delivered here instead."""

    @property
    def yields(self) -> dict[str, int]:
        return {**self.gives, **self.draws}


class Card(Struct, frozen=True):
    """One card: which deck it is of, the buildings it names (two on a message) and the goods it wants."""

    id: str
    kind: str
    buildings: tuple[str, ...]
    goods: tuple[str, ...] = ()

    def place(self) -> str:
        return self.buildings[0]


class _Goods(Struct, frozen=True, forbid_unknown_fields=True):
    each: Count
    ids: tuple[str, ...]
    source: Source


class _Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    count: Mapping[str, Count]
    source: Source


class _Markers(Struct, frozen=True, forbid_unknown_fields=True):
    each: Count
    source: Source


class _Money(Struct, frozen=True, forbid_unknown_fields=True):
    start: Count
    unit: Count
    source: Source


class _Hand(Struct, frozen=True, forbid_unknown_fields=True):
    cards_of_each_deck: Count
    source: Source


class _Tower(Struct, frozen=True, forbid_unknown_fields=True):
    discs: Count
    source: Source


class _Rounds(Struct, frozen=True, forbid_unknown_fields=True):
    by_players: Mapping[int, Count]
    five_players_elsewhere: Count
    source: Source


class _Actions(Struct, frozen=True, forbid_unknown_fields=True):
    each_turn: Count
    second_with_two: Count
    source: Source


class _Acquisition(Struct, frozen=True, forbid_unknown_fields=True):
    buildings: Count
    source: Source


class _Rewards(Struct, frozen=True, forbid_unknown_fields=True):
    large_order: Count
    large_order_tokens: Count
    small_order: Count
    message: Count
    owner_fee: Count
    owned_building: Count
    source: Source


class _Contracts(Struct, frozen=True, forbid_unknown_fields=True):
    run: tuple[Count, ...]
    each_further: Count
    source: Source

    def worth(self, length: int) -> int:
        """What a run of so many neighbouring buildings earns."""
        if length <= len(self.run):
            return self.run[length - 1]
        return self.run[-1] + self.each_further * (length - len(self.run))


class _Haggling(Struct, frozen=True, forbid_unknown_fields=True):
    open_offers: Count
    offers_in_turn: Count
    most_ducats_asked: Count
    source: Source


class _Layout(Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[tuple[str, ...], ...]
    ring: tuple[str, ...]
    source: Source


class _Face(Struct, frozen=True, forbid_unknown_fields=True):
    buildings: tuple[str, ...]
    goods: tuple[str, ...] = ()


class _Deck(Struct, frozen=True, forbid_unknown_fields=True):
    size: Count
    source: Source
    cards: tuple[_Face, ...] = ()


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    goods: _Goods
    tokens: _Tokens
    markers: _Markers
    money: _Money
    hand: _Hand
    tower: _Tower
    rounds: _Rounds
    actions: _Actions
    acquisition: _Acquisition
    rewards: _Rewards
    contracts: _Contracts
    haggling: _Haggling
    layouts: Mapping[str, _Layout]
    buildings: Mapping[str, Building]
    decks: Mapping[str, _Deck]

    def __post_init__(self) -> None:
        self._check_cards(list(self.cards()))
        takable = {*self.goods.ids, *self.tokens.count, MARKER, *self.decks}
        for name, building in self.buildings.items():
            if not building.yields or {*building.yields} - takable:
                raise BadComponents(f"the building {name} yields what does not exist")
        for name, layout in self.layouts.items():
            cells = {cell for row in layout.rows for cell in row}
            if cells != {*self.buildings, MARKET, STREET} or len(layout.rows) != len(layout.rows[0]):
                raise BadComponents(f"the layout {name} is not the board")

    def _check_cards(self, cards: list[Card]) -> None:
        if len({card.id for card in cards}) != len(cards):
            raise BadComponents("two cards are alike")
        for kind, deck in self.decks.items():
            size = sum(card.kind == kind for card in cards)
            if size != deck.size:
                raise BadComponents(f"the deck {kind} has {size} cards instead of {deck.size}")
        for card in cards:
            strange = {*card.buildings} - {*self.buildings} | {*card.goods} - {*self.goods.ids}
            if strange:
                raise BadComponents(f"the card {card.id} names {', '.join(sorted(strange))}")

    def cards(self) -> Iterable[Card]:
        """Every card once. No two are alike, so what is on a card is its name."""
        ring = next(iter(self.layouts.values())).ring
        for building in ring:
            yield Card(id=f"{CONTRACT}@{building}", kind=CONTRACT, buildings=(building,))
        for kind, deck in self.decks.items():
            for face in deck.cards:
                sign = {MESSAGE: "~", LARGE_ORDER: "@", SMALL_ORDER: "@"}[kind]
                ends = ("+".join(face.goods), *face.buildings) if face.goods else face.buildings
                yield Card(id=sign.join(ends), kind=kind, buildings=face.buildings, goods=face.goods)


COMPONENTS: Components = components.load(__package__, Components)
CARDS: Mapping[str, Card] = {card.id: card for card in COMPONENTS.cards()}
KINDS: tuple[str, ...] = tuple(COMPONENTS.decks)
"""The kinds of cards, by which their backs can be told apart."""
GOODS = COMPONENTS.goods.ids
TOKENS: tuple[str, ...] = tuple(COMPONENTS.tokens.count)
BUILDINGS = COMPONENTS.buildings
OPEN: tuple[str, ...] = (*GOODS, *TOKENS, MARKER)
"""What lies openly before a player, in the order it is shown."""
UNIT = COMPONENTS.money.unit


def kinds(cards: Iterable[str]) -> dict[str, int]:
    """How many cards of each kind, as everybody can tell from their backs."""
    counts: dict[str, int] = {}
    for card in cards:
        kind = CARDS[card].kind
        counts[kind] = counts.get(kind, 0) + 1
    return counts
