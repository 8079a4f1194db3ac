"""What only one player may see: the purse, the cards with what they still lack, and the contracts on their ring."""

from collections.abc import Sequence

import msgspec

from render import theme
from render.genoa.contracts import HIGH as RING
from render.genoa.contracts import ring
from render.genoa.things import KIND_COLOURS, counted_piece, in_order, piece
from render.genoa.words import bundle_words, card_name, place_name
from render.kit import INNER, MARGIN, TOP, heading, pill, sheet, table
from render.lettering import width
from render.picture import Picture, SeatLabel, Words
from render.scene import Box, Item, Line, Scene, Shield, Sign, group
from render.theme import WIDTH
from render.writing import briefly, fully, paragraph, plainly, write
from rules.genoa.pieces import CONTRACT, MESSAGE
from rules.genoa.view import CardSeen, GenoaView, Own

_PURSE = 112
_TICKET, _PITCH = 104, 114
_WIDE = (INNER - 12) / 2
_MOST = 22
"""Tickets in one picture; what is beyond is in its words."""
_ORDER = ("large_order", "small_order", "message")


def hand(view: GenoaView, seats: Sequence[SeatLabel], say: Words) -> Picture | None:
    own, seat = view.own, view.seat
    if own is None or seat is None:
        return None
    cards = sorted(
        (card for card in own.cards if card.kind != CONTRACT),
        key=lambda card: (not card.ready, _ORDER.index(card.kind), len(card.missing)),
    )
    shown = cards[:_MOST]
    tickets_top = TOP + _PURSE + 16
    ring_top = tickets_top + -(-len(shown) // 2) * _PITCH + (6 if shown else 0)
    height = round(ring_top + RING + 22)
    fixed: list[Item] = [
        *table(height),
        *heading(theme.GENOA, "genoa-lantern", say("genoa-picture-hand")),
        sheet(MARGIN, TOP, INNER, _PURSE),
    ]
    moving: list[Item] = [
        *_purse(view, own, seat, say),
        *(
            _ticket(card, say, MARGIN + (at % 2) * (_WIDE + 12), tickets_top + at // 2 * _PITCH)
            for at, card in enumerate(shown)
        ),
        *ring(view, own, say, ring_top),
    ]
    if len(cards) > len(shown):
        words = f"+{len(cards) - len(shown)}"
        moving.append(write(words, x=WIDTH - MARGIN, y=54, room=120, size=40, role="number", colour=theme.CREAM,
                            align="right"))  # fmt: skip
    scene = Scene(width=WIDTH, height=height, fixed=tuple(fixed), moving=tuple(moving))
    return Picture(scene, _alt(view, own, cards, say), _text(view, own, cards, seats, say))


def _purse(view: GenoaView, own: Own, seat: int, say: Words) -> list[Item]:
    """Ducats, and what lies openly before the player as well."""
    y = TOP + _PURSE / 2
    amount = str(own.ducats)
    items: list[Item] = [
        Shield(seat=seat, x=MARGIN + 56, y=y, size=68),
        Sign(name="genoa-ducat", x=MARGIN + 132, y=y, size=60, main=theme.GOLD, detail=theme.GOLD_DARK),
        write(amount, x=MARGIN + 172, y=y, room=150, size=60, role="number", colour=theme.INK),
    ]
    left = MARGIN + 172 + width(amount, "number", 60) + 40
    room = MARGIN + INNER - 30 - left
    things = in_order(view.players[seat].open)
    step = min(80.0, (room - 60) / max(1, len(things) - 1))
    items += [counted_piece(item, count, left + 30 + at * step, y, 60) for at, (item, count) in enumerate(things)]
    if not things:
        items.append(
            write(say("genoa-picture-no-goods"), x=left, y=y, room=room, size=32, role="note", colour=theme.INK_SOFT)
        )
    return [group("purse", *items)]


def _ticket(card: CardSeen, say: Words, x: float, y: float) -> Item:
    """One card: where it leads, what it wants, and what of that is still missing."""
    colour = KIND_COLOURS[card.kind]
    items: list[Item] = []
    if card.ready:
        items.append(Box(x=x - 5, y=y - 5, width=_WIDE + 10, height=_TICKET + 10, fill=theme.GOLD, radius=16))
    items += [
        Box(x=x, y=y, width=_WIDE, height=_TICKET, fill=theme.PAPER_LIGHT if card.ready else theme.PAPER, radius=12),
        Box(x=x, y=y, width=70, height=_TICKET, fill=colour, radius=12),
        Box(x=x + 50, y=y, width=20, height=_TICKET, fill=colour),
        Sign(name=f"genoa-{card.kind}", x=x + 35, y=y + _TICKET / 2, size=46, main=theme.CREAM, detail=colour),
    ]
    items += _errand(card, say, x, y) if card.kind == MESSAGE else _order(card, say, x, y)
    if card.offered:
        items.append(Sign(name="genoa-handshake", x=x + 35, y=y + 18, size=28, main=theme.GOLD, detail=colour))
    marks = ("ready",) if card.ready else ()
    return group(f"ticket:{card.kind}", *items, marks=marks)


def _order(card: CardSeen, say: Words, x: float, y: float) -> list[Item]:
    size = 54
    left = x + _WIDE - 14 - len(card.goods) * (size + 8) + 8
    items: list[Item] = [
        *paragraph(place_name(card.buildings[0], say), x=x + 84, y=y + _TICKET / 2, room=left - x - 94, size=34,
                   lines=2, role="number", colour=theme.INK),
    ]  # fmt: skip
    for at, good in enumerate(card.goods):
        gx, gy = left + size / 2 + at * (size + 8), y + _TICKET / 2
        items.append(piece(good, gx, gy, size))
        if good in card.missing:
            # struck out: it is not there yet
            ends = ((gx - 24, gy + 24), (gx + 24, gy - 24))
            items.append(Line(points=ends, colour=theme.PAPER_LIGHT, thick=10))
            items.append(Line(points=ends, colour="#c0271b", thick=5))
    return items


def _errand(card: CardSeen, say: Words, x: float, y: float) -> list[Item]:
    one, other = (place_name(building, say) for building in card.buildings)
    words = say("genoa-picture-ready") if card.ready else say("genoa-picture-steps", count=card.moves or 0)
    tag = pill(words, x=0, y=y + _TICKET / 2, size=28, fill=theme.GOLD if card.ready else theme.PAPER_DARK)
    left = x + _WIDE - 14 - tag.width
    room = left - x - 96
    return [
        write(one, x=x + 84, y=y + 34, room=room, size=32, role="number", colour=theme.INK),
        write(other, x=x + 84, y=y + 72, room=room, size=32, role="number", colour=theme.INK),
        msgspec.structs.replace(tag, x=left),
    ]


def _alt(view: GenoaView, own: Own, cards: Sequence[CardSeen], say: Words) -> str:
    assert view.seat is not None
    things = bundle_words(view.players[view.seat].open, say)
    contracts = [card_name(card.id, say) for card in own.cards if card.kind == CONTRACT]
    listed = "; ".join([*(_card_words(card, say) for card in cards), *contracts])
    return briefly(
        [
            say("genoa-alt-hand", ducats=own.ducats, cards=len(own.cards)),
            say("genoa-alt-own", things=things),
            *[f"{one}." for one in listed.split("; ") if one],
            say("genoa-alt-contracts", ducats=own.contracts),
        ]
    )


def _card_words(card: CardSeen, say: Words) -> str:
    said = card_name(card.id, say)
    if card.ready:
        return f"{said} ({say('genoa-picture-ready')})"
    if card.missing:
        lacks = bundle_words(dict.fromkeys(card.missing, 1), say)
        return f"{said} ({say('genoa-text-missing', goods=lacks)})"
    if card.moves is not None:
        return f"{said} ({say('genoa-picture-steps', count=card.moves)})"
    return said


def _text(view: GenoaView, own: Own, cards: Sequence[CardSeen], seats: Sequence[SeatLabel], say: Words) -> str:
    assert view.seat is not None
    lines = [
        f"## {say('genoa-picture-hand')} · {plainly(seats, view.seat)}",
        f"**{say('genoa-ducats', count=own.ducats)}**",
        f"- {say('genoa-text-open', things=bundle_words(view.players[view.seat].open, say))}",
        *(f"- {_card_words(card, say)}" for card in cards),
    ]
    lines += [f"- {say('genoa-text-run', places=', '.join(place_name(one, say) for one in run))}" for run in own.runs]
    lines.append(f"-# {say('genoa-alt-contracts', ducats=own.contracts)}")
    return fully(lines)
