"""What there is to see in San Juan: all tables, how many cards each holds, the market tiles that have come; and to each
player his own hand and what he himself has put under his buildings."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from rules.game import Action, Together, View
from rules.sanjuan.builder import Builder
from rules.sanjuan.joint import Joint
from rules.sanjuan.pieces import CARDS, COMPONENTS, KINDS, MARKETS, ROLES, RoleId
from rules.sanjuan.prices import Privilege, place, plans
from rules.sanjuan.prospector import Prospector
from rules.sanjuan.round_start import hand_limit
from rules.sanjuan.scoring import left_over, points_of
from rules.sanjuan.state import Building, SanJuan, SanJuanOptions


class BuildingSeen(Struct, frozen=True, kw_only=True):
    card: str
    kind: str
    good: str | None
    """The good it produces: `indigo` … `silver`; None for city buildings."""
    full: bool
    """Whether a good lies on it."""
    points: int
    """Printed on it."""


class PlayerSeen(Struct, frozen=True, kw_only=True):
    hand: int
    hand_limit: int
    """How many cards he might hold if a round began now."""
    drawn: int
    """Cards just drawn, of which some have still to go."""
    buildings: tuple[BuildingSeen, ...]
    points: int
    """What anybody can count on his table: without the cards under his buildings until the game is over."""
    roles: tuple[RoleId, ...]
    bank_used: bool


class Own(Struct, frozen=True, kw_only=True):
    """What one seat alone may see."""

    hand: tuple[str, ...]
    costs: Mapping[str, int]
    """What each card of the hand would cost now, built beside the others; also what lies open for anybody."""
    affordable: tuple[str, ...]
    """Those that he could build and pay for now, in any way."""
    drawn: tuple[str, ...]
    tucked: Mapping[str, tuple[str, ...]]
    """The cards he has put under his buildings, by kind of building."""
    tucked_unseen: Mapping[str, int]
    """How many goods went under his buildings; not even he has seen them."""
    points: Mapping[str, int]
    """His points by source as things stand, with the cards under his buildings."""
    left: int
    """Cards in hand and goods: what decides between equals."""
    answer: Action | None
    """What he has answered to a question put to several, while others have not; he may answer again."""


class MarketSeen(Struct, frozen=True, kw_only=True):
    id: str
    prices: Mapping[str, int]


class SanJuanView(View, frozen=True, kw_only=True):
    options: SanJuanOptions
    round: int
    governor: int
    roles: Mapping[RoleId, int | None]
    """Every role, and who has taken it in this round."""
    active_role: RoleId | None
    """The role whose phase is in progress, and who has chosen it."""
    active_seat: int | None
    privilege_times: int
    """How many times the privilege of the role in progress counts: twice with a Library."""
    deck: int
    discard: int
    box: tuple[str, ...]
    """Buildings that were covered: out of the game."""
    open: tuple[str, ...]
    """Buildings that lie open for anybody to build."""
    market: MarketSeen | None
    """The tile in use, or used last."""
    next_markets: tuple[MarketSeen | None, ...]
    """The tiles in the order in which they will come next; None for one that nobody has seen."""
    end_at: int
    """The number of buildings that ends the game."""
    players: tuple[PlayerSeen, ...]
    own: Own | None


def see(state: SanJuan, seat: int | None) -> SanJuanView:
    top = state.phases[-1] if state.phases else None
    phase = str(top.__struct_config__.tag) if top else "over"
    in_role = top if isinstance(top, Builder | Joint | Prospector) else None
    return SanJuanView(
        seat=seat,
        seats=state.seats,
        awaited=top.awaits(state) if top else (),
        phase=phase,
        options=state.options,
        round=state.round,
        governor=state.governor,
        roles={role: state.roles.get(role) for role in ROLES},
        active_role=next((role for role in ROLES if role == phase), None),
        active_seat=in_role.seat if in_role else None,
        privilege_times=in_role.times if in_role else 1,
        deck=len(state.deck),
        discard=len(state.discard),
        box=tuple(state.box),
        open=tuple(state.open),
        market=_see_market(state.market) if state.market else None,
        next_markets=tuple(_next_markets(state)),
        end_at=COMPONENTS.ending.buildings,
        players=tuple(_see_player(state, other) for other in range(state.seats)),
        own=None if seat is None else _see_own(state, seat),
    )


def _see_market(tile: str) -> MarketSeen:
    return MarketSeen(id=tile, prices=MARKETS[tile].prices())


def _next_markets(state: SanJuan) -> list[MarketSeen | None]:
    count = len(state.markets)
    coming = range(state.markets_shown, state.markets_shown + count)
    known = min(state.markets_shown, count)
    return [_see_market(state.markets[place % count]) if place % count < known else None for place in coming]


def _see_player(state: SanJuan, seat: int) -> PlayerSeen:
    player = state.players[seat]
    return PlayerSeen(
        hand=len(player.hand),
        hand_limit=hand_limit(state, seat),
        drawn=len(player.drawn),
        buildings=tuple(_see_building(building) for building in player.buildings),
        points=sum(points_of(state, seat, tucked=not state.phases).values()),
        roles=tuple(role for role, taken_by in state.roles.items() if taken_by == seat),
        bank_used=player.tucked_once,
    )


def _see_building(building: Building) -> BuildingSeen:
    kind = CARDS[building.card]
    return BuildingSeen(
        card=building.card, kind=kind.id, good=kind.good, full=building.good is not None, points=kind.points
    )


def _see_own(state: SanJuan, seat: int) -> Own:
    player = state.players[seat]
    top = state.phases[-1] if state.phases else None
    privilege = top.privilege(seat) if isinstance(top, Builder) else Privilege()
    beside = place(player, None, privilege)
    return Own(
        hand=tuple(player.hand),
        costs={card: beside.price(CARDS[card]) for card in (*player.hand, *player.drawn, *state.open)},
        affordable=tuple(plans(state, seat, privilege)),
        drawn=tuple(player.drawn),
        tucked={kind: tuple(cards) for kind, cards in player.under.items() if not KINDS[kind].tucks_unseen},
        tucked_unseen={kind: len(cards) for kind, cards in player.under.items() if KINDS[kind].tucks_unseen},
        points=points_of(state, seat),
        left=left_over(state, seat),
        answer=top.answers.get(seat) if isinstance(top, Together) else None,
    )


__all__ = ["CARDS", "KINDS", "BuildingSeen", "MarketSeen", "Own", "PlayerSeen", "SanJuanView", "see"]
