"""The last picture of a game, the same for all: who won, where the points came from, how it went."""

from collections.abc import Sequence

from msgspec import Struct

from render import theme
from render.kit import INNER, MARGIN, TOP, heading, name_tag, sheet, table
from render.picture import SeatLabel
from render.plot import Part, bar, curves, legend
from render.scene import Box, Item, Scene, Shield, Sign, group
from render.theme import WIDTH, Accent
from render.writing import paragraph, write
from rules.game import Result

_WINNER = 316
_ROW = 76
_CURVES = 400
_ABREAST = 4
_LEGEND = 56
_TABLE_HEAD = 58
"""The parts of a table: sources named in one line above it, the height of such a line, and of the columns' signs."""


class Finale(Struct, frozen=True):
    """What differs from game to game."""

    accent: Accent
    sign: str
    title: str
    victory: str
    """Who won, in words."""
    parts: dict[str, Part]
    """The sources of points by their name in the result, in the order in which they are drawn."""
    money: str
    """The sign beside a score."""
    ticks: tuple[str, ...] = ()
    tabled: bool = False
    """Whether the sources are many, or may take points away: then they are told in a table instead of bars."""

    @property
    def legend_rows(self) -> int:
        return -(-len(self.parts) // _ABREAST) if self.tabled else 1


def finale(what: Finale, result: Result, seats: Sequence[SeatLabel], history: Sequence[Sequence[int]]) -> Scene:
    bars_top = TOP + _WINNER + 20
    first_row = 84 + (what.legend_rows - 1) * _LEGEND + (_TABLE_HEAD if what.tabled else 0)
    bars_high = first_row + len(seats) * _ROW + 12
    curves_top = bars_top + bars_high + 20
    drawn = curves(history, MARGIN + 20, curves_top + 24, INNER - 40, _CURVES - 44, what.ticks)
    height = curves_top + (_CURVES + 24 if drawn else 8)
    fixed: list[Item] = [
        *table(height),
        *heading(what.accent, what.sign, what.title),
        Box(x=MARGIN, y=TOP, width=INNER, height=_WINNER, fill=what.accent.main, radius=14, shadow=8),
        Box(x=MARGIN + 9, y=TOP + 9, width=INNER - 18, height=_WINNER - 18, fill=what.accent.main,
            edge=what.accent.bright, thick=2, radius=8),
        sheet(MARGIN, bars_top, INNER, bars_high),
        *([sheet(MARGIN, curves_top, INNER, _CURVES)] if drawn else []),
        *_legend(what, bars_top + 46),
        *(_columns(what, bars_top + first_row - _TABLE_HEAD / 2) if what.tabled else ()),
    ]  # fmt: skip
    rows = _table if what.tabled else _bars
    moving: list[Item] = [*_victory(what, result), *rows(what, result, seats, bars_top + first_row), *drawn]
    return Scene(width=WIDTH, height=height, fixed=tuple(fixed), moving=tuple(moving))


def _victory(what: Finale, result: Result) -> list[Item]:
    """The winners' shields in laurel."""
    middle = WIDTH / 2
    each = 170
    left = middle - (len(result.winners) - 1) * each / 2
    items: list[Item] = []
    for at, seat in enumerate(result.winners):
        x = left + at * each
        items.append(Sign(name="laurel", x=x, y=TOP + 98, size=158, main=what.accent.bright, detail=what.accent.main))
        items.append(Shield(seat=seat, x=x, y=TOP + 92, size=86))
    items += paragraph(
        what.victory, x=middle, y=TOP + 240, room=INNER - 80, size=60, lines=2, role="title", colour=theme.CREAM,
        align="middle",
    )  # fmt: skip
    return items


def _legend(what: Finale, top: float) -> list[Item]:
    parts = list(what.parts.values())
    abreast = _ABREAST if what.tabled else len(parts)
    items: list[Item] = []
    for row in range(what.legend_rows):
        line = parts[row * abreast : (row + 1) * abreast]
        items += legend(line, MARGIN + 30, top + row * _LEGEND, (INNER - 60) * len(line) / abreast)
    return items


_NAMES = 350
_TOTAL = 124
"""How much of a table's width its names and its totals take."""


def _column(what: Finale, at: int) -> float:
    """The middle of a column."""
    return MARGIN + _NAMES + (INNER - _NAMES - _TOTAL) * (at + 0.5) / len(what.parts)


def _columns(what: Finale, y: float) -> list[Item]:
    items: list[Item] = [Box(x=MARGIN + 24, y=y + 28, width=INNER - 48, height=2, fill=theme.INK_FAINT)]
    for at, part in enumerate(what.parts.values()):
        x = _column(what, at)
        items.append(Box(x=x - 22, y=y - 22, width=44, height=44, fill=part.colour, radius=8))
        items.append(Sign(name=part.sign, x=x, y=y, size=32, main=theme.CREAM, detail=part.colour))
    items.append(Sign(name=what.money, x=MARGIN + INNER - 46, y=y, size=44, main=theme.GOLD, detail=theme.GOLD_DARK))
    return items


def _table(what: Finale, result: Result, seats: Sequence[SeatLabel], top: float) -> list[Item]:
    """A row for each player, a column for each source, and what it comes to."""
    items: list[Item] = []
    order = sorted(range(len(seats)), key=lambda seat: (result.places[seat], seat))
    for at, seat in enumerate(order):
        y = top + at * _ROW + _ROW / 2
        cells: list[Item] = [
            write(f"{result.places[seat]}.", x=MARGIN + 26, y=y, room=44, size=36, role="number",
                  colour=theme.INK_SOFT),
            Shield(seat=seat, x=MARGIN + 90, y=y, size=50),
            *name_tag(seats, seat, x=MARGIN + 124, y=y, room=_NAMES - 132),
        ]  # fmt: skip
        for column, name in enumerate(what.parts):
            amount = result.sources[seat].get(name, 0)
            cells.append(
                write(str(amount).replace("-", "−") if amount else "·", x=_column(what, column), y=y, room=66, size=32,
                      align="middle", colour=theme.INK if amount else theme.INK_FAINT)
            )  # fmt: skip
        cells.append(
            write(str(result.scores[seat]), x=MARGIN + INNER - 24, y=y, room=_TOTAL - 34, size=42, role="number",
                  colour=theme.INK, align="right")
        )  # fmt: skip
        items.append(group(f"place:{seat}", *cells))
    return items


def _bars(what: Finale, result: Result, seats: Sequence[SeatLabel], top: float) -> list[Item]:
    items: list[Item] = []
    most = max(1, *(sum(max(0, amount) for amount in source.values()) for source in result.sources), *result.scores)
    order = sorted(range(len(seats)), key=lambda seat: (result.places[seat], seat))
    for at, seat in enumerate(order):
        y = top + at * _ROW + _ROW / 2
        amounts = [max(0, result.sources[seat].get(name, 0)) for name in what.parts]
        items.append(
            group(
                f"place:{seat}",
                write(f"{result.places[seat]}.", x=MARGIN + 26, y=y, room=44, size=36, role="number",
                      colour=theme.INK_SOFT),
                Shield(seat=seat, x=MARGIN + 94, y=y, size=54),
                *name_tag(seats, seat, x=MARGIN + 132, y=y, room=330),
                bar(list(what.parts.values()), amounts, MARGIN + 478, y - 25, 370, most),
                Sign(name=what.money, x=MARGIN + 880, y=y, size=42, main=theme.GOLD, detail=theme.GOLD_DARK),
                write(str(result.scores[seat]), x=MARGIN + INNER - 24, y=y, room=84, size=44, role="number",
                      colour=theme.INK, align="right"),
            )
        )  # fmt: skip
    return items
