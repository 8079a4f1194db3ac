"""The start of every round but the first, once the governor's card has passed on: Offices exchange cards, Chapels and
Banks take some, and then nobody may hold more than his limit. At each step all whom it concerns are asked at once; whom
it concerns is public, for the number of cards in a hand is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from rules.game import Action, By, Domain, Event, Form, Happenings, Illegal, One, Phase, Some, form
from rules.sanjuan.effects import Exchange, OthersHandLimit, OwnHandLimit, TuckEachRound, TuckOnce
from rules.sanjuan.joint import Question
from rules.sanjuan.pieces import CARDS, COMPONENTS
from rules.sanjuan.piles import CardsParted, Discard, discard, draw, part
from rules.sanjuan.values import least_wanted

if TYPE_CHECKING:
    from rules.sanjuan.state import SanJuan

A = TypeVar("A")


class Swap(Action, frozen=True):
    """Discard these cards and draw as many; none to leave the Office unused."""

    cards: tuple[str, ...]


class Tidy(Action, frozen=True):
    """Put a card under one's Chapel, or none, and discard what is then above the hand limit."""

    chapel: str | None = None
    discard: tuple[str, ...] = ()


class Deposit(Action, frozen=True):
    """Put these cards under one's Bank, which is then used up, and perhaps another under one's Chapel."""

    chapel: str | None
    bank: tuple[str, ...]


class Exchanged(Event, frozen=True, kw_only=True):
    seat: int
    count: int


class Tucked(Event, frozen=True, kw_only=True):
    """Cards went face down under a building; none if its owner left it at that."""

    seat: int
    building: str
    count: int


def hand_limit(state: SanJuan, seat: int) -> int:
    player = state.players[seat]
    own = [effect.cards for _, effect in player.works(OwnHandLimit)]
    if own:
        return max(own)
    if any(player.works(OthersHandLimit)):
        return COMPONENTS.round.hand_limit
    others = [effect.cards for other in state.players for _, effect in other.works(OthersHandLimit)]
    return min([COMPONENTS.round.hand_limit, *others])


def excess(state: SanJuan, seat: int) -> int:
    return max(0, len(state.players[seat].hand) - hand_limit(state, seat))


class RoundStart(Phase, kw_only=True):
    """Takes the steps in their order, each only if it concerns somebody."""

    taken: int = 0

    def proceed(self, state: SanJuan) -> Happenings:
        while self.taken < len(STEPS):
            step = STEPS[self.taken]
            self.taken += 1
            concerned = tuple(seat for seat in state.clockwise(state.governor) if step.concerns(state, seat))
            if concerned:
                state.then(step(asked=concerned))
                return ()
        state.phases.pop()
        return ()


class Office(Question[Swap], kw_only=True):
    @staticmethod
    def concerns(state: SanJuan, seat: int) -> bool:
        return bool(state.players[seat].hand) and any(state.players[seat].works(Exchange))

    def question(self, state: SanJuan, seat: int) -> Iterable[Form]:
        yield form(Swap, cards=Some(tuple(state.players[seat].hand), 0, self.most(state, seat)))

    def most(self, state: SanJuan, seat: int) -> int:
        return sum(effect.cards for _, effect in state.players[seat].works(Exchange))

    def default(self, state: SanJuan, seat: int) -> Action:
        return Swap(())

    def mistake(self, state: SanJuan, seat: int, action: Action) -> Illegal | None:
        if seat not in self.asked or not isinstance(action, Swap):
            return None
        return Illegal("swaps_too_many", most=self.most(state, seat))

    def resolve(self, state: SanJuan) -> Happenings:
        for seat in self.asked:
            cards = self.answers[seat].cards
            yield Exchanged(seat=seat, count=len(cards), reveals=True)
            yield from discard(state, seat, cards, "office")
            yield from draw(state, seat, len(cards), "office")


