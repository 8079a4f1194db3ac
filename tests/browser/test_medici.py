"""A whole game as a person plays it: at the page, by buttons and by commands, against three house players, with the
bot's process killed and started again on the way."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar

import pytest
import pytest_asyncio
from playwright.async_api import Locator, expect
from sqlalchemy import create_engine

from bot.model import Standing
from bot.store import tables as rows
from playground import Playground
from rules import GAMES, chance
from tests.browser.visitor import Visitor
from tests.wire.conftest import PATIENCE, Process, known

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME = GAMES["medici"]
T = TypeVar("T")


@pytest_asyncio.fixture(loop_scope="session")
async def bot(playground: Playground, tmp_path: Path) -> AsyncIterator[Process]:
    """In place of the small bot: the real one, in a process of its own."""
    process = Process(playground, tmp_path / "data")
    await process.start()
    await listening(playground)
    yield process
    await process.kill()


async def listening(playground: Playground) -> None:
    ada = playground.person("Ada")
    await known(ada, "play")
    await ada.until(lambda: playground.gateway.bot_online or None, PATIENCE)


class Book:
    """What the bot has written down, read beside it."""

    def __init__(self, path: Path) -> None:
        self._engine = create_engine(f"sqlite:///file:{path}?mode=ro&uri=true")

    def table(self) -> Standing:
        with self._engine.connect() as db:
            table = rows.find(db, 1)
            assert table is not None
            packed = rows.state_after(db, 1, table.sequence)
            return Standing(table, GAME.decode(packed) if packed else None)

    async def until(self, look: Callable[[Standing], T | None]) -> T:
        async with asyncio.timeout(PATIENCE):
            while not (found := look(self.table())):  # noqa: ASYNC110 - a file gives no sign
                await asyncio.sleep(0.05)
        return found

    def replayed(self) -> Standing:
        """The game played once more from its secret and its moves, by the rules alone."""
        with self._engine.connect() as db:
            table = rows.find(db, 1)
            assert table is not None
            secret, salts = rows.secret(db, 1)
            key = chance.key(secret, *(salt.encode() for salt in salts))
            state = GAME.start(len(table.seats), GAME.Options(), key)
            for move in rows.history(db, 1)[1:]:
                state, _ = GAME.play(state, move.seat, GAME.read_action(move.action))
        return Standing(table, state)

    def close(self) -> None:
        self._engine.dispose()


def my_turn_or_over(standing: Standing) -> Standing | None:
    """Ada sits in the first seat."""
    over = standing.table.status == "over"
    return standing if over or (standing.state and 0 in GAME.awaited(standing.state)) else None


async def press(book: Book, way: Locator) -> None:
    """Make a move with a button, and wait until it is written down."""
    before = book.table().table.sequence
    await way.click()
    await book.until(lambda standing: standing.table.sequence > before or None)


async def by_buttons(visitor: Visitor, book: Book) -> None:
    """Reveal as long as one may, then load as much as one can."""
    panels = visitor.log.get_by_role("article").filter(has_text="Your turn:")
    before = await panels.count()
    await visitor.log.get_by_role("button", name="Your move").last.click()
    await expect(panels).to_have_count(before + 1)
    panel = panels.last
    reveal = panel.get_by_role("button", name="Reveal a card")
    for _ in range(3):
        await expect(panel.get_by_role("button", name=re.compile("^.*(Reveal|Load)")).first).to_be_visible()
        if not await reveal.count():
            break
        await press(book, reveal)
        await expect(panel.get_by_role("button", name=re.compile("Load")).first).to_be_visible()
        await expect(panel).to_contain_text("Done.")
    await press(book, panel.get_by_role("button", name=re.compile("Load")).last)


async def write_out(visitor: Visitor, command: str) -> None:
    """Type a command to its end, as who knows it does."""
    await visitor.composer.fill(f"/{command}")
    await expect(visitor.page.locator(".command-name")).to_have_text(f"/{command}")
    await visitor.page.keyboard.press("Enter")
    await expect(visitor.composer).to_be_visible()


async def by_commands(visitor: Visitor, book: Book) -> None:
    before = book.table()
    if not before.state.market:
        await write_out(visitor, "medici reveal")
        await book.until(lambda standing: standing.table.sequence > before.table.sequence or None)
        before = book.table()
    await write_out(visitor, "medici load")
    await book.until(lambda standing: standing.table.sequence > before.table.sequence or None)


async def test_medici_is_played_to_the_end_at_the_page(playground: Playground, bot: Process, visitor: Visitor) -> None:
    await visitor.go("tables")
    await visitor.composer.press_sequentially("/play game:medici house:3")
    await visitor.page.keyboard.press("Enter")
    await expect(visitor.message("The game begins.")).to_be_visible()
    await visitor.go("Medici #1")
    await expect(visitor.log.get_by_role("button", name="Your move").last).to_be_visible()
    book = Book(bot.database)
    turns = 0
    while (await book.until(my_turn_or_over)).table.status != "over":
        await (by_commands if turns % 3 == 1 else by_buttons)(visitor, book)
        turns += 1
        if turns == 2:
            await bot.kill()
            await bot.start()
            await listening(playground)
        assert turns < 40
    final, replayed = book.table(), book.replayed()
    book.close()
    assert GAME.encode(final.state) == GAME.encode(replayed.state)
    result = GAME.result(replayed.state)
    assert result is not None
    end = visitor.message("Rematch")
    await expect(end).to_be_visible()
    for seat, score in zip(final.table.seats, result.scores, strict=True):
        await expect(end).to_contain_text(f"{seat.name} · {score}")
    assert await bot.stop() == 0
