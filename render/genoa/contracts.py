"""The contracts of one player on the ring of outer buildings: what is held shines, runs are told with their worth."""

from render import theme
from render.genoa import plan
from render.genoa.words import place_name
from render.grid import Grid
from render.kit import INNER, MARGIN, section, sheet
from render.picture import Words
from render.scene import Item, Polygon, Sign, group
from render.writing import paragraph, write
from rules.genoa.pieces import COMPONENTS
from rules.genoa.view import GenoaView, Own

HIGH = 432
_CELL = 38.0


def ring(view: GenoaView, own: Own, say: Words, top: float) -> list[Item]:
    held = {place for run in own.runs for place in run}
    grid = Grid(x=MARGIN + 26, y=top + 98, size=_CELL)
    items: list[Item] = [
        sheet(MARGIN, top, INNER, HIGH),
        *section("genoa-contract", say("genoa-picture-contracts"), MARGIN + 24, top, INNER - 48, theme.GENOA),
    ]
    for place, cells in plan.cells(view.rows).items():
        if place in view.ring:
            mine = place in held
            fill = theme.GENOA.main if mine else theme.PAPER_DARK
            outline = grid.outline(cells, inset=2, radius=5)
            marks = ("held",) if mine else ()
            edge = theme.GENOA.bright if mine else theme.INK_FAINT
            shape = Polygon(points=outline, fill=fill, edge=edge, thick=3 if mine else 1.5)
            items.append(group(f"contract:{place}", shape, marks=marks))
    x, y = grid.x + 4 * _CELL, grid.y + 4 * _CELL
    items.append(Sign(name="genoa-ducat", x=x, y=y - 34, size=58, main=theme.GOLD, detail=theme.GOLD_DARK))
    items.append(
        write(str(own.contracts), x=x, y=y + 28, room=150, size=56, role="number", colour=theme.INK, align="middle")
    )
    items += _runs(own, say, MARGIN + 26 + 8 * _CELL + 34, top + 92)
    return [group("ring", *items)]


def _runs(own: Own, say: Words, left: float, top: float) -> list[Item]:
    room = MARGIN + INNER - 26 - left
    if not own.runs:
        return [
            *paragraph(say("genoa-picture-no-contracts"), x=left, y=top + 60, room=room, size=32, lines=3,
                       role="note", colour=theme.INK_SOFT)
        ]  # fmt: skip
    longest = sorted(own.runs, key=len, reverse=True)
    shown = longest[: 5 if len(longest) <= 5 else 4]
    pitch = min(110.0, (HIGH - 110) / (len(shown) + (len(longest) > len(shown))))
    items: list[Item] = []
    for at, run in enumerate(shown):
        y = top + 6 + pitch * (at + 0.5)
        worth = str(COMPONENTS.contracts.worth(len(run)))
        names = " – ".join(place_name(place, say) for place in run)
        items += paragraph(
            names,
            x=left,
            y=y,
            room=room - 110,
            size=31,
            lines=3 if pitch > 100 else 2 if pitch > 62 else 1,
            colour=theme.INK,
        )
        items.append(write(worth, x=left + room, y=y, room=90, size=40, role="number", colour=theme.GENOA.main,
                           align="right"))  # fmt: skip
    if len(longest) > len(shown):
        y = top + 6 + pitch * (len(shown) + 0.5)
        items.append(write(f"+{len(longest) - len(shown)}", x=left, y=y, room=90, size=34, role="number",
                           colour=theme.INK_SOFT))  # fmt: skip
    return items
