"""What it looks like: view in, picture and words out.

    painter = render.PAINTERS["medici"]
    seats = [render.SeatLabel("Ada"), render.SeatLabel("Lorenzo", house=True)]
    picture = painter.board(view, seats, say, events)     # events: what happened since the picture before
    data, alt = render.png(picture), picture.alt          # slow: not on the event loop
    painter.summary(events, view, seats, say)             # pictures owed besides the board: a day scored
    painter.final(result, view, seats, say, history)      # the end; history: the scores by seat as they went
    painter.hand(view, seats, say)                        # what only view.seat may see; None where there is none
    painter.text(view, seats, say)                        # everything as Markdown, for those who cannot see it

`say(key, **facts)` answers in the table's language. Building a picture is quick and pure; `png` paints and may run in
any thread. A game is added by a painter here, its signs in `render.signs`, and its words in the text files.
"""

from collections.abc import Mapping
from types import MappingProxyType

from render import medici
from render.paint import encode, paint
from render.picture import Painter, Picture, SeatLabel, Words

__all__ = ["PAINTERS", "Painter", "Picture", "SeatLabel", "Words", "png"]

PAINTERS: Mapping[str, Painter] = MappingProxyType({"medici": medici.PAINTER})


def png(picture: Picture) -> bytes:
    """The picture as a file. It takes a tenth of a second of a processor, so keep it off the event loop."""
    return encode(paint(picture.scene))
