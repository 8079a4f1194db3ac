"""How the world's records look to one reader: what goes over the wire."""

from __future__ import annotations

from playground.errors import Json
from playground.permissions import may_see
from playground.world import DM, THREADS, World


def channel_view(world: World, channel: Json, viewer_id: str) -> Json:
    """A channel as Discord shows it to this user."""
    if channel["type"] == DM:
        shown = {key: value for key, value in channel.items() if key != "recipient_ids"}
        shown["recipients"] = [world.users[each] for each in channel["recipient_ids"] if each != viewer_id]
        return shown
    if channel["type"] not in THREADS:
        return channel
    members = world.thread_members[channel["id"]]
    shown = dict(channel)
    shown["member_count"] = min(50, len(members))  # Discord stops counting there
    if viewer_id in members:
        shown["member"] = members[viewer_id]
    return shown


def partial_channel(world: World, channel: Json, viewer_id: str, permissions: int) -> Json:
    """A channel inside an interaction, with what the person may do there."""
    shown = dict(channel_view(world, channel, viewer_id))
    shown.pop("permission_overwrites", None)
    shown["permissions"] = str(permissions)
    return shown


def thread_member_view(world: World, thread: Json, user_id: str, with_member: bool) -> Json:
    record = dict(world.thread_members[thread["id"]][user_id])
    if with_member:
        record["member"] = world.members[thread["guild_id"]].get(user_id)
    return record


def member_without_user(member: Json) -> Json:
    """The member object beside a message's author."""
    return {key: value for key, value in member.items() if key != "user"}


def guild_view(world: World, guild: Json) -> Json:
    """A guild as REST shows it."""
    count = len(world.members[guild["id"]])
    unused: Json = {"home_header": None, "region": "us-central", "incidents_data": None}
    return {**guild, **unused, "approximate_member_count": count, "approximate_presence_count": count}


def guild_create(world: World, guild: Json, bot_id: str, everyone: bool) -> Json:
    """A guild as the gateway introduces it; other members than the bot are sent only with their presences."""
    guild_id = guild["id"]
    members = world.members[guild_id]
    channels = [
        channel
        for channel in world.channels.values()
        if channel["type"] not in (DM, *THREADS) and channel["guild_id"] == guild_id
    ]
    threads = [
        channel_view(world, thread, bot_id)
        for thread in world.threads_of(guild_id)
        if not thread["thread_metadata"]["archived"] and may_see(world, thread, bot_id)
    ]
    return {
        **guild,
        "joined_at": members[bot_id]["joined_at"],
        "large": False,
        "unavailable": False,
        "member_count": len(members),
        "members": list(members.values()) if everyone else [members[bot_id]],
        "channels": channels,
        "threads": threads,
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def my_user(world: World) -> Json:
    """The bot as it sees itself."""
    own = {"verified": True, "mfa_enabled": False, "locale": "en-US", "email": None}
    return {**world.users[world.bot_id], **own}


def application_view(world: World) -> Json:
    """The bot's application; it has an owner, whom libraries ask for."""
    bot = world.users[world.bot_id]
    return {
        "id": world.bot_id,
        "name": bot["global_name"],
        "icon": None,
        "description": "A bot at the playground",
        "summary": "",
        "type": None,
        "bot": bot,
        "bot_public": False,
        "bot_require_code_grant": False,
        "owner": world.users[world.meta["owner_id"]],
        "team": None,
        "verify_key": "0" * 64,
        "flags": APPLICATION_FLAGS,
        "flags_new": str(APPLICATION_FLAGS),
        "hook": True,
        "approximate_guild_count": len(world.guild_ids_of(world.bot_id)),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "tags": [],
        "integration_types_config": {"0": {}},
    }


# The bot is in few servers, so every privileged intent may be asked for: presences, members, message content.
APPLICATION_FLAGS = 1 << 13 | 1 << 15 | 1 << 19 | 1 << 23
