"""The deck and the discard pile: both lie face down; when the deck runs out, the discards become the new one."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from rules.game import Action, Event, Happenings

if TYPE_CHECKING:
    from rules.sanjuan.state import SanJuan


class Discard(Action, frozen=True):
    """Discard these cards of one's hand."""

    cards: tuple[str, ...]


class DeckShuffled(Event, frozen=True, kw_only=True):
    """The deck ran out and the discards were shuffled to make a new one."""

    cards: int


class CardsDrawn(Event, frozen=True, kw_only=True):
    """Cards went from the deck to a hand; `why` is the role or the building that gave them."""

    seat: int
    count: int
    why: str


class CardsSeen(Event, frozen=True, kw_only=True):
    """What the cards just drawn are; for whoever drew them."""

    seat: int
    cards: tuple[str, ...]
    why: str


class CardsDiscarded(Event, frozen=True, kw_only=True):
    """Cards of a hand went to the discard pile, face down; `why` is the role, the building or the rule."""

    seat: int
    count: int
    why: str


class CardsParted(Event, frozen=True, kw_only=True):
    """Which cards left a hand face down; for whoever held them. `why` says where they went."""

    seat: int
    cards: tuple[str, ...]
    why: str


def take(state: SanJuan, count: int) -> Generator[Event, None, list[str]]:
    """Cards from the top of the deck; fewer when both piles are empty."""
    taken: list[str] = []
    while len(taken) < count:
        if not state.deck:
            if not state.discard:
                break  # ruling: with both piles empty one draws what there was
            state.deck, state.discard = state.discard, []
            state.chance.shuffle(state.deck)
            yield DeckShuffled(cards=len(state.deck), reveals=True)
        taken.append(state.deck.pop())
    return taken


def draw(state: SanJuan, seat: int, count: int, why: str) -> Happenings:
    """Cards from the deck to a hand."""
    drawn = yield from take(state, count)
    if drawn:
        state.players[seat].hand.extend(drawn)
        yield CardsDrawn(seat=seat, count=len(drawn), why=why)
        yield CardsSeen(seat=seat, cards=tuple(drawn), why=why, to=(seat,), reveals=True)


def discard(state: SanJuan, seat: int, cards: Sequence[str], why: str, *, reveals: bool = False) -> Happenings:
    """Cards from a hand to the discard pile; `reveals` if how many they are was not known before."""
    if cards:
        part(state, seat, cards)
        state.discard.extend(cards)
        yield CardsDiscarded(seat=seat, count=len(cards), why=why, reveals=reveals)
        yield CardsParted(seat=seat, cards=tuple(cards), why=why, to=(seat,))


def part(state: SanJuan, seat: int, cards: Sequence[str]) -> None:
    """Take cards out of a hand."""
    hand = state.players[seat].hand
    for card in cards:
        hand.remove(card)
