"""Threads: opening, members, archiving, and the lines Discord itself writes about them."""

from __future__ import annotations

import datetime

from playground.core import Core
from playground.errors import Json
from playground.permissions import Permission, in_channel
from playground.snowflakes import made_at
from playground.views import channel_view, thread_member_view
from playground.world import DM, PRIVATE_THREAD, THREADS

RECIPIENT_ADDED, NAME_CHANGED, THREAD_CREATED, THREAD_STARTER = 1, 4, 18, 21


def open_thread(core: Core, parent: Json, owner_id: str, body: Json, kind: int, started_by: Json | None) -> Json:
    """Open a thread, on its own or from a message (whose id it then takes)."""
    world = core.world
    thread: Json = {
        "id": started_by["id"] if started_by else world.new_id(),
        "type": kind,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": body["name"],
        "last_message_id": None,
        "message_count": 0,
        "total_message_sent": 0,
        "rate_limit_per_user": body.get("rate_limit_per_user") or 0,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": world.now(),
            "auto_archive_duration": body.get("auto_archive_duration") or parent["default_auto_archive_duration"],
            "locked": False,
            "create_timestamp": world.now(),
        },
    }
    if kind == PRIVATE_THREAD:
        thread["thread_metadata"]["invitable"] = body.get("invitable") is not False
    world.save("channel", thread)
    world.save_thread_member(thread["id"], owner_id)
    core.tell("THREAD_CREATE", {**thread, "newly_created": True}, thread)
    if started_by is not None:
        started_by["flags"] |= 1 << 5
        started_by["thread"] = channel_view(world, thread, owner_id)
        world.save_message(started_by)
        core.tell("MESSAGE_UPDATE", started_by, parent)
        _system_message(core, thread, THREAD_STARTER, owner_id, refers_to=(parent, started_by["id"]))
    elif kind != PRIVATE_THREAD:
        _system_message(core, parent, THREAD_CREATED, owner_id, content=thread["name"], refers_to=(thread, None))
    return thread


def add_member(core: Core, thread: Json, user_id: str, added_by: str) -> None:
    """Add somebody; Discord says so in the thread unless they came by themselves."""
    world = core.world
    if user_id in world.thread_members[thread["id"]]:
        return
    world.save_thread_member(thread["id"], user_id)
    _tell_members(core, thread, added=[user_id], removed=[])
    core.tell("THREAD_CREATE", thread, thread, only_for=user_id)
    if added_by != user_id:
        _system_message(core, thread, RECIPIENT_ADDED, added_by, mentions=[user_id])


def remove_member(core: Core, thread: Json, user_id: str) -> None:
    world = core.world
    if user_id not in world.thread_members[thread["id"]]:
        return
    world.drop_thread_member(thread["id"], user_id)
    _tell_members(core, thread, added=[], removed=[user_id])
    if not in_channel(world, thread, user_id):
        core.tell("THREAD_DELETE", gone(thread), thread, only_for=user_id)


def bring_in_mentioned(core: Core, thread: Json, message: Json) -> None:
    """A mention in a thread adds the person, if they can see the channel around it."""
    parent = core.world.channels.get(thread["parent_id"])
    if parent is None or message["type"] == RECIPIENT_ADDED:
        return
    for user in message["mentions"]:
        if in_channel(core.world, parent, user["id"]) & Permission.VIEW_CHANNEL:
            newcomer = user["id"] not in core.world.thread_members[thread["id"]]
            if newcomer:
                add_member(core, thread, user["id"], added_by=user["id"])


def change(core: Core, thread: Json, body: Json, changed_by: str) -> None:
    metadata = thread["thread_metadata"]
    renamed = "name" in body and body["name"] != thread["name"]
    for key in ("name", "rate_limit_per_user", "flags"):
        if body.get(key) is not None:
            thread[key] = body[key]
    for key in ("locked", "invitable", "auto_archive_duration"):
        if body.get(key) is not None:
            metadata[key] = body[key]
    if body.get("archived") is not None and body["archived"] != metadata["archived"]:
        metadata["archived"] = body["archived"]
        metadata["archive_timestamp"] = core.world.now()
    core.world.save("channel", thread)
    core.tell("THREAD_UPDATE", thread, thread)
    if renamed:
        _system_message(core, thread, NAME_CHANGED, changed_by, content=thread["name"])


