"""What there is to see in Genoa: the table for everybody, and for a player the own purse and hand."""

from __future__ import annotations

from msgspec import Struct

from rules.game import View
from rules.genoa.acting import Acting, HandOver
from rules.genoa.closing import deliverable
from rules.genoa.offers import OpenOffer, asked, bids_here, forces, unheard
from rules.genoa.pieces import BUILDINGS, CARDS, CONTRACT, KINDS, MESSAGE, kinds
from rules.genoa.scoring import belongings, contracts_worth, runs
from rules.genoa.state import Genoa


class PlayerSeen(Struct, frozen=True, kw_only=True):
    open: dict[str, int]
    """Goods, tokens and ownership markers."""
    cards: dict[str, int]
    """How many of each kind."""
    owns: tuple[str, ...]
    acted: int
    actions_left: int
    """Actions still allowed in this turn without a token."""
    able: bool
    passed: str
    """`no`, `here` or `turn`."""
    unless: tuple[str, ...]
    """Where one who has passed for the turn wants to be asked all the same."""
    offers_made: int
    ducats: int | None
    """None where they are nobody else's business."""
    sources: dict[str, int] | None
    """Where the ducats came from and went; shown with them."""
    belongings: int
    """Cards, goods, tokens and markers not placed: they break a tie."""
    runs: tuple[tuple[str, ...], ...] | None
    """Contracts by runs of neighbours, once the game is over."""


class DeckSeen(Struct, frozen=True, kw_only=True):
    down: int
    up: tuple[str, ...]
    """Played cards, face up under the others."""


class OfferSeen(Struct, frozen=True, kw_only=True):
    id: str
    maker: int
    receiver: int
    place: str
    plan: str
    order: str | None
    token: str | None
    give: dict[str, int]
    want: dict[str, int]
    promise: dict[str, int]
    cards: tuple[str, ...] | None
    """The faces of the cards given, for those who may see them."""
    shown: bool
    parent: str | None
    version: int
    bids: bool
    """Whether it is for the action of the building the tower stands on."""
    forces: bool
    """Whether the merchant must sell or act because of it."""


class CardSeen(Struct, frozen=True, kw_only=True):
    id: str
    kind: str
    buildings: tuple[str, ...]
    goods: tuple[str, ...]
    missing: tuple[str, ...]
    """Goods an order still lacks."""
    ready: bool
    """A message that could be delivered now, or an order for which all goods are there."""
    moves: int | None
    """How far the two buildings of a message are from each other."""
    offered: bool
    """Whether it is in an open offer of one's own."""


class Own(Struct, frozen=True, kw_only=True):
    ducats: int
    sources: dict[str, int]
    cards: tuple[CardSeen, ...]
    runs: tuple[tuple[str, ...], ...]
    contracts: int
    """What the contracts would earn if the game ended now."""


class GenoaView(View, frozen=True, kw_only=True):
    layout: str
    rows: tuple[tuple[str, ...], ...]
    """The place each cell belongs to; rows are the red die, columns the blue one."""
    ring: tuple[str, ...]
    round: int
    last_round: int
    first: int
    merchant: int
    path: tuple[str, ...]
    """Where the tower has been in this turn; it stands on the last place."""
    tower: int
    """Discs where the tower stands, or all of them before it starts."""
    discs: dict[str, int]
    """Discs on the board, by place."""
    next: tuple[str, ...]
    """Places the tower could move to now."""
    reach: tuple[str, ...]
    """Places it could still get to in this turn."""
    open_here: bool
    """Whether the action of the building the tower stands on is still to be had."""
    used: dict[str, int | None]
    """Buildings whose action is gone, and who took it; None: nobody."""
    acting: int | None
    unheard: tuple[int, ...]
    """Who has neither bid for the action here nor passed."""
    asked: tuple[int, ...]
    """Whom the merchant has proposed something to."""
    offers: tuple[OfferSeen, ...]
    owners: dict[str, int]
    supply: dict[str, int]
    markers: tuple[int, ...]
    """By seat, ownership markers in the supply."""
    decks: dict[str, DeckSeen]
    players: tuple[PlayerSeen, ...]
    own: Own | None


