"""Hostile presses: interactions that no client of Discord's would send, from people seated, unseated and elsewhere.

Two tables are being played and one is in the lobby. Ids are forged, foreign, stale, oversized and malformed, and so are
values, options and modals. Everybody must be answered, nothing may be logged as an error, all that happened to a table
must have its reason (`bench/audit.py`), and no answer may tell what its reader cannot know (`bench/watch.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

from sqlalchemy import Connection

from bench.audit import Audit
from bench.kill import playable
from bench.players import CHANNEL, Player, custom_ids, open_table
from bench.scene import Scene
from bench.watch import Watch
from bot.games import PRESENTATIONS
from bot.store import people as people_rows
from bot.store import tables as rows
from bot.store.people import GuildSettings
from bot.ui.router import ROUTES
from playground import interactions
from playground.errors import Json
from playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from rules import GAMES

AT_ONCE = 24
ROUND = 500
PATIENCE = 60.0
"""Seconds for an answer: how quick the bot is, is measured elsewhere, and a busy machine is no trouble of the bot's."""
BUTTON, SELECT, TEXT_INPUT, LABEL = 2, 3, 4, 18
STRING, INTEGER, BOOLEAN, USER = 3, 4, 5, 6
ID_LIMIT = 100
SUBMITTED = ("numbered", "typed", "wrote", "paced", "zoned")
"""The kinds of ids that modals have."""
FIELDS = sorted(
    {"answer", "pace", "zone", "other", ""}
    | {line for game in PRESENTATIONS.values() for lines in game.written.values() for line in lines}
)
"""The ids of what is written in a modal, and others."""
NONSENSE = (
    "", "0", "-1", "1", "2", "24", "25", "26", "999999999999999999999", "٣", "1e9", "nan", "0x10", " ", ":", "::::",
    "a" * 100, "🎲" * 25, "\x00", "../..", "' OR 1=1 --", "{}", "[]", "null", "None", "#1", "<@1>", "@everyone",
)  # fmt: skip


