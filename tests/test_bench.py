"""The figures can be printed; how good they are is no matter of tests."""

from importlib import import_module

import pytest

import rules
from bench.__main__ import FIGURES
from bench.rules import report


@pytest.mark.parametrize("figure", FIGURES)
def test_every_figure_can_be_asked_for(figure: str) -> None:
    assert callable(import_module(f"bench.{figure}").run)


def test_a_game_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("bench.rules.SECONDS", 0.01)
    report(rules.GAMES["medici"], 2)
    name, seats, *measured = capsys.readouterr().out.split()
    assert (name, seats) == ("medici", "2")
    rate, length, forms, play, view, copy, size, packed = (float(one.replace(",", "")) for one in measured[:8])
    assert min(rate, length, forms, play, view, copy) > 0
    assert packed < size
