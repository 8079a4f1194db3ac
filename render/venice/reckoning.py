"""The reckoning as a picture: what the Great Council and the assistants brought, and whose intrigue is the highest
before it can be lowered."""

from collections.abc import Iterator, Sequence

from render import theme
from render.kit import INNER, MARGIN, TOP, heading, name_tag, seat_sheet, sheet, table
from render.lettering import width
from render.picture import Picture, SeatLabel, Words
from render.scene import Item, Scene, Shield, Sign, group
from render.theme import WIDTH
from render.venice.pieces import ROSE, sign
from render.writing import briefly, called, fully, paragraph, plainly, write
from rules.game import Event
from rules.venice.pieces import COMPONENTS
from rules.venice.scoring import AssistantsScored, CouncilScored
from rules.venice.view import VeniceView

_ROW = 150
_HEAD = 96
_FOOT = 120


def reckonings(events: Sequence[Event]) -> Iterator[tuple[CouncilScored, AssistantsScored]]:
    """Each reckoning among these events; a game has one."""
    council: CouncilScored | None = None
    for event in events:
        if isinstance(event, CouncilScored):
            council = event
        elif isinstance(event, AssistantsScored) and council is not None:
            yield council, event


def reckoning(
    council: CouncilScored, assistants: AssistantsScored, view: VeniceView, seats: Sequence[SeatLabel], say: Words
) -> Picture:
    names = [called(seats, seat) for seat in range(view.seats)]
    scene = _scene(council, assistants, view, seats, say)
    sentences = [say("venice-picture-reckoning") + ".", *_sentences(council, assistants, view, names, say)]
    plain = [plainly(seats, seat) for seat in range(view.seats)]
    lines = [f"## {say('venice-picture-title')} · {say('venice-picture-reckoning')}"]
    lines += [f"- {line}" for line in _sentences(council, assistants, view, plain, say)]
    return Picture(scene, briefly(sentences), fully(lines))


def _sentences(
    council: CouncilScored, assistants: AssistantsScored, view: VeniceView, names: Sequence[str], say: Words
) -> list[str]:
    told = [
        say(
            "venice-alt-reckoned",
            name=names[seat],
            field=council.fields[seat],
            council=council.vp[seat],
            placed=assistants.placed[seat],
            assistants=assistants.vp[seat],
            vp=player.vp,
            intrigue=player.intrigue,
        )
        for seat, player in enumerate(view.players)
    ]
    return [*told, _warning(view, names, say)]


def _warning(view: VeniceView, names: Sequence[str], say: Words) -> str:
    if view.would_be_arrested is None:
        return say("venice-alt-nobody-arrested")
    return say("venice-alt-would-be-arrested", name=names[view.would_be_arrested])


def _scene(
    council: CouncilScored, assistants: AssistantsScored, view: VeniceView, seats: Sequence[SeatLabel], say: Words
) -> Scene:
    rows_top = TOP + _HEAD
    bottom = rows_top + view.seats * (_ROW + 12)
    height = bottom + _FOOT + 20
    fixed: list[Item] = [
        *table(height),
        *heading(theme.VENICE, "venice-prow", say("venice-picture-title")),
        sheet(MARGIN, TOP, INNER, _HEAD - 18),
        write(say("venice-picture-reckoning"), x=WIDTH / 2, y=TOP + (_HEAD - 18) / 2, room=INNER - 60, size=44,
              role="name", colour=theme.VENICE.main, align="middle"),
        *(seat_sheet(seat, MARGIN, rows_top + at * (_ROW + 12), INNER, _ROW) for at, seat in enumerate(_order(view))),
        sheet(MARGIN, bottom, INNER, _FOOT),
    ]  # fmt: skip
    moving: list[Item] = []
    for at, seat in enumerate(_order(view)):
        y = rows_top + at * (_ROW + 12)
        moving.append(_row(council, assistants, view, seats, seat, y))
    names = [called(seats, seat) for seat in range(view.seats)]
    moving += [
        Sign(name="venice-prison", x=MARGIN + 56, y=bottom + _FOOT / 2, size=72, main=ROSE, detail=theme.PAPER),
        *paragraph(
            f"{_warning(view, names, say)} {_lowering(say)}", x=MARGIN + 116, y=bottom + _FOOT / 2, room=INNER - 146,
            size=32, lines=2, colour=theme.INK,
        ),
    ]  # fmt: skip
    return Scene(width=WIDTH, height=height, fixed=tuple(fixed), moving=tuple(moving))


def _lowering(say: Words) -> str:
    return say(
        "venice-picture-lowering", scrolls=COMPONENTS.end.scrolls_per_intrigue, coins=COMPONENTS.end.coins_per_intrigue
    )


def _order(view: VeniceView) -> list[int]:
    return sorted(range(view.seats), key=lambda seat: (-view.players[seat].vp, seat))


def _row(
    council: CouncilScored,
    assistants: AssistantsScored,
    view: VeniceView,
    seats: Sequence[SeatLabel],
    seat: int,
    y: float,
) -> Item:
    """Name and points; below, field and reward, assistants and theirs, intrigue."""
    player = view.players[seat]
    right = MARGIN + INNER - 26
    points = str(player.vp)
    upper, lower = y + 44, y + 106
    items: list[Item] = [
        Shield(seat=seat, x=MARGIN + 54, y=upper, size=56),
        *name_tag(seats, seat, x=MARGIN + 94, y=upper, room=600),
        write(points, x=right, y=upper, room=130, size=52, role="number", colour=theme.INK, align="right"),
        sign("vp", right - width(points, "number", 52) - 34, upper - 2, 48),
    ]
    columns = (
        ("great_council", theme.VENICE.main, f"{council.fields[seat]}", f"+{council.vp[seat]}"),
        ("assistant", theme.INK, f"{assistants.placed[seat]}", f"+{assistants.vp[seat]}"),
    )
    for at, (name, colour, count, earned) in enumerate(columns):
        left = MARGIN + 36 + at * 320
        items.append(Sign(name=f"venice-{name}", x=left + 22, y=lower, size=44, main=colour, detail=theme.PAPER))
        items.append(write(count, x=left + 56, y=lower, room=70, size=38, role="number", colour=theme.INK))
        items.append(write(earned, x=left + 130, y=lower, room=80, size=38, role="number", colour=theme.GREEN))
        items.append(sign("vp", left + 216, lower - 2, 34))
    items.append(sign("intrigue", MARGIN + 700, lower, 46))
    items.append(write(str(player.intrigue), x=MARGIN + 732, y=lower, room=60, size=38, role="number", colour=ROSE))
    if seat == view.would_be_arrested:
        items.append(Sign(name="venice-prison", x=MARGIN + 830, y=lower, size=46, main=ROSE, detail=theme.PAPER))
    return group(f"reckoned:{seat}", *items)
