"""What the pictures of Venice show, asked of their scenes."""

from itertools import combinations
from typing import Any

import msgspec
import pytest

import rules
from render import PAINTERS, SeatLabel
from render.scene import Group, Scene, Shield, Sign, Text
from render.venice.final import grouped
from render.venice.geography import reachable
from render.venice.pieces import GOODS
from rules.game import Result
from rules.venice.bridges import BridgeBuilt
from rules.venice.completing import MissionCompleted
from rules.venice.pieces import BUILDINGS, MISSIONS
from rules.venice.sailing import Sailed
from rules.venice.scoring import AssistantsScored, CouncilScored
from rules.venice.state import VeniceOptions
from rules.venice.training import Trained
from rules.venice.view import HandSeen, MeetingSeen, MissionSeen, VeniceView, VoyageSeen
from tests.render.test_theme import EYES, apart
from tests.render.words import words

PAINTER = PAINTERS["venice"]
SAY = words("en")
NAMES = (SeatLabel("Ada"), SeatLabel("Bruno"), SeatLabel("Cosima", house=True))
GAME = rules.GAMES["venice"]


def seen(seats: int = 3, seat: int | None = None, **changes: Any) -> VeniceView:
    """The table before anything is placed, but for the changes."""
    view = GAME.view(GAME.start(seats), seat)
    return msgspec.structs.replace(view, **changes)


def player(view: VeniceView, seat: int, **changes: Any) -> VeniceView:
    changed = msgspec.structs.replace(view.players[seat], **changes)
    return msgspec.structs.replace(view, players=(*view.players[:seat], changed, *view.players[seat + 1 :]))


def moored(view: VeniceView, **quays: str) -> VeniceView:
    """Gondolas at quays, by their ids."""
    boats = tuple(
        msgspec.structs.replace(boat, quay=quays[boat.id]) if boat.id in quays else boat for boat in view.gondolas
    )
    return msgspec.structs.replace(view, gondolas=boats)


def sailing(view: VeniceView, *path: str, coins: int = 9) -> VeniceView:
    """The first gondola of the first player is on its way."""
    voyage = VoyageSeen(seat=0, gondola="gondola_0a", path=path, canals=())
    view = moored(player(view, 0, coins=coins), gondola_0a=path[0])
    return msgspec.structs.replace(view, voyage=voyage, phase="sailing", awaited=(0,))


def board(view: VeniceView, *events: Any) -> Scene:
    return PAINTER.board(view, NAMES[: view.seats], SAY, events).scene


def flat(group: Group) -> list[Any]:
    return [item for _, _, item in Scene(width=1, height=1, fixed=(), moving=(group,)).everything()]


def said(group: Group) -> list[str]:
    return [item.text for item in flat(group) if isinstance(item, Text)]


def signs(group: Group) -> list[str]:
    return [item.name.removeprefix("venice-") for item in flat(group) if isinstance(item, Sign)]


def marked(scene: Scene, kind: str, mark: str) -> set[str]:
    return {group.name.removeprefix(f"{kind}:") for group in scene.groups(kind) if mark in group.marks}


# -------------------------------------------------------------------- the map


def test_every_building_is_on_the_map_with_its_effects_as_signs() -> None:
    scene = board(seen())
    tiles = {group.name.removeprefix("tile:"): group for group in scene.groups("tile")}
    assert set(tiles) == set(BUILDINGS)
    assert signs(tiles["mint"]) == ["mint", "silver", *["intrigue", "ducat"] * 2, "ducat", "star"]
    assert said(tiles["mint"]) == ["Mint", "1", "2", "4", "3", "4", "4", "2"]


def test_the_court_shows_the_price_that_was_agreed() -> None:
    (usual,) = board(seen()).groups("tile:court")
    (other,) = board(seen(options=VeniceOptions(court_scrolls="review"))).groups("tile:court")
    assert said(usual)[-2:] == ["3", "5"]
    assert said(other)[-2:] == ["4", "5"]


def test_the_quays_next_on_the_way_are_framed_with_what_they_cost_now() -> None:
    view = seen()
    here = view.board["s5"]
    first = sailing(view, here)
    around = {view.board[place] for place in ("s1", "s4", "s6", "s9")}
    assert reachable(first) == dict.fromkeys(around, 0)
    assert marked(board(first), "reach", "reachable") == around
    later = sailing(view, view.board["s1"], here, coins=1)
    assert reachable(later) == {view.board["s6"]: 1}


def test_a_quay_of_ones_own_that_one_could_not_leave_is_no_way_on() -> None:
    view = moored(seen(), gondola_0b=seen().board["s1"])
    here = view.board["s5"]
    assert view.board["s1"] in reachable(sailing(view, here, coins=9))
    assert view.board["s1"] not in reachable(sailing(view, here, coins=0))


