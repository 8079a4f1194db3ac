"""With two players smugglers sail: each player has a deck, and moves a gondola after his turn."""

from typing import Any

import pytest

from rules.game import Illegal
from rules.venice.mooring import Moored
from rules.venice.routes import Chart
from rules.venice.smugglers import MoveSmuggler, SmugglerMoved
from tests.rules.venice.table import GAME, Table

SMUGGLERS = -1


def after_a_turn(*drawn: str, at: str | None = None, other: str | None = None, **given: Any) -> Table:
    """Player 0 has just ended his turn at the mint and holds these two smuggler cards of his deck, A."""
    table = Table(2, gondolas={0: ("docks", "senate"), 1: ("library", "court"), **given.pop("gondolas", {})}, **given)
    state = table.state
    for name, quay in (("smuggler_a", at), ("smuggler_b", other)):
        boat = state.gondolas.pop(name)
        boat.quay = quay
        state.gondolas[name] = boat
    deck = [card for card in state.smugglers["A"].deck if card not in drawn]
    state.smugglers["A"].deck = [*deck, *reversed(drawn)]
    return table.man("a").moor("mint").activate()


def test_of_two_cards_one_is_played_and_the_other_put_back_on_top() -> None:
    table = after_a_turn("A:market", "A:church")
    assert table.values(MoveSmuggler, "card") == ["A:market", "A:church"]
    table.play(MoveSmuggler("A:church", "smuggler_a", ()))
    assert table.view.smugglers[0].used == ("A:church",)
    own, other = GAME.view(table.state, 0).hand, GAME.view(table.state, 1).hand
    assert own is not None
    assert own.smugglers_on_top == ("A:market",)
    assert other is not None
    assert other.smugglers_on_top == ()
    assert table.awaited == (1,)


def test_the_first_card_puts_the_gondola_on_the_board_and_an_assistant_there() -> None:
    table = after_a_turn("A:market", "A:church").play(MoveSmuggler("A:market", "smuggler_a", ()))
    assert table.state.gondolas["smuggler_a"].quay == "market"
    assert table.view.assistants["market"] == {SMUGGLERS: 1}


def test_it_takes_the_cheapest_route_and_the_player_chooses_among_equals() -> None:
    table = after_a_turn("A:mint", "A:church", at="minor_council")
    ways = table.values(MoveSmuggler, "route", card="A:mint", gondola="smuggler_a")
    assert set(ways) == {("docks", "mint"), ("council_of_ten", "mint")}
    with pytest.raises(Illegal):
        table.play(MoveSmuggler("A:mint", "smuggler_a", ("mint",)))


def test_its_first_canal_is_not_free_but_bridges_are() -> None:
    state = Table(2, bridges={"c17": 0}).state
    assert Chart(state, "mint").cheapest("minor_council")[0] == 3
    assert Chart(state, "mint").cheapest("library") == (0, [("mint",)])


def test_bridges_give_smugglers_nothing() -> None:
    table = after_a_turn("A:docks", "A:church", at="minor_council", bridges={"c08": 1})
    table.play(MoveSmuggler("A:docks", "smuggler_a", ("docks",)))
    assert table.all("intrigue") == [0, 0]
    assert table.all("coins") == [10, 10]


def test_only_the_player_met_decides() -> None:
    table = after_a_turn("A:warehouse", "A:church", at="court", gondolas={1: ("library", "senate")}, scrolls={1: 1})
    table.play(MoveSmuggler("A:warehouse", "smuggler_a", ("library", "warehouse")))
    assert table.awaited == (1,)
    table.face(1, 1)
    assert table.all("intrigue") == [0, 0]
    assert table.player(1).scrolls == 0


def meeting_its_mover(**options: Any) -> Table:
    table = after_a_turn("A:council_of_ten", "A:church", at="church", **options)
    return table.play(MoveSmuggler("A:council_of_ten", "smuggler_a", ("mint", "council_of_ten")))


def test_who_moves_a_smuggler_past_his_own_gondola_pays_unless_switched_off() -> None:
    assert meeting_its_mover().all("intrigue") == [1, 0]
    assert meeting_its_mover(smuggler_mover_exempt=True).all("intrigue") == [0, 0]


def test_it_scores_for_players_below_and_the_opponent_for_a_smuggler_below() -> None:
    table = after_a_turn("A:library", "A:church", at="court", other="library")
    table.play(MoveSmuggler("A:library", "smuggler_a", ("library",)))
    # the gondola of player 1 has two above it; the smuggler below scores one for the opponent of the mover
    assert table.told(Moored)[0].below == ("gondola_1a", "smuggler_b")
    assert table.all("vp") == [0, 3]


def test_nobody_scores_for_a_smuggler_on_whom_a_player_moors() -> None:
    table = Table(2, gondolas={0: ("docks", "senate"), 1: ("library", "court")})
    table.state.gondolas["smuggler_b"].quay = "mint"
    table.man("a").moor("mint")
    assert table.told(Moored)[0].below == ("smuggler_b",)
    assert table.all("vp") == [0, 0]


def test_a_card_that_names_its_own_quay_only_trains() -> None:
    table = after_a_turn("A:market", "A:church", at="market", assistants={"market": {SMUGGLERS: 1, 1: 2}})
    table.play(MoveSmuggler("A:market", "smuggler_a", ()))
    assert not table.told(Moored)
    assert table.view.assistants["market"] == {SMUGGLERS: 2, 1: 3}


def test_a_player_who_passes_a_smuggler_pays_alone() -> None:
    table = Table(2, gondolas={0: ("docks", "senate"), 1: ("library", "court")})
    table.state.gondolas["smuggler_a"].quay = "mint"
    assert table.man("a").passing("mint").all("intrigue") == [1, 0]


def test_smugglers_are_no_players_for_the_councils() -> None:
    table = Table(2, gondolas={0: ("docks", "senate")}, intrigue={0: 1})
    assert table.man("a").moor("great_council").activate(1).player(0).council == 2


def test_with_one_card_left_the_used_ones_are_shuffled_in() -> None:
    table = Table(2, gondolas={0: ("docks", "senate"), 1: ("library", "court")})
    pile = table.state.smugglers["A"]
    pile.held, pile.used, pile.deck = pile.deck[0], pile.deck[1:], []
    table.man("a").moor("mint").activate()
    assert len(table.values(MoveSmuggler, "card")) == 2
    assert (table.view.smugglers[0].deck, table.view.smugglers[0].used) == (10, ())


def test_the_end_comes_at_ten_fields_for_two() -> None:
    table = Table(2, gondolas={0: ("docks", "senate")}, council={0: 9})
    assert table.man("a").moor("great_council").activate(1).view.last_round == 3


def test_what_a_smuggler_did_is_told() -> None:
    table = after_a_turn("A:market", "A:church").play(MoveSmuggler("A:market", "smuggler_a", ()))
    (moved,) = table.told(SmugglerMoved)
    assert (moved.seat, moved.quay, moved.reveals) == (0, "market", True)
