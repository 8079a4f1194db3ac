"""The lobby: joining, leaving, the host's options, starting and closing."""

from __future__ import annotations

import pytest

from tests.bot.stage import Shown, Stage, option_values


@pytest.fixture
async def opened(stage: Stage) -> Stage:
    await stage.command(stage.ada, "play", game="medici", seats=3)
    return stage


async def options(stage: Stage) -> Shown:
    return await stage.press(stage.ada, stage.lobby, "Options")


async def test_whoever_joins_is_in_and_everybody_sees_it(opened: Stage) -> None:
    answer = await opened.press(opened.bob, opened.lobby, "Join")
    assert (answer.text, answer.private) == ("You are in.", True)
    assert "2. **Bob**" in opened.lobby.text
    answer = await opened.press(opened.bob, opened.lobby, "Join")
    assert answer.text == "You already sit at this table."


async def test_whoever_leaves_frees_the_seat(opened: Stage) -> None:
    await opened.press(opened.bob, opened.lobby, "Join")
    answer = await opened.press(opened.bob, opened.lobby, "Leave")
    assert answer.text == "You have left the table."
    assert "Bob" not in opened.lobby.text
    answer = await opened.press(opened.bob, opened.lobby, "Leave")
    assert answer.text == "Nobody by that name sits at this table."
    answer = await opened.press(opened.ada, opened.lobby, "Leave")
    assert answer.text.startswith("You host this table.")


async def test_a_full_table_begins_in_a_thread_of_its_own(opened: Stage) -> None:
    await opened.press(opened.bob, opened.lobby, "Join")
    answer = await opened.press(opened.cleo, opened.lobby, "Join")
    assert answer.text.splitlines() == ["You are in.", "The game begins."]
    assert opened.room.name == "Medici #1"
    post = opened.posts()[0]
    assert f"are playing in <#{opened.room.id}>" in post.text
    assert post.buttons == {}
    person = await opened.turn()
    assert f"Waiting for <@{person.id}>" in opened.board.text


async def test_the_press_of_everybody_who_joins_goes_into_the_cards(opened: Stage) -> None:
    await opened.press(opened.bob, opened.lobby, "Join")
    await opened.press(opened.cleo, opened.lobby, "Join")
    answer = await opened.command(opened.bob, "table verify", opened.room)
    presses = answer.text.split("Presses: ")[1].splitlines()[0].split(", ")
    assert len(set(presses)) == 3
    assert all(press.isdigit() for press in presses)


async def test_two_who_want_the_last_seat_at_once(opened: Stage) -> None:
    await opened.press(opened.bob, opened.lobby, "Join")
    lobby = opened.lobby
    answers = await opened.at_once(
        (opened.cleo, lobby, "join:1", None),
        (opened.dario, lobby, "join:1", None),
    )
    assert sorted(answer.text.splitlines()[0] for answer in answers) == ["All seats are taken.", "You are in."]
    assert len((await opened.standing()).table.seats) == 3


async def test_a_full_lobby_takes_nobody_else(opened: Stage) -> None:
    await opened.choose(opened.ada, await options(opened), "term:1:start", "host")
    lobby = opened.lobby
    await opened.press(opened.bob, opened.lobby, "Join")
    await opened.press(opened.cleo, opened.lobby, "Join")
    assert "Join" not in opened.lobby.buttons
    answer = await opened.forge(opened.dario, lobby, "join:1")
    assert answer.text == "All seats are taken."


async def test_a_press_on_join_twice_in_a_row_seats_once(opened: Stage) -> None:
    lobby = opened.lobby
    answers = await opened.at_once((opened.bob, lobby, "join:1", None), (opened.bob, lobby, "join:1", None))
    assert sorted(answer.text for answer in answers) == ["You already sit at this table.", "You are in."]
    assert len((await opened.standing()).table.seats) == 2


async def test_the_host_starts_when_there_are_enough(opened: Stage) -> None:
    answer = await opened.press(opened.ada, opened.lobby, "Start")
    assert answer.text.startswith("1 sit here; this game needs at least 2.")
    await opened.press(opened.bob, opened.lobby, "Join")
    answer = await opened.press(opened.bob, opened.lobby, "Start")
    assert answer.text == "Only the host of the table can do that."
    answer = await opened.press(opened.ada, opened.lobby, "Start")
    assert answer.text == "The game begins."
    assert len((await opened.standing()).table.seats) == 2


async def test_the_host_closes_after_being_asked(opened: Stage) -> None:
    answer = await opened.press(opened.bob, opened.lobby, "Close")
    assert answer.text == "Only the host of the table can do that."
    lobby = opened.lobby
    answer = await opened.press(opened.ada, lobby, "Close")
    assert answer.text == "Close this table for good?"
    answer = await opened.press(opened.ada, answer, "Close")
    assert answer.text == "The table is closed."
    assert "The host closed this table before it began." in opened.posts()[0].text
    assert opened.posts()[0].buttons == {}
    answer = await opened.forge(opened.bob, lobby, "join:1")
    assert answer.text == "This table is closed."


