"""What goes wrong: a database that cannot be written, a Discord that refuses, presses that make no sense. The person
gets an answer in plain words, the operator a line in the log, and nothing is lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import discord
import pytest
from simcord.backend.models import Overwrite
from sqlalchemy import select

import bot.herald
from bot.store import StoreTrouble
from bot.store.schema import guilds, outbox
from bot.ui import moving
from bot.ui.router import ROUTES
from tests.bot.stage import Stage

NOT_WRITTEN = "The table could not be written down just now, so nothing was done. Please try again in a moment."
RETRY = 30
UNKNOWN = "This button belongs to nothing that is here now."


@pytest.fixture
async def begun(stage: Stage) -> Stage:
    await stage.open(stage.bob)
    return stage


@pytest.fixture(autouse=True)
def long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer than an action may take to settle, so that nothing is tried again before a test says so."""
    monkeypatch.setattr(bot.herald, "RETRIES", (RETRY,))


async def owed(stage: Stage) -> int:
    """How many announcements table 1 is still owed."""
    row = await stage.app.store.read(lambda db: db.execute(select(outbox)).one())
    return row.owed - row.told


# -------------------------------------------------------------------- the database


@contextmanager
def locked(stage: Stage) -> Iterator[None]:
    with closing(sqlite3.connect(stage.path)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


async def pragma(stage: Stage, text: str) -> None:
    await stage.app.store.write(lambda db: db.exec_driver_sql(f"PRAGMA {text}").close())


async def test_a_locked_database_keeps_nobody_from_trying_again(begun: Stage, caplog: pytest.LogCaptureFixture) -> None:
    who = await begun.turn()
    panel = await begun.panel()
    with locked(begun):
        answer = await begun.press(who, panel, "Reveal a card")
        assert answer.text == NOT_WRITTEN
        assert (await begun.command(who, "medici reveal", begun.room)).text == NOT_WRITTEN
    assert "database is locked" in caplog.text
    assert (await begun.standing()).table.sequence == 1
    answer = await begun.command(who, "medici reveal", begun.room)
    assert "Done." in answer.text


async def test_a_read_only_database(begun: Stage, caplog: pytest.LogCaptureFixture) -> None:
    who = await begun.turn()
    panel = await begun.panel()
    await pragma(begun, "query_only=ON")
    assert (await begun.press(who, panel, "Reveal a card")).text == NOT_WRITTEN
    assert "readonly database" in caplog.text
    assert (await begun.panel()).buttons  # looking needs no writing
    await begun.restart()
    assert "Done." in (await begun.press(who, await begun.panel(), "Reveal a card")).text


async def test_a_full_disk(begun: Stage, caplog: pytest.LogCaptureFixture) -> None:
    who = await begun.turn()
    await pragma(begun, "max_page_count=1")  # as many as there are: the file may not grow
    answer, tries = None, 0
    while answer is None or "Done." in answer.text:
        answer = await begun.command(await begun.turn(), "medici reveal", begun.room)
        if "Load now" in answer.text:
            answer = await begun.command(await begun.turn(), "medici load", begun.room)
        tries += 1
        assert tries < 200
    assert answer.text == NOT_WRITTEN
    assert "disk is full" in caplog.text
    await pragma(begun, "max_page_count=1000000")
    before = (await begun.standing()).table.sequence
    await begun.restart()
    assert (await begun.standing()).table.sequence == before
    who = await begun.turn()
    answer = await begun.command(who, "medici reveal", begun.room)
    if "Load now" in answer.text:
        answer = await begun.command(who, "medici load", begun.room)
    assert "Done." in answer.text


async def test_somebody_new_is_answered_while_the_database_is_locked(stage: Stage) -> None:
    await stage.command(stage.ada, "play", game="medici")
    lobby = stage.lobby
    with locked(stage):
        assert (await stage.press(stage.bob, lobby, "Join")).text == NOT_WRITTEN
        assert (await stage.command(stage.cleo, "play", game="medici")).text == NOT_WRITTEN
    assert (await stage.press(stage.bob, lobby, "Join")).text == "You are in."


async def test_a_move_that_is_stored_is_never_called_undone(begun: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    who = await begun.turn()
    panel = await begun.panel(who)

    def broken(*_: object) -> None:
        raise StoreTrouble("The database did not answer: disk I/O error.")

    with monkeypatch.context() as trouble:
        trouble.setattr(moving, "sentences", broken)
        pressed = await begun.press(who, panel, "Reveal a card")
        typed = await begun.command(who, "medici load", begun.room)
    assert pressed.text == typed.text == "✅ Done."
    assert (await begun.standing()).table.sequence == 3
    assert "Done." in (await begun.command(await begun.turn(), "medici reveal", begun.room)).text


# -------------------------------------------------------------------- presses and commands


@pytest.mark.parametrize(
    "custom_id", ["nonsense", "fly:1", ":::", "join:", "join:abc", "join:-1", "join:" + "9" * 16, "page:0:chess", "🙂"]
)
async def test_a_press_that_nobody_made(begun: Stage, custom_id: str) -> None:
    answer = await begun.forge(begun.ada, begun.board, custom_id)
    assert answer.private
    assert answer.text == UNKNOWN


async def test_presses_on_tables_that_are_not_there(begun: Stage) -> None:
    without_a_table = {"prefer", "page", "forget", "zone", "zoned"}
    for kind in sorted(ROUTES.keys() - without_a_table):
        answer = await begun.forge(begun.ada, begun.board, f"{kind}:999:1:2:3")
        assert answer.private, kind
        assert answer.text in ("There is no such table.", "This vote is over.", UNKNOWN), kind


async def test_a_modal_that_nobody_remembers(begun: Stage) -> None:
    assert (await begun.submit_unasked(begun.ada, "numbered:1:0.00000000:0:0", "7")).private
    assert (await begun.submit_unasked(begun.ada, "poem:1", "7")).text == UNKNOWN


async def test_a_command_outside_any_table(stage: Stage) -> None:
    for name in ("medici reveal", "medici load", "table move", "table history"):
        assert (await stage.command(stage.ada, name)).text == "There is no table of yours here.", name


async def test_an_unforeseen_error_is_a_number_for_the_person_and_a_line_for_the_operator(
    begun: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oh dear")

    monkeypatch.setattr(begun.app.tables, "question", broken)
    answer = await begun.panel()
    number = answer.text.rstrip(".").split()[-1]
    assert answer.text.startswith("Something went wrong, and nothing was changed.")
    assert f"trouble {number} at table 1" in caplog.text
    assert "oh dear" in caplog.text


# -------------------------------------------------------------------- Discord


async def play(stage: Stage) -> None:
    """One whole turn, by commands."""
    who = await stage.turn()
    await stage.command(who, "medici reveal", table="#1")
    answer = await stage.command(who, "medici load", table="#1")
    assert "Done." in answer.text


async def test_a_board_that_was_deleted_is_posted_anew(begun: Stage) -> None:
    begun.env.backend.delete_message(begun.room.id, begun.board.id)
    await begun.command(await begun.turn(), "medici reveal", table="#1")
    assert "Your move" in begun.board.buttons
    assert "reveals" in begun.board.text


async def test_an_archived_thread_is_opened_again(begun: Stage) -> None:
    begun.env.backend.edit_channel(begun.room.id, {}, thread_metadata={"archived": True})
    await play(begun)
    assert len(begun.posts(begun.room)) == 2
    assert await owed(begun) == 0


async def test_a_deleted_thread_moves_the_game_to_its_channel(begun: Stage) -> None:
    begun.env.backend.delete_channel(begun.room.id)
    await play(begun)
    assert "Your move" in begun.posts()[-1].buttons
    assert (await begun.standing()).table.room == begun.channel.id
    answer = await begun.command(await begun.turn(), "medici reveal")
    assert "Done." in answer.text


async def test_where_threads_are_not_allowed_the_channel_is_the_table(stage: Stage) -> None:
    denied = discord.Permissions(create_public_threads=True).value
    stage.env.backend.set_overwrite(stage.channel.id, Overwrite(stage.app.me, 1, 0, denied))
    await stage.open(stage.bob)
    assert stage.channel.threads == []
    assert (await stage.standing()).table.room == stage.channel.id
    assert "Your move" in stage.posts()[-1].buttons


async def test_a_lobby_post_deleted_while_the_game_begins(stage: Stage) -> None:
    await stage.command(stage.ada, "play", game="medici", seats=3)
    await stage.press(stage.bob, stage.lobby, "Join")
    on_the_way = stage.prepare((stage.ada, stage.lobby, "start:1", None))
    stage.env.backend.delete_message(stage.channel.id, stage.lobby.id)
    (answer,) = await stage.let_go(on_the_way)
    assert answer.text == "The game begins."
    assert "Your move" in stage.board.buttons
    assert await owed(stage) == 0


async def test_a_missing_permission_stops_the_telling_not_the_game(
    begun: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    begun.env.inject_error("POST", f"/channels/{begun.room.id}/messages", status=403, code=50013, times=1)
    await play(begun)
    assert "could not be told" in caplog.text
    assert await owed(begun) == 1
    await play(begun)
    await begun.env.advance_time(RETRY)
    assert await owed(begun) == 0
    assert "Your move" in begun.board.buttons


@pytest.mark.parametrize("status", [500, 503])
async def test_an_error_of_discords_own_is_tried_again(begun: Stage, status: int) -> None:
    begun.env.inject_error("POST", f"/channels/{begun.room.id}/messages", status=status, times=1)
    await play(begun)
    await begun.env.advance_time(RETRY)
    assert await owed(begun) == 0
    assert f"<@{(await begun.turn()).id}>" in begun.board.text


async def test_what_is_owed_is_told_after_a_restart(begun: Stage) -> None:
    begun.env.inject_error("POST", f"/channels/{begun.room.id}/messages", status=500, times=1)
    await play(begun)
    assert await owed(begun) == 1
    await begun.restart()
    assert await owed(begun) == 0
    assert f"<@{(await begun.turn()).id}>" in begun.board.text


async def test_a_server_that_removed_the_bot_is_remembered(begun: Stage) -> None:
    begun.env.backend.remove_guild(begun.guild.id)
    await begun.env.settle()
    row = await begun.app.store.read(lambda db: db.execute(select(guilds)).one())
    assert row.gone
