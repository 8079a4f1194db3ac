"""A bargain at the page: one types an offer for a building's action, the merchant finds it under Offers and accepts,
the tower goes there, and the action is done."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.app import Loggia
from bot.herald import Herald
from bot.words import words
from playground import Playground
from playground.people import Person
from rules import chance
from rules.genoa.pieces import BUILDINGS
from tests.browser.conftest import Another
from tests.browser.visitor import Visitor
from tests.wire.conftest import known, live, living_on, soon

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def bot(
    playground: Playground, own_endpoints: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> AsyncIterator[Loggia]:
    """In place of the small bot: the real one, without its pauses, with the same cards every time."""
    monkeypatch.setattr(Herald, "calm", 0.05)
    monkeypatch.setattr(chance, "key", lambda secret, *salts: bytes(chance.KEY_BYTES))
    async with living_on(playground, tmp_path / "loggia.sqlite3") as app:
        yield app


async def begin(playground: Playground, bot: Loggia) -> list[Person]:
    """Three at a table, the merchant first, the tower where it starts; nobody bids there."""
    people = [playground.person(name) for name in ("Ada", "Bruno", "Celina")]
    for person in people:
        person.locale = "en-US"
    await known(people[0], "genoa")
    await people[0].command("tables", "play", {"game": "genoa", "seats": 3})
    lobby = await people[0].see("tables", "Genoa #1")
    for person in people[1:]:
        await person.press(lobby, "join:1")
    post = await people[0].until(lambda: live(playground))
    merchant = (await bot.tables.look(1)).state.turn.merchant
    await people[merchant].command(post["channel_id"], "genoa roll")
    while (awaited := bot.tables.awaited(await bot.tables.look(1))) != (merchant,):
        await people[awaited[0]].command(post["channel_id"], "genoa pass", {"for": "here"})
    return [people[merchant], *(person for seat, person in enumerate(people) if seat != merchant)]


async def at_the_table(another: Another, person: Person) -> Visitor:
    visitor = await another()
    await visitor.become(person.name)
    await visitor.go("Genoa #1")
    return visitor


async def test_a_bargain_from_offer_to_action(playground: Playground, bot: Loggia, another: Another) -> None:
    merchant, buyer, _ = await begin(playground, bot)
    before = await bot.tables.look(1)
    seat = before.table.seat_of(int(buyer.id)).index
    turn = before.state.turn
    place = next(one for one in before.state.board.ways(turn.path, turn.tower - 1) if one in BUILDINGS)
    name = words("en")(f"genoa-place-{place}")

    window = await at_the_table(another, buyer)
    await window.composer.press_sequentially(f"/genoa offer place:{place} give:20 ducats")
    await window.page.keyboard.press("Enter")
    draft = window.message("Do it")
    await expect(draft).to_contain_text("20 ducats")
    await expect(draft).to_contain_text(name)
    await draft.get_by_role("button", name="Do it").click()
    await expect(window.message("Done.")).to_be_visible()

    window = await at_the_table(another, merchant)
    await window.log.get_by_role("button", name="Offers").last.click()
    letter = window.message("Accept")
    await expect(letter).to_contain_text("20 ducats")
    await letter.get_by_role("button", name="Accept").click()
    await expect(window.message("Done.")).to_be_visible()

    async def acted() -> bool:
        state = (await bot.tables.look(1)).state
        return state.turn.here == place and state.turn.used.get(place) == seat

    await soon(acted)
    after = (await bot.tables.look(1)).state
    assert after.players[before.state.turn.merchant].ducats >= before.state.players[turn.merchant].ducats + 20
    assert playground.refused == []
