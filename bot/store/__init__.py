"""The store: one SQLite file, one writer, whole transactions.

    store = await Store.open(path)
    table = await store.read(lambda db: tables.find(db, 7))
    await store.write(lambda db: moves.add(db, ...))       # all of it or nothing

Work is an ordinary function of a SQLAlchemy connection, so that several statements read as one thing and are one
transaction. Everything said to the database is SQLAlchemy Core, so that another database can take SQLite's place.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.store.migrate import NewerDatabase, migrate

__all__ = ["NewerDatabase", "Store", "StoreTrouble", "backup", "restore"]

T = TypeVar("T")

READERS = 2
BUSY_MILLISECONDS = 5_000


class StoreTrouble(Exception):
    """The database cannot do it now: locked, read-only, full or damaged. Nothing of the work was kept."""


class Store:
    def __init__(self, writer: "_Desk", readers: "_Desk") -> None:
        self._writer = writer
        self._readers = readers
        self.watch: Callable[[str, float], None] | None = None
        """Who is told how long each transaction took, and at which desk."""

    @classmethod
    async def open(cls, path: Path) -> "Store":
        try:
            await asyncio.to_thread(_prepare, path)
        except (OSError, sqlite3.Error, SQLAlchemyError) as error:
            raise StoreTrouble(f"The database {path} cannot be opened: {_cause(error)}.") from error
        return cls(_Desk(path, "BEGIN IMMEDIATE", 1), _Desk(path, "BEGIN", READERS))

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._timed("readers", self._readers, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._timed("writer", self._writer, work)

    async def _timed(self, name: str, desk: "_Desk", work: Callable[[Connection], T]) -> T:
        began = time.perf_counter()
        try:
            return await desk.do(work)
        finally:
            if self.watch:
                self.watch(name, time.perf_counter() - began)

    @property
    def waiting(self) -> dict[str, int]:
        """Transactions begun or waiting, by desk."""
        return {"writer": self._writer.waiting, "readers": self._readers.waiting}

    async def close(self) -> None:
        """Finish what was begun; nothing is taken on after that."""
        await asyncio.to_thread(self._readers.close)
        await asyncio.to_thread(self._writer.close)


class _Desk:
    """A few threads with a connection each: a whole transaction is one trip to one of them. The writer's desk has one,
    so writes come one after the other, and one whose caller has gone is still written whole."""

    def __init__(self, path: Path, begin: str, size: int) -> None:
        self._engine = _engine(path, begin, size)
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="store")
        self.waiting = 0
        self._closed = False

    async def do(self, work: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreTrouble("The database is closed.")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._transact, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self._closed = True
        self._threads.shutdown(wait=True)
        self._engine.dispose()

    def _transact(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except DBAPIError as error:
            raise StoreTrouble(f"The database did not answer: {_cause(error)}.") from error


def backup(path: Path, to: Path) -> None:
    """A consistent copy of a database that may be in use; blocking."""
    if not path.exists():
        raise StoreTrouble(f"There is no database at {path}.")
    if to.exists():
        raise StoreTrouble(f"{to} exists already; a backup never overwrites.")
    try:
        to.touch(mode=0o600)  # every hand and every secret is in it
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(to)) as copy:
            source.backup(copy)
    except (OSError, sqlite3.Error) as error:
        to.unlink(missing_ok=True)
        raise StoreTrouble(f"The backup could not be made: {error}.") from error


def restore(copy: Path, path: Path) -> None:
    """Put a copy where the database belongs; never over one that is there. Blocking."""
    if not copy.exists():
        raise StoreTrouble(f"There is no backup at {copy}.")
    if any(Path(f"{path}{suffix}").exists() for suffix in ("", "-wal", "-shm")):
        raise StoreTrouble(f"There is a database at {path} already; move it away first, with its -wal and -shm.")
    try:
        with closing(sqlite3.connect(_reading(copy), uri=True)) as source:
            found = [row[0] for row in source.execute("PRAGMA integrity_check(1)")]
            if found != ["ok"]:
                raise StoreTrouble(f"{copy} is damaged: {found[0]}.")
            if not source.execute("SELECT 1 FROM sqlite_master WHERE name = 'moves'").fetchone():
                raise StoreTrouble(f"{copy} is no database of Loggia's.")
            with closing(sqlite3.connect(path)) as target:
                source.backup(target)
    except sqlite3.Error as error:
        path.unlink(missing_ok=True)
        raise StoreTrouble(f"{copy} could not be restored: {error}.") from error


def _reading(copy: Path) -> str:
    """A copy that is only read, be it on a disk that cannot be written. Files copied by hand may have a journal yet."""
    whole = "" if Path(f"{copy}-wal").exists() else "&immutable=1"
    return f"{copy.resolve().as_uri()}?mode=ro{whole}"


def _prepare(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA journal_mode=WAL")
    migrate(path)


def _engine(path: Path, begin: str, size: int) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}",
        pool_size=size,
        max_overflow=0,
        connect_args={"check_same_thread": False},
        hide_parameters=True,  # they are hands and secrets, and errors go to the log
    )

    @event.listens_for(engine, "connect")
    def connected(dbapi: Any, _: object) -> None:
        dbapi.isolation_level = None  # SQLAlchemy begins and ends transactions itself
        for pragma in ("foreign_keys=ON", "synchronous=FULL", f"busy_timeout={BUSY_MILLISECONDS}"):
            cursor = dbapi.cursor()
            cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    @event.listens_for(engine, "begin")
    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _cause(error: BaseException) -> str:
    return str(getattr(error, "orig", None) or error).rstrip(".")
