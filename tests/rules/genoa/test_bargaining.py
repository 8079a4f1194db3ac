"""Offers: who may make them for what, what binds, what forces, and what happens when one is accepted."""

import pytest

from rules.game import Action
from rules.genoa.acting import Act, Acted, ActionDeclined, Decline, ExtraActionUsed, Hand, ProceedsHanded
from rules.genoa.haggling import Accept, CardsShown, Offer, OfferMade, Pass, Propose, Reject, Withdraw
from rules.genoa.journey import Move, Stop
from rules.genoa.offers import DealStruck, OffersLapsed, OfferWithdrawn, TowerMoved
from rules.genoa.pieces import COMPONENTS
from rules.genoa.stock import CardsHanded, MarkersExchanged
from tests.rules.genoa.table import GAME, Table

MERCHANT, ADAM, BASIA = 0, 1, 2


# -------------------------------------------------------------------- what a deal does


def test_everything_in_a_bundle_changes_hands_at_once() -> None:
    table = Table(
        path="street_7_5",
        things={ADAM: "pepper trade marker", MERCHANT: "silk"},
        hands={ADAM: "inn~coach_house", MERCHANT: "silver@inn"},
    )
    give = {"ducats": 20, "pepper": 1, "trade": 1, "marker": 1, "inn~coach_house": 1}
    bid = table.offer(ADAM, "park", give=give, want={"silk": 1, "small_order": 1, "ducats": 5})
    table.accept(bid, small_order=("silver@inn",))
    assert table.open(MERCHANT) == {"pepper": 1, "trade": 1, "marker": 1}
    assert table.open(ADAM) == {"silk": 1, "extra_action": 1}
    assert table.hand(MERCHANT) == {"inn~coach_house"}
    assert table.hand(ADAM) == {"silver@inn"}
    assert (table.ducats(MERCHANT), table.ducats(ADAM)) == (145, 115)


def test_markers_are_exchanged_through_the_supply_as_far_as_it_goes() -> None:
    table = Table(path="street_7_5", things={ADAM: "marker marker", MERCHANT: "marker " * 6})
    table.accept(table.offer(ADAM, "park", give={"marker": 2}))
    (exchange,) = table.told(MarkersExchanged)
    assert (exchange.given, exchange.got) == (2, 1)
    assert table.open(MERCHANT)["marker"] == 7
    assert table.view().markers == (0, 7, 7)


def test_the_buyer_acts_at_once_if_he_said_so_and_is_asked_if_not() -> None:
    for plan, awaited in (("act", (MERCHANT,)), ("ask", (ADAM,))):
        table = Table(path="street_7_5")
        table.accept(table.offer(ADAM, "park", plan, give={"ducats": 5}))
        assert table.awaited == awaited


def test_a_buyer_who_is_asked_may_decline_and_the_action_lapses() -> None:
    table = Table(path="street_7_5")
    table.accept(table.offer(ADAM, "park", "ask", give={"ducats": 5})).play(ADAM, Decline())
    assert table.told(ActionDeclined)
    assert table.view().used["park"] is None
    assert table.view().players[ADAM].actions_left == 1
    assert table.refused(MERCHANT, Act()) == "action_gone"


def test_who_has_acted_may_still_pay_for_a_move_and_the_action_is_open_to_others() -> None:
    table = Table(path="street_7_5", acted="1")
    assert table.refused(ADAM, Offer(place="park", give={"ducats": 5})) == "not_allowed_now"
    table.accept(table.offer(ADAM, "park", "move", give={"ducats": 5}))
    assert table.view().open_here
    assert table.awaited == (BASIA,)


def test_a_street_can_be_bought_too() -> None:
    table = Table(path="street_7_5")
    table.accept(table.offer(ADAM, "street_7_4", "move", give={"ducats": 5}))
    assert table.view().path == ("street_7_5", "street_7_4")


