"""A phase is a struct on `state.phases`; the last one is in progress.

It says whom it awaits, what they may do, what the clock does for them, what an answer does, and what happens by itself
when it comes to the top. It pops itself when done and never names its successor.
"""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rules.errors import Illegal
from rules.events import Answered, Happenings
from rules.forms import Action, Form, snake

A = TypeVar("A")

SECOND_THOUGHTS = 3
"""How often an answer that nobody has seen yet may be given again; some bound there must be, so that play ends."""


class Phase(Struct, tag=snake, tag_field="phase"):
    def awaits(self, state: Any) -> tuple[int, ...]:
        """The seats that owe an answer. Public: never on hidden grounds."""
        return ()

    def forms(self, state: Any, seat: int) -> Iterable[Form]:
        """What this seat may do while this phase is on top."""
        return ()

    def meanwhile(self, state: Any, seat: int) -> Iterable[Form]:
        """What this seat may do in this phase while another is on top of it."""
        return ()

    def default(self, state: Any, seat: int) -> Action:
        """What the clock plays for an awaited seat that never came."""
        raise NotImplementedError(f"{type(self).__name__} awaits a seat and has no default")

    def refuse(self, state: Any, seat: int, action: Action) -> Illegal | None:
        """A better reason than "no form admits it", if there is one; made from what this seat may know."""
        return None

    def play(self, state: Any, seat: int, action: Any) -> Happenings:
        raise NotImplementedError(f"{type(self).__name__} offers a form and does not play it")

    def proceed(self, state: Any) -> Happenings:
        """What happens by itself when this phase is on top. Afterwards it awaits somebody or is no longer on top."""
        return ()


class Together(Phase, Generic[A], kw_only=True):
    """Several people asked at once. Nobody sees an answer until all are in; until then it may be given again."""

    asked: tuple[int, ...]
    answers: dict[int, A] = {}
    second_thoughts: dict[int, int] = {}

    def awaits(self, state: Any) -> tuple[int, ...]:
        return tuple(seat for seat in self.asked if seat not in self.answers)

    def forms(self, state: Any, seat: int) -> Iterable[Form]:
        if seat in self.asked and self.second_thoughts.get(seat, 0) < SECOND_THOUGHTS:
            return self.question(state, seat)
        return ()

    def question(self, state: Any, seat: int) -> Iterable[Form]:
        """The forms put to one of those asked."""
        raise NotImplementedError

    def play(self, state: Any, seat: int, action: A) -> Happenings:
        again = seat in self.answers
        if again:
            self.second_thoughts[seat] = self.second_thoughts.get(seat, 0) + 1
        self.answers[seat] = action
        yield Answered(seat=seat, again=again)

    def proceed(self, state: Any) -> Happenings:
        if self.awaits(state):
            return
        state.phases.pop()
        yield from self.resolve(state)

    def resolve(self, state: Any) -> Happenings:
        """All answers are in: what they do, in the right order."""
        raise NotImplementedError
