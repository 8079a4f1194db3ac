"""How a house player thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.game import Action

if TYPE_CHECKING:
    from rules.sanjuan.state import SanJuan


def advise(state: SanJuan, seat: int) -> Action:
    return state.phases[-1].default(state, seat)
