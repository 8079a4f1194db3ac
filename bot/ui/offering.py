"""Offers: all that are on the table, in words and as a picture, each with what its reader may do about it."""

from typing import Any

from discord import ButtonStyle

from bot.lobby import NotNow
from bot.model import Seat, Standing
from bot.speech import Speech, speech
from bot.tables import Question
from bot.ui import touring
from bot.ui.ids import Press, press
from bot.ui.letters import Button, Letter, Part, buttons, letter
from bot.ui.router import handles
from bot.ui.visit import Visit
from rules.game import Form, One

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
