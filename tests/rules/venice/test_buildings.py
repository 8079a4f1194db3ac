"""What the buildings do, and how their effects act together."""

from typing import Any

import pytest

from rules.game import Illegal
from rules.venice.activating import Activate
from rules.venice.bridges import Build, TakeInstead
from rules.venice.cargo import Stow, Stowed
from rules.venice.drawing import Keep
from tests.rules.venice.table import Table

NEXT = {
    "market": "minor_council", "monastery": "market", "minor_council": "docks", "warehouse": "library",
    "docks": "mint", "consulate": "docks", "library": "mint", "senate": "consulate", "church": "mint",
    "court": "library", "mint": "docks", "council_of_ten": "mint", "great_council": "docks",
    "doges_palace": "warehouse", "st_marks_square": "market",
}  # fmt: skip
"""A quay from which each building is the next."""


def at(building: str, space: int = 4, **given: Any) -> Table:
    """A player who has just moored at a building; his assistant has come to this space."""
    elsewhere = "senate" if building != "senate" else "court"
    assistants = {building: {0: space - 1} if space > 1 else {}} if building in Table().state.assistants else {}
    table = Table(gondolas={0: (NEXT[building], elsewhere)}, assistants=assistants, **given)
    return table.man("a").moor(building)


def gains(table: Table, *effects: int, before: tuple[str, ...] = ("coins", "vp", "scrolls", "intrigue")) -> Any:
    """What changes for the player by these effects."""
    was = {item: getattr(table.player(0), item) for item in before}
    table.activate(*effects)
    now = {item: getattr(table.player(0), item) - was[item] for item in before}
    return {item: change for item, change in now.items() if change}


@pytest.mark.parametrize(
    ("building", "effect", "given", "gained"),
    [
        ("market", 4, {}, {"coins": -5, "vp": 5}),
        ("monastery", 2, {}, {"scrolls": 2}),
        ("monastery", 4, {}, {"vp": 2}),
        ("minor_council", 3, {"intrigue": {0: 2}}, {"intrigue": -1}),
        ("minor_council", 4, {"slots": {0: "mission_02 mission_03"}}, {"vp": 2}),
        ("warehouse", 3, {}, {"coins": 3}),
        ("warehouse", 4, {}, {"vp": 2}),
        ("docks", 2, {}, {"coins": 2}),
        ("docks", 3, {}, {"coins": 1, "vp": 1}),
        ("consulate", 3, {}, {"vp": 1}),
        ("consulate", 4, {"influence": {0: "research#1 research#2 testify#1 testify#2"}}, {"vp": 4}),
        ("library", 2, {}, {"scrolls": 2}),
        ("library", 3, {"intrigue": {0: 3}}, {"intrigue": -2}),
        ("library", 3, {"intrigue": {0: 1}}, {"intrigue": -1}),
        ("library", 4, {}, {"scrolls": 2, "vp": 1}),
        ("senate", 2, {}, {"scrolls": 2, "intrigue": 1}),
        ("senate", 3, {}, {"scrolls": 1}),
        ("senate", 4, {}, {"vp": 3}),
        ("church", 2, {"intrigue": {0: 1}}, {"intrigue": -1}),
        ("church", 3, {"intrigue": {0: 1}}, {"intrigue": -1, "vp": 1}),
        ("church", 4, {"intrigue": {0: 1}}, {"intrigue": -1, "vp": 2}),
        ("court", 4, {"scrolls": {0: 3}}, {"scrolls": -3, "vp": 5}),
        ("mint", 2, {}, {"intrigue": 1, "coins": 4}),
        ("mint", 4, {}, {"coins": 2, "vp": 1}),
        ("council_of_ten", 2, {"intrigue": {1: 1, 2: 1}}, {"vp": 2}),
        ("council_of_ten", 4, {"intrigue": {0: 5}}, {"intrigue": -3}),
        ("doges_palace", 2, {}, {"scrolls": 1, "vp": 1}),
        ("st_marks_square", 2, {}, {"coins": 2}),
    ],
)
def test_an_effect_gives_what_the_tile_says(building: str, effect: int, given: Any, gained: dict[str, int]) -> None:
    assert gains(at(building, **given), effect) == gained