class Hostile(logging.Handler):
    def __init__(self, scene: Scene, random: Random) -> None:
        super().__init__(logging.ERROR)
        self.scene = scene
        self.random = random
        self.people = [*scene.players, *scene.strangers]
        self.sent: Counter[str] = Counter()
        self.troubles: list[str] = []
        world = scene.playground.world
        self.audit = Audit(
            managers={int(guild): int(record["owner_id"]) for guild, record in world.guilds.items()},
            members={int(guild): {int(member) for member in world.members[guild]} for guild in world.guilds},
        )
        self.watch = Watch(scene.app, [int(player.person.id) for player in self.people])
        self._seen: list[str] = []
        self._messages: dict[str, list[Json]] = {}

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
                self.troubles += await self.scene.app.store.read(self.audit.all_of)
                if self.troubles:
                    break
        finally:
            interactions.SECONDS_TO_ANSWER = limit
            logging.getLogger().removeHandler(self)
        return self.troubles

    async def _keep_pressing(self, left: Iterator[int]) -> None:
        """Press as long as any of so many are left; who waits for an answer holds nobody else up."""
        for _ in left:
            if self.troubles:
                return
            await self._one()

    async def _look_around(self) -> None:
        """See that there are two games and a lobby, for who has the right to end them may have done so, and learn the
        ids that are to be seen now."""
        game = (await self.scene.app.tables.look(self.scene.table)).table.game
        games = playable()
        other = games[(games.index(game) + 1) % len(games)]
        players = self.scene.players
        # one person sits at both, and one at neither
        await self._see_to(game, players[:3])
        await self._see_to(other, players[2:5])
        await self._see_to_a_lobby(game, players[4])
        await self.watch.keep_up()
        await asyncio.gather(*(self._play_on(player) for player in players))
        world = self.scene.playground.world
        said = [message for channel in list(world.messages) for message in world.messages[channel].values()]
        self._seen = sorted({one for message in said for one in custom_ids(message)})
        own = [message for message in said if message["author"]["id"] == world.bot_id]
        for player in self.people:
            mine = player.person.id
            self._messages[mine] = [one for one in own if world.private_to.get(one["id"], mine) == mine]

    async def _play_on(self, player: Player) -> None:
        """Only where somebody plays, hands change and games end."""
        for table in self.watch.live:
            with suppress(TimeoutError, LookupError):
                await player.move(table)

    async def _see_to(self, game: str, seated: list[Player]) -> None:
        app, witness = self.scene.app, self.scene.witness

        def read(db: Connection) -> dict[int, rows.Table | None]:
            every = rows.with_status(db, "lobby", "playing", "paused", "over", "closed")
            return {number: rows.find(db, number) for number in every}

        found = await app.store.read(read)
        witness.games |= {number: table.game for number, table in found.items() if table}
        if not any(table.live and table.game == game for table in found.values() if table):
            await self._reset_server()
            await open_table(seated, game)

    async def _see_to_a_lobby(self, game: str, host: Player) -> None:
        if not await self.scene.app.store.read(lambda db: rows.with_status(db, "lobby")):
            await self._reset_server()
            await host.person.command(CHANNEL, "play", {"game": game, "seats": GAMES[game].seats[-1]})

    async def _reset_server(self) -> None:
        """Whoever manages the server may have forbidden new tables."""
        guild = int(next(iter(self.scene.playground.world.guilds)))
        await self.scene.app.store.write(lambda db: people_rows.settle(db, guild, GuildSettings()))

    # ---------------------------------------------------------------- one press

    async def _one(self) -> None:
        player = self.random.choice(self.people)
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
        for trouble in await self.watch.betrayed(player.person, answer, said):
            self.troubles.append(f"{said} by {player.person.name} was answered with {trouble}")

    def _begin(self, player: Player, kind: int, data: Json, **more: Any) -> tuple[Interaction, str]:
        core = self.scene.playground.core
        channel = self.random.choice([*player.person.channels(), player.person.direct()])
        found = core.world.channels[channel["id"]]
        return core.interactions.begin(kind, player.person.id, found, data, **more), str(data)[:200]

    def _press(self, player: Player) -> tuple[Interaction, str]:
        data = {"custom_id": self._forged(), "component_type": BUTTON, "id": 1}
        return self._begin(player, COMPONENT, data, message=self._any_message(player))

    def _choose(self, player: Player) -> tuple[Interaction, str]:
        values = [self.random.choice(NONSENSE) for _ in range(self.random.choice((0, 1, 1, 2, 25)))]
        data = {"custom_id": self._forged(), "component_type": SELECT, "id": 1, "values": values}
        return self._begin(player, COMPONENT, data, message=self._any_message(player))

    def _modal(self, player: Player) -> tuple[Interaction, str]:
        fields: list[Json] = [
            {"type": TEXT_INPUT, "custom_id": name, "value": self._written()}
            for name in self.random.sample(FIELDS, self.random.choice((1, 1, 5)))
        ]
        shapes: tuple[list[Json], ...] = (
            [{"type": LABEL, "component": field} for field in fields],
            [{"type": 1, "components": fields}],
            fields,
            [],
            [{"type": LABEL, "component": {**fields[0], "type": SELECT, "values": [self._written()]}}],
        )
        custom_id = self._forged()
        if self.random.random() < 0.5:
            custom_id = ":".join((self.random.choice(SUBMITTED), *custom_id.split(":")[1:]))
        data = {"custom_id": custom_id, "components": self.random.choice(shapes)}
        return self._begin(player, MODAL, data, message=self._any_message(player))

    def _written(self) -> str:
        return self.random.choice((*NONSENSE, "9" * 4_000, "3 gold, 2 " + "x" * 190, "36 h", "Europe/Nowhere"))

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
            focused = self.random.choice(texts)
            focused |= {"focused": True, "value": self.random.choice(("", "", "a", "1", focused["value"]))}
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
        given = [self._option(one["name"], one["type"]) for one in definitions if self.random.random() < 0.8]
        if self.random.random() < 0.1:
            given.append(self._option(self.random.choice(("nobody_knows", "", "self", "interaction")), STRING))
        return given

    def _option(self, name: str, kind: int) -> Json:
        """As a rule of the kind that it should be; people, channels and roles are never named in full."""
        if kind not in (STRING, INTEGER, BOOLEAN) or self.random.random() < 0.1:
            kind = self.random.choice((STRING, INTEGER, BOOLEAN, USER))
        values: dict[int, Any] = {
            STRING: self._text() if name != "table" or self.random.random() < 0.3 else f"#{self._table()}",
            INTEGER: self.random.choice((-1, 0, 1, 3, 2**53)),
            BOOLEAN: self.random.random() < 0.5,
            USER: self.random.choice((*(player.person.id for player in self.people), "0")),
        }
        return {"name": name, "type": kind, "value": values[kind]}

    def _text(self) -> str:
        table = f"#{self._table()}"
        return self.random.choice((*NONSENSE, table, table, "x" * 6_000))

    def _table(self) -> int:
        return self.random.choice((*self.scene.witness.games, *self.watch.live, 0, 99))

    def _any_message(self, player: Player) -> Json:
        return self.random.choice(self._messages[player.person.id])

    def _forged(self) -> str:
        """An id: one seen somewhere and altered, or one made up of a known kind and nonsense."""
        seen = self.random.choice(self._seen).split(":") if self._seen and self.random.random() < 0.7 else []
        parts = seen or [self.random.choice((*ROUTES, "nothing", "")), str(self._table())]
        match self.random.randrange(7):
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
            case 5 if len(parts) > 1:
                parts[1] = str(self._table())
        made = ":".join(parts)
        if self.random.random() < 0.05:
            return made + ":" + self.random.choice(("x", "1", ":", "ß")) * self.random.choice((ID_LIMIT, 5_000))
        return made[:ID_LIMIT]
