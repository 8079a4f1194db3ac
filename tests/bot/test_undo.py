"""Second thoughts: what can be taken back alone, what the others must allow, and what a reshuffle changes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot import undoing
from bot.council import Council
from bot.store import tables as rows
from bot.store import votes
from bot.tables import Tables
from rules import GAMES
from tests.bot.crashing import at_every_statement
from tests.bot.days import ask, kinds, lay, letters, noted, pennies, pictured, read, shown_pennies, vote_post
from tests.bot.stage import Stage
from tests.toys.pennies import GAME

__all__ = ["pennies", "shown_pennies"]

ALONE = "You cannot take that back alone: it showed something, or somebody has acted since. You can ask the others."


@pytest.fixture
async def begun(stage: Stage) -> Stage:
    await stage.open(stage.bob)
    return stage


async def both(stage: Stage) -> tuple[Any, Any]:
    """Who is at turn, and the other."""
    who = await stage.turn()
    return who, stage.bob if who.id == stage.ada.id else stage.ada


async def turn(stage: Stage) -> None:
    who = await stage.turn()
    await stage.command(who, "medici reveal", stage.room)
    await stage.command(who, "medici load", stage.room)


# -------------------------------------------------------------------- alone


async def test_a_turn_that_went_and_came_back_before_it_was_told_calls_again(begun: Stage) -> None:
    await turn(begun)
    who, other = await both(begun)
    tables = begun.app.tables
    listeners, tables.listeners = tables.listeners, []  # all of this in the moment before the herald comes by
    standing = await begun.standing()
    await undoing.take_back_own(tables, 1, standing.table.seat_of(other.id), other.id)
    assert (await begun.turn()).id == other.id
    standing = await begun.standing()
    seat = standing.table.seat_of(other.id).index
    load = next(form for form in tables.question(standing, standing.table.seats[seat]).forms if form.name == "load")
    await tables.play(1, seat, load.pick(Random(1)))
    assert (await begun.turn()).id == who.id
    tables.listeners = listeners
    with begun.env._bot_scope():
        tables.changed(1)
    await begun.env.settle()
    calls = [
        (request.json or {}).get("allowed_mentions", {}).get("users")
        for request in begun.env.http_requests
        if request.method == "POST" and request.path == f"/channels/{begun.room.id}/messages"
    ]
    assert calls == [[other.id], [who.id], [who.id]]


async def test_my_last_step_is_mine_to_take_back(begun: Stage) -> None:
    who, other = await both(begun)
    await turn(begun)
    before = (await begun.standing()).state
    answer = await begun.command(who, "table undo", begun.room)
    assert "↩️ That step is taken back." in answer.text
    assert (await begun.turn()).id == who.id
    assert await kinds(begun) == ["start", "move", "move", "undo"]
    assert f"**{who.user.global_name}** took a step back, to move 2." in begun.board.text
    assert await noted(begun) == []  # nothing was shown, so nothing is shuffled
    again = await begun.press(who, await begun.panel(who), "Load")
    assert "loads" in again.text
    assert (await begun.standing()).state == before
    history = await begun.command(other, "table history", begun.room)
    history = await begun.press(other, history, "◀")
    assert "took a step back" in history.text


async def test_what_was_shown_cannot_be_taken_back_alone(begun: Stage) -> None:
    who = await begun.turn()
    await begun.command(who, "medici reveal", begun.room)
    assert (await begun.command(who, "table undo", begun.room)).text == ALONE
    menu = await begun.command(who, "table menu", begun.room)
    assert "Take my step back" not in menu.buttons


async def test_nor_what_somebody_has_acted_on(begun: Stage) -> None:
    who, other = await both(begun)
    await turn(begun)
    await begun.command(other, "medici load" if (await begun.standing()).state.market else "medici reveal", begun.room)
    assert (await begun.command(who, "table undo", begun.room)).text == ALONE


async def test_nor_the_step_of_another(begun: Stage) -> None:
    _, other = await both(begun)
    await turn(begun)
    assert (await begun.command(other, "table undo", begun.room)).text == ALONE
    assert (await begun.command(begun.dario, "table undo", begun.room)).text == "You do not sit at this table."


async def test_old_buttons_die_with_it(begun: Stage) -> None:
    who, _ = await both(begun)
    await begun.command(who, "medici reveal", begun.room)
    old = await begun.panel(who)
    load = next(one for label, one in old.buttons.items() if label.startswith("Load"))
    await begun.press_id(who, old, load)
    await begun.command(who, "table undo", begun.room)
    answer = await begun.forge(who, old, load)
    assert "⚠️ This has changed meanwhile." in answer.text
    assert await kinds(begun) == ["start", "move", "move", "undo"]


async def test_nothing_is_taken_back_while_the_table_is_paused_or_over(begun: Stage) -> None:
    who, other = await both(begun)
    await turn(begun)
    await ask(begun, who, "Pause")
    await begun.press(other, vote_post(begun), "Agree")
    assert (await begun.command(who, "table undo", begun.room)).text == ALONE
    await ask(begun, who, "Resume")
    await begun.press(other, vote_post(begun), "Agree")
    await begun.rush()
    for person in (who, other):
        assert (await begun.command(person, "table undo", begun.room)).text == ALONE


# -------------------------------------------------------------------- answers that nobody has seen


async def test_a_pending_answer_is_simply_given_again(pennies: Stage) -> None:
    await lay(pennies, pennies.ada)
    panel = await pennies.panel(pennies.ada)
    other = [label for label in panel.buttons if label.startswith("Lay")][1]
    answer = await pennies.press(pennies.ada, panel, other)
    assert "Ada** has answered anew." in answer.text
    chosen = (await pennies.standing()).state.phases[-1].answers[0].coin
    await lay(pennies, pennies.bob)
    assert chosen in (await pennies.standing()).state.spent
    assert (await pennies.command(pennies.bob, "table undo", pennies.room)).text == ALONE


async def test_a_pending_answer_can_be_taken_back_too(pennies: Stage) -> None:
    await lay(pennies, pennies.ada)
    await pennies.command(pennies.ada, "table undo", pennies.room)
    assert pennies.app.tables.awaited(await pennies.standing()) == (0, 1)


# -------------------------------------------------------------------- by consent


async def test_past_a_revelation_what_nobody_has_seen_is_shuffled(pennies: Stage) -> None:
    """Ada draws a coin from the bag, and all agree to go back: what she will draw then is another matter."""
    await lay(pennies, pennies.ada)
    await lay(pennies, pennies.bob)
    (lowest,) = pennies.app.tables.awaited(await pennies.standing())
    who, other = (pennies.ada, pennies.bob)[lowest], (pennies.bob, pennies.ada)[lowest]
    panel = await pennies.panel(who)
    swap = [label for label in panel.buttons if label.startswith("Exchange")][-1]
    await pennies.press(who, panel, swap)
    drawn = (await pennies.standing()).state.hands[lowest][-1]
    await ask(pennies, who, "Ask to take my turn back")
    await pennies.press(other, vote_post(pennies), "Agree")
    *_, back = await pennies.app.store.read(lambda db: rows.history(db, 1))
    packed = await pennies.app.store.read(lambda db: rows.state_after(db, 1, back.back_to or 0))
    before, after = GAME.decode(packed or b""), (await pennies.standing()).state
    assert after.chance.key != before.chance.key
    assert sorted(after.bag) == sorted(before.bag)
    assert after.bag != before.bag
    assert after.hands == before.hands  # what people hold, they have seen
    assert await noted(pennies) == ["reshuffled"]
    assert "What nobody has seen was shuffled anew." in read(pennies)
    assert all(coin in pictured(letters(pennies, who)[0]) for coin in after.hands[lowest])
    assert drawn not in after.hands[lowest]


async def test_a_whole_turn_by_consent(begun: Stage) -> None:
    who, other = await both(begun)
    await turn(begun)
    old = await begun.panel(other)
    await ask(begun, who, "Ask to take my turn back")
    vote = vote_post(begun)
    assert "asks to take the game back to before move 2." in vote.text
    answer = await begun.press(other, vote, "Agree")
    assert answer.text == "Your answer counts."
    assert await kinds(begun) == ["start", "move", "move", "undo"]
    assert (await begun.turn()).id == who.id
    standing = await begun.standing()
    assert standing.state.market == []
    answer = await begun.forge(other, old, next(iter(old.buttons.values())))
    assert "⚠️ This has changed meanwhile." in answer.text


async def test_a_move_made_meanwhile_overtakes_the_vote(begun: Stage) -> None:
    who, other = await both(begun)
    await turn(begun)
    await ask(begun, who, "Ask to take my turn back")
    await begun.command(other, "medici reveal", begun.room)
    await begun.press(other, vote_post(begun), "Agree")
    assert "undo" not in await kinds(begun)
    assert "🗳️ **Overtaken: the game has moved on.**" in read(begun)


async def test_whoever_has_not_moved_has_nothing_to_take_back(begun: Stage) -> None:
    _, other = await both(begun)
    assert (await ask(begun, other, "Ask to take my turn back")).text == "You have made no move yet."


async def test_house_players_are_not_asked(stage: Stage) -> None:
    await stage.command(stage.ada, "play", game="medici", house=2)
    while not (await stage.standing()).state.market:
        await stage.command(stage.ada, "medici reveal", stage.room)
    await stage.command(stage.ada, "medici load", stage.room)
    if (await stage.standing()).table.status == "playing":
        answer = await ask(stage, stage.ada, "Ask to take my turn back")
        assert "Done." in answer.text
        assert "undo" in await kinds(stage)


# -------------------------------------------------------------------- killed half-way


async def taken_back_alone(tables: Tables) -> None:
    standing = await tables.look(1)
    moves = await tables.store.read(lambda db: rows.history(db, 1))
    seat = standing.table.seats[moves[-1].seat or 0]
    await undoing.take_back_own(tables, 1, seat, seat.person or 0)


async def taken_back_by_vote(tables: Tables) -> None:
    council = Council(tables)
    vote = await tables.store.read(lambda db: votes.find(db, 1))
    assert vote is not None
    voter = (await tables.look(1)).table.seats[1 - vote.seat]
    await council.say(1, voter.person or 0, agrees=True)


async def test_a_kill_at_any_statement_of_an_undo_leaves_the_old_or_the_new(begun: Stage) -> None:
    await turn(begun)
    await begun.env.settle()
    before, after, left = await at_every_statement(begun.path, dict(GAMES), begun.clock(), taken_back_alone)
    assert len(left) > 5
    assert before != after
    assert all(one == before for one in left)


async def test_a_kill_at_any_statement_of_an_agreed_undo(pennies: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undoing.secrets, "token_bytes", bytes)
    await lay(pennies, pennies.ada)
    await lay(pennies, pennies.bob)
    (lowest,) = pennies.app.tables.awaited(await pennies.standing())
    who = (pennies.ada, pennies.bob)[lowest]
    panel = await pennies.panel(who)
    await pennies.press(who, panel, [label for label in panel.buttons if label.startswith("Exchange")][-1])
    await ask(pennies, who, "Ask to take my turn back")
    await pennies.env.settle()
    before, after, left = await at_every_statement(pennies.path, {"pennies": GAME}, pennies.clock(), taken_back_by_vote)
    assert len(left) > 8
    game_parts = ("tables", "moves", "tenures", "notes", "drafts", "deadlines")
    for one in left:
        # the ballot is a step of its own; what it decides is done with the outcome, or not at all
        undone = any(row[2] == "undo" for row in one["moves"])
        decided = any("passed" in row for row in one["votes"])
        assert undone == decided
        whole = after if undone else before
        assert all(one[part] == whole[part] for part in game_parts)
