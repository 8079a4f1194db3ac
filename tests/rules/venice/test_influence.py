"""Influence cards, one at the beginning of a turn."""

import pytest

from rules.game import Illegal
from rules.venice.activating import Activate
from rules.venice.cargo import Stow, Transfer
from rules.venice.drawing import Keep
from rules.venice.influence import Use
from rules.venice.sailing import Sail
from tests.rules.venice.table import Table


def test_one_card_a_turn_and_only_at_its_beginning() -> None:
    table = Table(influence={0: "research#1 research#2"}).play(Use("research#1"))
    assert table.player(0).scrolls == 3
    assert table.view.influence_used == ("research#1",)
    with pytest.raises(Illegal) as caught:
        table.play(Use("research#2"))
    assert caught.value.key == "one_influence_card_a_turn"
    assert Table(influence={0: "research#1"}).man("a").form(Use) is None


def test_cards_of_others_cannot_be_played() -> None:
    with pytest.raises(Illegal) as caught:
        Table(influence={1: "research#1"}).play(Use("research#1"))
    assert caught.value.key == "card_not_in_hand"


def test_bribing_the_overseer_brings_an_assistant_to_the_last_space() -> None:
    table = Table(influence={0: "bribe_overseer#1"}, assistants={"mint": {0: 1, 1: 2}, "court": {0: 4}})
    assert table.values(Use, "on", card="bribe_overseer#1") == ["mint"]
    table.play(Use("bribe_overseer#1", "mint"))
    assert table.view.assistants["mint"] == {0: 4, 1: 2}
    assert table.player(0).intrigue == 3


def test_promoting_moves_an_assistant_on_and_pushes() -> None:
    table = Table(influence={0: "promote_assistants#1"}, assistants={"mint": {0: 1, 1: 2}})
    assert table.play(Use("promote_assistants#1", "mint")).view.assistants["mint"] == {0: 2, 1: 3}


@pytest.mark.parametrize("card", ["bribe_overseer#1", "promote_assistants#1"])
def test_without_an_assistant_to_move_the_card_has_no_use(card: str) -> None:
    table = Table(influence={0: card}, assistants={"mint": {0: 4, 1: 1}})
    assert table.form(Use) is None
    with pytest.raises(Illegal) as caught:
        table.play(Use(card, "mint"))
    assert caught.value.key == "card_has_no_use_now"


def test_overtime_activates_a_building_where_a_gondola_lies() -> None:
    table = Table(gondolas={0: ("mint", "church")}, influence={0: "overtime#1"}, assistants={"mint": {0: 2}})
    assert table.values(Use, "on", card="overtime#1") == ["mint"]
    table.play(Use("overtime#1", "mint")).activate(1, 2)
    assert (table.hold("0a"), table.player(0).coins) == ("silver", 14)
    assert table.view.assistants["mint"] == {0: 2}


def test_overtime_works_at_a_public_building() -> None:
    table = Table(gondolas={0: ("doges_palace", "church")}, influence={0: "overtime#1"})
    assert table.play(Use("overtime#1", "doges_palace")).activate(2).player(0).vp == 1


def test_bribing_the_councillors_goes_one_field_up_or_two_for_intrigue() -> None:
    plain = Table(influence={0: "bribe_councillors#1"}, intrigue={0: 5}).play(Use("bribe_councillors#1", "plain"))
    assert (plain.player(0).council, plain.player(0).intrigue) == (1, 5)
    more = Table(influence={0: "bribe_councillors#1"}).play(Use("bribe_councillors#1", "more"))
    assert (more.player(0).council, more.player(0).intrigue) == (2, 1)


def test_selling_information_gives_coins_and_a_card() -> None:
    table = Table(influence={0: "sell_information#1"}).play(Use("sell_information#1"))
    assert table.player(0).coins == 12
    table.play(Keep(table.values(Keep, "card")[1]))
    assert table.player(0).influence == 1


