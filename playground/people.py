"""People without a browser: what a person does at the page, for tests, with the bot's answer awaited.

ada = playground.person("Ada")
answer = await ada.command("tables", "medici play", {"seats": 3})
assert answer.private and "Join" in answer.labels
form = await ada.press(answer.message, "Join")
await ada.submit(form, {"name": "Ada the Bold"})
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from playground import reading
from playground.acting import Acting
from playground.component_limits import walk
from playground.core import Core
from playground.errors import Json, Refused
from playground.filling import SUB_COMMAND, SUB_COMMAND_GROUP
from playground.interactions import (
    ANSWER,
    DEFERRED_ANSWER,
    DEFERRED_UPDATE,
    NOT_ANSWERED,
    SHOW_MODAL,
    UPDATE,
    Interaction,
)

PATIENCE = 10.0
BLINK = 0.02
LULL = 2.0
Found = TypeVar("Found")


class Answer:
    """What the bot answered to one thing that a person did."""

    def __init__(self, core: Core, interaction: Interaction) -> None:
        self._core = core
        self.interaction = interaction

    @property
    def error(self) -> str | None:
        """What the person is told when no answer came in time."""
        return NOT_ANSWERED if self.interaction.failed else None

    @property
    def kind(self) -> str:
        """`message`, `deferred`, `update`, `deferred update`, `modal` or `none`."""
        kinds = {
            ANSWER: "message",
            DEFERRED_ANSWER: "deferred",
            DEFERRED_UPDATE: "deferred update",
            UPDATE: "update",
            SHOW_MODAL: "modal",
        }
        return kinds.get(self.interaction.answer_kind or 0, "none")

    @property
    def modal(self) -> Json | None:
        return self.interaction.modal

    @property
    def message(self) -> Json:
        """The message that answers, or that was updated, as it is now."""
        found = self._find(self.interaction.original_id)
        if found is None:
            raise LookupError(f"There is no message in this answer ({self.kind}, {self.error}).")
        return found

    @property
    def follow_ups(self) -> list[Json]:
        """The messages sent after the first answer that are still there."""
        ids = [message_id for act, message_id in self.interaction.acts if act == "follow up"]
        return [message for message in map(self._find, ids) if message is not None]

    @property
    def private(self) -> bool:
        return self.interaction.original_id in self._core.world.private_to

    @property
    def text(self) -> str:
        """Every word of the answer: of its message and of what followed, or of its modal, or the error."""
        if self.error is not None:
            return self.error
        if self.modal is not None:
            return reading.text_of_modal(self.modal)
        original = self._find(self.interaction.original_id)
        shown = ([original] if original is not None else []) + self.follow_ups
        return "\n".join(reading.text_of(each) for each in shown)

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons under the answer."""
        return [button.label for button in reading.buttons(self.message)]

    def _find(self, message_id: str | None) -> Json | None:
        return self._core.world.messages[self.interaction.channel["id"]].get(message_id or "")


