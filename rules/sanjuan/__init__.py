"""San Juan with its New Buildings, for two to four."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random

from rules.chance import Chance
from rules.game import Action, Game, Result
from rules.phases import SECOND_THOUGHTS
from rules.sanjuan.advice import advise
from rules.sanjuan.builder import Build, BuildingPassed, Built, GoodLost, Pass
from rules.sanjuan.councillor import CardsKept, GoodStored, Keep
from rules.sanjuan.orders import ORDERS
from rules.sanjuan.pieces import COMPONENTS, KINDS, MARKETS, cards
from rules.sanjuan.piles import CardsDiscarded, CardsDrawn, CardsParted, CardsSeen, DeckShuffled, Discard
from rules.sanjuan.producer import Produce, Produced
from rules.sanjuan.prospector import CardsTurnedUp
from rules.sanjuan.round_start import Deposit, Exchanged, Swap, Tidy, Tucked
from rules.sanjuan.rounds import MOST_ROUNDS, RoleTaken, Round, RoundBegan, TakeRole
from rules.sanjuan.scoring import GameEnded, PointsCounted, result
from rules.sanjuan.setup import Deal, GovernorDrawn, HandsDealt
from rules.sanjuan.state import Building, Player, SanJuan, SanJuanOptions
from rules.sanjuan.trader import MarketShown, Sell, Sold
from rules.sanjuan.view import SanJuanView, see


class SanJuanGame(Game[SanJuan]):
    name = "sanjuan"
    seats = range(2, 5)
    schema = 1
    Options = SanJuanOptions
    State = SanJuan
    actions = (TakeRole, Build, Pass, Produce, Sell, Keep, Discard, Swap, Tidy, Deposit)
    events = (
        GovernorDrawn, HandsDealt, RoundBegan, RoleTaken, Built, GoodLost, BuildingPassed, Produced, MarketShown, Sold,
        GoodStored, CardsKept, CardsTurnedUp, Exchanged, Tucked, CardsDrawn, CardsSeen, CardsDiscarded, CardsParted,
        DeckShuffled, GameEnded, PointsCounted,
    )  # fmt: skip

    orders = ORDERS

    def begin(self, seats: int, options: SanJuanOptions, chance: Chance) -> SanJuan:
        first = KINDS[COMPONENTS.setup.building].cards()[:seats]
        deck = [card for card in cards(expansion=options.expansion, in_deck=True) if card not in first]
        markets = list(MARKETS)
        chance.shuffle(deck)
        chance.shuffle(markets)
        return SanJuan(
            schema=self.schema,
            seats=seats,
            chance=chance,
            options=options,
            players=[Player(buildings=[Building(card)]) for card in first],
            deck=deck,
            open=cards(expansion=options.expansion, in_deck=False),
            markets=markets,
            governor=chance.below(seats),
            phases=[Round(), Deal()],
        )

    def view(self, state: SanJuan, seat: int | None) -> SanJuanView:
        return see(state, seat)

    def score(self, state: SanJuan) -> Result:
        return result(state)

    def census(self, state: SanJuan) -> Mapping[str, int]:
        pieces = Counter((*state.deck, *state.discard, *state.box, *state.open, *state.markets))
        for player in state.players:
            pieces.update((*player.hand, *player.drawn))
            pieces.update(building.card for building in player.buildings)
            pieces.update(building.good for building in player.buildings if building.good)
            for tucked in player.under.values():
                pieces.update(tucked)
        return pieces

    def hidden(self, state: SanJuan, seat: int | None) -> Mapping[str, Iterable[str]]:
        unseen = [*state.deck, *state.discard]
        for other, player in enumerate(state.players):
            unseen.extend(building.good for building in player.buildings if building.good)
            if other != seat:
                unseen.extend((*player.hand, *player.drawn))
            for kind, tucked in player.under.items():
                if other != seat or KINDS[kind].tucks_unseen:
                    unseen.extend(tucked)
        return {"cards": unseen, "markets": state.markets[state.markets_shown :]}

    def advise(self, state: SanJuan, seat: int, random: Random) -> Action:
        return advise(state, seat)

    def longest(self, seats: int) -> int:
        # in a round each takes a role and builds once; three roles and the three steps of its start ask all at once
        answers = 1 + SECOND_THOUGHTS
        a_round = len(COMPONENTS.round.picks[seats]) + seats + (len(COMPONENTS.roles) + 1) * seats * answers
        return MOST_ROUNDS * a_round + seats * answers


GAME = SanJuanGame()
