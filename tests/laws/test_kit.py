"""The laws bite: for each a game broken on purpose, which it catches, and for secrecy a list of treasons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from rules.game import Action, Form, Happenings, Illegal, One, Whole, form
from tests.laws.kit import LAWS, LawBroken, Trial
from tests.toys import pennies
from tests.toys.pennies import Boast, Exchange, Exchanging, Laid, Lay, Laying, Match, Pennies, PenniesGame, PenniesView


def broken(law: str, game: Any) -> None:
    """At the latest after a few games, the law is seen to be broken."""
    with pytest.raises(LawBroken):
        try_out(law, game, games=12)


def try_out(law: str, game: Any, games: int) -> None:
    for seed in range(games):
        LAWS[law](Trial(game, 3, game.Options(), Random(seed), checks=40))


def patched(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, value: Any) -> PenniesGame:
    monkeypatch.setattr(owner, name, value)
    return PenniesGame()


@pytest.mark.parametrize("law", LAWS)
def test_an_honest_game_breaks_no_law(law: str) -> None:
    try_out(law, pennies.GAME, games=6)


# -------------------------------------------------------------------- pure


def test_a_question_that_counts_how_often_it_is_asked_is_impure(monkeypatch: pytest.MonkeyPatch) -> None:
    def forms(self: Exchanging, state: Pennies, seat: int) -> Iterable[Form]:
        if seat == state.lowest:
            state.points[seat] += 1
            yield form(Exchange, coin=One((None, *state.hands[seat])))

    broken("pure", patched(monkeypatch, Exchanging, "forms", forms))


def test_a_game_that_remembers_outside_its_state_is_impure() -> None:
    class Remembering(PenniesGame):
        seen = 0

        def view(self, state: Pennies, seat: int | None) -> PenniesView:
            self.seen += 1
            return msgspec.structs.replace(super().view(state, seat), bag=self.seen)

    broken("pure", Remembering())


# -------------------------------------------------------------------- total


def test_a_rule_that_stumbles_over_an_admitted_answer_is_not_total(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(self: Match, state: Pennies, seat: int, action: Boast) -> Happenings:
        yield pennies.Boasted(seat=seat, loudness={1: 1, 2: 2}[action.loudness])

    broken("total", patched(monkeypatch, Match, "play", play))


def test_a_refusal_that_stumbles_is_not_total(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Laying, state: Pennies, seat: int, action: Action) -> Illegal:
        return Illegal("not_yours", worth=pennies.worth(getattr(action, "coin", "coin#1")))

    broken("total", patched(monkeypatch, Laying, "refuse", refuse))


# -------------------------------------------------------------------- honest forms


def test_a_form_that_offers_what_cannot_be_played_is_dishonest(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(self: Match, state: Pennies, seat: int, action: Boast) -> Happenings:
        if action.loudness == 3:
            raise Illegal("too_loud")
        return ()

    broken("honest", patched(monkeypatch, Match, "play", play))


def test_a_default_outside_the_form_is_dishonest(monkeypatch: pytest.MonkeyPatch) -> None:
    broken("honest", patched(monkeypatch, Laying, "default", lambda self, state, seat: Lay("coin#99")))


def test_awaiting_somebody_who_can_do_nothing_is_dishonest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "meanwhile", lambda self, state, seat: ())
    broken("honest", patched(monkeypatch, Exchanging, "forms", lambda self, state, seat: ()))


def test_an_empty_domain_is_dishonest(monkeypatch: pytest.MonkeyPatch) -> None:
    def meanwhile(self: Match, state: Pennies, seat: int) -> Iterable[Form]:
        yield form(Boast, loudness=Whole(1, 0 if self.round == 2 else 3))

    game = patched(monkeypatch, Match, "meanwhile", meanwhile)
    with pytest.raises((LawBroken, ValueError)):
        try_out("honest", game, games=1)


# -------------------------------------------------------------------- round trip


def test_a_state_that_forgets_when_it_is_stored_breaks_the_round_trip() -> None:
    class Forgetting(PenniesGame):
        def encode(self, state: Pennies) -> bytes:
            forgetful = self.copy(state)
            if forgetful.phases and isinstance(forgetful.phases[-1], Laying):
                forgetful.phases[-1].answers.clear()
            return super().encode(forgetful)

    broken("round_trip", Forgetting())


# -------------------------------------------------------------------- conservation


def test_a_coin_that_vanishes_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(self: Exchanging, state: Pennies, seat: int, action: Exchange) -> Happenings:
        state.phases.pop()
        if action.coin:
            state.hands[seat].remove(action.coin)
            state.hands[seat].append(state.bag.pop())
        return ()

    broken("conservation", patched(monkeypatch, Exchanging, "play", play))


def test_a_point_that_nobody_was_told_of_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(self: Match, state: Pennies, seat: int, action: Boast) -> Happenings:
        self.boasts[seat] = self.boasts.get(seat, 0) + 1
        state.points[seat] += 1
        return ()

    broken("conservation", patched(monkeypatch, Match, "play", play))


# -------------------------------------------------------------------- end


def test_boasting_for_ever_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def meanwhile(self: Match, state: Pennies, seat: int) -> Iterable[Form]:
        yield form(Boast, loudness=Whole(1, 3))

    broken("end", patched(monkeypatch, Match, "meanwhile", meanwhile))


# -------------------------------------------------------------------- secrecy: a list of treasons


def face_in_a_public_event(patch: pytest.MonkeyPatch) -> Any:
    def play(self: Exchanging, state: Pennies, seat: int, action: Exchange) -> Happenings:
        state.phases.pop()
        if action.coin:
            drawn = state.bag.pop()
            state.hands[seat].remove(action.coin)
            state.bag.insert(0, action.coin)
            state.hands[seat].append(drawn)
            yield pennies.Drew(seat=seat, coin=drawn)

    return patched(patch, Exchanging, "play", play)


def a_revelation_that_does_not_say_so(patch: pytest.MonkeyPatch) -> Any:
    honestly = Laying.resolve

    def resolve(self: Laying, state: Pennies) -> Happenings:
        for event in honestly(self, state):
            yield msgspec.structs.replace(event, reveals=False) if isinstance(event, Laid) else event

    return patched(patch, Laying, "resolve", resolve)


def a_seat_skipped_on_hidden_grounds(patch: pytest.MonkeyPatch) -> Any:
    def awaits(self: Laying, state: Pennies) -> tuple[int, ...]:
        waiting = [seat for seat in self.asked if seat not in self.answers]
        able = [seat for seat in waiting if any(pennies.worth(coin) > 4 for coin in state.hands[seat])]
        return tuple(able or waiting)

    return patched(patch, Laying, "awaits", awaits)


def a_form_bounded_by_anothers_hand(patch: pytest.MonkeyPatch) -> Any:
    def meanwhile(self: Match, state: Pennies, seat: int) -> Iterable[Form]:
        best = max(pennies.worth(coin) for hand in state.hands for coin in [*hand, "coin#1"])
        if self.boasts.get(seat, 0) < pennies.BOASTS:
            yield form(Boast, loudness=Whole(1, best))

    return patched(patch, Match, "meanwhile", meanwhile)


def facts_computed_from_the_bag(patch: pytest.MonkeyPatch) -> Any:
    def forms(self: Exchanging, state: Pennies, seat: int) -> Iterable[Form]:
        if seat == state.lowest:
            gain = pennies.worth(state.bag[-1])
            values = (None, *state.hands[seat])
            yield form(Exchange, coin=One(values, tuple({"gain": gain} for _ in values)))

    return patched(patch, Exchanging, "forms", forms)


def a_refusal_that_knows_too_much(patch: pytest.MonkeyPatch) -> Any:
    def refuse(self: Laying, state: Pennies, seat: int, action: Action) -> Illegal:
        return Illegal("no", top=state.bag[-1])

    return patched(patch, Laying, "refuse", refuse)


def a_view_that_shows_the_bag(patch: pytest.MonkeyPatch) -> Any:
    class Showing(PenniesGame):
        def view(self, state: Pennies, seat: int | None) -> PenniesView:
            return msgspec.structs.replace(super().view(state, seat), spent=(*state.spent, *state.bag[-1:]))

    return Showing()


def a_hidden_order_of_equal_things(patch: pytest.MonkeyPatch) -> Any:
    class Ordering(PenniesGame):
        def view(self, state: Pennies, seat: int | None) -> PenniesView:
            # not which coins others hold, only where their highest one is
            places = tuple(hand.index(max(hand, key=pennies.worth)) if hand else 0 for hand in state.hands)
            return msgspec.structs.replace(super().view(state, seat), hands=places)

    return Ordering()


def an_answer_seen_before_all_are_in(patch: pytest.MonkeyPatch) -> Any:
    class Peeking(PenniesGame):
        def view(self, state: Pennies, seat: int | None) -> PenniesView:
            view = super().view(state, seat)
            top = state.phases[-1] if state.phases else None
            answers = list(top.answers.values()) if isinstance(top, Laying) else []
            return msgspec.structs.replace(view, laid=answers[0].coin if answers else None)

    return Peeking()


def a_die_that_does_not_reveal(patch: pytest.MonkeyPatch) -> Any:
    def play(self: Match, state: Pennies, seat: int, action: Boast) -> Happenings:
        self.boasts[seat] = self.boasts.get(seat, 0) + 1
        yield pennies.Boasted(seat=seat, loudness=state.chance.below(1000))

    return patched(patch, Match, "play", play)


def an_imagination_that_leaves_a_hand_out(patch: pytest.MonkeyPatch) -> Any:
    class Lazy(PenniesGame):
        def hidden(self, state: Pennies, seat: int | None) -> Mapping[str, Iterable[str]]:
            return {"coins": state.bag}

    return Lazy()


def an_imagination_that_foresees_chance(patch: pytest.MonkeyPatch) -> Any:
    class Foreseeing(PenniesGame):
        def imagine(self, state: Pennies, seat: int | None, random: Random) -> tuple[Pennies, dict[str, str]]:
            other, names = super().imagine(state, seat, random)
            other.chance = state.chance
            return other, names

    return Foreseeing()


def a_reshuffle_of_what_somebody_has_seen(patch: pytest.MonkeyPatch) -> Any:
    class Careless(PenniesGame):
        def reshuffle(self, state: Pennies, salt: bytes) -> Pennies:
            other = self.copy(state)
            other.hands = other.hands[1:] + other.hands[:1]
            return other

    return Careless()


TREASONS = [
    face_in_a_public_event,
    a_revelation_that_does_not_say_so,
    a_seat_skipped_on_hidden_grounds,
    a_form_bounded_by_anothers_hand,
    facts_computed_from_the_bag,
    a_refusal_that_knows_too_much,
    a_view_that_shows_the_bag,
    a_hidden_order_of_equal_things,
    an_answer_seen_before_all_are_in,
    a_die_that_does_not_reveal,
    an_imagination_that_leaves_a_hand_out,
    an_imagination_that_foresees_chance,
    a_reshuffle_of_what_somebody_has_seen,
]


@pytest.mark.parametrize("treason", TREASONS, ids=lambda treason: treason.__name__)
def test_treason_is_caught(treason: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    broken("secrecy", treason(monkeypatch))
