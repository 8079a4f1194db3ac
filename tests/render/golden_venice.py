"""The lagoon, a hand and the end of Venice as they should look."""

from collections.abc import Mapping
from typing import Any

import msgspec

import rules
from render import PAINTERS, Picture
from rules.game import Result
from rules.venice.pieces import PLACES, TILES
from rules.venice.sailing import Sailed
from rules.venice.view import GondolaSeen, HandSeen, MissionSeen, VeniceView, VoyageSeen
from tests.render.shows import SEATS
from tests.render.words import words

_BOARD = {
    **dict(zip(PLACES, TILES, strict=True)),
    **{public: public for public in ("doges_palace", "great_council", "st_marks_square")},
}
_GONDOLAS = (
    ("gondola_0a", 0, "market", ("ceramics", "ceramics", "cloth"), True),
    ("gondola_0b", 0, "great_council", (), False),
    ("gondola_1a", 1, "monastery", ("silver",), False),
    ("gondola_1b", 1, "church", ("cloth",) * 5, True),
    ("gondola_2a", 2, "monastery", ("silver", "silver"), True),
    ("gondola_2b", 2, "docks", ("ceramics", "silver"), False),
)
_ASSISTANTS: dict[str, dict[int, int]] = {
    "market": {0: 2, 1: 1}, "monastery": {0: 4, 1: 4, 2: 4}, "mint": {2: 3, 0: 1}, "docks": {2: 2}, "church": {1: 4},
}  # fmt: skip
_PLAYERS: tuple[dict[str, Any], ...] = (
    {"coins": 7, "vp": 23, "scrolls": 3, "intrigue": 2, "council": 6, "slots": ("mission_07",), "favour": False},
    {"coins": 0, "vp": 31, "scrolls": 0, "intrigue": 8, "council": 6, "missions": 3, "influence": 2},
    {"coins": 14, "vp": 9, "scrolls": 10, "intrigue": 5, "council": 11, "slots": ("mission_01", "mission_24")},
)


def _view() -> VeniceView:
    game = rules.GAMES["venice"]
    view: VeniceView = game.view(game.start(3), None)
    boats = tuple(
        GondolaSeen(id=name, colour=colour, quay=quay, hold=hold, gondolier=gondolier)
        for name, colour, quay, hold, gondolier in _GONDOLAS
    )
    players = tuple(msgspec.structs.replace(own, **has) for own, has in zip(view.players, _PLAYERS, strict=True))
    return msgspec.structs.replace(
        view, board={place: _BOARD[place] for place in view.board}, gondolas=boats, players=players, round=7,
        awaited=(0,), phase="sailing", turn=0, first=1, bridges={"c05": 1, "c18": 0, "c22": 2}, spy="court",
        assistants={tile: _ASSISTANTS.get(tile, {}) for tile in TILES}, would_be_arrested=1,
        voyage=VoyageSeen(seat=0, gondola="gondola_0a", path=("market", "doges_palace", "warehouse"), canals=()),
    )  # fmt: skip


def pictures() -> Mapping[str, Picture]:
    painter = PAINTERS["venice"]
    english, polish = words("en"), words("pl")
    view, seats = _view(), SEATS[:3]
    passed = Sailed(
        seat=0, gondola="gondola_0a", start="doges_palace", quay="warehouse", canal="c12", fee=2, passes=True
    )
    missions = ("mission_09", "mission_14", "mission_21")
    hand = HandSeen(
        missions=tuple(MissionSeen(id=mission, missing={}, scrolls=0) for mission in missions),
        influence=("overtime#1", "overtime#2", "hire_spy#1"),
        drawn=("build_bridge#1", "promote_assistants#2"),
        smugglers_on_top=(),
    )
    held = painter.hand(msgspec.structs.replace(view, seat=0, hand=hand), seats, polish)
    assert held is not None
    result = Result(
        places=(1, 3, 2),
        scores=(52, 61, 47),
        sources=(
            {"buildings": 21, "mission_07": 5, "mission_09": 12, "great_council_rewards": 6, "stack": 8},
            {"buildings": 44, "stack": 7, "assistants": 3, "coins": 5, "favour": 4, "scandal": -2},
            {"buildings": 20, "mission_01": 4, "great_council_rewards": 12, "assistants": 11},
        ),
    )
    history = [[score * share // 6 for score in result.scores] for share in range(7)]
    over = msgspec.structs.replace(view, phase="over", awaited=(), voyage=None, arrested=1)
    return {
        "venice-board-en": painter.board(view, seats, english, [passed]),
        "venice-hand-pl": held,
        "venice-final-en": painter.final(result, over, seats, english, history),
    }
