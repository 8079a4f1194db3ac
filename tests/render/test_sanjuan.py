"""What the pictures of San Juan show, asked of their scenes."""

from typing import Any

import msgspec
import pytest

import rules
from render import PAINTERS, Picture, SeatLabel
from render.sanjuan.look import SLOTTED, colour, works
from render.sanjuan.sources import grouped
from render.scene import Group, Scene, Shield, Text
from render.signs import SIGNS
from rules.game import Result
from rules.sanjuan.builder import Built
from rules.sanjuan.pieces import CARDS, KINDS
from rules.sanjuan.producer import Produced
from rules.sanjuan.rounds import RoleTaken, RoundBegan
from rules.sanjuan.state import SanJuanOptions
from rules.sanjuan.trader import Sold
from rules.sanjuan.view import BuildingSeen, SanJuanView
from tests.render.words import words

PAINTER = PAINTERS["sanjuan"]
SAY = words("en")
NAMES = (SeatLabel("Ada"), SeatLabel("Bruno"), SeatLabel("Cosima", house=True))


def seen(seat: int | None = None, *, expansion: bool = False, **changes: Any) -> SanJuanView:
    """The table for three before the first role, but for the changes."""
    game = rules.GAMES["sanjuan"]
    view: Any = game.view(game.start(3, SanJuanOptions(expansion=expansion), bytes(32)), seat)
    changed: SanJuanView = msgspec.structs.replace(view, **changes)
    return changed


def with_buildings(view: SanJuanView, seat: int, *cards: str, full: tuple[str, ...] = ()) -> SanJuanView:
    buildings = tuple(
        BuildingSeen(card=card, kind=CARDS[card].id, good=CARDS[card].good, full=card in full, points=1)
        for card in cards
    )
    player = msgspec.structs.replace(view.players[seat], buildings=buildings)
    return msgspec.structs.replace(view, players=(*view.players[:seat], player, *view.players[seat + 1 :]))


def holding(view: SanJuanView, *cards: str, **changes: Any) -> SanJuanView:
    costs = {card: CARDS[card].cost for card in (*cards, *view.open)} | changes.pop("costs", {})
    defaults: dict[str, Any] = {"affordable": (), "drawn": (), **changes}
    assert view.own is not None
    own = msgspec.structs.replace(view.own, hand=cards, costs=costs, **defaults)
    return msgspec.structs.replace(view, own=own)


def board(view: SanJuanView, *events: Any) -> Scene:
    return PAINTER.board(view, NAMES, SAY, events).scene


def hand(view: SanJuanView) -> Picture:
    picture = PAINTER.hand(view, NAMES, SAY)
    assert picture is not None
    return picture


def flat(*groups: Group) -> list[Any]:
    return [item for _, _, item in Scene(width=1, height=1, fixed=(), moving=groups).everything()]


def said(group: Group) -> list[str]:
    return [item.text for item in flat(group) if isinstance(item, Text)]


# -------------------------------------------------------------------- the table


def test_free_roles_can_be_chosen_and_taken_ones_bear_a_shield() -> None:
    roles = {"builder": 1, "producer": None, "trader": None, "councillor": None, "prospector": None}
    scene = board(seen(phase="choosing", roles=roles))
    marks = {group.name: group.marks for group in scene.groups("role")}
    assert marks["role:builder"] == ("taken",)
    assert marks["role:trader"] == ("reachable",)
    (taken,) = scene.groups("role:builder")
    assert [item.seat for item in flat(taken) if isinstance(item, Shield)] == [1]


def test_the_role_in_progress_is_set_off() -> None:
    roles = {"builder": 1, "producer": None, "trader": None, "councillor": None, "prospector": None}
    view = seen(phase="builder", active_role="builder", active_seat=1, roles=roles, awaited=(2,))
    scene = board(view, RoleTaken(seat=1, role="builder", privilege=1, multiplied=False))
    (group,) = scene.groups("role:builder")
    assert group.marks == ("taken", "active", "new")
    assert "Cosima builds or passes" in scene.words()
    assert "Bruno takes the Builder" in scene.words()


