"""The end of Medici."""

from collections.abc import Sequence

from render import theme
from render.finale import Finale, finale
from render.picture import Picture, SeatLabel, Words
from render.plot import Part
from render.writing import briefly, called, fully, plainly
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
    victory = _victory(result, [called(seats, seat) for seat in range(view.seats)], say)
    after = _by_day(history, view.days)
    parts = {
        name: Part(label=say(f"medici-picture-{name}"), sign=sign, colour=colour)
        for name, (sign, colour) in SOURCES.items()
    }
    scene = finale(
        Finale(
            accent=theme.MEDICI,
            sign="medici-lily",
            title=say("medici-picture-title"),
            victory=victory,
            parts=parts,
            money="medici-florin",
            ticks=tuple(say("medici-picture-after", day=day) for day in range(len(after))),
        ),
        result,
        seats,
        after,
    )
    alt = briefly([f"{victory}.", *_places(result, [called(seats, seat) for seat in range(view.seats)], say)])
    return Picture(scene, alt, _text(result, after, [plainly(seats, seat) for seat in range(view.seats)], say))


def _by_day(history: Sequence[Sequence[int]], days: int) -> list[tuple[int, ...]]:
    """The scores at the start and after each day, from a history noted as often as you like: they change only then."""
    after = [(0,) * len(scores) for scores in history[:1]]
    for scores in history:
        if tuple(scores) != after[-1]:
            after.append(tuple(scores))
    return after[: days + 1]


def _victory(result: Result, names: Sequence[str], say: Words) -> str:
    winners = ", ".join(names[seat] for seat in result.winners)
    return say("medici-picture-winners", count=len(result.winners), names=winners)


def _places(result: Result, names: Sequence[str], say: Words) -> list[str]:
    return [
        say(
            "medici-alt-place",
            place=result.places[seat],
            name=names[seat],
            florins=result.scores[seat],
            **{name: result.sources[seat].get(name, 0) for name in SOURCES},
        )
        for seat in sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    ]


def _text(result: Result, after: Sequence[Sequence[int]], names: Sequence[str], say: Words) -> str:
    lines = [f"## {say('medici-picture-title')}", f"**{_victory(result, names, say)}**"]
    lines += [f"- {place}" for place in _places(result, names, say)]
    for day, scores in enumerate(after[1:], start=1):
        listed = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
        lines.append(f"-# {say('medici-text-after', day=day, scores=listed)}")
    return fully(lines)
