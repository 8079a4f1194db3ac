"""The bot on a stage: a simulated Discord with a server, a channel and people, and what a person reads and presses.

SimCord lets the bot finish before an action returns, so nothing here waits. Its people always read English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.builders import ChannelHandle, UserHandle
from simcord.components import walk_components
from simcord.env import Env
from simcord.interactions import base_payload
from simcord.results import InteractionResult, to_discord_message

from bot.app import Loggia
from bot.model import Standing
from bot.store import Store, posts
from bot.store.posts import Post

TEXT, BUTTON, COMPONENT, MODAL = 10, 2, 3, 5
SELECTS = (3, 5, 6, 7, 8)
PATIENCE = 20.0
"""Seconds the bot may take over one action on a busy machine; it sleeps longer than that only on purpose."""

Person = MemberActor | UserHandle


class Clock:
    """Time that stands still until a test turns it."""

    def __init__(self) -> None:
        self.moment = 1_800_000_000.0

    def __call__(self) -> float:
        return self.moment


class Shown:
    """A message as somebody reads it."""

    def __init__(self, stage: Stage, message: Any) -> None:
        self._stage = stage
        self._message = message
        self.id = message.id
        self.channel_id = message.channel_id

    @property
    def _parts(self) -> list[dict[str, Any]]:
        return list(walk_components(self._stage.env.backend.get_message(self.channel_id, self.id).components))

    @property
    def text(self) -> str:
        return "\n".join(part["content"] for part in self._parts if part["type"] == TEXT)

    @property
    def buttons(self) -> dict[str, str]:
        """Ids by label; a button that cannot be pressed is not among them."""
        found = (part for part in self._parts if part["type"] == BUTTON and not part.get("disabled"))
        return {part["label"]: part["custom_id"] for part in found if "custom_id" in part}

    @property
    def links(self) -> list[str]:
        return [part["url"] for part in self._parts if part["type"] == BUTTON and "url" in part]

    @property
    def selects(self) -> dict[str, dict[str, Any]]:
        """Menus by id."""
        return {part["custom_id"]: part for part in self._parts if part["type"] in SELECTS}

    @property
    def files(self) -> list[str]:
        return [attachment["filename"] for attachment in self._message.attachments]

    @property
    def private(self) -> bool:
        return bool(self._message.flags & 64)


class Stage:
    def __init__(self, path: Path, clock: Clock, make: Callable[[Store], Loggia]) -> None:
        self.path = path
        self.clock = clock
        self._make = make
        self.app: Loggia
        self.env: Env

    async def begin(self) -> None:
        self.app = self._make(await Store.open(self.path))
        self.env = Env(self.app, settle_timeout=PATIENCE)
        await self.env.start()
        self.guild = self.env.create_guild("Florence")
        self.channel = self.guild.create_text_channel("tables")
        self.ada, self.bob, self.cleo, self.dario = (
            self.guild.add_member(self.env.create_user(name.lower(), global_name=name))
            for name in ("Ada", "Bob", "Cleo", "Dario")
        )
        await self.env.settle()

    async def restart(self) -> None:
        """The program stops without a word and starts again on the same database."""
        await self.env.settle()
        before, self.app = self.app, self._make(await Store.open(self.path))
        await self.env.restart_bot(self.app)
        await before.close()

    async def end(self) -> None:
        await self.env.shutdown()
        await self.app.close()
        self.env._raise_errors_since(self.env._errors_acknowledged)

    # ---------------------------------------------------------------- doing

    async def command(self, who: Person, name: str, where: ChannelHandle | None = None, **options: Any) -> Shown:
        result = await who.slash(where or self.channel, name, **options)
        return self._answer(result)

    async def press(self, who: Person, shown: Shown, label: str) -> Shown:
        """Press the button with this label, or the only one whose label begins so."""
        fitting = [one for one in shown.buttons if one == label] or [
            one for one in shown.buttons if one.startswith(label)
        ]
        assert len(fitting) == 1, f"{label!r} is not one of {list(shown.buttons)}"
        return await self.press_id(who, shown, shown.buttons[fitting[0]])

    async def press_id(self, who: Person, shown: Shown, custom_id: str) -> Shown:
        return self._answer(await who.click(self._message(shown), custom_id=custom_id))

    async def choose(self, who: Person, shown: Shown, custom_id: str, *values: Any) -> Shown:
        return self._answer(await who.select(self._message(shown), values, custom_id=custom_id))

    async def forge(self, who: Person, shown: Shown, custom_id: str, values: Sequence[str] | None = None) -> Shown:
        """A press that no client of Discord's would send: an id or a value that the message does not hold."""
        (answer,) = await self.at_once((who, shown, custom_id, values))
        return answer

    async def at_once(self, *presses: tuple[Person, Shown, str, Sequence[str] | None]) -> list[Shown]:
        """Several presses that arrive before the bot has answered any of them."""
        return await self.let_go(self.prepare(*presses))

    def prepare(self, *presses: tuple[Person, Shown, str, Sequence[str] | None]) -> list[tuple[Any, dict[str, Any]]]:
        """Presses on their way."""
        records = []
        for who, shown, custom_id, values in presses:
            data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON if values is None else 3}
            if values is not None:
                data["values"] = list(values)
            record, payload = self._payload(COMPONENT, who, shown.channel_id, data)
            message = self.env.backend.get_message(shown.channel_id, shown.id)
            payload["message"] = dict(serializers.message_payload(self.env.backend, message))
            record.source_message_id = shown.id
            records.append((record, payload))
        return records

    async def let_go(self, records: list[tuple[Any, dict[str, Any]]]) -> list[Shown]:
        for _, payload in records:
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return [self.answer(record) for record in records]

    def answer(self, sent: tuple[Any, dict[str, Any]]) -> Shown:
        """What a press that was on its way was answered with."""
        return self._answer(InteractionResult(self.env, sent[0]))

    async def submit_unasked(self, who: Person, custom_id: str, text: str) -> Shown:
        """A modal that comes back although nobody remembers having shown it."""
        field = {"type": 18, "component": {"type": 4, "custom_id": "answer", "value": text}}
        record, payload = self._payload(MODAL, who, self.channel.id, {"custom_id": custom_id, "components": [field]})
        self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return self._answer(InteractionResult(self.env, record))

    def _payload(self, kind: int, who: Person, channel: int, data: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        guild = self.guild.id if isinstance(who, MemberActor) else None
        return base_payload(self.env.backend, type=kind, channel_id=channel, guild_id=guild, user_id=who.id, data=data)

    # ---------------------------------------------------------------- reading

    def _answer(self, result: InteractionResult) -> Shown:
        assert result.acknowledged, "the person was not answered"
        response = result.response
        assert response is not None, "the answer has no message"
        return Shown(self, response._message)

    def _message(self, shown: Shown) -> discord.Message:
        return to_discord_message(self.env, self.env.backend.get_message(shown.channel_id, shown.id))

    def posts(self, where: ChannelHandle | None = None) -> list[Shown]:
        """What everybody reads in a channel, the newest last."""
        return self.messages((where or self.channel).id)

    def messages(self, channel: int) -> list[Shown]:
        stored = self.env.backend.messages.get(channel, {})
        own = [one for _, one in sorted(stored.items()) if one.author_id == self.app.me and one.components]
        return [Shown(self, one) for one in own if not one.flags & 64]

    @property
    def lobby(self) -> Shown:
        return next(shown for shown in reversed(self.posts()) if "start:" in "".join(shown.buttons.values()))

    @property
    def room(self) -> ChannelHandle:
        """The thread of the last table."""
        return [thread for thread in self.channel.threads if thread._channel.type == 11][-1]

    @property
    def board(self) -> Shown:
        """The table's post; how a vote went may come below it."""
        return next(shown for shown in reversed(self.posts(self.room)) if "History" in shown.buttons)

    async def standing(self, table: int = 1) -> Standing:
        return await self.app.tables.look(table)

    async def post(self, kind: str, table: int = 1) -> Post | None:
        return await self.app.store.read(lambda db: posts.find(db, table, kind))

    # ---------------------------------------------------------------- a game

    async def open(self, *others: Person, host: Person | None = None, **options: Any) -> None:
        """A table of Medici that has begun, with these people at it."""
        await self.command(host or self.ada, "play", game="medici", seats=len(others) + 1, **options)
        for person in others:
            await self.press(person, self.lobby, "Join")

    async def turn(self, table: int = 1) -> MemberActor:
        """Whom the table waits for."""
        standing = await self.standing(table)
        person = standing.table.seats[self.app.tables.awaited(standing)[0]].person
        return next(one for one in (self.ada, self.bob, self.cleo, self.dario) if one.id == person)

    async def rush(self, table: int = 1) -> None:
        """Play a table of people to its end with the simplest moves, and let the bot tell it."""
        tables = self.app.tables
        listeners, tables.listeners = tables.listeners, []  # only the end is told
        with self.env._bot_scope():
            while (standing := await self.standing(table)).table.status == "playing":
                game = tables.game(standing.table)
                seat = game.awaited(standing.state)[0]
                await tables.play(table, seat, game.default(standing.state, seat))
            tables.listeners = listeners
            tables.changed(table)
        await self.env.settle()

    async def panel(self, who: Person | None = None) -> Shown:
        return await self.press(who or await self.turn(), self.board, "Your move")


def number(text: str, before: str) -> int:
    """The number after these words."""
    found = re.search(re.escape(before) + r"\s*(\d+)", text)
    assert found, f"no number after {before!r} in {text!r}"
    return int(found[1])


def option_values(shown: Shown, custom_id: str) -> Mapping[str, str]:
    """Values by label of a menu."""
    return {option["label"]: option["value"] for option in shown.selects[custom_id]["options"]}
