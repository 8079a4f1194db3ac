"""Set-up, the missions dealt, and the placement round."""

import pytest

from rules.game import Illegal
from rules.venice.activating import Activate
from rules.venice.cargo import Stow
from rules.venice.drawing import CardsShown
from rules.venice.opening import Opening
from rules.venice.placement import Choose, Place
from tests.rules.venice.table import GAME
from tests.rules.venice.test_buildings import at


@pytest.mark.parametrize(("seats", "left"), [(2, 5), (3, 7), (4, 9), (5, 10)])
def test_each_keeps_two_of_three_missions_and_the_deck_has_its_size(seats: int, left: int) -> None:
    state, events = GAME.open(seats)
    assert [event.to for event in events if isinstance(event, CardsShown)] == [(seat,) for seat in range(seats)]
    for seat in range(seats):
        state, _ = GAME.play(state, seat, GAME.default(state, seat))
    assert [len(player.missions) for player in state.players] == [2] * seats
    assert len(state.missions) == left


def test_all_choose_their_missions_at_once() -> None:
    state = GAME.start(3)
    assert GAME.awaited(state) == (0, 1, 2)
    hand = state.players[1].missions
    with pytest.raises(Illegal):
        GAME.play(state, 1, Choose(tuple(state.players[0].missions[:2])))
    state, _ = GAME.play(state, 1, Choose((hand[0], hand[2])))
    assert GAME.awaited(state) == (0, 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_later_players_begin_with_more_coins(seats: int) -> None:
    state = GAME.start(seats, seed=bytes([seats]) * 32)
    assert [state.players[seat].coins for seat in state.in_turn(state.first)] == [6, 8, 10, 12, 14][:seats]
    assert {player.scrolls for player in state.players} == {1}


def test_gondolas_are_placed_in_turn_order_and_back() -> None:
    state = GAME.start(3, seed=bytes([7]) * 32)
    for seat in range(3):
        state, _ = GAME.play(state, seat, GAME.default(state, seat))
    placed = []
    while not isinstance(state.phases[-1], Opening):
        (seat,) = GAME.awaited(state)
        action = GAME.default(state, seat)
        if isinstance(action, Place):
            placed.append(seat)
        state, _ = GAME.play(state, seat, action)
    order = state.in_turn(state.first)
    assert placed == [*order, *reversed(order)]
    assert GAME.awaited(state) == (state.first,)
    assert all(state.assistants_on(seat) == 2 for seat in order)


def test_placing_trains_and_activates_and_scores_the_gondolas_below() -> None:
    state = GAME.start(2, seed=bytes([1]) * 32)
    for seat in range(2):
        state, _ = GAME.play(state, seat, GAME.default(state, seat))
    first, second = state.in_turn(state.first)
    for seat in (first, second):
        state, _ = GAME.play(state, seat, Place("mint"))
        state, _ = GAME.play(state, seat, Activate((1,)))
    assert state.assistants["mint"] == {first: 2, second: 1}
    assert [state.players[seat].vp for seat in (first, second)] == [1, 0]
    assert state.gondolas[f"gondola_{second}a"].hold == (0, 0, 1)
    with pytest.raises(Illegal) as caught:
        GAME.play(state, second, Place("mint"))
    assert caught.value.key == "own_gondola_there"


def test_favour_cards_are_an_option() -> None:
    assert all(player.favour for player in GAME.start(3).players)
    assert not any(player.favour for player in GAME.start(3, GAME.Options(favour_cards=False)).players)


def test_a_supply_is_limited_only_with_the_switch() -> None:
    state = GAME.start(3, GAME.Options(supply_limited=True))
    assert state.supply == {"ceramics": 22, "cloth": 22, "silver": 22, "coins": 130 - 6 - 8 - 10}
    assert GAME.start(3).supply == {}


def test_cubes_and_coins_that_have_run_out_are_not_gained() -> None:
    table = at("mint", supply_limited=True)
    table.state.supply.update(silver=0, coins=3)
    table.activate(1, 2)
    assert (table.hold("0a"), table.player(0).coins) == ("", 13)
    assert table.view.supply == {"ceramics": 22, "cloth": 22, "silver": 0, "coins": 0}


def test_of_cubes_of_choice_only_those_there_are_can_be_had() -> None:
    table = at("market", supply_limited=True)
    table.state.supply.update(silver=1, cloth=0)
    table.activate(2)
    assert set(table.values(Stow, "hold")) == {("ceramics", "ceramics"), ("ceramics", "silver")}
