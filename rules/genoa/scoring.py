"""The end: the bank pays for buildings owned and for runs of contracts; then ducats count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.game import Event, Happenings, Result, ordered
from rules.genoa.pieces import CARDS, COMPONENTS, CONTRACT
from rules.genoa.stock import change

if TYPE_CHECKING:
    from rules.genoa.state import Genoa


class BuildingsPaid(Event, frozen=True, kw_only=True):
    seat: int
    buildings: tuple[str, ...]
    ducats: int


class ContractsPaid(Event, frozen=True, kw_only=True):
    seat: int
    runs: tuple[tuple[str, ...], ...]
    """The buildings of each run of neighbours."""
    ducats: int


class GameEnded(Event, frozen=True, kw_only=True):
    ducats: tuple[int, ...]
    belongings: tuple[int, ...]
    """What is left besides ducats: among equals, the most wins."""


def runs(state: Genoa, seat: int) -> list[tuple[str, ...]]:
    held = {CARDS[card].place() for card in state.players[seat].cards if CARDS[card].kind == CONTRACT}
    return state.board.runs(held)


def contracts_worth(found: list[tuple[str, ...]]) -> int:
    return sum(COMPONENTS.contracts.worth(len(run)) for run in found)


def pay_out(state: Genoa) -> Happenings:
    for seat in range(state.seats):
        owned = tuple(building for building, owner in state.owners.items() if owner == seat)
        ducats = COMPONENTS.rewards.owned_building * len(owned)
        if owned:
            yield BuildingsPaid(seat=seat, buildings=owned, ducats=ducats)
            yield from change(state, seat, ducats, "buildings")
        found = runs(state, seat)
        if found:
            ducats = contracts_worth(found)
            yield ContractsPaid(seat=seat, runs=tuple(found), ducats=ducats, reveals=True)
            yield from change(state, seat, ducats, "contracts")
    yield GameEnded(
        ducats=tuple(player.ducats for player in state.players),
        belongings=tuple(belongings(state, seat) for seat in range(state.seats)),
        reveals=True,
    )


def belongings(state: Genoa, seat: int) -> int:
    """Cards, goods, tokens and markers not placed."""
    player = state.players[seat]
    return len(player.cards) + sum(player.open.values())


def result(state: Genoa) -> Result:
    ducats = tuple(player.ducats for player in state.players)
    standing = [(player.ducats, belongings(state, seat)) for seat, player in enumerate(state.players)]
    return Result(
        places=ordered(standing),
        scores=ducats,
        sources=tuple(dict(player.sources) for player in state.players),
    )
