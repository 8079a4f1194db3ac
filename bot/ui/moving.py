"""The presses of *Your move*: each changes the draft, or makes the move."""

import logging
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection

from bot.lobby import NotNow
from bot.model import Move, Seat, Standing
from bot.speech import speech, title
from bot.store import drafts
from bot.store import notes as note_rows
from bot.store import tables as rows
from bot.store.drafts import Draft
from bot.store.notes import Note
from bot.tables import NotSeated, Played, Question, Stale
from bot.ui import troubles
from bot.ui.answers import Asked, NoWayOn, follow, follow_on, noted, suggested, value_of
from bot.ui.ids import Press, press
from bot.ui.letters import Button, Letter
from bot.ui.panel import Panel
from bot.ui.router import Handler, How, chosen, handles
from bot.ui.showing import sentences
from bot.ui.visit import Visit, acknowledged
from rules.game import Action, Bundle, Form, Illegal, One, Some

log = logging.getLogger(__name__)

# -------------------------------------------------------------------- showing


class Gathered(Struct, frozen=True):
    """What a panel needs from the store."""

    moves: Sequence[Move] = ()
    notes: Sequence[Note] = ()
    """What happened since its reader's own last move."""
    draft: Draft | None = None
    elsewhere: tuple[int, str] | None = None
    """Another table that waits for its reader, and its game; not asked for while this one waits."""


async def panel(
    visit: Visit,
    table: int,
    *,
    notice: str | None = None,
    draft: Draft | None = None,
    resume: bool = False,
    made: Played | None = None,
) -> Letter:
    """What this person may do now at a table; with `resume`, as far as they had answered. `made` is the move they have
    just made."""
    tables = visit.app.tables
    standing = await tables.look(table)
    seat = seat_of(standing, visit.id)
    question = tables.question(standing, seat) if standing.table.status == "playing" else Question((), "")
    found = await _gather(visit, standing, seat, question, resume=resume, made=made)
    draft = found.draft or draft
    if draft and draft.question != question.mark:
        draft = None
    warning = regret(visit, standing, seat, _composed(visit, standing, question, draft))
    if warning:
        notice = "\n".join((*([notice] if notice else ()), warning))
    told = speech(standing, visit.person.language, seat.index)
    return Panel(
        standing=standing,
        seat=seat,
        question=question,
        view=tables.view(standing, seat.index),
        speech=told,
        since=sentences(told, tables.game(standing.table), found.moves, found.notes),
        awaited=tables.awaited(standing),
        draft=draft,
        notice=notice or (visit.say("post-paused") if standing.table.status == "paused" else None),
        extras=extras(visit, standing, found.elsewhere),
    ).letter()


async def _gather(
    visit: Visit, standing: Standing, seat: Seat, question: Question, *, resume: bool, made: Played | None
) -> Gathered:
    """Everything in one trip to the store, as somebody waits; none where nothing has happened since they moved."""
    table = standing.table
    waits = seat.index in visit.app.tables.awaited(standing)
    if made and made.standing.table.sequence == table.sequence:
        return Gathered(elsewhere=made.besides)

    def read(db: Connection) -> Gathered:
        last = rows.last_of_seat(db, table.id, seat.index)
        return Gathered(
            rows.history(db, table.id, last),
            note_rows.since(db, table.id, sequence=last, reader=seat.index),
            drafts.find(db, table.id, seat.index, question.mark) if resume and question.forms else None,
            None if waits else rows.next_waiting(db, visit.id, table.id),
        )

    return await visit.app.store.read(read)


def _composed(visit: Visit, standing: Standing, question: Question, draft: Draft | None) -> Action | None:
    """The action of a draft that only waits to be confirmed."""
    if draft is None:
        return None
    form = question.forms[draft.form]
    try:
        step, _ = follow_on(form, draft.answers, visit.app.presentation(standing).settled(form))
    except NoWayOn:
        return None
    return step if isinstance(step, Action) else None


def regret(visit: Visit, standing: Standing, seat: Seat, action: Action | None) -> str | None:
    """A warning before something is done that takes back something else of one's own."""
    if action is None or not visit.app.presentation(standing).offered:
        return None
    told = speech(standing, visit.person.language, seat.index)
    try:
        _, events = visit.app.tables.game(standing.table).play(standing.state, seat.index, action)
    except Illegal:
        return None  # why not is told when it is tried
    return told.game.regret(told.say, events, seat.index)


