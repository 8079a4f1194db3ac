"""How house players play: whether three of them come to an end, and how one fares among people who pick at random.

A shared victory counts as a share of one. With three or more at the table it should win at least twice its share of
the games, with two at least four of five.
"""

from random import Random
from time import process_time
from typing import Any

import rules
from bot.tables import advise
from rules.game import Game, Result

AMONG_THEMSELVES = 10
AMONG_OTHERS = 24
TWICE, OF_TWO = 2.0, 0.8
MOST = 20_000
"""Moves after which a game counts as one that does not end."""


def run() -> None:
    print(f"{'game':12}{'seats':>6}{'finished':>12}{'moves':>7}{'ms/move':>9}{'won':>8}{'its share':>11}")
    for game in rules.GAMES.values():
        for seats in game.seats:
            if seats > 1:
                _report(game, seats)


def _report(game: Game[Any], seats: int) -> None:
    finished = moves = 0
    start = process_time()
    for seed in range(AMONG_THEMSELVES):
        result, length = play(game, seats, seed, set(range(seats)))
        finished += result is not None
        moves += length
    each = (process_time() - start) / moves * 1000
    won = 0.0
    for seed in range(AMONG_OTHERS):
        own = seed % seats  # it sits down in every place in turn
        result, _ = play(game, seats, seed, {own})
        if result is not None and own in result.winners:
            won += 1 / len(result.winners)
    share = won / AMONG_OTHERS
    wanted = OF_TWO if seats == 2 else TWICE / seats
    judged = "  ok" if share >= wanted and finished == AMONG_THEMSELVES else f"  under {wanted:.0%}"
    done = f"{finished}/{AMONG_THEMSELVES}"
    print(
        f"{game.name:12}{seats:>6}{done:>12}{moves / AMONG_THEMSELVES:>7.0f}{each:>9.2f}{share:>8.0%}"
        f"{1 / seats:>11.0%}{judged}"
    )


def play(game: Game[Any], seats: int, seed: int, houses: set[int]) -> tuple[Result | None, int]:
    """A game, and how many moves it took; without a result it did not end."""
    random = Random(f"{game.name} {seats} {seed}")
    state = game.start(seats, None, random.randbytes(32))
    for made in range(MOST):
        awaited = game.awaited(state)
        if not awaited:
            return game.result(state), made
        seat = random.choice(awaited)
        if seat in houses:
            action = advise(game, state, seat, random)
        else:
            action = random.choice(game.forms(state, seat)).pick(random)
        state, _ = game.play(state, seat, action)
    return None, MOST
