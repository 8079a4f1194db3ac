"""Two worlds that differ only in what a person cannot see send that person the same bytes: messages, pictures,
suggestions, and all of it in the same order."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import rules
from bot.herald import Herald
from playground import Playground
from rules.game import Game
from tests.toys.pennies import GAME
from tests.toys.pennies_shown import PAINTERS, shown_pennies
from tests.wire.conftest import known, living_on
from tests.wire.two_worlds import MOMENT, Case, Transcript, Watcher, case

__all__ = ["shown_pennies"]

GAMES: dict[str, Game[Any]] = {**rules.GAMES, "pennies": GAME}
CASES = {
    "medici": ((4, 1, 3), (3, 0, 20)),
    "genoa": ((3, 0, 4), (4, 2, 40)),
    "sanjuan": ((2, 1, 3), (4, 3, 30)),
    "venice": ((2, 0, 10), (4, 1, 60)),
    "pennies": ((2, 0, 0), (3, 1, 2), (4, 2, 5)),
}
"""By game: seats, the seat of the person, and how many moves were made."""

pytestmark = pytest.mark.usefixtures("shown_pennies")


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Herald, "calm", 0.0)


async def sent(folder: Path, game: Game[Any], cases: list[Case], *, here: bool) -> list[Transcript]:
    """What Ewa is sent in one of the worlds, for every case."""
    ground = Playground(folder)
    await ground.start()
    others: Any = {"games": {game.name: game}, "painters": PAINTERS, "clock": lambda: MOMENT}
    try:
        async with living_on(ground, folder / "loggia.sqlite3", **others) as app:
            ewa = ground.person("Ewa")
            await known(ewa, game.name)
            watcher = Watcher(ground, app, folder, ewa)
            return [await watcher.watch(game, one.here if here else one.there, one, here=here) for one in cases]
    finally:
        await ground.stop()


@pytest.mark.parametrize("name", CASES)
async def test_what_a_person_cannot_see_makes_no_difference(tmp_path: Path, name: str) -> None:
    game = GAMES[name]
    random = Random(name)
    cases = [case(game, seats, seat, depth, random) for seats, seat, depth in CASES[name]]
    here = await sent(tmp_path / "here", game, cases, here=True)
    there = await sent(tmp_path / "there", game, cases, here=False)
    for one, other in zip(here, there, strict=True):
        assert len(one) > 20
        assert one == other


async def test_what_a_person_can_see_makes_a_difference(tmp_path: Path) -> None:
    """The same comparison notices a single coin of the person's own."""
    own = case(GAME, 3, 1, 2, Random(1))
    imagined, _ = GAME.imagine(own.here, 0, Random(2))  # as another seat could imagine it
    unlike = Case(own.here, imagined, 1, [])
    (here,) = await sent(tmp_path / "here", GAME, [unlike], here=True)
    (there,) = await sent(tmp_path / "there", GAME, [unlike], here=False)
    assert len(here) == len(there)
    assert here != there
