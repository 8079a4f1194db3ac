"""Small things to be done at or after a time, each once: a lobby that expires, a hand to empty, a thread to leave."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from bot.store.schema import errands


class Errand(Struct, frozen=True):
    id: int
    kind: str
    table: int | None
    facts: dict[str, Any]
    after: int
    tries: int


def add(db: Connection, kind: str, table: int | None, after: int, **facts: Any) -> None:
    encoded = msgspec.json.encode(facts).decode()
    db.execute(insert(errands).values(kind=kind, table=table, facts=encoded, after=after))


def ripe(db: Connection, moment: int, limit: int = 50) -> list[Errand]:
    rows = db.execute(
        select(errands).where(errands.c.after <= moment).order_by(errands.c.after, errands.c.id).limit(limit)
    )
    return [Errand(row.id, row.kind, row.table, msgspec.json.decode(row.facts), row.after, row.tries) for row in rows]


def earliest(db: Connection) -> int | None:
    return db.execute(select(errands.c.after).order_by(errands.c.after).limit(1)).scalar_one_or_none()


def count(db: Connection, due_by: int | None = None) -> int:
    wanted = select(func.count()).select_from(errands)
    if due_by is not None:
        wanted = wanted.where(errands.c.after <= due_by)
    return int(db.execute(wanted).scalar_one())


def done(db: Connection, errand: int) -> None:
    db.execute(delete(errands).where(errands.c.id == errand))


def put_off(db: Connection, errand: int, after: int, tries: int) -> None:
    db.execute(update(errands).where(errands.c.id == errand).values(after=after, tries=tries))


def planned(db: Connection, kind: str, table: int | None = None) -> bool:
    wanted = select(errands.c.id).where(errands.c.kind == kind)
    if table is not None:
        wanted = wanted.where(errands.c.table == table)
    return db.execute(wanted.limit(1)).first() is not None
