"""What only its owner sees: missions with what is missing for each, influence cards, cards just drawn."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice

from render import theme
from render.kit import INNER, MARGIN, TOP, heading, section, table
from render.picture import Picture, SeatLabel, Words
from render.scene import Box, Disc, Group, Item, Scene, Shield, Sign, group
from render.theme import WIDTH
from render.venice import effects
from render.venice.news import thing
from render.venice.pieces import ROSE, cube, sign
from render.venice.words import counted
from render.writing import briefly, called, fully, paragraph, plainly, write
from rules.venice.pieces import COLOUR_A, INFLUENCE, LETTERS, MISSIONS, Effect, kind, smuggler_ignores, smuggler_tile
from rules.venice.view import GondolaSeen, HandSeen, VeniceView

_MISSION = 218
_CARD = 186
_GAP = 14
_TITLE = 84
_HALF = (INNER - _GAP) / 2


def hand(view: VeniceView, seats: Sequence[SeatLabel], say: Words) -> Picture | None:
    if view.hand is None or view.seat is None:
        return None
    return Picture(_scene(view, view.hand, view.seat, seats, say), *_words(view, view.hand, view.seat, seats, say))


def _boats(view: VeniceView) -> list[GondolaSeen]:
    return [boat for boat in view.gondolas if boat.colour == view.seat]


def missing(view: VeniceView, mission: str) -> tuple[Counter[str], int]:
    """What the better of one's gondolas lacks for a mission, and the scrolls one lacks oneself."""
    asked = Counter(dict(MISSIONS[mission].cubes))
    lacking = min((asked - Counter(boat.hold) for boat in _boats(view)), key=lambda lack: lack.total())
    assert view.seat is not None
    return lacking, max(0, MISSIONS[mission].scrolls - view.players[view.seat].scrolls)


# -------------------------------------------------------------------- the picture


