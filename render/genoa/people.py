"""The people: a row for each, with what lies open before them, how many cards they hold, what they did this turn."""

from collections.abc import Sequence

from render import theme
from render.genoa.things import counted_piece, in_order, piece
from render.kit import INNER, MARGIN, counted, due_sheet, name_tag, pill, seat_sheet
from render.lettering import width
from render.picture import SeatLabel, Words
from render.scene import Box, Group, Item, Shield, Sign, group
from render.writing import write
from rules.genoa.pieces import KINDS, MARKER
from rules.genoa.view import GenoaView, PlayerSeen

ROW = 132
PITCH = ROW + 9

_THINGS = 356
"""Where in a row what somebody has begins."""
_ROOM = INNER - _THINGS - 22


def rows(view: GenoaView, seats: Sequence[SeatLabel], say: Words, top: float) -> tuple[list[Item], list[Item]]:
    """The fixed and the moving items of all rows."""
    fixed: list[Item] = []
    moving: list[Item] = []
    for seat, player in enumerate(view.players):
        y = top + seat * PITCH
        fixed.append(group("row", seat_sheet(seat, MARGIN, y, INNER, ROW)))
        awaited = seat in view.awaited
        parts: list[Item] = [due_sheet(seat, MARGIN, y, INNER, ROW)] if awaited else []
        parts += _who(view, seats, seat, say, y)
        parts.append(Box(x=MARGIN + _THINGS - 18, y=y + 16, width=2, height=ROW - 32, fill=theme.INK_FAINT))
        parts += _held(player, say, MARGIN + _THINGS, y + 39)
        parts += _open(player, say, MARGIN + _THINGS, y + 96)
        moving.append(group(f"player:{seat}", *parts, marks=("awaited",) if awaited else ()))
    return fixed, moving


def _who(view: GenoaView, seats: Sequence[SeatLabel], seat: int, say: Words, y: float) -> list[Item]:
    x = MARGIN + 24
    return [
        Shield(seat=seat, x=x + 30, y=y + 42, size=58),
        *name_tag(seats, seat, x=x + 70, y=y + 44, room=_THINGS - 118, lines=2),
        *_status(view, seat, say, x + 4, y + 99),
    ]


def _status(view: GenoaView, seat: int, say: Words, x: float, y: float) -> list[Item]:
    """What somebody is and did in this turn: the merchant, acted, passed, has been asked."""
    player = view.players[seat]
    pills: list[Group] = []
    at = x

    def add(words: str, sign: str, fill: str, ink: str) -> None:
        nonlocal at
        one = pill(words, x=at, y=y, sign=sign, fill=fill, ink=ink, size=28)
        if at + one.width <= MARGIN + _THINGS - 26:
            pills.append(one)
            at += one.width + 8

    if view.phase == "over":
        return []
    if seat == view.merchant:
        add(say("genoa-picture-merchant"), "genoa-lantern", theme.GENOA.main, theme.CREAM)
    if player.acted:
        add(say("genoa-picture-acted", count=player.acted), "genoa-check", theme.PAPER_LIGHT, theme.INK)
    if player.passed != "no" and seat != view.merchant:
        add(say("genoa-picture-passed"), "genoa-cross", theme.PAPER_DARK, theme.INK)
    if seat in view.asked:
        add(say("genoa-picture-asked"), "genoa-handshake", theme.GOLD, theme.INK)
    return list(pills)


def _held(player: PlayerSeen, say: Words, x: float, y: float) -> list[Item]:
    """How many cards of each kind, markers in hand, buildings owned; ducats where they are no secret."""
    items: list[Item] = []
    for at, kind in enumerate(KINDS):
        count = player.cards.get(kind, 0)
        left = x + at * 82
        items.append(piece(kind, left + 20, y, 44))
        colour = theme.INK if count else theme.INK_FAINT
        items.append(write(str(count), x=left + 44, y=y, room=40, size=34, role="number", colour=colour))
    at_markers = x + 4 * 82 + 4
    markers = player.open.get(MARKER, 0)
    items.append(piece(MARKER, at_markers + 20, y, 40))
    items.append(
        write(str(markers), x=at_markers + 46, y=y, room=40, size=34, role="number",
              colour=theme.INK if markers else theme.INK_FAINT)
    )  # fmt: skip
    at_owned = at_markers + 82
    items.append(Sign(name="genoa-shops", x=at_owned + 20, y=y, size=42, main=theme.INK_SOFT, detail=theme.PAPER))
    items.append(
        write(str(len(player.owns)), x=at_owned + 46, y=y, room=40, size=34, role="number",
              colour=theme.INK if player.owns else theme.INK_FAINT)
    )  # fmt: skip
    if player.ducats is not None:
        amount = str(player.ducats)
        long = 44 * 1.22 + width(amount, "number", 40)
        items += counted("genoa-ducat", amount, x=MARGIN + INNER - 20 - long, y=y, size=40, room=long + 8)
    return items


def _open(player: PlayerSeen, say: Words, x: float, y: float) -> list[Item]:
    """Goods and tokens; closer together when there are many."""
    things = [(item, count) for item, count in in_order(player.open) if item != MARKER]
    if not things:
        return [write(say("genoa-picture-no-goods"), x=x, y=y, room=_ROOM, size=30, role="note", colour=theme.INK_SOFT)]
    size = 52
    step = min(74.0, (_ROOM - size) / max(1, len(things) - 1))
    return [counted_piece(item, count, x + size / 2 + at * step, y, size) for at, (item, count) in enumerate(things)]
