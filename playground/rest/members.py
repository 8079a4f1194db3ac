"""The members of a guild: found, listed, renamed, given roles, shown the door."""

from __future__ import annotations

from playground.errors import FormErrors, Json, refusal
from playground.permissions import Permission, demand_in_guild, highest_position
from playground.rest.guilds import demand_above
from playground.rest.route import Answer, Call, Routes

routes = Routes()


@routes("GET", "/guilds/{guild_id}/members")
async def members(call: Call) -> Answer:
    after = int(call.snowflake("after") or 0)
    limit = call.number("limit", 1, 1, 1000)
    found = call.core.world.members[call.guild["id"]]
    ids = sorted((user_id for user_id in found if int(user_id) > after), key=int)
    return [found[user_id] for user_id in ids[:limit]]


@routes("GET", "/guilds/{guild_id}/members/search")
async def search(call: Call) -> Answer:
    start = call.query.get("query", "").casefold()
    limit = call.number("limit", 1, 1, 1000)
    found = [
        member
        for member in call.core.world.members[call.guild["id"]].values()
        if any(str(name).casefold().startswith(start) for name in _names(member))
    ]
    return found[:limit]


@routes("GET", "/guilds/{guild_id}/members/{user_id}")
async def member(call: Call) -> Answer:
    return _member(call)


@routes("PATCH", "/guilds/{guild_id}/members/@me")
async def change_me(call: Call) -> Answer:
    demand_in_guild(call.core.world, call.guild["id"], call.bot_id, Permission.CHANGE_NICKNAME)
    mine = call.core.world.member(call.guild["id"], call.bot_id)
    _rename(call, mine)
    return _changed(call, mine)


@routes("PATCH", "/guilds/{guild_id}/members/{user_id}")
async def change(call: Call) -> Answer:
    found = _member(call)
    if "nick" in call.body:
        demand_in_guild(call.core.world, call.guild["id"], call.bot_id, Permission.MANAGE_NICKNAMES)
        _demand_higher(call, found)
        _rename(call, found)
    if call.body.get("roles") is not None:
        demand_in_guild(call.core.world, call.guild["id"], call.bot_id, Permission.MANAGE_ROLES)
        wanted = [str(each) for each in call.body["roles"]]
        for role_id in {*wanted} ^ {*found["roles"]}:
            demand_above(call, _role(call, role_id))
        found["roles"] = wanted
    return _changed(call, found)


@routes("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def give_role(call: Call) -> Answer:
    found = _with_role(call)
    if call.path["role_id"] not in found["roles"]:
        found["roles"].append(call.path["role_id"])
        _changed(call, found)
    return None


@routes("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def take_role(call: Call) -> Answer:
    found = _with_role(call)
    if call.path["role_id"] in found["roles"]:
        found["roles"].remove(call.path["role_id"])
        _changed(call, found)
    return None


@routes("DELETE", "/guilds/{guild_id}/members/{user_id}")
async def kick(call: Call) -> Answer:
    found = _member(call)
    guild_id = call.guild["id"]
    demand_in_guild(call.core.world, guild_id, call.bot_id, Permission.KICK_MEMBERS)
    _demand_higher(call, found)
    call.core.world.drop_member(guild_id, found["user"]["id"])
    told = {"guild_id": guild_id, "user": found["user"]}
    call.core.tell("GUILD_MEMBER_REMOVE", told, guild_id=guild_id)
    call.core.tell("MEMBERS", {"guild_id": guild_id}, guild_id=guild_id)
    return None


def _member(call: Call) -> Json:
    return call.core.world.member(call.guild["id"], call.path["user_id"])


def _with_role(call: Call) -> Json:
    found = _member(call)
    demand_in_guild(call.core.world, call.guild["id"], call.bot_id, Permission.MANAGE_ROLES)
    demand_above(call, _role(call, call.path["role_id"]))
    return found


def _role(call: Call, role_id: str) -> Json:
    for each in call.guild["roles"]:
        if each["id"] == role_id:
            found: Json = each
            return found
    raise refusal(10011)


def _demand_higher(call: Call, other: Json) -> None:
    world, guild_id = call.core.world, call.guild["id"]
    if highest_position(world, guild_id, other["user"]["id"]) >= highest_position(world, guild_id, call.bot_id):
        raise refusal(50013)


def _rename(call: Call, found: Json) -> None:
    nick = call.body.get("nick")
    errors = FormErrors()
    errors.check_length(("nick",), nick or "", 0, 32)
    errors.raise_if_any()
    found["nick"] = nick or None


def _changed(call: Call, found: Json) -> Json:
    guild_id = call.guild["id"]
    call.core.world.save_member(guild_id, found)
    call.core.tell("GUILD_MEMBER_UPDATE", {**found, "guild_id": guild_id}, guild_id=guild_id)
    call.core.tell("MEMBERS", {"guild_id": guild_id}, guild_id=guild_id)
    return found


def _names(member: Json) -> tuple[str | None, ...]:
    return member["nick"], member["user"]["global_name"], member["user"]["username"]
