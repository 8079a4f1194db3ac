"""The locks are for plain pip anywhere: every package pinned and hashed, and no word about where it comes from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
LOCKS = [HOUSE / "requirements.txt", HOUSE / "requirements-dev.txt"]

REQUIREMENT = re.compile(
    r"(?P<name>[a-z0-9][a-z0-9.-]*)==(?P<version>[a-z0-9.!+-]+)"
    r"(?: ; (?P<marker>[^\\]+?))?"
    r"(?: --hash=sha256:[0-9a-f]{64})+"
)


def requirements(lock: Path) -> list[str]:
    """One line for each package, as pip reads them."""
    joined = lock.read_text("utf-8").replace("\\\n", " ")
    return [" ".join(line.split()) for line in joined.splitlines() if line.strip()]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_package_is_pinned_and_hashed(lock: Path) -> None:
    lines = requirements(lock)
    assert lines
    assert [line[:60] for line in lines if not REQUIREMENT.fullmatch(line)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_no_index_is_named(lock: Path) -> None:
    text = lock.read_text("utf-8")
    for word in ("://", "--index-url", "--extra-index-url", "--find-links", "--trusted-host", "-i ", " @ "):
        assert word not in text


def names(lock: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for line in requirements(lock):
        match = REQUIREMENT.fullmatch(line)
        assert match
        found.setdefault(match["name"], set()).add(match["version"])
    return found


def test_what_the_project_asks_for_is_locked() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))["project"]
    for asked, lock in (
        (project["dependencies"], LOCKS[0]),
        (project["optional-dependencies"]["dev"], LOCKS[1]),
    ):
        plain = {re.sub(r"[-_.]+", "-", re.split(r"[<>=!~\[ ;]", one)[0].lower()) for one in asked}
        assert plain - set(names(lock)) == set()


def test_tests_run_with_the_versions_that_people_run() -> None:
    tested = names(LOCKS[1])
    for name, versions in names(LOCKS[0]).items():
        assert tested.get(name) == versions
