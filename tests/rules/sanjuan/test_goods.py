"""Goods: producing them, and selling them on the market."""

import pytest

from rules.sanjuan import GAME, Produce, Sell, TakeRole
from rules.sanjuan.piles import CardsDrawn
from rules.sanjuan.producer import Produced
from rules.sanjuan.trader import MarketShown, Sold
from tests.rules.sanjuan.table import Table

PLANTS = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter")
RULEBOOK_TILE = "market#3"  # 1, 1, 2, 2, 3: the tile in the rulebook's picture


@pytest.mark.parametrize(("seat", "others", "goods"), [(1, (), 2), (0, (), 3), (0, ("library",), 4)])
def test_an_aqueduct_produces_one_good_more(seat: int, others: tuple[str, ...], goods: int) -> None:
    table = Table()
    table.owns(seat, "aqueduct", *others, *PLANTS)
    table.takes_role("producer")
    assert table.domain(seat, Produce, "on").limit == goods


def test_the_producer_produces_two_goods_three_with_a_library_and_the_others_one() -> None:
    for others, goods in (((), 2), (("library",), 3)):
        table = Table()
        table.owns(0, *others, *PLANTS)
        table.owns(1, *PLANTS)
        table.takes_role("producer")
        assert table.domain(0, Produce, "on").limit == goods
        assert table.domain(1, Produce, "on").limit == 1


def test_all_who_have_a_choice_are_asked_at_once_and_nothing_shows_until_all_have_answered() -> None:
    table = Table(4)
    for seat in (0, 1, 3):
        table.owns(seat, *PLANTS[:3])
    table.owns(2, "indigo_plant")
    table.takes_role("producer")
    assert table.awaited == (0, 1, 3)
    silver = {seat: table.state.players[seat].buildings[2].card for seat in (0, 1, 3)}
    table.play(3, Produce((silver[3],)))
    table.play(0, Produce((silver[0],)))
    assert table.told(Produced) == []
    assert GAME.view(table.state, 1).players[3].buildings[2].full is False
    table.play(1, Produce((silver[1],)))
    # in order from the producer; seat 2 had no choice and was not asked
    assert [(event.seat, event.asked) for event in table.told(Produced)] == [
        (0, True),
        (1, True),
        (2, False),
        (3, True),
    ]


def test_no_building_holds_two_goods() -> None:
    table = Table()
    (full,) = table.stocks(0, "indigo_plant")
    mill, storage, roaster = table.owns(0, "sugar_mill", "tobacco_storage", "coffee_roaster")
    table.takes_role("producer")
    assert table.domain(0, Produce, "on").values == (mill, storage, roaster)
    assert table.refusal(0, Produce((full,))) == "produces_only_on_empty_buildings"
    assert table.refusal(0, Produce((mill, storage, roaster))) == "produces_too_many"


def test_a_good_comes_from_the_deck_unseen() -> None:
    table = Table()
    (plant,) = table.owns(0, "indigo_plant")
    top = table.state.deck[-1]
    table.takes_role("producer")
    assert table.state.players[0].building(plant).good == top
    assert top in set(GAME.hidden(table.state, 0)["cards"])


@pytest.mark.parametrize(("plants", "drawn"), [(1, 0), (2, 1)])
def test_a_well_draws_for_two_goods(plants: int, drawn: int) -> None:
    table = Table()
    table.owns(0, "well", *PLANTS[:plants])
    table.takes_role("producer")
    assert [event.why for event in table.told(CardsDrawn)] == ["well"] * drawn


def test_a_trader_with_market_stand_and_trading_post_sells_three_goods_for_seven_cards() -> None:
    # the rulebook's example: 1 for indigo, 2 for tobacco, 3 for silver and 1 for the stand
    table = Table()
    table.market(RULEBOOK_TILE)
    table.owns(0, "market_stand", "trading_post")
    goods = table.stocks(0, "indigo_plant", "tobacco_storage", "silver_smelter")
    table.takes_role("trader")
    table.play(0, Sell(tuple(goods)))
    assert table.told(Sold)[0].cards == 6
    assert len(table.hand(0)) == 7
    assert len(table.state.discard) == 3


def test_a_market_hall_adds_one_card_to_a_sale() -> None:
    # the rulebook's example: sugar for 1 and coffee for 2 make 4
    table = Table()
    table.market(RULEBOOK_TILE)
    table.owns(0, "market_hall")
    goods = table.stocks(0, "sugar_mill", "coffee_roaster")
    table.takes_role("trader")
    table.play(0, Sell(tuple(goods)))
    assert len(table.hand(0)) == 4


