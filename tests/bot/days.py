"""Days at a table in the time of a test: the bot's clock is the simulated Discord's own virtual time."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from simcord.actors import MemberActor
from simcord.env import Env

from bot.app import Loggia
from bot.clockwork import DAY, HOUR
from bot.store import Store, deadlines, errands, notes
from bot.store import people as people_rows
from bot.store import tables as rows
from bot.store.deadlines import Deadline
from bot.store.people import Preferences
from tests.bot.stage import Clock, Shown, Stage
from tests.toys.pennies import GAME
from tests.toys.pennies_shown import PAINTERS, shown_pennies

__all__ = [
    "DAY", "HOUR", "VirtualClock", "advance", "ask", "begin", "deadline", "errands_left", "kinds", "lay", "letters",
    "noted", "pennies", "pictured", "prefer", "read", "reminders", "shown_pennies", "sleep_over", "vote_post",
]  # fmt: skip

PATIENCE = 60.0
"""Seconds in which the bot must have done what several days bring."""


class VirtualClock(Clock):
    """Follows the virtual time, so that what sleeps and what reads the time agree."""

    env: Env | None = None

    def __call__(self) -> float:
        return self.moment + (self.env.backend.clock.elapsed if self.env else 0.0)


async def begin(stage: Stage, *others: MemberActor, **terms: object) -> None:
    """A table of Medici on these terms, which the host sets in the lobby."""
    stage.env.settle_timeout = PATIENCE
    assert isinstance(stage.clock, VirtualClock)
    stage.clock.env = stage.env
    pace = str(terms.pop("pace", "day"))
    await stage.command(stage.ada, "play", game="medici", seats=len(others) + 1, pace=pace)
    panel = await stage.press(stage.ada, stage.lobby, "Options") if terms else None
    for name, value in terms.items():
        assert panel is not None
        panel = await stage.choose(stage.ada, panel, f"term:1:{name}", value)
    for person in others:
        await stage.press(person, stage.lobby, "Join")


async def advance(stage: Stage, seconds: float) -> None:
    await stage.env.advance_time(seconds)


async def sleep_over(stage: Stage, seconds: float) -> None:
    """The program is down so long, and starts again."""
    await stage.env.settle()
    await stage.app.clock.close()
    await stage.env.advance_time(seconds)
    await stage.restart()


async def prefer(stage: Stage, who: MemberActor, **wishes: object) -> None:
    """What somebody set with /me settings."""
    await stage.app.store.write(lambda db: people_rows.meet(db, who.id, who.user.global_name or "", "en"))
    await stage.app.store.write(lambda db: people_rows.prefer(db, who.id, Preferences(**wishes)))  # type: ignore[arg-type]


def reminders(stage: Stage) -> list[Shown]:
    """The calls that are to be read now."""
    return [shown for shown in stage.posts(stage.room) if "⏰" in shown.text]


async def deadline(stage: Stage, seat: int | None = None, table: int = 1) -> Deadline:
    found = await stage.app.store.read(lambda db: deadlines.of_table(db, table))
    return next(one for one in found if seat is None or one.seat == seat)


async def kinds(stage: Stage, table: int = 1) -> list[str]:
    """How each move of a table was made."""
    return [move.kind for move in await stage.app.store.read(lambda db: rows.history(db, table))]


async def noted(stage: Stage, table: int = 1) -> list[str]:
    return [note.key for note in await stage.app.store.read(lambda db: notes.since(db, table))]


async def errands_left(stage: Stage) -> list[str]:
    """What is still to be done for a table; the daily sweep and what waits for its time apart."""
    moment = int(stage.clock())
    return [one.kind for one in await stage.app.store.read(lambda db: errands.ripe(db, moment))]


@pytest_asyncio.fixture
async def pennies(tmp_path: Path, clock: Clock, empty_database: Path, shown_pennies: None) -> AsyncIterator[Stage]:
    """A table of pennies with Ada and Bob at it: a game with hidden hands."""

    def make(store: Store) -> Loggia:
        return Loggia(store, clock=clock, house_pause=0, games={"pennies": GAME}, painters=PAINTERS)

    shutil.copy(empty_database, tmp_path / "loggia.sqlite3")
    stage = Stage(tmp_path / "loggia.sqlite3", clock, make)
    await stage.begin()
    stage.env.settle_timeout = PATIENCE
    await stage.command(stage.ada, "play", game="pennies", seats=2)
    await stage.press(stage.bob, stage.lobby, "Join")
    yield stage
    await stage.end()


async def lay(stage: Stage, who: MemberActor) -> Shown:
    """Lay any coin."""
    panel = await stage.panel(who)
    return await stage.press(who, panel, next(label for label in panel.buttons if label.startswith("Lay")))


def letters(stage: Stage, who: MemberActor) -> list[Shown]:
    """What the bot has written to somebody alone."""
    return stage.messages(stage.env.backend.get_dm_channel(who.id).id)


def pictured(shown: Shown) -> str:
    """What the pictures of a message show, in words."""
    return " ".join(item.get("description") or "" for part in shown._parts for item in part.get("items", ()))


def read(stage: Stage) -> str:
    """All that is to be read in the room of the game."""
    return "\n".join(shown.text for shown in stage.posts(stage.room))


def vote_post(stage: Stage) -> Shown:
    return next(shown for shown in reversed(stage.posts(stage.room)) if "Agree" in shown.buttons)


async def ask(stage: Stage, who: MemberActor, *labels: str) -> Shown:
    """Press one's way through the table's menu."""
    shown = await stage.command(who, "table menu", stage.room)
    for label in labels:
        shown = await stage.press(who, shown, label)
    return shown
