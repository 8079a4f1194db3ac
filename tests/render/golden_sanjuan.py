"""The table, a hand and the end of San Juan as they should look."""

from collections.abc import Mapping
from typing import Any

import msgspec

from render import PAINTERS, Picture
from rules.game import Result
from rules.sanjuan.builder import Built
from rules.sanjuan.pieces import CARDS, MARKETS
from rules.sanjuan.state import SanJuanOptions
from rules.sanjuan.view import BuildingSeen, MarketSeen, Own, PlayerSeen, SanJuanView
from tests.render.shows import SEATS
from tests.render.words import words

_TABLES = (
    ("indigo_plant#1", "coffee_roaster#1", "silver_smelter#1", "smithy#1", "guild_hall#1", "customs_office#1"),
    ("indigo_plant#2", "well#1", "market_stand#1", "aqueduct#1", "trading_post#1", "library#1", "quarry#1", "hero#1"),
    ("indigo_plant#3", "sugar_mill#1", "tobacco_storage#1", "chapel#1", "gold_mine#1"),
    ("indigo_plant#4", "indigo_plant#5", "statue#1", "victory_column#1", "triumphal_arch#1", "crane#1", "tower#1"),
)
_FULL = {"coffee_roaster#1", "customs_office#1", "indigo_plant#2", "tobacco_storage#1", "indigo_plant#4"}
_HAND = ("palace#1", "prefecture#1", "archive#1", "sugar_mill#2", "goldsmith#1", "poor_house#1", "carpenter#1")


def _tile(name: str) -> MarketSeen:
    return MarketSeen(id=name, prices=MARKETS[name].prices())


def _player(cards: tuple[str, ...], hand: int, points: int, roles: tuple[Any, ...]) -> PlayerSeen:
    buildings = tuple(
        BuildingSeen(
            card=card, kind=CARDS[card].id, good=CARDS[card].good, full=card in _FULL, points=CARDS[card].points
        )
        for card in cards
    )
    return PlayerSeen(
        hand=hand, hand_limit=12 if "tower#1" in cards else 7, drawn=0, buildings=buildings, points=points, roles=roles,
        bank_used=False,
    )  # fmt: skip


def _view() -> SanJuanView:
    players = tuple(
        _player(cards, hand, points, roles)
        for cards, hand, points, roles in zip(
            _TABLES, (3, 7, 0, 9), (12, 18, 7, 23), ((), ("builder",), ("trader",), ()), strict=True
        )
    )
    return SanJuanView(
        seat=None, seats=4, awaited=(2,), phase="builder", options=SanJuanOptions(expansion=True), round=9, governor=2,
        roles={"builder": 1, "producer": None, "trader": 2, "councillor": None, "prospector": None},
        active_role="builder", active_seat=1, privilege_times=2, deck=64, discard=31, box=(), open=("cathedral#1",),
        market=_tile("market#3"), next_markets=(_tile("market#5"), None, None, None, None), end_at=12, players=players,
        own=None,
    )  # fmt: skip


def _own() -> Own:
    return Own(
        hand=_HAND,
        costs={card: max(0, CARDS[card].cost - 2) for card in (*_HAND, "cathedral#1")},
        affordable=_HAND[1:],
        drawn=(),
        tucked={"chapel": ("well#2", "crane#2")},
        tucked_unseen={},
        points={"buildings": 16, "chapel": 2},
        left=8,
        answer=None,
    )


def pictures() -> Mapping[str, Picture]:
    painter = PAINTERS["sanjuan"]
    english, polish = words("en"), words("pl")
    view, seats = _view(), SEATS[:4]
    built = Built(seat=1, card="hero#1", over=None, cost=2, goods=(), buildings=8)
    held = painter.hand(msgspec.structs.replace(view, seat=1, awaited=(1,), own=_own()), seats, english)
    assert held is not None
    result = Result(
        places=(3, 1, 4, 2),
        scores=(24, 38, 17, 33),
        sources=(
            {"buildings": 15, "guild_hall": 9},
            {"buildings": 22, "chapel": 4, "bank": 5, "palace": 7},
            {"buildings": 17},
            {"buildings": 25, "triumphal_arch": 8},
        ),
    )
    history = [[score * share // 6 for score in result.scores] for share in range(1, 7)]
    over = msgspec.structs.replace(view, phase="over", awaited=())
    return {
        "sanjuan-board-pl": painter.board(view, seats, polish, [built]),
        "sanjuan-hand-en": held,
        "sanjuan-final-pl": painter.final(result, over, seats, polish, history),
    }
