"""The builder phase: what buildings cost, what pays for them, what comes of them."""

import pytest

from rules.sanjuan import Build, Pass
from rules.sanjuan.builder import BuildingPassed, Built, GoodLost
from rules.sanjuan.piles import CardsDrawn
from tests.rules.sanjuan.table import Table


def cost_of(table: Table, seat: int, card: str, over: str | None = None) -> int:
    offered = table.domain(seat, Build, "over", card=card)
    cost = offered.about(over)["cost"]
    assert isinstance(cost, int)
    return cost


def test_a_library_and_a_smithy_make_a_sugar_mill_free_and_nothing_comes_back() -> None:
    # the rulebook's example of 2 - 1 - 2
    table = Table()
    table.owns(0, "library", "smithy")
    mill, *_ = table.holds(0, "sugar_mill", "well", "crane")
    table.takes_role("builder")
    table.builds(0, mill)
    assert table.told(Built)[0].cost == 0
    assert len(table.hand(0)) == 2


def test_the_builder_pays_one_less_and_the_others_the_full_cost() -> None:
    table = Table()
    towers = [table.holds(seat, "tower")[0] for seat in (0, 1)]
    for seat in (0, 1):
        table.holds_any(seat, 4)
    table.takes_role("builder")
    assert cost_of(table, 0, towers[0]) == 2
    table.builds(0, towers[0])
    assert len(table.hand(0)) == 2
    assert cost_of(table, 1, towers[1]) == 3
    table.builds(1, towers[1])
    assert len(table.hand(1)) == 1


def test_a_smithy_saves_on_production_and_a_quarry_on_city_buildings_only() -> None:
    table = Table()
    table.owns(1, "smithy")
    table.owns(2, "quarry")
    for seat in (1, 2):
        table.holds(seat, "coffee_roaster", "market_hall")
        table.holds_any(seat, 5)
    table.holds_any(0, 3)
    table.takes_role("builder")
    table.play(0, Pass())
    roaster, hall = table.hand(1)[:2]
    assert (cost_of(table, 1, roaster), cost_of(table, 1, hall)) == (3, 4)
    table.play(1, Pass())
    roaster, hall = table.hand(2)[:2]
    assert (cost_of(table, 2, roaster), cost_of(table, 2, hall)) == (4, 3)


def test_a_builder_with_a_quarry_builds_a_crane_for_nothing_and_never_gains_by_building() -> None:
    table = Table()
    table.owns(0, "quarry")
    crane, mine = table.holds(0, "crane", "gold_mine")
    table.takes_role("builder")
    assert (cost_of(table, 0, crane), cost_of(table, 0, mine)) == (0, 0)
    table.builds(0, mine)
    assert table.hand(0) == [crane]


def test_a_library_and_a_quarry_save_the_builder_three_on_city_buildings() -> None:
    table = Table()
    table.owns(0, "library", "quarry")
    hero, *_ = table.holds(0, "hero", "well", "well")
    table.takes_role("builder")
    assert cost_of(table, 0, hero) == 2


def test_goods_pay_for_a_library_at_the_black_market() -> None:
    # the rulebook's example: three cards, a good of indigo and one of tobacco
    table = Table()
    table.owns(1, "black_market")
    plant, storage = table.stocks(1, "indigo_plant", "tobacco_storage")
    library, *_ = table.holds(1, "library", "well", "crane", "tower")
    table.holds_any(0, 3)
    table.takes_role("builder")
    table.play(0, Pass())
    table.builds(1, library, goods=(plant, storage))
    assert table.told(Built)[0].cost == 5
    assert table.hand(1) == []
    assert table.state.players[1].goods() == []


def test_the_black_market_takes_two_goods_at_most_and_never_more_than_the_cost() -> None:
    table = Table()
    table.owns(0, "black_market")
    table.stocks(0, "indigo_plant", "sugar_mill", "tobacco_storage")
    hero, well, *_ = table.holds(0, "hero", "well", "crane", "tower", "chapel")
    table.takes_role("builder")
    assert {len(way) for way in table.domain(0, Build, "goods", card=hero, over=None).values} == {0, 1, 2}
    assert {len(way) for way in table.domain(0, Build, "goods", card=well, over=None).values} == {0, 1}


def test_the_good_of_a_customs_office_pays_at_the_black_market() -> None:
    table = Table()
    table.owns(0, "black_market")
    (office,) = table.stocks(0, "customs_office")
    well, *_ = table.holds(0, "well")
    table.takes_role("builder")
    table.builds(0, well, goods=(office,))
    assert table.state.players[0].building(office).good is None


