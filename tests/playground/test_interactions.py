"""Commands, presses, choices and forms, from a person to a real discord.py bot and back."""

from __future__ import annotations

import discord
import pytest

from playground import Playground
from playground.errors import Refused
from playground.people import Person
from playground.reading import buttons, text_of
from tests.playground.conftest import Clock
from tests.playground.parrot import Parrot, panel

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def ada(ground: Playground, parrot: Parrot) -> Person:
    return ground.person("Ada")


@pytest.fixture
def ewa(ground: Playground, parrot: Parrot) -> Person:
    return ground.person("Ewa")


async def test_commands_are_registered_with_their_translations(ground: Playground, parrot: Parrot) -> None:
    speak = next(each for each in ground.world.commands.values() if each["name"] == "speak")
    assert speak["name_localizations"] == {"pl": "mów"}
    assert speak["description_localizations"] == {"pl": "Mówi"}
    fetched = await parrot.tree.fetch_commands()
    assert {each.id for each in fetched} == {each.id for each in parrot.registered}


async def test_a_second_sync_keeps_the_ids(parrot: Parrot) -> None:
    before = {each.name: each.id for each in parrot.registered}
    again = await parrot.tree.sync()
    assert {each.name: each.id for each in again} == before


async def test_commands_of_a_guild_are_apart_from_those_for_everywhere(ground: Playground, parrot: Parrot) -> None:
    guild = discord.Object(next(iter(ground.world.guilds)))
    parrot.tree.copy_global_to(guild=guild)
    synced = await parrot.tree.sync(guild=guild)
    assert all(each.guild_id == guild.id for each in synced)
    parrot.tree.clear_commands(guild=guild)
    assert await parrot.tree.sync(guild=guild) == []
    assert len(await parrot.tree.fetch_commands()) == len(parrot.registered)


async def test_a_command_with_options_is_answered_in_public(ada: Person, ewa: Person) -> None:
    answer = await ada.command("tables", "speak", {"words": "ahoy", "times": 2})
    assert answer.kind == "message"
    assert not answer.private
    assert answer.text == "ahoy ahoy"
    seen = ewa.last("tables")
    assert seen["content"] == "ahoy ahoy"
    assert seen["interaction_metadata"]["user"]["global_name"] == "Ada"
    assert seen["interaction_metadata"]["name"] == "speak"


async def test_what_the_client_would_not_send_is_refused(ada: Person) -> None:
    with pytest.raises(Refused, match="required"):
        await ada.command("tables", "speak")
    with pytest.raises(Refused, match="between 1 and 3"):
        await ada.command("tables", "speak", {"words": "x", "times": 4})
    with pytest.raises(Refused, match="no option"):
        await ada.command("tables", "speak", {"words": "x", "shout": True})
    with pytest.raises(Refused, match="no command"):
        await ada.command("tables", "sing")


async def test_a_subcommand_takes_a_member(ada: Person, ewa: Person) -> None:
    answer = await ada.command("tables", "trade offer", {"ware": "cloth", "to": ewa, "price": 7})
    assert answer.text == "cloth to Ewa for 7"
    assert answer.private


async def test_a_command_works_in_direct_messages(ada: Person) -> None:
    answer = await ada.command(ada.direct(), "speak", {"words": "just us"})
    assert answer.text == "just us"
    assert ada.last(ada.direct())["content"] == "just us"


async def test_autocompletion_knows_what_else_was_filled_in(ada: Person) -> None:
    choices = await ada.complete("tables", "trade offer", {"ware": "c", "price": 5}, focused="ware")
    assert choices == [{"name": "cloth 5", "value": "cloth"}, {"name": "cinnamon 5", "value": "cinnamon"}]


async def test_a_private_answer_is_seen_by_its_owner_alone(ada: Person, ewa: Person, parrot: Parrot) -> None:
    answer = await ada.command("quay", "panel", {"private": True})
    assert answer.private
    assert answer.message in ada.messages("quay")
    assert answer.message not in ewa.messages("quay")
    with pytest.raises(Refused):
        await ewa.press(answer.message, "Update")
    channel = parrot.get_channel(int(answer.message["channel_id"]))
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.NotFound) as refused:
        await channel.fetch_message(int(answer.message["id"]))
    assert refused.value.code == 10008
    ada.dismiss(answer)
    assert ada.messages("quay") == []