@pytest.mark.parametrize(
    ("good", "tiles"),
    [
        ("ceramics", ("market", "monastery", "minor_council", "warehouse")),
        ("cloth", ("docks", "consulate", "library", "senate")),
        ("silver", ("church", "court", "mint", "council_of_ten")),
    ],
)
def test_the_first_space_of_every_tile_gives_its_good(good: str, tiles: tuple[str, ...]) -> None:
    for tile in tiles:
        assert at(tile, 1).activate(1).hold("0a") == good


@pytest.mark.parametrize(("building", "effect"), [("court", 2), ("senate", 3)])
def test_all_others_gain_intrigue(building: str, effect: int) -> None:
    assert at(building).activate(effect).all("intrigue") == [0, 1, 1]


def test_the_market_sells_two_cubes_of_choice_and_buys_one() -> None:
    table = at("market", holds={"0a": "silver"}).activate(2, 3)
    assert ("cloth", "cloth") in table.values(Stow, "hold")
    table.play(Stow(("ceramics", "cloth")))
    assert table.player(0).coins == 10 - 1 + 4


def test_the_warehouse_exchanges_any_cubes() -> None:
    table = at("warehouse", holds={"0a": "silver silver"}).activate(2).play(Stow(("ceramics", "cloth")))
    assert table.hold("0a") == "ceramics cloth"


def test_the_docks_pay_a_point_for_each_cube_given() -> None:
    table = at("docks", holds={"0a": "silver silver cloth"}).activate(1, 4)
    # what is gained at the same time cannot be given: two cubes sold, one kept and the new one
    table.play(Stow(("cloth", "cloth")))
    assert table.player(0).vp == 2
    assert table.told(Stowed)[0].sold == 2


def test_the_docks_buy_nothing_from_an_empty_gondola() -> None:
    assert all(4 not in chosen for chosen in at("docks").sets())


def test_the_consulate_trades_a_coin_and_intrigue_for_a_card() -> None:
    table = at("consulate").activate(2)
    table.play(Keep(table.values(Keep, "card")[0]))
    player = table.player(0)
    assert (player.influence, player.coins, player.intrigue) == (1, 9, 1)


def test_the_consulate_counts_the_cards_held_before() -> None:
    table = at("consulate", influence={0: "research#1 research#2 testify#1"})
    assert all(4 not in chosen for chosen in table.sets())


def test_a_card_drawn_is_one_of_two_and_the_other_goes_to_the_bottom() -> None:
    table = at("court").activate(3)
    kept, other = table.values(Keep, "card")
    table.play(Keep(kept))
    assert table.state.players[0].influence == [kept]
    assert table.state.influence[0] == other


def test_when_the_influence_deck_runs_out_the_discards_are_shuffled() -> None:
    table = at("court")
    table.state.influence_used, table.state.influence = table.state.influence[1:], table.state.influence[:1]
    table.activate(3)
    assert len(table.values(Keep, "card")) == 2
    assert table.view.influence_used == ()


def test_without_any_card_to_draw_the_effect_cannot_be_used() -> None:
    table = at("court")
    table.state.players[1].influence, table.state.influence = table.state.influence, []
    assert all(3 not in chosen for chosen in table.sets())


def test_the_council_of_ten_builds_a_bridge_or_gives_two_points() -> None:
    assert at("council_of_ten").activate(3).play(Build("c01")).view.bridges == {"c01": 0}
    assert at("council_of_ten").activate(3).play(TakeInstead()).player(0).vp == 2
    assert at("council_of_ten", bridges={"c01": 0, "c02": 0}).activate(3).player(0).vp == 2


def test_no_canal_has_two_bridges() -> None:
    table = at("council_of_ten", bridges={"c01": 1}).activate(3)
    with pytest.raises(Illegal) as caught:
        table.play(Build("c01"))
    assert caught.value.key == "canal_has_a_bridge"


def test_the_great_council_counts_those_with_less_intrigue() -> None:
    assert at("great_council", intrigue={0: 2, 1: 1, 2: 2}).activate(1).player(0).council == 2
    more = at("great_council", intrigue={0: 2, 1: 1, 2: 3}, great_council_counts="more")
    assert more.activate(1).player(0).council == 2


def test_at_the_great_council_each_part_may_be_left_out() -> None:
    assert at("great_council").sets() == {(), (1,), (2,), (1, 2)}
    assert at("great_council", coins={0: 3}).sets() == {(), (1,)}
    assert at("great_council", bridges={"c01": 0, "c02": 0}).sets() == {(), (1,)}


