"""The trader phase: a market tile is turned up, and each may sell one good at its prices, the trader one more. The
tiles come again and again in the same order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, Illegal, Some, form
from rules.sanjuan.effects import DrawAfterSelling, DrawWhenNobodySold, SellFor, SellMore, TuckSold
from rules.sanjuan.joint import Joint
from rules.sanjuan.pieces import CARDS, MARKETS
from rules.sanjuan.piles import draw
from rules.sanjuan.round_start import Tucked

if TYPE_CHECKING:
    from rules.sanjuan.state import SanJuan


class Sell(Action, frozen=True):
    """Sell the goods on these buildings."""

    goods: tuple[str, ...]


class MarketShown(Event, frozen=True, kw_only=True):
    market: str
    first: bool
    """Whether this tile was never seen before."""


class Sold(Event, frozen=True, kw_only=True):
    seat: int
    goods: tuple[str, ...]
    """The buildings whose goods were sold; none if he sold nothing."""
    cards: int
    """What the market pays for them."""


class Trader(Joint[Sell], kw_only=True):
    def open(self, state: SanJuan) -> Happenings:
        first = state.markets_shown < len(state.markets)
        state.markets_shown += 1
        assert state.market is not None
        yield MarketShown(market=state.market, first=first, reveals=first)
        self.asked = tuple(seat for seat in state.clockwise(self.seat) if state.players[seat].goods())

    def most(self, state: SanJuan, seat: int) -> int:
        return self.share("trader", seat) + sum(effect.goods for _, effect in state.players[seat].works(SellMore))

    def question(self, state: SanJuan, seat: int) -> Iterable[Form]:
        goods = tuple(state.players[seat].goods())
        facts = tuple({"cards": price(state, card)} for card in goods)
        yield form(Sell, goods=Some(goods, 0, self.most(state, seat), facts))

    def default(self, state: SanJuan, seat: int) -> Action:
        dearest = sorted(state.players[seat].goods(), key=lambda card: -price(state, card))
        return Sell(tuple(dearest[: self.most(state, seat)]))

    def mistake(self, state: SanJuan, seat: int, action: Action) -> Illegal | None:
        if not isinstance(action, Sell):
            return None
        if seat not in self.asked:
            return Illegal("nothing_to_sell")
        if len(action.goods) > self.most(state, seat):
            return Illegal("sells_too_many", most=self.most(state, seat))
        return Illegal("sells_only_goods")

    def resolve(self, state: SanJuan) -> Happenings:
        for seat, sale in self.in_order(state):
            yield from sell(state, seat, sale.goods)
        if not any(sale.goods for sale in self.answers.values()):
            for seat in state.clockwise(self.seat):
                for card, effect in state.players[seat].works(DrawWhenNobodySold):
                    yield from draw(state, seat, effect.cards, CARDS[card].id)

    def in_order(self, state: SanJuan) -> list[tuple[int, Sell]]:
        return [(seat, self.answers[seat]) for seat in state.clockwise(self.seat) if seat in self.answers]


def price(state: SanJuan, card: str) -> int:
    """What the good on a building sells for now."""
    kind = CARDS[card]
    if kind.good and state.market:
        return MARKETS[state.market].prices()[kind.good]
    return sum(effect.cards for effect in kind.effects if isinstance(effect, SellFor))


def sell(state: SanJuan, seat: int, goods: tuple[str, ...]) -> Happenings:
    player = state.players[seat]
    earned = sum(price(state, card) for card in goods)
    yield Sold(seat=seat, goods=goods, cards=earned, reveals=True)
    unseen = [player.give_up_good(card) for card in goods]
    for card, effect in player.works(TuckSold):
        # ruling: one a phase, unless the table chose one for every good; it costs nothing, so it is done by itself
        count = len(unseen) if state.options.harbor_per_good else min(effect.goods, len(unseen))
        if count:
            player.under.setdefault(CARDS[card].id, []).extend(unseen[:count])
            del unseen[:count]
            yield Tucked(seat=seat, building=CARDS[card].id, count=count, reveals=True)
    state.discard.extend(unseen)
    yield from draw(state, seat, earned, "trader")
    for card, bonus in player.works(DrawAfterSelling):
        if len(goods) >= bonus.goods:
            yield from draw(state, seat, bonus.cards, CARDS[card].id)
