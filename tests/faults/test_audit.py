"""The audit of hostile presses is itself tried: what nobody had the right to do must be found."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import Connection, update

from bench.audit import Audit
from bench.scene import Scene
from bot.model import Table
from bot.store import notes
from bot.store import tables as rows
from bot.store.schema import moves

Crime = Callable[[Connection, Table], object]


def audit_of(scene: Scene) -> Audit:
    (guild,) = map(int, scene.playground.world.guilds)
    people = [int(player.person.id) for player in scene.players]
    return Audit({guild: people[0]}, {guild: people})


def change_places(db: Connection, table: Table) -> None:
    rows.stand(db, table.seats[0].tenure, table.sequence)
    rows.sit(db, table.id, 0, table.people[1], "Bruno", table.sequence)


def take_in_a_stranger(db: Connection, table: Table) -> None:
    rows.stand(db, table.seats[0].tenure, table.sequence)
    rows.sit(db, table.id, 0, 1, "Greta", table.sequence)
    notes.add(db, table.id, table.sequence, 0, "substituted", old_id=table.people[0], new_id=1)


def move_for_another(db: Connection, table: Table) -> None:
    made = rows.history(db, table.id)[-1]
    other = next(person for person in table.people if person != made.person)
    db.execute(update(moves).where(moves.c.sequence == made.sequence).values(person=other))


CRIMES: dict[str, tuple[Crime, str]] = {
    "close it": (lambda db, table: rows.change(db, table.id, status="closed"), "makes it playing"),
    "pause it without a vote": (
        lambda db, table: (
            rows.change(db, table.id, status="paused"),
            notes.add(db, table.id, table.sequence + 1, 0, "paused", name_id=table.people[0]),
        ),
        "voted for 0 times",
    ),
    "close it as if one were a moderator": (
        lambda db, table: (
            rows.change(db, table.id, status="closed"),
            notes.add(db, table.id, table.sequence, 0, "closed_by_moderator", name_id=table.people[1]),
        ),
        "does not manage the server",
    ),
    "give oneself time": (
        lambda db, table: rows.change(db, table.id, terms=msgspec.structs.replace(table.terms, pace=None)),
        "its terms changed",
    ),
    "take another's seat": (change_places, "0 changes of seats are noted"),
    "sit down from elsewhere": (take_in_a_stranger, "is not in its server"),
    "move for another": (move_for_another, "does not sit there"),
}


@pytest.mark.parametrize("crime", CRIMES)
async def test_what_nobody_may_do_is_found(scene: Scene, crime: str) -> None:
    commit, found = CRIMES[crime]
    await scene.open("medici")
    await scene.move()
    audit, store = audit_of(scene), scene.app.store
    assert await store.read(audit.all_of) == []
    table = (await scene.app.tables.look(scene.table)).table
    await store.write(lambda db: commit(db, table))
    assert found in " ".join(await store.read(audit.all_of))
