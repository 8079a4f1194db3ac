"""Standing orders: what a seat wants done whenever its question comes up."""

from msgspec import Struct
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.schema import orders


class Given(Struct, frozen=True, kw_only=True):
    """An order as somebody gave it."""

    seat: int
    name: str
    value: int
    made: int
    """After which move."""
    disarmed: str | None = None
    """Why it no longer holds; None while it does."""


def keep(db: Connection, table: int, given: Given) -> None:
    values = {"value": given.value, "made": given.made, "disarmed": given.disarmed}
    added = upsert(orders).values(table=table, seat=given.seat, name=given.name, **values)
    keys = [orders.c.table, orders.c.seat, orders.c.name]
    db.execute(added.on_conflict_do_update(index_elements=keys, set_=values))


def of_table(db: Connection, table: int) -> list[Given]:
    rows = db.execute(select(orders).where(orders.c.table == table).order_by(orders.c.seat, orders.c.name))
    return [Given(seat=row.seat, name=row.name, value=row.value, made=row.made, disarmed=row.disarmed) for row in rows]


def tables(db: Connection) -> list[int]:
    """Those at which an order is in force."""
    wanted = select(orders.c.table).where(orders.c.disarmed.is_(None))
    return list(db.execute(wanted.distinct().order_by(orders.c.table)).scalars())


def disarm(db: Connection, table: int, seat: int, name: str, why: str) -> None:
    db.execute(
        update(orders).where(orders.c.table == table, orders.c.seat == seat, orders.c.name == name).values(disarmed=why)
    )


def revoke(db: Connection, table: int, seat: int, name: str | None = None) -> None:
    gone = delete(orders).where(orders.c.table == table, orders.c.seat == seat)
    db.execute(gone if name is None else gone.where(orders.c.name == name))
