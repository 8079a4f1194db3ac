"""Completing missions, and the permanent effects of completed ones."""

from typing import Any

import pytest

from rules.game import Illegal
from rules.venice.activating import Decline, InfluenceGivenUp, UseEffect
from rules.venice.bridges import Build
from rules.venice.cargo import Stow
from rules.venice.completing import Complete, MissionFiled
from rules.venice.drawing import Keep
from rules.venice.lowering import coins_per_point
from rules.venice.opening import Man
from rules.venice.pieces import MISSIONS
from rules.venice.sailing import Sail
from tests.rules.venice.table import Table
from tests.rules.venice.test_buildings import at

AT_THE_WAREHOUSE: dict[str, Any] = {"missions": {0: "mission_07"}, "holds": {"0a": "cloth cloth silver"}}
PAID = ("cloth", "cloth", "silver")


def test_a_mission_takes_its_cubes_and_scrolls_and_pays() -> None:
    table = at("warehouse", **AT_THE_WAREHOUSE, scrolls={0: 1}).play(Complete("mission_07", PAID, "slot"))
    player = table.player(0)
    assert (player.vp, player.coins, player.scrolls, player.missions) == (5, 15, 0, 0)
    assert table.hold("0a") == ""
    assert player.earned == {"mission_07": 5}


@pytest.mark.parametrize(
    ("building", "given", "reason"),
    [
        ("warehouse", AT_THE_WAREHOUSE, "too_few_scrolls needs=1 has=0"),
        ("mint", {**AT_THE_WAREHOUSE, "scrolls": {0: 1}}, "mission_elsewhere building='warehouse'"),
        ("warehouse", {"missions": {0: "mission_07"}, "scrolls": {0: 1}}, "cubes_missing needs='cloth cloth silver'"),
        ("warehouse", {"scrolls": {0: 1}, "missions": {0: "mission_01"}}, "mission_not_in_hand"),
    ],
)
def test_a_mission_that_cannot_be_completed_says_what_is_missing(building: str, given: Any, reason: str) -> None:
    with pytest.raises(Illegal) as caught:
        at(building, **given).play(Complete("mission_07", PAID, "slot"))
    assert str(caught.value) == reason


def test_the_cubes_must_be_on_the_gondola_moored_there() -> None:
    table = at("warehouse", missions={0: "mission_07"}, holds={"0b": "cloth cloth silver"}, scrolls={0: 1})
    assert table.form(Complete) is None


def test_only_one_mission_is_completed_in_a_turn() -> None:
    table = at(
        "warehouse",
        missions={0: "mission_07 mission_08"},
        holds={"0a": "cloth cloth silver cloth cloth"},
        scrolls={0: 1},
    )
    table.play(Complete("mission_07", PAID, "slot"))
    assert table.form(Complete) is None


def test_a_full_board_archives_a_card_or_the_new_one() -> None:
    slots = "mission_02 mission_03 mission_04"
    table = at("warehouse", **AT_THE_WAREHOUSE, slots={0: slots}, scrolls={0: 1})
    assert table.values(Complete, "place") == [*slots.split(), "archive"]
    table.play(Complete("mission_07", PAID, "mission_03"))
    assert table.player(0).slots == ("mission_02", "mission_04", "mission_07")
    assert table.player(0).archive == ("mission_03",)
    assert table.told(MissionFiled)[0].archived == "mission_03"


def test_an_archived_mission_has_no_effect_but_is_taxed_and_counted() -> None:
    table = Table(coins={0: 2})
    table.state.players[0].archive = ["mission_10"]
    assert table.values(Man, "gondola") == ["gondola_0a"]
    assert table.player(0).taxes == 1


def test_an_effect_works_in_the_same_turn() -> None:
    table = at(
        "mint", 1, missions={0: "mission_09"}, holds={"0a": "ceramics ceramics cloth"}, scrolls={0: 1}, intrigue={0: 3}
    )
    table.play(Complete("mission_09", ("ceramics", "ceramics", "cloth"), "slot")).activate(1)
    table.play(UseEffect("mission_09"))
    assert (table.player(0).intrigue, table.player(0).coins) == (1, 10 + 5 - 3)


