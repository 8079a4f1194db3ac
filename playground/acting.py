"""What a person can do: read, write, use a command, press, choose, fill a modal. The page and the tests act by this."""

from __future__ import annotations

from typing import Any

from playground import direct, filling, messages, threads
from playground.component_limits import BUTTON, SELECTS, interactive
from playground.core import Core
from playground.errors import ApiError, Json, Refused
from playground.filling import Resolved
from playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from playground.permissions import Permission, in_channel, in_guild, may_see, sending_in
from playground.world import DM, THREADS

LOCALES = ("en-US", "pl")


class Acting:
    def __init__(self, core: Core) -> None:
        self._core = core

    def read(
        self,
        user_id: str,
        channel_id: str,
        *,
        before: str | None = None,
        after: str | None = None,
        around: str | None = None,
        limit: int = 50,
    ) -> list[Json]:
        """The messages this person sees there, newest last."""
        channel = self._channel(user_id, channel_id)
        seen = messages.visible_messages(self._core, channel["id"], user_id)
        return messages.page_of(seen, before=before, after=after, around=around, limit=max(1, min(limit, 100)))

    async def say(self, user_id: str, channel_id: str, content: str) -> Json:
        channel = self._channel(user_id, channel_id)
        granted = in_channel(self._core.world, channel, user_id)
        if not granted & sending_in(channel):
            raise Refused("You may not write here.")
        locked = channel["type"] in THREADS and channel["thread_metadata"]["locked"]
        if locked and not granted & Permission.MANAGE_THREADS:
            raise Refused("This thread is locked.")
        try:
            message = await messages.write(self._core, channel, user_id, {"content": content}, {})
        except ApiError as error:
            raise Refused(f"This cannot be sent: {error.message}.") from error
        if channel["type"] in THREADS:
            threads.add_member(self._core, channel, user_id, added_by=user_id)
        return message

    def type_in(self, user_id: str, channel_id: str) -> None:
        messages.tell_typing(self._core, self._channel(user_id, channel_id), user_id)

    def commands(self, user_id: str) -> list[Json]:
        """The commands this person can be offered."""
        guild_ids = self._core.world.guild_ids_of(user_id)
        return [each for each in self._core.world.commands.values() if each.get("guild_id") in (None, *guild_ids)]

    def command(
        self, user_id: str, channel_id: str, command_id: str, options: list[Json], nonce: str | None = None
    ) -> Interaction:
        channel = self._channel(user_id, channel_id)
        command = self._command(user_id, channel, command_id)
        resolved = Resolved(self._core.world, channel, user_id)
        filled = filling.fill_options(command["options"], options, resolved)
        data = resolved.into(_command_data(command, filled))
        name = " ".join([command["name"], *_subcommands(filled)])
        return self._core.interactions.begin(COMMAND, user_id, channel, data, name=name, nonce=nonce)

    async def complete(self, user_id: str, channel_id: str, command_id: str, options: list[Json]) -> list[Json]:
        """The bot's suggestions for the focused option; none if it takes too long."""
        channel = self._channel(user_id, channel_id)
        command = self._command(user_id, channel, command_id)
        resolved = Resolved(self._core.world, channel, user_id)
        filled = filling.fill_partly(command["options"], options, resolved)
        if filling.focused_option(filled) is None:
            raise Refused("No option is being typed.")
        data = _command_data(command, filled)
        interaction = self._core.interactions.begin(AUTOCOMPLETE, user_id, channel, data)
        await interaction.answered.wait()
        return interaction.choices

    def press(
        self,
        user_id: str,
        channel_id: str,
        message_id: str,
        custom_id: str,
        values: list[str] | None = None,
        nonce: str | None = None,
    ) -> Interaction:
        """Press a button, or choose in a select."""
        channel = self._channel(user_id, channel_id)
        message = self._core.world.messages[channel["id"]].get(message_id)
        if message is None or self._core.world.private_to.get(message_id, user_id) != user_id:
            raise Refused("This message is gone.")
        component = next((each for each in interactive(message["components"]) if each["custom_id"] == custom_id), None)
        if component is None:
            raise Refused("This is no longer there to press.")
        if component.get("disabled"):
            raise Refused("This cannot be pressed now.")
        if message["author"]["id"] != self._core.world.bot_id:
            raise Refused("Nobody answers for this message.")
        resolved = Resolved(self._core.world, channel, user_id)
        data: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
        if component["type"] in SELECTS:
            data["values"] = filling.check_values(component, [str(each) for each in values or []], resolved)
        elif component["type"] != BUTTON:
            raise Refused("This cannot be pressed.")
        return self._core.interactions.begin(
            COMPONENT, user_id, channel, resolved.into(data), nonce=nonce, message=message
        )

    def submit(
        self, user_id: str, channel_id: str, interaction_id: str, components: list[Json], nonce: str | None = None
    ) -> Interaction:
        """Send a modal that this person was shown."""
        opener = self._core.interactions.find(interaction_id)
        if opener is None or opener.modal is None or opener.user_id != user_id:
            raise Refused("This form is no longer open.")
        channel = self._channel(user_id, channel_id)
        if channel["id"] != opener.channel["id"]:
            raise Refused("This form was opened elsewhere.")
        resolved = Resolved(self._core.world, channel, user_id)
        filled = filling.fill_modal(opener.modal, components, resolved)
        data = resolved.into({"custom_id": opener.modal["custom_id"], "components": filled})
        return self._core.interactions.begin(
            MODAL, user_id, channel, data, nonce=nonce, message=opener.message, opened_by=opener
        )

    def open_direct(self, user_id: str, other_id: str) -> Json:
        if other_id not in self._core.world.users or other_id == user_id:
            raise Refused("There is nobody like that to write to.")
        return direct.open_channel(self._core, user_id, other_id)

    def change_person(self, user_id: str, changes: Json) -> Json:
        """Change a person's language, or whether they take direct messages."""
        world = self._core.world
        settings = dict(world.people[user_id])
        if "locale" in changes:
            if changes["locale"] not in LOCALES:
                raise Refused(f"The languages here are {', '.join(LOCALES)}.")
            settings["locale"] = changes["locale"]
        if "dms_open" in changes:
            settings["dms_open"] = bool(changes["dms_open"])
        world.save_person(user_id, settings)
        self._core.tell("MEMBERS", {})
        return person_view(self._core, user_id)

    def archive(self, user_id: str, thread_id: str, archived: bool) -> Json:
        thread = self._channel(user_id, thread_id)
        if thread["type"] not in THREADS:
            raise Refused("Only a thread can be archived.")
        granted = in_channel(self._core.world, thread, user_id)
        allowed = granted & Permission.MANAGE_THREADS or thread["owner_id"] == user_id
        opens = not archived and granted & Permission.SEND_MESSAGES_IN_THREADS
        if not allowed and (not opens or thread["thread_metadata"]["locked"]):
            raise Refused("You may not do this with this thread.")
        threads.change(self._core, thread, {"archived": archived}, user_id)
        return thread

    def dismiss(self, user_id: str, channel_id: str, message_id: str) -> None:
        """Let go of a private message for good."""
        message = (
            self._core.world.messages[channel_id].get(message_id) if channel_id in self._core.world.channels else None
        )
        if message is None or self._core.world.private_to.get(message_id) != user_id:
            raise Refused("This message is not yours to dismiss.")
        messages.delete(self._core, message)

    def mark_read(self, user_id: str, channel_id: str, message_id: str) -> None:
        channel = self._channel(user_id, channel_id)
        self._core.world.mark_read(user_id, channel["id"], message_id)

    def unread(self, user_id: str, channel_id: str) -> tuple[int, int]:
        """How many messages of others came since this person last looked, and how many of them call for them."""
        world = self._core.world
        seen = int(world.reads[user_id].get(channel_id, "0"))
        unread = mentions = 0
        for message in reversed(world.messages[channel_id].values()):
            if int(message["id"]) <= seen:
                break
            if message["author"]["id"] == user_id or message["id"] in world.private_to:
                continue
            unread += 1
            mentions += messages.mentions_user(self._core, message, user_id)
        return unread, mentions

    def _channel(self, user_id: str, channel_id: str) -> Json:
        channel = self._core.world.channels.get(channel_id)
        if channel is None or not may_see(self._core.world, channel, user_id):
            raise Refused("This conversation does not exist, or you may not see it.")
        return channel

    def _command(self, user_id: str, channel: Json, command_id: str) -> Json:
        world = self._core.world
        command = world.commands.get(command_id)
        if command is None or command["type"] != 1:
            raise Refused("This command does not exist any more.")
        if not in_channel(world, channel, user_id) & Permission.USE_APPLICATION_COMMANDS:
            raise Refused("You may not use commands here.")
        if channel["type"] == DM:
            self._demand_direct(command, channel)
        else:
            self._demand_in_guild(command, channel["guild_id"], user_id)
        return command

    def _demand_direct(self, command: Json, channel: Json) -> None:
        contexts: list[Any] | None = command.get("contexts")
        allowed = command["dm_permission"] if contexts is None else 1 in contexts
        if not allowed or command.get("guild_id") or self._core.world.bot_id not in channel["recipient_ids"]:
            raise Refused("This command cannot be used in direct messages.")

    def _demand_in_guild(self, command: Json, guild_id: str, user_id: str) -> None:
        contexts: list[Any] | None = command.get("contexts")
        needed = int(command.get("default_member_permissions") or 0)
        refused = (
            command.get("default_member_permissions") == "0"
            and in_guild(self._core.world, guild_id, user_id) & Permission.ADMINISTRATOR == 0
        )
        if needed & ~in_guild(self._core.world, guild_id, user_id) or refused:
            raise Refused("You may not use this command.")
        if command.get("guild_id") not in (None, guild_id) or (contexts is not None and 0 not in contexts):
            raise Refused("This command cannot be used here.")


def person_view(core: Core, user_id: str) -> Json:
    return {**core.world.users[user_id], **core.world.people[user_id]}


def _command_data(command: Json, options: list[Json]) -> Json:
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if options:
        data["options"] = options
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    return data


def _subcommands(options: list[Json]) -> list[str]:
    for option in options:
        if option["type"] in (filling.SUB_COMMAND, filling.SUB_COMMAND_GROUP):
            return [option["name"], *_subcommands(option["options"])]
    return []
