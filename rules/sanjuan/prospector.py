"""The prospector phase: whoever chose it draws a card; nobody else does anything. Then, clockwise from him, buildings
that prospect turn up cards for their owners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.game import Event, Happenings, Phase
from rules.sanjuan.effects import Dig, ProspectUnbuilt
from rules.sanjuan.pieces import CARDS, COMPONENTS
from rules.sanjuan.piles import draw, take

if TYPE_CHECKING:
    from rules.sanjuan.state import SanJuan


class CardsTurnedUp(Event, frozen=True, kw_only=True):
    """Cards were turned up before everybody; one of them, or none, went to the owner's hand, the rest was discarded."""

    seat: int
    building: str
    cards: tuple[str, ...]
    won: str | None


class Prospector(Phase, kw_only=True):
    seat: int
    times: int

    def proceed(self, state: SanJuan) -> Happenings:
        state.phases.pop()
        given = COMPONENTS.roles["prospector"]
        yield from draw(state, self.seat, given.everybody + given.privilege * self.times, "prospector")
        for seat in state.clockwise(self.seat):
            # ruling: an owner of both digs in the mine first
            for card, dig in state.players[seat].works(Dig):
                yield from turn_up(state, seat, CARDS[card].id, dig)
            for card, look in state.players[seat].works(ProspectUnbuilt):
                yield from turn_up(state, seat, CARDS[card].id, look)


def turn_up(state: SanJuan, seat: int, building: str, effect: Dig | ProspectUnbuilt) -> Happenings:
    shown = yield from take(state, effect.cards)
    # ruling: built is what stands on a table now
    standing = {kind.id for player in state.players for kind in player.kinds()}
    place = effect.wins([CARDS[card] for card in shown], standing)
    won = None if place is None else shown[place]
    for card in shown:
        # a card costs nothing to take, so nobody is asked whether he wants it
        (state.players[seat].hand if card == won else state.discard).append(card)
    if shown:
        yield CardsTurnedUp(seat=seat, building=building, cards=tuple(shown), won=won, reveals=True)
