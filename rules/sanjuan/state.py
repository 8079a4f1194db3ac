"""The state of a game of San Juan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct

from rules.game import Options, State
from rules.sanjuan.builder import Builder
from rules.sanjuan.councillor import Councillor
from rules.sanjuan.effects import Effect
from rules.sanjuan.pieces import CARDS, COMPONENTS, Kind, RoleId
from rules.sanjuan.producer import Producer
from rules.sanjuan.prospector import Prospector
from rules.sanjuan.round_start import HandLimit, Office, RoundStart, Tidying
from rules.sanjuan.rounds import Choosing, Round
from rules.sanjuan.setup import Deal, Draft
from rules.sanjuan.trader import Trader

E = TypeVar("E", bound=Effect)


class SanJuanOptions(Options, frozen=True):
    expansion: bool = False
    """The New Buildings, with the Cathedral."""
    advanced_start: bool = False
    """Larger first hands, of which all but four cards are discarded."""
    harbor_per_good: bool = False
    """A Harbor takes every good sold, not one a phase."""


class Building(Struct):
    """A building on the table, by its card; on it, face down, the card that is its good."""

    card: str
    good: str | None = None


class Player(Struct):
    hand: list[str] = []
    drawn: list[str] = []
    """Cards drawn in a councillor phase of which some have still to go."""
    buildings: list[Building] = []
    under: dict[str, list[str]] = {}
    """Cards under buildings, by the kind of building that took them; they stay when it is covered."""
    tucked_once: bool = False
    """Whether the one use of a Bank is over."""

    def building(self, card: str) -> Building:
        return next(building for building in self.buildings if building.card == card)

    def kinds(self) -> list[Kind]:
        return [CARDS[building.card] for building in self.buildings]

    def has(self, kind: Kind) -> bool:
        return any(CARDS[building.card] is kind for building in self.buildings)

    def works(self, effect: type[E], *, without: str | None = None) -> Iterator[tuple[str, E]]:
        """The effects of one type on this table, each with the card it is on; `without` is a card that does not work:
        one that is being covered, or was built in this very phase."""
        for building in self.buildings:
            for one in CARDS[building.card].effects:
                if type(one) is effect and building.card != without:
                    yield building.card, one

    def raise_building(self, card: str, over: str | None) -> str | None:
        """Put a new building on the table; what lay as a good on the one it covers is left over."""
        if over is None:
            self.buildings.append(Building(card))
            return None
        covered = self.building(over)
        good, covered.card, covered.good = covered.good, card, None
        return good

    def give_up_good(self, on: str) -> str:
        """Take the good off a building."""
        building = self.building(on)
        good, building.good = building.good, None
        if good is None:
            raise LookupError(f"there is no good on {on}")
        return good

    def goods(self) -> list[str]:
        """The buildings that hold a good."""
        return [building.card for building in self.buildings if building.good is not None]

    def idle(self) -> list[str]:
        """The production buildings without a good."""
        return [
            building.card
            for building in self.buildings
            if building.good is None and CARDS[building.card].good is not None
        ]


class SanJuan(State, tag="sanjuan", tag_field="game", kw_only=True):
    options: SanJuanOptions
    players: list[Player]
    deck: list[str]
    """The top card is the last one."""
    discard: list[str] = []
    box: list[str] = []
    """Buildings that were covered: out of the game."""
    open: list[str] = []
    """Buildings that lie open beside the deck for anybody to build: the Cathedral."""
    markets: list[str]
    """The market tiles in the order in which they come, again and again."""
    markets_shown: int = 0
    """How many times a tile has been turned up."""
    governor: int
    round: int = 1
    roles: dict[RoleId, int] = {}
    """The roles of this round that are taken, and by whom."""
    multiplied: list[int] = []
    """Who has multiplied a privilege in this round, where that is allowed once only."""
    phases: list[
        Deal | Draft | Round | Choosing | Builder | Producer | Trader | Councillor | Prospector
        | RoundStart | Office | Tidying | HandLimit
    ]  # fmt: skip

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    @property
    def market(self) -> str | None:
        """The tile that is used, or was used last; None before the first."""
        return self.markets[(self.markets_shown - 1) % len(self.markets)] if self.markets_shown else None

    @property
    def limited(self) -> bool:
        """Whether a privilege is multiplied once a round only."""
        return self.seats in COMPONENTS.round.privilege_multiplied_once
