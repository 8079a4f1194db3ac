"""Messages are written, edited and deleted here, whoever does it: the bot, an interaction's webhook, a person."""

from __future__ import annotations

import copy
from typing import Any

from playground import limits, threads
from playground.attachments import Upload
from playground.component_limits import MEDIA_GALLERY, text_of, walk
from playground.core import Core
from playground.errors import Json, invalid_form
from playground.mentions import find_mentions
from playground.permissions import Permission, in_channel, may_see
from playground.world import DM, EPHEMERAL, THREADS

LOADING = 1 << 7
NORMAL, PIN_NOTICE, REPLY, COMMAND_ANSWER = 0, 6, 19, 20
# What a sender may set: suppress embeds, suppress notifications, Components V2.
_SENDERS_FLAGS = 1 << 2 | 1 << 12 | limits.COMPONENTS_V2

Uploads = dict[int, Upload]


async def write(
    core: Core,
    channel: Json,
    author_id: str,
    body: Json,
    uploads: Uploads,
    *,
    private_to: str | None = None,
    loading: bool = False,
    extra: Json | None = None,
) -> Json:
    """Write a new message and tell everyone who sees it."""
    world = core.world
    if not loading:
        limits.check_message(body, None, _names_of(body, uploads), bool(uploads))
    flags = (body.get("flags") or 0) & _SENDERS_FLAGS
    if private_to is not None:
        flags |= EPHEMERAL
    if loading:
        flags |= LOADING
    message: Json = {
        "id": world.new_id(),
        "channel_id": channel["id"],
        "type": NORMAL,
        "author": world.users[author_id],
        "content": "",
        "timestamp": world.now(),
        "edited_timestamp": None,
        "tts": bool(body.get("tts")),
        "pinned": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "flags": flags,
        **(extra or {}),
    }
    if world.users[author_id]["bot"]:
        message["application_id"] = author_id
    if body.get("nonce") is not None:
        message["nonce"] = body["nonce"]
    _refer(core, channel, message, body)
    await _fill(core, channel, message, body, uploads)
    await _publish(core, channel, message, private_to)
    return message


async def edit(core: Core, message: Json, body: Json, uploads: Uploads, *, first_fill: bool = False) -> Json:
    """Change what the body names and leave the rest; `first_fill` is a deferred answer getting its content."""
    world = core.world
    channel = world.channel(message["channel_id"])
    kept = _kept_attachments(message, body)
    names = {each["filename"] for each in kept} | _names_of(body, uploads)
    limits.check_message(body, message, names, bool(uploads or kept))
    message["flags"] = _edited_flags(message["flags"], body.get("flags"))
    if first_fill:
        message["flags"] &= ~LOADING
    else:
        message["edited_timestamp"] = world.now()
    await _fill(core, channel, message, body, uploads)
    world.save_message(message)
    core.tell("MESSAGE_UPDATE", message, channel, only_for=world.private_to.get(message["id"]))
    return message


def delete(core: Core, message: Json) -> None:
    world = core.world
    channel = world.channel(message["channel_id"])
    only_for = world.private_to.get(message["id"])
    world.drop_message(message)
    core.attachments.forget(message["attachments"])
    gone: Json = {"id": message["id"], "channel_id": channel["id"]}
    if channel["type"] != DM and only_for is None:
        gone["guild_id"] = channel["guild_id"]
    core.tell("MESSAGE_DELETE", gone, channel, only_for=only_for)


def visible_messages(core: Core, channel_id: str, viewer_id: str) -> list[Json]:
    """What one user sees in a channel, oldest first; private messages only if they are theirs."""
    private_to = core.world.private_to
    return [
        message
        for message_id, message in core.world.messages[channel_id].items()
        if private_to.get(message_id, viewer_id) == viewer_id
    ]