def test_no_city_building_twice_and_production_buildings_at_will() -> None:
    table = Table()
    table.owns(0, "well", "indigo_plant")
    well, plant, *_ = table.holds(0, "well", "indigo_plant", "tower", "tower")
    table.takes_role("builder")
    assert table.domain(0, Build, "card").values.count(well) == 0
    assert table.refusal(0, Build(well, pay=(plant,))) == "built_already"
    table.builds(0, plant)
    assert len(table.state.players[0].buildings) == 3


def test_covering_a_chapel_with_a_palace_costs_three_and_leaves_its_cards() -> None:
    table = Table()
    _, chapel = table.owns(1, "crane", "chapel")
    table.state.players[1].under["chapel"] = [table.state.deck.pop()]
    palace, *_ = table.holds(1, "palace", "well", "tower", "statue")
    table.holds_any(0, 3)
    table.takes_role("builder")
    table.play(0, Pass())
    table.builds(1, palace, over=chapel)
    assert table.told(Built)[0].cost == 3
    assert table.hand(1) == []
    assert len(table.state.players[1].under["chapel"]) == 1
    assert table.state.box == [chapel]
    assert len(table.state.players[1].buildings) == 2


def test_covering_a_coffee_roaster_with_a_statue_is_free_gives_nothing_back_and_loses_the_good() -> None:
    table = Table()
    table.owns(1, "crane")
    (roaster,) = table.stocks(1, "coffee_roaster")
    statue, well = table.holds(1, "statue", "well")
    table.holds_any(0, 3)
    table.takes_role("builder")
    table.play(0, Pass())
    table.builds(1, statue, over=roaster)
    assert table.told(Built)[0].cost == 0
    assert table.told(GoodLost)[0].on == roaster
    assert table.hand(1) == [well]


def test_a_crane_covers_neither_itself_nor_a_building_with_its_own_kind() -> None:
    table = Table()
    crane, plant = table.owns(0, "crane", "indigo_plant")
    other_plant, *_ = table.holds(0, "indigo_plant", "tower", "well")
    table.takes_role("builder")
    assert table.domain(0, Build, "over", card=other_plant).values == (None,)
    assert table.refusal(0, Build(other_plant, over=plant)) == "cannot_be_covered"
    assert table.refusal(0, Build(other_plant, over=crane)) == "cannot_be_covered"


def test_a_building_that_is_covered_saves_nothing_in_the_same_phase() -> None:
    table = Table()
    _, quarry, smithy = table.owns(0, "crane", "quarry", "smithy")
    palace, silver, *_ = table.holds(0, "palace", "silver_smelter", "well", "tower", "hero")
    table.takes_role("builder")
    assert cost_of(table, 0, palace, quarry) == 6 - 4 - 1
    assert cost_of(table, 0, silver, smithy) == 5 - 1 - 1


def test_the_privilege_counts_once_when_the_library_itself_is_covered() -> None:
    table = Table()
    _, library = table.owns(0, "crane", "library")
    (palace,) = table.holds(0, "palace")
    cathedral = table.state.open[0]
    table.holds_any(0, 5)
    table.takes_role("builder")
    assert cost_of(table, 0, palace, library) == 0
    assert cost_of(table, 0, cathedral, library) == 7 - 5 - 1
    assert cost_of(table, 0, cathedral) == 7 - 2


def test_a_good_on_the_covered_building_cannot_pay() -> None:
    table = Table()
    table.owns(0, "crane", "black_market")
    plant, mill = table.stocks(0, "indigo_plant", "sugar_mill")
    hero, *_ = table.holds(0, "hero", "well", "tower", "chapel")
    table.takes_role("builder")
    ways = table.domain(0, Build, "goods", card=hero, over=plant).values
    assert {good for way in ways for good in way} == {mill}


def test_a_building_that_was_covered_may_be_built_again() -> None:
    table = Table()
    _, well = table.owns(0, "crane", "well")
    tower, other_well, *_ = table.holds(0, "tower", "well", "statue")
    table.takes_role("builder")
    table.builds(0, tower, over=well)
    table.choosing()
    table.holds_any(0, 3)
    table.takes_role("builder")
    assert other_well in table.domain(0, Build, "card").values


def test_a_park_saves_six_when_it_is_covered() -> None:
    # both examples of the Park: a Library for nothing; the Cathedral for one card, or nothing for a builder
    table = Table()
    for seat in (0, 1):
        table.owns(seat, "crane", "park")
    table.holds(1, "library")
    table.holds_any(1, 2)
    table.holds_any(0, 2)
    parks = [table.state.players[seat].buildings[1].card for seat in (0, 1)]
    cathedral = table.state.open[0]
    table.takes_role("builder")
    assert cost_of(table, 0, cathedral, parks[0]) == 0
    table.play(0, Pass())
    assert cost_of(table, 1, table.hand(1)[0], parks[1]) == 0
    assert cost_of(table, 1, cathedral, parks[1]) == 1
    table.owns(1, "quarry")
    assert cost_of(table, 1, cathedral, parks[1]) == 0


