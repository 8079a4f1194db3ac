"""What each reader of a table could have learnt, and so what nobody may be told.

    secrets = Secrets("genoa")
    secrets.watch(state, {ada: 0, bruno: 1, celina: None})  # whoever reads, and the seat, if there is one
    secrets.hear(move)
    secrets.betrayed(ada, written, text, ("en", "pl"))

Whatever is watched adds to what is known: an answer may be about a position that has passed meanwhile.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from bot.games import PRESENTATIONS
from bot.model import Move
from bot.words import words
from rules import GAMES

_IDS = re.compile(r"[\w#@~+]+")
_STRINGS = re.compile(r'"([^"]+)"')


class Secrets:
    def __init__(self, game: str) -> None:
        self.game = GAMES[game]
        self._pieces: set[str] = set()
        self._seats: dict[Hashable, int | None] = {}
        self._known: dict[Hashable, set[str]] = {}
        self._learnt: dict[int | None, set[str]] = {}
        """By seat, what was ever known there: whoever takes it over reads what happened as that seat saw it."""
        self._hidden: dict[int | None, frozenset[str]] = {}

    def watch(self, state: Any, readers: Mapping[Any, int | None]) -> None:
        self._seats = dict(readers)
        self._hidden = {seat: self._unseen_from(state, seat) for seat in (None, *range(state.seats))}
        self._pieces |= self._hidden[None]
        kinds = {_kind(piece) for piece in self._pieces}
        for seat in self._hidden:
            shown = _STRINGS.findall(msgspec.json.encode(self.game.view(state, seat)).decode())
            learnt = self._learnt.setdefault(seat, set())
            learnt.update(self._pieces - self._hidden[seat], (one for one in shown if _kind(one) in kinds))
        for reader, seat in readers.items():
            known = self._known.setdefault(reader, set())
            known.update(self._learnt.get(seat, ()))

    def hear(self, move: Move) -> None:
        """What an event names, those it reaches may know, though it be gone from their hands a moment later."""
        for event in self.game.read_events(move.events):
            named = set(_STRINGS.findall(msgspec.json.encode(event).decode()))
            for seat, learnt in self._learnt.items():
                if event.reaches(seat):
                    learnt.update(named & self._pieces)
        for reader, seat in self._seats.items():
            self._known[reader].update(self._learnt[seat])

    def unseen(self, reader: Hashable) -> set[str]:
        """What is hidden from this reader now, and always was."""
        return self._hidden[self._seats[reader]] - self._known[reader]

    def betrayed(self, reader: Hashable, written: str, text: str, languages: Iterable[str]) -> list[str]:
        """The id of anything hidden in what was sent, or, in its words, the name of what others hold where this reader
        has never seen one."""
        unseen = self.unseen(reader)
        return sorted(unseen.intersection(_IDS.findall(written))) + self._named(reader, unseen, text, languages)

    def _named(self, reader: Hashable, unseen: set[str], text: str, languages: Iterable[str]) -> list[str]:
        held = {one for hidden in self._hidden.values() for one in unseen - hidden}
        found = []
        for language in languages:
            names = {_name(self.game.name, language, one) for one in held}
            if not any(name in text for name in names):
                continue
            familiar = {_name(self.game.name, language, one) for one in self._known[reader]}
            left = text
            for name in sorted(familiar, key=len, reverse=True):
                left = left.replace(name, "")
            found += [name for name in sorted(names - familiar) if re.search(rf"\b{re.escape(name)}\b", left)]
        return found

    def _unseen_from(self, state: Any, seat: int | None) -> frozenset[str]:
        return frozenset(one for pool in self.game.hidden(state, seat).values() for one in pool)


def _kind(piece: str) -> str:
    """What it is, whichever of several alike."""
    return piece.partition("#")[0]


@cache
def _name(game: str, language: str, piece: str) -> str:
    return PRESENTATIONS[game].thing(words(language), piece)
