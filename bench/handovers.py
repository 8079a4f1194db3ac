"""How often a table waits for somebody else in a whole game of house players: what playing by message costs.

`strictly in turn`   every question put to one person after the other, as at a table without parallel answers
`asked at once`      as we play: those who can answer at the same time are asked at the same time, which is one wait
`with orders`        the same, with every standing order that the game knows in force; in Genoa, passing for the turn
Forced answers do not count: who has no choice is not waited for, in any of the three.
"""

from random import Random
from typing import Any

import rules
from bot.tables import advise
from rules.game import Game
from rules.genoa.haggling import HERE, Pass

GAMES_EACH = 6
WORTH = {"load_from": 7}
"""Orders that are sensible only at another value than their first."""
TABLES = {"medici": (3, 4), "genoa": (3, 4), "sanjuan": (2, 3, 4), "venice": (3,)}


def run() -> None:
    print(f"\nHand-overs in a game of house players, mean of {GAMES_EACH}")
    print(f"{'game':10} {'seats':>5} {'strictly in turn':>17} {'asked at once':>14} {'with orders':>12}")
    for name, tables in TABLES.items():
        game = rules.GAMES[name]
        for seats in tables:
            plain = [_count(game, seats, seed, orders=False) for seed in range(GAMES_EACH)]
            ordered = [_count(game, seats, seed, orders=True) for seed in range(GAMES_EACH)]
            strict = sum(one for one, _ in plain) / GAMES_EACH
            parallel = sum(one for _, one in plain) / GAMES_EACH
            orders = sum(one for _, one in ordered) / GAMES_EACH
            shares = f"{parallel:7.0f} {parallel / strict:5.0%}  {orders:6.0f} {orders / strict:4.0%}"
            print(f"{name:10} {seats:5} {strict:17.0f} {shares}")


def _count(game: Game[Any], seats: int, seed: int, *, orders: bool) -> tuple[int, int]:
    """Waits when asked in turn, and as we play; the house plays the same game for both."""
    random = Random(seed)
    options = {"expansion": True} if "expansion" in game.Options.choices() else {}
    state = game.start(seats, game.Options(**options), random.randbytes(32))
    strict = parallel = 0
    last: int | None = None
    waiting: set[int] = set()
    while awaited := game.awaited(state):
        seat, action = awaited[0], None
        if orders:
            seat, action = _by_order(game, state, awaited)
        if action is None:
            if last != seat:
                strict += 1
            if not set(awaited) <= waiting:
                parallel += 1
            last, waiting = seat, set(awaited)
            action = advise(game, state, seat, random)
            if not orders:
                action = _for_now(game, state, seat, action)
        state, _ = game.play(state, seat, action)
        waiting &= set(game.awaited(state))
        if not waiting and last in game.awaited(state):
            waiting = {last}  # who goes on is not waited for anew
    return strict, parallel


def _for_now(game: Game[Any], state: Any, seat: int, action: Any) -> Any:
    """In Genoa the order is in the answer: who passes for the turn is not asked again. Without it one passes here."""
    here = Pass(HERE)
    if isinstance(action, Pass) and any(form.admits(here) for form in game.forms(state, seat)):
        return here
    return action


def _by_order(game: Game[Any], state: Any, awaited: tuple[int, ...]) -> tuple[int, Any]:
    """The first of those awaited whose answer was left beforehand."""
    for seat in awaited:
        view, forms = game.view(state, seat), game.forms(state, seat)
        for order in game.orders:
            action = order.answer(view, forms, WORTH.get(order.name, order.values[0]))
            if action is not None:
                return seat, action
    return awaited[0], None