def test_the_cathedral_lies_open_for_whoever_comes_first() -> None:
    table = Table()
    cathedral = table.state.open[0]
    for seat in (0, 1):
        table.holds_any(seat, 8)
    table.takes_role("builder")
    table.builds(0, cathedral)
    assert len(table.hand(0)) == 2
    assert table.state.open == []
    assert cathedral not in table.domain(1, Build, "card").values


def test_a_carpenter_draws_for_city_buildings_only() -> None:
    for kind, drawn in (("well", 1), ("sugar_mill", 0)):
        table = Table()
        table.owns(0, "carpenter")
        card, *_ = table.holds(0, kind, "tower", "tower", "statue")
        table.takes_role("builder")
        table.builds(0, card)
        assert [event.why for event in table.told(CardsDrawn)] == ["carpenter"] * drawn


def test_a_carpenter_draws_nothing_for_itself() -> None:
    table = Table()
    carpenter, *_ = table.holds(0, "carpenter", "tower", "well")
    table.takes_role("builder")
    table.builds(0, carpenter)
    assert table.told(CardsDrawn) == []


@pytest.mark.parametrize(("cards_left", "drawn"), [(0, 1), (1, 1), (2, 0)])
def test_a_poor_house_helps_whoever_has_one_card_or_none_after_building(cards_left: int, drawn: int) -> None:
    table = Table()
    table.owns(0, "poor_house")
    mine, *_ = table.holds(0, "gold_mine")
    table.holds_any(0, cards_left)
    table.takes_role("builder")
    table.builds(0, mine)
    assert len(table.told(CardsDrawn)) == drawn


def test_the_carpenter_comes_before_the_poor_house() -> None:
    table = Table()
    table.owns(0, "carpenter", "poor_house")
    mine, *_ = table.holds(0, "gold_mine", "well")
    table.takes_role("builder")
    table.builds(0, mine)
    assert [event.why for event in table.told(CardsDrawn)] == ["carpenter"]


def test_a_poor_house_gives_nothing_without_building() -> None:
    table = Table()
    table.owns(0, "poor_house")
    table.holds(0, "gold_mine")
    table.takes_role("builder")
    table.play(0, Pass())
    assert table.told(CardsDrawn) == []


def test_a_tavern_draws_at_the_end_if_nobody_has_fewer_and_somebody_more() -> None:
    for second, third, drawn in ((1, 2, True), (1, 1, False), (0, 2, False)):
        table = Table()
        table.owns(0, "tavern")
        table.owns(1, *("indigo_plant",) * second)
        table.owns(2, *("indigo_plant",) * third)
        table.takes_role("builder")
        assert [event.why for event in table.told(CardsDrawn)] == ["tavern"] * drawn


def test_a_tavern_built_in_this_phase_does_not_draw_yet() -> None:
    table = Table()
    tavern, *_ = table.holds(0, "tavern", "well", "well")
    table.owns(1, "indigo_plant", "indigo_plant")
    table.owns(2, "indigo_plant")
    table.takes_role("builder")
    table.builds(0, tavern)
    assert table.told(CardsDrawn) == []


def test_everybody_with_a_card_he_might_build_is_asked_in_turn() -> None:
    table = Table()
    table.holds(0, "palace")  # one card, which the privilege might make free: he is asked, though it does not
    table.holds(2, "hero", "palace")
    table.takes_role("builder")
    assert table.awaited == (0,)
    assert not table.may(0, Build)
    table.play(0, Pass())
    # an empty hand builds nothing, and everybody sees that it is empty
    assert [(event.seat, event.asked) for event in table.told(BuildingPassed)] == [(0, True), (1, False)]
    assert table.awaited == (2,)
    table.play(2, Pass())
    assert table.awaited == (1,)


def test_a_building_that_is_too_dear_is_refused_with_its_cost() -> None:
    table = Table()
    palace, *_ = table.holds(0, "palace", "well")
    table.takes_role("builder")
    assert table.refusal(0, Build(palace)) == "too_dear"
    assert table.refusal(0, Build("chapel#1")) == "not_in_hand"
    assert table.refusal(1, Pass()) == "not_your_turn"


def test_a_building_is_paid_in_full_and_not_with_itself() -> None:
    table = Table()
    tower, well, *_ = table.holds(0, "tower", "well", "statue")
    table.takes_role("builder")
    assert table.refusal(0, Build(tower, pay=(well,))) == "pays_wrongly"
    assert table.refusal(0, Build(tower, pay=(well, tower))) == "pays_wrongly"
