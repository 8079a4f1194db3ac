"""What a seat may do now, as data: an action type and, in order, a domain for each of its fields.

From forms the bot makes buttons, selects, modals, parameters and autocompletion; the engine checks every action against
them; the tests and the house players pick from them. A domain is compared and hashed by its content, so it must hold
only what its seat may know.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, TypeAlias, cast

import msgspec
from msgspec import Struct

Value: TypeAlias = Any
"""A field's value: a readable id, a number, nothing, or a tuple or mapping of those."""

Facts: TypeAlias = Mapping[str, int | str]
"""What a person decides by: `{"cost": 3, "leaves": 2}`."""

Answers: TypeAlias = Mapping[str, Value]
"""The fields answered so far."""


def snake(name: str) -> str:
    """`MoveTower` as it is stored: `move_tower`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name.rpartition(".")[2]).lower()


class Action(Struct, frozen=True, tag=snake, tag_field="do", forbid_unknown_fields=True):
    """One human decision, named with a verb; its fields are ids that people can read."""


class One(Struct, frozen=True, tag="one"):
    """Exactly one of the values. A value may itself be a whole set (a tuple), up to 25 of them."""

    values: tuple[Value, ...]
    facts: tuple[Facts, ...] = ()
    """Beside each value, in the same order; or none at all."""

    def admits(self, value: Value, answers: Answers) -> bool:
        return any(type(own) is type(value) and own == value for own in self.values)

    def pick(self, random: Random, answers: Answers) -> Value:
        return random.choice(self.values)

    def about(self, value: Value) -> Facts:
        return self.facts[self.values.index(value)] if self.facts else {}

    def empty(self) -> bool:
        return not self.values


class Some(Struct, frozen=True, tag="some"):
    """A set of different values: at least `least`, at most `most` of them, in any order."""

    values: tuple[Value, ...]
    least: int = 0
    most: int | None = None
    facts: tuple[Facts, ...] = ()

    @property
    def limit(self) -> int:
        return len(self.values) if self.most is None else min(self.most, len(self.values))

    def admits(self, value: Value, answers: Answers) -> bool:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.limit:
            return False
        return all(one in self.values for one in value) and all(
            one not in value[:place] for place, one in enumerate(value)
        )

    def pick(self, random: Random, answers: Answers) -> Value:
        count = random.randint(self.least, self.limit)
        chosen = random.sample(range(len(self.values)), count)
        return tuple(self.values[place] for place in sorted(chosen))

    def about(self, value: Value) -> Facts:
        return self.facts[self.values.index(value)] if self.facts else {}

    def empty(self) -> bool:
        return self.least > self.limit


class Whole(Struct, frozen=True, tag="whole"):
    """A whole number from `least` to `most`, in steps counted from `least`."""

    least: int
    most: int
    step: int = 1

    def admits(self, value: Value, answers: Answers) -> bool:
        return type(value) is int and self.least <= value <= self.most and (value - self.least) % self.step == 0

    def pick(self, random: Random, answers: Answers) -> Value:
        return random.randrange(self.least, self.most + 1, self.step)

    def empty(self) -> bool:
        return self.most < self.least


class Bundle(Struct, frozen=True, tag="bundle"):
    """So many of each item, for offers: `{"ducats": 20, "pepper": 1}`. Nothing of an item is said by leaving it out."""

    limits: Mapping[str, int]
    """The most of each item."""
    needs: tuple[tuple[str, ...], ...] = ()
    """Groups of items; of each group at least one piece must be in the bundle."""
    steps: Mapping[str, int] = {}
    """Items that come only in multiples, such as ducats in fives."""
    along: str = ""
    """An earlier bundle of the same form: what is in it meets a need as well as what is in this one."""

    def admits(self, value: Value, answers: Answers) -> bool:
        if not isinstance(value, dict):
            return False
        for item, count in value.items():
            if type(count) is not int or not 0 < count <= self.limits.get(item, 0):
                return False
            if count % self.steps.get(item, 1):
                return False
        return all(any(item in group for item in value) for group in self._unmet(answers))

    def _unmet(self, answers: Answers) -> Iterator[tuple[str, ...]]:
        beside = answers.get(self.along, ()) if self.along else ()
        return (group for group in self.needs if not any(item in group for item in beside))

    def pick(self, random: Random, answers: Answers) -> Value:
        bundle: dict[str, int] = {}
        for group in self._unmet(answers):
            item = random.choice([item for item in group if item in self.limits and self._most(item)])
            bundle[item] = self._some(random, item)
        for item in self.limits:
            # few items in an offer, as people make them
            if random.random() < 1.5 / len(self.limits) and item not in bundle and self._most(item):
                bundle[item] = self._some(random, item)
        return bundle

    def _most(self, item: str) -> int:
        return self.limits.get(item, 0) // self.steps.get(item, 1)

    def _some(self, random: Random, item: str) -> int:
        return random.randint(1, self._most(item)) * self.steps.get(item, 1)

    def empty(self) -> bool:
        return any(not any(self._most(item) for item in group) for group in self.needs)


class By(Struct, frozen=True, tag="by"):
    """A domain that depends on an earlier answer of the same form."""

    field: str
    table: Mapping[Value, Domain]
    other: Domain | None = None
    """The domain for answers that are not in the table."""

    def given(self, answers: Answers) -> Domain | None:
        answer = answers.get(self.field)
        try:
            return self.table.get(answer, self.other)
        except TypeError:  # an answer that cannot be a key, such as a list
            return self.other

    def admits(self, value: Value, answers: Answers) -> bool:
        domain = self.given(answers)
        return domain is not None and domain.admits(value, answers)

    def pick(self, random: Random, answers: Answers) -> Value:
        domain = self.given(answers)
        if domain is None:
            raise LookupError(f"no domain for {self.field} = {answers.get(self.field)!r}")
        return domain.pick(random, answers)

    def empty(self) -> bool:
        return any(domain.empty() for domain in (*self.table.values(), *([self.other] if self.other else [])))


Domain: TypeAlias = One | Some | Whole | Bundle | By


class Form(Struct, frozen=True):
    """An action type and, in order, a domain for each of its fields."""

    action: type[Action]
    fields: Mapping[str, Domain] = {}

    @property
    def name(self) -> str:
        return verb(self.action)

    def admits(self, action: Action) -> bool:
        if type(action) is not self.action:
            return False
        answers: dict[str, Value] = {}
        for field, domain in self.fields.items():
            value = getattr(action, field)
            if not domain.admits(value, answers):
                return False
            answers[field] = value
        return True

    def pick(self, random: Random) -> Action:
        answers: dict[str, Value] = {}
        for field, domain in self.fields.items():
            answers[field] = domain.pick(random, answers)
        return self.action(**answers)

    def domain(self, field: str, answers: Answers) -> One | Some | Whole | Bundle | None:
        """The domain of a field once the earlier ones are answered; None where no answer leads on."""
        domain: Domain | None = self.fields[field]
        while isinstance(domain, By):
            domain = domain.given(answers)
        return domain

    def blank(self) -> Iterator[str]:
        """Fields without any possible answer. A form that has one should not have been offered."""
        return (field for field, domain in self.fields.items() if domain.empty())


def form(action: type[Action], **fields: Domain) -> Form:
    return Form(action, fields)


def verb(action: type[Action] | Action) -> str:
    """The name of an action as it is stored and as commands spell it: `move_tower`."""
    kind = action if isinstance(action, type) else type(action)
    return cast(str, kind.__struct_config__.tag)


def digest(forms: tuple[Form, ...]) -> str:
    """A short fingerprint of a seat's question: a button that carries it is stale once the question has changed."""
    asked = [(one.name, one.fields) for one in forms]
    return hashlib.blake2b(_ENCODER.encode(asked), digest_size=4).hexdigest()


def _plain(value: object) -> object:
    return sorted(value) if isinstance(value, frozenset | set) else str(value)


_ENCODER = msgspec.msgpack.Encoder(enc_hook=_plain)
