"""`/play`: how a table is opened, and what keeps it from being opened."""

from __future__ import annotations

import discord
from simcord.backend.models import Overwrite

from bot.store import people
from bot.store.people import GuildSettings
from tests.bot.stage import Stage


async def test_a_table_is_opened_with_what_is_usual(stage: Stage) -> None:
    answer = await stage.command(stage.ada, "play", game="medici")
    assert answer.private
    assert answer.text.startswith("Your table is open.")
    terms = (await stage.standing()).table.terms
    assert (terms.seats, terms.pace, terms.open, terms.language) == (4, 86_400, True, "en")
    lobby = stage.lobby
    assert "1. **Ada** · host" in lobby.text
    assert lobby.text.count("*free*") == 3
    assert "Time for a move: 1 day" in lobby.text
    assert "Open to everybody" in lobby.text
    assert list(lobby.buttons) == ["Join", "Leave", "Options", "Start", "Close"]


async def test_the_seal_of_the_cards_is_shown_before_anybody_joins(stage: Stage) -> None:
    await stage.command(stage.ada, "play", game="medici")
    commitment = (await stage.standing()).table.commitment
    assert f"sealed as `{commitment}`" in stage.lobby.text


async def test_the_game_may_be_called_by_its_name(stage: Stage) -> None:
    await stage.command(stage.ada, "play", game=" Medici ", seats=3, pace="week")
    standing = await stage.standing()
    assert standing.table.game == "medici"
    assert standing.table.terms.pace == 7 * 86_400


async def test_house_players_fill_the_table_and_it_begins_at_once(stage: Stage) -> None:
    answer = await stage.command(stage.ada, "play", game="medici", house=2)
    assert answer.text == "The game begins."
    standing = await stage.standing()
    assert standing.table.status == "playing"
    assert [seat.name for seat in standing.table.seats] == ["Ada", "Cosimo", "Bianca"]
    assert stage.posts()[0].text.count("house player") == 2
    assert stage.board.buttons["Your move"] == "move:1"


async def test_a_table_for_one_begins_at_once(stage: Stage) -> None:
    answer = await stage.command(stage.ada, "play", game="venice", seats=1)
    assert answer.text == "The game begins."
    assert (await stage.standing()).table.status == "playing"


async def test_seats_left_free_beside_house_players_wait_for_people(stage: Stage) -> None:
    await stage.command(stage.ada, "play", game="medici", seats=4, house=2)
    assert (await stage.standing()).table.status == "lobby"
    assert stage.lobby.text.count("*free*") == 1


async def test_a_table_by_invitation_says_so(stage: Stage) -> None:
    await stage.command(stage.ada, "play", game="medici", invited=True)
    assert "By invitation: nobody" in stage.lobby.text


async def test_unknown_games_and_paces_are_named_back(stage: Stage) -> None:
    answer = await stage.command(stage.ada, "play", game="chess")
    assert answer.text == "There is no game called “chess” here."
    answer = await stage.command(stage.ada, "play", game="medici", pace="sometimes")
    assert answer.text == "“sometimes” is no pace."
    answer = await stage.command(stage.ada, "play", game="medici", seats=1)
    assert answer.text == "This game is for 2 to 6."
    assert stage.posts() == []


async def test_games_and_paces_are_suggested(stage: Stage) -> None:
    found = await stage.ada.autocomplete(stage.channel, "play", "game", "med")
    assert found == [{"name": "Medici", "value": "medici"}]
    found = await stage.ada.autocomplete(stage.channel, "play", "pace", "12", game="medici")
    assert found == [{"name": "12 hours", "value": "half_day"}]


async def test_a_missing_permission_is_named(stage: Stage) -> None:
    denied = discord.Permissions(attach_files=True).value
    stage.env.backend.set_overwrite(stage.channel.id, Overwrite(stage.app.me, 1, 0, denied))
    answer = await stage.command(stage.ada, "play", game="medici")
    assert "attach_files" in answer.text
    assert stage.posts() == []


async def test_only_so_many_tables_for_one_person_and_one_server(stage: Stage) -> None:
    limits = GuildSettings(per_person=1, per_server=2)
    await stage.app.store.write(lambda db: people.settle(db, stage.guild.id, limits))
    await stage.command(stage.ada, "play", game="medici")
    answer = await stage.command(stage.ada, "play", game="medici")
    assert answer.text.startswith("One person may sit at 1 open tables")
    await stage.command(stage.bob, "play", game="medici")
    answer = await stage.command(stage.cleo, "play", game="medici")
    assert answer.text.startswith("This server has 2 open tables")


async def test_a_table_opened_in_a_thread_belongs_to_its_channel(stage: Stage) -> None:
    await stage.open(stage.bob)
    await stage.command(stage.cleo, "play", stage.room, game="medici")
    assert (await stage.standing(2)).table.channel == stage.channel.id
