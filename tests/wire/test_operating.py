"""What an operator does to a bot that runs: asks whether it is well, stops it, copies its database, reads its log."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import sqlite3
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from sqlalchemy import create_engine

from bench.players import Player, Witness, open_table
from bot.app import Loggia
from bot.store import tables as rows
from bot.words import words
from playground import Playground, reading
from playground.interactions import Interaction
from playground.people import Person
from rules import GAMES
from tests.wire.conftest import PATIENCE, Message, Process, live, living_on, soon
from tests.wire.test_faults import alone

HOUSE = Path(__file__).parents[2]
ANSWER = "PATCH /webhooks/*"
SPOILT = "CREATE TRIGGER spoil BEFORE INSERT ON moves BEGIN SELECT RAISE(FAIL, 'spoilt'); END"
LISTENS = re.compile(r"http://127\.0\.0\.1:(\d+)/healthz")


@pytest_asyncio.fixture
async def watched(ground: Playground, tmp_path: Path) -> AsyncIterator[Process]:
    """A bot that can be asked how it is."""
    process = Process(ground, tmp_path / "data", LOGGIA_METRICS_PORT="0")
    await process.start()
    yield process
    ground.faults.clear()
    await process.kill()


async def health(process: Process) -> tuple[int, list[str]]:
    def get() -> tuple[int, bytes]:
        port = LISTENS.findall(process.log)[-1]
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as refusal:
            with refusal:
                return refusal.code, refusal.read()

    status, body = await asyncio.to_thread(get)
    return status, json.loads(body)["reasons"]


def sequence(process: Process) -> int:
    with closing(sqlite3.connect(process.database)) as db:
        return int(db.execute("SELECT sequence FROM tables").fetchone()[0])


def owed(process: Process) -> int:
    with closing(sqlite3.connect(process.database)) as db:
        return int(db.execute("SELECT sum(owed - told) FROM outbox").fetchone()[0])


async def nothing_owed(process: Process) -> bool:
    return owed(process) == 0


async def way_on(ground: Playground, ada: Person) -> tuple[Message, str]:
    """Ada's panel and a move in it, as soon as the house has played and she may."""

    async def look() -> tuple[Message, str] | None:
        panel = await ada.press(live(ground), "move:1", patience=PATIENCE)
        ways = [each.custom_id for each in reading.buttons(panel.message) if str(each.custom_id).startswith("go:")]
        return (panel.message, ways[-1]) if ways else None

    await ada.until(lambda: ground.gateway.bot_online or None, PATIENCE)
    found: tuple[Message, str] = await soon(look)
    return found


async def move(ground: Playground, ada: Person) -> None:
    answer = await ada.press(*await way_on(ground, ada), patience=PATIENCE)
    assert "Done." in answer.text


async def held_move(ground: Playground, process: Process, ada: Person) -> tuple[Interaction, asyncio.Event]:
    """Ada's move is stored, but its answer is on its way until the event is set."""
    panel, way = await way_on(ground, ada)
    before = sequence(process)
    let_go = ground.faults.hold(ANSWER)
    begun = ada.begin_press(panel, way)

    async def stored() -> bool:
        return sequence(process) > before

    await soon(stored)
    return begun, let_go


async def is_well(process: Process) -> bool:
    return await health(process) == (200, [])


async def stop_begun(process: Process) -> None:
    process.ask_to_stop()

    async def stopping() -> bool:
        return await health(process) == (503, ["The bot is stopping."])

    await soon(stopping)


# -------------------------------------------------------------------- stopping


async def test_a_polite_stop_answers_who_is_inside_and_turns_away_who_comes(
    ground: Playground, watched: Process
) -> None:
    ada, bruno, celina = await alone(ground), ground.person("Bruno"), ground.person("Celina")
    await soon(lambda: is_well(watched))
    board = live(ground)
    begun, let_go = await held_move(ground, watched, ada)
    await stop_begun(watched)

    refused = await bruno.press(board, "move:1", patience=PATIENCE)
    assert refused.private
    assert refused.text == words("en")("trouble-stopping")
    refused = await celina.command("tables", "me games", patience=PATIENCE)
    assert refused.text == words("pl")("trouble-stopping")

    let_go.set()
    assert "Done." in (await ada.wait_for(begun, PATIENCE)).text
    assert await watched.ended() == 0
    assert "Traceback" not in watched.log
    assert "get no answer" not in watched.log

    await watched.start()
    await soon(lambda: nothing_owed(watched))
    await move(ground, ada)


