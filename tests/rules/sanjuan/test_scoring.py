"""The end: what buildings count."""

from rules.sanjuan import GAME
from rules.sanjuan.scoring import end, points_of
from tests.rules.sanjuan.table import Table


def finish(table: Table) -> None:
    table.events = tuple(end(table.state, "buildings"))


def test_a_triumphal_arch_counts_monuments_and_the_city_hall_counts_them_again() -> None:
    table = Table()
    table.owns(0, "triumphal_arch", "statue", "victory_column")
    assert points_of(table.state, 0) == {"buildings": 7, "triumphal_arch": 6}
    table.owns(0, "city_hall")
    assert points_of(table.state, 0)["city_hall"] == 4


def test_a_triumphal_arch_gives_four_six_and_eight() -> None:
    table = Table()
    table.owns(0, "triumphal_arch")
    earned = [points_of(table.state, 0)["triumphal_arch"]]
    for monument in ("statue", "victory_column", "hero"):
        table.owns(0, monument)
        earned.append(points_of(table.state, 0)["triumphal_arch"])
    assert earned == [0, 4, 6, 8]


def test_a_palace_adds_a_quarter_of_all_the_rest() -> None:
    # the rulebook's example: 34 points become 42
    table = Table()
    table.owns(0, "palace", "city_hall", "hero", "victory_column", "statue", "library", "silver_smelter", "tower")
    table.state.players[0].under["chapel"] = [table.state.deck.pop() for _ in range(7)]
    sources = points_of(table.state, 0)
    assert sum(sources.values()) - sources["palace"] == 34
    assert sources["palace"] == 8
    assert sum(sources.values()) == 42


def test_a_city_hall_counts_every_city_building_and_itself() -> None:
    # the rulebook's example with nine buildings
    table = Table()
    table.owns(
        0, "poor_house", "aqueduct", "carpenter", "chapel", "quarry", "library", "statue", "victory_column", "city_hall"
    )
    table.owns(0, "indigo_plant")
    assert points_of(table.state, 0)["city_hall"] == 9


def test_a_guild_hall_counts_production_buildings_and_their_kinds() -> None:
    # the rulebook's example: five buildings of three kinds
    table = Table()
    table.owns(0, "guild_hall", *("indigo_plant",) * 2, "sugar_mill", *("tobacco_storage",) * 2)
    assert points_of(table.state, 0)["guild_hall"] == 8


def test_a_cathedral_counts_the_dear_buildings_of_all_others() -> None:
    # the rulebook's example: six of them give 4 + 3 + 2 + 1
    table = Table(4)
    table.owns(0, "cathedral")
    table.owns(1, "guild_hall", "city_hall")
    table.owns(2, "guild_hall", "city_hall", "residence")
    table.owns(3, "palace", "tower")
    assert points_of(table.state, 0)["cathedral"] == 10


def test_a_residence_counts_sets_of_three_different_buildings_of_one_cost() -> None:
    # the rulebook's first example: sets at 2 and at 6, none at 3 where a storage stands twice
    table = Table()
    table.owns(0, *("indigo_plant",) * 2, "sugar_mill", "black_market", "well", *("tobacco_storage",) * 2, "aqueduct")
    table.owns(0, "palace", "guild_hall", "residence")
    assert points_of(table.state, 0)["residence"] == 7


def test_two_equal_plants_may_stand_in_two_sets_of_a_residence() -> None:
    # the rulebook's second example: two sets at 1, one at 3 and one at 6
    table = Table()
    table.owns(0, *("indigo_plant",) * 2, "archive", "gold_mine", "guard_room", "poor_house", "bank")
    table.owns(0, "tobacco_storage", "aqueduct", "palace", "city_hall", "residence")
    assert points_of(table.state, 0)["residence"] == 10


def test_cards_under_chapel_bank_and_harbor_are_a_point_each_and_stay_secret_until_the_end() -> None:
    table = Table()
    table.owns(0, "chapel", "bank", "harbor")
    for kind in ("chapel", "bank", "harbor"):
        table.state.players[0].under[kind] = [table.state.deck.pop(), table.state.deck.pop()]
    assert GAME.view(table.state, 1).players[0].points == 6
    assert GAME.view(table.state, 0).own.points == {"buildings": 6, "chapel": 2, "bank": 2, "harbor": 2}
    finish(table)
    assert GAME.view(table.state, 1).players[0].points == 12


def test_among_equals_cards_in_hand_and_goods_decide() -> None:
    table = Table()
    table.stocks(0, "indigo_plant")
    table.owns(1, "indigo_plant")
    table.holds_any(1, 2)
    table.owns(2, "indigo_plant")
    table.holds_any(2, 1)
    finish(table)
    result = GAME.result(table.state)
    assert result is not None
    assert result.scores == (1, 1, 1)
    assert result.places == (2, 1, 2)


def test_the_points_by_source_add_up_to_the_score() -> None:
    table = Table()
    table.owns(0, "palace", "guild_hall", "indigo_plant", "hero", "chapel")
    finish(table)
    result = GAME.result(table.state)
    assert result is not None
    assert [sum(sources.values()) for sources in result.sources] == list(result.scores)
    assert [event.points for event in table.events[1:]] == list(result.scores)