class Tidying(Question[Tidy | Deposit | Discard], kw_only=True):
    """Chapel and Bank, and for whoever leaves the Bank alone the hand limit with it."""

    @staticmethod
    def concerns(state: SanJuan, seat: int) -> bool:
        if not state.players[seat].hand:
            return False
        return bool(chapels(state, seat) or banks(state, seat) or excess(state, seat))

    def question(self, state: SanJuan, seat: int) -> Iterable[Form]:
        hand = tuple(state.players[seat].hand)
        over = excess(state, seat)
        has_chapel, has_bank = bool(chapels(state, seat)), bool(banks(state, seat))
        if has_chapel or has_bank:
            chapel = One((None, *hand) if has_chapel else (None,))
            yield form(Tidy, chapel=chapel, discard=beside_chapel(hand, chapel, over))
        else:
            yield form(Discard, cards=Some(hand, over, over))
        if has_bank:
            # a Bank takes at least one card, so that the last one cannot go under the Chapel as well
            chapel = One((None, *hand) if has_chapel and len(hand) > 1 else (None,))
            yield form(Deposit, chapel=chapel, bank=By("chapel", {c: Some(without(hand, c), 1) for c in chapel.values}))

    def default(self, state: SanJuan, seat: int) -> Action:
        gone = least_wanted(state.players[seat].hand, excess(state, seat))
        return Tidy(None, gone) if chapels(state, seat) or banks(state, seat) else Discard(gone)

    def mistake(self, state: SanJuan, seat: int, action: Action) -> Illegal | None:
        if seat not in self.asked or not isinstance(action, Tidy | Deposit | Discard):
            return None
        chapel = None if isinstance(action, Discard) else action.chapel
        if chapel and not chapels(state, seat):
            return Illegal("no_chapel")
        if isinstance(action, Deposit):
            used = state.players[seat].tucked_once
            return Illegal(
                "deposits_cards_of_the_hand" if banks(state, seat) else "bank_is_used" if used else "no_bank"
            )
        return Illegal("discards_so_many", count=max(0, excess(state, seat) - bool(chapel)))

    def resolve(self, state: SanJuan) -> Happenings:
        for seat in self.asked:
            answer = self.answers[seat]
            if isinstance(answer, Discard):
                yield from discard(state, seat, answer.cards, "hand_limit")
                continue
            for building in chapels(state, seat):
                yield from tuck(state, seat, building, (answer.chapel,) if answer.chapel else ())
            for building in banks(state, seat):
                yield from tuck(state, seat, building, answer.bank if isinstance(answer, Deposit) else ())
            if isinstance(answer, Deposit):
                state.players[seat].tucked_once = True
            else:
                yield from discard(state, seat, answer.discard, "hand_limit", reveals=True)


def beside_chapel(hand: tuple[str, ...], chapel: One, over: int) -> Domain:
    """What must be discarded beside what goes under the Chapel."""
    if len(chapel.values) == 1 or not over:
        return Some(hand if over else (), over, over)
    fewer = over - 1
    table: dict[str | None, Domain] = {card: Some(without(hand, card) if fewer else (), fewer, fewer) for card in hand}
    return By("chapel", {None: Some(hand, over, over), **table})


class HandLimit(Question[Discard], kw_only=True):
    """For whoever is above his limit still, having used his Bank."""

    @staticmethod
    def concerns(state: SanJuan, seat: int) -> bool:
        return excess(state, seat) > 0

    def question(self, state: SanJuan, seat: int) -> Iterable[Form]:
        over = excess(state, seat)
        yield form(Discard, cards=Some(tuple(state.players[seat].hand), over, over))

    def default(self, state: SanJuan, seat: int) -> Action:
        return Discard(least_wanted(state.players[seat].hand, excess(state, seat)))

    def mistake(self, state: SanJuan, seat: int, action: Action) -> Illegal | None:
        if seat in self.asked and isinstance(action, Discard):
            return Illegal("discards_so_many", count=excess(state, seat))
        return None

    def resolve(self, state: SanJuan) -> Happenings:
        for seat in self.asked:
            yield from discard(state, seat, self.answers[seat].cards, "hand_limit")


STEPS: Sequence[type[Office | Tidying | HandLimit]] = (Office, Tidying, HandLimit)


def chapels(state: SanJuan, seat: int) -> list[str]:
    """The kinds of this seat's buildings that take a card each round."""
    return [CARDS[card].id for card, _ in state.players[seat].works(TuckEachRound)]


def banks(state: SanJuan, seat: int) -> list[str]:
    """The kinds of this seat's buildings that take cards once, while they still may."""
    if state.players[seat].tucked_once:
        return []
    return [CARDS[card].id for card, _ in state.players[seat].works(TuckOnce)]


def without(hand: tuple[str, ...], card: str | None) -> tuple[str, ...]:
    return tuple(other for other in hand if other != card)


def tuck(state: SanJuan, seat: int, building: str, cards: tuple[str, ...]) -> Happenings:
    yield Tucked(seat=seat, building=building, count=len(cards), reveals=True)
    if cards:
        part(state, seat, cards)
        state.players[seat].under.setdefault(building, []).extend(cards)
        yield CardsParted(seat=seat, cards=cards, why=building, to=(seat,))
