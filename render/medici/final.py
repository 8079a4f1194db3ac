"""The end of Medici."""

from collections.abc import Sequence

from render import theme
from render.finale import Finale, finale
from render.kit import briefly, called
from render.picture import Picture, SeatLabel, Words
from render.plot import Part
from rules.game import Result
from rules.medici.view import MediciView

SOURCES = {
    "ships": ("medici-ship", theme.MEDICI.main),
    "goods": ("medici-warehouse", "#8a5a2b"),
    "bonuses": ("star", theme.GREEN),
}


def final(
    result: Result, view: MediciView, seats: Sequence[SeatLabel], say: Words, history: Sequence[Sequence[int]] = ()
) -> Picture:
    winners = ", ".join(called(seats, seat) for seat in result.winners)
    victory = say("medici-picture-winners", count=len(result.winners), names=winners)
    parts = {
        name: Part(label=say(f"medici-picture-{name}"), sign=sign, colour=colour)
        for name, (sign, colour) in SOURCES.items()
    }
    # one entry a day, the start before them, can be named; anything denser is a curve without names
    by_day = len(history) == view.days + 1
    ticks = tuple(say("medici-picture-after", day=day) for day in range(view.days + 1)) if by_day else ()
    scene = finale(
        Finale(
            accent=theme.MEDICI,
            sign="medici-lily",
            title=say("medici-picture-title"),
            victory=victory,
            parts=parts,
            money="medici-florin",
            ticks=ticks,
        ),
        result,
        seats,
        history,
    )
    return Picture(scene, _describe(result, seats, say, victory))


def _describe(result: Result, seats: Sequence[SeatLabel], say: Words, victory: str) -> str:
    order = sorted(range(len(seats)), key=lambda seat: (result.places[seat], seat))
    places = [
        say(
            "medici-alt-place",
            place=result.places[seat],
            name=called(seats, seat),
            florins=result.scores[seat],
            **{name: result.sources[seat].get(name, 0) for name in SOURCES},
        )
        for seat in order
    ]
    return briefly([f"{victory}.", *places])
