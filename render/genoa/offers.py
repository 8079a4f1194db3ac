"""Offers on the table: who offers whom what for what, a line each; and a picture of all of them."""

from collections.abc import Sequence

from render import theme
from render.genoa.things import ALARM, bundle
from render.genoa.words import offer_words, place_name
from render.kit import INNER, MARGIN, TOP, heading, table
from render.picture import Picture, SeatLabel, Words
from render.scene import Box, Item, Line, Scene, Shield, Sign, group
from render.theme import WIDTH
from render.writing import briefly, called, fully, paragraph, plainly, write
from rules.genoa.view import GenoaView, OfferSeen

ROW = 76
_MOST = 24
"""Rows in one picture; offers beyond that are in its words."""


def offer_row(
    view: GenoaView, offer: OfferSeen, seats: Sequence[SeatLabel], say: Words, top: float, *, more: int = 0
) -> Item:
    """A note on the table: the maker, the place, what is given, and after an arrow back what is asked."""
    y = top + ROW / 2 - 3
    edge = ALARM if offer.forces else theme.GENOA.bright if offer.bids else theme.INK_FAINT
    give, want = sides(view, offer)
    x = MARGIN + 12.0
    items: list[Item] = [
        Box(x=MARGIN, y=top, width=INNER, height=ROW - 8, fill=theme.PAPER_LIGHT, edge=edge, thick=4, radius=12),
        Shield(seat=offer.maker, x=x + 26, y=y, size=48),
        Sign(name="arrow", x=x + 68, y=y, size=28, main=theme.INK_SOFT, detail=theme.INK_SOFT),
        Shield(seat=offer.receiver, x=x + 110, y=y, size=40),
        *paragraph(place_name(offer.place, say), x=x + 146, y=y, room=214, size=31, lines=2, role="number",
                   colour=theme.INK),
    ]  # fmt: skip
    left, right = MARGIN + 384.0, MARGIN + INNER - 84
    has_both = bool(give) and bool(want)
    half = (right - left - 46) * (_share(give, want) if has_both else 1.0)
    items += bundle(give, left, y, 46, half if give else 0, theme.INK) if give else []
    if want:
        start = left + (half + 46 if give else 46)
        back = start - 26
        items.append(Line(points=((back + 14, y), (back - 14, y)), colour=theme.GENOA.main, thick=5))
        items.append(
            Line(points=((back - 4, y - 10), (back - 15, y), (back - 4, y + 10)), colour=theme.GENOA.main, thick=5)
        )
        items += bundle(want, start, y, 46, right - start, theme.INK)
    if more > 0:
        items.append(write(f"+{more}", x=MARGIN + INNER - 18, y=y, room=60, size=34, role="number", align="right",
                           colour=theme.GENOA.main))  # fmt: skip
    else:
        # the number by which people speak of it
        items.append(write(offer.id.rpartition("_")[2], x=MARGIN + INNER - 18, y=y, room=60, size=28, align="right",
                           colour=theme.INK_SOFT))  # fmt: skip
    marks = (*(("forces",) if offer.forces else ()), *(("bids",) if offer.bids else ()))
    return group(f"offer:{offer.id.rpartition('_')[2]}", *items, marks=marks)


def _share(give: dict[str, int], want: dict[str, int]) -> float:
    """How much of the room what is given takes beside what is asked."""
    return min(0.62, max(0.4, len(give) / (len(give) + len(want))))


def sides(view: GenoaView, offer: OfferSeen) -> tuple[dict[str, int], dict[str, int]]:
    """What the maker gives and what he asks; a promise from the proceeds is always made to the merchant."""
    give, want = dict(offer.give), dict(offer.want)
    promised = want if offer.maker == view.merchant else give
    for item, count in offer.promise.items():
        promised[item] = promised.get(item, 0) + count
    return give, want


def offers(view: GenoaView, seats: Sequence[SeatLabel], say: Words) -> Picture:
    """All offers on the table."""
    shown = view.offers[:_MOST]
    height = round(max(TOP + 40 + len(shown) * ROW, 0.42 * WIDTH))
    fixed: list[Item] = [*table(height), *heading(theme.GENOA, "genoa-handshake", say("genoa-picture-offers"))]
    moving: list[Item] = [
        offer_row(view, offer, seats, say, TOP + 10 + at * ROW, more=len(view.offers) - _MOST if at == _MOST - 1 else 0)
        for at, offer in enumerate(shown)
    ]
    if not shown:
        moving.append(
            write(say("genoa-picture-no-offers"), x=WIDTH / 2, y=height / 2 + 40, room=INNER, size=40, role="note",
                  colour=theme.CREAM, align="middle")
        )  # fmt: skip
    said = [offer_words(view, offer, lambda seat: called(seats, seat), say) for offer in view.offers]
    read = [f"- {offer_words(view, offer, lambda seat: plainly(seats, seat), say)}" for offer in view.offers]
    none = say("genoa-picture-no-offers")
    return Picture(
        Scene(width=WIDTH, height=height, fixed=tuple(fixed), moving=tuple(moving)),
        briefly(said or [none]),
        fully([f"## {say('genoa-picture-offers')}", *(read or [none])]),
    )
