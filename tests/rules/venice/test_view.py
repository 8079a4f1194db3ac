"""What there is to see: everything but the hands of others."""

import msgspec

from rules.venice.pieces import COMPONENTS
from tests.rules.venice.table import GAME, Table


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = Table(missions={0: "mission_09"}, influence={0: "testify#1"})
    assert GAME.view(table.state, 0).hand.influence == ("testify#1",)
    for other in (None, 1):
        seen = msgspec.json.encode(GAME.view(table.state, other))
        assert b"testify#1" not in seen
        assert b"mission_09" not in seen
    assert table.player(0).missions == table.player(0).influence == 1


def test_a_mission_in_hand_shows_what_each_gondola_lacks() -> None:
    table = Table(missions={0: "mission_09"}, holds={"0a": "ceramics silver", "0b": "cloth"})
    (mission,) = GAME.view(table.state, 0).hand.missions
    assert mission.missing == {"gondola_0a": ("ceramics", "cloth"), "gondola_0b": ("ceramics", "ceramics")}
    assert mission.scrolls == 1


def test_a_voyage_shows_its_quays_and_canals() -> None:
    table = Table(gondolas={0: ("market", "senate")}).man("a").passing("minor_council")
    voyage = table.view.voyage
    assert (voyage.gondola, voyage.path, voyage.canals) == ("gondola_0a", ("market", "minor_council"), ("c07",))


def test_stacks_are_seen_from_the_lowest_to_the_highest() -> None:
    table = Table(gondolas={0: ("docks", "senate"), 1: ("mint", "court"), 2: ("mint", "library")}).man("a").moor("mint")
    assert [boat.id for boat in table.view.gondolas if boat.quay == "mint"] == [
        "gondola_1a",
        "gondola_2a",
        "gondola_0a",
    ]


def test_a_meeting_shows_what_is_owed_and_the_table_who_would_be_arrested() -> None:
    table = Table(gondolas={0: ("docks", "senate"), 1: ("mint", "court")}, scrolls={0: 1, 1: 1}, intrigue={2: 1})
    table.man("a").passing("mint").face(1, 0)
    assert table.view.meeting.owed == {0: 1, 1: 1}
    assert table.view.awaited == (0,)
    assert table.view.would_be_arrested == 2


def test_the_board_is_whole() -> None:
    view = GAME.view(GAME.start(3), None)
    assert list(view.board) == [quay.id for quay in COMPONENTS.board.quays]
    assert len(set(view.board.values())) == 15
