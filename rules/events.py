"""Events: what happened, one fact and one audience each, never words. They make the log, the announcements and the
undo barrier."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from rules.forms import snake


class Event(Struct, frozen=True, kw_only=True, tag=snake, tag_field="event", omit_defaults=True):
    to: tuple[int, ...] | None = None
    """The seats that may know it; None: everybody."""
    reveals: bool = False
    """Whether it showed something hidden or random: beyond it, nobody undoes alone."""

    def reaches(self, seat: int | None) -> bool:
        """Whether this seat may know; a seat of None is somebody who is not at the table."""
        return self.to is None or seat in self.to


class Changed(Event, frozen=True, kw_only=True):
    """A seat has more or less of something that is unlimited, such as money from the bank."""

    seat: int
    item: str
    by: int
    why: str


class Answered(Event, frozen=True, kw_only=True):
    """A seat has answered a question put to several; what it answered stays unseen until all are in."""

    seat: int
    again: bool = False


Happenings: TypeAlias = Iterable[Event]
"""What a generator of events is typed as. Calling it does nothing until its events are taken: `yield from` it."""
