"""What a house player thinks things are worth, in points. Judgements, not rules: found by letting it play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rules.venice.effects import Reckoning
from rules.venice.pieces import BUILDINGS, COMPONENTS, GOODS, MISSIONS, TILES, Effect, Hold, Mission, as_hold
from rules.venice.training import trained_space

if TYPE_CHECKING:
    from rules.venice.state import Venice

COIN, COIN_AT_END = 0.4, 0.25
SCROLL = 0.5
INTRIGUE, INTRIGUE_IN_DANGER = 0.6, 1.6
SAFE_MARGIN = 2
"""So far below the most intriguing rival one need not worry."""
COUNCIL = 1.2
INFLUENCE = 0.9
MISSION = 2.5
BRIDGE = 1.2
OTHERS_INTRIGUE = 0.5
CUBE_NEEDED, CUBE = 1.3, 0.25
LEARNING = (0.0, 2.0, 1.6, 1.4, 1.2)
"""The first, second … space of a tile, while there are rounds left to use it."""
EFFECT_KEPT = 1.5
CARRIED_HOME = 0.35
"""For each canal nearer to where a loaded mission can be completed."""


class Judgement:
    """The eyes of one player on one moment."""

    def __init__(self, state: Venice, seat: int) -> None:
        self.state, self.seat = state, seat
        self.player = state.players[seat]
        self.ending = state.last_round is not None or state.turns_left is not None
        others = [player.intrigue for other, player in enumerate(state.players) if other != seat]
        self.rival = max([*others, state.doge.intrigue] if state.doge else others)
        self.coin = COIN_AT_END if self.ending else COIN
        self.scroll = SCROLL if self.player.scrolls < COMPONENTS.limits.scrolls - 1 else 0.1
        self.weights = {
            "vp": 1.0,
            "coins": self.coin,
            "scrolls": self.scroll,
            "council": COUNCIL,
            "influence": 0.3 if self.ending else INFLUENCE,
        }

    # ---------------------------------------------------------------- intrigue

    def intrigue(self, change: int) -> float:
        """What it is worth to gain (or, below zero, to lose) so much intrigue."""
        now, limit = self.player.intrigue, COMPONENTS.limits.intrigue[self.state.seats]
        then = max(0, now + change)
        worth = self._burden(min(now, limit)) - self._burden(min(then, limit))
        return worth - COMPONENTS.limits.scandal * max(0, then - limit)

    def _burden(self, intrigue: int) -> float:
        safe = max(0, self.rival - SAFE_MARGIN)
        return INTRIGUE * min(intrigue, safe) + INTRIGUE_IN_DANGER * max(0, intrigue - safe)

    def facing(self, owed: int) -> float:
        """The cost of so many meetings: scrolls while there are any to spare, then intrigue."""
        scrolls = min(owed, self.spare_scrolls())
        return self.scroll * scrolls - self.intrigue(owed - scrolls)

    def spare_scrolls(self) -> int:
        """Scrolls that no mission in hand is waiting for."""
        needed = max((MISSIONS[mission].scrolls for mission in self.player.missions), default=0)
        return max(0, self.player.scrolls - needed)

    # ---------------------------------------------------------------- cubes

    def hold(self, hold: Hold) -> float:
        """What cubes on a gondola are worth: most if they serve a mission in hand."""
        best = max((self._progress(MISSIONS[mission], hold) for mission in self.player.missions), default=0.0)
        return best + CUBE * sum(hold)

    def _progress(self, mission: Mission, hold: Hold) -> float:
        asked = as_hold(mission.cubes)
        useful = sum(map(min, zip(hold, asked, strict=True)))
        complete = useful == sum(asked)
        return useful * CUBE_NEEDED + (1.0 if complete else 0.0)

    def cube(self, gondola: str, good: str) -> float:
        """What one more cube of this kind would be worth on this gondola."""
        hold = self.state.gondolas[gondola].hold
        if sum(hold) >= COMPONENTS.limits.hold:
            return 0.0
        more: Hold = tuple(  # type: ignore[assignment]
            count + (kind == good) for count, kind in zip(hold, GOODS, strict=True)
        )
        return self.hold(more) - self.hold(hold)

    def loaded(self, hold: Hold) -> Iterable[Mission]:
        """The missions in hand whose cubes are all on board."""
        for name in self.player.missions:
            mission = MISSIONS[name]
            if all(own >= asked for own, asked in zip(hold, as_hold(mission.cubes), strict=True)):
                yield mission

    # ---------------------------------------------------------------- effects

    def worth(self, gondola: str, reckoning: Reckoning, chosen: Sequence[int]) -> float:
        total = sum(self.extras(gondola, reckoning.effects[number]) for number in chosen)
        for item, amount in reckoning.facts(chosen).items():
            assert isinstance(amount, int)
            if item == "intrigue":
                total += self.intrigue(amount)
            elif item in GOODS:
                total += amount * self.cube(gondola, item)
            elif item == "any":
                total += amount * (max(self.cube(gondola, good) for good in GOODS) if amount > 0 else CUBE_NEEDED / 2)
            else:
                total += amount * self.weights[item]
        return total

    def extras(self, gondola: str, effect: Effect) -> float:
        """What cannot be read from amounts."""
        total = OTHERS_INTRIGUE * effect.others
        if effect.missions and not self.ending:
            total += MISSION if len(self.player.missions) < COMPONENTS.limits.missions - 1 else MISSION / 2
        if effect.bridge:
            total += max(BRIDGE, effect.instead.get("vp", 0))
        if effect.cubes:
            total += 0.3 * sum(self.state.gondolas[gondola].hold)
        return total

    def best_set(
        self, gondola: str, reckoning: Reckoning, sets: Iterable[Sequence[int]]
    ) -> tuple[float, Sequence[int]]:
        return max(
            ((self.worth(gondola, reckoning, chosen), chosen) for chosen in sets),
            key=lambda found: found[0],
        )

    def activation(self, gondola: str, building: str, effects: int) -> tuple[float, int]:
        """What a building would give if so many of its effects could be used, and the coins it would bring or cost."""
        reckoning = Reckoning(self.state, self.seat, gondola, BUILDINGS[building].effects[:effects])
        worth, chosen = self.best_set(gondola, reckoning, reckoning.sets())
        return worth, reckoning.coins_after(chosen) - self.player.coins

    # ---------------------------------------------------------------- training and missions

    def training(self, building: str) -> float:
        if building not in TILES:
            return 0.0
        space = trained_space(self.state, self.seat, building)
        before = self.state.assistants[building].get(self.seat, 0)
        if space == before:
            return 0.0
        worth = LEARNING[space] * (0.2 if self.ending else 1.0)
        left = self.state.assistants_left(self.seat)
        first_of_all = not before and left == 1 and self.state.all_placed is None
        return worth + (COMPONENTS.turn.all_assistants if first_of_all else 0)

    def completing(self, building: str, hold: Hold) -> float:
        """What the best mission is worth that could be completed here with these cubes."""
        return max((self.mission(one) for one in self.loaded(hold) if one.building == building), default=0.0)

    def mission(self, mission: Mission) -> float:
        if mission.scrolls > self.player.scrolls:
            return 0.0
        kept = 0.0 if self.ending else EFFECT_KEPT
        return mission.vp + mission.coins * self.coin - mission.scrolls * self.scroll + kept

    def prospect(self, mission: str) -> float:
        """What a mission that is only in hand promises: its reward, less what is missing on the better gondola."""
        printed = MISSIONS[mission]
        asked = as_hold(printed.cubes)
        missing = min(
            sum(max(0, want - own) for want, own in zip(asked, self.state.gondolas[gondola].hold, strict=True))
            for gondola in self.state.own(self.seat)
        )
        learnt = self.seat in self.state.assistants[printed.building]
        return printed.vp - missing - printed.scrolls * self.scroll + (0.0 if learnt else 1.0)