class Person:
    def __init__(self, core: Core, acting: Acting, user_id: str) -> None:
        self._core = core
        self._acting = acting
        self.id = user_id

    def __repr__(self) -> str:
        return f"Person({self.name!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Person) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def name(self) -> str:
        return str(self._core.world.users[self.id]["global_name"])

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def locale(self) -> str:
        return str(self._core.world.people[self.id]["locale"])

    @locale.setter
    def locale(self, locale: str) -> None:
        self._acting.change_person(self.id, {"locale": locale})

    @property
    def dms_open(self) -> bool:
        return bool(self._core.world.people[self.id]["dms_open"])

    @dms_open.setter
    def dms_open(self, dms_open: bool) -> None:
        self._acting.change_person(self.id, {"dms_open": dms_open})

    # Commands.

    async def command(
        self, channel: Any, name: str, options: Mapping[str, Any] | None = None, *, patience: float = PATIENCE
    ) -> Answer:
        """Use a slash command, subcommands after a space, and wait for the answer."""
        return await self.wait_for(self.begin_command(channel, name, options), patience)

    def begin_command(self, channel: Any, name: str, options: Mapping[str, Any] | None = None) -> Interaction:
        """Use a slash command without waiting for the answer."""
        command = self._command(name)
        given = _nested(command["options"], name.split()[1:], dict(options or {}), None)
        return self._acting.command(self.id, self._channel_id(channel), command["id"], given)

    async def complete(
        self, channel: Any, name: str, options: Mapping[str, Any] | None = None, focused: str = ""
    ) -> list[Json]:
        """The suggestions for the option `focused`, of which `options` holds what is typed so far."""
        command = self._command(name)
        given = _nested(command["options"], name.split()[1:], {focused: "", **(options or {})}, focused)
        return await self._acting.complete(self.id, self._channel_id(channel), command["id"], given)

    # Components and modals.

    async def press(self, message: Any, button: str, *, patience: float = PATIENCE) -> Answer:
        """Press a button, named by its label or its custom id."""
        return await self.wait_for(self.begin_press(message, button), patience)

    def begin_press(self, message: Any, button: str) -> Interaction:
        """Press a button without waiting for the answer."""
        found = self._message(message)
        for each in reading.buttons(found):
            if button in (each.custom_id, each.label) and each.custom_id is not None:
                return self._acting.press(self.id, found["channel_id"], found["id"], each.custom_id)
        shown = ", ".join(each.label for each in reading.buttons(found)) or "none"
        raise Refused(f"There is no button {button!r}; there are: {shown}.")

    async def choose(
        self, message: Any, select: str, values: str | Sequence[Any], *, patience: float = PATIENCE
    ) -> Answer:
        """Choose in a select, named by its custom id or placeholder; options by value or label, people as they are."""
        found = self._message(message)
        component = reading.find_select(found, select)
        chosen = _values(component, values)
        interaction = self._acting.press(self.id, found["channel_id"], found["id"], component["custom_id"], chosen)
        return await self.wait_for(interaction, patience)

    async def submit(self, form: Answer, values: Mapping[str, Any], *, patience: float = PATIENCE) -> Answer:
        """Send the modal of an answer; fields by custom id or label, those not named keep what they show."""
        if form.modal is None:
            raise Refused(f"This answer is no modal: {form.text}")
        fields = _fill_fields(form.modal, dict(values))
        interaction = self._acting.submit(self.id, form.interaction.channel["id"], form.interaction.id, fields)
        return await self.wait_for(interaction, patience)

    async def wait_for(self, interaction: Interaction, patience: float = PATIENCE) -> Answer:
        """Wait until something began is answered; after a deferral, until what was promised has come."""
        hub = self._core.hub
        await hub.wait_until(interaction.answered.is_set, patience)
        if interaction.answer_kind == DEFERRED_ANSWER:
            await hub.wait_until(lambda: interaction.acts, patience)
        elif interaction.answer_kind == DEFERRED_UPDATE:
            # It promises nothing: what follows may come by another way, or not at all.
            with contextlib.suppress(TimeoutError):
                await hub.wait_until(lambda: interaction.acts, min(patience, LULL))
        # Nobody presses in the very instant a button appears, and a bot knows its own message only once it has heard
        # back from the server.
        await asyncio.sleep(BLINK)
        return Answer(self._core, interaction)

    # Messages.

    async def say(self, channel: Any, content: str) -> Json:
        return await self._acting.say(self.id, self._channel_id(channel), content)

    def messages(self, channel: Any) -> list[Json]:
        """All that this person sees in a channel, newest last."""
        return self._acting.read(self.id, self._channel_id(channel), limit=100)

    def last(self, channel: Any) -> Json:
        """The newest message this person sees there."""
        return self.messages(channel)[-1]

    async def see(self, channel: Any, wanted: Callable[[Json], object] | str, *, patience: float = PATIENCE) -> Json:
        """Wait for a message in a channel: one with these words, or one that fits."""

        def look() -> Json | None:
            try:
                seen = self.messages(channel)
            except (Refused, LookupError):
                return None
            return next((each for each in reversed(seen) if fits(each)), None)

        def fits(message: Json) -> bool:
            return wanted in reading.text_of(message) if isinstance(wanted, str) else bool(wanted(message))

        return await self._core.hub.wait_until(look, patience)

    async def until(self, look: Callable[[], Found | None], patience: float = PATIENCE) -> Found:
        """Wait until something is so; looked at again whenever anything happens."""
        return await self._core.hub.wait_until(look, patience)

    def direct(self) -> Json:
        """The direct messages between this person and the bot."""
        return self._acting.open_direct(self.id, self._core.world.bot_id)

    def channels(self) -> list[Json]:
        """Every conversation this person can see."""
        return reading.visible_channels(self._core.world, self.id)

    def threads(self) -> list[Json]:
        return [channel for channel in self.channels() if channel["type"] in (11, 12)]

    def archive(self, thread: Any, archived: bool = True) -> None:
        self._acting.archive(self.id, self._channel_id(thread), archived)

    def dismiss(self, message: Any) -> None:
        found = self._message(message)
        self._acting.dismiss(self.id, found["channel_id"], found["id"])

    # Finding what is meant.

    def _command(self, name: str) -> Json:
        wanted = name.split()[0].removeprefix("/")
        known = self._acting.commands(self.id)
        for command in known:
            if command["name"] == wanted:
                return command
        names = ", ".join(command["name"] for command in known) or "none"
        raise Refused(f"There is no command /{wanted}; there are: {names}.")

    def _channel_id(self, channel: Any) -> str:
        """A channel by its name, its id, its record, or a library's object for it."""
        if isinstance(channel, dict):
            return str(channel["id"])
        if isinstance(channel, str) and not channel.isdecimal():
            for each in self.channels():
                if each.get("name") == channel:
                    return str(each["id"])
            raise LookupError(channel)
        return str(getattr(channel, "id", channel))

    def _message(self, message: Any) -> Json:
        """The message as it is now, by its record, its id, an answer, or a library's object for it."""
        if isinstance(message, Answer):
            return message.message
        message_id = str(message["id"] if isinstance(message, dict) else getattr(message, "id", message))
        for each in self._core.world.messages.values():
            if message_id in each:
                return each[message_id]
        raise Refused("This message is gone.")


