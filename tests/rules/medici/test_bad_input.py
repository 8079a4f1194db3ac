"""Whatever comes in that is not a move, a state or a components file is refused by name, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from random import Random
from typing import Any

import msgspec
import pytest

from rules import BadState, Illegal, components, decode, encode
from rules.errors import BadComponents
from rules.game import Action
from rules.medici.day import DayEnded, Load, Reveal
from rules.medici.pieces import Components
from tests.rules.medici.table import GAME, Table
from tests.toys import pennies


def refused(state: Any, seat: Any, action: Any) -> Illegal:
    before = encode(state)
    with pytest.raises(Illegal) as refusal:
        GAME.play(state, seat, action)
    assert encode(state) == before
    return refusal.value


# -------------------------------------------------------------------- actions


class Sink(Action, frozen=True):
    """An action of no game."""


@pytest.mark.parametrize(
    "action", [None, "reveal", 7, {"do": "reveal"}, Reveal, Sink(), pennies.Boast(1), DayEnded(day=1)], ids=repr
)
def test_what_is_no_action_of_the_game_is_refused(action: Any) -> None:
    assert refused(Table(market="grain_two").state, 0, action).key == "no_such_action"


@pytest.mark.parametrize("also", [None, 5, "grain_two", {"grain_two": 1}, (1,), (None,), ((),), (object(),)])
def test_a_field_of_the_wrong_type_is_refused(also: Any) -> None:
    table = Table(market="grain_two spice_two")
    assert refused(table.state, 0, Load(also)).key == "malformed_action"


@pytest.mark.parametrize("seat", [-1, 3, 10**30, None, "0", 0.0, True], ids=repr)
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    state = Table(seats=3, turn=0).state
    assert refused(state, seat, Reveal()).key == "no_such_seat"
    assert GAME.forms(state, seat) == ()


def test_an_action_out_of_turn_is_refused() -> None:
    assert refused(Table(turn=0, market="grain_two").state, 1, Load()).key == "not_your_turn"


def test_an_action_after_the_end_is_refused() -> None:
    state = Table(market="grain_two", nothing_else=True, day=3).load().state
    assert refused(state, 0, Reveal()).key == "game_over"


def test_nobody_who_is_not_awaited_has_a_default() -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.default(Table(turn=0).state, 1)
    assert refusal.value.key == "not_awaited"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"do": "sink"}', '{"do": "load", "also": 3}', b"\xff\xfe"])
def test_text_that_is_no_action_is_refused(text: str | bytes) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.read_action(text)
    assert refusal.value.key == "no_such_action"


# -------------------------------------------------------------------- tables


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_medici_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.start(seats)
    assert refusal.value.key == "wrong_number_of_players"
    assert refusal.value.facts == {"seats": seats, "least": 2, "most": 6}


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (GAME.Options(deck="marked"), "no_such_option"),
        (GAME.Options(high_bonus=1), "no_such_option"),
        (pennies.GAME.Options(), "foreign_options"),
        ({"deck": "reconstructed"}, "foreign_options"),
    ],
    ids=repr,
)
def test_options_that_do_not_exist_are_refused(options: Any, key: str) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.start(4, options)
    assert refusal.value.key == key


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.start(4, None, b"short")
    assert refusal.value.key == "wrong_seed"


# -------------------------------------------------------------------- stored states


def written() -> bytes:
    return encode(Table(seats=4, market="grain_two spice_two", ships={1: "furs_five trinket"}).state)


def altered(change: Callable[[dict[str, Any]], object]) -> bytes:
    plain = msgspec.msgpack.decode(written())
    change(plain)
    return msgspec.msgpack.encode(plain)


@pytest.mark.parametrize(
    "data",
    [b"", b"\xc1", b"\x00", b"not a state", b"{}", msgspec.msgpack.encode({}), msgspec.msgpack.encode([1, 2])],
    ids=repr,
)
def test_bytes_that_are_no_state_are_named_so(data: bytes) -> None:
    with pytest.raises(BadState, match="no state of medici"):
        decode(GAME, data)


def test_a_state_of_another_game_is_named_so() -> None:
    foreign = pennies.GAME.encode(pennies.GAME.start(3))
    with pytest.raises(BadState, match="a state of pennies, not of medici"):
        decode(GAME, foreign)


def test_a_state_of_a_newer_version_is_named_so() -> None:
    newer = altered(lambda plain: plain.update(schema=GAME.schema + 1, invented_later=True))
    with pytest.raises(BadState, match="newer version"):
        decode(GAME, newer)


def test_a_state_too_old_to_read_is_named_so() -> None:
    with pytest.raises(BadState, match="schema 0 can no longer be read"):
        decode(GAME, altered(lambda plain: plain.update(schema=0)))


@pytest.mark.parametrize(
    "change",
    [
        lambda plain: plain.pop("deck"),
        lambda plain: plain.update(day="one"),
        lambda plain: plain["deck"].__setitem__(3, "grain_six"),
        lambda plain: plain["market"].append("nothing"),
        lambda plain: plain["players"].pop(),
        lambda plain: plain.update(seats=9),
        lambda plain: plain["options"].update(deck="marked"),
        lambda plain: plain["phases"][-1].update(seat=6),
        lambda plain: plain["phases"].append({"phase": "siesta"}),
    ],
    ids=["no deck", "day", "card", "market", "player", "seats", "option", "turn", "phase"],
)
def test_a_state_that_contradicts_itself_is_named_so(change: Callable[[dict[str, Any]], object]) -> None:
    with pytest.raises(BadState, match="no state of medici"):
        decode(GAME, altered(change))


def test_a_damaged_state_is_refused_or_can_be_looked_at() -> None:
    random, whole = Random(7), written()
    refusals = 0
    for _ in range(400):
        damaged = bytearray(whole if random.random() < 0.7 else whole[: random.randrange(1, len(whole))])
        for _ in range(random.randint(1, 3)):
            damaged[random.randrange(len(damaged))] = random.randrange(256)
        try:
            state = decode(GAME, bytes(damaged))
        except BadState:
            refusals += 1
            continue
        for seat in range(state.seats):
            GAME.forms(state, seat)
            assert GAME.view(state, seat).awaited == GAME.awaited(state)
    assert 200 < refusals < 400


# -------------------------------------------------------------------- components

GOOD = resources.files("rules.medici").joinpath("components.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("days = 3\n", ""),
        ("days = 3", "days = -3"),
        ("days = 3", 'days = "three"'),
        ("most_revealed = 3\n", ""),
        ("within_reach = 3", "within_reach = -1"),
        ("2 = 7, 3 = 5", "3 = 5"),
        ("2 = 7, 3 = 5", "2 = -7, 3 = 5"),
        ("4 = [30, 20, 10, 0]", "4 = [30, 20, 10]"),
        ("4 = [30, 20, 10, 0]", "4 = [30, 20, 10, -5]"),
        ("4 = [30, 20, 10, 0], ", ""),
        ("2 = 10, 3 = 8", "2 = 10"),
        ("florins = 10\n", ""),
        ("florins = 20", "florins = -20"),
        ("five = { value = 5,", "five = {"),
        ("five = { value = 5,", "five = { value = -5,"),
        ("five = { value", "six = { value"),
        ("total = 110", "total = 111"),
        ("five = 4\nfour = 4\nthree = 4", "four = 4\nthree = 4"),
        ("five = 4\nfour = 4\nthree = 4", "five = -4\nfour = 4\nthree = 4"),
        ("five = 4\nfour = 4\nthree = 4", "five = 5\nfour = 4\nthree = 4"),
        ("[goods]", "[goods"),
    ],
)
def test_a_components_file_with_a_wrong_or_missing_number_is_named_so(right: str, wrong: str) -> None:
    assert right in GOOD
    with pytest.raises(BadComponents):
        components.parse(GOOD.replace(right, wrong, 1), Components)


def test_the_components_file_as_it_is_can_be_read() -> None:
    assert components.parse(GOOD, Components).days == 3
