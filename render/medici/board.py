"""The table of Medici as anybody may see it."""

from collections import Counter
from collections.abc import Mapping, Sequence

from render import theme
from render.kit import HEADER, INNER, MARGIN, called, heading, sheet, steps, table, write
from render.lettering import width
from render.medici import ledger, market
from render.medici.cards import small
from render.picture import SeatLabel, Words
from render.scene import Item, Scene, Shield, Sign, group
from render.theme import WIDTH
from rules.game import Event
from rules.medici.day import DayBegan, Loaded
from rules.medici.pieces import COMPONENTS
from rules.medici.view import MediciView

_TURN_TOP = HEADER + 18
_TURN = 92
_NEWS = 94
_MARKET_TOP = _TURN_TOP + _TURN + _NEWS
_PRICES = 76


def board(view: MediciView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> Scene:
    ledger_top = _MARKET_TOP + market.height(view) + 22
    bottom = ledger_top + view.seats * ledger.PITCH
    height = bottom + _PRICES
    fixed_rows, moving_rows = ledger.rows(view, seats, say, ledger_top, _came_aboard(view, events))
    fixed: list[Item] = [
        *table(height),
        *heading(theme.MEDICI, "medici-lily", say("medici-picture-title")),
        sheet(MARGIN, _TURN_TOP, INNER, _TURN),
        *market.mat(view, _MARKET_TOP),
        *fixed_rows,
        *_prices(view, say, bottom + 2),
    ]
    moving: list[Item] = [
        *steps(say("medici-picture-day", day=view.day, days=view.days), view.day, view.days, theme.MEDICI),
        _turn(view, seats, say),
        _news(seats, say, events),
        *market.cards(view, say, _MARKET_TOP),
        *moving_rows,
    ]
    return Scene(width=WIDTH, height=height, fixed=tuple(fixed), moving=tuple(moving))


def _came_aboard(view: MediciView, events: Sequence[Event]) -> Mapping[int, int]:
    """How many cards each seat loaded since the picture before; a new day empties the ships."""
    loaded: Counter[int] = Counter()
    for event in events:
        if isinstance(event, DayBegan):
            loaded.clear()
        elif isinstance(event, Loaded):
            loaded[event.seat] += len(event.cards)
    return loaded


def _turn(view: MediciView, seats: Sequence[SeatLabel], say: Words) -> Item:
    """Whose turn it is, and how much of it is done."""
    y = _TURN_TOP + _TURN / 2
    right = MARGIN + INNER - 26
    if not view.awaited:
        words = say("medici-picture-over")
        return group("turn", write(words, x=MARGIN + 28, y=y, room=INNER - 56, size=44, role="name", colour=theme.INK))
    seat = view.awaited[0]
    revealed = say("medici-picture-revealed", count=view.revealed, most=view.most_revealed)
    taken = width(revealed, "text", 32)
    return group(
        "turn",
        Shield(seat=seat, x=MARGIN + 54, y=y, size=66),
        write(say("medici-picture-turn", name=called(seats, seat)), x=MARGIN + 102, y=y, room=INNER - 102 - 50 - taken,
              size=46, role="name", colour=theme.INK),
        write(revealed, x=right, y=y, room=taken + 10, size=32, colour=theme.INK_SOFT, align="right"),
    )  # fmt: skip


def _news(seats: Sequence[SeatLabel], say: Words, events: Sequence[Event]) -> Item:
    """The last thing that happened before this turn, on the bare wood."""
    y = _TURN_TOP + _TURN + _NEWS / 2
    told = [event for event in events if isinstance(event, Loaded | DayBegan)]
    if not told:
        return group("news")
    last = told[-1]
    if isinstance(last, DayBegan):
        begins = say("medici-picture-begins", day=last.day, name=called(seats, last.seat))
        return group("news", write(begins, x=MARGIN + 12, y=y, room=INNER - 24, size=32, role="note",
                                   colour=theme.CREAM))  # fmt: skip
    cards = len(last.cards) * 60
    words = write(say("medici-picture-loaded", name=called(seats, last.seat)), x=MARGIN + 76, y=y,
                  room=INNER - 76 - cards - 40, size=34, role="note", colour=theme.CREAM)  # fmt: skip
    start = words.x + width(words.text, words.role, words.size) + 22
    return group(
        "news",
        Shield(seat=last.seat, x=MARGIN + 40, y=y, size=50),
        words,
        *(small(card, start + at * 60, y - 34, 52, 68) for at, card in enumerate(last.cards)),
    )


def _prices(view: MediciView, say: Words, top: float) -> list[Item]:
    """What the end of the day pays: by rank of ship, by majority, from how many on a bonus."""
    y = top + _PRICES / 2 - 4
    ships = " · ".join(str(florins) for florins in COMPONENTS.payout.ship[view.seats])
    goods = " · ".join(str(florins) for florins in COMPONENTS.payout.good)
    bonus = say("medici-picture-bonus", count=view.bonus_from, florins=COMPONENTS.bonus.florins)
    items: list[Item] = []
    x = MARGIN + 8.0
    for sign, words in (("medici-ship", ships), ("medici-warehouse", goods), ("star", bonus)):
        items.append(Sign(name=sign, x=x + 19, y=y, size=38, main=theme.GOLD, detail=theme.WOOD))
        items.append(write(words, x=x + 50, y=y, room=420, size=32, colour=theme.CREAM))
        x += 50 + width(words, "text", 32) + 44
    return items
