"""What the clock does for whoever never came, and why a wish is refused."""

from rules.game import Action
from rules.genoa.acquisition import Acquire, Waive
from rules.genoa.acting import Act, Decline, Finish, Hand
from rules.genoa.haggling import Accept, Propose, Reject
from rules.genoa.journey import Move, Stop
from rules.genoa.start import Roll
from tests.rules.genoa.table import GAME, Table

MERCHANT, ADAM, BASIA = 0, 1, 2


def default(table: Table, seat: int) -> Action:
    action = GAME.default(table.state, seat)
    GAME.play(table.state, seat, action)
    return action


def test_the_merchant_sells_to_the_highest_bidder_if_he_must() -> None:
    table = Table(path="park")
    table.offer(ADAM, "park", give={"ducats": 5})
    high = table.offer(BASIA, "park", give={"ducats": 10})
    assert default(table, MERCHANT) == Accept(offer=high)


def test_he_acts_where_nobody_bids_and_stops_where_there_is_nothing_to_do() -> None:
    assert default(Table(path="park").passing(ADAM, BASIA), MERCHANT) == Act()
    assert default(Table(path="street_7_5"), MERCHANT) == Stop()


def test_he_throws_the_dice_and_keeps_his_token() -> None:
    assert default(Table(things={MERCHANT: "starting_space"}), MERCHANT) == Roll()


def test_who_does_not_answer_a_proposal_refuses_it() -> None:
    table = Table(path="street_7_5").play(MERCHANT, Propose(receiver=ADAM, place="park", want={"ducats": 5}))
    assert default(table, ADAM) == Reject(table.view().offers[0].id)


def test_a_buyer_gets_what_he_paid_for() -> None:
    table = Table(path="street_7_5")
    table.accept(table.offer(ADAM, "park", "ask", give={"ducats": 5}))
    assert default(table, ADAM) == Act()
    table.play(ADAM, Act(stay=False))
    stayed = Table(path="inn").play(MERCHANT, Act(stay=True))
    assert default(stayed, MERCHANT) == Finish()


def test_the_first_cards_drawn_are_handed_over() -> None:
    table = Table(path="street_3_3", coming="inn~coach_house tavern~palace")
    table.accept(table.offer(ADAM, "post_office", promise={"message": 1}))
    assert default(table, ADAM) == Hand(("inn~coach_house",))


def test_nobody_acquires_by_being_away() -> None:
    assert default(Table(path="street_7_5", things={MERCHANT: "marker"}, acquiring=True), MERCHANT) == Waive()


def test_a_move_is_refused_with_its_reason() -> None:
    assert Table(path="street_7_5").refused(MERCHANT, Move("villa_monetti")) == "too_far"
    spent = Table(path="villa_colini park street_7_5 street_7_4 guild_hall").passing(ADAM, BASIA)
    assert spent.refused(MERCHANT, Move("market")) == "no_discs_left"
    assert Table(path="street_7_5").refused(ADAM, Stop()) == "not_the_merchant"


def test_acting_is_refused_with_its_reason() -> None:
    table = Table(path="inn").play(MERCHANT, Act(stay=True))
    assert table.refused(MERCHANT, Act()) == "acted_already"
    assert table.refused(MERCHANT, Decline()) == "action_begun"
    assert table.refused(ADAM, Finish()) == "another_acts"


def test_acquiring_is_refused_with_its_reason() -> None:
    table = Table(path="street_7_5", things={MERCHANT: "marker", ADAM: "marker"}, acquiring=True)
    assert table.refused(ADAM, Acquire("street_7_5", ("park",))) == "others_acquire_first"
    assert table.refused(MERCHANT, Acquire("street_7_4", ("coach_house",))) == "no_discs_there"
    assert table.refused(MERCHANT, Acquire("street_7_5", ("guild_hall", "park"))) == "too_few_markers"
    assert table.refused(BASIA, Acquire("street_7_5", ("park",))) == "no_markers"
    table.play(ADAM, Waive())
    assert table.refused(ADAM, Waive()) == "acquired_already"
