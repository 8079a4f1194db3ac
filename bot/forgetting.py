"""Forgetting a person: their preferences and posts go, and in the records of finished games their name and id do."""

import msgspec
from sqlalchemy import Connection, delete, select, update

from bot.model import Terms
from bot.store import notes
from bot.store import tables as rows
from bot.store.schema import moves, people, posts, tables, tenures

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


def forget(db: Connection, person: int) -> list[int]:
    """Take the person out of everything that is kept; the tables that read otherwise from now on."""
    sat = list(db.execute(select(tenures.c.table).where(tenures.c.person == person).distinct()).scalars())
    for seat in db.execute(select(tenures.c.table, tenures.c.seat).where(tenures.c.person == person)).all():
        own = f"hand:{seat.seat}", f"thread:{seat.seat}"
        db.execute(delete(posts).where(posts.c.table == seat.table, posts.c.kind.in_(own)))
    db.execute(update(tenures).where(tenures.c.person == person).values(person=None, name=NOBODY))
    db.execute(update(moves).where(moves.c.person == person).values(person=None))
    hosted = list(db.execute(select(tables.c.id).where(tables.c.host == person)).scalars())
    db.execute(update(tables).where(tables.c.host == person).values(host=0))
    named = _uninvite(db, person)
    notes.forget(db, person, NOBODY)
    db.execute(delete(people).where(people.c.id == person))
    return sorted({*sat, *hosted, *named})


def _uninvite(db: Connection, person: int) -> list[int]:
    """Whom a table expected, and in which order people were to sit, is in its terms."""
    found = db.execute(select(tables.c.id, tables.c.terms).where(tables.c.terms.contains(str(person)))).all()
    for row in found:
        terms = msgspec.json.decode(row.terms, type=Terms)
        others = msgspec.structs.replace(
            terms,
            invited=tuple(one for one in terms.invited if one != person),
            order=tuple(one for one in terms.order if one != person),
        )
        rows.change(db, row.id, terms=others)
    return [row.id for row in found]
