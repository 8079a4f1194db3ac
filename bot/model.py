"""What a table is, apart from its game: who sits where, on what terms, and how far it has come."""

from typing import Any, Literal

from msgspec import Struct

from bot.clockwork import DAY, HOUR, MINUTE

Status = Literal["lobby", "playing", "paused", "over", "closed"]
Late = Literal["wait", "default", "house"]

PACES: dict[str, int | None] = {
    "live": 10 * MINUTE,
    "half_day": 12 * HOUR,
    "day": DAY,
    "three_days": 3 * DAY,
    "week": 7 * DAY,
    "none": None,
}


class Terms(Struct, frozen=True, kw_only=True):
    """How a table is run; agreed on in the lobby."""

    seats: int
    language: str = "en"
    pace: int | None = DAY
    """Seconds for an answer; None: no limit."""
    late: Late = "wait"
    open: bool = True
    """Whether anybody may join; otherwise only those invited."""
    invited: tuple[int, ...] = ()
    start_when_full: bool = True
    silence: Literal["no", "yes"] = "no"
    """How those count in a vote who do not answer."""
    order: tuple[int, ...] = ()
    """People in the order in which they are to sit, such as after a rematch; others follow as they joined."""


class Seat(Struct, frozen=True, kw_only=True):
    index: int
    person: int | None
    """None: a house player."""
    name: str
    moves: int = 0
    """Own moves, and whatever else makes earlier buttons of this seat stale. It never goes back."""
    tenure: int = 0

    @property
    def house(self) -> bool:
        return self.person is None


class Table(Struct, frozen=True, kw_only=True):
    id: int
    guild: int
    channel: int
    room: int | None
    """Where the game is played: its thread, or the channel itself."""
    game: str
    options: dict[str, Any]
    terms: Terms
    status: Status
    host: int
    commitment: str
    created: int
    touched: int
    sequence: int = 0
    seats: tuple[Seat, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    def seat_of(self, person: int) -> Seat | None:
        return next((seat for seat in self.seats if seat.person == person), None)

    @property
    def live(self) -> bool:
        return self.status in ("playing", "paused")


class Standing(Struct, frozen=True):
    """A table and the state of its game after the last move."""

    table: Table
    state: Any


class Move(Struct, frozen=True, kw_only=True):
    """A stored move; the state after it is stored beside it."""

    sequence: int
    kind: str
    """start, move, house (a house player), default (the clock), order (a standing order) or undo."""
    seat: int | None
    person: int | None
    action: str | None
    events: bytes
    reveals: bool
    back_to: int | None
    at: int