def wake(core: Core, thread: Json) -> None:
    """A new message un-archives its thread."""
    metadata = thread["thread_metadata"]
    if metadata["archived"]:
        metadata["archived"] = False
        metadata["archive_timestamp"] = core.world.now()
        core.world.save("channel", thread)
        core.tell("THREAD_UPDATE", thread, thread)


def archive_idle(core: Core) -> None:
    """Archive every thread in which nothing happened for its own number of minutes, as Discord does."""
    now = core.clock()
    for thread in [channel for channel in core.world.channels.values() if channel["type"] in THREADS]:
        metadata = thread["thread_metadata"]
        changed = datetime.datetime.fromisoformat(metadata["archive_timestamp"]).timestamp()
        last = max(changed, made_at(thread["last_message_id"] or thread["id"]))
        if not metadata["archived"] and now - last > metadata["auto_archive_duration"] * 60:
            metadata["archived"] = True
            metadata["archive_timestamp"] = core.world.now()
            core.world.save("channel", thread)
            core.tell("THREAD_UPDATE", thread, thread)


def delete_channel(core: Core, channel: Json) -> None:
    """Delete a thread, or a channel with its threads."""
    world = core.world
    if channel["type"] in THREADS:
        told, data = "THREAD_DELETE", gone(channel)
    else:
        for thread in world.threads_of(channel["guild_id"]) if channel["type"] != DM else []:
            if thread["parent_id"] == channel["id"]:
                delete_channel(core, thread)
        told, data = "CHANNEL_DELETE", channel
    witnesses = frozenset(
        user_id
        for user_id in world.users
        if channel["type"] != DM and in_channel(world, channel, user_id) & Permission.VIEW_CHANNEL
    )
    for message in world.messages[channel["id"]].values():
        core.attachments.forget(message["attachments"])
    world.forget_channel(channel["id"])
    core.tell(told, data, channel, also_for=witnesses)


def gone(thread: Json) -> Json:
    return {key: thread[key] for key in ("id", "guild_id", "parent_id", "type")}


def _tell_members(core: Core, thread: Json, added: list[str], removed: list[str]) -> None:
    members = core.world.thread_members[thread["id"]]
    data = {
        "id": thread["id"],
        "guild_id": thread["guild_id"],
        "member_count": min(50, len(members)),
        "added_members": [thread_member_view(core.world, thread, user_id, with_member=True) for user_id in added],
        "removed_member_ids": removed,
    }
    core.tell("THREAD_MEMBERS_UPDATE", data, thread, also_for=frozenset(removed))


def _system_message(
    core: Core,
    channel: Json,
    kind: int,
    author_id: str,
    *,
    content: str = "",
    mentions: list[str] | None = None,
    refers_to: tuple[Json, str | None] | None = None,
) -> None:
    """A line Discord writes itself; no limits apply and nothing is un-archived."""
    world = core.world
    message: Json = {
        "id": world.new_id(),
        "channel_id": channel["id"],
        "type": kind,
        "author": world.users[author_id],
        "content": content,
        "timestamp": world.now(),
        "edited_timestamp": None,
        "tts": False,
        "pinned": False,
        "mention_everyone": False,
        "mentions": [world.users[user_id] for user_id in mentions or []],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "flags": 0,
    }
    if refers_to is not None:
        where, message_id = refers_to
        message["message_reference"] = {"type": 0, "channel_id": where["id"], "guild_id": where["guild_id"]}
        if message_id is not None:
            message["message_reference"]["message_id"] = message_id
    world.save_message(message)
    channel["last_message_id"] = message["id"]
    world.save("channel", channel)
    core.tell("MESSAGE_CREATE", message, channel)