def extras(visit: Visit, standing: Standing, elsewhere: tuple[int, str] | None) -> tuple[Button, ...]:
    """Ways on from a panel: the hand, the offers, the next table that waits."""
    found = []
    if visit.app.presentation(standing).hands:
        found.append(Button(label=visit.say("post-my-hand"), id=press("hand", standing.table.id), emoji="✋"))
    if visit.app.presentation(standing).offered:
        found.append(Button(label=visit.say("offers-button"), id=press("offers", standing.table.id), emoji="🤝"))
    if elsewhere:
        other, game = elsewhere
        label = visit.say("panel-next", title=title(visit.say, game, other))
        found.append(Button(label=label, id=press("move", other), emoji="⏭️"))
    return tuple(found)


def seat_of(standing: Standing, person: int) -> Seat:
    if standing.state is None:
        raise NotNow("table-not-begun")
    seat = standing.table.seat_of(person)
    if seat is None:
        raise NotSeated
    return seat


async def make(visit: Visit, table: int, seat: Seat, action: Action, mark: str | None = None) -> Played:
    """Make a move for whoever is here, and see which table waits for them next if this one does not."""

    def elsewhere(db: Connection, standing: Standing) -> tuple[int, str] | None:
        waits = seat.index in visit.app.tables.awaited(standing)
        return None if waits else rows.next_waiting(db, visit.id, table)

    return await visit.app.tables.play(table, seat.index, action, person=visit.id, mark=mark, besides=elsewhere)


async def played(visit: Visit, result: Played) -> None:
    """After a move: what it did, and what comes next for this person."""
    table, done = result.standing.table, "✅ " + visit.say("panel-played")
    try:
        seat = seat_of(result.standing, visit.id)
        told = speech(result.standing, visit.person.language, seat.index).events(result.events)
        notice = "\n".join((done, *told))
        shown: Letter | str = await panel(visit, table.id, notice=notice, made=result)
    except Exception:
        # the move is stored: whatever happens now, nobody may hear that nothing was done
        log.exception("what comes after a move of %s at table %s could not be shown", visit.id, table.id)
        shown = done
    await visit.answer(shown)


# -------------------------------------------------------------------- presses


@handles("move", "afresh")
async def move(visit: Visit, at: Press) -> None:
    await visit.answer(await panel(visit, at.table, resume=True))


async def question_of(visit: Visit, at: Press) -> tuple[Seat, Question]:
    """The seat and its question, if the press still answers it."""
    standing = await visit.app.tables.look(at.table)
    seat = seat_of(standing, visit.id)
    question = visit.app.tables.question(standing, seat)
    if question.mark != at.more[0]:
        raise Stale
    return seat, question


def form_of(question: Question, at: Press) -> tuple[int, Form]:
    number = int(at.more[1])
    if not 0 <= number < len(question.forms):
        raise NoWayOn
    return number, question.forms[number]


def guarded(kind: str, how: How) -> Callable[[Handler], Handler]:
    """A press in a panel: if its question is gone, or it makes no sense, the panel is shown as it is now, with why."""

    def register(handler: Handler) -> Handler:
        async def guard(visit: Visit, at: Press) -> None:
            try:
                await handler(visit, at)
            except (Stale, NoWayOn, Illegal, IndexError, ValueError) as error:
                known = NoWayOn if isinstance(error, IndexError | ValueError) else type(error)
                shown = Stale() if known is NoWayOn else error
                notice = "⚠️ " + await troubles.in_words(visit, shown, at.table)
                if not await acknowledged(visit.interaction):
                    return
                # what was composed before a slip is still there
                await visit.answer(await panel(visit, at.table, notice=notice, resume=isinstance(error, Illegal)))

        handles(kind, how)(guard)
        return handler

    return register


async def step_of(visit: Visit, at: Press, form: Form, answers: dict[str, Any]) -> Asked | Action:
    """What is asked next after these answers, or the action they make."""
    game = visit.app.presentation(await visit.app.tables.look(at.table))
    return follow(form, answers, game.settled(form))


async def draft_of(visit: Visit, table: int, seat: Seat, question: Question, number: int) -> Draft:
    kept = await visit.app.store.read(lambda db: drafts.find(db, table, seat.index, question.mark))
    return kept if kept and kept.form == number else Draft(question.mark, number, {})


