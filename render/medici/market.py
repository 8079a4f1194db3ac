"""The market: the deck, the cards in their order, and at the end those within reach."""

from collections.abc import Sequence

from render import theme
from render.kit import INNER, MARGIN, framed
from render.medici.cards import SMALL_HEIGHT, SMALL_WIDTH, deck, large, small
from render.picture import Words
from render.scene import Box, Group, Item, Line, Sign, group
from render.writing import write
from rules.medici.view import CARDS, MediciView

_PAD = 26
_LARGE = (150, 206)
_LAST = (166, 228)
_LOWERED = 20
"""How much lower cards lie that were revealed in this turn, as the rulebook suggests."""
_DECK = (112, 156)
_STEP = SMALL_WIDTH + 8
_RIGHT = MARGIN + INNER - _PAD
_OLDER_LEFT = MARGIN + _PAD + _DECK[0] + 40
_OLDER_WIDTH = _RIGHT - _LAST[0] - 2 * (_LARGE[0] + 18) - 20 - 22 - _OLDER_LEFT
_NEAR = 2 * (_OLDER_WIDTH // _STEP)
"""How many of the older cards lie right beside those within reach; more lie in rows above."""
_PER_ROW = (INNER - 2 * _PAD + 8) // _STEP
_MOST_ROWS = 3
_FOOT = 76
"""Room for the words under the cards."""
_ROW = SMALL_HEIGHT + 9


def _rows_above(view: MediciView) -> int:
    older = len(view.market) - view.reach - _NEAR
    return min(_MOST_ROWS, max(0, -(-older // _PER_ROW)))


def height(view: MediciView) -> int:
    return _PAD + _rows_above(view) * _ROW + _LAST[1] + _LOWERED + _FOOT


def mat(view: MediciView, top: float) -> list[Item]:
    """The blue cloth on which the market lies."""
    high = height(view)
    accent = theme.MEDICI
    return [
        Box(x=MARGIN, y=top, width=INNER, height=high, fill=accent.main, radius=14, shadow=12),
        Box(x=MARGIN + 9, y=top + 9, width=INNER - 18, height=high - 18, fill=accent.main, edge=accent.bright, thick=2,
            radius=8),
        Sign(name="medici-lily", x=(_OLDER_LEFT + _RIGHT - _LAST[0] - 2 * _LARGE[0]) / 2, y=top + high - 150, size=190,
             main=theme.mix(accent.main, accent.deep, 0.45), detail=accent.main),
    ]  # fmt: skip


def loadable(view: MediciView) -> tuple[bool, ...]:
    """For each card within reach, whether whoever is in turn can load it along with the last one."""
    *before, last = view.market[-view.reach :]
    if not view.awaited:
        return (False,) * (len(before) + 1)
    room = view.players[view.awaited[0]].free - (not CARDS[last].green)
    return (*(CARDS[card].green or room > 0 for card in before), True)


def cards(view: MediciView, say: Words, top: float) -> list[Item]:
    bottom = top + height(view) - _FOOT - _LOWERED
    items: list[Item] = [_pile(view, say, bottom)]
    if not view.market:
        words = say("medici-picture-empty")
        middle = (_OLDER_LEFT + _RIGHT) / 2
        return [*items, write(words, x=middle, y=bottom - 120, room=_RIGHT - _OLDER_LEFT, size=36, role="note",
                              colour=theme.CREAM, align="middle")]  # fmt: skip
    older, reach = view.market[: -view.reach], view.market[-view.reach :]
    items += _older(older, bottom, top)
    return items + _reach(view, reach, say, bottom)


def _pile(view: MediciView, say: Words, bottom: float) -> Group:
    x, y = MARGIN + _PAD + 2, bottom - _LAST[1] + 6
    middle = x + _DECK[0] / 2 + 6
    return group(
        "pile",
        deck(x, y, *_DECK, view.deck),
        write(str(view.deck), x=middle, y=y + _DECK[1] + 40, room=130, size=40, role="number", colour=theme.CREAM,
              align="middle"),
        write(say("medici-picture-deck"), x=middle, y=y + _DECK[1] + 78, room=140, size=28, colour=theme.CREAM_SOFT,
              align="middle"),
    )  # fmt: skip


def _older(older: Sequence[str], bottom: float, top: float) -> list[Item]:
    """What lies out of reach, in order: rows above first, then beside the cards within reach."""
    near, above = older[-_NEAR:] if older else (), older[:-_NEAR]
    items: list[Item] = []
    shown = above[-_MOST_ROWS * _PER_ROW :]
    if len(shown) < len(above):
        shown = shown[1:]
        items.append(
            write(f"+{len(above) - len(shown)}", x=MARGIN + _PAD + SMALL_WIDTH / 2, y=top + _PAD + SMALL_HEIGHT / 2,
                  room=SMALL_WIDTH, size=30, role="number", colour=theme.CREAM, align="middle")
        )  # fmt: skip
    skip = -len(shown) % _PER_ROW if len(shown) < len(above) else 0
    for place, card in enumerate(shown, start=skip):
        row, column = divmod(place, _PER_ROW)
        items.append(small(card, MARGIN + _PAD + column * _STEP, top + _PAD + row * _ROW))
    columns = _NEAR // 2
    for back, card in enumerate(reversed(near)):
        row, column = divmod(back, columns)
        x = _OLDER_LEFT + (columns - 1 - column) * _STEP
        items.append(small(card, x, bottom - SMALL_HEIGHT - row * (_ROW + 10)))
    return items


def _reach(view: MediciView, reach: Sequence[str], say: Words, bottom: float) -> list[Item]:
    """The cards at the end: frames on those that can be loaded, the last one larger, words below."""
    items: list[Item] = []
    can = loadable(view)
    right = float(_RIGHT)
    label = bottom + _LOWERED + 16
    ends: list[tuple[float, float]] = []
    for back, card in enumerate(reversed(reach)):
        wide, high = _LARGE if back else _LAST
        lower = _LOWERED if back < view.revealed else 0
        left = right - wide
        face = large(card, left, bottom - high + lower, wide, high)
        frame = [framed(left, face.y, wide, high, must=not back)] if can[-1 - back] else []
        marks = ["reachable"] if can[-1 - back] else []
        marks += ["forced"] if not back and view.awaited else []
        marks += ["new"] if lower else []
        items.append(group(f"reach:{card}", *frame, face, marks=tuple(marks)))
        ends.append((left, right))
        right = left - (22 if not back else 18)
    if not view.awaited:
        return items
    items += _bracket(*ends[0], label, say("medici-picture-must"), theme.GOLD, theme.GOLD)
    if len(ends) > 1:
        words, colour = (say("medici-picture-may"), theme.CREAM) if any(can[:-1]) else (
            say("medici-picture-no-room"), theme.CREAM_SOFT)  # fmt: skip
        items += _bracket(ends[-1][0], ends[1][1], label, words, colour, colour)
    return items


def _bracket(left: float, right: float, y: float, words: str, line: str, colour: str) -> list[Item]:
    """A line under cards, with what holds for them."""
    middle = (left + right) / 2
    points = ((left + 4, y - 4), (left + 4, y + 4), (right - 4, y + 4), (right - 4, y - 4))
    return [
        Line(points=points, colour=line, thick=3),
        write(words, x=middle, y=y + 24, room=right - left + 12, size=30, colour=colour, align="middle"),
    ]
