"""Every game has words for everything that can be asked, answered, told and refused, in both languages.

Whole games are played at random under every option; whatever a person could read on the way is put into words. A word
that is missing, or that lacks a fact, is an error in the log of `bot.words`: here it fails the test.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import rules
from bot.games import PRESENTATIONS
from bot.model import Seat, Table, Terms
from bot.speech import Speech, speech
from bot.ui.showing import option_words
from bot.words import LANGUAGES, words
from rules.game import Bundle, Event, Form, Illegal, One, Some, verb

every_face = pytest.mark.parametrize(("name", "language"), list(product(PRESENTATIONS, LANGUAGES)))

_MOST_MOVES, _MOST_MOVES_AWAY = 400, 120
"""How far a game is followed as it is usually played, and with one option away from that."""
_MOST_VALUES = 6
"""How many of the possible answers to one question are read."""
_COMMAND = re.compile(r"[a-ząćęłńóśźż0-9_-]{1,32}")


@pytest.fixture(autouse=True)
def _no_missing_words(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level("ERROR", "bot.words")
    yield
    missing = sorted({record.getMessage() for record in caplog.get_records("call") if record.name == "bot.words"})
    assert not missing, "\n".join(missing)


def _tables(name: str) -> list[tuple[int, Any]]:
    """Numbers of players and options: every option away from its usual value, every number of players once."""
    game: Any = rules.GAMES[name]
    usual = [(seats, game.Options()) for seats in game.seats]
    away = [
        (game.seats[-1], game.Options(**{option: value}))
        for option, values in game.Options.choices().items()
        for value in values[1:]
    ]
    return [(seats, options) for seats, options in (*usual, *away) if _goes(options, seats)]


def _goes(options: Any, seats: int) -> bool:
    try:
        options.check(seats)
    except Illegal:
        return False
    return True


def _told(name: str, seats: int, language: str) -> Speech:
    sat = tuple(Seat(index=index, person=index + 1, name=f"Player {index}") for index in range(seats))
    table = Table(
        id=1, guild=1, channel=1, room=None, game=name, options={}, terms=Terms(seats=seats), status="playing", host=1,
        commitment="", created=0, touched=0, seats=sat,
    )  # fmt: skip
    return speech(table, language)


@cache
def _played(name: str) -> tuple[tuple[int, Any, tuple[Event, ...], tuple[tuple[int, tuple[Form, ...]], ...]], ...]:
    """Moments of whole games: the number of seats, the public view, what had happened, and the forms of each seat."""
    game: Any = rules.GAMES[name]
    moments = []
    for number, (seats, options) in enumerate(_tables(name)):
        random = Random(f"{name} {number}")
        state, events = game.open(seats, options, random.randbytes(32))
        for _ in range(_MOST_MOVES if options == game.Options() else _MOST_MOVES_AWAY):
            forms = tuple((seat, game.forms(state, seat)) for seat in range(seats))
            views = tuple(game.view(state, seat) for seat in range(seats))
            moments.append((seats, views, events, forms))
            awaited = game.awaited(state)
            if not awaited:
                break
            seat = random.choice(awaited)
            state, events = game.play(state, seat, random.choice(game.forms(state, seat)).pick(random))
    return tuple(moments)


def _label(text: str, most: int) -> None:
    assert text, "nothing is said"
    assert "\n" not in text
    assert len(text) <= most, text
    assert not re.search(r"\w+#\d|\b[a-z]+_[a-z]+\b|\bNone\b", text), text


@every_face
def test_every_question_and_answer_has_words(name: str, language: str) -> None:
    random = Random(1)
    for seats, views, _, forms in _played(name):
        told = _told(name, seats, language)
        for seat, own in forms:
            for form in own:
                _label(told.label(form), 80)
                _read(told, form, views[seat], random)


def _read(told: Speech, form: Form, view: Any, random: Random) -> None:
    answers: dict[str, Any] = {}
    action = form.pick(random)
    for field in form.fields:
        _label(told.question(form, field), 100)
        domain = form.domain(field, answers)
        values: tuple[Any, ...] = domain.values[:_MOST_VALUES] if isinstance(domain, One | Some) else ()
        for value in values:
            _label(told.value(form, field, value, view), 100)
            hint = told.hint(domain.about(value)) if isinstance(domain, One | Some) else ""
            if hint:
                _label(hint, 100)
        if isinstance(domain, Bundle):
            for thing in domain.limits:
                _label(told.game.thing(told.say, thing), 80)
        if isinstance(domain, Some) and domain.least == 0:
            _label(told.value(form, field, (), view), 80)
        answers[field] = getattr(action, field)
    assert told.action(action, view)


@every_face
def test_every_event_has_words(name: str, language: str) -> None:
    for seats, _, events, _ in _played(name):
        for reader in (None, *range(seats)):
            told = msgspec.structs.replace(_told(name, seats, language), reader=reader)
            for sentence in told.events(events):
                assert not re.search(r"\w+#\d|\b[a-z]+_[a-z]+\b|\bNone\b|  | \.", sentence), sentence


@every_face
def test_every_phase_says_what_is_owed(name: str, language: str) -> None:
    for phase in {(view.phase) for _, views, _, _ in _played(name) for view in views} | {"over"}:
        _label(words(language)(f"{name}-phase-{phase}"), 100)


def _refusals(name: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every reason for which the code of a game refuses something, with the names of its facts."""
    package = Path(rules.__file__).parent / name
    for file in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                facts = tuple(keyword.arg for keyword in node.keywords if keyword.arg)
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value, facts


