"""Acting: what each building gives, one action each, scarcity, orders, owners and acquiring."""

import pytest

from rules.genoa.acquisition import Acquire, Waive
from rules.genoa.acting import Act, Fill, Finish, OwnerPaid
from rules.genoa.buildings import LargeOrderFilled, Took
from rules.genoa.closing import Deliver, MessageDelivered
from rules.genoa.haggling import Pass
from rules.genoa.journey import Move, Stop
from rules.genoa.pieces import BUILDINGS
from rules.genoa.start import StartAt, StartChosen
from rules.genoa.stock import CardsSeen, DeckShuffled
from tests.rules.genoa.table import Table

MERCHANT, ADAM, BASIA = 0, 1, 2
ORDER = "copper+pepper+silk@villa_colini"


@pytest.mark.parametrize(
    ("place", "things", "cards"),
    [
        ("guild_hall", {}, {"large_order": 1}),
        ("city_hall", {}, {"small_order": 2}),
        ("post_office", {}, {"message": 2}),
        ("cathedral", {"marker": 2}, {}),
        ("palace", {"building_action": 1}, {}),
        ("park", {"extra_action": 1}, {}),
        ("coach_house", {"starting_space": 1}, {}),
        ("harbor", {"any_commodity": 1}, {}),
        ("tavern", {"trade": 1}, {}),
        ("inn", {"trade": 1}, {}),
        ("warehouse_drinks", {"ale": 1, "wine": 1}, {}),
        ("warehouse_metals", {"silver": 1, "copper": 1}, {}),
        ("warehouse_spices", {"pepper": 1, "saffron": 1}, {}),
        ("warehouse_fabric", {"linen": 1, "silk": 1}, {}),
        ("villa_colini", {}, {"contract": 1}),
        ("villa_monetti", {}, {"contract": 1}),
        ("villa_ricci", {}, {"contract": 1}),
        ("villa_zasteri", {}, {"contract": 1}),
    ],
)
def test_each_of_the_eighteen_buildings_gives_its_own(
    place: str, things: dict[str, int], cards: dict[str, int]
) -> None:
    table = Table(path=place).play(MERCHANT, Act())
    assert table.open(MERCHANT) == things
    assert table.view().players[MERCHANT].cards == cards


def test_there_are_eighteen_buildings() -> None:
    assert len(BUILDINGS) == 18


def test_scarcity_gives_what_is_left_and_the_action_is_done() -> None:
    table = Table(path="warehouse_metals", things={ADAM: "copper " * 5}).play(MERCHANT, Act())
    (took,) = table.told(Took)
    assert took.items == {"silver": 1}
    empty = Table(path="park", things={ADAM: "extra_action " * 5}).play(MERCHANT, Act())
    assert empty.told(Took)[0].items == {}
    assert empty.view().players[MERCHANT].actions_left == 0


def test_in_a_building_only_one_acts_in_a_turn() -> None:
    table = Table(path="park").play(MERCHANT, Act())
    assert table.view().used == {"park": MERCHANT}
    assert "park" not in table.form(ADAM, "offer").fields["place"].values


def test_on_streets_and_on_the_market_there_is_no_action() -> None:
    assert Table(path="market").refused(MERCHANT, Act()) == "no_action_here"
    assert Table(path="street_7_5").refused(MERCHANT, Act()) == "no_action_here"


def test_the_market_may_be_crossed() -> None:
    table = Table(path="guild_hall").passing(ADAM, BASIA).play(MERCHANT, Move("city_hall", ("market",)))
    assert table.view().path == ("guild_hall", "market", "city_hall")


def test_no_place_is_visited_twice() -> None:
    table = Table(path="street_7_4").move("street_7_5")
    assert table.refused(MERCHANT, Move("street_7_4")) == "visited_already"


def test_the_merchant_may_move_though_nobody_can_act_any_more() -> None:
    table = Table(path="park", acted="0 1 2")
    assert table.awaited == (MERCHANT,)
    table.play(MERCHANT, Move("villa_colini"))
    assert table.view().path[-1] == "villa_colini"


def test_the_merchant_may_stay_where_he_starts_and_the_whole_tower_stays_with_him() -> None:
    table = Table(path="street_7_5", things={MERCHANT: "marker"}).play(MERCHANT, Stop())
    assert table.view().discs == {"street_7_5": 5}


# -------------------------------------------------------------------- orders


