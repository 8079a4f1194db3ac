"""People who press all the time, and how long each of them waits: for the acknowledgement, for the private answer, and,
after a move, for the new picture in the channel."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import median, quantiles
from typing import Any

from bench.players import DONE, Player, Witness, custom_ids
from bench.seeding import Place
from playground import Playground
from playground.errors import Json
from playground.hub import Happening
from playground.interactions import COMPONENT, MODAL, Interaction
from playground.reading import buttons, text_of

BUTTON, SELECT, TEXT_INPUT = 2, 3, 4
LONGEST = 12
"""Presses in one panel; who has not moved by then looks at another table."""
PATIENCE = 20.0


class Times:
    """Seconds, by what was waited for."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.looked: list[float] = []
        self.stored: list[float] = []
        self.shown: list[float] = []
        self.lost = 0
        """Presses without an answer."""
        self.began = time.perf_counter()
        self.seconds = 0.0

    def end(self) -> None:
        self.seconds = time.perf_counter() - self.began

    def add(self, more: Times) -> None:
        self.acknowledged += more.acknowledged
        self.looked += more.looked
        self.stored += more.stored
        self.shown += more.shown
        self.lost += more.lost
        self.seconds += more.seconds


def middle(taken: Sequence[float]) -> float:
    return median(taken) if taken else float("nan")


def slowest(taken: Sequence[float]) -> float:
    """The 99th percentile."""
    return quantiles(taken, n=100)[98] if len(taken) > 1 else float("nan")


class _Acts(list[tuple[str, str]]):
    """What came after the first answer; the first of it wakes whoever waits."""

    def __init__(self) -> None:
        super().__init__()
        self.first = asyncio.Event()

    def append(self, act: tuple[str, str]) -> None:
        super().append(act)
        self.first.set()


class Crowd:
    """`bare`: nobody looks at what the answers say, as a bare bot shows no panels; every fifth press is a move."""

    def __init__(self, playground: Playground, places: list[Place], *, bare: bool) -> None:
        self.playground = playground
        self.places = places
        self.bare = bare
        self.times = Times()
        self._witness = Witness(playground)
        self._waiting: dict[int, list[float]] = {}
        """By table, when those moves were pressed whose picture has not come yet."""
        self._post: Json = {"id": "0", "type": 0, "content": "", "author": {"id": playground.world.bot_id}}
        playground.hub.listen(self._hear)

    async def press(self, seconds: float, pause: float) -> Times:
        """Everybody presses for so long, with a pause between two presses that is so long on average."""
        people = sorted({person for place in self.places for person in place.people})
        self.times = Times()
        pressing = [asyncio.create_task(self._keep_pressing(person, pause)) for person in people]
        await asyncio.sleep(seconds)
        self.times.end()
        for task in pressing:
            task.cancel()
        await asyncio.gather(*pressing, return_exceptions=True)
        return self.times

    async def _keep_pressing(self, person: str, pause: float) -> None:
        random = Random(person)
        mine = [place for place in self.places if person in place.people]
        player = Player(self._witness, next(one for one in self.playground.people if one.id == person), random)

        async def think() -> None:
            await asyncio.sleep(random.expovariate(1 / pause) if pause else 0)

        await asyncio.sleep(random.uniform(0, pause))
        while True:
            place = random.choice(mine)
            if self.bare:
                kind = "go" if random.random() < 0.2 else "move"
                await self._one(player, place, {"custom_id": f"{kind}:{place.table}", "component_type": BUTTON})
            else:
                await self._visit(player, place, think)
            await think()

    async def _visit(self, player: Player, place: Place, think: Callable[[], Any]) -> None:
        """Open the panel, and press on as long as there is something to press that makes a move."""
        data: Json = {"custom_id": f"move:{place.table}", "component_type": BUTTON}
        message = None
        for _ in range(LONGEST):
            answered = await self._one(player, place, data, message)
            if answered is None or DONE in text_of(answered):
                return
            message = answered
            taken = player._choose(message)
            if taken is None:
                return
            custom_id, values = taken
            data = {"custom_id": custom_id, "component_type": SELECT if values else BUTTON}
            if values:
                data["values"] = values
            await think()

    async def _one(self, player: Player, place: Place, data: Json, message: Json | None = None) -> Json | None:
        """One press, timed; the message that answers it, or nothing."""
        began = time.perf_counter()
        interaction = self._begin(COMPONENT, player.person.id, place.channel, data, message or self._post)
        await interaction.answered.wait()
        if interaction.failed:
            self.times.lost += 1
            return None
        self.times.acknowledged.append(time.perf_counter() - began)
        if interaction.modal is not None:
            label = next(each.label for each in buttons(message or {}) if each.custom_id == data["custom_id"])
            field = {"type": TEXT_INPUT, "custom_id": "answer", "value": player._write(label)}
            submitted = {"custom_id": interaction.modal["custom_id"], "components": [{"type": 18, "component": field}]}
            began = time.perf_counter()
            interaction = self._begin(MODAL, player.person.id, place.channel, submitted, message)
        return await self._answer(interaction, place, data, began)

    def _begin(self, kind: int, person: str, channel: str, data: Json, message: Json | None) -> Interaction:
        core = self.playground.core
        shown = message and {**message, "channel_id": channel}
        interaction = core.interactions.begin(kind, person, core.world.channels[channel], data, message=shown)
        interaction.acts = _Acts()
        return interaction

    async def _answer(self, interaction: Interaction, place: Place, data: Json, began: float) -> Json | None:
        acts: Any = interaction.acts
        try:
            async with asyncio.timeout(PATIENCE):
                await acts.first.wait()
        except TimeoutError:
            self.times.lost += 1
            return None
        taken = time.perf_counter() - began
        found = self.playground.world.messages[place.channel].get(interaction.original_id or "")
        moved = data["custom_id"].startswith("go:") if self.bare else found is not None and DONE in text_of(found)
        if moved:
            self.times.stored.append(taken)
            self._waiting.setdefault(place.table, []).append(began)
        else:
            self.times.looked.append(taken)
        return found

    def _hear(self, happening: Happening) -> None:
        """A table's post came, or was changed: those who moved there see it."""
        message = happening.data
        if happening.only_for is not None or happening.kind not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return
        if not message.get("attachments"):
            return
        now = time.perf_counter()
        for custom_id in custom_ids(message):
            kind, _, table = custom_id.partition(":")
            if kind in ("move", "rematch"):
                self.times.shown += [now - began for began in self._waiting.pop(int(table), ())]