@pytest.mark.parametrize(("seat", "others", "goods"), [(1, (), 2), (0, (), 3), (0, ("library",), 4)])
def test_a_trading_post_sells_one_good_more(seat: int, others: tuple[str, ...], goods: int) -> None:
    table = Table()
    table.owns(seat, "trading_post", *others)
    table.stocks(seat, *PLANTS)
    table.takes_role("trader")
    assert table.domain(seat, Sell, "goods").limit == goods
    everything = tuple(table.domain(seat, Sell, "goods").values)
    assert table.refusal(seat, Sell(everything)) == "sells_too_many"


def test_a_market_stand_gives_nothing_for_one_good_and_a_market_hall_does() -> None:
    for building, drawn in (("market_stand", 1), ("market_hall", 2)):
        table = Table()
        table.market(RULEBOOK_TILE)
        table.owns(0, building)
        goods = table.stocks(0, "sugar_mill")
        table.takes_role("trader")
        table.play(0, Sell(tuple(goods)))
        assert len(table.hand(0)) == drawn


def test_selling_nothing_is_allowed_and_brings_nothing() -> None:
    table = Table()
    table.owns(0, "market_hall")
    table.stocks(0, "sugar_mill")
    table.takes_role("trader")
    table.play(0, Sell(()))
    assert table.hand(0) == []


def test_market_tiles_come_again_in_the_same_order_even_if_nothing_is_sold() -> None:
    table = Table()
    shown: list[str] = []
    while len(shown) < 10:
        (seat, *_) = table.awaited
        if table.may(seat, TakeRole) and "trader" not in table.state.roles:
            table.takes_role("trader", seat)
        else:
            table.play(seat, GAME.default(table.state, seat))
        shown += [event.market for event in table.told(MarketShown)]
    assert shown[:5] == shown[5:]
    assert len(set(shown[:5])) == 5


def test_a_customs_office_is_filled_in_the_councillor_phase_and_sells_for_two() -> None:
    table = Table()
    table.market("market#1")
    (office,) = table.owns(1, "customs_office")
    table.takes_role("councillor")
    assert table.state.players[1].building(office).good is not None
    for seat in table.awaited:
        table.play(seat, GAME.default(table.state, seat))
    before = len(table.hand(1))
    table.takes_role("trader", 1)
    table.play(1, Sell((office,)))
    assert len(table.hand(1)) == before + 2


def test_a_customs_office_holds_one_good_and_does_not_produce() -> None:
    table = Table()
    (office,) = table.stocks(0, "customs_office")
    good = table.state.players[0].building(office).good
    table.owns(1, "customs_office", "well")
    table.takes_role("councillor")
    assert table.state.players[0].building(office).good == good
    table = Table()
    (office,) = table.owns(0, "customs_office")
    table.takes_role("producer")
    assert table.state.players[0].building(office).good is None


def test_a_hut_draws_only_if_nobody_sold_anything() -> None:
    for sells, drawn in ((False, 1), (True, 0)):
        table = Table()
        table.owns(2, "hut")
        goods = table.stocks(0, "customs_office")
        table.takes_role("trader")
        table.play(0, Sell(tuple(goods) if sells else ()))
        assert len(table.hand(2)) == drawn


def test_a_harbor_keeps_one_of_the_goods_just_sold() -> None:
    for per_good, kept in ((False, 1), (True, 2)):
        table = Table(harbor_per_good=per_good)
        table.owns(0, "harbor")
        goods = table.stocks(0, "sugar_mill", "coffee_roaster")
        table.takes_role("trader")
        table.play(0, Sell(tuple(goods)))
        assert len(table.state.players[0].under["harbor"]) == kept
        assert len(table.state.discard) == 2 - kept
        # not even its owner has seen them
        assert GAME.view(table.state, 0).own.tucked == {}
        assert GAME.view(table.state, 0).own.tucked_unseen == {"harbor": kept}


def test_a_harbor_gets_nothing_when_nothing_is_sold() -> None:
    table = Table()
    table.owns(0, "harbor")
    table.stocks(0, "sugar_mill")
    table.takes_role("trader")
    table.play(0, Sell(()))
    assert table.state.players[0].under == {}


def test_whoever_has_no_goods_is_not_asked_to_sell() -> None:
    table = Table()
    table.stocks(1, "sugar_mill")
    table.takes_role("trader")
    assert table.awaited == (1,)
    assert table.refusal(0, Sell(())) == "nothing_to_sell"
