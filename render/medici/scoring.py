"""The end of a day: who earned what, and why."""

from collections.abc import Sequence

from msgspec import Struct

from render import theme
from render.kit import HEADER, INNER, MARGIN, briefly, called, heading, sheet, steps, table, write
from render.lettering import width
from render.medici.cards import GOOD_COLOURS
from render.picture import Picture, SeatLabel, Words
from render.scene import Box, Group, Item, Scene, Shield, Sign, group
from render.theme import WIDTH
from rules.game import Event
from rules.medici.day import DayEnded
from rules.medici.scoring import BonusPaid, GoodPaid, ShipsPaid
from rules.medici.view import MediciView

_TOP = HEADER + 18
_GAP = 18
_TITLE = 76
_SHIP = 64
_GOOD = 106
_CELL = 126
_TOTALS = 142


class DayScored(Struct, frozen=True):
    """One day's payments and what everybody has after them."""

    day: int
    ships: ShipsPaid
    goods: tuple[GoodPaid, ...]
    bonuses: tuple[BonusPaid, ...]
    totals: tuple[int, ...]

    def earned(self, seat: int) -> int:
        goods = sum(good.florins[seat] for good in self.goods)
        return self.ships.florins[seat] + goods + self.bonus(seat)

    def bonus(self, seat: int, good: str | None = None) -> int:
        return sum(one.florins for one in self.bonuses if one.seat == seat and good in (None, one.good))

    def by_cargo(self) -> list[int]:
        return sorted(range(len(self.totals)), key=lambda seat: (-self.ships.cargoes[seat], seat))


def days_scored(events: Sequence[Event], view: MediciView) -> list[DayScored]:
    """The days that ended in these events; the view is from after them, so totals are counted backwards."""
    ends = [at for at, event in enumerate(events) if isinstance(event, DayEnded)]
    days: list[DayScored] = []
    totals = tuple(player.florins for player in view.players)
    for start, stop in reversed(list(zip(ends, [*ends[1:], len(events)], strict=True))):
        part = events[start:stop]
        ended = part[0]
        ships = next((event for event in part if isinstance(event, ShipsPaid)), None)
        if not isinstance(ended, DayEnded) or ships is None:
            continue
        day = DayScored(
            day=ended.day,
            ships=ships,
            goods=tuple(event for event in part if isinstance(event, GoodPaid)),
            bonuses=tuple(event for event in part if isinstance(event, BonusPaid)),
            totals=totals,
        )
        days.append(day)
        totals = tuple(total - day.earned(seat) for seat, total in enumerate(totals))
    return days[::-1]


def day_scored(day: DayScored, view: MediciView, seats: Sequence[SeatLabel], say: Words) -> Picture:
    goods_top = _TOP + _TITLE + view.seats * _SHIP + 14 + _GAP
    totals_top = goods_top + _TITLE + len(GOOD_COLOURS) * _GOOD + 4 + _GAP
    height = totals_top + _TOTALS + 28
    fixed: list[Item] = [
        *table(height),
        *heading(theme.MEDICI, "medici-lily", say("medici-picture-scored")),
        sheet(MARGIN, _TOP, INNER, goods_top - _GAP - _TOP),
        sheet(MARGIN, goods_top, INNER, totals_top - _GAP - goods_top),
        sheet(MARGIN, totals_top, INNER, _TOTALS),
        *_section("medici-ship", say("medici-picture-ships"), _TOP),
        *_section("medici-warehouse", say("medici-picture-goods"), goods_top),
        *_goods_fixed(say, goods_top + _TITLE),
    ]
    moving: list[Item] = [
        *steps(say("medici-picture-day", day=day.day, days=view.days), day.day, view.days, theme.MEDICI),
        *_ships(day, seats, say, _TOP + _TITLE),
        *_goods(day, say, goods_top + _TITLE),
        *_totals(day, totals_top),
    ]
    scene = Scene(width=WIDTH, height=height, fixed=tuple(fixed), moving=tuple(moving))
    return Picture(scene, _describe(day, seats, say))


def _section(sign: str, title: str, top: float) -> list[Item]:
    return [
        Sign(name=sign, x=MARGIN + 50, y=top + 42, size=50, main=theme.MEDICI.main, detail=theme.PAPER),
        write(title, x=MARGIN + 88, y=top + 42, room=INNER - 120, size=40, role="name", colour=theme.MEDICI.main),
        Box(x=MARGIN + 24, y=top + _TITLE - 3, width=INNER - 48, height=2, fill=theme.INK_FAINT),
    ]


def _ships(day: DayScored, seats: Sequence[SeatLabel], say: Words, top: float) -> list[Item]:
    """Ships by value: a bar as long as the cargo is worth, and what it earned."""
    items: list[Item] = []
    most = max(1, *day.ships.cargoes)
    left, long = MARGIN + 350, 430
    for place, seat in enumerate(day.by_cargo()):
        y = top + 8 + place * _SHIP + _SHIP / 2
        cargo = day.ships.cargoes[seat]
        length = max(14, long * cargo / most)
        items.append(
            group(
                f"ship:{seat}",
                Shield(seat=seat, x=MARGIN + 52, y=y, size=50),
                write(called(seats, seat), x=MARGIN + 90, y=y, room=244, size=36, role="name", colour=theme.INK),
                Box(x=left, y=y - 17, width=length, height=34, fill=theme.PLAYERS[seat], edge=theme.INK, thick=2,
                    radius=6),
                write(str(cargo), x=left + length + 14, y=y, room=60, size=34, role="number", colour=theme.INK),
                *_florins(day.ships.florins[seat], MARGIN + INNER - 30, y),
            )
        )  # fmt: skip
    return items


