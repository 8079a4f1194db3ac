"""Half-made answers: one per seat, so that nothing waits in memory while somebody thinks."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, select
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.schema import drafts


class Draft(Struct, frozen=True):
    question: str
    """The mark of the question it answers; once another is asked, the draft is void."""
    form: int
    answers: dict[str, Any]


_OF_SEAT = drafts.c.table == bindparam("of"), drafts.c.seat == bindparam("own")
_FIND = select(drafts).where(*_OF_SEAT)
_DROP = delete(drafts).where(*_OF_SEAT)


def keep(db: Connection, table: int, seat: int, draft: Draft) -> None:
    values = {
        "question": draft.question,
        "form": draft.form,
        "answers": msgspec.json.encode(draft.answers).decode(),
    }
    added = upsert(drafts).values(table=table, seat=seat, **values)
    db.execute(added.on_conflict_do_update(index_elements=[drafts.c.table, drafts.c.seat], set_=values))


def find(db: Connection, table: int, seat: int, question: str) -> Draft | None:
    row = db.execute(_FIND, {"of": table, "own": seat}).first()
    if row is None or row.question != question:
        return None
    return Draft(row.question, row.form, msgspec.json.decode(row.answers))


def drop(db: Connection, table: int, seat: int) -> None:
    db.execute(_DROP, {"of": table, "own": seat})
