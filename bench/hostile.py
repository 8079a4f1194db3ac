"""Hostile presses: interactions that no client of Discord's would send, from people seated, unseated and elsewhere.

Ids are forged, foreign, stale, oversized and malformed, and so are values, options and modals. Everybody must be
answered, nothing may be logged as an error, every stored move must be one that the rules allow to whoever made it, and
no answer may hold another's hand or the secret of a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from sqlalchemy import select

import render
from bench.players import Player, custom_ids
from bench.scene import Scene
from bot.speech import labels, speech
from bot.store import tables as rows
from bot.store.schema import tenures
from bot.ui.router import ROUTES
from playground import interactions
from playground.errors import Json
from playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from playground.people import Answer

AT_ONCE = 24
ROUND = 500
PATIENCE = 60.0
"""Seconds for an answer: how quick the bot is, is measured elsewhere, and a busy machine is no trouble of the bot's."""
BUTTON, SELECT, TEXT_INPUT, LABEL = 2, 3, 4, 18
STRING, SUBCOMMAND = 3, 1
NONSENSE = (
    "", "0", "-1", "1", "2", "24", "25", "26", "999999999999999999999", "٣", "1e9", "nan", "0x10", " ", ":", "::::",
    "a" * 100, "🎲" * 25, "\x00", "../..", "' OR 1=1 --", "{}", "[]", "null", "None", "#1", "<@1>", "@everyone",
)  # fmt: skip


