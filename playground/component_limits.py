"""The documented limits of components in messages and modals; Discord's published schema does not know them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playground.errors import FormErrors, Json, PathPart

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (STRING_SELECT, 5, 6, 7, 8)
SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23

MOST_COMPONENTS = 40
MOST_TEXT = 4_000

_IN_CONTAINER = (ACTION_ROW, SECTION, TEXT_DISPLAY, MEDIA_GALLERY, FILE, SEPARATOR)
_TOP_LEVEL = (*_IN_CONTAINER, CONTAINER)
_IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)

Path = tuple[PathPart, ...]


def walk(components: list[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Every component with its path, parents before children."""
    for index, component in enumerate(components):
        here = (*path, index)
        yield here, component
        yield from walk(component.get("components") or [], (*here, "components"))
        for single in ("accessory", "component"):
            if child := component.get(single):
                yield (*here, single), child
                yield from walk(child.get("components") or [], (*here, single, "components"))


def interactive(components: list[Json]) -> Iterator[Json]:
    """The components somebody can press, choose in or fill."""
    return (component for _, component in walk(components) if component.get("custom_id") is not None)


def text_of(components: list[Json]) -> str:
    """All text displays of a message, for mentions."""
    return "\n".join(str(each.get("content", "")) for _, each in walk(components) if each.get("type") == TEXT_DISPLAY)


def check_message_components(components: list[Json], v2: bool, filenames: set[str], errors: FormErrors) -> None:
    """Check the components of a message, with or without the Components V2 flag."""
    if v2:
        errors.check_count(("components",), list(walk(components)), 1, MOST_COMPONENTS)
        if len(text_of(components)) > MOST_TEXT:
            message = f"The text of all components must be {MOST_TEXT} or fewer characters in total."
            errors.add(("components",), "COMPONENT_MAX_TOTAL_TEXT_EXCEEDED", message)
    else:
        errors.check_count(("components",), components, 0, 5)
    allowed = _TOP_LEVEL if v2 else (ACTION_ROW,)
    for index, component in enumerate(components):
        _check_one(component, ("components", index), allowed, filenames, errors)
    _check_unique(components, errors)


def check_modal(data: Json, errors: FormErrors) -> None:
    """Check the data of a modal."""
    errors.check_length(("data", "title"), data.get("title"), 1, 45)
    errors.check_length(("data", "custom_id"), data.get("custom_id"), 1, 100)
    components = data.get("components") or []
    errors.check_count(("data", "components"), components, 1, 5)
    for index, component in enumerate(components):
        path: Path = ("data", "components", index)
        match component.get("type"):
            case 1:
                _check_modal_row(component, path, errors)
            case 18:
                _check_label(component, path, errors)
            case 10:
                errors.check_length((*path, "content"), component.get("content"), 1, MOST_TEXT)
            case _:
                _add_wrong_type(path, (ACTION_ROW, LABEL, TEXT_DISPLAY), errors)
    _check_unique(components, errors, ("data", "components"))


def _check_one(component: Json, path: Path, allowed: tuple[int, ...], filenames: set[str], errors: FormErrors) -> None:
    kind = component.get("type")
    if kind not in allowed:
        _add_wrong_type(path, allowed, errors)
        return
    match kind:
        case 1:
            _check_row(component, path, errors)
        case 2:
            _check_button(component, path, errors)
        case 9:
            _check_section(component, path, filenames, errors)
        case 10:
            errors.check_length((*path, "content"), component.get("content"), 1, MOST_TEXT)
        case 11:
            _check_media(component.get("media"), (*path, "media"), filenames, errors)
            errors.check_length((*path, "description"), component.get("description") or "", 0, 1024)
        case 12:
            _check_gallery(component, path, filenames, errors)
        case 13:
            _check_media(component.get("file"), (*path, "file"), filenames, errors)
        case 17:
            _check_container(component, path, filenames, errors)


