"""Tables, their seats and their moves, in the database."""

import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.model import Move, Seat, Status, Table, Terms
from bot.store.schema import deadlines, moves, outbox, tables, tenures
from bot.store.schema import guilds as guilds_

VERSION = "1"
"""Of the rules that played a move; told beside it, so that a later reader knows."""


# Statements that every press needs are put together once: that takes longer than carrying them out.
_FIND = select(tables).where(tables.c.id == bindparam("table"))
_SEATS = select(tenures).where(tenures.c.table == bindparam("of"), tenures.c.until.is_(None)).order_by(tenures.c.seat)
_NEXT_WAITING = (
    select(tables.c.id, tables.c.game)
    .join(tenures, tenures.c.table == tables.c.id)
    .join(deadlines, (deadlines.c.table == tables.c.id) & (deadlines.c.seat == tenures.c.seat))
    .where(
        tenures.c.person == bindparam("person"),
        tenures.c.until.is_(None),
        tables.c.status == "playing",
        tables.c.id != bindparam("after"),
    )
    .order_by(tenures.c.id)  # in this order the index has them, so that one is found without looking at all
    .limit(1)
)
_RECORD = insert(moves)
_ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(sequence=bindparam("reached"), touched=bindparam("moment"))
)
_OUTDATE = (
    update(tenures)
    .where(tenures.c.table == bindparam("of"), tenures.c.until.is_(None), tenures.c.seat == bindparam("own"))
    .values(moves=tenures.c.moves + 1)
)
_STATE = select(moves.c.state).where(moves.c.table == bindparam("of"), moves.c.sequence == bindparam("at"))
_HISTORY = (
    select(*(column for column in moves.c if column.name not in ("state", "table", "version")))
    .where(moves.c.table == bindparam("of"), moves.c.sequence > bindparam("after"))
    .order_by(moves.c.sequence)
    .limit(bindparam("most"))
)
_LAST_OF_SEAT = select(func.max(moves.c.sequence)).where(
    moves.c.table == bindparam("of"), moves.c.seat == bindparam("own")
)
_OWE = (
    upsert(outbox)
    .values(table=bindparam("of"), owed=1, told=0)
    .on_conflict_do_update(index_elements=[outbox.c.table], set_={"owed": outbox.c.owed + 1, "after": 0, "tries": 0})
)
_UNTOLD = (
    outbox.c.told < outbox.c.owed,
    # nobody is told where the bot was thrown out
    ~select(1).where(tables.c.id == outbox.c.table, guilds_.c.id == tables.c.guild, guilds_.c.gone).exists(),
)
_OWED = select(outbox).where(*_UNTOLD, outbox.c.table == bindparam("of"))


def make(db: Connection, **values: Any) -> int:
    values["terms"] = msgspec.json.encode(values["terms"]).decode()
    values["options"] = msgspec.json.encode(values["options"]).decode()
    key = db.execute(insert(tables).values(**values)).inserted_primary_key
    assert key is not None
    return int(key[0])


def find(db: Connection, table: int) -> Table | None:
    row = db.execute(_FIND, {"table": table}).first()
    return _table(row, tuple(_seat(one) for one in db.execute(_SEATS, {"of": table}))) if row else None


def several(db: Connection, rows: Sequence[Row[Any]]) -> list[Table]:
    seated = seats(db, [row.id for row in rows])
    return [_table(row, seated.get(row.id, ())) for row in rows]


def seats(db: Connection, ids: Sequence[int]) -> dict[int, tuple[Seat, ...]]:
    found: dict[int, list[Seat]] = {}
    rows = db.execute(
        select(tenures).where(tenures.c.table.in_(ids), tenures.c.until.is_(None)).order_by(tenures.c.seat)
    )
    for row in rows:
        found.setdefault(row.table, []).append(_seat(row))
    return {table: tuple(own) for table, own in found.items()}


def of_person(db: Connection, person: int, statuses: Iterable[Status], limit: int = 100) -> list[Table]:
    rows = db.execute(
        select(tables)
        .join(tenures, tenures.c.table == tables.c.id)
        .where(tenures.c.person == person, tenures.c.until.is_(None), tables.c.status.in_(list(statuses)))
        .order_by(tables.c.touched.desc())
        .limit(limit)
    ).all()
    return several(db, rows)


