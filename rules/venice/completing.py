"""Completing a mission: its building, its cubes from the gondola moored there, its scrolls; then it is paid, and its
card goes into a slot, where its permanent effect works from then on, or to the archive."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Action, By, Domain, Event, Form, Happenings, Illegal, One, form
from rules.venice.ledger import change, load
from rules.venice.pieces import COMPONENTS, MISSIONS, Hold, as_hold, cubes, holds_of

if TYPE_CHECKING:
    from rules.venice.state import Venice

SLOT, ARCHIVE = "slot", "archive"


class Complete(Action, frozen=True):
    """Complete this mission with these cubes; its card goes to a free slot, to the archive, or takes the slot of an
    earlier one, which is then archived."""

    mission: str
    cubes: tuple[str, ...]
    place: str


class MissionCompleted(Event, frozen=True, kw_only=True):
    seat: int
    mission: str
    building: str
    cubes: tuple[str, ...]
    scrolls: int
    vp: int
    coins: int


class MissionFiled(Event, frozen=True, kw_only=True):
    """Where a completed mission went; `archived`: the one whose slot it took."""

    seat: int
    mission: str
    slot: bool
    archived: str | None = None


def payments(state: Venice, seat: int, gondola: str, mission: str) -> list[Hold]:
    """The cubes with which this mission can be paid from this gondola."""
    hold, asked = state.gondolas[gondola].hold, as_hold(MISSIONS[mission].cubes)
    wild = state.players[seat].modifier("wild_cubes")
    ways = [asked]
    if wild:
        ways += [way for way in holds_of(sum(asked)) if way != asked and _unlike(way, asked) <= wild]
    return [way for way in ways if all(given <= own for given, own in zip(way, hold, strict=True))]


def _unlike(way: Hold, asked: Hold) -> int:
    """How many cubes are of another kind than asked for."""
    return sum(max(0, given - wanted) for given, wanted in zip(way, asked, strict=True))


def completing(state: Venice, seat: int, gondola: str, building: str) -> Iterable[Form]:
    player = state.players[seat]
    ways = {
        mission: payments(state, seat, gondola, mission)
        for mission in player.missions
        if MISSIONS[mission].building == building and MISSIONS[mission].scrolls <= player.scrolls
    }
    ways = {mission: found for mission, found in ways.items() if found}
    if not ways:
        return
    room = len(player.slots) < COMPONENTS.pieces.slots
    places = (SLOT, ARCHIVE) if room else (*player.slots, ARCHIVE)
    paying: dict[str, Domain] = {mission: One(tuple(cubes(way) for way in found)) for mission, found in ways.items()}
    facts = tuple(
        {"vp": MISSIONS[mission].vp, "coins": MISSIONS[mission].coins, "scrolls": -MISSIONS[mission].scrolls}
        for mission in ways
    )
    yield form(Complete, mission=One(tuple(ways), facts), cubes=By("mission", paying), place=One(places))


def missing(state: Venice, seat: int, gondola: str, building: str, action: Complete) -> Illegal | None:
    """Why a mission cannot be completed here and now."""
    player = state.players[seat]
    if action.mission not in player.missions:
        return Illegal("mission_not_in_hand")
    mission = MISSIONS[action.mission]
    if mission.building != building:
        return Illegal("mission_elsewhere", building=mission.building)
    if mission.scrolls > player.scrolls:
        return Illegal("too_few_scrolls", needs=mission.scrolls, has=player.scrolls)
    if not payments(state, seat, gondola, mission.id):
        return Illegal("cubes_missing", needs=" ".join(cubes(as_hold(mission.cubes))))
    return None


def complete(state: Venice, seat: int, gondola: str, action: Complete) -> Happenings:
    player, mission = state.players[seat], MISSIONS[action.mission]
    yield MissionCompleted(
        seat=seat,
        mission=mission.id,
        building=mission.building,
        cubes=action.cubes,
        scrolls=mission.scrolls,
        vp=mission.vp,
        coins=mission.coins,
        reveals=True,
    )
    paid, hold = as_hold(action.cubes), state.gondolas[gondola].hold
    left: Hold = tuple(own - given for own, given in zip(hold, paid, strict=True))  # type: ignore[assignment]
    yield from load(state, gondola, left, mission.id)
    yield from change(state, seat, "scrolls", -mission.scrolls, mission.id)
    yield from change(state, seat, "vp", mission.vp, mission.id)
    yield from change(state, seat, "coins", mission.coins + player.modifier("mission_coins"), mission.id)
    player.missions.remove(mission.id)
    yield from _file(state, seat, action)


def _file(state: Venice, seat: int, action: Complete) -> Happenings:
    player = state.players[seat]
    if action.place == ARCHIVE:
        player.archive.append(action.mission)
        yield MissionFiled(seat=seat, mission=action.mission, slot=False)
        return
    archived = None if action.place == SLOT else action.place
    if archived is not None:
        player.slots.remove(archived)
        player.archive.append(archived)
    player.slots.append(action.mission)
    yield MissionFiled(seat=seat, mission=action.mission, slot=True, archived=archived)
