"""What goes wrong with a real Discord and a real machine, one thing at a time; each time, play goes on."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing

import pytest

from bench.kill import playable
from bench.players import PRIVATE_THREAD, current_post, custom_ids, live_posts
from bench.scene import Scene
from bot.clockwork import DAY, MINUTE
from bot.games import PRESENTATIONS
from bot.words import words
from playground.errors import Json
from playground.permissions import Permission

POST = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
ANY_POST = "* /channels/*"
ACKNOWLEDGE = "POST /interactions/*"
ANSWER = "PATCH /webhooks/*"


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


async def test_a_storm_of_rate_limits(scene: Scene) -> None:
    await scene.open()
    scene.faults.answer_429("*", times=25, retry_after=0.02)
    await scene.play_goes_on(3)


@pytest.mark.parametrize("route", [POST, EDIT, ANSWER])
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


async def test_the_tables_post_is_deleted(scene: Scene) -> None:
    await scene.open()
    scene.faults.delete_message(scene.post["channel_id"], scene.post["id"])
    player = await scene.turn()
    while current_post(scene.playground, scene.table) is None:
        await player.move_by_command(scene.table)
        await scene.ledger.settled()
    await scene.play_goes_on()


async def test_the_thread_is_deleted(scene: Scene) -> None:
    await scene.open()
    scene.faults.delete_channel(scene.post["channel_id"])
    player = await scene.turn()
    while current_post(scene.playground, scene.table) is None:
        await player.move_by_command(scene.table)
        await scene.ledger.settled()
    await scene.play_goes_on()


async def test_the_channel_is_deleted_and_the_hands_are_still_there(scene: Scene) -> None:
    """There is no place left for the table's post, but whoever asks for his table gets it, and can move."""
    await scene.open()
    parent = scene.playground.world.channels[scene.post["channel_id"]]["parent_id"]
    scene.faults.delete_channel(parent)
    player = await scene.turn()
    before = (await scene.app.tables.look(scene.table)).table.sequence
    for _ in range(50):
        await player.person.command("quay", "medici reveal", {"table": f"#{scene.table}"})
        if (await scene.app.tables.look(scene.table)).table.sequence > before:
            break
        await player.person.command("quay", "medici load", {"table": f"#{scene.table}"})
    assert (await scene.app.tables.look(scene.table)).table.sequence > before


async def test_a_server_throws_the_bot_out(scene: Scene) -> None:
    await scene.open()
    gone = asyncio.create_task(scene.app.wait_for("guild_remove", timeout=10))
    await asyncio.sleep(0)
    (guild,) = scene.playground.world.guilds
    scene.faults.remove_from_guild(guild)
    await gone
    assert (await scene.app.tables.look(scene.table)).table.status == "playing"
    direct = scene.players[0].person.direct()
    assert direct["type"] == 1


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
    game = next(name for name in playable() if PRESENTATIONS[name].hands)
    await scene.open(game, seats=3)
    await scene.play_goes_on()
    hands = [thread for thread in scene.players[0].person.threads() if thread["type"] == PRIVATE_THREAD]
    assert hands


# -------------------------------------------------------------------- the machine


async def test_a_full_disk(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    await scene.open()
    with caplog.at_level(logging.WARNING):
        await scene.app.store.write(lambda db: db.exec_driver_sql("PRAGMA max_page_count=1").close())
        while "disk is full" not in caplog.text:
            await (await scene.turn()).move_by_panel(scene.table)
    await scene.app.store.write(lambda db: db.exec_driver_sql("PRAGMA max_page_count=1000000").close())
    await scene.play_goes_on()


async def test_a_database_locked_for_a_while(scene: Scene) -> None:
    await scene.open()
    player = await scene.turn()
    with closing(sqlite3.connect(scene.database)) as other:
        other.execute("BEGIN IMMEDIATE")
        moving = asyncio.create_task(player.move_by_panel(scene.table))
        await asyncio.sleep(0.5)
        assert not moving.done()
        other.rollback()
    await moving
    await scene.play_goes_on()


@pytest.mark.parametrize("jump", [7 * DAY, -7 * DAY], ids=["forward", "back"])
async def test_the_clock_jumps(scene: Scene, jump: float) -> None:
    await scene.open()
    await scene.move()
    scene.clock.ahead += jump
    scene.app.clock.wake()
    await scene.move()
    scene.clock.ahead -= jump
    await scene.play_goes_on()
