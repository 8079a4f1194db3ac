"""Who may do what: role permissions, channel overwrites, threads and direct messages, computed as Discord does."""

from __future__ import annotations

from enum import IntFlag

from playground.errors import Json, refusal
from playground.world import DM, THREADS, World


class Permission(IntFlag):
    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


EVERYTHING = (1 << 53) - 1
IN_DIRECT_MESSAGES = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.MENTION_EVERYONE
    | Permission.PIN_MESSAGES
)


def in_guild(world: World, guild_id: str, user_id: str) -> int:
    """What a member may do before any channel has its say."""
    guild = world.guilds[guild_id]
    member = world.members[guild_id].get(user_id)
    if member is None:
        return 0
    if guild["owner_id"] == user_id:
        return EVERYTHING
    held = {guild_id, *member["roles"]}
    granted = 0
    for role in guild["roles"]:
        if role["id"] in held:
            granted |= int(role["permissions"])
    return EVERYTHING if granted & Permission.ADMINISTRATOR else granted


def in_channel(world: World, channel: Json, user_id: str) -> int:
    """What somebody may do in a channel; nothing at all where they cannot see it."""
    if channel["type"] == DM:
        return int(IN_DIRECT_MESSAGES) if user_id in channel["recipient_ids"] else 0
    guild_id = channel["guild_id"]
    if guild_id not in world.guilds:
        return 0
    granted = in_guild(world, guild_id, user_id)
    if granted == EVERYTHING:
        return granted
    thread = channel["type"] in THREADS
    place = world.channels.get(channel["parent_id"]) if thread else channel
    member = world.members[guild_id].get(user_id)
    if place is None or member is None:
        return 0
    granted = _overwritten(granted, place["permission_overwrites"], guild_id, user_id, set(member["roles"]))
    if not granted & Permission.VIEW_CHANNEL:
        return 0
    if channel["type"] == 12 and not granted & Permission.MANAGE_THREADS:
        return granted if user_id in world.thread_members[channel["id"]] else 0
    return granted


def _overwritten(granted: int, overwrites: list[Json], guild_id: str, user_id: str, roles: set[str]) -> int:
    by_id = {overwrite["id"]: overwrite for overwrite in overwrites}
    if everyone := by_id.get(guild_id):
        granted = granted & ~int(everyone["deny"]) | int(everyone["allow"])
    denied = allowed = 0
    for role_id in roles & by_id.keys():
        denied |= int(by_id[role_id]["deny"])
        allowed |= int(by_id[role_id]["allow"])
    granted = granted & ~denied | allowed
    if own := by_id.get(user_id):
        granted = granted & ~int(own["deny"]) | int(own["allow"])
    return granted


def may_see(world: World, channel: Json, user_id: str) -> bool:
    return bool(in_channel(world, channel, user_id) & Permission.VIEW_CHANNEL)


def sending_in(channel: Json) -> Permission:
    """The permission to send in this kind of channel."""
    return Permission.SEND_MESSAGES_IN_THREADS if channel["type"] in THREADS else Permission.SEND_MESSAGES


def demand(world: World, channel: Json, user_id: str, needed: int = 0) -> int:
    """Raise Discord's refusal unless somebody sees the channel and has all that is needed there."""
    granted = in_channel(world, channel, user_id)
    if not granted & Permission.VIEW_CHANNEL:
        raise refusal(50001)
    if needed & ~granted:
        raise refusal(50013)
    return granted


def demand_in_guild(world: World, guild_id: str, user_id: str, needed: int) -> None:
    if needed & ~in_guild(world, guild_id, user_id):
        raise refusal(50013)


def highest_position(world: World, guild_id: str, user_id: str) -> int:
    """The place of somebody's highest role; a role can only be given by somebody standing above it."""
    guild = world.guilds[guild_id]
    if guild["owner_id"] == user_id:
        return 1 << 30
    held = world.members[guild_id][user_id]["roles"]
    return max((role["position"] for role in guild["roles"] if role["id"] in held), default=0)
