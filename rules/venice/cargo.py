"""Goods on gondolas: what comes on board, is given away or exchanged, and what is kept when it is too much.

Whatever happens to cubes in one activation is decided in one step: which cubes are on board afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, One, Phase, form
from rules.venice.ledger import change, load
from rules.venice.pieces import COMPONENTS, GOODS, Hold, as_hold, cubes, holds_of

if TYPE_CHECKING:
    from rules.venice.state import Venice

Step = tuple[str, int]
"""What happens to cubes: ("ceramics", 1), ("any", 2), ("give", 1), ("exchange", 0), ("swap", 2),
("sell", points each), and ("trim", 0) where what does not fit is lost before the next step."""


class Stow(Action, frozen=True):
    """Decide which cubes are on board now."""

    hold: tuple[str, ...]


class Transfer(Action, frozen=True):
    """Divide cubes between one's two gondolas: these are on the active one, the rest on the other."""

    hold: tuple[str, ...]


class Stowed(Event, frozen=True, kw_only=True):
    """What a gondola carries after goods came or went."""

    seat: int
    gondola: str
    hold: tuple[str, ...]
    why: str
    lost: int = 0
    sold: int = 0


class Transferred(Event, frozen=True, kw_only=True):
    """What one's two gondolas carry after cubes were moved between them."""

    seat: int
    gondola: str
    hold: tuple[str, ...]
    other: tuple[str, ...]


def plus(hold: Hold, good: int, by: int) -> Hold:
    changed = list(hold)
    changed[good] += by
    return tuple(changed)  # type: ignore[return-value]


def _give(hold: Hold) -> Iterable[Hold]:
    return (plus(hold, good, -1) for good in range(len(GOODS)) if hold[good])


def _parts(hold: Hold, size: int) -> Iterable[Hold]:
    """What can be left of a hold when only so many cubes are."""
    return (part for part in holds_of(size) if all(own <= full for own, full in zip(part, hold, strict=True)))


def _trim(holds: Mapping[Hold, int]) -> dict[Hold, int]:
    """The same holds, less what does not fit."""
    kept: dict[Hold, int] = {}
    for hold, sold in holds.items():
        over = sum(hold) > COMPONENTS.limits.hold
        kept.update(dict.fromkeys(_parts(hold, COMPONENTS.limits.hold) if over else (hold,), sold))
    return kept


def reach(state: Venice, gondola: str, steps: Iterable[Step]) -> dict[Hold, int]:
    """The holds that these steps can lead to, and how many cubes were sold on the way to each.

    Steps of one time are trimmed to the hold's capacity together, at the end: what is carried may make room.
    """
    start = state.gondolas[gondola].hold
    now: dict[Hold, int] = {start: 0}
    for step, amount in steps:
        if step in GOODS:
            good = GOODS.index(step)
            now = {plus(hold, good, amount): sold for hold, sold in now.items()}
        elif step == "sell":
            now = {part: sum(hold) - size for hold in now for size in range(sum(hold)) for part in _parts(hold, size)}
        elif step == "exchange":
            now = {other: 0 for hold in now for other in holds_of(sum(hold))}
        elif step == "trim":
            now = _trim(now)
        else:
            for _ in range(amount):
                now = {other: sold for hold, sold in now.items() for other in _ONCE[step](hold)}
    now = _trim(now)
    return _within_supply(state, start, now) if state.supply else now


def _any(hold: Hold) -> Iterable[Hold]:
    return (plus(hold, good, 1) for good in range(len(GOODS)))


def _swap(hold: Hold) -> Iterable[Hold]:
    yield hold
    for less in _give(hold):
        yield from _any(less)


_ONCE = {"give": _give, "any": _any, "swap": _swap}


def _within_supply(state: Venice, start: Hold, holds: Mapping[Hold, int]) -> dict[Hold, int]:
    """Where cubes can run out: of these holds those that the supply can give; if there is none, what it can give."""
    most = [state.supply[good] + before for good, before in zip(GOODS, start, strict=True)]
    found = {
        hold: sold for hold, sold in holds.items() if all(after <= top for after, top in zip(hold, most, strict=True))
    }
    if found:
        return found
    return {tuple(map(min, zip(hold, most, strict=True))): sold for hold, sold in holds.items()}  # type: ignore[misc]


