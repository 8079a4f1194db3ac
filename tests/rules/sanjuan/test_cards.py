"""Cards: the councillor's choice, the prospector's luck, the deck and the discards."""

import pytest

from rules.sanjuan import GAME, Discard, Keep
from rules.sanjuan.piles import DeckShuffled
from rules.sanjuan.prospector import CardsTurnedUp
from tests.rules.sanjuan.table import Table


def test_the_councillor_keeps_one_of_five_and_the_others_one_of_two() -> None:
    table = Table()
    table.takes_role("councillor")
    assert table.awaited == (0, 1, 2)
    assert [len(table.domain(seat, Keep, "cards").values) for seat in range(3)] == [5, 2, 2]
    for seat in range(3):
        drawn = table.state.players[seat].drawn
        assert table.refusal(seat, Keep(())) == "keeps_so_many"
        table.play(seat, Keep((drawn[0],)))
    assert [len(table.hand(seat)) for seat in range(3)] == [1, 1, 1]
    assert len(table.state.discard) == 4 + 1 + 1


@pytest.mark.parametrize(("others", "drawn"), [((), 5), (("library",), 8)])
def test_a_prefecture_keeps_two(others: tuple[str, ...], drawn: int) -> None:
    table = Table()
    table.owns(0, "prefecture", *others)
    table.owns(1, "prefecture")
    table.takes_role("councillor")
    kept = table.domain(0, Keep, "cards")
    assert (len(kept.values), kept.least, kept.most) == (drawn, 2, 2)
    # of two cards both: that is no question
    assert 1 not in table.awaited


def test_an_archive_with_prefecture_discards_three_of_the_whole_hand() -> None:
    table = Table()
    table.owns(0, "prefecture", "archive")
    held = table.holds_any(0, 4)
    table.takes_role("councillor")
    gone = table.domain(0, Discard, "cards")
    assert (len(gone.values), gone.least, gone.most) == (4 + 5, 3, 3)
    for seat in (1, 2):
        table.play(seat, GAME.default(table.state, seat))
    table.play(0, Discard(tuple(held[:3])))
    assert len(table.hand(0)) == 6
    assert set(held[:3]) <= set(table.state.discard)


def test_library_archive_and_prefecture_discard_six_of_the_hand() -> None:
    table = Table()
    table.owns(0, "library", "prefecture", "archive")
    table.holds_any(0, 2)
    table.takes_role("councillor")
    gone = table.domain(0, Discard, "cards")
    assert (len(gone.values), gone.least, gone.most) == (2 + 8, 6, 6)
    assert table.refusal(0, Discard(tuple(gone.values[:5]))) == "discards_so_many"


def test_the_prospector_alone_draws_a_card() -> None:
    table = Table()
    table.takes_role("prospector")
    assert [len(table.hand(seat)) for seat in range(3)] == [1, 0, 0]
    assert table.awaited == (1,)


def test_a_gold_mine_finds_nothing_when_two_costs_are_equal() -> None:
    # the rulebook's first example: a 5, a 4, a 1 and another 4
    table = Table()
    table.owns(1, "gold_mine")
    _, *shown = table.deck_begins("well", "library", "prefecture", "smithy", "coffee_roaster")
    table.takes_role("prospector")
    assert table.told(CardsTurnedUp)[0].won is None
    assert table.state.discard == shown
    assert table.hand(1) == []


def test_a_gold_mine_wins_the_cheapest_of_four_different_costs() -> None:
    # the rulebook's second example: 4, 1, 3 and 5
    table = Table()
    table.owns(1, "gold_mine")
    _, quarry, mine, storage, hero = table.deck_begins("well", "quarry", "gold_mine", "tobacco_storage", "hero")
    table.takes_role("prospector")
    assert table.hand(1) == [mine]
    assert table.state.discard == [quarry, storage, hero]


def test_a_prospector_draws_before_his_own_gold_mine() -> None:
    table = Table()
    table.owns(0, "gold_mine")
    well, _, mine, *_ = table.deck_begins("well", "quarry", "gold_mine", "tobacco_storage", "hero")
    table.takes_role("prospector")
    assert table.hand(0) == [well, mine]


def test_a_goldsmith_wins_only_what_stands_on_no_table() -> None:
    for standing, won in (("tower", True), ("chapel", False)):
        table = Table()
        table.owns(1, "goldsmith")
        table.owns(2, standing)
        _, chapel = table.deck_begins("well", "chapel")
        table.takes_role("prospector")
        assert (table.hand(1) == [chapel]) is won
        assert (table.state.discard == [chapel]) is not won


def test_mines_and_goldsmiths_work_clockwise_from_the_prospector_mines_first() -> None:
    table = Table()
    table.owns(0, "goldsmith", "gold_mine")
    table.owns(2, "gold_mine")
    table.takes_role("prospector")
    assert [(event.seat, event.building) for event in table.told(CardsTurnedUp)] == [
        (0, "gold_mine"),
        (0, "goldsmith"),
        (2, "gold_mine"),
    ]


def test_discards_become_the_deck_when_it_runs_out() -> None:
    table = Table()
    state = table.state
    state.discard = state.deck[2:]
    del state.deck[2:]
    table.takes_role("councillor")
    assert table.told(DeckShuffled)[0].cards == len(table.state.deck) + 5 + 2 + 2 - 2
    assert [len(player.drawn) for player in table.state.players] == [5, 2, 2]


def test_with_both_piles_empty_one_draws_what_there_is() -> None:
    table = Table()
    table.state.box.extend(table.state.deck[1:])
    del table.state.deck[1:]
    table.takes_role("councillor")
    # one card for the councillor, none for the others: nobody has anything to choose
    assert [len(table.hand(seat)) for seat in range(3)] == [1, 0, 0]
    assert table.awaited == (1,)


def test_cards_drawn_for_one_are_told_to_him_alone() -> None:
    table = Table()
    table.takes_role("councillor")
    drawn = set(table.state.players[1].drawn)
    for observer in (None, 0, 2):
        seen = [card for event in table.events if event.reaches(observer) for card in getattr(event, "cards", ())]
        assert drawn.isdisjoint(seen)
    assert GAME.view(table.state, 0).own.drawn == tuple(table.state.players[0].drawn)
    assert GAME.view(table.state, None).own is None
