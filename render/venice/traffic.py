"""What moves on the map: gondolas on their quays, assistants on their spaces, bridges, the way sailed, the spy."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from render import theme
from render.kit import badge
from render.scene import Colour, Disc, Group, Item, Line, Sign, group
from render.venice.geography import HIGH, ISLE, canals_of, corner, course, middle, open_water, place_of, reachable
from render.venice.lagoon import HEAD, ROW, SLOT, free_room, quay_top
from render.venice.pieces import BOAT, ROSE, gondola, hull_colours, letter_of_colour, token
from rules.game import Event
from rules.venice.bridges import BridgeBuilt
from rules.venice.mooring import Moored
from rules.venice.pieces import CANALS
from rules.venice.sailing import Sailed
from rules.venice.smugglers import SmugglerMoved
from rules.venice.training import Pushed, Trained
from rules.venice.view import GondolaSeen, VeniceView


class Trail(Struct, frozen=True):
    """A way from building to building that is to be seen: the voyage in progress, or the last one."""

    colour: int
    path: tuple[str, ...]
    letter: str = ""


def trail(view: VeniceView, events: Sequence[Event]) -> Trail | None:
    if view.voyage is not None and len(view.voyage.path) > 1:
        return Trail(view.voyage.seat, view.voyage.path)
    found: Trail | None = None
    for event in events:
        if isinstance(event, Sailed):
            longer = found is not None and found.path[-1] == event.start
            found = Trail(event.seat, (*(found.path if found and longer else (event.start,)), event.quay))
        elif isinstance(event, SmugglerMoved) and event.route:
            boat = next(boat for boat in view.gondolas if boat.id == event.gondola)
            start = _start(view, event)
            found = Trail(boat.colour, (*start, *event.route), event.gondola.removeprefix("smuggler_")[0])
    return found


def _start(view: VeniceView, event: SmugglerMoved) -> tuple[str, ...]:
    """Where a gondola of the smugglers lies before it arrives; afterwards nothing tells."""
    boat = next(boat for boat in view.gondolas if boat.id == event.gondola)
    return (boat.quay,) if boat.quay and boat.quay != event.quay else ()


def fresh_assistants(events: Sequence[Event]) -> set[tuple[str, int]]:
    """On which tile whose assistant has just come to a new space."""
    return {(event.tile, event.colour) for event in events if isinstance(event, Trained | Pushed)}


def _arrived(events: Sequence[Event]) -> set[str]:
    return {event.gondola for event in events if isinstance(event, Moored)}


def moving(view: VeniceView, top: float, events: Sequence[Event]) -> list[Item]:
    way = trail(view, events)
    near = reachable(view)
    items: list[Item] = []
    if way is not None:
        items += _way(view, way, top)
    items += [_reach(view, building, top) for building in near]
    items += _canals(view, way, near, top, {event.canal for event in events if isinstance(event, BridgeBuilt)})
    fresh = fresh_assistants(events)
    for place, building in view.board.items():
        x, y = corner(place, top)
        items += _assistants(view, building, x, y, fresh)
        items += _moored(view, building, x, y, events)
        if view.spy == building:
            items.append(_corner("spy", x, y, theme.INK))
        if view.meeting and view.meeting.quay == building:
            items.append(_corner("intrigue", x, y, ROSE))
    return items


# -------------------------------------------------------------------- the way


def _frame(x: float, y: float, colour: Colour, thick: float) -> Line:
    left, top, right, bottom = x - 2, y - 2, x + ISLE + 2, y + HIGH + 2
    points = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
    return Line(points=points, colour=colour, thick=thick)


def _way(view: VeniceView, way: Trail, top: float) -> list[Item]:
    """The canals sailed, broad in the sailor's colour, and the islands on the way in a frame."""
    colour, _ = hull_colours(way.colour)
    items: list[Item] = []
    for canal in canals_of(view, way.path):
        items.append(Line(points=course(canal, top), colour=theme.CREAM, thick=22))
        items.append(Line(points=course(canal, top), colour=colour, thick=14))
    for building in way.path:
        x, y = corner(place_of(view, building), top)
        items.append(_frame(x, y, theme.CREAM, 9))
        items.append(_frame(x, y, colour, 5))
    return [group("way", *items)]


def _reach(view: VeniceView, building: str, top: float) -> Group:
    x, y = corner(place_of(view, building), top)
    return group(f"reach:{building}", _frame(x, y, theme.INK, 10), _frame(x, y, theme.GOLD, 7), marks=("reachable",))


