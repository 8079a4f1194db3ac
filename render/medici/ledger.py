"""The ledger: a row for each player, with money, ship and warehouse; columns line up, so that rivals compare."""

from collections.abc import Collection, Mapping, Sequence

from render import theme
from render.kit import INNER, MARGIN, counted, due_sheet, name_tag, seat_sheet
from render.lettering import width
from render.medici.cards import GOOD_COLOURS, SMALL_HEIGHT, small
from render.picture import SeatLabel, Words
from render.scene import Box, Disc, Group, Item, Line, Polygon, Shield, Sign, group
from render.signs.recipe import outlines
from render.writing import name_lines, write
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
        fixed.append(group("row", seat_sheet(seat, MARGIN, y, INNER, ROW), *_sea(y)))
        items: list[Item] = [due_sheet(seat, MARGIN, y, INNER, ROW), *_sea(y)] if awaited else []
        items += _purse(view, seats, seat, y, leads=0 < most == player.florins)
        items.append(_ship(view, player, say, MARGIN + _HOLD, y + 12, new.get(seat, 0)))
        items += _warehouse(view, seat, MARGIN + _SHELVES, y + 14)
        moving.append(group(f"player:{seat}", *items, marks=("awaited",) if awaited else ()))
    return fixed, moving


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


def _purse(view: MediciView, seats: Sequence[SeatLabel], seat: int, y: float, leads: bool) -> list[Item]:
    """The name, in two lines if it is long; below it shield and money."""
    x = MARGIN + _LEFT
    room = _HOLD - _LEFT - _AFT - 10
    written, _ = name_lines(seats, seat, room - (38 if seats[seat].house else 0), 36, 2)
    name, money, size = (38, 97, 42) if len(written) == 1 else (45, 113, 40)
    amount = str(view.players[seat].florins)
    items: list[Item] = [
        *name_tag(seats, seat, x=x, y=y + name, room=room, lines=2),
        Shield(seat=seat, x=x + size * 0.62, y=y + money, size=size * 1.25),
        *counted("medici-florin", amount, x=x + size * 1.44, y=y + money, size=size, room=150),
    ]
    if leads:
        at = x + size * (1.44 + 1.22) + width(amount, "number", size) + 22
        items.append(Sign(name="crown", x=at, y=y + money - 1, size=33, main=theme.GOLD_DARK, detail=theme.PAPER))
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
    if not deck:
        items.append(Polygon(points=((start - 9, 1), (start + 20, 9), (start - 9, 17)), fill=theme.GREEN))
    step = min(slot + gap, (_DECK_WIDTH - slot) / max(1, len(deck) - 1))
    for at, (place, card) in enumerate(deck):
        items += _loaded(card, start + 4 + round(at * step), slot, place >= fresh)
    items += _hull(player, say, start + _DECK_WIDTH)
    return Group(x=x, y=y, width=start + _DECK_WIDTH, height=ROW - 24, items=tuple(items), name="ship")


def _loaded(card: str, left: float, wide: int, fresh: bool) -> list[Item]:
    if not fresh:
        return [small(card, left, 0, wide)]
    frame = Box(x=left - 4, y=-4, width=wide + 8, height=SMALL_HEIGHT + 8, fill=theme.GOLD, edge=theme.INK, thick=1,
                radius=12)  # fmt: skip
    return [group("fresh", frame, small(card, left, 0, wide), marks=("new",))]


def _free_slot(left: float, wide: int) -> Item:
    return group(
        "free",
        Box(x=left, y=0, width=wide, height=SMALL_HEIGHT, fill=theme.PAPER_DARK, edge=theme.INK_FAINT, thick=2,
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
    wide, high = 55, 116
    player = view.players[seat]
    stored = player.symbols[good]
    aboard = sum(CARDS[card].symbols for card in player.ship if CARDS[card].good == good)
    bonus = stored >= view.bonus_from
    step = (high - 6) / view.bonus_from
    colour = GOOD_COLOURS[good]
    items: list[Item] = [
        Box(x=0, y=0, width=wide, height=high, fill=theme.PAPER_LIGHT, edge=theme.GOLD if bonus else theme.INK_FAINT,
            thick=3 if bonus else 2, radius=8)
    ]  # fmt: skip
    for level in range(min(view.bonus_from, stored + aboard)):
        tone = theme.mix(colour, theme.PAPER_LIGHT, 0.5 if level < stored else 0.8)
        items.append(
            Box(x=4, y=high - 3 - (level + 1) * step + 1, width=wide - 8, height=step - 2, fill=tone, radius=3)
        )
    items.append(Sign(name=f"medici-{good}", x=wide / 2, y=31, size=42, main=colour, detail=theme.PAPER_LIGHT))
    items.append(
        write(str(stored), x=wide / 2, y=82, room=wide, size=40, role="number", align="middle",
              colour=theme.INK if stored or aboard else theme.INK_FAINT)
    )  # fmt: skip
    if bonus:
        items.append(Disc(x=wide - 14, y=14, radius=13, fill=theme.GOLD, edge=theme.INK, thick=1.5))
        items.append(Sign(name="star", x=wide - 14, y=13.5, size=18, main=theme.INK, detail=theme.GOLD))
    marks: Collection[str] = ("bonus",) if bonus else ()
    return Group(x=x, y=y, width=wide, height=high, items=tuple(items), name=f"shelf:{good}", marks=tuple(marks),
                 kept=True)  # fmt: skip
