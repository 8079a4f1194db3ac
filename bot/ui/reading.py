"""Whole actions from what people type, field by field, in the words that buttons and menus show."""

from typing import Any

from bot.speech import Speech
from bot.ui.answers import usual_answer
from bot.ui.parsing import Unclear, bundle_of, one_of, some_of, whole_of
from rules.game import Action, Bundle, Form, Illegal, One, Some, Whole


def read(forms: list[Form], typed: dict[str, str | None], told: Speech, view: Any) -> Action:
    """The first form that what was typed fits; if none does, what was wrong with it for the last."""
    trouble: Unclear | Illegal = Unclear("")
    for form in forms:
        try:
            answers: dict[str, Any] = {}
            for field in form.fields:
                answers[field] = typed_value(form, field, answers, typed.get(field), told, view)
            return form.action(**answers)
        except (Unclear, Illegal) as unfit:
            trouble = unfit
    raise trouble


def typed_value(form: Form, field: str, answers: dict[str, Any], text: str | None, told: Speech, view: Any) -> Any:
    domain = form.domain(field, answers)
    if text is None:
        if isinstance(domain, One) and len(domain.values) == 1:
            return domain.values[0]
        usual = usual_answer(form, field, answers)
        if usual is not None:
            return usual[0]
        empty = _nothing(domain)
        if domain is not None and domain.admits(empty, answers):
            return empty
        raise Unclear(told.question(form, field))

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
            return typed_bundle(text, domain, told)
    raise Unclear(text)


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
