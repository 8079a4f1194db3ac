"""What the pictures of Medici show, asked of their scenes."""

from typing import Any

import msgspec
import pytest

import rules
from render import PAINTERS, Picture, SeatLabel
from render.scene import Group, Line, Scene, Shield, Text
from rules.game import Result
from rules.medici.day import DayBegan, DayEnded, Loaded
from rules.medici.scoring import BonusPaid, GoodPaid, ShipsPaid
from rules.medici.view import MediciView
from tests.render.words import words

PAINTER = PAINTERS["medici"]
SAY = words("en")
NAMES = (SeatLabel("Ada"), SeatLabel("Bruno"), SeatLabel("Cosima", house=True))


def seen(**changes: Any) -> MediciView:
    """The table for three before the first turn, but for the changes."""
    game = rules.GAMES["medici"]
    view = game.view(game.start(3), None)
    return msgspec.structs.replace(view, awaited=(1,), **changes)


def loaded(view: MediciView, seat: int, *ship: str, **changes: Any) -> MediciView:
    player = msgspec.structs.replace(view.players[seat], ship=ship, **changes)
    return msgspec.structs.replace(view, players=(*view.players[:seat], player, *view.players[seat + 1 :]))


def board(view: MediciView, *events: Any) -> Scene:
    return PAINTER.board(view, NAMES, SAY, events).scene


def said(group: Group) -> list[str]:
    return [item.text for item in _flat(group) if isinstance(item, Text)]


def _flat(group: Group) -> list[Any]:
    return [item for _, _, item in Scene(width=1, height=1, fixed=(), moving=(group,)).everything()]


MARKET = ("furs_two", "grain_five", "spice_four", "cloth_three")


def test_the_last_three_cards_are_within_reach_and_the_last_one_is_forced() -> None:
    scene = board(seen(market=MARKET))
    marks = {group.name: group.marks for group in scene.groups("reach")}
    assert marks == {
        "reach:cloth_three": ("reachable", "forced"),
        "reach:spice_four": ("reachable",),
        "reach:grain_five": ("reachable",),
    }
    assert [group.name for group in scene.groups("card") if group.name == "card:furs_two"]
    assert {"must load", "may load"} <= set(scene.words())


def test_a_ship_with_one_place_left_may_take_the_last_card_alone() -> None:
    view = loaded(seen(market=MARKET), 1, "furs_two", free=1)
    scene = board(view)
    assert [group.name for group in scene.groups("reach") if "reachable" in group.marks] == ["reach:cloth_three"]
    assert "no room" in scene.words()


def test_a_green_card_can_be_added_to_a_full_ship() -> None:
    view = loaded(seen(market=("grain_sample", "spice_four", "cloth_three")), 1, free=1)
    reachable = {group.name for group in board(view).groups("reach") if "reachable" in group.marks}
    assert reachable == {"reach:grain_sample", "reach:cloth_three"}


def test_cards_revealed_in_this_turn_lie_lower() -> None:
    scene = board(seen(market=MARKET, revealed=2))
    new = {group.name for group in scene.groups("reach") if "new" in group.marks}
    assert new == {"reach:cloth_three", "reach:spice_four"}


def test_a_market_too_long_to_show_tells_how_many_are_left_out() -> None:
    scene = board(seen(market=("furs_two",) * 80))
    shown = len(scene.groups("card"))
    (more,) = [text for text in scene.words() if text.startswith("+") and text[1:].isdigit()]
    assert shown + int(more) == 80


def test_an_empty_market_says_so() -> None:
    assert "The market is empty" in board(seen(market=())).words()


def test_whose_turn_it_is_stands_above_and_in_the_frame_of_the_row() -> None:
    scene = board(seen(market=MARKET, revealed=1))
    (banner,) = scene.groups("banner")
    assert said(banner) == ["Bruno’s turn", "1 of 3 revealed"]
    assert [group.name for group in scene.groups("due")] == ["due:1"]
    assert [group.name for group in scene.groups("player") if "awaited" in group.marks] == ["player:1"]


