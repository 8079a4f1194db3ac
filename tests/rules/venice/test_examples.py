"""The worked examples of the rulebook."""

from rules.venice.activating import Decline
from rules.venice.bridges import Build
from rules.venice.cargo import Stow, Transfer
from rules.venice.completing import Complete
from rules.venice.course import TurnFavour
from rules.venice.sailing import Sail
from rules.venice.scoring import shares
from rules.venice.training import Pushed
from tests.rules.venice.table import Table

BLUE, PURPLE, ORANGE = 0, 1, 2


def middle_of_a_game() -> Table:
    """Three players in the middle of a game, before the eight turns shown on the last pages."""
    table = Table(
        gondolas={
            BLUE: ("market", "council_of_ten"),
            PURPLE: ("consulate", "church"),
            ORANGE: ("court", "library"),
        },
        holds={"0a": "ceramics", "2a": "silver", "2b": "cloth"},
        assistants={
            "minor_council": {BLUE: 1},
            "market": {BLUE: 1},
            "council_of_ten": {BLUE: 1},
            "mint": {PURPLE: 1},
            "church": {PURPLE: 1},
            "library": {ORANGE: 1},
            "court": {ORANGE: 1},
        },
        missions={BLUE: "mission_09 mission_11", ORANGE: "mission_07"},
        scrolls={BLUE: 1, ORANGE: 1},
        coins={BLUE: 8, PURPLE: 6, ORANGE: 5},
        activate_where_own_gondola_moored=True,
        favour_cards=True,
    )
    table.state.players[PURPLE].favour = table.state.players[ORANGE].favour = False
    return table


def test_the_eight_turns_of_the_last_pages() -> None:
    table = middle_of_a_game()

    # Blue fetches ceramics in passing and moors at the docks for cloth.
    table.man("a").passing("minor_council").activate(1)
    assert table.hold("0a") == "ceramics ceramics"
    table.moor("docks").activate(1)
    assert table.player(BLUE).coins == 6
    assert table.view.assistants["docks"] == {BLUE: 1}
    assert table.hold("0a") == "ceramics ceramics cloth"

    # Purple meets him there, takes the intrigue, and has more of it than both others at the Great Council.
    table.man("a").passing("docks")
    table.face(BLUE, 1)
    assert table.all("intrigue") == [0, 1, 0]
    assert table.player(BLUE).scrolls == 0
    table.moor("great_council").activate(1, 2).play(Build("c21"))
    assert table.player(PURPLE).council == 3
    assert table.player(PURPLE).coins == 6 - 1 - 4
    assert table.view.bridges == {"c21": PURPLE}

    # Orange takes cloth over from his other gondola, more from the library, and completes his mission.
    table.man("a").passing("library").play(Transfer(("cloth", "silver"))).activate(1)
    assert table.hold("2a") == "cloth cloth silver"
    table.moor("warehouse")
    assert table.player(ORANGE).coins == 3
    table.play(Complete("mission_07", ("cloth", "cloth", "silver"), "slot"))
    orange = table.player(ORANGE)
    assert (orange.vp, orange.coins, orange.scrolls, orange.slots) == (5, 8, 0, ("mission_07",))
    table.activate(1)
    assert table.hold("2a") == "ceramics"
    assert table.view.assistants["warehouse"] == {ORANGE: 1}

    # Blue pays to stay in his gondola, turns his favour card for a scroll, and completes his mission at the mint.
    table.man("a").play(TurnFavour())
    assert (table.player(BLUE).coins, table.player(BLUE).scrolls) == (6 - 3 + 5, 2)
    table.moor("mint").play(Complete("mission_09", ("ceramics", "ceramics", "cloth"), "slot"))
    assert (table.player(BLUE).vp, table.player(BLUE).coins, table.player(BLUE).scrolls) == (5, 13, 1)
    table.activate(1)
    assert table.view.assistants["mint"] == {BLUE: 1, PURPLE: 2}
    table.play(Decline())
    assert table.hold("0a") == "silver"

    # Purple has been pushed to the second effect of the mint and uses it in passing; he moors upon Blue.
    table.man("b").passing("mint").face(BLUE, 0)
    assert table.all("intrigue") == [1, 2, 0]
    table.activate(1, 2)
    assert (table.player(PURPLE).coins, table.player(PURPLE).intrigue) == (1 + 4, 3)
    table.moor("council_of_ten")
    assert table.player(BLUE).vp == 5 + 1
    table.activate(1)
    assert table.view.assistants["council_of_ten"] == {BLUE: 2, PURPLE: 1}
    assert table.hold("1b") == "silver silver"

    # Orange learns the second effect of the court, and everybody else gains intrigue.
    table.man("b").moor("court").activate(1, 2)
    assert table.view.assistants["court"] == {ORANGE: 2}
    assert table.all("intrigue") == [2, 4, 0]

    # Blue leaves from below Purple's gondola and buys the two cubes that he lacks at the market.
    table.man("b").passing("minor_council").activate(1).moor("market").activate(1, 2)
    table.play(Stow(("ceramics", "ceramics", "cloth", "silver")))
    assert table.view.assistants["market"] == {BLUE: 2}
    assert table.player(BLUE).coins == 13 - 1 - 1

    # Purple earns a coin under his bridge, moors upon Blue again, and leaves out one of the mint's effects.
    table.man("a").passing("church")
    assert table.player(PURPLE).coins == 4 + 1
    table.activate(1).moor("mint")
    assert table.player(BLUE).vp == 5 + 1 + 1
    table.activate(1, 2)
    assert table.view.assistants["mint"] == {BLUE: 1, PURPLE: 3}
    purple = table.player(PURPLE)
    assert (purple.coins, purple.intrigue) == (5 - 1 + 4, 4 + 1)
    assert table.hold("1a") == "silver silver"