@every_face
def test_every_refusal_has_words(name: str, language: str) -> None:
    told = _told(name, 2, language)
    found = list(_refusals(name))
    assert found
    for key, facts in found:
        refused = told.refusal(Illegal(key, **dict.fromkeys(facts, 1)))
        assert not refused.startswith(("refusal-", f"{name}-")), refused


@every_face
def test_every_action_has_a_command(name: str, language: str) -> None:
    say = words(language)
    game: Any = rules.GAMES[name]
    commands = []
    for action in game.actions:
        key = f"{name}-do-{verb(action)}"
        commands.append(say(f"{key}.command"))
        _label(say(f"{key}.hint"), 100)
        parameters = [say("command-table.command")]
        for field in msgspec.structs.fields(action):
            asked = f"{name}-ask-{verb(action)}-{field.name}"
            parameters.append(say(f"{asked}.command"))
            _label(say(f"{asked}.hint"), 100)
        assert all(_COMMAND.fullmatch(parameter) for parameter in parameters), parameters
        assert len(set(parameters)) == len(parameters), parameters
    assert all(_COMMAND.fullmatch(command) for command in commands), commands
    assert len(set(commands)) == len(commands), commands
    assert len(commands) <= 25


@every_face
def test_every_option_source_and_order_has_words(name: str, language: str) -> None:
    say = words(language)
    game: Any = rules.GAMES[name]
    _label(say(name), 40)
    _label(say(f"{name}.about"), 100)
    for option, values in game.Options.choices().items():
        _label(say(f"{name}-option-{option}"), 100)
        for value in values:
            _label(option_words(say, name, option, value), 100)
    for order in game.orders:
        _label(say(f"{name}-order-{order.name}"), 150)
        for value in order.values:
            _label(say(f"{name}-order-{order.name}.value", value=value), 100)


@every_face
def test_points_are_told_by_source(name: str, language: str) -> None:
    game: Any = rules.GAMES[name]
    sources: set[str] = set()
    for number, (seats, options) in enumerate(_tables(name)):
        state = game.start(seats, options, bytes([number]) * 32)
        random = Random(number)
        for _ in range(_MOST_MOVES * 2):
            awaited = game.awaited(state)
            if not awaited:
                break
            state, _ = game.play(state, awaited[0], random.choice(game.forms(state, awaited[0])).pick(random))
        result = game.result(state)
        if result:
            sources.update(source for own in result.sources for source in own)
    for source in sources:
        _label(words(language)(f"{name}-source-{source}"), 40)


@every_face
def test_the_rules_can_be_read(name: str, language: str) -> None:
    say = words(language)
    shown = PRESENTATIONS[name]
    topics = shown.topics(say)
    assert len(shown.pages) >= 5
    assert len({title for _, title in topics}) == len(topics)
    for key, title in topics:
        _label(title, 100)
        text = shown.topic(say, key)
        assert 20 < len(text) <= 1500, (key, len(text))
