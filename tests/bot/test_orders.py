"""Standing orders: what is answered beforehand is done as one's own move, and ends when its reason is gone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import orders
from rules.medici.pieces import CARDS
from tests.bot.days import ask, kinds, read, vote_post
from tests.bot.stage import Shown, Stage


@pytest.fixture
async def begun(stage: Stage) -> Stage:
    await stage.open(stage.bob)
    return stage


async def other(stage: Stage) -> Any:
    who = await stage.turn()
    return stage.bob if who.id == stage.ada.id else stage.ada


async def order(stage: Stage, who: Any, value: int) -> Shown:
    shown = await stage.command(who, "table orders", stage.room)
    return await stage.choose(who, shown, "order:1:load_from", str(value))


async def given(stage: Stage) -> list[orders.Given]:
    return await stage.app.store.read(lambda db: orders.of_table(db, 1))


async def reveal_until(stage: Stage, place: int, least: int) -> None:
    """Let turns pass until the card at this place from the market's end is worth so much."""
    for _ in range(20):
        market = (await stage.standing()).state.market
        if len(market) >= -place and CARDS[market[place]].value >= least:
            return
        answer = await stage.command(await stage.turn(), "medici reveal", stage.room)
        if "⚠️" in answer.text:
            await stage.command(await stage.turn(), "medici load", stage.room)
    raise AssertionError("no such card came")


async def last_card(stage: Stage) -> int:
    return CARDS[(await stage.standing()).state.market[-1]].value


async def test_an_order_is_shown_changed_and_revoked(begun: Stage) -> None:
    who = await other(begun)
    shown = await begun.command(who, "table orders", begun.room)
    assert "Not given." in shown.text
    shown = await order(begun, who, 5)
    assert "In force:" in shown.text
    assert "5" in shown.text
    shown = await order(begun, who, 3)
    assert [(one.value, one.disarmed) for one in await given(begun)] == [(3, None)]
    shown = await begun.press(who, shown, "Revoke")
    assert "Not given." in shown.text
    assert await given(begun) == []


async def test_it_is_carried_out_as_the_seats_move_and_says_so(begun: Stage) -> None:
    await reveal_until(begun, -2, 2)
    first, second = await begun.turn(), await other(begun)
    await order(begun, second, 2)
    assert "order" not in await kinds(begun)  # not yet asked
    await begun.command(first, "medici load", begun.room)
    assert (await kinds(begun))[-1] == "order"
    assert f"**{second.user.global_name}** acts by standing order." in read(begun)
    assert (await begun.turn()).id == first.id
    assert len(await given(begun)) == 1  # it stays


async def test_it_waits_for_a_card_that_is_worth_it(begun: Stage) -> None:
    first, second = await begun.turn(), await other(begun)
    highest = max(card.value for card in CARDS.values())
    await order(begun, second, highest)
    await begun.command(first, "medici reveal", begun.room)
    await begun.command(first, "medici reveal", begun.room)
    await begun.command(first, "medici load", begun.room)
    assert await last_card(begun) < highest
    assert "order" not in await kinds(begun)
    assert (await begun.turn()).id == second.id


async def test_it_plays_at_once_when_it_already_fits(begun: Stage) -> None:
    await reveal_until(begun, -1, 2)
    await order(begun, await begun.turn(), 2)
    assert (await kinds(begun))[-1] == "order"


async def test_an_undo_disarms_it_and_only_its_giver_is_told_why(begun: Stage) -> None:
    first, second = await begun.turn(), await other(begun)
    highest = max(card.value for card in CARDS.values())
    await order(begun, second, highest)
    await begun.command(first, "medici reveal", begun.room)
    await begun.command(first, "medici load", begun.room)
    await ask(begun, first, "Ask to take my turn back")
    await begun.press(second, vote_post(begun), "Agree")
    assert [one.disarmed for one in await given(begun)] == ["undo"]
    shown = await begun.command(second, "table orders", begun.room)
    assert "Ended: a step was taken back" in shown.text
    assert "Your standing order has ended: a step was taken back." in (await begun.panel(second)).text
    assert "standing order" not in read(begun)
    assert "standing order" not in (await begun.panel(first)).text
    assert "standing order has" not in (await begun.command(first, "table menu", begun.room)).text


async def test_a_new_day_disarms_it(begun: Stage) -> None:
    second = await other(begun)
    await order(begun, second, max(card.value for card in CARDS.values()))
    with begun.env._bot_scope():
        while (await begun.standing()).state.day == 1:
            standing = await begun.standing()
            game = begun.app.tables.game(standing.table)
            seat = game.awaited(standing.state)[0]
            await begun.app.tables.play(1, seat, game.default(standing.state, seat))
    await begun.env.settle()
    assert [one.disarmed for one in await given(begun)] == ["new_day"]


async def test_nobody_gives_orders_for_another(begun: Stage) -> None:
    assert (await begun.command(begun.dario, "table orders", begun.room)).text == "You do not sit at this table."
    shown = await begun.command(begun.ada, "table orders", begun.room)
    answer = await begun.forge(begun.ada, shown, "order:1:load_from", ["99"])
    assert answer.text == "This button belongs to nothing that is here now."
    assert await given(begun) == []


async def test_an_order_outlives_a_restart(begun: Stage) -> None:
    await reveal_until(begun, -2, 2)
    first, second = await begun.turn(), await other(begun)
    await order(begun, second, 2)
    await begun.restart()
    await begun.command(first, "medici load", begun.room)
    assert (await kinds(begun))[-1] == "order"
