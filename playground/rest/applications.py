"""Application commands: registered one by one or all at once, for everywhere or for one guild."""

from __future__ import annotations

from playground.errors import FormErrors, Json, invalid_form, refusal
from playground.limits import check_command, check_commands
from playground.rest.route import Answer, Call, Routes

routes = Routes()

GLOBAL = "/applications/{application_id}/commands"
IN_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
_LOCALIZED = ("name_localizations", "description_localizations")


@routes("GET", GLOBAL)
@routes("GET", IN_GUILD)
async def commands(call: Call) -> Answer:
    found = _registered(call)
    return found if call.switch("with_localizations") else [_without_localizations(each) for each in found]


@routes("PUT", GLOBAL)
@routes("PUT", IN_GUILD)
async def overwrite_all(call: Call) -> Answer:
    """All commands at once: one with a known name keeps its id, what is not named is gone."""
    if not isinstance(call.body, list):
        raise invalid_form((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    check_commands(call.body)
    world = call.core.world
    former = {(each["type"], each["name"]): each for each in _registered(call)}
    kept = [_record(call, given, former.pop(_key(given), None)) for given in call.body]
    for gone in former.values():
        world.drop("command", gone["id"])
    for command in kept:
        world.save("command", command)
    _tell(call)
    return kept


@routes("POST", GLOBAL, status=201)
@routes("POST", IN_GUILD, status=201)
async def register(call: Call) -> Answer:
    errors = FormErrors()
    check_command(call.body, (), errors)
    errors.raise_if_any()
    former = {(each["type"], each["name"]): each for each in _registered(call)}
    command = _record(call, call.body, former.get(_key(call.body)))
    call.core.world.save("command", command)
    _tell(call)
    return command


@routes("GET", GLOBAL + "/{command_id}")
@routes("GET", IN_GUILD + "/{command_id}")
async def command(call: Call) -> Answer:
    return _one(call)


@routes("PATCH", GLOBAL + "/{command_id}")
@routes("PATCH", IN_GUILD + "/{command_id}")
async def change(call: Call) -> Answer:
    former = _one(call)
    errors = FormErrors()
    check_command({**former, **call.body}, (), errors)
    errors.raise_if_any()
    changed = _record(call, {**former, **call.body}, former)
    call.core.world.save("command", changed)
    _tell(call)
    return changed


@routes("DELETE", GLOBAL + "/{command_id}")
@routes("DELETE", IN_GUILD + "/{command_id}")
async def delete(call: Call) -> Answer:
    call.core.world.drop("command", _one(call)["id"])
    _tell(call)
    return None


def _registered(call: Call) -> list[Json]:
    if call.path["application_id"] != call.bot_id:
        raise refusal(10002)
    guild_id = call.path.get("guild_id")
    if guild_id is not None and call.guild is None:
        raise refusal(10004)
    return [each for each in call.core.world.commands.values() if each.get("guild_id") == guild_id]


def _one(call: Call) -> Json:
    for each in _registered(call):
        if each["id"] == call.path["command_id"]:
            return each
    raise refusal(10063)


def _key(given: Json) -> tuple[int, str]:
    return given.get("type") or 1, str(given.get("name"))


def _record(call: Call, given: Json, former: Json | None) -> Json:
    world, permissions = call.core.world, given.get("default_member_permissions")
    record: Json = {
        "id": former["id"] if former else world.new_id(),
        "application_id": call.bot_id,
        "version": world.new_id(),
        "type": given.get("type") or 1,
        "name": given["name"],
        "name_localizations": given.get("name_localizations"),
        "description": given.get("description") or "",
        "description_localizations": given.get("description_localizations"),
        "options": given.get("options") or [],
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": given.get("dm_permission") is not False,
        "contexts": given.get("contexts"),
        "integration_types": given.get("integration_types") or [0],
        "nsfw": bool(given.get("nsfw")),
    }
    if "guild_id" in call.path:
        record["guild_id"] = call.path["guild_id"]
    return record


def _without_localizations(thing: Json) -> Json:
    shown = {key: value for key, value in thing.items() if key not in _LOCALIZED}
    for key in ("options", "choices"):
        if key in shown:
            shown[key] = [_without_localizations(each) for each in shown[key] or []]
    return shown


def _tell(call: Call) -> None:
    call.core.tell("COMMANDS", {})
