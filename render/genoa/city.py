"""The city as it is printed: streets, buildings with their names and what they give, the market, the dice's numbers."""

from render import theme
from render.genoa import plan
from render.genoa.plan import GRID, Room
from render.genoa.things import piece
from render.grid import Cell
from render.kit import badge
from render.picture import Words
from render.scene import Box, Colour, Item, Line, Polygon, Sign, group
from render.writing import paragraph, write
from rules.genoa.pieces import BUILDINGS, LARGE_ORDER, MARKET, STREET
from rules.genoa.view import GenoaView

KIND_COLOURS: dict[str, Colour] = {
    "villa": theme.GENOA.main,
    "warehouse": "#80591f",
    "special": "#38594b",
    "inner": "#37466a",
}
_STREET: Colour = "#d9c69b"
_MARKET: Colour = "#e2c27a"
_BLUE, _RED = "#1d4f8c", "#a3271d"
_GAP = 2.5
_RADIUS = 9


def city(view: GenoaView, say: Words) -> list[Item]:
    """The board without anything that moves."""
    frame = 12
    items: list[Item] = [
        Box(x=plan.LEFT - frame, y=plan.BOARD_TOP - frame, width=plan.WIDTH + 2 * frame,
            height=plan.HEIGHT + 2 * frame, fill=theme.GENOA.bright, radius=16, shadow=9),
        Box(x=plan.LEFT - frame + 4, y=plan.BOARD_TOP - frame + 4, width=plan.WIDTH + 2 * frame - 8,
            height=plan.HEIGHT + 2 * frame - 8, fill=theme.WOOD_DARK, radius=13),
    ]  # fmt: skip
    items += _numbers(len(view.rows))
    for place, cells in plan.cells(view.rows).items():
        if place in BUILDINGS:
            items += _building(place, cells, say)
        elif place == MARKET:
            items += _market(cells, say)
        else:
            items += _street(cells)
    return items


def _numbers(count: int) -> list[Item]:
    """Above the columns the blue die, beside the rows the red one."""
    items: list[Item] = []
    for at in range(count):
        x, _ = GRID.middle((at, 0))
        _, y = GRID.middle((0, at))
        items.append(badge(str(at + 1), x=x, y=plan.BOARD_TOP - 20, radius=17, fill=_BLUE, size=27))
        items.append(badge(str(at + 1), x=plan.LEFT - 21, y=y, radius=17, fill=_RED, size=27))
    return items


def _street(cells: tuple[Cell, ...]) -> list[Item]:
    """Paving: two joints that no foot notices."""
    left, top, right, bottom = GRID.bounds(cells)
    tone = theme.mix(_STREET, theme.PAPER_DARK, 0.2 * ((cells[0][0] + cells[0][1]) % 2))
    joint = theme.mix(_STREET, theme.INK_SOFT, 0.14)
    return [
        Box(x=left + _GAP, y=top + _GAP, width=right - left - 2 * _GAP, height=bottom - top - 2 * _GAP, fill=tone,
            radius=_RADIUS),
        Line(points=((left + 14, bottom - 16), (left + 44, bottom - 16)), colour=joint, thick=3),
        Line(points=((right - 40, top + 17), (right - 16, top + 17)), colour=joint, thick=3),
    ]  # fmt: skip


def _building(place: str, cells: tuple[Cell, ...], say: Words) -> list[Item]:
    colour = KIND_COLOURS[BUILDINGS[place].kind]
    within = plan.room(cells)
    outline = GRID.outline(cells, inset=_GAP, radius=_RADIUS)
    inner = GRID.outline(cells, inset=8, radius=6)
    return [
        group(
            f"place:{place}",
            Polygon(points=outline, fill=colour),
            Polygon(points=inner, edge=theme.mix(colour, theme.CREAM, 0.22), thick=2),
            *_gives(place, within),
            *paragraph(
                say(f"genoa-board-{place}"), x=within.name[0], y=within.name[1], room=within.wide, size=30,
                lines=within.lines, role="number", colour=theme.CREAM, align="middle",
            ),
        )
    ]  # fmt: skip


def _gives(place: str, within: Room) -> list[Item]:
    """What the action brings, as pieces side by side; at a villa a slash, and the large order delivered instead."""
    building = BUILDINGS[place]
    pieces = [item for item, count in building.yields.items() for _ in range(count)]
    x, y = within.art
    if building.large_orders:
        return [
            piece(pieces[0], x - 41, y, 56),
            Line(points=((x + 1, y - 22), (x - 9, y + 22)), colour=theme.CREAM_SOFT, thick=3),
            piece(LARGE_ORDER, x + 24, y, 46),
            Sign(name="arrow", x=x + 54, y=y, size=22, main=theme.CREAM, detail=theme.CREAM),
        ]
    size = 60 if len(pieces) == 1 else 50
    step = size * (0.86 if pieces[0] in ("small_order", "message") else 1.06)
    start = x - step * (len(pieces) - 1) / 2
    return [_given(item, start + at * step, y, size) for at, item in enumerate(pieces)]


def _given(item: str, x: float, y: float, size: float) -> Item:
    if item != "marker":
        return piece(item, x, y, size)
    return Sign(name="genoa-marker", x=x, y=y, size=size * 0.86, main=theme.CREAM, detail=KIND_COLOURS["inner"])


def _market(cells: tuple[Cell, ...], say: Words) -> list[Item]:
    within = plan.room(cells)
    return [
        group(
            f"place:{MARKET}",
            Polygon(points=GRID.outline(cells, inset=_GAP, radius=_RADIUS), fill=_MARKET),
            Polygon(points=GRID.outline(cells, inset=8, radius=6), edge=theme.GENOA.bright, thick=2),
            write(say("genoa-board-market"), x=within.name[0], y=within.name[1], room=within.wide, size=30,
                  role="number", colour=theme.INK, align="middle"),
        )
    ]  # fmt: skip


def is_street(place: str) -> bool:
    return place.startswith(STREET)
