"""The end of a day: who earned what, and why. A sheet for each player, those ahead first; columns compare rivals."""

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from render import theme
from render.kit import GAP, INNER, MARGIN, TOP, heading, name_tag, pill, seat_sheet, steps, table
from render.lettering import width
from render.medici.cards import GOOD_COLOURS
from render.picture import Picture, SeatLabel, Words
from render.scene import Box, Colour, Group, Item, Scene, Shield, Sign, group
from render.theme import WIDTH
from render.writing import briefly, called, fully, plainly, write
from rules.game import Event
from rules.medici.day import DayEnded
from rules.medici.scoring import BonusPaid, GoodPaid, ShipsPaid
from rules.medici.view import MediciView

_ROW = 196
_CELL_TOP = 86
_CELL = (152, 96)
_BAND = 48
_STEP = 160
_LEFT = 28


class DayScored(Struct, frozen=True):
    """One day's payments and what everybody has after them."""

    day: int
    ships: ShipsPaid
    goods: tuple[GoodPaid, ...]
    bonuses: tuple[BonusPaid, ...]
    totals: tuple[int, ...]

    def earned(self, seat: int) -> int:
        return self.ships.florins[seat] + self.from_goods(seat) + self.bonus(seat)

    def from_goods(self, seat: int) -> int:
        return sum(good.florins[seat] for good in self.goods)

    def bonus(self, seat: int, good: str | None = None) -> int:
        return sum(one.florins for one in self.bonuses if one.seat == seat and good in (None, one.good))

    def ranking(self) -> list[int]:
        return sorted(range(len(self.totals)), key=lambda seat: (-self.totals[seat], -self.earned(seat), seat))


def days_scored(events: Sequence[Event], view: MediciView) -> list[DayScored]:
    """The days that ended in these events; the view is from after them, so totals are counted backwards."""
    ends = [at for at, event in enumerate(events) if isinstance(event, DayEnded)]
    days: list[DayScored] = []
    totals = tuple(player.florins for player in view.players)
    for start, stop in reversed(list(pairwise([*ends, len(events)]))):
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
    order = day.ranking()
    tops = {seat: TOP + place * (_ROW + GAP - 4) for place, seat in enumerate(order)}
    height = TOP + view.seats * (_ROW + GAP - 4) + 14
    fixed: list[Item] = [*table(height), *heading(theme.MEDICI, "medici-lily", say("medici-picture-scored"))]
    fixed += [seat_sheet(seat, MARGIN, top, INNER, _ROW) for seat, top in tops.items()]
    moving: list[Item] = [
        *steps(say("medici-picture-day", day=day.day, days=view.days), day.day, view.days, theme.MEDICI),
        *(_account(day, seat, seats, top) for seat, top in tops.items()),
    ]
    scene = Scene(width=WIDTH, height=height, fixed=tuple(fixed), moving=tuple(moving))
    return Picture(scene, _describe(day, seats, say), _text(day, view, seats, say))


def _account(day: DayScored, seat: int, seats: Sequence[SeatLabel], top: float) -> Group:
    """Who, what they have and earned, and below what for: the ship, and each good."""
    y = top + 44
    left = MARGIN + _LEFT
    total = str(day.totals[seat])
    right = MARGIN + INNER - 28
    amount = right - width(total, "number", 52)
    gain = f"+{day.earned(seat)}"
    gained = amount - 84 - width(gain, "number", 42)
    items: list[Item] = [
        Shield(seat=seat, x=left + 28, y=y, size=60),
        *name_tag(seats, seat, x=left + 74, y=y, room=gained - left - 74 - 60, size=40),
        write(gain, x=gained, y=y, room=200, size=42, role="number", colour=theme.GREEN),
        Sign(name="medici-florin", x=amount - 36, y=y, size=50, main=theme.GOLD, detail=theme.GOLD_DARK),
        write(total, x=right, y=y, room=200, size=52, role="number", colour=theme.INK, align="right"),
    ]
    if day.totals[seat] == max(day.totals):
        items.append(Sign(name="crown", x=gained - 34, y=y - 1, size=40, main=theme.GOLD_DARK, detail=theme.PAPER))
    cells = top + _CELL_TOP
    items.append(_ship_cell(day, seat, left, cells))
    paid = {good.good: good for good in day.goods}
    items += [
        _good_cell(day, paid.get(good), good, seat, left + place * _STEP, cells)
        for place, good in enumerate(GOOD_COLOURS, start=1)
    ]
    return group(f"account:{seat}", *items)


