"""Going back to a copy: it is looked over first, and nothing is ever written over. What is played on after it is tested
with the real process, in `tests/wire/test_operating.py`."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import Store, StoreTrouble, backup, restore
from bot.store import tables as rows


@pytest.fixture
def copy(empty_database: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "copy.sqlite3"
    backup(empty_database, copy)
    return copy


async def test_a_copy_on_a_disk_that_cannot_be_written(copy: Path, tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    kept = folder / "copy.sqlite3"
    shutil.move(copy, kept)
    kept.chmod(0o400)
    folder.chmod(0o500)
    restore(kept, tmp_path / "loggia.sqlite3")
    folder.chmod(0o700)
    assert [file.name for file in folder.iterdir()] == ["copy.sqlite3"], "nothing was left beside it"
    store = await Store.open(tmp_path / "loggia.sqlite3")
    assert await store.read(lambda db: rows.with_status(db, "playing")) == []
    await store.close()


async def test_files_copied_by_hand_with_their_journal(empty_database: Path, tmp_path: Path) -> None:
    """Who copied the files of a bot that was killed has what it wrote last in the journal."""
    source, copied = tmp_path / "live.sqlite3", tmp_path / "copied.sqlite3"
    shutil.copy(empty_database, source)
    with closing(sqlite3.connect(source)) as live:
        live.execute("PRAGMA journal_mode=WAL")
        live.execute("INSERT INTO facts VALUES ('last', 'word')")
        live.commit()
        for suffix in ("", "-wal"):
            shutil.copy(f"{source}{suffix}", f"{copied}{suffix}")
    restore(copied, tmp_path / "loggia.sqlite3")
    with closing(sqlite3.connect(tmp_path / "loggia.sqlite3")) as restored:
        assert restored.execute("SELECT value FROM facts WHERE name = 'last'").fetchall() == [("word",)]


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm"])
def test_what_is_there_stays(copy: Path, tmp_path: Path, suffix: str) -> None:
    there = tmp_path / f"loggia.sqlite3{suffix}"
    there.write_text("precious")
    with pytest.raises(StoreTrouble, match=r"There is a database at .* already; move it away first"):
        restore(copy, tmp_path / "loggia.sqlite3")
    assert there.read_text() == "precious"


def _damage(copy: Path) -> None:
    data = bytearray(copy.read_bytes())
    data[8192:12288] = bytes(b"\xff" * 4096)
    copy.write_bytes(data)


def _empty(copy: Path) -> None:
    copy.unlink()
    with closing(sqlite3.connect(copy)) as other:
        other.execute("CREATE TABLE something (else_ INTEGER)")


@pytest.mark.parametrize("spoil", [_damage, _empty, lambda copy: copy.write_text("no database at all")])
def test_what_is_no_whole_copy_is_refused(
    copy: Path,
    tmp_path: Path,
    spoil: object,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert callable(spoil)
    spoil(copy)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LOGGIA_DATA", str(tmp_path / "data"))
    assert main(["restore", str(copy)]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert str(copy) in told.err
    assert "Traceback" not in told.err
    assert list((tmp_path / "data").iterdir()) == []


def test_a_copy_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreTrouble, match="There is no backup at"):
        restore(tmp_path / "nowhere", tmp_path / "loggia.sqlite3")
