"""What the pictures of Genoa say in words: names of things, what happened, the essence of the board, and all of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from render.genoa.things import in_order
from render.picture import SeatLabel, Words
from render.writing import briefly, called, fully, plainly
from rules.game import Event
from rules.genoa.acquisition import BuildingAcquired, OwnerOusted
from rules.genoa.acting import Acted, ActionDeclined
from rules.genoa.buildings import LargeOrderFilled, SmallOrderFilled
from rules.genoa.closing import MessageDelivered, TurnBegan
from rules.genoa.haggling import OfferMade, OfferRejected, Passed
from rules.genoa.offers import DealStruck, TowerMoved
from rules.genoa.pieces import CARDS, CONTRACT, DUCATS, GOODS, KINDS, MESSAGE, STREET, TOKENS
from rules.genoa.start import DiceRolled, StartChosen
from rules.genoa.view import GenoaView, OfferSeen, PlayerSeen

Name = Callable[[int], str]


def place_name(place: str, say: Words) -> str:
    if place.startswith(STREET):
        _, blue, red = place.split("_")
        return say("genoa-street", blue=blue, red=red)
    return say(f"genoa-place-{place}")


def item_name(item: str, say: Words) -> str:
    return say(f"genoa-item-{item}")


def bundle_words(items: Mapping[str, int], say: Words) -> str:
    """`15 ducats, pepper, 2 × silk`."""
    listed = []
    for item, count in in_order(items):
        if item == DUCATS:
            listed.append(say("genoa-ducats", count=count))
        else:
            listed.append(item_name(item, say) if count == 1 else f"{count} × {item_name(item, say)}")
    return ", ".join(listed) or say("genoa-nothing")


def card_name(card: str, say: Words) -> str:
    kind = CARDS[card].kind
    buildings = [place_name(building, say) for building in CARDS[card].buildings]
    if kind == CONTRACT:
        return say("genoa-card-contract", place=buildings[0])
    if kind == MESSAGE:
        return say("genoa-card-message", one=buildings[0], other=buildings[1])
    goods = " + ".join(item_name(good, say) for good in CARDS[card].goods)
    return say(f"genoa-card-{kind}", goods=goods, place=buildings[0])


def owed(view: GenoaView) -> str:
    """Which of its questions the table waits for: what a phase asks depends on whom it asks."""
    if not view.awaited:
        return "over"
    if view.phase == "journey" and view.merchant not in view.awaited:
        return "bid" if set(view.awaited) <= set(view.unheard) else "answer"
    return view.phase


def turn_words(view: GenoaView, name: Name, say: Words) -> str:
    what = owed(view)
    if what == "over":
        return say("genoa-picture-over")
    place = place_name(view.path[-1], say) if view.path else ""
    return say(
        f"genoa-picture-turn-{what}",
        name=name(view.awaited[0]),
        count=len(view.awaited),
        place=place,
    )


def ended(sentence: str) -> str:
    return sentence if sentence.endswith("?") else f"{sentence}."


_NEWS: Mapping[type[Event], str] = {
    TurnBegan: "turn",
    DiceRolled: "dice",
    StartChosen: "start",
    TowerMoved: "moved",
    DealStruck: "deal",
    Acted: "acted",
    LargeOrderFilled: "large",
    SmallOrderFilled: "small",
    MessageDelivered: "message",
    BuildingAcquired: "acquired",
    OwnerOusted: "ousted",
    OfferMade: "offer",
    OfferRejected: "rejected",
    ActionDeclined: "declined",
    Passed: "passed",
}


def news_words(event: Event, name: Name, say: Words) -> str | None:
    """One thing that happened, in a short sentence; None for what the picture shows anyway."""
    key = _NEWS.get(type(event))
    if key is None or (isinstance(event, TowerMoved) and event.deal):
        return None  # a move that was sold is told with its deal
    if isinstance(event, DealStruck) and event.plan == "move":
        key = "deal-move"
    facts: dict[str, str | int] = {
        field: getattr(event, field) for field in ("blue", "red", "round", "ducats") if hasattr(event, field)
    }
    seat, other = who_did(event), getattr(event, "owner", getattr(event, "maker", None))
    facts["name"] = "" if seat is None else name(seat)
    if other is not None:
        facts["other"] = name(other)
    place = getattr(event, "building", getattr(event, "place", None))
    if place is not None:
        facts["place"] = place_name(place, say)
    if isinstance(event, DealStruck | OfferMade):
        paid = event.pays if isinstance(event, DealStruck) else event.give
        facts["items"] = bundle_words(_together(paid, event.promise), say)
    return say(f"genoa-news-{key}", **facts)


def who_did(event: Event) -> int | None:
    """Whose doing it was."""
    for field in ("seat", "buyer", "merchant"):
        seat = getattr(event, field, None)
        if isinstance(seat, int):
            return seat
    return None


def _together(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return {item: one.get(item, 0) + other.get(item, 0) for item in {**one, **other}}


def happened(events: Iterable[Event], name: Name, say: Words) -> list[str]:
    told = (news_words(event, name, say) for event in events)
    return [f"{sentence}." for sentence in told if sentence]


def offer_words(view: GenoaView, offer: OfferSeen, name: Name, say: Words) -> str:
    """Who offers whom what for what; a promise from the proceeds is always made to the merchant."""
    return say(
        "genoa-text-proposal" if offer.maker == view.merchant else "genoa-text-offer",
        name=name(offer.maker),
        other=name(offer.receiver),
        place=place_name(offer.place, say),
        plan=offer.plan,
        give=bundle_words(offer.give, say),
        want=bundle_words(offer.want, say),
        promise=bundle_words(offer.promise, say),
        gives=len(offer.give),
        wants=len(offer.want),
        promises=len(offer.promise),
    )


def describe(view: GenoaView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> str:
    """Whose turn, what changed, where things are."""

    def name(seat: int) -> str:
        return called(seats, seat)

    sentences = [ended(turn_words(view, name, say)), *happened(events, name, say)[-4:]]
    sentences += _where(view, name, say)
    sentences += [offer_words(view, offer, name, say) for offer in view.offers]
    sentences += [_player(seat, player, name, say) for seat, player in enumerate(view.players)]
    return briefly(sentences)


def _where(view: GenoaView, name: Name, say: Words) -> list[str]:
    found = [say("genoa-alt-round", round=view.round, last=view.last_round, name=name(view.merchant))]
    if view.path:
        path = " → ".join(place_name(place, say) for place in view.path)
        found.append(say("genoa-alt-path", path=path, discs=view.tower))
    if view.open_here:
        found.append(say("genoa-alt-sale", place=place_name(view.path[-1], say)))
    if view.next:
        found.append(say("genoa-alt-next", places=", ".join(place_name(place, say) for place in view.next)))
    return found


def _player(seat: int, player: PlayerSeen, name: Name, say: Words) -> str:
    return say(
        "genoa-alt-player",
        name=name(seat),
        things=bundle_words(player.open, say),
        cards=sum(player.cards.values()),
        buildings=len(player.owns),
    )


def text(view: GenoaView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> str:
    """Everything on the board, as Markdown."""

    def name(seat: int) -> str:
        return plainly(seats, seat)

    round_words = say("genoa-picture-round", round=view.round, last=view.last_round)
    lines = [f"## {say('genoa-picture-title')} · {round_words}"]
    lines.append(" ".join([ended(turn_words(view, name, say)), *happened(events, name, say)]))
    lines += [f"- {sentence}" for sentence in _where(view, name, say)]
    lines += [f"- {offer_words(view, offer, name, say)}" for offer in view.offers]
    for seat, player in enumerate(view.players):
        lines += _player_lines(view, seat, player, seats, say)
    lines.append(f"### {say('genoa-text-supply')}")
    lines.append(f"- {_left({item: view.supply.get(item, 0) for item in (*GOODS, *TOKENS)}, say)}")
    lines.append(f"- {_left({kind: view.decks[kind].down for kind in KINDS}, say)}")
    return fully(lines)


def _player_lines(view: GenoaView, seat: int, player: PlayerSeen, seats: Sequence[SeatLabel], say: Words) -> list[str]:
    mark = " ⏳" if seat in view.awaited else ""
    house = f" ({say('genoa-text-house')})" if seats[seat].house else ""
    purse = "" if player.ducats is None else f" · {say('genoa-ducats', count=player.ducats)}"
    lines = [f"### {plainly(seats, seat)}{house}{purse}{mark}"]
    lines.append(f"- {say('genoa-text-open', things=bundle_words(player.open, say))}")
    lines.append(f"- {say('genoa-text-cards', cards=bundle_words(player.cards, say))}")
    if player.owns:
        lines.append(f"- {say('genoa-text-owns', places=', '.join(place_name(one, say) for one in player.owns))}")
    if player.acted:
        lines.append(f"- {say('genoa-picture-acted', count=player.acted)}")
    if player.passed != "no":
        lines.append(f"- {say('genoa-picture-passed')}")
    return lines


def _left(items: Mapping[str, int], say: Words) -> str:
    return ", ".join(f"{item_name(item, say)} {count}" for item, count in items.items())