def _ship_cell(day: DayScored, seat: int, x: float, y: float) -> Group:
    cargo, florins = day.ships.cargoes[seat], day.ships.florins[seat]
    first = cargo == max(day.ships.cargoes)
    return _cell("ship", "medici-ship", cargo, theme.WOOD_LIGHT, (florins, 0), first, x, y)


def _good_cell(day: DayScored, paid: GoodPaid | None, good: str, seat: int, x: float, y: float) -> Group:
    symbols = paid.symbols if paid else ()
    count = symbols[seat] if paid else 0
    florins = paid.florins[seat] if paid else 0
    first = count > 0 and count == max(symbols)
    earned = (florins, day.bonus(seat, good))
    return _cell(good, f"medici-{good}", count, GOOD_COLOURS[good], earned, first, x, y)


def _cell(
    name: str, sign: str, count: int, colour: Colour, earned: tuple[int, int], first: bool, x: float, y: float
) -> Group:
    """How many above, what they earned below; whoever leads a column has it in its full colour."""
    wide, high = _CELL
    pale = theme.mix(colour, theme.PAPER_LIGHT, 0.72 if any(earned) else 0.86)
    ink = theme.INK if any(earned) else theme.INK_SOFT
    items: list[Item] = [
        Box(x=0, y=0, width=wide, height=high, fill=theme.PAPER_LIGHT, edge=colour if any(earned) else theme.INK_FAINT,
            thick=2, radius=11),
        Box(x=4, y=4, width=wide - 8, height=_BAND - 4, fill=colour if first else pale, radius=8),
        Sign(name=sign, x=wide / 2 - 28, y=_BAND / 2 + 2, size=38, main=theme.CREAM if first else colour,
             detail=colour if first else pale),
        write(str(count), x=wide / 2 + 22, y=_BAND / 2 + 2, room=60, size=36, role="number",
              colour=theme.CREAM if first else ink, align="middle"),
    ]  # fmt: skip
    items += _earned(*earned, wide, (_BAND + high) / 2 - 1)
    return Group(x=x, y=y, width=wide, height=high, items=tuple(items), name=f"paid:{name}",
                 marks=("first",) if first else (), kept=True)  # fmt: skip


def _earned(florins: int, bonus: int, wide: float, y: float) -> list[Item]:
    if not florins and not bonus:
        return [Box(x=wide / 2 - 11, y=y - 2, width=22, height=3, fill=theme.INK_FAINT)]
    pills = [pill(f"+{florins}", x=0, y=y, size=27)] if florins else []
    pills += [pill(str(bonus), x=0, y=y, sign="star", fill=theme.GREEN, ink=theme.CREAM, size=27)] if bonus else []
    together = sum(one.width for one in pills) + 5 * (len(pills) - 1)
    at = (wide - together) / 2
    placed: list[Item] = []
    for one in pills:
        placed.append(Group(x=at, y=one.y, width=one.width, height=one.height, items=one.items, name=one.name))
        at += one.width + 5
    return placed


def _describe(day: DayScored, seats: Sequence[SeatLabel], say: Words) -> str:
    """The day's account, whoever is ahead first."""
    sentences = [say("medici-alt-scored", day=day.day)]
    sentences += [
        say(
            "medici-alt-earned",
            name=called(seats, seat),
            florins=day.earned(seat),
            cargo=day.ships.cargoes[seat],
            ship=day.ships.florins[seat],
            goods=day.from_goods(seat),
            bonuses=day.bonus(seat),
            total=day.totals[seat],
        )
        for seat in day.ranking()
    ]
    return briefly(sentences)


def _text(day: DayScored, view: MediciView, seats: Sequence[SeatLabel], say: Words) -> str:
    """Each payment with its reason."""
    title = say("medici-picture-scored")
    lines = [f"## {title} · {say('medici-picture-day', day=day.day, days=view.days)}"]
    for seat in day.ranking():
        name = plainly(seats, seat)
        lines.append(say("medici-text-earned", name=name, florins=day.earned(seat), total=day.totals[seat]))
        ship, cargo = day.ships.florins[seat], day.ships.cargoes[seat]
        lines.append(f"- {say('medici-text-ship-paid', cargo=cargo, florins=ship)}")
        for paid in day.goods:
            if not paid.symbols[seat]:
                continue
            bonus = day.bonus(seat, paid.good)
            key = "medici-text-bonus-paid" if bonus else "medici-text-good-paid"
            facts = {"count": paid.symbols[seat], "florins": paid.florins[seat], "bonus": bonus}
            lines.append(f"- {say(key, good=say(f'medici-good-{paid.good}'), **facts)}")
    return fully(lines)
