"""The state of a game of Medici."""

from msgspec import Struct

from rules.game import Options, State
from rules.medici.day import Day, Turn
from rules.medici.pieces import CARDS, COMPONENTS, space, value


class MediciOptions(Options, frozen=True):
    deck: str = "reconstructed"
    high_bonus: bool = False

    @classmethod
    def values(cls, name: str, kind: object) -> tuple[object, ...]:
        return tuple(COMPONENTS.decks.counts) if name == "deck" else super().values(name, kind)


class Player(Struct):
    florins: int = 0
    ship: list[str] = []
    warehouse: dict[str, int] = {}
    """Goods unloaded, by kind of card."""
    from_ships: int = 0
    from_goods: int = 0
    from_bonuses: int = 0

    def symbols(self, good: str) -> int:
        return sum(CARDS[card].symbols * count for card, count in self.warehouse.items() if CARDS[card].good == good)

    @property
    def cargo(self) -> int:
        return value(self.ship)


class Medici(State, tag="medici", tag_field="game", kw_only=True):
    options: MediciOptions
    players: list[Player]
    deck: list[str]
    """The top card is the last one."""
    market: list[str] = []
    box: list[str] = []
    day: int = 0
    phases: list[Day | Turn]

    @property
    def capacity(self) -> int:
        return COMPONENTS.ship.capacity[self.seats]

    def free(self, seat: int) -> int:
        """Space left on a ship."""
        return self.capacity - space(self.players[seat].ship)
