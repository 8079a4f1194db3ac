"""What happened to a table apart from its game: pauses, replacements, interventions. Kept for everybody to see."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, select

from bot.store.schema import notes


class Note(Struct, frozen=True):
    id: int
    sequence: int
    """The last move before it."""
    key: str
    facts: dict[str, Any]
    at: int


def add(db: Connection, table: int, sequence: int, at: int, key: str, **facts: str | int) -> None:
    encoded = msgspec.json.encode(facts).decode()
    db.execute(insert(notes).values(table=table, sequence=sequence, key=key, facts=encoded, at=at))


def since(db: Connection, table: int, *, sequence: int = 0, after: int = 0) -> list[Note]:
    """The notes made at or after a move, and after another note."""
    wanted = notes.c.table == table, notes.c.sequence >= sequence, notes.c.id > after
    rows = db.execute(select(notes).where(*wanted).order_by(notes.c.id))
    return [Note(row.id, row.sequence, row.key, msgspec.json.decode(row.facts), row.at) for row in rows]
