"""The kill test: the real process dies at random moments, again and again, in the middle of play.

After each restart the books are checked (`bench/ledger.py`): no acknowledged move is lost, none is made twice, every
post and hand shows the newest state, nobody is called twice for a turn, and every button of a current post answers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import render
import rules
from bench.ledger import Ledger
from bench.players import Player, Witness, current_post, custom_ids, open_table
from bench.process import BotProcess
from bot.games import PRESENTATIONS
from playground import Playground
from playground.errors import Json
from playground.people import Person

SHORTEST, LONGEST = 0.05, 2.5
"""Seconds of play before a kill."""


def playable() -> list[str]:
    return [name for name in rules.GAMES if name in PRESENTATIONS and name in render.PAINTERS]


class KillTest:
    def __init__(self, folder: Path, seed: int) -> None:
        self.random = Random(seed)
        self.folder = folder
        self.kills = 0
        self.seated: dict[int, list[Player]] = {}

    async def run(self, kills: int, tables: int) -> list[str]:
        """Kill the bot so many times; every trouble found after the restarts, in sentences."""
        playground = Playground(self.folder / "world")
        await playground.start()
        self.playground = playground
        self.witness = Witness(playground)
        self.bot = BotProcess(playground, self.folder / "data")
        self.ledger = Ledger(playground, self.bot.database, self.witness)
        self.players = [Player(self.witness, person, Random(self.random.random())) for person in playground.people]
        try:
            await self.bot.start()
            return await self._repeat(kills, tables)
        finally:
            await self.bot.kill()
            self.ledger.close()
            await playground.stop()

    async def _repeat(self, kills: int, tables: int) -> list[str]:
        games = self._games()
        troubles: list[str] = []
        while self.kills < kills:
            await self._open_tables(tables, games)
            await self._play_and_kill()
            self.kills += 1
            await self.bot.start()
            try:
                await self.ledger.settled()
            except TimeoutError:
                troubles.append(f"after kill {self.kills}: something stays untold")
            troubles += [f"after kill {self.kills}: {trouble}" for trouble in self.ledger.check()]
            troubles += [f"after kill {self.kills}: {trouble}" for trouble in await self._dead_buttons()]
            if troubles:
                break
        return troubles

    def _games(self) -> Iterator[str]:
        while True:
            yield from playable()

    async def _open_tables(self, wanted: int, games: Iterator[str]) -> None:
        """Finished games make room for new ones."""
        self.seated = {table: seated for table, seated in self.seated.items() if current_post(self.playground, table)}
        while len(self.seated) < wanted:
            game = next(games)
            least, most = rules.GAMES[game].seats[0], rules.GAMES[game].seats[-1]
            count = self.random.randint(max(2, least), min(most, len(self.players)))
            house = self.random.choice((0, 0, 1)) if count > 2 else 0
            seated = self.random.sample(self.players, count - house)
            self.seated[await open_table(seated, game, house)] = seated

    async def _play_and_kill(self) -> None:
        playing = [
            asyncio.create_task(self._keep_moving(player, table))
            for table, seated in self.seated.items()
            for player in seated
        ]
        await asyncio.sleep(self.random.uniform(SHORTEST, LONGEST))
        await self.bot.kill()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self.witness.after_a_kill()

    async def _keep_moving(self, player: Player, table: int) -> None:
        while True:
            with suppress(TimeoutError, LookupError):
                await player.move(table)
            await asyncio.sleep(player.random.uniform(0.0, 0.3))

    async def _dead_buttons(self) -> list[str]:
        """Every button of one table's current post, pressed by somebody who sits there."""
        table, seated = self.random.choice(list(self.seated.items()))
        post = current_post(self.playground, table)
        if post is None:
            return []
        person = self.random.choice(seated).person
        return [trouble for one in custom_ids(post) if (trouble := await _press(person, post, one))]


async def _press(person: Person, post: Json, custom_id: str) -> str | None:
    try:
        answer = await person.press(post, custom_id)
    except TimeoutError:
        return f"the button {custom_id} was not answered"
    return f"the button {custom_id} is dead: {answer.text}" if answer.error else None
