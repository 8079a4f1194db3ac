"""What an operator's machines are told: whether the bot is well, and figures that name nobody."""

from __future__ import annotations

import json
import sqlite3
import urllib.error
import urllib.request
from asyncio import to_thread
from collections.abc import AsyncIterator
from contextlib import closing

import pytest
from prometheus_client.parser import text_string_to_metric_families

import bot.lookout
from bot import health
from bot.lookout import Lookout
from bot.settings import BadSetting
from bot.ui.router import ROUTES
from rules import GAMES
from tests.bot.stage import Stage

Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


@pytest.fixture
async def begun(stage: Stage) -> Stage:
    await stage.open(stage.bob)
    return stage


@pytest.fixture
async def port(stage: Stage) -> AsyncIterator[int]:
    async with Lookout(stage.app).listening(0) as port:
        yield port


async def ask(port: int, path: str) -> tuple[int, str]:
    def get() -> tuple[int, str]:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=20) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as refusal:
            with refusal:
                return refusal.code, refusal.read().decode()

    return await to_thread(get)


async def figures(stage: Stage) -> Samples:
    text = (await Lookout(stage.app).figures()).decode()
    families = text_string_to_metric_families(text)
    return {(one.name, tuple(sorted(one.labels.items()))): one.value for each in families for one in each.samples}


def figure(samples: Samples, name: str, **labels: str) -> float:
    return samples.get((name, tuple(sorted(labels.items()))), 0.0)


# -------------------------------------------------------------------- figures


async def test_what_people_do_is_counted_by_kind(begun: Stage) -> None:
    who = await begun.turn()
    await begun.press(who, await begun.panel(), "Reveal a card")
    await begun.command(who, "me games")
    found = await figures(begun)
    assert figure(found, "loggia_presses_total", kind="move") == 1
    assert figure(found, "loggia_presses_total", kind="go") == 1
    assert figure(found, "loggia_presses_total", kind="join") == 1
    assert figure(found, "loggia_commands_total", command="play") == 1
    assert figure(found, "loggia_commands_total", command="me games") == 1
    assert figure(found, "loggia_acknowledgement_seconds_count") == 5
    assert figure(found, "loggia_answer_seconds_count") == 5


async def test_what_the_bot_does_is_timed(begun: Stage) -> None:
    found = await figures(begun)
    assert figure(found, "loggia_picture_seconds_count") >= 1
    assert figure(found, "loggia_post_seconds_count", change="new") == 2  # the lobby, and the board
    assert figure(found, "loggia_store_seconds_count", desk="writer") >= 3
    await begun.press(await begun.turn(), await begun.panel(), "Reveal a card")
    edits = [figure(each, "loggia_post_seconds_count", change="edit") for each in (found, await figures(begun))]
    assert edits[1] == edits[0] + 1


async def test_queues_and_tables_are_counted(begun: Stage) -> None:
    await begun.command(begun.cleo, "play", game="medici")
    found = await figures(begun)
    assert figure(found, "loggia_tables", game="medici", status="playing") == 1
    assert figure(found, "loggia_tables", game="medici", status="lobby") == 1
    assert figure(found, "loggia_outbox_owed") == 0
    assert figure(found, "loggia_errands", when="later") >= 2  # the lobby expires, and the house is swept
    assert figure(found, "loggia_database_up") == 1
    assert figure(found, "loggia_gateway_connected") == 1
    assert figure(found, "loggia_servers") == 1
    await begun.rush()
    assert figure(await figures(begun), "loggia_tables", game="medici", status="playing") == 0


async def test_troubles_are_counted_by_kind(begun: Stage) -> None:
    panel = await begun.panel()
    with closing(sqlite3.connect(begun.path)) as other:
        other.execute("BEGIN IMMEDIATE")
        await begun.press(await begun.turn(), panel, "Reveal a card")
    await begun.command(begun.cleo, "table show", table="#77")
    found = await figures(begun)
    assert figure(found, "loggia_troubles_total", kind="StoreTrouble") == 1
    assert figure(found, "loggia_troubles_total", kind="NoSuchTable") == 1


async def test_presses_that_nobody_made_are_one_kind(begun: Stage) -> None:
    for invented in ("hello", "x:1", "y:2:3", "move", "z" * 90):
        await begun.forge(begun.ada, begun.board, invented)
    assert figure(await figures(begun), "loggia_presses_total", kind="unknown") == 5


