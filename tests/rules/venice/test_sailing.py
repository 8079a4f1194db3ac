"""Turns begin with the gondolier, and voyages go from quay to quay."""

import pytest

from rules.game import Illegal
from rules.venice.activating import Activate
from rules.venice.mooring import Moored
from rules.venice.opening import Man
from rules.venice.sailing import Sail
from tests.rules.venice.table import Table


def refusal(table: Table, action: object) -> Illegal:
    with pytest.raises(Illegal) as caught:
        table.play(action)  # type: ignore[arg-type]
    return caught.value


def test_the_gondolier_changes_gondolas_for_nothing_and_stays_for_three_coins() -> None:
    table = Table(coins={0: 3})
    assert [table.form(Man).fields["gondola"].about(f"gondola_0{one}")["cost"] for one in "ab"] == [0, 3]
    assert table.man("b").player(0).coins == 0


def test_who_cannot_pay_must_change_gondolas() -> None:
    table = Table(coins={0: 2})
    assert table.values(Man, "gondola") == ["gondola_0a"]
    assert str(refusal(table, Man("gondola_0b"))) == "too_few_coins needs=3 has=2"


def test_in_the_first_turn_the_gondolier_goes_where_his_player_likes() -> None:
    table = Table(gondolier=None, coins={0: 0})
    assert table.values(Man, "gondola") == ["gondola_0a", "gondola_0b"]


def test_nobody_sails_before_his_gondolier_is_on_board_or_in_anothers_turn() -> None:
    assert refusal(Table(), Sail("market", "moor")).key == "not_allowed_now"
    with pytest.raises(Illegal) as caught:
        Table().man("a").play(Sail("market", "moor"), seat=1)
    assert caught.value.key == "not_your_turn"


def test_a_voyage_uses_no_quay_twice() -> None:
    table = Table(gondolas={0: ("docks", "senate")}).man("a").passing("mint")
    assert "docks" not in table.values(Sail, "quay")
    assert refusal(table, Sail("docks", "moor")).key == "quay_used_already"
    assert refusal(table, Sail("market", "moor")).key == "quay_not_next"


def test_a_canal_that_cannot_be_paid_is_closed() -> None:
    table = Table(gondolas={0: ("docks", "senate")}, coins={0: 1}).man("a").passing("mint")
    assert set(table.values(Sail, "quay")) == {"council_of_ten", "church"}
    assert str(refusal(table, Sail("library", "moor"))) == "too_few_coins needs=2 has=1"


def test_one_moors_with_others_but_not_with_ones_own_gondola() -> None:
    table = Table(gondolas={0: ("docks", "mint"), 1: ("minor_council", "court")}).man("a")
    assert table.values(Sail, "then", quay="mint") == ["pass"]
    assert refusal(table, Sail("mint", "moor")).key == "own_gondola_there"
    table.moor("minor_council")
    assert table.told(Moored)[0].below == ("gondola_1a",)


def test_passing_needs_an_onward_canal_that_can_be_paid() -> None:
    table = Table(gondolas={0: ("docks", "senate")}, coins={0: 0}).man("a")
    assert table.values(Sail, "then", quay="mint") == ["moor"]
    assert refusal(table, Sail("mint", "pass")).key == "must_sail_on"


def test_coins_from_the_building_passed_may_pay_the_way_on() -> None:
    table = Table(gondolas={0: ("docks", "senate")}, coins={0: 0}, assistants={"mint": {0: 2}}).man("a")
    table.passing("mint")
    assert table.sets() == {(2,), (1, 2)}
    assert refusal(table, Activate((1,))).key == "must_sail_on"
    table.activate(2).moor("church")
    assert table.player(0).coins == 3


def test_passing_an_own_gondola_one_must_be_able_to_get_beyond_it() -> None:
    """Beyond the docks one's own gondola at the mint cannot be joined, and its next canals cost coins."""
    table = Table(gondolas={0: ("consulate", "mint")}, coins={0: 0}).man("a")
    assert table.values(Sail, "then", quay="docks") == ["moor"]


def test_a_building_where_ones_other_gondola_lies_is_not_activated_in_passing() -> None:
    table = Table(gondolas={0: ("docks", "mint")}, assistants={"mint": {0: 4}}).man("a").passing("mint")
    assert table.form(Sail) is not None
    assert table.hold("0a") == ""


def test_with_the_switch_it_is() -> None:
    table = Table(gondolas={0: ("docks", "mint")}, assistants={"mint": {0: 1}}, activate_where_own_gondola_moored=True)
    assert table.man("a").passing("mint").activate(1).hold("0a") == "silver"


def test_public_buildings_are_not_activated_in_passing() -> None:
    table = Table(gondolas={0: ("docks", "senate")}).man("a").passing("great_council")
    assert table.form(Activate) is None
    assert table.form(Sail) is not None


def test_under_anothers_bridge_one_gains_intrigue_and_scrolls_do_not_help() -> None:
    table = Table(gondolas={0: ("docks", "senate")}, bridges={"c18": 1}, scrolls={0: 5}).man("a").moor("mint")
    assert (table.player(0).intrigue, table.player(0).scrolls) == (1, 5)


def test_under_ones_own_bridge_one_earns_a_coin_even_on_the_first_canal() -> None:
    table = Table(gondolas={0: ("docks", "senate")}, bridges={"c18": 0, "c05": 0}, coins={0: 0}).man("a")
    table.passing("mint").moor("council_of_ten")
    assert (table.player(0).intrigue, table.player(0).coins) == (0, 2)


def test_a_gondola_that_leaves_a_stack_gives_no_points() -> None:
    table = Table(gondolas={0: ("docks", "senate"), 1: ("docks", "court")}).man("a").moor("mint")
    assert table.all("vp") == [0, 0, 0]


def test_an_assistant_on_the_last_space_stays_and_nobody_is_trained_without_assistants() -> None:
    full = {tile: {0: 4} for tile in ("mint", "docks", "court", "church", "market", "senate", "library")}
    table = Table(gondolas={0: ("docks", "senate")}, assistants=full).man("a").moor("mint")
    assert table.activate(1).view.assistants["mint"] == {0: 4}
    ten = [tile for tile in table.state.assistants if tile not in ("mint", "consulate")]
    none_left = Table(gondolas={0: ("docks", "senate")}, assistants={tile: {0: 1} for tile in ten})
    none_left.man("a").moor("mint")
    assert none_left.view.assistants["mint"] == {}
    assert none_left.awaited == (1,)


def test_the_first_to_place_all_assistants_scores_eight_points_once() -> None:
    nine = ("warehouse", "library", "court", "monastery", "council_of_ten", "church", "market", "docks", "senate")
    table = Table(
        gondolas={0: ("docks", "senate"), 1: ("docks", "senate")},
        assistants={tile: {0: 3, 1: 4} for tile in nine},
    )
    table.man("a").moor("mint").activate(1)
    assert table.player(0).vp == 8
    assert table.view.all_placed == 0
    table.man("a").moor("mint").activate(1)
    assert table.player(1).vp == 0
    assert table.player(1).assistants_left == 0
