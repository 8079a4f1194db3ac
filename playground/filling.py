"""What a person fills in, checked as Discord's client would before it lets them send: options, choices, modals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playground.component_limits import FILE_UPLOAD, STRING_SELECT, TEXT_INPUT, walk
from playground.errors import Json, Refused
from playground.permissions import in_channel
from playground.views import partial_channel
from playground.world import DM, World

SUB_COMMAND, SUB_COMMAND_GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10
_USER_SELECT, _ROLE_SELECT, _MENTIONABLE_SELECT, _CHANNEL_SELECT = 5, 6, 7, 8
_LARGEST_INTEGER = 2**53


class Resolved:
    """The users, roles and channels an interaction names, sent along with it."""

    def __init__(self, world: World, channel: Json, user_id: str) -> None:
        self._world = world
        self._channel = channel
        self._user_id = user_id
        self.found: dict[str, Json] = {}

    def into(self, data: Json) -> Json:
        return {**data, "resolved": self.found} if self.found else data

    def user(self, user_id: str) -> bool:
        user = self._world.users.get(user_id)
        if user is None:
            return False
        self.found.setdefault("users", {})[user_id] = user
        member = self._world.members[self._channel.get("guild_id", "")].get(user_id)
        if member is not None:
            partial = {key: value for key, value in member.items() if key not in ("user", "deaf", "mute")}
            partial["permissions"] = str(in_channel(self._world, self._channel, user_id))
            self.found.setdefault("members", {})[user_id] = partial
        return self._channel["type"] == DM or member is not None

    def role(self, role_id: str) -> bool:
        guild = self._world.guilds.get(self._channel.get("guild_id", ""))
        role = next((each for each in (guild["roles"] if guild else ()) if each["id"] == role_id), None)
        if role is not None:
            self.found.setdefault("roles", {})[role_id] = role
        return role is not None

    def channel(self, channel_id: str) -> bool:
        channel = self._world.channels.get(channel_id)
        if channel is None or channel.get("guild_id") != self._channel.get("guild_id"):
            return False
        permissions = in_channel(self._world, channel, self._user_id)
        self.found.setdefault("channels", {})[channel_id] = partial_channel(
            self._world, channel, self._user_id, permissions
        )
        return True


def fill_options(definitions: list[Json], given: list[Json], resolved: Resolved) -> list[Json]:
    """The options of a command, in their definition's types; refuses what the client would not send."""
    by_name = {each["name"]: each for each in definitions}
    filled = []
    for option in given:
        definition = by_name.get(option.get("name"))
        if definition is None:
            raise Refused(f"There is no option {option.get('name')}.")
        if definition["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP):
            inner = fill_options(definition.get("options") or [], option.get("options") or [], resolved)
            filled.append({"name": definition["name"], "type": definition["type"], "options": inner})
        else:
            value = _option_value(definition, option.get("value"), resolved)
            filled.append({"name": definition["name"], "type": definition["type"], "value": value})
    _demand_complete(definitions, {option["name"] for option in filled}, len(filled))
    return filled


def fill_partly(definitions: list[Json], given: list[Json], resolved: Resolved) -> list[Json]:
    """The options so far, for an autocompletion: nothing is required yet, and the focused one is what was typed."""
    by_name = {each["name"]: each for each in definitions}
    filled: list[Json] = []
    for option in given:
        definition = by_name.get(option.get("name"))
        if definition is None:
            continue
        if definition["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP):
            inner = fill_partly(definition.get("options") or [], option.get("options") or [], resolved)
            filled.append({"name": definition["name"], "type": definition["type"], "options": inner})
        elif option.get("focused"):
            value = str(option.get("value") or "")
            filled.append({"name": definition["name"], "type": definition["type"], "value": value, "focused": True})
        elif option.get("value") not in (None, ""):
            filled.append({"name": definition["name"], "type": definition["type"], "value": option["value"]})
    return filled


def focused_option(options: list[Json]) -> Json | None:
    for option in options:
        if option.get("focused"):
            return option
        if inner := focused_option(option.get("options") or []):
            return inner
    return None


def _demand_complete(definitions: list[Json], names: set[str], count: int) -> None:
    if any(each["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP) for each in definitions):
        if count != 1:
            raise Refused("Choose one of the subcommands.")
        return
    if count != len(names):
        raise Refused("An option was given twice.")
    for definition in definitions:
        if definition.get("required") and definition["name"] not in names:
            raise Refused(f"The option {definition['name']} is required.")


def _option_value(definition: Json, value: Any, resolved: Resolved) -> Any:
    name, kind = definition["name"], definition["type"]
    choices = definition.get("choices") or []
    if choices and value not in [choice["value"] for choice in choices]:
        raise Refused(f"{name}: choose one of the choices.")
    match kind:
        case 3:
            return _text(definition, value)
        case 4 | 10:
            return _number(definition, value)
        case 5:
            if not isinstance(value, bool):
                raise Refused(f"{name}: true or false.")
            return value
    known = {
        USER: (resolved.user,),
        CHANNEL: (resolved.channel,),
        ROLE: (resolved.role,),
        MENTIONABLE: (resolved.user, resolved.role),
    }.get(kind)
    if known is None:
        raise Refused(f"{name}: files cannot be given to commands at the playground.")
    if not any(find(str(value)) for find in known):
        raise Refused(f"{name}: nothing here has the id {value}.")
    return str(value)


def _text(definition: Json, value: Any) -> str:
    name = definition["name"]
    if not isinstance(value, str) or not value:
        raise Refused(f"{name}: write something.")
    least, most = definition.get("min_length") or 0, definition.get("max_length") or 6_000
    if not least <= len(value) <= most:
        raise Refused(f"{name}: between {least} and {most} characters.")
    return value


def _number(definition: Json, value: Any) -> int | float:
    name = definition["name"]
    whole = definition["type"] == INTEGER
    try:
        number = int(value) if whole else float(value)
    except (TypeError, ValueError):
        raise Refused(f"{name}: a {'whole ' if whole else ''}number.") from None
    least = definition.get("min_value")
    most = definition.get("max_value")
    least = -_LARGEST_INTEGER if least is None else least
    most = _LARGEST_INTEGER if most is None else most
    if not least <= number <= most:
        raise Refused(f"{name}: between {least} and {most}.")
    return number


def check_values(select: Json, values: list[str], resolved: Resolved) -> list[str]:
    """What was chosen in a select."""
    least, most = select.get("min_values"), select.get("max_values") or 1
    least = 1 if least is None else least
    if not least <= len(values) <= most or len(set(values)) != len(values):
        raise Refused(f"Choose between {least} and {most}.")
    match select["type"]:
        case 3:
            offered = {option["value"] for option in select.get("options") or []}
            known = all(value in offered for value in values)
        case 5:
            known = all(resolved.user(value) for value in values)
        case 6:
            known = all(resolved.role(value) for value in values)
        case 7:
            known = all(resolved.user(value) or resolved.role(value) for value in values)
        case _:
            known = all(resolved.channel(value) for value in values)
    if not known:
        raise Refused("This cannot be chosen here.")
    return values


def fill_modal(modal: Json, given: list[Json], resolved: Resolved) -> list[Json]:
    """The submitted components of a modal: its own shape, with the person's answers in it."""
    answers = {each["custom_id"]: each for _, each in walk(given) if each.get("custom_id") is not None}
    filled = []
    numbers = _numbers(modal["components"])
    for component in modal["components"]:
        shown: Json = {"type": component["type"], "id": component.get("id") or next(numbers)}
        if (inner := component.get("component")) is not None:
            shown["component"] = _filled(inner, answers, numbers, component.get("label"), resolved)
        elif component.get("components"):
            shown["components"] = [
                _filled(each, answers, numbers, each.get("label"), resolved) for each in component["components"]
            ]
        filled.append(shown)
    return filled


def _numbers(components: list[Json]) -> Iterator[int]:
    taken = {each["id"] for _, each in walk(components) if each.get("id")}
    return (number for number in range(1, 10_000) if number not in taken)


def _filled(field: Json, answers: Json, numbers: Iterator[int], label: Any, resolved: Resolved) -> Json:
    answer = answers.get(field["custom_id"]) or {}
    shown: Json = {"type": field["type"], "id": field.get("id") or next(numbers), "custom_id": field["custom_id"]}
    name = label or field["custom_id"]
    required = field.get("required") is not False
    if field["type"] == TEXT_INPUT:
        shown["value"] = _typed(field, str(answer.get("value") or ""), name, required)
    elif field["type"] in (STRING_SELECT, _USER_SELECT, _ROLE_SELECT, _MENTIONABLE_SELECT, _CHANNEL_SELECT):
        values = [str(each) for each in answer.get("values") or []]
        if values or required:
            check_values(field, values, resolved)
        shown["values"] = values
    elif field["type"] == FILE_UPLOAD:
        raise Refused(f"{name}: files cannot be sent in a modal at the playground.")
    else:
        shown.update({key: answer[key] for key in ("value", "values") if key in answer})
    return shown


def _typed(field: Json, text: str, name: str, required: bool) -> str:
    if not text and not required:
        return text
    least, most = max(field.get("min_length") or 0, 1), field.get("max_length") or 4_000
    if not least <= len(text) <= most:
        raise Refused(f"{name}: between {least} and {most} characters.")
    return text