def test_a_row_shows_money_cargo_space_and_stored_goods() -> None:
    symbols = {"grain": 2, "spice": 0, "furs": 5, "dyes": 1, "cloth": 0}
    ship = ("cloth_five", "treasure")
    view = loaded(seen(), 0, *ship, cargo=12, free=3, florins=45, symbols=symbols)
    row = board(view).groups("player:0")[0]
    assert {"Ada", "45", "Cargo 12", "3 free"} <= set(said(row))
    shelves = [item for item in _flat(row) if isinstance(item, Group) and item.name.startswith("shelf:")]
    assert {shelf.name: said(shelf) for shelf in shelves} == {
        "shelf:grain": ["2"], "shelf:spice": ["0"], "shelf:furs": ["5"], "shelf:dyes": ["1"], "shelf:cloth": ["0"],
    }  # fmt: skip
    assert [shelf.name for shelf in shelves if "bonus" in shelf.marks] == ["shelf:furs"]
    assert sum(isinstance(item, Group) and item.name == "free" for item in _flat(row)) == 3


def test_what_was_loaded_last_is_set_off_until_a_day_begins() -> None:
    view = loaded(seen(), 0, "furs_two", "grain_five", "spice_four")
    event = Loaded(seat=0, cards=("grain_five", "spice_four"), cargo=11, full=False)
    scene = board(view, event)
    assert len(scene.groups("fresh")) == 2
    assert "Ada loaded" in scene.words()
    later = board(view, event, DayBegan(day=2, seat=1, lot=False))
    assert not later.groups("fresh")
    assert "Day 2 begins with Bruno" in later.words()


def test_the_house_is_marked() -> None:
    scene = board(seen())
    signs = [item for item in _flat(scene.groups("player:2")[0]) if getattr(item, "name", "") == "house"]
    assert len(signs) == 1
    assert "(house)" in PAINTER.board(seen(), NAMES, SAY).text


def test_the_words_tell_the_turn_then_what_happened_then_where_things_are() -> None:
    view = loaded(seen(market=MARKET), 0, "furs_two", cargo=2, free=4)
    alt = PAINTER.board(view, NAMES, SAY, [Loaded(seat=0, cards=("furs_two",), cargo=2, full=False)]).alt
    parts = ["Bruno’s turn", "Ada loaded furs 2", "Must be loaded: cloth 3", "Ada: 0 florins, cargo 2", "in the deck"]
    places = [alt.index(part) for part in parts]
    assert places == sorted(places)


# -------------------------------------------------------------------- a day's account

EVENTS = (
    Loaded(seat=1, cards=("grain_five",), cargo=9, full=True),
    DayEnded(day=2),
    ShipsPaid(cargoes=(20, 9, 20), florins=(20, 0, 20)),
    GoodPaid(good="grain", symbols=(2, 5, 0), florins=(5, 10, 0)),
    BonusPaid(seat=1, good="grain", symbols=5, florins=10),
    DayBegan(day=3, seat=2, lot=False),
)


def account() -> Picture:
    view = seen()
    for seat, florins in enumerate((55, 60, 20)):
        view = loaded(view, seat, florins=florins)
    (picture,) = PAINTER.summary(EVENTS, view, NAMES, SAY)
    return picture


def test_a_day_that_ended_has_an_account_and_other_events_have_none() -> None:
    assert "Day 2 of 3" in account().scene.words()
    assert not PAINTER.summary(EVENTS[:1], seen(), NAMES, SAY)
    assert not PAINTER.summary((), seen(), NAMES, SAY)