def _nested(definitions: list[Json], path: list[str], options: dict[str, Any], focused: str | None) -> list[Json]:
    """Options by name in the shape Discord's client sends, subcommands around them."""
    if path:
        inner = next((each for each in definitions if each["name"] == path[0]), None)
        if inner is None or inner["type"] not in (SUB_COMMAND, SUB_COMMAND_GROUP):
            names = ", ".join(each["name"] for each in definitions)
            raise Refused(f"There is no subcommand {path[0]}; there are: {names}.")
        nested = _nested(inner.get("options") or [], path[1:], options, focused)
        return [{"name": inner["name"], "type": inner["type"], "options": nested}]
    given = []
    for name, value in options.items():
        option: Json = {"name": name, "value": value.id if isinstance(value, Person) else value}
        if name == focused:
            option["focused"] = True
        given.append(option)
    return given


def _values(select: Json, values: str | Sequence[Any]) -> list[str]:
    wanted = [values] if isinstance(values, str | Person) else list(values)
    by_label = {option["label"]: option["value"] for option in select.get("options") or []}
    known = {option["value"] for option in select.get("options") or []}
    chosen = []
    for each in wanted:
        value = each.id if isinstance(each, Person) else str(each)
        chosen.append(value if value in known else by_label.get(value, value))
    return chosen


def _fill_fields(modal: Json, values: dict[str, Any]) -> list[Json]:
    fields: list[Json] = []
    for _, component in walk(modal["components"]):
        inner = component.get("component") or component
        if inner.get("custom_id") is None or any(each["custom_id"] == inner["custom_id"] for each in fields):
            continue
        names = (inner["custom_id"], component.get("label"))
        given = next((values.pop(name) for name in names if name in values), None)
        field: Json = {"type": inner["type"], "custom_id": inner["custom_id"]}
        if inner["type"] == 4:
            field["value"] = inner.get("value") or "" if given is None else str(given)
        else:
            field["values"] = _shown_values(inner) if given is None else _values(inner, given)
        fields.append(field)
    if values:
        raise Refused(f"The form has no field {', '.join(values)}.")
    return fields


def _shown_values(select: Json) -> list[str]:
    chosen = [option["value"] for option in select.get("options") or [] if option.get("default")]
    return chosen + [str(each["id"]) for each in select.get("default_values") or []]
