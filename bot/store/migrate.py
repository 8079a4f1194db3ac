"""Bringing a database up to this version of the program. Blocking: it runs before the event loop needs anything."""

import sqlite3
from contextlib import closing
from importlib import import_module
from pathlib import Path

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerDatabase(Exception):
    """The database was made by a newer version of the program."""


def migrate(path: Path) -> None:
    if revision(path) != newest():
        # to load Alembic takes a sixth of the time of a start, and most starts have nothing for it to do
        import_module("bot.store.upgrading").upgrade(path)


def newest() -> str:
    """The revision that this version of the program needs: every migration's file begins with its own."""
    return max(file.stem.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def revision(path: Path) -> str | None:
    """What a database is at; None for one that is new."""
    with closing(sqlite3.connect(path)) as raw:
        if not raw.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        found = raw.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found[0]) if found else None
