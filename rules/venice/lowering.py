"""After the last round, players lower their intrigue for scrolls or coins, openly and in reaction to each other: in
turn order each pays or passes, until all have passed in succession."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Action, By, Domain, Event, Form, Happenings, Phase, Whole, form
from rules.venice.ledger import change
from rules.venice.pieces import COMPONENTS

if TYPE_CHECKING:
    from rules.venice.state import Venice

WHY = "lowering"


class Lower(Action, frozen=True):
    """Lower one's intrigue by so many points paid with scrolls, and so many paid with coins."""

    with_scrolls: int
    with_coins: int


class Stand(Action, frozen=True):
    """Leave one's intrigue as it is, unless others go on."""


class Lowered(Event, frozen=True, kw_only=True):
    seat: int
    by: int
    scrolls: int
    coins: int


class Stood(Event, frozen=True, kw_only=True):
    seat: int


def coins_per_point(state: Venice, seat: int) -> int:
    return state.players[seat].modifier("lowering_coins") or COMPONENTS.end.coins_per_intrigue


class Lowering(Phase, kw_only=True):
    turns: int = 0
    """How many have had their say, counted from the first player."""
    stood: int = 0
    """How many have passed in succession."""

    def seat(self, state: Venice) -> int:
        return (state.first + self.turns) % state.seats

    def awaits(self, state: Venice) -> tuple[int, ...]:
        return (self.seat(state),)

    def can_pay(self, state: Venice, seat: int) -> tuple[int, int]:
        """The points that scrolls and that coins can pay."""
        player = state.players[seat]
        by_scrolls = player.scrolls // COMPONENTS.end.scrolls_per_intrigue
        by_coins = player.coins // coins_per_point(state, seat)
        return min(by_scrolls, player.intrigue), min(by_coins, player.intrigue)

    def proceed(self, state: Venice) -> Happenings:
        while self.stood < state.seats:
            seat = self.seat(state)
            player = state.players[seat]
            # a favour card could still be turned to pay
            if player.intrigue and (any(self.can_pay(state, seat)) or player.favour):
                return ()
            self.turns += 1
            self.stood += 1
        state.phases.pop()
        return ()

    def forms(self, state: Venice, seat: int) -> Iterable[Form]:
        if seat != self.seat(state):
            return
        intrigue = state.players[seat].intrigue
        by_scrolls, by_coins = self.can_pay(state, seat)
        if by_scrolls or by_coins:
            coins: dict[int, Domain] = {
                paid: Whole(int(not paid), min(by_coins, intrigue - paid)) for paid in range(by_scrolls + 1)
            }
            if not by_coins:
                del coins[0]
            yield form(Lower, with_scrolls=Whole(min(coins), by_scrolls), with_coins=By("with_scrolls", coins))
        yield form(Stand)

    def default(self, state: Venice, seat: int) -> Action:
        """Whoever has the most intrigue goes below the next if he can, with scrolls first."""
        player = state.players[seat]
        others = [other.intrigue for one, other in enumerate(state.players) if one != seat]
        rival = max([*others, state.doge.intrigue] if state.doge else others)
        wanted = player.intrigue - max(0, rival - 1)
        by_scrolls, by_coins = self.can_pay(state, seat)
        if player.intrigue < rival or not 0 < wanted <= min(player.intrigue, by_scrolls + by_coins):
            return Stand()
        scrolls = min(by_scrolls, wanted)
        return Lower(scrolls, wanted - scrolls)

    def play(self, state: Venice, seat: int, action: Action) -> Happenings:
        self.turns += 1
        if isinstance(action, Stand):
            self.stood += 1
            yield Stood(seat=seat)
            return
        assert isinstance(action, Lower)
        self.stood = 0
        scrolls = action.with_scrolls * COMPONENTS.end.scrolls_per_intrigue
        coins = action.with_coins * coins_per_point(state, seat)
        points = action.with_scrolls + action.with_coins
        yield Lowered(seat=seat, by=points, scrolls=scrolls, coins=coins)
        yield from change(state, seat, "scrolls", -scrolls, WHY)
        yield from change(state, seat, "coins", -coins, WHY)
        yield from change(state, seat, "intrigue", -points, WHY)
