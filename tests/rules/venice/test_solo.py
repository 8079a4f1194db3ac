"""Alone against the Doge."""

from typing import Any

import pytest

from rules.game import Illegal
from rules.venice.bridges import Build
from rules.venice.doge import DogeCardPlayed, DogePlaced
from rules.venice.ledger import EndTriggered
from rules.venice.meeting import Faced
from rules.venice.opening import Opening
from rules.venice.pieces import smuggler_tile
from rules.venice.placement import Place
from rules.venice.smugglers import MoveSmuggler
from tests.rules.venice.table import GAME, Table

A, B = -1, -2
DOGE = {"smuggler_a0": "monastery", "smuggler_a1": "court", "smuggler_b0": "st_marks_square", "smuggler_b1": "court"}
"""The first of each colour reaches its goal without meeting the player."""


def doges_turn(row: str = "archives tribute absolution", **given: Any) -> Table:
    """The player has just ended his turn at the mint; then the Doge plays market with A and consulate with B, which
    ignore the first and the second card of his row: only the third is carried out."""
    boats = {**DOGE, **given.pop("boats", {})}
    doge = given.pop("doge", {})
    table = Table(1, gondolas={0: ("docks", "senate")}, **given)
    state = table.state
    for name, quay in boats.items():
        state.gondolas[name].quay = quay
    for item, amount in doge.items():
        setattr(state.doge, item, amount)
    wanted = [f"{kind}#1" for kind in row.split()]
    cards = [*state.doge.deck, *state.doge.row, *state.doge.box]
    state.doge.row, state.doge.box = wanted, []
    state.doge.deck = [card for card in cards if card not in wanted]
    for letter, card in (("A", "A:market"), ("B", "B:consulate")):
        deck = state.smugglers[letter].deck
        deck.remove(card)
        deck.append(card)
    return table.man("a").moor("mint").activate()


def move(table: Table, letter: str, tile: str, boat: int = 0) -> Table:
    gondola = f"smuggler_{letter.lower()}{boat}"
    card = f"{letter}:{tile}"
    route = table.values(MoveSmuggler, "route", card=card, gondola=gondola)[0]
    return table.play(MoveSmuggler(card, gondola, route))


def both(table: Table) -> Table:
    return move(move(table, "A", "market"), "B", "consulate")


def test_the_doge_is_placed_between_the_players_gondolas() -> None:
    state = GAME.start(1, seed=bytes([3]) * 32)
    assert len(state.missions) == 26 - 3
    assert (state.players[0].coins, state.doge.scrolls, len(state.doge.row)) == (6, 2, 3)
    state, _ = GAME.play(state, 0, GAME.default(state, 0))
    state, _ = GAME.play(state, 0, Place("st_marks_square"))
    state, events = GAME.play(state, 0, GAME.default(state, 0))
    placed = [event for event in events if isinstance(event, DogePlaced)]
    assert [event.letter for event in placed] == ["A", "B", "A", "B"]
    assert (state.assistants_on(A), state.assistants_on(B)) == (2, 2)
    assert sorted(boat.quay for boat in state.gondolas.values() if boat.owner < 0) == sorted(
        smuggler_tile(event.card) for event in placed
    )
    assert [len(pile.deck) for pile in state.smugglers.values()] == [9, 9]
    while not isinstance(state.phases[-1], Opening):
        state, _ = GAME.play(state, 0, GAME.default(state, 0))
    assert state.round == 1


@pytest.mark.parametrize(
    ("options", "assistants", "scrolls", "council"),
    [
        ({"doge_more_cards": 2, "doge_scrolls": "more", "doge_council_start": 3}, 4, 3, 3),
        ({"doge_without_assistants": True, "doge_scrolls": "fewer"}, 0, 1, 0),
    ],
)
def test_levels_of_difficulty_change_the_start(options: Any, assistants: int, scrolls: int, council: int) -> None:
    state = GAME.start(1, GAME.Options(**options))
    assert state.doge.scrolls == scrolls
    assert set(state.doge.council.values()) == {council}
    while not isinstance(state.phases[-1], Opening):
        state, _ = GAME.play(state, 0, GAME.default(state, 0))
    assert state.assistants_on(A) == assistants
    assert sum(boat.owner == A and boat.quay is not None for boat in state.gondolas.values()) == 2