def _canals(view: VeniceView, way: Trail | None, near: Mapping[str, int], top: float, built: set[str]) -> list[Item]:
    """Fees; on the way the number of each step, and where one can go what it costs now; bridges."""
    steps = {canal: step for step, canal in enumerate(canals_of(view, way.path if way else ()), start=1)}
    here = view.voyage.path[-1] if view.voyage else ""
    costs = {canals_of(view, (here, building))[0]: cost for building, cost in near.items()}
    items: list[Item] = []
    for canal, printed in CANALS.items():
        x, y = middle(canal, top)
        if canal in view.bridges:
            items.append(_bridge(view, canal, x, y, canal in built))
        elif canal in steps and way is not None:
            fill, _ = hull_colours(way.colour)
            ink = theme.letter_colour(way.colour) if way.colour >= 0 else _other(fill)
            step = str(steps[canal])
            items.append(group(f"step:{step}", badge(step, x=x, y=y, radius=19, fill=fill, ink=ink, size=29)))
        elif canal in costs:
            items.append(badge(str(costs[canal]), x=x, y=y, radius=21, fill=theme.GOLD, ink=theme.INK, size=31))
        else:
            items.append(_fee(printed.fee, x, y))
    return items


def _other(colour: Colour) -> Colour:
    return theme.CREAM if colour == theme.INK else theme.INK


def _fee(fee: int, x: float, y: float) -> Group:
    """One coin or two, overlapping."""
    coins = [
        Sign(name="venice-ducat", x=18 + at * 13, y=17, size=30, main=theme.PAPER, detail=theme.GOLD_DARK)
        for at in range(fee)
    ]
    wide = 36 + 13 * (fee - 1)
    return Group(x=x - wide / 2, y=y - 17, width=wide, height=34, items=tuple(coins), name=f"fee:{fee}", kept=True)


def _bridge(view: VeniceView, canal: str, x: float, y: float, new: bool) -> Group:
    owner = view.bridges[canal]
    main, _ = hull_colours(owner)
    under = Sign(name="venice-bridge", x=x, y=y + 1, size=72, main=theme.GOLD if new else theme.CREAM, detail=theme.INK)
    arch = Sign(name="venice-bridge", x=x, y=y + 1, size=60, main=main, detail=theme.CREAM)
    mark = token(owner, x, y - 16, 27, letter_of_colour(owner, view.doge is not None))
    return group(f"bridge:{canal}", under, arch, mark, marks=("new",) if new else ())


# -------------------------------------------------------------------- on the islands


def _assistants(view: VeniceView, building: str, x: float, y: float, fresh: set[tuple[str, int]]) -> list[Item]:
    spaces = view.assistants.get(building, {})
    items: list[Item] = []
    for space in sorted(set(spaces.values())):
        here = sorted((colour for colour, at in spaces.items() if at == space), reverse=True)
        # many on the last space stand closer together, so that the effect stays readable
        step = max(14.0, min(30.0, free_room(view, building, space) / max(1, len(here) - 1)))
        for at, colour in enumerate(here):
            left, down = x + SLOT / 2 + 3 + at * step, y + HEAD + 3 + (space - 0.5) * ROW
            new = (building, colour) in fresh
            halo = [Disc(x=left, y=down, radius=21, fill=theme.GOLD, edge=theme.INK, thick=1.5)] if new else []
            mark = token(colour, left, down, 33, letter_of_colour(colour, view.doge is not None))
            name = f"assistant:{building}:{space}"
            items.append(group(name, *halo, mark, marks=("new",) if new else ()))
    return items


def _stack(view: VeniceView, building: str) -> list[tuple[GondolaSeen, tuple[str, ...]]]:
    """The gondolas to be seen at a quay, the lowest first; one that is on its way is where it has come to."""
    voyage = view.voyage
    under_way = voyage.gondola if voyage and len(voyage.path) > 1 else None
    here = [(boat, ()) for boat in view.gondolas if boat.quay == building and boat.id != under_way]
    stack: list[tuple[GondolaSeen, tuple[str, ...]]] = list(here)
    if voyage and under_way and voyage.path[-1] == building:
        boat = next(boat for boat in view.gondolas if boat.id == under_way)
        stack.append((boat, ("moving",)))
    return stack


def _moored(view: VeniceView, building: str, x: float, y: float, events: Sequence[Event]) -> list[Item]:
    stack = _stack(view, building)
    arrived = _arrived(events)
    step = min(BOAT[0] - 2, (ISLE - 2 - BOAT[0]) / max(1, len(stack) - 1))
    start = x + (ISLE - BOAT[0] - step * (len(stack) - 1)) / 2
    return [
        gondola(boat, round(start + at * step), round(quay_top(y)), ("moving",) if boat.id in arrived else marks)
        for at, (boat, marks) in enumerate(stack)
    ]


def _corner(name: str, x: float, y: float, fill: Colour) -> Group:
    """A mark on the corner of an island: the spy, or that gondolas meet there."""
    return group(
        f"mark:{name}",
        Disc(x=x + ISLE - 8, y=y + 8, radius=28, fill=fill, edge=theme.CREAM, thick=3),
        Sign(name=f"venice-{name}", x=x + ISLE - 8, y=y + 8, size=42, main=theme.CREAM, detail=fill),
    )


def off_board(view: VeniceView, top: float) -> list[Item]:
    """The gondolas of whoever places one now wait in the open water."""
    if view.phase != "placing":
        return []
    waiting = [boat for boat in view.gondolas if boat.quay is None and boat.colour in view.awaited]
    x, y = open_water(top)
    return [gondola(boat, x - 106 + at * 106, y - 118) for at, boat in enumerate(waiting)]
