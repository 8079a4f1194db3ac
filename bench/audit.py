"""Whether all that happened to tables has its reason: every stored move is one that the rules allow to whoever made it,
and whoever sits down, pauses, closes or goes back had the right to, by a note, a vote or a move in the store."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select

import rules
from bot import undoing
from bot.forgetting import NOBODY
from bot.model import Move, Status, Table
from bot.store import notes as note_rows
from bot.store import tables as rows
from bot.store import votes as vote_rows
from bot.store.notes import Note
from bot.store.schema import tenures, votes
from bot.store.votes import Vote

STATUS: Mapping[str, Status] = {
    "paused": "paused", "deserted": "paused", "resumed": "playing", "abandoned": "closed", "conceded": "closed",
    "closed_by_moderator": "closed", "closed_forgotten": "closed",
}  # fmt: skip
"""By note, what the table is from then on."""
MOTION = {"paused": "pause", "abandoned": "abandon", "conceded": "concede", "replaced_by_vote": "replace"}
"""By note, what must have been voted for."""
SEATING = ("substituted", "handed_over", "came_back", "replaced_by_vote", "replaced_by_moderator")
MODERATED = ("closed_by_moderator", "replaced_by_moderator")

Tenure = Row[Any]


class Audit:
    def __init__(self, managers: Mapping[int, int], members: Mapping[int, Collection[int]]) -> None:
        self.managers = managers
        """By server, who manages it."""
        self.members = members
        self._agreed: dict[int, Table] = {}

    def all_of(self, db: Connection) -> list[str]:
        """All that is wrong, in sentences."""
        begun = (rows.find(db, number) for number in rows.with_status(db, "playing", "paused", "over", "closed"))
        return [
            f"table {table.id} ({table.game}): {trouble}"
            for table in begun
            if table and table.sequence
            for trouble in self._one(db, table)
        ]

    def _one(self, db: Connection, table: Table) -> Iterator[str]:
        notes = _notes(db, table.id)
        sat = list(db.execute(select(tenures).where(tenures.c.table == table.id).order_by(tenures.c.id)))
        passed = [vote for vote in _votes(db, table.id) if vote.outcome == "passed"]
        yield from self._terms(table)
        yield from _status(db, table, notes)
        yield from _seating(notes, sat)
        for one in sat:
            if one.person is not None and one.person not in self.members[table.guild]:
                yield f"{one.person} sat down and is not in its server"
        yield from _voted(notes, sat, passed)
        yield from self._moderated(table, notes)
        yield from _moves(db, table, sat, passed)

    def _terms(self, table: Table) -> Iterator[str]:
        before = self._agreed.setdefault(table.id, table)
        for name in ("guild", "game", "options", "commitment"):
            if getattr(before, name) != getattr(table, name):
                yield f"its {name} changed after it had begun"
        # whom it expected is forgotten with the person
        told = [msgspec.structs.replace(one.terms, invited=(), order=()) for one in (before, table)]
        if told[0] != told[1]:
            yield "its terms changed after it had begun"

    def _moderated(self, table: Table, notes: list[Note]) -> Iterator[str]:
        for note in notes:
            if note.key in MODERATED and note.facts.get("name_id") not in (None, self.managers[table.guild]):
                yield f"{note.key} by {note.facts['name_id']}, who does not manage the server"


def _notes(db: Connection, table: int) -> list[Note]:
    """All of them; those for one seat only tell of nothing that is looked for here."""
    return note_rows.since(db, table)


def _votes(db: Connection, table: int) -> list[Vote]:
    numbers = list(db.execute(select(votes.c.id).where(votes.c.table == table)).scalars())
    return [vote for number in numbers if (vote := vote_rows.find(db, number))]


def _status(db: Connection, table: Table, notes: list[Note]) -> Iterator[str]:
    game, packed = rules.GAMES[table.game], rows.state_after(db, table.id, table.sequence)
    told = [STATUS[note.key] for note in notes if note.key in STATUS]
    expected = told[-1] if told else "playing"
    if packed is not None and game.result(game.decode(packed)) is not None:
        expected = "over"
    if table.status != expected:
        yield f"it is {table.status}, and what is noted makes it {expected}"


def _seating(notes: list[Note], sat: list[Tenure]) -> Iterator[str]:
    """Everybody who sat down after the beginning did so by a note, written at the same moment."""
    later, told = [one for one in sat if one.since], [note for note in notes if note.key in SEATING]
    if len(later) != len(told):
        yield f"{len(later)} sat down after it had begun, and {len(told)} changes of seats are noted"
    for one, note in zip(later, told, strict=False):
        if one.name != NOBODY and note.facts.get("new_id", one.person) != (one.person or 0):
            yield f"{one.person} sat down, and {note.key} names {note.facts.get('new_id')}"


def _voted(notes: list[Note], sat: list[Tenure], passed: list[Vote]) -> Iterator[str]:
    """What all must agree to was agreed to by all who were asked; who plays with the house alone asks nobody."""
    for vote in passed:
        if not vote.ballots or not all(vote.ballots.values()):
            yield f"vote {vote.id} on {vote.motion} passed with {vote.ballots}"
    for key, motion in MOTION.items():
        told = [note for note in notes if note.key == key]
        agreed = sum(1 for vote in passed if vote.motion == motion)
        alone = sum(1 for note in told if _company(sat, note.sequence) <= (2 if motion == "replace" else 1))
        if len(told) > agreed + alone:
            yield f"{key} is noted {len(told)} times, and was voted for {agreed} times"


def _company(sat: list[Tenure], sequence: int) -> int:
    """How many people, at least, sat there all the time between this move and the next."""
    return len([
        one
        for one in sat
        if one.person is not None and one.since < sequence and (one.until is None or one.until > sequence)
    ])  # fmt: skip


def _moves(db: Connection, table: Table, sat: list[Tenure], passed: list[Vote]) -> Iterator[str]:
    """Each played again, from the state before it."""
    game, moves = rules.GAMES[table.game], rows.history(db, table.id)
    undone = sum(1 for vote in passed if vote.motion == "undo")
    for place, move in enumerate(moves):
        before, after = (rows.state_after(db, table.id, number) for number in (move.sequence - 1, move.sequence))
        if move.kind == "undo":
            undone -= not _own_step(moves[:place], move)
        if move.kind in ("start", "undo") or before is None or move.seat is None:
            continue
        if move.kind == "move" and not any(_sits(one, move) for one in sat):
            yield f"move {move.sequence} was made by somebody who does not sit there"
        state, _ = game.play(game.decode(before), move.seat, game.read_action(move.action or ""))
        if game.encode(state) != after:
            yield f"move {move.sequence} is not what the rules make of it"
    if undone < 0 and _company(sat, table.sequence) > 1:
        yield "more was taken back than one's own step and what was voted for"


def _own_step(before: list[Move], undo: Move) -> bool:
    step = None if undo.seat is None else undoing.own_step(before, undo.seat)
    return step is not None and undo.back_to == max(
        move.sequence for move in undoing.line(before) if move.sequence < step.sequence
    )


def _sits(one: Tenure, move: Move) -> bool:
    until = move.sequence if one.until is None else one.until
    return (one.seat, one.person) == (move.seat, move.person) and one.since < move.sequence <= until
