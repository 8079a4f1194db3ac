"""The middle of the table: the five roles and who has taken them, the piles, the market and its prices."""

from collections.abc import Collection

from render import theme
from render.kit import INNER, MARGIN, framed
from render.picture import Words
from render.sanjuan.cards import pile, tile, tile_width
from render.sanjuan.look import GOOD_COLOURS, ink, role_colour
from render.scene import Box, Group, Item, Shield, Sign, group
from render.writing import write
from rules.sanjuan.pieces import CARDS
from rules.sanjuan.view import MarketSeen, SanJuanView

_PAD = 26
_GAP = 13
_ROLE_HIGH = 148
_SECOND = _PAD + _ROLE_HIGH + 24
"""Where the second line begins, under the roles."""
_SECOND_HIGH = 196
HEIGHT = _SECOND + _SECOND_HIGH + 22
_PILE = (86, 112)
_PILES = 2 * 128 + 6
_OPEN = 168


def mat(top: float) -> list[Item]:
    """The green cloth."""
    accent = theme.SAN_JUAN
    return [
        Box(x=MARGIN, y=top, width=INNER, height=HEIGHT, fill=accent.main, radius=14, shadow=12),
        Box(x=MARGIN + 9, y=top + 9, width=INNER - 18, height=HEIGHT - 18, fill=accent.main, edge=accent.bright,
            thick=2, radius=8),
    ]  # fmt: skip


def lying(view: SanJuanView, say: Words, top: float, taken_now: Collection[str]) -> list[Item]:
    """What lies on it."""
    second = top + _SECOND
    return [
        *_roles(view, say, top + _PAD, taken_now),
        *_piles(view, say, second),
        *_market(view, say, second),
        *_open(view, say, second),
    ]


def _roles(view: SanJuanView, say: Words, y: float, taken_now: Collection[str]) -> list[Item]:
    wide = (INNER - 2 * _PAD - (len(view.roles) - 1) * _GAP) / len(view.roles)
    items: list[Item] = []
    for place, (role, seat) in enumerate(view.roles.items()):
        x = MARGIN + _PAD + place * (wide + _GAP)
        marks = ["taken"] if seat is not None else []
        under: list[Item] = []
        if role == view.active_role:
            marks.append("active")
            under.append(framed(x, y, wide, _ROLE_HIGH, must=True))
        elif seat is None and view.phase == "choosing":
            marks.append("reachable")
            under.append(framed(x, y, wide, _ROLE_HIGH))
        if role in taken_now:
            marks.append("new")
        aside = 0 if seat is None else -24
        face = _role(role, say, x, y, round(wide), aside, spent=seat is not None and role != view.active_role)
        whose = [] if seat is None else [Shield(seat=seat, x=x + wide - 34, y=y + 36, size=64)]
        items.append(group(f"role:{role}", *under, face, *whose, marks=tuple(marks)))
    return items


def _role(role: str, say: Words, x: float, y: float, wide: int, aside: float, *, spent: bool) -> Group:
    """A role's card, its sign so far aside as to leave room for a shield; one that was played lies in the shade."""
    rim, field = 6, 94
    shade = theme.mix(theme.SAN_JUAN.main, theme.INK, 0.2)
    paper = theme.mix(theme.PAPER_LIGHT, shade, 0.45) if spent else theme.PAPER_LIGHT
    ground = theme.mix(role_colour(role), shade, 0.55) if spent else role_colour(role)
    main = theme.mix(theme.CREAM, shade, 0.4) if spent else theme.CREAM
    items: tuple[Item, ...] = (
        Box(x=0, y=0, width=wide, height=_ROLE_HIGH, fill=paper, edge=theme.INK, thick=2, radius=14),
        Box(x=rim, y=rim, width=wide - 2 * rim, height=field, fill=ground, radius=9),
        Sign(name=f"sanjuan-{role}", x=wide / 2 + aside, y=rim + field / 2, size=74, main=main, detail=ground),
        write(say(f"sanjuan-thing-{role}"), x=wide / 2, y=(rim + field + _ROLE_HIGH) / 2 - 1, room=wide - 14, size=29,
              role="number", colour=theme.INK, align="middle"),
    )  # fmt: skip
    return Group(x=x, y=y, width=wide, height=_ROLE_HIGH, items=items, name="role-card", kept=True)