def test_a_large_order_earns_a_hundred_ducats_and_the_token_chosen() -> None:
    table = Table(path="villa_colini", hands={MERCHANT: ORDER}, things={MERCHANT: "copper pepper silk"})
    table.play(MERCHANT, Act(ORDER, "extra_action"))
    (filled,) = table.told(LargeOrderFilled)
    assert filled.goods == ("copper", "pepper", "silk")
    assert table.ducats(MERCHANT) == 230
    assert table.open(MERCHANT) == {"extra_action": 1}
    assert table.view().decks["large_order"].up == (ORDER,)
    assert table.view().supply["silk"] == 5


def test_at_a_villa_it_is_a_contract_or_a_large_order_of_that_villa() -> None:
    other = "ale+pepper+linen@villa_monetti"
    table = Table(
        path="villa_colini",
        hands={MERCHANT: f"{ORDER} {other}"},
        things={MERCHANT: "copper pepper silk ale linen"},
    )
    assert table.form(MERCHANT, "act").fields["choice"].values == ("take", ORDER)
    table.play(MERCHANT, Act(ORDER, "trade"))
    assert table.hand(MERCHANT) == {other}


def test_a_large_order_needs_all_its_goods() -> None:
    table = Table(path="villa_colini", hands={MERCHANT: ORDER}, things={MERCHANT: "copper pepper"})
    assert table.refused(MERCHANT, Act(ORDER, "trade")) == "not_allowed_now"


def test_small_orders_are_delivered_with_the_action_of_their_building() -> None:
    table = Table(path="inn", hands={MERCHANT: "silver@inn silk@inn"}, things={MERCHANT: "silver silk"})
    table.play(MERCHANT, Act(orders=("silver@inn", "silk@inn")))
    assert table.ducats(MERCHANT) == 130 + 40 + 40
    assert table.open(MERCHANT) == {"trade": 1}
    assert set(table.view().decks["small_order"].up) == {"silver@inn", "silk@inn"}


def test_a_small_order_drawn_at_the_building_it_names_may_be_delivered_in_the_same_action() -> None:
    table = Table(path="city_hall", coming="linen@city_hall silver@inn", things={MERCHANT: "linen"})
    table.play(MERCHANT, Act(stay=True)).play(MERCHANT, Fill(("linen@city_hall",)))
    assert table.ducats(MERCHANT) == 170
    table.play(MERCHANT, Finish())
    assert table.hand(MERCHANT) == {"silver@inn"}


def test_a_buyer_who_is_not_asked_delivers_what_he_can() -> None:
    table = Table(path="street_4_2", hands={ADAM: "silver@inn"}, things={ADAM: "silver"})
    table.accept(table.offer(ADAM, "inn", give={"ducats": 5}))
    assert table.ducats(ADAM) == 130 - 5 + 40


# -------------------------------------------------------------------- messages and decks


def test_a_message_is_delivered_by_anybody_once_both_buildings_hold_a_disc() -> None:
    message = "park~cathedral"
    table = Table(path="cathedral street_6_6 guild_hall street_7_5", hands={ADAM: message})
    assert table.refused(ADAM, Deliver(message)) == "message_not_carried"
    table.move("park").play(ADAM, Deliver(message))
    assert table.ducats(ADAM) == 160
    assert table.view().decks["message"].up == (message,)


def test_several_messages_may_be_delivered_in_one_turn_whatever_the_order_of_the_visits() -> None:
    messages = "villa_colini~villa_ricci villa_ricci~park tavern~palace"
    table = Table(path="villa_ricci coach_house park", acted="0 1 2", hands={ADAM: messages})
    table.move("villa_colini")
    table.play(ADAM, Deliver("villa_ricci~park")).play(ADAM, Deliver("villa_colini~villa_ricci"))
    assert table.ducats(ADAM) == 190
    assert table.hand(ADAM) == {"tavern~palace"}


def test_nobody_is_asked_about_messages_and_nobody_loses_one_by_being_away() -> None:
    with_message = Table(
        path="coach_house street_7_3 warehouse_spices inn", acted="0 1 2", hands={ADAM: "inn~coach_house"}
    )
    without = Table(path="coach_house street_7_3 warehouse_spices inn", acted="0 1 2")
    assert with_message.awaited == without.awaited == (MERCHANT,)
    with_message.play(MERCHANT, Stop())
    (delivered,) = with_message.told(MessageDelivered)
    assert delivered.by_itself
    assert with_message.ducats(ADAM) == 160


