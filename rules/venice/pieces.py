"""The board, tiles and cards of Venice, read from `components.toml`."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from string import ascii_lowercase
from typing import Literal

from msgspec import Struct

from rules import components
from rules.components import Count
from rules.errors import BadComponents

Source = Literal["rulebook", "derived", "confirmed", "inferred", "reconstructed"]
"""Where a table is known from."""


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class _Goods(_Data, frozen=True):
    ids: tuple[str, ...]
    source: Source


class _Pieces(_Data, frozen=True):
    gondolas: Count
    bridges: Count
    assistants: Count
    slots: Count
    source: Source


class _Supply(_Data, frozen=True):
    cubes: Count
    coins: Count
    source: Source


class _Limits(_Data, frozen=True):
    hold: Count
    scrolls: Count
    intrigue: Mapping[int, Count]
    scandal: Count
    missions: Count
    source: Source


class _Start(_Data, frozen=True):
    scrolls: Count
    coins: Count
    coins_per_earlier: Count
    dealt: Count
    kept: Count
    missions: Mapping[int, Count]
    source: Source


class _Turn(_Data, frozen=True):
    stay: Count
    under_own_bridge: Count
    under_foreign_bridge: Count
    tax: Count
    drawn: Count
    all_assistants: Count
    source: Source


class _Favour(_Data, frozen=True):
    coins: Count
    scrolls: Count
    unused: Count
    source: Source


class _Council(_Data, frozen=True):
    last: Count
    rewards: Mapping[int, tuple[Count, ...]]
    rewards_source: Mapping[int, Source]
    source: Source


class _End(_Data, frozen=True):
    marker: Mapping[int, Count]
    more_rounds: Count
    scrolls_per_intrigue: Count
    coins_per_intrigue: Count
    coins_per_point: Count
    half_from: Count
    whole_from: Count
    source: Source


class _Patience(_Data, frozen=True):
    rounds: Count
    source: Source


class Quay(_Data, frozen=True):
    id: str
    public: bool
    x: Count
    y: Count


class Canal(_Data, frozen=True):
    id: str
    ends: tuple[str, str]
    fee: Count
    source: Source
    fee_source: Source


class _Board(_Data, frozen=True):
    source: Source
    quays: tuple[Quay, ...]
    canals: tuple[Canal, ...]


class Effect(_Data, frozen=True):
    """What a building, a card or a completed mission does; used whole or not at all."""

    cost: Mapping[str, Count] = {}
    gain: Mapping[str, Count] = {}
    each: Mapping[str, Count] = {}
    per: str | None = None
    lose: Count = 0
    others: Count = 0
    holding: Count = 0
    cubes: str | None = None
    missions: Count = 0
    taxed: bool = False
    bridge: bool = False
    instead: Mapping[str, Count] = {}
    upfront: bool = False
    cheaper: str | None = None
    review: Mapping[str, Count] = {}


class Building(_Data, frozen=True):
    id: str
    source: Source
    effects: tuple[Effect, ...]
    good: str | None = None


class Influence(_Data, frozen=True):
    id: str
    source: Source
    choose: str | None = None
    effect: Effect = Effect()
    more: Effect = Effect()


class _InfluenceCards(_Data, frozen=True):
    copies: Count
    copies_source: Source
    source: Source
    kinds: tuple[Influence, ...]


class Mission(_Data, frozen=True):
    id: str
    building: str
    cubes: Mapping[str, Count]
    scrolls: Count
    vp: Count
    coins: Count
    source: Source
    modifier: str | None = None
    value: Count = 0
    after: str | None = None
    optional: bool = False
    effect: Effect = Effect()


class _Smugglers(_Data, frozen=True):
    ignored_source: Source
    source: Source
    A: Mapping[str, Count]
    B: Mapping[str, Count]


class _Doge(_Data, frozen=True):
    scrolls: Mapping[str, Count]
    scrolls_most: Count
    intrigue_limit: Count
    at_limit_vp: Count
    at_limit_intrigue: Count
    spaces: tuple[Count, ...]
    first_space_harder: Count
    fourth_space_easier: Count
    gondolas: Count
    revealed: Count
    removed_smugglers: Count
    removed_cards: Count
    row: Count
    extra_turns: Mapping[str, Count]
    rewards_as: Count
    source: Source


class DogeCard(_Data, frozen=True):
    id: str
    does: str
    value: Count
    more: Count = 0


class _DogeCards(_Data, frozen=True):
    copies: Count
    source: Source
    kinds: tuple[DogeCard, ...]


class Components(_Data, frozen=True):
    goods: _Goods
    pieces: _Pieces
    supply: _Supply
    limits: _Limits
    start: _Start
    turn: _Turn
    favour: _Favour
    council: _Council
    end: _End
    patience: _Patience
    board: _Board
    buildings: tuple[Building, ...]
    influence: _InfluenceCards
    missions: tuple[Mission, ...]
    smugglers: _Smugglers
    doge: _Doge
    doge_cards: _DogeCards

    def __post_init__(self) -> None:
        buildings = {building.id for building in self.buildings}
        quays = {quay.id for quay in self.board.quays}
        tiles = {building.id for building in self.buildings if building.good}
        for canal in self.board.canals:
            if not set(canal.ends) <= quays:
                raise BadComponents(f"canal {canal.id} leads nowhere")
        if sum(not quay.public for quay in self.board.quays) != len(tiles):
            raise BadComponents("there must be a place on the board for every tile")
        for mission in self.missions:
            if mission.building not in tiles or (mission.after and mission.after not in buildings):
                raise BadComponents(f"{mission.id} names an unknown building")
        for deck in (self.smugglers.A, self.smugglers.B):
            if set(deck) != tiles:
                raise BadComponents("a smuggler deck must hold a card for every tile")
        if len(self.missions) != self.start.missions[1]:
            raise BadComponents("alone, one plays with all missions")


COMPONENTS: Components = components.load(__package__, Components)
GOODS = COMPONENTS.goods.ids
BUILDINGS: Mapping[str, Building] = {building.id: building for building in COMPONENTS.buildings}
TILES: tuple[str, ...] = tuple(building.id for building in COMPONENTS.buildings if building.good)
TOP = max(len(BUILDINGS[tile].effects) for tile in TILES)
"""The last space of a tile: any number of assistants, and every effect."""
QUAYS: tuple[str, ...] = tuple(quay.id for quay in COMPONENTS.board.quays)
PLACES: tuple[str, ...] = tuple(quay.id for quay in COMPONENTS.board.quays if not quay.public)
"""The quays where tiles lie."""
CANALS: Mapping[str, Canal] = {canal.id: canal for canal in COMPONENTS.board.canals}
MISSIONS: Mapping[str, Mission] = {mission.id: mission for mission in COMPONENTS.missions}
INFLUENCE: Mapping[str, Influence] = {kind.id: kind for kind in COMPONENTS.influence.kinds}
DOGE_CARDS: Mapping[str, DogeCard] = {kind.id: kind for kind in COMPONENTS.doge_cards.kinds}


def _around(quay: str) -> tuple[tuple[int, str], ...]:
    return tuple(
        (QUAYS.index(end), canal.id)
        for canal in COMPONENTS.board.canals
        if quay in canal.ends
        for end in canal.ends
        if end != quay
    )


AROUND: tuple[tuple[tuple[int, str], ...], ...] = tuple(_around(quay) for quay in QUAYS)
"""From each quay, by its place in `QUAYS`, those next to it and the canal to each."""

# Colours. Players' colours are their seats; those of the smugglers and of the Doge are below zero.
COLOUR_A, COLOUR_B = -1, -2
LETTERS: Mapping[str, int] = {"A": COLOUR_A, "B": COLOUR_B}


def player_gondolas(seat: int) -> tuple[str, ...]:
    """`gondola_0a`, `gondola_0b`: the seat, and which of its gondolas."""
    return tuple(f"gondola_{seat}{letter}" for letter in ascii_lowercase[: COMPONENTS.pieces.gondolas])


GONDOLAS = tuple(player_gondolas(seat) for seat in range(max(COMPONENTS.limits.intrigue)))


def smuggler_gondola(letter: str, number: int | None = None) -> str:
    """`smuggler_a`; alone, where each letter has several: `smuggler_a0`."""
    return f"smuggler_{letter.lower()}{'' if number is None else number}"


def copies(kinds: Iterable[str], count: int) -> list[str]:
    """Cards with an id each: `testify#1`, `testify#2`."""
    return [f"{kind}#{copy}" for kind in kinds for copy in range(1, count + 1)]


def kind(card: str) -> str:
    """What is printed on a card of which there are several."""
    return card.partition("#")[0]


def smuggler_deck(letter: str) -> list[str]:
    return [f"{letter}:{tile}" for tile in TILES]


def smuggler_tile(card: str) -> str:
    return card.partition(":")[2]


def smuggler_ignores(card: str) -> int:
    letter, _, tile = card.partition(":")
    deck: Mapping[str, int] = getattr(COMPONENTS.smugglers, letter)
    return deck[tile]


Hold = tuple[int, int, int]
"""The cubes on a gondola, of each good in the order of `GOODS`."""
EMPTY: Hold = (0, 0, 0)


@cache
def cubes(hold: Hold) -> tuple[str, ...]:
    """A hold as people read it: the goods one by one."""
    return tuple(good for good, count in zip(GOODS, hold, strict=True) for _ in range(count))


def as_hold(goods: Mapping[str, int] | Iterable[str]) -> Hold:
    if isinstance(goods, Mapping):
        return tuple(goods.get(good, 0) for good in GOODS)  # type: ignore[return-value]
    listed = list(goods)
    return tuple(listed.count(good) for good in GOODS)  # type: ignore[return-value]


@cache
def holds_of(size: int) -> tuple[Hold, ...]:
    """Every hold of so many cubes."""
    return tuple(
        (first, second, size - first - second)
        for first, second in product(range(size + 1), repeat=len(GOODS) - 1)
        if first + second <= size
    )
