"""Every word is there in every language, is used, and gets the facts it asks for; Polish counts as Polish does."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
import render
from bot.words import LANGUAGES, TEXT
from rules import GAMES
from rules.game import Answered, Changed, verb

CODE = (Path(bot.__file__).parent, Path(render.__file__).parent)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Reading(Visitor):
    """What one pattern asks for: its facts, those that are shown, and those by whose plural forms it chooses."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.shown: set[str] = set()
        self.choices: list[tuple[str, set[str]]] = []

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802 - Fluent's own name
        if isinstance(node.expression, ftl.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        forms = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference) and forms & PLURALS - {"other"}:
            self.choices.append((node.selector.id.name, forms))
        self.generic_visit(node)


@cache
def patterns(language: str) -> dict[str, Reading]:
    """By key (`medici-do-load`, `medici-do-load.hint`), what the pattern asks for."""
    found: dict[str, Reading] = {}
    for file in sorted((TEXT / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ftl.Message):
                continue
            for key, pattern in [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes),
            ]:
                if pattern is not None:
                    found[key] = Reading()
                    found[key].visit(pattern)
    return found


@cache
def strings() -> tuple[frozenset[str], re.Pattern[str]]:
    """The strings in the code, and those made there of parts (`f"pace-{name}"`) as a pattern."""
    plain: set[str] = set()
    made: set[str] = set()
    for file in (file for folder in CODE for file in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                said = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
                if re.search("[a-z]", "".join(part or "" for part in said)):
                    made.add("".join(r"[\w#.-]+" if part is None else re.escape(part) for part in said))
    return frozenset(plain), re.compile("|".join(sorted(made)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing(language: str) -> None:
    everywhere = set().union(*(patterns(one) for one in LANGUAGES))
    assert sorted(everywhere - patterns(language).keys()) == []


def test_no_key_is_unused() -> None:
    assert [key for key in patterns("en") if not used(key)] == []


@pytest.mark.parametrize("key", ["lobby-nobody-says-this", "medici-event-rained", "medici-do-juggle", "hello"])
def test_an_unused_key_would_be_seen(key: str) -> None:
    assert not used(key)


def used(key: str) -> bool:
    """Whether the code says it: as it is, made of parts, or because a game has such an action, event or page."""
    message = key.partition(".")[0]
    game, _, rest = message.partition("-")
    if game in GAMES:
        kind, _, name = rest.partition("-")
        events = {str(event.__struct_config__.tag) for event in (*GAMES[game].events, Answered, Changed)}
        match kind:
            case "":
                return True
            case "event":
                return name in events or message in strings()[0]
            case "do":
                return name in {verb(action) for action in GAMES[game].actions}
            case "rules" | "about":
                return True  # their presentation lists them, and is tested to have them all
    plain, made = strings()
    beside = [one for one in patterns("en") if one.startswith(f"{message}.")] if key == message else [message]
    return any(one in plain or made.fullmatch(one) for one in (key, *beside))


def test_languages_ask_for_the_same_facts() -> None:
    """A language may leave out a fact that it does not need, but none may ask for one that no other knows."""
    english, polish = patterns("en"), patterns("pl")
    strangers = {
        key: sorted(polish[key].facts ^ english[key].facts)
        for key in english.keys() & polish.keys()
        if polish[key].facts - english[key].facts
    }
    # a grammar may need what another does not, such as the id beside the name, which the code always gives along
    assert {
        key: facts for key, facts in strangers.items() if not all(fact.endswith(("_id", "_count")) for fact in facts)
    } == {}


def test_polish_counts_as_polish_does() -> None:
    """One, two to four, and the rest: wherever a number is shown with its noun. (`other` is for fractions; a sentence
    that needs no such choice, "w talii: 5", makes none.)"""
    wrong = [
        key
        for key, reading in patterns("pl").items()
        for fact, forms in reading.choices
        if fact in reading.shown and not ({"one", "few"} <= forms and forms & {"many", "other"})
    ]
    assert wrong == []


def test_the_code_gives_the_facts_that_are_asked_for() -> None:
    """Wherever a key is written out in a call, its facts are written beside it."""
    english = patterns("en")
    wrong = []
    for folder in CODE:
        for file in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                    continue
                key = node.args[0].value
                given = {one.arg for one in node.keywords}
                says = isinstance(node.func, ast.Name | ast.Attribute) and (
                    (node.func.id if isinstance(node.func, ast.Name) else node.func.attr) in ("say", "NotNow", "words")
                )
                if says and key in english and None not in given and given != english[key].facts:
                    wrong.append(f"{file.name}:{node.lineno}: {key} asks for {sorted(english[key].facts)}")
    assert wrong == []
