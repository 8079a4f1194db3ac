"""People who play over the wire, without knowing a single rule: they press what is there to press.

    witness = Witness(playground)
    players = [Player(witness, person, Random(1)) for person in playground.people]
    table = await open_table(players[:3], "medici")
    outcome = await players[0].move(table)

A panel's buttons and menus say in their ids what they are (`bot/ui/panel.py`), whatever the game. The witness counts
what players pressed and what they were told, so that it can be compared with what the bot stored.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Literal

from playground import Playground
from playground.component_limits import walk
from playground.errors import Json, Refused
from playground.hub import Happening
from playground.interactions import Interaction
from playground.people import Answer, Person
from playground.reading import buttons, selects, text_of
from playground.world import DM, PRIVATE_THREAD

Outcome = Literal["played", "nothing", "refused", "unknown"]

PRESSED = ("go", "do", "pick", "none", "ticked", "bundled", "number", "typing")
CHOSEN = ("ans", "tick", "item", "amount")
PLAYING = ("go", "do", "ans", "none", "ticked", "bundled", "numbered")
"""Of all that players here use, what may make a move; anything else only opens, or composes."""
LONGEST = 40
"""Presses for one move; a player who gets lost that long starts anew."""
DONE = "✅"
CHANNEL = "tables"


class Witness:
    """Sees every private answer as it arrives."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.told: Counter[tuple[int, int]] = Counter()
        """By table and person, the moves the bot said it had made."""
        self.unknown: Counter[tuple[int, int]] = Counter()
        """By table and person, what might have made a move and was never answered."""
        self.games: dict[int, str] = {}
        self._asked: dict[str, int] = {}
        self._shown: dict[str, str] = {}
        self._pending: list[tuple[int, Interaction]] = []
        playground.hub.listen(self._hear)

    def asked(self, table: int, interaction: Interaction, *, plays: bool = True) -> Interaction:
        """A player did something about a table, which may make a move, or cannot."""
        self._asked[interaction.id] = table
        self._pending = [pair for pair in self._pending if not pair[1].acts]
        if plays:
            self._pending.append((table, interaction))
        return interaction

    def after_a_kill(self) -> None:
        """Nothing more will come from the process that was asked: what it did not say is unknown."""
        for table, interaction in self._pending:
            if not interaction.acts:
                self.unknown[table, int(interaction.user_id)] += 1
        self._pending.clear()

    def _hear(self, happening: Happening) -> None:
        if happening.only_for is None or happening.kind not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return
        asked = (happening.data.get("interaction_metadata") or {}).get("id")
        shown = f"{text_of(happening.data)}{custom_ids(happening.data)}"
        again = self._shown.get(happening.data["id"]) == shown  # an answer that was lost on the way and sent once more
        self._shown[happening.data["id"]] = shown
        if asked in self._asked and DONE in shown and not again:
            self.told[self._asked[asked], int(happening.only_for)] += 1


