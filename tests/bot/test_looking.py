"""Looking at a table: the board, the history, the record, the proof, the rules, and one's own tables."""

from __future__ import annotations

import hashlib
import json

import pytest

from bot.store import tables as rows
from rules import GAMES, chance
from tests.bot.stage import Stage


@pytest.fixture
async def begun(stage: Stage) -> Stage:
    await stage.open(stage.bob)
    return stage


@pytest.fixture
async def over(stage: Stage) -> Stage:
    """A table that was played to its end."""
    await stage.open(stage.bob)
    await stage.rush()
    return stage


async def test_the_board_as_picture_and_in_words(begun: Stage) -> None:
    answer = await begun.command(begun.dario, "table show", begun.room)
    assert answer.private
    assert answer.files == ["board.png"]
    assert "Ada" in answer.text
    assert "Bob" in answer.text
    assert answer.links == [f"https://discord.com/channels/{begun.guild.id}/{begun.room.id}"]


async def test_a_command_in_the_room_means_its_table_elsewhere_ones_own(begun: Stage) -> None:
    assert "Medici #1" in (await begun.command(begun.ada, "table show")).text
    answer = await begun.command(begun.dario, "table show")
    assert answer.text == "There is no table of yours here."
    await begun.command(begun.bob, "play", game="medici", house=1)
    await begun.command(begun.ada, "play", game="medici", house=1)
    turn = await begun.turn()
    other = next(one for one in (begun.ada, begun.bob) if one.id != turn.id)
    answer = await begun.command(turn, "table show")
    assert answer.text == "You sit at several tables. Say which with the table parameter."
    # of those, only one waits for the other
    assert "Medici #1" not in (await begun.command(other, "table show")).text
    assert "Medici #1" in (await begun.command(other, "table show", table="#1")).text


async def test_a_table_that_is_not_there(begun: Stage) -> None:
    assert (await begun.command(begun.ada, "table show", table="#99")).text == "There is no such table."
    answer = await begun.command(begun.ada, "table show", table="the big one")
    assert answer.text == "“the big one” names no table. Write its number, such as #12."
    answer = await begun.command(begun.ada, "medici reveal", table="#99")
    assert answer.text == "There is no such table."


async def test_a_table_that_has_not_begun(stage: Stage) -> None:
    await stage.command(stage.ada, "play", game="medici")
    for name in ("show", "history", "record"):
        answer = await stage.command(stage.ada, f"table {name}", table="#1")
        assert answer.text == "This table has not begun yet."
    for name in ("table move", "table hand", "medici reveal"):
        answer = await stage.command(stage.ada, name, table="#1")
        assert answer.text == "This table has not begun yet.", name


async def test_my_tables_are_suggested_those_that_wait_first(begun: Stage) -> None:
    turn = await begun.turn()
    await begun.command(turn, "play", game="medici")
    found = await turn.autocomplete(begun.channel, "table show", "table", "")
    assert [one["value"] for one in found] == ["#1", "#2"]
    assert found[0]["name"] == "👉 Medici #1 (Ada, Bob)"
    found = await turn.autocomplete(begun.channel, "medici reveal", "table", "#2")
    assert [one["value"] for one in found] == ["#2"]
    assert await begun.dario.autocomplete(begun.channel, "table show", "table", "") == []


async def test_the_panel_and_the_hand_by_command(begun: Stage) -> None:
    answer = await begun.command(await begun.turn(), "table move", begun.room)
    assert "Reveal a card" in answer.buttons
    answer = await begun.command(begun.ada, "table hand", begun.room)
    assert answer.text == "In this game nobody hides anything."
    answer = await begun.command(begun.dario, "table move", begun.room)
    assert answer.text == "You do not sit at this table."
    answer = await begun.press(begun.dario, begun.board, "Your move")
    assert answer.text == "You do not sit at this table."


async def test_the_history_move_by_move(begun: Stage) -> None:
    turn = await begun.turn()
    for _ in range(2):
        await begun.command(turn, "medici reveal", begun.room)
    answer = await begun.press(begun.dario, begun.board, "History")
    assert "move 3 of 3" in answer.text
    assert "reveals" in answer.text
    assert list(answer.buttons) == ["⏮", "◀"]
    answer = await begun.press(begun.dario, answer, "⏮")
    assert "move 1 of 3" in answer.text
    assert "Day 1 begins" in answer.text
    answer = await begun.press(begun.dario, answer, "▶")
    assert "move 2 of 3" in answer.text
    answer = await begun.press(begun.dario, answer, "⏭")
    assert "move 3 of 3" in answer.text
    answer = await begun.forge(begun.dario, answer, "past:1:-5")
    assert "move 1 of 3" in answer.text
    answer = await begun.forge(begun.dario, answer, "past:1:soon")
    assert answer.text == "This button belongs to nothing that is here now."


