"""Domains admit exactly what they say, and pick only what they admit."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.game import Action, Bundle, By, Domain, One, Some, Whole, digest, form, verb

CARGO = Bundle({"ducats": 20, "pepper": 2, "silk": 0}, steps={"ducats": 5})
NEEDY = Bundle({"ducats": 20, "pepper": 2}, needs=(("pepper", "silk"),), steps={"ducats": 5})


@pytest.mark.parametrize(
    ("domain", "value"),
    [
        (One(("quay", None)), "quay"),
        (One(("quay", None)), None),
        (One((("a", "b"), ())), ("a", "b")),
        (Some(("a", "b", "c"), 1, 2), ("c", "a")),
        (Some(("a", "b")), ()),
        (Whole(0, 20, 5), 15),
        (Whole(3, 9, 3), 6),
        (CARGO, {}),
        (CARGO, {"ducats": 15, "pepper": 2}),
        (NEEDY, {"pepper": 1}),
    ],
)
def test_what_belongs_is_admitted(domain: Domain, value: Any) -> None:
    assert domain.admits(value, {})


@pytest.mark.parametrize(
    ("domain", "value"),
    [
        (One(("quay",)), "canal"),
        (One((1, 2)), True),
        (One((1, 2)), 1.0),
        (One((("a", "b"),)), ("b", "a")),
        (One((("a", "b"),)), ["a", "b"]),
        (Some(("a", "b", "c"), 1, 2), ()),
        (Some(("a", "b", "c"), 1, 2), ("a", "b", "c")),
        (Some(("a", "b", "c"), 1, 2), ("a", "a")),
        (Some(("a", "b", "c"), 1, 2), ("d",)),
        (Some(("a", "b", "c"), 1, 2), "a"),
        (Whole(0, 20, 5), 12),
        (Whole(0, 20, 5), 25),
        (Whole(0, 20, 5), -5),
        (Whole(0, 1), True),
        (Whole(0, 1), 1.0),
        (CARGO, {"ducats": 12}),
        (CARGO, {"ducats": 25}),
        (CARGO, {"pepper": -1}),
        (CARGO, {"pepper": 0}),
        (CARGO, {"pepper": True}),
        (CARGO, {"silk": 1}),
        (CARGO, {"gold": 1}),
        (CARGO, [("pepper", 1)]),
        (NEEDY, {"ducats": 5}),
        (NEEDY, {}),
    ],
)
def test_what_does_not_belong_is_refused(domain: Domain, value: Any) -> None:
    assert not domain.admits(value, {})


@pytest.mark.parametrize(
    "domain", [One(("a", None, ("b",))), Some(tuple("abcd"), 1, 3), Some(tuple("ab")), Whole(3, 17, 7), CARGO, NEEDY]
)
def test_a_pick_is_admitted(domain: Domain) -> None:
    random = Random(3)
    assert not domain.empty()
    for _ in range(100):
        assert domain.admits(domain.pick(random, {}), {})


@pytest.mark.parametrize(
    "domain",
    [
        One(()),
        Some(("a",), 2),
        Some((), 1),
        Whole(2, 1),
        Bundle({"ducats": 4}, needs=(("ducats",),), steps={"ducats": 5}),
    ],
)
def test_a_domain_without_an_answer_knows_it(domain: Domain) -> None:
    assert domain.empty()


class Pay(Action, frozen=True):
    how: str
    amount: int | None


PAY = form(Pay, how=One(("coins", "favour")), amount=By("how", {"coins": Whole(1, 3)}, One((None,))))


def test_a_field_depends_on_an_earlier_answer() -> None:
    assert PAY.admits(Pay("coins", 3))
    assert PAY.admits(Pay("favour", None))
    assert not PAY.admits(Pay("coins", None))
    assert not PAY.admits(Pay("favour", 3))
    assert PAY.domain("amount", {"how": "coins"}) == Whole(1, 3)
    assert PAY.domain("amount", {"how": "favour"}) == One((None,))
    assert {type(PAY.pick(Random(seed))) for seed in range(20)} == {Pay}
    assert all(PAY.admits(PAY.pick(Random(seed))) for seed in range(20))


def test_an_answer_that_leads_nowhere_has_no_domain() -> None:
    dead_end = By("how", {"coins": Whole(1, 3)})
    assert not dead_end.admits(1, {"how": "favour"})
    assert not dead_end.admits(1, {"how": ["unhashable"]})
    with pytest.raises(LookupError):
        dead_end.pick(Random(0), {"how": "favour"})


def test_a_value_carries_the_facts_people_decide_by() -> None:
    domain = One(("smithy", "library"), ({"cost": 1}, {"cost": 5}))
    assert domain.about("library") == {"cost": 5}
    assert One(("smithy",)).about("smithy") == {}


def test_an_action_is_named_with_its_verb() -> None:
    class MoveTower(Action, frozen=True):
        pass

    assert verb(MoveTower) == verb(MoveTower()) == "move_tower"


def test_a_question_has_another_fingerprint_when_it_has_changed() -> None:
    same = form(Pay, how=One(("coins", "favour")), amount=By("how", {"coins": Whole(1, 3)}, One((None,))))
    dearer = form(Pay, how=One(("coins", "favour")), amount=By("how", {"coins": Whole(1, 4)}, One((None,))))
    told = form(Pay, how=One(("coins", "favour"), ({"left": 1}, {})), amount=PAY.fields["amount"])
    assert digest((PAY,)) == digest((same,))
    assert len({digest(()), digest((PAY,)), digest((PAY, PAY)), digest((dearer,)), digest((told,))}) == 5
