"""The program's log: a line per record for people, or a JSON object per line for machines. It tells no secrets.

What is logged names tables, seats and people by their numbers. The words of an exception are another matter: they may
quote anything, a card in a hand for one. So only exceptions about the world outside (Discord, the network, the disk,
the database) are quoted; of all others the log tells what kind they are and where they came from. Tokens are struck out
wherever they appear.
"""

import logging
import re
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Literal

import aiohttp
import discord
import msgspec
from discord import app_commands
from sqlalchemy.exc import SQLAlchemyError

from bot.lobby import NotNow
from bot.store import StoreTrouble
from rules.game import Illegal

QUOTED = (OSError, aiohttp.ClientError, discord.DiscordException, SQLAlchemyError, StoreTrouble)
"""Exceptions whose words come from outside a game."""
QUOTING = (app_commands.CommandInvokeError, app_commands.TransformerError)
"""Exceptions of Discord's library that quote others, or what somebody typed."""
TOKENS = re.compile(
    r"(?P<before>/(?:webhooks|interactions)/\d+/)[\w.-]{8,}"  # of one press, good for a quarter of an hour
    r"|\b[\w-]{20,}\.[\w-]{6}\.[\w-]{27,}"  # of a bot
)
STRUCK = "[token]"


def keep(style: Literal["plain", "json"]) -> None:
    """From now on, everything that is worth telling an operator goes to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Plain() if style == "plain" else Json())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for name, level in (
        ("discord", logging.WARNING),
        ("discord.client", logging.ERROR),  # it warns of missing voice, which nobody here needs
        ("alembic", logging.WARNING),
    ):
        logging.getLogger(name).setLevel(level)


class Discreet(logging.Formatter):
    """Tells what happened without what nobody should read."""

    def said(self, record: logging.LogRecord) -> str:
        arguments = record.args
        if isinstance(arguments, tuple):
            told = tuple(quoted(one) if isinstance(one, BaseException) else one for one in arguments)
            text = str(record.msg) % told if told else str(record.msg)
        else:
            text = record.getMessage()
        # below its first line, asyncio shows tasks with their exceptions; those come with the trace
        return strike(text.partition("\n")[0] if record.name == "asyncio" else text)

    def trace(self, record: logging.LogRecord) -> str | None:
        error = record.exc_info[1] if record.exc_info else None
        return strike("\n".join(_story(error))) if error else None


class Plain(Discreet):
    def format(self, record: logging.LogRecord) -> str:
        line = f"{_moment(record)} {record.levelname} {record.name}: {self.said(record)}"
        trace = self.trace(record)
        return f"{line}\n{trace}" if trace else line


class Json(Discreet):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": _moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.said(record),
            "event": strike(str(record.msg).partition("\n")[0]),
            "trace": self.trace(record),
        }
        return msgspec.json.encode({name: value for name, value in line.items() if value is not None}).decode()


def quoted(error: BaseException) -> str:
    """An exception in the log's words."""
    kind = type(error).__name__
    if isinstance(error, Illegal | NotNow):
        return f"{kind}: {error.key}"
    told = isinstance(error, QUOTED) and not isinstance(error, QUOTING) and str(error)
    return f"{kind}: {error}" if told else kind


def strike(text: str) -> str:
    return TOKENS.sub(lambda found: f"{found['before'] or ''}{STRUCK}", text)


def _story(error: BaseException) -> Iterator[str]:
    """Where an exception came from, and what had gone wrong before it, the first trouble first."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before:
        yield from _story(before)
        yield "which led to"
    yield from (line.rstrip("\n") for line in traceback.format_tb(error.__traceback__))
    yield quoted(error)


def _moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
