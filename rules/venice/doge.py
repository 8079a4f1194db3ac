"""The Doge's turn: a gondola of each of his colours moves; of the cards in his row those that the two smuggler cards
do not name are carried out, and the row is refilled. When it cannot be, the end is near."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from rules.game import Action, Event, Form, Happenings, Illegal, One, Phase, form
from rules.venice.bridges import Build, build, free_canals
from rules.venice.ledger import EndTriggered, change, change_doge
from rules.venice.meeting import Meeting
from rules.venice.mooring import moor
from rules.venice.pieces import (
    CANALS,
    COLOUR_A,
    COLOUR_B,
    COMPONENTS,
    DOGE_CARDS,
    LETTERS,
    TOP,
    DogeCard,
    kind,
    smuggler_gondola,
    smuggler_ignores,
    smuggler_tile,
)
from rules.venice.smugglers import Smuggling
from rules.venice.training import train

if TYPE_CHECKING:
    from rules.venice.state import Venice

YOU = 0
"""The only seat."""


class DogeCardPlayed(Event, frozen=True, kw_only=True):
    card: str


class DogePlaced(Event, frozen=True, kw_only=True):
    """A card of the placement round: a gondola of the Doge's, or only an assistant, comes to a tile."""

    letter: str
    card: str
    quay: str
    gondola: bool


class DogeRow(Event, frozen=True, kw_only=True):
    """The cards of the Doge's row, and how many are left to refill it."""

    row: tuple[str, ...]
    left: int


def doge_turn() -> tuple[Phase, ...]:
    return (*(Smuggling(seat=YOU, letter=letter) for letter in LETTERS), DogeCouncil())


def doge_places(state: Venice) -> Happenings:
    """Between the player's two gondolas the Doge's are placed by cards of the smugglers, colour by colour in turn."""
    revealed: dict[str, list[str]] = {letter: [] for letter in LETTERS}
    rounds = COMPONENTS.doge.revealed + state.options.doge_more_cards
    for place in range(rounds):
        for letter, colour in LETTERS.items():
            card = state.smugglers[letter].deck.pop()
            revealed[letter].append(card)
            tile = smuggler_tile(card)
            yield DogePlaced(
                letter=letter, card=card, quay=tile, gondola=place < COMPONENTS.doge.gondolas, reveals=True
            )
            if place < COMPONENTS.doge.gondolas:
                yield from moor(state, smuggler_gondola(letter, place), tile)
            if not state.options.doge_without_assistants:
                yield from train(state, colour, tile)
    for letter, cards in revealed.items():
        pile = state.smugglers[letter]
        pile.box = [pile.deck.pop() for _ in range(COMPONENTS.doge.removed_smugglers)]
        pile.deck.extend(cards)
        state.chance.shuffle(pile.deck)


# -------------------------------------------------------------------- his cards


def _council_lower(state: Venice, card: DogeCard) -> Happenings:
    assert state.doge is not None
    council = state.doge.council
    letter = min(council, key=lambda one: (council[one], one))
    more = card.more if state.players[YOU].intrigue < state.doge.intrigue else 0
    yield from change_doge(state, f"council_{letter}", card.value + more, card.id)


def _council_both(state: Venice, card: DogeCard) -> Happenings:
    for letter in LETTERS:
        yield from change_doge(state, f"council_{letter}", card.value, card.id)


def _bridge(state: Venice, card: DogeCard) -> Happenings:
    if any(state.bridges_left(colour) for colour in LETTERS.values()):
        state.then(DogeBridging())
    else:
        yield from change_doge(state, "vp", card.value, card.id)


def _denounce(state: Venice, card: DogeCard) -> Happenings:
    if not state.players[YOU].modifier("immune"):
        yield from change(state, YOU, "intrigue", card.value, card.id)


def _inquire(state: Venice, card: DogeCard) -> Happenings:
    state.then(Meeting(asked=(), owed={YOU: card.value}, why=card.id))
    return ()


def _scrolls(state: Venice, card: DogeCard) -> Happenings:
    yield from change_doge(state, "scrolls", card.value, card.id)