def test_the_last_field_of_the_council_stops_everybody_unless_switched_off() -> None:
    assert at("great_council", council={0: 20}).activate(1).player(0).council == 20
    assert at("great_council", council={0: 20}, great_council_cap=False).activate(1).player(0).council == 21


def test_a_fifth_cube_more_than_fits_is_lost_or_makes_another_leave() -> None:
    full = "cloth cloth cloth cloth cloth"
    table = at("mint", 1, holds={"0a": full}).activate(1)
    assert {" ".join(hold) for hold in table.values(Stow, "hold")} == {full, "cloth cloth cloth cloth silver"}
    table.play(Stow(("cloth", "cloth", "cloth", "cloth", "silver")))
    assert table.told(Stowed)[0].lost == 1


def test_costs_are_paid_from_what_there_was_before() -> None:
    """The coins of the third effect come too late for the fourth."""
    table = at("market", coins={0: 4}, holds={"0a": "cloth"})
    assert (3, 4) not in table.sets()
    assert (3,) in table.sets()


def test_with_the_switch_effects_act_one_after_the_other() -> None:
    table = at("market", coins={0: 4}, holds={"0a": "cloth"}, effects_simultaneous=False)
    assert (3, 4) in table.sets()
    assert gains(table, 3, 4) == {"coins": -1, "vp": 5}


def test_one_after_the_other_a_sixth_cube_is_lost_before_the_docks_buy() -> None:
    full = "silver silver silver silver silver"
    table = at("docks", holds={"0a": full}, effects_simultaneous=False).activate(1, 4).play(Stow(()))
    assert table.player(0).vp == 5


def test_a_trade_of_intrigue_needs_intrigue_unless_switched_off() -> None:
    assert at("church").sets() == {(), (1,), (2,), (1, 2)}
    assert gains(at("church", trade_needs_full_payment=False), 3, 4) == {"vp": 3}


def test_two_trades_need_two_points_of_intrigue() -> None:
    assert (3, 4) not in at("church", intrigue={0: 1}).sets()
    assert gains(at("church", intrigue={0: 2}), 3, 4) == {"intrigue": -2, "vp": 3}


def test_another_description_asks_the_court_for_one_scroll() -> None:
    assert gains(at("court", scrolls={0: 1}, court_scrolls="review"), 4) == {"scrolls": -1, "vp": 5}


def test_effects_that_were_not_learnt_are_refused_by_name() -> None:
    with pytest.raises(Illegal) as caught:
        at("mint", 2).play(Activate((3,)))
    assert str(caught.value) == "effect_not_learnt building='mint' effects=2"


def test_scrolls_stop_at_ten() -> None:
    assert at("library", scrolls={0: 9}).activate(2, 4).player(0).scrolls == 10


# -------------------------------------------------------------------- missions drawn at public buildings


def test_taxes_are_a_coin_for_each_mission_owned() -> None:
    table = at("doges_palace", missions={0: "mission_01"}, slots={0: "mission_02 mission_03"})
    table.state.players[0].slots = ["mission_03"]
    table.state.players[0].archive = ["mission_02"]
    table.activate(1)
    assert table.player(0).coins == 10 - 3
    assert len(table.values(Keep, "card")) == 2


def test_who_cannot_pay_taxes_draws_no_mission() -> None:
    assert at("doges_palace", missions={0: "mission_01"}, coins={0: 0}).sets() == {(), (2,)}


def test_the_coins_of_the_square_may_pay_the_taxes() -> None:
    table = at("st_marks_square", missions={0: "mission_01 mission_04"}, coins={0: 0})
    assert table.sets() == {(), (2,), (1, 2)}
    assert table.activate(1, 2).player(0).coins == 0


def test_with_three_missions_in_hand_none_is_drawn() -> None:
    assert at("doges_palace", missions={0: "mission_01 mission_04 mission_05"}).sets() == {(), (2,)}


def test_a_mission_not_kept_goes_to_the_bottom() -> None:
    table = at("doges_palace").activate(1)
    kept, other = table.values(Keep, "card")
    table.play(Keep(kept))
    assert table.state.missions[0] == other
    assert table.state.players[0].missions == [kept]