def _check_container(container: Json, path: Path, filenames: set[str], errors: FormErrors) -> None:
    children = container.get("components") or []
    errors.check_count((*path, "components"), children, 1, MOST_COMPONENTS)
    for index, child in enumerate(children):
        _check_one(child, (*path, "components", index), _IN_CONTAINER, filenames, errors)


def _check_row(row: Json, path: Path, errors: FormErrors) -> None:
    children = row.get("components") or []
    selects = [child for child in children if child.get("type") in SELECTS]
    errors.check_count((*path, "components"), children, 1, 1 if selects else 5)
    for index, child in enumerate(children):
        here = (*path, "components", index)
        if child.get("type") in SELECTS:
            check_select(child, here, errors)
        elif child.get("type") == BUTTON:
            _check_button(child, here, errors)
        else:
            _add_wrong_type(here, (BUTTON, *SELECTS), errors)


def _check_button(button: Json, path: Path, errors: FormErrors) -> None:
    style = button.get("style")
    if style not in (1, 2, 3, 4, 5, 6):
        errors.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
        return
    if style == 5:
        errors.check_length((*path, "url"), button.get("url"), 1, 512)
        if button.get("custom_id") is not None:
            errors.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link has no id.")
    elif style != 6:
        errors.check_length((*path, "custom_id"), button.get("custom_id"), 1, 100)
        if button.get("url") is not None:
            errors.add((*path, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "Only a link has a url.")
    if style != 6 and not button.get("label") and not button.get("emoji"):
        errors.add(path, "BUTTON_COMPONENT_INVALID_LABEL", "A button needs a label or an emoji.")
    errors.check_length((*path, "label"), button.get("label") or "", 0, 80)


def check_select(select: Json, path: Path, errors: FormErrors) -> None:
    errors.check_length((*path, "custom_id"), select.get("custom_id"), 1, 100)
    errors.check_length((*path, "placeholder"), select.get("placeholder") or "", 0, 150)
    fewest = _number(select.get("min_values"), 1)
    most = _number(select.get("max_values"), 1)
    if not 0 <= fewest <= 25:
        errors.add((*path, "min_values"), "NUMBER_TYPE_MAX", "int value should be between 0 and 25.")
    if not 1 <= most <= 25 or most < fewest:
        errors.add((*path, "max_values"), "NUMBER_TYPE_MIN", "int value should be between min_values and 25.")
    if select["type"] == STRING_SELECT:
        _check_options(select.get("options") or [], path, max(fewest, most), most, errors)


def _check_options(options: list[Json], path: Path, least: int, most_chosen: int, errors: FormErrors) -> None:
    errors.check_count((*path, "options"), options, max(1, least), 25)
    seen: set[Any] = set()
    for index, option in enumerate(options):
        here = (*path, "options", index)
        errors.check_length((*here, "label"), option.get("label"), 1, 100)
        errors.check_length((*here, "value"), option.get("value"), 1, 100)
        errors.check_length((*here, "description"), option.get("description") or "", 0, 100)
        if option.get("value") in seen:
            message = "The specified option value is already used"
            errors.add((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        seen.add(option.get("value"))
    if sum(1 for option in options if option.get("default")) > most_chosen:
        errors.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More defaults than max_values.")


def _check_section(section: Json, path: Path, filenames: set[str], errors: FormErrors) -> None:
    texts = section.get("components") or []
    errors.check_count((*path, "components"), texts, 1, 3)
    for index, text in enumerate(texts):
        _check_one(text, (*path, "components", index), (TEXT_DISPLAY,), filenames, errors)
    accessory = section.get("accessory")
    if not isinstance(accessory, dict):
        errors.add((*path, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
        return
    _check_one(accessory, (*path, "accessory"), (BUTTON, THUMBNAIL), filenames, errors)


def _check_gallery(gallery: Json, path: Path, filenames: set[str], errors: FormErrors) -> None:
    items = gallery.get("items") or []
    errors.check_count((*path, "items"), items, 1, 10)
    for index, item in enumerate(items):
        here = (*path, "items", index)
        _check_media(item.get("media"), (*here, "media"), filenames, errors)
        errors.check_length((*here, "description"), item.get("description") or "", 0, 1024)


def _check_media(media: Any, path: Path, filenames: set[str], errors: FormErrors) -> None:
    url = media.get("url") if isinstance(media, dict) else None
    if not isinstance(url, str):
        errors.add((*path, "url"), "BASE_TYPE_REQUIRED", "This field is required")
    elif url.startswith("attachment://"):
        if url.removeprefix("attachment://") not in filenames:
            message = "The referenced attachment was not found in the message."
            errors.add((*path, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)
    elif not url.startswith(("http://", "https://")):
        message = "Scheme must be one of ('http', 'https', 'attachment')."
        errors.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", message)


def _check_modal_row(row: Json, path: Path, errors: FormErrors) -> None:
    children = row.get("components") or []
    errors.check_count((*path, "components"), children, 1, 1)
    for index, child in enumerate(children):
        here = (*path, "components", index)
        if child.get("type") != TEXT_INPUT:
            _add_wrong_type(here, (TEXT_INPUT,), errors)
            continue
        errors.check_length((*here, "label"), child.get("label"), 1, 45)
        _check_text_input(child, here, errors)


def _check_label(label: Json, path: Path, errors: FormErrors) -> None:
    errors.check_length((*path, "label"), label.get("label"), 1, 45)
    errors.check_length((*path, "description"), label.get("description") or "", 0, 100)
    child = label.get("component")
    here = (*path, "component")
    if not isinstance(child, dict):
        errors.add(here, "BASE_TYPE_REQUIRED", "This field is required")
    elif child.get("type") == TEXT_INPUT:
        if child.get("label"):
            errors.add((*here, "label"), "COMPONENT_LABEL_NOT_ALLOWED", "A text input in a label has no label itself.")
        _check_text_input(child, here, errors)
    elif child.get("type") in SELECTS:
        check_select(child, here, errors)
        if child.get("disabled"):
            errors.add((*here, "disabled"), "COMPONENT_DISABLED_NOT_ALLOWED", "A select in a modal cannot be disabled.")
    elif child.get("type") in _IN_LABEL:
        errors.check_length((*here, "custom_id"), child.get("custom_id"), 1, 100)
    else:
        _add_wrong_type(here, _IN_LABEL, errors)


def _check_text_input(text: Json, path: Path, errors: FormErrors) -> None:
    errors.check_length((*path, "custom_id"), text.get("custom_id"), 1, 100)
    if text.get("style") not in (1, 2):
        errors.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
    shortest = _number(text.get("min_length"), 0)
    longest = _number(text.get("max_length"), 4000)
    if not 0 <= shortest <= 4000:
        errors.add((*path, "min_length"), "NUMBER_TYPE_MAX", "int value should be between 0 and 4000.")
    if not 1 <= longest <= 4000 or longest < shortest:
        errors.add((*path, "max_length"), "NUMBER_TYPE_MIN", "int value should be between min_length and 4000.")
    errors.check_length((*path, "placeholder"), text.get("placeholder") or "", 0, 100)
    if text.get("value"):
        errors.check_length((*path, "value"), text["value"], shortest, longest)


def _check_unique(components: list[Json], errors: FormErrors, root: Path = ("components",)) -> None:
    custom_ids: set[str] = set()
    numbers: set[int] = set()
    for path, component in walk(components, root):
        custom_id = component.get("custom_id")
        if custom_id is not None and custom_id in custom_ids:
            message = "Component custom id cannot be duplicated"
            errors.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        custom_ids.add(custom_id or "")
        number = component.get("id")
        if number and number in numbers:
            errors.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        numbers.add(number or 0)


def _add_wrong_type(path: Path, allowed: tuple[int, ...], errors: FormErrors) -> None:
    choices = ", ".join(str(kind) for kind in sorted(allowed))
    errors.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({choices}).')


def _number(value: Any, otherwise: int) -> int:
    return value if isinstance(value, int) else otherwise
