"""The general supply: what is left of each good and token, and of each deck."""

from render import theme
from render.genoa.things import ALARM, piece
from render.kit import INNER, MARGIN
from render.scene import Box, Item, group
from render.writing import write
from rules.genoa.pieces import GOODS, KINDS, TOKENS
from rules.genoa.view import GenoaView

HIGH = 96


def stores(view: GenoaView, top: float) -> list[Item]:
    left: list[tuple[str, int]] = [(item, view.supply.get(item, 0)) for item in (*GOODS, *TOKENS)]
    left += [(kind, view.decks[kind].down) for kind in KINDS]
    gap = 22.0
    step = (INNER - 2 * gap) / len(left)
    items: list[Item] = []
    for at, (item, count) in enumerate(left):
        x = MARGIN + step * (at + 0.5) + gap * ((at >= len(GOODS)) + (at >= len(GOODS) + len(TOKENS)))
        items.append(
            group(
                f"store:{item}",
                piece(item, x, top + 30, 46),
                write(str(count), x=x, y=top + 74, room=step, size=31, role="number", align="middle",
                      colour=theme.CREAM if count else ALARM),
            )
        )  # fmt: skip
    for after in (len(GOODS), len(GOODS) + len(TOKENS)):
        x = MARGIN + step * after + gap * (0.5 + (after > len(GOODS)))
        items.append(Box(x=x - 1, y=top + 10, width=2, height=HIGH - 24, fill=theme.WOOD_DARK))
    return items
