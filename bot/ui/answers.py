"""From a form to an action, answer by answer.

What a person has chosen so far is kept as plain numbers: the place of a value among those offered. The values
themselves come from the form each time, so nothing that is not offered can be slipped in.
"""

from typing import Any

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


def follow(form: Form, chosen: dict[str, Any]) -> Asked | Action:
    """The action, once every field is answered; until then, what to ask next."""
    answers: dict[str, Any] = {}
    for field in form.fields:
        domain = form.domain(field, answers)
        if domain is None:
            raise NoWayOn(field)
        only = only_answer(domain)
        if only is not None:
            answers[field] = only[0]
        elif field in chosen:
            answers[field] = value_of(domain, chosen[field])
        else:
            return Asked(field, domain, answers)
    return form.action(**answers)


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


def value_of(domain: One | Some | Whole | Bundle, chosen: Any) -> Any:
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
    if not domain.admits(value, {}):
        raise NoWayOn
    return value


def _place(chosen: Any) -> int:
    place = int(chosen)
    if place < 0:
        raise IndexError(place)
    return place


def numbers(domain: Whole) -> range:
    return range(domain.least, domain.most + 1, domain.step)
