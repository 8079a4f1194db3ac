"""Questions put to several at once, where the order does not matter; and the phases of roles that are such: what was
answered happens clockwise from whoever chose the role."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from rules.game import Action, Happenings, Illegal, Together
from rules.phases import SECOND_THOUGHTS
from rules.sanjuan.pieces import COMPONENTS, RoleId

if TYPE_CHECKING:
    from rules.sanjuan.state import SanJuan

A = TypeVar("A")


class Question(Together[A], Generic[A], kw_only=True):
    def refuse(self, state: SanJuan, seat: int, action: Action) -> Illegal | None:
        if self.second_thoughts.get(seat, 0) >= SECOND_THOUGHTS:
            return Illegal("answered_often_enough")
        return self.mistake(state, seat, action)

    def mistake(self, state: SanJuan, seat: int, action: Action) -> Illegal | None:
        """What is wrong with an answer, if it is one to this question."""
        raise NotImplementedError


class Joint(Question[A], Generic[A], kw_only=True):
    seat: int
    """Who chose the role."""
    times: int
    """How many times the privilege counts."""
    asked: tuple[int, ...] = ()
    opened: bool = False

    def proceed(self, state: SanJuan) -> Happenings:
        if not self.opened:
            self.opened = True
            yield from self.open(state)
        yield from super().proceed(state)

    def open(self, state: SanJuan) -> Happenings:
        """What happens before anybody is asked; it says who will be."""
        raise NotImplementedError

    def share(self, role: RoleId, seat: int) -> int:
        """What the role gives to this seat, with the privilege if it is his."""
        given = COMPONENTS.roles[role]
        return given.everybody + given.privilege * self.times * (seat == self.seat)
