"""Whole actions from what people type, field by field, in the words that buttons and menus show."""

from collections.abc import Mapping
from typing import Any

from bot.speech import Speech
from bot.ui.answers import NoWayOn, usual_answer, value_of
from bot.ui.parsing import Unclear, bundle_of, one_of, some_of, whole_of
from rules.game import Action, Bundle, Form, Illegal, One, Some, Whole


def read(
    forms: list[Form], typed: Mapping[str, str | None], told: Speech, view: Any, chosen: Mapping[str, Any] | None = None
) -> Action:
    """The first form that what was typed fits, with what was chosen before where nothing was typed; if none does, what
    was wrong with it for the last."""
    trouble = Illegal("not_allowed_now", action=forms[0].name if forms else "")
    for form in forms:
        try:
            return _read(form, typed, told, view, chosen or {})
        except Illegal as unfit:
            trouble = unfit
    raise trouble


def _read(form: Form, typed: Mapping[str, str | None], told: Speech, view: Any, chosen: Mapping[str, Any]) -> Action:
    answers: dict[str, Any] = {}
    for field in form.fields:
        text = typed.get(field)
        try:
            if text is None and field in chosen:
                answers[field] = _chosen_value(form, field, answers, chosen[field], told, view)
            else:
                answers[field] = typed_value(form, field, answers, text, told, view)
        except Unclear as unclear:
            question = told.question(form, field)
            key = "answer_unclear" if text is not None else "answer_missing"
            raise Illegal(key, text=unclear.text, question=question) from unclear
    return form.action(**answers)


def _chosen_value(form: Form, field: str, answers: dict[str, Any], chosen: Any, told: Speech, view: Any) -> Any:
    domain = form.domain(field, answers)
    if domain is not None:
        try:
            return value_of(domain, chosen, answers)
        except NoWayOn:
            pass  # what was typed since leaves no room for it
    return typed_value(form, field, answers, None, told, view)


def typed_value(form: Form, field: str, answers: dict[str, Any], text: str | None, told: Speech, view: Any) -> Any:
    domain = form.domain(field, answers)
    if text is None:
        return _untyped(form, field, domain, answers)

    def label(value: Any) -> str:
        return told.value(form, field, value, view)

    match domain:
        case One():
            return one_of(text, domain, label)
        case Some():
            return some_of(text, domain, label)
        case Whole():
            return whole_of(text, domain)
        case Bundle():
            bundle = typed_bundle(text, domain, told)
            if not domain.admits(bundle, answers):
                raise Illegal("something_else_needed", question=told.question(form, field))
            return bundle
    raise Unclear(text)


def _untyped(form: Form, field: str, domain: Any, answers: dict[str, Any]) -> Any:
    """What is meant where nothing was typed: the only answer, the usual one, or nothing."""
    if isinstance(domain, One) and len(domain.values) == 1:
        return domain.values[0]
    usual = usual_answer(form, field, answers)
    if usual is not None:
        return usual[0]
    empty = _nothing(domain)
    if domain is not None and domain.admits(empty, answers):
        return empty
    raise Unclear("")


def typed_bundle(text: str, domain: Bundle, told: Speech) -> dict[str, int]:
    """`20 ducats, 2 pepper`; what nobody could give or ask is refused by name."""
    bundle = bundle_of(text, domain, lambda name: told.game.thing(told.say, name))
    for item, count in bundle.items():
        if count > domain.limits[item]:
            raise Illegal("too_much", thing=item, most=domain.limits[item])
        if count % domain.steps.get(item, 1):
            raise Illegal("wrong_step", thing=item, step=domain.steps[item])
    return bundle


def _nothing(domain: Any) -> Any:
    if isinstance(domain, Bundle):
        return {}
    if isinstance(domain, One) and None in domain.values:
        return None
    return ()