def test_the_bridge_card_builds_for_nothing_or_scores_bridges() -> None:
    built = Table(influence={0: "build_bridge#1"}).play(Use("build_bridge#1", "c07"))
    assert (built.view.bridges, built.player(0).coins) == ({"c07": 0}, 10)
    scored = Table(influence={0: "build_bridge#1"}, bridges={"c01": 0, "c02": 0})
    assert scored.values(Use, "on", card="build_bridge#1") == ["points"]
    assert scored.play(Use("build_bridge#1", "points")).player(0).vp == 4


def test_managing_supplies_moves_cubes_anywhere_and_adds_one() -> None:
    table = Table(
        gondolas={0: ("mint", "market")}, holds={"0a": "cloth", "0b": "silver"}, influence={0: "manage_supplies#1"}
    )
    table.play(Use("manage_supplies#1", "gondola_0b")).play(Transfer(("cloth", "silver")))
    table.play(Stow(("ceramics", "cloth", "silver")))
    assert (table.hold("0a"), table.hold("0b")) == ("", "ceramics cloth silver")


def test_bidding_for_contracts_draws_a_mission_without_taxes_or_scores() -> None:
    drawn = Table(influence={0: "bid_contracts#1"}, missions={0: "mission_01"})
    drawn.play(Use("bid_contracts#1", "mission"))
    assert (drawn.player(0).missions, drawn.player(0).coins) == (2, 10)
    full = Table(influence={0: "bid_contracts#1"}, missions={0: "mission_01 mission_02 mission_03"})
    assert full.values(Use, "on", card="bid_contracts#1") == ["points"]
    assert full.play(Use("bid_contracts#1", "points")).player(0).vp == 2


def test_testifying_gives_up_intrigue_as_far_as_there_is_any() -> None:
    assert Table(influence={0: "testify#1"}, intrigue={0: 5}).play(Use("testify#1")).player(0).intrigue == 2
    assert Table(influence={0: "testify#1"}, intrigue={0: 1}).play(Use("testify#1")).player(0).intrigue == 0


def test_a_spy_opens_all_effects_of_a_tile_that_is_passed() -> None:
    table = Table(gondolas={0: ("docks", "senate")}, influence={0: "hire_spy#1"}, assistants={"mint": {0: 1}})
    table.play(Use("hire_spy#1", "mint"))
    assert (table.player(0).coins, table.view.spy) == (8, "mint")
    table.man("a").passing("mint").activate(1, 2, 3, 4)
    assert table.player(0).coins == 8 + 4 + 4 + 2
    table.moor("church").activate(1)
    assert table.view.spy is None


def test_a_spy_is_of_no_use_where_one_moors() -> None:
    table = Table(gondolas={0: ("docks", "senate")}, influence={0: "hire_spy#1"})
    table.play(Use("hire_spy#1", "mint")).man("a").moor("mint")
    assert table.sets() == {(), (1,)}


def test_a_spy_is_of_no_use_where_ones_own_gondola_lies() -> None:
    table = Table(gondolas={0: ("docks", "mint")}, influence={0: "hire_spy#1"})
    table.play(Use("hire_spy#1", "mint")).man("a").passing("mint")
    assert table.form(Activate) is None
    assert table.form(Sail) is not None


def test_a_spy_needs_two_coins_and_a_tile() -> None:
    assert Table(influence={0: "hire_spy#1"}, coins={0: 1}).form(Use) is None
    tiles = Table(influence={0: "hire_spy#1"}).values(Use, "on", card="hire_spy#1")
    assert len(tiles) == 12
    assert "great_council" not in tiles


def test_with_the_switch_a_spy_goes_to_public_buildings() -> None:
    table = Table(gondolas={0: ("docks", "senate")}, influence={0: "hire_spy#1"}, spy_on_public_building=True)
    table.play(Use("hire_spy#1", "great_council")).man("a").passing("great_council").activate(1)
    assert table.player(0).council == 1
