"""How well the house plays: one house player among players who press anything that is legal, at every seat in turn.

`wins` counts a shared first place in parts; without any skill it would be one game in so many as there are seats.
"""

from random import Random
from time import process_time
from typing import Any

import rules
from bot.tables import advise
from rules.game import Game

SEATS = {"medici": 4, "genoa": 4, "sanjuan": 4, "venice": 4}
SECONDS = 20.0
"""Of the processor, for each game."""


def run() -> None:
    print(f"{'game':10}{'seats':>6}{'games':>7}{'wins':>8}{'by chance':>11}{'advice ms':>11}")
    for name, seats in SEATS.items():
        game = rules.GAMES[name]
        wins, games, thought, asked = 0.0, 0, 0.0, 0
        began = process_time()
        while process_time() - began < SECONDS or games % seats:
            won, spent, times = _play(game, seats, games % seats, Random(f"{name}{games}"))
            wins, games, thought, asked = wins + won, games + 1, thought + spent, asked + times
        share, chance = wins / games, 1 / seats
        print(f"{name:10}{seats:6}{games:7}{share:8.0%}{chance:11.0%}{thought / asked * 1000:11.1f}")


def _play(game: Game[Any], seats: int, house: int, random: Random) -> tuple[float, float, int]:
    """What part of the first place the house has, the time it thought, and how often it was asked."""
    state = game.start(seats, None, random.randbytes(32))
    thought, asked = 0.0, 0
    while awaited := game.awaited(state):
        seat = random.choice(awaited)
        if seat == house:
            began = process_time()
            action = advise(game, state, seat, random)
            thought, asked = thought + process_time() - began, asked + 1
        else:
            action = random.choice(game.forms(state, seat)).pick(random)
        state, _ = game.play(state, seat, action)
    result = game.result(state)
    assert result is not None
    first = result.winners
    return (1 / len(first) if house in first else 0.0), thought, asked