def see(state: Genoa, seat: int | None) -> GenoaView:
    turn = state.turn
    top = state.phases[-1] if state.phases else None
    travelling = bool(turn.path) and any(phase.__struct_config__.tag == "journey" for phase in state.phases)
    board = state.board
    moves = turn.tower - 1 if travelling else 0
    return GenoaView(
        seat=seat,
        seats=state.seats,
        awaited=top.awaits(state) if top else (),
        phase=str(top.__struct_config__.tag) if top else "over",
        layout=state.options.layout,
        rows=board.rows,
        ring=board.ring,
        round=state.round,
        last_round=state.last_round,
        first=state.first,
        merchant=turn.merchant,
        path=tuple(turn.path),
        tower=turn.tower,
        discs=discs(state),
        next=tuple(place for place in board.neighbours[turn.here] if place not in turn.path) if moves else (),
        reach=tuple(board.within_reach(turn.path, moves)) if moves else (),
        open_here=travelling and turn.open_here,
        used=dict(turn.used),
        acting=top.seat if isinstance(top, Acting | HandOver) else None,
        unheard=unheard(state) if travelling else (),
        asked=asked(state) if travelling else (),
        offers=tuple(_see_offer(state, offer, seat) for offer in turn.offers),
        owners=dict(state.owners),
        supply=dict(state.supply),
        markers=tuple(state.markers),
        decks={kind: DeckSeen(down=len(state.decks[kind].down), up=tuple(state.decks[kind].up)) for kind in KINDS},
        players=tuple(_see_player(state, other, seat) for other in range(state.seats)),
        own=None if seat is None else _see_own(state, seat),
    )


def discs(state: Genoa) -> dict[str, int]:
    turn = state.turn
    return {place: turn.tower if place == turn.here else 1 for place in turn.path if place not in turn.lifted}


def _see_offer(state: Genoa, offer: OpenOffer, seat: int | None) -> OfferSeen:
    faces = seat == offer.maker or (offer.shown and seat == offer.to)
    return OfferSeen(
        id=offer.id,
        maker=offer.maker,
        receiver=offer.to,
        place=offer.place,
        plan=offer.plan,
        order=offer.order,
        token=offer.token,
        give=dict(offer.give),
        want=dict(offer.want),
        promise=dict(offer.promise),
        cards=offer.cards if faces else None,
        shown=offer.shown,
        parent=offer.parent,
        version=offer.version,
        bids=bids_here(state, offer),
        forces=forces(state, offer),
    )


def _see_player(state: Genoa, seat: int, observer: int | None) -> PlayerSeen:
    player = state.players[seat]
    turn = state.turn
    over = not state.phases
    purse = over or state.options.open_purses or seat == observer
    return PlayerSeen(
        open=dict(player.open),
        cards=kinds(player.cards),
        owns=tuple(building for building in BUILDINGS if state.owners.get(building) == seat),
        acted=turn.acted[seat],
        actions_left=state.actions_left(seat),
        able=state.able(seat),
        passed="here" if seat in turn.passed_here else "turn" if seat in turn.passed else "no",
        unless=tuple(turn.passed.get(seat, ())),
        offers_made=turn.made[seat],
        ducats=player.ducats if purse else None,
        sources=dict(player.sources) if purse else None,
        belongings=belongings(state, seat),
        runs=tuple(runs(state, seat)) if over else None,
    )


def _see_own(state: Genoa, seat: int) -> Own:
    player = state.players[seat]
    found = runs(state, seat)
    offered = {card for offer in state.turn.offers if offer.maker == seat for card in offer.cards}
    messages = deliverable(state, seat)
    return Own(
        ducats=player.ducats,
        sources=dict(player.sources),
        cards=tuple(_see_card(state, seat, card, card in messages, card in offered) for card in player.cards),
        runs=tuple(found),
        contracts=contracts_worth(found),
    )


def _see_card(state: Genoa, seat: int, name: str, deliverable_now: bool, offered: bool) -> CardSeen:
    card = CARDS[name]
    missing = tuple(good for good in card.goods if not state.has(seat, good))
    return CardSeen(
        id=name,
        kind=card.kind,
        buildings=card.buildings,
        goods=card.goods,
        missing=missing,
        ready=deliverable_now if card.kind == MESSAGE else card.kind != CONTRACT and not missing,
        moves=state.board.distances[card.buildings[0]][card.buildings[1]] if card.kind == MESSAGE else None,
        offered=offered,
    )
