"""Where pieces go: between the supply, the decks, the bank and the players."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import TYPE_CHECKING

from rules.game import Changed, Event, Happenings
from rules.genoa.pieces import CARDS, DUCATS, MARKER, OPEN

if TYPE_CHECKING:
    from rules.genoa.state import Genoa


class CardsDrawn(Event, frozen=True, kw_only=True):
    seat: int
    kind: str
    count: int


class CardsSeen(Event, frozen=True, kw_only=True):
    """The faces, for the one who drew them."""

    seat: int
    cards: tuple[str, ...]


class CardsHanded(Event, frozen=True, kw_only=True):
    """The faces of cards that change hands, for the two concerned."""

    seat: int
    receiver: int
    cards: tuple[str, ...]


class MarkersExchanged(Event, frozen=True, kw_only=True):
    """Markers given go to the supply; the receiver takes as many of his own colour, if there are."""

    seat: int
    receiver: int
    given: int
    got: int


class DeckShuffled(Event, frozen=True, kw_only=True):
    """A face-up card had come to the top."""

    kind: str
    cards: int


def change(state: Genoa, seat: int, ducats: int, why: str) -> Happenings:
    if ducats:
        player = state.players[seat]
        player.ducats += ducats
        player.sources[why] = player.sources.get(why, 0) + ducats
        yield Changed(seat=seat, item=DUCATS, by=ducats, why=why)


def add(state: Genoa, seat: int, item: str, count: int) -> None:
    """More or less of something that lies before a player."""
    belongings = state.players[seat].open
    belongings[item] = belongings.get(item, 0) + count
    if not belongings[item]:
        del belongings[item]


def available(state: Genoa, seat: int, item: str) -> int:
    """How many of an open thing this seat could take from the supply."""
    return state.markers[seat] if item == MARKER else state.supply.get(item, 0)


def take(state: Genoa, seat: int, item: str, count: int) -> int:
    """Take from the supply what is left of it, and say how much that was."""
    taken = min(count, available(state, seat, item))
    if taken:
        _supply(state, seat, item, -taken)
        add(state, seat, item, taken)
    return taken


def put_back(state: Genoa, seat: int, item: str, count: int = 1) -> None:
    add(state, seat, item, -count)
    _supply(state, seat, item, count)


def _supply(state: Genoa, seat: int, item: str, count: int) -> None:
    if item == MARKER:
        state.markers[seat] += count
    else:
        state.supply[item] += count


def draw(state: Genoa, seat: int, kind: str, count: int) -> Generator[Event, None, list[str]]:
    """Draw what there is, up to so many; the faces are for the drawer alone."""
    deck = state.decks[kind]
    drawn: list[str] = []
    shuffled: list[Event] = []
    while len(drawn) < count and deck.down:
        drawn.append(deck.down.pop())
        shuffled.extend(_turn_over(state, kind))
    state.players[seat].cards.extend(drawn)
    yield CardsDrawn(seat=seat, kind=kind, count=len(drawn))
    if drawn:
        yield CardsSeen(to=(seat,), seat=seat, cards=tuple(drawn), reveals=True)
    yield from shuffled
    return drawn


def discard(state: Genoa, seat: int, card: str) -> Happenings:
    """A played card goes face up under its deck."""
    state.players[seat].cards.remove(card)
    kind = CARDS[card].kind
    state.decks[kind].up.append(card)
    yield from _turn_over(state, kind)


def _turn_over(state: Genoa, kind: str) -> Happenings:
    deck = state.decks[kind]
    if deck.down or not deck.up:
        return
    deck.down, deck.up = deck.up, []
    state.chance.shuffle(deck.down)
    yield DeckShuffled(kind=kind, cards=len(deck.down))


def hand(
    state: Genoa, giver: int, receiver: int, items: Mapping[str, int], cards: Iterable[str], why: str
) -> Happenings:
    """Move a bundle from one player to another, all of it."""
    ducats = items.get(DUCATS, 0)
    yield from change(state, giver, -ducats, why)
    yield from change(state, receiver, ducats, why)
    for item in OPEN:
        count = items.get(item, 0)
        if not count:
            continue
        if item == MARKER:
            put_back(state, giver, item, count)
            got = take(state, receiver, item, count)
            yield MarkersExchanged(seat=giver, receiver=receiver, given=count, got=got)
        else:
            add(state, giver, item, -count)
            add(state, receiver, item, count)
    cards = tuple(cards)
    for card in cards:
        state.players[giver].cards.remove(card)
    state.players[receiver].cards.extend(cards)
    if cards:
        yield CardsHanded(to=(giver, receiver), seat=giver, receiver=receiver, cards=cards, reveals=True)
