"""A sheet for each player: points, purse, scrolls, cards, intrigue, gondolas; and one for the Doge."""

from collections.abc import Sequence

from render import theme
from render.kit import INNER, MARGIN, due_sheet, name_tag, seat_sheet, sheet
from render.lettering import width
from render.picture import SeatLabel, Words
from render.scene import Box, Disc, Group, Item, Shield, Sign, group
from render.venice.pieces import ROSE, cube, hull_colours, letter_of_colour, sign, token
from render.writing import write
from rules.venice.pieces import COMPONENTS, MISSIONS
from rules.venice.view import DogeSeen, GondolaSeen, PlayerSeen, VeniceView

HIGH = 212
PITCH = HIGH + 14
_GAP = 14
WIDE = (INNER - _GAP) / 2
_PIP = 13

Place = tuple[float, float]


def place(number: int, top: float) -> Place:
    """The corner of a sheet: two beside each other."""
    row, column = divmod(number, 2)
    return MARGIN + column * (WIDE + _GAP), top + row * PITCH


def players(view: VeniceView, seats: Sequence[SeatLabel], say: Words, top: float) -> tuple[list[Item], list[Item]]:
    """The fixed and the moving items of all players' sheets."""
    fixed: list[Item] = []
    moving: list[Item] = []
    most = max(player.vp for player in view.players)
    for seat, player in enumerate(view.players):
        x, y = place(seat, top)
        fixed.append(seat_sheet(seat, x, y, WIDE, HIGH))
        awaited = seat in view.awaited
        items: list[Item] = [due_sheet(seat, x, y, WIDE, HIGH)] if awaited else []
        items += _head(view, seats, seat, x, y, leads=0 < most == player.vp and view.seats > 1)
        items += _purse(player, x, y)
        items += _shadows(view, seat, x, y)
        boats = [boat for name in player.gondolas for boat in view.gondolas if boat.id == name]
        items += [_hold(view, boat, x + 24 + at * 236, y + 156) for at, boat in enumerate(boats)]
        marks = (("awaited",) if awaited else ()) + (("arrest",) if _arrest(view, seat) else ())
        moving.append(group(f"player:{seat}", *items, marks=marks))
    return fixed, moving


def _arrest(view: VeniceView, seat: int) -> bool:
    return seat == (view.would_be_arrested if view.awaited else view.arrested)


def _head(view: VeniceView, seats: Sequence[SeatLabel], seat: int, x: float, y: float, leads: bool) -> list[Item]:
    points = str(view.players[seat].vp)
    right = x + WIDE - 20
    star = right - width(points, "number", 46) - 30
    items: list[Item] = [
        Shield(seat=seat, x=x + 46, y=y + 36, size=48),
        write(points, x=right, y=y + 36, room=120, size=46, role="number", colour=theme.INK, align="right"),
        sign("vp", star, y + 34, 42),
    ]
    end = star - 30
    if leads:
        items.append(Sign(name="crown", x=end - 8, y=y + 34, size=34, main=theme.GOLD_DARK, detail=theme.PAPER))
        end -= 34
    if seat == view.first:
        items.append(_first(end - 10, y + 36))
        end -= 38
    return [*items, *name_tag(seats, seat, x=x + 80, y=y + 36, room=end - x - 84, lines=1)]


def _first(x: float, y: float) -> Group:
    """Who goes first in every round."""
    return group(
        "first",
        Disc(x=x, y=y, radius=17, fill=theme.VENICE.main, edge=theme.INK, thick=1.5),
        Sign(name="venice-prow", x=x, y=y, size=23, main=theme.CREAM, detail=theme.VENICE.main),
    )


def _count(name: str, amount: int, x: float, y: float, of: int | None = None) -> list[Item]:
    written = str(amount) if of is None else f"{amount}/{of}"
    colour = theme.INK if amount else theme.INK_SOFT
    return [
        sign(name, x + 17, y, 34),
        write(written, x=x + 40, y=y, room=60, size=34, role="number", colour=colour),
    ]


def _purse(player: PlayerSeen, x: float, y: float) -> list[Item]:
    counts = (
        ("ducat", player.coins, 88), ("scroll", player.scrolls, 80), ("mission", player.missions, 68),
        ("influence", player.influence, 76), ("assistant", player.assistants_left, 82),
        ("bridge", player.bridges_left, 0),
    )  # fmt: skip
    items: list[Item] = []
    left = x + 24
    for name, amount, wide in counts:
        items += _count(name, amount, left, y + 84)
        left += wide
    return items


def _bar(amount: int, limit: int, x: float, y: float) -> list[Item]:
    """Intrigue as a row of pips, full ones in rose."""
    return [
        Box(
            x=x + at * _PIP,
            y=y - 12,
            width=_PIP - 3,
            height=24,
            fill=ROSE if at < amount else theme.PAPER_DARK,
            radius=3,
        )
        for at in range(limit)
    ]