async def keep(visit: Visit, table: int, seat: Seat, draft: Draft) -> None:
    await visit.app.store.write(lambda db: drafts.keep(db, table, seat.index, draft))
    await visit.answer(await panel(visit, table, draft=draft))


async def advance(visit: Visit, at: Press, seat: Seat, question: Question, draft: Draft) -> None:
    """An answer was given: ask the next question, or confirm, or play at once where nothing is left to say."""
    form = question.forms[draft.form]
    step = await step_of(visit, at, form, draft.answers)
    standing = await visit.app.tables.look(at.table)
    plain = len(draft.answers) <= 1 and form.name not in visit.app.presentation(standing).asks_again
    if isinstance(step, Action) and plain and not regret(visit, standing, seat, step):
        await _play(visit, at.table, seat, step, question.mark)
        return
    await keep(visit, at.table, seat, draft)


async def _play(visit: Visit, table: int, seat: Seat, action: Action, mark: str) -> None:
    await played(visit, await make(visit, table, seat, action, mark))


@guarded("go", "in_place")
async def go(visit: Visit, at: Press) -> None:
    seat, question = await question_of(visit, at)
    number, form = form_of(question, at)
    asked = await step_of(visit, at, form, {})
    if isinstance(asked, Asked):
        asked = await step_of(visit, at, form, {asked.field: int(at.more[2])})
    if isinstance(asked, Asked):
        raise NoWayOn
    if regret(visit, await visit.app.tables.look(at.table), seat, asked):
        await keep(visit, at.table, seat, Draft(question.mark, number, noted(form, asked)))
        return
    await _play(visit, at.table, seat, asked, question.mark)


@guarded("pick", "in_place")
async def pick(visit: Visit, at: Press) -> None:
    seat, question = await question_of(visit, at)
    number, _ = form_of(question, at)
    await keep(visit, at.table, seat, Draft(question.mark, number, {}))


@guarded("back", "in_place")
async def back(visit: Visit, at: Press) -> None:
    """One question back, what was not asked for staying as it is; from the first, to the choice of actions."""
    seat, question = await question_of(visit, at)
    kept = await visit.app.store.read(lambda db: drafts.find(db, at.table, seat.index, question.mark))
    if kept and kept.answers:
        form = question.forms[kept.form]
        game = visit.app.presentation(await visit.app.tables.look(at.table))
        asked = [field for field in form.fields if field in kept.answers and field not in game.settled(form)]
        if asked:
            answers = {field: one for field, one in kept.answers.items() if field != asked[-1] and field in form.fields}
            if isinstance(kept.answers[asked[-1]], dict):
                answers[f"{asked[-1]}?"] = kept.answers[asked[-1]]  # a bundle is there to be changed
            await keep(visit, at.table, seat, Draft(question.mark, kept.form, answers))
            return
    await visit.app.store.write(lambda db: drafts.drop(db, at.table, seat.index))
    await visit.answer(await panel(visit, at.table))


@guarded("do", "in_place")
async def do(visit: Visit, at: Press) -> None:
    seat, question = await question_of(visit, at)
    kept = await visit.app.store.read(lambda db: drafts.find(db, at.table, seat.index, question.mark))
    if kept is None:
        raise Stale
    step = await step_of(visit, at, question.forms[kept.form], kept.answers)
    if isinstance(step, Asked):
        raise NoWayOn
    await _play(visit, at.table, seat, step, question.mark)


async def answer(visit: Visit, at: Press, value: Any) -> None:
    seat, question = await question_of(visit, at)
    number, form = form_of(question, at)
    draft = await draft_of(visit, at.table, seat, question, number)
    field = list(form.fields)[int(at.more[2])]
    answers = {name: one for name, one in draft.answers.items() if not name.endswith("?")}
    game = visit.app.presentation(await visit.app.tables.look(at.table))
    _, answers = follow_on(form, {**answers, field: value}, game.settled(form))
    if field not in answers:
        raise NoWayOn
    await advance(visit, at, seat, question, Draft(question.mark, number, answers))


