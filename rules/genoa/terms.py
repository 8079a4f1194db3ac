"""The terms on which people may bargain, as forms.

What is given is named item by item, one's own cards by their faces; what is asked is bounded by the components alone,
so that nobody learns from a form what another holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from rules.game import Bundle, By, Domain, Form, One, Some, form
from rules.genoa.buildings import tokens_left
from rules.genoa.haggling import HERE, TURN, Accept, Offer, Pass, Propose, Reject, Withdraw
from rules.genoa.offers import ACT, ASK, MOVE, ORDER, OpenOffer, affordable, held, in_reach
from rules.genoa.pieces import (
    BUILDINGS,
    CARDS,
    COMPONENTS,
    DUCATS,
    EXTRA_ACTION,
    GOODS,
    KINDS,
    LARGE_ORDER,
    MARKER,
    OPEN,
    TOKENS,
    UNIT,
)

if TYPE_CHECKING:
    from rules.genoa.state import Genoa

_STEPS = {DUCATS: UNIT}
_NOTHING = Bundle({})
_NO = One((None,))
_ASKABLE = {
    DUCATS: COMPONENTS.haggling.most_ducats_asked,
    **dict.fromkeys(GOODS, COMPONENTS.goods.each),
    **COMPONENTS.tokens.count,
    MARKER: COMPONENTS.markers.each,
    **{kind: deck.size for kind, deck in COMPONENTS.decks.items()},
}
_PROMISES: dict[str, Domain] = {name: Bundle(building.yields) for name, building in BUILDINGS.items()}
_PAYING_PROMISES: dict[str, Domain] = {
    name: Bundle(building.yields, (tuple(building.yields),)) for name, building in BUILDINGS.items()
}
_ORDER_PROMISES: Mapping[str | None, Domain] = {
    token: Bundle({DUCATS: COMPONENTS.rewards.large_order, token: COMPONENTS.rewards.large_order_tokens}, steps=_STEPS)
    for token in TOKENS
} | {None: Bundle({DUCATS: COMPONENTS.rewards.large_order}, steps=_STEPS)}
_PROMISED = By("plan", {MOVE: _NOTHING, ORDER: By("token", _ORDER_PROMISES)}, By("place", _PROMISES, _NOTHING))
_WANTED = Bundle(_ASKABLE, steps=_STEPS)
_SHOWN = One((False, True))
_ONLY_MOVE = One((MOVE,))
_ONLY_ASK = One((ASK,))
_TO_ASK = One((ASK, MOVE))
_TO_ACT = One((ACT, ASK, MOVE))
_TO_DELIVER = One((ACT, ASK, ORDER, MOVE))
_HERE = One((ACT, ASK))
_HERE_TO_DELIVER = One((ACT, ASK, ORDER))
_PLANS = By("place", dict.fromkeys(BUILDINGS, _TO_ACT), _ONLY_MOVE)
_NO_CARDS = Some(())
_UNLESS = Some(tuple(BUILDINGS))
_ANYTHING = (DUCATS, *OPEN, *KINDS, *CARDS)
_NO_MERE_DUCATS = (*OPEN, *KINDS, *CARDS)


def payment(state: Genoa) -> tuple[tuple[str, ...], ...]:
    """What must be in a payment to the merchant: something; with two players something else than ducats."""
    # ruling: ducats alone buy nothing with two players, even if the merchant adds something of his
    return (_NO_MERE_DUCATS if state.for_two else _ANYTHING,)


def belongings(state: Genoa, seat: int) -> dict[str, int]:
    player = state.players[seat]
    limits = dict.fromkeys(player.cards, 1)
    limits.update(player.open)
    if player.ducats:
        limits[DUCATS] = player.ducats
    return limits


def parents(state: Genoa, seat: int) -> list[OpenOffer] | None:
    """Offers that a new one could replace or answer; None if this seat may make no more in this turn."""
    turn = state.turn
    if turn.made[seat] >= COMPONENTS.haggling.offers_in_turn:
        return None
    own = [offer for offer in turn.offers if offer.maker == seat]
    if len(own) >= COMPONENTS.haggling.open_offers:
        return own
    return own + [offer for offer in turn.offers if offer.to == seat]


def fresh(state: Genoa, seat: int) -> bool:
    """Whether one more may be open, rather than one instead of another."""
    return sum(offer.maker == seat for offer in state.turn.offers) < COMPONENTS.haggling.open_offers


def offer_form(state: Genoa, seat: int) -> Iterable[Form]:
    turn = state.turn
    earlier = parents(state, seat)
    ahead = state.board.within_reach(turn.path, turn.tower - 1)
    limits = belongings(state, seat)
    needs = payment(state)
    kept = limits if state.actions_left(seat) else _less(limits, (EXTRA_ACTION,))
    able = state.able(seat) and any(item in kept for item in needs[0])
    places = [turn.here, *ahead] if able and turn.open_here else ahead
    if earlier is None or not places:
        return
    parent = One((*_none_if(fresh(state, seat)), *(offer.id for offer in earlier)))
    if not any(item in limits for item in needs[0]):
        yield from _promise_form(state, seat, limits, ahead, parent)
        return
    everything = Bundle(limits, needs, _STEPS, "promise")
    orders = _deliverable(state, seat, places, limits) if able else {}
    plan, order, token = _plans(state, orders, able)
    give: Domain = everything
    if able and kept is not limits:
        give = By("plan", {MOVE: everything}, Bundle(kept, needs, _STEPS, "promise"))
    if orders:
        bundles = {
            card: Bundle(_kept_for(state, seat, limits, card), needs, _STEPS, "promise")
            for cards in orders.values()
            for card in cards
        }
        give = By("order", bundles, give)
    yield form(
        Offer,
        place=One(tuple(places)),
        plan=plan,
        order=order,
        token=token,
        promise=_PROMISED,
        give=give,
        want=_WANTED,
        shown=_SHOWN,
        parent=parent,
    )


def _promise_form(state: Genoa, seat: int, limits: dict[str, int], ahead: list[str], parent: One) -> Iterable[Form]:
    """Who has nothing to pay with may still promise what the action will bring."""
    turn = state.turn
    buildings = tuple(place for place in ([turn.here, *ahead] if turn.open_here else ahead) if place in BUILDINGS)
    if not buildings or not state.able(seat):
        return
    yield form(
        Offer,
        place=One(buildings),
        plan=_HERE,
        order=_NO,
        token=_NO,
        promise=By("place", _PAYING_PROMISES),
        give=Bundle(limits, steps=_STEPS),
        want=_WANTED,
        shown=One((False,)),
        parent=parent,
    )


def _plans(state: Genoa, orders: dict[str, tuple[str, ...]], able: bool) -> tuple[Domain, Domain, Domain]:
    if not able:
        return _ONLY_MOVE, _NO, _NO
    turn = state.turn
    if not orders and not turn.open_here:
        return _PLANS, _NO, _NO
    table = {**_PLANS.table, **dict.fromkeys(orders, _TO_DELIVER)}
    if turn.open_here:
        table[turn.here] = _HERE_TO_DELIVER if turn.here in orders else _HERE
    plan = By("place", table, _ONLY_MOVE)
    if not orders:
        return plan, _NO, _NO
    order = By("plan", {ORDER: By("place", {place: One(cards) for place, cards in orders.items()})}, _NO)
    return plan, order, By("plan", {ORDER: One(tokens_left(state))}, _NO)


def _deliverable(state: Genoa, seat: int, places: list[str], limits: dict[str, int]) -> dict[str, tuple[str, ...]]:
    """By villa, the large orders this seat could deliver there and still have something to pay with."""
    found: dict[str, tuple[str, ...]] = {}
    (needed,) = payment(state)
    for name in state.players[seat].cards:
        card = CARDS[name]
        if card.kind != LARGE_ORDER or card.place() not in places or any(good not in limits for good in card.goods):
            continue
        if any(item in needed for item in _kept_for(state, seat, limits, name)):
            found[card.place()] = (*found.get(card.place(), ()), name)
    return found


def _kept_for(state: Genoa, seat: int, limits: dict[str, int], order: str) -> dict[str, int]:
    kept = (order, *CARDS[order].goods)
    return _less(limits, kept if state.actions_left(seat) else (*kept, EXTRA_ACTION))


def _less(limits: dict[str, int], kept: Iterable[str]) -> dict[str, int]:
    """What may be given if one of each of these is kept."""
    rest = dict(limits)
    for item in kept:
        rest[item] = rest.get(item, 0) - 1
    return {item: count for item, count in rest.items() if count > 0}


def _none_if(fits: bool) -> tuple[None, ...]:
    return (None,) if fits else ()


def propose_form(state: Genoa, seat: int) -> Iterable[Form]:
    turn = state.turn
    earlier = parents(state, seat)
    if earlier is None:
        return
    onward = [place for place in state.board.neighbours[turn.here] if place not in turn.path] if turn.tower > 1 else []
    places: dict[int, Domain] = {}
    plans: dict[int, Domain] = {}
    buildings = [place for place in onward if place in BUILDINGS]
    for other in range(state.seats):
        if other == seat:
            continue
        here = (turn.here,) if turn.open_here and state.able(other) else ()
        if not here and not onward:
            continue
        places[other] = One((*here, *onward))
        if state.able(other):
            table: dict[str, Domain] = dict.fromkeys(buildings, _TO_ASK)
            table.update(dict.fromkeys(here, _ONLY_ASK))
            plans[other] = By("place", table, _ONLY_MOVE)
        else:
            plans[other] = _ONLY_MOVE
    partners = {offer.id: offer.to if offer.maker == seat else offer.maker for offer in earlier}
    partners = {offer: other for offer, other in partners.items() if other in places}
    answered = (*_none_if(fresh(state, seat)), *partners)
    if not places or not answered:
        return
    yield form(
        Propose,
        parent=One(answered),
        receiver=By("parent", {offer: One((other,)) for offer, other in partners.items()}, One(tuple(places))),
        place=By("receiver", places),
        plan=By("receiver", plans),
        promise=_PROMISED,
        want=Bundle(_ASKABLE, payment(state), _STEPS, "promise"),
        give=Bundle(belongings(state, seat), steps=_STEPS),
        shown=_SHOWN,
    )


def accept_form(state: Genoa, seat: int) -> Iterable[Form]:
    turn = state.turn
    addressed = [offer for offer in turn.offers if offer.to == seat and affordable(state, seat, offer)]
    if not addressed:
        return
    is_held = held(state)
    if seat == turn.merchant:
        ways = {} if is_held else state.board.ways(turn.path, turn.tower - 1)
        if turn.open_here:
            ways[turn.here] = [()]
        vias = {offer.id: One(tuple(ways[offer.place])) for offer in addressed if offer.place in ways}
    else:
        vias = {offer.id: One(((),)) for offer in addressed if in_reach(state, offer, is_held)}
    agreeable = [offer for offer in addressed if offer.id in vias]
    if not agreeable:
        return
    asked = {kind for offer in agreeable for kind in offer.want if kind in KINDS}
    yield form(
        Accept,
        offer=One(tuple(vias), tuple(balance(state, seat, offer) for offer in agreeable)),
        via=By("offer", vias),
        **{kind: _cards(state, seat, kind, agreeable) if kind in asked else _NO_CARDS for kind in KINDS},
    )


def _cards(state: Genoa, seat: int, kind: str, offers: list[OpenOffer]) -> Domain:
    own = tuple(card for card in state.players[seat].cards if CARDS[card].kind == kind)
    return By(
        "offer",
        {offer.id: Some(own, offer.want[kind], offer.want[kind]) for offer in offers if kind in offer.want},
        _NO_CARDS,
    )


def balance(state: Genoa, seat: int, offer: OpenOffer) -> dict[str, int | str]:
    """What accepting would bring and cost this seat, and the ducats it would have then; promises come later."""
    change: dict[str, int | str] = dict(offer.give)
    for item, count in offer.want.items():
        change[item] = offer.give.get(item, 0) - count
    purse = state.players[seat].ducats + offer.give.get(DUCATS, 0) - offer.want.get(DUCATS, 0)
    return {"place": offer.place, "seat": offer.maker, "leaves": purse, **change}


def reject_form(state: Genoa, seat: int) -> Iterable[Form]:
    proposals = tuple(offer.id for offer in state.turn.offers if offer.to == seat)
    if proposals:
        yield form(Reject, offer=One(proposals))


def withdraw_form(state: Genoa, seat: int) -> Iterable[Form]:
    own = tuple(offer.id for offer in state.turn.offers if offer.maker == seat)
    if own:
        yield form(Withdraw, offer=One(own))


def pass_form(state: Genoa, seat: int) -> Iterable[Form]:
    turn = state.turn
    here = turn.open_here and state.able(seat) and not turn.has_passed(seat)
    scopes = (*((HERE,) if here else ()), *((TURN,) if seat not in turn.passed else ()))
    if scopes:
        yield form(Pass, scope=One(scopes), unless=By("scope", {HERE: _NO_CARDS}, _UNLESS))
