"""What has happened, in short sentences: the one that matters most under the banner, all of them in the words."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from render.picture import Words
from rules.game import Event
from rules.venice.activating import Activated
from rules.venice.bridges import BridgeBuilt
from rules.venice.completing import MissionCompleted
from rules.venice.course import FavourTurned, FirstPlayerDrawn, TurnBegan
from rules.venice.doge import DogeCardPlayed
from rules.venice.drawing import CardKept
from rules.venice.influence import InfluencePlayed
from rules.venice.ledger import EndTriggered
from rules.venice.lowering import Lowered, Stood
from rules.venice.meeting import Faced
from rules.venice.mooring import Moored
from rules.venice.opening import GondolierPlaced
from rules.venice.pieces import kind
from rules.venice.sailing import Sailed
from rules.venice.scoring import Arrested
from rules.venice.smugglers import SmugglerMoved
from rules.venice.view import VeniceView


class News(Struct, frozen=True):
    words: str
    seat: int | None
    weight: int


Teller = Callable[[Any, VeniceView, Sequence[str], Words], tuple[str, int | None]]


def thing(say: Words, name: str) -> str:
    return say(f"venice-thing-{kind(name)}")


def whose(colour: int, view: VeniceView, names: Sequence[str], say: Words) -> str:
    if colour >= 0:
        return names[colour]
    return say("venice-picture-doge") if view.doge else say("venice-picture-smugglers")


def _moored(event: Moored, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
    name = whose(event.colour, view, names, say)
    words = say("venice-news-moored", name=name, quay=thing(say, event.quay), below=len(event.below))
    return words, event.colour if event.colour >= 0 else None


def _sailed(event: Sailed, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
    words = say("venice-news-passed", name=names[event.seat], quay=thing(say, event.quay))
    return words, event.seat


def _activated(event: Activated, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
    effects = ", ".join(map(str, event.effects))
    words = say("venice-news-activated", name=names[event.seat], building=thing(say, event.building), effects=effects)
    return words, event.seat


def _completed(event: MissionCompleted, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
    building = thing(say, event.building)
    return say("venice-news-completed", name=names[event.seat], building=building, vp=event.vp), event.seat


def _bridge(event: BridgeBuilt, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
    one, other = (thing(say, quay) for quay in event.quays)
    name = whose(event.colour, view, names, say)
    return say("venice-news-bridge", name=name, one=one, other=other), event.colour if event.colour >= 0 else None


def _faced(event: Faced, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
    words = say("venice-news-faced", name=names[event.seat], scrolls=event.scrolls, intrigue=event.intrigue)
    return words, event.seat


def _influence(event: InfluencePlayed, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
    return say("venice-news-influence", name=names[event.seat], card=thing(say, event.card)), event.seat


def _smuggler(event: SmugglerMoved, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
    who = "venice-picture-doge" if view.doge else "venice-picture-smugglers"
    return say("venice-news-smuggler", name=say(who), letter=event.card[0], quay=thing(say, event.quay)), None


def _doge_card(event: DogeCardPlayed, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
    return say("venice-news-doge", card=thing(say, event.card)), None


def _end(event: EndTriggered, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
    return say("venice-news-end", rounds=event.rounds), event.seat


def _arrested(event: Arrested, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
    if event.seat is None:
        return say("venice-news-free"), None
    return say("venice-news-arrested", name=names[event.seat]), event.seat


def _lowered(event: Lowered, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
    return say("venice-news-lowered", name=names[event.seat], by=event.by), event.seat


def _simply(key: str) -> Teller:
    """For events that have nothing to tell but whose they are."""

    def tell(event: Any, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
        return say(f"venice-news-{key}", name=names[event.seat]), event.seat

    return tell


def _gondolier(event: GondolierPlaced, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
    words = say("venice-news-gondolier", name=names[event.seat], quay=thing(say, event.quay), coins=event.coins)
    return words, event.seat


def _kept(event: CardKept, view: VeniceView, names: Sequence[str], say: Words) -> tuple[str, int | None]:
    return say("venice-news-kept", name=names[event.seat], deck=event.deck), event.seat


_TOLD: dict[type[Event], tuple[int, Teller]] = {
    Arrested: (9, _arrested),
    EndTriggered: (8, _end),
    MissionCompleted: (7, _completed),
    BridgeBuilt: (6, _bridge),
    DogeCardPlayed: (5, _doge_card),
    SmugglerMoved: (5, _smuggler),
    Moored: (4, _moored),
    Activated: (4, _activated),
    InfluencePlayed: (4, _influence),
    Lowered: (4, _lowered),
    Stood: (4, _simply("stood")),
    FavourTurned: (4, _simply("favour")),
    Faced: (4, _faced),
    Sailed: (3, _sailed),
    GondolierPlaced: (3, _gondolier),
    CardKept: (3, _kept),
    FirstPlayerDrawn: (2, _simply("first")),
    TurnBegan: (1, _simply("turn")),
}
"""What is told, how weighty it is, and how it is said."""


def all_news(view: VeniceView, names: Sequence[str], say: Words, events: Sequence[Event]) -> list[News]:
    """Everything worth telling, in the order in which it happened; a voyage that has ended is told by its end."""
    told: list[News] = []
    for event in events:
        if type(event) not in _TOLD or (isinstance(event, Sailed) and not event.passes):
            continue
        if isinstance(event, Moored) and event.colour < 0:
            continue
        weight, tell = _TOLD[type(event)]
        words, seat = tell(event, view, names, say)
        told.append(News(words, seat, weight))
    return told


def last_news(view: VeniceView, names: Sequence[str], say: Words, events: Sequence[Event]) -> News | None:
    """The weightiest, and of several such the last."""
    return max(
        enumerate(all_news(view, names, say, events)), key=lambda one: (one[1].weight, one[0]), default=(0, None)
    )[1]