def test_an_assistant_pushes_others_on_and_the_last_space_holds_several() -> None:
    """The picture of training: a new assistant on a taken space pushes, and so on to the last one."""
    table = Table(gondolas={0: ("docks", "senate")}, assistants={"mint": {1: 1, 2: 2}})
    table.man("a").moor("mint").activate(1)
    assert table.view.assistants["mint"] == {0: 1, 1: 2, 2: 3}
    assert [event.colour for event in table.told(Pushed)] == [1, 2]

    crowded = Table(4, gondolas={0: ("docks", "senate")}, assistants={"mint": {0: 2, 1: 3, 2: 4, 3: 4}})
    crowded.man("a").moor("mint").activate(1)
    assert crowded.view.assistants["mint"] == {0: 3, 1: 4, 2: 4, 3: 4}


def test_the_church_gives_each_as_much_as_his_assistant_has_learnt() -> None:
    """The picture of activation: on the first space silver; on the second also less intrigue; on the third a trade."""
    for space, most in ((0, {(), (1,)}), (1, {(), (1,), (2,), (1, 2)})):
        table = Table(
            gondolas={0: ("mint", "senate")}, assistants={"church": {0: space} if space else {}}, intrigue={0: 2}
        )
        assert table.man("a").moor("church").sets() == most
    trader = Table(gondolas={0: ("mint", "senate")}, assistants={"church": {0: 2}}, intrigue={0: 2})
    trader.man("a").moor("church").activate(1, 2, 3)
    assert (trader.player(0).intrigue, trader.player(0).vp) == (0, 1)
    assert trader.hold("0a") == "silver"


def test_mooring_on_two_gondolas_gives_two_points_below_and_one_between() -> None:
    """The example of sharing a quay."""
    table = Table(gondolas={0: ("docks", "senate"), 1: ("mint", "court"), 2: ("mint", "library")})
    table.man("a").moor("mint")
    assert table.all("vp") == [0, 2, 1]


def test_two_who_are_equal_on_the_council_share_both_rewards() -> None:
    """The example of scoring the Great Council with two players: eleven points, rounded down to five each."""
    assert shares({0: 7, 1: 7}, (9, 2)) == {0: 5, 1: 5}


def test_the_first_canal_is_free_and_the_others_cost_their_fee() -> None:
    table = Table(gondolas={0: ("market", "senate")}, coins={0: 2})
    table.man("a")
    facts = table.form(Sail).fields["quay"].about("minor_council")
    assert (facts["fee"], facts["leaves"]) == (0, 2)
    table.passing("minor_council").moor("docks")
    assert table.player(0).coins == 0
