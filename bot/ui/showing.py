"""Gathers from the store what a table's post or a person's panel is made of."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from bot.gallery import Gallery
from bot.games import PRESENTATIONS, Presentation
from bot.model import Move, Standing
from bot.speech import Speech, speech
from bot.store import Store, deadlines
from bot.store import notes as note_rows
from bot.store import tables as rows
from bot.store.notes import Note
from bot.tables import Tables
from bot.ui.posts import Shown
from bot.words import words
from rules.game import Answered, Event, Game

CURVE = 60
"""Points of a game's course in its last picture."""


def events_of(game: Game[Any], moves: Sequence[Move]) -> list[Event]:
    return [event for move in moves for event in game.read_events(move.events)]


def sentences(told: Speech, game: Game[Any], moves: Sequence[Move], notes: Sequence[Note] = ()) -> list[str]:
    """What happened, in order: moves, who made them if not the player, and what was done to the table."""
    say = told.say
    by_sequence: dict[int, list[Note]] = {}
    for note in notes:
        by_sequence.setdefault(note.sequence, []).append(note)
    # what was noted before the first of these moves comes before it
    first = moves[0].sequence if moves else 0
    lines = [note_words(say, note) for early in sorted(by_sequence) if early < first for note in by_sequence.pop(early)]
    answered: list[str] = []  # told only until something else happens
    for move in moves:
        events = game.read_events(move.events)
        happened = _made_by(told, move) + told.events(event for event in events if not isinstance(event, Answered))
        happened += [note_words(say, note) for note in by_sequence.pop(move.sequence, ())]
        lines += happened
        answered = [] if happened else answered + told.events(events)
    for rest in by_sequence.values():
        lines += [note_words(say, note) for note in rest]
    return lines + answered


def _made_by(told: Speech, move: Move) -> list[str]:
    """Who made a move, where it was not simply its player."""
    if move.kind == "undo":
        return [told.say("event-undo", move=move.back_to or 0, name=_actor(told, move))]
    if move.kind in ("default", "late", "order"):
        return [told.say(f"event-{move.kind}", name=_actor(told, move))]
    return []


def note_words(say: Any, note: Note) -> str:
    return str(say(f"note-{note.key}", **note.facts))


def _actor(told: Speech, move: Move) -> str:
    return told.who(move.seat) if move.seat is not None else told.say("somebody")


class Happened(Struct, frozen=True):
    speech: Speech
    events: list[Event]
    sentences: list[str]
    due: list[deadlines.Deadline]
    noted: int
    """The last note among it."""


class Showing:
    def __init__(self, tables: Tables, gallery: Gallery) -> None:
        self.tables = tables
        self.gallery = gallery

    @property
    def store(self) -> Store:
        return self.tables.store

    async def happened(self, standing: Standing, since: int, noted: int = 0) -> Happened:
        """What happened after a move and after a note, in the table's language."""
        table = standing.table
        game = self.tables.game(table)

        def read(db: Connection) -> tuple[list[Move], list[Note], list[deadlines.Deadline]]:
            return (
                rows.history(db, table.id, since),
                note_rows.since(db, table.id, after=noted),
                deadlines.of_table(db, table.id),
            )

        moves, notes, due = await self.store.read(read)
        moves = [move for move in moves if move.sequence <= table.sequence]
        told = speech(standing, table.terms.language)
        return Happened(
            told, events_of(game, moves), sentences(told, game, moves, notes), due, notes[-1].id if notes else noted
        )

    async def board(self, standing: Standing, since: int, noted: int = 0) -> Shown:
        """The board with what happened after a move and after a note, in the table's language."""
        table = standing.table
        game = self.tables.game(table)
        happened = await self.happened(standing, since, noted)
        images = await self.gallery.post(happened.speech, game, standing.state, table.sequence, happened.events)
        return Shown(
            standing=standing,
            speech=happened.speech,
            sentences=happened.sentences,
            images=images,
            awaited=self.tables.awaited(standing),
            view=game.view(standing.state, None),
            deadlines=happened.due,
            noted=happened.noted,
        )

    async def final(self, standing: Standing, since: int) -> tuple[Shown, tuple[str, str]]:
        """The end of a game, and the secret that was promised at its beginning."""
        table = standing.table
        game = self.tables.game(table)
        told = speech(standing, table.terms.language)
        moves = await self.store.read(lambda db: rows.history(db, table.id, since))
        secret, _ = await self.store.read(lambda db: rows.secret(db, table.id))
        events = events_of(game, moves)
        history = await self.curve(standing)
        shown = Shown(
            standing=standing,
            speech=told,
            sentences=sentences(told, game, moves),
            images=await self.gallery.final(told, game, standing.state, table.sequence, events, history),
            awaited=(),
            view=game.view(standing.state, None),
        )
        return shown, (secret.hex(), table.commitment)

    async def curve(self, standing: Standing) -> list[Sequence[int]]:
        """The scores by seat over the course of a finished game, from its stored states."""
        table = standing.table
        game = self.tables.game(table)
        last = table.sequence
        game_of = PRESENTATIONS[table.game]

        def read(db: Connection) -> list[bytes]:
            wanted = _milestones(game_of, game, rows.history(db, table.id)) if game_of.chaptered else []
            if not wanted:
                wanted = list(range(1, last, max(1, last // CURVE)))
            packed = (rows.state_after(db, table.id, sequence) for sequence in sorted({1, *wanted, last}))
            return [state for state in packed if state is not None]

        return await self.gallery.scores(table, game, await self.store.read(read))

    def options(self, table: Any, language: str) -> list[tuple[str, str]]:
        """The options of a table's game in words, those that differ from the usual."""
        say = words(language)
        game = self.tables.game(table)
        chosen = msgspec.convert(table.options, game.Options)
        return [
            (say(f"{table.game}-option-{name}"), option_words(say, table.game, name, getattr(chosen, name)))
            for name, values in game.Options.choices().items()
            if getattr(chosen, name) != values[0]
        ]


def _milestones(presentation: Presentation, game: Game[Any], moves: list[Move]) -> list[int]:
    """After which moves a chapter of the game was over; one that was taken back and played again counts once."""
    found: dict[int, int] = {}
    for move in moves:
        for event in game.read_events(move.events):
            chapter = presentation.chapter(event)
            if chapter is not None:
                found[chapter] = move.sequence
    return list(found.values())


def option_words(say: Any, game: str, name: str, value: Any) -> str:
    plain = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
    return str(say(f"{game}-option-{name}-{plain}"))
