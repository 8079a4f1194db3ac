"""The table of San Juan as anybody may see it."""

from collections.abc import Sequence

from render import theme
from render.kit import BANNER, INNER, MARGIN, NEWS, TOP, banner, heading, sheet, table
from render.picture import Picture, SeatLabel, Words
from render.sanjuan import mat, news, tables
from render.sanjuan.words import describe, text
from render.scene import Item, Scene, Shield, group
from render.theme import WIDTH
from render.writing import called, write
from rules.game import Event
from rules.sanjuan.view import SanJuanView

_MAT_TOP = TOP + BANNER + NEWS
_TABLES_TOP = _MAT_TOP + mat.HEIGHT + 22


def board(view: SanJuanView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> Picture:
    return Picture(_scene(view, seats, say, events), describe(view, seats, say, events), text(view, seats, say, events))


def _scene(view: SanJuanView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event]) -> Scene:
    height = _TABLES_TOP + tables.height(view, say) + 14
    fixed_rows, moving_rows = tables.rows(view, seats, say, _TABLES_TOP, news.changed(events))
    fixed: list[Item] = [
        *table(height),
        *heading(theme.SAN_JUAN, "sanjuan-turret", say("sanjuan-picture-title")),
        sheet(MARGIN, TOP, INNER, BANNER),
        *mat.mat(_MAT_TOP),
        *fixed_rows,
    ]
    moving: list[Item] = [
        write(say("sanjuan-picture-round", round=view.round), x=WIDTH - MARGIN, y=54, room=310, size=40, role="name",
              colour=theme.CREAM, align="right"),
        _turn(view, seats, say),
        news.line(TOP + BANNER, seats, say, events),
        *mat.lying(view, say, _MAT_TOP, news.roles_taken(events)),
        *moving_rows,
    ]  # fmt: skip
    return Scene(width=WIDTH, height=height, fixed=tuple(fixed), moving=tuple(moving))


def _turn(view: SanJuanView, seats: Sequence[SeatLabel], say: Words) -> Item:
    """Whose turn it is; where several are asked at once, all their shields."""
    if not view.awaited:
        return banner(TOP, say("sanjuan-picture-over"))
    if len(view.awaited) == 1:
        seat = view.awaited[0]
        multiplied = view.privilege_times > 1 and seat == view.active_seat
        aside = say("sanjuan-picture-privilege", times=view.privilege_times) if multiplied else ""
        words = say(f"sanjuan-picture-turn-{view.phase}", name=called(seats, seat))
        return banner(TOP, words, aside, seat)
    words = say(f"sanjuan-picture-all-{view.phase}")
    shields = [
        Shield(seat=seat, x=MARGIN + INNER - 60 - at * 78, y=TOP + BANNER / 2, size=66)
        for at, seat in enumerate(sorted(view.awaited, reverse=True))
    ]
    room = INNER - 60 - len(shields) * 78
    asked = write(words, x=MARGIN + 28, y=TOP + BANNER / 2, room=room, size=46, role="name", colour=theme.INK)
    return group("banner", asked, *shields)