@pytest.mark.parametrize(("awaited", "told"), [(1, True), (2, False)])
def test_a_doubled_privilege_is_told_of_whoever_has_it(awaited: int, told: bool) -> None:
    view = seen(phase="builder", active_role="builder", active_seat=1, privilege_times=2, awaited=(awaited,))
    assert ("privilege ×2" in board(view).words()) is told


def test_where_several_are_asked_the_banner_shows_all_their_shields() -> None:
    scene = board(seen(phase="producer", active_role="producer", awaited=(0, 2)))
    (banner,) = scene.groups("banner")
    assert sorted(item.seat for item in flat(banner) if isinstance(item, Shield)) == [0, 2]
    assert {group.name for group in scene.groups("due")} == {"due:0", "due:2"}


def test_goods_lie_on_their_buildings() -> None:
    view = with_buildings(seen(), 0, "indigo_plant#1", "coffee_roaster#1", "well#1", full=("coffee_roaster#1",))
    scene = board(view)
    full = {group.name: bool(flat(group) and _has_good(group)) for group in scene.groups("building")}
    assert full["building:coffee_roaster#1"]
    assert not full["building:indigo_plant#1"]
    assert not full["building:well#1"]


def _has_good(group: Group) -> bool:
    return any(isinstance(item, Group) and item.name == "good" for item in flat(group))


def test_a_good_can_lie_on_a_customs_office() -> None:
    view = with_buildings(seen(expansion=True), 0, "customs_office#1", full=("customs_office#1",))
    (group,) = board(view).groups("building:customs_office#1")
    assert _has_good(group)


def test_what_is_new_is_set_off() -> None:
    view = with_buildings(seen(), 0, "indigo_plant#1", "well#1")
    view = with_buildings(view, 1, "indigo_plant#2", full=("indigo_plant#2",))
    built = Built(seat=0, card="well#1", over=None, cost=2, goods=(), buildings=2)
    scene = board(view, built, Produced(seat=1, on=("indigo_plant#2",), asked=True))
    new = {group.name for group in scene.groups("building") if "new" in group.marks}
    assert new == {"building:well#1", "building:indigo_plant#2"}


def test_what_everybody_sold_is_one_line() -> None:
    sales = [Sold(seat=seat, goods=("indigo_plant#1",) * seat, cards=seat) for seat in range(3)]
    (news,) = board(seen(), *sales, RoundBegan(round=2, governor=1)).groups("news")
    assert said(news) == ["Cards for goods sold:", "0", "1", "2"]


def test_the_market_shows_what_comes_next_only_when_it_is_known() -> None:
    view = seen()
    (market,) = board(view).groups("market")
    assert said(market) == ["next", *"?????"]
    prices = {"indigo": 1, "sugar": 1, "tobacco": 2, "coffee": 2, "silver": 3}
    tile = type("Tile", (), {"prices": prices})()
    shown = msgspec.structs.replace(
        view, market=tile, active_role="trader", next_markets=(tile, *view.next_markets[1:])
    )
    (market,) = board(shown).groups("market")
    assert said(market) == ["now", *"11223", "next", *"11223"]
    assert market.marks == ("active",)


def test_the_cathedral_lies_open_for_anybody() -> None:
    assert board(seen(expansion=True)).groups("open")
    assert not board(seen()).groups("open")


def test_a_table_of_twelve_buildings_stays_within_the_picture() -> None:
    view = seen(expansion=True)
    kinds = [kind for kind in KINDS.values() if kind.family == "city"][-12:]
    for seat in range(3):
        view = with_buildings(view, seat, *(kind.cards()[0] for kind in kinds))
    scene = board(view)
    assert scene.height <= 2.2 * scene.width
    for group in scene.groups("building"):
        (face,) = [item for item in group.items if isinstance(item, Group)]
        assert face.x >= 36
        assert face.x + face.width <= 1044


# -------------------------------------------------------------------- the hand


