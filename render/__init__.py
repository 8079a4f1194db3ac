"""What it looks like: view in, picture and words out.

    painter = render.PAINTERS["medici"]
    seats = [render.SeatLabel("Ada"), render.SeatLabel("Lorenzo", house=True)]
    picture = painter.board(view, seats, say, events)     # events: what happened since the picture before
    render.png(picture), picture.alt, picture.text        # the file; its essence; everything in it, as Markdown
    painter.hand(view, seats, say)                        # what only view.seat may see; None where there is none
    painter.summary(events, view, seats, say)             # pictures owed besides the board: a day scored
    painter.final(result, view, seats, say, history)      # the end, with the scores as they went
    painter.standing(view)                                # the score by seat; one after every move is the history

`say(key, **facts)` answers one key of the text files in the table's language (`render.Words`): who calls brings the
words, so that nothing here knows a language. Building a picture is pure and takes milliseconds; `png` paints, takes a
tenth of a second and may run in any thread, so keep it off the event loop.

How to paint another game
-------------------------
1. Signs: `render/signs/<game>.py` with a mapping `SIGNS` from names to recipes (paths in a square of 100 by 100, in
   two colours), joined to the others in `render/signs/__init__.py`; a scene asks for them as `<game>-<name>`.
2. Words: `<game>_picture.ftl` for each language. Keys `<game>-picture-…` are written in pictures (keep them short),
   `<game>-alt-…` and `<game>-text-…` are said instead of them.
3. A package `render/<game>/` whose `PAINTER` has the methods of `render.picture.Painter`, named in `PAINTERS` below.
   It takes views only. Split it as Medici is: a module for each part of the table, one for words, one for the end.
4. A scene is data: items in pixels, `theme.WIDTH` wide, as high as it needs, portrait rather than landscape.
   `fixed` holds what is the same from turn to turn in one language (table, heading, sheets, board, printed names) and
   is painted once and kept; `moving` holds the rest. A card or token that recurs is a `Group(kept=True)` with its own
   width and height: painted once, too. Name groups (`card:indigo`) and give them `marks` (`reachable`, `new`,
   `awaited`), so that tests can ask a scene what it shows.
5. Use the kit, so that all games look like one house: `kit.table`, `heading`, `steps`, `banner` (whose turn), `news`
   (what just happened), `sheet`, `seat_sheet` and `due_sheet` (a player, and one who is waited for), `framed` (what
   can be chosen), `name_tag`, `counted` (a sign and a number), `pill`, `badge`, `section`; `writing.write` and
   `paragraph` for words that stay in their room; `grid.Grid` for boards of squares and outlines of buildings;
   `plot` for bars and curves; `finale` for the whole last picture. Each game has its `Accent` in `theme`.
6. Colour is never alone: a player is a `Shield` (colour and letter), a good is a `Sign` in its colour. No text is
   smaller than `theme.least` of its role; `write` sees to it.
7. The checks in `tests/render` run over every painter by themselves: texts within the picture and not on top of each
   other, sizes, names, lengths, secrecy, both languages. Then look at the pictures, at full size and 390 wide, with two
   players and with the most, with long names, at the start and late.
"""

from collections.abc import Mapping
from types import MappingProxyType

from render import genoa, medici, sanjuan, venice
from render.paint import encode, paint
from render.picture import Painter, Picture, SeatLabel, ShowsOffers, Words

__all__ = ["PAINTERS", "Painter", "Picture", "SeatLabel", "ShowsOffers", "Words", "png"]

PAINTERS: Mapping[str, Painter] = MappingProxyType(
    {
        "genoa": genoa.PAINTER,
        "medici": medici.PAINTER,
        "sanjuan": sanjuan.PAINTER,
        "venice": venice.PAINTER,
    }
)


def png(picture: Picture) -> bytes:
    """The picture as a file. It takes a tenth of a second of a processor, so keep it off the event loop."""
    return encode(paint(picture.scene))
