"""Tables in memory: what is kept is never older than what is stored."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from bot.store import _Desk, deadlines
from tests.bot.stage import Stage


async def test_a_slow_look_does_not_bring_back_the_past(stage: Stage) -> None:
    """Somebody looks while somebody moves, and what was looked at arrives only after the move."""
    await stage.open(stage.bob)
    tables, store = stage.app.tables, stage.app.store
    arrived, go_on = asyncio.Event(), asyncio.Event()
    read = store.read

    async def slow(work: Any) -> Any:
        found = await read(work)
        arrived.set()
        await go_on.wait()
        return found

    tables.forget(1)
    store.read = slow  # type: ignore[method-assign]
    looking = asyncio.create_task(tables.look(1))
    await arrived.wait()
    store.read = read  # type: ignore[method-assign]
    with stage.env._bot_scope():
        standing = await tables.look(1)
        game = tables.game(standing.table)
        seat = game.awaited(standing.state)[0]
        played = await tables.play(1, seat, game.default(standing.state, seat))
    go_on.set()
    assert (await looking).table.sequence == played.standing.table.sequence
    assert (await tables.look(1)).table.sequence == played.standing.table.sequence
    await stage.env.settle()


async def test_what_is_stored_is_told_though_nobody_knows_it_yet(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The herald comes by after a change was written, and before whoever wrote it has heard so."""
    transact = _Desk._transact

    def hear_late(desk: _Desk, work: Any) -> Any:
        if desk is not stage.app.store._writer:
            time.sleep(0.02)
            return transact(desk, work)
        written = transact(desk, work)
        time.sleep(0.1)
        return written

    monkeypatch.setattr(_Desk, "_transact", hear_late)
    await stage.open(stage.bob)
    assert "Your move" in stage.board.buttons


async def test_a_deadline_is_kept_though_nobody_knows_its_move_yet(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock looks at a deadline after it was written, and before whoever wrote it has heard so."""
    store, write = stage.app.store, stage.app.store.write
    looks: list[asyncio.Task[bool]] = []

    async def hear_late(work: Any) -> Any:
        written = await write(work)
        if asyncio.current_task() not in looks:
            looks.append(asyncio.create_task(stage.app.clock.catch_up()))
            for _ in range(20):  # so that the clock gets as far as it can
                await store.read(lambda db: None)
        return written

    monkeypatch.setattr(store, "write", hear_late)
    await stage.open(stage.bob)
    assert looks
    kept = await store.read(lambda db: deadlines.of_table(db, 1))
    assert [one for one in kept if one.wake]


async def test_a_move_is_one_trip_to_the_store(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await stage.open(stage.bob)
    tables, trips = stage.app.tables, list[str]()
    standing = await tables.look(1)
    game = tables.game(standing.table)
    seat = game.awaited(standing.state)[0]
    with stage.env._bot_scope():
        monkeypatch.setattr(stage.app.store, "watch", lambda desk, seconds: trips.append(desk))
        await tables.play(1, seat, game.default(standing.state, seat))
        made = list(trips)
    assert made == ["writer"]
    await stage.env.settle()
