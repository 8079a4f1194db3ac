"""Genoa, for two to five."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random

from rules.chance import Chance
from rules.game import Action, Game, Result
from rules.genoa.acquisition import (
    Acquire,
    AcquisitionWaived,
    BuildingAcquired,
    DiscsTaken,
    OwnerOusted,
    Waive,
)
from rules.genoa.acting import (
    Act,
    Acted,
    ActionDeclined,
    Decline,
    ExtraActionUsed,
    Fill,
    Finish,
    Hand,
    OwnerPaid,
    ProceedsHanded,
)
from rules.genoa.advice import advise
from rules.genoa.buildings import LargeOrderFilled, SmallOrderFilled, Took
from rules.genoa.closing import Deliver, GameBegan, MessageDelivered, Rounds, TurnBegan, TurnEnded
from rules.genoa.haggling import (
    Accept,
    CardsShown,
    Offer,
    OfferMade,
    OfferRejected,
    Pass,
    Passed,
    Propose,
    Reject,
    Withdraw,
)
from rules.genoa.journey import Begin, JourneyEnded, Move, Stop
from rules.genoa.offers import DealStruck, OffersLapsed, OfferWithdrawn, TowerMoved
from rules.genoa.pieces import CARDS, COMPONENTS, DUCATS, GOODS, KINDS, MARKER, TOKENS
from rules.genoa.scoring import BuildingsPaid, ContractsPaid, GameEnded, result
from rules.genoa.start import DiceRolled, Roll, RoundMarkerMoved, StartAt, StartChosen
from rules.genoa.state import Deck, Genoa, GenoaOptions, Player, Turn
from rules.genoa.stock import CardsDrawn, CardsHanded, CardsSeen, DeckShuffled, MarkersExchanged
from rules.genoa.tokens import BuildingUsed, CommodityTaken, TakeCommodity, Trade, Traded, UseBuilding
from rules.genoa.view import GenoaView, see


class GenoaGame(Game[Genoa]):
    name = "genoa"
    seats = range(min(COMPONENTS.rounds.by_players), max(COMPONENTS.rounds.by_players) + 1)
    schema = 1
    Options = GenoaOptions
    State = Genoa
    actions = (
        Roll, StartAt, Move, Stop, Act, Begin, Fill, Finish, Decline, Hand, TakeCommodity, Trade, UseBuilding,
        Offer, Propose, Accept, Reject, Withdraw, Pass, Acquire, Waive, Deliver,
    )  # fmt: skip
    events = (
        GameBegan, TurnBegan, DiceRolled, StartChosen, RoundMarkerMoved, TowerMoved, JourneyEnded, TurnEnded,
        OfferMade, CardsShown, OfferRejected, OfferWithdrawn, OffersLapsed, Passed, DealStruck,
        Acted, ActionDeclined, ExtraActionUsed, OwnerPaid, ProceedsHanded, Took, CardsDrawn, CardsSeen, CardsHanded,
        MarkersExchanged, DeckShuffled, LargeOrderFilled, SmallOrderFilled, MessageDelivered,
        CommodityTaken, Traded, BuildingUsed,
        BuildingAcquired, OwnerOusted, DiscsTaken, AcquisitionWaived,
        BuildingsPaid, ContractsPaid, GameEnded,
    )  # fmt: skip

    def begin(self, seats: int, options: GenoaOptions, chance: Chance) -> Genoa:
        first = chance.below(seats)
        decks = {}
        for kind in KINDS:
            cards = [card.id for card in CARDS.values() if card.kind == kind]
            chance.shuffle(cards)
            decks[kind] = Deck(down=cards)
        players = []
        for _ in range(seats):
            hand = [decks[kind].down.pop() for kind in KINDS for _ in range(COMPONENTS.hand.cards_of_each_deck)]
            ducats = COMPONENTS.money.start
            players.append(Player(ducats=ducats, cards=hand, sources={"start": ducats}))
        return Genoa(
            schema=self.schema,
            seats=seats,
            chance=chance,
            options=options,
            players=players,
            decks=decks,
            supply={**dict.fromkeys(GOODS, COMPONENTS.goods.each), **COMPONENTS.tokens.count},
            markers=[COMPONENTS.markers.each] * seats,
            first=first,
            turn=Turn(merchant=first, acted=[0] * seats, made=[0] * seats),
            phases=[Rounds()],
        )

    def view(self, state: Genoa, seat: int | None) -> GenoaView:
        return see(state, seat)

    def score(self, state: Genoa) -> Result:
        return result(state)

    def census(self, state: Genoa) -> Mapping[str, int]:
        pieces = Counter(state.supply)
        for seat, player in enumerate(state.players):
            pieces.update(player.cards)
            pieces.update({item: count for item, count in player.open.items() if item != MARKER})
            placed = sum(owner == seat for owner in state.owners.values())
            pieces[f"{MARKER} {seat}"] = state.markers[seat] + player.open.get(MARKER, 0) + placed
        for deck in state.decks.values():
            pieces.update(deck.down)
            pieces.update(deck.up)
        return pieces

    def accounts(self, state: Genoa) -> Sequence[Mapping[str, int]]:
        return tuple({DUCATS: player.ducats} for player in state.players)

    def hidden(self, state: Genoa, seat: int | None) -> Mapping[str, Iterable[str]]:
        """Cards of each kind that this seat sees nowhere: in the decks, and in the hands of others."""
        known = {card for deck in state.decks.values() for card in deck.up}
        if seat is not None:
            known.update(state.players[seat].cards)
        for offer in state.turn.offers:
            if offer.order is not None:
                known.add(offer.order)
            if offer.shown and offer.to == seat:
                known.update(offer.cards)
        return {
            kind: [card.id for card in CARDS.values() if card.kind == kind and card.id not in known] for kind in KINDS
        }

    def advise(self, state: Genoa, seat: int, random: Random) -> Action:
        return advise(state, seat)

    def longest(self, seats: int) -> int:
        rounds = max(COMPONENTS.rounds.by_players[seats], COMPONENTS.rounds.five_players_elsewhere)
        offers = COMPONENTS.haggling.offers_in_turn
        # each seat: an offer made and taken back or refused, a pass at every place and one for the turn, an answer to
        # the street, and its messages; the tower's moves and actions
        bargaining = seats * (3 * offers + COMPONENTS.tower.discs + 2 + COMPONENTS.decks["message"].size)
        # Spending a token may bring others, but never as much as it cost, if a good, card or marker counts 2, a
        # building action 6, any other token at most 5: so all there is bounds what can be spent in a turn.
        things = seats * COMPONENTS.markers.each + len(CARDS) + len(GOODS) * COMPONENTS.goods.each
        spending = 2 * things + 6 * sum(COMPONENTS.tokens.count.values())
        return rounds * seats * (bargaining + spending + 4 * COMPONENTS.tower.discs * len(TOKENS))


GAME = GenoaGame()
