"""Every exception as words for the person it happened to, and a log line for the operator where it is his business."""

import logging
import secrets

import discord

from bot.lobby import NotNow
from bot.speech import speech
from bot.store import StoreTrouble
from bot.tables import NoSuchTable, NotPlaying, NotSeated, Stale
from bot.ui.ids import Malformed
from bot.ui.visit import Visit
from bot.words import Words
from rules.game import BadState, Illegal

log = logging.getLogger(__name__)


PLAIN: dict[type[BaseException], str] = {
    Malformed: "trouble-unknown-press",
    NoSuchTable: "trouble-no-table",
    NotSeated: "trouble-not-seated",
    Stale: "trouble-stale",
    StoreTrouble: "trouble-store",
    BadState: "trouble-state",
    discord.Forbidden: "trouble-forbidden",
    discord.DiscordServerError: "trouble-discord",
}
"""What can be said without any facts."""


def explain(error: BaseException, say: Words) -> str | None:
    """What to tell; None for what nobody expected."""
    match error:
        case NotNow():
            return say(error.key, **error.facts)
        case NotPlaying():
            return say("trouble-not-playing", status=error.status)
    return next((say(key) for kind, key in PLAIN.items() if isinstance(error, kind)), None)


def _kind(error: BaseException) -> str:
    """What it is counted as; all that nobody expected together."""
    known = next((kind for kind in (NotNow, NotPlaying, Illegal, *PLAIN) if isinstance(error, kind)), None)
    return known.__name__ if known else "unexpected"


async def tell(visit: Visit, error: BaseException, table: int | None) -> None:
    await visit.answer(await in_words(visit, error, table))


async def in_words(visit: Visit, error: BaseException, table: int | None) -> str:
    visit.app.metrics.troubles.labels(_kind(error)).inc()
    if isinstance(error, Illegal):
        if table is None:
            return visit.say.either(f"refusal-{error.key}", "refusal-not_allowed_now")
        return speech(await visit.app.tables.look(table), visit.person.language).refusal(error)
    known = explain(error, visit.say)
    if known is None or isinstance(error, StoreTrouble | BadState):
        number = secrets.token_hex(3)
        log.error("trouble %s at table %s for %s", number, table, visit.id, exc_info=error)
        return known or visit.say("trouble-unexpected", number=number)
    return known