def test_the_way_sailed_is_numbered_and_its_gondola_is_where_it_has_come_to() -> None:
    view = seen()
    path = (view.board["s1"], view.board["s5"], view.board["s6"])
    scene = board(sailing(view, *path))
    assert len(scene.groups("way")) == 1
    assert {group.name for group in scene.groups("step")} == {"step:1", "step:2"}
    (boat,) = [group for group in scene.groups("gondola") if group.name == "gondola:gondola_0a"]
    assert boat.marks == ("moving",)


def test_a_voyage_that_has_ended_leaves_its_way_until_the_next_picture() -> None:
    view = seen()
    one, other = view.board["s1"], view.board["s5"]
    event = Sailed(seat=1, gondola="gondola_1a", start=one, quay=other, canal="c14", fee=0, passes=False)
    assert board(view, event).groups("way")
    assert not board(view).groups("way")


def test_bridges_stand_in_the_colour_of_their_builder_and_a_new_one_is_set_off() -> None:
    view = seen(bridges={"c05": 2, "c14": 0})
    scene = board(view, BridgeBuilt(colour=0, canal="c14", quays=(view.board["s1"], view.board["s5"])))
    owners = {group.name: [item.seat for item in flat(group) if isinstance(item, Shield)] for group in
              scene.groups("bridge")}  # fmt: skip
    assert owners == {"bridge:c05": [2], "bridge:c14": [0]}
    assert marked(scene, "bridge", "new") == {"c14"}
    assert len(scene.groups("fee")) == 21


def test_assistants_stand_on_their_spaces_and_whoever_has_just_learnt_is_set_off() -> None:
    view = seen()
    view = msgspec.structs.replace(view, assistants={**view.assistants, "market": {0: 1, 1: 4, 2: 4}})
    scene = board(view, Trained(colour=2, tile="market", space=4, before=3))
    assert len(scene.groups("assistant:market:1")) == 1
    assert len(scene.groups("assistant:market:4")) == 2
    assert len([group for group in scene.groups("assistant") if "new" in group.marks]) == 1


def test_the_spy_and_a_meeting_mark_their_buildings() -> None:
    meeting = MeetingSeen(quay="mint", sailor=0, owed={0: 1, 1: 1}, why="meeting")
    scene = board(seen(spy="court", meeting=meeting))
    assert {group.name for group in scene.groups("mark")} == {"mark:spy", "mark:intrigue"}


# -------------------------------------------------------------------- beside the map


def test_the_council_track_shows_who_has_come_how_far_and_where_the_end_is() -> None:
    view = player(player(seen(), 0, council=7), 1, council=25)
    scene = board(view)
    on = {group.name: [item.seat for item in flat(group) if isinstance(item, Shield)] for group in
          scene.groups("field")}  # fmt: skip
    assert on == {"field:0": [2], "field:7": [0], "field:20": [1]}
    assert any(getattr(item, "name", "") == "hourglass" for item in scene.fixed)


def test_a_sheet_tells_points_purse_and_what_is_carried() -> None:
    view = player(seen(), 1, vp=17, coins=12, scrolls=4, intrigue=6, slots=("mission_07",))
    sheet = board(view).groups("player:1")[0]
    assert {"Bruno", "17", "12", "4", "6"} <= set(said(sheet))
    assert [item.name for item in flat(sheet) if isinstance(item, Group) and item.name.startswith("slot:m")] == [
        "slot:mission_07"
    ]


def test_whoever_would_be_arrested_is_marked_and_named() -> None:
    scene = board(seen(would_be_arrested=1))
    assert marked(scene, "player", "arrest") == {"1"}
    (notes,) = scene.groups("notes")
    assert said(notes)[-1] == "Bruno"
    assert said(board(seen()).groups("notes")[0])[-1] == "nobody"


def test_those_who_are_asked_together_are_counted_above_and_framed() -> None:
    scene = board(seen(awaited=(0, 2), phase="meeting"))
    assert said(scene.groups("banner")[0]) == ["2 players are asked", "scrolls or intrigue"]
    assert {group.name for group in scene.groups("due")} == {"due:0", "due:2"}


def test_the_news_is_the_weightiest_thing_that_happened() -> None:
    completed = MissionCompleted(seat=0, mission="mission_07", building="warehouse", cubes=(), scrolls=1, vp=5, coins=5)
    learnt = Trained(colour=0, tile="warehouse", space=1, before=0)
    (news,) = board(seen(), completed, learnt).groups("news")
    assert said(news) == ["Ada completes a mission at the Warehouse: +5"]


