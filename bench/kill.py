"""The kill test: the real process dies at random moments, again and again, in the middle of play, and now and then once
more while it starts or catches up.

After each restart the books are checked (`bench/ledger.py`): no acknowledged move is lost, none is made twice, every
post and hand shows the newest state, nobody is called twice for a turn or holds two hands, and every button of a
current post or hand does what it is there for. The log tells of no error.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic

import render
import rules
from bench.ledger import Ledger
from bench.players import Player, Witness, current_post, custom_ids, hand_messages, open_table
from bench.process import BotProcess
from bot.games import PRESENTATIONS
from bot.words import LANGUAGES, words
from playground import Playground
from playground.errors import Json, Refused
from playground.people import Person

SHORTEST, LONGEST = 0.05, 2.5
"""Seconds of play before a kill."""
EARLY = 0.25
"""How often the program is killed again before it has caught up."""
CATCHING_UP = 1.0
"""Seconds after the start in which it still tells what it owes."""
AT_ONCE = 8
"""Buttons pressed at the same time."""
DEAD = ("trouble-unknown-press", "trouble-unexpected", "trouble-store", "trouble-state", "trouble-no-table")
"""What no button of a current post may answer."""


def playable() -> list[str]:
    return [name for name in rules.GAMES if name in PRESENTATIONS and name in render.PAINTERS]


class KillTest:
    def __init__(self, folder: Path, seed: int) -> None:
        self.random = Random(seed)
        self.folder = folder
        self.kills = 0
        self.early = 0
        """Of these, the kills before it had caught up."""
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
            began = monotonic()
            await self.bot.start()
            self.start_takes = monotonic() - began
            return await self._repeat(kills, tables)
        finally:
            await self.bot.kill()
            self.ledger.close()
            await playground.stop()

    async def _repeat(self, kills: int, tables: int) -> list[str]:
        games = self._games()
        troubles: list[str] = []
        while self.kills < kills and not troubles:
            await self._open_tables(tables, games)
            await self._play_and_kill()
            while self.kills < kills and self.random.random() < EARLY:
                await self._start_and_kill()
            await self.bot.start()
            troubles = [f"after kill {self.kills}: {trouble}" for trouble in await self._troubles()]
        if not self.witness.told:
            troubles.append("no move was acknowledged in the whole run, so nothing was tried")
        return troubles

    async def _troubles(self) -> list[str]:
        troubles = []
        try:
            await self.ledger.settled()
        except TimeoutError:
            troubles.append("something stays untold")
        return [*troubles, *self.ledger.check(), *await self._dead_buttons(), *self.bot.complaints()]

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
        self.kills += 1
        for task in playing:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
        self.witness.after_a_kill()

    async def _start_and_kill(self) -> None:
        """Somewhere between its first line and the last thing it had to catch up with."""
        await self.bot.begin()
        await asyncio.sleep(self.random.uniform(0, self.start_takes + CATCHING_UP))
        await self.bot.kill()
        self.kills += 1
        self.early += 1

    async def _keep_moving(self, player: Player, table: int) -> None:
        while True:
            with suppress(TimeoutError, LookupError):
                await player.move(table)
            await asyncio.sleep(player.random.uniform(0.0, 0.3))

    async def _dead_buttons(self) -> list[str]:
        """Every button of the current posts, pressed by somebody who sits there, and of every hand, by its owner."""
        places: list[tuple[Person, Json]] = []
        for table, seated in self.seated.items():
            post = current_post(self.playground, table)
            places += [(self.random.choice(seated).person, post)] if post else []
            for player in seated:
                person = player.person
                places += [(person, hand) for hand in hand_messages(self.playground, table, int(person.id))]
        few = asyncio.Semaphore(AT_ONCE)
        presses = [_press(few, person, message, one) for person, message in places for one in custom_ids(message)]
        return [trouble for trouble in await asyncio.gather(*presses) if trouble]


async def _press(few: asyncio.Semaphore, person: Person, message: Json, custom_id: str) -> str | None:
    async with few:
        try:
            answer = await person.press(message, custom_id)
        except (TimeoutError, Refused) as error:
            return f"the button {custom_id} was not answered: {error!r}"
    if answer.error or any(dead in answer.text for dead in _dead_words()):
        return f"the button {custom_id} is dead: {answer.text}"
    return None


@cache
def _dead_words() -> tuple[str, ...]:
    """The beginning of each such sentence, up to the number of the trouble, where it has one."""
    said = (words(language)(key, number="#") for language in LANGUAGES for key in DEAD)
    return tuple(text.partition("#")[0] for text in said)
