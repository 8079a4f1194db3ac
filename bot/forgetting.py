"""Forgetting a person: their preferences and posts go, and in the records of finished games their name and id do."""

from sqlalchemy import Connection, delete, select, update

from bot.store.schema import moves, people, tables, tenures

NOBODY = "—"


def running(db: Connection, person: int) -> list[int]:
    """The tables where this person still sits; these must be left first."""
    rows = db.execute(
        select(tables.c.id)
        .join(tenures, tenures.c.table == tables.c.id)
        .where(
            tenures.c.person == person,
            tenures.c.until.is_(None),
            tables.c.status.in_(("lobby", "playing", "paused")),
        )
    )
    return list(rows.scalars())


def forget(db: Connection, person: int) -> None:
    db.execute(update(tenures).where(tenures.c.person == person).values(person=None, name=NOBODY))
    db.execute(update(moves).where(moves.c.person == person).values(person=None))
    db.execute(update(tables).where(tables.c.host == person).values(host=0))
    db.execute(delete(people).where(people.c.id == person))