def _piles(view: SanJuanView, say: Words, y: float) -> list[Item]:
    items: list[Item] = []
    for place, (name, count) in enumerate((("deck", view.deck), ("discard", view.discard))):
        x = MARGIN + _PAD + 10 + place * 128
        middle = x + _PILE[0] / 2 + 4
        items.append(
            group(
                name,
                pile(x, y, *_PILE, count, untidy=name == "discard"),
                write(str(count), x=middle, y=y + _PILE[1] + 37, room=120, size=36, role="number", colour=theme.CREAM,
                      align="middle"),
                write(say(f"sanjuan-picture-{name}"), x=middle, y=y + _PILE[1] + 73, room=126, size=28,
                      colour=theme.CREAM_SOFT, align="middle"),
            )
        )  # fmt: skip
    return items


def _market(view: SanJuanView, say: Words, y: float) -> list[Item]:
    """What goods sell for: on the tile in use or used last, and on the one that comes next."""
    x = MARGIN + _PAD + _PILES + 12
    wide = INNER - 2 * _PAD - _PILES - 12 - (_OPEN if view.open else 0)
    now = view.active_role == "trader"
    edge, thick = (theme.GOLD, 6) if now else (theme.INK, 2)
    items: list[Item] = [
        Box(x=x, y=y, width=wide, height=_SECOND_HIGH, fill=theme.PAPER, edge=edge, thick=thick, radius=12)
    ]
    label = 124
    each = (wide - label - 14) / len(GOOD_COLOURS)
    for column, (good, colour) in enumerate(GOOD_COLOURS.items()):
        left = x + label + column * each
        field = min(72, each - 8)
        items.append(Box(x=left + (each - field) / 2, y=y + 14, width=field, height=62, fill=colour, radius=10))
        items.append(
            Sign(name=f"sanjuan-{good}", x=left + each / 2, y=y + 45, size=50, main=ink(colour), detail=colour)
        )
    coming = view.next_markets[0]
    when = "now" if now else "last"
    rows = (("next", coming),) if view.market is None else ((when, view.market), ("next", coming))
    first = y + (132 if len(rows) == 1 else 108)
    for row, (name, prices) in enumerate(rows):
        items.append(_prices(say(f"sanjuan-picture-{name}"), prices, x, first + row * 54, label, each, bold=not row))
    return [group("market", *items, marks=("active",) if now else ())]


def _prices(words: str, tile: MarketSeen | None, x: float, y: float, label: float, each: float, *, bold: bool) -> Item:
    colour = theme.INK if bold else theme.INK_SOFT
    items: list[Item] = [write(words, x=x + 20, y=y, room=label - 22, size=30, role="note", colour=colour)]
    for column, good in enumerate(GOOD_COLOURS):
        price = str(tile.prices[good]) if tile else "?"
        items.append(
            write(price, x=x + label + (column + 0.5) * each, y=y, room=each, size=44 if bold else 36,
                  role="number" if bold else "text", colour=colour, align="middle")
        )  # fmt: skip
    return group("prices", *items)


def _open(view: SanJuanView, say: Words, y: float) -> list[Item]:
    """What lies open for anybody to build."""
    right = MARGIN + INNER - _PAD
    items: list[Item] = []
    for card in view.open:
        kind = CARDS[card]
        wide = tile_width(kind, say)
        x = right - wide
        items.append(tile(kind, say, x, y + 18))
        items.append(write(say("sanjuan-picture-open"), x=x + wide / 2, y=y + 163, room=wide + 24, size=28,
                           role="note", colour=theme.CREAM_SOFT, align="middle"))  # fmt: skip
    return [group("open", *items)] if items else []
