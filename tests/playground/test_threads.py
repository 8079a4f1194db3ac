"""Threads: public and private, their members, archived and woken, renamed and deleted."""

from __future__ import annotations

import discord
import pytest

from playground import Permission, Playground
from playground.errors import Refused
from playground.people import Person
from tests.playground.conftest import Clock
from tests.playground.parrot import Parrot
from tests.playground.test_messages import refused_code, text_channel

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def tables(parrot: Parrot) -> discord.TextChannel:
    return text_channel(parrot)


@pytest.fixture
def ada(ground: Playground, parrot: Parrot) -> Person:
    return ground.person("Ada")


async def test_a_public_thread_is_there_for_everybody(
    ground: Playground, ada: Person, tables: discord.TextChannel
) -> None:
    thread = await tables.create_thread(name="Medici 1", type=discord.ChannelType.public_thread)
    await thread.send("welcome")
    for person in ground.people:
        assert person.last(str(thread.id))["content"] == "welcome"
    notice = ada.last("tables")
    assert (notice["type"], notice["content"]) == (18, "Medici 1")


async def test_a_thread_from_a_message_takes_its_id(tables: discord.TextChannel) -> None:
    message = await tables.send("a game opens")
    thread = await message.create_thread(name="Genoa 1", auto_archive_duration=10080)
    assert thread.id == message.id
    assert await refused_code(message.create_thread(name="again")) == 160004


async def test_a_private_thread_is_seen_by_its_members(ground: Playground, tables: discord.TextChannel) -> None:
    celina, dario = ground.person("Celina"), ground.person("Dario")
    thread = await tables.create_thread(name="A hand", invitable=False)
    assert thread.is_private()
    with pytest.raises(Refused):
        celina.messages(str(thread.id))
    member = await tables.guild.fetch_member(int(celina.id))
    await thread.add_user(member)
    await thread.send("three cards")
    assert celina.last(str(thread.id))["content"] == "three cards"
    with pytest.raises(Refused):
        dario.messages(str(thread.id))
    assert {each.id for each in await thread.fetch_members()} == {int(celina.id), tables.guild.me.id}
    await thread.remove_user(member)
    with pytest.raises(Refused):
        celina.messages(str(thread.id))


async def test_a_mention_brings_somebody_into_a_thread(ground: Playground, tables: discord.TextChannel) -> None:
    ewa = ground.person("Ewa")
    thread = await tables.create_thread(name="Called")
    await thread.send(f"your turn, {ewa.mention}", allowed_mentions=discord.AllowedMentions.none())
    assert str(thread.id) not in [each["id"] for each in ewa.threads()]
    await thread.send(f"your turn, {ewa.mention}")
    assert str(thread.id) in [each["id"] for each in ewa.threads()]


async def test_an_archived_thread_wakes_when_somebody_speaks(
    ada: Person, parrot: Parrot, tables: discord.TextChannel
) -> None:
    thread = await tables.create_thread(name="Slow game", type=discord.ChannelType.public_thread)
    message = await thread.send("turn one")
    await thread.edit(archived=True)
    assert [each.id async for each in tables.archived_threads()] == [thread.id]
    assert await refused_code(message.edit(content="changed")) == 50083
    since = len(parrot.heard)
    await thread.send("turn two")
    await parrot.hears("thread update", since, lambda metadata: not metadata["archived"])
    ada.archive(thread)
    since = len(parrot.heard)
    await ada.say(thread, "I am awake")
    await parrot.hears("thread update", since, lambda metadata: not metadata["archived"])
    await message.edit(content="changed")


async def test_a_thread_falls_asleep_when_nothing_happens(
    ground: Playground, clock: Clock, tables: discord.TextChannel
) -> None:
    short = await tables.create_thread(name="An hour", auto_archive_duration=60)
    long = await tables.create_thread(name="A week", auto_archive_duration=10080)
    clock.ahead += 50 * 60
    await short.send("still here")
    clock.ahead += 50 * 60
    ground.faults.archive_idle_threads()
    assert not (await tables.guild.fetch_channel(short.id)).archived  # type: ignore[union-attr]
    clock.ahead += 20 * 60
    ground.faults.archive_idle_threads()
    assert (await tables.guild.fetch_channel(short.id)).archived  # type: ignore[union-attr]
    assert not (await tables.guild.fetch_channel(long.id)).archived  # type: ignore[union-attr]


async def test_a_locked_thread_needs_a_moderator(ground: Playground, tables: discord.TextChannel) -> None:
    ground.faults.grant(Permission.MANAGE_THREADS)
    thread = await tables.create_thread(name="Over", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True, locked=True)
    with pytest.raises(Refused, match="locked"):
        await ground.person("Dario").say(thread, "one more thing")
    await thread.send("the bot manages threads")
    ground.faults.deny(str(tables.id), Permission.MANAGE_THREADS)
    await refused_code(thread.edit(locked=False))
    ground.faults.allow_again(str(tables.id), Permission.MANAGE_THREADS)


async def test_threads_need_their_permissions(ground: Playground, tables: discord.TextChannel) -> None:
    ground.faults.deny(str(tables.id), Permission.CREATE_PRIVATE_THREADS)
    assert await refused_code(tables.create_thread(name="no")) == 50013
    ground.faults.allow_again(str(tables.id), Permission.CREATE_PRIVATE_THREADS)
    thread = await tables.create_thread(name="yes")
    ground.faults.deny(str(tables.id), Permission.SEND_MESSAGES_IN_THREADS)
    assert await refused_code(thread.send("no")) == 50013
    ground.faults.allow_again(str(tables.id), Permission.SEND_MESSAGES_IN_THREADS)


async def test_a_thread_is_renamed_and_deleted(
    ground: Playground, ada: Person, parrot: Parrot, tables: discord.TextChannel
) -> None:
    ground.faults.grant(Permission.MANAGE_THREADS)
    thread = await tables.create_thread(name="Before", type=discord.ChannelType.public_thread)
    await thread.edit(name="After")
    assert "After" in [each["name"] for each in ada.threads()]
    since = len(parrot.heard)
    await thread.delete()
    assert (await parrot.hears("thread delete", since)).thread_id == thread.id
    assert "After" not in [each["name"] for each in ada.threads()]
    assert await refused_code(thread.send("gone")) == 10003


async def test_active_threads_are_listed(tables: discord.TextChannel) -> None:
    thread = await tables.create_thread(name="Listed")
    assert thread.id in [each.id for each in await tables.guild.active_threads()]


async def test_a_press_in_a_thread_says_where_it_was(ground: Playground, ada: Person, parrot: Parrot) -> None:
    thread = await text_channel(parrot).create_thread(name="Press here", type=discord.ChannelType.public_thread)
    begun = ada.begin_command(thread, "keep")
    interaction = await parrot.kept_one(begun.id)
    assert isinstance(interaction.channel, discord.Thread)
    assert interaction.channel.id == thread.id
    await interaction.response.send_message("here")
    assert ada.last(thread)["content"] == "here"
