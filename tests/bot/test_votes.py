"""What a table decides together, and how silence counts."""

from __future__ import annotations

import pytest

from tests.bot.days import DAY, VirtualClock, advance, ask, begin, deadline, noted, read, vote_post
from tests.bot.stage import Stage


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


def results(stage: Stage) -> list[str]:
    """How votes went, each a message of its own."""
    outcomes = tuple(f"🗳️ **{how}" for how in ("Agreed", "Not agreed", "Overtaken"))
    return [shown.text for shown in stage.posts(stage.room) if shown.text.startswith(outcomes)]


async def test_pause_and_resume_are_agreed_on(stage: Stage) -> None:
    await begin(stage, stage.bob, stage.cleo)
    assert "The others are asked." in (await ask(stage, stage.ada, "Pause")).text
    vote = vote_post(stage)
    assert "**Ada** asks to pause the game." in vote.text
    assert "who is silent does not agree" in vote.text
    await stage.press(stage.bob, vote, "Agree")
    assert f"<@{stage.bob.id}>: yes" in vote.text
    assert results(stage) == []
    await stage.press(stage.cleo, vote, "Agree")
    assert results(stage) == ["🗳️ **Agreed.** **Ada** asks to pause the game."]
    assert vote.buttons == {}
    assert (await stage.standing()).table.status == "paused"
    assert "The table is paused." in read(stage)
    answer = await stage.command(stage.ada, "medici reveal", stage.room)
    assert "The table is paused." in answer.text
    await ask(stage, stage.bob, "Resume")
    for person in (stage.ada, stage.cleo):
        await stage.press(person, vote_post(stage), "Agree")
    assert (await stage.standing()).table.status == "playing"
    assert await noted(stage) == ["paused", "resumed"]
    assert (await deadline(stage)).due == stage.clock() + DAY


async def test_one_refusal_ends_it(stage: Stage) -> None:
    await begin(stage, stage.bob, stage.cleo)
    await ask(stage, stage.ada, "End the game", "End the game")
    vote = vote_post(stage)
    yes = vote.buttons["Agree"]
    await stage.press(stage.bob, vote, "Refuse")
    assert results(stage) == ["🗳️ **Not agreed.** **Ada** asks to end the game without a winner."]
    assert (await stage.standing()).table.status == "playing"
    assert (await stage.forge(stage.cleo, vote, yes)).text == "This vote is over."


@pytest.mark.parametrize(("silence", "status"), [("no", "playing"), ("yes", "closed")])
async def test_how_silence_counts_is_set_in_the_lobby(stage: Stage, silence: str, status: str) -> None:
    await begin(stage, stage.bob, stage.cleo, silence=silence)
    menu = await stage.command(stage.dario, "table menu", stage.room)
    assert f"In a vote, silence counts as {silence}" in menu.text
    await ask(stage, stage.ada, "Concede", "Concede")
    await stage.press(stage.bob, vote_post(stage), "Agree")
    await advance(stage, DAY)
    assert (await stage.standing()).table.status == status
    assert len(results(stage)) == 1
    if status == "closed":
        assert "Ada conceded, and the game was ended." in read(stage)


async def test_the_same_is_not_asked_twice_at_once(stage: Stage) -> None:
    await begin(stage, stage.bob)
    await ask(stage, stage.ada, "Pause")
    assert (await ask(stage, stage.bob, "Pause")).text == "The others are being asked that already."


async def test_only_those_asked_vote(stage: Stage) -> None:
    await begin(stage, stage.bob)
    await ask(stage, stage.ada, "Pause")
    for person in (stage.ada, stage.dario):
        assert (
            await stage.press(person, vote_post(stage), "Agree")
        ).text == "This vote is for the others at the table."
    assert (await stage.standing()).table.status == "playing"


async def test_whoever_plays_with_the_house_alone_decides_alone(stage: Stage) -> None:
    await begin(stage, stage.bob)
    await ask(stage, stage.bob, "Let the house play for me", "Let the house play for me")
    assert "Done." in (await ask(stage, stage.ada, "Pause")).text
    assert (await stage.standing()).table.status == "paused"
    assert "Done." in (await ask(stage, stage.ada, "Resume")).text
    assert "Done." in (await ask(stage, stage.ada, "End the game", "End the game")).text
    assert (await stage.standing()).table.status == "closed"


async def test_two_last_ballots_at_once_decide_once(stage: Stage) -> None:
    await begin(stage, stage.bob, stage.cleo)
    await ask(stage, stage.ada, "More time")
    due = (await deadline(stage)).due
    vote = vote_post(stage)
    yes = vote.buttons["Agree"]
    await stage.at_once((stage.bob, vote, yes, None), (stage.cleo, vote, yes, None))
    assert (await deadline(stage)).due == due + DAY
    assert len(results(stage)) == 1


async def test_a_vote_outlives_a_restart(stage: Stage) -> None:
    await begin(stage, stage.bob)
    await ask(stage, stage.ada, "Pause")
    await stage.restart()
    await stage.press(stage.bob, vote_post(stage), "Agree")
    assert (await stage.standing()).table.status == "paused"


async def test_a_table_without_limit_needs_no_more_time(stage: Stage) -> None:
    await begin(stage, stage.bob, pace="none")
    menu = await stage.command(stage.ada, "table menu", stage.room)
    assert "More time" not in menu.buttons
    answer = await stage.forge(stage.ada, menu, "ask:1:extend")
    assert answer.text == "This table has no limit of time."


async def test_spectators_can_do_nothing_about_a_table(stage: Stage) -> None:
    await begin(stage, stage.bob)
    menu = await stage.command(stage.dario, "table menu", stage.room)
    assert menu.buttons == {}
    for press in ("ask:1:pause", "resume:1", "undo:1", "substitute:1", "handover_now:1", "orders:1", "snooze:1"):
        assert (await stage.forge(stage.dario, menu, press)).text == "You do not sit at this table.", press
