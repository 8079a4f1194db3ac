"""Effects of buildings, cards and missions: what they cost, whether they can be used, and what they do.

An effect is used whole or not at all. All effects used at one time act together: costs are paid from what there was
before, comparisons look at what was before, and gains come last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from rules.game import Happenings, Phase
from rules.venice.bridges import Bridging, can_build, own_bridges
from rules.venice.cargo import Step, Stowing
from rules.venice.drawing import Drawing, can_draw_influence, can_draw_mission, draw_influence
from rules.venice.ledger import change, others_gain_intrigue
from rules.venice.pieces import COMPONENTS, GOODS, Effect

if TYPE_CHECKING:
    from rules.venice.state import Venice

Sum = dict[str, int]
KEPT = ("coins", "vp", "scrolls", "intrigue", "council")
"""What is written down for a player; everything else is cubes, cards and bridges."""


def _intrigues(state: Venice, seat: int) -> list[int]:
    """The intrigue of everybody else who counts as a player."""
    others = [player.intrigue for other, player in enumerate(state.players) if other != seat]
    return [*others, state.doge.intrigue] if state.doge else others


def _rivals_counted(state: Venice, seat: int) -> int:
    if state.options.great_council_counts == "more":
        return _rivals_with_more(state, seat)
    return sum(other < state.players[seat].intrigue for other in _intrigues(state, seat))


def _rivals_with_more(state: Venice, seat: int) -> int:
    return sum(other > state.players[seat].intrigue for other in _intrigues(state, seat))


COUNTED: dict[str, Callable[[Venice, int], int]] = {
    "rivals_counted": _rivals_counted,
    "rivals_with_more_intrigue": _rivals_with_more,
    "missions_completed": lambda state, seat: state.players[seat].completed,
    "own_bridges": own_bridges,
}


def cost_of(state: Venice, seat: int, effect: Effect) -> Sum:
    cost = dict(effect.cost)
    if effect.review and state.options.court_scrolls == "review":
        cost.update(effect.review)
    if effect.cheaper:
        cost["coins"] = state.players[seat].modifier(effect.cheaper) or cost["coins"]
    if effect.taxed:
        cost["coins"] = cost.get("coins", 0) + state.taxes(seat)
    return cost


def gain_of(state: Venice, seat: int, effect: Effect) -> Sum:
    gain = dict(effect.gain)
    if effect.per:
        count = COUNTED[effect.per](state, seat)
        for item, amount in effect.each.items():
            gain[item] = gain.get(item, 0) + amount * count
    return gain


def possible(state: Venice, seat: int, gondola: str, effect: Effect) -> bool:
    """Whether there is anything for it to act on, its cost apart."""
    player = state.players[seat]
    if len(player.influence) < effect.holding:
        return False
    if effect.missions and not can_draw_mission(state, seat):
        return False
    if "influence" in effect.gain and not can_draw_influence(state):
        return False
    if effect.bridge and not effect.instead and not can_build(state, seat):
        return False
    return not effect.cubes or any(state.gondolas[gondola].hold)


class Reckoning:
    """What using some of a list of effects would mean for one player now."""

    def __init__(self, state: Venice, seat: int, gondola: str, effects: Sequence[Effect]) -> None:
        self.state, self.seat, self.gondola, self.effects = state, seat, gondola, effects
        player = state.players[seat]
        self.have = {
            "coins": player.coins,
            "scrolls": player.scrolls,
            "intrigue": player.intrigue,
            "any": sum(state.gondolas[gondola].hold),
            "influence": len(player.influence),
        }
        self.costs = [cost_of(state, seat, effect) for effect in effects]
        self.gains = [gain_of(state, seat, effect) for effect in effects]
        self.usable = [number for number, effect in enumerate(effects) if possible(state, seat, gondola, effect)]

    def sets(self) -> Iterable[tuple[int, ...]]:
        """All sets of effects that can be used together, the empty one first."""
        for size in range(len(self.usable) + 1):
            for chosen in combinations(self.usable, size):
                if self.can_pay(chosen):
                    yield chosen

    def can_pay(self, chosen: Sequence[int]) -> bool:
        if not self.state.options.effects_simultaneous:
            return self._in_turn(chosen)
        needed: Sum = {}
        for number in chosen:
            for item, amount in self.costs[number].items():
                needed[item] = needed.get(item, 0) + amount
        if not needed:
            return True
        upfront = sum(self.gains[number].get("coins", 0) for number in chosen if self.effects[number].upfront)
        return all(self._holds(item, amount, upfront) for item, amount in needed.items())

    def _holds(self, item: str, amount: int, upfront: int = 0) -> bool:
        if item == "intrigue" and not self.state.options.trade_needs_full_payment:
            return True
        return amount <= self.have[item] + (upfront if item == "coins" else 0)

    def _in_turn(self, chosen: Sequence[int]) -> bool:
        """Where effects act one after the other, what one gains may pay the next."""
        now = dict(self.have)
        upfront = [number for number in chosen if self.effects[number].upfront]
        for number in (*upfront, *(one for one in chosen if one not in upfront)):
            for item, amount in self.costs[number].items():
                free = item == "intrigue" and not self.state.options.trade_needs_full_payment
                if amount > now[item] and not free:
                    return False
                now[item] = max(0, now[item] - amount)
            for item, amount in self.gains[number].items():
                target = "any" if item in GOODS else item
                now[target] = now.get(target, 0) + amount
            now["any"] = min(now["any"], COMPONENTS.limits.hold)
        return True

    def coins_after(self, chosen: Sequence[int]) -> int:
        paid = sum(self.costs[number].get("coins", 0) for number in chosen)
        gained = sum(self.gains[number].get("coins", 0) for number in chosen)
        if self.state.supply:
            gained = min(gained, self.state.supply["coins"] + paid)
        return self.have["coins"] - paid + gained

    def facts(self, chosen: Sequence[int]) -> dict[str, int | str]:
        """What changes for the player: coins, points, scrolls, intrigue, council; as if there were no limits."""
        total: dict[str, int] = {}
        for number in chosen:
            for sums, sign in ((self.costs[number], -1), (self.gains[number], 1)):
                for item, amount in sums.items():
                    total[item] = total.get(item, 0) + sign * amount
            if self.effects[number].lose:
                total["intrigue"] = total.get("intrigue", 0) - self.effects[number].lose
        return {item: amount for item, amount in total.items() if amount}


def use(state: Venice, seat: int, gondola: str, effects: Sequence[Effect], why: str) -> Happenings:
    """Use these effects. Choices that remain (which cubes, which card, where to build) come as phases on top."""
    together = state.options.effects_simultaneous
    batches = [effects] if together else [[effect] for effect in sorted(effects, key=lambda one: not one.upfront)]
    steps: list[Step] = []
    for batch in batches:
        costs = [cost_of(state, seat, effect) for effect in batch]
        gains = [gain_of(state, seat, effect) for effect in batch]
        # only what is gained upfront may pay a cost of the same moment
        for effect, gain in zip(batch, gains, strict=True):
            if effect.upfront:
                yield from change(state, seat, "coins", gain.pop("coins"), why)
        for cost in costs:
            for item in KEPT:
                yield from change(state, seat, item, -cost.get(item, 0), why)
        for effect, gain in zip(batch, gains, strict=True):
            for item in KEPT:
                yield from change(state, seat, item, gain.get(item, 0), why)
            yield from change(state, seat, "intrigue", -effect.lose, why)
            if effect.others:
                yield from others_gain_intrigue(state, seat, effect.others, why)
        on_cubes = list(_on_cubes(batch, costs, gains))
        steps += on_cubes if together or not on_cubes else [*on_cubes, ("trim", 0)]
    phases: list[Phase] = [Stowing(seat=seat, gondola=gondola, steps=steps, why=why)] if steps else []
    state.then(*phases, *_choices(state, seat, effects, why))


def _on_cubes(effects: Iterable[Effect], costs: Iterable[Sum], gains: Iterable[Sum]) -> Iterable[Step]:
    """What is given up comes first, and from what was on board before; then what is gained."""
    yield from (("give", cost["any"]) for cost in costs if "any" in cost)
    for effect in effects:
        if effect.cubes == "sell":
            yield "sell", effect.each["vp"]
        elif effect.cubes:
            yield effect.cubes, 0
    for gain in gains:
        yield from ((item, amount) for item, amount in gain.items() if item in GOODS or item == "any")


def _choices(state: Venice, seat: int, effects: Iterable[Effect], why: str) -> Iterable[Phase]:
    for effect in effects:
        for _ in range(effect.gain.get("influence", 0)):
            yield draw_influence(state, seat)
        if effect.missions:
            yield Drawing(seat=seat, deck="missions", count=effect.missions)
        if effect.bridge:
            yield Bridging(seat=seat, instead=effect.instead.get("vp", 0), why=why)
