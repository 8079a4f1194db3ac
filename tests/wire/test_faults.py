"""What a real Discord does to a bot: cuts, limits, errors; and what a machine does: it stops."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import Loggia
from playground import Playground, reading
from playground.people import Person
from tests.toys.pennies import GAME
from tests.toys.pennies_shown import PAINTERS, shown_pennies
from tests.wire.conftest import PATIENCE, Process, boards, known, live, living_on, soon

__all__ = ["shown_pennies"]

SEND = "POST /channels/{channel_id}/messages"


async def alone(ground: Playground) -> Person:
    """Ada at a table with one house player, and its first post."""
    ada = ground.person("Ada")
    await known(ada, "play")
    await ada.until(lambda: ground.gateway.bot_online or None, PATIENCE)  # it listens a moment after that
    await ada.command("tables", "play", {"game": "medici", "house": 1}, patience=PATIENCE)
    await ada.until(lambda: live(ground), PATIENCE)
    return ada


async def turn(ground: Playground, ada: Person) -> None:
    """Ada's whole turn, by button: she reveals if she must, and loads."""
    loaded = False
    while not loaded:
        panel = await ada.press(live(ground), "move:1", patience=PATIENCE)
        way = [each for each in reading.buttons(panel.message) if str(each.custom_id).startswith("go:")][-1]
        answer = await ada.press(panel.message, way.custom_id, patience=PATIENCE)
        assert "Done." in answer.text
        loaded = way.label.startswith("Load")


async def test_killed_between_sending_and_noting_it_posts_once(ground: Playground, process: Process) -> None:
    ada = await alone(ground)
    first = live(ground)
    ground.faults.lose_answer(SEND)
    await turn(ground, ada)
    await ada.until(lambda: len(boards(ground)) == 2 or None, PATIENCE)
    await process.kill()
    sent = boards(ground)[-1]

    await process.start()

    async def taken_up() -> bool:
        return not reading.buttons(ground.world.messages[first["channel_id"]][first["id"]])

    await soon(taken_up)
    assert [each["id"] for each in boards(ground)] == [first["id"], sent["id"]]
    await turn(ground, ada)
    await ada.until(lambda: len(boards(ground)) == 3 or None, PATIENCE)
    assert await process.stop() == 0


@pytest.mark.usefixtures("brisk")
async def test_cuts_limits_and_errors_lose_nothing(ground: Playground, tmp_path: Path) -> None:
    async with living_on(ground, tmp_path / "loggia.sqlite3") as app:
        ada = await alone(ground)

        ground.faults.cut_gateway()
        await soon(lambda: goes_on(ground, app, ada))
        ground.faults.cut_gateway(lose_session=True)
        await soon(lambda: goes_on(ground, app, ada))

        ground.faults.answer_429(SEND, times=2)
        ground.faults.answer_429("PATCH *", times=2)
        await soon(lambda: goes_on(ground, app, ada))

        before = len(boards(ground))
        ground.faults.lose_answer(SEND)
        await soon(lambda: goes_on(ground, app, ada))
        await ada.until(lambda: len(boards(ground)) > before or None, PATIENCE)

        ground.faults.answer_error(SEND, times=1)
        await soon(lambda: goes_on(ground, app, ada))
        texts = [reading.text_of(each) for each in boards(ground)]
        assert len(texts) == len(set(texts)), "the same was told twice"


async def goes_on(ground: Playground, app: Loggia, ada: Person) -> bool:
    """Whether Ada could make a move, and the table was told of it."""
    standing = await app.tables.look(1)
    if standing.table.seat_of(int(ada.id)).index not in app.tables.awaited(standing):
        return False
    panel = await ada.press(live(ground), "move:1")
    if panel.error:
        return False
    ways = [each.custom_id for each in reading.buttons(panel.message) if each.custom_id.startswith("go:")]
    answer = await ada.press(panel.message, ways[-1])
    return not answer.error and "Done." in answer.text


@pytest.mark.usefixtures("brisk", "shown_pennies")
async def test_closed_direct_messages_get_a_private_thread(ground: Playground, tmp_path: Path) -> None:
    games = {"games": {"pennies": GAME}, "painters": PAINTERS}
    async with living_on(ground, tmp_path / "loggia.sqlite3", **games) as app:
        ada, celina = ground.person("Ada"), ground.person("Celina")
        celina.dms_open = False
        await known(ada, "play")
        await ada.command("tables", "play", {"game": "pennies", "seats": 2})
        answer = await celina.press(await ada.see("tables", "Pennies #1"), "join:1")
        assert "wątek" in answer.text
        (thread,) = await celina.until(lambda: [each for each in celina.threads() if each["type"] == 12] or None)
        hand = await celina.see(thread, "Pennies #1")
        state = (await app.tables.look(1)).state
        assert all(coin in str(hand["components"]) for coin in state.hands[1])
        assert thread["id"] not in {each["id"] for each in ground.person("Dario").threads()}
        letter = await ada.see(ada.direct(), "Pennies #1")
        assert all(coin in str(letter["components"]) for coin in state.hands[0])