def waiting_for(db: Connection, person: int, limit: int = 100) -> list[Table]:
    """The tables that wait for this person: an awaited seat has a deadline, be it one without an end. The longest
    untouched first."""
    rows = db.execute(
        select(tables)
        .join(tenures, tenures.c.table == tables.c.id)
        .join(deadlines, (deadlines.c.table == tables.c.id) & (deadlines.c.seat == tenures.c.seat))
        .where(tenures.c.person == person, tenures.c.until.is_(None), tables.c.status == "playing")
        .order_by(tables.c.touched, tables.c.id)
        .limit(limit)
    ).all()
    return several(db, rows)


def next_waiting(db: Connection, person: int, after: int) -> tuple[int, str] | None:
    """Another table that waits for this person, and its game: of those, the one joined first."""
    row = db.execute(_NEXT_WAITING, {"person": person, "after": after}).first()
    return (row.id, row.game) if row else None


def of_guild(db: Connection, guild: int, statuses: Iterable[Status], limit: int = 100) -> list[Table]:
    rows = db.execute(
        select(tables)
        .where(tables.c.guild == guild, tables.c.status.in_(list(statuses)))
        .order_by(tables.c.touched.desc())
        .limit(limit)
    ).all()
    return several(db, rows)


def guilds(db: Connection) -> set[int]:
    """The servers with tables that are not over."""
    live = tables.c.status.in_(("lobby", "playing", "paused"))
    return set(db.execute(select(tables.c.guild).where(live).distinct()).scalars())


def count_open(db: Connection, guild: int, person: int | None = None) -> int:
    """How many tables of a server are not over; with a person named, those where this person sits."""
    wanted = select(func.count(tables.c.id.distinct())).where(
        tables.c.guild == guild, tables.c.status.in_(("lobby", "playing", "paused"))
    )
    if person is not None:
        wanted = wanted.join(tenures, tenures.c.table == tables.c.id).where(
            tenures.c.person == person, tenures.c.until.is_(None)
        )
    return int(db.execute(wanted).scalar_one())


def count_by_game(db: Connection) -> dict[tuple[str, str], int]:
    """How many tables are not over, by game and status."""
    grouped = (
        select(tables.c.game, tables.c.status, func.count())
        .where(tables.c.status.in_(("lobby", "playing", "paused")))
        .group_by(tables.c.game, tables.c.status)
    )
    return {(game, status): count for game, status, count in db.execute(grouped)}


def in_room(db: Connection, room: int) -> list[Table]:
    """The tables played in this channel or thread, the newest first."""
    rows = db.execute(select(tables).where(tables.c.room == room).order_by(tables.c.id.desc()).limit(25)).all()
    return several(db, rows)


def with_status(db: Connection, *statuses: Status) -> list[int]:
    return list(db.execute(select(tables.c.id).where(tables.c.status.in_(statuses)).order_by(tables.c.id)).scalars())


def with_house(db: Connection) -> list[int]:
    """The tables being played at which the house sits."""
    wanted = (
        select(tables.c.id)
        .join(tenures, tenures.c.table == tables.c.id)
        .where(tables.c.status == "playing", tenures.c.person.is_(None), tenures.c.until.is_(None))
    )
    return list(db.execute(wanted.distinct().order_by(tables.c.id)).scalars())


def change(db: Connection, table: int, **values: Any) -> None:
    for name in ("terms", "options"):
        if name in values:
            values[name] = msgspec.json.encode(values[name]).decode()
    db.execute(update(tables).where(tables.c.id == table).values(**values))


def secret(db: Connection, table: int) -> tuple[bytes, list[str]]:
    """The secret of a table's chance, and what those who joined added to it."""
    row = db.execute(select(tables.c.secret, tables.c.salts).where(tables.c.id == table)).one()
    return row.secret, msgspec.json.decode(row.salts)


# -------------------------------------------------------------------- seats


def sit(db: Connection, table: int, seat: int, person: int | None, name: str, since: int, moves: int = 0) -> None:
    db.execute(insert(tenures).values(table=table, seat=seat, person=person, name=name, since=since, moves=moves))


def seat_left(db: Connection, table: int, person: int) -> int | None:
    """The seat this person left last, if nobody but the house has sat there since."""
    sat = db.execute(
        select(tenures).where(tenures.c.table == table, tenures.c.person.is_not(None)).order_by(tenures.c.id)
    ).all()
    last = {row.seat: row for row in sat}
    left = [row for row in last.values() if row.person == person and row.until is not None]
    return max(left, key=lambda row: int(row.id)).seat if left else None