async def test_what_could_not_be_told_before_a_stop_is_told_after_it(ground: Playground, watched: Process) -> None:
    ada = await alone(ground)
    await soon(lambda: nothing_owed(watched))
    told = reading.text_of(live(ground))
    ground.faults.answer_error("P* /channels/*", times=1_000, status=503)
    await move(ground, ada)
    assert await watched.stop() == 0
    assert owed(watched)
    assert "the next start has 1 tables to tell" in watched.log
    assert reading.text_of(live(ground)) == told

    ground.faults.clear()
    await watched.start()
    await soon(lambda: nothing_owed(watched))
    assert reading.text_of(live(ground)) != told


async def test_told_to_stop_twice_it_waits_for_nobody(ground: Playground, watched: Process) -> None:
    _, let_go = await held_move(ground, watched, await alone(ground))
    await stop_begun(watched)
    watched.ask_to_stop()
    assert await watched.ended() == 0
    let_go.set()
    assert "not all was finished" not in watched.log  # it did not even wait as long as it may


async def test_a_bot_that_never_reached_discord_can_be_stopped(ground: Playground, tmp_path: Path) -> None:
    process = Process(ground, tmp_path / "data", LOGGIA_METRICS_PORT="0")
    ground.faults.close_gateway()
    await process.start()

    async def waiting() -> bool:
        return "/healthz" in process.log and await health(process) == (503, ["Discord is not connected."])

    try:
        await soon(waiting)
        assert await process.stop() == 0
        assert "here as" not in process.log
    finally:
        await process.kill()


