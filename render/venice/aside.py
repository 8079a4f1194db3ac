"""What lies beside the board: decks, the rewards of the Great Council, whom the Inquisition would take; alone, the
Doge's cards."""

from collections.abc import Sequence

from msgspec import Struct

from render import theme
from render.kit import INNER, MARGIN, sheet
from render.lettering import width
from render.picture import SeatLabel, Words
from render.scene import Box, Colour, Group, Item, Sign, group
from render.venice.panels import HIGH, WIDE, place
from render.venice.pieces import ROSE, token
from render.writing import called, paragraph, write
from rules.venice.pieces import COMPONENTS, LETTERS, kind, smuggler_ignores
from rules.venice.view import DogeSeen, VeniceView

STRIP = 84
_SIGN = 54
_TOKEN = 44
CARDS = 206


class _Note(Struct, frozen=True):
    sign: str
    main: Colour
    number: str
    words: str
    seat: int | None = None


def _notes(view: VeniceView, seats: Sequence[SeatLabel], say: Words) -> list[_Note]:
    rewards = COMPONENTS.council.rewards[COMPONENTS.doge.rewards_as if view.doge else view.seats]
    notes = [
        _Note("venice-mission", theme.VENICE.deep, str(view.missions_left), say("venice-picture-missions")),
        _Note("venice-influence", theme.VENICE.deep, str(view.influence_left), say("venice-picture-influence")),
        _Note("venice-great_council", theme.VENICE.main, "·".join(map(str, rewards)), ""),
    ]
    if view.doge:
        deck = _Note("venice-doge", ROSE, str(view.doge.deck), say("venice-picture-doge-deck"))
        notes.insert(2, deck)
    seat = view.would_be_arrested if view.awaited else view.arrested
    if seat is None:
        notes.append(_Note("venice-prison", theme.INK_SOFT, "", say("venice-picture-nobody")))
    else:
        notes.append(_Note("venice-prison", ROSE, "", called(seats, seat), seat))
    return notes


def _note(note: _Note, x: float, y: float, room: float) -> list[Item]:
    items: list[Item] = [Sign(name=note.sign, x=x + 22, y=y, size=42, main=note.main, detail=theme.PAPER)]
    left = x + _SIGN
    if note.seat is not None:
        items.append(token(note.seat, left + 18, y, 38))
        left += _TOKEN
    if note.number:
        items.append(write(note.number, x=left, y=y, room=room, size=34, role="number", colour=theme.INK))
        left += width(note.number, "number", 34) + 12
    if note.words:
        items.append(write(note.words, x=left, y=y, room=x + room - left, size=30, colour=theme.INK_SOFT))
    return items


def _long(note: _Note) -> float:
    """How much room a note would like."""
    number = width(note.number, "number", 34) + 12 if note.number else 0
    words = width(note.words, "text", 30) if note.words else 0
    return _SIGN + (_TOKEN if note.seat is not None else 0) + number + words


def narrow(view: VeniceView) -> bool:
    """Whether the notes take the free place beside the last player's sheet."""
    return view.seats % 2 == 1 and view.doge is None


def notes(
    view: VeniceView, seats: Sequence[SeatLabel], say: Words, top: float, panels: float
) -> tuple[list[Item], list[Item]]:
    told = _notes(view, seats, say)
    items: list[Item] = []
    if narrow(view):
        x, y = place(view.seats, panels)
        for at, note in enumerate(told):
            items += _note(note, x + 24, y + 36 + at * 47, WIDE - 44)
        return [sheet(x, y, WIDE, HIGH)], [group("notes", *items)]
    *others, last = told
    gap = max(16.0, (INNER - 44 - sum(map(_long, told))) / len(others))
    left = MARGIN + 22.0
    for note in others:
        items += _note(note, left, top + STRIP / 2, _long(note) + 2)
        left += _long(note) + gap
    items += _note(last, left, top + STRIP / 2, MARGIN + INNER - 16 - left)
    return [sheet(MARGIN, top, INNER, STRIP)], [group("notes", *items)]


# -------------------------------------------------------------------- alone


def doge_row(his: DogeSeen, say: Words, top: float) -> list[Item]:
    """His three cards; those that a smuggler card played in this turn names are passed over."""
    gap = 14
    wide = (INNER - 2 * gap) / COMPONENTS.doge.row
    ignored = {smuggler_ignores(card): card for card in his.played}
    items: list[Item] = []
    for at in range(COMPONENTS.doge.row):
        x = MARGIN + at * (wide + gap)
        if at >= len(his.row):
            items.append(Box(x=x, y=top, width=wide, height=CARDS, fill=theme.WOOD_DARK, radius=12))
            continue
        items.append(_doge_card(his.row[at], say, x, top, wide, ignored.get(at + 1)))
    return items


def _doge_card(card: str, say: Words, x: float, top: float, wide: float, by: str | None) -> Group:
    dim = by is not None
    ink, fill = (theme.INK_SOFT, theme.PAPER_DARK) if dim else (theme.INK, theme.PAPER_LIGHT)
    band = theme.INK_SOFT if dim else ROSE
    items: list[Item] = [
        Box(x=x, y=top, width=wide, height=CARDS, fill=fill, radius=12, shadow=6),
        Box(x=x, y=top, width=wide, height=48, fill=band, radius=12),
        Box(x=x, y=top + 34, width=wide, height=14, fill=band),
        Sign(name="venice-doge", x=x + 28, y=top + 24, size=34, main=theme.CREAM, detail=band),
        write(say(f"venice-thing-{kind(card)}"), x=x + 54, y=top + 24, room=wide - 100, size=32, role="text",
              colour=theme.CREAM),
        *paragraph(say(f"venice-about-{kind(card)}"), x=x + 16, y=top + 48 + (CARDS - 48) / 2, room=wide - 32, size=29,
                   lines=4, colour=ink),
    ]  # fmt: skip
    if by is not None:
        items.append(token(LETTERS[by[0]], x + wide - 28, top + 24, 36, by[0]))
    return group(f"doge-card:{kind(card)}", *items, marks=("ignored",) if dim else ())
