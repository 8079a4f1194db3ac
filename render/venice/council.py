"""The track of the Great Council: a field for each number, on it whoever has come so far; where the end comes is
marked."""

from render import theme
from render.kit import INNER, MARGIN, sheet
from render.picture import Words
from render.scene import Box, Group, Item, Sign, group
from render.theme import WIDTH
from render.venice.pieces import letter_of_colour, token
from render.writing import write
from rules.venice.pieces import LETTERS
from rules.venice.view import VeniceView

HIGH = 108
_START = MARGIN + 84
_SPACES = ((1, 42), (2, 31), (4, 26), (9, 22))
"""Up to how many markers on one field, and how large each is drawn."""


def _step(view: VeniceView) -> float:
    return (WIDTH - MARGIN - 10 - _START) / (view.council_last + 1)


def track(view: VeniceView, say: Words, top: float) -> list[Item]:
    """What is printed."""
    items: list[Item] = [
        sheet(MARGIN, top, INNER, HIGH),
        Sign(name="venice-great_council", x=MARGIN + 43, y=top + HIGH / 2, size=62, main=theme.VENICE.main,
             detail=theme.PAPER),
    ]  # fmt: skip
    wide = _step(view)
    for field in range(view.council_last + 1):
        x = _START + field * wide
        end = field == view.end_field
        fill = theme.GOLD if end else theme.PAPER_DARK if field % 2 else theme.PAPER_LIGHT
        items.append(Box(x=x + 1, y=top + 8, width=wide - 2, height=HIGH - 16, fill=fill, radius=6))
        items.append(
            write(str(field), x=x + wide / 2, y=top + HIGH - 25, room=wide, size=27, role="number" if end else "text",
                  colour=theme.INK if end else theme.INK_SOFT, align="middle")
        )  # fmt: skip
        if end:
            items.append(
                Sign(name="hourglass", x=x + wide / 2, y=top + 37, size=38, main=theme.GOLD_DARK, detail=theme.GOLD)
            )
    return items


def markers(view: VeniceView, top: float) -> list[Item]:
    fields: dict[int, list[int]] = {}
    for seat, player in enumerate(view.players):
        fields.setdefault(min(player.council, view.council_last), []).append(seat)
    for letter, field in (view.doge.council if view.doge else {}).items():
        fields.setdefault(min(field, view.council_last), []).append(LETTERS[letter])
    return [_field(view, field, colours, top) for field, colours in sorted(fields.items())]


def _field(view: VeniceView, field: int, colours: list[int], top: float) -> Group:
    """Whoever is on a field: one large, several in rows."""
    wide = _step(view)
    size = next(size for most, size in _SPACES if len(colours) <= most)
    middle, down = _START + (field + 0.5) * wide, top + 37
    columns = 1 if len(colours) < 3 else 2
    rows = -(-len(colours) // columns)
    items: list[Item] = []
    across, below = min(size * 0.92, wide / columns), min(size, 58 / rows)
    for at, colour in enumerate(colours):
        row, column = divmod(at, columns)
        x = middle + (column - (columns - 1) / 2) * across
        y = down + (row - (rows - 1) / 2) * below
        items.append(token(colour, x, y, size, letter_of_colour(colour, view.doge is not None)))
    return group(f"field:{field}", *items)