def test_a_deck_is_shuffled_when_a_played_card_comes_to_its_top() -> None:
    table = Table(path="villa_colini", hands={MERCHANT: ORDER}, things={MERCHANT: "copper pepper silk"})
    deck = table.state.decks["large_order"]
    table.state.players[ADAM].cards += deck.down
    deck.down = []
    table.play(MERCHANT, Act(ORDER, "trade"))
    assert table.told(DeckShuffled)
    seen = table.view().decks["large_order"]
    assert (seen.down, seen.up) == (1, ())


def test_the_faces_of_cards_drawn_are_for_the_drawer() -> None:
    table = Table(path="post_office", coming="inn~coach_house tavern~palace").play(MERCHANT, Act())
    (seen,) = table.told(CardsSeen)
    assert seen.to == (MERCHANT,)
    assert seen.cards == ("inn~coach_house", "tavern~palace")


# -------------------------------------------------------------------- owning


def test_the_owner_gets_ten_ducats_when_another_acts_and_nothing_for_himself() -> None:
    table = Table(path="park", owners={"park": ADAM}).play(MERCHANT, Act())
    (paid,) = table.told(OwnerPaid)
    assert (paid.owner, paid.ducats) == (ADAM, 10)
    assert table.ducats(ADAM) == 140
    own = Table(path="park", owners={"park": MERCHANT}).play(MERCHANT, Act())
    assert not own.told(OwnerPaid)


def test_one_marker_owns_one_building_and_no_more_than_two_are_taken() -> None:
    table = Table(path="street_7_5", things={MERCHANT: "marker " * 5}, acquiring=True)
    ways = table.form(MERCHANT, "acquire").domain("claims", {"street": "street_7_5"})
    assert set(ways.values) == {("guild_hall",), ("park",), ("guild_hall", "park")}


def test_an_owner_may_be_ousted_without_taking_his_place() -> None:
    table = Table(path="street_7_5", things={MERCHANT: "marker"}, owners={"park": ADAM}, acquiring=True)
    table.play(MERCHANT, Acquire("street_7_5", ("oust_park",)))
    assert table.view().owners == {}
    assert table.view().markers == (7, 7, 7)


def test_where_ones_own_marker_lies_no_other_is_placed() -> None:
    table = Table(path="street_7_5", things={MERCHANT: "marker"}, owners={"park": MERCHANT}, acquiring=True)
    assert table.form(MERCHANT, "acquire").domain("claims", {"street": "street_7_5"}).values == (("guild_hall",),)


def test_all_discs_of_the_street_are_taken_where_the_tower_stopped() -> None:
    table = Table(path="street_7_5", things={MERCHANT: "marker", ADAM: "marker"}).play(MERCHANT, Stop())
    table.play(MERCHANT, Acquire("street_7_5", ("park",)))
    assert table.merchant == ADAM  # no disc is left for Adam's marker


def test_who_has_no_marker_is_not_asked_and_one_may_waive_before_his_turn() -> None:
    table = Table(path="street_7_5 street_7_4", things={MERCHANT: "marker", BASIA: "marker"}, acquiring=True)
    assert table.awaited == (MERCHANT,)
    table.play(BASIA, Waive()).play(MERCHANT, Waive())
    assert table.merchant == ADAM


def test_the_villas_of_layout_a_touch_no_street_and_those_of_layout_b_do() -> None:
    touching = {layout: Table(layout=layout).state.board.touching for layout in ("a", "b")}
    beside = {
        layout: {building for near in streets.values() for building in near} for layout, streets in touching.items()
    }
    assert beside["b"] == set(BUILDINGS)
    assert set(BUILDINGS) - beside["a"] == {"villa_monetti", "villa_ricci", "villa_colini", "villa_zasteri"}


# -------------------------------------------------------------------- starting


def test_a_starting_space_token_replaces_the_dice_and_moves_the_marker_from_the_market() -> None:
    table = Table(things={MERCHANT: "starting_space"}).play(MERCHANT, StartAt("market"))
    assert table.told(StartChosen)
    assert table.view().round == 2
    assert table.open(MERCHANT) == {}


def test_passing_after_a_deal_was_agreed_changes_nothing_for_the_buyer() -> None:
    table = Table(path="street_7_5")
    bid = table.offer(ADAM, "park", give={"ducats": 5})
    table.play(ADAM, Pass("turn")).accept(bid)
    assert table.open(ADAM) == {"extra_action": 1}
