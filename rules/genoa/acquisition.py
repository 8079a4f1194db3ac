"""Acquiring buildings: beside one street that holds discs, up to two.

From the merchant and clockwise, each may own buildings that touch the street; where another's marker lies, it costs one
marker to remove it, and one more to take its place. The street's discs are then taken away.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import TYPE_CHECKING

from rules.game import Action, By, Event, Form, Happenings, Illegal, One, Phase, form
from rules.genoa.pieces import COMPONENTS, MARKER
from rules.genoa.stock import add, put_back

if TYPE_CHECKING:
    from rules.genoa.state import Genoa

OUST = "oust_"
"""Before a building's name: its owner's marker is only removed."""


class Acquire(Action, frozen=True):
    """From this street, own a building (removing another's marker if one is there) or only oust its owner."""

    street: str
    claims: tuple[str, ...]
    """Buildings to own; `oust_` before one: only its owner's marker is removed."""


class Waive(Action, frozen=True):
    """Acquire nothing in this turn; it may be said before one's turn comes."""


class BuildingAcquired(Event, frozen=True, kw_only=True):
    seat: int
    street: str
    building: str


class OwnerOusted(Event, frozen=True, kw_only=True):
    """Another's marker was removed at the price of one's own."""

    seat: int
    street: str
    building: str
    owner: int


class DiscsTaken(Event, frozen=True, kw_only=True):
    seat: int
    street: str
    discs: int


class AcquisitionWaived(Event, frozen=True, kw_only=True):
    seat: int


class Acquisition(Phase, kw_only=True):
    done: list[int] = []

    def next(self, state: Genoa) -> int | None:
        """Whose turn it is to acquire: markers lie open, so who can do nothing is not asked."""
        for step in range(state.seats):
            seat = (state.turn.merchant + step) % state.seats
            if seat not in self.done and claims(state, seat):
                return seat
        return None

    def awaits(self, state: Genoa) -> tuple[int, ...]:
        seat = self.next(state)
        return () if seat is None else (seat,)

    def forms(self, state: Genoa, seat: int) -> Iterable[Form]:
        if seat in self.done or not state.has(seat, MARKER):
            return
        if seat == self.next(state):
            choices = claims(state, seat)
            yield form(Acquire, street=One(tuple(choices)), claims=By("street", choices))
        yield form(Waive)

    def default(self, state: Genoa, seat: int) -> Action:
        return Waive()

    def refuse(self, state: Genoa, seat: int, action: Action) -> Illegal | None:
        if isinstance(action, Waive) and seat in self.done:
            return Illegal("acquired_already")
        if not isinstance(action, Acquire):
            return None
        if not state.has(seat, MARKER):
            return Illegal("no_markers")
        if action.street not in streets(state):
            return Illegal("no_discs_there", street=action.street)
        if seat != self.next(state):
            return Illegal("others_acquire_first")
        return Illegal("too_few_markers", markers=state.has(seat, MARKER))

    def play(self, state: Genoa, seat: int, action: Action) -> Happenings:
        self.done.append(seat)
        if isinstance(action, Waive):
            yield AcquisitionWaived(seat=seat)
            return
        assert isinstance(action, Acquire)
        street = action.street
        for claim in action.claims:
            building = claim.removeprefix(OUST)
            owner = state.owners.pop(building, None)
            if owner is not None:
                state.markers[owner] += 1
                put_back(state, seat, MARKER)
                yield OwnerOusted(seat=seat, street=street, building=building, owner=owner)
            if claim == building:
                add(state, seat, MARKER, -1)
                state.owners[building] = seat
                yield BuildingAcquired(seat=seat, street=street, building=building)
        discs = state.turn.tower if street == state.turn.here else 1
        state.turn.lifted.append(street)
        yield DiscsTaken(seat=seat, street=street, discs=discs)

    def proceed(self, state: Genoa) -> Happenings:
        if self.next(state) is None:
            state.phases.pop()
        return ()


def streets(state: Genoa) -> list[str]:
    """Streets that still hold discs."""
    touching = state.board.touching
    return [place for place in state.turn.path if place in touching and place not in state.turn.lifted]


def claims(state: Genoa, seat: int) -> dict[str, One]:
    """By street with discs, every way to claim buildings beside it that this seat has the markers for."""
    markers = state.has(seat, MARKER)
    found: dict[str, One] = {}
    if not markers:
        return found
    for street in streets(state):
        ways: list[list[tuple[str, int]]] = []
        for building in state.board.touching[street]:
            owner = state.owners.get(building)
            if owner is None:
                ways.append([("", 0), (building, 1)])
            elif owner != seat:
                ways.append([("", 0), (building, 2), (OUST + building, 1)])
        values: dict[tuple[str, ...], dict[str, int | str]] = {}
        for way in product(*ways):
            claimed = tuple(claim for claim, _ in way if claim)
            cost = sum(price for _, price in way)
            owned = sum(not claim.startswith(OUST) for claim in claimed)
            if claimed and cost <= markers and owned <= COMPONENTS.acquisition.buildings:
                values[claimed] = {"markers": cost, "leaves": markers - cost}
        if values:
            found[street] = One(tuple(values), tuple(values.values()))
    return found
