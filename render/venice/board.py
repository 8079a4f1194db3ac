"""The table of Venice as anybody may see it."""

from collections.abc import Sequence

from render import theme
from render.kit import BANNER, INNER, MARGIN, NEWS, TOP, banner, heading, news, sheet, steps, table
from render.lettering import shorten
from render.picture import Picture, SeatLabel, Words
from render.scene import Item, Scene, group
from render.theme import WIDTH
from render.venice import aside, council, lagoon, panels, traffic
from render.venice.geography import MAP
from render.venice.news import last_news
from render.venice.words import describe, text
from render.writing import called, write
from rules.game import Event
from rules.venice.pieces import COMPONENTS
from rules.venice.view import VeniceView

_MAP_TOP = TOP + BANNER + NEWS
_NAME = 400
"""So much room has a name in the news, so that there is some for what happened."""
_COUNCIL_TOP = _MAP_TOP + MAP + 20


def board(view: VeniceView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> Picture:
    return Picture(_scene(view, seats, say, events), describe(view, seats, say, events), text(view, seats, say, events))


def _scene(view: VeniceView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event]) -> Scene:
    top = _COUNCIL_TOP + council.HIGH + 18
    strip_top = top
    if not aside.narrow(view):
        top += aside.STRIP + 16
    cards_top = top
    if view.doge:
        top += aside.CARDS + 18
    sheets = view.seats + (view.doge is not None or aside.narrow(view))
    height = top + (sheets + 1) // 2 * panels.PITCH + 8
    fixed_panels, moving_panels = panels.players(view, seats, say, top)
    fixed_notes, moving_notes = aside.notes(view, seats, say, strip_top, top)
    fixed: list[Item] = [
        *table(height),
        *heading(theme.VENICE, "venice-prow", say("venice-picture-title")),
        sheet(MARGIN, TOP, INNER, BANNER),
        *lagoon.water(view, say, _MAP_TOP),
        *council.track(view, say, _COUNCIL_TOP),
        *fixed_panels,
        *fixed_notes,
    ]
    moving: list[Item] = [
        *_round(view, say),
        _turn(view, seats, say),
        _news(view, seats, say, events),
        *traffic.moving(view, _MAP_TOP, events),
        *traffic.off_board(view, _MAP_TOP),
        *council.markers(view, _COUNCIL_TOP),
        *moving_panels,
        *moving_notes,
    ]
    if view.doge:
        fixed_doge, moving_doge = panels.doge(view, view.doge, say, view.seats, top)
        fixed += fixed_doge
        moving += [*moving_doge, *aside.doge_row(view.doge, say, cards_top)]
    return Scene(width=WIDTH, height=height, fixed=tuple(fixed), moving=tuple(moving))


def _round(view: VeniceView, say: Words) -> tuple[Item, ...]:
    """The round; once the end is near, how near."""
    if view.last_round is not None and view.round <= view.last_round:
        rounds = COMPONENTS.end.more_rounds
        left = view.last_round - view.round
        return steps(say("venice-picture-left", left=left), rounds + 1 - left, rounds + 1, theme.VENICE)
    words = say("venice-picture-round", round=view.round) if view.round else say("venice-picture-placement")
    if view.turns_left is not None:
        words = say("venice-picture-turns", left=view.turns_left)
    return (write(words, x=WIDTH - MARGIN, y=54, room=310, size=36, role="name", colour=theme.CREAM, align="right"),)


def _turn(view: VeniceView, seats: Sequence[SeatLabel], say: Words) -> Item:
    """Who is waited for, and what for."""
    if not view.awaited:
        return banner(TOP, say("venice-picture-over"))
    aside_words = say(f"venice-phase-{view.phase}")
    if len(view.awaited) > 1:
        return banner(TOP, say("venice-picture-awaited", count=len(view.awaited)), aside_words)
    seat = view.awaited[0]
    return banner(TOP, called(seats, seat), aside_words, seat)


def _news(view: VeniceView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event]) -> Item:
    names = [shorten(called(seats, seat), "note", 34, _NAME) for seat in range(view.seats)]
    last = last_news(view, names, say, events)
    if last is None:
        return group("news")
    items, _ = news(TOP + BANNER, last.words, last.seat)
    return group("news", *items)