class _Page:
    """Lays things below each other."""

    def __init__(self, top: float) -> None:
        self.items: list[Item] = []
        self.y = top

    def title(self, sign_name: str, words: str) -> None:
        self.items.append(
            Box(x=MARGIN, y=self.y, width=INNER, height=_TITLE - 10, fill=theme.PAPER, paper=True, radius=12, shadow=6)
        )
        self.items += section(sign_name, words, MARGIN + 20, self.y - 4, INNER - 40, theme.VENICE)[:2]
        self.y += _TITLE + 4

    def rows(self, cards: Sequence[Group], high: float, columns: int) -> None:
        for at, card in enumerate(cards):
            row, column = divmod(at, columns)
            x = MARGIN + column * (_HALF + _GAP)
            self.items.append(Group(x=x, y=self.y + row * (high + _GAP), width=0, height=0, items=(card,)))
        self.y += -(-len(cards) // columns) * (high + _GAP) + (6 if cards else 0)

    def note(self, words: str) -> None:
        self.items.append(
            write(words, x=MARGIN + 14, y=self.y + 26, room=INNER - 28, size=32, role="note", colour=theme.CREAM)
        )
        self.y += 64


def _scene(view: VeniceView, held: HandSeen, seat: int, seats: Sequence[SeatLabel], say: Words) -> Scene:
    page = _Page(TOP)
    if held.drawn:
        page.title("venice-influence", say("venice-picture-drawn"))
        _lay(page, view, held.drawn, say, choose=True)
    page.title("venice-mission", say("venice-picture-your-missions"))
    if held.missions:
        page.rows([_mission(view, mission.id, say) for mission in held.missions], _MISSION, 1)
    else:
        page.note(say("venice-picture-no-missions"))
    page.title("venice-influence", say("venice-picture-your-influence"))
    if held.influence:
        kinds = Counter(kind(card) for card in held.influence)
        page.rows([_influence(card, count, say) for card, count in kinds.items()], _CARD, 2)
    else:
        page.note(say("venice-picture-no-influence"))
    if held.smugglers_on_top:
        page.title("venice-token", say("venice-picture-on-top"))
        page.rows([_smuggler(view, card, say) for card in held.smugglers_on_top], 96, 2)
    height = max(round(page.y + 10), round(0.42 * WIDTH))
    fixed: list[Item] = [
        *table(height),
        *heading(theme.VENICE, "venice-prow", say("venice-picture-title")),
    ]
    name: list[Item] = [
        Shield(seat=seat, x=WIDTH - MARGIN - 30, y=54, size=56),
        write(called(seats, seat), x=WIDTH - MARGIN - 74, y=54, room=270, size=36, role="name", colour=theme.CREAM,
              align="right"),
    ]  # fmt: skip
    return Scene(width=WIDTH, height=height, fixed=tuple(fixed), moving=(*name, *page.items))


def _lay(page: _Page, view: VeniceView, cards: Sequence[str], say: Words, *, choose: bool) -> None:
    missions = [card for card in cards if card in MISSIONS]
    influence = [card for card in cards if kind(card) in INFLUENCE]
    smugglers = [card for card in cards if card not in missions and card not in influence]
    page.rows([_mission(view, card, say, choose=choose) for card in missions], _MISSION, 1)
    page.rows([_influence(kind(card), 1, say, choose=choose) for card in influence], _CARD, 2)
    page.rows([_smuggler(view, card, say, choose=choose) for card in smugglers], 96, 2)


def _paper(wide: float, high: float, *, choose: bool) -> list[Item]:
    frame = Box(x=-6, y=-6, width=wide + 12, height=high + 12, fill=theme.GOLD, radius=17)
    sheet = Box(x=0, y=0, width=wide, height=high, fill=theme.PAPER_LIGHT, radius=12, shadow=0 if choose else 6)
    return [frame, sheet] if choose else [sheet]


def _mission(view: VeniceView, mission: str, say: Words, *, choose: bool = False) -> Group:
    """Where, with what, for how much; what is there already is ticked; below, what it brings for good."""
    printed = MISSIONS[mission]
    lacking, scrolls = missing(view, mission)
    ready = not lacking and not scrolls
    band = 268
    items: list[Item] = [
        *_paper(INNER, _MISSION, choose=choose),
        Box(x=0, y=0, width=band, height=_MISSION, fill=theme.VENICE.main, radius=12),
        Box(x=band - 14, y=0, width=14, height=_MISSION, fill=theme.VENICE.main),
        Sign(name=f"venice-{printed.building}", x=band / 2, y=66, size=86, main=theme.CREAM, detail=theme.VENICE.main),
        write(thing(say, printed.building), x=band / 2, y=134, room=band - 20, size=36, role="name",
              colour=theme.CREAM, align="middle"),
        write(thing(say, mission), x=band / 2, y=178, room=band - 20, size=29, colour=theme.CREAM_SOFT,
              align="middle"),
    ]  # fmt: skip
    left = band + 24.0
    for good, count in printed.cubes.items():
        there = count - lacking[good]
        for at in range(count):
            items += _asked(cube(good, left, 22, 50), left + 50, 72, at < there)
            left += 60
    for at in range(printed.scrolls):
        items += _asked(sign("scroll", left + 25, 47, 46), left + 50, 72, at < printed.scrolls - scrolls)
        left += 60
    right = INNER - 22
    reward = effects.glyphs(Effect(gain={"vp": printed.vp, "coins": printed.coins}))
    items += effects.drawn(reward, right, 47, 240, 44)
    if ready:
        items.append(Disc(x=left + 26, y=47, radius=24, fill=theme.GREEN))
        items.append(Sign(name="venice-tick", x=left + 26, y=47, size=32, main=theme.CREAM, detail=theme.GREEN))
    items.append(Box(x=band + 24, y=92, width=INNER - band - 46, height=2, fill=theme.INK_FAINT))
    items += paragraph(say(f"venice-effect-{mission}"), x=band + 24, y=156, room=INNER - band - 46, size=31, lines=3,
                       colour=theme.INK)  # fmt: skip
    marks = (("ready",) if ready else ()) + (("choose",) if choose else ())
    return group(f"mission:{mission}", *items, marks=marks)


def _asked(thing_asked: Item, x: float, y: float, there: bool) -> list[Item]:
    """Something a mission asks for; a tick at its corner if it is there, else an empty ring."""
    if there:
        return [
            thing_asked,
            Disc(x=x - 4, y=y - 4, radius=12, fill=theme.GREEN, edge=theme.PAPER_LIGHT, thick=2),
            Sign(name="venice-tick", x=x - 4, y=y - 4, size=15, main=theme.CREAM, detail=theme.GREEN),
        ]
    return [thing_asked, Disc(x=x - 4, y=y - 4, radius=12, fill=theme.PAPER_LIGHT, edge=ROSE, thick=4)]


def _influence(card: str, count: int, say: Words, *, choose: bool = False) -> Group:
    items: list[Item] = [
        *_paper(_HALF, _CARD, choose=choose),
        Sign(name="venice-influence", x=36, y=38, size=44, main=theme.VENICE.deep, detail=theme.PAPER_LIGHT),
        write(thing(say, card), x=68, y=38, room=_HALF - 84 - (60 if count > 1 else 0), size=34, role="name",
              colour=theme.VENICE.main),
        *paragraph(say(f"venice-about-{card}"), x=22, y=122, room=_HALF - 42, size=29, lines=3, colour=theme.INK),
    ]  # fmt: skip
    if count > 1:
        items.append(
            write(f"×{count}", x=_HALF - 20, y=38, room=60, size=34, role="number", colour=theme.INK, align="right")
        )
    return group(f"influence:{card}", *items, marks=("choose",) if choose else ())


def _smuggler(view: VeniceView, card: str, say: Words, *, choose: bool = False) -> Group:
    """A smuggler card: its letter, the tile it names, and alone which of the Doge's cards it passes over."""
    letter, tile = card[0], smuggler_tile(card)
    dark = not view.doge or LETTERS[letter] == COLOUR_A
    main, detail = (theme.INK, theme.CREAM) if dark else (theme.CREAM, theme.INK)
    items: list[Item] = [
        *_paper(_HALF, 96, choose=choose),
        Sign(name=f"venice-token-{letter.lower()}", x=46, y=48, size=54, main=main, detail=detail),
        Sign(name=f"venice-{tile}", x=112, y=48, size=52, main=theme.VENICE.main, detail=theme.PAPER_LIGHT),
        write(thing(say, tile), x=150, y=48, room=_HALF - (290 if view.doge else 170), size=34, role="name",
              colour=theme.INK),
    ]  # fmt: skip
    if view.doge:
        items.append(
            write(say("venice-picture-ignores", place=smuggler_ignores(card)), x=_HALF - 18, y=48, room=124, size=29,
                  colour=ROSE, align="right")
        )  # fmt: skip
    return group("smuggler", *items, marks=("choose",) if choose else ())


# -------------------------------------------------------------------- in words


def _words(view: VeniceView, held: HandSeen, seat: int, seats: Sequence[SeatLabel], say: Words) -> tuple[str, str]:
    brief = [say("venice-alt-hand", name=called(seats, seat))]
    full = [f"## {say('venice-picture-title')} · {plainly(seats, seat)}"]
    parts = (
        ("venice-picture-drawn", list(held.drawn)),
        ("venice-picture-your-missions", [mission.id for mission in held.missions]),
        ("venice-picture-your-influence", list(held.influence)),
        ("venice-picture-on-top", list(held.smugglers_on_top)),
    )
    for key, cards in parts:
        if not cards and key in ("venice-picture-drawn", "venice-picture-on-top"):
            continue
        names = ", ".join(_name(card, say) for card in cards) or say("venice-alt-empty")
        brief.append(f"{say(key)}: {names}.")
        full.append(f"### {say(key)}")
        full += [f"- {_told(view, card, say)}" for card in cards] or [f"- {names}"]
    brief += list(islice((_told(view, mission.id, say) for mission in held.missions), 3))
    return briefly(brief), fully(full)


def _name(card: str, say: Words) -> str:
    if card in MISSIONS:
        return f"{thing(say, card)} ({thing(say, MISSIONS[card].building)})"
    if kind(card) in INFLUENCE:
        return thing(say, card)
    return f"{card[0]}: {thing(say, smuggler_tile(card))}"


def _told(view: VeniceView, card: str, say: Words) -> str:
    if kind(card) in INFLUENCE:
        return f"**{thing(say, card)}**: {say(f'venice-about-{kind(card)}')}"
    if card not in MISSIONS:
        ignores = f" · {say('venice-picture-ignores', place=smuggler_ignores(card))}" if view.doge else ""
        return _name(card, say) + ignores
    printed = MISSIONS[card]
    lacking, scrolls = missing(view, card)
    lacks = [counted(lacking.elements(), say)] if lacking else []
    lacks += [say("venice-text-scrolls", scrolls=scrolls)] if scrolls else []
    cubes = counted((good for good, count in printed.cubes.items() for _ in range(count)), say)
    return say(
        "venice-text-mission",
        name=_name(card, say),
        cubes=cubes,
        scrolls=printed.scrolls,
        vp=printed.vp,
        coins=printed.coins,
        effect=say(f"venice-effect-{card}"),
        lacks=len(lacks),
        missing=", ".join(lacks),
    )
