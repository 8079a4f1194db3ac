"""Reading a message as a person does: its words, its buttons, its selects, its pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from playground.component_limits import BUTTON, SELECTS, walk
from playground.errors import Json, Refused
from playground.permissions import may_see
from playground.views import channel_view
from playground.world import World


class Button(NamedTuple):
    label: str
    custom_id: str | None
    disabled: bool
    style: int
    url: str | None


def text_of(message: Json) -> str:
    """Every word of a message in reading order: content, components, embeds, and what its pictures say."""
    return "\n".join(text for text in _texts(message) if text)


def text_of_modal(modal: Json) -> str:
    texts = [modal["title"]]
    for _, component in walk(modal["components"]):
        texts += [str(component.get(key) or "") for key in ("label", "description", "content", "placeholder", "value")]
        texts += [option["label"] for option in component.get("options") or []]
    return "\n".join(text for text in texts if text)


def buttons(message: Json) -> list[Button]:
    """The buttons of a message, in reading order."""
    return [
        Button(
            each.get("label") or (each.get("emoji") or {}).get("name") or "",
            each.get("custom_id"),
            bool(each.get("disabled")),
            each["style"],
            each.get("url"),
        )
        for _, each in walk(message["components"])
        if each["type"] == BUTTON
    ]


def selects(message: Json) -> list[Json]:
    return [each for _, each in walk(message["components"]) if each["type"] in SELECTS]


def find_select(message: Json, name: str) -> Json:
    """A select by its custom id or its placeholder."""
    for each in selects(message):
        if name in (each["custom_id"], each.get("placeholder")):
            return each
    names = ", ".join(each["custom_id"] for each in selects(message)) or "none"
    raise Refused(f"There is no select {name!r}; there are: {names}.")


def visible_channels(world: World, user_id: str) -> list[Json]:
    return [channel_view(world, each, user_id) for each in world.channels.values() if may_see(world, each, user_id)]


def _texts(message: Json) -> Iterator[str]:
    yield message["content"]
    for _, component in walk(message["components"]):
        yield from (str(component.get(key) or "") for key in ("content", "label", "placeholder", "description"))
        yield from (str(item.get("description") or "") for item in component.get("items") or [])
        for option in component.get("options") or []:
            yield from (option["label"], str(option.get("description") or ""))
    for embed in message["embeds"]:
        yield from _embed_texts(embed)
    for attachment in message["attachments"]:
        yield str(attachment.get("description") or "")


def _embed_texts(embed: Json) -> Iterator[str]:
    yield str((embed.get("author") or {}).get("name") or "")
    yield str(embed.get("title") or "")
    yield str(embed.get("description") or "")
    for field in embed.get("fields") or []:
        yield from (field["name"], field["value"])
    yield str((embed.get("footer") or {}).get("text") or "")