def _shadows(view: VeniceView, seat: int, x: float, y: float) -> list[Item]:
    """Intrigue; then whoever would be arrested for it; at the right the permanent effects and the favour card."""
    player = view.players[seat]
    middle = y + 128
    items: list[Item] = [
        sign("intrigue", x + 42, middle, 38),
        *_bar(player.intrigue, view.intrigue_limit, x + 70, middle),
    ]
    end = x + 70 + view.intrigue_limit * _PIP + 6
    items.append(
        write(str(player.intrigue), x=end, y=middle, room=46, size=34, role="number",
              colour=ROSE if player.intrigue else theme.INK_SOFT)
    )  # fmt: skip
    if _arrest(view, seat):
        items.append(Sign(name="venice-prison", x=end + 62, y=middle, size=36, main=ROSE, detail=theme.PAPER))
    right = x + WIDE - 20
    slots = COMPONENTS.pieces.slots
    items += [_slot(player, at, right - (slots - at) * 46, middle - 20) for at in range(slots)]
    if player.favour:
        items.append(
            Sign(name="venice-favour", x=right - slots * 46 - 22, y=middle, size=36,
                 main=theme.VENICE.main, detail=theme.GOLD)
        )  # fmt: skip
    return items


def _slot(player: PlayerSeen, at: int, x: float, y: float) -> Group:
    """A place for a completed mission: the building it was completed at."""
    mission = player.slots[at] if at < len(player.slots) else None
    fill = theme.VENICE.main if mission else theme.PAPER_DARK
    items: list[Item] = [Box(x=0, y=0, width=42, height=40, fill=fill, radius=7)]
    if mission:
        name = f"venice-{MISSIONS[mission].building}"
        items.append(Sign(name=name, x=21, y=20, size=30, main=theme.CREAM, detail=fill))
    return Group(x=x, y=y, width=42, height=40, items=tuple(items), name=f"slot:{mission or ''}", kept=True)


def _hold(view: VeniceView, boat: GondolaSeen, x: float, y: float) -> Group:
    """A gondola from above: where it lies, its cubes, and the gondolier if he stands in it."""
    hull, _ = hull_colours(boat.colour)
    items: list[Item] = [
        Box(x=0, y=0, width=226, height=44, fill=theme.mix(hull, theme.PAPER_LIGHT, 0.72), edge=hull, thick=3,
            radius=22),
    ]  # fmt: skip
    quay = view.voyage.path[-1] if view.voyage and view.voyage.gondola == boat.id else boat.quay
    if quay:
        items.append(Sign(name=f"venice-{quay}", x=28, y=22, size=28, main=theme.INK, detail=theme.PAPER_LIGHT))
    for at in range(view.hold_limit):
        left = 48 + at * 27
        if at < len(boat.hold):
            items.append(cube(boat.hold[at], left, 9, 26))
        else:
            items.append(Box(x=left, y=9, width=26, height=26, fill=theme.PAPER_LIGHT, radius=5))
    if boat.gondolier:
        items.append(Sign(name="venice-gondolier", x=202, y=21, size=30, main=theme.INK, detail=ROSE))
    return Group(x=x, y=y, width=226, height=44, items=tuple(items), name=f"hold:{boat.id}", kept=True)


# -------------------------------------------------------------------- the Doge


def doge(view: VeniceView, his: DogeSeen, say: Words, number: int, top: float) -> tuple[list[Item], list[Item]]:
    x, y = place(number, top)
    right = x + WIDE - 20
    points = str(his.vp)
    star = right - width(points, "number", 46) - 30
    items: list[Item] = [
        Sign(name="venice-doge", x=x + 48, y=y + 36, size=52, main=ROSE, detail=theme.GOLD),
        write(say("venice-picture-doge"), x=x + 84, y=y + 36, room=star - x - 120, size=38, role="name",
              colour=theme.INK),
        write(points, x=right, y=y + 36, room=120, size=46, role="number", colour=theme.INK, align="right"),
        sign("vp", star, y + 34, 42),
        *_count("scroll", his.scrolls, x + 24, y + 88),
        sign("intrigue", x + 42, y + 134, 38),
        *_bar(his.intrigue, COMPONENTS.doge.intrigue_limit, x + 70, y + 134),
        write(str(his.intrigue), x=x + 76 + COMPONENTS.doge.intrigue_limit * _PIP, y=y + 134, room=46, size=34,
              role="number", colour=ROSE if his.intrigue else theme.INK_SOFT),
    ]  # fmt: skip
    for at, (colour, left) in enumerate(his.assistants_left.items()):
        start = x + 24 + at * 236
        items.append(token(colour, start + 20, y + 180, 38, letter_of_colour(colour, alone=True)))
        items += _count("assistant", left, start + 50, y + 180)
        items += _count("bridge", his.bridges_left[colour], start + 130, y + 180)
    return [sheet(x, y, WIDE, HIGH)], [group("doge", *items)]
