"""From a form to an action, answer by answer.

What a person has chosen so far is kept as plain numbers: the place of a value among those offered. The values
themselves come from the form each time, so nothing that is not offered can be slipped in.
"""

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from rules.game import Action, Bundle, Form, One, Some, Whole

MENU = 25


class Asked(Struct, frozen=True):
    """The next question of a form."""

    field: str
    domain: One | Some | Whole | Bundle
    answers: dict[str, Any]
    """The values of the fields before it."""


class NoWayOn(Exception):
    """An answer that is not among those offered, or that leads nowhere."""


def follow(form: Form, chosen: dict[str, Any], unasked: Collection[str] = ()) -> Asked | Action:
    """The action, once every field is answered; until then, what to ask next.

    Fields in `unasked` keep their usual value, where it is allowed, until somebody wants to be asked (`field!`).
    """
    answers: dict[str, Any] = {}
    for field in form.fields:
        domain = form.domain(field, answers)
        if domain is None:
            raise NoWayOn(field)
        only = only_answer(domain)
        if only is not None:
            answers[field] = only[0]
        elif field in chosen:
            try:
                answers[field] = value_of(domain, chosen[field], answers)
            except NoWayOn as unfit:
                raise NoWayOn(field) from unfit
        elif field in unasked and f"{field}!" not in chosen and (usual := usual_answer(form, field, answers)):
            answers[field] = usual[0]
        else:
            return Asked(field, domain, answers)
    return form.action(**answers)


def follow_on(
    form: Form, chosen: dict[str, Any], unasked: Collection[str] = ()
) -> tuple[Asked | Action, dict[str, Any]]:
    """The same after an answer was changed: what was chosen later and no longer fits is left out, and asked again."""
    kept = dict(chosen)
    while True:
        try:
            return follow(form, kept, unasked), kept
        except NoWayOn as stuck:
            if not stuck.args or stuck.args[0] not in kept:
                raise
            del kept[stuck.args[0]]


def usual_answer(form: Form, field: str, answers: dict[str, Any]) -> tuple[Any] | None:
    """The value a field of the action has by itself, if it is among the answers."""
    declared = _declared(form.action)[field]
    if declared.required:
        return None
    factory = declared.default_factory
    value = declared.default if factory is msgspec.NODEFAULT else factory()
    domain = form.domain(field, answers)
    return (value,) if domain is not None and domain.admits(value, answers) else None


@cache
def _declared(action: type[Action]) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(action)}


def noted(form: Form, action: Action) -> dict[str, Any]:
    """An action as the choices that make it, such as a draft keeps."""
    chosen: dict[str, Any] = {}
    answers: dict[str, Any] = {}
    for field in form.fields:
        value = answers[field] = getattr(action, field)
        domain = form.domain(field, answers)
        if domain is not None and only_answer(domain) is not None:
            continue  # it is the answer by itself, for as long as there is no other
        match domain:
            case One(values=values):
                chosen[field] = values.index(value)
            case Some(values=values):
                chosen[field] = [values.index(one) for one in value]
            case _:
                chosen[field] = value
    return chosen


def suggested(form: Form, chosen: dict[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """Choices with these values besides, as far as the form admits them; what is called `field?` is only begun."""
    found = chosen | {name: value for name, value in values.items() if name.endswith("?")}
    answers: dict[str, Any] = {}
    for field in form.fields:
        domain = form.domain(field, answers)
        if domain is None:
            break
        only = only_answer(domain)
        if only is not None:
            answers[field] = only[0]
        elif field in chosen:
            answers[field] = value_of(domain, chosen[field], answers)
        elif field in values and domain.admits(values[field], answers):
            answers[field] = values[field]
            found[field] = domain.values.index(values[field]) if isinstance(domain, One) else values[field]
        elif usual := usual_answer(form, field, answers):
            answers[field] = usual[0]
    return found


def changeable(form: Form, answers: dict[str, Any], unasked: Collection[str]) -> list[str]:
    """Of the fields answered without asking, those that could be answered otherwise."""
    found = []
    before: dict[str, Any] = {}
    for field, value in answers.items():
        domain = form.domain(field, before)
        if field in unasked and domain is not None and only_answer(domain) is None:
            found.append(field)
        before[field] = value
    return found


def only_answer(domain: One | Some | Whole | Bundle) -> tuple[Any] | None:
    """The answer of a question that leaves no choice."""
    match domain:
        case One(values=(value,)):
            return (value,)
        case Some(values=values, least=least) if least == len(values):
            return (values,)
        case Whole(least=least, most=most, step=step) if most < least + step:
            return (least,)
        case Bundle(limits=limits) if not any(limits.values()):
            return ({},)
    return None


def value_of(domain: One | Some | Whole | Bundle, chosen: Any, answers: dict[str, Any]) -> Any:
    value: Any
    try:
        match domain:
            case One():
                return domain.values[_place(chosen)]
            case Some():
                value = tuple(domain.values[_place(one)] for one in sorted(chosen))
            case Whole():
                value = int(chosen)
            case Bundle():
                value = {str(item): int(count) for item, count in dict(chosen).items() if count}
    except (IndexError, KeyError, ValueError, TypeError) as error:
        raise NoWayOn from error
    if not domain.admits(value, answers):
        raise NoWayOn
    return value


def _place(chosen: Any) -> int:
    place = int(chosen)
    if place < 0:
        raise IndexError(place)
    return place


def numbers(domain: Whole) -> range:
    return range(domain.least, domain.most + 1, domain.step)
