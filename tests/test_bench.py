"""The figures can be printed; how good they are is no matter of tests."""

import pytest

import rules
from bench.__main__ import figures
from bench.rules import report


def test_the_figures_of_the_rules_come_first() -> None:
    assert figures()[0] == "rules"
    assert "render" in figures()


def test_a_game_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("bench.rules.SECONDS", 0.01)
    report(rules.GAMES["medici"], 2)
    name, seats, *measured = capsys.readouterr().out.split()
    assert (name, seats) == ("medici", "2")
    rate, length, forms, play, view, copy, size, packed = (float(one.replace(",", "")) for one in measured[:8])
    assert min(rate, length, forms, play, view, copy) > 0
    assert packed < size
