"""Threads: opened by the bot, their members, and the lists of active and archived ones."""

from __future__ import annotations

from playground import threads
from playground.errors import Json, invalid_form, refusal
from playground.limits import check_thread
from playground.permissions import Permission, demand, may_see
from playground.rest.route import Answer, Call, Routes
from playground.views import channel_view, thread_member_view
from playground.world import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, THREADS

routes = Routes()


@routes("POST", "/channels/{channel_id}/threads", status=201)
async def open_thread(call: Call) -> Answer:
    parent = _parent(call)
    kind = call.body.get("type") or PRIVATE_THREAD
    if kind not in THREADS:
        raise invalid_form(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {THREADS}.")
    private = kind == PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    demand(call.core.world, parent, call.bot_id, needed)
    check_thread(call.body, changes_only=False)
    thread = threads.open_thread(call.core, parent, call.bot_id, call.body, kind, None)
    return channel_view(call.core.world, thread, call.bot_id)


@routes("POST", "/channels/{channel_id}/messages/{message_id}/threads", status=201)
async def open_thread_from_message(call: Call) -> Answer:
    parent = _parent(call)
    demand(call.core.world, parent, call.bot_id, Permission.CREATE_PUBLIC_THREADS)
    message = call.core.world.message(parent["id"], call.path["message_id"])
    if message["id"] in call.core.world.channels:
        raise refusal(160004)
    check_thread(call.body, changes_only=False)
    thread = threads.open_thread(call.core, parent, call.bot_id, call.body, PUBLIC_THREAD, message)
    return channel_view(call.core.world, thread, call.bot_id)


@routes("GET", "/channels/{channel_id}/thread-members")
async def members(call: Call) -> Answer:
    thread = _thread(call)
    with_member = call.switch("with_member")
    ids = call.core.world.thread_members[thread["id"]]
    return [thread_member_view(call.core.world, thread, user_id, with_member) for user_id in ids]


@routes("GET", "/channels/{channel_id}/thread-members/{user_id}")
async def member(call: Call) -> Answer:
    thread = _thread(call)
    if call.path["user_id"] not in call.core.world.thread_members[thread["id"]]:
        raise refusal(10007)
    return thread_member_view(call.core.world, thread, call.path["user_id"], call.switch("with_member"))


@routes("PUT", "/channels/{channel_id}/thread-members/@me")
async def join(call: Call) -> Answer:
    thread = _open_thread(call)
    threads.add_member(call.core, thread, call.bot_id, added_by=call.bot_id)
    return None


@routes("DELETE", "/channels/{channel_id}/thread-members/@me")
async def leave(call: Call) -> Answer:
    threads.remove_member(call.core, _open_thread(call), call.bot_id)
    return None


@routes("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add_member(call: Call) -> Answer:
    thread = _open_thread(call)
    world, user_id = call.core.world, call.path["user_id"]
    granted = demand(world, thread, call.bot_id, Permission.SEND_MESSAGES_IN_THREADS)
    if thread["type"] == PRIVATE_THREAD and not granted & Permission.MANAGE_THREADS:
        invited = thread["thread_metadata"].get("invitable", True) or thread["owner_id"] == call.bot_id
        if not invited:
            raise refusal(50013)
    world.member(thread["guild_id"], user_id)
    parent = world.channel(thread["parent_id"])
    if not may_see(world, parent, user_id):
        raise refusal(50001)
    threads.add_member(call.core, thread, user_id, added_by=call.bot_id)
    return None


@routes("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
async def remove_member(call: Call) -> Answer:
    thread = _open_thread(call)
    granted = demand(call.core.world, thread, call.bot_id)
    owns = thread["type"] == PRIVATE_THREAD and thread["owner_id"] == call.bot_id
    if not owns and not granted & Permission.MANAGE_THREADS:
        raise refusal(50013)
    if call.path["user_id"] not in call.core.world.thread_members[thread["id"]]:
        raise refusal(10007)
    threads.remove_member(call.core, thread, call.path["user_id"])
    return None


@routes("GET", "/guilds/{guild_id}/threads/active")
async def active(call: Call) -> Answer:
    world = call.core.world
    found = [
        thread
        for thread in world.threads_of(call.guild["id"])
        if not thread["thread_metadata"]["archived"] and may_see(world, thread, call.bot_id)
    ]
    return {**_list(call, found), "has_more": False}


@routes("GET", "/channels/{channel_id}/threads/archived/public")
async def archived_public(call: Call) -> Answer:
    return _archived(call, PUBLIC_THREAD, Permission.READ_MESSAGE_HISTORY, joined_only=False)


@routes("GET", "/channels/{channel_id}/threads/archived/private")
async def archived_private(call: Call) -> Answer:
    needed = Permission.READ_MESSAGE_HISTORY | Permission.MANAGE_THREADS
    return _archived(call, PRIVATE_THREAD, needed, joined_only=False)


@routes("GET", "/channels/{channel_id}/users/@me/threads/archived/private")
async def archived_joined(call: Call) -> Answer:
    return _archived(call, PRIVATE_THREAD, Permission.READ_MESSAGE_HISTORY, joined_only=True)


def _archived(call: Call, kind: int, needed: Permission, *, joined_only: bool) -> Answer:
    world = call.core.world
    parent = call.channel
    demand(world, parent, call.bot_id, needed)
    before = call.query.get("before")
    limit = call.number("limit", 100, 1, 100)
    found = [
        thread
        for thread in world.threads_of(parent["guild_id"])
        if thread["parent_id"] == parent["id"]
        and thread["type"] == kind
        and thread["thread_metadata"]["archived"]
        and (not joined_only or call.bot_id in world.thread_members[thread["id"]])
        and (before is None or _sorts_before(thread, before, by_id=joined_only))
    ]
    found.sort(key=lambda thread: str(thread["thread_metadata"]["archive_timestamp"]), reverse=True)
    return {**_list(call, found[:limit]), "has_more": len(found) > limit}


def _sorts_before(thread: Json, before: str, *, by_id: bool) -> bool:
    if by_id:
        return int(thread["id"]) < int(before)
    return str(thread["thread_metadata"]["archive_timestamp"]) < before


def _list(call: Call, found: list[Json]) -> Json:
    world = call.core.world
    mine = [world.thread_members[thread["id"]].get(call.bot_id) for thread in found]
    return {
        "threads": [channel_view(world, thread, call.bot_id) for thread in found],
        "members": [member for member in mine if member is not None],
    }


def _parent(call: Call) -> Json:
    if call.channel["type"] != TEXT:
        raise refusal(50024)
    return call.channel


def _thread(call: Call) -> Json:
    thread = call.channel
    if thread["type"] not in THREADS:
        raise refusal(50024)
    demand(call.core.world, thread, call.bot_id)
    return thread


def _open_thread(call: Call) -> Json:
    thread = _thread(call)
    if thread["thread_metadata"]["archived"]:
        raise refusal(50083)
    return thread
