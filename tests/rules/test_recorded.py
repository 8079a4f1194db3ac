"""Games recorded as files still happen as they did, and a file that was altered says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import rules
from rules.__main__ import main
from rules.errors import BadRecord
from rules.record import record, replay

RECORDED = Path(__file__).parents[1] / "recorded"
FILES = sorted(RECORDED.glob("*.jsonl"))
MEDICI = RECORDED / "medici-4.jsonl"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_happens_as_it_did(file: Path) -> None:
    result = replay(file.read_bytes().splitlines())
    assert result.scores


def lines() -> list[bytes]:
    return MEDICI.read_bytes().splitlines()


def place_of(verb: bytes) -> int:
    """The first line of a kind, counted as people count."""
    return next(number for number, line in enumerate(lines(), start=1) if b'"do":"' + verb + b'"' in line)


def altered(number: int, change: Callable[[bytes], bytes]) -> list[bytes]:
    changed = lines()
    changed[number - 1] = change(changed[number - 1])
    return changed


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line.replace(b'"load"', b'"reveal"'),
        lambda line: line.replace(b'"also":[]', b'"also":["treasure"]'),
        lambda line: line.replace(b'"seat":', b'"seat":1'),
        lambda line: line[:-3] + b'0"}',
        lambda line: line.replace(b'"do"', b'"did"'),
        lambda line: line[:20],
        lambda line: b"",
    ],
    ids=["action", "cargo", "seat", "hash", "field", "cut", "blank"],
)
def test_an_altered_line_is_named(change: Callable[[bytes], bytes]) -> None:
    number = place_of(b"load")
    with pytest.raises(BadRecord, match=rf"^line {number}:"):
        replay(altered(number, change))


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line.replace(b'"medici"', b'"checkers"'),
        lambda line: line.replace(b'"seats":4', b'"seats":40'),
        lambda line: line.replace(b'"seed":"', b'"seed":"xx'),
        lambda line: line.replace(b'"options":{}', b'"options":{"deck":"marked"}'),
        lambda line: line.replace(b'"format":1', b'"format":99'),
        lambda line: b"[]",
        lambda line: b"",
    ],
    ids=["game", "seats", "seed", "options", "format", "list", "blank"],
)
def test_an_altered_header_is_named(change: Callable[[bytes], bytes]) -> None:
    with pytest.raises(BadRecord, match=r"^line 1:"):
        replay(altered(1, change))


def test_another_seed_is_another_game() -> None:
    seed = msgspec.json.decode(lines()[0])["seed"].encode()
    with pytest.raises(BadRecord, match=r"^line "):
        replay(altered(1, lambda line: line.replace(seed, b"00" * 32)))


def test_a_line_left_out_is_noticed() -> None:
    with pytest.raises(BadRecord):
        replay(lines()[:3] + lines()[4:])


def test_a_record_that_stops_early_or_goes_on_too_long_is_noticed() -> None:
    with pytest.raises(BadRecord, match="ends before the game"):
        replay(lines()[:-1])
    with pytest.raises(BadRecord, match=rf"line {len(lines()) + 1}: game_over"):
        replay([*lines(), lines()[-1]])
    with pytest.raises(BadRecord, match="line 1"):
        replay([])


def test_the_same_seed_records_the_same_game() -> None:
    game = rules.GAMES["medici"]
    first, again = (list(record(game, 3, game.Options(), "a seed")) for _ in range(2))
    other = list(record(game, 3, game.Options(), "another seed"))
    assert first == again
    assert first != other


# -------------------------------------------------------------------- the commands


def test_what_is_recorded_can_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    asked = ["record", "medici", "--seats", "3", "--seed", "7", "--options", '{"high_bonus": true}', "--to", str(file)]
    assert main(asked) == 0
    assert main(["replay", str(file)]) == 0
    assert "as recorded" in capsys.readouterr().out


def test_a_changed_game_fails_the_command_and_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"\n".join(lines()[:-1]))
    assert main(["replay", str(MEDICI), str(file), str(tmp_path / "missing.jsonl")]) == 1
    said = capsys.readouterr()
    assert "medici-4.jsonl: as recorded" in said.out
    assert "game.jsonl: the record ends before the game does" in said.err
    assert "missing.jsonl: cannot be read" in said.err


@pytest.mark.parametrize("wrong", [["--seats", "9"], ["--seats", "3", "--options", '{"deck": "marked"}']])
def test_a_game_that_cannot_be_played_is_not_recorded(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "medici", *wrong]) == 2
    assert "cannot be played" in capsys.readouterr().err
