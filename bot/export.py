"""A whole table as a file, for the operator: it holds every secret of a running game. Blocking."""

import base64
import zlib
from pathlib import Path

import msgspec
from sqlalchemy import create_engine, select

from bot.store import StoreTrouble
from bot.store.schema import moves, notes, tables, tenures


def table(database: Path, number: int) -> bytes:
    """One JSON object per line: the table, its seats, its moves with the states after them, its notes."""
    if not database.exists():
        raise StoreTrouble(f"There is no database at {database}.")
    engine = create_engine(f"sqlite:///{database}")
    try:
        with engine.connect() as db:
            row = db.execute(select(tables).where(tables.c.id == number)).mappings().first()
            if row is None:
                raise StoreTrouble(f"There is no table {number}.")
            lines = [{"table": {**row, "secret": row["secret"].hex()}}]
            for name, source in (("seat", tenures), ("note", notes)):
                rows = db.execute(select(source).where(source.c.table == number).order_by(source.c.id)).mappings()
                lines += [{name: dict(one)} for one in rows]
            for move in db.execute(select(moves).where(moves.c.table == number).order_by(moves.c.sequence)).mappings():
                state = move["state"] and base64.b64encode(zlib.decompress(move["state"])).decode()
                events = msgspec.json.decode(zlib.decompress(move["events"]))
                lines.append({"move": {**move, "state": state, "events": events}})
    finally:
        engine.dispose()
    return b"\n".join(msgspec.json.encode(line) for line in lines) + b"\n"
