"""What has just happened in San Juan: one line in the picture, and what it sets off."""

from collections.abc import Sequence

from render import theme
from render.kit import NEWS, news
from render.picture import SeatLabel, Words
from render.scene import Item, Shield, group
from render.writing import called, write
from rules.game import Event
from rules.sanjuan.builder import BuildingPassed, Built
from rules.sanjuan.councillor import CardsKept, GoodStored
from rules.sanjuan.pieces import CARDS
from rules.sanjuan.piles import DeckShuffled
from rules.sanjuan.producer import Produced
from rules.sanjuan.prospector import CardsTurnedUp
from rules.sanjuan.rounds import RoleTaken, RoundBegan
from rules.sanjuan.trader import Sold

_ONE = RoleTaken | Built | BuildingPassed | CardsTurnedUp
_ALL = Produced | Sold | CardsKept
_LESSER = RoundBegan | DeckShuffled
_EACH = 112


def changed(events: Sequence[Event]) -> frozenset[str]:
    """The buildings that are new, or on which a good has just come."""
    found: list[str] = []
    for event in events:
        match event:
            case Built(card=card) | GoodStored(on=card):
                found.append(card)
            case Produced(on=cards):
                found += cards
    return frozenset(found)


def roles_taken(events: Sequence[Event]) -> frozenset[str]:
    return frozenset(event.role for event in events if isinstance(event, RoleTaken))


def line(top: float, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event]) -> Item:
    weighty: list[Event] = [event for event in events if isinstance(event, _ONE | _ALL)]
    told = weighty or [event for event in events if isinstance(event, _LESSER)]
    if not told:
        return group("news")
    last = told[-1]
    if isinstance(last, Produced | Sold | CardsKept):
        return _of_all(top, say, [event for event in told if type(event) is type(last)])
    seat = getattr(last, "seat", None) if not isinstance(last, RoundBegan) else last.governor
    items, _ = news(top, said(last, "picture-news", [called(seats, one) for one in range(len(seats))], say), seat)
    return group("news", *items)


def _of_all(top: float, say: Words, events: Sequence[Event]) -> Item:
    """How much each got: a shield and a number."""
    amounts: dict[int, int] = {}
    key = "kept"
    for event in events:
        match event:
            case Produced(seat=seat, on=on):
                key, amounts[seat] = "produced", amounts.get(seat, 0) + len(on)
            case Sold(seat=seat, cards=cards):
                key, amounts[seat] = "sold", amounts.get(seat, 0) + cards
            case CardsKept(seat=seat, count=count):
                amounts[seat] = amounts.get(seat, 0) + count
    items, x = news(top, say(f"sanjuan-picture-news-{key}"), spare=len(amounts) * _EACH)
    y = top + NEWS / 2
    for at, (seat, amount) in enumerate(sorted(amounts.items())):
        left = x + at * _EACH
        items.append(Shield(seat=seat, x=left + 22, y=y, size=46))
        items.append(write(str(amount), x=left + 54, y=y, room=50, size=38, role="number", colour=theme.CREAM))
    return group("news", *items)


def said(event: Event, where: str, names: Sequence[str], say: Words) -> str:
    """One of the events that concern a single player, or all alike, in words: `where` names the family of keys."""
    key = f"sanjuan-{where}"
    match event:
        case RoleTaken(seat=seat, role=role):
            return say(f"{key}-role", name=names[seat], role=say(f"sanjuan-thing-{role}"))
        case Built(seat=seat, card=card, over=over, cost=cost):
            facts: dict[str, str | int] = {"name": names[seat], "building": building(card, say), "cost": cost}
            return say(f"{key}-covered", over=building(over, say), **facts) if over else say(f"{key}-built", **facts)
        case BuildingPassed(seat=seat):
            return say(f"{key}-passed", name=names[seat])
        case CardsTurnedUp(seat=seat, building=kind, won=won):
            dug = {"name": names[seat], "building": say(f"sanjuan-thing-{kind}")}
            return say(f"{key}-dug", card=building(won, say), **dug) if won else say(f"{key}-dug-nothing", **dug)
        case RoundBegan(round=number, governor=seat):
            return say(f"{key}-round", round=number, name=names[seat])
        case _:
            return say(f"{key}-shuffled")


def building(card: str, say: Words) -> str:
    return say(f"sanjuan-thing-{CARDS[card].id}")