class Player:
    def __init__(self, witness: Witness, person: Person, random: Random) -> None:
        self.witness = witness
        self.playground = witness.playground
        self.person = person
        self.random = random

    # ---------------------------------------------------------------- a move

    async def move(self, table: int) -> Outcome:
        """Make a move at a table, by the panel or (one time in five) by a command."""
        if self.random.random() < 0.2 and await self.move_by_command(table) == "played":
            return "played"
        return await self.move_by_panel(table)

    async def move_by_panel(self, table: int) -> Outcome:
        post = current_post(self.playground, table)
        if post is None:
            return "nothing"
        try:
            answer = await self._press(table, post, f"move:{table}")
            for _ in range(LONGEST):
                taken = self._choose(answer.message)
                if taken is None:
                    return "nothing"
                answer = await self._take(table, answer, *taken)
                if DONE in answer.text:
                    return "played"
        except TimeoutError:
            return "unknown"
        except (Refused, LookupError):
            return "refused"  # the panel was replaced under the player's finger, or never came
        return "refused"

    def _choose(self, panel: Json) -> tuple[str, list[str] | None] | None:
        """Something of a panel to press or choose; None where there is nothing to do."""
        pressed: list[tuple[str, list[str] | None]] = [
            (each.custom_id, None)
            for each in buttons(panel)
            if each.custom_id and not each.disabled and _kind(each.custom_id) in PRESSED
        ]
        finishing = [one for one in pressed if _kind(one[0]) in ("do", "ticked", "bundled")]
        if finishing and self.random.random() < 0.6:
            return self.random.choice(finishing)
        menus = [each for each in selects(panel) if _kind(each["custom_id"]) in CHOSEN and each.get("options")]
        ways = [*pressed, *((menu["custom_id"], self._pick(menu)) for menu in menus)]
        return self.random.choice(ways) if ways else None

    def _pick(self, menu: Json) -> list[str]:
        least = menu["min_values"] if menu.get("min_values") is not None else 1
        count = self.random.randint(max(1, least), max(1, menu.get("max_values") or 1))
        return [str(one["value"]) for one in self.random.sample(menu["options"], min(count, len(menu["options"])))]

    async def _take(self, table: int, answer: Answer, custom_id: str, values: list[str] | None) -> Answer:
        message = answer.message
        if values is None and self.random.random() < 0.1:
            self._begin(table, message, custom_id, None)  # an impatient finger
        taken = await self._press(table, message, custom_id, values)
        if taken.modal is None:
            return taken
        label = next(each.label for each in buttons(message) if each.custom_id == custom_id)
        filled = [{"type": 4, "custom_id": "answer", "value": self._write(label)}]
        opener = taken.interaction
        submitted = self.person._acting.submit(self.person.id, opener.channel["id"], opener.id, filled)
        plays = _kind(taken.modal["custom_id"]) in PLAYING
        return await self.person.wait_for(self.witness.asked(table, submitted, plays=plays))

    async def _press(self, table: int, message: Json, custom_id: str, values: list[str] | None = None) -> Answer:
        return await self.person.wait_for(self._begin(table, message, custom_id, values))

    def _begin(self, table: int, message: Json, custom_id: str, values: list[str] | None) -> Interaction:
        begun = self.person._acting.press(self.person.id, message["channel_id"], message["id"], custom_id, values)
        return self.witness.asked(table, begun, plays=_kind(custom_id) in PLAYING)

    def _write(self, label: str) -> str:
        """A number within the bounds that a label names; elsewhere nothing in particular."""
        bounds = [int(number) for number in re.findall(r"\d+", label)]
        return str(self.random.randint(min(bounds), max(bounds))) if bounds else "-"

    async def move_by_command(self, table: int) -> Outcome:
        """A move by a slash command, its options taken from the suggestions."""
        game = self.witness.games[table]
        command = next(each for each in self.playground.world.commands.values() if each["name"] == game)
        chosen = self.random.choice(command["options"])
        name = f"{game} {chosen['name']}"
        given: dict[str, Any] = {"table": f"#{table}"}
        for option in chosen.get("options") or []:
            if option["name"] not in given:
                offered = await self.person.complete(CHANNEL, name, given, focused=option["name"])
                given |= {option["name"]: self.random.choice(offered)["value"]} if offered else {}
        try:
            answer = await self.person.wait_for(
                self.witness.asked(table, self.person.begin_command(CHANNEL, name, given))
            )
        except TimeoutError:
            return "unknown"
        return "played" if DONE in answer.text else "refused"


async def open_table(players: Sequence[Player], game: str, house: int = 0, patience: float = 30.0) -> int:
    """A table of a game that has begun, with these players at it."""
    host, *others = players
    playground, witness = host.playground, host.witness
    await host.person.command(CHANNEL, "play", {"game": game, "seats": len(players) + house, "house": house})
    table, post = await host.person.until(lambda: _unknown_table(witness), patience)
    for player in others:
        await player.person.press(post, f"join:{table}", patience=patience)
    witness.games[table] = game
    await host.person.until(lambda: current_post(playground, table), patience)
    return table


def _unknown_table(witness: Witness) -> tuple[int, Json] | None:
    """A table that nobody here has opened before, and the message that shows it."""
    for message in _public_messages(witness.playground):
        for custom_id in custom_ids(message):
            kind, _, rest = custom_id.partition(":")
            if kind in ("join", "move") and int(rest) not in witness.games:
                return int(rest), message
    return None


def current_post(playground: Playground, table: int) -> Json | None:
    """The newest message that everybody sees with *Your move* of this table under it."""
    posts = live_posts(playground, table)
    return posts[-1] if posts else None


def live_posts(playground: Playground, table: int) -> list[Json]:
    """All messages in the server's channels with that button, the oldest first; there should be one."""
    found = (message for message in _public_messages(playground) if f"move:{table}" in custom_ids(message))
    return sorted(found, key=lambda message: int(message["id"]))


def hand_messages(playground: Playground, table: int, person: int) -> list[Json]:
    """All messages with that button in somebody's direct messages and private threads; there should be one at most."""
    world = playground.world
    own = [
        channel["id"]
        for channel in world.channels.values()
        if (channel["type"] == DM and str(person) in channel["recipient_ids"])
        or (channel["type"] == PRIVATE_THREAD and str(person) in world.thread_members[channel["id"]])
    ]
    return [
        message
        for channel in own
        for message in world.messages[channel].values()
        if message["id"] not in world.private_to and f"move:{table}" in custom_ids(message)
    ]


def _public_messages(playground: Playground) -> Iterator[Json]:
    world = playground.world
    for channel in world.channels.values():
        if channel.get("guild_id") and channel["type"] != PRIVATE_THREAD:
            yield from (each for each in world.messages[channel["id"]].values() if each["id"] not in world.private_to)


def custom_ids(message: Json) -> list[str]:
    return [each["custom_id"] for _, each in walk(message["components"]) if each.get("custom_id")]


def _kind(custom_id: str) -> str:
    return custom_id.partition(":")[0]
