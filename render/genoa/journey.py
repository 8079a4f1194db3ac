"""What moves on the board: the round marker, owners, where the tower went, stands, and can go."""

from math import cos, pi, sin

from render import theme
from render.genoa import plan
from render.genoa.city import is_street
from render.genoa.plan import GRID
from render.genoa.things import ALARM, stack
from render.grid import Cell
from render.scene import Colour, Disc, Item, Polygon, Shield, Sign, Text, group
from rules.genoa.pieces import BUILDINGS, MARKET
from rules.genoa.view import GenoaView

_BRIGHT: Colour = "#ffd75e"
_LIT: Colour = "#fff3c9"
"""Where the tower can go next: the frame, and the ground of a street."""


def journey(view: GenoaView, entered: frozenset[str]) -> list[Item]:
    """Everything on the board; `entered` are the places the tower came to since the picture before."""
    places = plan.cells(view.rows)
    return [
        *_reachable(view, places),
        *_rounds(view, places[MARKET]),
        *_owners(view, places),
        *_used(view, places),
        *_path(view, places, entered),
    ]


def _rounds(view: GenoaView, market: tuple[Cell, ...]) -> list[Item]:
    """The rounds as beads around the market, from the top, the round marker on the present one."""
    x, y = GRID.centre(market)
    items: list[Item] = []
    for at in range(view.last_round):
        angle = 2 * pi * at / view.last_round - pi / 2
        bx, by = x + 89 * cos(angle), y + 88 * sin(angle)
        number = at + 1
        if number == view.round:
            items.append(Disc(x=bx, y=by, radius=17, fill=theme.GENOA.main, edge=theme.INK, thick=2))
            items.append(Text(x=bx, y=by, text=str(number), size=27, colour=theme.CREAM, role="number", align="middle"))
        else:
            past = number < view.round
            fill = theme.GENOA.bright if past else theme.PAPER_LIGHT
            items.append(Disc(x=bx, y=by, radius=8, fill=fill, edge=theme.INK_SOFT, thick=2))
    return [group(f"round:{view.round}", *items)]


def _reachable(view: GenoaView, places: dict[str, tuple[Cell, ...]]) -> list[Item]:
    """Next places in a bright frame, those farther on in a thin one; where an action is for sale, one in red."""
    items: list[Item] = []
    for place in view.reach:
        if place not in view.next:
            frame = Polygon(points=GRID.outline(places[place], inset=4, radius=8), edge=theme.CREAM_SOFT, thick=3)
            items.append(group(f"reach:{place}", frame, marks=("later",)))
    for place in view.next:
        outline = GRID.outline(places[place], inset=6, radius=8)
        lit = _LIT if is_street(place) else None
        dark = Polygon(points=outline, fill=lit, edge=theme.INK, thick=12)
        items.append(
            group(f"reach:{place}", dark, Polygon(points=outline, edge=_BRIGHT, thick=8), marks=("reachable",))
        )
    if view.open_here:
        here = places[view.path[-1]]
        frames = [
            Polygon(points=GRID.outline(here, inset=6, radius=8), edge=edge, thick=thick)
            for edge, thick in ((theme.INK, 14.0), (ALARM, 10.0))
        ]
        items.append(group(f"sale:{view.path[-1]}", *frames))
    return items


def _owners(view: GenoaView, places: dict[str, tuple[Cell, ...]]) -> list[Item]:
    items: list[Item] = []
    for place, seat in view.owners.items():
        x, y = plan.room(places[place]).shield
        items.append(group(f"owner:{place}", Shield(seat=seat, x=x, y=y, size=46)))
    return items


def _used(view: GenoaView, places: dict[str, tuple[Cell, ...]]) -> list[Item]:
    """An action that is gone: a mark on what the building gives, and who took it."""
    items: list[Item] = []
    for place, seat in view.used.items():
        x, y = plan.room(places[place]).art
        right, down = _beside_art(place)
        x, y = x + right, y + down
        mark = "genoa-cross" if seat is None else "genoa-check"
        items.append(
            group(
                f"used:{place}",
                Disc(x=x, y=y, radius=18, fill=theme.PAPER_LIGHT, edge=theme.INK, thick=3),
                Sign(name=mark, x=x, y=y, size=20, main=theme.INK, detail=theme.INK),
            )
        )
    return items


def _beside_art(place: str) -> tuple[float, float]:
    """Where a mark hides little of what a building gives: at its side; at a villa over the slash."""
    building = BUILDINGS[place]
    if building.large_orders:
        return -5, 0
    return (28, 18) if sum(building.yields.values()) == 1 else (48, 16)


def _path(view: GenoaView, places: dict[str, tuple[Cell, ...]], entered: frozenset[str]) -> list[Item]:
    """Discs in the order of the path with an arrow over each border; the newest steps are bright."""
    items: list[Item] = []
    for at, place in enumerate(view.path):
        new = place in entered or at == len(view.path) - 1
        if at:
            items.append(_step(places[view.path[at - 1]], places[place], new))
        discs = view.discs.get(place, 0)
        if not discs:
            continue
        x, y = plan.room(places[place]).disc
        marks = ("new",) if place in entered else ()
        items.append(group(f"path:{at + 1}:{place}", stack(x, y, discs, at + 1, bright=new), marks=marks))
    return items


def _step(before: tuple[Cell, ...], after: tuple[Cell, ...], new: bool) -> Item:
    """An arrow over the border between two places."""
    one, other = plan.room(before).disc, plan.room(after).disc
    (x, y), (right, down) = plan.crossing(before, after, ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2))
    shape = ((-15, -7), (0, -7), (0, -15), (17, 0), (0, 15), (0, 7), (-15, 7))
    points = tuple((x + a * right - b * down, y + a * down + b * right) for a, b in shape)
    fill = _BRIGHT if new else theme.CREAM_SOFT
    return group("step", Polygon(points=points, fill=fill, edge=theme.INK, thick=3), marks=("new",) if new else ())
