"""The start of a round: Offices, Chapels and Banks, and how many cards a hand may hold."""

import pytest

from rules.phases import SECOND_THOUGHTS
from rules.sanjuan import GAME, Deposit, Discard, Swap, Tidy
from rules.sanjuan.round_start import Exchanged, Tucked
from tests.rules.sanjuan.table import Table


def new_round(table: Table) -> Table:
    """The last role of the round is taken, one that without plants asks nobody anything."""
    this_round = table.state.round
    table.choosing(2, last=True)
    table.takes_role("producer", 2)
    assert table.state.round == this_round + 1
    return table


@pytest.mark.parametrize(("own", "foreign", "limit"), [
    ((), (), 7),
    (("tower",), (), 12),
    ((), ("guard_room",), 6),
    (("guard_room",), (), 7),
    (("guard_room",), ("guard_room",), 7),
    (("tower",), ("guard_room",), 12),
])  # fmt: skip
def test_nobody_holds_more_than_his_limit(own: tuple[str, ...], foreign: tuple[str, ...], limit: int) -> None:
    table = Table()
    table.owns(0, *own)
    table.owns(1, *foreign)
    held = table.holds_any(0, limit + 2)
    new_round(table)
    assert table.awaited == (0,)
    assert table.refusal(0, Discard(tuple(held[:1]))) == "discards_so_many"
    table.play(0, Discard(tuple(held[:2])))
    assert table.hand(0) == held[2:]
    assert table.awaited == (1,)


def test_a_hand_at_its_limit_is_left_alone() -> None:
    table = Table()
    table.holds_any(0, 7)
    new_round(table)
    assert table.awaited == (1,)


def test_the_limit_is_checked_at_the_start_of_a_round_only() -> None:
    table = Table()
    table.holds_any(0, 9)
    table.takes_role("prospector")
    assert len(table.hand(0)) == 10
    assert table.awaited == (1,)


def test_a_chapel_takes_a_card_before_hands_are_counted() -> None:
    table = Table()
    table.owns(0, "chapel")
    held = table.holds_any(0, 8)
    new_round(table)
    assert table.domain(0, Tidy, "discard", chapel=held[0]).limit == 0
    assert table.domain(0, Tidy, "discard", chapel=None).least == 1
    table.play(0, Tidy(held[0]))
    assert table.state.players[0].under == {"chapel": [held[0]]}
    assert table.hand(0) == held[1:]
    assert table.told(Tucked)[0].count == 1


def test_a_chapel_may_be_left_alone() -> None:
    table = Table()
    table.owns(0, "chapel")
    table.holds_any(0, 3)
    new_round(table)
    table.play(0, Tidy())
    assert len(table.hand(0)) == 3
    assert table.state.players[0].under == {}


def test_no_chapel_no_card_under_it() -> None:
    table = Table()
    held = table.holds_any(0, 8)
    new_round(table)
    assert table.refusal(0, Tidy(held[0])) == "no_chapel"
    assert table.refusal(0, Deposit(None, (held[0],))) == "no_bank"


def test_a_bank_takes_any_number_of_cards_once_in_a_game() -> None:
    table = Table()
    table.owns(0, "bank")
    held = table.holds_any(0, 9)
    new_round(table)
    table.play(0, Deposit(None, tuple(held[:5])))
    assert table.state.players[0].under == {"bank": held[:5]}
    assert table.hand(0) == held[5:]
    assert GAME.view(table.state, None).players[0].bank_used
    # nor does a second Bank that stands where the first one stood
    table.state.players[0].buildings.clear()
    table.owns(0, "bank")
    new_round(table)
    assert 0 not in table.awaited


def test_whoever_banks_too_little_still_discards_down_to_his_limit() -> None:
    table = Table()
    table.owns(0, "bank")
    held = table.holds_any(0, 10)
    new_round(table)
    table.play(0, Deposit(None, (held[0],)))
    assert table.awaited == (0,)
    table.play(0, Discard(tuple(held[1:3])))
    assert len(table.hand(0)) == 7


def test_chapel_and_bank_may_be_used_together() -> None:
    table = Table()
    table.owns(0, "bank", "chapel")
    held = table.holds_any(0, 4)
    new_round(table)
    table.play(0, Deposit(held[0], tuple(held[1:3])))
    assert table.state.players[0].under == {"chapel": [held[0]], "bank": held[1:3]}


def test_a_bank_left_alone_keeps_its_use() -> None:
    table = Table()
    table.owns(0, "bank")
    table.holds_any(0, 4)
    new_round(table)
    table.play(0, Tidy())
    new_round(table)
    assert table.may(0, Deposit)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_an_office_exchanges_up_to_two_cards(count: int) -> None:
    table = Table()
    table.owns(0, "office")
    held = table.holds_any(0, 3)
    new_round(table)
    assert table.refusal(0, Swap(tuple(held))) == "swaps_too_many"
    table.play(0, Swap(tuple(held[:count])))
    assert table.told(Exchanged)[0].count == count
    assert len(table.hand(0)) == 3
    assert table.state.discard == held[:count]


def test_offices_come_before_chapels_and_these_with_the_limit() -> None:
    table = Table()
    table.owns(0, "office", "chapel")
    table.owns(1, "chapel")
    table.holds_any(0, 2)
    table.holds_any(1, 2)
    table.holds_any(2, 8)
    new_round(table)
    assert table.awaited == (0,)
    table.play(0, Swap(()))
    assert table.awaited == (1, 2, 0)


def test_cards_under_buildings_are_seen_by_their_owner_alone() -> None:
    table = Table()
    table.owns(0, "chapel")
    held = table.holds_any(0, 3)
    new_round(table)
    table.play(0, Tidy(held[0]))
    assert GAME.view(table.state, 0).own.tucked == {"chapel": (held[0],)}
    assert held[0] in set(GAME.hidden(table.state, 1)["cards"])
    assert held[0] not in set(GAME.hidden(table.state, 0)["cards"])


def test_an_answer_may_be_given_again_until_all_are_in() -> None:
    table = Table()
    for seat in (0, 1):
        table.owns(seat, "chapel")
        table.holds_any(seat, 3)
    new_round(table)
    first, second, _ = table.hand(0)
    table.play(0, Tidy(first))
    assert GAME.view(table.state, 0).own.answer == Tidy(first)
    assert GAME.view(table.state, 1).own.answer is None
    table.play(0, Tidy(second))
    table.play(1, Tidy())
    assert table.state.players[0].under == {"chapel": [second]}


def test_after_a_few_second_thoughts_an_answer_stands() -> None:
    table = Table()
    for seat in (0, 1):
        table.owns(seat, "chapel")
        table.holds_any(seat, 3)
    new_round(table)
    for _ in range(1 + SECOND_THOUGHTS):
        table.play(0, Tidy())
    assert table.refusal(0, Tidy()) == "answered_often_enough"
    assert table.awaited == (1,)
