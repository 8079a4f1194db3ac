"""The container cannot be built here, but what it is made of can be looked at; its question about its own health is
asked of a running bot in `tests/wire/test_operating.py`."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import pytest

from bot import __main__ as start
from bot import settings
from bot.app import PATIENCE

HOUSE = Path(__file__).parents[1]
DOCKERFILE = (HOUSE / "Dockerfile").read_text("utf-8")
COMPOSE = (HOUSE / "compose.yaml").read_text("utf-8")
SETTING = re.compile(r"\b(?:DISCORD_TOKEN|LOGGIA_[A-Z_]+)\b")


def copied() -> list[str]:
    return re.findall(r"^COPY (\S+) (?:\S+)$", DOCKERFILE, re.MULTILINE)


def test_everything_that_is_copied_is_there() -> None:
    assert copied()
    ignored = (HOUSE / ".dockerignore").read_text("utf-8").split()
    for name in copied():
        assert (HOUSE / name).exists(), name
        assert name not in ignored


def test_everything_that_the_program_imports_is_copied() -> None:
    packages = {file.parent.name for file in HOUSE.glob("*/__init__.py")} & set(copied())
    for package in packages:
        for file in (HOUSE / package).rglob("*.py"):
            tree = ast.parse(file.read_text("utf-8"))
            named = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
            named += [one.name for node in ast.walk(tree) if isinstance(node, ast.Import) for one in node.names]
            ours = {name.partition(".")[0] for name in named if (HOUSE / name.partition(".")[0]).is_dir()}
            assert ours <= packages, file


def test_it_does_not_run_as_root() -> None:
    users = re.findall(r"^USER (\S+)$", DOCKERFILE, re.MULTILINE)
    assert users == ["loggia"]
    assert DOCKERFILE.index("USER loggia") > DOCKERFILE.index("RUN python")
    assert "useradd" in DOCKERFILE


def test_the_data_are_in_a_volume() -> None:
    (data,) = re.findall(r"LOGGIA_DATA=(\S+)", DOCKERFILE)
    assert f"VOLUME {data}\n" in DOCKERFILE
    assert f"- loggia:{data}\n" in COMPOSE


def test_there_is_time_to_stop() -> None:
    (seconds,) = re.findall(r"stop_grace_period: (\d+)s", COMPOSE)
    assert float(seconds) > PATIENCE
    assert PATIENCE < 10  # what a container is given elsewhere


# -------------------------------------------------------------------- settings


@pytest.mark.parametrize("text", [DOCKERFILE, COMPOSE], ids=["Dockerfile", "compose.yaml"])
def test_only_settings_that_exist_are_set(text: str) -> None:
    assert set(SETTING.findall(text)) <= set(settings.SETTINGS)


def test_every_setting_is_described_once() -> None:
    assert set(SETTING.findall(inspect.getsource(settings.load))) == set(settings.SETTINGS)
    guide = (HOUSE / "docs" / "operating.md").read_text("utf-8")
    rows = re.findall(r"^\| `([A-Z_]+)` \|", guide, re.MULTILINE)
    assert rows == list(settings.SETTINGS)


def test_help_names_every_command_and_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        start.main(["--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert set(SETTING.findall(told)) == set(settings.SETTINGS)
    commands = re.findall(r'case "(\w+)"', inspect.getsource(start.main))
    assert commands
    for command in commands:
        assert re.search(rf"^    {command} ", told, re.MULTILINE)
        assert f"python -m bot {command} " in (start.__doc__ or "")
