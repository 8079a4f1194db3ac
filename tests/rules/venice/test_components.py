"""The board, tiles and cards are whole, and a file that cannot be the game is refused."""

from importlib import resources

import pytest

from rules.components import parse
from rules.errors import BadComponents
from rules.venice.pieces import BUILDINGS, COMPONENTS, MISSIONS, TILES, Components, copies, smuggler_deck
from rules.venice.routes import Chart
from tests.rules.venice.table import Table

TEXT = resources.files("rules.venice").joinpath("components.toml").read_text("utf-8")


def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert len(MISSIONS) == 26
    assert len(copies((card.id for card in COMPONENTS.influence.kinds), COMPONENTS.influence.copies)) == 22
    assert len(copies((card.id for card in COMPONENTS.doge_cards.kinds), COMPONENTS.doge_cards.copies)) == 27
    assert [len(smuggler_deck(letter)) for letter in "AB"] == [12, 12]


def test_every_tile_has_four_effects_and_every_good_four_tiles() -> None:
    assert len(TILES) == 12
    assert {len(BUILDINGS[tile].effects) for tile in TILES} == {4}
    goods = [BUILDINGS[tile].good for tile in TILES]
    assert all(goods.count(good) == 4 for good in COMPONENTS.goods.ids)


@pytest.mark.parametrize(
    ("one", "other", "fee"),
    [
        ("market", "minor_council", 1),
        ("minor_council", "docks", 2),
        ("docks", "great_council", 1),
        ("library", "warehouse", 2),
        ("mint", "council_of_ten", 1),
        ("church", "mint", 1),
    ],
)
def test_the_canals_of_the_examples_cost_what_is_paid_there(one: str, other: str, fee: int) -> None:
    state = Table().state
    canal = state.around(one)[other]
    assert [found.fee for found in COMPONENTS.board.canals if found.id == canal] == [fee]


def test_every_quay_is_reached_from_every_other_and_none_is_a_dead_end() -> None:
    state = Table().state
    for goal in state.board.values():
        assert len(state.around(goal)) >= 2
        assert min(Chart(state, goal).coins) == 0


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("hold = 5", "hold = -5"),
        ("hold = 5", 'hold = "5"'),
        ("hold = 5", "holds = 5"),
        ('building = "docks"', 'building = "dock"'),
        ('ends = ["s1", "s2"]', 'ends = ["s1", "s99"]'),
        ('source = "rulebook"', 'source = "hearsay"'),
        ("A = { market = 1, ", "A = { "),
        ("missions = { 1 = 26", "missions = { 1 = 25"),
        ('id = "s12"\npublic = false', 'id = "s12"\npublic = true'),
    ],
)
def test_a_file_that_cannot_be_the_game_is_refused(right: str, wrong: str) -> None:
    assert right in TEXT
    with pytest.raises(BadComponents):
        parse(TEXT.replace(right, wrong, 1), Components)
