"""The ledger: a row for each player, with money, ship and warehouse; columns line up, so that rivals compare."""

from collections.abc import Collection, Mapping, Sequence

from render import theme
from render.kit import INNER, MARGIN, called, write
from render.medici.cards import GOOD_COLOURS, SMALL_HEIGHT, small
from render.picture import SeatLabel, Words
from render.scene import Box, Group, Item, Line, Polygon, Shield, Sign, group
from render.signs.recipe import outlines
from rules.medici.view import CARDS, MediciView, PlayerSeen

ROW = 144
PITCH = ROW + 9

_LEFT = 28
_HOLD = 266
"""Where in a row the hold of the ship begins."""
_AFT = 14
_HOLD_WIDTH = 302
_DECK_WIDTH = 96
_SHELVES = INNER - 18 - 5 * 60 + 4


def rows(
    view: MediciView, seats: Sequence[SeatLabel], say: Words, top: float, new: Mapping[int, int]
) -> tuple[list[Item], list[Item]]:
    """The fixed and the moving items of all rows; `new` tells how many cards just came aboard, by seat."""
    fixed: list[Item] = []
    moving: list[Item] = []
    most = max(player.florins for player in view.players)
    for seat, player in enumerate(view.players):
        y = top + seat * PITCH
        awaited = seat in view.awaited
        fixed.append(_sheet(y, seat))
        items: list[Item] = []
        if awaited:
            items.append(_due(y, seat))
        items += _purse(view, seats, seat, y, leads=0 < most == player.florins)
        items.append(_ship(view, player, say, MARGIN + _HOLD, y + 12, new.get(seat, 0)))
        items += _warehouse(view, seat, MARGIN + _SHELVES, y + 14)
        moving.append(group(f"player:{seat}", *items, marks=("awaited",) if awaited else ()))
    return fixed, moving


def _sheet(y: float, seat: int) -> Item:
    return group(
        "row",
        Box(x=MARGIN, y=y, width=INNER, height=ROW, fill=theme.PAPER, paper=True, radius=12, shadow=8),
        _strip(y, seat),
        *_sea(y),
    )


def _strip(y: float, seat: int) -> Item:
    return Box(x=MARGIN, y=y + 14, width=10, height=ROW - 28, fill=theme.PLAYERS[seat], radius=4)


def _sea(y: float) -> list[Item]:
    """Two inked waves under the keel."""
    colour = theme.mix(theme.MEDICI.main, theme.PAPER, 0.45)
    left, bottom = MARGIN + _HOLD, y + ROW - 11
    return [
        Line(points=outlines(_waves(left + start, bottom + down, crests))[0], colour=colour, thick=3)
        for start, down, crests in ((-2, 0, 9), (214, 0, 5))
    ]


def _waves(x: float, y: float, crests: int) -> str:
    starts = [x + 22 * crest for crest in range(crests)]
    return f"M {x} {y} " + " ".join(
        f"Q {at + 5.5} {y - 6} {at + 11} {y} Q {at + 16.5} {y + 6} {at + 22} {y}" for at in starts
    )


def _due(y: float, seat: int) -> Item:
    """A gold frame around whom the table waits for."""
    return group(
        "due",
        Box(x=MARGIN - 7, y=y - 5, width=INNER + 14, height=ROW + 10, fill=theme.GOLD, radius=16),
        Box(x=MARGIN - 1, y=y + 1, width=INNER + 2, height=ROW - 2, fill=theme.PAPER_LIGHT, radius=11),
        _strip(y, seat),
        *_sea(y),
    )


def _purse(view: MediciView, seats: Sequence[SeatLabel], seat: int, y: float, leads: bool) -> list[Item]:
    x = MARGIN + _LEFT
    room = _HOLD - _LEFT - _AFT - 12
    house = seats[seat].house
    indent = 40 if house else 0
    items: list[Item] = [
        write(called(seats, seat), x=x + indent, y=y + 38, room=room - indent, size=36, role="name", colour=theme.INK),
        Shield(seat=seat, x=x + 27, y=y + 96, size=60),
        Sign(name="medici-florin", x=x + 88, y=y + 96, size=46, main=theme.GOLD, detail=theme.GOLD_DARK),
        write(str(view.players[seat].florins), x=x + 118, y=y + 96, room=72, size=46, role="number", colour=theme.INK),
    ]
    if house:
        items.append(Sign(name="house", x=x + 16, y=y + 37, size=30, main=theme.INK_SOFT, detail=theme.PAPER))
    if leads:
        items.append(Sign(name="crown", x=x + room - 16, y=y + 97, size=36, main=theme.GOLD_DARK, detail=theme.PAPER))
    return items