class Hostile(logging.Handler):
    def __init__(self, scene: Scene, random: Random) -> None:
        super().__init__(logging.ERROR)
        self.scene = scene
        self.random = random
        self.sent: Counter[str] = Counter()
        self.troubles: list[str] = []
        self._seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.troubles.append(f"an error was logged: {self.format(record)}")

    async def run(self, count: int) -> list[str]:
        """Send so many; what was wrong with the answers, in sentences."""
        logging.getLogger().addHandler(self)
        limit, interactions.SECONDS_TO_ANSWER = interactions.SECONDS_TO_ANSWER, PATIENCE
        try:
            for begun in range(0, count, ROUND):
                await self._look_around()
                left = iter(range(min(ROUND, count - begun)))
                await asyncio.gather(*(self._keep_pressing(left) for _ in range(AT_ONCE)))
                if self.troubles:
                    break
        finally:
            interactions.SECONDS_TO_ANSWER = limit
            logging.getLogger().removeHandler(self)
        return self.troubles + [trouble async for trouble in self._unlawful()]

    async def _keep_pressing(self, left: Iterator[int]) -> None:
        """Press as long as any of so many are left; who waits for an answer holds nobody else up."""
        for _ in left:
            if self.troubles:
                return
            await self._one()

    async def _look_around(self) -> None:
        """Learn the ids that are to be seen now; who has the right to end a game may have done so, then another one is
        opened."""
        table = (await self.scene.app.tables.look(self.scene.table)).table
        if not table.live:
            self.troubles += [trouble async for trouble in self._unlawful()]
            await self.scene.open(table.game, len(table.seats))
        self._seen = sorted({one for message in self._messages() for one in custom_ids(message)})

    def _messages(self) -> Iterator[Json]:
        world = self.scene.playground.world
        return (message for channel in list(world.messages) for message in world.messages[channel].values())

    # ---------------------------------------------------------------- one press

    async def _one(self) -> None:
        player = self.random.choice(self.scene.players)
        kind = self.random.choice(("press", "press", "choose", "modal", "command", "complete"))
        self.sent[kind] += 1
        begun, said = getattr(self, f"_{kind}")(player)
        try:
            answer = await player.person.wait_for(begun, PATIENCE)
        except TimeoutError:
            self.troubles.append(f"{said} was never answered")
            return
        if answer.error:
            self.troubles.append(f"{said} was not answered in time")
        if kind != "complete":
            await self._secrets(player, answer, said)

    def _begin(self, player: Player, kind: int, data: Json, **more: Any) -> tuple[Interaction, str]:
        core = self.scene.playground.core
        channel = self.random.choice([*player.person.channels(), player.person.direct()])
        found = core.world.channels[channel["id"]]
        return core.interactions.begin(kind, player.person.id, found, data, **more), str(data)[:200]

    def _press(self, player: Player) -> tuple[Interaction, str]:
        data = {"custom_id": self._forged(), "component_type": BUTTON, "id": 1}
        return self._begin(player, COMPONENT, data, message=self._any_message())

    def _choose(self, player: Player) -> tuple[Interaction, str]:
        values = [self.random.choice(NONSENSE) for _ in range(self.random.choice((0, 1, 1, 2, 25)))]
        data = {"custom_id": self._forged(), "component_type": SELECT, "id": 1, "values": values}
        return self._begin(player, COMPONENT, data, message=self._any_message())

    def _modal(self, player: Player) -> tuple[Interaction, str]:
        text = self.random.choice((*NONSENSE, "9" * 4_000, "3 gold, 2 " + "x" * 190))
        field: Json = {"type": TEXT_INPUT, "custom_id": self.random.choice(("answer", "", "other")), "value": text}
        shapes: tuple[list[Json], ...] = (
            [{"type": LABEL, "component": field}],
            [{"type": 1, "components": [field]}],
            [field],
            [],
            [{"type": LABEL, "component": {**field, "type": SELECT, "values": [text]}}],
        )
        data = {"custom_id": self._forged(), "components": self.random.choice(shapes)}
        return self._begin(player, MODAL, data, message=self._any_message())

    def _command(self, player: Player) -> tuple[Interaction, str]:
        data = self._command_data()
        return self._begin(player, COMMAND, data, name=data["name"])

    def _complete(self, player: Player) -> tuple[Interaction, str]:
        data = self._command_data()
        options = data["options"]
        while options and options[0].get("options"):
            options = options[0]["options"]
        texts = [option for option in options if option["type"] == STRING]
        if texts:
            self.random.choice(texts)["focused"] = True
            return self._begin(player, AUTOCOMPLETE, data)
        return self._begin(player, COMMAND, data, name=data["name"])

    def _command_data(self) -> Json:
        command = self.random.choice(list(self.scene.playground.world.commands.values()))
        options = self._options(command["options"])
        return {"id": command["id"], "name": command["name"], "type": 1, "options": options}

    def _options(self, definitions: list[Json]) -> list[Json]:
        nested = [one for one in definitions if one["type"] <= 2]
        if nested:
            chosen = self.random.choice(nested)
            return [{"name": chosen["name"], "type": chosen["type"], "options": self._options(chosen["options"])}]
        given = (one for one in definitions if one["type"] == STRING and self.random.random() < 0.8)
        return [{"name": one["name"], "type": STRING, "value": self._text()} for one in given]

    def _text(self) -> str:
        table = f"#{self.random.choice((self.scene.table, 0, 2, 99))}"
        return self.random.choice((*NONSENSE, table, table, "x" * 6_000))

    def _any_message(self) -> Json:
        own = self.scene.playground.world.bot_id
        return self.random.choice([message for message in self._messages() if message["author"]["id"] == own])

    def _forged(self) -> str:
        """An id: one seen somewhere and altered, or one made up of a known kind and nonsense."""
        seen = self.random.choice(self._seen).split(":") if self._seen and self.random.random() < 0.7 else []
        parts = seen or [self.random.choice((*ROUTES, "nothing", "")), str(self.scene.table)]
        match self.random.randrange(6):
            case 0:
                parts[self.random.randrange(len(parts))] = self.random.choice(NONSENSE)
            case 1:
                parts = parts[: self.random.randint(1, len(parts))]
            case 2:
                parts += [self.random.choice(NONSENSE) for _ in range(self.random.randint(1, 9))]
            case 3:
                parts[0] = self.random.choice(tuple(ROUTES))
            case 4 if len(parts) > 3:
                parts[3] = str(self.random.randint(-2, 30))
        return ":".join(parts)[:100]

    # ---------------------------------------------------------------- what came of it

    async def _secrets(self, player: Player, answer: Answer, said: str) -> None:
        app, text = self.scene.app, answer.text
        standing = await app.tables.look(self.scene.table)
        secret, _ = await app.store.read(lambda db: rows.secret(db, self.scene.table))
        if standing.table.status != "over" and secret.hex()[:16] in text:
            self.troubles.append(f"{said} was answered with the secret of the table")
        for seat in standing.table.seats:
            if seat.person in (None, int(player.person.id)) or not app.presentation(standing).hands:
                continue
            told = speech(standing, player.person.locale[:2], seat.index)
            painter = render.PAINTERS[standing.table.game]
            hand = painter.hand(app.tables.view(standing, seat.index), labels(standing.table), told.say)
            if hand is not None and len(hand.alt) > 40 and hand.alt in text:
                self.troubles.append(f"{said} by {player.person.name} was answered with the hand of seat {seat.index}")

    async def _unlawful(self) -> Any:
        """Every stored move, played again, by whoever sat there."""
        standing = await self.scene.app.tables.look(self.scene.table)
        table, game = standing.table, self.scene.app.tables.game(standing.table)
        states = await self.scene.app.store.read(
            lambda db: [rows.state_after(db, table.id, number) for number in range(1, table.sequence + 1)]
        )
        moves = await self.scene.app.store.read(lambda db: rows.history(db, table.id, 1))
        wanted = select(tenures).where(tenures.c.table == table.id)
        sat = await self.scene.app.store.read(lambda db: db.execute(wanted).all())
        for move, packed in zip(moves, states, strict=False):
            if move.kind != "move" or move.seat is None or packed is None:
                continue
            number = move.sequence
            if not any(
                (one.seat, one.person) == (move.seat, move.person) and one.since < number <= (one.until or number)
                for one in sat
            ):
                yield f"move {move.sequence} was made by somebody who does not sit there"
            state, _ = game.play(game.decode(packed), move.seat, game.read_action(move.action or ""))
            if game.encode(state) != states[move.sequence - 1]:
                yield f"move {move.sequence} is not what the rules make of it"
