"""Venice, for one to five: alone against the Doge, with two players and smugglers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random

from rules.chance import Chance
from rules.game import Action, Game, Result
from rules.phases import SECOND_THOUGHTS
from rules.venice.activating import Activate, Activated, Decline, EffectUsed, InfluenceGivenUp, UseEffect
from rules.venice.advice import advise
from rules.venice.bridges import BridgeBuilt, Build, TakeInstead
from rules.venice.cargo import Stow, Stowed, Transfer, Transferred
from rules.venice.completing import Complete, MissionCompleted, MissionFiled
from rules.venice.course import FavourTurned, FirstPlayerDrawn, TurnBegan, TurnEnded, TurnFavour
from rules.venice.doge import DogeCardPlayed, DogePlaced, DogeRow
from rules.venice.drawing import (
    CardKept,
    CardsDrawn,
    CardsShown,
    DeckShuffled,
    DogeCardRemoved,
    Drawing,
    FaceKept,
    Keep,
)
from rules.venice.influence import InfluencePlayed, SpyPlaced, Use
from rules.venice.ledger import DogeChanged, EndTriggered
from rules.venice.lowering import Lower, Lowered, Stand, Stood
from rules.venice.meeting import CubeYielded, Face, Faced, Greet, Met, Yield
from rules.venice.mooring import Moored
from rules.venice.opening import GondolierPlaced, Man
from rules.venice.orders import ORDERS
from rules.venice.pieces import COMPONENTS, GOODS, QUAYS
from rules.venice.placement import Choose, MissionsChosen, MissionsDealt, Place
from rules.venice.sailing import Sail, Sailed
from rules.venice.scoring import Arrested, AssistantsScored, CoinsScored, CouncilScored, FavoursScored, result
from rules.venice.setup import set_up
from rules.venice.smugglers import MoveSmuggler, SmugglerMoved, Smuggling
from rules.venice.state import Venice, VeniceOptions
from rules.venice.training import AllPlaced, Pushed, Trained
from rules.venice.view import VeniceView, see


class VeniceGame(Game[Venice]):
    name = "venice"
    seats = range(1, 6)
    schema = 1
    Options = VeniceOptions
    State = Venice
    actions = (
        Choose, Place, Use, Man, Sail, Greet, Face, Yield, Transfer, Stow, Complete, Activate, UseEffect, Decline,
        Keep, Build, TakeInstead, MoveSmuggler, TurnFavour, Lower, Stand,
    )  # fmt: skip
    events = (
        FirstPlayerDrawn, MissionsDealt, MissionsChosen, TurnBegan, TurnEnded, InfluencePlayed, SpyPlaced,
        GondolierPlaced, Sailed, Met, Faced, CubeYielded, Transferred, Stowed, Moored, MissionCompleted, MissionFiled,
        Trained, Pushed, AllPlaced, Activated, EffectUsed, InfluenceGivenUp, BridgeBuilt, CardsDrawn, CardsShown,
        CardKept, FaceKept, DeckShuffled, SmugglerMoved, DogePlaced, DogeCardPlayed, DogeCardRemoved, DogeRow,
        DogeChanged, FavourTurned, EndTriggered, CouncilScored, AssistantsScored, Lowered, Stood, CoinsScored,
        FavoursScored, Arrested,
    )  # fmt: skip

    orders = ORDERS

    def begin(self, seats: int, options: VeniceOptions, chance: Chance) -> Venice:
        return set_up(self.schema, seats, options, chance)

    def view(self, state: Venice, seat: int | None) -> VeniceView:
        return see(state, seat)

    def score(self, state: Venice) -> Result:
        return result(state)

    def census(self, state: Venice) -> Mapping[str, int]:
        cards = Counter(card for pile in _piles(state) for card in pile)
        cards["gondolas"] = len(state.gondolas)
        for item, left in state.supply.items():
            cards[item] = left + sum(own[item] for own in self.accounts(state))
        return cards

    def accounts(self, state: Venice) -> Sequence[Mapping[str, int]]:
        return tuple(_belongings(state, seat) for seat in range(state.seats))

    def hidden(self, state: Venice, seat: int | None) -> Mapping[str, Iterable[str]]:
        missions, influence = [*state.missions, *state.missions_box], list(state.influence)
        smugglers = {letter: [*pile.deck, *pile.box] for letter, pile in state.smugglers.items()}
        for other, player in enumerate(state.players):
            if other != seat:
                missions += player.missions
                influence += player.influence
                for letter in state.letters(other):
                    held = state.smugglers[letter].held
                    smugglers[letter] += [held] if held else []
        for phase in state.phases:
            if isinstance(phase, Drawing) and phase.seat != seat:
                (influence if phase.deck == "influence" else missions).extend(phase.drawn)
            elif isinstance(phase, Smuggling) and phase.seat != seat:
                smugglers[phase.letter].extend(phase.drawn)
        doge = [*state.doge.deck, *state.doge.box] if state.doge else []
        return {"missions": missions, "influence": influence, "doge": doge, **smugglers}

    def advise(self, state: Venice, seat: int, random: Random) -> Action:
        return advise(state, seat)

    def longest(self, seats: int) -> int:
        answers = seats * (1 + SECOND_THOUGHTS)
        # at each quay: sail, greet, transfer, yield every cube aboard, exchange, complete, activate, stow, two draws, a
        # bridge, a permanent effect with a draw or cubes of its own
        at_a_quay = answers + 2 * COMPONENTS.limits.hold + 14
        turn = (len(QUAYS) + 1) * at_a_quay
        rounds = COMPONENTS.patience.rounds + COMPONENTS.end.more_rounds
        lowering = seats * (1 + seats * COMPONENTS.limits.intrigue[seats])
        return seats * (1 + rounds * turn) + 2 * seats * at_a_quay + answers + lowering


def _piles(state: Venice) -> Iterable[list[str]]:
    """Wherever cards can be."""
    yield from (state.missions, state.missions_box, state.influence, state.influence_used)
    for player in state.players:
        yield from (player.missions, player.slots, player.archive, player.influence)
    for phase in state.phases:
        if isinstance(phase, Drawing | Smuggling):
            yield phase.drawn
    for smugglers in state.smugglers.values():
        yield from (smugglers.deck, smugglers.used, smugglers.box)
        yield [smugglers.held] if smugglers.held else []
    if state.doge:
        yield from (state.doge.deck, state.doge.row, state.doge.used, state.doge.box, state.doge.played)


def _belongings(state: Venice, seat: int) -> dict[str, int]:
    player = state.players[seat]
    holds = [state.gondolas[gondola].hold for gondola in state.own(seat)]
    return {
        "coins": player.coins,
        "vp": player.vp,
        "scrolls": player.scrolls,
        "intrigue": player.intrigue,
        "council": player.council,
        **{good: sum(hold[place] for hold in holds) for place, good in enumerate(GOODS)},
    }


GAME = VeniceGame()
