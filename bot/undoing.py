"""Steps back. An undo is a move of its own that points back; nothing is ever deleted.

Your own last step is yours to take back, until it showed something or somebody else acted. Further back needs the
others; past a revelation, what nobody has seen is shuffled anew and the stream of chance gets a new key.
"""

import secrets

import msgspec
from sqlalchemy import Connection

from bot.lobby import NotNow
from bot.model import Move, Seat, Standing
from bot.store import drafts, notes
from bot.store import tables as rows
from bot.tables import Tables
from bot.tending import Also, nothing

SALT_BYTES = 16


def line(moves: list[Move]) -> list[Move]:
    """The moves that count, the oldest first: those that were taken back are not among them."""
    kept: list[Move] = []
    for move in moves:
        if move.kind == "undo":
            while kept and kept[-1].sequence > (move.back_to or 0):
                kept.pop()
        else:
            kept.append(move)
    return kept


def own_step(moves: list[Move], seat: int) -> Move | None:
    """The step this seat may take back alone; None if there is none."""
    counted = line(moves)
    if not counted:
        return None
    last = counted[-1]
    mine = last.seat == seat and last.kind == "move"
    return last if mine and not last.reveals else None


def last_turn(moves: list[Move], seat: int) -> Move | None:
    """The first step of this seat's last turn, which its player may ask the others to take back."""
    first = None
    for move in reversed(line(moves)):
        if move.seat == seat and move.kind != "start":
            first = move
        elif first is not None:
            break
    return first


async def take_back_own(tables: Tables, table: int, seat: Seat, person: int) -> Standing:
    async with tables.lock(table):
        standing = await tables.look(table)
        moves = await tables.store.read(lambda db: rows.history(db, table))
        step = own_step(moves, seat.index)
        if step is None or standing.table.status != "playing":
            raise NotNow("undo-not-alone")
        standing = await _go_back(tables, standing, moves, step, seat.index, person, nothing)
    tables.changed(table)
    return standing


async def take_back_agreed(
    tables: Tables, table: int, sequence: int, asked_at: int, seat: Seat, also: Also = nothing
) -> Standing:
    """What the others agreed on: back to before move `sequence`, if nobody has moved since they were asked."""
    async with tables.lock(table):
        standing = await tables.look(table)
        moves = await tables.store.read(lambda db: rows.history(db, table))
        step = next((move for move in line(moves) if move.sequence == sequence and move.kind != "start"), None)
        if step is None or standing.table.sequence != asked_at:
            raise NotNow("undo-gone")
        standing = await _go_back(tables, standing, moves, step, seat.index, seat.person, also)
    tables.changed(table)
    return standing


async def _go_back(
    tables: Tables, standing: Standing, moves: list[Move], step: Move, seat: int, person: int | None, also: Also
) -> Standing:
    """To the position before `step`."""
    table = standing.table
    counted = line(moves)
    place = next(index for index, move in enumerate(counted) if move.sequence == step.sequence)
    before, undone = counted[place - 1], counted[place:]
    game = tables.game(table)
    packed = await tables.store.read(lambda db: rows.state_after(db, table.id, before.sequence))
    if packed is None:
        raise NotNow("undo-gone")
    state = game.decode(packed)
    salt = None
    if any(move.reveals for move in undone):
        salt = secrets.token_bytes(SALT_BYTES)
        state = game.reshuffle(state, salt)
    moment = int(tables.now())
    move = Move(
        sequence=table.sequence + 1,
        kind="undo",
        seat=seat,
        person=person,
        action=msgspec.json.encode({"salt": salt.hex()}).decode() if salt else None,
        events=b"[]",
        reveals=False,
        back_to=before.sequence,
        at=moment,
    )

    def work(db: Connection) -> None:
        rows.record(db, table.id, move, game.encode(state))
        rows.outdate(db, table.id)
        for index in range(len(table.seats)):
            drafts.drop(db, table.id, index)
        if salt:
            notes.add(db, table.id, move.sequence, moment, "reshuffled")
        also(db)

    return await tables.alter(table.id, work)