async def test_jumping_through_a_long_history(over: Stage) -> None:
    answer = await over.command(over.ada, "table history", over.room)
    answer = await over.choose(over.ada, answer, "jump:1", "1")
    assert "move 1 of" in answer.text


async def test_the_record_holds_every_move(over: Stage) -> None:
    answer = await over.press(over.ada, over.board, "Record")
    assert answer.files == ["medici-1.jsonl"]
    (attachment,) = over.env.backend.get_message(answer.channel_id, answer.id).attachments
    data = over.env.backend.cdn.get(attachment["url"])
    lines = [json.loads(line) for line in data.splitlines()]
    standing = await over.standing()
    assert lines[0]["seats"] == ["Ada", "Bob"]
    assert [line["move"] for line in lines[1:]] == list(range(1, standing.table.sequence + 1))


async def test_the_proof_comes_with_the_end(begun: Stage) -> None:
    answer = await begun.command(begun.dario, "table verify", begun.room)
    assert "The secret is opened when the game is over." in answer.text
    assert "Secret:" not in answer.text


async def test_the_proof_can_be_checked_by_anybody(over: Stage) -> None:
    answer = await over.command(over.dario, "table verify", over.room)
    facts = dict(line.split(": ", 1) for line in answer.text.splitlines() if ": `" in line)
    secret, seal, key = (bytes.fromhex(facts[name].strip("`")) for name in ("Secret", "Seal", "Key of the cards"))
    assert hashlib.sha256(b"loggia commitment\0" + secret).digest() == seal
    presses = answer.text.split("Presses: ")[1].splitlines()[0].split(", ")
    assert chance.key(secret, *(press.encode() for press in presses)) == key
    assert "✅ The secret fits the seal." in answer.text
    assert secret.hex() in over.board.text
    game = GAMES["medici"]
    first = await over.app.store.read(lambda db: rows.state_after(db, 1, 1))
    assert game.encode(game.start(2, game.Options(), key)) == first


async def test_a_table_that_is_over_takes_no_moves(over: Stage) -> None:
    for name in ("medici reveal", "medici load"):
        answer = await over.command(over.ada, name, over.room)
        assert "The game is over." in answer.text
    answer = await over.command(over.ada, "table move", over.room)
    assert "The game is over." in answer.text
    assert answer.buttons == {}


async def test_the_rules_page_by_page_and_by_name(begun: Stage) -> None:
    answer = await begun.command(begun.dario, "rules", begun.room)
    assert "Medici · What it is about" in answer.text
    answer = await begun.choose(begun.dario, answer, "page:0:medici", "rules-turn")
    assert "Medici · A turn" in answer.text
    answer = await begun.press(begun.dario, begun.board, "Rules")
    assert "Medici · A turn" in answer.text
    found = await begun.dario.autocomplete(begun.channel, "rules", "about", "treas", game="medici")
    assert [one["value"] for one in found] == ["about-treasure"]
    answer = await begun.command(begun.dario, "rules", game="medici", about=found[0]["value"])
    assert found[0]["name"] in answer.text
    answer = await begun.command(begun.dario, "rules", game="medici", about=found[0]["name"].upper())
    assert found[0]["name"] in answer.text


async def test_rules_that_are_not_there(stage: Stage) -> None:
    assert (await stage.command(stage.ada, "rules")).text == "Say which game."
    assert (await stage.command(stage.ada, "rules", game="chess")).text == "There is no game called “chess” here."
    answer = await stage.command(stage.ada, "rules", game="medici", about="castling")
    assert answer.text == "There is nothing about “castling” in the rules of this game."
    assert await stage.ada.autocomplete(stage.channel, "rules", "about", "") == []
    assert await stage.ada.autocomplete(stage.channel, "rules", "game", "med") == [
        {"name": "Medici", "value": "medici"}
    ]


async def test_my_tables(begun: Stage) -> None:
    turn = await begun.turn()
    await begun.command(turn, "play", game="medici")
    answer = await begun.command(turn, "me games")
    lines = answer.text.splitlines()
    assert lines[0] == "### Your tables"
    assert lines[1].startswith("👉 [Medici #1](https://discord.com/channels/")
    assert lines[1].endswith(":R>")
    assert lines[2].endswith("not begun")
    answer = await begun.press(turn, answer, "Medici #1")
    assert "Reveal a card" in answer.buttons
    answer = await begun.command(begun.dario, "me games")
    assert answer.text.splitlines()[1] == "You sit at no table. /play opens one."
