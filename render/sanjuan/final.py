"""The end of San Juan: who won, and every point by where it came from."""

from collections.abc import Sequence

import msgspec

from render import theme
from render.finale import Finale, finale
from render.kit import INNER, MARGIN, name_tag, section, sheet, table
from render.lettering import width
from render.picture import Picture, SeatLabel, Words
from render.plot import Part
from render.sanjuan.hand_words import sources
from render.sanjuan.look import colour
from render.sanjuan.sources import GROUPS, grouped
from render.scene import Box, Item, Scene, Shield, Sign, group
from render.writing import briefly, called, fully, plainly, write
from rules.game import Result
from rules.sanjuan.pieces import KINDS
from rules.sanjuan.view import SanJuanView

_ROW = 84
_MOST_STEPS = 25


def final(
    result: Result, view: SanJuanView, seats: Sequence[SeatLabel], say: Words, history: Sequence[Sequence[int]] = ()
) -> Picture:
    names = [called(seats, seat) for seat in range(view.seats)]
    victory = _victory(result, names, say)
    parts = {
        name: Part(label=say(f"sanjuan-picture-{name}"), sign=sign, colour=ground)
        for name, (sign, ground) in GROUPS.items()
    }
    scene = finale(
        Finale(
            accent=theme.SAN_JUAN,
            sign="sanjuan-turret",
            title=say("sanjuan-picture-title"),
            victory=victory,
            parts=parts,
            money="sanjuan-points",
            ticks=(say("sanjuan-picture-start"), say("sanjuan-picture-end")),
        ),
        msgspec.structs.replace(result, sources=tuple(grouped(one) for one in result.sources)),
        seats,
        _steps(history, result),
    )
    alt = briefly([f"{victory}.", *_places(result, names, say)])
    return Picture(_with_extras(scene, result, seats, say), alt, _text(result, seats, say))


def _steps(history: Sequence[Sequence[int]], result: Result) -> list[tuple[int, ...]]:
    """The scores at moments where they changed, evenly chosen if there are many; the last are those of the result, with
    the cards under buildings."""
    after: list[tuple[int, ...]] = []
    for scores in (*history, result.scores) if history else ():
        if not after or tuple(scores) != after[-1]:
            after.append(tuple(scores))
    if len(after) <= _MOST_STEPS:
        return after
    return [after[round(step * (len(after) - 1) / (_MOST_STEPS - 1))] for step in range(_MOST_STEPS)]


def _with_extras(scene: Scene, result: Result, seats: Sequence[SeatLabel], say: Words) -> Scene:
    """The same with a sheet below: what each building brought that is not printed on it."""
    rows = [(seat, _extras(result, seat)) for seat in sorted(range(len(seats)), key=lambda one: result.places[one])]
    rows = [(seat, brought) for seat, brought in rows if brought]
    if not rows:
        return scene
    top = scene.height - 4
    high = 92 + len(rows) * _ROW
    height = top + high + 24
    moving = [*scene.moving]
    for at, (seat, brought) in enumerate(rows):
        moving.append(_row(seat, seats, brought, top + 84 + at * _ROW + _ROW / 2))
    title = section("sanjuan-triumphal_arch", say("sanjuan-picture-extra"), MARGIN + 26, top, INNER - 52,
                    theme.SAN_JUAN)  # fmt: skip
    under = scene.fixed[len(table(scene.height)) :]
    fixed = (*table(height), *under, sheet(MARGIN, top, INNER, high), *title)
    return Scene(width=scene.width, height=height, fixed=fixed, moving=tuple(moving))


def _extras(result: Result, seat: int) -> dict[str, int]:
    return {source: points for source, points in result.sources[seat].items() if source in KINDS and points}


def _row(seat: int, seats: Sequence[SeatLabel], brought: dict[str, int], y: float) -> Item:
    items: list[Item] = [
        Shield(seat=seat, x=MARGIN + 56, y=y, size=54),
        *name_tag(seats, seat, x=MARGIN + 96, y=y, room=266),
    ]
    each = min(150.0, (INNER - 380 - 20) / len(brought))
    x = MARGIN + 380.0
    for source, points in brought.items():
        amount = str(points)
        ground = colour(KINDS[source])
        items.append(Box(x=x, y=y - 29, width=58, height=58, fill=ground, radius=10))
        items.append(Sign(name=f"sanjuan-{source}", x=x + 29, y=y, size=46, main=theme.CREAM, detail=ground))
        room = each - 66
        size = 38 if width(amount, "number", 38) <= room else theme.LEAST_TEXT
        items.append(write(amount, x=x + 66, y=y, room=room, size=size, role="number", colour=theme.INK))
        x += each
    return group(f"extras:{seat}", *items)


def _victory(result: Result, names: Sequence[str], say: Words) -> str:
    winners = ", ".join(names[seat] for seat in result.winners)
    return say("sanjuan-picture-winners", count=len(result.winners), names=winners)


def _places(result: Result, names: Sequence[str], say: Words) -> list[str]:
    return [
        say(
            "sanjuan-alt-place",
            place=result.places[seat],
            name=names[seat],
            points=result.scores[seat],
            sources=sources(result.sources[seat], say),
        )
        for seat in sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    ]


def _text(result: Result, seats: Sequence[SeatLabel], say: Words) -> str:
    names = [plainly(seats, seat) for seat in range(len(seats))]
    lines = [f"## {say('sanjuan-picture-title')}", f"**{_victory(result, names, say)}**"]
    return fully([*lines, *(f"- {place}" for place in _places(result, names, say))])
