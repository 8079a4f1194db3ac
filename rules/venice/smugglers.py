"""Smugglers, and the gondolas of the Doge: of two cards one is played, and a gondola goes by the cheapest route to the
tile it names. Players met on the way give up a scroll or gain intrigue; at its end an assistant is trained."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.game import Action, By, Domain, Event, Form, Happenings, One, Phase, form
from rules.venice.drawing import CardsDrawn, CardsShown, DeckShuffled
from rules.venice.ledger import change_doge
from rules.venice.meeting import Meeting
from rules.venice.mooring import moor
from rules.venice.pieces import COLOUR_A, COMPONENTS, LETTERS, smuggler_tile
from rules.venice.routes import Chart, Route
from rules.venice.training import train

if TYPE_CHECKING:
    from rules.venice.state import Venice


class MoveSmuggler(Action, frozen=True):
    """Play this card: this gondola goes by this route to the tile on the card."""

    card: str
    gondola: str
    route: tuple[str, ...]


class SmugglerMoved(Event, frozen=True, kw_only=True):
    """A gondola of the smugglers or of the Doge has gone to a tile; `route`: the quays on the way."""

    seat: int
    card: str
    gondola: str
    route: tuple[str, ...]
    quay: str


def colour_of(state: Venice, letter: str) -> int:
    """Alone, each letter is a colour of the Doge's; with two players both smugglers share one."""
    return LETTERS[letter] if state.doge else COLOUR_A


def deck_name(letter: str) -> str:
    return f"smugglers_{letter.lower()}"


def routes(state: Venice, gondolas: Iterable[str], tile: str) -> dict[str, tuple[int, list[Route]]]:
    """For each gondola what its way to a tile costs, and the routes to choose from. One that is not on the board yet,
    or there already, does not sail."""
    chart = Chart(state, tile)
    starts = {gondola: state.gondolas[gondola].quay for gondola in gondolas}
    return {
        gondola: (0, [()]) if start is None or start == tile else chart.cheapest(start)
        for gondola, start in starts.items()
    }


class Smuggling(Phase, kw_only=True):
    seat: int
    letter: str
    drawn: list[str] = []

    def awaits(self, state: Venice) -> tuple[int, ...]:
        return (self.seat,)

    def proceed(self, state: Venice) -> Happenings:
        if self.drawn:
            return
        pile = state.smugglers[self.letter]
        if pile.held is not None:
            pile.deck.append(pile.held)
            pile.held = None
        if len(pile.deck) < COMPONENTS.turn.drawn:
            pile.deck.extend(pile.used)
            pile.used.clear()
            state.chance.shuffle(pile.deck)
            yield DeckShuffled(deck=deck_name(self.letter))
        self.drawn = [pile.deck.pop() for _ in range(COMPONENTS.turn.drawn)]
        name = deck_name(self.letter)
        yield CardsDrawn(seat=self.seat, deck=name, cards=len(self.drawn))
        yield CardsShown(seat=self.seat, deck=name, cards=tuple(self.drawn), to=(self.seat,), reveals=True)

    def boats(self, state: Venice) -> list[str]:
        return [gondola for gondola in sorted(state.gondolas) if gondola.startswith(f"smuggler_{self.letter.lower()}")]

    def forms(self, state: Venice, seat: int) -> Iterable[Form]:
        if seat != self.seat:
            return
        boats = self.boats(state)
        ways: dict[str, Domain] = {}
        for card in self.drawn:
            by_boat: dict[str, Domain] = {}
            for boat, (cost, found) in routes(state, boats, smuggler_tile(card)).items():
                facts = tuple({"cost": cost, "meets": len(self.met(state, boat, route))} for route in found)
                by_boat[boat] = One(tuple(found), facts)
            ways[card] = By("gondola", by_boat)
        tiles = tuple({"quay": smuggler_tile(card)} for card in self.drawn)
        places = tuple({"quay": state.gondolas[boat].quay or ""} for boat in boats)
        yield form(
            MoveSmuggler,
            card=One(tuple(self.drawn), tiles),
            gondola=One(tuple(boats), places),
            route=By("card", ways),
        )

    def default(self, state: Venice, seat: int) -> Action:
        card, boat = self.drawn[0], self.boats(state)[0]
        _, found = routes(state, (boat,), smuggler_tile(card))[boat]
        return MoveSmuggler(card, boat, found[0])

    def met(self, state: Venice, gondola: str, route: Route) -> list[int]:
        """The owners of the players' gondolas that it meets on the way, one for each."""
        exempt = self.seat if state.options.smuggler_mover_exempt and not state.doge else None
        return [
            state.gondolas[other].owner
            for quay in route[:-1]
            for other in state.stack(quay)
            if state.gondolas[other].owner >= 0 and state.gondolas[other].owner != exempt
        ]

    def play(self, state: Venice, seat: int, action: MoveSmuggler) -> Happenings:
        state.phases.pop()
        pile = state.smugglers[self.letter]
        (pile.held,) = (card for card in self.drawn if card != action.card)
        if state.doge:
            state.doge.played.append(action.card)
        else:
            pile.used.append(action.card)
        tile = smuggler_tile(action.card)
        yield SmugglerMoved(
            seat=seat, card=action.card, gondola=action.gondola, route=action.route, quay=tile, reveals=True
        )
        met = self.met(state, action.gondola, action.route)
        state.then(Arriving(seat=seat, letter=self.letter, gondola=action.gondola, tile=tile))
        if met:
            owed = {owner: met.count(owner) for owner in sorted(set(met))}
            state.then(Meeting(asked=(), owed=owed))


class Arriving(Phase, kw_only=True):
    """The end of the route: the gondola moors, an assistant is trained, and the Doge scores for him."""

    seat: int
    letter: str
    gondola: str
    tile: str

    def proceed(self, state: Venice) -> Happenings:
        state.phases.pop()
        if state.gondolas[self.gondola].quay != self.tile:
            opponent = None if state.doge else next(seat for seat in range(state.seats) if seat != self.seat)
            yield from moor(state, self.gondola, self.tile, opponent)
        colour = colour_of(state, self.letter)
        yield from train(state, colour, self.tile)
        if state.doge:
            space = state.assistants[self.tile].get(colour, 0)
            yield from change_doge(state, "vp", space_points(state, space), "assistants")


def space_points(state: Venice, space: int) -> int:
    """What the Doge scores for his assistant on this space."""
    points = (0, *COMPONENTS.doge.spaces)
    if space == 1 and state.options.doge_point_for_first_space:
        return COMPONENTS.doge.first_space_harder
    if space == len(points) - 1 and state.options.doge_fewer_for_last_space:
        return COMPONENTS.doge.fourth_space_easier
    return points[space]
