"""The state of a game of Venice."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.game import Options, State
from rules.venice.activating import Activating, Aftermath
from rules.venice.bridges import Bridging
from rules.venice.cargo import Stowing, Transferring
from rules.venice.course import Course, Tidying
from rules.venice.doge import DogeBridging, DogeCouncil
from rules.venice.drawing import Drawing
from rules.venice.lowering import Lowering
from rules.venice.meeting import Greeting, Meeting, OwnMeeting, Yielding
from rules.venice.opening import Opening
from rules.venice.pieces import AROUND, COMPONENTS, EMPTY, GONDOLAS, MISSIONS, Hold
from rules.venice.placement import Dealing, Placing
from rules.venice.sailing import Sailing
from rules.venice.smugglers import Arriving, Smuggling


class VeniceOptions(Options, frozen=True):
    """Where the rulebook can be read in two ways, and how hard the Doge is."""

    favour_cards: bool = True
    activate_where_own_gondola_moored: bool = False
    great_council_counts: Literal["fewer", "more"] = "fewer"
    court_scrolls: Literal["rulebook", "review"] = "rulebook"
    effects_simultaneous: bool = True
    trade_needs_full_payment: bool = True
    mission_end_trigger: Literal["deck_empty_after_return", "last_card_in_hand"] = "deck_empty_after_return"
    spy_on_public_building: bool = False
    supply_limited: bool = False
    great_council_cap: bool = True
    smuggler_mover_exempt: bool = False
    doge_more_cards: Literal[0, 1, 2] = 0
    doge_council_start: Literal[0, 1, 2, 3, 4, 5, 6] = 0
    doge_scrolls: Literal["usual", "more", "fewer"] = "usual"
    doge_point_for_first_space: bool = False
    doge_fewer_for_last_space: bool = False
    doge_without_assistants: bool = False
    doge_extra_turns: Literal["usual", "none", "more"] = "usual"


class Gondola(Struct):
    owner: int
    """The colour: a seat, or below zero that of smugglers or the Doge."""
    quay: str | None = None
    """By the name of its building; None before it is placed."""
    hold: Hold = EMPTY


class Player(Struct, kw_only=True):
    coins: int
    scrolls: int
    favour: bool
    """Whether he has a favour card that he has not turned."""
    vp: int = 0
    intrigue: int = 0
    council: int = 0
    missions: list[str] = []
    slots: list[str] = []
    """Completed missions whose permanent effects work."""
    archive: list[str] = []
    influence: list[str] = []
    gondolier: str | None = None
    earned: dict[str, int] = {}
    """Where the points came from."""

    def modifier(self, key: str) -> int:
        """What the permanent effects of completed missions add up to."""
        return sum(MISSIONS[mission].value for mission in self.slots if MISSIONS[mission].modifier == key)

    @property
    def completed(self) -> int:
        return len(self.slots) + len(self.archive)


class SmugglerDeck(Struct):
    deck: list[str]
    """The top card is the last one."""
    held: str | None = None
    """The card that was put back on top, known to whoever put it there."""
    used: list[str] = []
    box: list[str] = []


class Doge(Struct, kw_only=True):
    scrolls: int
    council: dict[str, int]
    deck: list[str]
    row: list[str] = []
    vp: int = 0
    intrigue: int = 0
    used: list[str] = []
    box: list[str] = []
    played: list[str] = []
    """The smuggler cards of his turn in progress."""


class Venice(State, tag="venice", tag_field="game", kw_only=True):
    options: VeniceOptions
    players: list[Player]
    first: int
    """Who has the first-player token."""
    board: dict[str, str]
    """Which building stands at which place; the places in the order of `QUAYS`."""
    gondolas: dict[str, Gondola]
    """In the order in which they moored last, so those of one quay lie in this order upon each other."""
    missions: list[str]
    influence: list[str]
    assistants: dict[str, dict[int, int]]
    """On each tile, the space of each colour's assistant."""
    missions_box: list[str] = []
    influence_used: list[str] = []
    bridges: dict[str, int] = {}
    smugglers: dict[str, SmugglerDeck] = {}
    doge: Doge | None = None
    supply: dict[str, int] = {}
    """Cubes and coins left, where they can run out."""
    spy: str | None = None
    round: int = 0
    last_round: int | None = None
    turns_left: int | None = None
    """Alone, after the Doge's cards have run out."""
    all_placed: int | None = None
    arrested: int | None = None
    phases: list[
        Course
        | Dealing
        | Placing
        | Opening
        | Sailing
        | Greeting
        | Meeting
        | OwnMeeting
        | Yielding
        | Activating
        | Aftermath
        | Stowing
        | Transferring
        | Drawing
        | Bridging
        | Tidying
        | Smuggling
        | Arriving
        | DogeCouncil
        | DogeBridging
        | Lowering
    ]

    def around(self, building: str) -> dict[str, str]:
        """The buildings next to this one, and the canal to each."""
        standing = list(self.board.values())
        return {standing[place]: canal for place, canal in AROUND[standing.index(building)]}

    def stack(self, building: str) -> list[str]:
        """The gondolas moored here, the lowest first."""
        return [gondola for gondola, boat in self.gondolas.items() if boat.quay == building]

    def own(self, seat: int) -> tuple[str, ...]:
        return GONDOLAS[seat]

    def sister(self, gondola: str) -> str:
        """The other gondola of the same player."""
        one, other = GONDOLAS[self.gondolas[gondola].owner]
        return other if gondola == one else one

    def bridges_left(self, colour: int) -> int:
        return COMPONENTS.pieces.bridges - sum(builder == colour for builder in self.bridges.values())

    def assistants_on(self, colour: int) -> int:
        return sum(colour in spaces for spaces in self.assistants.values())

    def assistants_left(self, colour: int) -> int:
        return COMPONENTS.pieces.assistants - self.assistants_on(colour)

    def taxes(self, seat: int) -> int:
        player = self.players[seat]
        taxes = COMPONENTS.turn.tax * (len(player.missions) + player.completed)
        limit = player.modifier("taxes_at_most")
        return min(taxes, limit) if limit else taxes

    def in_turn(self, seat: int) -> list[int]:
        """All seats in the order of play, this one first."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def letters(self, seat: int) -> tuple[str, ...]:
        """The smuggler decks in this player's hands: one each, or alone both."""
        return tuple(self.smugglers) if self.doge else tuple(self.smugglers)[seat : seat + 1]

    def whose_turn(self) -> int | None:
        return next((phase.seat for phase in self.phases if isinstance(phase, Tidying | Smuggling)), None)
