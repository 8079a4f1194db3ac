"""The reckoning, in its order: the Great Council, assistants, then intrigue may be lowered; coins, favour cards, the
arrest of whoever has the most intrigue, and the winner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from rules.game import Event, Happenings, Result
from rules.venice.ledger import change, change_doge
from rules.venice.pieces import COMPONENTS

if TYPE_CHECKING:
    from rules.venice.state import Venice

Marker = TypeVar("Marker")


class CouncilScored(Event, frozen=True, kw_only=True):
    fields: tuple[int, ...]
    vp: tuple[int, ...]


class AssistantsScored(Event, frozen=True, kw_only=True):
    placed: tuple[int, ...]
    vp: tuple[int, ...]


class CoinsScored(Event, frozen=True, kw_only=True):
    coins: tuple[int, ...]
    vp: tuple[int, ...]


class FavoursScored(Event, frozen=True, kw_only=True):
    vp: tuple[int, ...]


class Arrested(Event, frozen=True, kw_only=True):
    """Whoever has the most intrigue cannot win; None: nobody has any, or the Doge has more."""

    seat: int | None
    intrigue: int


def shares(fields: Mapping[Marker, int], rewards: Sequence[int]) -> dict[Marker, int]:
    """What each marker earns: places by field, equals share the places they cover, rounded down; field 0 nothing."""
    earned = {}
    for marker, field in fields.items():
        above = sum(other > field for other in fields.values())
        equal = sum(other == field for other in fields.values())
        earned[marker] = sum(rewards[above : above + equal]) // equal if field else 0
    return earned


def council_shares(state: Venice) -> dict[int | str, int]:
    """By seat, and by letter for the markers of the Doge."""
    fields: dict[int | str, int] = {seat: player.council for seat, player in enumerate(state.players)}
    if state.doge:
        fields.update(state.doge.council)
        return shares(fields, COMPONENTS.council.rewards[COMPONENTS.doge.rewards_as])
    return shares(fields, COMPONENTS.council.rewards[state.seats])


def for_assistants(state: Venice, seat: int) -> int:
    """Enough assistants on the board earn half of one's field of the Great Council, rounded up, or all of it."""
    placed, field = state.assistants_on(seat), state.players[seat].council
    if placed >= COMPONENTS.end.whole_from:
        return field
    return -(-field // 2) if placed >= COMPONENTS.end.half_from else 0


def score_before_lowering(state: Venice) -> Happenings:
    earned = council_shares(state)
    seats = range(state.seats)
    council = tuple(earned[seat] for seat in seats)
    yield CouncilScored(fields=tuple(player.council for player in state.players), vp=council)
    yield from _pay(state, council, "great_council_rewards")
    if state.doge:
        for letter in state.doge.council:
            yield from change_doge(state, "vp", earned[letter], "great_council_rewards")
    assistants = tuple(for_assistants(state, seat) for seat in seats)
    yield AssistantsScored(placed=tuple(state.assistants_on(seat) for seat in seats), vp=assistants)
    yield from _pay(state, assistants, "assistants")


def score_last(state: Venice) -> Happenings:
    coins = tuple(player.coins for player in state.players)
    worth = tuple(count // COMPONENTS.end.coins_per_point for count in coins)
    yield CoinsScored(coins=coins, vp=worth)
    yield from _pay(state, worth, "coins")
    favours = tuple(COMPONENTS.favour.unused if player.favour else 0 for player in state.players)
    if any(favours):
        yield FavoursScored(vp=favours)
        yield from _pay(state, favours, "favour")
    state.arrested = to_arrest(state)
    yield Arrested(seat=state.arrested, intrigue=max(player.intrigue for player in state.players))


def _pay(state: Venice, points: Sequence[int], why: str) -> Happenings:
    for seat, vp in enumerate(points):
        yield from change(state, seat, "vp", vp, why)


def to_arrest(state: Venice) -> int | None:
    """Who would be arrested now: the most intrigue above zero; among equals the last in turn order. Alone, the player
    if the Doge has no more than he."""
    most = max(player.intrigue for player in state.players)
    if not most:
        return None
    if state.doge:
        return 0 if most >= state.doge.intrigue else None
    return [seat for seat in state.in_turn(state.first) if state.players[seat].intrigue == most][-1]


def standing(state: Venice) -> tuple[int, ...]:
    """Places: most points first, among equals the last in turn order; the arrested player is last."""
    order = state.in_turn(state.first)
    keys = [(seat != state.arrested, state.players[seat].vp, order.index(seat)) for seat in range(state.seats)]
    return tuple(1 + sum(other > own for other in keys) for own in keys)


def result(state: Venice) -> Result:
    scores = tuple(player.vp for player in state.players)
    places = standing(state)
    if state.doge:
        won = state.arrested is None and scores[0] > state.doge.vp
        # beaten by the Doge, the only player is second
        places = (1,) if won else (2,)
    return Result(places=places, scores=scores, sources=tuple(dict(player.earned) for player in state.players))
