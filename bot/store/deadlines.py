"""Until when each awaited seat has time. Written with the move that made it wait, so that no crash forgets it."""

from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.schema import deadlines


class Deadline(Struct, frozen=True, kw_only=True):
    table: int
    seat: int
    since: int
    due: int | None
    wake: int | None
    """When the clock looks at it next: at the next reminder, or when time is up."""
    reminded: int = 0
    """Up to which of the person's points a reminder was sent."""
    snoozed: bool = False


_OF_TABLE = select(deadlines).where(deadlines.c.table == bindparam("of")).order_by(deadlines.c.seat)
_DROP = delete(deadlines).where(deadlines.c.table == bindparam("of"), deadlines.c.seat == bindparam("own"))
_FRESH = upsert(deadlines).values(
    table=bindparam("of"), seat=bindparam("own"), since=bindparam("begun"), due=bindparam("ends"),
    wake=bindparam("begun"),  # the clock works out the reminders when it first looks, which is at once
    reminded=0, snoozed=False,
)  # fmt: skip
_BEGIN = _FRESH.on_conflict_do_update(
    index_elements=[deadlines.c.table, deadlines.c.seat],
    set_={name: _FRESH.excluded[name] for name in ("since", "due", "wake", "reminded", "snoozed")},
)


def settle(
    db: Connection, table: int, awaited: Iterable[int], moved: int | None, moment: int, pace: int | None
) -> None:
    """Keep the deadlines of those still awaited, drop the others, begin anew for whoever moved or was not awaited."""
    waiting = set(awaited)
    present = {deadline.seat for deadline in of_table(db, table)}
    for seat in present - waiting:
        drop(db, table, seat)
    for seat in waiting:
        if seat not in present or seat == moved:
            begin(db, table, seat, moment, pace)


def begin(db: Connection, table: int, seat: int, moment: int, pace: int | None) -> None:
    due = None if pace is None else moment + pace
    db.execute(_BEGIN, {"of": table, "own": seat, "begun": moment, "ends": due})


def drop(db: Connection, table: int, seat: int) -> None:
    db.execute(_DROP, {"of": table, "own": seat})


def reconsider(db: Connection, table: int, seat: int, moment: int, pace: int | None) -> None:
    """Let the clock look at once, as when holidays were changed; time that was to begin later begins now."""
    change(db, table, seat, wake=moment)
    later = deadlines.c.table == table, deadlines.c.seat == seat, deadlines.c.since > moment
    due = None if pace is None else moment + pace
    db.execute(update(deadlines).where(*later).values(since=moment, due=due))


def of_table(db: Connection, table: int) -> list[Deadline]:
    return [_deadline(row) for row in db.execute(_OF_TABLE, {"of": table})]


def ripe(db: Connection, moment: int, limit: int = 50) -> list[Deadline]:
    """Those the clock has to look at by now, the earliest first."""
    rows = db.execute(
        select(deadlines).where(deadlines.c.wake <= moment).order_by(deadlines.c.wake, deadlines.c.table).limit(limit)
    )
    return [_deadline(row) for row in rows]


def earliest(db: Connection) -> int | None:
    return db.execute(
        select(deadlines.c.wake).where(deadlines.c.wake.is_not(None)).order_by(deadlines.c.wake).limit(1)
    ).scalar_one_or_none()


def change(db: Connection, table: int, seat: int, **values: object) -> None:
    db.execute(update(deadlines).where(deadlines.c.table == table, deadlines.c.seat == seat).values(**values))


def _deadline(row: object) -> Deadline:
    mapping = row._mapping  # type: ignore[attr-defined]
    return Deadline(**{name: mapping[name] for name in Deadline.__struct_fields__})
