"""Gondolas meet: each owner, not knowing what the others do, gives up a scroll or gains intrigue for each boat met.

Meeting one's own other gondola, one may move cubes between the two.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, Illegal, One, Phase, Together, Whole, form
from rules.venice.cargo import Stowing, Transferring, plus
from rules.venice.ledger import change, doge_faces, load
from rules.venice.pieces import GOODS, cubes

if TYPE_CHECKING:
    from rules.venice.state import Venice

MEETING = "meeting"
OWN, OTHERS = "own", "others"
SCROLL = "scroll"


class Face(Action, frozen=True):
    """Give up so many scrolls; whatever is not covered is gained as intrigue."""

    scrolls: int


class Greet(Action, frozen=True):
    """Meet one's own gondola first, or those of the others."""

    first: str


class Yield(Action, frozen=True):
    """Give up a scroll, or in its place a cube from one of one's gondolas."""

    what: str


class Met(Event, frozen=True, kw_only=True):
    """Gondolas have met; by seat, how often each of the players concerned must give up a scroll or gain intrigue."""

    quay: str | None
    seat: int | None
    """Whose voyage it is; None: smugglers or the Doge sail."""
    owed: dict[int, int]


class Faced(Event, frozen=True, kw_only=True):
    """What somebody gave up and what he took upon him, in a meeting or because a card of the Doge asked."""

    seat: int
    scrolls: int
    intrigue: int
    why: str


class CubeYielded(Event, frozen=True, kw_only=True):
    """A cube was given up in place of a scroll."""

    seat: int
    gondola: str
    good: str


def meetings(state: Venice, seat: int, gondola: str, quay: str) -> None:
    """Put on the stack all that happens when this player's gondola passes those at a quay."""
    stack = [other for other in state.stack(quay) if other != gondola]
    foreign = [other for other in stack if state.gondolas[other].owner != seat]
    player = state.players[seat]
    if len(stack) == len(foreign):
        state.then(*_with_others(state, seat, gondola, quay))
    elif foreign and (player.modifier("exchange_on_meeting") or player.modifier("own_meeting_scrolls")):
        state.then(Greeting(seat=seat, gondola=gondola, quay=quay))
    else:
        state.then(OwnMeeting(seat=seat, gondola=gondola), *_with_others(state, seat, gondola, quay))


def _with_others(state: Venice, seat: int, gondola: str, quay: str) -> list[Phase]:
    foreign = [other for other in state.stack(quay) if state.gondolas[other].owner != seat]
    if not foreign:
        return []
    phases: list[Phase] = [Meeting(asked=(), quay=quay, sailor=seat, owed=_owed(state, seat, foreign))]
    swaps = state.players[seat].modifier("exchange_on_meeting") * len(foreign)
    if swaps:
        phases.append(Stowing(seat=seat, gondola=gondola, steps=[("swap", swaps)], why=MEETING))
    return phases


class OwnMeeting(Phase, kw_only=True):
    """One's own two gondolas meet."""

    seat: int
    gondola: str

    def proceed(self, state: Venice) -> Happenings:
        state.phases.pop()
        state.then(Transferring(seat=self.seat, gondola=self.gondola))
        scrolls = state.players[self.seat].modifier("own_meeting_scrolls")
        yield from change(state, self.seat, "scrolls", scrolls, MEETING)


def _owed(state: Venice, seat: int, foreign: Iterable[str]) -> dict[int, int]:
    owed = {seat: 0}
    for boat in foreign:
        owner = state.gondolas[boat].owner
        owed[seat] += 1
        if owner >= 0:
            owed[seat] += state.players[owner].modifier("meeting_costs_rival")
            owed[owner] = owed.get(owner, 0) + 1
    return owed


class Greeting(Phase, kw_only=True):
    """One's own gondola and others lie at one quay, and it may matter whom one meets first."""

    seat: int
    gondola: str
    quay: str

    def awaits(self, state: Venice) -> tuple[int, ...]:
        return (self.seat,)

    def forms(self, state: Venice, seat: int) -> Iterable[Form]:
        if seat == self.seat:
            yield form(Greet, first=One((OWN, OTHERS)))

    def default(self, state: Venice, seat: int) -> Action:
        return Greet(OWN)

    def play(self, state: Venice, seat: int, action: Greet) -> Happenings:
        state.phases.pop()
        others = _with_others(state, seat, self.gondola, self.quay)
        own = OwnMeeting(seat=seat, gondola=self.gondola)
        state.then(*((own, *others) if action.first == OWN else (*others, own)))
        return ()


