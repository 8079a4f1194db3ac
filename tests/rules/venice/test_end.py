"""How the game ends, and the reckoning."""

from rules.venice.course import TurnFavour
from rules.venice.drawing import Keep
from rules.venice.influence import Use
from rules.venice.ledger import EndTriggered
from rules.venice.lowering import Lower, Lowered, Stand
from rules.venice.scoring import Arrested, AssistantsScored, CouncilScored
from tests.rules.venice.table import GAME, Table
from tests.rules.venice.test_buildings import at


def last_turn(**given: object) -> Table:
    """The last player of the last round is about to moor somewhere without effect for the reckoning."""
    table = Table(turn=2, gondolas={2: ("docks", "senate")}, **given)  # type: ignore[arg-type]
    table.state.last_round = 1
    return table


def finish(table: Table) -> Table:
    return table.man("a").moor("mint").activate()


def test_reaching_the_marker_brings_the_end_two_rounds_later() -> None:
    table = at("great_council", council={0: 11}).activate(1)
    assert table.told(EndTriggered)[0].why == "great_council"
    assert table.view.last_round == 3


def test_jumping_over_the_marker_counts_as_reaching_it() -> None:
    table = at("great_council", council={0: 11}, intrigue={0: 1}).activate(1)
    assert table.player(0).council == 14
    assert table.view.last_round == 3


def test_the_last_mission_brings_the_end_when_the_deck_stays_empty() -> None:
    table = at("doges_palace")
    table.state.missions = table.state.missions[:2]
    table.activate(1).play(Keep(table.values(Keep, "card")[0]))
    assert table.view.last_round is None
    single = at("doges_palace")
    single.state.missions = single.state.missions[:1]
    assert single.activate(1).view.last_round == 3
    assert single.player(0).missions == 1


def test_with_the_switch_it_comes_when_the_last_card_is_in_hand() -> None:
    table = at("doges_palace", mission_end_trigger="last_card_in_hand")
    table.state.missions = table.state.missions[:2]
    assert table.activate(1).view.last_round == 3


def test_the_round_is_finished_and_two_more_are_played() -> None:
    table = Table(turn=1, first=1, council={1: 11}, influence={1: "bribe_councillors#1"})
    table.play(Use("bribe_councillors#1", "plain"))
    assert table.view.last_round == 3
    turns = 0
    while table.view.turn is not None:
        before = table.view.turn
        table.play(GAME.default(table.state, table.awaited[0]))
        turns += table.view.turn != before
    assert turns == 3 * 3


def test_council_assistants_coins_and_favour_are_scored_in_order() -> None:
    nine = [tile for tile in Table().state.assistants if tile not in ("mint", "consulate", "senate")]
    table = last_turn(
        council={0: 9, 1: 5, 2: 0}, coins={0: 11, 1: 3, 2: 0}, assistants={tile: {0: 4, 1: 4} for tile in nine}
    )
    for tile in nine[:2]:
        del table.state.assistants[tile][1]
    table.state.players[1].favour = True
    finish(table)
    assert table.told(CouncilScored)[0].vp == (12, 6, 0)
    assert table.told(AssistantsScored)[0].vp == (9, 3, 0)
    assert table.all("vp") == [12 + 9 + 2, 6 + 3 + 4, 0]


def test_fewer_than_seven_assistants_score_nothing() -> None:
    six = list(Table().state.assistants)[:6]
    table = finish(last_turn(council={0: 9}, assistants={tile: {0: 4} for tile in six}))
    assert table.told(AssistantsScored)[0].vp[0] == 0


def test_intrigue_is_lowered_in_reaction_to_each_other() -> None:
    table = finish(last_turn(intrigue={0: 3, 1: 3, 2: 1}, coins={0: 12, 1: 4, 2: 0}, scrolls={0: 0, 1: 0}))
    assert table.awaited == (0,)
    table.play(Lower(0, 1))
    assert table.awaited == (1,)
    table.play(Lower(0, 1))
    # the second has nothing left, so the first need only go one below him
    assert table.awaited == (0,)
    table.play(Lower(0, 1))
    assert table.told(Lowered)[0].coins == 4
    table.play(Stand())
    assert table.view.arrested == 1
    assert table.all("intrigue") == [1, 2, 1]


def test_two_scrolls_or_four_coins_pay_a_point() -> None:
    table = finish(last_turn(intrigue={0: 5}, coins={0: 9}, scrolls={0: 5}))
    table.play(Lower(2, 2))
    player = table.player(0)
    assert (player.intrigue, player.scrolls, player.coins) == (1, 1, 1)


def test_a_favour_card_may_be_turned_to_pay() -> None:
    table = last_turn(intrigue={0: 1}, coins={0: 0})
    table.state.players[0].favour = True
    finish(table)
    assert table.awaited == (0,)
    table.play(TurnFavour()).play(Lower(0, 1))
    assert table.view.arrested is None


def test_the_most_intriguing_player_is_arrested_whatever_his_points() -> None:
    table = last_turn(intrigue={0: 2, 1: 1}, coins={0: 0, 1: 0})
    table.state.players[0].vp = 99
    finish(table)
    result = GAME.result(table.state)
    assert result is not None
    assert result.places == (3, 2, 1)
    assert table.told(Arrested)[0].seat == 0


def test_among_equals_the_last_in_turn_order_is_arrested() -> None:
    table = last_turn(intrigue={0: 1, 1: 1}, coins={0: 0, 1: 0})
    assert finish(table).view.arrested == 1


def test_without_intrigue_nobody_is_arrested_and_the_last_in_turn_order_wins_a_tie() -> None:
    result = GAME.result(finish(last_turn(coins={0: 0, 1: 0, 2: 0})).state)
    assert result is not None
    assert result.places == (3, 2, 1)


def test_the_sources_of_points_add_up() -> None:
    table = finish(last_turn(council={0: 4, 1: 4}, coins={0: 8}))
    result = GAME.result(table.state)
    assert result is not None
    assert result.sources[0] == {"great_council_rewards": 9, "coins": 2}
    assert [sum(source.values()) for source in result.sources] == list(result.scores)


def test_a_game_that_nobody_ends_is_ended() -> None:
    table = Table(turn=2, gondolas={2: ("docks", "senate")})
    table.state.round = 29
    finish(table)
    assert table.told(EndTriggered)[0].why == "patience"
    assert table.view.last_round == 32
