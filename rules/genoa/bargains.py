"""How a house player bargains: it bids part of what an action is worth to it, takes what pays, and never offers what it
lacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.game import Action
from rules.genoa.haggling import TURN, Accept, Offer, Pass, Propose, Reject
from rules.genoa.offers import ACT, MOVE, ORDER, OpenOffer, affordable, held, in_reach
from rules.genoa.pieces import BUILDINGS, CARDS, COMPONENTS, DUCATS, EXTRA_ACTION, KINDS, UNIT
from rules.genoa.worth import Worth

if TYPE_CHECKING:
    from rules.genoa.state import Genoa

BID = 0.35
"""The share of what an action is worth that is bid for it."""
MOST = 0.75
"""The share that is paid if it must be."""
WORTH_BIDDING = 10.0
WORTH_ASKING = 15.0
"""What an action farther away must be worth to be offered for beforehand."""
OFFERS = 5
"""How many offers a house player makes in a turn, at most."""
THEIR_GAIN = 14.0
"""What an action is worth to somebody else, on average; sharing a table, one loses a part of it."""


class Bargains:
    def __init__(self, state: Genoa, seat: int, worth: Worth) -> None:
        self.state = state
        self.seat = seat
        self.worth = worth
        self.actions = {place: worth.action(place)[0] for place in BUILDINGS}
        self.held = bool(state.turn.path) and held(state)
        self.by_place: dict[str, float] = {}
        for offer in state.turn.offers:
            if offer.to == seat and affordable(state, seat, offer):
                self.by_place[offer.place] = max(self.by_place.get(offer.place, 0.0), self.value(offer))

    def value(self, offer: OpenOffer) -> float:
        """What accepting brings, by the things that change hands."""
        change = dict(offer.give)
        for item, count in offer.promise.items():
            change[item] = change.get(item, 0) + count
        for item, count in offer.want.items():
            change[item] = change.get(item, 0) - count
        value = self.worth.change(change)
        if offer.plan != MOVE and offer.maker != self.state.turn.merchant:
            value -= THEIR_GAIN / self.state.seats
        return value

    # ---------------------------------------------------------------- the merchant

    def acceptable(self) -> Iterator[tuple[float, Accept, str]]:
        """Every offer that could be accepted now, what it brings, and where the tower is then."""
        state, turn = self.state, self.state.turn
        ways = {} if self.held else state.board.ways(turn.path, turn.tower - 1)
        if turn.open_here:
            ways[turn.here] = [()]
        for offer in turn.offers:
            if offer.to == self.seat and offer.place in ways and affordable(state, self.seat, offer):
                via = min(ways[offer.place], key=len)
                yield self.value(offer), self.accepting(offer, via), offer.place

    def accepting(self, offer: OpenOffer, via: tuple[str, ...] = ()) -> Accept:
        cards: dict[str, tuple[str, ...]] = {}
        for kind in KINDS:
            if kind in offer.want:
                own = [card for card in self.worth.cards if CARDS[card].kind == kind]
                cards[kind] = tuple(sorted(own, key=self.worth.without)[: offer.want[kind]])
        return Accept(offer=offer.id, via=via, **cards)

    def ask_for_more(self, value: float, action: Action) -> Propose | None:
        """Answer the best bid for the next place once, if it nearly made the merchant change his mind."""
        state, turn = self.state, self.state.turn
        if self.held or isinstance(action, Accept) or turn.made[self.seat]:
            return None
        for offer in turn.offers:
            near = offer.plan != MOVE and DUCATS in offer.give and offer.place in state.board.neighbours[turn.here]
            short = value - self.value(offer)
            if near and turn.tower > 1 and 0 < short < 4 * UNIT and state.able(offer.maker):
                more = UNIT * (1 + int(short // UNIT))
                want = {**offer.give, DUCATS: min(offer.give[DUCATS] + more, COMPONENTS.haggling.most_ducats_asked)}
                return Propose(
                    parent=offer.id, receiver=offer.maker, place=offer.place, promise=_plain(offer), want=want
                )
        return None

    # ---------------------------------------------------------------- the others

    def buy(self) -> Action:
        """Answer the merchant, offer for what is wanted, or step aside."""
        state, turn = self.state, self.state.turn
        for offer in turn.offers:
            if offer.to == self.seat and in_reach(state, offer, self.held):
                return self.reply(offer)
        return self.offer() or self.step_aside()

    def offer(self) -> Offer | None:
        """A bid for the building the tower stands on, or before it one standing offer for a better one ahead."""
        state, turn = self.state, self.state.turn
        if turn.made[self.seat] >= OFFERS or not state.able(self.seat):
            return None
        offered = {offer.place for offer in turn.offers if offer.maker == self.seat}
        wanted = []
        if turn.open_here and turn.here not in offered and self.actions[turn.here] >= WORTH_BIDDING:
            wanted.append(turn.here)
        ahead = [place for place in state.board.within_reach(turn.path, turn.tower - 1) if place in BUILDINGS]
        best = max(ahead, key=self.actions.__getitem__, default=None)
        if best is not None and not offered and self.actions[best] >= WORTH_ASKING:
            wanted.append(best)
        wanted.sort(key=self.actions.__getitem__, reverse=True)
        return next((offer for offer in (self.bid(place) for place in wanted) if offer is not None), None)

    def step_aside(self) -> Pass:
        if self.seat in self.state.turn.passed:
            return Pass()
        wanted = tuple(place for place in BUILDINGS if self.actions[place] >= WORTH_BIDDING)
        return Pass(TURN, tuple(place for place in wanted if place != self.state.turn.here))

    def reply(self, offer: OpenOffer) -> Action:
        """Take what pays; answer once what nearly does; refuse the rest."""
        worth = MOST * self.actions.get(offer.place, 0.0) if offer.plan != MOVE else 0.0
        gets = {**offer.give}
        for items in (offer.want, offer.promise):
            for item, count in items.items():
                gets[item] = gets.get(item, 0) - count
        left = worth + self.worth.change(gets)
        if left >= 0 and affordable(self.state, self.seat, offer):
            return self.accepting(offer)
        counter = self.bid(offer.place, MOST, offer.id) if worth and left > -4 * UNIT else None
        answered = any(own.parent == offer.id for own in self.state.turn.offers)
        if counter is None or answered or self.state.turn.made[self.seat] >= OFFERS:
            return Reject(offer.id)
        return counter

    def bid(self, place: str, share: float = BID, parent: str | None = None) -> Offer | None:
        """An offer for the action of a building, if there is something to pay with."""
        state = self.state
        gain, act = self.worth.action(place)
        purse = state.players[self.seat].ducats
        ducats = min(purse, UNIT * max(1, round(share * gain / UNIT))) // UNIT * UNIT
        give = {DUCATS: ducats} if ducats else {}
        if state.for_two or not give:
            item = self._cheapest(place, gain * MOST, act.choice)
            if item is None:
                return None
            give = {item: 1}
        if act.choice in CARDS:
            return Offer(place=place, plan=ORDER, order=act.choice, token=act.token, give=give, parent=parent)
        return Offer(place=place, plan=ACT, give=give, parent=parent)

    def _cheapest(self, place: str, most: float, choice: str) -> str | None:
        """The thing, or the card, that is missed least; not one that the action itself needs."""
        kept = CARDS[choice].goods if choice in CARDS else ()
        if not self.state.actions_left(self.seat):
            kept = (*kept, EXTRA_ACTION)
        prices: dict[str, float] = {}
        for item, count in self.worth.open.items():
            if count > (item in kept):
                prices[item] = -self.worth.change({item: -1})
        for name in self.worth.cards:
            card = CARDS[name]
            if name != choice and not (card.goods and card.place() == place):
                prices[name] = self.worth.without(name)
        return min((item for item, price in prices.items() if price <= most), key=prices.__getitem__, default=None)


def _plain(offer: OpenOffer) -> dict[str, int]:
    """What a bid promises from the ordinary proceeds of the building; of an order's reward nothing can be asked."""
    return {} if offer.plan == ORDER else dict(offer.promise)
