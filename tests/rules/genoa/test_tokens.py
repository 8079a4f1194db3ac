"""Special tokens: each in its own window."""

from rules.genoa.acting import Act, Finish
from rules.genoa.journey import Begin
from rules.genoa.stock import CardsSeen
from rules.genoa.tokens import TakeCommodity, Trade, Traded, UseBuilding
from tests.rules.genoa.table import Table

MERCHANT, ADAM, BASIA = 0, 1, 2


def test_any_commodity_may_be_spent_before_the_action_it_serves() -> None:
    order = "copper+pepper+silk@villa_colini"
    table = Table(path="villa_colini", hands={MERCHANT: order}, things={MERCHANT: "copper pepper any_commodity"})
    table.play(MERCHANT, Begin()).play(MERCHANT, TakeCommodity("silk")).play(MERCHANT, Act(order, "trade"))
    assert table.ducats(MERCHANT) == 230


def test_it_may_be_spent_right_after_it_was_taken() -> None:
    table = Table(path="harbor").play(MERCHANT, Act(stay=True)).play(MERCHANT, TakeCommodity("wine"))
    table.play(MERCHANT, Finish())
    assert table.open(MERCHANT) == {"wine": 1}


def test_it_may_not_be_spent_at_another_time() -> None:
    table = Table(path="street_7_5", things={MERCHANT: "any_commodity"})
    assert table.refused(MERCHANT, TakeCommodity("wine")) == "not_allowed_now"
    acting = Table(path="park", things={ADAM: "any_commodity"}).play(MERCHANT, Act(stay=False))
    assert acting.refused(ADAM, TakeCommodity("wine")) == "not_allowed_now"


def test_who_has_no_such_token_is_told() -> None:
    table = Table(path="harbor", things={MERCHANT: "trade"}).play(MERCHANT, Begin())
    assert table.refused(MERCHANT, TakeCommodity("wine")) == "no_such_token"
    assert table.refused(ADAM, TakeCommodity("wine")) == "another_acts"


def test_a_trade_takes_a_card_from_the_top_and_puts_the_given_one_face_up_under_its_deck() -> None:
    order = "silver+pepper+linen@villa_monetti"
    table = Table(path="park", hands={MERCHANT: "silver@inn"}, things={MERCHANT: "trade"}, coming=order)
    table.play(MERCHANT, Begin()).play(MERCHANT, Trade("silver@inn", "large_order"))
    assert table.hand(MERCHANT) == {order}
    assert table.view().decks["small_order"].up == ("silver@inn",)
    assert table.told(Traded)[0].reveals


def test_a_card_traded_for_one_of_its_kind_goes_under_the_deck_after_the_draw() -> None:
    table = Table(path="park", hands={MERCHANT: "silver@inn"}, things={MERCHANT: "trade"}, coming="silk@inn")
    table.play(MERCHANT, Begin()).play(MERCHANT, Trade("silver@inn", "small_order"))
    assert table.told(CardsSeen)[0].cards == ("silk@inn",)
    assert table.hand(MERCHANT) == {"silk@inn"}


def test_ducats_are_not_traded() -> None:
    table = Table(path="park", things={MERCHANT: "trade pepper"}).play(MERCHANT, Begin())
    assert table.refused(MERCHANT, Trade("ducats", "silk")) == "not_allowed_now"
    assert table.refused(MERCHANT, Trade("pepper", "ducats")) == "not_allowed_now"


def test_tokens_may_be_chained() -> None:
    table = Table(path="inn", things={MERCHANT: "any_commodity"}).play(MERCHANT, Act(stay=True))
    table.play(MERCHANT, TakeCommodity("wine")).play(MERCHANT, Trade("wine", "marker"))
    assert table.open(MERCHANT) == {"marker": 1}


def test_a_building_action_is_besides_the_action_of_the_turn_and_wherever_the_tower_is() -> None:
    table = Table(path="park", owners={"warehouse_metals": MERCHANT}, things={MERCHANT: "building_action"})
    table.play(MERCHANT, Act(stay=True)).play(MERCHANT, UseBuilding("warehouse_metals"))
    assert table.open(MERCHANT) == {"extra_action": 1, "silver": 1, "copper": 1}


def test_two_of_them_may_use_the_same_building_even_one_where_somebody_acted() -> None:
    table = Table(
        path="cathedral", owners={"cathedral": MERCHANT}, things={MERCHANT: "building_action building_action"}
    ).play(MERCHANT, Act(stay=True))
    table.play(MERCHANT, UseBuilding("cathedral")).play(MERCHANT, UseBuilding("cathedral"))
    assert table.open(MERCHANT) == {"marker": 6}


def test_a_building_action_delivers_no_small_order_and_earns_nobody_a_fee() -> None:
    table = Table(
        path="park",
        owners={"inn": MERCHANT},
        hands={MERCHANT: "silver@inn"},
        things={MERCHANT: "building_action silver"},
    ).play(MERCHANT, Begin())
    table.play(MERCHANT, UseBuilding("inn"))
    assert table.hand(MERCHANT) == {"silver@inn"}
    assert table.ducats(MERCHANT) == 130


def test_it_needs_a_building_of_ones_own() -> None:
    table = Table(path="park", owners={"inn": ADAM}, things={MERCHANT: "building_action"}).play(MERCHANT, Begin())
    assert table.refused(MERCHANT, UseBuilding("inn")) == "not_your_building"


def test_at_an_owned_villa_it_may_deliver_a_large_order() -> None:
    order = "copper+pepper+silk@villa_colini"
    table = Table(
        path="park",
        layout="b",
        owners={"villa_colini": MERCHANT},
        hands={MERCHANT: order},
        things={MERCHANT: "building_action copper pepper silk"},
    ).play(MERCHANT, Begin())
    table.play(MERCHANT, UseBuilding("villa_colini", order, "trade"))
    assert table.ducats(MERCHANT) == 230


def test_an_extra_action_lifts_the_limit_of_one_but_not_that_of_the_building() -> None:
    table = Table(path="park").play(MERCHANT, Act())
    assert table.refused(MERCHANT, Act()) == "action_gone"
    table.move("villa_colini").passing(ADAM, BASIA).play(MERCHANT, Act())
    assert table.open(MERCHANT) == {}
    assert table.view().players[MERCHANT].cards == {"contract": 1}
