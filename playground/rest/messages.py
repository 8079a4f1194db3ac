"""Messages in a channel, as the bot sends, reads, edits and deletes them."""

from __future__ import annotations

from playground import direct, messages, threads
from playground.errors import Json, invalid_form, refusal
from playground.messages import Uploads
from playground.permissions import Permission, demand, in_channel, sending_in
from playground.rest.route import Answer, Call, Routes
from playground.snowflakes import is_snowflake
from playground.world import DM, THREADS

routes = Routes()

MOST_PINS = 50
_NOT_DELETABLE = (1, 4, 21)  # lines Discord writes about a thread itself


@routes("GET", "/channels/{channel_id}/messages")
async def read(call: Call) -> Answer:
    channel = call.channel
    granted = demand(call.core.world, channel, call.bot_id)
    if not granted & Permission.READ_MESSAGE_HISTORY:
        return []
    found = messages.page_of(
        _public(call, channel),
        before=call.snowflake("before"),
        after=call.snowflake("after"),
        around=call.snowflake("around"),
        limit=call.number("limit", 50, 1, 100),
    )
    return found[::-1]


@routes("POST", "/channels/{channel_id}/messages")
async def send(call: Call) -> Answer:
    channel = call.channel
    _demand_sending(call, channel)
    if channel["type"] in THREADS:
        threads.add_member(call.core, channel, call.bot_id, added_by=call.bot_id)
    nonce = call.body.get("nonce")
    if nonce is None or not call.body.get("enforce_nonce"):
        return await messages.write(call.core, channel, call.bot_id, call.body, call.uploads)
    nonces = call.core.nonces
    async with nonces.one_at_a_time:
        if (earlier := nonces.find(call.bot_id, str(nonce))) is not None:
            return earlier
        message = await messages.write(call.core, channel, call.bot_id, call.body, call.uploads)
        nonces.remember(call.bot_id, str(nonce), message)
    return message


@routes("GET", "/channels/{channel_id}/messages/{message_id}")
async def read_one(call: Call) -> Answer:
    return _readable(call)


@routes("PATCH", "/channels/{channel_id}/messages/{message_id}")
async def edit(call: Call) -> Answer:
    message = _visible(call)
    channel = call.channel
    if message["author"]["id"] != call.bot_id:
        _suppress_embeds_only(call, channel)
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise refusal(50083)
    if call.uploads:
        demand(call.core.world, channel, call.bot_id, Permission.ATTACH_FILES)
    return await messages.edit(call.core, message, call.body, call.uploads)


@routes("DELETE", "/channels/{channel_id}/messages/{message_id}")
async def delete(call: Call) -> Answer:
    message = _visible(call)
    if message["author"]["id"] != call.bot_id:
        if call.channel["type"] == DM:
            raise refusal(50003)
        demand(call.core.world, call.channel, call.bot_id, Permission.MANAGE_MESSAGES)
    if message["type"] in _NOT_DELETABLE:
        raise refusal(50021)
    messages.delete(call.core, message)
    return None


@routes("POST", "/channels/{channel_id}/messages/bulk-delete")
async def delete_many(call: Call) -> Answer:
    channel = call.channel
    if channel["type"] == DM:
        raise refusal(50003)
    demand(call.core.world, channel, call.bot_id, Permission.MANAGE_MESSAGES)
    ids = [str(each) for each in call.body.get("messages") or []]
    if not 2 <= len(ids) <= 100 or not all(is_snowflake(each) for each in ids):
        raise invalid_form(("messages",), "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")
    for message_id in ids:
        message = call.core.world.messages[channel["id"]].get(message_id)
        if message is not None and message_id not in call.core.world.private_to:
            messages.delete(call.core, message)
    return None


@routes("POST", "/channels/{channel_id}/typing")
async def typing(call: Call) -> Answer:
    channel = call.channel
    demand(call.core.world, channel, call.bot_id, sending_in(channel))
    messages.tell_typing(call.core, channel, call.bot_id)
    return None


@routes("GET", "/channels/{channel_id}/messages/pins")
async def pins(call: Call) -> Answer:
    channel = call.channel
    demand(call.core.world, channel, call.bot_id, Permission.READ_MESSAGE_HISTORY)
    pinned = [message for message in _public(call, channel) if message["pinned"]]
    items = [{"pinned_at": message["timestamp"], "message": message} for message in pinned[::-1]]
    return {"items": items, "has_more": False}


@routes("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
async def pin(call: Call) -> Answer:
    return await _set_pinned(call, pinned=True)


@routes("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
async def unpin(call: Call) -> Answer:
    return await _set_pinned(call, pinned=False)


async def _set_pinned(call: Call, *, pinned: bool) -> Answer:
    message = _visible(call)
    channel = call.channel
    demand(call.core.world, channel, call.bot_id, Permission.PIN_MESSAGES)
    if message["pinned"] == pinned:
        return None
    if pinned and sum(each["pinned"] for each in _public(call, channel)) >= MOST_PINS:
        raise refusal(30003)
    message["pinned"] = pinned
    call.core.world.save_message(message)
    call.core.tell("MESSAGE_UPDATE", message, channel)
    moved: Json = {"channel_id": channel["id"], "last_pin_timestamp": call.core.world.now()}
    call.core.tell("CHANNEL_PINS_UPDATE", moved, channel)
    return None


def _demand_sending(call: Call, channel: Json) -> None:
    world = call.core.world
    if channel["type"] == DM:
        demand(world, channel, call.bot_id)
        direct.demand_open_door(call.core, channel, call.bot_id)
        return
    needed = int(sending_in(channel)) | _needed_for(call.body, call.uploads)
    granted = demand(world, channel, call.bot_id, needed)
    if channel["type"] in THREADS:
        metadata = channel["thread_metadata"]
        if metadata["archived"] and metadata["locked"] and not granted & Permission.MANAGE_THREADS:
            raise refusal(50083)


def _needed_for(body: Json, uploads: Uploads) -> int:
    needed = 0
    if uploads:
        needed |= Permission.ATTACH_FILES
    if body.get("embeds"):
        needed |= Permission.EMBED_LINKS
    if body.get("message_reference"):
        needed |= Permission.READ_MESSAGE_HISTORY
    return needed


def _suppress_embeds_only(call: Call, channel: Json) -> None:
    """Of somebody else's message a bot may only switch the embeds off."""
    if set(call.body) - {"flags"} or call.uploads:
        raise refusal(50005)
    demand(call.core.world, channel, call.bot_id, Permission.MANAGE_MESSAGES)


def _readable(call: Call) -> Json:
    demand(call.core.world, call.channel, call.bot_id, Permission.READ_MESSAGE_HISTORY)
    return _visible(call)


def _visible(call: Call) -> Json:
    channel = call.channel
    if not in_channel(call.core.world, channel, call.bot_id) & Permission.VIEW_CHANNEL:
        raise refusal(50001)
    return call.core.world.message(channel["id"], call.path["message_id"])


def _public(call: Call, channel: Json) -> list[Json]:
    """The channel's messages without the private ones, which even their author cannot read back here."""
    private = call.core.world.private_to
    return [each for each in call.core.world.messages[channel["id"]].values() if each["id"] not in private]
