"""Recorded games: JSON lines, a header and then one action a line with a hash of its events.

A bug report is such a file, and files kept in the tests show that a change of rules leaves old games as they were.
"""

import hashlib
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from rules import GAMES
from rules.chance import KEY_BYTES
from rules.errors import BadRecord, Illegal
from rules.game import Event, Game, Result

FORMAT = 1


class Header(Struct, kw_only=True):
    format: int = FORMAT
    game: str
    seats: int
    seed: str
    options: Raw = Raw(b"{}")


class Line(Struct, kw_only=True):
    seat: int
    action: Raw
    events: str
    """A hash of all events of this action, whoever saw them."""


def told(events: Iterable[Event]) -> str:
    return hashlib.blake2b(msgspec.json.encode(list(events)), digest_size=8).hexdigest()


def record(game: Game[Any], seats: int, options: Any, seed: str) -> Iterator[bytes]:
    """A game of people who pick at random, line by line."""
    random = Random(seed)
    key = random.randbytes(KEY_BYTES)
    header = Header(game=game.name, seats=seats, seed=key.hex(), options=Raw(msgspec.json.encode(options)))
    yield msgspec.json.encode(header)
    state = game.start(seats, options, key)
    while awaited := game.awaited(state):
        able = [seat for seat in range(seats) if game.forms(state, seat)]
        seat = random.choice(awaited if random.random() < 0.8 else able)
        action = random.choice(game.forms(state, seat)).pick(random)
        state, events = game.play(state, seat, action)
        yield msgspec.json.encode(Line(seat=seat, action=Raw(msgspec.json.encode(action)), events=told(events)))


def replay(lines: Iterable[bytes]) -> Result:
    """Play a recorded game again; `BadRecord` names the first line that no longer happens as it did."""
    numbered = enumerate(lines, start=1)
    try:
        _, first = next(numbered)
        header = msgspec.json.decode(first, type=Header)
        if header.format != FORMAT:
            raise ValueError(f"format {header.format} is not {FORMAT}")
        game = GAMES[header.game]
        options = msgspec.json.decode(header.options, type=game.Options)
        state = game.start(header.seats, options, bytes.fromhex(header.seed))
    except (StopIteration, KeyError, ValueError, msgspec.MsgspecError, Illegal) as error:
        raise BadRecord(f"line 1: this does not begin a recorded game ({error})") from error
    for number, text in numbered:
        try:
            line = msgspec.json.decode(text, type=Line)
            state, events = game.play(state, line.seat, game.read_action(bytes(line.action)))
        except (msgspec.MsgspecError, Illegal) as error:
            raise BadRecord(f"line {number}: {error}") from error
        if told(events) != line.events:
            raise BadRecord(f"line {number}: the rules now tell another story of this action")
    result = game.result(state)
    if result is None:
        raise BadRecord("the record ends before the game does")
    return result
