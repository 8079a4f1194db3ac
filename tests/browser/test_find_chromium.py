"""Which browser the tests take, and whether they may fetch one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import find_chromium


def program(folder: Path, name: str) -> str:
    path = folder / name
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


@pytest.fixture(autouse=True)
def _bare_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(find_chromium.SETTING, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(find_chromium, "MAC", tmp_path / "nowhere")


def test_the_browser_of_the_system_is_found(tmp_path: Path) -> None:
    assert find_chromium.find_chromium() is None
    chrome = program(tmp_path, "google-chrome")
    assert find_chromium.find_chromium() == chrome
    chromium = program(tmp_path, "chromium")
    assert find_chromium.find_chromium() == chromium


def test_the_setting_comes_first_even_if_it_is_wrong(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program(tmp_path, "chromium")
    own = program(tmp_path, "my-browser")
    monkeypatch.setenv(find_chromium.SETTING, own)
    assert find_chromium.find_chromium() == own
    monkeypatch.setenv(find_chromium.SETTING, str(tmp_path / "missing"))
    assert find_chromium.find_chromium() is None


def test_nothing_is_installed_where_it_may_not_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program(tmp_path, "apt-get")
    asked: list[object] = []
    monkeypatch.setattr(find_chromium.subprocess, "run", lambda *step, **_: asked.append(step))
    monkeypatch.setattr(find_chromium.os, "geteuid", lambda: 1000)
    find_chromium.main()
    assert asked == []
    assert find_chromium.HOW in capsys.readouterr().err
