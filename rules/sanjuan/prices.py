"""What a building costs whoever builds it, and what he can afford: its printed cost less what the privilege, his other
buildings and a building he covers save him; never less than nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from rules.sanjuan.effects import Cover, Discount, Family, MultiplyPrivilege, PayWithGoods, WorthWhenCovered
from rules.sanjuan.pieces import CARDS, KINDS, Kind

if TYPE_CHECKING:
    from rules.sanjuan.state import Player, SanJuan

FAMILIES: tuple[Family, ...] = ("production", "city")


class Privilege(Struct, frozen=True):
    """What whoever chose the role saves, and how many times."""

    cards: int = 0
    times: int = 1


class Place(Struct, frozen=True):
    """Somewhere to build: beside the other buildings, or over one of them."""

    over: str | None
    saves: dict[Family, int]
    """What building there saves, by the family of the new building."""
    goods: tuple[str, ...]
    """The buildings whose goods could help to pay."""
    most_goods: int

    def price(self, kind: Kind) -> int:
        return max(0, kind.cost - self.saves[kind.family])

    def takes(self, kind: Kind) -> bool:
        """Nothing is covered by its own kind."""
        return self.over is None or CARDS[self.over] is not kind

    @property
    def goods_help(self) -> int:
        return min(self.most_goods, len(self.goods))


def places(player: Player, privilege: Privilege) -> list[Place]:
    cranes = {card for card, _ in player.works(Cover)}
    covers = [building.card for building in player.buildings if building.card not in cranes] if cranes else []
    return [place(player, over, privilege) for over in (None, *covers)]


def place(player: Player, over: str | None, privilege: Privilege) -> Place:
    """A building that is covered works no longer, and the good on it is lost before anything is paid."""
    times = max((effect.times for _, effect in player.works(MultiplyPrivilege, without=over)), default=1)
    anyway = privilege.cards * min(times, privilege.times) + (worth_covered(CARDS[over]) if over else 0)
    saves: dict[Family, int] = dict.fromkeys(FAMILIES, anyway)
    for _, discount in player.works(Discount, without=over):
        saves[discount.family] += discount.cards
    most_goods = sum(effect.goods for _, effect in player.works(PayWithGoods, without=over))
    goods = tuple(card for card in player.goods() if card != over) if most_goods else ()
    return Place(over, saves, goods, most_goods)


def worth_covered(kind: Kind) -> int:
    special = [effect.cards for effect in kind.effects if isinstance(effect, WorthWhenCovered)]
    return max(special, default=kind.cost)


def may_build(player: Player, kind: Kind) -> bool:
    """Of city buildings one has each kind once only."""
    return kind.family == "production" or not player.has(kind)


def plans(state: SanJuan, seat: int, privilege: Privilege) -> dict[str, list[Place]]:
    """What this seat can afford: every card it may build, with the places where it can pay for it."""
    player = state.players[seat]
    everywhere = places(player, privilege)
    found: dict[str, list[Place]] = {}
    for cards, cards_left in ((player.hand, len(player.hand) - 1), (state.open, len(player.hand))):
        for card in cards:
            affordable = list(affordable_places(player, CARDS[card], everywhere, cards_left))
            if affordable:
                found[card] = affordable
    return found


def affordable_places(player: Player, kind: Kind, everywhere: Iterable[Place], cards_left: int) -> Iterable[Place]:
    if may_build(player, kind):
        for spot in everywhere:
            if spot.takes(kind) and spot.price(kind) <= cards_left + spot.goods_help:
                yield spot


def could_build(state: SanJuan, seat: int, privilege: Privilege) -> bool:
    """Whether this seat could build anything, for all that anybody knows who does not see its hand."""
    player = state.players[seat]
    everywhere = places(player, privilege)
    held = [kind for kind in KINDS.values() if kind.in_deck and (state.options.expansion or not kind.expansion)]
    open_kinds = [CARDS[card] for card in state.open]
    cards = len(player.hand)
    return any(any(affordable_places(player, kind, everywhere, cards)) for kind in open_kinds) or (
        cards > 0 and any(any(affordable_places(player, kind, everywhere, cards - 1)) for kind in held)
    )
