"""A round: from the governor clockwise each chooses one of the roles that are left, and everybody plays its phase. With
two players the governor chooses a second time. Then the governor's card passes to the left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, Illegal, One, Phase, form
from rules.sanjuan.builder import Builder
from rules.sanjuan.councillor import Councillor
from rules.sanjuan.effects import MultiplyPrivilege
from rules.sanjuan.pieces import COMPONENTS, ROLES, RoleId
from rules.sanjuan.producer import Producer
from rules.sanjuan.prospector import Prospector
from rules.sanjuan.round_start import RoundStart
from rules.sanjuan.scoring import end
from rules.sanjuan.trader import Trader

if TYPE_CHECKING:
    from rules.sanjuan.state import SanJuan

MOST_ROUNDS = 100
"""ruling: a game in which nobody wants to build must end some time; games that are meant end after a dozen rounds."""

PHASES: Mapping[RoleId, type[Builder | Producer | Trader | Councillor | Prospector]] = {
    "builder": Builder,
    "producer": Producer,
    "trader": Trader,
    "councillor": Councillor,
    "prospector": Prospector,
}


class TakeRole(Action, frozen=True):
    """Choose a role for everybody. `keep_library` leaves one's Library unused, for the second role of the round."""

    role: RoleId
    keep_library: bool = False


class RoundBegan(Event, frozen=True, kw_only=True):
    round: int
    governor: int


class RoleTaken(Event, frozen=True, kw_only=True):
    seat: int
    role: RoleId
    privilege: int
    """How much more than the others he gets, in the role's own measure."""
    multiplied: bool
    """Whether a Library makes it so much."""


class Round(Phase, kw_only=True):
    """Gives the choices of one round and, when all have been made, makes way for the next."""

    begun: bool = False
    chosen: int = 0

    def proceed(self, state: SanJuan) -> Happenings:
        if not self.begun:
            self.begun = True
            yield RoundBegan(round=state.round, governor=state.governor)
            if state.round > 1:
                state.then(RoundStart())
                return
        picks = COMPONENTS.round.picks[state.seats]
        if self.chosen == len(picks):
            yield from self.over(state)
            return
        pick = picks[self.chosen]
        self.chosen += 1
        again = pick in picks[self.chosen :]
        state.then(Choosing(seat=(state.governor + pick) % state.seats, again=again))

    def over(self, state: SanJuan) -> Happenings:
        state.phases.pop()
        if state.round == MOST_ROUNDS:
            yield from end(state, "rounds")
            return
        state.roles.clear()
        state.multiplied.clear()
        state.round += 1
        state.governor = (state.governor + 1) % state.seats
        state.then(Round())


class Choosing(Phase, kw_only=True):
    seat: int
    again: bool
    """Whether the same seat will choose once more in this round."""

    def awaits(self, state: SanJuan) -> tuple[int, ...]:
        return (self.seat,)

    def forms(self, state: SanJuan, seat: int) -> Iterable[Form]:
        if seat != self.seat:
            return
        left = tuple(role for role in ROLES if role not in state.roles)
        times = self.times(state)
        facts = tuple({"privilege": COMPONENTS.roles[role].privilege * times} for role in left)
        saves = times > 1 and state.limited and self.again
        yield form(TakeRole, role=One(left, facts), keep_library=One((False, True) if saves else (False,)))

    def times(self, state: SanJuan) -> int:
        """How many times the privilege would count."""
        if state.limited and self.seat in state.multiplied:
            return 1
        return max((effect.times for _, effect in state.players[self.seat].works(MultiplyPrivilege)), default=1)

    def default(self, state: SanJuan, seat: int) -> Action:
        # cards for everybody, and a few more to choose from: the least that can be done wrong
        wanted: tuple[RoleId, ...] = ("prospector", "councillor", *ROLES)
        return TakeRole(next(role for role in wanted if role not in state.roles))

    def refuse(self, state: SanJuan, seat: int, action: Action) -> Illegal | None:
        if not isinstance(action, TakeRole):
            return None
        if seat != self.seat:
            return Illegal("not_your_turn")
        if action.role in state.roles:
            return Illegal("role_is_taken", role=action.role, seat=state.roles[action.role])
        return Illegal("no_library_to_keep")

    def play(self, state: SanJuan, seat: int, action: TakeRole) -> Happenings:
        state.phases.pop()
        times = 1 if action.keep_library else self.times(state)
        if times > 1:
            state.multiplied.append(seat)
        state.roles[action.role] = seat
        privilege = COMPONENTS.roles[action.role].privilege * times
        yield RoleTaken(seat=seat, role=action.role, privilege=privilege, multiplied=times > 1)
        state.then(PHASES[action.role](seat=seat, times=times))