async def test_no_label_names_anybody(begun: Stage) -> None:
    """Every label comes from a list that the program knows by itself."""
    await begun.forge(begun.ada, begun.board, "secret:1")
    await begun.press(await begun.turn(), await begun.panel(), "Reveal a card")
    await begun.command(begun.cleo, "table show", table="#1")
    commands = {command.qualified_name for command in begun.app.tree.walk_commands()}
    known = {
        "kind": {*ROUTES, "unknown", "StoreTrouble", "NoSuchTable"},
        "command": commands,
        "game": set(GAMES),
        "status": {"lobby", "playing", "paused"},
        "desk": {"writer", "readers"},
        "by": {"herald", "house", "steward"},
        "change": {"new", "edit"},
        "when": {"due", "later"},
        "outcome": {"done", "refused", "rate_limited", "failed", "unanswered"},
        "level": {"info", "warning", "error"},
    }
    labels = {label for _, labels in await figures(begun) for label in labels}
    assert {kind for kind, _ in labels} - {"le"} <= set(known)
    assert [(kind, value) for kind, value in labels if kind != "le" and value not in known[kind]] == []


async def test_figures_come_without_the_database(begun: Stage) -> None:
    await begun.app.store.close()
    found = await figures(begun)
    assert figure(found, "loggia_database_up") == 0
    assert figure(found, "loggia_presses_total", kind="join") == 1
    assert figure(found, "loggia_tables", game="medici", status="playing") == 0


# -------------------------------------------------------------------- health


async def test_a_bot_that_is_well(stage: Stage, port: int) -> None:
    assert await ask(port, "/healthz") == (200, '{"ok":true,"reasons":[]}')
    status, text = await ask(port, "/metrics")
    assert status == 200
    assert "\nloggia_gateway_connected 1.0\n" in text
    assert (await ask(port, "/"))[0] == 404


async def test_a_bot_without_discord(stage: Stage, port: int) -> None:
    stage.app.dispatch("disconnect")
    await stage.env.settle()
    status, text = await ask(port, "/healthz")
    assert (status, json.loads(text)["reasons"]) == (503, ["Discord is not connected."])
    stage.app.dispatch("resumed")
    await stage.env.settle()
    assert (await ask(port, "/healthz"))[0] == 200


async def test_a_bot_whose_database_cannot_be_written(stage: Stage, port: int) -> None:
    with closing(sqlite3.connect(stage.path)) as other:
        other.execute("BEGIN IMMEDIATE")
        status, text = await ask(port, "/healthz")
        assert status == 503
        assert json.loads(text) == {"ok": False, "reasons": ["The database did not answer: database is locked."]}
    assert (await ask(port, "/healthz"))[0] == 200


async def test_a_bot_whose_disk_is_full(stage: Stage, port: int) -> None:
    async def pages(most: int) -> None:
        await stage.app.store.write(lambda db: db.exec_driver_sql(f"PRAGMA max_page_count={most}").close())

    await pages(1)  # as many as there are: the file may not grow
    status, text = await ask(port, "/healthz")
    assert (status, json.loads(text)["reasons"]) == (503, ["The database did not answer: database or disk is full."])
    await pages(1_000_000)
    assert (await ask(port, "/healthz"))[0] == 200


async def test_a_bot_whose_database_hangs(stage: Stage, port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.lookout, "PATIENCE", 0.01)
    with closing(sqlite3.connect(stage.path)) as other:
        other.execute("BEGIN IMMEDIATE")
        asked = [await ask(port, "/healthz") for _ in range(2)]
    assert asked == [(503, '{"ok":false,"reasons":["The database does not answer."]}')] * 2


async def test_a_port_that_is_taken(stage: Stage, port: int) -> None:
    with pytest.raises(BadSetting, match=rf"^LOGGIA_METRICS_PORT: port {port} is taken by another program\.$"):
        async with Lookout(stage.app).listening(port):
            raise AssertionError


async def test_the_command_that_asks(
    stage: Stage, port: int, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LOGGIA_METRICS_PORT", str(port))
    assert await to_thread(health.main) == 0
    assert capfd.readouterr().out == '{"ok":true,"reasons":[]}\n'
    stage.app.door.close()
    assert await to_thread(health.main) == 1
    assert capfd.readouterr().out == '{"ok":false,"reasons":["The bot is stopping."]}\n'


def test_the_command_that_asks_nobody(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("LOGGIA_METRICS_PORT", raising=False)
    assert health.main() == 1
    assert capsys.readouterr().err == "LOGGIA_METRICS_PORT is not set, so there is nobody to ask.\n"
    monkeypatch.setenv("LOGGIA_METRICS_PORT", "1")
    assert health.main() == 1
    assert capsys.readouterr().err.startswith("The bot does not answer on port 1: ")
    monkeypatch.setenv("LOGGIA_METRICS_PORT", "door")
    assert health.main() == 1
    assert capsys.readouterr().err == "LOGGIA_METRICS_PORT must be a number from 0 to 65535, not 'door'.\n"
