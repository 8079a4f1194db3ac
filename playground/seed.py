"""The world a fresh playground begins with: one server, a few channels, six people and the bot."""

from __future__ import annotations

import base64
import secrets

from playground.errors import Json
from playground.permissions import Permission
from playground.world import DM, TEXT, World

PEOPLE = (  # name, language; the first owns the server and the bot, the second moderates
    ("Ada", "en-US"),
    ("Bruno", "en-US"),
    ("Celina", "pl"),
    ("Dario", "en-US"),
    ("Ewa", "pl"),
    ("Filippo", "en-US"),
)
CHANNELS = (
    ("market-square", "Talk to each other, and to Loggia"),
    ("tables", "Games are opened here"),
    ("quay", "Room for more tables"),
)

EVERYONE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CHANGE_NICKNAME
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
MODERATOR = (
    Permission.KICK_MEMBERS
    | Permission.MANAGE_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.MANAGE_NICKNAMES
    | Permission.MENTION_EVERYONE
    | Permission.PIN_MESSAGES
)
# What the invitation in the README asks for, and no more: a test that needs more grants it.
BOT = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)


def make_world(world: World, base_url: str) -> None:
    """Fill an empty world."""
    bot_id = world.new_id()
    # As Discord's tokens: three parts between dots, of which the first is the bot's id; some libraries read it there.
    whose = base64.urlsafe_b64encode(bot_id.encode()).decode().rstrip("=")
    token = f"{whose}.{secrets.token_hex(3)}.{secrets.token_urlsafe(24)}"
    world.meta = {"bot_id": bot_id, "bot_token": token, "secret": secrets.token_urlsafe(18), "base_url": base_url}
    bot = user_record(bot_id, "Loggia")
    bot["bot"] = True
    world.save("user", bot)
    ids = [add_user(world, name, locale) for name, locale in PEOPLE]
    world.meta["owner_id"] = ids[0]
    guild_id = make_guild(world, "Loggia", ids[0])
    for user_id in ids:
        add_member(world, guild_id, user_id)
    guild = world.guilds[guild_id]
    bot_role = add_role(world, guild, "Loggia", BOT, managed_by=bot_id)
    moderators = add_role(world, guild, "Moderator", MODERATOR)
    add_role(world, guild, "Merchant", Permission(0))
    add_member(world, guild_id, bot_id, [bot_role])
    add_member(world, guild_id, ids[1], [moderators])
    for name, topic in CHANNELS:
        add_text_channel(world, guild, name, topic)
    guild["system_channel_id"] = None
    world.save("guild", guild)
    world.save_meta()


def user_record(user_id: str, name: str) -> Json:
    return {
        "id": user_id,
        "username": name.lower().replace(" ", "_"),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": False,
        "system": False,
        "banner": None,
        "accent_color": None,
        "public_flags": 0,
        "flags": 0,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }


def add_user(world: World, name: str, locale: str) -> str:
    user_id = world.new_id()
    world.save("user", user_record(user_id, name))
    world.save_person(user_id, {"locale": locale, "dms_open": True})
    return user_id


def add_member(world: World, guild_id: str, user_id: str, roles: list[str] | None = None) -> Json:
    member: Json = {
        "user": world.users[user_id],
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles or [],
        "joined_at": world.now(),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }
    world.save_member(guild_id, member)
    return member


def make_guild(world: World, name: str, owner_id: str) -> str:
    guild_id = world.new_id()
    guild: Json = {
        "id": guild_id,
        "name": name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "owner_id": owner_id,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": [],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "max_presences": None,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": "en-US",
        "nsfw_level": 0,
        "nsfw": False,
        "widget_enabled": False,
        "widget_channel_id": None,
    }
    world.save("guild", guild)
    add_role(world, guild, "@everyone", EVERYONE)
    return guild_id


def add_role(world: World, guild: Json, name: str, permissions: int, managed_by: str | None = None) -> str:
    everyone = not guild["roles"]
    role: Json = {
        "id": guild["id"] if everyone else world.new_id(),
        "name": name,
        "description": None,
        "permissions": str(int(permissions)),
        "position": len(guild["roles"]),
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": managed_by is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if managed_by is not None:
        role["tags"] = {"bot_id": managed_by}
        # The bot stands above every later role, so that it can hand them out.
        role["position"] = 100
    guild["roles"].append(role)
    world.save("guild", guild)
    return str(role["id"])


def add_text_channel(world: World, guild: Json, name: str, topic: str | None) -> Json:
    siblings = [channel for channel in world.channels.values() if channel.get("guild_id") == guild["id"]]
    channel: Json = {
        "id": world.new_id(),
        "type": TEXT,
        "guild_id": guild["id"],
        "name": name,
        "topic": topic,
        "position": len(siblings),
        "permission_overwrites": [],
        "parent_id": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "default_auto_archive_duration": 1440,
        "flags": 0,
    }
    world.save("channel", channel)
    return channel


def add_direct_channel(world: World, one: str, other: str) -> Json:
    channel: Json = {
        "id": world.new_id(),
        "type": DM,
        "recipient_ids": [one, other],
        "last_message_id": None,
        "flags": 0,
    }
    world.save("channel", channel)
    return channel