async def test_a_button_updates_its_message(ada: Person, ewa: Person) -> None:
    shown = await ada.command("tables", "panel")
    answer = await ewa.press(shown.message, "Update")
    assert answer.kind == "update"
    assert "updated" in text_of(shown.message)
    assert shown.message["edited_timestamp"] is not None


async def test_a_deferred_update_is_followed_by_an_edit_and_more(ada: Person) -> None:
    shown = await ada.command("tables", "panel")
    answer = await ada.press(shown, "later")
    await ada.until(lambda: answer.follow_ups)
    assert "later" in text_of(shown.message)
    assert [each["content"] for each in answer.follow_ups] == ["and more"]
    assert answer.follow_ups[0]["flags"] & 64


async def test_a_disabled_or_missing_button_cannot_be_pressed(ada: Person) -> None:
    shown = await ada.command("tables", "panel")
    assert [each.label for each in buttons(shown.message) if each.disabled] == ["Off"]
    with pytest.raises(Refused, match="cannot be pressed"):
        await ada.press(shown, "Off")
    with pytest.raises(Refused, match="no button"):
        await ada.press(shown, "Nowhere")


async def test_a_private_answer_to_a_press_refers_to_the_message(ada: Person) -> None:
    shown = await ada.command("tables", "panel")
    answer = await ada.press(shown, "Whisper")
    assert answer.private
    assert answer.message["message_reference"]["message_id"] == shown.message["id"]


async def test_choosing_options_and_people(ada: Person, ewa: Person) -> None:
    shown = await ada.command("tables", "panel")
    assert (await ada.choose(shown, "goods", ["Spice", "furs"])).text == "chosen: spice, furs"
    assert (await ada.choose(shown, "Who?", [ada, ewa])).text == "chosen: Ada, Ewa"
    with pytest.raises(Refused, match="between 1 and 2"):
        await ada.choose(shown, "goods", ["cloth", "spice", "furs"])
    with pytest.raises(Refused, match="cannot be chosen"):
        await ada.choose(shown, "goods", ["gold"])


async def test_a_form_opened_by_a_command(ada: Person, ewa: Person) -> None:
    form = await ada.command("tables", "form")
    assert form.kind == "modal"
    assert "In ducats" in form.text
    answer = await ada.submit(form, {"price": "12", "Ware": "Dye", "whom": [ewa]})
    assert answer.text == f"12 for dye to {ewa.id}"
    with pytest.raises(Refused):
        await ewa.submit(form, {"price": "1", "ware": "dye"})


async def test_a_form_opened_by_a_button_updates_the_message(ada: Person) -> None:
    shown = await ada.command("tables", "panel")
    form = await ada.press(shown, "Form")
    with pytest.raises(Refused, match="between 1 and 3"):
        await ada.submit(form, {"price": "1234", "ware": "cloth"})
    answer = await ada.submit(form, {"price": "9", "ware": "cloth"})
    assert answer.kind == "update"
    assert "9 for cloth to anybody" in text_of(shown.message)


async def test_a_deferred_answer_is_filled_and_followed(ada: Person, ewa: Person) -> None:
    answer = await ada.command("tables", "think", {"private": True})
    assert answer.kind == "deferred"
    await ada.until(lambda: answer.follow_ups)
    assert answer.private
    assert answer.message["content"] == "thought about it"
    assert not answer.message["flags"] & 128
    # What follows a private first answer is public unless it is private itself.
    assert ewa.last("tables")["content"] == "and again"


async def test_thinking_is_shown_until_the_answer_comes(ada: Person, parrot: Parrot) -> None:
    begun = ada.begin_command("tables", "keep")
    interaction = await parrot.kept_one(begun.id)
    await interaction.response.defer(thinking=True)
    assert ada.last("tables")["flags"] & 128
    await interaction.edit_original_response(content="there")
    answer = await ada.wait_for(begun)
    assert answer.text == "there"
    assert not ada.last("tables")["flags"] & 128
    assert answer.message["edited_timestamp"] is None


async def test_an_answer_counts_once(ada: Person, ground: Playground, parrot: Parrot) -> None:
    begun = ada.begin_command("tables", "keep")
    interaction = await parrot.kept_one(begun.id)
    await interaction.response.send_message("first")
    twice = discord.InteractionResponse(interaction)
    with pytest.raises(discord.HTTPException) as refused:
        await twice.send_message("second")
    assert refused.value.code == 40060


