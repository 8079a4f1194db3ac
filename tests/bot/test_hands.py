"""Hidden hands: one message for each player, edited in place, and read by nobody else. Medici hides nothing, so this is
shown with a game of pennies."""

from __future__ import annotations

import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

import bot.herald
from bot.app import Loggia
from bot.hands import Budget
from bot.store import Store
from tests.bot.stage import Clock, Person, Shown, Stage
from tests.toys.pennies import GAME
from tests.toys.pennies_shown import PAINTERS, shown_pennies

__all__ = ["shown_pennies"]

RETRY = 30
"""Longer than an action may take to settle, so that nothing is tried again before a test says so."""


@pytest_asyncio.fixture
async def table(
    tmp_path: Path, clock: Clock, empty_database: Path, shown_pennies: None, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Stage]:
    """Somewhere to play pennies, as yet without a table."""

    def make(store: Store) -> Loggia:
        return Loggia(store, clock=clock, house_pause=0, games={"pennies": GAME}, painters=PAINTERS)

    shutil.copy(empty_database, tmp_path / "loggia.sqlite3")
    stage = Stage(tmp_path / "loggia.sqlite3", clock, make)
    await stage.begin()
    yield stage
    await stage.end()


async def open_table(stage: Stage) -> None:
    await stage.command(stage.ada, "play", game="pennies", seats=2)
    answer = await stage.press(stage.bob, stage.lobby, "Join")
    assert "What you hold will come to you by direct message." in answer.text


def letters(stage: Stage, who: Person) -> list[Shown]:
    """What the bot has written to somebody alone."""
    return stage.messages(stage.env.backend.get_dm_channel(who.id).id)


def alts(shown: Shown) -> str:
    return " ".join(item.get("description") or "" for part in shown._parts for item in part.get("items", ()))


def shows(own: list[Shown], coins: list[str]) -> bool:
    """Whether the one message somebody has names these coins, and no more."""
    return len(own) == 1 and set(coins) == set(re.findall(r"\w+#\d+", alts(own[0])))


async def lay(stage: Stage, who: Person) -> Shown:
    panel = await stage.panel(who)
    return await stage.press(who, panel, next(label for label in panel.buttons if label.startswith("Lay")))


async def held(stage: Stage, seat: int) -> list[str]:
    return (await stage.standing()).state.hands[seat]


async def test_each_gets_their_own_hand_with_your_move_under_it(table: Stage) -> None:
    await open_table(table)
    for seat, who in enumerate((table.ada, table.bob)):
        (own,) = letters(table, who)
        assert all(coin in alts(own) for coin in await held(table, seat))
        assert not any(coin in alts(own) for coin in await held(table, 1 - seat))
        answer = await table.press(who.user, own, "Your move")
        assert "lay a coin" in answer.text
        assert sum(label.startswith("Lay a coin of") for label in answer.buttons) == 3


async def test_the_hand_is_edited_in_place(table: Stage) -> None:
    await open_table(table)
    (before,) = letters(table, table.ada)
    for who in (table.ada, table.bob):
        await lay(table, who)
    after = letters(table, table.ada)
    assert [one.id for one in after] == [before.id]
    assert len(await held(table, 0)) == 2
    assert all(coin in alts(after[0]) for coin in await held(table, 0))


async def test_a_hand_that_has_not_changed_is_left_alone(table: Stage) -> None:
    await open_table(table)
    before = len(table.env.http_requests)
    await table.command(table.ada, "pennies boast", table.room, loudness="2")
    direct = table.env.backend.get_dm_channel(table.bob.id).id
    assert not [request for request in table.env.http_requests[before:] if f"/channels/{direct}/" in request.path]


async def test_nobody_reads_anybody_elses_hand(table: Stage) -> None:
    await open_table(table)
    for who in (table.ada, table.bob):
        await lay(table, who)
    hidden = [coin for seat in (0, 1) for coin in await held(table, seat)]
    public = table.posts() + table.posts(table.room)
    assert not any(coin in shown.text + alts(shown) for coin in hidden for shown in public)
    answer = await table.command(table.cleo, "table hand", table.room)
    assert answer.text == "You do not sit at this table."
    for name in ("table show", "table history"):
        answer = await table.command(table.cleo, name, table.room)
        assert not any(coin in answer.text + alts(answer) for coin in hidden)


async def test_my_hand_always_works(table: Stage) -> None:
    await open_table(table)
    answer = await table.press(table.ada, table.board, "My hand")
    assert answer.private
    assert all(coin in alts(answer) for coin in await held(table, 0))
    answer = await table.command(table.bob, "table hand", table.room)
    assert all(coin in alts(answer) for coin in await held(table, 1))


async def in_thread(stage: Stage, who: Person) -> Shown:
    """The one message in a private thread that this person is in."""
    private = [thread for thread in stage.channel.threads if thread._channel.type == 12]
    (own,) = [thread for thread in private if who.id in thread._channel.thread_members]
    assert set(own._channel.thread_members) == {who.id, stage.app.me}
    (shown,) = stage.posts(own)
    return shown


async def test_closed_direct_messages_get_a_private_thread(table: Stage) -> None:
    direct = table.env.backend.get_dm_channel(table.bob.id).id
    table.env.inject_error("POST", f"/channels/{direct}/messages", status=403, code=50007, times=None)
    await open_table(table)
    shown = await in_thread(table, table.bob)
    assert all(coin in alts(shown) for coin in await held(table, 1))
    assert letters(table, table.ada)
    before = shown.id
    for who in (table.ada, table.bob):
        await lay(table, who)
    shown = await in_thread(table, table.bob)
    assert shown.id == before
    assert all(coin in alts(shown) for coin in await held(table, 1))