def move_seat(db: Connection, tenure: int, seat: int) -> None:
    db.execute(update(tenures).where(tenures.c.id == tenure).values(seat=seat))


def stand(db: Connection, tenure: int, until: int) -> None:
    db.execute(update(tenures).where(tenures.c.id == tenure).values(until=until))


def vacate(db: Connection, table: int) -> None:
    """Forget who sits where, before the game has begun."""
    db.execute(delete(tenures).where(tenures.c.table == table))


def outdate(db: Connection, table: int) -> None:
    """Make the buttons of all seats stale."""
    changed = update(tenures).where(tenures.c.table == table, tenures.c.until.is_(None))
    db.execute(changed.values(moves=tenures.c.moves + 1))


def outdate_seat(db: Connection, table: int, seat: int) -> None:
    """Make the buttons of one seat stale."""
    db.execute(_OUTDATE, {"of": table, "own": seat})


# -------------------------------------------------------------------- moves


def record(db: Connection, table: int, move: Move, state: bytes) -> None:
    """Store a move with the state after it, and owe the table its announcement."""
    db.execute(
        _RECORD,
        {
            "table": table,
            "sequence": move.sequence,
            "kind": move.kind,
            "seat": move.seat,
            "person": move.person,
            "action": move.action,
            "events": zlib.compress(move.events),
            "reveals": move.reveals,
            "back_to": move.back_to,
            "version": VERSION,
            "state": zlib.compress(state),
            "at": move.at,
        },
    )
    db.execute(_ADVANCE, {"of": table, "reached": move.sequence, "moment": move.at})
    owe(db, table)


def state_after(db: Connection, table: int, sequence: int) -> bytes | None:
    packed = db.execute(_STATE, {"of": table, "at": sequence}).scalar_one_or_none()
    return None if packed is None else zlib.decompress(packed)


def history(db: Connection, table: int, after: int = 0, limit: int = 10_000) -> list[Move]:
    """The moves after a sequence number, the oldest first, without their states."""
    return [_move(row) for row in db.execute(_HISTORY, {"of": table, "after": after, "most": limit})]


def last_of_seat(db: Connection, table: int, seat: int) -> int:
    """The sequence number of the last move a seat made; 0 before its first."""
    return int(db.execute(_LAST_OF_SEAT, {"of": table, "own": seat}).scalar_one() or 0)


# -------------------------------------------------------------------- announcements owed


class Owed(msgspec.Struct, frozen=True):
    table: int
    owed: int
    told: int
    sending: str | None
    tries: int
    after: int


def owe(db: Connection, table: int) -> None:
    db.execute(_OWE, {"of": table})


def owed(db: Connection) -> list[Owed]:
    """What is owed to all tables."""
    wanted = select(outbox).where(*_UNTOLD).order_by(outbox.c.after, outbox.c.table)
    return [_owed(row) for row in db.execute(wanted)]


def owed_to(db: Connection, table: int) -> Owed | None:
    row = db.execute(_OWED, {"of": table}).first()
    return _owed(row) if row else None


def count_owed(db: Connection) -> int:
    return int(db.execute(select(func.count()).select_from(outbox).where(*_UNTOLD)).scalar_one())


def told(db: Connection, table: int, **values: Any) -> None:
    db.execute(update(outbox).where(outbox.c.table == table).values(**values))


# -------------------------------------------------------------------- rows as structs


def _table(row: Row[Any], seated: tuple[Seat, ...]) -> Table:
    return Table(
        id=row.id,
        guild=row.guild,
        channel=row.channel,
        room=row.room,
        game=row.game,
        options=msgspec.json.decode(row.options),
        terms=msgspec.json.decode(row.terms, type=Terms),
        status=row.status,
        host=row.host,
        commitment=row.commitment,
        created=row.created,
        touched=row.touched,
        sequence=row.sequence,
        seats=seated,
    )


def _owed(row: Row[Any]) -> Owed:
    return Owed(row.table, row.owed, row.told, row.sending, row.tries, row.after)


def _seat(row: Row[Any]) -> Seat:
    return Seat(index=row.seat, person=row.person, name=row.name, moves=row.moves, tenure=row.id)


def _move(row: Row[Any]) -> Move:
    return Move(
        sequence=row.sequence,
        kind=row.kind,
        seat=row.seat,
        person=row.person,
        action=row.action,
        events=zlib.decompress(row.events),
        reveals=row.reveals,
        back_to=row.back_to,
        at=row.at,
    )
