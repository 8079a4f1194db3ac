"""The end of Venice: the winner, who was arrested, where the points came from."""

from collections.abc import Mapping, Sequence

import msgspec

from render import theme
from render.finale import Finale, finale
from render.picture import Picture, SeatLabel, Words
from render.plot import Part
from render.venice.pieces import ROSE
from render.writing import briefly, called, fully, plainly
from rules.game import Result
from rules.venice.pieces import MISSIONS
from rules.venice.view import VeniceView

PARTS = {
    "missions": ("venice-mission", theme.VENICE.main),
    "buildings": ("venice-doges_palace", "#8a5a2b"),
    "council": ("venice-great_council", ROSE),
    "gondolas": ("venice-gondola", "#2d4f8f"),
    "other": ("venice-ducat", "#6f6a3a"),
}
_BELONGS = {
    "buildings": "buildings",
    "great_council_rewards": "council",
    "assistants": "council",
    "assistants_placed": "council",
    "stack": "gondolas",
}
"""Which source of points is shown with which; missions by themselves, all else together."""


def grouped(source: Mapping[str, int]) -> dict[str, int]:
    """Points in the few parts that a picture has room for."""
    found = dict.fromkeys(PARTS, 0)
    for name, amount in source.items():
        found["missions" if name in MISSIONS else _BELONGS.get(name, "other")] += amount
    return found


def final(
    result: Result, view: VeniceView, seats: Sequence[SeatLabel], say: Words, history: Sequence[Sequence[int]] = ()
) -> Picture:
    names = [called(seats, seat) for seat in range(view.seats)]
    victory = _victory(result, view, names, say)
    together = msgspec.structs.replace(result, sources=tuple(grouped(source) for source in result.sources))
    parts = {
        name: Part(label=say(f"venice-picture-part-{name}"), sign=sign, colour=colour)
        for name, (sign, colour) in PARTS.items()
    }
    scene = finale(
        Finale(
            accent=theme.VENICE,
            sign="venice-prow",
            title=say("venice-picture-title"),
            victory=victory,
            parts=parts,
            money="star",
        ),
        together,
        seats,
        _thinned(history),
    )
    alt = briefly([f"{victory}.", *_places(together, names, say)])
    plain = [plainly(seats, seat) for seat in range(view.seats)]
    lines = [f"## {say('venice-picture-title')}", f"**{_victory(result, view, plain, say)}**"]
    lines += [f"- {place}" for place in _places(together, plain, say)]
    return Picture(scene, alt, fully(lines))


_MOST = 40
"""More points of a curve than these could not be told apart."""


def _thinned(history: Sequence[Sequence[int]]) -> list[Sequence[int]]:
    """The scores at even distances, the first and the last kept."""
    step = max(1, -(-len(history) // _MOST))
    kept = list(history[::step])
    if history and history[-1] is not kept[-1]:
        kept.append(history[-1])
    return kept


def _victory(result: Result, view: VeniceView, names: Sequence[str], say: Words) -> str:
    if view.doge:
        outcome = "won" if result.winners else "arrested" if view.arrested == 0 else "lost"
        return say("venice-picture-solo", outcome=outcome, name=names[0], vp=result.scores[0], doge=view.doge.vp)
    winners = ", ".join(names[seat] for seat in result.winners)
    if view.arrested is None:
        return say("venice-picture-winner", name=winners)
    return say("venice-picture-winner-arrest", name=winners, arrested=names[view.arrested])


def _places(result: Result, names: Sequence[str], say: Words) -> list[str]:
    return [
        say("venice-alt-place", place=result.places[seat], name=names[seat], vp=result.scores[seat],
            **result.sources[seat])
        for seat in sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    ]  # fmt: skip