async def test_an_answer_after_three_seconds_is_too_late(ada: Person, clock: Clock, parrot: Parrot) -> None:
    begun = ada.begin_command("tables", "keep")
    interaction = await parrot.kept_one(begun.id)
    clock.ahead += 3.5
    with pytest.raises(discord.NotFound) as refused:
        await interaction.response.send_message("too late")
    assert refused.value.code == 10062
    answer = await ada.wait_for(begun)
    assert answer.error == "The application did not respond"


async def test_no_answer_at_all_ends_in_words_for_the_person(ada: Person) -> None:
    answer = await ada.command("tables", "keep")
    assert answer.kind == "none"
    assert answer.text == "The application did not respond"


async def test_a_token_is_good_for_fifteen_minutes(ada: Person, clock: Clock, parrot: Parrot) -> None:
    begun = ada.begin_command("tables", "keep")
    interaction = await parrot.kept_one(begun.id)
    await interaction.response.send_message("for now")
    clock.ahead += 14 * 60
    await interaction.edit_original_response(content="still")
    assert ada.last("tables")["content"] == "still"
    clock.ahead += 2 * 60
    with pytest.raises(discord.HTTPException) as refused:
        await interaction.edit_original_response(content="no more")
    assert refused.value.code == 50027
    assert ada.last("tables")["content"] == "still"


async def test_a_follow_up_can_be_edited_and_deleted(ada: Person, parrot: Parrot) -> None:
    begun = ada.begin_command("tables", "keep")
    interaction = await parrot.kept_one(begun.id)
    await interaction.response.send_message("first", ephemeral=True)
    more = await interaction.followup.send("more", wait=True)
    await more.edit(content="more of it")
    assert ada.last("tables")["content"] == "more of it"
    await more.delete()
    await interaction.delete_original_response()
    assert "more of it" not in [each["content"] for each in ada.messages("tables")]
    with pytest.raises(discord.NotFound) as refused:
        await interaction.original_response()
    assert refused.value.code == 10008


async def test_an_interaction_says_who_where_and_in_which_language(
    ground: Playground, ewa: Person, parrot: Parrot
) -> None:
    begun = ewa.begin_command("quay", "keep")
    interaction = await parrot.kept_one(begun.id)
    assert interaction.locale is discord.Locale.polish
    assert interaction.user.display_name == "Ewa"
    assert isinstance(interaction.channel, discord.TextChannel)
    assert interaction.channel.name == "quay"
    assert interaction.app_permissions.create_private_threads
    assert not interaction.permissions.create_private_threads
    await interaction.response.send_message("ok", ephemeral=True)


async def test_a_dynamic_item_hears_of_an_old_message(ground: Playground, ada: Person, parrot: Parrot) -> None:
    class Numbered(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"number:(?P<number>\d+)"):
        def __init__(self, number: int) -> None:
            super().__init__(discord.ui.Button(label=str(number), custom_id=f"number:{number}"))
            self.number = number

        @classmethod
        async def from_custom_id(cls, interaction, item, match):  # type: ignore[no-untyped-def]
            return cls(int(match["number"]))

        async def callback(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"number {self.number}", ephemeral=True)

    parrot.add_dynamic_items(Numbered)
    channel = discord.utils.get(parrot.guilds[0].text_channels, name="tables")
    assert channel is not None
    view = discord.ui.View(timeout=None)
    view.add_item(Numbered(41))
    message = await channel.send("numbers", view=view)
    assert (await ada.press(message, "number:41")).text == "number 41"
    parrot.remove_dynamic_items(Numbered)


async def test_an_answer_that_breaks_a_limit_is_refused_and_can_be_given_again(ada: Person, parrot: Parrot) -> None:
    begun = ada.begin_command("tables", "keep")
    interaction = await parrot.kept_one(begun.id)
    with pytest.raises(discord.HTTPException) as refused:
        await interaction.response.send_message(view=panel("x" * 4001))
    assert refused.value.code == 50035
    again = discord.InteractionResponse(interaction)
    await again.send_message("short")
    assert (await ada.wait_for(begun)).text == "short"


async def test_pressing_in_an_instant_twice_reaches_the_bot_twice(ada: Person, ewa: Person) -> None:
    shown = await ada.command("tables", "panel")
    begun = [ada.begin_press(shown, "whisper"), ewa.begin_press(shown, "whisper"), ada.begin_press(shown, "whisper")]
    answers = [await ada.wait_for(each) for each in begun]
    assert [answer.text for answer in answers] == ["psst"] * 3
    assert answers[1].message not in ada.messages("tables")