class Stowing(Phase, kw_only=True):
    """Cubes came or went: where it matters which, the owner says what is on board now."""

    seat: int
    gondola: str
    steps: list[Step]
    why: str

    def awaits(self, state: Venice) -> tuple[int, ...]:
        return (self.seat,)

    @property
    def each(self) -> int:
        """Points for each cube sold."""
        return next((amount for step, amount in self.steps if step == "sell"), 0)

    @property
    def gained(self) -> int:
        """Cubes that would come on board if there were room for all."""
        return sum(_GAINS.get(step, 1 if step in GOODS else 0) * amount for step, amount in self.steps)

    def forms(self, state: Venice, seat: int) -> Iterable[Form]:
        if seat == self.seat:
            holds = self.holds(state)
            facts = ({"sold": sold, "vp": sold * self.each} if sold else {"cubes": sum(hold)} for hold, sold in holds)
            yield form(Stow, hold=One(tuple(cubes(hold) for hold, _ in holds), tuple(facts)))

    def holds(self, state: Venice) -> list[tuple[Hold, int]]:
        return sorted(reach(state, self.gondola, self.steps).items(), reverse=True)

    def default(self, state: Venice, seat: int) -> Action:
        holds = self.holds(state)
        present = state.gondolas[self.gondola].hold
        kept = next((hold for hold, sold in holds if hold == present), holds[0][0])
        return Stow(cubes(kept))

    def play(self, state: Venice, seat: int, action: Stow) -> Happenings:
        hold = as_hold(action.hold)
        sold = dict(self.holds(state))[hold]
        state.phases.pop()
        yield from self.stow(state, hold, sold)

    def proceed(self, state: Venice) -> Happenings:
        holds = self.holds(state)
        if len(holds) == 1:
            state.phases.pop()
            yield from self.stow(state, *holds[0])

    def stow(self, state: Venice, hold: Hold, sold: int) -> Happenings:
        before = state.gondolas[self.gondola].hold
        lost = max(0, sum(before) + self.gained - sold - sum(hold))
        if hold != before or sold or lost:
            yield Stowed(seat=self.seat, gondola=self.gondola, hold=cubes(hold), lost=lost, sold=sold, why=self.why)
        yield from load(state, self.gondola, hold, self.why)
        yield from change(state, self.seat, "vp", sold * self.each, self.why)


_GAINS = {"any": 1, "give": -1}


class Transferring(Phase, kw_only=True):
    """One's own two gondolas meet, or supplies are managed: cubes may be moved between them freely."""

    seat: int
    gondola: str

    def awaits(self, state: Venice) -> tuple[int, ...]:
        return (self.seat,)

    def proceed(self, state: Venice) -> Happenings:
        if len(self.holds(state)) < 2:
            state.phases.pop()
        return ()

    def both(self, state: Venice) -> Hold:
        own, other = self._pair(state)
        return tuple(map(sum, zip(own, other, strict=True)))  # type: ignore[return-value]

    def _pair(self, state: Venice) -> tuple[Hold, Hold]:
        return state.gondolas[self.gondola].hold, state.gondolas[state.sister(self.gondola)].hold

    def holds(self, state: Venice) -> list[Hold]:
        """The present one first."""
        own, _ = self._pair(state)
        both, most = self.both(state), COMPONENTS.limits.hold
        total = sum(both)
        sizes = range(max(0, total - most), min(most, total) + 1)
        found = [hold for size in sizes for hold in _parts(both, size) if hold != own]
        return [own, *found]

    def forms(self, state: Venice, seat: int) -> Iterable[Form]:
        if seat == self.seat:
            yield form(Transfer, hold=One(tuple(cubes(hold) for hold in self.holds(state))))

    def default(self, state: Venice, seat: int) -> Action:
        return Transfer(cubes(state.gondolas[self.gondola].hold))

    def play(self, state: Venice, seat: int, action: Transfer) -> Happenings:
        state.phases.pop()
        hold = as_hold(action.hold)
        both = self.both(state)
        rest: Hold = tuple(full - own for full, own in zip(both, hold, strict=True))  # type: ignore[assignment]
        if hold == state.gondolas[self.gondola].hold:
            return
        state.gondolas[self.gondola].hold = hold
        state.gondolas[state.sister(self.gondola)].hold = rest
        yield Transferred(seat=seat, gondola=self.gondola, hold=cubes(hold), other=cubes(rest))
