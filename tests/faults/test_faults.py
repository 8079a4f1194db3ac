"""What goes wrong with a real Discord and a real machine, one thing at a time; each time, play goes on."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing

import msgspec
import pytest

from bench.players import PRIVATE_THREAD, current_post, custom_ids, live_posts
from bench.scene import Scene
from bot.clockwork import DAY, HOUR, MINUTE
from bot.store import tables as rows
from bot.words import words
from playground import reading
from playground.errors import Json
from playground.people import Person
from playground.permissions import Permission

POST = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
ANY_POST = "* /channels/*"
ACKNOWLEDGE = "POST /interactions/*"
ANSWER = "PATCH /webhooks/*"
TRIES = 50


def calls(scene: Scene) -> list[Json]:
    """The reminders that are to be read now."""
    world = scene.playground.world
    everything = (message for channel in world.messages.values() for message in channel.values())
    return [message for message in everything if f"snooze:{scene.table}" in custom_ids(message)]


async def catch_up(scene: Scene) -> None:
    """The clock does what is due by now."""
    while await scene.app.clock.catch_up():
        pass
    await scene.ledger.settled()


# -------------------------------------------------------------------- the gateway


@pytest.mark.parametrize("lose_session", [False, True], ids=["resumed", "anew"])
async def test_the_gateway_is_cut(scene: Scene, lose_session: bool) -> None:
    await scene.open()
    waiting = scene.app.wait_for("ready" if lose_session else "resumed", timeout=20)
    back = asyncio.create_task(waiting)
    await asyncio.sleep(0)
    scene.faults.cut_gateway(lose_session=lose_session)
    await back
    await scene.play_goes_on()


async def test_a_press_made_while_the_gateway_is_cut_is_answered_after_it(scene: Scene) -> None:
    await scene.open()
    player = await scene.turn()
    scene.faults.cut_gateway()
    answer = await player.person.press(scene.post, f"move:{scene.table}")
    assert answer.error is None
    await scene.play_goes_on()


# -------------------------------------------------------------------- requests that fail


@pytest.mark.parametrize("game", ["medici", "sanjuan"])
async def test_a_storm_of_rate_limits(scene: Scene, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    escaped: list[str] = []

    async def on_error(event: str, *_: object) -> None:
        escaped.append(event)

    monkeypatch.setattr(scene.app, "on_error", on_error)
    await scene.open(game)
    scene.faults.answer_429("*", times=16, retry_after=0.02)  # more than one press can outlast
    await scene.play_goes_on(3)
    assert escaped == []


@pytest.mark.parametrize("route", [POST, EDIT, ACKNOWLEDGE, ANSWER])
async def test_an_error_of_discords_own(scene: Scene, route: str) -> None:
    await scene.open()
    scene.faults.answer_error(route, times=2, status=503)
    for _ in range(2):
        await (await scene.turn()).move_by_panel(scene.table)
    await scene.play_goes_on()


@pytest.mark.parametrize("route", [POST, EDIT, ACKNOWLEDGE, ANSWER])
async def test_the_answer_is_lost_after_discord_did_it(scene: Scene, route: str) -> None:
    await scene.open()
    scene.faults.lose_answer(route, times=2)
    await scene.play_goes_on(4)
    assert len(live_posts(scene.playground, scene.table)) == 1


@pytest.mark.parametrize("trouble", ["limited", "failed", "lost"])
@pytest.mark.parametrize("deleted", [False, True], ids=["edited", "sent anew"])
async def test_trouble_with_a_hand(scene: Scene, trouble: str, deleted: bool) -> None:
    """In the end every hand shows what is held, in one message."""
    await scene.open("sanjuan")
    ada = scene.players[0].person
    (hand,) = hands(scene, ada)
    if deleted:
        scene.faults.delete_message(hand["channel_id"], hand["id"])
    met = plan(scene, trouble, f"{'POST' if deleted else 'PATCH'} /channels/{hand['channel_id']}/messages*")
    await until(scene, met)
    assert scene.ledger.check() == []
    await scene.play_goes_on()
    assert len(hands(scene, ada)) == 1


def hands(scene: Scene, person: Person) -> list[Json]:
    """The messages with somebody's hand in their direct messages."""
    return [each for each in person.messages(person.direct()) if f"move:{scene.table}" in custom_ids(each)]