def _ship(view: MediciView, player: PlayerSeen, say: Words, x: float, y: float, new: int) -> Group:
    """Hold with its slots, foredeck with what takes no space, hull with the words. Coordinates start at the hold."""
    gap = 5
    slot = (_HOLD_WIDTH - (view.capacity - 1) * gap) // view.capacity
    aboard = list(enumerate(player.ship))
    hold = [(place, card) for place, card in aboard if not CARDS[card].green]
    deck = [(place, card) for place, card in aboard if CARDS[card].green]
    fresh = len(player.ship) - new
    items: list[Item] = []
    for at in range(view.capacity):
        left = at * (slot + gap)
        if at < len(hold):
            place, card = hold[at]
            items += _loaded(card, left, slot, place >= fresh)
        else:
            items.append(_free_slot(left, slot))
    start = _HOLD_WIDTH + 22
    items.append(Line(points=((start - 11, 0), (start - 11, 80)), colour=theme.INK_SOFT, thick=4))
    items.append(Polygon(points=((start - 9, 1), (start + 20, 9), (start - 9, 17)), fill=theme.GREEN))
    step = min(slot + gap, (_DECK_WIDTH - slot) / max(1, len(deck) - 1))
    for at, (place, card) in enumerate(deck):
        items += _loaded(card, start + 4 + round(at * step), slot, place >= fresh)
    items += _hull(player, say, start + _DECK_WIDTH)
    return Group(x=x, y=y, width=start + _DECK_WIDTH, height=ROW - 24, items=tuple(items), name="ship")


def _loaded(card: str, left: float, width: int, fresh: bool) -> list[Item]:
    if not fresh:
        return [small(card, left, 0, width)]
    frame = Box(x=left - 4, y=-4, width=width + 8, height=SMALL_HEIGHT + 8, fill=theme.GOLD, edge=theme.INK, thick=1,
                radius=12)  # fmt: skip
    return [group("fresh", frame, small(card, left, 0, width), marks=("new",))]


def _free_slot(left: float, width: int) -> Item:
    return group(
        "free",
        Box(x=left, y=0, width=width, height=SMALL_HEIGHT, fill=theme.PAPER_DARK, edge=theme.INK_FAINT, thick=2,
            radius=9),
    )  # fmt: skip


def _hull(player: PlayerSeen, say: Words, right: float) -> list[Item]:
    top, keel = 74.0, 114.0
    path = (
        f"M {-_AFT} {top - 16} Q {-_AFT + 4} {top} 8 {top} H {right - 34} "
        f"Q {right + 6} {top - 2} {right + 22} {top - 28} "
        f"Q {right + 26} {top + 18} {right - 16} {keel} H 14 Q {-_AFT} {keel - 6} {-_AFT} {top - 16} Z"
    )
    words = say("medici-picture-free", count=player.free) if player.free else say("medici-picture-full")
    middle = (top + keel) / 2 + 1
    return [
        Polygon(points=outlines(path)[0], fill=theme.WOOD_LIGHT, edge=theme.WOOD_DARK, thick=2),
        Line(points=((-2, top + 6), (right - 30, top + 6), (right + 6, top - 1)), colour=theme.CREAM_SOFT, thick=2),
        write(say("medici-picture-cargo", value=player.cargo), x=10, y=middle + 2, room=200, size=30, role="number",
              colour=theme.CREAM),
        write(words, x=right - 26, y=middle + 2, room=160, size=28, colour=theme.CREAM_SOFT, align="right"),
    ]  # fmt: skip


def _warehouse(view: MediciView, seat: int, x: float, y: float) -> list[Item]:
    return [_shelf(view, seat, good, x + column * 60, y) for column, good in enumerate(GOOD_COLOURS)]


def _shelf(view: MediciView, seat: int, good: str, x: float, y: float) -> Group:
    """One good: filled step by step up to where the bonus begins; hatched what is still on the ship."""
    width, height = 55, 116
    player = view.players[seat]
    stored = player.symbols[good]
    aboard = sum(CARDS[card].symbols for card in player.ship if CARDS[card].good == good)
    bonus = stored >= view.bonus_from
    step = (height - 6) / view.bonus_from
    colour = GOOD_COLOURS[good]
    items: list[Item] = [
        Box(x=0, y=0, width=width, height=height, fill=theme.PAPER_LIGHT, edge=theme.GOLD if bonus else theme.INK_FAINT,
            thick=3 if bonus else 2, radius=8)
    ]  # fmt: skip
    for level in range(min(view.bonus_from, stored + aboard)):
        tone = theme.mix(colour, theme.PAPER_LIGHT, 0.5 if level < stored else 0.8)
        items.append(
            Box(x=4, y=height - 3 - (level + 1) * step + 1, width=width - 8, height=step - 2, fill=tone, radius=3)
        )
    items.append(Sign(name=f"medici-{good}", x=width / 2, y=31, size=42, main=colour, detail=theme.PAPER_LIGHT))
    items.append(
        write(str(stored), x=width / 2, y=82, room=width, size=40, role="number", align="middle",
              colour=theme.INK if stored or aboard else theme.INK_FAINT)
    )  # fmt: skip
    if bonus:
        items.append(Sign(name="star", x=width - 12, y=height - 58, size=22, main=theme.GOLD, detail=theme.INK))
    marks: Collection[str] = ("bonus",) if bonus else ()
    return Group(x=x, y=y, width=width, height=height, items=tuple(items), name=f"shelf:{good}", marks=tuple(marks),
                 kept=True)  # fmt: skip