def _florins(amount: int, right: float, y: float) -> list[Item]:
    """Money at the right of a line; nothing earned is a pale nought."""
    if not amount:
        return [write("0", x=right, y=y, room=90, size=36, role="number", colour=theme.INK_FAINT, align="right")]
    words = f"+{amount}"
    left = right - width(words, "number", 40) - 32
    return [
        Sign(name="medici-florin", x=left, y=y, size=40, main=theme.GOLD, detail=theme.GOLD_DARK),
        write(words, x=right, y=y, room=110, size=40, role="number", colour=theme.INK, align="right"),
    ]


def _goods_fixed(say: Words, top: float) -> list[Item]:
    items: list[Item] = []
    for row, (good, colour) in enumerate(GOOD_COLOURS.items()):
        y = top + row * _GOOD + _GOOD / 2
        items.append(Box(x=MARGIN + 20, y=y - 32, width=64, height=64, fill=colour, radius=10))
        items.append(Sign(name=f"medici-{good}", x=MARGIN + 52, y=y, size=48, main=theme.CREAM, detail=colour))
        items.append(write(say(f"medici-good-{good}"), x=MARGIN + 98, y=y, room=136, size=32, colour=theme.INK))
        if row:
            items.append(Box(x=MARGIN + 24, y=y - _GOOD / 2 - 1, width=INNER - 48, height=2, fill=theme.PAPER_DARK))
    return items


def _goods(day: DayScored, say: Words, top: float) -> list[Item]:
    """A line for each good: who has how many, the most first, and what that earned."""
    paid = {good.good: good for good in day.goods}
    items: list[Item] = []
    for row, good in enumerate(GOOD_COLOURS):
        y = top + row * _GOOD
        if good not in paid:
            items.append(
                write(say("medici-picture-nobody"), x=MARGIN + 250, y=y + _GOOD / 2, room=400, size=30, role="note",
                      colour=theme.INK_SOFT)
            )  # fmt: skip
            continue
        symbols = paid[good].symbols
        holders = sorted((seat for seat in range(len(symbols)) if symbols[seat]), key=lambda seat: -symbols[seat])
        for place, seat in enumerate(holders):
            x = MARGIN + 240 + place * _CELL
            items.append(_holder(day, paid[good], seat, x, y))
    return items


def _holder(day: DayScored, good: GoodPaid, seat: int, x: float, y: float) -> Group:
    florins, bonus = good.florins[seat], day.bonus(seat, good.good)
    alone = not florins and not bonus
    middle = y + (_GOOD / 2 if alone else 34)
    items: list[Item] = [
        Shield(seat=seat, x=x + 26, y=middle, size=44),
        write(str(good.symbols[seat]), x=x + 56, y=middle, room=50, size=38, role="number",
              colour=theme.INK_SOFT if alone else theme.INK),
    ]  # fmt: skip
    left = x + 4
    if florins:
        items += _pill(str(florins), left, y + 80, 50, None)
        left += 54
    if bonus:
        items += _pill(str(bonus), left, y + 80, 66, "star")
    return group(f"holder:{good.good}:{seat}", *items, marks=("bonus",) if bonus else ())


def _pill(words: str, x: float, y: float, wide: float, sign: str | None) -> list[Item]:
    fill, ink = (theme.GREEN, theme.CREAM) if sign else (theme.GOLD, theme.INK)
    items: list[Item] = [Box(x=x, y=y - 18, width=wide, height=36, fill=fill, edge=theme.INK, thick=1, radius=18)]
    if sign:
        items.append(Sign(name=sign, x=x + 17, y=y, size=22, main=theme.GOLD, detail=ink))
    start = 26 if sign else 0
    items.append(
        write(words, x=x + start + (wide - start) / 2 - (2 if sign else 0), y=y, room=wide - start, size=29,
              role="number", colour=ink, align="middle")
    )  # fmt: skip
    return items


def _totals(day: DayScored, top: float) -> list[Item]:
    """What each earned this day, and has now."""
    items: list[Item] = []
    each = INNER / len(day.totals)
    most = max(day.totals)
    for seat, total in enumerate(day.totals):
        block = 60 + 16 + max(width(str(total), "number", 50), width(f"+{day.earned(seat)}", "text", 34))
        x = MARGIN + seat * each + (each - block) / 2
        items.append(
            group(
                f"total:{seat}",
                Shield(seat=seat, x=x + 30, y=top + 76, size=60),
                *([Sign(name="crown", x=x + 30, y=top + 29, size=38, main=theme.GOLD_DARK, detail=theme.PAPER)]
                  if total == most else []),
                write(f"+{day.earned(seat)}", x=x + 76, y=top + 42, room=100, size=34, colour=theme.INK_SOFT),
                write(str(total), x=x + 76, y=top + 94, room=100, size=50, role="number", colour=theme.INK),
            )
        )  # fmt: skip
    return items


def _describe(day: DayScored, seats: Sequence[SeatLabel], say: Words) -> str:
    """The day's account, whoever earned most first."""
    order = sorted(range(len(day.totals)), key=lambda seat: (-day.earned(seat), seat))
    sentences = [say("medici-alt-scored", day=day.day)]
    sentences += [
        say(
            "medici-alt-earned",
            name=called(seats, seat),
            florins=day.earned(seat),
            cargo=day.ships.cargoes[seat],
            ship=day.ships.florins[seat],
            goods=sum(good.florins[seat] for good in day.goods),
            bonuses=day.bonus(seat),
            total=day.totals[seat],
        )
        for seat in order
    ]
    return briefly(sentences)
