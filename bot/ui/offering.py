"""Offers: all that are on the table, in words and as a picture, each with what its reader may do about it; and a new
one written all at once."""

from typing import Any

from discord import ButtonStyle, TextStyle, ui

from bot.lobby import NotNow
from bot.model import Seat, Standing
from bot.speech import Speech, speech
from bot.store.drafts import Draft
from bot.tables import Question
from bot.ui import touring
from bot.ui.answers import noted
from bot.ui.ids import Press, press
from bot.ui.letters import Button, Letter, Part, buttons, letter
from bot.ui.moving import MODAL_TITLE, form_of, guarded, keep, question_of
from bot.ui.parsing import Unclear
from bot.ui.reading import read
from bot.ui.router import handles, open_modal, written
from bot.ui.visit import Visit
from rules.game import Form, Illegal, One

PRESSED = 6
"""Offers with buttons of their own in one letter: Discord takes forty parts."""


@handles("offers", "afresh")
async def offers(visit: Visit, at: Press) -> None:
    await visit.answer(await offers_letter(visit, at.table))


async def offers_letter(visit: Visit, table: int) -> Letter:
    """For whoever looks: those one can do something about first, with what accepting would leave."""
    standing = await visit.app.tables.look(table)
    if standing.state is None:
        raise NotNow("table-not-begun")
    seat = standing.table.seat_of(visit.id)
    reader = seat.index if seat else None
    told = speech(standing, visit.person.language, reader)
    view = visit.app.tables.view(standing, reader)
    game = visit.app.tables.game(standing.table)
    names = list(told.game.offers(view))
    question = _question(visit, standing, seat)
    listed = [(name, _presses(told, question, table, name, view)) for name in names]
    listed.sort(key=lambda pair: (not _answerable(told, question, pair[0]), not pair[1]))
    image = await visit.app.showing.gallery.offers(told, game, standing.state, standing.table.sequence, reader)
    return letter(
        f"### {told.game.sign} {told.title()} · {visit.say('offers-title')}",
        image if names else None,
        *(part for name, own in listed[:PRESSED] for part in _one(told, question, name, own, view)),
        _others(told, [name for name, _ in listed[PRESSED:]], view) if names else visit.say("offers-none"),
        touring.menu(told, table, question, view),
        buttons(
            Button(label=visit.say("post-your-move"), id=press("move", table), style=ButtonStyle.primary, emoji="👉"),
            Button(label=visit.say("offers-again"), id=press("offers_again", table), emoji="🔄"),
        ),
        accent=told.game.accent,
    )


@handles("offers_again", "in_place")
async def offers_again(visit: Visit, at: Press) -> None:
    await visit.answer(await offers_letter(visit, at.table))


def _question(visit: Visit, standing: Standing, seat: Seat | None) -> Question:
    if seat is None or standing.table.status != "playing":
        return Question((), "")
    return visit.app.tables.question(standing, seat)


def _one(told: Speech, question: Question, name: str, own: list[Button], view: Any) -> list[Part | None]:
    words = told.game.offer(told.say, name, view, told.who)
    facts = next((domain.about(name) for form, domain in _about(told, question, name) if domain.facts), {})
    hint = told.hint(facts) or told.game.outlook(told.say, name, view)
    return [words + (f"\n-# {hint}" if hint else ""), buttons(*own)]


def _answerable(told: Speech, question: Question, name: str) -> bool:
    """Whether the reader could agree to it now."""
    return any(domain.facts for _, domain in _about(told, question, name))


def _others(told: Speech, names: list[str], view: Any) -> str | None:
    """Offers beyond those with buttons, in words alone."""
    return "\n".join(told.game.offer(told.say, name, view, told.who) for name in names) or None


def _about(told: Speech, question: Question, name: str) -> list[tuple[Form, One]]:
    """The forms that can be answered with this offer, and the field's domain."""
    found = []
    for form in question.forms:
        field = told.game.offered.get(form.name)
        domain = form.fields.get(field) if field else None
        if isinstance(domain, One) and name in domain.values:
            found.append((form, domain))
    return found


def _presses(told: Speech, question: Question, table: int, name: str, view: Any) -> list[Button]:
    """Accept, refuse, withdraw, counter or change: whatever the rules let this reader do about the offer now."""
    own = []
    for form, domain in _about(told, question, name):
        number = question.forms.index(form)
        field = told.game.offered[form.name]
        place = list(form.fields).index(field)
        own.append(
            Button(
                label=_label(told, form, name, view),
                id=press("preset", table, question.mark, number, place, domain.values.index(name)),
                style=ButtonStyle.success if form.name in told.game.primary and not _anew(told, form) else _PLAIN,
                emoji=told.game.signs.get(form.name),
            )
        )
    return own


_PLAIN = ButtonStyle.secondary


def _anew(told: Speech, form: Form) -> bool:
    """Whether the form makes another offer, rather than answering this one."""
    return told.game.offered[form.name] == "parent"


def _label(told: Speech, form: Form, name: str, view: Any) -> str:
    if not _anew(told, form):
        return told.label(form)
    return told.say("offers-change" if told.game.own_offer(name, view) else "offers-counter")


# -------------------------------------------------------------------- written all at once


@guarded("write", "opens")
async def write(visit: Visit, at: Press) -> None:
    """A modal with a line for each of the fields that matter most."""
    _, question = await question_of(visit, at)
    number, form = form_of(question, at)
    told = speech(await visit.app.tables.look(at.table), visit.person.language)
    modal = ui.Modal(title=told.label(form)[:MODAL_TITLE], custom_id=press("wrote", at.table, question.mark, number))
    for field in told.game.written[form.name]:
        hint = told.say(f"{told.game.name}-ask-{form.name}-{field}.hint")
        line: ui.TextInput[Any] = ui.TextInput(
            custom_id=field, style=TextStyle.short, max_length=200, required=False, placeholder=hint
        )
        modal.add_item(ui.Label(text=told.question(form, field)[:MODAL_TITLE], component=line))
    await open_modal(visit.interaction, modal)


@guarded("wrote", "in_place")
async def wrote(visit: Visit, at: Press) -> None:
    """What was written becomes a draft, shown back in words."""
    seat, question = await question_of(visit, at)
    number, form = form_of(question, at)
    told = speech(await visit.app.tables.look(at.table), visit.person.language, seat.index)
    view = visit.app.tables.view(await visit.app.tables.look(at.table), seat.index)
    given = written(visit.interaction)
    typed = {field: str(given.get(field) or "").strip() or None for field in told.game.written[form.name]}
    try:
        action = read([form], typed, told, view)
    except Unclear as unclear:
        raise Illegal("unclear", text=unclear.text) from unclear
    if not form.admits(action):
        raise Illegal("not_allowed_now", action=form.name)
    await keep(visit, at.table, seat, Draft(question.mark, number, noted(form, action)))