async def ponder(visit: Visit, at: Press, kind: type[Some | Bundle], change: Any) -> None:
    """Change an answer of this kind that is still being composed."""
    seat, question = await question_of(visit, at)
    number, form = form_of(question, at)
    draft = await draft_of(visit, at.table, seat, question, number)
    field = list(form.fields)[int(at.more[2])]
    asked = await step_of(visit, at, form, draft.answers)
    if not isinstance(asked, Asked) or asked.field != field or not isinstance(asked.domain, kind):
        raise NoWayOn
    value = change(asked.domain, draft.answers.get(f"{field}?"))
    await keep(visit, at.table, seat, Draft(question.mark, number, {**draft.answers, f"{field}?": value}))


async def _settle(visit: Visit, at: Press, empty: Any) -> None:
    """What was being composed becomes the answer."""
    seat, question = await question_of(visit, at)
    number, form = form_of(question, at)
    draft = await draft_of(visit, at.table, seat, question, number)
    field = list(form.fields)[int(at.more[2])]
    await answer(visit, at, draft.answers.get(f"{field}?", empty))


@guarded("ans", "in_place")
async def ans(visit: Visit, at: Press) -> None:
    seat, question = await question_of(visit, at)
    number, form = form_of(question, at)
    draft = await draft_of(visit, at.table, seat, question, number)
    asked = await step_of(visit, at, form, draft.answers)
    picked = [int(value) for value in chosen(visit.interaction)]
    several = isinstance(asked, Asked) and isinstance(asked.domain, Some)
    await answer(visit, at, picked if several else picked[0])


@guarded("none", "in_place")
async def none(visit: Visit, at: Press) -> None:
    await answer(visit, at, [])


@guarded("besides", "in_place")
async def besides(visit: Visit, at: Press) -> None:
    """Ask for something that would have been left as usual."""
    seat, question = await question_of(visit, at)
    number, form = form_of(question, at)
    draft = await draft_of(visit, at.table, seat, question, number)
    field = list(form.fields)[int(chosen(visit.interaction)[0])]
    answers = {name: one for name, one in draft.answers.items() if name != field}
    if isinstance(draft.answers.get(field), dict):
        answers[f"{field}?"] = draft.answers[field]
    await keep(visit, at.table, seat, Draft(question.mark, number, {**answers, f"{field}!": True}))


@guarded("preset", "in_place")
async def preset(visit: Visit, at: Press) -> None:
    """Begin an action with one of its fields answered: accept this offer, counter that one on the terms it had."""
    seat, question = await question_of(visit, at)
    number, form = form_of(question, at)
    field = list(form.fields)[int(at.more[2])]
    standing = await visit.app.tables.look(at.table)
    game, chosen = visit.app.presentation(standing), {field: int(at.more[3])}
    domain = form.domain(field, {})
    if isinstance(domain, One):
        name = value_of(domain, chosen[field], {})
        terms = game.taken_over(form, name, visit.app.tables.view(standing, seat.index))
        chosen = suggested(form, chosen, terms)
    await advance(visit, at, seat, question, Draft(question.mark, number, chosen))


@guarded("tick", "in_place")
async def tick(visit: Visit, at: Press) -> None:
    page = int(at.more[3])
    picked = [int(value) for value in chosen(visit.interaction)]

    def change(domain: Any, before: Any) -> list[int]:
        others = [place for place in before or () if place // 25 != page]
        return sorted({*others, *picked})

    await ponder(visit, at, Some, change)


@guarded("ticked", "in_place")
async def ticked(visit: Visit, at: Press) -> None:
    await _settle(visit, at, [])


@guarded("item", "in_place")
async def item(visit: Visit, at: Press) -> None:
    place = int(chosen(visit.interaction)[0])

    def change(domain: Bundle, before: Any) -> dict[str, int]:
        touched = list(domain.limits)[place]
        held = dict(before or {})
        count = held.pop(touched, 0)
        return {**held, touched: count}

    await ponder(visit, at, Bundle, change)


@guarded("amount", "in_place")
async def amount(visit: Visit, at: Press) -> None:
    place, count = int(at.more[3]), int(chosen(visit.interaction)[0])

    def change(domain: Bundle, before: Any) -> dict[str, int]:
        touched = list(domain.limits)[place]
        held = {name: held for name, held in dict(before or {}).items() if name != touched}
        return {**held, touched: count}

    await ponder(visit, at, Bundle, change)


@guarded("cleared", "in_place")
async def cleared(visit: Visit, at: Press) -> None:
    await ponder(visit, at, Bundle, lambda domain, before: {})


@guarded("bundled", "in_place")
async def bundled(visit: Visit, at: Press) -> None:
    await _settle(visit, at, {})
