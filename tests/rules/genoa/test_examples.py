"""The worked examples of the rulebook, each as a game in which it happens."""

from rules.genoa.acquisition import Acquire, BuildingAcquired, DiscsTaken, OwnerOusted
from rules.genoa.acting import Act, Acted
from rules.genoa.haggling import Propose
from rules.genoa.journey import Move, Stop
from rules.genoa.start import DiceRolled, Roll, RoundMarkerMoved, StartAt
from tests.rules.genoa.table import GAME, Table

MERCHANT, ADAM, BASIA = 0, 1, 2


def test_a_blue_three_and_a_red_two_put_the_whole_tower_on_a_street() -> None:
    """Where the turn starts: the dice show 3 (blue) and 2 (red)."""
    table = Table(dice=(3, 2), things={MERCHANT: "starting_space"}).play(MERCHANT, Roll())
    (rolled,) = table.told(DiceRolled)
    assert (rolled.blue, rolled.red, rolled.place) == (3, 2, "street_3_2")
    assert table.view().discs == {"street_3_2": 5}


def test_from_the_guild_hall_the_tower_may_leave_in_every_direction() -> None:
    """Moving: the tower starts on the Guild Hall."""
    table = Table(path="guild_hall").passing(ADAM, BASIA)
    assert set(table.view().next) == {"street_6_3", "street_7_4", "street_7_5", "street_6_6", "market"}


def test_three_moves_lead_from_the_guild_hall_to_the_metals_and_a_fourth_to_villa_colini() -> None:
    table = Table(path="guild_hall").passing(ADAM, BASIA).move("street_6_6", "street_6_7", "warehouse_metals")
    assert table.view().tower == 2
    table.passing(ADAM, BASIA).move("villa_colini")
    assert table.view().discs == {
        "guild_hall": 1, "street_6_6": 1, "street_6_7": 1, "warehouse_metals": 1, "villa_colini": 1,
    }  # fmt: skip
    assert not table.view().next


def test_another_way_of_four_moves_leads_to_villa_colini_too() -> None:
    table = Table(path="guild_hall").passing(ADAM, BASIA).move("street_7_4", "street_7_5", "park", "villa_colini")
    assert table.view().path[-1] == "villa_colini"
    assert table.view().tower == 1


def test_five_ducats_are_refused_and_five_with_a_good_are_taken_for_the_coach_house() -> None:
    """Bargaining: one move is left beside the Coach House, and the merchant would rather stop."""
    table = Table(path="street_6_6 street_7_6 street_7_5 street_7_4", things={ADAM: "pepper"})
    first = table.offer(ADAM, "coach_house", give={"ducats": 5})
    table.play(MERCHANT, Propose(parent=first, receiver=ADAM, place="coach_house", want={"ducats": 5, "pepper": 1}))
    assert table.awaited == (ADAM,)
    counter = table.view().offers[-1]
    assert counter.parent == first
    table.accept(counter.id, ADAM)
    assert table.view().path[-1] == "coach_house"
    assert table.ducats(MERCHANT) == 135
    assert table.ducats(ADAM) == 125
    assert table.open(MERCHANT) == {"pepper": 1}
    table.play(ADAM, Act())
    assert table.open(ADAM) == {"starting_space": 1}


def test_an_offer_for_a_place_that_is_not_next_binds_nobody_until_the_tower_is_beside_it() -> None:
    """A place that does not touch: fifteen ducats if the tower comes to Villa Colini in this turn."""
    table = Table(path="street_7_5")
    far = table.offer(ADAM, "villa_colini", give={"ducats": 15})
    accept = table.form(MERCHANT, "move")
    assert "villa_colini" not in accept.fields["place"].values
    assert "accept" not in table.verbs(MERCHANT)
    table.move("park").passing(BASIA, ADAM)
    assert table.form(MERCHANT, "accept").fields["offer"].values == (far,)
    table.accept(far)
    assert table.view().path[-1] == "villa_colini"
    assert table.ducats(ADAM) == 115
    assert table.told(Acted)[0].seat == ADAM


def test_the_merchant_need_not_take_a_suggestion_when_he_gets_there() -> None:
    table = Table(path="street_7_5")
    table.offer(ADAM, "villa_colini", give={"ducats": 15})
    table.move("park").passing(BASIA, ADAM).play(MERCHANT, Stop())
    assert table.ducats(ADAM) == 130