def test_either_gondola_of_the_colour_may_move() -> None:
    table = doges_turn()
    assert table.values(MoveSmuggler, "gondola") == ["smuggler_a0", "smuggler_a1"]
    move(table, "A", "market", boat=1)
    assert table.state.gondolas["smuggler_a1"].quay == "market"
    assert table.state.gondolas["smuggler_a0"].quay == "monastery"


@pytest.mark.parametrize(
    ("before", "options", "points"),
    [
        ({}, {}, 0),
        ({A: 1}, {}, 1),
        ({A: 2}, {}, 2),
        ({A: 3}, {}, 4),
        ({}, {"doge_point_for_first_space": True}, 1),
        ({A: 4}, {"doge_fewer_for_last_space": True}, 3),
    ],
)
def test_he_scores_for_the_space_of_his_assistant(before: Any, options: Any, points: int) -> None:
    table = move(doges_turn(assistants={"market": before}, **options), "A", "market")
    assert table.view.doge.vp == points


def test_the_cards_named_by_the_smugglers_are_ignored_and_the_row_slides_left() -> None:
    table = both(doges_turn())
    assert [event.card for event in table.told(DogeCardPlayed)] == ["absolution#1"]
    assert table.view.doge.row[:2] == ("archives#1", "tribute#1")
    assert len(table.view.doge.row) == 3
    assert table.view.doge.vp == 1
    assert table.view.doge.played == ()


@pytest.mark.parametrize(
    ("card", "doge", "after"),
    [
        ("tribute", {}, {"vp": 2}),
        ("archives", {"scrolls": 4}, {"scrolls": 5}),
        ("absolution", {"intrigue": 2}, {"intrigue": 1, "vp": 1}),
        ("grand_session", {}, {"council": {"A": 1, "B": 1}}),
        ("ballot", {"council": {"A": 2, "B": 1}}, {"council": {"A": 2, "B": 2}}),
        ("ballot", {"council": {"A": 1, "B": 1}, "intrigue": 1}, {"council": {"A": 3, "B": 1}}),
    ],
)
def test_his_cards_do_what_they_say(card: str, doge: Any, after: Any) -> None:
    row = f"denunciation inquiry {card}"
    seen = both(doges_turn(row, doge=doge)).view.doge
    assert {item: getattr(seen, item) for item in after} == after


def test_patronage_scores_his_assistants_on_last_spaces() -> None:
    assistants = {tile: {A: 4, B: 4} for tile in ("court", "church", "library")}
    assert both(doges_turn("tribute inquiry patronage", assistants=assistants)).view.doge.vp == 4


def test_a_denunciation_gives_intrigue_unless_mission_20_protects() -> None:
    assert both(doges_turn("tribute inquiry denunciation")).player(0).intrigue == 1
    assert both(doges_turn("tribute inquiry denunciation", slots={0: "mission_20"})).player(0).intrigue == 0


def test_an_inquiry_asks_for_two_scrolls_or_intrigue() -> None:
    table = both(doges_turn("tribute archives inquiry", scrolls={0: 3}))
    table.face(0, 1)
    assert (table.told(Faced)[0].intrigue, table.player(0).scrolls, table.player(0).intrigue) == (1, 2, 1)


def test_public_works_bridge_the_dearest_canal_where_his_second_gondola_went() -> None:
    table = both(doges_turn("tribute archives public_works"))
    # at the consulate two canals cost two coins, and the player chooses
    assert table.values(Build, "canal") == ["c11", "c19"]
    with pytest.raises(Illegal) as caught:
        table.play(Build("c10"))
    assert caught.value.key == "not_the_dearest_canal"
    assert table.play(Build("c11")).view.bridges == {"c11": A}
    built = both(doges_turn("tribute archives public_works", bridges={"c01": A, "c02": A, "c11": B}))
    assert built.view.bridges["c19"] == B
    none_left = {"c01": A, "c02": A, "c03": B, "c04": B}
    assert both(doges_turn("tribute archives public_works", bridges=none_left)).view.doge.vp == 2


