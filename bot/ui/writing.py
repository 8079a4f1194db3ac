"""Answers in writing: a number, a bundle, or a whole offer line by line.

What was written and not understood is kept with the draft: it is shown, and stands in the form when it is opened again.
"""

from collections.abc import Mapping
from typing import Any

from discord import TextStyle, ui

from bot.model import Seat
from bot.speech import Speech, speech
from bot.store import drafts
from bot.store.drafts import Draft
from bot.tables import Question
from bot.ui import troubles
from bot.ui.answers import Asked, NoWayOn, follow_on, noted
from bot.ui.ids import Press, press
from bot.ui.moving import answer, draft_of, form_of, guarded, keep, panel, ponder, question_of, step_of
from bot.ui.panel import WRITTEN
from bot.ui.parsing import Unclear
from bot.ui.reading import read, typed_bundle
from bot.ui.router import open_modal, written
from bot.ui.visit import Visit
from rules.game import Action, Bundle, Form, Illegal, Whole

MODAL_TITLE = 45
LONGEST = 200


def _line(name: str, label: str, *, hint: str | None = None, text: str = "", required: bool = True) -> ui.Label[Any]:
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=name, style=TextStyle.short, max_length=LONGEST, required=required, placeholder=hint,
        default=text[:LONGEST] or None,
    )  # fmt: skip
    return ui.Label(text=label[:MODAL_TITLE], component=field)


# -------------------------------------------------------------------- one answer


@guarded("number", "opens")
async def number(visit: Visit, at: Press) -> None:
    await _ask(visit, at, "numbered")


@guarded("numbered", "in_place")
async def numbered(visit: Visit, at: Press) -> None:
    text = str(written(visit.interaction).get("answer") or "").strip()
    if not text.lstrip("-").isdigit():
        raise Illegal("no_number", text=text[:40])
    seat, question = await question_of(visit, at)
    number, form = form_of(question, at)
    draft = await draft_of(visit, at.table, seat, question, number)
    asked = await step_of(visit, at, form, draft.answers)
    if isinstance(asked, Asked) and isinstance(asked.domain, Whole) and not asked.domain.admits(int(text), {}):
        raise Illegal("number_out_of_range", least=asked.domain.least, most=asked.domain.most)
    await answer(visit, at, int(text))


@guarded("typing", "opens")
async def typing(visit: Visit, at: Press) -> None:
    await _ask(visit, at, "typed")


@guarded("typed", "in_place")
async def typed(visit: Visit, at: Press) -> None:
    text = str(written(visit.interaction).get("answer") or "")
    told = speech(await visit.app.tables.look(at.table), visit.person.language)

    def change(domain: Bundle, before: Any) -> dict[str, int]:
        try:
            return typed_bundle(text, domain, told)
        except Unclear as unclear:
            raise Illegal("unclear", text=unclear.text) from unclear

    try:
        await ponder(visit, at, Bundle, change)
    except Illegal as slip:
        seat, question = await question_of(visit, at)
        number, form = form_of(question, at)
        await keep_written(visit, at.table, seat, question, number, {list(form.fields)[int(at.more[2])]: text}, slip)


async def _ask(visit: Visit, at: Press, kind: str) -> None:
    seat, question = await question_of(visit, at)
    number, form = form_of(question, at)
    field = list(form.fields)[int(at.more[2])]
    told = speech(await visit.app.tables.look(at.table), visit.person.language)
    draft = await draft_of(visit, at.table, seat, question, number)
    so_far = draft.answers.get(f"{field}?")
    text = draft.answers.get(WRITTEN, {}).get(field) or (
        told.game.mapping(told.say, so_far, told.plain_who) if isinstance(so_far, dict) and any(so_far.values()) else ""
    )
    modal = ui.Modal(title=told.label(form)[:MODAL_TITLE], custom_id=press(kind, at.table, *at.more[:3]))
    modal.add_item(_line("answer", told.question(form, field), text=text))
    await open_modal(visit.interaction, modal)


# -------------------------------------------------------------------- all at once


@guarded("write", "opens")
async def write(visit: Visit, at: Press) -> None:
    """A modal with a line for each of the fields that matter most, and in it what was said so far."""
    seat, question = await question_of(visit, at)
    number, form = form_of(question, at)
    standing = await visit.app.tables.look(at.table)
    told = speech(standing, visit.person.language, seat.index)
    draft = await draft_of(visit, at.table, seat, question, number)
    texts = _so_far(told, form, draft, visit.app.tables.view(standing, seat.index))
    modal = ui.Modal(title=told.label(form)[:MODAL_TITLE], custom_id=press("wrote", at.table, question.mark, number))
    for line in told.game.written[form.name]:
        hint = told.say(f"{told.game.name}-ask-{form.name}-{line}.hint")
        modal.add_item(_line(line, told.question(form, line), hint=hint, text=texts.get(line, ""), required=False))
    await open_modal(visit.interaction, modal)


def _so_far(told: Speech, form: Form, draft: Draft, view: Any) -> dict[str, str]:
    """By line, what was chosen, and what was written but not understood."""
    try:
        step, _ = follow_on(form, draft.answers, told.game.settled(form))
    except NoWayOn:
        return dict(draft.answers.get(WRITTEN, {}))
    chosen = {field: getattr(step, field) for field in form.fields} if isinstance(step, Action) else step.answers
    return {**told.game.lines_of(told.say, form, chosen, view, told.plain_who), **draft.answers.get(WRITTEN, {})}


@guarded("wrote", "in_place")
async def wrote(visit: Visit, at: Press) -> None:
    """What was written becomes a draft, shown back in words; what was chosen besides stays."""
    seat, question = await question_of(visit, at)
    number, form = form_of(question, at)
    standing = await visit.app.tables.look(at.table)
    told = speech(standing, visit.person.language, seat.index)
    draft = await draft_of(visit, at.table, seat, question, number)
    given = written(visit.interaction)
    lines = {line: str(given.get(line) or "").strip() for line in told.game.written[form.name]}
    earlier = {**draft.answers.get(WRITTEN, {}), **lines}
    fields = told.game.fields_of(earlier)
    chosen = {field: one for field, one in draft.answers.items() if field not in fields}
    try:
        action = read([form], fields, told, visit.app.tables.view(standing, seat.index), chosen)
        if not form.admits(action):
            raise Illegal("not_allowed_now", action=form.name)
    except Illegal as slip:
        await keep_written(visit, at.table, seat, question, number, earlier, slip)
        return
    await keep(visit, at.table, seat, Draft(question.mark, number, noted(form, action)))


async def keep_written(
    visit: Visit, table: int, seat: Seat, question: Question, number: int, lines: Mapping[str, str], slip: Illegal
) -> None:
    """Say what was wrong; nothing that was written or chosen is lost."""
    before = await draft_of(visit, table, seat, question, number)
    draft = Draft(
        question.mark, number, {**before.answers, WRITTEN: {line: text for line, text in lines.items() if text}}
    )
    await visit.app.store.write(lambda db: drafts.keep(db, table, seat.index, draft))
    notice = "⚠️ " + await troubles.in_words(visit, slip, table)
    await visit.answer(await panel(visit, table, notice=notice, draft=draft))
