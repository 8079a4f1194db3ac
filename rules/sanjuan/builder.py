"""The builder phase: from the builder on, clockwise, each may build one building from his hand and pays its cost with
other cards of it; the builder pays one less. Of city buildings one has each kind once only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from rules.game import Action, By, Domain, Event, Form, Happenings, Illegal, One, Phase, Some, form
from rules.sanjuan.effects import DrawAfterBuilding, DrawWhenFewest, DrawWhenPoor
from rules.sanjuan.pieces import CARDS, COMPONENTS
from rules.sanjuan.piles import discard, draw
from rules.sanjuan.prices import Place, Privilege, could_build, may_build, places, plans
from rules.sanjuan.scoring import end

if TYPE_CHECKING:
    from rules.sanjuan.state import SanJuan


class Build(Action, frozen=True):
    """Build this card: beside the other buildings or, with a Crane, over one of them. A Black Market lets the goods on
    some buildings pay, which are named by their building; cards of the hand pay the rest."""

    card: str
    over: str | None = None
    goods: tuple[str, ...] = ()
    pay: tuple[str, ...] = ()


class Pass(Action, frozen=True):
    """Build nothing."""


class Built(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    over: str | None
    cost: int
    """What had to be paid, all savings taken off."""
    goods: tuple[str, ...]
    """The buildings whose goods helped to pay it."""
    buildings: int
    """How many stand on his table now."""


class GoodLost(Event, frozen=True, kw_only=True):
    """The good on a building that was covered is discarded."""

    seat: int
    on: str


class BuildingPassed(Event, frozen=True, kw_only=True):
    """Somebody built nothing."""

    seat: int
    asked: bool
    """Whether he could have built something, for all that anybody knows."""


class Builder(Phase, kw_only=True):
    seat: int
    times: int
    turns: int = 0
    """How many have had their turn, from the builder on."""
    built: list[str] = []
    """What was built in this phase: it does not work yet."""

    def turn_of(self, state: SanJuan) -> int:
        return (self.seat + self.turns) % state.seats

    def awaits(self, state: SanJuan) -> tuple[int, ...]:
        return (self.turn_of(state),) if self.turns < state.seats else ()

    def privilege(self, seat: int) -> Privilege:
        return Privilege(COMPONENTS.roles["builder"].privilege, self.times) if seat == self.seat else Privilege()

    def forms(self, state: SanJuan, seat: int) -> Iterable[Form]:
        if seat not in self.awaits(state):
            return
        affordable = plans(state, seat, self.privilege(seat))
        if affordable:
            yield build_form(state.players[seat].hand, affordable)
        yield form(Pass)

    def default(self, state: SanJuan, seat: int) -> Action:
        return Pass()

    def refuse(self, state: SanJuan, seat: int, action: Action) -> Illegal | None:
        if not isinstance(action, Build | Pass):
            return None
        if seat not in self.awaits(state):
            return Illegal("not_your_turn")
        if isinstance(action, Pass):
            return None
        return self.refuse_build(state, seat, action)

    def refuse_build(self, state: SanJuan, seat: int, action: Build) -> Illegal:
        player = state.players[seat]
        if action.card not in (*player.hand, *state.open):
            return Illegal("not_in_hand", card=action.card)
        kind = CARDS[action.card]
        if not may_build(player, kind):
            return Illegal("built_already", building=kind.id)
        spot = next((one for one in places(player, self.privilege(seat)) if one.over == action.over), None)
        if spot is None or not spot.takes(kind):
            return Illegal("cannot_be_covered")
        cost, cards = spot.price(kind), len(player.hand) - (action.card in player.hand)
        if cost > cards + spot.goods_help:
            return Illegal("too_dear", building=kind.id, cost=cost, cards=cards, goods=spot.goods_help)
        return Illegal("pays_wrongly", building=kind.id, cost=cost, most_goods=spot.goods_help)

    def play(self, state: SanJuan, seat: int, action: Build | Pass) -> Happenings:
        self.turns += 1
        if isinstance(action, Pass):
            yield BuildingPassed(seat=seat, asked=True)
            return
        yield from self.build(state, seat, action)

    def build(self, state: SanJuan, seat: int, action: Build) -> Happenings:
        player = state.players[seat]
        for on in action.goods:
            state.discard.append(player.give_up_good(on))
        (player.hand if action.card in player.hand else state.open).remove(action.card)
        lost = player.raise_building(action.card, action.over)
        self.built.append(action.card)
        yield Built(
            seat=seat,
            card=action.card,
            over=action.over,
            cost=len(action.goods) + len(action.pay),
            goods=action.goods,
            buildings=len(player.buildings),
            reveals=True,
        )
        if action.over:
            state.box.append(action.over)
            if lost:
                state.discard.append(lost)
                yield GoodLost(seat=seat, on=action.over)
        yield from discard(state, seat, action.pay, "builder")
        yield from self.draw_afterwards(state, seat, action.card)

    def draw_afterwards(self, state: SanJuan, seat: int, built: str) -> Happenings:
        player = state.players[seat]
        for card, effect in player.works(DrawAfterBuilding, without=built):
            if effect.family == CARDS[built].family:
                yield from draw(state, seat, effect.cards, CARDS[card].id)
        for card, poor in player.works(DrawWhenPoor, without=built):
            if len(player.hand) <= poor.hand:
                yield from draw(state, seat, poor.cards, CARDS[card].id)

    def proceed(self, state: SanJuan) -> Happenings:
        while self.turns < state.seats:
            seat = self.turn_of(state)
            if could_build(state, seat, self.privilege(seat)):
                return
            self.turns += 1
            yield BuildingPassed(seat=seat, asked=False)
        state.phases.pop()
        yield from self.console_the_fewest(state)
        if any(len(player.buildings) >= COMPONENTS.ending.buildings for player in state.players):
            yield from end(state, "buildings")

    def console_the_fewest(self, state: SanJuan) -> Happenings:
        counts = [len(player.buildings) for player in state.players]
        for seat in state.clockwise(self.seat):
            for card, effect in state.players[seat].works(DrawWhenFewest):
                if card not in self.built and counts[seat] == min(counts) < max(counts):
                    yield from draw(state, seat, effect.cards, CARDS[card].id)


def build_form(hand: Sequence[str], affordable: dict[str, list[Place]]) -> Form:
    cards = tuple(affordable)
    facts, overs, goods, pays = [], {}, {}, {}
    for card, spots in affordable.items():
        rest = tuple(other for other in hand if other != card)
        prices = [spot.price(CARDS[card]) for spot in spots]
        facts.append({"cost": min(prices), "points": CARDS[card].points})
        overs[card] = One(tuple(spot.over for spot in spots), tuple({"cost": price} for price in prices))
        tills = {spot.over: till(rest, spot, price) for spot, price in zip(spots, prices, strict=True)}
        goods[card] = By("over", {over: paid for over, (paid, _) in tills.items()})
        pays[card] = By("over", {over: left for over, (_, left) in tills.items()})
    return form(
        Build, card=One(cards, tuple(facts)), over=By("card", overs), goods=By("card", goods), pay=By("card", pays)
    )


NO_GOODS = One(((),))


def till(rest: tuple[str, ...], spot: Place, price: int) -> tuple[Domain, Domain]:
    """How a price can be paid: with which goods, and then with how many of the cards that are left."""
    least, most = max(0, price - len(rest)), min(spot.most_goods, price)
    if not most or not spot.goods:
        return NO_GOODS, Some(rest, price, price)
    ways = tuple(way for count in range(least, most + 1) for way in ways_to_pay(spot.goods, count))
    facts = tuple({"cards": price - len(way)} for way in ways)
    left = {way: Some(rest, price - len(way), price - len(way)) for way in ways}
    return One(ways, facts), By("goods", left)


def ways_to_pay(goods: Sequence[str], count: int) -> list[tuple[str, ...]]:
    """Which goods may go; those of one kind are all the same, so the first of them stand for all."""
    seen: dict[tuple[str, ...], tuple[str, ...]] = {}
    for chosen in combinations(goods, count):
        seen.setdefault(tuple(sorted(CARDS[card].id for card in chosen)), chosen)
    return list(seen.values())
