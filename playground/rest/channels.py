"""Channels: looked at, made, changed, deleted, and who may do what in them."""

from __future__ import annotations

from playground import threads
from playground.errors import FormErrors, Json, invalid_form, refusal
from playground.limits import check_thread
from playground.permissions import Permission, demand, demand_in_guild
from playground.rest.route import Answer, Call, Routes
from playground.seed import add_text_channel
from playground.views import channel_view
from playground.world import DM, TEXT, THREADS

routes = Routes()

_CHANGEABLE = ("name", "topic", "position", "nsfw", "rate_limit_per_user", "default_auto_archive_duration")


@routes("GET", "/channels/{channel_id}")
async def look(call: Call) -> Answer:
    demand(call.core.world, call.channel, call.bot_id)
    return channel_view(call.core.world, call.channel, call.bot_id)


@routes("POST", "/guilds/{guild_id}/channels", status=201)
async def make(call: Call) -> Answer:
    guild = call.guild
    demand_in_guild(call.core.world, guild["id"], call.bot_id, Permission.MANAGE_CHANNELS)
    if (call.body.get("type") or TEXT) != TEXT:
        raise invalid_form(("type",), "BASE_TYPE_CHOICES", "The playground has text channels only.")
    _check(call.body, changes_only=False)
    name = str(call.body["name"]).lower().replace(" ", "-")
    channel = add_text_channel(call.core.world, guild, name, call.body.get("topic"))
    channel["permission_overwrites"] = [_overwrite(each) for each in call.body.get("permission_overwrites") or []]
    call.core.world.save("channel", channel)
    call.core.tell("CHANNEL_CREATE", channel, channel)
    return channel


@routes("PATCH", "/channels/{channel_id}")
async def change(call: Call) -> Answer:
    channel = call.channel
    if channel["type"] == DM:
        raise refusal(50003)
    if channel["type"] in THREADS:
        _change_thread(call, channel)
        return channel_view(call.core.world, channel, call.bot_id)
    demand(call.core.world, channel, call.bot_id, Permission.MANAGE_CHANNELS)
    _check(call.body, changes_only=True)
    for key in _CHANGEABLE:
        if key in call.body:
            channel[key] = call.body[key]
    if call.body.get("permission_overwrites") is not None:
        demand(call.core.world, channel, call.bot_id, Permission.MANAGE_ROLES)
        channel["permission_overwrites"] = [_overwrite(each) for each in call.body["permission_overwrites"]]
    call.core.world.save("channel", channel)
    call.core.tell("CHANNEL_UPDATE", channel, channel)
    return channel


@routes("DELETE", "/channels/{channel_id}")
async def delete(call: Call) -> Answer:
    channel = call.channel
    if channel["type"] == DM:
        return channel_view(call.core.world, channel, call.bot_id)  # a bot cannot close it for the other one
    thread = channel["type"] in THREADS
    needed = Permission.MANAGE_THREADS if thread else Permission.MANAGE_CHANNELS
    demand(call.core.world, channel, call.bot_id, needed)
    shown = channel_view(call.core.world, channel, call.bot_id)
    threads.delete_channel(call.core, channel)
    return shown


@routes("PUT", "/channels/{channel_id}/permissions/{overwrite_id}")
async def set_overwrite(call: Call) -> Answer:
    channel = _with_overwrites(call)
    overwrite = _overwrite({**call.body, "id": call.path["overwrite_id"]})
    others = [each for each in channel["permission_overwrites"] if each["id"] != overwrite["id"]]
    channel["permission_overwrites"] = [*others, overwrite]
    call.core.world.save("channel", channel)
    call.core.tell("CHANNEL_UPDATE", channel, channel)
    return None


@routes("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}")
async def drop_overwrite(call: Call) -> Answer:
    channel = _with_overwrites(call)
    others = [each for each in channel["permission_overwrites"] if each["id"] != call.path["overwrite_id"]]
    if len(others) == len(channel["permission_overwrites"]):
        raise refusal(10009)
    channel["permission_overwrites"] = others
    call.core.world.save("channel", channel)
    call.core.tell("CHANNEL_UPDATE", channel, channel)
    return None


def _change_thread(call: Call, thread: Json) -> None:
    """Its owner may rename, archive and re-open a thread; anything else is for those who manage threads."""
    world, bot_id, body = call.core.world, call.bot_id, call.body
    granted = demand(world, thread, bot_id)
    check_thread(body, changes_only=True)
    metadata = thread["thread_metadata"]
    manages = bool(granted & Permission.MANAGE_THREADS)
    opens = body.get("archived") is False
    if metadata["archived"] and not opens and set(body) - {"archived", "locked"}:
        raise refusal(50083)
    only_opens = opens and set(body) <= {"archived"} and not metadata["locked"]
    if only_opens and granted & Permission.SEND_MESSAGES_IN_THREADS:
        pass
    elif not manages and (thread["owner_id"] != bot_id or metadata["locked"] or "locked" in body):
        raise refusal(50013)
    threads.change(call.core, thread, body, bot_id)


def _with_overwrites(call: Call) -> Json:
    channel = call.channel
    if channel["type"] == DM or channel["type"] in THREADS:
        raise refusal(50024)
    demand(call.core.world, channel, call.bot_id, Permission.MANAGE_ROLES)
    return channel


def _check(body: Json, *, changes_only: bool) -> None:
    errors = FormErrors()
    if "name" in body or not changes_only:
        errors.check_length(("name",), body.get("name"), 1, 100)
    errors.check_length(("topic",), body.get("topic") or "", 0, 1024)
    errors.raise_if_any()


def _overwrite(given: Json) -> Json:
    """An overwrite as the world keeps it; it may name somebody who has left, as on Discord."""
    return {
        "id": str(given["id"]),
        "type": int(given.get("type") or 0),
        "allow": str(int(given.get("allow") or 0)),
        "deny": str(int(given.get("deny") or 0)),
    }