def test_an_account_says_who_earned_what_and_why() -> None:
    accounts = {group.name: group for group in account().scene.groups("account")}
    assert list(accounts) == ["account:1", "account:0", "account:2"], "whoever has most comes first"
    cells = {item.name: said(item) for item in _flat(accounts["account:1"]) if isinstance(item, Group)}
    assert cells["paid:ship"] == ["9"]
    assert cells["paid:grain"] == ["5", "+10", "10"]
    assert said(accounts["account:1"])[:3] == ["Bruno", "+20", "60"]
    assert said(accounts["account:0"])[:3] == ["Ada", "+25", "55"]


def test_whoever_leads_a_column_has_it_in_full_colour() -> None:
    leads = {
        (group.name, item.name)
        for group in account().scene.groups("account")
        for item in _flat(group)
        if isinstance(item, Group) and "first" in item.marks
    }
    assert leads == {("account:0", "paid:ship"), ("account:2", "paid:ship"), ("account:1", "paid:grain")}


def test_two_days_ended_at_once_have_an_account_each_with_the_totals_of_their_time() -> None:
    first = (DayEnded(day=1), ShipsPaid(cargoes=(9, 8, 7), florins=(30, 15, 0)))
    view = seen()
    for seat, florins in enumerate((55, 35, 20)):
        view = loaded(view, seat, florins=florins)
    one, other = PAINTER.summary((*first, *EVENTS), view, NAMES, SAY)
    assert said(one.scene.groups("account:0")[0])[:3] == ["Ada", "+30", "30"]
    assert said(other.scene.groups("account:0")[0])[:3] == ["Ada", "+25", "55"]


def test_the_text_of_an_account_gives_every_reason() -> None:
    text = account().text
    assert "Ship worth 9: +0" in text
    assert "5 × grain: +10, bonus +10" in text
    assert "2 × grain: +5" in text


# -------------------------------------------------------------------- the end

RESULT = Result(
    places=(2, 1, 3),
    scores=(95, 120, 60),
    sources=(
        {"ships": 50, "goods": 35, "bonuses": 10},
        {"ships": 60, "goods": 40, "bonuses": 20},
        {"ships": 30, "goods": 30, "bonuses": 0},
    ),
)


def end(result: Result = RESULT, history: Any = ()) -> Picture:
    return PAINTER.final(result, seen(), NAMES, SAY, history)


def test_the_end_names_the_winner_and_lists_places_with_their_sources() -> None:
    scene = end().scene
    assert "Bruno wins" in scene.words()
    assert [group.name for group in scene.groups("place")] == ["place:1", "place:0", "place:2"]
    assert said(scene.groups("place:1")[0]) == ["1.", "Bruno", "60", "40", "20", "120"]


def test_a_shared_victory_names_all_who_share_it() -> None:
    shared = Result(places=(1, 1, 3), scores=(95, 95, 60), sources=RESULT.sources)
    picture = end(shared)
    assert "They share the victory: Ada, Bruno" in picture.alt
    assert [shield.seat for shield in picture.scene.moving if isinstance(shield, Shield)][:2] == [0, 1]


def test_scores_noted_after_every_move_make_one_point_for_each_day() -> None:
    history = [(0, 0, 0)] * 9 + [(40, 50, 20)] * 7 + [(70, 70, 40)] * 3 + [(95, 120, 60)]
    picture = end(history=history)
    curves = [item for item in picture.scene.moving if isinstance(item, Line) and len(item.points) == 4]
    assert len(curves) == 2 * 3, "an inked edge and a colour for each player"
    assert {"Start", "Day 1", "Day 2", "Day 3"} <= set(picture.scene.words())
    assert "After day 2: Ada 70, Bruno 70, Cosima 40" in picture.text


def test_without_a_history_there_are_no_curves() -> None:
    assert not [item for item in end().scene.moving if isinstance(item, Line)]


def test_the_standing_is_the_money() -> None:
    assert PAINTER.standing(loaded(seen(), 2, florins=35)) == [0, 0, 35]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_medici_has_no_hands(language: str) -> None:
    game = rules.GAMES["medici"]
    assert PAINTER.hand(game.view(game.start(3), 0), NAMES, words(language)) is None
