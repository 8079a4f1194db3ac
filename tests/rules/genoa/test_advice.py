"""The house player: it bargains, finishes what it begins, and wins far more than its share among random pickers."""

from collections import Counter
from random import Random

import pytest

from rules.game import Event, Result
from rules.genoa.acting import Act
from rules.genoa.haggling import Accept, Offer, Pass, Propose, Reject
from rules.genoa.journey import Begin, Move
from rules.genoa.start import StartAt
from tests.rules.genoa.table import GAME, Table

MERCHANT, ADAM, BASIA = 0, 1, 2
GAMES_PLAYED = 12
ORDER = "copper+pepper+silk@villa_colini"


def game(seats: int, seed: int, houses: set[int]) -> tuple[Result, Counter[str]]:
    random = Random(f"{seats} {seed}")
    layout = GAME.Options.choices()["layout"][seed % 2]
    state = GAME.start(seats, GAME.Options(layout=layout), random.randbytes(32))
    told: Counter[str] = Counter()
    while awaited := GAME.awaited(state):
        seat = random.choice(awaited)
        events: tuple[Event, ...]
        if seat in houses:
            action = GAME.advise(GAME.imagine(state, seat, random)[0], seat, random)
        else:
            action = random.choice(GAME.forms(state, seat)).pick(random)
        state, events = GAME.play(state, seat, action)
        told.update(event.__struct_config__.tag for event in events)
    result = GAME.result(state)
    assert result is not None
    return result, told


def victories(seats: int) -> float:
    """Games won by a house player that sits down in every place in turn; a shared victory is a share of one."""
    won = 0.0
    for seed in range(GAMES_PLAYED):
        result, _ = game(seats, seed, {seed % seats})
        if seed % seats in result.winners:
            won += 1 / len(result.winners)
    return won


def test_with_two_players_it_wins_four_games_of_five() -> None:
    assert victories(2) >= 0.8 * GAMES_PLAYED


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_it_wins_twice_its_share(seats: int) -> None:
    assert victories(seats) >= 2 / seats * GAMES_PLAYED


@pytest.mark.parametrize("seats", GAME.seats)
def test_house_players_among_themselves_strike_deals_and_finish(seats: int) -> None:
    result, told = game(seats, 1, set(range(seats)))
    assert told["deal_struck"] > seats
    assert told["small_order_filled"] + told["large_order_filled"] > seats
    assert min(result.scores) > 130


def advice(table: Table, seat: int) -> object:
    return GAME.advise(table.state, seat, Random(0))


def test_it_bids_for_the_villa_where_it_can_deliver_a_large_order() -> None:
    table = Table(path="villa_colini", hands={ADAM: ORDER}, things={ADAM: "copper pepper silk"})
    bid = advice(table, ADAM)
    assert isinstance(bid, Offer)
    assert (bid.place, bid.plan, bid.order) == ("villa_colini", "order", ORDER)
    table.play(ADAM, bid)


def test_it_offers_once_for_such_a_villa_farther_away() -> None:
    table = Table(path="guild_hall", hands={ADAM: ORDER}, things={ADAM: "copper pepper silk"})
    offer = advice(table, ADAM)
    assert isinstance(offer, Offer)
    assert offer.place == "villa_colini"
    again = advice(table.play(ADAM, offer), ADAM)
    assert not isinstance(again, Offer) or again.place != "villa_colini"


def test_it_steps_aside_for_the_turn_when_it_can_pay_nothing() -> None:
    assert isinstance(advice(Table(path="park", ducats={ADAM: 0}), ADAM), Pass)


def test_as_the_merchant_it_delivers_a_large_order_itself() -> None:
    table = Table(path="villa_colini", hands={MERCHANT: ORDER}, things={MERCHANT: "copper pepper silk"})
    act = advice(table.passing(ADAM, BASIA), MERCHANT)
    assert isinstance(act, Act)
    assert act.choice == ORDER


def test_it_takes_the_good_that_is_missing_before_it_delivers() -> None:
    table = Table(path="villa_colini", hands={MERCHANT: ORDER}, things={MERCHANT: "copper pepper any_commodity"})
    assert advice(table.passing(ADAM, BASIA), MERCHANT) == Begin()


def test_it_moves_towards_what_it_wants() -> None:
    table = Table(
        path="warehouse_metals", acted="1 2", hands={MERCHANT: ORDER}, things={MERCHANT: "copper pepper silk"}
    )
    assert advice(table, MERCHANT) == Move("villa_colini")


def test_it_starts_where_it_wants_to_act() -> None:
    table = Table(hands={MERCHANT: ORDER}, things={MERCHANT: "copper pepper silk starting_space"})
    start = advice(table, MERCHANT)
    assert isinstance(start, StartAt)


def test_it_takes_a_good_price_and_of_two_the_better() -> None:
    table = Table(path="park", acted="0")
    table.offer(ADAM, "park", give={"ducats": 5})
    better = table.offer(BASIA, "park", give={"ducats": 60})
    assert advice(table, MERCHANT) == Accept(offer=better)


def test_it_refuses_what_costs_more_than_it_is_worth_and_takes_what_does_not() -> None:
    for price, kind in ((120, Reject), (5, Accept)):
        table = Table(path="street_7_5").play(MERCHANT, Propose(receiver=ADAM, place="park", want={"ducats": price}))
        assert isinstance(advice(table, ADAM), kind)


def test_with_two_players_it_adds_something_besides_ducats() -> None:
    table = Table(2, path="villa_colini", hands={1: f"{ORDER} inn~coach_house"}, things={1: "copper pepper silk"})
    bid = advice(table, 1)
    assert isinstance(bid, Offer)
    assert set(bid.give) - {"ducats"}
    table.play(1, bid)


def test_thinking_leaves_the_state_alone() -> None:
    table = Table(path="park", things={ADAM: "trade any_commodity"})
    written = GAME.encode(table.state)
    GAME.advise(table.state, ADAM, Random(0))
    assert GAME.encode(table.state) == written
