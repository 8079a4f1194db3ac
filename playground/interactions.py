"""Interactions: from a person's press to the bot's answer, with Discord's rules about time.

An interaction must be answered once, within three seconds (10062 after that, 40060 the second time); its token is
good for fifteen minutes (50027 after that).
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field

from playground.attachments import LARGEST_FILE
from playground.core import Core
from playground.errors import Json, refusal
from playground.permissions import in_channel
from playground.views import partial_channel
from playground.world import DM

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
ANSWER, DEFERRED_ANSWER, DEFERRED_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9

SECONDS_TO_ANSWER = 3.0
TOKEN_GOOD_FOR = 900.0
NOT_ANSWERED = "The application did not respond"


@dataclass(slots=True)
class Interaction:
    id: str
    token: str
    kind: int
    user_id: str
    channel: Json
    made_at: float
    name: str | None = None  # of the command
    nonce: str | None = None  # the page's own mark
    message: Json | None = None  # the message whose component was used
    opened_by: Interaction | None = None  # the interaction that showed the modal this one submits
    answer_kind: int | None = None
    original_id: str | None = None  # the message that answers it, or that it updates
    original_loading: bool = False
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    failed: bool = False
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    timer: asyncio.TimerHandle | None = None
    message_ids: set[str] = field(default_factory=set)  # the messages its token may change
    acts: list[tuple[str, str]] = field(default_factory=list)  # what came after the first answer, and on which message

    def metadata(self, core: Core) -> Json:
        """How a message says which interaction it answers."""
        told: Json = {
            "id": self.id,
            "type": self.kind,
            "user": core.world.users[self.user_id],
            "authorizing_integration_owners": integration_owners(self.channel),
        }
        if self.name is not None:
            told["name"] = self.name
            told["command_type"] = 1
        if self.message is not None:
            told["interacted_message_id"] = self.message["id"]
        if self.opened_by is not None:
            told["triggering_interaction_metadata"] = self.opened_by.metadata(core)
        return told


def integration_owners(channel: Json) -> Json:
    """The app is installed to guilds; in a direct message Discord writes 0."""
    return {"0": "0" if channel["type"] == DM else channel["guild_id"]}


class Interactions:
    def __init__(self, core: Core) -> None:
        self._core = core
        self._by_id: dict[str, Interaction] = {}  # oldest first
        self._by_token: dict[str, Interaction] = {}

    def begin(
        self,
        kind: int,
        user_id: str,
        channel: Json,
        data: Json,
        *,
        name: str | None = None,
        nonce: str | None = None,
        message: Json | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        """Send an interaction to the bot."""
        core = self._core
        self._forget_old()
        interaction = Interaction(
            core.world.new_id(),
            secrets.token_urlsafe(64),
            kind,
            user_id,
            channel,
            core.clock(),
            name=name,
            nonce=nonce,
            message=message,
            opened_by=opened_by,
        )
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        core.tell("INTERACTION_CREATE", self._payload(interaction, data), channel, only_for=core.world.bot_id)
        # The grace lets the bot's last-moment answer meet the rule about time first, not the timer.
        loop = asyncio.get_running_loop()
        interaction.timer = loop.call_later(SECONDS_TO_ANSWER + 0.1, self.give_up, interaction)
        return interaction

    def _payload(self, interaction: Interaction, data: Json) -> Json:
        world = self._core.world
        channel = interaction.channel
        user_id = interaction.user_id
        permissions = in_channel(world, channel, user_id)
        payload: Json = {
            "id": interaction.id,
            "application_id": world.bot_id,
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": channel["id"],
            "channel": partial_channel(world, channel, world.bot_id, permissions),
            "app_permissions": str(in_channel(world, channel, world.bot_id)),
            "locale": world.people[user_id]["locale"],
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": integration_owners(channel),
            "context": 1 if channel["type"] == DM else 0,
            "attachment_size_limit": LARGEST_FILE,
        }
        if interaction.message is not None:
            payload["message"] = interaction.message
        if channel["type"] == DM:
            payload["user"] = world.users[user_id]
        else:
            guild = world.guilds[channel["guild_id"]]
            payload["member"] = {**world.members[guild["id"]][user_id], "permissions": str(permissions)}
            payload["guild_id"] = guild["id"]
            payload["guild_locale"] = guild["preferred_locale"]
            payload["guild"] = {"id": guild["id"], "locale": guild["preferred_locale"], "features": guild["features"]}
        return payload

    def to_answer(self, interaction_id: str, token: str) -> Interaction:
        """The interaction a callback may still answer."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise refusal(10062)
        if interaction.answer_kind is not None:
            raise refusal(40060)
        if interaction.failed or self._core.clock() - interaction.made_at > SECONDS_TO_ANSWER:
            self.give_up(interaction)
            raise refusal(10062)
        return interaction

    def by_token(self, application_id: str, token: str) -> Interaction:
        """The interaction behind a webhook call."""
        interaction = self._by_token.get(token)
        if interaction is None:
            raise refusal(50027)
        if self._core.clock() - interaction.made_at > TOKEN_GOOD_FOR:
            raise refusal(50027)
        if application_id != self._core.world.bot_id or interaction.answer_kind is None:
            raise refusal(10015)
        return interaction

    def settle(self, interaction: Interaction) -> None:
        """The bot has answered: tell the page that waits."""
        self._end_waiting(interaction)
        done: Json = {"nonce": interaction.nonce, "ok": True}
        self._core.tell("INTERACTION_DONE", done, only_for=interaction.user_id)

    def give_up(self, interaction: Interaction) -> None:
        if interaction.answer_kind is not None or interaction.failed:
            return
        interaction.failed = True
        self._end_waiting(interaction)
        done: Json = {"nonce": interaction.nonce, "ok": False, "error": NOT_ANSWERED}
        self._core.tell("INTERACTION_DONE", done, only_for=interaction.user_id)

    def stop(self) -> None:
        """Wait for no more answers."""
        for interaction in self._by_id.values():
            self._end_waiting(interaction)

    def _end_waiting(self, interaction: Interaction) -> None:
        if interaction.timer is not None:
            interaction.timer.cancel()
            interaction.timer = None
        interaction.answered.set()

    def find(self, interaction_id: str) -> Interaction | None:
        return self._by_id.get(interaction_id)

    def _forget_old(self) -> None:
        # A little longer than the token lives, so that a late call is told so and not that it never was.
        horizon = self._core.clock() - TOKEN_GOOD_FOR * 1.2
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if oldest.made_at > horizon:
                return
            del self._by_id[oldest.id]
            del self._by_token[oldest.token]
