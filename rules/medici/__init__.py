"""Medici: The Card Game, for two to six."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from rules.chance import Chance
from rules.game import Action, Game, Result, ordered
from rules.medici.advice import advise
from rules.medici.day import CardRevealed, Day, DayBegan, DayEnded, LastTurn, Load, Loaded, Reveal
from rules.medici.orders import ORDERS
from rules.medici.pieces import COMPONENTS
from rules.medici.scoring import BonusPaid, GoodPaid, ShipsPaid
from rules.medici.state import Medici, MediciOptions, Player
from rules.medici.view import MediciView, see


class MediciGame(Game[Medici]):
    name = "medici"
    seats = range(2, 7)
    schema = 1
    Options = MediciOptions
    State = Medici
    actions = (Reveal, Load)
    events = (DayBegan, CardRevealed, Loaded, LastTurn, DayEnded, ShipsPaid, GoodPaid, BonusPaid)

    orders = ORDERS

    def begin(self, seats: int, options: MediciOptions, chance: Chance) -> Medici:
        deck = list(COMPONENTS.deck(options.deck))
        chance.shuffle(deck)
        return Medici(
            schema=self.schema,
            seats=seats,
            chance=chance,
            options=options,
            players=[Player() for _ in range(seats)],
            deck=deck,
            phases=[Day()],
        )

    def view(self, state: Medici, seat: int | None) -> MediciView:
        return see(state, seat)

    def score(self, state: Medici) -> Result:
        florins = tuple(player.florins for player in state.players)
        return Result(
            places=ordered(florins),
            scores=florins,
            sources=tuple(
                {"ships": player.from_ships, "goods": player.from_goods, "bonuses": player.from_bonuses}
                for player in state.players
            ),
        )

    def census(self, state: Medici) -> Mapping[str, int]:
        cards = Counter(state.deck) + Counter(state.market) + Counter(state.box)
        for player in state.players:
            cards += Counter(player.ship) + Counter(player.warehouse)
        return cards

    def accounts(self, state: Medici) -> Sequence[Mapping[str, int]]:
        return tuple({"florins": player.florins} for player in state.players)

    def stir(self, state: Medici, shuffle: Callable[[list[Any]], None]) -> None:
        shuffle(state.deck)

    def advise(self, state: Medici, seat: int, random: Random) -> Action:
        return advise(state, seat)

    def longest(self, seats: int) -> int:
        # every action takes a card from the deck or from the market, and unsold ones come back twice
        return 2 * COMPONENTS.days * COMPONENTS.decks.total


GAME = MediciGame()
