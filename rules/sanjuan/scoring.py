"""The end of the game: points printed on buildings, for cards under them, for what scoring buildings count, and last of
all for a Palace. Among equals the one with more cards in hand and goods wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from rules.game import Event, Happenings, Result, ordered
from rules.sanjuan.effects import Score, ScorePoints

if TYPE_CHECKING:
    from rules.sanjuan.pieces import Kind
    from rules.sanjuan.state import SanJuan


class GameEnded(Event, frozen=True, kw_only=True):
    why: Literal["buildings", "rounds"]


class PointsCounted(Event, frozen=True, kw_only=True):
    """What somebody has scored, by source: `buildings`, or the building that brought the points."""

    seat: int
    points: int
    sources: Mapping[str, int]
    left: int
    """Cards in hand and goods: what decides between equals."""


def end(state: SanJuan, why: Literal["buildings", "rounds"]) -> Happenings:
    state.phases.clear()
    yield GameEnded(why=why)
    for seat in range(state.seats):
        sources = points_of(state, seat)
        yield PointsCounted(
            seat=seat, points=sum(sources.values()), sources=sources, left=left_over(state, seat), reveals=True
        )


def points_of(state: SanJuan, seat: int, *, tucked: bool = True) -> dict[str, int]:
    """Points by source; without the cards under buildings, it is what anybody can count."""
    player = state.players[seat]
    others = [kind for other in state.players if other is not player for kind in other.kinds()]
    under = {building: len(cards) for building, cards in player.under.items()} if tucked else {}
    return count(player.kinds(), others, under)


def count(own: Sequence[Kind], others: Sequence[Kind], under: Mapping[str, int]) -> dict[str, int]:
    """The points of a table, given those of all others together and the cards under its buildings."""
    sources = {"buildings": sum(kind.points for kind in own), **under}
    scoring = [(kind.id, effect) for kind in own for effect in kind.effects if isinstance(effect, Score | ScorePoints)]
    for building, effect in scoring:
        if isinstance(effect, Score):
            sources[building] = effect.earns(own, others)
    before = sum(sources.values())
    for building, effect in scoring:
        if isinstance(effect, ScorePoints):
            sources[building] = effect.earns(before)
    return sources


def left_over(state: SanJuan, seat: int) -> int:
    player = state.players[seat]
    return len(player.hand) + len(player.goods())


def result(state: SanJuan) -> Result:
    sources = [points_of(state, seat) for seat in range(state.seats)]
    scores = [sum(one.values()) for one in sources]
    places = ordered([(score, left_over(state, seat)) for seat, score in enumerate(scores)])
    return Result(places=places, scores=tuple(scores), sources=tuple(sources))
