"""Days at a table in the time of a test: the bot's clock is the simulated Discord's own virtual time."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.env import Env

from bot.clockwork import DAY, HOUR
from bot.store import deadlines, errands, notes
from bot.store import people as people_rows
from bot.store import tables as rows
from bot.store.deadlines import Deadline
from bot.store.people import Preferences
from tests.bot.stage import Clock, Shown, Stage

__all__ = ["DAY", "HOUR", "VirtualClock", "advance", "begin", "deadline", "kinds", "prefer", "reminders", "sleep_over"]

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
