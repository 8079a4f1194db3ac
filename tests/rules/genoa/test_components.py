"""The board and the cards are what is known of them, and a file that cannot be the game is refused."""

from importlib import resources
from itertools import pairwise

import pytest

from rules.components import parse
from rules.errors import BadComponents
from rules.genoa.board import BOARDS
from rules.genoa.pieces import BUILDINGS, CARDS, COMPONENTS, Components

TEXT = resources.files("rules.genoa").joinpath("components.toml").read_text("utf-8")


@pytest.mark.parametrize("layout", BOARDS)
def test_there_are_twenty_streets_and_the_rest_is_buildings_and_the_market(layout: str) -> None:
    board = BOARDS[layout]
    assert sum(place.startswith("street") for place in board.places) == 20
    assert len(list(board.places)) == 20 + len(BUILDINGS) + 1
    assert {board.at(blue, red) for blue in (4, 5) for red in (4, 5)} == {"market"}
    assert board.at(3, 2) == "street_3_2"


@pytest.mark.parametrize("layout", BOARDS)
def test_neighbours_are_neighbours_both_ways(layout: str) -> None:
    neighbours = BOARDS[layout].neighbours
    assert all(place in neighbours[other] for place in neighbours for other in neighbours[place])


@pytest.mark.parametrize("layout", BOARDS)
def test_the_buildings_of_the_ring_touch_each_other_in_turn(layout: str) -> None:
    board = BOARDS[layout]
    assert all(board.ring[place - 1] in board.neighbours[building] for place, building in enumerate(board.ring))
    assert len(board.ring) == COMPONENTS.decks["contract"].size


def test_spices_touch_a_villa_the_inn_and_two_streets_in_layout_a() -> None:
    assert set(BOARDS["a"].neighbours["warehouse_spices"]) == {"villa_ricci", "inn", "street_6_2", "street_7_3"}


def test_a_route_crosses_no_building_and_is_as_long_as_the_tower_allows() -> None:
    for board in BOARDS.values():
        for place, routes in board.routes.items():
            for end, between in routes:
                way = (place, *between, end)
                assert not set(between) & set(BUILDINGS)
                assert all(later in board.neighbours[earlier] for earlier, later in pairwise(way))
                assert len(set(way)) == len(way) <= COMPONENTS.tower.discs


def test_the_buildings_of_a_message_are_two_or_three_moves_apart() -> None:
    distances = BOARDS["a"].distances
    messages = [card for card in CARDS.values() if card.kind == "message"]
    assert {distances[card.buildings[0]][card.buildings[1]] for card in messages} == {2, 3}


def test_every_good_is_wanted_equally_often() -> None:
    for kind, times in (("large_order", 6), ("small_order", 2)):
        wanted = [good for card in CARDS.values() if card.kind == kind for good in card.goods]
        assert {wanted.count(good) for good in COMPONENTS.goods.ids} == {times}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("start = 130", "start = -130"),
        ("size = 14", "size = 15"),
        ('"silver", "pepper", "linen"]', '"silver", "gold", "linen"]'),
        ("gives = { marker = 2 }", "gives = { crown = 2 }"),
        ('goods = ["silk"] },\n  { buildings = ["tavern"]', 'goods = ["silver"] },\n  { buildings = ["tavern"]'),
        ('source = "house"', 'source = "hearsay"'),
        ("open_offers = 6", "open_offers = 6\nshut_offers = 6"),
        ('["palace", "street",', '["castle", "street",'),
    ],
)
def test_components_that_cannot_be_the_game_are_refused(old: str, new: str) -> None:
    assert old in TEXT
    with pytest.raises(BadComponents):
        parse(TEXT.replace(old, new), Components)
