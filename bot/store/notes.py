"""What happened to a table apart from its game: pauses, replacements, interventions. Kept for everybody to see."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, select, update

from bot.store.schema import notes


class Note(Struct, frozen=True):
    """Its facts are what its sentence needs; beside a name stands whose it is (`name`, `name_id`), so that it can be
    forgotten, and `to` is the only seat it is meant for, if there is one."""

    id: int
    sequence: int
    """The last move before it."""
    key: str
    facts: dict[str, Any]
    at: int


_SINCE = (
    select(notes)
    .where(notes.c.table == bindparam("of"), notes.c.sequence >= bindparam("move"), notes.c.id > bindparam("after"))
    .order_by(notes.c.id)
)


def add(db: Connection, table: int, sequence: int, at: int, key: str, **facts: str | int) -> None:
    encoded = msgspec.json.encode(facts).decode()
    db.execute(insert(notes).values(table=table, sequence=sequence, key=key, facts=encoded, at=at))


def since(db: Connection, table: int, *, sequence: int = 0, after: int = 0, reader: int | None = None) -> list[Note]:
    """The notes made at or after a move, and after another note, that the seat of their reader may read."""
    rows = db.execute(_SINCE, {"of": table, "move": sequence, "after": after})
    found = [Note(row.id, row.sequence, row.key, msgspec.json.decode(row.facts), row.at) for row in rows]
    return [note for note in found if note.facts.get("to", reader) == reader]


def forget(db: Connection, person: int, nobody: str) -> None:
    """Take a person's name out of every note."""
    rows = db.execute(select(notes.c.id, notes.c.facts).where(notes.c.facts.contains(str(person)))).all()
    for row in rows:
        facts = msgspec.json.decode(row.facts)
        for key in [key for key, value in facts.items() if key.endswith("_id") and value == person]:
            del facts[key]
            facts[key.removesuffix("_id")] = nobody
        db.execute(update(notes).where(notes.c.id == row.id).values(facts=msgspec.json.encode(facts).decode()))
