"""How a house player decides, phase by phase: it weighs what it can see, looks a few canals ahead, keeps its intrigue
below that of others, and at the end pays to stay out of prison."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rules.game import Action
from rules.venice.activating import Activate, Activating, Aftermath, Decline, UseEffect
from rules.venice.bridges import Bridging, Build, TakeInstead, free_canals
from rules.venice.cargo import Stow, Stowing, Transfer, Transferring
from rules.venice.completing import ARCHIVE, Complete, completing
from rules.venice.course import TurnFavour
from rules.venice.drawing import Drawing, Keep
from rules.venice.effects import Reckoning
from rules.venice.influence import MISSION, MORE, PLAIN, POINTS, Use, choices
from rules.venice.judgement import BRIDGE, LEARNING, Judgement
from rules.venice.lowering import Lowering, Stand, coins_per_point
from rules.venice.meeting import Face, Meeting
from rules.venice.opening import Man, Opening
from rules.venice.pieces import CANALS, COMPONENTS, INFLUENCE, MISSIONS, TOP, as_hold, cubes, kind, smuggler_tile
from rules.venice.placement import Choose, Dealing, Place, Placing
from rules.venice.sailing import MOOR, PASS, Sail, Sailing
from rules.venice.smugglers import MoveSmuggler, Smuggling, colour_of, routes, space_points
from rules.venice.training import trained_space
from rules.venice.voyages import best_voyage

if TYPE_CHECKING:
    from rules.venice.state import Venice

WORTH_PLAYING = 1.0
"""An influence card that promises less is kept."""
RIVALS_LOSS = 0.4


def advise(state: Venice, seat: int) -> Action:
    phase = state.phases[-1]
    decide = DECIDE.get(type(phase))
    if decide is None:
        return phase.default(state, seat)
    return decide(phase, state, seat)


def _choose(phase: Dealing, state: Venice, seat: int) -> Action:
    (asked,) = phase.question(state, seat)
    pairs: Any = asked.fields["missions"]

    def promise(pair: tuple[str, ...]) -> float:
        first, second = (as_hold(MISSIONS[mission].cubes) for mission in pair)
        alike = sum(map(min, zip(first, second, strict=True)))
        return sum(MISSIONS[mission].vp for mission in pair) + alike

    return Choose(max(pairs.values, key=promise))


def _place(phase: Placing, state: Venice, seat: int) -> Action:
    mind = Judgement(state, seat)
    gondola = next(one for one in state.own(seat) if state.gondolas[one].quay is None)

    def promise(quay: str) -> float:
        space = trained_space(state, seat, quay) if quay in state.assistants else len(state.board)
        wanted = sum(MISSIONS[mission].building == quay for mission in mind.player.missions)
        return (
            mind.activation(gondola, quay, space)[0] + mind.training(quay) + 0.3 * wanted - 0.5 * len(state.stack(quay))
        )

    return Place(max(phase.quays(state), key=promise))


def _open(phase: Opening, state: Venice, seat: int) -> Action:
    mind = Judgement(state, seat)
    if not phase.played:
        card = _best_card(mind)
        if card:
            return card
    best: tuple[float, str] | None = None
    for gondola in state.own(seat):
        cost, quay = phase.cost(state, gondola), state.gondolas[gondola].quay
        if cost > mind.player.coins or quay is None:
            continue
        voyage = best_voyage(mind, gondola, (quay,), mind.player.coins - cost)
        worth = (voyage.worth if voyage else 0.0) - cost * mind.coin
        if best is None or worth > best[0]:
            best = worth, gondola
    assert best is not None
    return Man(best[1])


def _best_card(mind: Judgement) -> Action | None:
    found = (
        (_card_worth(mind, card, on), Use(card, on))
        for card in mind.player.influence
        for on in choices(mind.state, mind.seat, card)
    )
    worth, use = max(found, key=lambda one: one[0], default=(0.0, None))
    return use if worth >= WORTH_PLAYING else None


def _card_worth(mind: Judgement, card: str, on: str | None) -> float:
    state, seat, printed = mind.state, mind.seat, INFLUENCE[kind(card)]
    boat = state.own(seat)[0]
    effects = [printed.effect, printed.more] if on == MORE else [printed.more if on == MISSION else printed.effect]
    plain = mind.worth(boat, Reckoning(state, seat, boat, effects), range(len(effects)))
    if on is None or on in (POINTS, PLAIN, MORE, MISSION):
        return plain
    return plain + CARD_EXTRAS[printed.choose](mind, on)


def _overtime_worth(mind: Judgement, on: str) -> float:
    boat = next(one for one in mind.state.own(mind.seat) if mind.state.gondolas[one].quay == on)
    effects = mind.state.assistants.get(on, {}).get(mind.seat, TOP)
    return mind.activation(boat, on, effects)[0]


def _canal_worth(mind: Judgement, canal: str) -> float:
    standing = dict(mind.state.board)
    ends = [standing[end] for end in CANALS[canal].ends]
    used = sum(mind.seat in mind.state.assistants.get(end, {}) for end in ends)
    return BRIDGE + 0.3 * used + 0.2 * CANALS[canal].fee


def _learning_worth(mind: Judgement, on: str, space: int) -> float:
    before = mind.state.assistants[on][mind.seat]
    return sum(LEARNING[before + 1 : space + 1]) * (0.1 if mind.ending else 1.0)


CARD_EXTRAS: dict[str | None, Callable[[Judgement, str], float]] = {
    "assistant_to_top": lambda mind, on: _learning_worth(mind, on, TOP),
    "assistant_one_up": lambda mind, on: mind.training(on),
    "building_where_moored": _overtime_worth,
    "bridge": lambda mind, on: _canal_worth(mind, on) - _own_bridge_points(mind),
    "gondola_to_load": lambda mind, on: mind.hold(mind.state.gondolas[on].hold) / 10,
    # the spy costs coins and a voyage through his building: not worth planning for
    "building_for_spy": lambda mind, on: 0.0,
}


def _own_bridge_points(mind: Judgement) -> float:
    """What the points in place of a bridge would be, which a bridge forgoes."""
    placed = COMPONENTS.pieces.bridges - mind.state.bridges_left(mind.seat)
    return float(placed * INFLUENCE["build_bridge"].effect.each["vp"])


def _sail(phase: Sailing, state: Venice, seat: int) -> Action:
    mind = Judgement(state, seat)
    voyage = best_voyage(mind, phase.gondola(state), phase.path, mind.player.coins)
    if voyage:
        quay, *further = voyage.path
        then = PASS if further else MOOR
        if then in phase.ways(state).get(quay, ()):
            return Sail(quay, then)
    return phase.default(state, seat)


def _activate(phase: Activating, state: Venice, seat: int) -> Action:
    mind = Judgement(state, seat)
    if phase.may_complete(state):
        for asked in completing(state, seat, phase.gondola, phase.building):
            return _complete(mind, asked)
    reckoning, sets = phase.sets(state)
    _, chosen = mind.best_set(phase.gondola, reckoning, sets)
    return Activate(tuple(number + 1 for number in chosen))


def _complete(mind: Judgement, asked: Any) -> Action:
    mission = max(asked.fields["mission"].values, key=lambda one: mind.mission(MISSIONS[one]))
    paid = asked.domain("cubes", {"mission": mission}).values[0]
    place = asked.fields["place"].values[0]
    return Complete(mission, paid, ARCHIVE if mind.ending and place != "slot" else place)


def _aftermath(phase: Aftermath, state: Venice, seat: int) -> Action:
    mission = phase.mission(state)
    assert mission is not None
    mind, effect = Judgement(state, seat), MISSIONS[mission].effect
    worth = mind.worth(phase.gondola, Reckoning(state, seat, phase.gondola, (effect,)), (0,))
    if worth <= 0:
        return Decline()
    return UseEffect(mission, mind.player.influence[0] if "influence" in effect.cost else None)


def _stow(phase: Stowing, state: Venice, seat: int) -> Action:
    mind = Judgement(state, seat)
    hold, _ = max(phase.holds(state), key=lambda one: mind.hold(one[0]) + one[1] * phase.each)
    return Stow(cubes(hold))


def _transfer(phase: Transferring, state: Venice, seat: int) -> Action:
    mind, both = Judgement(state, seat), phase.both(state)

    def worth(hold: Any) -> float:
        rest: Any = tuple(full - own for full, own in zip(both, hold, strict=True))
        # the active gondola will be somewhere sooner
        return mind.hold(hold) * 1.1 + mind.hold(rest)

    return Transfer(cubes(max(phase.holds(state), key=worth)))


def _keep(phase: Drawing, state: Venice, seat: int) -> Action:
    mind = Judgement(state, seat)
    if phase.deck == "missions":
        return Keep(max(phase.drawn, key=mind.prospect))

    def promise(card: str) -> float:
        return max((_card_worth(mind, card, on) for on in choices(state, seat, card)), default=0.0)

    return Keep(max(phase.drawn, key=promise))


def _face(phase: Meeting, state: Venice, seat: int) -> Action:
    mind = Judgement(state, seat)
    most = phase.most(state, seat)
    spare = min(most, mind.spare_scrolls())

    def cost(scrolls: int) -> float:
        dear = max(0, scrolls - spare)
        return (scrolls + 2 * dear) * mind.scroll - mind.intrigue(phase.owed[seat] - scrolls)

    return Face(min(range(most + 1), key=cost))


def _build(phase: Bridging, state: Venice, seat: int) -> Action:
    mind = Judgement(state, seat)
    canal = max(free_canals(state), key=lambda one: _canal_worth(mind, one))
    if phase.instead and (mind.ending or phase.instead > _canal_worth(mind, canal)):
        return TakeInstead()
    return Build(canal)


def _smuggle(phase: Smuggling, state: Venice, seat: int) -> Action:
    mind, colour, boats = Judgement(state, seat), colour_of(state, phase.letter), phase.boats(state)

    def worth(move: MoveSmuggler) -> float:
        tile = smuggler_tile(move.card)
        met = phase.met(state, move.gondola, move.route)
        own = met.count(seat)
        total = RIVALS_LOSS * (len(met) - own) - (mind.facing(own) if own else 0.0)
        below = [boat for boat in state.stack(tile) if boat != move.gondola]
        for height, boat in enumerate(below):
            total += (len(below) - height) * (1.0 if state.gondolas[boat].owner == seat else -1.0)
        if state.doge:
            total -= space_points(state, trained_space(state, colour, tile))
        return total

    moves = [
        MoveSmuggler(card, boat, route)
        for card in phase.drawn
        for boat, (_, found) in routes(state, boats, smuggler_tile(card)).items()
        for route in found
    ]
    return max(moves, key=worth)


def _lower(phase: Lowering, state: Venice, seat: int) -> Action:
    """Out of prison if it can be paid; a favour card is turned only for that."""
    action = phase.default(state, seat)
    player = state.players[seat]
    if not isinstance(action, Stand) or not player.favour:
        return action
    mind = Judgement(state, seat)
    wanted = player.intrigue - max(0, mind.rival - 1)
    scrolls = (player.scrolls + COMPONENTS.favour.scrolls) // COMPONENTS.end.scrolls_per_intrigue
    coins = (player.coins + COMPONENTS.favour.coins) // coins_per_point(state, seat)
    in_danger = player.intrigue >= mind.rival
    return TurnFavour() if in_danger and wanted <= scrolls + coins else action


DECIDE: dict[type, Callable[[Any, Venice, int], Action]] = {
    Dealing: _choose,
    Placing: _place,
    Opening: _open,
    Sailing: _sail,
    Activating: _activate,
    Aftermath: _aftermath,
    Stowing: _stow,
    Transferring: _transfer,
    Drawing: _keep,
    Meeting: _face,
    Bridging: _build,
    Smuggling: _smuggle,
    Lowering: _lower,
}
"""Where nothing is said, the default of the phase will do: it is so for greeting, yielding and the Doge's bridges."""
