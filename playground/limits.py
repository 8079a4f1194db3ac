"""The documented limits of messages, commands, choices and threads, checked on every request."""

from __future__ import annotations

import re
from typing import Any

from playground.component_limits import check_message_components
from playground.errors import FormErrors, Json, PathPart, refusal
from playground.mentions import check_allowed_mentions

COMPONENTS_V2 = 1 << 15
MOST_CONTENT = 2_000
MOST_EMBED_TEXT = 6_000
ARCHIVE_AFTER = (60, 1440, 4320, 10080)

_LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)
_COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
_SUB_COMMAND, _SUB_COMMAND_GROUP = 1, 2

Path = tuple[PathPart, ...]


def check_message(body: Json, now: Json | None, filenames: set[str], has_files: bool) -> None:
    """Check a message about to be sent, or edited if there is one `now`, in the state it would end up in."""
    errors = FormErrors()
    before = now or {"content": "", "embeds": [], "components": [], "flags": 0}
    content = _ends_up(body, before, "content") or ""
    embeds = _ends_up(body, before, "embeds") or []
    components = _ends_up(body, before, "components") or []
    v2 = bool(((body.get("flags") or 0) | before["flags"]) & COMPONENTS_V2)

    errors.check_length(("content",), content, 0, MOST_CONTENT)
    _check_embeds(embeds, errors)
    if body.get("components") is not None or v2:
        check_message_components(components, v2, filenames, errors)
    if v2:
        _check_alone(content, embeds, body, errors)
    if body.get("nonce") is not None:
        errors.check_length(("nonce",), str(body["nonce"]), 0, 25)
    errors.check_count(("attachments",), body.get("attachments") or [], 0, 10)
    for index, attachment in enumerate(body.get("attachments") or []):
        errors.check_length(("attachments", index, "description"), attachment.get("description") or "", 0, 1024)
    if isinstance(body.get("allowed_mentions"), dict):
        check_allowed_mentions(body["allowed_mentions"], errors)
    errors.raise_if_any()
    if not (content.strip() or embeds or components or has_files):
        raise refusal(50006)


def _ends_up(body: Json, before: Json, key: str) -> Any:
    return body[key] if key in body else before[key]


def _check_alone(content: str, embeds: list[Json], body: Json, errors: FormErrors) -> None:
    message = "The 'components' flag allows no '{}' field in the same message."
    for name, present in (("content", content), ("embeds", embeds), ("poll", body.get("poll"))):
        if present:
            errors.add((name,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message.format(name))
    if body.get("sticker_ids"):
        errors.add(("sticker_ids",), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message.format("stickers"))


def _check_embeds(embeds: list[Json], errors: FormErrors) -> None:
    errors.check_count(("embeds",), embeds, 0, 10)
    characters = 0
    for index, embed in enumerate(embeds):
        here: Path = ("embeds", index)
        footer = embed.get("footer") or {}
        author = embed.get("author") or {}
        fields = embed.get("fields") or []
        errors.check_count((*here, "fields"), fields, 0, 25)
        texts: list[tuple[Path, Any, int, int]] = [
            ((*here, "title"), embed.get("title") or "", 0, 256),
            ((*here, "description"), embed.get("description") or "", 0, 4096),
            ((*here, "footer", "text"), footer.get("text") or "", 0, 2048),
            ((*here, "author", "name"), author.get("name") or "", 0, 256),
        ]
        for number, each in enumerate(fields):
            texts.append(((*here, "fields", number, "name"), each.get("name"), 1, 256))
            texts.append(((*here, "fields", number, "value"), each.get("value"), 1, 1024))
        for path, text, least, most in texts:
            errors.check_length(path, text, least, most)
            characters += len(text or "")
    if characters > MOST_EMBED_TEXT:
        message = f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}"
        errors.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)


def check_choices(data: Json) -> None:
    """Check the answer to an autocompletion."""
    errors = FormErrors()
    choices = data.get("choices") or []
    errors.check_count(("data", "choices"), choices, 0, 25)
    _check_choice_texts(choices, ("data", "choices"), errors)
    errors.raise_if_any()


