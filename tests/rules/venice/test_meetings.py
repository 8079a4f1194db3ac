"""Gondolas meet when one passes another."""

import pytest

from rules.game import Illegal
from rules.venice.activating import Activate
from rules.venice.cargo import Stow, Transfer
from rules.venice.meeting import CubeYielded, Face, Faced, Greet, Met, Yield
from rules.venice.sailing import Sail
from tests.rules.venice.table import Table

MEET = {0: ("docks", "senate"), 1: ("mint", "court"), 2: ("mint", "library")}


def test_both_decide_at_once_and_nothing_shows_until_both_have() -> None:
    table = Table(gondolas={0: ("docks", "senate"), 1: ("mint", "court")}, scrolls={0: 1, 1: 1}).man("a")
    table.passing("mint")
    assert table.awaited == (0, 1)
    table.face(1, 0)
    assert not table.told(Faced)
    assert table.all("intrigue") == [0, 0, 0]
    table.face(0, 1)
    assert table.all("intrigue") == [0, 1, 0]
    assert table.all("scrolls") == [0, 1, 0]


def test_until_then_an_answer_may_be_changed() -> None:
    table = Table(gondolas={0: ("docks", "senate"), 1: ("mint", "court")}, scrolls={0: 1, 1: 1}).man("a")
    table.passing("mint").face(1, 0).face(1, 1).face(0, 1)
    assert table.all("scrolls") == [0, 0, 0]


def test_each_gondola_of_a_stack_is_a_meeting_of_its_own() -> None:
    table = Table(gondolas=MEET, scrolls={0: 1}).man("a").passing("mint")
    assert table.told(Met)[0].owed == {0: 2, 1: 1, 2: 1}
    assert table.awaited == (0,)
    table.face(0, 1)
    assert table.all("intrigue") == [1, 1, 1]


def test_without_scrolls_there_is_nothing_to_ask() -> None:
    table = Table(gondolas=MEET).man("a").passing("mint")
    assert table.all("intrigue") == [2, 1, 1]
    assert table.form(Sail) is not None


def test_nobody_gives_more_scrolls_than_he_met_gondolas() -> None:
    table = Table(gondolas=MEET, scrolls={0: 9}).man("a").passing("mint")
    with pytest.raises(Illegal) as caught:
        table.play(Face(3))
    assert str(caught.value) == "too_many_scrolls most=2"


def test_mooring_is_no_meeting() -> None:
    table = Table(gondolas=MEET).man("a").moor("mint")
    assert table.all("intrigue") == [0, 0, 0]


def test_meetings_come_before_the_activation() -> None:
    table = Table(gondolas=MEET, scrolls={1: 1}, assistants={"mint": {0: 1}}).man("a").passing("mint")
    assert table.form(Activate, 0) is None
    table.face(1, 1)
    assert table.sets() == {(), (1,)}


def test_between_ones_own_gondolas_cubes_may_be_moved() -> None:
    table = Table(gondolas={0: ("docks", "mint")}, holds={"0a": "silver", "0b": "cloth cloth"}).man("a")
    table.passing("mint").play(Transfer(("cloth", "silver")))
    assert (table.hold("0a"), table.hold("0b")) == ("cloth silver", "cloth")


def test_no_gondola_takes_more_than_five_cubes_over() -> None:
    cubes = "cloth cloth cloth silver"
    table = Table(gondolas={0: ("docks", "mint")}, holds={"0a": cubes, "0b": cubes}).man("a").passing("mint")
    sizes = {len(hold) for hold in table.values(Transfer, "hold")}
    assert sizes == {3, 4, 5}


def test_intrigue_beyond_the_limit_costs_two_points_each() -> None:
    table = Table(gondolas=MEET, intrigue={0: 7, 1: 8}).man("a")
    for player in table.state.players:
        player.vp = 5
    table.passing("mint")
    assert table.all("intrigue") == [8, 8, 1]
    assert table.all("vp") == [3, 3, 5]


def test_points_never_fall_below_zero() -> None:
    table = Table(gondolas=MEET, intrigue={0: 8}).man("a").passing("mint")
    assert table.player(0).vp == 0


def test_with_four_players_the_limit_is_ten() -> None:
    table = Table(4, gondolas=MEET, intrigue={0: 9}).man("a").passing("mint")
    assert table.player(0).intrigue == 10


# -------------------------------------------------------------------- permanent effects about meetings


def test_mission_7_exchanges_a_cube_for_each_gondola_met() -> None:
    table = Table(gondolas=MEET, holds={"0a": "silver silver silver"}, slots={0: "mission_07"}).man("a")
    table.passing("mint")
    holds = {" ".join(hold) for hold in table.values(Stow, "hold")}
    assert "silver silver silver" in holds
    assert "ceramics cloth silver" in holds
    assert "ceramics ceramics ceramics" not in holds
    assert table.play(Stow(("ceramics", "cloth", "silver"))).hold("0a") == "ceramics cloth silver"


def test_mission_14_makes_rivals_pay_twice_but_not_its_owner() -> None:
    table = Table(gondolas=MEET, slots={1: "mission_14"}).man("a").passing("mint")
    assert table.all("intrigue") == [3, 1, 1]


def test_mission_18_gives_a_scroll_for_meeting_ones_own_gondola() -> None:
    table = Table(gondolas={0: ("docks", "mint")}, slots={0: "mission_18"}).man("a").passing("mint")
    assert table.player(0).scrolls == 1


def test_whom_to_meet_first_is_asked_where_it_matters() -> None:
    table = Table(gondolas={0: ("docks", "mint"), 1: ("mint", "court")}, slots={0: "mission_18"}).man("a")
    table.passing("mint").play(Greet("own"))
    # the scroll just gained can be given up at once
    assert table.awaited == (0,)
    table.face(0, 1)
    assert (table.player(0).scrolls, table.player(0).intrigue) == (0, 0)


def test_others_first_leaves_the_scroll_for_later() -> None:
    table = Table(gondolas={0: ("docks", "mint"), 1: ("mint", "court")}, slots={0: "mission_18"}).man("a")
    table.passing("mint").play(Greet("others"))
    assert (table.player(0).scrolls, table.player(0).intrigue) == (1, 1)


def test_mission_21_lets_cubes_stand_for_scrolls() -> None:
    table = Table(gondolas=MEET, holds={"0b": "cloth"}, scrolls={0: 1}, slots={0: "mission_21"}).man("a")
    table.passing("mint").face(0, 2).play(Yield("gondola_0b:cloth"))
    assert table.told(CubeYielded)[0].good == "cloth"
    assert (table.player(0).scrolls, table.player(0).intrigue, table.hold("0b")) == (0, 0, "")
