"""Pennies: a small game with hidden hands, only for tests. Each round all lay a coin face down at once; the highest
coin scores. Then whoever laid the lowest may exchange a coin with the bag. Anybody may boast, twice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from rules.chance import Chance
from rules.game import (
    Action,
    Changed,
    Event,
    Form,
    Game,
    Happenings,
    One,
    Phase,
    Result,
    State,
    Together,
    View,
    Whole,
    form,
    ordered,
)  # fmt: skip

ROUNDS = 3
COINS = 14
BOASTS = 2


class Lay(Action, frozen=True):
    coin: str


class Exchange(Action, frozen=True):
    coin: str | None


class Boast(Action, frozen=True):
    loudness: int


class Laid(Event, frozen=True, kw_only=True):
    coins: dict[int, str]
    winner: int


class Exchanged(Event, frozen=True, kw_only=True):
    seat: int
    swapped: bool


class Drew(Event, frozen=True, kw_only=True):
    seat: int
    coin: str


class Boasted(Event, frozen=True, kw_only=True):
    seat: int
    loudness: int


def worth(coin: str) -> int:
    return int(coin.split("#")[1])


class Match(Phase, kw_only=True):
    """Stays open under the others: boasting is always possible, if not for ever."""

    boasts: dict[int, int] = {}
    round: int = 0

    def meanwhile(self, state: Pennies, seat: int) -> Iterable[Form]:
        if self.boasts.get(seat, 0) < BOASTS:
            yield form(Boast, loudness=Whole(1, 3))

    def play(self, state: Pennies, seat: int, action: Boast) -> Happenings:
        self.boasts[seat] = self.boasts.get(seat, 0) + 1
        yield Boasted(seat=seat, loudness=action.loudness)

    def proceed(self, state: Pennies) -> Happenings:
        if self.round == ROUNDS:
            state.phases.pop()
            return
        self.round += 1
        state.then(Laying(asked=tuple(range(state.seats))), Exchanging())
        yield from ()


class Laying(Together[Lay], kw_only=True):
    def question(self, state: Pennies, seat: int) -> Iterable[Form]:
        yield form(Lay, coin=One(tuple(state.hands[seat])))

    def default(self, state: Pennies, seat: int) -> Action:
        return Lay(state.hands[seat][0])

    def resolve(self, state: Pennies) -> Happenings:
        coins = {seat: answer.coin for seat, answer in sorted(self.answers.items())}
        winner = max(coins, key=lambda seat: worth(coins[seat]))
        state.lowest = min(coins, key=lambda seat: worth(coins[seat]))
        for seat, coin in coins.items():
            state.hands[seat].remove(coin)
            state.spent.append(coin)
        yield Laid(coins=coins, winner=winner, reveals=True)
        state.points[winner] += 1
        yield Changed(seat=winner, item="points", by=1, why="highest")


class Exchanging(Phase, kw_only=True):
    def awaits(self, state: Pennies) -> tuple[int, ...]:
        return (state.lowest,)

    def forms(self, state: Pennies, seat: int) -> Iterable[Form]:
        if seat == state.lowest:
            yield form(Exchange, coin=One((None, *state.hands[seat])))

    def default(self, state: Pennies, seat: int) -> Action:
        return Exchange(None)

    def play(self, state: Pennies, seat: int, action: Exchange) -> Happenings:
        state.phases.pop()
        yield Exchanged(seat=seat, swapped=action.coin is not None)
        if action.coin is not None:
            drawn = state.bag.pop()
            state.hands[seat].remove(action.coin)
            state.bag.insert(0, action.coin)
            state.hands[seat].append(drawn)
            yield Drew(seat=seat, coin=drawn, to=(seat,), reveals=True)


class Pennies(State, tag="pennies", tag_field="game", kw_only=True):
    hands: list[list[str]]
    bag: list[str]
    spent: list[str] = []
    points: list[int]
    lowest: int = 0
    phases: list[Match | Laying | Exchanging]


class PenniesView(View, frozen=True, kw_only=True):
    hand: tuple[str, ...] | None
    hands: tuple[int, ...]
    bag: int
    spent: tuple[str, ...]
    points: tuple[int, ...]
    laid: str | None = None
    """The coin this seat has laid, while others are still thinking."""


class PenniesGame(Game[Any]):
    name = "pennies"
    seats = range(2, 5)
    State = Pennies
    actions = (Lay, Exchange, Boast)
    events = (Laid, Exchanged, Drew, Boasted)

    def begin(self, seats: int, options: Any, chance: Chance) -> Pennies:
        bag = [f"coin#{number}" for number in range(1, COINS + 1)]
        chance.shuffle(bag)
        hands = [[bag.pop() for _ in range(ROUNDS)] for _ in range(seats)]
        return Pennies(schema=1, seats=seats, chance=chance, hands=hands, bag=bag, points=[0] * seats, phases=[Match()])

    def view(self, state: Pennies, seat: int | None) -> PenniesView:
        top = state.phases[-1] if state.phases else None
        laid = top.answers.get(seat) if isinstance(top, Laying) and seat is not None else None
        return PenniesView(
            seat=seat,
            seats=state.seats,
            awaited=self.awaited(state),
            phase=type(top).__name__.lower() if top else "over",
            hand=None if seat is None else tuple(sorted(state.hands[seat], key=worth)),
            hands=tuple(len(hand) for hand in state.hands),
            bag=len(state.bag),
            spent=tuple(state.spent),
            points=tuple(state.points),
            laid=laid.coin if laid else None,
        )

    def score(self, state: Pennies) -> Result:
        return Result(places=ordered(state.points), scores=tuple(state.points))

    def census(self, state: Pennies) -> Mapping[str, int]:
        return dict.fromkeys([*state.bag, *state.spent, *(coin for hand in state.hands for coin in hand)], 1)

    def accounts(self, state: Pennies) -> Sequence[Mapping[str, int]]:
        return tuple({"points": points} for points in state.points)

    def hidden(self, state: Pennies, seat: int | None) -> Mapping[str, Iterable[str]]:
        others = [coin for own, hand in enumerate(state.hands) if own != seat for coin in hand]
        return {"coins": [*state.bag, *others]}

    def advise(self, state: Pennies, seat: int, random: Random) -> Action:
        return random.choice(self.forms(state, seat)).pick(random)

    def longest(self, seats: int) -> int:
        return ROUNDS * (4 * seats + 1) + BOASTS * seats


GAME = PenniesGame()
