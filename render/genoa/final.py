"""The end of Genoa: who won, a table of where each ducat came from, and how everybody's wealth went."""

from collections.abc import Sequence

from render import theme
from render.finale import Finale, finale
from render.genoa.words import place_name
from render.picture import Picture, SeatLabel, Words
from render.plot import Part
from render.writing import briefly, called, fully, plainly
from rules.game import Result
from rules.genoa.view import GenoaView

SOURCES = {
    "start": ("genoa-ducat", "#6e5844"),
    "deals": ("genoa-handshake", theme.GENOA.main),
    "large_orders": ("genoa-large_order", "#6a4a1c"),
    "small_orders": ("genoa-small_order", "#3f6b3f"),
    "messages": ("genoa-message", "#2f5a78"),
    "fees": ("genoa-fee", "#7a5a94"),
    "buildings": ("genoa-shops", "#38594b"),
    "contracts": ("genoa-contract", "#9a4a20"),
}

_POINTS = 32
"""Points of a curve; more could not be told apart."""


def final(
    result: Result, view: GenoaView, seats: Sequence[SeatLabel], say: Words, history: Sequence[Sequence[int]] = ()
) -> Picture:
    names = [called(seats, seat) for seat in range(view.seats)]
    victory = _victory(result, names, say)
    parts = {
        name: Part(label=say(f"genoa-picture-{name}"), sign=sign, colour=colour)
        for name, (sign, colour) in SOURCES.items()
    }
    scene = finale(
        Finale(
            accent=theme.GENOA,
            sign="genoa-lantern",
            title=say("genoa-picture-title"),
            victory=victory,
            parts=parts,
            money="genoa-ducat",
            ticks=_ticks(history, view, say),
            tabled=True,
        ),
        result,
        seats,
        _thinned(history),
    )
    alt = briefly([f"{victory}.", *_places(result, names, say)])
    return Picture(scene, alt, _text(result, view, [plainly(seats, seat) for seat in range(view.seats)], say))


def _thinned(history: Sequence[Sequence[int]]) -> list[Sequence[int]]:
    """The course of the game in at most so many points, its first and last among them."""
    if len(history) <= _POINTS:
        return list(history)
    last = len(history) - 1
    return [history[round(last * point / (_POINTS - 1))] for point in range(_POINTS)]


def _ticks(history: Sequence[Sequence[int]], view: GenoaView, say: Words) -> tuple[str, ...]:
    """The rounds that were played, if there is a point for each; else only where it begins and ends."""
    rounds = len(history) - 1
    if 0 < rounds <= view.last_round:
        return tuple(map(str, range(rounds + 1)))
    return say("genoa-picture-begin"), say("genoa-picture-end")


def _victory(result: Result, names: Sequence[str], say: Words) -> str:
    winners = ", ".join(names[seat] for seat in result.winners)
    return say("genoa-picture-winners", count=len(result.winners), names=winners)


def _places(result: Result, names: Sequence[str], say: Words) -> list[str]:
    lines = []
    for seat in sorted(range(len(names)), key=lambda seat: (result.places[seat], seat)):
        amounts = [
            f"{say(f'genoa-picture-{name}')} {result.sources[seat][name]}"
            for name in SOURCES
            if result.sources[seat].get(name)
        ]
        lines.append(
            say(
                "genoa-alt-place",
                place=result.places[seat],
                name=names[seat],
                ducats=result.scores[seat],
                sources=", ".join(amounts),
            )
        )
    return lines


def _text(result: Result, view: GenoaView, names: Sequence[str], say: Words) -> str:
    lines = [f"## {say('genoa-picture-title')}", f"**{_victory(result, names, say)}**"]
    lines += [f"- {place}" for place in _places(result, names, say)]
    for seat, player in enumerate(view.players):
        for run in player.runs or ():
            places = ", ".join(place_name(place, say) for place in run)
            lines.append(f"-# {names[seat]}: {say('genoa-text-run', places=places)}")
    return fully(lines)
