"""Votes of a table: who asked for what, and who said what."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, select, update

from bot.store.schema import votes


class Vote(Struct, frozen=True, kw_only=True):
    id: int
    table: int
    motion: str
    facts: dict[str, Any]
    seat: int
    """Who asked."""
    ballots: dict[int, bool]
    sequence: int
    """The move it was asked at."""
    closes: int
    outcome: str | None = None
    """passed, failed or void; None while it is open."""


def open_one(
    db: Connection, table: int, motion: str, facts: dict[str, Any], seat: int, sequence: int, closes: int
) -> int:
    key = db.execute(
        insert(votes).values(
            table=table,
            motion=motion,
            facts=msgspec.json.encode(facts).decode(),
            seat=seat,
            sequence=sequence,
            closes=closes,
        )
    ).inserted_primary_key
    assert key is not None
    return int(key[0])


def find(db: Connection, vote: int) -> Vote | None:
    row = db.execute(select(votes).where(votes.c.id == vote)).first()
    return _vote(row) if row else None


def running(db: Connection, table: int) -> list[Vote]:
    rows = db.execute(select(votes).where(votes.c.table == table, votes.c.outcome.is_(None)).order_by(votes.c.id))
    return [_vote(row) for row in rows]


def cast(db: Connection, vote: Vote, seat: int, *, agrees: bool) -> Vote:
    ballots = {**vote.ballots, seat: agrees}
    encoded = msgspec.json.encode({str(own): ballot for own, ballot in ballots.items()}).decode()
    db.execute(update(votes).where(votes.c.id == vote.id).values(ballots=encoded))
    return msgspec.structs.replace(vote, ballots=ballots)


def close(db: Connection, vote: int, outcome: str) -> bool:
    """Write down how it went; False if that was written already."""
    closed = db.execute(update(votes).where(votes.c.id == vote, votes.c.outcome.is_(None)).values(outcome=outcome))
    return closed.rowcount == 1


def _vote(row: Any) -> Vote:
    ballots = {int(seat): ballot for seat, ballot in msgspec.json.decode(row.ballots).items()}
    return Vote(
        id=row.id,
        table=row.table,
        motion=row.motion,
        facts=msgspec.json.decode(row.facts),
        seat=row.seat,
        ballots=ballots,
        sequence=row.sequence,
        closes=row.closes,
        outcome=row.outcome,
    )