@pytest.mark.usefixtures("brisk")
async def test_a_stop_waits_only_so_long(ground: Playground, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with living_on(ground, tmp_path / "loggia.sqlite3") as app:
        ada = await alone(ground)
        let_go = ground.faults.hold(ANSWER)
        ada.begin_press(live(ground), "move:1")
        await soon(lambda: inside(app))
        await app.stop(patience=0.1)
        assert app.is_closed()
        let_go.set()
    assert "not all was finished in 0.1 s; 1 visits get no answer" in caplog.text


async def inside(app: Loggia) -> bool:
    return app.door.inside > 0


# -------------------------------------------------------------------- health


async def test_the_containers_own_question(ground: Playground, watched: Process) -> None:
    """What the Dockerfile asks every so often, asked of a bot that is well, one that lost Discord, and none."""
    asked = re.search(r'HEALTHCHECK [^\n]*\\\n\s+CMD \["python", (.+)\]', (HOUSE / "Dockerfile").read_text("utf-8"))
    assert asked
    question = json.loads(f"[{asked[1]}]")

    async def well() -> bool:
        return "/healthz" in watched.log and await health(watched) == (200, [])

    await soon(well)
    watched.environment["LOGGIA_METRICS_PORT"] = LISTENS.findall(watched.log)[-1]
    assert await watched.command(*question) == (0, '{"ok":true,"reasons":[]}\n')
    ground.faults.close_gateway()

    async def lost() -> bool:
        return await health(watched) == (503, ["Discord is not connected."])

    await soon(lost)
    assert await watched.command(*question) == (1, '{"ok":false,"reasons":["Discord is not connected."]}\n')
    ground.faults.open_gateway()
    await soon(well)
    await watched.kill()
    code, said = await watched.command(*question)
    assert code == 1
    assert "does not answer" in said


@pytest.mark.usefixtures("brisk")
async def test_what_discord_refuses_is_counted(ground: Playground, tmp_path: Path) -> None:
    async with living_on(ground, tmp_path / "loggia.sqlite3") as app:
        ada = await alone(ground)
        ground.faults.answer_429(ANSWER, times=2)
        ground.faults.answer_error(ANSWER, times=1)
        ground.faults.lose_answer(ANSWER, times=1)
        await ada.press(live(ground), "move:1", patience=PATIENCE)
        requests = app.metrics.requests
        assert requests.labels("rate_limited")._value.get() == 2
        assert requests.labels("failed")._value.get() == 1
        assert requests.labels("unanswered")._value.get() == 1
        assert requests.labels("done")._value.get() > 5


# -------------------------------------------------------------------- backup


async def test_a_copy_made_while_people_play_is_played_on_elsewhere(
    ground: Playground, process: Process, tmp_path: Path
) -> None:
    ada = await alone(ground)
    await move(ground, ada)
    copy = tmp_path / "copy.sqlite3"
    playing = asyncio.create_task(move(ground, ada))
    assert await process.command("-m", "bot", "backup", str(copy)) == (0, f"Copied to {copy}.\n")
    await playing
    assert copy.stat().st_mode & 0o077 == 0, "every hand is in it"
    await process.kill()  # the machine is lost

    elsewhere = Process(ground, tmp_path / "elsewhere")
    (tmp_path / "elsewhere").mkdir()
    code, said = await elsewhere.command("-m", "bot", "restore", str(copy))
    assert (code, said) == (0, f"Restored to {elsewhere.database}.\n")
    kept = sequence(elsewhere)
    assert 1 < kept <= sequence(process)
    await elsewhere.start()
    try:
        await soon(lambda: nothing_owed(elsewhere))
        await move(ground, ada)
        assert sequence(elsewhere) > kept
        await soon(lambda: nothing_owed(elsewhere))
        code, said = await elsewhere.command("-m", "bot", "restore", str(copy))
        assert code == 1
        assert "already" in said
    finally:
        await elsewhere.kill()


# -------------------------------------------------------------------- the log


async def test_the_log_holds_no_secrets(ground: Playground, tmp_path: Path) -> None:
    """Hands and purses are played, Discord and the database fail in many ways, and everything logged is looked at."""
    process = Process(ground, tmp_path / "data", LOGGIA_LOG="json")
    await process.start()
    try:
        await ground.people[0].until(lambda: ground.gateway.bot_online or None, PATIENCE)
        witness = Witness(ground)
        players = [Player(witness, person, Random(number)) for number, person in enumerate(ground.people[:3])]
        tables = [await open_table(players, game, patience=PATIENCE) for game in ("sanjuan", "genoa")]
        for trouble in (
            lambda: ground.faults.answer_429("*", times=5, retry_after=0.02),
            lambda: ground.faults.answer_error("P*", times=5, status=503),
            lambda: ground.faults.lose_answer("P*", times=5),
        ):
            trouble()
            await everybody_moves(players, tables)
        ground.faults.clear()
        _sql(process, SPOILT)
        async with asyncio.timeout(PATIENCE):
            while "spoilt" not in process.log:
                await everybody_moves(players, tables)
            _sql(process, "DROP TRIGGER spoil")
            while not await everybody_moves(players, tables):
                pass
        assert await process.stop() == 0
    finally:
        await process.kill()
    lines = [json.loads(line) for line in process.log.splitlines()]
    assert {"info", "error"} <= {line["level"] for line in lines}
    secrets = {ground.bot_token, *_secrets(process)}
    assert len(secrets) > 150
    assert [one for one in secrets if one in process.log] == []


async def everybody_moves(players: list[Player], tables: list[int]) -> bool:
    """Whether anybody could make a move."""
    outcomes = [await asyncio.gather(*(player.move_by_panel(table) for player in players)) for table in tables]
    return any("played" in each for each in outcomes)


def _sql(process: Process, statement: str) -> None:
    with closing(sqlite3.connect(process.database, timeout=PATIENCE)) as db:
        db.execute(statement)
        db.commit()


def _secrets(process: Process) -> Iterator[str]:
    """Everything in a database that at some moment was nobody's business, or one seat's only."""
    engine = create_engine(f"sqlite:///{process.database}")
    with engine.connect() as db:
        for number in rows.with_status(db, "playing"):
            table = rows.find(db, number)
            assert table is not None
            secret, _ = rows.secret(db, number)
            yield from (secret.hex(), repr(secret)[2:-1], base64.b64encode(secret).decode())
            game = GAMES[table.game]
            for move in rows.history(db, number):
                yield from (move.action,) if len(move.action or "") > 2 else ()
                state = game.decode(rows.state_after(db, number, move.sequence) or b"")
                yield from (one for pool in game.hidden(state, None).values() for one in pool)
    engine.dispose()
