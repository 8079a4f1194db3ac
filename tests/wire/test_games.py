"""Genoa, San Juan and Venice from /play to the end over the wire: people of two languages at one table, legal actions
by every kind of button, menu and form and by commands, and the bot started anew in the middle."""

from __future__ import annotations

import itertools
import json
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import render
from bench.secrecy import Secrets
from bot.app import Loggia
from bot.herald import Herald
from bot.model import Standing
from bot.store import tables as rows
from bot.tables import advise
from playground import Playground, people, reading
from rules import GAMES, chance
from rules.game import Action
from tests.wire.conftest import boards, known, living_on, soon
from tests.wire.deft import DONE, Finger

SOAK = bool(os.environ.get("LOGGIA_SOAK"))
"""For long: new chance each time, and every seat a person."""
RESTART = 25
WHIM = 0.15
"""How often somebody does just anything that is allowed, rather than what is advisable."""
PANEL = 0.4
"""How often the panel is used; a command takes fewer presses."""
PAINTED = 20
"""One picture in so many is painted; painting has its own tests."""


@pytest.fixture(autouse=True)
def nothing_to_complain_of(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No missing words, no move of the house refused, no surprise: the bot's log stays clean."""
    yield
    complaints = [each for each in caplog.get_records("call") if each.levelno >= logging.WARNING]
    assert [each.getMessage() for each in complaints if each.name.startswith("bot")] == []


@pytest.fixture(autouse=True)
def brisk_and_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few paintings, short pauses, and, outside of long runs, the same cards every time."""
    count, paint, painted = itertools.count(), render.png, []

    def seldom(picture: render.Picture) -> bytes:
        if next(count) % PAINTED == 0:
            painted[:] = [paint(picture)]
        return bytes(painted[0])

    monkeypatch.setattr(render, "png", seldom)
    monkeypatch.setattr(Herald, "calm", 0.3)
    monkeypatch.setattr(people, "BLINK", 0)  # the bot answers a press without having heard of its own message
    if not SOAK:
        monkeypatch.setattr(chance, "key", lambda secret, *salts: bytes(chance.KEY_BYTES))


class Company:
    """The people at table 1, and what they do there."""

    def __init__(self, ground: Playground, game: str, names: tuple[str, ...], *, house: int = 0) -> None:
        self.ground = ground
        self.game = game
        self.people = [ground.person(name) for name in names]
        self.house = house
        self.random = Random(None if SOAK else f"{game} {names}")
        self.fingers = {int(person.id): Finger(ground, person, game) for person in self.people}
        self.secrets = Secrets(game)
        self.heard = 0
        self.ways: set[tuple[str, str]] = set()
        """Which actions were done, and how."""

    async def sit_down(self, **variants: str) -> None:
        host, *others = self.people
        await known(host, "play")
        asked: dict[str, Any] = {"game": self.game, "seats": len(self.people) + self.house, "house": self.house}
        if variants:
            asked["variants"] = ", ".join(f"{name}={value}" for name, value in variants.items())
        assert (await host.command("tables", "play", asked)).private
        lobby = await host.see("tables", "#1")
        for person in others:
            assert (await person.press(lobby, "join:1")).private

    async def play(self, app: Loggia, moves: int | None = None) -> None:
        """Let people move as they are awaited, so many moves or to the end."""
        app.house._random = Random(1)  # type: ignore[assignment]
        made = 0
        while made != moves:
            standing = await soon(lambda: self._people_next(app))
            if standing.table.status != "playing":
                return
            await self._move(app, standing)
            made += 1

    async def _people_next(self, app: Loggia) -> Standing | None:
        """The table when it waits for nobody of the house."""
        standing = await app.tables.look(1)
        seats = standing.table.seats
        if standing.table.status == "over":
            return standing
        awaited = app.tables.awaited(standing)
        return standing if awaited and not any(seats[seat].house for seat in awaited) else None

    async def _move(self, app: Loggia, standing: Standing) -> None:
        self._watch(standing.state)
        index = self.random.choice(app.tables.awaited(standing))
        seat = standing.table.seats[index]
        finger = self.fingers[seat.person]
        question = app.tables.question(standing, seat)
        action = self._pick(app, standing, index)
        by = "panel" if self.random.random() < PANEL and finger.in_reach(question, action) else "command"
        answer = await (finger.by_panel if by == "panel" else finger.by_command)(question, action)
        assert answer.private
        assert {"en": f"{DONE} Done.", "pl": f"{DONE} Zrobione."}[finger.say.language] in answer.text, (
            by,
            action,
            answer.text,
        )
        self.ways.add((type(action).__name__, by))
        played = await app.store.read(lambda db: rows.history(db, 1))
        for move in played[self.heard :]:
            self.secrets.hear(move)
        self.heard = len(played)
        own = next(move for move in reversed(played) if move.seat == index)
        assert unordered(GAMES[self.game].read_action(own.action)) == unordered(action)
        await self._look_on(app, index, finger)

    def _pick(self, app: Loggia, standing: Standing, seat: int) -> Action:
        game = GAMES[self.game]
        if self.random.random() < WHIM:
            return self.random.choice(game.forms(standing.state, seat)).pick(self.random)
        return advise(game, standing.state, seat, self.random)

    async def _look_on(self, app: Loggia, index: int, finger: Finger) -> None:
        """Whoever moved looks into the hand now and then; all they were told is fit for them."""
        state = (await app.tables.look(1)).state
        self._watch(state)
        if GAMES[self.game].awaited(state) and self.random.random() < 0.05:
            for kind in ("hand", "offers") if finger.game.offered else ("hand",):
                await finger.open(kind)
        for answer in finger.seen:
            written = json.dumps(answer.message["components"]) if answer.modal is None else answer.text
            assert self.secrets.betrayed(index, written, answer.text, [finger.say.language]) == [], answer.text
        finger.seen.clear()

    def _watch(self, state: Any) -> None:
        self.secrets.watch(state, {seat: seat for seat in range(state.seats)})


def unordered(action: Action) -> tuple[type[Action], dict[str, Any]]:
    """An action without the order in which several things were named; that is nobody's business but the menu's."""
    fields = msgspec.structs.asdict(action)
    return type(action), {name: sorted(one) if isinstance(one, tuple) else one for name, one in fields.items()}


async def ended_well(ground: Playground, app: Loggia, company: Company) -> None:
    """The last post says what the rules make of the stored moves."""
    final = await soon(lambda: last_post(ground))
    standing = await app.tables.look(1)
    secret, salts = await app.store.read(lambda db: rows.secret(db, 1))
    played = await app.store.read(lambda db: rows.history(db, 1))
    game = GAMES[company.game]
    key = chance.key(secret, *(salt.encode() for salt in salts))
    state = game.start(len(standing.table.seats), msgspec.convert(standing.table.options, game.Options), key)
    for move in played[1:]:
        state, _ = game.play(state, move.seat, game.read_action(move.action))
    assert game.encode(state) == game.encode(standing.state)
    result = game.result(state)
    assert result is not None
    for seat, score in zip(standing.table.seats, result.scores, strict=True):
        assert f"**{seat.name}** · {score}" in reading.text_of(final)
    assert all("Twój ruch" not in str(message["components"]) for message in boards(ground))
    assert {by for _, by in company.ways} == {"panel", "command"}
    assert ground.refused == []


async def last_post(ground: Playground) -> dict[str, Any] | None:
    return next((each for each in boards(ground) if "record:1" in str(each["components"])), None)


async def whole_game(ground: Playground, database: Path, company: Company, **variants: str) -> None:
    async with living_on(ground, database) as app:
        await company.sit_down(**variants)
        await company.play(app, RESTART)
    async with living_on(ground, database) as app:
        await company.play(app)
        await ended_well(ground, app, company)


@pytest.mark.parametrize("game", ["genoa", "sanjuan", "venice"])
async def test_three_play_to_the_end(ground: Playground, tmp_path: Path, game: str) -> None:
    names, house = (("Ada", "Celina", "Ewa"), 0) if SOAK else (("Ada", "Celina"), 1)
    variants = {"expansion": "yes"} if game == "sanjuan" else {}
    await whole_game(ground, tmp_path / "loggia.sqlite3", Company(ground, game, names, house=house), **variants)


async def test_venice_alone(ground: Playground, tmp_path: Path) -> None:
    await whole_game(ground, tmp_path / "loggia.sqlite3", Company(ground, "venice", ("Celina",)))
