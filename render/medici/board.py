"""The table of Medici as anybody may see it."""

from collections import Counter
from collections.abc import Mapping, Sequence

from render import theme
from render.kit import BANNER, INNER, MARGIN, NEWS, TOP, banner, heading, news, sheet, steps, table
from render.lettering import width
from render.medici import ledger, market
from render.medici.cards import small
from render.medici.words import describe, text
from render.picture import Picture, SeatLabel, Words
from render.scene import Item, Scene, Sign, group
from render.theme import WIDTH
from render.writing import called, write
from rules.game import Event
from rules.medici.day import DayBegan, Loaded
from rules.medici.pieces import COMPONENTS
from rules.medici.view import MediciView

_MARKET_TOP = TOP + BANNER + NEWS
_PRICES = 76


def board(view: MediciView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> Picture:
    return Picture(_scene(view, seats, say, events), describe(view, seats, say, events), text(view, seats, say, events))


def _scene(view: MediciView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event]) -> Scene:
    ledger_top = _MARKET_TOP + market.height(view) + 22
    bottom = ledger_top + view.seats * ledger.PITCH
    height = bottom + _PRICES
    fixed_rows, moving_rows = ledger.rows(view, seats, say, ledger_top, _came_aboard(view, events))
    fixed: list[Item] = [
        *table(height),
        *heading(theme.MEDICI, "medici-lily", say("medici-picture-title")),
        sheet(MARGIN, TOP, INNER, BANNER),
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
    if not view.awaited:
        return banner(TOP, say("medici-picture-over"))
    seat = view.awaited[0]
    revealed = say("medici-picture-revealed", count=view.revealed, most=view.most_revealed)
    return banner(TOP, say("medici-picture-turn", name=called(seats, seat)), revealed, seat)


def _news(seats: Sequence[SeatLabel], say: Words, events: Sequence[Event]) -> Item:
    """The last thing that happened before this turn."""
    told = [event for event in events if isinstance(event, Loaded | DayBegan)]
    if not told:
        return group("news")
    top = TOP + BANNER
    last = told[-1]
    name = called(seats, last.seat)
    if isinstance(last, DayBegan):
        items, _ = news(top, say("medici-picture-begins", day=last.day, name=name), last.seat)
        return group("news", *items)
    each = 60
    items, at = news(top, say("medici-picture-loaded", name=name), last.seat, spare=len(last.cards) * each + 22)
    cards = [small(card, at + place * each, top + NEWS / 2 - 34, 52, 68) for place, card in enumerate(last.cards)]
    return group("news", *items, *cards)


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
