"""How fast the rules are: whole random games on one core, each question of the contract, and what a state weighs.

Time is this process's own, so that a busy machine spoils the figures less.
"""

import zlib
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Any

import rules
from rules.game import Game

SECONDS = 2.0
"""How long random games of each game are played, at each of two sizes of the table."""
LEAST = {"medici": 15_000, "genoa": 5_000}
"""Actions a second that must be reached; the other games are only told."""


def run() -> None:
    columns = ("actions/s", "actions", "forms µs", "play µs", "view µs", "copy µs", "bytes", "zlib")
    print(f"{'game':14}" + "".join(f"{column:>11}" for column in columns))
    for game in rules.GAMES.values():
        for seats in sorted({game.seats[len(game.seats) // 2], game.seats[-1]}):
            report(game, seats)


def report(game: Game[Any], seats: int) -> None:
    rate, length = play_games(game, seats)
    moments = [moment for seed in range(3) for moment in random_game(game, seats, seed)]
    states = [state for state, _, _ in moments]
    sizes = [game.encode(state) for state in states]
    figures = [
        f"{rate:,.0f}",
        f"{length:.0f}",
        *(
            f"{cost:.1f}"
            for cost in (
                each(moments, lambda state, seat, _: game.forms(state, seat)),
                each(moments, game.play),
                each(moments, lambda state, seat, _: game.view(state, seat)),
                each(moments, lambda state, _, __: game.copy(state)),
            )
        ),
        f"{median(map(len, sizes)):.0f}",
        f"{median(len(zlib.compress(size)) for size in sizes):.0f}",
    ]
    least = LEAST.get(game.name)
    judged = "" if least is None else "  ok" if rate >= least else f"  under {least:,}"
    print(f"{f'{game.name} {seats}':14}" + "".join(f"{figure:>11}" for figure in figures) + judged)


def play_games(game: Game[Any], seats: int) -> tuple[float, float]:
    """Actions a second, forms and play included, and actions in a game."""
    games = actions = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        actions += len(random_game(game, seats, games))
        games += 1
    return actions / spent, actions / games


def random_game(game: Game[Any], seats: int, seed: int) -> list[tuple[Any, int, Any]]:
    """Every state of a game with the seat that acted and its action."""
    random = Random(seed)
    state = game.start(seats, None, random.randbytes(32))
    moments = []
    while awaited := game.awaited(state):
        seat = random.choice(awaited)
        action = random.choice(game.forms(state, seat)).pick(random)
        moments.append((state, seat, action))
        state, _ = game.play(state, seat, action)
    return moments


def each(moments: Sequence[tuple[Any, int, Any]], asked: Callable[[Any, int, Any], object]) -> float:
    """Microseconds that one question takes on average over whole games."""
    start = process_time()
    for state, seat, action in moments:
        asked(state, seat, action)
    return (process_time() - start) / len(moments) * 1e6