async def test_who_wants_a_thread_gets_one(table: Stage) -> None:
    panel = await table.command(table.bob, "me settings")
    await table.choose(table.bob, panel, "prefer:0:hands", "thread")
    await open_table(table)
    assert letters(table, table.bob) == []
    shown = await in_thread(table, table.bob)
    assert all(coin in alts(shown) for coin in await held(table, 1))


async def test_more_direct_messages_than_discord_likes_become_threads(table: Stage) -> None:
    table.app.hands.budget = Budget(1, 600)
    await open_table(table)
    assert len(letters(table, table.ada)) + len(letters(table, table.bob)) == 1
    without = table.bob if letters(table, table.ada) else table.ada
    assert (await in_thread(table, without)).files == ["board.png"]


async def test_a_hand_that_cannot_be_delivered_anywhere_stops_nobody(table: Stage) -> None:
    direct = table.env.backend.get_dm_channel(table.bob.id).id
    table.env.inject_error("POST", f"/channels/{direct}/messages", status=403, code=50007, times=None)
    table.env.inject_error("POST", f"/channels/{table.channel.id}/threads", status=403, code=50013, times=None)
    await open_table(table)
    answer = await table.press(table.bob, table.board, "My hand")
    assert all(coin in alts(answer) for coin in await held(table, 1))
    answer = await lay(table, table.bob)
    assert "Done." in answer.text


async def test_a_deleted_hand_comes_again(table: Stage) -> None:
    await open_table(table)
    (before,) = letters(table, table.ada)
    table.env.backend.delete_message(before.channel_id, before.id)
    for who in (table.ada, table.bob):
        await lay(table, who)
    (after,) = letters(table, table.ada)
    assert all(coin in alts(after) for coin in await held(table, 0))


@pytest.mark.parametrize("method", ["POST", "PATCH"], ids=["sent", "edited"])
async def test_a_hand_that_discord_failed_to_take_comes_a_little_later(
    table: Stage, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    monkeypatch.setattr(bot.herald, "RETRIES", (RETRY,))
    direct = table.env.backend.get_dm_channel(table.bob.id).id
    await open_table(table)
    if method == "POST":
        (before,) = letters(table, table.bob)
        table.env.backend.delete_message(direct, before.id)
    await lay(table, table.ada)
    table.env.inject_error(method, f"/channels/{direct}/messages*", status=503, times=1)
    await lay(table, table.bob)
    assert shows(letters(table, table.ada), await held(table, 0))
    assert not shows(letters(table, table.bob), await held(table, 1))
    await table.env.advance_time(RETRY)
    assert shows(letters(table, table.bob), await held(table, 1))


async def test_a_thread_made_by_a_program_that_was_killed_is_used_by_the_next(
    table: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.herald, "RETRIES", (RETRY,))
    await open_table(table)
    panel = await table.command(table.bob, "me settings")
    await table.choose(table.bob, panel, "prefer:0:hands", "thread")
    (before,) = letters(table, table.bob)
    table.env.backend.delete_message(before.channel_id, before.id)
    await lay(table, table.ada)
    table.env.inject_error("PUT", f"/channels/*/thread-members/{table.bob.id}", status=503, times=1)
    await lay(table, table.bob)
    (made,) = [thread.id for thread in table.channel.threads if thread._channel.type == 12]
    await table.restart()
    shown = await in_thread(table, table.bob)
    assert shown.channel_id == made
    assert shows([shown], await held(table, 1))


async def test_a_thread_that_was_deleted_is_made_anew(table: Stage) -> None:
    panel = await table.command(table.bob, "me settings")
    await table.choose(table.bob, panel, "prefer:0:hands", "thread")
    await open_table(table)
    before = await in_thread(table, table.bob)
    table.env.backend.delete_channel(before.channel_id)
    for who in (table.ada, table.bob):
        await lay(table, who)
    after = await in_thread(table, table.bob)
    assert after.channel_id != before.channel_id
    assert all(coin in alts(after) for coin in await held(table, 1))


async def test_answers_given_together_are_unseen_until_all_are_in(table: Stage) -> None:
    await open_table(table)
    await lay(table, table.ada)
    assert "has answered" in table.board.text
    await lay(table, table.ada)
    assert "anew" in table.board.text
    assert "The coins" not in table.board.text
    await lay(table, table.bob)
    assert "The coins: **Ada**" in table.board.text


async def test_an_answer_of_several_steps_outlives_a_restart(table: Stage) -> None:
    await open_table(table)
    panel = await table.press(table.ada, await table.panel(table.ada), "Boast")
    assert "**Boast** · How loud?" in panel.text
    await table.restart()
    panel = await table.panel(table.ada)  # what was begun is still there
    assert "How loud?" in panel.text
    (menu,) = panel.selects
    answer = await table.choose(table.ada, panel, menu, "3")
    assert "**Ada** boasts." in answer.text


async def test_a_step_back_leads_to_the_choice_of_actions(table: Stage) -> None:
    await open_table(table)
    panel = await table.press(table.ada, await table.panel(table.ada), "Boast")
    panel = await table.press(table.ada, panel, "Back")
    assert "Boast …" in panel.buttons
    assert not panel.selects