def test_an_extra_action_is_spent_when_its_owner_acts_and_not_before() -> None:
    table = Table(path="street_7_5", acted="1", things={ADAM: "extra_action"})
    table.accept(table.offer(ADAM, "park", "ask", give={"ducats": 5}))
    assert table.open(ADAM) == {"extra_action": 1}
    declined = Table(path="street_7_5", acted="1", things={ADAM: "extra_action"})
    declined.accept(declined.offer(ADAM, "park", "ask", give={"ducats": 5})).play(ADAM, Decline())
    assert declined.open(ADAM) == {"extra_action": 1}
    table.play(ADAM, Act())
    assert table.told(ExtraActionUsed)
    assert table.open(ADAM) == {"extra_action": 1}  # the one the Park gave


def test_the_tower_takes_several_steps_to_a_deal_if_only_streets_lie_between() -> None:
    table = Table(path="street_7_3")
    bid = table.offer(ADAM, "park", give={"ducats": 10})
    table.accept(bid, via=("street_7_4", "street_7_5"))
    assert [moved.place for moved in table.told(TowerMoved)] == ["street_7_4", "street_7_5", "park"]
    assert table.open(ADAM) == {"extra_action": 1}


# -------------------------------------------------------------------- promises


def test_what_the_action_brings_may_be_promised_and_is_handed_over_at_once() -> None:
    table = Table(path="street_6_7")
    table.accept(table.offer(ADAM, "warehouse_metals", promise={"copper": 1}))
    assert table.open(ADAM) == {"silver": 1}
    assert table.open(MERCHANT) == {"copper": 1}


def test_scarcity_makes_a_promise_smaller() -> None:
    table = Table(path="street_6_7", things={BASIA: "copper " * 5})
    table.accept(table.offer(ADAM, "warehouse_metals", give={"ducats": 5}, promise={"copper": 1, "silver": 1}))
    (handed,) = table.told(ProceedsHanded)
    assert handed.items == {"silver": 1}
    assert table.open(ADAM) == {}


def test_who_promised_must_act() -> None:
    table = Table(path="street_6_7")
    table.accept(table.offer(ADAM, "warehouse_metals", "ask", promise={"copper": 1}))
    assert table.refused(ADAM, Decline()) == "promised_to_act"


def test_of_the_cards_drawn_the_buyer_chooses_the_one_he_promised() -> None:
    table = Table(path="street_3_3", coming="inn~coach_house tavern~palace")
    table.accept(table.offer(ADAM, "post_office", promise={"message": 1}))
    assert table.awaited == (ADAM,)
    table.play(ADAM, Hand(("tavern~palace",)))
    assert table.hand(ADAM) == {"inn~coach_house"}
    assert table.hand(MERCHANT) == {"tavern~palace"}


def test_a_promised_card_cannot_be_played_before_it_is_handed_over() -> None:
    messages = "warehouse_fabric~post_office tavern~palace"
    table = Table(path="warehouse_fabric street_2_6 street_2_5", acted="0 2", coming=messages)
    table.accept(table.offer(ADAM, "post_office", promise={"message": 1}), via=("street_2_4",))
    assert table.verbs(ADAM) == {"hand", "pass"}


def test_a_large_order_can_be_agreed_beforehand_with_a_part_of_its_reward() -> None:
    order = "copper+pepper+silk@villa_colini"
    table = Table(path="park", acted="0", hands={ADAM: order}, things={ADAM: "copper pepper silk"}).passing(ADAM, BASIA)
    bid = table.offer(
        ADAM, "villa_colini", "order", order=order, token="extra_action", promise={"ducats": 40, "extra_action": 1}
    )
    assert table.view(BASIA).offers[0].order == order
    table.accept(bid)
    assert table.ducats(ADAM) == 130 + 100 - 40
    assert table.ducats(MERCHANT) == 170
    assert table.open(MERCHANT) == {"extra_action": 1}
    assert table.hand(ADAM) == set()


