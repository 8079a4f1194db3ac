"""States of older schemas are made new step by step; and questions put to several stay unseen and have an end."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from rules.game import BadState, Illegal
from rules.phases import SECOND_THOUGHTS
from tests.toys import pennies
from tests.toys.pennies import GAME, Lay, PenniesGame


def purses_to_points(old: dict[str, Any]) -> dict[str, Any]:
    """The first schema kept points in purses."""
    old["points"] = [purse["points"] for purse in old.pop("purses")]
    return old


def name_the_lowest(old: dict[str, Any]) -> dict[str, Any]:
    """The second schema did not know who had laid the lowest coin."""
    return {**old, "lowest": 0}


class ThirdEdition(PenniesGame):
    schema = 3
    upcasters = {1: purses_to_points, 2: name_the_lowest}


def of_the_first_edition() -> bytes:
    plain = msgspec.msgpack.decode(GAME.encode(GAME.start(3)))
    plain["purses"] = [{"points": points} for points in plain.pop("points")]
    del plain["lowest"]
    return msgspec.msgpack.encode({**plain, "schema": 1})


def test_an_old_state_goes_through_every_later_schema() -> None:
    state = ThirdEdition().decode(of_the_first_edition())
    assert state.schema == 3
    assert (state.points, state.lowest) == ([0, 0, 0], 0)


def test_a_state_made_new_is_played_to_its_end() -> None:
    game, random = ThirdEdition(), Random(0)
    state = game.decode(of_the_first_edition())
    while awaited := game.awaited(state):
        state, _ = game.play(state, awaited[0], random.choice(game.forms(state, awaited[0])).pick(random))
    assert game.result(state) is not None


def test_a_schema_without_a_way_to_the_present_is_named() -> None:
    class Forgetful(ThirdEdition):
        upcasters = {2: name_the_lowest}

    with pytest.raises(BadState, match="schema 1 can no longer be read"):
        Forgetful().decode(of_the_first_edition())


@pytest.mark.parametrize("purses", [None, [{}], [{"points": "many"}] * 3, {"points": 1}], ids=str)
def test_an_old_state_that_does_not_fit_its_schema_is_named(purses: Any) -> None:
    plain = {**msgspec.msgpack.decode(of_the_first_edition()), "purses": purses}
    with pytest.raises(BadState, match="no state of pennies"):
        ThirdEdition().decode(msgspec.msgpack.encode(plain))


# -------------------------------------------------------------------- asked together


def test_an_answer_may_be_given_again_until_all_are_in_and_not_for_ever() -> None:
    state = GAME.start(3)
    first, *_, last = state.hands[0]
    state, _ = GAME.play(state, 0, Lay(first))
    assert GAME.awaited(state) == (1, 2)
    for time in range(SECOND_THOUGHTS):
        state, (answered, *_) = GAME.play(state, 0, Lay(last if time % 2 == 0 else first))
        assert answered.again
    with pytest.raises(Illegal):
        GAME.play(state, 0, Lay(first))
    for seat in (1, 2):
        state, events = GAME.play(state, seat, Lay(state.hands[seat][0]))
    (laid,) = (event for event in events if isinstance(event, pennies.Laid))
    assert laid.coins[0] == (last if SECOND_THOUGHTS % 2 else first)


def test_what_somebody_answered_is_imagined_anew_for_the_others() -> None:
    state = GAME.start(3)
    state, _ = GAME.play(state, 0, Lay(state.hands[0][0]))
    seen = set()
    for seed in range(30):
        other, _ = GAME.imagine(state, 1, Random(seed))
        answer = other.phases[-1].answers[0]
        assert answer.coin in other.hands[0]
        seen.add(answer.coin)
    assert len(seen) > 3
    own, _ = GAME.imagine(state, 0, Random(0))
    assert own.phases[-1].answers[0] == state.phases[-1].answers[0]