def check_thread(body: Json, changes_only: bool) -> None:
    errors = FormErrors()
    if "name" in body or not changes_only:
        errors.check_length(("name",), body.get("name"), 1, 100)
    duration = body.get("auto_archive_duration")
    if duration is not None and duration not in ARCHIVE_AFTER:
        message = f"Value must be one of {ARCHIVE_AFTER}."
        errors.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", message)
    slow = body.get("rate_limit_per_user") or 0
    if not isinstance(slow, int) or not 0 <= slow <= 21_600:
        message = "int value should be between 0 and 21600."
        errors.add(("rate_limit_per_user",), "NUMBER_TYPE_MAX", message)
    errors.raise_if_any()


def check_commands(commands: list[Json]) -> None:
    """Check a whole set of application commands."""
    errors = FormErrors()
    for kind, most in ((1, 100), (2, 15), (3, 15)):
        same = [command for command in commands if (command.get("type") or 1) == kind]
        errors.check_count((), same, 0, most)
        seen: set[str] = set()
        for index, command in enumerate(same):
            if command.get("name") in seen:
                message = "Application command names must be unique"
                errors.add((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
            seen.add(str(command.get("name")))
    for index, command in enumerate(commands):
        check_command(command, (index,), errors)
    errors.raise_if_any()


def check_command(command: Json, path: Path, errors: FormErrors) -> None:
    if (command.get("type") or 1) == 1:
        _check_named(command, path, errors)
        _check_options(command.get("options") or [], path, 1, errors)
        if _weight(command) > 8_000:
            message = "Command exceeds maximum size (8000)"
            errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)
    else:
        errors.check_length((*path, "name"), command.get("name"), 1, 32)


def _check_named(thing: Json, path: Path, errors: FormErrors) -> None:
    names = {"": thing.get("name"), **(thing.get("name_localizations") or {})}
    descriptions = {"": thing.get("description"), **(thing.get("description_localizations") or {})}
    for locale, name in names.items():
        here = (*path, "name_localizations", locale) if locale else (*path, "name")
        if not isinstance(name, str) or not _COMMAND_NAME.fullmatch(name) or name != name.lower():
            errors.add(here, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    for locale, description in descriptions.items():
        here = (*path, "description_localizations", locale) if locale else (*path, "description")
        errors.check_length(here, description, 1, 100)
    for locale in (names.keys() | descriptions.keys()) - {""}:
        if locale not in _LOCALES:
            errors.add((*path, "name_localizations", locale), "BASE_TYPE_CHOICES", "This is not a locale of Discord.")


def _check_options(options: list[Json], path: Path, depth: int, errors: FormErrors) -> None:
    errors.check_count((*path, "options"), options, 0, 25)
    seen: set[Any] = set()
    optional_before = False
    for index, option in enumerate(options):
        here = (*path, "options", index)
        _check_named(option, here, errors)
        if option.get("name") in seen:
            message = "Option name already exists for these options"
            errors.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        seen.add(option.get("name"))
        kind = option.get("type")
        if kind in (_SUB_COMMAND, _SUB_COMMAND_GROUP):
            if depth > (2 if kind == _SUB_COMMAND else 1):
                message = "Sub-command groups and sub-commands cannot be nested this deep"
                errors.add((*here, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
            _check_options(option.get("options") or [], here, depth + 1, errors)
            continue
        if option.get("required") and optional_before:
            message = "Required options must be placed before non-required options"
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_before = optional_before or not option.get("required")
        choices = option.get("choices") or []
        errors.check_count((*here, "choices"), choices, 0, 25)
        _check_choice_texts(choices, (*here, "choices"), errors)
        if choices and option.get("autocomplete"):
            message = "Choices and autocomplete exclude each other"
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", message)


def _check_choice_texts(choices: list[Json], path: Path, errors: FormErrors) -> None:
    for index, choice in enumerate(choices):
        errors.check_length((*path, index, "name"), choice.get("name"), 1, 100)
        for locale, name in (choice.get("name_localizations") or {}).items():
            errors.check_length((*path, index, "name_localizations", locale), name, 1, 100)
        if isinstance(choice.get("value"), str):
            errors.check_length((*path, index, "value"), choice["value"], 1, 100)


def _weight(thing: Json) -> int:
    """The characters Discord counts towards a command's size: names, descriptions and values, longest translation."""

    def longest(key: str) -> int:
        texts = [thing.get(key), *(thing.get(f"{key}_localizations") or {}).values()]
        return max((len(text) for text in texts if isinstance(text, str)), default=0)

    total = longest("name") + longest("description") + len(str(thing.get("value") or ""))
    return total + sum(_weight(each) for each in (thing.get("options") or []) + (thing.get("choices") or []))