def test_goods_an_agreed_order_needs_cannot_be_given_with_it() -> None:
    order = "copper+pepper+silk@villa_colini"
    table = Table(path="park", acted="0", hands={ADAM: order}, things={ADAM: "copper pepper silk"}).passing(ADAM, BASIA)
    bid = Offer(place="villa_colini", plan="order", order=order, token="trade", give={"silk": 1})
    assert table.refused(ADAM, bid) == "not_allowed_now"


def test_who_has_nothing_may_promise() -> None:
    table = Table(path="street_6_7", ducats={ADAM: 0})
    table.accept(table.offer(ADAM, "warehouse_metals", promise={"copper": 1}))
    assert table.open(ADAM) == {"silver": 1}


# -------------------------------------------------------------------- what forces the merchant


def test_only_what_asks_nothing_back_forces_the_merchant() -> None:
    table = Table(path="park", things={MERCHANT: "silk"}).passing(BASIA)
    table.offer(ADAM, "park", give={"ducats": 5}, want={"silk": 1})
    table.play(MERCHANT, Stop())
    assert table.view().phase != "journey" or table.merchant != MERCHANT


def test_a_promise_forces_only_if_the_supply_can_keep_it() -> None:
    scarce = Table(path="warehouse_metals", things={MERCHANT: "copper " * 5}).passing(BASIA)
    scarce.offer(ADAM, "warehouse_metals", promise={"copper": 1})
    assert not scarce.view().offers[0].forces
    plenty = Table(path="warehouse_metals").passing(BASIA)
    plenty.offer(ADAM, "warehouse_metals", promise={"copper": 1})
    assert plenty.view().offers[0].forces
    assert plenty.refused(MERCHANT, Stop()) == "sell_or_act"


def test_a_counter_does_not_free_him_and_the_bidder_may_still_withdraw() -> None:
    table = Table(path="park").passing(BASIA)
    bid = table.offer(ADAM, "park", give={"ducats": 5})
    table.play(MERCHANT, Propose(parent=bid, receiver=ADAM, place="park", want={"ducats": 20}))
    table.play(ADAM, Reject(table.view().offers[-1].id))
    assert table.refused(MERCHANT, Stop()) == "sell_or_act"
    table.play(ADAM, Withdraw(bid)).passing(ADAM).play(MERCHANT, Stop())


def test_of_several_bids_he_picks_freely() -> None:
    table = Table(path="park")
    low = table.offer(ADAM, "park", give={"ducats": 5})
    table.offer(BASIA, "park", give={"ducats": 50})
    table.accept(low)
    assert table.told(Acted)[0].seat == ADAM


def test_who_cannot_act_cannot_bid_and_is_not_asked() -> None:
    table = Table(path="park", acted="1")
    assert table.awaited == (BASIA,)
    assert table.refused(ADAM, Offer(place="park", give={"ducats": 5})) == "not_allowed_now"


def test_only_the_merchant_acts_free_of_charge() -> None:
    table = Table(path="park")
    assert table.refused(ADAM, Act()) == "pay_the_merchant"
    assert table.refused(ADAM, Offer(place="park")) == "not_allowed_now"


def test_with_two_players_ducats_alone_buy_nothing() -> None:
    table = Table(2, path="street_7_5", things={ADAM: "silk", MERCHANT: "pepper"})
    assert table.refused(ADAM, Offer(place="park", give={"ducats": 50})) == "not_allowed_now"
    with_good = Offer(place="park", give={"ducats": 50}, want={"pepper": 1})
    assert table.refused(ADAM, with_good) == "not_allowed_now"
    asking = Propose(receiver=ADAM, place="park", want={"ducats": 50})
    assert table.refused(MERCHANT, asking) == "not_allowed_now"
    table.offer(ADAM, "park", give={"ducats": 50, "silk": 1})
    table.offer(ADAM, "warehouse_metals", give={"ducats": 50}, promise={"copper": 1})


