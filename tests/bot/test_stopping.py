"""A polite stop: what was begun is finished, what comes is told to come back, and nothing is lost in between."""

from __future__ import annotations

import asyncio

import pytest

from bot.errand_boy import ErrandBoy
from bot.store import errands
from bot.words import words
from tests.bot.stage import Stage

STOPPING = words("en")("trouble-stopping")


@pytest.fixture
async def begun(stage: Stage) -> Stage:
    await stage.open(stage.bob)
    return stage


async def test_who_is_inside_is_answered_and_who_comes_is_turned_away(begun: Stage) -> None:
    who = await begun.turn()
    panel = await begun.panel(who)
    inside, outside = begun.prepare(
        (who, panel, panel.buttons["Reveal a card"], None), (begun.bob, begun.board, "move:1", None)
    )
    async with begun.app.tables.lock(1):
        begun.env.backend.emit("INTERACTION_CREATE", inside[1])
        while not begun.app.door.inside:  # noqa: ASYNC110 - the door tells only when it is empty
            await asyncio.sleep(0)
        begun.app.door.close()
        begun.env.backend.emit("INTERACTION_CREATE", outside[1])
    await begun.env.settle()
    assert begun.app.door.inside == 0
    assert "Done." in begun.answer(inside).text
    assert begun.answer(outside).private
    assert begun.answer(outside).text == STOPPING
    assert (await begun.standing()).table.sequence == 2


async def test_commands_are_turned_away_and_suggestions_are_not_made(begun: Stage) -> None:
    asked = (begun.channel, "table show", "table", "")
    assert await begun.bob.autocomplete(*asked)
    begun.app.door.close()
    assert (await begun.command(begun.cleo, "play", game="medici")).text == STOPPING
    assert not await begun.bob.autocomplete(*asked)


async def test_a_panel_pressed_too_late_is_still_good_after_the_restart(begun: Stage) -> None:
    who = await begun.turn()
    panel = await begun.panel(who)
    begun.app.door.close()
    assert (await begun.press(who, panel, "Reveal a card")).text == STOPPING
    await begun.restart()
    assert "Done." in (await begun.press(who, panel, "Reveal a card")).text


async def test_the_clock_finishes_the_errand_it_is_at_and_leaves_the_rest(
    begun: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work, go_on, done = asyncio.Event(), asyncio.Event(), []

    async def slowly(boy: ErrandBoy, errand: errands.Errand) -> None:
        at_work.set()
        await go_on.wait()
        done.append(errand.id)

    monkeypatch.setattr(ErrandBoy, "run", slowly)
    moment = int(begun.clock())
    for _ in range(2):
        await begun.app.store.write(lambda db: errands.add(db, "expire_lobby", 1, moment))
    begun.app.clock.wake()
    await at_work.wait()
    finishing = asyncio.create_task(begun.app.clock.finish())
    await asyncio.sleep(0)
    go_on.set()
    await finishing
    assert len(done) == 1


async def test_a_stopped_herald_begins_nothing_and_the_next_one_tells_it(begun: Stage) -> None:
    who = await begun.turn()
    told = begun.board.text
    await begun.app.herald.finish()
    assert "Done." in (await begun.press(who, await begun.panel(who), "Reveal a card")).text
    assert begun.board.text == told
    await begun.restart()
    await begun.env.settle()
    assert begun.board.text != told
