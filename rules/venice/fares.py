"""Canals: what each costs on a voyage, what a bridge over it does, and whether a voyage can go on at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.venice.pieces import CANALS, COMPONENTS

if TYPE_CHECKING:
    from rules.venice.state import Venice


def fee(state: Venice, seat: int, canal: str, sailed: int) -> int:
    """What this canal costs a player who has sailed so many in this turn: the first is free, and any with a bridge."""
    if not sailed or canal in state.bridges:
        return 0
    discount = state.players[seat].modifier("second_canal_discount") if sailed == 1 else 0
    return max(0, CANALS[canal].fee - discount)


def bridge_coins(state: Venice, seat: int, canal: str) -> int:
    """The coins earned by sailing under a bridge."""
    builder = state.bridges.get(canal)
    if builder is None:
        return 0
    player = state.players[seat]
    if builder == seat:
        return player.modifier("own_bridge_coins") or COMPONENTS.turn.under_own_bridge
    return player.modifier("foreign_bridge_coins")


def bridge_intrigue(state: Venice, seat: int, canal: str) -> int:
    """The intrigue gained by sailing under another's bridge."""
    builder = state.bridges.get(canal)
    if builder is None or builder == seat or state.players[seat].modifier("foreign_bridge_coins"):
        return 0
    return COMPONENTS.turn.under_foreign_bridge


def other_quay(state: Venice, gondola: str) -> str | None:
    """Where one's other gondola lies: there one may pass, but not moor."""
    return state.gondolas[state.sister(gondola)].quay


def can_go_on(state: Venice, seat: int, path: Sequence[str], coins: int) -> bool:
    """Whether from the end of this path, with so many coins, a quay can be reached where one may moor."""
    gondola = state.players[seat].gondolier
    assert gondola is not None
    closed = other_quay(state, gondola)
    for quay, canal in state.around(path[-1]).items():
        if quay in path:
            continue
        left = coins - fee(state, seat, canal, len(path) - 1)
        if left < 0:
            continue
        left += bridge_coins(state, seat, canal)
        if quay != closed or can_go_on(state, seat, (*path, quay), left):
            return True
    return False
