"""Where things are on the map: islands on a grid, canals between neighbours, and which way one can sail now."""

from collections.abc import Sequence
from itertools import pairwise

from render.scene import Point
from rules.venice.pieces import AROUND, CANALS, COMPONENTS, MISSIONS, QUAYS
from rules.venice.view import VeniceView

ISLE = 212
"""How wide an island is."""
TILE = 200
"""How high the tile on it is; below it is the quay."""
MOORING = 54
HIGH = TILE + MOORING
_ACROSS = 58
_DOWN = 44
LEFT = 29
PAD = 24
MAP = 2 * PAD + 4 * HIGH + 3 * _DOWN
"""How high the map is."""

_PLACES = {quay.id: (quay.x, quay.y) for quay in COMPONENTS.board.quays}
_EMPTY = (0, 3)
"""The corner where no island lies: open water."""


def corner(place: str, top: float) -> Point:
    """The upper left corner of the island at a place of the board."""
    return cell(*_PLACES[place], top)


def cell(column: int, row: int, top: float) -> Point:
    return LEFT + column * (ISLE + _ACROSS), top + PAD + row * (HIGH + _DOWN)


def open_water(top: float) -> Point:
    """The middle of the corner where no island lies."""
    x, y = cell(*_EMPTY, top)
    return x + ISLE / 2, y + HIGH / 2


def crossings(top: float) -> list[Point]:
    """The middles between four islands."""
    return [
        (LEFT + column * (ISLE + _ACROSS) - _ACROSS / 2, top + PAD + row * (HIGH + _DOWN) - _DOWN / 2)
        for row in range(1, 4)
        for column in range(1, 4)
        if (column, row) != (1, 3)
    ]


def course(canal: str, top: float) -> tuple[Point, ...]:
    """A canal from island to island, from its first end to its second; the slanting one turns in the open water."""
    one, other = CANALS[canal].ends
    (x1, y1), (x2, y2) = _PLACES[one], _PLACES[other]
    first, second = corner(one, top), corner(other, top)
    if y1 == y2:
        y = first[1] + TILE * 0.56
        return (first[0] + ISLE, y), (second[0], y)
    x = first[0] + ISLE / 2
    if x1 == x2:
        return (x, first[1] + HIGH), (x, second[1])
    y = second[1] + TILE * 0.56
    return (x, first[1] + HIGH), (x, y - 70), (x + 22, y - 22), (x + 70, y), (second[0], y)


def middle(canal: str, top: float) -> Point:
    """Where the fee of a canal is written, and a bridge built."""
    points = course(canal, top)
    if len(points) > 2:
        return points[2]
    (x1, y1), (x2, y2) = points
    return (x1 + x2) / 2, (y1 + y2) / 2


def canal_between(view: VeniceView, one: str, other: str) -> str | None:
    """The canal between two buildings."""
    return neighbours(view, one).get(other)


def neighbours(view: VeniceView, building: str) -> dict[str, str]:
    """The buildings next to this one, and the canal to each."""
    standing = [view.board[place] for place in QUAYS]
    return {standing[at]: canal for at, canal in AROUND[standing.index(building)]}


def place_of(view: VeniceView, building: str) -> str:
    return next(place for place, standing in view.board.items() if standing == building)


def _modifier(view: VeniceView, seat: int, name: str) -> int:
    slots = view.players[seat].slots
    return sum(MISSIONS[mission].value for mission in slots if MISSIONS[mission].modifier == name)


def fee(view: VeniceView, seat: int, canal: str, sailed: int) -> int:
    """What a canal costs whoever has sailed so many in this turn."""
    if not sailed or canal in view.bridges:
        return 0
    discount = _modifier(view, seat, "second_canal_discount") if sailed == 1 else 0
    return max(0, CANALS[canal].fee - discount)


def reachable(view: VeniceView) -> dict[str, int]:
    """While somebody sails: the quays next on the way, and what the canal to each costs now."""
    voyage = view.voyage
    if view.phase != "sailing" or voyage is None:
        return {}
    coins, sailed = view.players[voyage.seat].coins, len(voyage.path) - 1
    found = {}
    for building, canal in neighbours(view, voyage.path[-1]).items():
        cost = fee(view, voyage.seat, canal, sailed)
        if building in voyage.path or cost > coins or _blind(view, building, coins - cost):
            continue
        found[building] = cost
    return found


def _blind(view: VeniceView, building: str, coins: int) -> bool:
    """Whether one's own other gondola lies there, so that one must sail on, and cannot."""
    voyage = view.voyage
    assert voyage is not None
    sister = [boat for boat in view.gondolas if boat.colour == voyage.seat and boat.id != voyage.gondola]
    if all(boat.quay != building for boat in sister):
        return False
    sailed = len(voyage.path)
    onward = neighbours(view, building).items()
    return all(other in voyage.path or fee(view, voyage.seat, canal, sailed) > coins for other, canal in onward)


def canals_of(view: VeniceView, path: Sequence[str]) -> list[str]:
    """The canals of a way from building to building."""
    found = (canal_between(view, one, other) for one, other in pairwise(path))
    return [canal for canal in found if canal]
