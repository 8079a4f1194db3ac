"""Influence cards: one may be played at the beginning of a turn. Each kind offers something to choose, or nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from rules.game import Action, By, Domain, Event, Form, Happenings, Illegal, One, form
from rules.venice.activating import Activating, level
from rules.venice.bridges import build, can_build, free_canals
from rules.venice.cargo import Stowing, Transferring
from rules.venice.drawing import can_draw_mission
from rules.venice.effects import Reckoning, gain_of, use
from rules.venice.ledger import change
from rules.venice.pieces import BUILDINGS, CANALS, INFLUENCE, TILES, TOP, Influence, kind
from rules.venice.training import to_top, train

if TYPE_CHECKING:
    from rules.venice.state import Venice

Choice = str | None
Choices = dict[Choice, dict[str, int | str]]
"""What may be chosen with a card, and the facts to decide by. Nothing in it: the card cannot be played."""

POINTS, MISSION, PLAIN, MORE = "points", "mission", "plain", "more"


class Use(Action, frozen=True):
    """Play this influence card, on what it asks for: a tile, a gondola, a canal, or one of two ways to use it."""

    card: str
    on: str | None = None


class InfluencePlayed(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    on: str | None


class SpyPlaced(Event, frozen=True, kw_only=True):
    seat: int
    building: str


def _boat(state: Venice, seat: int) -> str:
    """Cards that have nothing to do with cubes need no gondola of their own."""
    return state.own(seat)[0]


# -------------------------------------------------------------------- what may be chosen


def _nothing(state: Venice, seat: int, card: Influence) -> Choices:
    reckoning = Reckoning(state, seat, _boat(state, seat), (card.effect,))
    return {None: reckoning.facts((0,))}


def _assistants(state: Venice, seat: int, card: Influence) -> Choices:
    spaces = {tile: spaces[seat] for tile, spaces in state.assistants.items() if seat in spaces}
    return {tile: {"space": space} for tile, space in spaces.items() if space < TOP}


def _where_moored(state: Venice, seat: int, card: Influence) -> Choices:
    quays = [str(state.gondolas[gondola].quay) for gondola in state.own(seat)]
    return {quay: {"effects": effects} for quay in quays if (effects := level(state, seat, quay, spied=False))}


def _more(state: Venice, seat: int, card: Influence) -> Choices:
    reckoning = Reckoning(state, seat, _boat(state, seat), (card.effect, card.more))
    return {PLAIN: reckoning.facts((0,)), MORE: reckoning.facts((0, 1))}


def _bridge(state: Venice, seat: int, card: Influence) -> Choices:
    choices: Choices = {POINTS: {"vp": gain_of(state, seat, card.effect)["vp"]}}
    if can_build(state, seat):
        choices.update({canal: {"fee": CANALS[canal].fee} for canal in free_canals(state)})
    return choices


def _gondola(state: Venice, seat: int, card: Influence) -> Choices:
    return {gondola: {"quay": str(state.gondolas[gondola].quay)} for gondola in state.own(seat)}


def _mission(state: Venice, seat: int, card: Influence) -> Choices:
    choices: Choices = {POINTS: dict(card.effect.gain)}
    if can_draw_mission(state, seat):
        choices[MISSION] = {"cards": card.more.missions}
    return choices


def _spy(state: Venice, seat: int, card: Influence) -> Choices:
    cost = card.effect.cost["coins"]
    if cost > state.players[seat].coins:
        return {}
    tiles = tuple(BUILDINGS) if state.options.spy_on_public_building else TILES
    return {tile: {"cost": cost} for tile in tiles}


CHOICES: dict[str | None, Callable[[Venice, int, Influence], Choices]] = {
    None: _nothing,
    "assistant_to_top": _assistants,
    "assistant_one_up": _assistants,
    "building_where_moored": _where_moored,
    "more": _more,
    "bridge": _bridge,
    "gondola_to_load": _gondola,
    "mission": _mission,
    "building_for_spy": _spy,
}


def choices(state: Venice, seat: int, card: str) -> Choices:
    printed = INFLUENCE[kind(card)]
    return CHOICES[printed.choose](state, seat, printed)


def playing(state: Venice, seat: int) -> Iterable[Form]:
    offered = {card: choices(state, seat, card) for card in state.players[seat].influence}
    offered = {card: found for card, found in offered.items() if found}
    if offered:
        on: dict[str, Domain] = {card: One(tuple(found), tuple(found.values())) for card, found in offered.items()}
        yield form(Use, card=One(tuple(offered)), on=By("card", on))


def why_not(state: Venice, seat: int, action: Use) -> Illegal | None:
    if action.card not in state.players[seat].influence:
        return Illegal("card_not_in_hand")
    if not choices(state, seat, action.card):
        return Illegal("card_has_no_use_now", card=kind(action.card))
    return None


# -------------------------------------------------------------------- what they do


def _simply(state: Venice, seat: int, card: Influence, on: str) -> Happenings:
    yield from use(state, seat, _boat(state, seat), (card.effect,), card.id)


def _to_top(state: Venice, seat: int, card: Influence, on: str) -> Happenings:
    yield from to_top(state, seat, on)
    yield from use(state, seat, _boat(state, seat), (card.effect,), card.id)


def _one_up(state: Venice, seat: int, card: Influence, on: str) -> Happenings:
    yield from train(state, seat, on)


def _overtime(state: Venice, seat: int, card: Influence, on: str) -> Happenings:
    gondola = next(gondola for gondola in state.own(seat) if state.gondolas[gondola].quay == on)
    state.then(Activating(seat=seat, gondola=gondola, building=on))
    return ()


def _councillors(state: Venice, seat: int, card: Influence, on: str) -> Happenings:
    effects = (card.effect, card.more) if on == MORE else (card.effect,)
    yield from use(state, seat, _boat(state, seat), effects, card.id)


def _build(state: Venice, seat: int, card: Influence, on: str) -> Happenings:
    if on == POINTS:
        yield from use(state, seat, _boat(state, seat), (card.effect,), card.id)
    else:
        yield from build(state, seat, on)


def _supplies(state: Venice, seat: int, card: Influence, on: str) -> Happenings:
    state.then(
        Transferring(seat=seat, gondola=on),
        Stowing(seat=seat, gondola=on, steps=list(card.effect.gain.items()), why=card.id),
    )
    return ()


def _contract(state: Venice, seat: int, card: Influence, on: str) -> Happenings:
    yield from use(state, seat, _boat(state, seat), (card.more if on == MISSION else card.effect,), card.id)


def _hire(state: Venice, seat: int, card: Influence, on: str) -> Happenings:
    state.spy = on
    yield SpyPlaced(seat=seat, building=on)
    yield from change(state, seat, "coins", -card.effect.cost["coins"], card.id)


DOES: dict[str | None, Callable[[Venice, int, Influence, str], Happenings]] = {
    None: _simply,
    "assistant_to_top": _to_top,
    "assistant_one_up": _one_up,
    "building_where_moored": _overtime,
    "more": _councillors,
    "bridge": _build,
    "gondola_to_load": _supplies,
    "mission": _contract,
    "building_for_spy": _hire,
}


def play_card(state: Venice, seat: int, action: Use) -> Happenings:
    printed = INFLUENCE[kind(action.card)]
    state.players[seat].influence.remove(action.card)
    state.influence_used.append(action.card)
    yield InfluencePlayed(seat=seat, card=action.card, on=action.on, reveals=True)
    yield from DOES[printed.choose](state, seat, printed, action.on or "")
