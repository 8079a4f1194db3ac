"""Orders of San Juan, each in a situation of its own."""

from __future__ import annotations

from typing import Any

import pytest

from rules.game import Action
from rules.sanjuan import GAME
from rules.sanjuan.builder import Pass
from rules.sanjuan.councillor import Keep
from rules.sanjuan.pieces import CARDS
from rules.sanjuan.piles import Discard
from rules.sanjuan.producer import Produce
from rules.sanjuan.trader import Sell
from tests.rules.sanjuan.table import Table


def ordered(table: Table, seat: int, name: str, value: int = 1) -> Action | None:
    order = next(order for order in GAME.orders if order.name == name)
    return order.answer(GAME.view(table.state, seat), GAME.forms(table.state, seat), value)


def kinds(cards: Any) -> list[str]:
    return [CARDS[card].id for card in cards]


def test_the_dearest_building_produces() -> None:
    table = Table()
    table.owns(1, "indigo_plant", "coffee_roaster", "sugar_mill")
    table.takes_role("producer")
    answer = ordered(table, 1, "produce_dearest")
    assert isinstance(answer, Produce)
    assert kinds(answer.on) == ["coffee_roaster"]


def test_only_what_pays_enough_is_sold() -> None:
    table = Table()
    table.stocks(1, "indigo_plant", "silver_smelter")
    table.takes_role("trader")
    few, none = ordered(table, 1, "sell_from", 2), ordered(table, 1, "sell_from", 4)
    assert isinstance(few, Sell)
    assert isinstance(none, Sell)
    assert kinds(few.goods) == ["silver_smelter"]
    assert none.goods == ()


def test_the_dearest_of_the_cards_drawn_is_kept() -> None:
    table = Table()
    drawn = table.deck_begins(*["indigo_plant"] * 5, "indigo_plant", "palace")
    table.takes_role("councillor")
    assert ordered(table, 1, "keep_dearest") == Keep((drawn[-1],))


@pytest.mark.parametrize(("value", "passes"), [(1, False), (3, False), (4, True)])
def test_nothing_is_built_while_nothing_is_worth_it(value: int, *, passes: bool) -> None:
    table = Table()
    table.holds(1, "aqueduct", *["indigo_plant"] * 3)
    table.takes_role("builder")
    answer = ordered(table, 1, "build_from", value)
    assert answer == (Pass() if passes else None)


def test_who_can_pay_for_nothing_passes() -> None:
    table = Table()
    table.holds(1, "palace", "guild_hall")
    table.takes_role("builder")
    assert ordered(table, 1, "build_from") == Pass()


def test_with_an_archive_the_cheapest_of_all_goes() -> None:
    table = Table()
    table.owns(1, "archive")
    (dear,) = table.holds(1, "palace")
    drawn = table.deck_begins(*["sugar_mill"] * 5, "indigo_plant", "library")
    table.takes_role("councillor")
    assert ordered(table, 1, "keep_dearest") == Discard((drawn[-2],))
    assert dear in table.hand(1)


def test_an_order_answers_no_other_question() -> None:
    table = Table()
    table.holds_any(0, 9)
    assert [ordered(table, 0, order.name) for order in GAME.orders] == [None] * len(GAME.orders)
