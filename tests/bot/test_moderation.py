"""Order at the tables of a server: moderators, limits, the daily sweep, spectators, records, and being forgotten."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from discord import Permissions
from simcord.actors import MemberActor

from bot import sweep
from bot.export import table as exported
from bot.store import people as people_rows
from bot.store import tables as rows
from tests.bot.days import (
    DAY,
    VirtualClock,
    advance,
    ask,
    begin,
    kinds,
    lay,
    letters,
    noted,
    pennies,
    pictured,
    read,
    shown_pennies,
    vote_post,
)
from tests.bot.stage import Shown, Stage

__all__ = ["pennies", "shown_pennies"]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> VirtualClock:
    monkeypatch.setattr("bot.clock.LONGEST_SLEEP", 10 * DAY)
    return VirtualClock()


def manager(stage: Stage) -> MemberActor:
    role = stage.guild.create_role("chief", permissions=Permissions(manage_guild=True))
    return stage.guild.add_member(stage.env.create_user("emma", global_name="Emma"), roles=[role])


def attached(stage: Stage, shown: Shown) -> bytes:
    """The file that came with an answer."""
    message = stage.env.backend.get_message(shown.channel_id, shown.id)
    return bytes(stage.env.backend.cdn.get(message.attachments[0]["url"]))


# -------------------------------------------------------------------- interventions


async def test_the_tables_of_a_server(stage: Stage) -> None:
    chief = manager(stage)
    assert "There are no open tables." in (await stage.command(chief, "server tables")).text
    await begin(stage, stage.bob)
    await stage.command(stage.cleo, "play", game="medici", seats=3)
    shown = await stage.command(chief, "server tables")
    assert "Medici #1 (Ada, Bob)" in shown.text
    assert "being played" in shown.text
    assert "Medici #2 (Cleo)" in shown.text
    assert "not begun" in shown.text
    found = await chief.autocomplete(stage.channel, "server close", "table", "")
    assert {one["value"] for one in found} == {"#1", "#2"}


async def test_only_who_manages_the_server_may(stage: Stage) -> None:
    """Discord hides the commands by default; a server may overrule that, so there is a second look."""
    await begin(stage, stage.bob)
    server = next(one for one in stage.app.tree.get_commands() if one.name == "server")
    assert server.default_permissions == Permissions(manage_guild=True)
    assert server.guild_only
    assert not any(name.startswith("server") for name in stage.ada.available_commands(stage.channel))
    (told,) = [one for one in await stage.app.tree.fetch_commands() if one.name == "server"]
    stage.guild.set_command_permissions(told, {stage.ada: True})
    for name, given in (
        ("tables", {}),
        ("close", {"table": "#1"}),
        ("replace", {"table": "#1", "member": stage.bob}),
        ("repost", {"table": "#1"}),
        ("repair", {"table": "#1"}),
        ("settings", {"per-person": 3}),
    ):
        answer = await stage.command(stage.ada, f"server {name}", **given)
        assert answer.text == "Only those who manage the server can do that.", name
    assert await stage.ada.autocomplete(stage.channel, "server close", "table", "") == []
    assert (await stage.standing()).table.status == "playing"


async def test_a_moderator_closes_a_table_and_the_table_can_read_who(stage: Stage) -> None:
    chief = manager(stage)
    await begin(stage, stage.bob)
    answer = await stage.command(chief, "server close", table="#1")
    assert answer.text == "Done, and written down for the table to see."
    assert (await stage.standing()).table.status == "closed"
    assert "The moderator Emma closed this table." in read(stage)
    await stage.command(stage.cleo, "play", game="medici", seats=3)
    await stage.command(chief, "server close", table="#2")
    assert "A moderator closed this table before it began." in stage.posts()[-1].text
    assert (await stage.command(chief, "server close", table="#2")).text == "This table is closed."


async def test_a_moderator_gives_a_seat_to_another_or_to_the_house(stage: Stage) -> None:
    chief = manager(stage)
    await begin(stage, stage.bob)
    await stage.command(chief, "server replace", table="#1", member=stage.bob, by=stage.dario)
    assert (await stage.standing()).table.seats[1].person == stage.dario.id
    assert "The moderator Emma gave the seat of Bob to Dario." in read(stage)
    await stage.command(chief, "server replace", table="#1", member=stage.dario)
    assert (await stage.standing()).table.seats[1].house
    answer = await stage.command(chief, "server replace", table="#1", member=stage.cleo)
    assert answer.text == "Nobody by that name sits at this table."


async def test_a_table_of_another_server_is_none_of_theirs(stage: Stage) -> None:
    chief = manager(stage)
    await begin(stage, stage.bob)
    await stage.app.store.write(lambda db: rows.change(db, 1, guild=1))
    stage.app.tables.forget(1)
    assert (await stage.command(chief, "server close", table="#1")).text == "There is no such table."
    assert (await stage.standing()).table.status == "playing"


async def test_a_table_is_shown_once_more_below_everything(stage: Stage) -> None:
    chief = manager(stage)
    await begin(stage, stage.bob)
    old = stage.board
    await stage.ada.send(stage.room, "much talk")
    await stage.command(chief, "server repost", table="#1")
    assert stage.board.id != old.id
    assert "Your move" in stage.board.buttons
    assert old.id not in [shown.id for shown in stage.posts(stage.room)]
    assert await noted(stage) == ["reposted"]


async def test_what_is_missing_is_posted_anew_and_nothing_else(pennies: Stage) -> None:
    chief = manager(pennies)
    answer = await pennies.command(chief, "server repair", table="#1")
    assert answer.text == "Nothing was missing."
    before = pennies.board
    (hand,) = letters(pennies, pennies.bob)
    (other,) = letters(pennies, pennies.ada)
    pennies.env.backend.delete_message(hand.channel_id, hand.id)
    answer = await pennies.command(chief, "server repair", table="#1")
    assert answer.text.startswith("One thing was missing")
    (again,) = letters(pennies, pennies.bob)
    assert all(coin in pictured(again) for coin in (await pennies.standing()).state.hands[1])
    assert [shown.id for shown in letters(pennies, pennies.ada)] == [other.id]
    assert pennies.board.id == before.id


async def test_a_deleted_thread_is_made_anew(stage: Stage) -> None:
    chief = manager(stage)
    await begin(stage, stage.bob)
    stage.env.backend.delete_channel(stage.room.id)
    answer = await stage.command(chief, "server repair", table="#1")
    assert "missing and" in answer.text
    assert "Your move" in stage.board.buttons
    assert (await stage.standing()).table.room == stage.room.id
    panel = await stage.panel()
    assert "Your turn" in panel.text


async def test_a_table_moves_to_another_channel(stage: Stage) -> None:
    chief = manager(stage)
    await begin(stage, stage.bob)
    elsewhere = stage.guild.create_text_channel("elsewhere")
    stage.env.backend.delete_channel(stage.channel.id)
    answer = await stage.command(chief, "server repair", elsewhere, table="#1")
    assert answer.text == "The channel of this table is gone. Name another one for it."
    await stage.command(chief, "server repair", elsewhere, table="#1", channel=elsewhere)
    standing = await stage.standing()
    assert standing.table.channel == elsewhere.id
    stage.channel = elsewhere
    assert "Your move" in stage.board.buttons
    await stage.command(await stage.turn(), "medici reveal", stage.room)
    assert (await kinds(stage))[-1] == "move"


# -------------------------------------------------------------------- limits


async def test_limits_are_set_by_the_server_and_hold_for_every_seat(stage: Stage) -> None:
    chief = manager(stage)
    shown = await stage.command(chief, "server settings", **{"per-person": 1, "per-server": 2})
    assert "One person sits at 1 open tables at most, and the server has 2 at most" in shown.text
    full = "One person may sit at 1 open tables here, and no more. Finish or leave one first."
    await stage.command(stage.ada, "play", game="medici", seats=3)
    assert (await stage.command(stage.ada, "play", game="medici", seats=2)).text == full
    await stage.command(stage.bob, "play", game="medici", seats=3)
    assert (await stage.press(stage.ada, stage.lobby, "Join")).text == full
    answer = await stage.command(stage.cleo, "play", game="medici", seats=2)
    assert answer.text.startswith("This server has 2 open tables")
    await stage.press(stage.cleo, stage.lobby, "Join")
    await stage.press(stage.bob, stage.lobby, "Start")
    await ask(stage, stage.cleo, "I need a substitute")
    offer = next(one for one in reversed(stage.posts()) if "Take the seat" in one.buttons)
    assert (await stage.press(stage.ada, offer, "Take the seat")).text == full


# -------------------------------------------------------------------- old tables


async def test_a_forgotten_table_is_announced_then_closed(stage: Stage) -> None:
    await begin(stage, stage.bob, pace="none")
    await advance(stage, 59 * DAY)
    assert await noted(stage) == []
    await advance(stage, 3 * DAY)
    assert await noted(stage) == ["closing_soon"]
    assert "Nobody has moved for long. This table will be closed on" in read(stage)
    await advance(stage, 4 * DAY)
    assert (await stage.standing()).table.status == "playing"
    await advance(stage, 3 * DAY)
    assert (await stage.standing()).table.status == "closed"
    assert "so the table was closed, as announced." in read(stage)


async def test_a_move_keeps_a_table_that_was_to_be_closed(stage: Stage) -> None:
    await begin(stage, stage.bob, pace="none")
    await advance(stage, 62 * DAY)
    await stage.command(await stage.turn(), "medici reveal", stage.room)
    await advance(stage, 30 * DAY)
    assert (await stage.standing()).table.status == "playing"


async def test_games_long_over_keep_what_happened_and_how_it_ended(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep, "AT_ONCE", 1)
    await begin(stage, stage.bob)
    await stage.command(stage.ada, "play", game="medici", seats=2)
    await stage.press(stage.bob, stage.lobby, "Join")
    await stage.rush(1)
    await stage.rush(2)
    assert "The board after every move can be seen until" in stage.board.text
    await advance(stage, 89 * DAY)
    assert await states(stage, 1) == (await stage.standing(1)).table.sequence
    await advance(stage, 3 * DAY)
    assert [await states(stage, number) for number in (1, 2)] == [2, 2]
    shown = await stage.command(stage.dario, "table history", table="#1")
    assert shown.files
    middle = await stage.press(stage.dario, shown, "◀")
    assert "The board of this move is no longer kept." in middle.text
    assert "loads" in middle.text or "reveals" in middle.text
    assert (await stage.press(stage.dario, middle, "⏮")).files


async def states(stage: Stage, table: int) -> int:
    """How many positions of a table are kept."""
    last = (await stage.standing(table)).table.sequence
    kept = [
        await stage.app.store.read(lambda db, one=one: rows.state_after(db, table, one)) for one in range(1, last + 1)
    ]
    return sum(state is not None for state in kept)


# -------------------------------------------------------------------- what others see


async def test_spectators_read_nothing_private(pennies: Stage) -> None:
    await lay(pennies, pennies.ada)
    hidden = [coin for hand in (await pennies.standing()).state.hands for coin in hand]
    for name in ("show", "history", "record", "menu", "verify"):
        answer = await pennies.command(pennies.dario, f"table {name}", pennies.room)
        said = answer.text + pictured(answer)
        if answer.files and name == "record":
            said += attached(pennies, answer).decode()
        assert not any(coin in said for coin in hidden), name
    for name in ("hand", "move", "orders", "undo"):
        answer = await pennies.command(pennies.dario, f"table {name}", pennies.room)
        assert answer.text == "You do not sit at this table.", name


async def test_the_record_is_public_while_it_runs_and_whole_afterwards(pennies: Stage) -> None:
    await lay(pennies, pennies.ada)
    lines = record(pennies, await pennies.command(pennies.bob, "table record", pennies.room))
    assert "secret" not in lines[0]
    assert all("action" not in line for line in lines)
    await pennies.rush()
    lines = record(pennies, await pennies.command(pennies.dario, "table record", pennies.room))
    assert lines[0]["secret"] == bytes(32).hex()
    assert len(lines[0]["presses"]) == 2
    assert sum("action" in line for line in lines) == len(lines) - 2


def record(stage: Stage, shown: Shown) -> list[dict[str, Any]]:
    return [json.loads(line) for line in attached(stage, shown).splitlines()]


async def test_a_table_elsewhere_is_no_table(stage: Stage) -> None:
    """A number is easily guessed; who is not where a table is played learns nothing of it."""
    await begin(stage, stage.bob)
    await stage.app.store.write(lambda db: rows.change(db, 1, guild=1))
    stage.app.tables.forget(1)
    for name in ("show", "history", "record", "menu"):
        assert (await stage.command(stage.dario, f"table {name}", table="#1")).text == "There is no such table.", name
        assert "There is no such table." not in (await stage.command(stage.ada, f"table {name}", table="#1")).text


async def test_the_operator_exports_a_running_table_whole(pennies: Stage) -> None:
    await lay(pennies, pennies.ada)
    lines = [json.loads(line) for line in exported(pennies.path, 1).splitlines()]
    assert lines[0]["table"]["secret"] == bytes(32).hex()
    assert [line["seat"]["name"] for line in lines if "seat" in line] == ["Ada", "Bob"]
    moves = [line["move"] for line in lines if "move" in line]
    assert "lay" in moves[-1]["action"].lower()
    assert all(move["state"] for move in moves)


# -------------------------------------------------------------------- looking back


async def test_a_rematch_has_the_same_people_the_next_one_first(stage: Stage) -> None:
    await begin(stage, stage.bob, stage.cleo)
    await stage.rush()
    assert "final.png" in stage.board.files
    answer = await stage.press(stage.bob, stage.board, "Rematch")
    assert answer.text.startswith("A new table waits in")
    again = await stage.press(stage.ada, stage.board, "Rematch")
    assert again.text == "There is a rematch already: table #2."
    refused = await stage.press(stage.dario, stage.board, "Rematch")
    assert refused.text.startswith("Only those who played")
    assert (await stage.press(stage.dario, stage.lobby, "Join")).text.startswith("This table is by invitation.")
    for person in (stage.ada, stage.cleo):
        await stage.press(person, stage.lobby, "Join")
    seats = (await stage.standing(2)).table.seats
    assert [seat.name for seat in seats] == ["Bob", "Cleo", "Ada"]


# -------------------------------------------------------------------- being forgotten


def everything(path: Path) -> str:
    with closing(sqlite3.connect(path)) as db:
        return "\n".join(db.iterdump())


async def test_whoever_wants_is_forgotten(stage: Stage) -> None:
    await begin(stage, stage.bob, stage.cleo)
    await ask(stage, stage.bob, "Pause")
    for person in (stage.ada, stage.cleo):
        await stage.press(person, vote_post(stage), "Agree")
    await ask(stage, stage.ada, "Resume")
    for person in (stage.bob, stage.cleo):
        await stage.press(person, vote_post(stage), "Agree")
    asked = await stage.command(stage.bob, "me forget")
    assert "Loggia keeps your Discord id" in asked.text
    refused = await stage.press(stage.bob, asked, "Forget me")
    assert refused.text == "You still sit at #1. Hand these seats over first."
    await stage.rush()
    await stage.press(stage.ada, stage.board, "Rematch")
    await stage.press(stage.ada, stage.lobby, "Close")
    assert str(stage.bob.id) in everything(stage.path)
    assert (
        await stage.press(stage.bob, await stage.command(stage.bob, "me forget"), "Forget me")
    ).text == "You are forgotten."
    kept = everything(stage.path)
    assert str(stage.bob.id) not in kept
    assert "'Bob'" not in kept
    assert '"Bob"' not in kept
    shown = await stage.command(stage.ada, "table history", stage.room)
    assert "Bob" not in shown.text + pictured(shown)
    assert await stage.app.store.read(lambda db: people_rows.person(db, stage.bob.id)) is None
