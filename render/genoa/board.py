"""The table of Genoa as anybody may see it."""

from collections.abc import Sequence

from render import theme
from render.genoa import people, plan
from render.genoa.city import city
from render.genoa.journey import journey
from render.genoa.offers import ROW as OFFER
from render.genoa.offers import offer_row
from render.genoa.stores import HIGH as STORES
from render.genoa.stores import stores
from render.genoa.words import describe, news_words, owed, text, turn_words, who_did
from render.kit import BANNER, INNER, MARGIN, TOP, heading, news, sheet, steps, table
from render.lettering import width
from render.picture import Picture, SeatLabel, Words
from render.scene import Item, Scene, Shield, group
from render.theme import WIDTH
from render.writing import called, write
from rules.game import Event
from rules.genoa.offers import TowerMoved
from rules.genoa.start import DiceRolled, StartChosen
from rules.genoa.view import GenoaView

OFFERS_SHOWN = {2: 5, 3: 5, 4: 4, 5: 3}
"""By players, how many offers lie below the board; the picture of all offers has the others."""


def board(view: GenoaView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> Picture:
    return Picture(_scene(view, seats, say, events), describe(view, seats, say, events), text(view, seats, say, events))


def _scene(view: GenoaView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event]) -> Scene:
    shown = len(view.offers[: OFFERS_SHOWN[view.seats]])
    offers_top = plan.BOTTOM + 14
    people_top = offers_top + shown * OFFER + (10 if shown else 0)
    stores_top = people_top + view.seats * people.PITCH + 6
    height = round(stores_top + STORES)
    fixed_rows, moving_rows = people.rows(view, seats, say, people_top)
    fixed: list[Item] = [
        *table(height),
        *heading(theme.GENOA, "genoa-lantern", say("genoa-picture-title")),
        sheet(MARGIN, TOP, INNER, BANNER),
        *city(view, say),
        *fixed_rows,
    ]
    round_words = say("genoa-picture-round", round=view.round, last=view.last_round)
    moving: list[Item] = [
        *steps(round_words, view.round, view.last_round, theme.GENOA),
        _turn(view, seats, say),
        _news(seats, say, events),
        *journey(view, _entered(events)),
        *_offers(view, seats, say, offers_top),
        *moving_rows,
        *stores(view, stores_top),
    ]
    return Scene(width=WIDTH, height=height, fixed=tuple(fixed), moving=tuple(moving))


def _entered(events: Sequence[Event]) -> frozenset[str]:
    return frozenset(event.place for event in events if isinstance(event, TowerMoved | DiceRolled | StartChosen))


def _turn(view: GenoaView, seats: Sequence[SeatLabel], say: Words) -> Item:
    """Whom the table waits for and for what; how far the tower can still go."""
    y = TOP + BANNER / 2
    items: list[Item] = [
        Shield(seat=seat, x=MARGIN + 50 + at * 54, y=y, size=62) for at, seat in enumerate(view.awaited)
    ]
    left = MARGIN + (96 + (len(view.awaited) - 1) * 54 if view.awaited else 28)
    moves = view.tower - 1 if view.path and view.phase in ("journey", "acting", "hand_over") else 0
    aside = say("genoa-picture-moves", count=moves) if moves and owed(view) != "over" else ""
    taken = width(aside, "text", 32) + 30 if aside else 0
    words = turn_words(view, lambda seat: called(seats, seat), say)
    room = MARGIN + INNER - 26 - taken - left
    items.append(write(words, x=left, y=y, room=room, size=44, role="name", colour=theme.INK))
    if aside:
        right = MARGIN + INNER - 26
        items.append(write(aside, x=right, y=y, room=taken, size=32, colour=theme.INK_SOFT, align="right"))
    return group("banner", *items)


def _news(seats: Sequence[SeatLabel], say: Words, events: Sequence[Event]) -> Item:
    """The last thing that happened that is worth a line."""
    for event in reversed(events):
        words = news_words(event, lambda seat: called(seats, seat), say)
        if words:
            items, _ = news(TOP + BANNER, words, who_did(event))
            return group("news", *items)
    return group("news")


def _offers(view: GenoaView, seats: Sequence[SeatLabel], say: Words, top: float) -> list[Item]:
    """The newest offers; those that bind the merchant come first."""
    ranked = sorted(view.offers, key=lambda offer: (not offer.forces, not offer.bids, -view.offers.index(offer)))
    most = OFFERS_SHOWN[view.seats]
    left_out = len(ranked) - most
    return [
        offer_row(view, offer, seats, say, top + at * OFFER, more=left_out if at == most - 1 else 0)
        for at, offer in enumerate(ranked[:most])
    ]
