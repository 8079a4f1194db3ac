"""Chance is even, repeatable, promised in advance and forgotten after an undo."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.chance import KEY_BYTES, Chance, commit, keeps, key

SECRET = bytes(range(KEY_BYTES))


def test_the_same_key_gives_the_same_chances_everywhere() -> None:
    # These numbers are the contract: on another machine or in another version they must be the same.
    chance = Chance(SECRET)
    assert [chance.below(1000) for _ in range(6)] == [208, 891, 550, 168, 413, 653]
    deck = list("abcdefgh")
    Chance(SECRET).shuffle(deck)
    assert "".join(deck) == "fhebdcga"


def test_every_possibility_is_equally_likely() -> None:
    chance = Chance(SECRET)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert max(counts.values()) - min(counts.values()) < 200


def test_every_order_of_a_shuffle_comes_up() -> None:
    chance, orders = Chance(SECRET), Counter[str]()
    for _ in range(1200):
        things = list("abc")
        chance.shuffle(things)
        orders["".join(things)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 140


def test_one_of_nothing_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Chance(SECRET).below(0)


def test_the_secret_is_the_one_that_was_promised() -> None:
    promise = commit(SECRET)
    assert keeps(SECRET, promise)
    assert not keeps(SECRET[::-1], promise)
    assert not keeps(SECRET, promise.upper())
    assert SECRET.hex() not in promise


def test_the_key_depends_on_everything_that_was_added_and_on_its_order() -> None:
    keys = [
        key(SECRET),
        key(SECRET, b""),
        key(SECRET, b"ann", b"ben"),
        key(SECRET, b"ben", b"ann"),
        key(SECRET, b"annben"),
        key(SECRET[::-1], b"ann", b"ben"),
    ]
    assert len(set(keys)) == len(keys)
    assert {len(one) for one in keys} == {KEY_BYTES}
    assert key(SECRET, b"ann", b"ben") == keys[2]


def test_what_was_to_come_is_forgotten() -> None:
    before, after, other = (Chance(SECRET, 5) for _ in range(3))
    after.rekey(b"undo 1")
    other.rekey(b"undo 2")
    futures = [[chance.below(1 << 30) for _ in range(4)] for chance in (before, after, other)]
    assert len({tuple(future) for future in futures}) == 3
