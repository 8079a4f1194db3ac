"""One group of commands per game, one command per human decision, its parameters from the fields of the action.

Everything a button does, a command does. What is typed is read against the same forms that make the buttons, in the
words that the buttons show.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

import msgspec
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.running import choice_of, complete_table, run, which_table
from bot.model import Seat
from bot.speech import Speech, speech
from bot.store.drafts import Draft
from bot.translator import named
from bot.ui import moving, writing
from bot.ui.answers import noted
from bot.ui.parsing import Unclear, spelled, split
from bot.ui.reading import read, typed_value
from bot.ui.visit import Interaction, Visit, words_of
from rules.game import Action, Bundle, Form, Game, Illegal, One, Some, Whole, verb

if TYPE_CHECKING:
    from bot.app import Loggia


def register(app: Loggia, game: Game[Any]) -> None:
    group = app_commands.Group(name=game.name, description=named(f"{game.name}.about"), guild_only=True)
    for action in game.actions:
        group.add_command(_command(app, game, action))
    app.tree.add_command(group)


def _command(app: Loggia, game: Game[Any], action: type[Action]) -> app_commands.Command[Any, Any, Any]:
    """A command whose parameters are the fields of the action, and the table."""
    name = verb(action)
    fields = [field.name for field in msgspec.structs.fields(action)]
    parameters = {field: parameter(field) for field in fields}

    async def callback(interaction: Interaction, /, **given: str | None) -> None:
        async def work(visit: Visit) -> None:
            table = await which_table(visit, given.get("table"), game.name)
            typed = {field: given.get(parameters[field]) for field in fields}
            await _act(visit, table, action, typed)

        await run(app, interaction, work)

    names = [*parameters.values(), "table"]
    callback.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction),
            *(
                inspect.Parameter(one, inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=str | None, default=None)
                for one in names
            ),
        ]
    )
    callback.__annotations__ = {"interaction": Interaction, **dict.fromkeys(names, str | None)}
    prefix = f"{game.name}-do-{name}"
    app_commands.describe(
        **{parameters[field]: named(f"{game.name}-ask-{name}-{field}.hint") for field in fields},
        table=named("command-table.hint"),
    )(callback)
    app_commands.rename(
        **{parameters[field]: named(f"{game.name}-ask-{name}-{field}.command") for field in fields},
        table=named("command-table.command"),
    )(callback)
    completers: dict[str, Any] = {parameters[field]: _completer(app, game, action, field) for field in fields}

    async def tables(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await complete_table(app, interaction, typed, game.name)

    app_commands.autocomplete(**completers, table=tables)(callback)
    return app_commands.Command(name=named(f"{prefix}.command"), description=named(f"{prefix}.hint"), callback=callback)


def parameter(field: str) -> str:
    """The name of a field as a parameter; `table` is taken."""
    return field if field != "table" else "at_table"


# -------------------------------------------------------------------- doing


async def _act(visit: Visit, table: int, action: type[Action], typed: dict[str, str | None]) -> None:
    standing = await visit.app.tables.look(table)
    seat = moving.seat_of(standing, visit.id)
    told = speech(standing, visit.person.language, seat.index)
    question = visit.app.tables.question(standing, seat)
    forms = [form for form in question.forms if form.action is action]
    view = visit.app.tables.view(standing, seat.index)
    try:
        chosen = read(forms, typed, told, view) if forms else _blank(action)
        if forms and (verb(action) in told.game.asks_again or moving.regret(visit, standing, seat, chosen)):
            await _confirm(visit, table, seat, chosen)
            return
        result = await moving.make(visit, table, seat, chosen)
    except Illegal as illegal:
        if forms and verb(action) in told.game.written:
            lines = {field: text for field, text in typed.items() if text}
            await writing.keep_written(visit, table, seat, question, question.forms.index(forms[0]), lines, illegal)
            return
        await visit.answer(await moving.panel(visit, table, notice="⚠️ " + told.refusal(illegal)))
        return
    await moving.played(visit, result)


async def _confirm(visit: Visit, table: int, seat: Seat, action: Action) -> None:
    """Show what was typed as a draft in words; it is done by a press, like one that was composed."""
    standing = await visit.app.tables.look(table)
    question = visit.app.tables.question(standing, seat)
    for number, form in enumerate(question.forms):
        if form.admits(action):
            await moving.keep(visit, table, seat, Draft(question.mark, number, noted(form, action)))
            return
    raise Illegal("not_allowed_now", action=verb(action))


def _blank(action: type[Action]) -> Action:
    """Without a form nothing is allowed; the rules are asked all the same, for they know the reason."""
    blanks: dict[str, Any] = {}
    for field in msgspec.structs.fields(action):
        if field.required:
            blanks[field.name] = _EMPTY.get(msgspec.inspect.type_info(field.type).__class__.__name__, "")
    return action(**blanks)


_EMPTY: dict[str, Any] = {"IntType": 0, "VarTupleType": (), "DictType": {}, "BoolType": False, "UnionType": None}


# -------------------------------------------------------------------- completing


def _completer(app: Loggia, game: Game[Any], action: type[Action], field: str) -> Any:
    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        person = await app.meet(interaction)
        visit = Visit(app, interaction, person, words_of(person))
        given = vars(interaction.namespace)
        try:
            table = await which_table(visit, given.get("table"), game.name)
            standing = await app.tables.look(table)
            seat = moving.seat_of(standing, person.id)
        except Exception:  # noqa: BLE001 - a suggestion that cannot be made is no trouble
            return []
        told = speech(standing, person.language, seat.index)
        view = app.tables.view(standing, seat.index)
        for form in app.tables.question(standing, seat).forms:
            if form.action is action:
                return choice_of(_suggestions(form, field, given, typed, told, view), _last(typed, form, field))
        return []

    return complete


def _suggestions(
    form: Form, field: str, given: dict[str, Any], typed: str, told: Speech, view: Any
) -> list[tuple[str, str]]:
    answers: dict[str, Any] = {}
    for earlier in form.fields:
        if earlier == field:
            break
        try:
            answers[earlier] = typed_value(form, earlier, answers, given.get(parameter(earlier)) or None, told, view)
        except (Unclear, Illegal):
            return []
    match form.domain(field, answers):
        case One(values=values) as one:
            return [(_with_hint(told, form, field, value, view, one.about(value)), spelled(value)) for value in values]
        case Some(values=values):
            before = split(typed.rpartition(",")[0])
            left = [value for value in values if spelled(value) not in before]
            return [
                (", ".join((*before, told.value(form, field, value, view))), ", ".join((*before, spelled(value))))
                for value in left
            ]
        case Whole(least=least, most=most, step=step):
            return [(str(number), str(number)) for number in range(least, most + 1, step)]
        case Bundle(limits=limits):
            held = ", ".join(split(typed.rpartition(",")[0]))
            start = f"{held}, " if held else ""
            count = "".join(filter(str.isdigit, typed.rpartition(",")[2])) or "1"
            things = [told.game.thing(told.say, item) for item, most in limits.items() if most]
            return [(f"{start}{count} {thing}", f"{start}{count} {thing}") for thing in things]
    return []


def _with_hint(told: Speech, form: Form, field: str, value: Any, view: Any, facts: Any) -> str:
    hint = told.hint(facts)
    return told.value(form, field, value, view) + (f" · {hint}" if hint else "")


def _last(typed: str, form: Form, field: str) -> str:
    """What suggestions are narrowed by: for lists, the part after the last comma."""
    return typed.rpartition(",")[2].strip().lstrip("0123456789 ")
