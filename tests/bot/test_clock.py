"""The clock: reminders, quiet hours, holidays, and what happens when time runs out."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

import bot.clock
from bot import reminders as rules_of_reminding
from bot.store.deadlines import Deadline
from bot.store.people import Preferences
from tests.bot import days
from tests.bot.days import DAY, HOUR, VirtualClock, advance, begin, deadline, kinds, noted, prefer, reminders
from tests.bot.stage import Stage


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> VirtualClock:
    monkeypatch.setattr(bot.clock, "LONGEST_SLEEP", 10 * DAY)  # nobody sets the virtual clock
    return VirtualClock()


def sent_to_room(stage: Stage) -> int:
    """How many messages the room was ever sent; those taken away included."""
    path = f"/channels/{stage.room.id}/messages"
    return sum(one.method == "POST" and one.path == path for one in stage.env.http_requests)


# -------------------------------------------------------------------- reminders


async def test_one_reminder_at_half_and_one_at_nine_tenths(stage: Stage) -> None:
    await begin(stage, stage.bob)
    who = await stage.turn()
    due = (await deadline(stage)).due
    await advance(stage, 11 * HOUR)
    assert reminders(stage) == []
    await advance(stage, 2 * HOUR)
    (first,) = reminders(stage)
    assert f"⏰ <@{who.id}>, it is your turn: reveal a card or load · <t:{due}:R>" in first.text
    assert "When time runs out: we wait" in first.text
    assert first.links == [f"{stage.app.link((await stage.standing()).table)}/{(await stage.post('table')).message}"]
    await advance(stage, 8 * HOUR)
    assert [one.id for one in reminders(stage)] == [first.id]
    await advance(stage, HOUR)
    (second,) = reminders(stage)
    assert second.id != first.id
    assert sent_to_room(stage) == 1 + 2


async def test_only_whoever_is_waited_for_has_a_deadline(stage: Stage) -> None:
    await begin(stage, stage.bob, stage.cleo)
    standing = await stage.standing()
    (seat,) = stage.app.tables.awaited(standing)
    assert (await deadline(stage)).seat == seat
    assert (await deadline(stage)).due == stage.clock() + DAY
    await stage.command(await stage.turn(), "medici reveal", stage.room)
    await advance(stage, HOUR)
    await stage.command(await stage.turn(), "medici load", stage.room)
    after = await deadline(stage)
    assert after.seat != seat
    assert after.due == stage.clock() + DAY


async def test_a_call_goes_when_the_move_is_made(stage: Stage) -> None:
    await begin(stage, stage.bob)
    await advance(stage, 13 * HOUR)
    (call,) = reminders(stage)
    panel = await stage.press(await stage.turn(), call, "Your move")
    await stage.press(await stage.turn(), panel, "Reveal a card")
    await stage.command(await stage.turn(), "medici load", stage.room)
    assert reminders(stage) == []
    await advance(stage, 13 * HOUR)
    assert f"<@{(await stage.turn()).id}>" in reminders(stage)[0].text


async def test_the_points_are_those_each_person_chose(stage: Stage) -> None:
    await begin(stage, stage.bob)
    await prefer(stage, await stage.turn(), remind=(25, 75))
    await stage.restart()
    await stage.command(await stage.turn(), "medici reveal", stage.room)
    before = sent_to_room(stage)
    for hours, called in ((5, 0), (2, 1), (10, 1), (2, 2), (4, 2)):
        await advance(stage, hours * HOUR)
        assert sent_to_room(stage) - before == called


async def test_somebody_who_wants_no_reminders_gets_none(stage: Stage) -> None:
    await begin(stage, stage.bob)
    settings = await stage.command(await stage.turn(), "me settings")
    await stage.choose(await stage.turn(), settings, "prefer:0:remind", "never")
    await stage.command(await stage.turn(), "medici reveal", stage.room)
    before = sent_to_room(stage)
    await advance(stage, 10 * DAY)
    assert sent_to_room(stage) == before


async def test_not_again_this_turn(stage: Stage) -> None:
    await begin(stage, stage.bob)
    await advance(stage, 13 * HOUR)
    who = await stage.turn()
    answer = await stage.press(who, reminders(stage)[0], "Not again this turn")
    assert answer.text == "You will not be reminded again this turn."
    assert reminders(stage) == []
    await advance(stage, 40 * HOUR)
    assert reminders(stage) == []
    await stage.command(who, "medici reveal", stage.room)
    await advance(stage, 13 * HOUR)
    assert len(reminders(stage)) == 1


async def test_more_time_begins_the_reminders_anew(stage: Stage) -> None:
    await begin(stage, stage.bob)
    await advance(stage, 13 * HOUR)
    who = await stage.turn()
    other = stage.bob if who.id == stage.ada.id else stage.ada
    menu = await stage.command(who, "table menu", stage.room)
    await stage.press(who, menu, "More time")
    vote = next(one for one in stage.posts(stage.room) if "Agree" in one.buttons)
    due = (await deadline(stage)).due
    before = sent_to_room(stage)
    await stage.press(other, vote, "Agree")
    now = await deadline(stage)
    assert (now.due, now.since, now.reminded) == (due + DAY, stage.clock(), 0)
    assert sent_to_room(stage) == before + 1  # how the vote went, and no reminder
    half = (now.due - now.since) // 2
    await advance(stage, half - HOUR)
    assert sent_to_room(stage) == before + 1
    await advance(stage, 2 * HOUR)
    assert sent_to_room(stage) == before + 2


async def test_who_asked_for_it_hears_to_be_next(stage: Stage) -> None:
    await begin(stage, stage.bob, stage.cleo)
    standing = await stage.standing()
    first = stage.app.tables.awaited(standing)[0]
    known = {person.id: person for person in (stage.ada, stage.bob, stage.cleo)}
    people = [known[seat.person] for seat in standing.table.seats]
    after_next = people[(first + 2) % 3]
    await prefer(stage, after_next, next_up=True)
    await stage.command(people[first], "medici reveal", stage.room)
    await stage.command(people[first], "medici load", stage.room)
    told = [shown for shown in stage.messages(after_next.user.dm_channel.id) if "you are probably next" in shown.text]
    assert len(told) == 1
    assert stage.app.link((await stage.standing()).table) in told[0].text


async def test_a_table_without_limit_never_calls(stage: Stage) -> None:
    await begin(stage, stage.bob, pace="none")
    assert (await deadline(stage)).due is None
    before = sent_to_room(stage)
    await advance(stage, 30 * DAY)
    assert sent_to_room(stage) == before


@pytest.mark.parametrize(("typed", "seconds", "shown"), [("36 h", 36 * HOUR, "36 hours"), ("2 dni", 2 * DAY, "2 days")])
async def test_any_pace_can_be_typed(stage: Stage, typed: str, seconds: int, shown: str) -> None:
    await begin(stage, stage.bob, pace=typed)
    assert (await deadline(stage)).due == stage.clock() + seconds
    menu = await stage.command(stage.ada, "table menu", stage.room)
    assert f"Time for a move: {shown}" in menu.text


async def test_another_pace_from_the_options(stage: Stage) -> None:
    await stage.command(stage.ada, "play", game="medici", seats=2)
    panel = await stage.press(stage.ada, stage.lobby, "Options")
    asked = await stage.ada.click(stage._message(panel), custom_id="pace:1")
    answer = stage._answer(await stage.ada.submit_modal(asked, {"pace": "45 minutes"}))
    assert "Time for a move: 45 minutes" in str(answer.selects["term:1:pace"])
    assert "Time for a move: 45 minutes" in stage.lobby.text
    again = await stage.ada.click(stage._message(answer), custom_id="pace:1")
    refused = stage._answer(await stage.ada.submit_modal(again, {"pace": "a while"}))
    assert "⚠️ “a while” is no pace." in refused.text
    found = await stage.ada.autocomplete(stage.channel, "play", "pace", "30 h", game="medici")
    assert found == [{"name": "30 hours", "value": "30h"}]


# -------------------------------------------------------------------- quiet hours


def moment(text: str, zone: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


@pytest.mark.parametrize(
    ("zone", "quiet", "now", "until"),
    [
        ("Europe/Warsaw", (22 * 60, 7 * 60), "2026-03-28T23:00", "2026-03-29T07:00"),  # an hour is lost that night
        ("Europe/Warsaw", (22 * 60, 7 * 60), "2026-10-24T23:00", "2026-10-25T07:00"),  # an hour is gained
        ("Europe/Warsaw", (22 * 60, 7 * 60), "2026-10-25T01:00", "2026-10-25T07:00"),
        ("America/New_York", (0, 8 * 60), "2026-03-08T01:30", "2026-03-08T08:00"),
        ("Australia/Lord_Howe", (21 * 60, 9 * 60), "2026-04-04T22:00", "2026-04-05T09:00"),  # half an hour there
        ("Asia/Kolkata", (8 * 60, 16 * 60), "2026-06-01T12:00", "2026-06-01T16:00"),
    ],
)
def test_quiet_hours_end_by_the_wall_clock(zone: str, quiet: tuple[int, int], now: str, until: str) -> None:
    mine = Preferences(zone=zone, quiet=quiet)
    assert rules_of_reminding.quiet_until(mine, moment(now, zone)) == moment(until, zone)
    assert rules_of_reminding.quiet_until(mine, moment(until, zone)) is None


def test_an_end_that_does_not_exist_or_comes_twice() -> None:
    lost = Preferences(zone="Europe/Warsaw", quiet=(22 * 60, 2 * 60 + 30))
    ends = rules_of_reminding.quiet_until(lost, moment("2026-03-29T01:30", "Europe/Warsaw"))
    assert ends == int(datetime(2026, 3, 29, 1, 30, tzinfo=UTC).timestamp())  # 3:30 by the new time
    second = int(datetime(2026, 10, 25, 1, 15, tzinfo=UTC).timestamp())  # 2:15 for the second time
    assert rules_of_reminding.quiet_until(lost, second) == second + 15 * 60


def test_quiet_hours_of_no_length_or_an_unknown_zone() -> None:
    assert rules_of_reminding.quiet_until(Preferences(quiet=(60, 60)), 0) is None
    nowhere = Preferences(zone="Atlantis/Centre", quiet=(0, 60))
    assert rules_of_reminding.quiet_until(nowhere, 0) == HOUR  # as in UTC


def test_a_reminder_waits_for_the_end_of_quiet_hours_and_is_then_one() -> None:
    night = Preferences(quiet=(0, 8 * 60))
    owed = Deadline(table=1, seat=0, since=0, due=10 * HOUR, wake=5 * HOUR)
    planned = rules_of_reminding.plan(owed, night, 5 * HOUR)
    assert (planned.remind, planned.reminded, planned.wake) == (False, 0, 8 * HOUR)
    later = rules_of_reminding.plan(owed, night, 8 * HOUR)
    assert (later.remind, later.reminded, later.wake) == (True, 1, 9 * HOUR)


def test_a_reminder_that_would_come_after_the_deadline_does_not_come() -> None:
    night = Preferences(quiet=(0, 8 * 60))
    owed = Deadline(table=1, seat=0, since=0, due=6 * HOUR, wake=3 * HOUR)
    planned = rules_of_reminding.plan(owed, night, 3 * HOUR)
    assert (planned.remind, planned.reminded) == (False, 1)


async def test_nobody_is_called_in_quiet_hours(stage: Stage) -> None:
    await begin(stage, stage.bob)
    local = datetime.fromtimestamp(stage.clock() + 12 * HOUR, UTC)
    start = local.hour * 60 - 60
    await prefer(stage, await stage.turn(), quiet=(start % 1440, (start + 4 * 60) % 1440))
    await stage.command(await stage.turn(), "medici reveal", stage.room)
    before = sent_to_room(stage)
    await advance(stage, 13 * HOUR)
    assert sent_to_room(stage) == before
    await advance(stage, 3 * HOUR)
    assert sent_to_room(stage) == before + 1


# -------------------------------------------------------------------- holidays


async def test_holidays_stop_the_clock(stage: Stage) -> None:
    await begin(stage, stage.bob, late="default")
    who = await stage.turn()
    await advance(stage, 2 * HOUR)
    answer = await stage.command(who, "me away", days=5)
    assert answer.text.startswith("You are away from")
    back = int(stage.clock()) + 5 * DAY
    assert (await deadline(stage)).due == back + DAY
    assert f"<t:{back + DAY}:R>" in stage.board.text
    before = sent_to_room(stage)
    await advance(stage, 5 * DAY)
    assert sent_to_room(stage) == before
    assert await kinds(stage) == ["start"]
    await advance(stage, 13 * HOUR)
    assert len(reminders(stage)) == 1
    await advance(stage, 12 * HOUR)
    assert "default" in await kinds(stage)


async def test_holidays_that_begin_later_stop_it_on_their_first_day(stage: Stage) -> None:
    await begin(stage, stage.bob, pace="week")
    await stage.command(await stage.turn(), "me away", days=1, begin=4)
    first = int(stage.clock()) + 4 * DAY
    await advance(stage, 4 * DAY + HOUR)
    assert (await deadline(stage)).due == first + DAY + 7 * DAY


async def test_whoever_comes_back_early_has_the_usual_time(stage: Stage) -> None:
    await begin(stage, stage.bob)
    who = await stage.turn()
    await stage.command(who, "me away", days=10)
    await advance(stage, DAY)
    assert (await stage.command(who, "me away", days=0)).text == "You are not away."
    assert (await deadline(stage)).due == stage.clock() + DAY


# -------------------------------------------------------------------- time is up


async def test_a_table_that_waits_nags_less_and_less(stage: Stage) -> None:
    await begin(stage, stage.bob)
    await advance(stage, DAY - 1)
    before, calls = sent_to_room(stage), []
    for day in range(16):
        await advance(stage, DAY)
        if sent_to_room(stage) > before:
            calls.append(day)
            before = sent_to_room(stage)
    assert calls == [0, 1, 3, 7, 15]
    assert "the table still waits for you" in reminders(stage)[0].text
    assert await kinds(stage) == ["start"]


async def test_a_default_move_says_that_it_was_one(stage: Stage) -> None:
    await begin(stage, stage.bob, stage.cleo, late="default")
    who = await stage.turn()
    await advance(stage, DAY)
    # the market was empty: the simplest turn is to reveal a card and to load it
    assert await kinds(stage) == ["start", "default", "default"]
    name = who.user.global_name
    assert f"**{name}** did not come in time; the simplest move was made." in stage.board.text
    assert (await stage.turn()).id != who.id
    assert f"<@{(await stage.turn()).id}>" in stage.board.text
    history = await stage.command(stage.dario, "table history", stage.room)
    assert "did not come in time" in history.text


async def test_the_house_makes_the_move_where_the_table_wants_it(stage: Stage) -> None:
    await begin(stage, stage.bob, stage.cleo, late="house")
    who = await stage.turn()
    await advance(stage, DAY)
    assert set((await kinds(stage))[1:]) == {"late"}
    assert "did not come in time; a house player made the move." in stage.board.text
    assert (await stage.standing()).table.seat_of(who.id) is not None
    assert (await stage.turn()).id != who.id


async def test_after_a_round_of_defaults_the_table_pauses(stage: Stage) -> None:
    await begin(stage, stage.bob, late="default")
    await advance(stage, DAY)
    assert (await stage.standing()).table.status == "playing"
    await advance(stage, DAY)
    assert (await stage.standing()).table.status == "paused"
    assert "Nobody came for a whole round" in stage.board.text
    told = sent_to_room(stage)
    await advance(stage, 10 * DAY)
    assert sent_to_room(stage) == told
    menu = await stage.command(stage.bob, "table menu", stage.room)
    await stage.press(stage.bob, menu, "Resume")
    assert (await stage.standing()).table.status == "playing"
    await advance(stage, DAY)
    assert (await stage.standing()).table.status == "playing"  # one missed turn is no round
    await advance(stage, DAY)
    assert (await stage.standing()).table.status == "paused"


async def test_somebody_who_comes_keeps_the_table_going(stage: Stage) -> None:
    await begin(stage, stage.bob, late="default")
    for _ in range(3):
        await advance(stage, DAY)
        who = await stage.turn()
        await stage.command(who, "medici reveal", stage.room)
        await stage.command(who, "medici load", stage.room)
    assert (await stage.standing()).table.status == "playing"


# -------------------------------------------------------------------- the program was down


async def test_down_over_several_reminders_it_sends_one(stage: Stage) -> None:
    await begin(stage, stage.bob)
    before = sent_to_room(stage)
    await days.sleep_over(stage, 23 * HOUR)
    assert sent_to_room(stage) == before + 1
    assert len(reminders(stage)) == 1
    await stage.restart()
    assert sent_to_room(stage) == before + 1


async def test_down_over_many_deadlines_it_plays_once_and_goes_on_from_there(stage: Stage) -> None:
    await begin(stage, stage.bob, late="default")
    who = await stage.turn()
    await days.sleep_over(stage, 20 * DAY)
    assert (await stage.turn()).id != who.id
    assert (await deadline(stage)).due == stage.clock() + DAY
    assert (await stage.standing()).table.status == "playing"
    assert reminders(stage) == []


async def test_several_tables_are_caught_up_with_in_order(stage: Stage) -> None:
    await begin(stage, stage.bob, late="default")
    for number, wait in ((2, HOUR), (3, HOUR)):
        await advance(stage, wait)
        await stage.command(stage.ada, "play", game="medici", seats=2, pace="12 h")
        panel = await stage.press(stage.ada, stage.lobby, "Options")
        await stage.choose(stage.ada, panel, f"term:{number}:late", "default")
        await stage.press(stage.bob, stage.lobby, "Join")
    played: list[int] = []
    make = stage._make
    stage._make = lambda store: watch(make(store), played)
    await days.sleep_over(stage, 3 * DAY)
    # table 1 had a day, the others half a day: theirs ended first
    assert list(dict.fromkeys(played)) == [2, 3, 1]
    assert [await kinds(stage, number) for number in (1, 2, 3)] == [["start", "default", "default"]] * 3


def watch(app, played: list[int]):
    app.tables.listeners.append(played.append)
    return app


async def test_two_deadlines_at_once(stage: Stage) -> None:
    await begin(stage, stage.bob, late="default")
    await stage.command(stage.ada, "play", game="medici", seats=2)
    panel = await stage.press(stage.ada, stage.lobby, "Options")
    await stage.choose(stage.ada, panel, "term:2:late", "default")
    await stage.press(stage.bob, stage.lobby, "Join")
    assert (await deadline(stage, table=1)).due == (await deadline(stage, table=2)).due
    await advance(stage, DAY)
    for number in (1, 2):
        assert await kinds(stage, number) == ["start", "default", "default"]


async def test_a_reminder_that_discord_refuses_stops_nothing(stage: Stage) -> None:
    await begin(stage, stage.bob, late="default")
    stage.env.inject_error("POST", f"/channels/{stage.room.id}/messages", status=403, code=50013)
    await advance(stage, 13 * HOUR)
    assert reminders(stage) == []
    await advance(stage, 12 * HOUR)
    assert "default" in await kinds(stage)
    assert await noted(stage) == []