def test_passing_a_gondola_of_his_costs_both_in_the_players_turn() -> None:
    table = Table(1, gondolas={0: ("docks", "senate")})
    for name in ("smuggler_a0", "smuggler_b0"):
        table.state.gondolas[name].quay = "mint"
    table.state.doge.scrolls = 1
    table.man("a").passing("mint")
    assert table.player(0).intrigue == 2
    assert (table.view.doge.scrolls, table.view.doge.intrigue) == (0, 1)


def test_at_eight_intrigue_he_loses_points_and_forgets_four() -> None:
    table = Table(1, gondolas={0: ("docks", "senate")})
    table.state.gondolas["smuggler_a0"].quay = "mint"
    table.state.doge.scrolls, table.state.doge.intrigue, table.state.doge.vp = 0, 7, 5
    table.man("a").passing("mint")
    assert (table.view.doge.intrigue, table.view.doge.vp) == (4, 3)


def test_in_his_turn_only_the_player_pays_unless_mission_14_says_otherwise() -> None:
    for slots, scrolls in (("", 2), ("mission_14", 1)):
        table = doges_turn(slots={0: slots}, boats={"smuggler_a0": "church"})
        # from the church to the market the cheapest way leads past the player's gondola at the mint
        routes = table.values(MoveSmuggler, "route", card="A:market", gondola="smuggler_a0")
        assert all("mint" in route for route in routes)
        move(table, "A", "market")
        assert table.player(0).intrigue == 1
        assert table.view.doge.scrolls == scrolls


def test_stacks_score_for_the_player_or_the_doge_whoever_is_below() -> None:
    table = doges_turn(boats={"smuggler_a1": "market"})
    move(table, "A", "market", boat=0)
    assert table.view.doge.vp == 1
    upon_him = Table(1, gondolas={0: ("docks", "senate")})
    upon_him.state.gondolas["smuggler_b1"].quay = "mint"
    assert upon_him.man("a").moor("mint").view.doge.vp == 1


def test_he_counts_as_one_rival_for_the_councils() -> None:
    table = Table(1, gondolas={0: ("docks", "senate")}, intrigue={0: 1})
    assert table.man("a").moor("great_council").activate(1).player(0).council == 2


def test_he_gains_intrigue_with_all_others() -> None:
    table = Table(1, gondolas={0: ("library", "senate")}, assistants={"court": {0: 1}})
    assert table.man("a").moor("court").activate(2).view.doge.intrigue == 1


def test_drawing_a_mission_removes_a_card_of_his() -> None:
    table = Table(1, gondolas={0: ("warehouse", "senate")})
    deck = table.view.doge.deck
    assert table.man("a").moor("doges_palace").activate(1).view.doge.deck == deck - 1


@pytest.mark.parametrize(("turns", "left"), [("usual", 1), ("none", 0), ("more", 2)])
def test_when_his_row_cannot_be_filled_the_end_comes(turns: str, left: int) -> None:
    table = doges_turn(doge_extra_turns=turns)
    table.state.doge.box += table.state.doge.deck
    table.state.doge.deck = []
    both(table)
    assert table.told(EndTriggered)[0].rounds == left
    taken = 0
    while table.awaited:
        taken += isinstance(table.state.phases[-1], Opening)
        assert not isinstance(GAME.default(table.state, 0), MoveSmuggler)
        table.play(GAME.default(table.state, 0))
    assert taken == left


@pytest.mark.parametrize(
    ("own", "his", "vp", "place"),
    [(0, 0, 50, 1), (1, 1, 50, 2), (1, 2, 50, 1), (0, 0, 22, 2), (0, 0, 23, 1)],
)
def test_one_wins_with_more_points_and_less_intrigue_than_he(own: int, his: int, vp: int, place: int) -> None:
    """He has ten points, and the one marker that has left its start wins twelve more."""
    table = Table(1, turn=0, gondolas={0: ("docks", "senate")}, intrigue={0: own}, coins={0: 0})
    state = table.state
    state.doge.intrigue, state.doge.vp, state.doge.council = his, 10, {"A": 2, "B": 0}
    state.players[0].vp = vp
    state.turns_left = 0
    # the last turn of the game, without one of the Doge's after it
    state.phases = [phase for phase in state.phases if type(phase).__name__ not in ("Smuggling", "DogeCouncil")]
    table.man("a").moor("mint").activate()
    result = GAME.result(table.state)
    assert result is not None
    assert table.view.doge.vp == 10 + 12
    assert result.places == (place,)