def test_what_can_be_built_is_framed_and_a_lower_price_is_told() -> None:
    view = holding(
        seen(1, phase="builder", awaited=(1,)), "smithy#1", "palace#1", affordable=("smithy#1",),
        costs={"palace#1": 5},
    )  # fmt: skip
    scene = hand(view).scene
    assert {group.name: group.marks for group in scene.groups("card")} == {
        "card:smithy#1": ("affordable",),
        "card:palace#1": (),
    }
    (palace,) = scene.groups("card:palace#1")
    assert [badge for group in flat(palace) if getattr(group, "name", "") == "badge" for badge in said(group)] == [
        "6",
        "5",
    ]


def test_a_card_says_what_it_is_and_does() -> None:
    (card,) = hand(holding(seen(1), "quarry#1")).scene.groups("card:quarry#1")
    assert {"Quarry", "4", "2", "Builder"} <= set(said(card))
    assert "City buildings cost 1 less." in " ".join(said(card))


def test_what_was_drawn_lies_apart_from_the_hand() -> None:
    view = holding(seen(1), "smithy#1", drawn=("well#1", "crane#1"), costs={"well#1": 2, "crane#1": 2})
    scene = hand(view).scene
    assert {"Just drawn", "Your hand"} <= set(scene.words())
    assert len(scene.groups("card")) == 3


@pytest.mark.parametrize("count", [0, 1, 7, 12, 13, 20, 34])
def test_hands_of_any_size_can_be_read(count: int) -> None:
    cards = [card for card in CARDS if card.endswith("#1")][:count]
    picture = hand(holding(seen(1), *cards))
    assert picture.scene.height <= 2.2 * picture.scene.width
    shown = len(picture.scene.groups("card"))
    assert shown == min(count, 20)
    if shown < count:
        assert f"and {count - shown} more" in picture.scene.words()
    assert picture.text.count("\n- **") == count


def test_only_the_owner_sees_how_many_cards_lie_under_the_buildings() -> None:
    own = holding(seen(1), tucked={"chapel": ("smithy#1", "well#1")}, tucked_unseen={"harbor": 3})
    words_of_hand = hand(own).scene.words()
    assert {"Chapel: 2 cards", "Harbor: 3 cards"} <= set(words_of_hand)
    assert not any("2 cards" in word for word in board(own).words())


# -------------------------------------------------------------------- the end


def test_points_of_every_source_are_in_some_group() -> None:
    sources = {"buildings": 20, "chapel": 3, "bank": 4, "harbor": 1, "city_hall": 6, "cathedral": 7, "palace": 10}
    assert grouped(sources) == {"buildings": 20, "tucked": 8, "scoring": 13, "palace": 10}


def test_the_end_shows_what_each_building_brought() -> None:
    result = Result(
        places=(1, 2, 3),
        scores=(31, 20, 12),
        sources=({"buildings": 20, "guild_hall": 8, "chapel": 3}, {"buildings": 20}, {"buildings": 12, "palace": 0}),
    )
    picture = PAINTER.final(result, seen(phase="over", awaited=()), NAMES, SAY, [(1, 1, 1), (28, 20, 12)])
    (extras,) = picture.scene.groups("extras")
    assert extras.name == "extras:0"
    assert {"8", "3"} <= set(said(extras))
    assert "Guild Hall 8" in picture.text


# -------------------------------------------------------------------- the cards


def test_every_kind_has_its_sign_its_colour_and_its_words_in_both_languages() -> None:
    for kind in KINDS.values():
        assert f"sanjuan-{kind.good or kind.id}" in SIGNS
        assert colour(kind).startswith("#")
        for language in ("en", "pl"):
            say = words(language)
            assert say(f"sanjuan-thing-{kind.id}")
            assert len(say(f"sanjuan-card-{kind.id}")) <= 60
            assert say(f"sanjuan-works-{works(kind)}")
    assert {kind.id for kind in KINDS.values() if kind.good} <= SLOTTED


def test_no_effect_is_shortened_on_a_card() -> None:
    for language in ("en", "pl"):
        say = words(language)
        for count in (3, 14):
            cards = [card for card in CARDS if card.endswith("#1")]
            for start in range(0, len(cards), count):
                picture = PAINTER.hand(holding(seen(1), *cards[start : start + count]), NAMES, say)
                assert picture is not None
                assert not [word for word in picture.scene.words() if "…" in word or "..." in word]
