"""What players and the Doge have more or less of: coins, points, scrolls, intrigue, the Great Council.

Every change goes through here, so that limits hold everywhere and the events account for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.game import Changed, Event, Happenings
from rules.venice.pieces import BUILDINGS, COMPONENTS, GOODS, INFLUENCE, Hold

if TYPE_CHECKING:
    from rules.venice.state import Venice


class DogeChanged(Event, frozen=True, kw_only=True):
    """The Doge has more or less of something: vp, scrolls, intrigue, council_A or council_B."""

    item: str
    by: int
    why: str


class EndTriggered(Event, frozen=True, kw_only=True):
    """The game will end: this round is finished and so many more are played."""

    why: str
    seat: int | None
    rounds: int


def change(state: Venice, seat: int, item: str, by: int, why: str) -> Happenings:
    """A player gains or loses some of an item, as far as its limits let him."""
    if not by:
        return
    if item == "intrigue":
        yield from _intrigue(state, seat, by, why)
        return
    player = state.players[seat]
    before: int = getattr(player, item)
    after = max(0, before + by)
    if item == "scrolls":
        after = min(after, COMPONENTS.limits.scrolls)
    elif item == "council" and state.options.great_council_cap:
        after = min(after, COMPONENTS.council.last)
    elif item == "coins" and state.supply:
        after = min(after, before + state.supply["coins"])
        state.supply["coins"] -= after - before
    if after == before:
        return
    setattr(player, item, after)
    if item == "vp":
        source = _source(why)
        player.earned[source] = player.earned.get(source, 0) + after - before
    yield Changed(seat=seat, item=item, by=after - before, why=why)
    if item == "council" and state.seats > 1 and after >= COMPONENTS.end.marker[state.seats]:
        yield from trigger_end(state, seat, "great_council")


def _intrigue(state: Venice, seat: int, by: int, why: str) -> Happenings:
    player = state.players[seat]
    before, most = player.intrigue, COMPONENTS.limits.intrigue[state.seats]
    player.intrigue = min(most, max(0, before + by))
    if player.intrigue != before:
        yield Changed(seat=seat, item="intrigue", by=player.intrigue - before, why=why)
    beyond = before + by - most
    if beyond > 0:
        yield from change(state, seat, "vp", -beyond * COMPONENTS.limits.scandal, "scandal")


def _source(why: str) -> str:
    """Under which heading points are summed up in the end; missions each by itself."""
    if why in BUILDINGS:
        return "buildings"
    return "influence" if why in INFLUENCE else why


def load(state: Venice, gondola: str, hold: Hold, why: str) -> Happenings:
    """From now on this is what a gondola carries."""
    boat = state.gondolas[gondola]
    for good, before, after in zip(GOODS, boat.hold, hold, strict=True):
        if after != before:
            if state.supply:
                state.supply[good] -= after - before
            yield Changed(seat=boat.owner, item=good, by=after - before, why=why)
    boat.hold = hold


def trigger_end(state: Venice, seat: int | None, why: str) -> Happenings:
    if state.last_round is None:
        state.last_round = state.round + COMPONENTS.end.more_rounds
        yield EndTriggered(seat=seat, why=why, rounds=COMPONENTS.end.more_rounds)


def change_doge(state: Venice, item: str, by: int, why: str) -> Happenings:
    """The Doge gains or loses; too much intrigue costs him points at once and is then partly forgotten."""
    doge = state.doge
    assert doge is not None
    before: int = doge.council[item[-1]] if item.startswith("council") else getattr(doge, item)
    after = max(0, before + by)
    if item == "scrolls":
        after = min(after, COMPONENTS.doge.scrolls_most)
    if item.startswith("council"):
        if state.options.great_council_cap:
            after = min(after, COMPONENTS.council.last)
        doge.council[item[-1]] = after
    else:
        setattr(doge, item, after)
    if after != before:
        yield DogeChanged(item=item, by=after - before, why=why)
    if item == "intrigue" and by > 0 and after >= COMPONENTS.doge.intrigue_limit:
        yield from change_doge(state, "vp", -COMPONENTS.doge.at_limit_vp, "scandal")
        yield from change_doge(state, "intrigue", -COMPONENTS.doge.at_limit_intrigue, "scandal")


def doge_faces(state: Venice, meetings: int) -> Happenings:
    """For each of these the Doge gives up a scroll or, if he has none, gains intrigue."""
    for _ in range(meetings):
        doge = state.doge
        assert doge is not None
        if doge.scrolls:
            yield from change_doge(state, "scrolls", -1, "meeting")
        else:
            yield from change_doge(state, "intrigue", 1, "meeting")


def others_gain_intrigue(state: Venice, seat: int, by: int, why: str) -> Happenings:
    """Each other player gains intrigue, the Doge too; a permanent effect may spare one."""
    for other, player in enumerate(state.players):
        if other != seat and not player.modifier("immune"):
            yield from change(state, other, "intrigue", by, why)
    if state.doge:
        yield from change_doge(state, "intrigue", by, why)
