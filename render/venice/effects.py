"""Effects in signs: what is given, an arrow, what is had for it. Ones are not written, only drawn."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from render import theme
from render.lettering import width
from render.scene import Item
from render.venice.pieces import sign
from render.writing import write
from rules.venice.pieces import Effect

_SIGNS = {"coins": "ducat", "scrolls": "scroll"}
_PER = {"missions_completed": "mission", "own_bridges": "bridge"}


def _letters(size: float) -> int:
    """How large letters are beside signs of this size."""
    return max(theme.LEAST_TEXT, round(size * 0.78))


class Glyph(Struct, frozen=True):
    """A sign, or a few letters between signs."""

    sign: str = ""
    letters: str = ""
    small: bool = False


def _things(things: Mapping[str, int]) -> Iterator[Glyph]:
    for item, amount in things.items():
        if amount > 1:
            yield Glyph(letters=str(amount))
        yield Glyph(sign=_SIGNS.get(item, item))


def glyphs(effect: Effect, cost: Mapping[str, int] | None = None, *, more: bool = False) -> list[Glyph]:
    """The effect sign by sign; `cost` where something else than what is printed is to be paid; `more`: whether the
    Great Council counts those with more intrigue."""
    paid = effect.cost if cost is None else cost
    before = list(_things(paid))
    if effect.taxed:
        before.append(Glyph(sign="ducat"))
    if effect.holding:
        before += [Glyph(letters=str(effect.holding)), Glyph(sign="influence")]
    if effect.cubes == "sell":
        before.append(Glyph(sign="any"))
    after = list(_gained(effect, more))
    return [*before, Glyph(sign="gives", small=True), *after] if before else after


def _gained(effect: Effect, more: bool) -> Iterator[Glyph]:
    yield from _things(effect.gain)
    yield from _for_each(effect, more)
    if effect.cubes == "exchange":
        yield from (Glyph(sign="any"), Glyph(sign="exchange"), Glyph(sign="any"))
    if effect.lose:
        yield from (Glyph(letters=f"−{effect.lose}"), Glyph(sign="intrigue"))
    if effect.others:
        yield from [Glyph(letters=",")] if effect.gain else []
        yield from (Glyph(sign="rivals"), Glyph(letters="+"), Glyph(sign="intrigue"))
    if effect.missions:
        yield Glyph(sign="mission")
    if effect.bridge:
        yield Glyph(sign="bridge")
    if effect.instead:
        yield Glyph(sign="or", small=True)
        yield from _things(effect.instead)


def _for_each(effect: Effect, more: bool) -> Iterator[Glyph]:
    """What is had for each thing counted, or for each cube sold."""
    if not effect.each:
        return
    if effect.gain:
        yield Glyph(letters="+")
    yield from _things(effect.each)
    if effect.per:
        yield Glyph(letters="×")
        yield from _counted(effect.per, more)


def _counted(per: str, more: bool) -> Iterator[Glyph]:
    if per in _PER:
        yield Glyph(sign=_PER[per])
        return
    compared = ">" if more or per == "rivals_with_more_intrigue" else "<"
    yield from (Glyph(sign="rivals"), Glyph(letters=compared), Glyph(sign="intrigue"))


_GAP = 3


def _wide(glyph: Glyph, size: float) -> float:
    if glyph.letters:
        return width(glyph.letters, "number", _letters(size))
    return size * (0.55 if glyph.small else 1)


def long(line: list[Glyph], size: float) -> float:
    return sum(_wide(glyph, size) for glyph in line) + _GAP * (len(line) - 1)


def drawn(line: list[Glyph], right: float, y: float, room: float, size: float = 29) -> list[Item]:
    """The signs on one line, ending at the right, smaller if the room is short."""
    while long(line, size) > room and size > 16:
        size -= 1
    items: list[Item] = []
    x = right - long(line, size)
    for glyph in line:
        wide = _wide(glyph, size)
        if glyph.letters:
            items.append(write(glyph.letters, x=x, y=y, room=wide + 2, size=_letters(size), role="number",
                               colour=theme.INK))  # fmt: skip
        else:
            items.append(sign(glyph.sign, x + wide / 2, y, wide if glyph.small else size))
        x += wide + _GAP
    return items
