"""How a house player decides: it builds what adds most for what it costs, pays with what it wants least, sells dear and
takes the role that gains it more than the others. It reads its own cards and what is public."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rules.game import Action, Phase
from rules.sanjuan.builder import Build, Builder, Pass
from rules.sanjuan.councillor import Councillor, Keep
from rules.sanjuan.effects import DiscardFromHand, DrawAfterSelling, KeepMore, ProduceMore, SellMore
from rules.sanjuan.judgement import A_CARD, Judge, mean_price
from rules.sanjuan.pieces import CARDS, COMPONENTS, MARKETS, ROLES, RoleId
from rules.sanjuan.piles import Discard
from rules.sanjuan.prices import Place, Privilege, plans
from rules.sanjuan.producer import Producer
from rules.sanjuan.round_start import Deposit, HandLimit, Office, Swap, Tidy, Tidying, banks, chapels, excess
from rules.sanjuan.rounds import Choosing, TakeRole
from rules.sanjuan.setup import Draft
from rules.sanjuan.trader import Trader, price

if TYPE_CHECKING:
    from rules.sanjuan.state import SanJuan

ENVY = 0.8
"""How much of what the others gain on average one begrudges them."""
HOARD = 3
"""Fewer cards than this nobody puts away while the game is long."""
BUILDS = 1.0
"""What somebody with a full hand is thought to gain by building, in points."""
FULL_HAND = 5
GOOD_IN_STORE = 0.8
"""What a good that has still to be sold is worth, compared with its price."""
CHOICE = 0.15
"""What each further card to choose from is worth, in cards."""


def advise(state: SanJuan, seat: int) -> Action:
    phase = state.phases[-1]
    return ADVICE[type(phase)](phase, state, Judge(state, seat))


# -------------------------------------------------------------------- roles


def choose_role(phase: Choosing, state: SanJuan, judge: Judge) -> Action:
    left = [role for role in ROLES if role not in state.roles]
    return TakeRole(max(left, key=lambda role: gain(state, judge, role, phase.times(state))))


def gain(state: SanJuan, judge: Judge, role: RoleId, times: int) -> float:
    """What this role would gain its taker, less what one begrudges the others."""
    privilege = COMPONENTS.roles[role].privilege * times
    others = [other for other in range(state.seats) if other != judge.seat]
    theirs = sum(GAINS[role](state, judge, other, 0) for other in others) / len(others)
    return GAINS[role](state, judge, judge.seat, privilege) - ENVY * theirs


def gain_by_building(state: SanJuan, judge: Judge, seat: int, privilege: int) -> float:
    if seat != judge.seat:
        return BUILDS * min(1.0, len(state.players[seat].hand) / FULL_HAND)
    plan = best_build(state, judge, Privilege(privilege))
    return plan[0] if plan else 0.0


def gain_by_producing(state: SanJuan, judge: Judge, seat: int, privilege: int) -> float:
    player = state.players[seat]
    most = COMPONENTS.roles["producer"].everybody + privilege
    most += sum(effect.goods for _, effect in player.works(ProduceMore))
    prices = sorted((mean_price(CARDS[card].good or "") for card in player.idle()), reverse=True)
    return GOOD_IN_STORE * A_CARD * sum(prices[:most])


def gain_by_trading(state: SanJuan, judge: Judge, seat: int, privilege: int) -> float:
    player = state.players[seat]
    most = COMPONENTS.roles["trader"].everybody + privilege
    most += sum(effect.goods for _, effect in player.works(SellMore))
    prices = sorted((coming_price(state, card) for card in player.goods()), reverse=True)[:most]
    extra = sum(effect.cards for _, effect in player.works(DrawAfterSelling) if len(prices) >= effect.goods)
    return A_CARD * (sum(prices) + extra)


def coming_price(state: SanJuan, card: str) -> float:
    """What a good will sell for on the next tile, or on average while that is unknown."""
    good = CARDS[card].good
    if good is None:
        return price(state, card)
    if state.markets_shown < len(state.markets):
        return mean_price(good)
    return MARKETS[state.markets[state.markets_shown % len(state.markets)]].prices()[good]


def gain_by_counsel(state: SanJuan, judge: Judge, seat: int, privilege: int) -> float:
    given = COMPONENTS.roles["councillor"]
    kept = given.keep + sum(effect.cards for _, effect in state.players[seat].works(KeepMore))
    return A_CARD * (kept + CHOICE * (given.everybody + privilege - kept))


def gain_by_prospecting(state: SanJuan, judge: Judge, seat: int, privilege: int) -> float:
    return A_CARD * privilege


GAINS: Mapping[RoleId, Callable[[SanJuan, Judge, int, int], float]] = {
    "builder": gain_by_building,
    "producer": gain_by_producing,
    "trader": gain_by_trading,
    "councillor": gain_by_counsel,
    "prospector": gain_by_prospecting,
}


# -------------------------------------------------------------------- the phases of roles


def build(phase: Builder, state: SanJuan, judge: Judge) -> Action:
    plan = best_build(state, judge, phase.privilege(judge.seat))
    if plan is None or plan[0] <= 0:
        return Pass()
    _, card, spot = plan
    cost = spot.price(CARDS[card])
    hand = [other for other in judge.player.hand if other != card]
    goods = spot.goods[: max(0, cost - len(hand))]
    return Build(card, spot.over, goods, judge.least_wanted(hand, cost - len(goods)))


def best_build(state: SanJuan, judge: Judge, privilege: Privilege) -> tuple[float, str, Place] | None:
    """What to build where, and what it gains all in all."""
    options = [
        (judge.worth(CARDS[card]) - loss(judge, spot) - A_CARD * (1 + spot.price(CARDS[card])), card, spot)
        for card, spots in plans(state, judge.seat, privilege).items()
        for spot in spots
    ]
    return max(options, key=lambda option: option[0], default=None)


def loss(judge: Judge, spot: Place) -> float:
    """What one gives up by covering a building: its worth, and the step towards the end of the game."""
    return judge.worth(CARDS[spot.over]) + 1 if spot.over else 0.0


def as_the_clock_does(phase: Producer | Trader, state: SanJuan, judge: Judge) -> Action:
    """The dearest goods: nothing better is known."""
    return phase.default(state, judge.seat)


def keep(phase: Councillor, state: SanJuan, judge: Judge) -> Action:
    player, gone = judge.player, phase.excess(state, judge.seat)
    if any(player.works(DiscardFromHand)):
        return Discard(judge.least_wanted((*player.hand, *player.drawn), gone))
    ranked = [card for card in judge.ranked((*player.hand, *player.drawn)) if card in player.drawn]
    return Keep(tuple(ranked[gone:]))


# -------------------------------------------------------------------- the start of a round, and of the game


def draft(phase: Draft, state: SanJuan, judge: Judge) -> Action:
    return Discard(judge.least_wanted(judge.player.hand, phase.over(state, judge.seat)))


def swap(phase: Office, state: SanJuan, judge: Judge) -> Action:
    return Swap(tuple(judge.spare(judge.player.hand)[: phase.most(state, judge.seat)]))


def tidy(phase: Tidying, state: SanJuan, judge: Judge) -> Action:
    hand, over = judge.player.hand, excess(state, judge.seat)
    ranked = judge.ranked(hand)
    tucks = bool(chapels(state, judge.seat)) and (over > 0 or len(hand) > HOARD or judge.left <= 1)
    chapel = ranked.pop(0) if tucks else None
    deposit = tuple(ranked[: len(ranked) - HOARD]) if judge.left <= 2 else ()
    if banks(state, judge.seat) and (deposit or over > HOARD):
        return Deposit(chapel, deposit or tuple(ranked[:over]))
    discarded = tuple(ranked[: max(0, over - (chapel is not None))])
    if chapels(state, judge.seat) or banks(state, judge.seat):
        return Tidy(chapel, discarded)
    return Discard(discarded)


def hold(phase: HandLimit, state: SanJuan, judge: Judge) -> Action:
    return Discard(judge.least_wanted(judge.player.hand, excess(state, judge.seat)))


ADVICE: Mapping[type[Phase], Callable[[Any, SanJuan, Judge], Action]] = {
    Choosing: choose_role,
    Builder: build,
    Producer: as_the_clock_does,
    Trader: as_the_clock_does,
    Councillor: keep,
    Draft: draft,
    Office: swap,
    Tidying: tidy,
    HandLimit: hold,
}
