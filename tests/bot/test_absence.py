"""Seats that change hands: substitutes, the house, votes and moderators, and a kill at every step."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor
from sqlalchemy import select

from bot import seating
from bot.store.schema import moves, tenures
from bot.tables import Tables
from rules import GAMES
from tests.bot.crashing import at_every_statement, dies_at_request
from tests.bot.days import (
    DAY,
    HOUR,
    VirtualClock,
    advance,
    ask,
    begin,
    deadline,
    errands_left,
    lay,
    letters,
    pennies,
    pictured,
    read,
    shown_pennies,
    vote_post,
)
from tests.bot.stage import Shown, Stage

__all__ = ["pennies", "shown_pennies"]


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


def offer(stage: Stage) -> Shown:
    return next(shown for shown in reversed(stage.posts()) if "Take the seat" in shown.buttons)


def members(stage: Stage) -> set[int]:
    """Who belongs to the thread of the game."""
    return set(stage.env.backend.get_channel(stage.room.id).thread_members) - {stage.app.me}


async def sat(stage: Stage, seat: int) -> list[tuple[int | None, int, int | None]]:
    """Everybody who ever sat in a seat, and from which move to which."""
    wanted = (
        select(tenures.c.person, tenures.c.since, tenures.c.until).where(tenures.c.seat == seat).order_by(tenures.c.id)
    )
    return [tuple(row) for row in await stage.app.store.read(lambda db: db.execute(wanted).all())]


async def substitute(stage: Stage, leaver: MemberActor, newcomer: MemberActor) -> Shown:
    await ask(stage, leaver, "I need a substitute")
    return await stage.press(newcomer, offer(stage), "Take the seat")


# -------------------------------------------------------------------- one step


async def test_a_substitute_takes_the_seat_and_all_that_belongs_to_it(pennies: Stage) -> None:
    ada, bob, cleo = pennies.ada, pennies.bob, pennies.cleo
    assert members(pennies) == {ada.id, bob.id}
    await lay(pennies, bob)
    panel = await pennies.panel(bob)
    again = next(iter(panel.buttons.values()))
    hand = (await pennies.standing()).state.hands[1]
    answer = await ask(pennies, bob, "I need a substitute")
    assert answer.text == "Your seat is posted. It is yours until somebody takes it."
    posted = offer(pennies)
    assert "**Bob** looks for a substitute." in posted.text
    assert not any(coin in posted.text + pictured(posted) for coin in hand)  # the board, as everybody may see it
    taken = await pennies.press(cleo, posted, "Take the seat")
    assert taken.text.startswith("The seat is yours:")
    seats = (await pennies.standing()).table.seats
    assert [(seat.person, seat.name) for seat in seats] == [(ada.id, "Ada"), (cleo.id, "Cleo")]
    # the thread, the hand, the rights
    assert members(pennies) == {ada.id, cleo.id}
    (emptied,) = letters(pennies, bob)
    assert emptied.text == "This seat now belongs to somebody else."
    assert pictured(emptied) == ""
    assert emptied.buttons == {}
    assert all(coin in pictured(letters(pennies, cleo)[0]) for coin in hand)
    assert (await pennies.forge(bob, panel, again)).text == "You do not sit at this table."
    assert (await pennies.command(bob, "table hand", pennies.room)).text == "You do not sit at this table."
    assert "Lay" in str((await pennies.panel(cleo)).buttons)
    assert posted.text == "Cleo took the seat."
    assert posted.buttons == {}
    assert "Cleo takes the seat of Bob." in read(pennies)
    assert await errands_left(pennies) == []


async def test_the_record_of_whoever_left_stays(pennies: Stage) -> None:
    await lay(pennies, pennies.bob)
    await substitute(pennies, pennies.bob, pennies.cleo)
    await lay(pennies, pennies.cleo)
    assert await sat(pennies, 1) == [(pennies.bob.id, 0, 2), (pennies.cleo.id, 2, None)]
    made = await pennies.app.store.read(lambda db: db.execute(select(moves.c.person).order_by(moves.c.sequence)).all())
    assert [row.person for row in made[1:]] == [pennies.bob.id, pennies.cleo.id]


async def test_an_offer_can_be_withdrawn_and_is_made_once(pennies: Stage) -> None:
    await ask(pennies, pennies.bob, "I need a substitute")
    menu = await pennies.command(pennies.bob, "table menu", pennies.room)
    assert "I need a substitute" not in menu.buttons
    posted = offer(pennies)
    take = posted.buttons["Take the seat"]
    assert (await pennies.press(pennies.bob, menu, "Keep my seat after all")).text == "You keep your seat."
    assert posted.text == "**Bob** keeps the seat."
    assert (await pennies.forge(pennies.cleo, posted, take)).text == "This seat is no longer open."


async def test_two_who_want_the_seat_at_once(pennies: Stage) -> None:
    await ask(pennies, pennies.bob, "I need a substitute")
    posted = offer(pennies)
    take = posted.buttons["Take the seat"]
    answers = await pennies.at_once((pennies.cleo, posted, take, None), (pennies.dario, posted, take, None))
    assert sorted(answer.text.split(":")[0] for answer in answers) == [
        "The seat is yours",
        "This seat is no longer open.",
    ]
    assert len(await sat(pennies, 1)) == 2


async def test_nobody_sits_twice(pennies: Stage) -> None:
    await ask(pennies, pennies.bob, "I need a substitute")
    answer = await pennies.press(pennies.ada, offer(pennies), "Take the seat")
    assert answer.text == "You already sit at this table."


async def test_the_house_takes_a_seat_that_is_handed_over(pennies: Stage) -> None:
    answer = await ask(pennies, pennies.ada, "Let the house play for me", "Let the house play for me")
    assert answer.text == "The house plays for you from now on."
    standing = await pennies.standing()
    assert standing.table.seats[0].house
    assert standing.table.host == pennies.bob.id
    assert 0 not in pennies.app.tables.awaited(standing)  # it has played at once
    assert members(pennies) == {pennies.bob.id}
    assert letters(pennies, pennies.ada)[0].text == "This seat now belongs to somebody else."


async def test_who_left_a_seat_to_the_house_can_come_back(pennies: Stage) -> None:
    await ask(pennies, pennies.ada, "Let the house play for me", "Let the house play for me")
    assert "Take my seat back" not in (await ask(pennies, pennies.cleo)).buttons
    answer = await ask(pennies, pennies.ada, "Take my seat back")
    assert answer.text.startswith("The seat is yours")
    assert (await pennies.standing()).table.seats[0].person == pennies.ada.id
    assert members(pennies) == {pennies.ada.id, pennies.bob.id}
    assert "Ada is back and takes the seat from the house player" in read(pennies)
    assert "Take my seat back" not in (await ask(pennies, pennies.ada)).buttons


async def test_who_was_replaced_by_the_others_has_no_way_back(stage: Stage) -> None:
    await begin(stage, stage.bob, stage.cleo)
    await ask(stage, stage.ada, "Replace somebody", "Bob")
    await stage.press(stage.cleo, vote_post(stage), "Agree")
    menu = await ask(stage, stage.bob)
    assert "Take my seat back" not in menu.buttons
    forged = await stage.forge(stage.bob, menu, "comeback:1")
    assert forged.text == "This seat is no longer open."


async def test_replacement_by_vote(stage: Stage) -> None:
    await begin(stage, stage.bob, stage.cleo)
    await ask(stage, stage.ada, "Replace somebody", "Bob")
    vote = vote_post(stage)
    assert f"<@{stage.cleo.id}>" in vote.text
    assert f"<@{stage.bob.id}>: " not in vote.text  # who would be replaced is not asked
    assert (await stage.press(stage.bob, vote, "Agree")).text == "This vote is for the others at the table."
    await stage.press(stage.cleo, vote, "Agree")
    standing = await stage.standing()
    assert standing.table.seat_of(stage.bob.id) is None
    assert "The table agreed: the house player" in read(stage)


async def test_a_vote_to_replace_does_not_hit_whoever_sits_there_by_then(stage: Stage) -> None:
    await begin(stage, stage.bob, stage.cleo)
    await ask(stage, stage.ada, "Replace somebody", "Bob")
    vote = vote_post(stage)
    await substitute(stage, stage.bob, stage.dario)
    await stage.press(stage.cleo, vote, "Agree")
    assert (await stage.standing()).table.seat_of(stage.dario.id) is not None
    assert "**Overtaken: the game has moved on.**" in read(stage)


async def test_whoever_stands_up_and_sits_down_again_gains_no_time(stage: Stage) -> None:
    await begin(stage, stage.bob)
    who = await stage.turn()
    due = (await deadline(stage)).due
    await advance(stage, 20 * HOUR)
    await substitute(stage, who, stage.cleo)
    assert (await deadline(stage)).due == stage.clock() + DAY  # a substitute has the usual time
    await substitute(stage, stage.cleo, who)
    assert (await deadline(stage)).due == due
    assert (await stage.turn()).id == who.id


# -------------------------------------------------------------------- killed half-way


async def test_a_kill_at_any_statement_of_a_replacement_leaves_the_old_or_the_new(stage: Stage) -> None:
    await begin(stage, stage.bob)
    await ask(stage, stage.bob, "I need a substitute")
    await stage.env.settle()

    async def replaced(tables: Tables) -> None:
        seat = (await tables.look(1)).table.seats[1]
        await seating.replace(tables, 1, seat, stage.cleo.id, "Cleo", "substituted")

    before, after, left = await at_every_statement(stage.path, dict(GAMES), stage.clock(), replaced)
    assert before != after
    assert len(left) > 10
    assert all(one == before for one in left)


async def test_a_kill_at_any_request_of_a_replacement_is_made_up_for(pennies: Stage) -> None:
    """The seat goes to and fro; each time the program dies one request later, until it need not die at all."""
    people: dict[bool, Any] = {False: pennies.bob, True: pennies.cleo}
    number, turn = 0, False
    while True:
        leaver, newcomer = people[turn], people[not turn]
        await ask(pennies, leaver, "I need a substitute")
        posted = offer(pennies)
        died = dies_at_request(pennies.app, number)
        before = len(letters(pennies, newcomer))
        ((_, press),) = pennies.prepare((newcomer, posted, posted.buttons["Take the seat"], None))
        pennies.env.backend.emit("INTERACTION_CREATE", press)
        await pennies.env.settle()
        dead = died()
        await pennies.restart()
        await pennies.env.settle()
        seated = (await pennies.standing()).table.seats[1]
        if seated.person == newcomer.id:
            assert members(pennies) == {pennies.ada.id, newcomer.id}
            hand = (await pennies.standing()).state.hands[1]
            full = [shown for shown in letters(pennies, newcomer) if all(coin in pictured(shown) for coin in hand)]
            assert full
            assert not any(pictured(shown) for shown in letters(pennies, leaver))
            assert len(letters(pennies, newcomer)) <= before + 2
            turn = not turn
        else:
            assert members(pennies) == {pennies.ada.id, leaver.id}
        if not dead:
            break
        number += 1
    assert number > 3
