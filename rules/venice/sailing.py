"""Sailing: the active gondola goes from quay to quay, passes or moors.

The first canal is free, every other one costs its fee unless there is a bridge over it. No canal and no quay is used
twice in a turn. Whoever passes meets the gondolas there, may activate the building, and sails on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Action, By, Domain, Event, Form, Happenings, Illegal, One, Phase, form
from rules.venice.activating import Activating, best_purse, level
from rules.venice.fares import bridge_coins, bridge_intrigue, can_go_on, fee, other_quay
from rules.venice.ledger import change
from rules.venice.meeting import meetings
from rules.venice.mooring import moor

if TYPE_CHECKING:
    from rules.venice.state import Venice

PASS, MOOR = "pass", "moor"


class Sail(Action, frozen=True):
    """Sail to this quay, next to where the gondola is, and pass it or moor there."""

    quay: str
    then: str


class Sailed(Event, frozen=True, kw_only=True):
    seat: int
    gondola: str
    start: str
    quay: str
    canal: str
    fee: int
    passes: bool


class Sailing(Phase, kw_only=True):
    seat: int
    path: list[str] = []
    """The quays of this voyage, the one it started from first."""

    def awaits(self, state: Venice) -> tuple[int, ...]:
        return (self.seat,)

    def gondola(self, state: Venice) -> str:
        gondola = state.players[self.seat].gondolier
        assert gondola is not None
        return gondola

    def proceed(self, state: Venice) -> Happenings:
        if not self.path:
            quay = state.gondolas[self.gondola(state)].quay
            assert quay is not None
            self.path.append(quay)
        if not self.ways(state):
            # the supply of coins ran dry on the way: ruling: then the voyage ends here
            yield from self.moor(state)

    def ways(self, state: Venice) -> dict[str, tuple[str, ...]]:
        """To which quays one can sail from here, and whether one can pass or moor there."""
        gondola, coins = self.gondola(state), state.players[self.seat].coins
        closed, sailed = other_quay(state, gondola), len(self.path) - 1
        found: dict[str, tuple[str, ...]] = {}
        for quay, canal in state.around(self.path[-1]).items():
            left = coins - fee(state, self.seat, canal, sailed)
            if quay in self.path or left < 0:
                continue
            ways: tuple[str, ...] = () if quay == closed else (MOOR,)
            if self.can_pass(state, quay, left + bridge_coins(state, self.seat, canal)):
                ways = (PASS, *ways)
            if ways:
                found[quay] = ways
        return found

    def can_pass(self, state: Venice, quay: str, coins: int) -> bool:
        path = (*self.path, quay)
        if can_go_on(state, self.seat, path, coins):
            return True
        if not self.activates(state, quay):
            return False
        gondola = self.gondola(state)
        # cubes may go away in the meetings before the activation
        sure = quay != other_quay(state, gondola) and not state.players[self.seat].modifier("cubes_as_scrolls")
        purse = best_purse(state, self.seat, gondola, quay, state.spy == quay, coins, sure)
        return purse > coins and can_go_on(state, self.seat, path, purse)

    def activates(self, state: Venice, quay: str) -> bool:
        """Whether a building that is passed can be activated: with an assistant or the spy there."""
        moored_here = quay == other_quay(state, self.gondola(state))
        if moored_here and not state.options.activate_where_own_gondola_moored:
            return False
        if state.spy == quay:
            return True
        return quay in state.assistants and level(state, self.seat, quay, spied=False) > 0

    def forms(self, state: Venice, seat: int) -> Iterable[Form]:
        if seat != self.seat:
            return
        ways = self.ways(state)
        stops: dict[str, Domain] = {quay: One(then) for quay, then in ways.items()}
        canals = state.around(self.path[-1])
        facts = tuple(self.facts(state, quay, canals[quay]) for quay in ways)
        yield form(Sail, quay=One(tuple(ways), facts), then=By("quay", stops))

    def facts(self, state: Venice, quay: str, canal: str) -> dict[str, int | str]:
        cost, gain = fee(state, self.seat, canal, len(self.path) - 1), bridge_coins(state, self.seat, canal)
        found: dict[str, int | str] = {
            "canal": canal,
            "fee": cost,
            "leaves": state.players[self.seat].coins - cost + gain,
        }
        intrigue = bridge_intrigue(state, self.seat, canal)
        if intrigue:
            found["intrigue"] = intrigue
        met = sum(state.gondolas[boat].owner != self.seat for boat in state.stack(quay))
        if met:
            found["gondolas"] = met
        if self.activates(state, quay):
            found["effects"] = level(state, self.seat, quay, state.spy == quay)
        return found

    def default(self, state: Venice, seat: int) -> Action:
        ways = self.ways(state)
        quay = next((quay for quay, then in ways.items() if MOOR in then), next(iter(ways)))
        return Sail(quay, ways[quay][-1])

    def refuse(self, state: Venice, seat: int, action: Action) -> Illegal | None:
        if seat != self.seat or state.phases[-1] is not self or not isinstance(action, Sail):
            return None
        around = state.around(self.path[-1])
        if action.quay in self.path:
            return Illegal("quay_used_already", quay=action.quay)
        if action.quay not in around:
            return Illegal("quay_not_next", quay=action.quay, here=self.path[-1])
        cost = fee(state, seat, around[action.quay], len(self.path) - 1)
        if cost > state.players[seat].coins:
            return Illegal("too_few_coins", needs=cost, has=state.players[seat].coins)
        if action.then == MOOR and action.quay == other_quay(state, self.gondola(state)):
            return Illegal("own_gondola_there", quay=action.quay)
        return Illegal("must_sail_on", quay=action.quay) if action.then == PASS else None

    def play(self, state: Venice, seat: int, action: Sail) -> Happenings:
        gondola, start = self.gondola(state), self.path[-1]
        canal = state.around(start)[action.quay]
        cost = fee(state, seat, canal, len(self.path) - 1)
        passes = action.then == PASS
        yield Sailed(seat=seat, gondola=gondola, start=start, quay=action.quay, canal=canal, fee=cost, passes=passes)
        yield from change(state, seat, "coins", -cost, "fee")
        yield from change(state, seat, "coins", bridge_coins(state, seat, canal), "bridge")
        yield from change(state, seat, "intrigue", bridge_intrigue(state, seat, canal), "bridge")
        self.path.append(action.quay)
        if not passes:
            yield from self.moor(state)
            return
        if self.activates(state, action.quay):
            state.then(
                Activating(
                    seat=seat,
                    gondola=gondola,
                    building=action.quay,
                    passing=True,
                    spied=state.spy == action.quay,
                    path=tuple(self.path),
                )
            )
        meetings(state, seat, gondola, action.quay)

    def moor(self, state: Venice) -> Happenings:
        state.phases.pop()
        gondola, quay = self.gondola(state), self.path[-1]
        state.then(Activating(seat=self.seat, gondola=gondola, building=quay, trains=True, completes=True))
        yield from moor(state, gondola, quay)
