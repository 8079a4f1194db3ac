"""States that earlier releases wrote are read and played on to the end by this one."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import rules
from rules.__main__ import main

KEPT = Path(__file__).parents[1] / "fixtures" / "states"
FILES = sorted(KEPT.glob("*/*.state"))


def game_of(file: Path) -> rules.Game[Any]:
    return rules.GAMES[file.name.split("-")[0]]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_kept_state_is_played_on_to_the_end(file: Path) -> None:
    game, random = game_of(file), Random(file.name)
    state = rules.decode(game, file.read_bytes())
    pieces = dict(game.census(state))
    while awaited := game.awaited(state):
        seat = random.choice(awaited)
        for observer in (None, *range(state.seats)):
            game.view(state, observer)
        state, _ = game.play(state, seat, random.choice(game.forms(state, seat)).pick(random))
    assert game.result(state) is not None
    assert dict(game.census(state)) == pieces


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_state_of_the_present_schema_is_written_as_it_was(file: Path) -> None:
    game, written = game_of(file), file.read_bytes()
    kept, now = msgspec.msgpack.decode(written), msgspec.msgpack.decode(rules.encode(rules.decode(game, written)))
    assert now["schema"] == game.schema
    if kept["schema"] == game.schema:
        assert now == kept, "fields have changed: raise the schema number and add an upcaster"


def test_the_command_keeps_states_that_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["states", "medici", "--to", str(tmp_path / "9.9.9")]) == 0
    files = sorted((tmp_path / "9.9.9").iterdir())
    assert f"{len(files)} states of medici" in capsys.readouterr().out
    assert {"medici-2-players-start.state", "medici-6-players-over.state"} <= {file.name for file in files}
    for file in files:
        assert rules.decode(rules.GAMES["medici"], file.read_bytes()).schema == rules.GAMES["medici"].schema
