"""What the pictures of Genoa show, asked of their scenes."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

import rules
from render import PAINTERS, Picture, SeatLabel
from render.genoa import plan
from render.genoa.things import GOOD_COLOURS
from render.scene import Group, Scene, Shield, Sign, Text
from rules.game import Result
from rules.genoa.offers import DealStruck, TowerMoved
from rules.genoa.pieces import BUILDINGS, CARDS, GOODS
from rules.genoa.start import DiceRolled
from rules.genoa.view import CardSeen, GenoaView, OfferSeen, Own
from tests.render.test_theme import EYES, apart
from tests.render.words import words

PAINTER: Any = PAINTERS["genoa"]
SAY = words("en")
NAMES = (SeatLabel("Ada"), SeatLabel("Bruno"), SeatLabel("Cosima", house=True))
GAME = rules.GAMES["genoa"]


def seen(layout: str = "a", seat: int | None = None, **changes: Any) -> GenoaView:
    """The table for three after the first dice, but for the changes."""
    view = GAME.view(GAME.start(3, GAME.Options(layout=layout), bytes(32)), seat)  # type: ignore[call-arg]
    return msgspec.structs.replace(view, **changes)  # type: ignore[no-any-return]


def with_player(view: GenoaView, seat: int, **changes: Any) -> GenoaView:
    player = msgspec.structs.replace(view.players[seat], **changes)
    return msgspec.structs.replace(view, players=(*view.players[:seat], player, *view.players[seat + 1 :]))


def offer(number: int, **changes: Any) -> OfferSeen:
    plain = OfferSeen(
        id=f"offer_{number}", maker=1, receiver=0, place="inn", plan="act", order=None, token=None,
        give={"ducats": 15}, want={}, promise={}, cards=None, shown=False, parent=None, version=1, bids=False,
        forces=False,
    )  # fmt: skip
    return msgspec.structs.replace(plain, **changes)


def board(view: GenoaView, *events: Any) -> Scene:
    return PAINTER.board(view, NAMES, SAY, events).scene  # type: ignore[no-any-return]


def flat(group: Group) -> list[Any]:
    return [item for _, _, item in Scene(width=1, height=1, fixed=(), moving=(group,)).everything()]


def said(group: Group) -> list[str]:
    return [item.text for item in flat(group) if isinstance(item, Text)]


def names(groups: Sequence[Group]) -> list[str]:
    return [group.name for group in groups]


@pytest.mark.parametrize("layout", ["a", "b"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_building_is_named_and_shows_what_it_gives(layout: str, language: str) -> None:
    scene = PAINTER.board(seen(layout), NAMES, words(language)).scene
    for place, building in BUILDINGS.items():
        (shown,) = scene.groups(f"place:{place}")
        assert " ".join(said(shown)) == words(language)(f"genoa-board-{place}"), "a name is written in full"
        pieces = [item.name.removeprefix("piece:") for item in flat(shown) if getattr(item, "kept", False)]
        markers = [item for item in flat(shown) if isinstance(item, Sign) and item.name == "genoa-marker"]
        for item, count in building.yields.items():
            assert pieces.count(item) + (len(markers) if item == "marker" else 0) == count, place


@pytest.mark.parametrize("layout", ["a", "b"])
def test_every_part_of_a_place_lies_within_it(layout: str) -> None:
    for cells in plan.cells(seen(layout).rows).values():
        room = plan.room(cells)
        for x, y in (room.art, room.name, room.shield, room.disc):
            boxes = [plan.GRID.bounds((cell,)) for cell in cells]
            assert any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in boxes)


def test_where_the_tower_can_go_next_is_set_off_from_where_it_can_get_later() -> None:
    scene = board(seen(path=("harbor",), next=("street_2_3", "palace"), reach=("street_2_3", "palace", "inn")))
    marks = {group.name: group.marks for group in scene.groups("reach")}
    assert marks == {"reach:street_2_3": ("reachable",), "reach:palace": ("reachable",), "reach:inn": ("later",)}


def test_the_path_is_numbered_and_the_last_step_is_new() -> None:
    path = ("inn", "street_4_2", "city_hall")
    view = seen(path=path, tower=3, discs={"inn": 1, "street_4_2": 1, "city_hall": 3}, next=(), reach=())
    scene = board(view, TowerMoved(merchant=0, place="city_hall", discs=3))
    assert names(scene.groups("path")) == ["path:1:inn", "path:2:street_4_2", "path:3:city_hall"]
    assert [said(group) for group in scene.groups("path")] == [["1"], ["2"], ["3"]]
    assert [group.marks for group in scene.groups("path")] == [(), (), ("new",)]
    assert [group.marks for group in scene.groups("step")] == [(), ("new",)]
    assert names(scene.groups("tower")) == ["tower:3"]


def test_discs_that_were_taken_away_are_gone() -> None:
    view = seen(path=("inn", "street_4_2", "city_hall"), tower=3, discs={"inn": 1, "city_hall": 3})
    assert names(board(view).groups("path")) == ["path:1:inn", "path:3:city_hall"]


def test_owners_used_actions_and_actions_for_sale_are_shown_where_they_are() -> None:
    view = seen(owners={"inn": 2}, used={"harbor": 1, "park": None}, path=("palace",), open_here=True)
    scene = board(view)
    assert names(scene.groups("owner")) == ["owner:inn"]
    assert [item.seat for item in flat(scene.groups("owner")[0]) if isinstance(item, Shield)] == [2]
    marks = {
        group.name: [item.name for item in flat(group) if isinstance(item, Sign)] for group in scene.groups("used")
    }
    assert marks == {"used:harbor": ["genoa-check"], "used:park": ["genoa-cross"]}
    assert names(scene.groups("sale")) == ["sale:palace"]


def test_the_round_is_in_the_heading_and_on_its_track() -> None:
    scene = board(seen(round=4))
    assert "Round 4 of 10" in scene.words()
    (track,) = scene.groups("round")
    assert said(track) == ["4"]


def test_a_row_shows_what_lies_open_and_how_many_cards_but_no_ducats() -> None:
    view = with_player(
        seen(), 1, open={"pepper": 2, "trade": 1, "marker": 3}, cards={"contract": 1, "message": 4}, owns=("inn",)
    )
    row = board(view).groups("player:1")[0]
    assert {"held:pepper", "held:trade"} <= {item.name for item in flat(row) if isinstance(item, Group)}
    assert said(row)[:1] == ["Bruno"]
    assert [text for text in said(row) if text.isdigit()] == ["1", "4", "0", "0", "3", "1", "2"]
    assert not [item for item in flat(row) if isinstance(item, Sign) and item.name == "genoa-ducat"]
    open_purse = board(with_player(view, 1, ducats=145)).groups("player:1")[0]
    assert "145" in said(open_purse)


def test_the_merchant_and_those_who_acted_or_passed_are_marked() -> None:
    view = with_player(with_player(seen(merchant=0), 1, acted=1), 2, passed="turn")
    rows = [said(board(view).groups(f"player:{seat}")[0]) for seat in range(3)]
    assert "merchant" in rows[0]
    assert "acted" in rows[1]
    assert "passed" in rows[2]


def test_offers_lie_under_the_board_those_that_force_first() -> None:
    offers = (offer(1), offer(2, maker=2, want={"silk": 1}), offer(3, forces=True, bids=True))
    scene = board(seen(offers=offers))
    assert names(scene.groups("offer")) == ["offer:3", "offer:2", "offer:1"]
    assert scene.groups("offer")[0].marks == ("forces", "bids")
    second = [item.name for item in flat(scene.groups("offer")[1]) if isinstance(item, Group)]
    assert "held:silk" in second


def test_more_offers_than_fit_are_counted_and_all_are_in_the_picture_of_offers() -> None:
    view = seen(offers=tuple(offer(number) for number in range(1, 9)))
    assert len(board(view).groups("offer")) == 5
    assert "+3" in board(view).words()
    assert len(PAINTER.offers(view, NAMES, SAY).scene.groups("offer")) == 8


def test_a_promise_is_on_the_side_of_whoever_acts() -> None:
    bid = offer(1, give={}, promise={"silk": 1})
    asked = offer(2, maker=0, receiver=1, give={}, want={"ducats": 5}, promise={"silk": 1})
    text = PAINTER.offers(seen(merchant=0, offers=(bid, asked)), NAMES, SAY).text
    assert "Bruno to Ada, for the action at Inn: gives silk from the proceeds." in text
    assert "Ada to Bruno, for the action at Inn: wants 5 ducats and silk from the proceeds." in text


def test_without_offers_the_picture_says_so() -> None:
    assert "No offer is on the table" in PAINTER.offers(seen(offers=()), NAMES, SAY).scene.words()


def test_the_news_tell_the_last_thing_worth_a_line() -> None:
    dice = DiceRolled(seat=0, blue=5, red=4, place="market")
    deal = DealStruck(
        offer="offer_1",
        merchant=0,
        buyer=1,
        place="inn",
        plan="act",
        pays={"ducats": 15},
        gets={},
        promise={"trade": 1},
    )
    moved = TowerMoved(merchant=0, place="inn", discs=4, deal="offer_1")
    assert said(board(seen(), dice).groups("news")[0]) == ["Ada rolled 5 and 4: Market"]
    assert said(board(seen(), dice, deal, moved).groups("news")[0]) == ["Bruno bought Inn for 15 ducats, trade token"]


def test_the_words_tell_the_turn_then_what_happened_then_where_things_are() -> None:
    view = seen(awaited=(0,), merchant=0, phase="journey", path=("inn", "street_4_2"), tower=4, open_here=False)
    alt = PAINTER.board(view, NAMES, SAY, [TowerMoved(merchant=0, place="street_4_2", discs=4)]).alt
    parts = [
        "Ada leads the tower.",
        "Ada moved the tower to street 4/2.",
        " of 10; Ada",
        "Inn → street 4/2",
        "Bruno:",
    ]
    places = [alt.index(part) for part in parts]
    assert places == sorted(places)


# -------------------------------------------------------------------- the hand


def holding(*cards: CardSeen, **changes: Any) -> GenoaView:
    own = Own(ducats=85, sources={}, cards=cards, runs=(), contracts=0)
    return seen(seat=1, own=msgspec.structs.replace(own, **changes))


def card(name: str, kind: str, **changes: Any) -> CardSeen:
    plain = CardSeen(
        id=name, kind=kind, buildings=CARDS[name].buildings, goods=CARDS[name].goods, missing=(), ready=False,
        moves=None, offered=False,
    )  # fmt: skip
    return msgspec.structs.replace(plain, **changes)


def hand(view: GenoaView) -> Picture:
    picture = PAINTER.hand(view, NAMES, SAY)
    assert isinstance(picture, Picture)
    return picture


def test_a_hand_shows_ducats_and_each_card_with_what_it_lacks() -> None:
    order = card("silver@inn", "small_order", missing=("silver",))
    message = card("inn~coach_house", "message", moves=2)
    picture = hand(holding(order, message))
    assert "85" in said(picture.scene.groups("purse")[0])
    tickets = {group.name: said(group) for group in picture.scene.groups("ticket")}
    assert tickets == {"ticket:small_order": ["Inn"], "ticket:message": ["Inn", "Coach House", "2 moves"]}
    assert "small order silver → Inn (lacks silver)" in picture.text
    assert "message Inn – Coach House (2 moves)" in picture.alt


def test_what_is_ready_comes_first_in_a_bright_frame() -> None:
    lacking = card("silver@inn", "small_order", missing=("silver",))
    ready = card("inn~coach_house", "message", moves=2, ready=True)
    tickets = hand(holding(lacking, ready)).scene.groups("ticket")
    assert [(group.name, group.marks) for group in tickets] == [
        ("ticket:message", ("ready",)),
        ("ticket:small_order", ()),
    ]


def test_contracts_lie_on_their_ring_with_what_each_run_is_worth() -> None:
    contracts = [card(f"contract@{place}", "contract") for place in ("park", "villa_colini", "inn")]
    picture = hand(holding(*contracts, runs=(("park", "villa_colini"), ("inn",)), contracts=40))
    held = {group.name for group in picture.scene.groups("contract") if "held" in group.marks}
    assert held == {"contract:park", "contract:villa_colini", "contract:inn"}
    assert len(picture.scene.groups("contract")) == 14
    assert {"40", "30", "10", "Park – Villa Colini"} <= set(said(picture.scene.groups("ring")[0]))


def test_nobody_but_a_player_has_a_hand() -> None:
    assert PAINTER.hand(seen(), NAMES, SAY) is None


def test_a_hand_of_very_many_cards_tells_how_many_are_left_out() -> None:
    many = [card(name, one.kind, moves=2) for name, one in CARDS.items() if one.kind != "contract"]
    scene = hand(holding(*many)).scene
    (more,) = [text for text in scene.words() if text.startswith("+")]
    assert len(scene.groups("ticket")) + int(more) == len(many)


# -------------------------------------------------------------------- the end


def test_the_end_is_a_table_of_where_each_ducat_came_from() -> None:
    result = Result(
        places=(2, 1, 3),
        scores=(95, 320, 60),
        sources=({"start": 130, "deals": -35}, {"start": 130, "large_orders": 200, "deals": -10}, {"start": 60}),
    )
    history = [[130, 130, 130], [95, 320, 60]]
    picture = PAINTER.final(result, seen(phase="over", awaited=()), NAMES, SAY, history)
    assert "Bruno wins" in picture.scene.words()
    assert names(picture.scene.groups("place")) == ["place:1", "place:0", "place:2"]
    first, second, _ = picture.scene.groups("place")
    assert said(first) == ["1.", "Bruno", "130", "−10", "200", "·", "·", "·", "·", "·", "320"]
    assert "−35" in said(second)
    assert "Large orders 200" in picture.text


def test_wealth_is_drawn_over_the_rounds_that_were_played() -> None:
    result = Result(places=(1, 2, 3), scores=(3, 2, 1), sources=({}, {}, {}))
    view = seen(phase="over", awaited=())
    by_round = PAINTER.final(result, view, NAMES, SAY, [[130, 130, 130]] * 5).scene.words()
    assert [word for word in by_round if word.isdecimal() and len(word) == 1][-5:] == ["0", "1", "2", "3", "4"]
    by_move = PAINTER.final(result, view, NAMES, SAY, [[130, 130, 130]] * 200).scene.words()
    assert "End" in by_move


def test_wealth_is_what_a_player_could_reckon_and_no_more() -> None:
    public = with_player(seen(), 1, owns=("inn", "park"))
    assert PAINTER.standing(public) == [0, 20, 0]
    view = with_player(holding(contracts=60), 1, ducats=85)
    assert PAINTER.standing(view) == [0, 145, 0]


@pytest.mark.parametrize("eye", EYES)
def test_goods_of_genoa_can_be_told_apart_even_before_their_signs(eye: str) -> None:
    pairs = [(one, other) for one in GOODS for other in GOODS if one < other]
    assert min(apart(GOOD_COLOURS[one], GOOD_COLOURS[other], eye) for one, other in pairs) > 18


def test_layout_b_is_painted_through_a_whole_game() -> None:
    random = Random("layout b")
    state, events = GAME.open(2, GAME.Options(layout="b"), random.randbytes(32))  # type: ignore[call-arg]
    moves = 0
    while awaited := GAME.awaited(state):
        if moves % 25 == 0:
            view = GAME.view(state, None)
            scene = board(view, *(event for event in events if event.reaches(None)))
            assert len(scene.groups("place")) == len(BUILDINGS) + 1
        seat = random.choice(awaited)
        state, events = GAME.play(state, seat, random.choice(GAME.forms(state, seat)).pick(random))
        moves += 1
