"""The world file: one SQLite table of JSON records, written behind the world's back.

The world lives in memory; every change marks a record, and one task writes the marked records a moment later in a
single transaction. `close` writes what is left, so a clean stop loses nothing; a crash loses at most the last
`WRITE_EVERY` seconds.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec

from playground.errors import PlaygroundError

log = logging.getLogger(__name__)

WRITE_EVERY = 0.2
_VERSION = 1


class Store:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._marked: dict[tuple[str, str], Any] = {}
        self._wake = asyncio.Event()
        self._database: aiosqlite.Connection | None = None
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> list[tuple[str, str, bytes]]:
        """Open or make the file and return every record as (kind, key, body)."""
        try:
            self._database = await aiosqlite.connect(self.path, timeout=0.5)
            await self._database.execute("PRAGMA locking_mode = EXCLUSIVE")
            await self._database.execute("PRAGMA journal_mode = WAL")
            await self._database.execute("PRAGMA synchronous = NORMAL")
            await self._database.execute(
                "CREATE TABLE IF NOT EXISTS records (kind TEXT, key TEXT, body BLOB NOT NULL, PRIMARY KEY (kind, key))"
            )
            version = await self._version()
            if version not in (0, _VERSION):
                raise PlaygroundError(f"The world file {self.path} was made by another version; start with --fresh.")
            await self._database.execute(f"PRAGMA user_version = {_VERSION}")
            await self._database.commit()
            rows = await self._database.execute_fetchall("SELECT kind, key, body FROM records ORDER BY rowid")
        except sqlite3.OperationalError as error:
            await self._abandon()
            if "locked" in str(error):
                raise PlaygroundError(f"The world file {self.path} is in use by another playground.") from error
            raise PlaygroundError(f"The world file {self.path} cannot be opened: {error}.") from error
        except sqlite3.DatabaseError as error:
            await self._abandon()
            raise PlaygroundError(f"The world file {self.path} is damaged; start with --fresh.") from error
        except PlaygroundError:
            await self._abandon()
            raise
        self._writer = asyncio.create_task(self._write_behind(), name="playground world writer")
        return [(row[0], row[1], row[2]) for row in rows]

    def save(self, kind: str, key: str, value: Any) -> None:
        """Mark a record; it is encoded when it is written, so many changes in a moment cost one write."""
        self._marked[(kind, key)] = value
        self._wake.set()

    def forget(self, kind: str, key: str) -> None:
        self.save(kind, key, None)

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
            self._writer = None
            await self.flush()
        await self._abandon()

    async def flush(self) -> None:
        """Write everything marked so far."""
        if not self._marked or self._database is None:
            return
        marked, self._marked = self._marked, {}
        kept = [(*name, msgspec.json.encode(value)) for name, value in marked.items() if value is not None]
        gone = [name for name, value in marked.items() if value is None]
        try:
            # An update in place keeps the rowid, and with it the order in which records were first made.
            await self._database.executemany(
                "INSERT INTO records VALUES (?, ?, ?) ON CONFLICT (kind, key) DO UPDATE SET body = excluded.body", kept
            )
            await self._database.executemany("DELETE FROM records WHERE kind = ? AND key = ?", gone)
            await self._database.commit()
        except sqlite3.Error as error:
            # A full disk, for one: what was changed meanwhile is newer, the rest is tried again with the next change.
            await self._database.rollback()
            self._marked = {**marked, **self._marked}
            log.error("The world could not be written to %s: %s.", self.path, error)

    async def _write_behind(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(WRITE_EVERY)
            self._wake.clear()
            # A stop during the write must let it finish: what was unmarked would otherwise be lost.
            await asyncio.shield(self.flush())

    async def _version(self) -> int:
        if self._database is None:
            return 0
        async with self._database.execute("PRAGMA user_version") as cursor:
            row = await cursor.fetchone()
        return int(row[0]) if row else 0

    async def _abandon(self) -> None:
        if self._database is not None:
            database, self._database = self._database, None
            await database.close()