class Meeting(Together[Face], kw_only=True):
    owed: dict[int, int]
    """By seat, how often a scroll must be given up or intrigue gained."""
    quay: str | None = None
    sailor: int | None = None
    begun: bool = False
    why: str = MEETING

    def question(self, state: Venice, seat: int) -> Iterable[Form]:
        yield form(Face, scrolls=Whole(0, self.most(state, seat)))

    def default(self, state: Venice, seat: int) -> Action:
        return Face(self.most(state, seat))

    def most(self, state: Venice, seat: int) -> int:
        return min(self.owed[seat], state.players[seat].scrolls + _spare_cubes(state, seat))

    def refuse(self, state: Venice, seat: int, action: Action) -> Illegal | None:
        if isinstance(action, Face) and seat in self.asked:
            return Illegal("too_many_scrolls", most=self.most(state, seat))
        return None

    def proceed(self, state: Venice) -> Happenings:
        if not self.begun:
            self.begun = True
            # scrolls and cubes are open: who has no choice is not asked
            self.asked = tuple(seat for seat in self.owed if self.most(state, seat))
            if self.why == MEETING:
                yield Met(quay=self.quay, seat=self.sailor, owed=self.owed)
        yield from super().proceed(state)

    def resolve(self, state: Venice) -> Happenings:
        for seat, owed in self.owed.items():
            scrolls = self.answers[seat].scrolls if seat in self.answers else 0
            yield Faced(seat=seat, scrolls=scrolls, intrigue=owed - scrolls, why=self.why, reveals=seat in self.answers)
            if scrolls and _spare_cubes(state, seat):
                state.then(Yielding(seat=seat, left=scrolls, why=self.why))
            else:
                yield from change(state, seat, "scrolls", -scrolls, self.why)
            yield from change(state, seat, "intrigue", owed - scrolls, self.why)
        if state.doge and self.why == MEETING:
            yield from self.doge_pays(state)

    def doge_pays(self, state: Venice) -> Happenings:
        """In the player's turn for each of his gondolas met; in his own only where a permanent effect says so."""
        (owed,) = self.owed.values()
        if self.sailor is None:
            owed *= state.players[0].modifier("meeting_costs_rival")
        yield from doge_faces(state, owed)


def _spare_cubes(state: Venice, seat: int) -> int:
    """Cubes that may be given up in place of scrolls."""
    if not state.players[seat].modifier("cubes_as_scrolls"):
        return 0
    return sum(sum(state.gondolas[gondola].hold) for gondola in state.own(seat))


class Yielding(Phase, kw_only=True):
    """Who may give up cubes in place of scrolls says which, one by one."""

    seat: int
    left: int
    why: str

    def awaits(self, state: Venice) -> tuple[int, ...]:
        return (self.seat,)

    def proceed(self, state: Venice) -> Happenings:
        if not self.left:
            state.phases.pop()
        elif not _spare_cubes(state, self.seat):
            state.phases.pop()
            yield from change(state, self.seat, "scrolls", -self.left, self.why)

    def forms(self, state: Venice, seat: int) -> Iterable[Form]:
        if seat != self.seat:
            return
        things = [SCROLL] if state.players[seat].scrolls else []
        for gondola in state.own(seat):
            things += [f"{gondola}:{good}" for good in dict.fromkeys(cubes(state.gondolas[gondola].hold))]
        yield form(Yield, what=One(tuple(things)))

    def default(self, state: Venice, seat: int) -> Action:
        (asked,) = self.forms(state, seat)
        what: One = asked.fields["what"]  # type: ignore[assignment]
        return Yield(what.values[0])

    def play(self, state: Venice, seat: int, action: Yield) -> Happenings:
        self.left -= 1
        if action.what == SCROLL:
            yield from change(state, seat, "scrolls", -1, self.why)
            return
        gondola, _, good = action.what.partition(":")
        yield CubeYielded(seat=seat, gondola=gondola, good=good)
        yield from load(state, gondola, plus(state.gondolas[gondola].hold, GOODS.index(good), -1), self.why)
