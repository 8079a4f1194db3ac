"""The commands as Discord is told of them: within its limits, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import pytest_asyncio

from bot.app import Loggia
from bot.commands import register
from bot.games import PRESENTATIONS
from bot.store import Store
from bot.translator import FluentTranslator
from rules import GAMES

NAME = re.compile(r"[-_\w]{1,32}")
POLISH = discord.Locale.polish.value
GROUP_LIMIT = 8_000
SUBCOMMANDS = 25


@pytest_asyncio.fixture
async def payloads(tmp_path: Path) -> list[dict[str, Any]]:
    app = Loggia(await Store.open(tmp_path / "loggia.sqlite3"))
    register(app)
    translator = FluentTranslator()
    await app.tree.set_translator(translator)
    found = [await command.get_translated_payload(app.tree, translator) for command in app.tree.get_commands()]
    await app.close()
    return found


def everything(command: dict[str, Any]) -> list[dict[str, Any]]:
    """The command, its subcommands and their parameters."""
    return [command, *(inner for option in command.get("options", ()) for inner in everything(option))]


def size(command: dict[str, Any]) -> int:
    """As Discord counts it: names and descriptions of everything, the longest of all languages."""

    def longest(thing: dict[str, Any], field: str) -> int:
        return max(map(len, (thing[field], *(thing.get(f"{field}_localizations") or {}).values())))

    return sum(longest(thing, "name") + longest(thing, "description") for thing in everything(command))


def test_names_and_descriptions_fit(payloads: list[dict[str, Any]]) -> None:
    for command in payloads:
        for thing in everything(command):
            names = [thing["name"], *(thing.get("name_localizations") or {}).values()]
            descriptions = [thing["description"], *(thing.get("description_localizations") or {}).values()]
            assert all(NAME.fullmatch(name) and name == name.lower() for name in names), names
            assert all(1 <= len(text) <= 100 for text in descriptions), descriptions


def test_everything_is_said_in_polish_too(payloads: list[dict[str, Any]]) -> None:
    untold = [
        f"{command['name']} … {thing['name']}"
        for command in payloads
        for thing in everything(command)
        if POLISH not in (thing.get("description_localizations") or {})
    ]
    assert untold == []


def test_names_beside_each_other_differ(payloads: list[dict[str, Any]]) -> None:
    def check(things: list[dict[str, Any]]) -> None:
        for language in (None, POLISH):
            names = [(one.get("name_localizations") or {}).get(language, one["name"]) for one in things]
            assert len(set(names)) == len(names), names
        for one in things:
            check(one.get("options", []))

    check(payloads)


def test_groups_are_not_too_large(payloads: list[dict[str, Any]]) -> None:
    assert len(payloads) <= 100
    for command in payloads:
        assert len(command.get("options", ())) <= SUBCOMMANDS, command["name"]
        assert size(command) <= GROUP_LIMIT, command["name"]


def test_every_decision_of_every_game_is_a_command(payloads: list[dict[str, Any]]) -> None:
    by_name = {command["name"]: command for command in payloads}
    for name in PRESENTATIONS:
        assert len(by_name[name]["options"]) == len(GAMES[name].actions)
        for subcommand in by_name[name]["options"]:
            assert subcommand["type"] == discord.AppCommandOptionType.subcommand.value
            assert subcommand["options"][-1]["name"] == "table"


def test_the_size_is_counted_as_discord_counts_it() -> None:
    thing = {"name": "ab", "description": "abc", "name_localizations": {POLISH: "abcd"}}
    command = {"name": "x", "description": "yz", "options": [thing]}
    assert size(command) == 1 + 2 + 4 + 3
