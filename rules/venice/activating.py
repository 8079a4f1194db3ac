"""Activating a building: of the effects of his assistant's space and of those before it, its user takes any he likes.

Whoever has moored may first complete a mission, then trains; whoever only passes must still be able to sail on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, Illegal, One, Phase, form
from rules.venice.completing import Complete, complete, completing, missing
from rules.venice.effects import Reckoning, use
from rules.venice.fares import can_go_on
from rules.venice.pieces import BUILDINGS, MISSIONS, Effect
from rules.venice.training import train, trained_space

if TYPE_CHECKING:
    from rules.venice.state import Venice


class Activate(Action, frozen=True):
    """Use these effects of the building, by their numbers; none of them: leave it at that."""

    effects: tuple[int, ...]


class UseEffect(Action, frozen=True):
    """Use the permanent effect of a completed mission, giving up this influence card if it asks for one."""

    mission: str
    discard: str | None = None


class Decline(Action, frozen=True):
    """Leave the permanent effect unused this time."""


class Activated(Event, frozen=True, kw_only=True):
    seat: int
    building: str
    effects: tuple[int, ...]
    passing: bool
    spy: bool


class EffectUsed(Event, frozen=True, kw_only=True):
    """The permanent effect of a completed mission was used."""

    seat: int
    mission: str


class InfluenceGivenUp(Event, frozen=True, kw_only=True):
    seat: int
    card: str


def level(state: Venice, seat: int, building: str, spied: bool) -> int:
    """How many effects of a building this player may use as things stand."""
    if spied or not BUILDINGS[building].good:
        return len(BUILDINGS[building].effects)
    return state.assistants[building].get(seat, 0)


class Activating(Phase, kw_only=True):
    seat: int
    gondola: str
    building: str
    passing: bool = False
    spied: bool = False
    path: tuple[str, ...] = ()
    """The quays of the voyage so far, when passing."""
    trains: bool = False
    completes: bool = False
    """Whether a mission may still be completed."""

    def awaits(self, state: Venice) -> tuple[int, ...]:
        return (self.seat,)

    def effects(self, state: Venice) -> Sequence[Effect]:
        building = BUILDINGS[self.building]
        if self.trains and building.good:
            return building.effects[: trained_space(state, self.seat, self.building)]
        return building.effects[: level(state, self.seat, self.building, self.spied)]

    def sets(self, state: Venice) -> tuple[Reckoning, list[tuple[int, ...]]]:
        """The sets of effects that may be used; whoever passes must have the coins to sail on afterwards."""
        reckoning = Reckoning(state, self.seat, self.gondola, self.effects(state))
        sets = list(reckoning.sets())
        if self.passing:
            going = [chosen for chosen in sets if can_go_on(state, self.seat, self.path, reckoning.coins_after(chosen))]
            # the supply of coins may have run dry meanwhile: then the voyage ends here, whatever is used
            sets = going or sets
        return reckoning, sets

    def may_complete(self, state: Venice) -> bool:
        """On public grounds: whether he holds any mission at all, at a tile."""
        return self.completes and bool(BUILDINGS[self.building].good and state.players[self.seat].missions)

    def proceed(self, state: Venice) -> Happenings:
        if not self.may_complete(state) and len(self.sets(state)[1]) == 1:
            yield from self.activate(state, self.sets(state)[1][0])

    def forms(self, state: Venice, seat: int) -> Iterable[Form]:
        if seat != self.seat:
            return
        if self.may_complete(state):
            yield from completing(state, seat, self.gondola, self.building)
        reckoning, sets = self.sets(state)
        yield form(
            Activate,
            effects=One(
                tuple(tuple(number + 1 for number in chosen) for chosen in sets),
                tuple(reckoning.facts(chosen) for chosen in sets),
            ),
        )

    def default(self, state: Venice, seat: int) -> Action:
        """All that costs nothing and gains no intrigue; if that will not do, as much as possible."""
        reckoning, sets = self.sets(state)
        free = tuple(
            number
            for number in reckoning.usable
            if not reckoning.costs[number] and "intrigue" not in reckoning.gains[number]
        )
        chosen = free if free in sets else max(sets, key=len)
        return Activate(tuple(number + 1 for number in chosen))

    def refuse(self, state: Venice, seat: int, action: Action) -> Illegal | None:
        if seat != self.seat or state.phases[-1] is not self:
            return None
        if isinstance(action, Activate):
            return self.refuse_effects(state, action)
        if isinstance(action, Complete):
            return missing(state, seat, self.gondola, self.building, action)
        return None

    def refuse_effects(self, state: Venice, action: Activate) -> Illegal:
        learnt = len(self.effects(state))
        if any(number not in range(1, learnt + 1) for number in action.effects):
            return Illegal("effect_not_learnt", building=self.building, effects=learnt)
        reckoning, _ = self.sets(state)
        chosen = [number - 1 for number in action.effects]
        if not set(chosen) <= set(reckoning.usable) or not reckoning.can_pay(chosen):
            return Illegal("effects_not_possible", building=self.building)
        return Illegal("must_sail_on", quay=self.building)

    def play(self, state: Venice, seat: int, action: Action) -> Happenings:
        if isinstance(action, Complete):
            self.completes = False
            yield from complete(state, seat, self.gondola, action)
            return
        assert isinstance(action, Activate)
        yield from self.activate(state, sorted(number - 1 for number in action.effects))

    def activate(self, state: Venice, chosen: Sequence[int]) -> Happenings:
        state.phases.pop()
        effects = self.effects(state)
        if self.trains and BUILDINGS[self.building].good:
            yield from train(state, self.seat, self.building)
        # ruling: a building of which no effect is used was not activated
        if not chosen:
            return
        yield Activated(
            seat=self.seat,
            building=self.building,
            effects=tuple(number + 1 for number in chosen),
            passing=self.passing,
            spy=self.spied,
        )
        state.then(
            Aftermath(
                seat=self.seat, gondola=self.gondola, building=self.building, passing=self.passing, path=self.path
            )
        )
        yield from use(state, self.seat, self.gondola, [effects[number] for number in chosen], self.building)


def best_purse(state: Venice, seat: int, gondola: str, building: str, spied: bool, coins: int, cubes: bool) -> int:
    """The most coins he can have after activating a building in passing, starting with so many; with cubes: whether
    those on board may be counted on."""
    effects = BUILDINGS[building].effects[: level(state, seat, building, spied)]
    reckoning = Reckoning(state, seat, gondola, effects)
    reckoning.have["coins"] = coins
    if not cubes:
        reckoning.have["any"] = 0
    return max(reckoning.coins_after(chosen) for chosen in reckoning.sets())


class Aftermath(Phase, kw_only=True):
    """After an activation: the permanent effect of a mission that goes with this building."""

    seat: int
    gondola: str
    building: str
    passing: bool
    path: tuple[str, ...] = ()

    def awaits(self, state: Venice) -> tuple[int, ...]:
        return (self.seat,)

    def mission(self, state: Venice) -> str | None:
        slots = state.players[self.seat].slots
        return next((mission for mission in slots if MISSIONS[mission].after == self.building), None)

    def can_use(self, state: Venice, effect: Effect) -> bool:
        reckoning = Reckoning(state, self.seat, self.gondola, (effect,))
        if not reckoning.usable or not reckoning.can_pay((0,)):
            return False
        return not self.passing or can_go_on(state, self.seat, self.path, reckoning.coins_after((0,)))

    def proceed(self, state: Venice) -> Happenings:
        mission = self.mission(state)
        if mission is None or not self.can_use(state, MISSIONS[mission].effect):
            state.phases.pop()
        elif not MISSIONS[mission].optional:
            yield from self.use(state, mission, None)

    def forms(self, state: Venice, seat: int) -> Iterable[Form]:
        mission = self.mission(state)
        if seat != self.seat or mission is None:
            return
        effect = MISSIONS[mission].effect
        hand: tuple[str | None, ...] = (None,)
        if "influence" in effect.cost:
            hand = tuple(state.players[seat].influence)
        facts = Reckoning(state, seat, self.gondola, (effect,)).facts((0,))
        yield form(UseEffect, mission=One((mission,), (facts,)), discard=One(hand))
        yield form(Decline)

    def default(self, state: Venice, seat: int) -> Action:
        return Decline()

    def play(self, state: Venice, seat: int, action: Action) -> Happenings:
        if isinstance(action, UseEffect):
            yield from self.use(state, action.mission, action.discard)
        else:
            state.phases.pop()

    def use(self, state: Venice, mission: str, discard: str | None) -> Happenings:
        state.phases.pop()
        yield EffectUsed(seat=self.seat, mission=mission)
        if discard is not None:
            state.players[self.seat].influence.remove(discard)
            state.influence_used.append(discard)
            yield InfluenceGivenUp(seat=self.seat, card=discard, reveals=True)
        yield from use(state, self.seat, self.gondola, (MISSIONS[mission].effect,), mission)
