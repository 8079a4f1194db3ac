"""Direct messages: a channel between two, opened when the first of them wants it, and a person's closed door."""

from __future__ import annotations

from playground.core import Core
from playground.errors import Json, refusal
from playground.seed import add_direct_channel


def open_channel(core: Core, one: str, other: str) -> Json:
    """The direct message channel between two users, made if there is none yet."""
    channel = core.world.direct_channel(one, other)
    if channel is None:
        channel = add_direct_channel(core.world, one, other)
        core.tell("CHANNEL_CREATE", channel, channel)
    return channel


def demand_open_door(core: Core, channel: Json, sender_id: str) -> None:
    """Raise 50007 if the other one takes no direct messages."""
    world = core.world
    for user_id in channel["recipient_ids"]:
        person = world.people.get(user_id)
        if user_id != sender_id and person is not None and not (person["dms_open"] and _share_a_guild(core, user_id)):
            raise refusal(50007)


def _share_a_guild(core: Core, user_id: str) -> bool:
    world = core.world
    return any(user_id in world.members[guild_id] for guild_id in world.guild_ids_of(world.bot_id))