# -------------------------------------------------------------------- effects after an activation


@pytest.mark.parametrize(
    ("mission", "building", "given", "changed"),
    [
        ("mission_04", "docks", {}, {"coins": 9}),
        ("mission_05", "church", {"intrigue": {0: 2}}, {"coins": 8, "intrigue": 1}),
        ("mission_09", "mint", {"intrigue": {0: 3}}, {"coins": 7, "intrigue": 1}),
        ("mission_12", "minor_council", {"scrolls": {0: 2}}, {"scrolls": 0, "council": 1}),
        ("mission_13", "court", {"scrolls": {0: 1}}, {"scrolls": 0, "vp": 1, "coins": 11}),
        ("mission_19", "monastery", {"scrolls": {0: 1}, "intrigue": {0: 1}}, {"scrolls": 0, "intrigue": 0}),
    ],
)
def test_an_optional_effect_may_be_bought_after_the_activation(
    mission: str, building: str, given: Any, changed: dict[str, int]
) -> None:
    table = at(building, 1, slots={0: mission}, **given).activate(1)
    assert table.form(Decline) is not None
    table.play(UseEffect(mission))
    assert {item: getattr(table.player(0), item) for item in changed} == changed


def test_it_may_be_declined_and_is_not_offered_to_who_cannot_pay() -> None:
    declined = at("mint", 1, slots={0: "mission_09"}, intrigue={0: 3}).activate(1).play(Decline())
    assert declined.player(0).intrigue == 3
    assert at("mint", 1, slots={0: "mission_09"}, coins={0: 2}).activate(1).awaited == (1,)


def test_a_building_of_which_no_effect_is_used_was_not_activated() -> None:
    assert at("library", 1, slots={0: "mission_17"}).activate().player(0).scrolls == 0


def test_mission_1_sells_a_cube_at_the_market() -> None:
    table = at("market", 1, slots={0: "mission_01"}, holds={"0a": "silver"}).activate(1)
    table.play(UseEffect("mission_01")).play(Stow(("ceramics",)))
    assert (table.player(0).vp, table.player(0).coins) == (1, 11)


def test_mission_4_gains_a_cube_of_choice() -> None:
    table = at("docks", 1, slots={0: "mission_04"}).activate(1).play(UseEffect("mission_04"))
    assert table.play(Stow(("cloth", "silver"))).hold("0a") == "cloth silver"


def test_mission_11_draws_a_card_at_the_great_council() -> None:
    table = at("great_council", slots={0: "mission_11"}).activate(1)
    assert len(table.values(Keep, "card")) == 2


def test_mission_15_gives_up_a_card_for_points() -> None:
    table = at("senate", 1, slots={0: "mission_15"}, influence={0: "research#1 testify#2"}).activate(1)
    table.play(UseEffect("mission_15", "testify#2"))
    assert (table.player(0).vp, table.view.influence_used) == (2, ("testify#2",))
    assert table.told(InfluenceGivenUp)[0].reveals


def test_mission_17_gives_a_scroll_more_at_the_library() -> None:
    assert at("library", 1, slots={0: "mission_17"}).activate(1).player(0).scrolls == 1


def test_mission_23_scores_ones_bridges_at_the_council_of_ten() -> None:
    table = at("council_of_ten", 1, slots={0: "mission_23"}, bridges={"c01": 0, "c02": 0, "c03": 1}).activate(1)
    assert table.player(0).vp == 2


def test_whoever_passes_keeps_the_coins_to_sail_on() -> None:
    """The permanent effect of the docks is not offered to somebody who then could not pay the next canal."""
    table = Table(
        gondolas={0: ("consulate", "senate")}, assistants={"docks": {0: 1}}, slots={0: "mission_04"}, coins={0: 1}
    )
    table.man("a").passing("docks").activate(1)
    assert table.form(UseEffect) is None
    assert table.form(Sail) is not None


