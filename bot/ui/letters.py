"""Letters: what is sent to Discord, as Components V2, within its limits.

A letter is built from parts, kept as plain data (so that it can be sent again), and turned into discord.py's view at
the moment of sending. The view is sealed: nothing waits in memory for a press, every press goes through the router.
"""

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct

TEXT_LIMIT = 4_000
LABEL_LIMIT = 80
OPTION_LIMIT = 100
OPTIONS_LIMIT = 25
ROW_LIMIT = 5
ALT_LIMIT = 1_024
ID_LIMIT = 100


class Button(Struct, frozen=True, kw_only=True):
    label: str
    id: str | None = None
    url: str | None = None
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    emoji: str | None = None
    disabled: bool = False


class Choice(Struct, frozen=True):
    label: str
    value: str
    hint: str = ""
    chosen: bool = False


class Select(Struct, frozen=True, kw_only=True):
    id: str
    prompt: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


class PeopleSelect(Struct, frozen=True, kw_only=True):
    id: str
    prompt: str
    most: int = 1


class Image(Struct, frozen=True):
    name: str
    data: bytes
    """Nothing stands for the picture of that name which a message has already."""
    alt: str


class Rule(Struct, frozen=True):
    """A thin line between parts."""


class Buttons(Struct, frozen=True):
    buttons: tuple[Button, ...]


class File(Struct, frozen=True):
    name: str
    data: bytes


Part = str | Image | Rule | Buttons | Select | PeopleSelect | File


class Letter(Struct, frozen=True, kw_only=True):
    parts: tuple[Part, ...]
    accent: int | None = None
    mentions: tuple[int, ...] = ()
    """People whom this letter calls; nobody else is notified, whatever the text holds."""
    roles: tuple[int, ...] = ()

    def view(self) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=self.accent)
        for part in _within_limit(self.parts):
            for item in _items(part):
                container.add_item(item)
        view.add_item(container)
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """Fresh ones each time: sending reads a file to its end."""
        return [
            discord.File(io.BytesIO(part.data), part.name, description=_cut(part.alt, ALT_LIMIT))
            if isinstance(part, Image)
            else discord.File(io.BytesIO(part.data), part.name)
            for part in self.parts
            if isinstance(part, Image | File) and part.data
        ]

    @property
    def keeps_pictures(self) -> bool:
        """Whether it shows what the message in whose place it comes has already."""
        return any(isinstance(part, Image) and not part.data for part in self.parts)

    @property
    def images(self) -> tuple[tuple[str, str], ...]:
        """What its pictures are called, and what each says instead."""
        return tuple((part.name, part.alt) for part in self.parts if isinstance(part, Image))

    def allowed(self) -> discord.AllowedMentions:
        return discord.AllowedMentions(
            everyone=False,
            replied_user=False,
            users=[discord.Object(person) for person in self.mentions],
            roles=[discord.Object(role) for role in self.roles],
        )


def letter(*parts: Part | None, **others: Any) -> Letter:
    return Letter(parts=tuple(part for part in parts if part), **others)


def buttons(*those: Button | None) -> Buttons | None:
    present = tuple(button for button in those if button)
    return Buttons(present) if present else None


def _items(part: Part) -> list[ui.Item[Any]]:
    match part:
        case str():
            return [ui.TextDisplay(part)] if part.strip() else []
        case Image():
            return [ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{part.name}", description=_alt(part)))]
        case File():
            return [ui.File(f"attachment://{part.name}")]
        case Rule():
            return [ui.Separator()]
        case Select():
            return [ui.ActionRow(_select(part))]
        case PeopleSelect():
            chooser: ui.UserSelect[Any] = ui.UserSelect(
                custom_id=part.id, placeholder=_cut(part.prompt, 150), max_values=part.most
            )
            return [ui.ActionRow(chooser)]
        case Buttons():
            rows = [part.buttons[start : start + ROW_LIMIT] for start in range(0, len(part.buttons), ROW_LIMIT)]
            return [ui.ActionRow(*(_button(button) for button in row)) for row in rows]


def _button(button: Button) -> ui.Button[Any]:
    return ui.Button(
        label=_cut(button.label, LABEL_LIMIT),
        custom_id=button.id,
        url=button.url,
        style=discord.ButtonStyle.link if button.url else button.style,
        emoji=button.emoji,
        disabled=button.disabled,
    )


def _select(select: Select) -> ui.Select[Any]:
    return ui.Select(
        custom_id=select.id,
        placeholder=_cut(select.prompt, 150),
        min_values=select.least,
        max_values=min(select.most, len(select.choices)),
        options=[
            discord.SelectOption(
                label=_cut(choice.label, OPTION_LIMIT),
                value=choice.value,
                description=_cut(choice.hint, OPTION_LIMIT) or None,
                default=choice.chosen,
            )
            for choice in select.choices[:OPTIONS_LIMIT]
        ],
    )


def _alt(image: Image) -> str:
    return _cut(image.alt, ALT_LIMIT)


def _cut(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"


def _within_limit(parts: Sequence[Part]) -> list[Part]:
    """Discord counts the text of all parts together; the longest one gives way, at the end of a line."""
    kept = list(parts)
    while (over := sum(len(part) for part in kept if isinstance(part, str)) - TEXT_LIMIT) > 0:
        place, longest = max(
            ((place, part) for place, part in enumerate(kept) if isinstance(part, str)), key=lambda pair: len(pair[1])
        )
        short = longest[: max(1, len(longest) - over - 2)]
        kept[place] = (short.rpartition("\n")[0] or short) + "\n…"
    return kept