def test_alone_the_doge_has_a_sheet_and_cards_and_those_passed_over_are_marked() -> None:
    view = seen(1)
    assert view.doge is not None
    his = msgspec.structs.replace(view.doge, row=("ballot#1", "tribute#2", "inquiry#1"), played=("A:market",))
    scene = board(msgspec.structs.replace(view, doge=his))
    assert len(scene.groups("doge")) == 1
    assert [group.name for group in scene.groups("doge-card")] == [
        "doge-card:ballot", "doge-card:tribute", "doge-card:inquiry",
    ]  # fmt: skip
    assert marked(scene, "doge-card", "ignored") == {"ballot"}


# -------------------------------------------------------------------- the hand


def hand(**changes: Any) -> Scene:
    view = seen(3, 0)
    held = HandSeen(missions=(), influence=(), drawn=(), smugglers_on_top=())
    view = msgspec.structs.replace(view, hand=msgspec.structs.replace(held, **changes))
    loaded = {"gondola_0a": ("cloth", "cloth", "silver"), "gondola_0b": ("ceramics",)}
    boats = tuple(msgspec.structs.replace(boat, hold=loaded.get(boat.id, ())) for boat in view.gondolas)
    picture = PAINTER.hand(msgspec.structs.replace(view, gondolas=boats), NAMES, SAY)
    assert picture is not None
    return picture.scene


def mission(name: str) -> MissionSeen:
    return MissionSeen(id=name, missing={}, scrolls=0)


def test_what_a_mission_still_lacks_is_seen_for_the_better_gondola() -> None:
    scene = hand(missions=(mission("mission_07"), mission("mission_09")))
    ready, lacking = scene.groups("mission")
    assert "ready" in ready.marks
    assert signs(ready).count("tick") == 5
    assert "ready" not in lacking.marks
    # of two ceramics, a cloth and a scroll there are a cloth and a scroll, or a ceramics and a scroll
    assert signs(lacking).count("tick") == 2


def test_cards_just_drawn_are_framed_and_equal_influence_cards_counted() -> None:
    scene = hand(drawn=("testify#1", "research#2"), influence=("overtime#1", "overtime#2"))
    assert marked(scene, "influence", "choose") == {"testify", "research"}
    assert "×2" in said(scene.groups("influence:overtime")[0])


def test_nobody_in_particular_has_no_hand() -> None:
    assert PAINTER.hand(seen(), NAMES, SAY) is None


# -------------------------------------------------------------------- the end


def test_the_reckoning_shows_what_each_earned_and_who_is_threatened() -> None:
    council = CouncilScored(fields=(3, 5, 0), vp=(6, 12, 0))
    assistants = AssistantsScored(placed=(7, 9, 2), vp=(2, 5, 0))
    (picture,) = PAINTER.summary((council, assistants), seen(would_be_arrested=2), NAMES, SAY)
    (row,) = picture.scene.groups("reckoned:1")
    assert {"Bruno", "5", "+12", "9", "+5"} <= set(said(row))
    assert "Cosima would be arrested" in picture.alt
    assert not PAINTER.summary((), seen(), NAMES, SAY)


def test_points_are_shown_in_a_few_parts_and_none_is_lost() -> None:
    source = {"buildings": 9, "mission_07": 5, "mission_12": 6, "stack": 3, "coins": 2, "scandal": -4, "assistants": 4}
    assert grouped(source) == {"missions": 11, "buildings": 9, "council": 4, "gondolas": 3, "other": -2}


@pytest.mark.parametrize(
    ("scores", "places", "arrested", "victory"),
    [
        ((30, 20, 40), (2, 3, 1), None, "Cosima wins"),
        ((30, 20, 40), (1, 2, 3), 2, "Ada wins; Cosima is arrested"),
    ],
)
def test_the_end_names_the_winner_and_the_arrested(
    scores: tuple[int, ...], places: tuple[int, ...], arrested: int | None, victory: str
) -> None:
    result = Result(places=places, scores=scores, sources=tuple({"buildings": score} for score in scores))
    picture = PAINTER.final(result, seen(awaited=(), phase="over", arrested=arrested), NAMES, SAY)
    assert picture.alt.startswith(f"{victory}.")


def test_alone_the_end_is_told_against_the_doge() -> None:
    view = seen(1, awaited=(), phase="over", arrested=0)
    result = Result(places=(2,), scores=(61,), sources=({"buildings": 61},))
    assert PAINTER.final(result, view, NAMES[:1], SAY).alt.startswith("Ada is arrested; the Doge wins.")


def test_the_standing_is_the_points() -> None:
    assert PAINTER.standing(player(seen(), 2, vp=35)) == [0, 0, 35]


@pytest.mark.parametrize("eye", EYES)
def test_cubes_can_be_told_apart_even_before_their_signs(eye: str) -> None:
    assert min(apart(one, other, eye) for one, other in combinations(GOODS.values(), 2)) > 15


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_mission_has_its_permanent_effect_in_words(language: str) -> None:
    effects = {words(language)(f"venice-effect-{name}") for name in MISSIONS}
    assert len(effects) == len(MISSIONS)