# -------------------------------------------------------------------- open offers


def test_an_offer_that_its_maker_can_no_longer_cover_is_withdrawn_before_all() -> None:
    table = Table(path="street_7_5", ducats={ADAM: 20})
    near = table.offer(ADAM, "park", give={"ducats": 15})
    far = table.offer(ADAM, "villa_colini", "move", give={"ducats": 10})
    table.accept(near)
    (gone,) = table.told(OfferWithdrawn)
    assert (gone.offer, gone.why, gone.to) == (far, "uncovered", None)
    assert not table.view().offers


def test_an_offer_for_an_action_falls_when_its_maker_has_acted() -> None:
    table = Table(path="street_7_3")
    near = table.offer(ADAM, "coach_house", give={"ducats": 5})
    table.offer(ADAM, "villa_ricci", give={"ducats": 5})
    table.accept(near)
    assert [gone.why for gone in table.told(OfferWithdrawn)] == ["acted"]


def test_an_offer_the_tower_can_no_longer_reach_lapses() -> None:
    table = Table(path="street_7_5")
    offer = table.offer(ADAM, "street_7_6", "move", give={"ducats": 5})
    table.move("street_7_4", "street_7_3")
    assert [lapsed.offers for lapsed in table.told(OffersLapsed)] == [(offer,)]


def test_a_changed_offer_replaces_the_old_one_and_says_so() -> None:
    table = Table(path="street_7_5")
    first = table.offer(ADAM, "park", give={"ducats": 5})
    second = table.offer(ADAM, "park", give={"ducats": 10}, parent=first)
    (made,) = table.told(OfferMade)
    assert (made.parent, made.version) == (first, 2)
    assert [offer.id for offer in table.view().offers] == [second]
    assert table.refused(MERCHANT, Accept(offer=first)) == "offer_gone"


def test_what_he_proposed_is_past_when_the_tower_moves() -> None:
    table = Table(path="street_7_5")
    table.play(MERCHANT, Propose(receiver=ADAM, place="park", want={"ducats": 5}))
    table.play(MERCHANT, Move("street_7_4"))
    assert not table.view().offers


def test_what_is_asked_is_bounded_by_the_components_and_not_by_what_the_other_has() -> None:
    poor, rich = Table(path="street_7_5", ducats={MERCHANT: 0}), Table(path="street_7_5", things={MERCHANT: "silk"})
    assert poor.form(ADAM, "offer").fields["want"] == rich.form(ADAM, "offer").fields["want"]
    poor.offer(ADAM, "park", give={"ducats": 5}, want={"silk": 5})
    assert "accept" not in poor.verbs(MERCHANT)


def test_open_offers_and_offers_in_a_turn_are_bounded() -> None:
    table = Table(path="street_7_5")
    limits = COMPONENTS.haggling
    offers = [table.offer(ADAM, "park", give={"ducats": 5}) for _ in range(limits.open_offers)]
    assert None not in table.form(ADAM, "offer").fields["parent"].values
    for _ in range(limits.offers_in_turn - limits.open_offers):
        offers.append(table.offer(ADAM, "park", give={"ducats": 5}, parent=offers.pop()))
    assert table.refused(ADAM, Offer(place="park", give={"ducats": 5})) == "too_many_offers"


def test_nobody_but_the_merchant_proposes_and_he_makes_no_bids() -> None:
    table = Table(path="street_7_5")
    assert table.refused(ADAM, Propose(receiver=BASIA, place="park", want={"ducats": 5})) == "not_the_merchant"
    assert table.refused(MERCHANT, Offer(place="park", give={"ducats": 5})) == "you_are_the_merchant"


# -------------------------------------------------------------------- secrets


