"""Messages as the bot sends, edits, reads and deletes them, and what Discord refuses."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import aiohttp
import discord
import pytest
from PIL import Image

from playground import Permission, Playground
from playground.people import Person
from playground.reading import text_of
from tests.playground.conftest import Clock
from tests.playground.parrot import Parrot, panel

pytestmark = pytest.mark.asyncio(loop_scope="module")


def picture(colour: str = "red", name: str = "board.png", description: str | None = "A red board") -> discord.File:
    file = io.BytesIO()
    Image.new("RGB", (12, 8), colour).save(file, "PNG")
    file.seek(0)
    return discord.File(file, filename=name, description=description)


def text_channel(parrot: Parrot, name: str = "tables") -> discord.TextChannel:
    return discord.utils.get(parrot.guilds[0].text_channels, name=name)  # type: ignore[return-value]


@pytest.fixture
def tables(parrot: Parrot) -> discord.TextChannel:
    return text_channel(parrot)


@pytest.fixture
def ada(ground: Playground, parrot: Parrot) -> Person:
    return ground.person("Ada")


async def refused_code(doing: Any) -> int:
    with pytest.raises(discord.HTTPException) as refused:
        await doing
    return refused.value.code


async def test_a_message_is_sent_edited_and_deleted(ada: Person, tables: discord.TextChannel) -> None:
    message = await tables.send("one")
    assert ada.last("tables")["content"] == "one"
    await message.edit(content="two")
    assert ada.last("tables")["content"] == "two"
    assert (await tables.fetch_message(message.id)).content == "two"
    await message.delete()
    assert await refused_code(tables.fetch_message(message.id)) == 10008


async def test_components_v2_with_a_picture_in_a_gallery(ada: Person, tables: discord.TextChannel) -> None:
    view = panel("a board")
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="Ships")))
    message = await tables.send(view=view, file=picture())
    seen = ada.last("tables")
    assert seen["flags"] & 1 << 15
    assert "Ships" in text_of(seen)
    item = seen["components"][1]["items"][0]
    assert item["media"]["width"] == 12
    async with aiohttp.ClientSession() as session, session.get(item["media"]["url"]) as response:
        assert response.content_type == "image/png"
        assert len(await response.read()) == message.attachments[0].size


async def test_an_attachment_carries_its_description(ada: Person, tables: discord.TextChannel) -> None:
    message = await tables.send("look", files=[picture(), picture("blue", "second.png", "A blue one")])
    assert [each.description for each in message.attachments] == ["A red board", "A blue one"]
    fetched = await tables.fetch_message(message.id)
    assert (await fetched.attachments[1].read()).startswith(b"\x89PNG")
    kept = await fetched.edit(attachments=[fetched.attachments[1]])
    assert [each.filename for each in kept.attachments] == ["second.png"]
    async with aiohttp.ClientSession() as session, session.get(message.attachments[0].url) as response:
        assert response.status == 404


async def test_a_direct_message_is_edited_with_a_new_picture(ada: Person, parrot: Parrot) -> None:
    user = await parrot.fetch_user(int(ada.id))
    message = await user.send("your hand", file=picture("green", "hand.png", "Three cards"))
    await message.edit(content="your hand now", attachments=[picture("blue", "hand.png", "Two cards")])
    seen = ada.last(ada.direct())
    assert seen["content"] == "your hand now"
    assert [each["description"] for each in seen["attachments"]] == ["Two cards"]
    assert len(ada.messages(ada.direct())) == 1


async def test_closed_direct_messages_are_refused_and_open_again(
    ground: Playground, ada: Person, parrot: Parrot
) -> None:
    user = await parrot.fetch_user(int(ada.id))
    ground.faults.close_dms(ada.id)
    assert not ada.dms_open
    assert await refused_code(user.send("anybody home?")) == 50007
    ground.faults.close_dms(ada.id, closed=False)
    await user.send("hello again")
    assert ada.last(ada.direct())["content"] == "hello again"


async def test_an_embed_with_a_picture(ada: Person, tables: discord.TextChannel) -> None:
    embed = discord.Embed(title="Ledger", description="All of it").add_field(name="Ada", value="12 ducats")
    embed.set_image(url="attachment://board.png")
    await tables.send(embed=embed, file=picture())
    seen = ada.last("tables")
    assert seen["embeds"][0]["image"]["url"] == seen["attachments"][0]["url"]
    assert text_of(seen).splitlines() == ["Ledger", "All of it", "Ada", "12 ducats", "A red board"]


async def test_mentions_count_only_as_far_as_they_are_allowed(
    ground: Playground, ada: Person, tables: discord.TextChannel
) -> None:
    ewa = ground.person("Ewa")
    message = await tables.send(f"{ada.mention} {ewa.mention}", allowed_mentions=discord.AllowedMentions.none())
    assert message.mentions == []
    only_ewa = discord.AllowedMentions(users=[discord.Object(ewa.id)])
    message = await tables.send(f"{ada.mention} {ewa.mention} @everyone", allowed_mentions=only_ewa)
    assert [each.display_name for each in message.mentions] == ["Ewa"]
    view = discord.ui.LayoutView().add_item(discord.ui.TextDisplay(f"Your turn, {ada.mention}"))
    shown = await tables.send(view=view, allowed_mentions=discord.AllowedMentions(users=True))
    assert [each.display_name for each in shown.mentions] == ["Ada"]


async def send_raw(parrot: Parrot, channel: discord.abc.Snowflake, **body: Any) -> Any:
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel.id)
    return await parrot.http.request(route, json=body)


async def test_an_enforced_nonce_is_one_message_until_it_is_forgotten(
    ada: Person, clock: Clock, parrot: Parrot, tables: discord.TextChannel
) -> None:
    once: dict[str, Any] = {"content": "only once", "nonce": "n-1", "enforce_nonce": True}
    first, second = await asyncio.gather(send_raw(parrot, tables, **once), send_raw(parrot, tables, **once))
    assert first["id"] == second["id"]
    clock.ahead += 170
    assert (await send_raw(parrot, tables, **once))["id"] == first["id"]
    clock.ahead += 20
    assert (await send_raw(parrot, tables, **once))["id"] != first["id"]
    loose = {"content": "each time", "nonce": "n-2"}
    assert (await send_raw(parrot, tables, **loose))["id"] != (await send_raw(parrot, tables, **loose))["id"]


async def test_a_channel_is_read_back_in_pages(parrot: Parrot) -> None:
    quay = text_channel(parrot, "quay")
    sent = [await quay.send(f"number {index}") for index in range(7)]
    newest = [message.content async for message in quay.history(limit=3)]
    assert newest == ["number 6", "number 5", "number 4"]
    after = [message.content async for message in quay.history(after=sent[2], limit=2)]
    assert after == ["number 3", "number 4"]
    around = {message.content async for message in quay.history(around=sent[3], limit=3)}
    assert around == {"number 2", "number 3", "number 4"}


async def test_a_person_speaks_and_the_bot_hears_and_replies(ada: Person, parrot: Parrot) -> None:
    since = len(parrot.heard)
    said = await ada.say("tables", "good morning")
    heard = await parrot.hears("message", since)
    assert heard.content == "good morning"
    reply = await heard.reply("and to you")
    assert reply.reference.message_id == int(said["id"])
    assert reply.mentions[0].display_name == "Ada"


async def test_pins_and_typing(ground: Playground, ada: Person, tables: discord.TextChannel) -> None:
    ground.faults.grant(Permission.PIN_MESSAGES)
    message = await tables.send("keep this")
    await message.pin()
    assert [each.id async for each in tables.pins()] == [message.id]
    await message.unpin()
    assert [each.id async for each in tables.pins()] == []
    await tables.typing()


async def test_many_messages_are_deleted_at_once(
    ground: Playground, ada: Person, parrot: Parrot, tables: discord.TextChannel
) -> None:
    ground.faults.grant(Permission.MANAGE_MESSAGES)
    doomed = [await tables.send("gone soon") for _ in range(3)]
    since = len(parrot.heard)
    await tables.delete_messages(doomed)
    await parrot.hears("delete", since)
    assert not {str(each.id) for each in doomed} & {each["id"] for each in ada.messages("tables")}


@pytest.mark.parametrize(("permission", "code"), [(Permission.SEND_MESSAGES, 50013), (Permission.VIEW_CHANNEL, 50001)])
async def test_a_permission_taken_away_is_missed(
    ground: Playground, tables: discord.TextChannel, permission: Permission, code: int
) -> None:
    ground.faults.deny(str(tables.id), permission)
    assert await refused_code(tables.send("may I?")) == code
    ground.faults.allow_again(str(tables.id), permission)
    await tables.send("I may")


async def test_a_permission_taken_everywhere_is_missed_everywhere(ground: Playground, parrot: Parrot) -> None:
    ground.faults.deny_everywhere(Permission.SEND_MESSAGES)
    for name in ("tables", "quay"):
        assert await refused_code(text_channel(parrot, name).send("may I?")) == 50013
    ground.faults.allow_everywhere_again(Permission.SEND_MESSAGES)
    await text_channel(parrot).send("I may")


async def test_files_and_embeds_need_their_permissions(ground: Playground, tables: discord.TextChannel) -> None:
    ground.faults.deny(str(tables.id), Permission.ATTACH_FILES | Permission.EMBED_LINKS)
    assert await refused_code(tables.send(file=picture())) == 50013
    assert await refused_code(tables.send(embed=discord.Embed(title="x"))) == 50013
    await tables.send("words are free")
    ground.faults.allow_again(str(tables.id), Permission.ATTACH_FILES | Permission.EMBED_LINKS)


async def test_the_words_of_others_are_not_the_bots_to_change(
    ground: Playground, ada: Person, tables: discord.TextChannel
) -> None:
    ground.faults.grant(Permission.MANAGE_MESSAGES)
    said = await ada.say("tables", "mine")
    message = await tables.fetch_message(int(said["id"]))
    assert await refused_code(message.edit(content="yours")) == 50005
    await message.delete()  # a moderator's right, which the bot was given


def rows(count: int) -> list[dict[str, Any]]:
    return [
        {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": f"b{each}"}]}
        for each in range(count)
    ]


V2 = 1 << 15
REFUSED: dict[str, dict[str, Any]] = {
    "nothing at all": {"content": ""},
    "too many characters": {"content": "x" * 2001},
    "six action rows": {"content": "x", "components": rows(6)},
    "the same custom id twice": {"content": "x", "components": rows(1) * 2},
    "a text display without the flag": {"components": [{"type": 10, "content": "x"}]},
    "content beside Components V2": {"content": "x", "flags": V2, "components": [{"type": 10, "content": "x"}]},
    "more than 40 components": {"flags": V2, "components": [{"type": 10, "content": "x"}] * 41},
    "more than 4000 characters of components": {
        "flags": V2,
        "components": [{"type": 10, "content": "x" * 2001}] * 2,
    },
    "a picture that was not sent": {
        "flags": V2,
        "components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}],
    },
    "more than 6000 characters of embeds": {"embeds": [{"description": "x" * 3001}] * 2},
    "a label of 81 characters": {
        "components": [
            {"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81, "custom_id": "long"}]},
        ]
    },
    "a nonce of 26 characters": {"content": "x", "nonce": "n" * 26},
    "a kind of mention that is none": {"content": "x", "allowed_mentions": {"parse": ["animals"]}},
}


@pytest.mark.parametrize("body", REFUSED.values(), ids=REFUSED.keys())
async def test_what_discord_refuses_is_refused(
    ada: Person, parrot: Parrot, tables: discord.TextChannel, body: dict[str, Any]
) -> None:
    before = len(ada.messages("tables"))
    assert await refused_code(send_raw(parrot, tables, **body)) in (50035, 50006)
    assert len(ada.messages("tables")) == before


async def test_a_refusal_names_the_field(parrot: Parrot, tables: discord.TextChannel) -> None:
    with pytest.raises(discord.HTTPException, match=r"In components\.0\.components\.0\.options"):
        await send_raw(
            parrot,
            tables,
            components=[{"type": 1, "components": [{"type": 3, "custom_id": "s", "options": []}]}],
        )


async def test_an_unknown_route_is_not_found_and_logged_loudly(
    parrot: Parrot, tables: discord.TextChannel, caplog: pytest.LogCaptureFixture
) -> None:
    route = discord.http.Route("POST", "/channels/{channel_id}/fanfares", channel_id=tables.id)
    assert await refused_code(parrot.http.request(route, json={})) == 0
    assert "fanfares" in caplog.text


async def test_roles_are_given_below_the_bots_own(ground: Playground, ada: Person, parrot: Parrot) -> None:
    ground.faults.grant(Permission.MANAGE_ROLES)
    guild = parrot.guilds[0]
    member = await guild.fetch_member(int(ada.id))
    merchant = discord.utils.get(guild.roles, name="Merchant")
    own = discord.utils.get(guild.roles, name="Loggia")
    assert merchant is not None
    assert own is not None
    await member.add_roles(merchant)
    assert merchant in (await guild.fetch_member(int(ada.id))).roles
    await member.remove_roles(merchant)
    assert await refused_code(member.add_roles(own)) == 50013
    made = await guild.create_role(name="Doge")
    await made.delete()
    assert await refused_code(guild.fetch_member(1)) == 10013
