"""The log: readable by people or by machines, and discreet."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from bot import settings
from bot.logbook import Discreet, Json, Plain
from bot.settings import BadSetting
from bot.store import StoreTrouble
from rules.game import Illegal
from tests.bot.stage import Stage

CARD = "statue#2"
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.Gx1y2z.abcdefghijklmnopqrstuvwxyz0123456789AB"
STYLES = [Plain(), Json()]


def written(style: Discreet, message: str, *arguments: object, error: BaseException | None = None) -> str:
    """What is written for a record, the exception raised where it would have been."""
    told = None
    if error:
        try:
            raise error
        except type(error):
            told = sys.exc_info()
    record = logging.LogRecord("bot.somewhere", logging.ERROR, __file__, 1, message, arguments, told)
    return style.format(record)


def test_a_line_for_people() -> None:
    line = written(Plain(), "table %s was told", 7)
    moment, rest = line.split(" ", 1)
    assert moment.endswith("+00:00")
    assert rest == "ERROR bot.somewhere: table 7 was told"


def test_a_line_for_machines() -> None:
    line = written(Json(), "table %s was told:\n%s", 7, "two lines", error=OSError("the disk is full"))
    assert "\n" not in line
    found = json.loads(line)
    assert found["message"] == "table 7 was told:\ntwo lines"
    assert found["event"] == "table %s was told:"
    assert (found["level"], found["logger"]) == ("error", "bot.somewhere")
    assert found["trace"].endswith("OSError: the disk is full")
    assert "test_logbook.py" in found["trace"]


@pytest.mark.parametrize("style", STYLES, ids=["plain", "json"])
@pytest.mark.parametrize(
    "error",
    [
        KeyError(CARD),
        ValueError(f"{CARD} is not in the hand"),
        Illegal("cannot_afford", card=CARD),
        RuntimeError(CARD),
    ],
    ids=lambda error: type(error).__name__,
)
def test_words_that_may_quote_a_hand_are_not_told(style: Discreet, error: Exception) -> None:
    for line in (written(style, "trouble", error=error), written(style, "trouble: %s", error)):
        assert CARD not in line
        assert type(error).__name__ in line


@pytest.mark.parametrize("style", STYLES, ids=["plain", "json"])
def test_what_came_before_is_told_as_discreetly(style: Discreet) -> None:
    error = StoreTrouble("The database did not answer: disk full.")
    error.__cause__ = KeyError(CARD)
    line = written(style, "trouble", error=error)
    assert CARD not in line
    assert line.index("KeyError") < line.index("which led to") < line.index("StoreTrouble: The database did not answer")


@pytest.mark.parametrize("style", STYLES, ids=["plain", "json"])
def test_tasks_are_not_shown_with_their_exceptions(style: Discreet) -> None:
    text = f"Task exception was never retrieved\nfuture: <Task finished exception=KeyError('{CARD}')>"
    record = logging.LogRecord("asyncio", logging.ERROR, __file__, 1, text, (), None)
    assert CARD not in style.format(record)
    assert "Task exception was never retrieved" in style.format(record)


@pytest.mark.parametrize("style", STYLES, ids=["plain", "json"])
@pytest.mark.parametrize(
    "text",
    [
        f"the token {TOKEN} is wrong",
        "PATCH https://discord.com/api/v10/webhooks/1234/aW50ZXJhY3Rpb246abc-_def/messages/@original",
        "POST https://discord.com/api/v10/interactions/1234/aW50ZXJhY3Rpb246abc-_def/callback",
    ],
)
def test_tokens_are_struck_out(style: Discreet, text: str) -> None:
    for line in (written(style, text), written(style, "%s", text), written(style, "x", error=OSError(text))):
        assert "[token]" in line
        assert TOKEN not in line
        assert "aW50ZXJhY3Rpb246abc" not in line


async def test_a_command_that_stumbles_over_a_card(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """However an exception travels through the bot and Discord's library, what it quotes stays out of the log."""
    lines: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(Json().format(record))  # type: ignore[method-assign]
    logging.getLogger().addHandler(handler)
    await stage.open(stage.bob)

    def stumble(*_: object) -> None:
        raise KeyError(CARD)

    monkeypatch.setattr(type(stage.app.tables), "question", stumble)
    try:
        await stage.press(await stage.turn(), stage.board, "Your move")
        answer = await stage.command(await stage.turn(), "medici reveal", stage.room)
    finally:
        logging.getLogger().removeHandler(handler)
    assert "Something went wrong" in answer.text
    assert len([line for line in lines if "KeyError" in line]) == 2
    assert [line for line in lines if CARD in line] == []


# -------------------------------------------------------------------- settings


def test_settings_for_operators() -> None:
    plain = settings.load({})
    assert (plain.metrics_port, plain.metrics_open_to_network, plain.log) == (None, False, "plain")
    given = {"LOGGIA_METRICS_PORT": "9340", "LOGGIA_METRICS_OPEN_TO_NETWORK": "yes", "LOGGIA_LOG": "json"}
    known = settings.load(given)
    assert (known.metrics_port, known.metrics_open_to_network, known.log) == (9340, True, "json")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"LOGGIA_LOG": "xml"}, "LOGGIA_LOG must be plain or json, not 'xml'."),
        (
            {"LOGGIA_METRICS_OPEN_TO_NETWORK": "1"},
            "LOGGIA_METRICS_OPEN_TO_NETWORK must be no or yes, not '1'.",
        ),
        ({"LOGGIA_METRICS_PORT": "-1"}, "LOGGIA_METRICS_PORT must be a number from 0 to 65535, not '-1'."),
    ],
)
def test_settings_that_make_no_sense(given: dict[str, str], told: str) -> None:
    with pytest.raises(BadSetting) as trouble:
        settings.load(given)
    assert str(trouble.value) == told
