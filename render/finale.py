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


def finale(what: Finale, result: Result, seats: Sequence[SeatLabel], history: Sequence[Sequence[int]]) -> Scene:
    bars_top = TOP + _WINNER + 20
    bars_high = 84 + len(seats) * _ROW + 12
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
        *legend(list(what.parts.values()), MARGIN + 30, bars_top + 46, INNER - 60),
    ]  # fmt: skip
    moving: list[Item] = [*_victory(what, result), *_bars(what, result, seats, bars_top + 84), *drawn]
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