def _points(state: Venice, card: DogeCard) -> Happenings:
    yield from change_doge(state, "vp", card.value, card.id)


def _absolve(state: Venice, card: DogeCard) -> Happenings:
    yield from change_doge(state, "intrigue", -card.value, card.id)
    yield from change_doge(state, "vp", card.more, card.id)


def _points_for_top(state: Venice, card: DogeCard) -> Happenings:
    spaces = [spaces.get(colour) for spaces in state.assistants.values() for colour in LETTERS.values()]
    yield from change_doge(state, "vp", min(card.value, spaces.count(TOP)), card.id)


DOES: dict[str, Callable[[Venice, DogeCard], Happenings]] = {
    "council_lower": _council_lower,
    "council_both": _council_both,
    "bridge": _bridge,
    "denounce": _denounce,
    "inquire": _inquire,
    "scrolls": _scrolls,
    "points": _points,
    "absolve": _absolve,
    "points_for_top": _points_for_top,
}


class DogeCouncil(Phase, kw_only=True):
    """His cards, one after the other from the left; each may ask the player something before the next."""

    left: list[str] | None = None
    """Those still to be carried out; None before the first."""

    def proceed(self, state: Venice) -> Happenings:
        doge = state.doge
        assert doge is not None
        if self.left is None:
            ignored = {smuggler_ignores(card) for card in doge.played}
            self.left = [card for place, card in enumerate(doge.row, start=1) if place not in ignored]
        while self.left:
            card = self.left.pop(0)
            doge.row.remove(card)
            doge.used.append(card)
            printed = DOGE_CARDS[kind(card)]
            yield DogeCardPlayed(card=card)
            yield from DOES[printed.does](state, printed)
            if state.phases[-1] is not self:
                return
        state.phases.pop()
        for card in doge.played:
            state.smugglers[card[0]].used.append(card)
        doge.played.clear()
        yield from fill_row(state)


def fill_row(state: Venice) -> Happenings:
    """Those that were kept slide to the left, new ones come at the right."""
    doge = state.doge
    assert doge is not None
    while len(doge.row) < COMPONENTS.doge.row and doge.deck:
        doge.row.append(doge.deck.pop())
    yield DogeRow(row=tuple(doge.row), left=len(doge.deck), reveals=True)
    if len(doge.row) < COMPONENTS.doge.row and state.turns_left is None:
        state.turns_left = COMPONENTS.doge.extra_turns[state.options.doge_extra_turns]
        yield EndTriggered(why="doge", seat=None, rounds=state.turns_left)


class DogeBridging(Phase, kw_only=True):
    """The Doge builds over the dearest free canal where his second gondola has gone; the player chooses among
    equals."""

    def awaits(self, state: Venice) -> tuple[int, ...]:
        return (YOU,)

    def colour(self, state: Venice) -> int:
        return COLOUR_A if state.bridges_left(COLOUR_A) else COLOUR_B

    def canals(self, state: Venice) -> list[str]:
        assert state.doge is not None
        quay = smuggler_tile(state.doge.played[-1])
        free = free_canals(state)
        there = [canal for canal in state.around(quay).values() if canal in free]
        dearest = max((CANALS[canal].fee for canal in there), default=0)
        return [canal for canal in there if CANALS[canal].fee == dearest] or list(free)

    def proceed(self, state: Venice) -> Happenings:
        canals = self.canals(state)
        if len(canals) == 1:
            yield from self.build(state, canals[0])

    def forms(self, state: Venice, seat: int) -> Iterable[Form]:
        canals = self.canals(state)
        yield form(Build, canal=One(tuple(canals), tuple({"fee": CANALS[canal].fee} for canal in canals)))

    def default(self, state: Venice, seat: int) -> Action:
        return Build(self.canals(state)[0])

    def refuse(self, state: Venice, seat: int, action: Action) -> Illegal | None:
        return Illegal("not_the_dearest_canal", canal=action.canal) if isinstance(action, Build) else None

    def play(self, state: Venice, seat: int, action: Build) -> Happenings:
        yield from self.build(state, action.canal)

    def build(self, state: Venice, canal: str) -> Happenings:
        state.phases.pop()
        yield from build(state, self.colour(state), canal)
