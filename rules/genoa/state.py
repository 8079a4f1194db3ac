"""The state of a game of Genoa."""

from __future__ import annotations

from msgspec import Struct

from rules.game import Options, State
from rules.genoa.acquisition import Acquisition
from rules.genoa.acting import Acting, HandOver
from rules.genoa.board import BOARDS, Board
from rules.genoa.closing import Closing, Rounds
from rules.genoa.journey import Journey
from rules.genoa.offers import OpenOffer
from rules.genoa.pieces import BUILDINGS, COMPONENTS, EXTRA_ACTION
from rules.genoa.start import Start

_ROUNDS = COMPONENTS.rounds
_FIVE = max(_ROUNDS.by_players)


class GenoaOptions(Options, frozen=True):
    layout: str = "a"
    rounds_with_five: int = _ROUNDS.by_players[_FIVE]
    open_purses: bool = False
    """Whether everybody sees everybody's ducats."""

    @classmethod
    def values(cls, name: str, kind: object) -> tuple[object, ...]:
        if name == "layout":
            return tuple(COMPONENTS.layouts)
        if name == "rounds_with_five":
            return (_ROUNDS.by_players[_FIVE], _ROUNDS.five_players_elsewhere)
        return super().values(name, kind)


class Player(Struct):
    ducats: int
    open: dict[str, int] = {}
    """Goods, tokens and ownership markers: they lie before the player."""
    cards: list[str] = []
    sources: dict[str, int] = {}
    """Where the ducats came from."""


class Deck(Struct):
    down: list[str]
    """Face down; the top card is the last one."""
    up: list[str] = []
    """Played cards, face up under the others."""


class Turn(Struct):
    """What has happened since the merchant got the tower."""

    merchant: int
    acted: list[int]
    """By seat, the actions taken in this turn."""
    made: list[int]
    """By seat, the offers made in this turn."""
    path: list[str] = []
    """Where the tower has been; it stands on the last place."""
    tower: int = COMPONENTS.tower.discs
    """Discs where the tower stands."""
    used: dict[str, int | None] = {}
    """Buildings whose action is gone, and who had it; None: nobody took it."""
    passed: dict[int, list[str]] = {}
    """Who wants nothing more in this turn, except at these places."""
    passed_here: list[int] = []
    offers: list[OpenOffer] = []
    lifted: list[str] = []
    """Streets whose discs have been taken away."""

    @property
    def here(self) -> str:
        return self.path[-1]

    @property
    def open_here(self) -> bool:
        """Whether the tower stands on a building whose action is still to be had."""
        return bool(self.path) and self.path[-1] in BUILDINGS and self.path[-1] not in self.used

    def offer(self, name: str) -> OpenOffer:
        return next(offer for offer in self.offers if offer.id == name)

    def has_passed(self, seat: int) -> bool:
        return seat in self.passed_here or (seat in self.passed and self.here not in self.passed[seat])


class Genoa(State, tag="genoa", tag_field="game", kw_only=True):
    options: GenoaOptions
    players: list[Player]
    decks: dict[str, Deck]
    supply: dict[str, int]
    """Goods and tokens not taken."""
    markers: list[int]
    """By seat, ownership markers in the supply."""
    owners: dict[str, int] = {}
    first: int
    round: int = 1
    """Where the round marker stands; it may skip rounds."""
    offered: int = 0
    """Offers made in the whole game: each has a name of its own."""
    turn: Turn
    phases: list[Rounds | Start | Journey | Acting | HandOver | Acquisition | Closing]

    @property
    def board(self) -> Board:
        return BOARDS[self.options.layout]

    @property
    def for_two(self) -> bool:
        """Whether the rules for two players hold."""
        return self.seats == 2

    @property
    def last_round(self) -> int:
        return self.options.rounds_with_five if self.seats == _FIVE else _ROUNDS.by_players[self.seats]

    def has(self, seat: int, item: str) -> int:
        return self.players[seat].open.get(item, 0)

    def actions_left(self, seat: int) -> int:
        """Actions a seat may still take in this turn without spending a token."""
        turn = self.turn
        allowed = COMPONENTS.actions.each_turn
        if self.for_two and seat == turn.merchant and turn.acted[1 - seat]:
            allowed += COMPONENTS.actions.second_with_two
        return max(0, allowed - turn.acted[seat])

    def able(self, seat: int) -> bool:
        return self.actions_left(seat) > 0 or self.has(seat, EXTRA_ACTION) > 0
