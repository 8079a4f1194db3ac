"""The bot itself, other users, direct message channels, and where the gateway is."""

from __future__ import annotations

from playground import direct
from playground.errors import refusal
from playground.permissions import in_guild
from playground.rest.route import Answer, Call, Routes
from playground.views import application_view, channel_view, my_user

routes = Routes()


@routes("GET", "/users/@me")
async def me(call: Call) -> Answer:
    return my_user(call.core.world)


@routes("GET", "/users/{user_id}")
async def user(call: Call) -> Answer:
    found = call.core.world.users.get(call.path["user_id"])
    if found is None:
        raise refusal(10013)
    return found


@routes("GET", "/oauth2/applications/@me")
async def oauth_application(call: Call) -> Answer:
    return application_view(call.core.world)


@routes("GET", "/applications/@me")
async def application(call: Call) -> Answer:
    return application_view(call.core.world)


@routes("GET", "/users/@me/guilds")
async def my_guilds(call: Call) -> Answer:
    world = call.core.world
    return [
        {
            "id": guild_id,
            "name": world.guilds[guild_id]["name"],
            "icon": None,
            "banner": None,
            "owner": world.guilds[guild_id]["owner_id"] == call.bot_id,
            "permissions": str(in_guild(world, guild_id, call.bot_id)),
            "features": world.guilds[guild_id]["features"],
        }
        for guild_id in world.guild_ids_of(call.bot_id)
    ]


@routes("DELETE", "/users/@me/guilds/{guild_id}")
async def leave_guild(call: Call) -> Answer:
    call.core.faults.remove_from_guild(call.guild["id"])
    return None


@routes("POST", "/users/@me/channels")
async def open_direct_channel(call: Call) -> Answer:
    world = call.core.world
    recipient_id = str(call.body.get("recipient_id"))
    if recipient_id not in world.users:
        raise refusal(10013)
    if recipient_id == call.bot_id:
        raise refusal(50007)
    # Discord opens the channel even to somebody who takes no messages; only sending there fails.
    channel = direct.open_channel(call.core, call.bot_id, recipient_id)
    return channel_view(world, channel, call.bot_id)


@routes("GET", "/gateway")
async def gateway(call: Call) -> Answer:
    return {"url": call.core.gateway_url}


@routes("GET", "/gateway/bot")
async def gateway_for_bot(call: Call) -> Answer:
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": call.core.gateway_url, "shards": 1, "session_start_limit": limit}
