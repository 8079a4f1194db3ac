"""What each may see."""

from random import Random

import msgspec

from rules.sanjuan import GAME, Pass, Sell
from rules.sanjuan.pieces import CARDS, MARKETS
from tests.rules.sanjuan.table import Table


def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    table = Table()
    held = table.holds_any(0, 3)
    assert GAME.view(table.state, 0).own.hand == tuple(held)
    for observer in (None, 1, 2):
        view = GAME.view(table.state, observer)
        assert view.players[0].hand == 3
        assert not any(card in msgspec.json.encode(view).decode() for card in held)


def test_the_costs_of_a_hand_are_what_its_owner_would_pay() -> None:
    table = Table()
    table.owns(0, "smithy")
    roaster, hall, palace = table.holds(0, "coffee_roaster", "market_hall", "palace")
    table.holds_any(0, 1)
    costs = GAME.view(table.state, 0).own.costs
    assert (costs[roaster], costs[hall], costs[palace]) == (3, 4, 6)
    table.takes_role("builder")
    own = GAME.view(table.state, 0).own
    assert (own.costs[roaster], own.costs[hall], own.costs[palace]) == (2, 3, 5)
    assert {roaster, hall} <= set(own.affordable)
    assert palace not in own.affordable


def test_market_tiles_are_known_once_they_have_come() -> None:
    table = Table()
    assert GAME.view(table.state, 0).market is None
    assert GAME.view(table.state, 0).next_markets == (None,) * 5
    table.market("market#3")
    table.stocks(0, "indigo_plant")
    table.takes_role("trader")
    view = GAME.view(table.state, None)
    assert view.market.id == "market#3"
    assert view.market.prices == MARKETS["market#3"].prices()
    assert [tile.id if tile else None for tile in view.next_markets] == [None, None, None, None, "market#3"]


def test_the_role_in_progress_and_who_chose_it_are_seen() -> None:
    table = Table()
    table.owns(0, "library")
    table.stocks(1, "indigo_plant")
    table.takes_role("trader")
    view = GAME.view(table.state, None)
    assert (view.phase, view.active_role, view.active_seat, view.privilege_times) == ("trader", "trader", 0, 2)
    assert view.roles["trader"] == 0
    assert view.roles["builder"] is None
    table.play(1, Sell(()))
    view = GAME.view(table.state, None)
    assert (view.phase, view.active_role) == ("choosing", None)
    assert view.players[0].roles == ("trader",)


def test_a_good_is_seen_on_its_building_but_not_which_card_it_is() -> None:
    table = Table()
    (plant,) = table.stocks(0, "indigo_plant")
    good = table.state.players[0].building(plant).good
    for observer in (None, 0, 1):
        view = GAME.view(table.state, observer)
        assert [(one.card, one.good, one.full) for one in view.players[0].buildings] == [(plant, "indigo", True)]
        assert good not in msgspec.json.encode(view).decode()


def test_in_an_imagined_world_others_hold_other_cards_and_oneself_the_same() -> None:
    table = Table()
    own = table.holds_any(0, 4)
    theirs = table.holds_any(1, 4)
    worlds = [GAME.imagine(table.state, 0, Random(seed))[0] for seed in range(5)]
    assert all(world.players[0].hand == own for world in worlds)
    assert any(world.players[1].hand != theirs for world in worlds)
    assert all(set(world.players[1].hand) <= set(CARDS) for world in worlds)


def test_a_covered_building_is_seen_out_of_the_game() -> None:
    table = Table()
    _, well = table.owns(0, "crane", "well")
    tower, *_ = table.holds(0, "tower", "statue")
    table.takes_role("builder")
    table.builds(0, tower, over=well)
    view = GAME.view(table.state, None)
    assert view.box == (well,)
    assert [one.kind for one in view.players[0].buildings] == ["crane", "tower"]


def test_passing_shows_nothing_of_the_hand() -> None:
    table = Table()
    held = table.holds_any(0, 3)
    table.takes_role("builder")
    table.play(0, Pass())
    told = msgspec.json.encode([event for event in table.events if event.reaches(1)]).decode()
    assert not any(card in told for card in held)
