"""How a house player thinks. It is asked in a state that it could have imagined, and wants what adds most to its worth.

As the merchant it weighs the ways the tower could take; as another it bids for what it needs, offers once for what
lies farther away, and otherwise steps aside for the rest of the turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.game import Action
from rules.genoa.acquisition import OUST, Acquire, Acquisition, Waive, claims
from rules.genoa.acting import Act, Acting, Fill, Finish, Hand, HandOver
from rules.genoa.bargains import Bargains
from rules.genoa.buildings import small_orders
from rules.genoa.journey import Begin, Move, Stop
from rules.genoa.pieces import (
    ANY_COMMODITY,
    BUILDING_ACTION,
    BUILDINGS,
    CARDS,
    COMPONENTS,
    EXTRA_ACTION,
    GOODS,
    MARKER,
    MESSAGE,
    SMALL_ORDER,
    STARTING_SPACE,
    TRADE,
)
from rules.genoa.start import Roll, Start, StartAt
from rules.genoa.stock import available
from rules.genoa.tokens import TakeCommodity, Trade, UseBuilding, usable
from rules.genoa.worth import THINGS, Worth

if TYPE_CHECKING:
    from rules.genoa.state import Genoa

STEP = 0.93
"""What an action farther away is worth, by the move: others may come in between."""
STREET = 2.0
"""What a street on the way is worth by the marker in hand."""
SALE = 7.0
"""What the action of a building usually brings when it is sold."""
OWNING = 14.0
"""What a building brings until the end: something for owning it, something from those who act there."""
OUSTING = 4.0
MARGIN = 3.0


def advise(state: Genoa, seat: int) -> Action:
    mind = Mind(state, seat)
    match state.phases[-1]:
        case Start():
            return mind.start()
        case Acting() as acting:
            return mind.act(acting)
        case HandOver() as due:
            return Hand(tuple(sorted(due.cards, key=mind.worth.without)[: due.count]))
        case Acquisition():
            return mind.acquire()
    return mind.sell() if seat == state.turn.merchant else mind.bargains.buy()


class Mind:
    def __init__(self, state: Genoa, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.worth = Worth(state, seat)
        self.bargains = Bargains(state, seat, self.worth)

    # ---------------------------------------------------------------- a turn of one's own

    def start(self) -> Action:
        """Spend the token where a path looks much better than the dice would be on average."""
        state = self.state
        discs = COMPONENTS.tower.discs
        hopes = {place: self.hope([place], discs, here=self.actions.get(place, 0.0))[0] for place in state.board.places}
        average = sum(hopes[place] for row in state.board.rows for place in row) / state.board.size**2
        best = max(hopes, key=hopes.__getitem__)
        return StartAt(best) if hopes[best] - average > self.worth.fade * THINGS[STARTING_SPACE] else Roll()

    def sell(self) -> Action:
        """The merchant's choice: act, accept, ask for more, move on or stop."""
        state, turn = self.state, self.state.turn
        options: list[tuple[float, Action]] = []
        if turn.open_here and state.able(self.seat):
            gain, act = self.worth.action(turn.here)
            spending = self.before(turn.here)
            rest = self.hope(turn.path, turn.tower, able=self.acts_again())[0]
            options.append((gain + rest, self._staying(act, turn.here)))
            if spending is not None:
                options.append((gain + rest + MARGIN, Begin()))
        for value, accept, place in self.bargains.acceptable():
            path = [*turn.path, *accept.via, *(() if place == turn.here else (place,))]
            options.append((value + self.hope(path, turn.tower - len(path) + len(turn.path))[0], accept))
        if not self.bargains.held:
            options.append((0.0, Stop()))
            ahead, way = self.hope(turn.path, turn.tower)
            if way:
                options.append((ahead, Move(way[0])))
        value, action = max(options, key=lambda option: option[0])
        return self.bargains.ask_for_more(value, action) or action

    def acts_again(self) -> bool:
        """Whether there is an action left after the next one."""
        state = self.state
        return state.actions_left(self.seat) + state.has(self.seat, EXTRA_ACTION) > 1

    def hope(
        self, path: list[str], discs: int, *, able: bool | None = None, here: float = 0.0
    ) -> tuple[float, tuple[str, ...]]:
        """The best that can be expected of the way ahead, and that way; `here` is what acting at once would bring."""
        able = self.state.able(self.seat) if able is None else able
        best: tuple[float, tuple[str, ...]] = (0.0, ())
        fixed = len(path)
        bids = self.bargains.by_place
        messages = [CARDS[card].buildings for card in self.worth.cards if CARDS[card].kind == MESSAGE]
        street = STREET * min(self.state.has(self.seat, MARKER), COMPONENTS.acquisition.buildings)

        def look(way: list[str], gain: float, own: float) -> None:
            nonlocal best
            delivered = sum(ends[0] in way and ends[1] in way for ends in messages)
            total = gain + own + COMPONENTS.rewards.message * delivered
            if len(way) > fixed and total > best[0]:
                best = total, tuple(way[fixed:])
            if len(way) - fixed >= discs - 1:
                return
            for place in self.state.board.neighbours[way[-1]]:
                if place in way:
                    continue
                if place in BUILDINGS:
                    sale = bids.get(place, SALE)
                    mine = self.actions[place] * STEP ** (len(way) - fixed + 1) if able else 0.0
                    # one action of one's own: the best building on the way is kept, the others are sold
                    look([*way, place], gain + sale, max(own, mine - sale))
                else:
                    look([*way, place], gain + street, own)

        look(list(path), 0.0, here)
        return best

    @property
    def actions(self) -> dict[str, float]:
        return self.bargains.actions

    # ---------------------------------------------------------------- acting

    def act(self, acting: Acting) -> Action:
        if acting.done:
            orders = small_orders(self.state, self.seat, acting.place)
            if orders:
                return Fill(tuple(orders))
            return self.after() or Finish()
        spending = self.before(acting.place)
        if spending is not None:
            return spending
        _, act = self.worth.action(acting.place)
        if acting.promise and act.choice != Act().choice:
            act = Act(orders=tuple(small_orders(self.state, self.seat, acting.place)))
        return self._staying(act, acting.place)

    def _staying(self, act: Act, place: str) -> Act:
        drawing = SMALL_ORDER in BUILDINGS[place].draws
        stay = drawing or self.after() is not None
        return Act(act.choice, act.token, act.orders, stay=stay)

    def before(self, place: str) -> Action | None:
        """A token that gets the last goods for an order to be delivered here."""
        own = self.worth.open
        tokens = own.get(ANY_COMMODITY, 0)
        for name in self.worth.cards:
            card = CARDS[name]
            if not card.goods or card.place() != place:
                continue
            missing = [good for good in card.goods if not own.get(good)]
            if missing and len(missing) <= tokens and all(self.state.supply[good] for good in missing):
                return TakeCommodity(missing[0])
        return None

    def after(self) -> Action | None:
        """A token worth more spent than kept."""
        state, own = self.state, self.worth.open
        ideas: list[tuple[float, Action]] = []
        if own.get(ANY_COMMODITY):
            goods = [good for good in GOODS if state.supply[good]]
            ideas.extend((self.worth.change({good: 1, ANY_COMMODITY: -1}), TakeCommodity(good)) for good in goods)
        if own.get(BUILDING_ACTION):
            for building in usable(state, self.seat):
                gain, act = self.worth.action(building)
                spent = gain + self.worth.change({BUILDING_ACTION: -1})
                ideas.append((spent, UseBuilding(building, act.choice, act.token)))
        if own.get(TRADE):
            ideas.extend(self._trades())
        value, action = max(ideas, key=lambda idea: idea[0], default=(0.0, Finish()))
        return action if value > MARGIN else None

    def _trades(self) -> list[tuple[float, Action]]:
        """A spare good, or a card that is worth little, for a good that is needed."""
        own = self.worth.open
        spares = [good for good in GOODS if own.get(good)]
        wanted = [good for good in GOODS if available(self.state, self.seat, good) and good not in spares]
        ideas: list[tuple[float, Action]] = []
        for good in wanted:
            gain = self.worth.change({good: 1, TRADE: -1})
            ideas.extend((gain - self.worth.without(card), Trade(card, good)) for card in self.worth.cards)
            ideas.extend((self.worth.change({good: 1, TRADE: -1, spare: -1}), Trade(spare, good)) for spare in spares)
        return ideas

    # ---------------------------------------------------------------- acquiring

    def acquire(self) -> Action:
        best: tuple[float, Action] = (0.0, Waive())
        for street, domain in claims(self.state, self.seat).items():
            for way, facts in zip(domain.values, domain.facts, strict=True):
                owned = sum(claim in BUILDINGS for claim in way)
                ousted = sum(claim.removeprefix(OUST) in self.state.owners for claim in way)
                value = OWNING * owned + OUSTING * ousted - self.worth.fade * THINGS[MARKER] * int(facts["markers"])
                if value > best[0]:
                    best = value, Acquire(street, way)
        return best[1]
