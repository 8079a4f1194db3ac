"""What a person and a server prefer."""

from __future__ import annotations

import discord
import pytest
from simcord.backend.errors import SetupError

from tests.bot.stage import Stage


@pytest.fixture
def manager(stage: Stage):
    role = stage.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    return stage.guild.add_member(stage.env.create_user("mara", global_name="Mara"), roles=[role])


async def test_a_person_chooses_a_language(stage: Stage) -> None:
    panel = await stage.command(stage.ada, "me settings")
    assert panel.private
    panel = await stage.choose(stage.ada, panel, "prefer:0:language", "pl")
    assert "Twoje ustawienia" in panel.text
    answer = await stage.command(stage.ada, "me games")
    assert "Nie siedzisz przy żadnym stole" in answer.text
    await stage.restart()
    answer = await stage.command(stage.ada, "me games")
    assert "Nie siedzisz przy żadnym stole" in answer.text
    panel = await stage.choose(stage.ada, await stage.command(stage.ada, "me settings"), "prefer:0:language", "auto")
    assert "Your settings" in panel.text


async def test_a_person_chooses_where_hands_come(stage: Stage) -> None:
    panel = await stage.command(stage.ada, "me settings")
    panel = await stage.choose(stage.ada, panel, "prefer:0:hands", "thread")
    marked = [one["value"] for one in panel.selects["prefer:0:hands"]["options"] if one.get("default")]
    assert marked == ["thread"]


async def test_values_that_no_menu_offers(stage: Stage) -> None:
    panel = await stage.command(stage.ada, "me settings")
    for custom_id, value in (("prefer:0:language", "la"), ("prefer:0:hands", "carrier pigeon"), ("prefer:0:hat", "x")):
        answer = await stage.forge(stage.ada, panel, custom_id, [value])
        assert answer.text == "This button belongs to nothing that is here now.", custom_id
    answer = await stage.forge(stage.ada, panel, "prefer:0")
    assert answer.text == "This button belongs to nothing that is here now."


async def test_server_settings_are_for_those_who_manage_it(stage: Stage, manager) -> None:
    with pytest.raises(SetupError):
        await stage.command(stage.ada, "server settings")
    assert (await stage.command(manager, "server settings")).text.startswith("### This server")


async def test_a_server_that_lets_everybody_see_the_command_still_asks(stage: Stage) -> None:
    """Servers may show a command to anybody; what it does stays with those who manage the server."""
    commands = await stage.app.tree.fetch_commands()
    server = next(command for command in commands if command.name == "server")
    stage.guild.set_command_permissions(server.id, {stage.ada: True})
    answer = await stage.command(stage.ada, "server settings", language="pl")
    assert answer.text == "Only those who manage the server can do that."


async def test_the_servers_language_and_pace_are_those_of_new_tables(stage: Stage, manager) -> None:
    answer = await stage.command(manager, "server settings", language="pl", pace="week")
    assert "Language of new tables: polski" in answer.text
    assert "Usual time for a move: 1 week" in answer.text
    await stage.command(stage.ada, "play", game="medici")
    terms = (await stage.standing()).table.terms
    assert (terms.language, terms.pace) == ("pl", 7 * 86_400)
    answer = await stage.command(manager, "server settings", reset=True)
    assert "Usual time for a move: 1 day" in answer.text


async def test_tables_only_where_and_by_whom_the_server_wants(stage: Stage, manager) -> None:
    elsewhere = stage.guild.create_text_channel("elsewhere")
    hosts = stage.guild.create_role("Hosts")
    await stage.command(manager, "server settings", channel=elsewhere, opener=hosts)
    answer = await stage.command(stage.ada, "play", game="medici")
    assert answer.text == f"Tables are opened in <#{elsewhere.id}>."
    answer = await stage.command(stage.ada, "play", elsewhere, game="medici")
    assert answer.text == f"Tables are opened by <@&{hosts.id}>."
    stage.env.backend.add_member_role(stage.guild.id, stage.ada.id, hosts.id)
    answer = await stage.command(stage.ada, "play", elsewhere, game="medici")
    assert answer.text.startswith("Your table is open.")
    answer = await stage.command(manager, "server settings", channel=elsewhere, opener=stage.guild.default_role)
    assert "every channel" in answer.text
    assert "Tables may be opened by: everybody" in answer.text


async def test_a_role_that_wants_to_hear_of_new_tables_is_called_once(stage: Stage, manager) -> None:
    fans = stage.guild.create_role("Fans", mentionable=True)
    answer = await stage.command(manager, "server settings", game="medici", ping=fans)
    assert f"New tables of Medici call <@&{fans.id}>" in answer.text
    await stage.command(stage.ada, "play", game="medici")
    assert f"<@&{fans.id}>" in stage.lobby.text
    await stage.press(stage.bob, stage.lobby, "Join")
    sent = [request for request in stage.env.http_requests if request.path == f"/channels/{stage.channel.id}/messages"]
    assert [request.json["allowed_mentions"]["roles"] for request in sent if request.method == "POST"] == [[fans.id]]


async def test_values_a_server_cannot_have(stage: Stage, manager) -> None:
    answer = await stage.command(manager, "server settings", language="la")
    assert answer.text == "“la” is not among the possible values."
    answer = await stage.command(manager, "server settings", pace="never")
    assert answer.text == "“never” is no pace."
    answer = await stage.command(manager, "server settings", ping=stage.guild.default_role)
    assert answer.text == "Say which game."
    assert await manager.autocomplete(stage.channel, "server settings", "language", "pol") == [
        {"name": "polski", "value": "pl"}
    ]
    found = await manager.autocomplete(stage.channel, "server settings", "pace", "1 w")
    assert found == [{"name": "1 week", "value": "week"}]
    found = await manager.autocomplete(stage.channel, "server settings", "game", "")
    assert {"name": "Medici", "value": "medici"} in found


async def test_a_modal_that_was_left_open_can_be_sent_after_a_restart_or_never(stage: Stage) -> None:
    panel = await stage.command(stage.ada, "me settings")
    (zone,) = (custom_id for custom_id in panel.buttons.values() if custom_id.startswith("zone"))
    message = stage._message(panel)
    abandoned = await stage.ada.click(message, custom_id=zone)
    assert abandoned.modal is not None
    assert "### Your settings" in (await stage.command(stage.ada, "me settings")).text
    shown = await stage.ada.click(message, custom_id=zone)
    await stage.restart()
    answer = await stage.ada.submit_modal(shown, {"zone": "Europe/Warsaw"})
    assert answer.acknowledged
    assert "Europe/Warsaw" in str((await stage.command(stage.ada, "me settings"))._parts)
