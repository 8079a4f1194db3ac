"""What stands before each player: buildings and the goods on them; hand, points, roles."""

from collections.abc import Collection, Sequence

from render import theme
from render.kit import INNER, MARGIN, counted, due_sheet, name_tag, seat_sheet
from render.lettering import width
from render.picture import SeatLabel, Words
from render.sanjuan.cards import TILE_HIGH, tile, tile_width
from render.sanjuan.look import role_colour
from render.scene import Box, Disc, Item, Shield, Sign, Text, group
from render.writing import write
from rules.sanjuan.pieces import CARDS
from rules.sanjuan.view import BuildingSeen, PlayerSeen, SanJuanView

_LEFT, _RIGHT = MARGIN + 24, MARGIN + INNER - 16
_HEAD = 70
_GAP = 6
_LINE = TILE_HIGH + 9
_FOOT = 9
BETWEEN = 18
_CITY = 100
"""Dearer than any production building: what sorts city buildings after them, in the order they were built."""


def _lines(player: PlayerSeen, say: Words) -> list[list[tuple[float, BuildingSeen]]]:
    """The buildings in lines, each with where it begins: those that produce first, by what they cost."""
    lines: list[list[tuple[float, BuildingSeen]]] = [[]]
    x: float = _LEFT
    for building in sorted(player.buildings, key=lambda one: CARDS[one.card].cost if one.good else _CITY):
        wide = tile_width(CARDS[building.card], say)
        if x + wide > _RIGHT:
            lines.append([])
            x = _LEFT
        lines[-1].append((x, building))
        x += wide + _GAP
    return lines


def lines_height(player: PlayerSeen, say: Words) -> int:
    """How high the buildings alone are, on a sheet of their own."""
    return len(_lines(player, say)) * _LINE + 2 * _FOOT


def building_lines(player: PlayerSeen, say: Words, top: float, new: Collection[str]) -> list[Item]:
    return [
        _building(one, say, x, top + at * _LINE, one.card in new)
        for at, line in enumerate(_lines(player, say))
        for x, one in line
    ]


def row_height(player: PlayerSeen, say: Words) -> int:
    return _HEAD + len(_lines(player, say)) * _LINE + _FOOT


def height(view: SanJuanView, say: Words) -> int:
    return sum(row_height(player, say) + BETWEEN for player in view.players)


def rows(
    view: SanJuanView, seats: Sequence[SeatLabel], say: Words, top: float, new: Collection[str]
) -> tuple[list[Item], list[Item]]:
    """The fixed and the moving items of all rows; `new` holds the cards on which something has just happened."""
    fixed: list[Item] = []
    moving: list[Item] = []
    y = top
    for seat, player in enumerate(view.players):
        high = row_height(player, say)
        awaited = seat in view.awaited
        fixed.append(seat_sheet(seat, MARGIN, y, INNER, high))
        items: list[Item] = [due_sheet(seat, MARGIN, y, INNER, high)] if awaited else []
        items += _head(view, seats, seat, y)
        items += building_lines(player, say, y + _HEAD, new)
        moving.append(group(f"player:{seat}", *items, marks=("awaited",) if awaited else ()))
        y += high + BETWEEN
    return fixed, moving


def _head(view: SanJuanView, seats: Sequence[SeatLabel], seat: int, top: float) -> list[Item]:
    """The name; governor and roles of this round beside it; at the right cards in hand, buildings, points."""
    player = view.players[seat]
    y = top + _HEAD / 2 + 2
    counts = _counts(view, player, y)
    marks = _marks(view, seat)
    room = _RIGHT - _COUNTS - _LEFT - 62 - len(marks) * 56 - 12
    name = name_tag(seats, seat, x=_LEFT + 62, y=y, room=room)
    end = max(item.x + width(item.text, item.role, item.size) for item in name if isinstance(item, Text))
    placed = [_mark(sign, fill, end + 38 + at * 56, y) for at, (sign, fill) in enumerate(marks)]
    return [Shield(seat=seat, x=_LEFT + 27, y=y, size=54), *name, *placed, *counts]


_COUNTS = 420


def _counts(view: SanJuanView, player: PlayerSeen, y: float) -> list[Item]:
    x = _RIGHT - _COUNTS
    green = theme.SAN_JUAN.main
    return [
        *_of("sanjuan-hand", player.hand, player.hand_limit, x, y, green),
        *_of("sanjuan-residence", len(player.buildings), view.end_at, x + 152, y, theme.SAN_JUAN.bright),
        *counted("sanjuan-points", player.points, x=x + 316, y=y, size=40, room=110, main=theme.GOLD_DARK,
                 detail=theme.PAPER_LIGHT),
    ]  # fmt: skip


def _of(sign: str, count: int, most: int, x: float, y: float, main: str) -> list[Item]:
    """So many of so many: the first large, the second small."""
    amount = str(count)
    start = x + 48
    return [
        Sign(name=sign, x=x + 20, y=y, size=40, main=main, detail=theme.PAPER_LIGHT),
        write(amount, x=start, y=y, room=60, size=40, role="number", colour=theme.INK),
        write(f"/{most}", x=start + width(amount, "number", 40) + 2, y=y + 4, room=60, size=28,
              colour=theme.INK_SOFT),
    ]  # fmt: skip


def _marks(view: SanJuanView, seat: int) -> list[tuple[str, str]]:
    governor = [("sanjuan-governor", theme.GOLD_DARK)] if seat == view.governor else []
    return governor + [(f"sanjuan-{role}", role_colour(role)) for role in view.players[seat].roles]


def _mark(sign: str, fill: str, x: float, y: float) -> Item:
    return group(
        f"mark:{sign}",
        Disc(x=x, y=y, radius=25, fill=fill, edge=theme.INK, thick=1.5),
        Sign(name=sign, x=x, y=y, size=33, main=theme.CREAM, detail=fill),
    )


def _building(building: BuildingSeen, say: Words, x: float, y: float, new: bool) -> Item:
    face = tile(CARDS[building.card], say, x, y, full=building.full)
    if not new:
        return group(f"building:{building.card}", face)
    frame = Box(x=x - 4, y=y - 4, width=face.width + 8, height=face.height + 8, fill=theme.GOLD, edge=theme.INK,
                thick=1, radius=14)  # fmt: skip
    return group(f"building:{building.card}", frame, face, marks=("new",))
