"""Guilds, their channels and their roles."""

from __future__ import annotations

from playground.errors import FormErrors, Json, refusal
from playground.permissions import Permission, demand_in_guild, highest_position
from playground.rest.route import Answer, Call, Routes
from playground.seed import add_role
from playground.views import guild_view
from playground.world import DM, THREADS

routes = Routes()

_ROLE_FIELDS = ("name", "color", "hoist", "mentionable")


@routes("GET", "/guilds/{guild_id}")
async def look(call: Call) -> Answer:
    return guild_view(call.core.world, call.guild)


@routes("GET", "/guilds/{guild_id}/channels")
async def channels(call: Call) -> Answer:
    guild_id = call.guild["id"]
    return [
        channel
        for channel in call.core.world.channels.values()
        if channel["type"] not in (DM, *THREADS) and channel["guild_id"] == guild_id
    ]


@routes("GET", "/guilds/{guild_id}/roles")
async def roles(call: Call) -> Answer:
    found: list[Json] = call.guild["roles"]
    return found


@routes("GET", "/guilds/{guild_id}/roles/{role_id}")
async def role(call: Call) -> Answer:
    return _role(call)


@routes("POST", "/guilds/{guild_id}/roles")
async def make_role(call: Call) -> Answer:
    guild = call.guild
    demand_in_guild(call.core.world, guild["id"], call.bot_id, Permission.MANAGE_ROLES)
    _check(call.body)
    permissions = int(call.body.get("permissions") or 0)
    role_id = add_role(call.core.world, guild, call.body.get("name") or "new role", Permission(permissions))
    made: Json = next(each for each in guild["roles"] if each["id"] == role_id)
    _fill(made, call.body)
    call.core.world.save("guild", guild)
    call.core.tell("GUILD_ROLE_CREATE", {"guild_id": guild["id"], "role": made}, guild_id=guild["id"])
    return made


@routes("PATCH", "/guilds/{guild_id}/roles/{role_id}")
async def change_role(call: Call) -> Answer:
    found = _manageable_role(call)
    _check(call.body)
    _fill(found, call.body)
    if call.body.get("permissions") is not None:
        found["permissions"] = str(int(call.body["permissions"]))
    call.core.world.save("guild", call.guild)
    told = {"guild_id": call.guild["id"], "role": found}
    call.core.tell("GUILD_ROLE_UPDATE", told, guild_id=call.guild["id"])
    return found


@routes("DELETE", "/guilds/{guild_id}/roles/{role_id}")
async def delete_role(call: Call) -> Answer:
    found = _manageable_role(call)
    guild, world = call.guild, call.core.world
    guild["roles"].remove(found)
    world.save("guild", guild)
    for member in world.members[guild["id"]].values():
        if found["id"] in member["roles"]:
            member["roles"].remove(found["id"])
            world.save_member(guild["id"], member)
    told = {"guild_id": guild["id"], "role_id": found["id"]}
    call.core.tell("GUILD_ROLE_DELETE", told, guild_id=guild["id"])
    call.core.tell("MEMBERS", {"guild_id": guild["id"]}, guild_id=guild["id"])
    return None


def _role(call: Call) -> Json:
    for each in call.guild["roles"]:
        if each["id"] == call.path["role_id"]:
            found: Json = each
            return found
    raise refusal(10011)


def _manageable_role(call: Call) -> Json:
    guild_id = call.guild["id"]
    demand_in_guild(call.core.world, guild_id, call.bot_id, Permission.MANAGE_ROLES)
    found = _role(call)
    demand_above(call, found)
    return found


def demand_above(call: Call, role: Json) -> None:
    """Only roles below one's own highest can be given, taken or changed; a managed or everyone's role never."""
    guild_id = call.guild["id"]
    if role["managed"] or role["id"] == guild_id:
        raise refusal(50013)
    if role["position"] >= highest_position(call.core.world, guild_id, call.bot_id):
        raise refusal(50013)


def _check(body: Json) -> None:
    errors = FormErrors()
    errors.check_length(("name",), body.get("name") or "", 0, 100)
    errors.raise_if_any()


def _fill(role: Json, body: Json) -> None:
    for key in _ROLE_FIELDS:
        if body.get(key) is not None:
            role[key] = body[key]
    role["colors"]["primary_color"] = role["color"]
