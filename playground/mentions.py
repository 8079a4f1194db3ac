"""Who a message mentions: what its text names, as far as `allowed_mentions` lets it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playground.errors import FormErrors, Json

_USER = re.compile(r"<@!?(\d{1,20})>")
_ROLE = re.compile(r"<@&(\d{1,20})>")
_EVERYONE = re.compile(r"@(everyone|here)\b")
_KINDS = ("users", "roles", "everyone")


@dataclass(slots=True)
class Mentioned:
    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False


def find_mentions(text: str, allowed: Json | None, replied_to: str | None = None) -> Mentioned:
    """The ids mentioned in a text, each once, in the order of appearance."""
    users = dict.fromkeys(_USER.findall(text))
    roles = dict.fromkeys(_ROLE.findall(text))
    everyone = _EVERYONE.search(text) is not None
    if allowed is None:
        if replied_to is not None:
            users[replied_to] = None
        return Mentioned(list(users), list(roles), everyone)
    parse = allowed.get("parse") or []
    named_users = {str(each) for each in allowed.get("users") or []}
    named_roles = {str(each) for each in allowed.get("roles") or []}
    kept = [each for each in users if "users" in parse or each in named_users]
    if replied_to is not None and allowed.get("replied_user") and replied_to not in kept:
        kept.append(replied_to)
    return Mentioned(
        users=kept,
        roles=[each for each in roles if "roles" in parse or each in named_roles],
        everyone=everyone and "everyone" in parse,
    )


def check_allowed_mentions(allowed: Json, errors: FormErrors) -> None:
    parse = allowed.get("parse") or []
    for kind in parse:
        if kind not in _KINDS:
            message = "Value must be one of ('everyone', 'roles', 'users')."
            errors.add(("allowed_mentions", "parse"), "BASE_TYPE_CHOICES", message)
    for kind in ("users", "roles"):
        named = allowed.get(kind) or []
        errors.check_count(("allowed_mentions", kind), named, 0, 100)
        if named and kind in parse:
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            errors.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
