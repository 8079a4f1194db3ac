"""A game of four days in a minute, over the wire: reminders, a missed deadline, a night without the program, second
thoughts, a substitute, a pause, an order, the end and a rematch."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import Loggia
from bot.clockwork import HOUR
from bot.store import tables as rows
from playground import Playground, reading
from playground.people import Answer, Person
from tests.wire.conftest import Message, boards, known, live, living_on, soon

NAMES = ("Ada", "Bruno", "Celina")


class Days:
    """Real time, and as many hours more as have been let pass."""

    def __init__(self) -> None:
        self.more = 0.0

    def __call__(self) -> float:
        return time.time() + self.more

    def let_pass(self, app: Loggia, hours: float) -> None:
        self.more += hours * HOUR
        app.clock.wake()


class Table:
    """The table as those around it see it."""

    def __init__(self, ground: Playground, people: list[Person]) -> None:
        self.ground = ground
        self.people = {int(person.id): person for person in people}
        self.app: Loggia

    @property
    def thread(self) -> str:
        return str(boards(self.ground)[-1]["channel_id"])

    def said(self, words: str) -> Callable[[], Any]:
        """Whether somebody can read this in the thread now."""

        async def look() -> Message | None:
            texts = [(message, reading.text_of(message)) for message in boards(self.ground)]
            return next((message for message, text in reversed(texts) if words in text), None)

        return look

    async def turn(self) -> Person:
        standing = await self.app.tables.look(1)
        seat = standing.table.seats[self.app.tables.awaited(standing)[0]]
        assert seat.person is not None
        return self.people[seat.person]

    async def others(self) -> list[Person]:
        standing = await self.app.tables.look(1)
        who = await self.turn()
        return [self.people[seat.person] for seat in standing.table.seats if seat.person not in (None, int(who.id))]

    async def do(self, person: Person, command: str) -> Answer:
        return await person.command(self.thread, command)

    async def play_turn(self) -> Person:
        who = await self.turn()
        await self.do(who, "medici reveal")
        await self.do(who, "medici load")
        return who

    async def ask(self, person: Person, *presses: str) -> Answer:
        shown = await self.do(person, "table menu")
        for one in presses:
            shown = await person.press(shown.message, one)
        return shown

    async def vote(self, voters: list[Person], number: int) -> None:
        yes = f"vote:1:{number}:yes"
        for voter in voters:
            post = await soon(lambda: self.with_button(yes))
            await voter.press(post, yes)

    async def with_button(self, custom_id: str) -> Message | None:
        found = (one for one in boards(self.ground) if any(b.custom_id == custom_id for b in reading.buttons(one)))
        return next(found, None)

    async def kinds(self) -> list[str]:
        return [move.kind for move in await self.app.store.read(lambda db: rows.history(db, 1))]


@pytest.mark.usefixtures("brisk")
async def test_a_game_of_four_days(ground: Playground, tmp_path: Path) -> None:
    days, database = Days(), tmp_path / "loggia.sqlite3"
    people = [ground.person(name) for name in NAMES]
    for person in people:
        person.locale = "en-US"
    table = Table(ground, people)
    async with living_on(ground, database, clock=days) as table.app:
        await begin(table, people)
        await first_day(table, days)
    days.more += 30 * HOUR  # a night and more without the program, over a deadline
    async with living_on(ground, database, clock=days) as table.app:
        await second_day(table)
        await third_day(table, days)
        await fourth_day(table, days)


async def begin(table: Table, people: list[Person]) -> None:
    host, *others = people
    await known(host, "play")
    await host.command("tables", "play", {"game": "medici", "seats": 3, "pace": "24 h"})
    lobby = await host.see("tables", "Medici #1")
    options = await host.press(lobby, "options:1")
    await host.choose(options.message, "term:1:late", ["default"])
    for person in others:
        await person.press(lobby, "join:1")
    await host.until(lambda: live(table.ground))


async def first_day(table: Table, days: Days) -> None:
    """A reminder at half the time; a step taken back; the next player called."""
    who = await table.turn()
    days.let_pass(table.app, 13)
    call = await soon(table.said(f"⏰ <@{who.id}>"))
    assert "When time runs out: the simplest move is made" in reading.text_of(call)
    await table.play_turn()
    assert "That step is taken back." in (await table.do(who, "table undo")).text
    assert (await table.turn()) == who
    await table.do(who, "medici load")
    assert (await table.turn()) != who

    async def gone() -> bool:
        return await table.said(f"⏰ <@{who.id}>")() is None

    await soon(gone)


async def second_day(table: Table) -> None:
    """The deadline passed while nobody was there to see it: one default turn, and told once."""
    await soon(table.said("did not come in time; the simplest move was made."))
    assert sum("did not come in time" in reading.text_of(message) for message in boards(table.ground)) == 1
    assert (await table.kinds())[:5] == ["start", "move", "move", "undo", "move"]
    assert set((await table.kinds())[5:]) == {"default"}


async def third_day(table: Table, days: Days) -> None:
    """A turn taken back by consent; a substitute; and the substitute leaves an order."""
    asking = await table.play_turn()
    standing = await table.app.tables.look(1)
    voters = [table.people[seat.person] for seat in standing.table.seats if seat.person != int(asking.id)]
    await table.ask(asking, "ask:1:undo")
    await table.vote(voters, 1)
    await soon(table.said("🗳️ **Agreed.**"))
    await soon(table.said("What nobody has seen was shuffled anew."))
    assert (await table.turn()) == asking
    days.let_pass(table.app, 5)
    await table.ask(asking, "substitute:1")
    ewa = table.ground.person("Ewa")
    ewa.locale = "en-US"
    table.people[int(ewa.id)] = ewa
    offer = await ewa.see("tables", "looks for a substitute")
    take = next(b.custom_id for b in reading.buttons(offer) if b.custom_id.startswith("take:"))
    await ewa.press(offer, take)
    assert (await table.turn()) == ewa
    await soon(table.said("Ewa takes the seat of"))
    await table.do(ewa, "medici reveal")
    orders = await table.do(ewa, "table orders")
    await ewa.choose(orders.message, "order:1:load_from", ["7"])
    await table.do(ewa, "medici load")


async def fourth_day(table: Table, days: Days) -> None:
    """Paused and resumed, then played to the end; and the same people once more."""
    who, others = await table.turn(), await table.others()
    await table.ask(who, "ask:1:pause")
    await table.vote(others, 2)
    await soon(table.said("The table is paused."))
    days.let_pass(table.app, 72)
    await table.ask(who, "resume:1")
    await table.vote(others, 3)

    async def playing() -> bool:
        return (await table.app.tables.look(1)).table.status == "playing"

    await soon(playing)
    while await playing():
        standing = await table.app.tables.look(1)
        await table.do(await table.turn(), "medici load" if standing.state.market else "medici reveal")
    post = await soon(lambda: table.with_button("rematch:1"))
    seated = (await table.app.tables.look(1)).table.people
    answer = await table.people[seated[0]].press(post, "rematch:1")
    assert "A new table waits" in answer.text
    assert (await table.app.tables.look(2)).table.terms.order == (*seated[1:], seated[0])