async def test_only_the_host_has_options(opened: Stage) -> None:
    answer = await opened.press(opened.bob, opened.lobby, "Options")
    assert answer.text == "Only the host of the table can do that."
    panel = await options(opened)
    for custom_id in ("term:1:seats", "option:1:deck", "invite:1", "remove:1"):
        value = str(opened.bob.id) if custom_id in ("invite:1", "remove:1") else "2"
        answer = await opened.forge(opened.bob, panel, custom_id, [value])
        assert answer.text == "Only the host of the table can do that."
    answer = await opened.forge(opened.bob, panel, "doors:1")
    assert answer.text == "Only the host of the table can do that."


@pytest.mark.parametrize(
    ("menu", "label", "seen"),
    [
        ("term:1:seats", "Seats: 5", "5. *free*"),
        ("term:1:pace", "Time for a move: 3 days", "Time for a move: 3 days"),
        ("term:1:late", "Late: When time runs out: a house player makes the move", "a house player makes the move"),
        ("term:1:language", "Language of the table: polski", "2. *wolne*"),
        ("option:1:deck", "Deck: fewer fives", "Deck: fewer fives"),
        ("option:1:high_bonus", "High bonus: 20 florins for very many symbols", "20 florins"),
    ],
)
async def test_every_menu_of_the_options_changes_the_table(opened: Stage, menu: str, label: str, seen: str) -> None:
    panel = await options(opened)
    panel = await opened.choose(opened.ada, panel, menu, option_values(panel, menu)[label])
    marked = [one["label"] for one in panel.selects[menu]["options"] if one.get("default")]
    assert marked == [label]
    assert seen in opened.lobby.text


async def test_no_fewer_seats_than_people(opened: Stage) -> None:
    await opened.choose(opened.ada, await options(opened), "term:1:seats", "4")
    await opened.press(opened.bob, opened.lobby, "Join")
    await opened.press(opened.cleo, opened.lobby, "Join")
    panel = await options(opened)
    answer = await opened.choose(opened.ada, panel, "term:1:seats", "2")
    assert answer.text == "More people sit here than 2. Remove somebody first."


async def test_house_players_come_and_go(opened: Stage) -> None:
    panel = await opened.press(opened.ada, await options(opened), "Add a house player")
    assert "2. **Cosimo** · house player" in opened.lobby.text
    panel = await opened.press(opened.ada, panel, "Remove a house player")
    assert "Cosimo" not in opened.lobby.text
    assert "Remove a house player" not in panel.buttons
    answer = await opened.forge(opened.ada, panel, "house:1:drop")
    assert answer.text == "No house player sits here."


async def test_doors_and_invitations(opened: Stage) -> None:
    panel = await opened.press(opened.ada, await options(opened), "By invitation only")
    answer = await opened.press(opened.bob, opened.lobby, "Join")
    assert answer.text == "This table is by invitation. Ask its host to invite you."
    panel = await opened.choose(opened.ada, panel, "invite:1", opened.bob)
    assert f"By invitation: <@{opened.bob.id}>" in opened.lobby.text
    answer = await opened.press(opened.bob, opened.lobby, "Join")
    assert answer.text == "You are in."
    await opened.press(opened.ada, panel, "Open to everybody")
    assert "Open to everybody" in opened.lobby.text


async def test_the_host_removes_somebody(opened: Stage) -> None:
    await opened.press(opened.bob, opened.lobby, "Join")
    panel = await opened.choose(opened.ada, await options(opened), "remove:1", opened.bob)
    assert "Bob" not in opened.lobby.text
    answer = await opened.choose(opened.ada, panel, "remove:1", opened.ada)
    assert answer.text == "Nobody by that name sits at this table."


async def test_options_of_a_table_that_has_begun(opened: Stage) -> None:
    panel = await options(opened)
    await opened.press(opened.bob, opened.lobby, "Join")
    await opened.press(opened.ada, opened.lobby, "Start")
    answer = await opened.choose(opened.ada, panel, "term:1:pace", "week")
    assert answer.text == "This game has begun."


async def test_values_that_no_menu_offers(opened: Stage) -> None:
    panel = await options(opened)
    unknown = "This button belongs to nothing that is here now."
    for custom_id, value in (
        ("term:1:pace", "never"),
        ("term:1:late", "cry"),
        ("term:1:language", "la"),
        ("term:1:colour", "red"),
        ("option:1:deck", "99"),
        ("option:1:weather", "0"),
    ):
        answer = await opened.forge(opened.ada, panel, custom_id, [value])
        assert answer.text == unknown, custom_id
    answer = await opened.forge(opened.ada, panel, "term:1:seats", ["9"])
    assert answer.text == "This game is for 2 to 6."


async def test_a_lobby_survives_a_restart(opened: Stage) -> None:
    await opened.restart()
    answer = await opened.press(opened.bob, opened.lobby, "Join")
    assert answer.text == "You are in."
    assert "2. **Bob**" in opened.lobby.text


async def test_a_lobby_post_that_was_deleted_comes_again(opened: Stage) -> None:
    panel = await options(opened)
    opened.env.backend.delete_message(opened.channel.id, opened.lobby.id)
    assert opened.posts() == []
    await opened.press(opened.ada, panel, "Add a house player")
    assert "2. **Cosimo**" in opened.lobby.text
    assert len(opened.posts()) == 1
