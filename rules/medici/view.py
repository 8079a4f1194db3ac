"""What there is to see in Medici: everything but the order of the deck."""

from __future__ import annotations

from msgspec import Struct

from rules.game import View
from rules.medici.day import Turn
from rules.medici.pieces import CARDS, COMPONENTS, GOODS
from rules.medici.state import Medici, Player


class PlayerSeen(Struct, frozen=True, kw_only=True):
    florins: int
    ship: tuple[str, ...]
    cargo: int
    free: int
    symbols: dict[str, int]
    """Symbols in the warehouse, by good."""
    from_ships: int
    from_goods: int
    from_bonuses: int


class MediciView(View, frozen=True, kw_only=True):
    day: int
    days: int
    deck: int
    market: tuple[str, ...]
    reach: int
    """How many cards at the market's end may be loaded at all."""
    capacity: int
    revealed: int
    """Cards revealed in the turn in progress."""
    most_revealed: int
    bonus_from: int
    """Symbols of one good that earn a bonus."""
    players: tuple[PlayerSeen, ...]
    box: int


def see(state: Medici, seat: int | None) -> MediciView:
    top = state.phases[-1] if state.phases else None
    return MediciView(
        seat=seat,
        seats=state.seats,
        awaited=top.awaits(state) if top else (),
        phase="turn" if top else "over",
        day=state.day,
        days=COMPONENTS.days,
        deck=len(state.deck),
        market=tuple(state.market),
        reach=COMPONENTS.turn.within_reach,
        capacity=state.capacity,
        revealed=top.revealed if isinstance(top, Turn) else 0,
        most_revealed=COMPONENTS.turn.most_revealed,
        bonus_from=COMPONENTS.bonus.symbols[state.seats],
        players=tuple(_see_player(state, seat, player) for seat, player in enumerate(state.players)),
        box=len(state.box),
    )


def _see_player(state: Medici, seat: int, player: Player) -> PlayerSeen:
    return PlayerSeen(
        florins=player.florins,
        ship=tuple(player.ship),
        cargo=player.cargo,
        free=state.free(seat),
        symbols={good: player.symbols(good) for good in GOODS},
        from_ships=player.from_ships,
        from_goods=player.from_goods,
        from_bonuses=player.from_bonuses,
    )


__all__ = ["CARDS", "MediciView", "PlayerSeen", "see"]
