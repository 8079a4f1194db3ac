"""The world: everything this Discord knows, in Discord's own JSON shapes, held in memory and saved through a store.

Ids are strings. Three things differ from what goes over the wire: a direct message channel keeps `recipient_ids` (who
the recipients are depends on who looks), thread members live beside their thread, and private (ephemeral) messages
are kept in memory only, because on Discord, too, they are gone after a restart.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec

from playground.errors import Json, PlaygroundError, refusal
from playground.snowflakes import Clock, Snowflakes, timestamp
from playground.store import Store

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)
EPHEMERAL = 1 << 6
MOST_PRIVATE_MESSAGES = 2_000


class World:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self.meta: Json = {}
        self.users: dict[str, Json] = {}
        self.people: dict[str, Json] = {}  # user id: locale and dms_open
        self.guilds: dict[str, Json] = {}
        self.members: dict[str, dict[str, Json]] = defaultdict(dict)  # guild id, user id
        self.channels: dict[str, Json] = {}
        self.thread_members: dict[str, dict[str, Json]] = defaultdict(dict)  # thread id, user id
        self.messages: dict[str, dict[str, Json]] = defaultdict(dict)  # channel id, message id; oldest first
        self.private_to: dict[str, str] = {}  # id of a private message: the one person who sees it
        self.commands: dict[str, Json] = {}
        self.attachments: dict[str, Json] = {}
        self.reads: dict[str, dict[str, str]] = defaultdict(dict)  # user id, channel id: last message read

    async def load(self, base_url: str) -> bool:
        """Read the world file; False if it is empty.

        Attachments and media carry full addresses, and the port may be another one than last time, so the address of
        the last run is replaced in every record before it is read.
        """
        records = await self.store.open()
        try:
            self._take_in(records, base_url)
        except (msgspec.DecodeError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise PlaygroundError(f"The world file {self.store.path} is damaged; start with --fresh.") from error
        return bool(records)

    def _take_in(self, records: list[tuple[str, str, bytes]], base_url: str) -> None:
        decode = msgspec.json.decode
        old_address = b""
        for kind, _, body in records:
            if kind == "meta":
                self.meta = decode(body)
                old_address = self.meta["base_url"].encode()
        new_address = base_url.encode()
        for kind, key, body in records:
            if kind in ("message", "attachment") and old_address != new_address:
                moved = body.replace(old_address, new_address)
                value = decode(moved)
                self.store.save(kind, key, value)
            else:
                value = decode(body)
            self._take_in_one(kind, key, value)
        for guild_members in self.members.values():
            for user_id, member in guild_members.items():
                member["user"] = self.users[user_id]  # one record, so that a change of name shows everywhere
        self._drop_orphans()
        if records:
            self.meta["base_url"] = base_url
            self.save_meta()
            self.snowflakes.never_below(self.meta["last_id"])

    def _drop_orphans(self) -> None:
        """Private messages are gone after a restart; what was attached to them goes too."""
        held = {
            attachment["id"]
            for messages in self.messages.values()
            for message in messages.values()
            for attachment in message["attachments"]
        }
        for attachment_id in self.attachments.keys() - held:
            self.drop("attachment", attachment_id)

    def _take_in_one(self, kind: str, key: str, value: Any) -> None:
        first, _, second = key.partition("/")
        match kind:
            case "meta":
                return
            case "user" | "person" | "guild" | "channel" | "command" | "attachment":
                self._table(kind)[key] = value
            case "member":
                self.members[first][second] = value
            case "thread member":
                self.thread_members[first][second] = value
            case "message":
                self.messages[value["channel_id"]][key] = value
            case "read":
                self.reads[first][second] = value
            case _:
                raise LookupError(kind)
        if kind in ("message", "channel", "user", "command", "attachment"):
            self.snowflakes.never_below(key)

    def _table(self, kind: str) -> dict[str, Json]:
        return {
            "user": self.users,
            "person": self.people,
            "guild": self.guilds,
            "channel": self.channels,
            "command": self.commands,
            "attachment": self.attachments,
        }[kind]

    # Saving: change the record in place, then name it here.

    def save_meta(self) -> None:
        self.meta["last_id"] = self.new_id()
        self.store.save("meta", "", self.meta)

    def save(self, kind: str, record: Json) -> None:
        self._table(kind)[record["id"]] = record
        self.store.save(kind, record["id"], record)

    def drop(self, kind: str, key: str) -> None:
        self._table(kind).pop(key, None)
        self.store.forget(kind, key)

    def save_person(self, user_id: str, settings: Json) -> None:
        self.people[user_id] = settings
        self.store.save("person", user_id, settings)

    def save_member(self, guild_id: str, member: Json) -> None:
        user_id = member["user"]["id"]
        self.members[guild_id][user_id] = member
        self.store.save("member", f"{guild_id}/{user_id}", member)

    def drop_member(self, guild_id: str, user_id: str) -> None:
        del self.members[guild_id][user_id]
        self.store.forget("member", f"{guild_id}/{user_id}")

    def save_thread_member(self, thread_id: str, user_id: str) -> Json:
        record = {"id": thread_id, "user_id": user_id, "join_timestamp": self.now(), "flags": 0}
        self.thread_members[thread_id][user_id] = record
        self.store.save("thread member", f"{thread_id}/{user_id}", record)
        return record

    def drop_thread_member(self, thread_id: str, user_id: str) -> None:
        del self.thread_members[thread_id][user_id]
        self.store.forget("thread member", f"{thread_id}/{user_id}")

    def save_message(self, message: Json) -> None:
        self.messages[message["channel_id"]][message["id"]] = message
        if message["id"] not in self.private_to:
            self.store.save("message", message["id"], message)

    def save_private_message(self, message: Json, owner_id: str) -> None:
        self.private_to[message["id"]] = owner_id
        self.save_message(message)

    def drop_message(self, message: Json) -> None:
        self.messages[message["channel_id"]].pop(message["id"], None)
        if self.private_to.pop(message["id"], None) is None:
            self.store.forget("message", message["id"])

    def oldest_private_beyond_bound(self) -> Json | None:
        """The private message to let go of next, if there are too many."""
        if len(self.private_to) <= MOST_PRIVATE_MESSAGES:
            return None
        message_id = next(iter(self.private_to))
        for messages in self.messages.values():
            if message_id in messages:
                return messages[message_id]
        del self.private_to[message_id]
        return None

    def mark_read(self, user_id: str, channel_id: str, message_id: str) -> None:
        self.reads[user_id][channel_id] = message_id
        self.store.save("read", f"{user_id}/{channel_id}", message_id)

    def forget_channel(self, channel_id: str) -> None:
        """Drop a channel with its messages, members and read marks."""
        for message in list(self.messages.pop(channel_id, {}).values()):
            self.drop_message(message)
        for user_id in list(self.thread_members.get(channel_id, ())):
            self.drop_thread_member(channel_id, user_id)
        self.thread_members.pop(channel_id, None)
        for user_id, marks in self.reads.items():
            if marks.pop(channel_id, None) is not None:
                self.store.forget("read", f"{user_id}/{channel_id}")
        self.drop("channel", channel_id)

    # Finding.

    @property
    def bot_id(self) -> str:
        """The bot's user id, which is also its application's id."""
        return str(self.meta["bot_id"])

    def now(self) -> str:
        return timestamp(self.clock())

    def new_id(self) -> str:
        return self.snowflakes.next()

    def channel(self, channel_id: str) -> Json:
        try:
            return self.channels[channel_id]
        except KeyError:
            raise refusal(10003) from None

    def guild(self, guild_id: str) -> Json:
        """A guild the bot is in."""
        if guild_id not in self.guilds or self.bot_id not in self.members[guild_id]:
            raise refusal(10004)
        return self.guilds[guild_id]

    def member(self, guild_id: str, user_id: str) -> Json:
        try:
            return self.members[guild_id][user_id]
        except KeyError:
            raise refusal(10007 if user_id in self.users else 10013) from None

    def message(self, channel_id: str, message_id: str) -> Json:
        """A message everybody in the channel can see; a private one is unknown to the channel."""
        message = self.messages[channel_id].get(message_id) if channel_id in self.messages else None
        if message is None or message_id in self.private_to:
            raise refusal(10008)
        return message

    def threads_of(self, guild_id: str) -> list[Json]:
        return [
            channel
            for channel in self.channels.values()
            if channel["type"] in THREADS and channel["guild_id"] == guild_id
        ]

    def direct_channel(self, one: str, other: str) -> Json | None:
        pair = {one, other}
        for channel in self.channels.values():
            if channel["type"] == DM and set(channel["recipient_ids"]) == pair:
                return channel
        return None

    def guild_ids_of(self, user_id: str) -> list[str]:
        return [guild_id for guild_id in self.guilds if user_id in self.members[guild_id]]
