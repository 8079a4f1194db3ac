"""The store: made by migrations, kept from newer programs, copied while in use, and small in memory."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

import bot.tables
from bot.__main__ import main
from bot.store import NewerDatabase, Store, StoreTrouble, backup
from bot.store.migrate import MIGRATIONS, migrate, newest
from bot.store.schema import metadata
from bot.tables import NoSuchTable
from tests.bot.stage import Stage

ROOT = Path(__file__).parents[2]


def test_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "loggia.sqlite3"
    migrate(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_migrating_twice_changes_nothing(empty_database: Path, tmp_path: Path) -> None:
    path = tmp_path / "again.sqlite3"
    path.write_bytes(empty_database.read_bytes())
    with closing(sqlite3.connect(path)) as before:
        schema = before.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()
    migrate(path)
    with closing(sqlite3.connect(path)) as after:
        assert after.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall() == schema


def test_the_newest_migration_is_known_without_asking_for_it() -> None:
    assert newest() == ScriptDirectory(str(MIGRATIONS)).get_current_head()


def test_a_database_that_is_up_to_date_is_opened_without_what_migrates_it(empty_database: Path) -> None:
    program = "import asyncio, pathlib, sys; from bot.store import Store; from bot.app import Loggia\n"
    program += f"asyncio.run(Store.open(pathlib.Path({str(empty_database)!r}))); sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0


async def test_a_newer_database_is_refused_in_plain_words(tmp_path: Path) -> None:
    path = tmp_path / "loggia.sqlite3"
    migrate(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE alembic_version SET version_num = 'of_tomorrow'")
        database.commit()
    with pytest.raises(NewerDatabase, match=r"newer version of Loggia \(of_tomorrow\); update the program"):
        await Store.open(path)


async def test_what_is_no_database_is_refused_in_plain_words(tmp_path: Path) -> None:
    path = tmp_path / "loggia.sqlite3"
    path.write_bytes(b"certainly not a database, but long enough to be mistaken for one" * 20)
    with pytest.raises(StoreTrouble, match=r"cannot be opened: .*not a database"):
        await Store.open(path)


async def test_a_failed_transaction_leaves_nothing(stage: Stage) -> None:
    await stage.command(stage.ada, "play", game="medici")

    def half(db):
        db.exec_driver_sql("UPDATE tables SET status = 'over'")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await stage.app.store.write(half)
    stage.app.tables.forget(1)
    assert (await stage.standing()).table.status == "lobby"


async def test_a_backup_of_a_live_database_can_be_played_on(stage: Stage, tmp_path: Path) -> None:
    await stage.open(stage.bob)
    copy = tmp_path / "copy.sqlite3"
    backup(stage.path, copy)
    await stage.command(await stage.turn(), "medici reveal", stage.room)
    store = await Store.open(copy)
    tables = bot.tables.Tables(store)
    standing = await tables.look(1)
    assert standing.table.sequence == 1
    seat = tables.awaited(standing)[0]
    played = await tables.play(1, seat, tables.game(standing.table).default(standing.state, seat))
    assert played.standing.table.sequence == 2
    await store.close()


def test_a_backup_overwrites_nothing(empty_database: Path, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("precious")
    with pytest.raises(StoreTrouble, match="never overwrites"):
        backup(empty_database, taken)
    assert taken.read_text() == "precious"
    with pytest.raises(StoreTrouble, match="There is no database"):
        backup(tmp_path / "nowhere.sqlite3", tmp_path / "copy")


async def test_few_tables_are_kept_in_memory_and_the_others_load_from_the_store(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.tables, "KEPT", 2)
    for _ in range(4):
        await stage.open(stage.bob)
    tables = stage.app.tables
    assert len(tables._kept) == 2
    standings = [await tables.look(number) for number in (1, 2, 3, 4)]
    assert len(tables._kept) == 2
    assert [standing.table.id for standing in standings] == [1, 2, 3, 4]
    assert all(standing.state is not None for standing in standings)
    with pytest.raises(NoSuchTable):
        await tables.look(5)


async def test_a_cold_table_is_the_one_that_was_left(stage: Stage) -> None:
    await stage.open(stage.bob)
    await stage.command(await stage.turn(), "medici reveal", stage.room)
    warm = await stage.standing()
    stage.app.tables.forget(1)
    assert await stage.standing() == warm


# -------------------------------------------------------------------- how it starts


def start(tmp_path: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("LOGGIA_", "DISCORD_"))},
        "PYTHONPATH": str(ROOT),
        "LOGGIA_DATA": str(tmp_path / "data"),
        "LOGGIA_PORT": "0",
        **settings,
    }
    return subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "bot", *arguments],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode not in (0, None)
    lines = [line for line in done.stderr.splitlines() if " INFO " not in line]
    assert len(lines) == 1, done.stderr
    assert lines[0].endswith(".")
    return lines[0]


def test_a_port_that_is_no_number(tmp_path: Path) -> None:
    assert one_sentence(start(tmp_path, LOGGIA_PORT="eighty")) == (
        "LOGGIA_PORT must be a number from 0 to 65535, not 'eighty'."
    )


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert one_sentence(start(tmp_path, LOGGIA_PORT=str(port))) == f"Port {port} is taken by another program."


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written to" in one_sentence(start(tmp_path, LOGGIA_DATA=str(tmp_path / "file")))


def test_a_broken_world(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "playground.sqlite3").write_bytes(b"this is not a world at all" * 50)
    assert "playground.sqlite3" in one_sentence(start(tmp_path))


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A data folder for a program that runs in this process."""
    for name in ("DISCORD_TOKEN", "LOGGIA_DISCORD_SCHEMA", "LOGGIA_DISCORD_API"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LOGGIA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LOGGIA_PORT", "0")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


def test_a_broken_database_is_not_copied(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "loggia.sqlite3").write_bytes(b"this is not a database at all" * 50)
    assert main(["backup", str(here / "copy")]) == 1
    assert capsys.readouterr().err.startswith("The backup could not be made: file is not a database")
    assert not (here / "copy").exists()


def test_fresh_is_not_for_a_real_server(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    assert main(["--fresh"]) == 1
    assert "--fresh is for the playground" in capsys.readouterr().err


def test_backup_and_export_from_the_command_line(
    here: Path, empty_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "loggia.sqlite3").write_bytes(empty_database.read_bytes())
    assert main(["backup", str(here / "copy.sqlite3")]) == 0
    assert capsys.readouterr().out == f"Copied to {here / 'copy.sqlite3'}.\n"
    assert main(["export", "7"]) == 1
    assert capsys.readouterr().err == "There is no table 7.\n"
