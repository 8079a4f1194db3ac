"""Encoded states of one release, from several points of a game. Kept as files, they show that every later version can
still read them and play on."""

from collections.abc import Iterator
from random import Random
from typing import Any

from rules.chance import KEY_BYTES
from rules.game import Game, Illegal


def samples(game: Game[Any]) -> Iterator[tuple[str, bytes]]:
    """States of a small, a middling and a large table, and one with each option turned, named for what they are."""
    for seats in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]}):
        moments = _moments(game, seats, game.Options(), f"{seats}-players")
        yield from ((f"{seats}-players-{moment}", state) for moment, state in moments.items())
    for name, (_, *others) in game.Options.choices().items():
        options = game.Options(**{name: others[-1]})
        for seats in [seats for seats in reversed(game.seats) if _goes_together(options, seats)][:1]:
            what = name.replace("_", "-")
            yield what, _moments(game, seats, options, what)["middle"]


def _goes_together(options: Any, seats: int) -> bool:
    try:
        options.check(seats)
    except Illegal:
        return False
    return True


def _moments(game: Game[Any], seats: int, options: Any, what: str) -> dict[str, bytes]:
    states = _random_game(game, seats, options, f"{game.name} {what}")
    last = len(states) - 1
    places = {"start": 0, "early": last // 4, "middle": last // 2, "late": last - 1, "over": last}
    return {moment: game.encode(states[place]) for moment, place in places.items()}


def _random_game(game: Game[Any], seats: int, options: Any, seed: str) -> list[Any]:
    random = Random(seed)
    states = [game.start(seats, options, random.randbytes(KEY_BYTES))]
    while awaited := game.awaited(states[-1]):
        seat = random.choice(awaited)
        action = random.choice(game.forms(states[-1], seat)).pick(random)
        states.append(game.play(states[-1], seat, action)[0])
    return states
