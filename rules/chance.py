"""The shuffles and dice of one game, all from one secret.

A stream of numbers is a hash of a key and a counter, so it is the same on every machine and can be checked by anybody
who learns the secret after the game. The secret is promised first (`commit`) and mixed with things its keeper cannot
choose (`key`), so that nobody can pick a lucky game.
"""

import hashlib
import hmac
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

KEY_BYTES = 32
_WORD = 1 << 64


class Chance(Struct):
    """A counter-based stream; it lives inside the state and so is copied, stored and undone with it."""

    key: bytes
    counter: int = 0

    def below(self, bound: int) -> int:
        """An even choice from 0 to bound - 1."""
        if bound < 1:
            raise ValueError("chance needs at least one possibility")
        fair = _WORD - _WORD % bound
        while True:
            digest = hashlib.blake2b(self.counter.to_bytes(8, "big"), key=self.key, digest_size=8).digest()
            self.counter += 1
            word = int.from_bytes(digest, "big")
            if word < fair:
                return word % bound

    def one(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def rekey(self, salt: bytes) -> None:
        """Forget what was to come: after an undo nobody may know the next card."""
        self.key = key(self.key, salt)
        self.counter = 0


def commit(secret: bytes) -> str:
    """What is published before anyone joins; it gives nothing away about the secret."""
    return hashlib.sha256(b"loggia commitment\0" + secret).hexdigest()


def keeps(secret: bytes, commitment: str) -> bool:
    """Whether the secret is the one that was promised."""
    return hmac.compare_digest(commit(secret), commitment)


def key(secret: bytes, *salts: bytes) -> bytes:
    """The key of a stream: the secret and, in order, what others added to it."""
    mixed = hashlib.blake2b(digest_size=KEY_BYTES, person=b"loggia")
    for part in (secret, *salts):
        mixed.update(len(part).to_bytes(4, "big"))
        mixed.update(part)
    return mixed.digest()
