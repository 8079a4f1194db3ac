"""What the bot gives and gets: labels and words in, pictures out."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from render.scene import Scene
from rules.game import Event, Result


class Words(Protocol):
    """Says a key of the text files in the table's language: `say("medici-picture-day", day=2, days=3)`.

    Facts are strings and numbers; the answer is one line without marks of direction or of format.
    """

    def __call__(self, key: str, /, **facts: str | int) -> str: ...


class SeatLabel(Struct, frozen=True):
    """Who sits in a seat, as people know them; a name may hold anything that Discord lets through."""

    name: str
    house: bool = False
    """Whether the house plays it."""


class Picture(Struct, frozen=True):
    scene: Scene
    alt: str
    """Whose turn, what changed, where things are, in under 1,000 characters."""
    text: str
    """Everything that is in the picture as Markdown, in under 4,000 characters."""


class Painter(Protocol):
    """What each game paints. `view` is always a view of that game, made for whoever will see the picture."""

    def board(self, view: Any, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> Picture:
        """The table as `view.seat` may see it; `events` are those since the picture before that reach whoever sees
        this one, to set off what changed."""

    def hand(self, view: Any, seats: Sequence[SeatLabel], say: Words) -> Picture | None:
        """What only `view.seat` may see; None where a game has no hands."""

    def summary(self, events: Sequence[Event], view: Any, seats: Sequence[SeatLabel], say: Words) -> Sequence[Picture]:
        """The pictures owed besides the board for these public events, such as a scoring; `view` is from after them."""

    def standing(self, view: Any) -> Sequence[int]:
        """By seat, the score as far as the view tells it; noted after every move, these make the history."""

    def final(
        self,
        result: Result,
        view: Any,
        seats: Sequence[SeatLabel],
        say: Words,
        history: Sequence[Sequence[int]] = (),
    ) -> Picture:
        """The end; `history` holds the scores by seat from the start on, as often as they were noted."""


@runtime_checkable
class ShowsOffers(Protocol):
    """What a painter has besides, in games where people make each other offers."""

    def offers(self, view: Any, seats: Sequence[SeatLabel], say: Words) -> Picture:
        """All offers on the table, as `view.seat` may see them."""