def page_of(
    messages: list[Json], *, before: str | None, after: str | None, around: str | None, limit: int
) -> list[Json]:
    """The part of a channel's messages that was asked for, oldest first."""
    if around is not None:
        earlier = [each for each in messages if int(each["id"]) < int(around)][-(limit // 2) :] if limit > 1 else []
        later = [each for each in messages if int(each["id"]) >= int(around)][: limit - len(earlier)]
        return earlier + later
    if after is not None:
        return [each for each in messages if int(each["id"]) > int(after)][:limit]
    if before is not None:
        messages = [each for each in messages if int(each["id"]) < int(before)]
    return messages[-limit:]


async def _publish(core: Core, channel: Json, message: Json, private_to: str | None) -> None:
    world = core.world
    if private_to is not None:
        world.save_private_message(message, private_to)
        while (oldest := world.oldest_private_beyond_bound()) is not None:
            delete(core, oldest)
        core.tell("MESSAGE_CREATE", message, channel, only_for=private_to)
        return
    world.save_message(message)
    channel["last_message_id"] = message["id"]
    if channel["type"] in THREADS:
        threads.wake(core, channel)
        channel["message_count"] += 1
        channel["total_message_sent"] += 1
        message["position"] = channel["total_message_sent"]
        threads.bring_in_mentioned(core, channel, message)
    world.save("channel", channel)
    core.tell("MESSAGE_CREATE", message, channel)


async def _fill(core: Core, channel: Json, message: Json, body: Json, uploads: Uploads) -> None:
    await _fill_attachments(core, message, body, uploads)
    if "content" in body:
        # Discord strips a message like this too.
        message["content"] = (body["content"] or "").strip()
    if "embeds" in body:
        message["embeds"] = [_shown_embed(embed, message) for embed in body["embeds"] or []]
    if "components" in body:
        message["components"] = _shown_components(body["components"] or [], message)
    if "content" in body or "components" in body:
        _fill_mentions(core, channel, message, body)


def _fill_mentions(core: Core, channel: Json, message: Json, body: Json) -> None:
    world = core.world
    author_id = message["author"]["id"]
    replied_to = (message.get("referenced_message") or {}).get("author", {}).get("id")
    text = f"{message['content']}\n{text_of(message['components'])}"
    mentioned = find_mentions(text, body.get("allowed_mentions"), replied_to)
    guild = world.guilds.get(channel.get("guild_id", ""))
    may_everyone = in_channel(world, channel, author_id) & Permission.MENTION_EVERYONE
    message["mentions"] = [world.users[each] for each in mentioned.users if each in world.users]
    message["mention_everyone"] = bool(mentioned.everyone and may_everyone)
    message["mention_roles"] = [
        role["id"]
        for role in (guild["roles"] if guild else ())
        if role["id"] in mentioned.roles and (role["mentionable"] or may_everyone)
    ]


async def _fill_attachments(core: Core, message: Json, body: Json, uploads: Uploads) -> None:
    kept = _kept_attachments(message, body)
    details = {str(each.get("id")): each for each in body.get("attachments") or []}
    for each in kept:
        if (description := details.get(each["id"], {}).get("description")) is not None:
            each["description"] = description
    dropped = [each for each in message["attachments"] if each not in kept]
    new = [
        await core.attachments.keep(message["channel_id"], upload, details.get(str(index), {}))
        for index, upload in sorted(uploads.items())
    ]
    core.attachments.forget(dropped)
    message["attachments"] = kept + new


def _kept_attachments(message: Json, body: Json) -> list[Json]:
    if "attachments" not in body:
        return list(message["attachments"])
    named = {str(each.get("id")) for each in body["attachments"] or []}
    return [each for each in message["attachments"] if each["id"] in named]


def _names_of(body: Json, uploads: Uploads) -> set[str]:
    details = {str(each.get("id")): each for each in body.get("attachments") or []}
    return {details.get(str(index), {}).get("filename") or upload.filename for index, upload in uploads.items()}


def _edited_flags(flags: int, asked: int | None) -> int:
    """Embeds can be suppressed and shown again; Components V2 can be switched on but never off."""
    if asked is None:
        return flags
    return flags & ~(1 << 2) | asked & (1 << 2 | limits.COMPONENTS_V2)


def _refer(core: Core, channel: Json, message: Json, body: Json) -> None:
    reference = body.get("message_reference")
    if not reference:
        return
    referred_id = str(reference.get("message_id"))
    referred = core.world.messages[channel["id"]].get(referred_id)
    if referred is None:
        if reference.get("fail_if_not_exists", True):
            raise invalid_form(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return
    refer_to(message, channel, referred)


def refer_to(message: Json, channel: Json, referred: Json) -> None:
    """Make a message a reply to another one of its channel."""
    message["type"] = REPLY if message["type"] == NORMAL else message["type"]
    message["message_reference"] = {"type": 0, "message_id": referred["id"], "channel_id": channel["id"]}
    if channel["type"] != DM:
        message["message_reference"]["guild_id"] = channel["guild_id"]
    message["referenced_message"] = {key: value for key, value in referred.items() if key != "referenced_message"}


def _shown_embed(embed: Json, message: Json) -> Json:
    shown = {**copy.deepcopy(embed), "type": "rich"}
    for key in ("image", "thumbnail", "author", "footer"):
        picture = shown.get(key)
        if isinstance(picture, dict):
            for url_key in ("url", "icon_url"):
                if str(picture.get(url_key, "")).startswith("attachment://"):
                    picture.update(_unfurled(picture[url_key], message, url_key))
    return shown


def _shown_components(components: list[Json], message: Json) -> list[Json]:
    """Components as Discord gives them back: numbered, and with their pictures' addresses."""
    shown = copy.deepcopy(components)
    taken = {component["id"] for _, component in walk(shown) if component.get("id")}
    number = 0
    for _, component in walk(shown):
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number
        for signed in (component, *component.get("options", ())):
            if isinstance(signed.get("emoji"), dict):  # one that everybody has is given back without an id
                signed["emoji"] = {key: value for key, value in signed["emoji"].items() if value is not None}
        items = component["items"] if component["type"] == MEDIA_GALLERY else [component]
        for item in items:
            for key in ("media", "file"):
                if isinstance(item.get(key), dict):
                    item[key] = {**item[key], **_unfurled(item[key]["url"], message, "url")}
    return shown


def _unfurled(url: str, message: Json, url_key: str) -> Json:
    if not url.startswith("attachment://"):
        return {"id": message["id"], url_key: url, "proxy_url": url}
    name = url.removeprefix("attachment://")
    for attachment in message["attachments"]:
        if attachment["filename"] == name:
            found: Json = {url_key: attachment["url"], f"proxy_{url_key}": attachment["url"]}
            for key in ("width", "height", "content_type"):
                if key in attachment:
                    found[key] = attachment[key]
            if url_key == "url":
                found["id"] = found["attachment_id"] = attachment["id"]
            return found
    return {url_key: url}


def mentions_user(core: Core, message: Json, user_id: str) -> bool:
    """Whether a message calls for somebody's attention by name, role or as one of everyone."""
    channel = core.world.channels.get(message["channel_id"])
    if channel is None or message["author"]["id"] == user_id:
        return False
    if channel["type"] == DM or any(user["id"] == user_id for user in message["mentions"]):
        return True
    if message["mention_everyone"]:
        return may_see(core.world, channel, user_id)
    member: dict[str, Any] = core.world.members[channel["guild_id"]].get(user_id, {})
    return any(role in member.get("roles", ()) for role in message["mention_roles"])


def tell_typing(core: Core, channel: Json, user_id: str) -> None:
    """Somebody is writing here."""
    told: Json = {"channel_id": channel["id"], "user_id": user_id, "timestamp": int(core.clock())}
    if channel["type"] != DM:
        told["guild_id"] = channel["guild_id"]
        told["member"] = core.world.members[channel["guild_id"]].get(user_id)
    core.tell("TYPING_START", told, channel)
