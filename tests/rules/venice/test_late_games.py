"""The laws in the late game: random play seldom gets as far as missions completed, cards and skilled assistants."""

from random import Random
from typing import Any

import pytest

from rules.chance import Chance
from rules.venice import VeniceGame
from rules.venice.pieces import COMPONENTS, TILES, TOP
from rules.venice.state import Venice
from tests.laws.kit import LAWS, Trial

SKILLED = TILES[:9]


class LateVenice(VeniceGame):
    """Everybody begins with completed missions, influence cards, some intrigue, and assistants at most tiles."""

    def begin(self, seats: int, options: Any, chance: Chance) -> Venice:
        state = super().begin(seats, options, chance)
        for seat, player in enumerate(state.players):
            spare = state.missions_box or state.missions
            player.slots = [spare.pop() for _ in range(min(COMPONENTS.pieces.slots, len(spare)))]
            player.influence = [state.influence.pop() for _ in range(3)]
            player.intrigue = 3
            player.scrolls = chance.below(5)
            for tile in SKILLED:
                state.assistants[tile][seat] = TOP
        return state


GAME = LateVenice()


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_law_holds_in_a_late_game(law: str, seats: int) -> None:
    random = Random(f"{law} {seats}")
    for options in (GAME.Options(), some_options(random)):
        LAWS[law](Trial(GAME, seats, options, random))


def some_options(random: Random) -> Any:
    return GAME.Options(**{name: random.choice(values) for name, values in GAME.Options.choices().items()})
