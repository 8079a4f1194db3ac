"""Setting up, rounds, and what counts in the end."""

from typing import Any

import pytest

from rules.genoa.board import BOARDS
from rules.genoa.journey import Stop
from rules.genoa.pieces import COMPONENTS
from rules.genoa.scoring import BuildingsPaid, ContractsPaid, contracts_worth
from tests.rules.genoa.table import GAME, Table

RING = BOARDS["a"].ring


@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 10), (4, 8), (5, 6)])
def test_the_number_of_rounds_follows_from_the_number_of_players(seats: int, rounds: int) -> None:
    assert GAME.view(GAME.start(seats), None).last_round == rounds


def test_with_five_the_older_edition_plays_seven_rounds() -> None:
    assert GAME.view(GAME.start(5, GAME.Options(rounds_with_five=7)), None).last_round == 7
    assert GAME.view(GAME.start(4, GAME.Options(rounds_with_five=7)), None).last_round == 8


def test_everybody_begins_with_a_hundred_and_thirty_ducats_and_a_card_of_each_kind() -> None:
    view = GAME.view(GAME.start(4), 2)
    assert view.own.ducats == 130
    for player in view.players:
        assert player.cards == {"contract": 1, "message": 1, "large_order": 1, "small_order": 1}
        assert player.open == {}
    assert view.markers == (7, 7, 7, 7)
    assert [deck.down for deck in view.decks.values()] == [10, 10, 12, 12]


@pytest.mark.parametrize(("length", "ducats"), [(1, 10), (2, 30), (3, 60), (4, 100), (5, 150), (6, 200), (7, 250)])
def test_a_run_of_contracts_earns_more_the_longer_it_is(length: int, ducats: int) -> None:
    assert contracts_worth(BOARDS["a"].runs(RING[3 : 3 + length])) == ducats


def test_the_ring_of_contracts_closes() -> None:
    assert BOARDS["a"].runs((RING[-1], RING[0], RING[1])) == [(RING[-1], RING[0], RING[1])]
    assert BOARDS["a"].runs(RING) == [RING]


def test_every_run_counts_for_itself() -> None:
    assert contracts_worth(BOARDS["a"].runs((RING[0], RING[1], RING[4]))) == 30 + 10


def last_turn(**given: Any) -> Table:
    """The last player stops in the last round."""
    table = Table(3, merchant=2, path="street_7_5", round_=10, **given)
    return table.play(2, Stop())


def test_buildings_and_contracts_are_paid_and_the_rest_is_worth_nothing() -> None:
    table = last_turn(
        owners={"park": 0, "inn": 0},
        hands={1: "contract@inn contract@warehouse_spices contract@palace silver@inn"},
        things={2: "pepper trade"},
    )
    result = GAME.result(table.state)
    assert result is not None
    assert result.scores == (150, 170, 130)
    assert [paid.ducats for paid in table.told(BuildingsPaid)] == [20]
    assert [paid.ducats for paid in table.told(ContractsPaid)] == [40]
    assert result.sources[1] == {"start": 130, "contracts": 40}


def test_among_equals_the_most_belongings_win_and_after_that_they_share() -> None:
    result = GAME.result(last_turn(things={1: "pepper trade", 2: "silk"}, hands={2: "silver@inn"}).state)
    assert result is not None
    assert result.places == (3, 1, 1)
    assert result.winners == (1, 2)


def test_the_round_marker_moves_when_everybody_has_been_merchant() -> None:
    table = Table(3, merchant=2, path="street_7_5", round_=4).play(2, Stop())
    assert table.view().round >= 5
    assert table.merchant == 0


def test_the_last_round_is_played_by_all() -> None:
    table = Table(3, merchant=1, path="street_7_5", round_=10).play(1, Stop())
    assert GAME.result(table.state) is None
    assert table.merchant == 2


def test_the_sum_of_all_sources_is_the_purse() -> None:
    table = last_turn(owners={"park": 0}, hands={1: "contract@inn"})
    result = GAME.result(table.state)
    assert result is not None
    assert tuple(sum(sources.values()) for sources in result.sources) == result.scores


def test_after_the_end_everybody_sees_the_purses_and_the_contracts() -> None:
    table = last_turn(hands={1: "contract@inn"})
    seen = table.view(0).players[1]
    assert seen.ducats == 140
    assert seen.runs == (("inn",),)


def test_the_cards_are_as_many_as_the_rulebook_says() -> None:
    assert {kind: deck.size for kind, deck in COMPONENTS.decks.items()} == {
        "contract": 14, "message": 14, "large_order": 16, "small_order": 16,
    }  # fmt: skip
    assert sum(COMPONENTS.tokens.count.values()) == 27
