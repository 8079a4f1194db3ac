"""No file of the house knows the machine it was written on, or where packages come from."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]

# Put together here, so that this file does not name them itself.
MACHINE = re.compile(
    r"(?<![\w.~-])/(?:" + "|".join(["work", "home", "Users", "root", "tmp", "mnt"]) + r")(?:/[\w.]|\b(?=[\s\"'`]))"
)
REGISTRY = re.compile(
    "|".join(["py" + r"pi\.", "python" + "hosted", "npm" + r"js\.", "arti" + "factory", "simple/ind" + "ex"])
)


def texts() -> dict[str, str]:
    """Every file under version control that holds text."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=HOUSE, capture_output=True, check=True, text=True)
    found = {}
    for name in filter(None, listed.stdout.split("\0")):
        file = HOUSE / name
        if file.is_file() and b"\0" not in (data := file.read_bytes()):
            found[name] = data.decode("utf-8", errors="replace")
    return found


def naming(pattern: re.Pattern[str], files: dict[str, str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in files.items()
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]


def test_no_file_names_a_path_of_a_machine() -> None:
    files = texts()
    assert "pyproject.toml" in files
    assert naming(MACHINE, files) == []


def test_no_file_names_a_registry() -> None:
    assert naming(REGISTRY, texts()) == []


@pytest.mark.parametrize("path", ["work/main/x.py", "tmp/x", "home/me/game.db", "root/.cache", "Users/me"])
def test_a_path_of_a_machine_is_found(path: str) -> None:
    assert naming(MACHINE, {"notes": f"see /{path} for it"}) == ["notes:1: " + f"see /{path} for it"]


@pytest.mark.parametrize("text", ["/table show", "https://discord.com/api/work/x", "tests/work/x", "a homework/tmp"])
def test_other_slashes_are_no_paths_of_a_machine(text: str) -> None:
    assert naming(MACHINE, {"notes": text}) == []


@pytest.mark.parametrize(
    "host", ["https://py" + "pi.org/simple", "files.python" + "hosted.org", "registry.npm" + "js.org"]
)
def test_a_registry_is_found(host: str) -> None:
    assert naming(REGISTRY, {"notes": host})