# -------------------------------------------------------------------- effects that change a rule


def test_mission_2_limits_taxes_to_one_coin() -> None:
    table = at("doges_palace", missions={0: "mission_01 mission_04"}, slots={0: "mission_02"}).activate(1)
    assert table.player(0).coins == 9


def test_mission_3_earns_a_coin_under_the_bridges_of_others() -> None:
    table = Table(gondolas={0: ("docks", "senate")}, bridges={"c18": 1}, slots={0: "mission_03"}).man("a").moor("mint")
    assert (table.player(0).coins, table.player(0).intrigue) == (11, 0)


def test_mission_6_lowers_intrigue_for_three_coins() -> None:
    assert coins_per_point(Table(slots={0: "mission_06"}).state, 0) == 3
    assert coins_per_point(Table().state, 0) == 4


def test_mission_8_takes_one_cube_of_another_kind() -> None:
    given: Any = {"missions": {0: "mission_07"}, "scrolls": {0: 1}, "slots": {0: "mission_08"}}
    table = at("warehouse", holds={"0a": "ceramics cloth silver"}, **given)
    assert table.values(Complete, "cubes", mission="mission_07") == [("ceramics", "cloth", "silver")]
    assert at("warehouse", holds={"0a": "ceramics ceramics silver"}, **given).form(Complete) is None


def test_mission_10_makes_staying_cheaper() -> None:
    assert Table(slots={0: "mission_10"}, coins={0: 1}).man("b").player(0).coins == 0


def test_mission_16_makes_bridges_at_the_great_council_cheaper() -> None:
    table = at("great_council", slots={0: "mission_16"}, coins={0: 2}).activate(2).play(Build("c01"))
    assert table.player(0).coins == 0


def test_mission_20_ignores_the_intrigue_that_others_hand_out() -> None:
    assert at("court", slots={1: "mission_20"}).activate(2).all("intrigue") == [0, 0, 1]


def test_mission_22_draws_three_influence_cards() -> None:
    table = at("court", slots={0: "mission_22"}).activate(3)
    cards = table.values(Keep, "card")
    assert len(cards) == 3
    left = table.view.influence_left
    assert table.play(Keep(cards[0])).view.influence_left == left + 2


def test_mission_24_earns_two_coins_under_ones_own_bridge() -> None:
    table = Table(gondolas={0: ("docks", "senate")}, bridges={"c18": 0}, slots={0: "mission_24"}).man("a").moor("mint")
    assert table.player(0).coins == 12


def test_mission_25_pays_two_coins_more_for_each_later_mission() -> None:
    table = at("warehouse", **AT_THE_WAREHOUSE, scrolls={0: 1}, slots={0: "mission_25"})
    assert table.play(Complete("mission_07", PAID, "slot")).player(0).coins == 17
    itself = at("market", missions={0: "mission_25"}, holds={"0a": "cloth cloth silver silver"})
    itself.play(Complete("mission_25", ("cloth", "cloth", "silver", "silver"), "slot"))
    assert itself.player(0).coins == 15


def test_mission_26_makes_the_second_canal_cheaper() -> None:
    table = Table(gondolas={0: ("market", "senate")}, slots={0: "mission_26"}).man("a").passing("minor_council")
    assert table.moor("docks").player(0).coins == 9


def test_every_mission_has_an_effect_of_its_own() -> None:
    effects = {(mission.modifier, mission.after) for mission in MISSIONS.values()}
    assert len(effects) == len(MISSIONS) == 26
    assert (None, None) not in effects


def test_effects_are_refused_where_nothing_was_activated() -> None:
    with pytest.raises(Illegal):
        at("mint", 1, slots={0: "mission_09"}).play(UseEffect("mission_09"))