def test_cards_are_offered_by_kind_and_seen_by_the_merchant_only_if_they_are_shown() -> None:
    for shown in (False, True):
        table = Table(path="street_7_5", hands={ADAM: "inn~coach_house"})
        table.offer(ADAM, "park", give={"inn~coach_house": 1}, shown=shown)
        assert [event.to for event in table.told(CardsShown)] == ([(ADAM, MERCHANT)] if shown else [])
        assert table.view().offers[0].give == {"message": 1}
        assert table.view(MERCHANT).offers[0].cards == (("inn~coach_house",) if shown else None)
        assert table.view(BASIA).offers[0].cards is None


def test_the_faces_of_cards_in_a_deal_are_told_to_the_two_alone() -> None:
    table = Table(path="street_7_5", hands={ADAM: "inn~coach_house"})
    table.accept(table.offer(ADAM, "park", give={"inn~coach_house": 1}))
    assert [event.to for event in table.told(CardsHanded)] == [(ADAM, MERCHANT)]
    (deal,) = table.told(DealStruck)
    assert deal.pays == {"message": 1}


def test_purses_are_hidden_unless_agreed_otherwise() -> None:
    assert [player.ducats for player in Table().view(ADAM).players] == [None, 130, None]
    assert [player.ducats for player in Table(open_purses=True).view(None).players] == [130] * 3


# -------------------------------------------------------------------- passing


def test_who_has_passed_for_the_turn_is_asked_again_only_where_he_said() -> None:
    table = Table(path="street_7_5").play(BASIA, Pass("turn")).play(ADAM, Pass("turn", ("villa_colini",)))
    table.move("park")
    assert table.awaited == (MERCHANT,)
    table.move("villa_colini")
    assert table.awaited == (ADAM,)


def test_an_offer_made_after_passing_is_a_wish_to_be_asked_there() -> None:
    table = Table(path="street_7_5").play(BASIA, Pass("turn")).play(ADAM, Pass("turn"))
    offer = table.offer(ADAM, "villa_colini", give={"ducats": 5})
    table.move("park", "villa_colini").play(ADAM, Withdraw(offer))
    assert table.awaited == (ADAM,)


def test_who_has_passed_is_asked_when_the_merchant_answers_an_offer_of_his_and_not_otherwise() -> None:
    for answering in (True, False):
        table = Table(path="street_7_5").play(ADAM, Pass("turn"))
        bid = table.offer(ADAM, "park", give={"ducats": 5})
        parent = bid if answering else None
        table.play(MERCHANT, Propose(parent=parent, receiver=ADAM, place="park", want={"ducats": 10}))
        assert table.awaited == ((ADAM,) if answering else (MERCHANT,))


@pytest.mark.parametrize("seat", [ADAM, BASIA])
def test_whose_time_is_up_passes_here(seat: int) -> None:
    table = Table(path="park")
    assert GAME.default(table.state, seat) == Pass()


def test_a_typical_turn_needs_each_person_twice_at_most() -> None:
    """Before the tower moves everybody says once what he wants; the merchant then goes from deal to deal."""
    table = Table(path="street_7_3")
    visits: list[int] = []

    def comes(seat: int, *actions: Action) -> None:
        visits.append(seat)
        for action in actions:
            table.play(seat, action)

    comes(ADAM, Offer(place="coach_house", give={"ducats": 15}), Pass("turn", ("coach_house",)))
    comes(BASIA, Offer(place="villa_ricci", give={"ducats": 10}), Pass("turn", ("villa_ricci",)))
    first, second = (offer.id for offer in table.view().offers)
    comes(MERCHANT, Accept(offer=first), Accept(offer=second), Move("warehouse_spices"), Act(), Stop())
    assert max(visits.count(seat) for seat in range(3)) <= 2
    assert table.merchant == ADAM
    assert {seat: table.view().players[seat].cards for seat in (ADAM, BASIA)} == {ADAM: {}, BASIA: {"contract": 1}}
    assert table.open(ADAM) == {"starting_space": 1}
    assert table.open(MERCHANT) == {"pepper": 1, "saffron": 1}
