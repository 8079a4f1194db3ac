"""Before the first turn: missions are dealt and one is put back; then each player, in turn order and back, places a
gondola at any quay, trains there and activates the building."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, Illegal, One, Phase, Together, form
from rules.venice.activating import Activating
from rules.venice.mooring import moor
from rules.venice.pieces import BUILDINGS, COMPONENTS, MISSIONS

if TYPE_CHECKING:
    from rules.venice.state import Venice


class Choose(Action, frozen=True):
    """Keep these of the missions dealt; the others go to the bottom of their deck."""

    missions: tuple[str, ...]


class Place(Action, frozen=True):
    """Put a gondola at this quay."""

    quay: str


class MissionsDealt(Event, frozen=True, kw_only=True):
    cards: int
    kept: int


class MissionsChosen(Event, frozen=True, kw_only=True):
    """All have put a mission back; so many are left in the deck."""

    left: int


class Dealing(Together[Choose], kw_only=True):
    def question(self, state: Venice, seat: int) -> Iterable[Form]:
        hand = state.players[seat].missions
        pairs = tuple(combinations(hand, COMPONENTS.start.kept))
        yield form(Choose, missions=One(pairs, tuple(self.facts(pair) for pair in pairs)))

    @staticmethod
    def facts(pair: Iterable[str]) -> dict[str, int | str]:
        printed = [MISSIONS[mission] for mission in pair]
        return {"vp": sum(mission.vp for mission in printed), "coins": sum(mission.coins for mission in printed)}

    def default(self, state: Venice, seat: int) -> Action:
        return Choose(tuple(state.players[seat].missions[: COMPONENTS.start.kept]))

    def resolve(self, state: Venice) -> Happenings:
        for seat, answer in sorted(self.answers.items()):
            player = state.players[seat]
            back = [mission for mission in player.missions if mission not in answer.missions]
            player.missions = list(answer.missions)
            state.missions[:0] = back
        yield MissionsChosen(left=len(state.missions))


class Placing(Phase, kw_only=True):
    seat: int

    def awaits(self, state: Venice) -> tuple[int, ...]:
        return (self.seat,)

    def quays(self, state: Venice) -> list[str]:
        taken = {state.gondolas[gondola].quay for gondola in state.own(self.seat)}
        return [building for building in state.board.values() if building not in taken]

    def forms(self, state: Venice, seat: int) -> Iterable[Form]:
        if seat == self.seat:
            quays = self.quays(state)
            yield form(Place, quay=One(tuple(quays), tuple(self.facts(state, quay) for quay in quays)))

    def facts(self, state: Venice, quay: str) -> dict[str, int | str]:
        good, below = BUILDINGS[quay].good, len(state.stack(quay))
        found: dict[str, int | str] = {"good": good} if good else {}
        return {**found, "gondolas": below} if below else found

    def default(self, state: Venice, seat: int) -> Action:
        quays = self.quays(state)
        return Place(next((quay for quay in quays if BUILDINGS[quay].good and not state.stack(quay)), quays[0]))

    def refuse(self, state: Venice, seat: int, action: Action) -> Illegal | None:
        if seat == self.seat and isinstance(action, Place) and action.quay in BUILDINGS:
            return Illegal("own_gondola_there", quay=action.quay)
        return None

    def play(self, state: Venice, seat: int, action: Place) -> Happenings:
        state.phases.pop()
        gondola = next(gondola for gondola in state.own(seat) if state.gondolas[gondola].quay is None)
        state.then(Activating(seat=seat, gondola=gondola, building=action.quay, trains=True))
        yield from moor(state, gondola, action.quay)