def plan(scene: Scene, trouble: str, route: str) -> Callable[[], bool]:
    """Plan this trouble; whether it has been met."""
    if trouble == "limited":
        scene.faults.answer_429(route, times=2, retry_after=0.02)
    elif trouble == "failed":
        scene.faults.answer_error(route, times=2, status=503)
    else:
        scene.faults.lose_answer(route, times=2)
    return lambda: not scene.faults.planned


async def until(scene: Scene, so: Callable[[], object], tries: int = 40) -> None:
    """Play until something is so."""
    for _ in range(tries):
        if so():
            return
        await scene.move()
        await scene.ledger.settled()
    pytest.fail(f"not in {tries} moves")


async def test_the_word_that_a_form_was_opened_is_lost(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever pressed sees the form and can send it; nobody is told of an error that is none."""
    ada = scene.players[0].person
    settings = await ada.command("tables", "me settings")
    scene.faults.lose_answer(ACKNOWLEDGE)
    with caplog.at_level(logging.ERROR):
        form = await ada.press(settings, "zone:0")
        answer = await ada.submit(form, {"zone": "Europe/Warsaw"})
    assert "Europe/Warsaw" in answer.text
    assert caplog.text == ""


async def test_a_reminder_whose_answer_is_lost_comes_once(scene: Scene) -> None:
    await scene.open()
    scene.faults.lose_answer(POST)
    scene.clock.ahead += 2 * DAY
    await catch_up(scene)
    scene.clock.ahead += 10 * MINUTE
    await catch_up(scene)
    assert len(calls(scene)) == 1
    await scene.play_goes_on(4)
    assert calls(scene) == []


# -------------------------------------------------------------------- a stop


async def test_who_comes_while_the_herald_finishes_is_turned_away_in_words(scene: Scene) -> None:
    await scene.open()
    telling = scene.faults.hold(ANY_POST)
    await scene.move()
    stopping = asyncio.create_task(scene.app.stop())
    await scene.playground.hub.wait_until(lambda: not scene.app.door.open)
    answering = scene.faults.hold(ANSWER)
    ada = scene.players[0].person
    visit = ada.begin_press(scene.post, f"move:{scene.table}")
    await ada.until(visit.answered.is_set)
    telling.set()
    await asyncio.wait({stopping}, timeout=0.5)  # time to cut her off
    answering.set()
    assert (await ada.wait_for(visit)).text == words("en")("trouble-stopping")
    await stopping


# -------------------------------------------------------------------- things deleted


async def post_comes_again(scene: Scene) -> None:
    """Whoever is waited for types until a move is made, as there is nothing to press."""
    player = await scene.turn()
    for _ in range(TRIES):
        if await player.move_by_command(scene.table) == "played":
            break
    await scene.ledger.settled()
    assert current_post(scene.playground, scene.table) is not None


async def test_the_tables_post_is_deleted(scene: Scene) -> None:
    await scene.open()
    scene.faults.delete_message(scene.post["channel_id"], scene.post["id"])
    await post_comes_again(scene)
    await scene.play_goes_on()


async def test_the_thread_is_deleted(scene: Scene) -> None:
    await scene.open()
    scene.faults.delete_channel(scene.post["channel_id"])
    await post_comes_again(scene)
    await scene.play_goes_on()


async def test_the_channel_is_deleted_and_the_hands_are_still_there(scene: Scene) -> None:
    """There is no place left for the table's post, but whoever asks for his table gets it, and can move."""
    await scene.open()
    parent = scene.playground.world.channels[scene.post["channel_id"]]["parent_id"]
    scene.faults.delete_channel(parent)
    player = await scene.turn()
    before = (await scene.app.tables.look(scene.table)).table.sequence
    for _ in range(TRIES):
        await player.person.command("quay", "medici reveal", {"table": f"#{scene.table}"})
        if (await scene.app.tables.look(scene.table)).table.sequence > before:
            break
        await player.person.command("quay", "medici load", {"table": f"#{scene.table}"})
    assert (await scene.app.tables.look(scene.table)).table.sequence > before


async def test_a_server_throws_the_bot_out_and_takes_it_back(scene: Scene) -> None:
    """While it is gone, the clock stands still and nobody is told anything, but who has his hand can move."""
    await scene.open("sanjuan")
    await let_the_default_be_played(scene)
    (guild,) = scene.playground.world.guilds
    post, before = scene.post, await sequence(scene)
    await happens(scene, "guild_remove", lambda: scene.faults.remove_from_guild(guild))

    player = await scene.turn()
    (hand,) = hands(scene, player.person)
    panel = await player.person.press(hand, f"move:{scene.table}")
    way = next(each.custom_id for each in reading.buttons(panel.message) if str(each.custom_id).startswith("go:"))
    assert "✅" in (await player.person.press(panel.message, way)).text
    assert await sequence(scene) == before + 1
    scene.clock.ahead += 7 * DAY
    await catch_up(scene)
    assert await sequence(scene) == before + 1
    assert scene.playground.world.messages[post["channel_id"]][post["id"]] == post
    scene.witness.told[scene.table, int(player.person.id)] += 1

    await happens(scene, "guild_join", lambda: scene.faults.take_back(guild))
    await until_right(scene)
    scene.clock.ahead += 2 * HOUR
    await catch_up(scene)
    assert await sequence(scene) == before + 1  # everybody has the whole time again
    await scene.play_goes_on()


@pytest.mark.parametrize("listening", [True, False], ids=["connected", "away"])
async def test_a_server_that_took_the_bot_back_is_told_what_it_missed(scene: Scene, listening: bool) -> None:
    await scene.open()
    (guild,) = scene.playground.world.guilds
    if listening:
        await happens(scene, "guild_remove", lambda: scene.faults.remove_from_guild(guild))
    else:
        scene.playground.world.drop_member(guild, scene.playground.world.bot_id)
        await happens(scene, "ready", lambda: scene.faults.cut_gateway(lose_session=True))
    standing = await scene.app.tables.look(scene.table)
    seat = scene.app.tables.awaited(standing)[0]
    action = scene.app.tables.game(standing.table).default(standing.state, seat)
    await scene.app.tables.play(scene.table, seat, action, kind="default")
    await scene.ledger.settled()
    assert "the post tells up to move 1" in str(scene.ledger.check())
    scene.faults.take_back(guild)
    if not listening:
        await happens(scene, "ready", lambda: scene.faults.cut_gateway(lose_session=True))
    await until_right(scene)
    await scene.play_goes_on()


async def happens(scene: Scene, event: str, cause: Callable[[], None]) -> None:
    """Cause something, and wait until the bot has heard of it."""
    heard = asyncio.create_task(scene.app.wait_for(event, timeout=20))
    await asyncio.sleep(0)
    cause()
    await heard


async def sequence(scene: Scene) -> int:
    return (await scene.app.tables.look(scene.table)).table.sequence


async def until_right(scene: Scene) -> None:
    """Until the books are right."""
    async with asyncio.timeout(20):
        while scene.ledger.check():  # noqa: ASYNC110 - nobody tells when
            await asyncio.sleep(0.05)


# -------------------------------------------------------------------- permissions and direct messages


@pytest.mark.parametrize(
    "permission",
    [Permission.SEND_MESSAGES_IN_THREADS, Permission.ATTACH_FILES, Permission.READ_MESSAGE_HISTORY],
    ids=["send", "attach", "history"],
)
async def test_a_permission_is_withdrawn_and_given_back(scene: Scene, permission: Permission) -> None:
    await scene.open()
    parent = scene.playground.world.channels[scene.post["channel_id"]]["parent_id"]
    scene.faults.deny(parent, permission)
    player = await scene.turn()
    assert (await player.person.press(scene.post, f"move:{scene.table}")).error is None
    await scene.move()
    scene.faults.allow_again(parent, permission)
    await scene.play_goes_on()


async def test_direct_messages_are_closed(scene: Scene) -> None:
    for player in scene.players:
        scene.faults.close_dms(player.person.id)
    await scene.open("sanjuan")
    await scene.play_goes_on()
    assert len(private_threads(scene)) == 3


async def test_direct_messages_are_closed_in_the_middle_of_a_game(scene: Scene) -> None:
    await scene.open("sanjuan")
    await scene.play_goes_on()
    assert private_threads(scene) == []
    person = scene.players[0].person
    scene.faults.close_dms(person.id)
    (hand,) = hands(scene, person)
    scene.faults.delete_message(hand["channel_id"], hand["id"])  # else it could still be edited
    await until(scene, lambda: private_threads(scene))
    await scene.play_goes_on()
    (thread,) = private_threads(scene)
    assert [f"move:{scene.table}" in custom_ids(each) for each in person.messages(thread)].count(True) == 1


def private_threads(scene: Scene) -> list[Json]:
    return [each for each in scene.playground.world.channels.values() if each["type"] == PRIVATE_THREAD]


# -------------------------------------------------------------------- the machine


async def test_a_full_disk(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    await scene.open()
    with caplog.at_level(logging.WARNING):
        await scene.app.store.write(lambda db: db.exec_driver_sql("PRAGMA max_page_count=1").close())
        for _ in range(TRIES):
            await (await scene.turn()).move_by_panel(scene.table)
            if "disk is full" in caplog.text:
                break
    assert "disk is full" in caplog.text
    await scene.app.store.write(lambda db: db.exec_driver_sql("PRAGMA max_page_count=1000000").close())
    await scene.play_goes_on()


async def test_a_database_locked_for_a_while(scene: Scene) -> None:
    """Whoever moves meanwhile waits, and the move is made."""
    await scene.open()
    player, before = await scene.turn(), await sequence(scene)
    with closing(sqlite3.connect(scene.database)) as other:
        other.execute("BEGIN IMMEDIATE")
        moving = asyncio.create_task(player.move_by_panel(scene.table))
        await scene.playground.hub.wait_until(lambda: scene.app.store.waiting["writer"])
        other.rollback()
    assert await moving == "played"
    assert await sequence(scene) > before
    await scene.play_goes_on()


async def test_the_clock_jumps_ahead_and_back(scene: Scene) -> None:
    """A week ahead, time is up: whoever is waited for is called, once. Nothing of that happens again afterwards."""
    await scene.open()
    scene.clock.ahead += 7 * DAY
    await catch_up(scene)
    (call,) = calls(scene)
    scene.clock.ahead -= 7 * DAY
    await catch_up(scene)
    assert [one["id"] for one in calls(scene)] == [call["id"]]
    await until(scene, lambda: not calls(scene))
    await scene.play_goes_on()


async def test_the_clock_jumps_back_and_ahead(scene: Scene) -> None:
    """A week back, nothing is due. Back in the present, whoever was waited for since then is called, once."""
    await scene.open()
    scene.clock.ahead -= 7 * DAY
    await scene.move()
    await catch_up(scene)
    assert calls(scene) == []
    scene.clock.ahead += 7 * DAY
    await catch_up(scene)
    (call,) = calls(scene)
    await catch_up(scene)
    assert [one["id"] for one in calls(scene)] == [call["id"]]
    await until(scene, lambda: not calls(scene))
    await scene.play_goes_on()


async def test_a_jump_of_the_clock_plays_for_nobody_twice(scene: Scene) -> None:
    await scene.open()
    await let_the_default_be_played(scene)
    scene.clock.ahead += 2 * DAY
    await catch_up(scene)
    played = await kinds(scene)
    assert "default" in played
    scene.clock.ahead -= 2 * DAY
    await catch_up(scene)
    assert await kinds(scene) == played
    await scene.play_goes_on()


async def let_the_default_be_played(scene: Scene) -> None:
    """When time is up; as the host could have chosen in the lobby."""
    table = (await scene.app.tables.look(scene.table)).table
    terms = msgspec.structs.replace(table.terms, late="default")
    await scene.app.tables.alter(scene.table, lambda db: rows.change(db, scene.table, terms=terms))


async def kinds(scene: Scene) -> list[str]:
    return [move.kind for move in await scene.app.store.read(lambda db: rows.history(db, scene.table))]