def test_a_building_entered_without_a_deal_must_be_sold_for_five_ducats_or_used() -> None:
    """No bargain before: the merchant comes to the Harbor but wants to act in Villa Monetti."""
    table = Table(path="street_2_3", coming="contract@inn").move("harbor")
    bid = table.offer(ADAM, "harbor", give={"ducats": 5})
    assert table.refused(MERCHANT, Move("villa_monetti")) == "others_may_bid"
    table.passing(BASIA)
    assert table.refused(MERCHANT, Move("villa_monetti")) == "sell_or_act"
    assert table.refused(MERCHANT, Stop()) == "sell_or_act"
    table.accept(bid)
    assert table.open(ADAM) == {"any_commodity": 1}
    table.move("villa_monetti").passing(BASIA).play(MERCHANT, Act())
    assert table.hand(MERCHANT) == {"contract@inn"}


def test_if_he_acts_in_the_harbor_himself_he_cannot_act_in_the_villa() -> None:
    table = Table(path="street_2_3").move("harbor")
    table.offer(ADAM, "harbor", give={"ducats": 5})
    table.play(MERCHANT, Act()).move("villa_monetti").passing(ADAM, BASIA)
    assert table.refused(MERCHANT, Act()) == "no_action_left"


def test_buildings_are_acquired_beside_a_street_and_another_owner_is_ousted_for_a_marker_more() -> None:
    """Acquiring: the merchant takes Guild Hall and Coach House; Adam spends three markers from the other street."""
    table = Table(
        4,
        path="street_7_3 street_7_4 guild_hall market city_hall",
        things={MERCHANT: "marker marker", ADAM: "marker marker marker", BASIA: "marker", 3: "marker"},
        acquiring=True,
    )
    table.play(MERCHANT, Acquire("street_7_4", ("guild_hall", "coach_house")))
    assert table.view().owners == {"guild_hall": MERCHANT, "coach_house": MERCHANT}
    assert [taken.discs for taken in table.told(DiscsTaken)] == [1]
    table.play(ADAM, Acquire("street_7_3", ("warehouse_spices", "coach_house")))
    assert [(one.owner, one.building) for one in table.told(OwnerOusted)] == [(MERCHANT, "coach_house")]
    assert len(table.told(BuildingAcquired)) == 2
    assert table.view().owners == {"guild_hall": MERCHANT, "coach_house": ADAM, "warehouse_spices": ADAM}
    # the others have markers, but no street holds a disc any more: the next turn has begun
    assert table.merchant == ADAM
    assert table.open(ADAM) == {}
    # one in the Guild Hall; of Adam's seven two on the board, the one given up is back
    assert table.view().markers == (6, 5, 6, 6)


def test_a_start_on_the_market_makes_the_last_round_begin_and_another_does_not_shorten_it() -> None:
    """The end of a turn: two rounds are left, and the first player throws a red 4 and a blue 5."""
    table = Table(
        3, dice=(5, 4), round_=9, things={0: "starting_space", 1: "starting_space", 2: "starting_space"}
    ).play(0, Roll())
    (moved,) = table.told(RoundMarkerMoved)
    assert (moved.round, moved.last, moved.why) == (10, 10, "market")
    table.play(0, Stop())
    for seat in (1, 2):
        table.play(seat, StartAt("market"))
        assert not table.told(RoundMarkerMoved)
        assert table.view().round == 10
        table.play(seat, Stop())
    assert GAME.result(table.state) is not None


def test_with_two_players_the_merchant_acts_twice_once_the_other_has_acted() -> None:
    """Two players: Adam is the merchant and lets Basia act; then he may act twice."""
    table = Table(2, path="street_7_5", things={1: "silk"})
    table.accept(table.offer(1, "park", give={"silk": 1}))
    assert table.open(1) == {"extra_action": 1}
    table.move("villa_colini").passing(1).play(0, Act())
    table.move("warehouse_metals").passing(1).play(0, Act())
    assert table.open(0) == {"silk": 1, "silver": 1, "copper": 1}


def test_with_two_players_he_waits_for_his_second_action_until_the_other_has_acted() -> None:
    table = Table(2, path="street_7_5", things={1: "silk"}).move("park").passing(1).play(0, Act())
    table.move("villa_colini")
    assert table.view().players[0].actions_left == 0
    table.accept(table.offer(1, "villa_colini", give={"silk": 1}))
    assert table.view().players[0].actions_left == 1
    table.move("warehouse_metals").play(0, Act())
    assert table.open(0) == {"extra_action": 1, "silk": 1, "silver": 1, "copper": 1}
