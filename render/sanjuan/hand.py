"""What one player alone may see: the hand, cards just drawn, what lies under the own buildings, points so far."""

from collections.abc import Sequence

from msgspec import Struct

from render import theme
from render.kit import BANNER, INNER, MARGIN, TOP, badge, heading, sheet, table
from render.lettering import width
from render.picture import Picture, Words
from render.sanjuan.cards import LARGE, STRIP, large, strip
from render.sanjuan.hand_words import describe, section_title, text
from render.sanjuan.sources import GROUPS, grouped
from render.sanjuan.tables import building_lines, lines_height
from render.scene import Box, Disc, Group, Item, Scene, Sign, group
from render.theme import WIDTH
from render.writing import write
from rules.sanjuan.pieces import CARDS
from rules.sanjuan.view import Own, SanJuanView

_GAP = 18
_TITLE = 62
_LEGEND = 58
_UNDER = 70
_MOST_LARGE = 4
"""From more rows of large cards on, all are shown as strips."""
_MOST_STRIPS = 10
_ACCOUNT = 260
_HIGHEST = 2300
"""Where there is room for it, one's own buildings are shown, too."""


class _Section(Struct, frozen=True):
    title: str
    cards: tuple[str, ...]


class _Shape(Struct, frozen=True):
    """How cards are laid out: large ones three in a row, or strips in two columns."""

    columns: int
    size: tuple[int, int]

    def rows(self, section: _Section) -> int:
        return -(-len(section.cards) // self.columns)

    def place(self, at: int, count: int, top: float) -> tuple[float, float]:
        """Where one of so many cards lies; a row that is not full is in the middle, as in a fan."""
        row, column = divmod(at, self.columns)
        wide, high = self.size
        step = wide + (INNER - self.columns * wide) / (self.columns - 1)
        missing = self.columns - min(self.columns, count - row * self.columns)
        return MARGIN + column * step + missing * step / 2, top + row * (high + _GAP)


_LARGE = _Shape(3, LARGE)
_STRIPS = _Shape(2, STRIP)


def hand(view: SanJuanView, own: Own, say: Words) -> Picture:
    return Picture(_scene(view, own, say), describe(view, own, say), text(view, own, say))


def in_order(cards: Sequence[str]) -> tuple[str, ...]:
    """As one would sort a hand: by cost, then by kind."""
    return tuple(sorted(cards, key=lambda card: (CARDS[card].cost, CARDS[card].id, card)))


def _sections(own: Own, view: SanJuanView) -> list[_Section]:
    within_reach = tuple(card for card in view.open if card in own.affordable)
    found = (("drawn", own.drawn), ("hand", own.hand), ("open", within_reach))
    return [_Section(title, in_order(cards)) for title, cards in found if cards]


def _scene(view: SanJuanView, own: Own, say: Words) -> Scene:
    sections = _sections(own, view)
    shape = _LARGE if sum(_LARGE.rows(one) for one in sections) <= _MOST_LARGE else _STRIPS
    moving: list[Item] = [*_banner(view, own, say)]
    y = TOP + BANNER + 20.0
    rows_left = _MOST_STRIPS
    for section in sections:
        if not rows_left:
            break  # what lies open for anybody is on the table as well
        if len(sections) > 1:
            moving.append(write(section_title(section.title, say), x=MARGIN + 8, y=y + 28, room=INNER, size=36,
                                role="note", colour=theme.CREAM))  # fmt: skip
            y += _TITLE
        shown = section.cards[: rows_left * shape.columns]
        rows_left = max(0, rows_left - shape.rows(section))
        moving += [
            _card(view, own, say, card, *shape.place(at, len(shown), y), large_one=shape is _LARGE)
            for at, card in enumerate(shown)
        ]
        y += -(-len(shown) // shape.columns) * (shape.size[1] + _GAP)
        if len(shown) < len(section.cards):
            more = say("sanjuan-picture-hand-more", count=len(section.cards) - len(shown))
            moving.append(write(more, x=MARGIN + 8, y=y + 20, room=INNER, size=34, role="note", colour=theme.CREAM))
            y += 48
    if not sections:
        moving.append(write(say("sanjuan-picture-hand-empty"), x=WIDTH / 2, y=y + 70, room=INNER, size=40, role="note",
                            colour=theme.CREAM, align="middle"))  # fmt: skip
        y += 150
    elif own.affordable:
        moving += _legend(own, say, y + 22)
        y += _LEGEND
    y += 8
    player = view.players[view.seat or 0]
    fixed_table: list[Item] = []
    if y + lines_height(player, say) + _ACCOUNT < _HIGHEST:
        tall = lines_height(player, say)
        fixed_table = [sheet(MARGIN, y, INNER, tall)]
        moving += [group("buildings", *building_lines(player, say, y + 12, ()))]
        y += tall + _GAP
    fixed_points, moving_points, high = _account(own, say, y)
    height = round(y + high + 22)
    fixed: list[Item] = [
        *table(height),
        *heading(theme.SAN_JUAN, "sanjuan-turret", say("sanjuan-picture-hand")),
        sheet(MARGIN, TOP, INNER, BANNER),
        *fixed_table,
        *fixed_points,
    ]
    return Scene(width=WIDTH, height=height, fixed=tuple(fixed), moving=(*moving, *moving_points))


def _banner(view: SanJuanView, own: Own, say: Words) -> list[Item]:
    """What is owed; at the right how many cards there are."""
    y = TOP + BANNER / 2
    seat = view.seat or 0
    owed = view.phase if view.seat in view.awaited or not view.awaited else "answered" if own.answer else "waits"
    count = str(len(own.hand))
    limit = f"/{view.players[seat].hand_limit}"
    right = MARGIN + INNER - 28
    start = right - width(count, "number", 46) - width(limit, "text", 32) - 4
    due = view.seat in view.awaited
    items: list[Item] = [
        *([Box(x=MARGIN, y=TOP + 14, width=12, height=BANNER - 28, fill=theme.GOLD, radius=4)] if due else []),
        write(say(f"sanjuan-picture-hand-{owed}"), x=MARGIN + 30, y=y, room=start - MARGIN - 110, size=46, role="name",
              colour=theme.INK if due else theme.INK_SOFT),
        Sign(name="sanjuan-hand", x=start - 38, y=y, size=50, main=theme.SAN_JUAN.main, detail=theme.PAPER),
        write(count, x=start, y=y, room=90, size=46, role="number", colour=theme.INK),
        write(limit, x=right, y=y + 4, room=90, size=32, colour=theme.INK_SOFT, align="right"),
    ]  # fmt: skip
    return [group("banner", *items)]


def _card(view: SanJuanView, own: Own, say: Words, card: str, x: float, y: float, *, large_one: bool) -> Item:
    """A card; framed if it could be built now, with its price if that is not the printed one."""
    kind = CARDS[card]
    can = card in own.affordable
    building = view.phase == "builder" and view.seat in view.awaited
    face = large(kind, say, x, y) if large_one else strip(kind, say, x, y)
    items: list[Item] = [_frame(face, 9 if building else 6)] if can else []
    items.append(face)
    price = own.costs[card]
    if price != kind.cost:
        place, radius, size = ((x + 46 + 58, y + 46), 27, 38) if large_one else ((x + 76, y + 28), 22, 32)
        items.append(badge(str(price), x=place[0], y=place[1], radius=radius, fill=theme.GOLD, ink=theme.INK,
                           size=size))  # fmt: skip
    return group(f"card:{card}", *items, marks=("affordable",) if can else ())


def _frame(face: Group, thick: int) -> Box:
    return Box(x=face.x - thick, y=face.y - thick, width=face.width + 2 * thick, height=face.height + 2 * thick,
               fill=theme.GOLD, edge=theme.INK, thick=1, radius=18 + thick)  # fmt: skip


def _legend(own: Own, say: Words, y: float) -> list[Item]:
    """What frame and gold coin mean."""
    first, second = say("sanjuan-picture-legend-frame"), say("sanjuan-picture-legend-price")
    middle = MARGIN + INNER / 2
    frame: list[Item] = [
        Box(x=MARGIN + 8, y=y - 15, width=24, height=30, fill=theme.PAPER_LIGHT, edge=theme.GOLD, thick=5, radius=7),
        write(first, x=MARGIN + 46, y=y, room=INNER / 2 - 60, size=30, colour=theme.CREAM_SOFT),
    ]
    if all(CARDS[card].cost == own.costs[card] for card in (*own.hand, *own.drawn)):
        return frame
    return [
        *frame,
        Disc(x=middle + 22, y=y, radius=15, fill=theme.GOLD, edge=theme.INK, thick=2),
        write(second, x=middle + 48, y=y, room=INNER / 2 - 60, size=30, colour=theme.CREAM_SOFT),
    ]


def _account(own: Own, say: Words, top: float) -> tuple[list[Item], list[Item], float]:
    """A sheet with the points so far and what lies under one's buildings."""
    under = {kind: len(cards) for kind, cards in own.tucked.items()} | dict(own.tucked_unseen)
    under = {kind: count for kind, count in under.items() if count}
    high = 88 + (_UNDER if under else 0)
    y = top + 46
    total = str(sum(own.points.values()))
    x = MARGIN + 26.0
    items: list[Item] = [
        Sign(name="sanjuan-points", x=x + 24, y=y, size=52, main=theme.GOLD_DARK, detail=theme.PAPER),
        write(total, x=x + 62, y=y, room=90, size=48, role="number", colour=theme.INK),
    ]
    x += 62 + width(total, "number", 48) + 34
    for name, amount in grouped(own.points).items():
        if amount or name == "buildings":
            sign, _ = GROUPS[name]
            items.append(Sign(name=sign, x=x + 18, y=y, size=36, main=theme.SAN_JUAN.main, detail=theme.PAPER))
            words = f"{say(f'sanjuan-picture-{name}')} {amount}"
            items.append(write(words, x=x + 44, y=y, room=250, size=30, colour=theme.INK_SOFT))
            x += 44 + min(250, width(words, "text", 30)) + 26
    if under:
        items.append(Box(x=MARGIN + 26, y=top + 80, width=INNER - 52, height=2, fill=theme.INK_FAINT))
    for at, (kind, count) in enumerate(under.items()):
        left = MARGIN + 26 + at * (INNER - 52) / max(2, len(under))
        items += _under(kind, count, say, left, top + 118, (INNER - 52) / max(2, len(under)))
    return [sheet(MARGIN, top, INNER, high)], [group("account", *items)], high


def _under(kind: str, count: int, say: Words, x: float, y: float, room: float) -> list[Item]:
    """How many cards lie under one of one's buildings."""
    words = f"{say(f'sanjuan-thing-{kind}')}: {say('sanjuan-picture-cards', count=count)}"
    return [
        Sign(name=f"sanjuan-{kind}", x=x + 24, y=y, size=46, main=theme.SAN_JUAN.main, detail=theme.PAPER),
        write(words, x=x + 60, y=y, room=room - 70, size=32, colour=theme.INK),
    ]
