"""The cards of San Juan, read from `components.toml`: buildings by kind, their copies, roles and markets."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from rules import components
from rules.components import Count
from rules.errors import BadComponents
from rules.sanjuan.effects import AnyEffect, Family, TuckSold

RoleId: TypeAlias = Literal["builder", "producer", "trader", "councillor", "prospector"]


class _Setup(Struct, frozen=True, forbid_unknown_fields=True):
    building: str
    hand: Count
    advanced_hands: tuple[Count, ...]
    source: str


class _Round(Struct, frozen=True, forbid_unknown_fields=True):
    picks: Mapping[int, tuple[Count, ...]]
    privilege_multiplied_once: tuple[Count, ...]
    hand_limit: Count
    source: str


class _Ending(Struct, frozen=True, forbid_unknown_fields=True):
    buildings: Count
    source: str


class Role(Struct, frozen=True, forbid_unknown_fields=True):
    everybody: Count
    privilege: Count
    source: str
    keep: Count = 0
    """How many of the cards drawn are kept, for the role that draws more than it keeps."""


class Market(Struct, frozen=True, forbid_unknown_fields=True):
    """What each good sells for while this tile lies open."""

    indigo: Count
    sugar: Count
    tobacco: Count
    coffee: Count
    silver: Count
    source: str

    def prices(self) -> dict[str, int]:
        return {
            "indigo": self.indigo,
            "sugar": self.sugar,
            "tobacco": self.tobacco,
            "coffee": self.coffee,
            "silver": self.silver,
        }


class _Totals(Struct, frozen=True, forbid_unknown_fields=True):
    production: Count
    city: Count
    expansion: Count
    source: str


class _Building(Struct, frozen=True, forbid_unknown_fields=True):
    family: Family
    set: Literal["base", "expansion"]
    cost: Count
    points: Count
    copies: Count
    source: str
    good: str | None = None
    monument: bool = False
    in_deck: bool = True
    """Otherwise it lies open beside the deck, for anybody to build."""
    effects: tuple[AnyEffect, ...] = ()


class Kind(Struct, frozen=True):
    """One kind of building; its copies are `smithy#1`, `smithy#2` …"""

    id: str
    family: Family
    expansion: bool
    cost: int
    points: int
    copies: int
    good: str | None
    monument: bool
    in_deck: bool
    effects: tuple[AnyEffect, ...]

    @property
    def tucks_unseen(self) -> bool:
        """Whether cards go under it that not even its owner has seen."""
        return any(isinstance(effect, TuckSold) for effect in self.effects)

    def cards(self) -> tuple[str, ...]:
        return tuple(f"{self.id}#{copy + 1}" for copy in range(self.copies))


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    setup: _Setup
    round: _Round
    ending: _Ending
    roles: Mapping[RoleId, Role]
    markets: Mapping[str, Market]
    totals: _Totals
    buildings: Mapping[str, _Building]

    def __post_init__(self) -> None:
        if self.setup.building not in self.buildings:
            raise BadComponents(f"the first building is unknown: {self.setup.building}")
        totals = {"production": self.totals.production, "city": self.totals.city, "expansion": self.totals.expansion}
        found = dict.fromkeys(totals, 0)
        for building in self.buildings.values():
            found[building.family if building.set == "base" else building.set] += building.copies
        if found != totals:
            raise BadComponents(f"there are {found} cards instead of {totals}")

    def kinds(self) -> Iterable[Kind]:
        for name, building in self.buildings.items():
            yield Kind(
                id=name,
                family=building.family,
                expansion=building.set == "expansion",
                cost=building.cost,
                points=building.points,
                copies=building.copies,
                good=building.good,
                monument=building.monument,
                in_deck=building.in_deck,
                effects=building.effects,
            )


COMPONENTS: Components = components.load(__package__, Components)
KINDS: Mapping[str, Kind] = {kind.id: kind for kind in COMPONENTS.kinds()}
CARDS: Mapping[str, Kind] = {card: kind for kind in KINDS.values() for card in kind.cards()}
"""Every card by its id, and the kind of building it is."""
MARKETS = COMPONENTS.markets
ROLES: tuple[RoleId, ...] = tuple(COMPONENTS.roles)


def cards(*, expansion: bool, in_deck: bool) -> list[str]:
    """The cards of a game with or without the expansion: those of the deck, or those that lie open beside it."""
    return [
        card
        for kind in KINDS.values()
        if kind.in_deck is in_deck and (expansion or not kind.expansion)
        for card in kind.cards()
    ]
