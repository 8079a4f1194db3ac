"""The presses of a lobby: join, leave, options, start, close."""

from typing import Any

import msgspec
from discord import ButtonStyle, ui

from bot import paces
from bot.lobby import NotNow
from bot.model import PACES, Standing, Terms
from bot.speech import speech
from bot.ui.ids import Press, press, whole
from bot.ui.letters import Button, Choice, Letter, Part, PeopleSelect, Select, buttons, letter
from bot.ui.looking import look_at
from bot.ui.posts import pace_words
from bot.ui.router import choice, chosen, handles, open_modal, written
from bot.ui.showing import option_words
from bot.ui.visit import Visit
from bot.words import LANGUAGES, Words

OPTIONS_SHOWN = 6
SILENCE = ("no", "yes")


@handles("join", "afresh")
async def join(visit: Visit, at: Press) -> None:
    await look_at(visit, at.table)  # nobody joins from another server
    name = visit.interaction.user.display_name
    standing = await visit.app.lobby.join(at.table, visit.id, name, str(visit.interaction.id))
    hands = visit.app.presentation(standing).hands
    notes = [visit.say("lobby-joined")]
    if hands:
        notes.append(visit.say("lobby-joined-hands"))
    if standing.table.status == "playing":
        notes.append(visit.say("lobby-started-now"))
    await visit.answer("\n".join(notes))


@handles("leave", "afresh")
async def leave(visit: Visit, at: Press) -> None:
    await visit.app.lobby.leave(at.table, visit.id)
    await visit.answer(visit.say("lobby-left"))


@handles("start", "afresh")
async def start(visit: Visit, at: Press) -> None:
    await visit.app.lobby.start(at.table, visit.id)
    await visit.answer(visit.say("lobby-started-now"))


@handles("close", "afresh")
async def close(visit: Visit, at: Press) -> None:
    standing = await visit.app.tables.look(at.table)
    if visit.id != standing.table.host:
        raise NotNow("lobby-only-host")
    sure = Button(label=visit.say("lobby-close"), id=press("closed", at.table), style=ButtonStyle.danger)
    await visit.answer(letter(visit.say("lobby-close-sure"), buttons(sure)))


@handles("closed", "in_place")
async def closed(visit: Visit, at: Press) -> None:
    await visit.app.lobby.close(at.table, visit.id)
    await visit.answer(visit.say("lobby-closed-done"))


# -------------------------------------------------------------------- options


def options_panel(visit: Visit, standing: Standing, notice: str | None = None) -> Letter:
    """Everything the host may still change."""
    table, say = standing.table, visit.say
    told = speech(standing, visit.person.language)
    game = visit.app.tables.game(table)
    terms = table.terms
    menus: list[tuple[str, list[tuple[str, str]], str]] = [
        ("seats", [(str(count), say("terms-seats-n", count=count)) for count in game.seats], str(terms.seats)),
        ("pace", _paces(say, terms), _pace(terms)),
        ("late", [(late, say("lobby-late", late=late)) for late in ("wait", "default", "house")], terms.late),
        ("silence", [(one, say(f"terms-silence-{one}")) for one in SILENCE], terms.silence),
        ("language", [(one, say(f"language-{one}")) for one in LANGUAGES], terms.language),
        ("start", [(one, say(f"terms-start-{one}")) for one in ("full", "host")], _start(terms)),
    ]
    full = len(table.seats) >= terms.seats
    houses = any(seat.house for seat in table.seats)
    door = say("terms-by-invitation" if terms.open else "terms-open")
    return letter(
        f"### {told.title()}",
        notice,
        *(_menu(table.id, name, say(f"terms-{name}"), values, present) for name, values, present in menus),
        *_game_options(visit, standing),
        PeopleSelect(id=press("invite", table.id), prompt=say("terms-invite"), most=6),
        PeopleSelect(id=press("remove", table.id), prompt=say("terms-remove"), most=1),
        buttons(
            Button(label=say("terms-add-house"), id=press("house", table.id, "add"), emoji="🏛️", disabled=full),
            Button(label=say("terms-drop-house"), id=press("house", table.id, "drop"), disabled=not houses),
            Button(label=door, id=press("doors", table.id)),
            Button(label=say("terms-pace-other"), id=press("pace", table.id), emoji="⏱️"),
        ),
        accent=told.game.accent,
    )


def _start(terms: Terms) -> str:
    return "full" if terms.start_when_full else "host"


def _menu(table: int, name: str, prompt: str, values: list[tuple[str, str]], present: str) -> Part:
    choices = tuple(Choice(f"{prompt}: {label}", value, "", value == present) for value, label in values)
    return Select(id=press("term", table, name), prompt=prompt, choices=choices)


def _paces(say: Words, terms: Terms) -> list[tuple[str, str]]:
    usual = [(name, pace_words(say, seconds)) for name, seconds in PACES.items()]
    own = _pace(terms)
    return usual if own in PACES else [*usual, (own, pace_words(say, terms.pace))]


def _pace(terms: Terms) -> str:
    name = next((name for name, seconds in PACES.items() if seconds == terms.pace), None)
    return name or paces.spelled(terms.pace or 0)


def _game_options(visit: Visit, standing: Standing) -> list[Part]:
    table = standing.table
    game = visit.app.tables.game(table)
    present = msgspec.convert(table.options, game.Options)
    menus = []
    for name, values in list(game.Options.choices().items())[:OPTIONS_SHOWN]:
        if len(values) < 2:
            continue
        shown = [(str(n), option_words(visit.say, table.game, name, value)) for n, value in enumerate(values)]
        prompt = visit.say(f"{table.game}-option-{name}")
        own = str(values.index(getattr(present, name)))
        choices = tuple(Choice(f"{prompt}: {label}", value, "", value == own) for value, label in shown)
        menus.append(Select(id=press("option", table.id, name), prompt=prompt, choices=choices))
    return list(menus)


async def _hosted(visit: Visit, at: Press) -> Standing:
    standing = await visit.app.tables.look(at.table)
    if visit.id != standing.table.host:
        raise NotNow("lobby-only-host")
    if standing.table.status != "lobby":
        raise NotNow("lobby-is-over", status=standing.table.status)
    return standing


async def _agree(visit: Visit, standing: Standing, options: dict[str, Any] | None = None, **terms: Any) -> None:
    agreed = msgspec.structs.replace(standing.table.terms, **terms)
    changed = await visit.app.lobby.agree(
        standing.table.id, visit.id, agreed, standing.table.options if options is None else options
    )
    await visit.answer(options_panel(visit, changed))


@handles("options", "afresh")
async def options(visit: Visit, at: Press) -> None:
    await visit.answer(options_panel(visit, await _hosted(visit, at)))


@handles("term", "in_place")
async def term(visit: Visit, at: Press) -> None:
    standing = await _hosted(visit, at)
    value = choice(visit.interaction)
    match at.part(0):
        case "seats":
            await _agree(visit, standing, seats=whole(value))
        case "pace" if value in (*PACES, _pace(standing.table.terms)):
            await _agree(visit, standing, pace=paces.read(value))
        case "silence" if value in SILENCE:
            await _agree(visit, standing, silence=value)
        case "late" if value in ("wait", "default", "house"):
            await _agree(visit, standing, late=value)
        case "language" if value in LANGUAGES:
            await _agree(visit, standing, language=value)
        case "start":
            await _agree(visit, standing, start_when_full=value == "full")
        case _:
            raise NotNow("trouble-unknown-press")


@handles("pace", "opens")
async def pace_asked(visit: Visit, at: Press) -> None:
    standing = await _hosted(visit, at)
    modal = ui.Modal(title=visit.say("terms-pace")[:45], custom_id=press("paced", at.table))
    line: ui.TextInput[Any] = ui.TextInput(
        custom_id="pace", default=_pace(standing.table.terms), max_length=20, placeholder="36 h"
    )
    modal.add_item(ui.Label(text=visit.say("terms-pace-label")[:45], component=line))
    await open_modal(visit.interaction, modal)


@handles("paced", "in_place")
async def paced(visit: Visit, at: Press) -> None:
    standing = await _hosted(visit, at)
    text = str(written(visit.interaction).get("pace") or "")
    try:
        pace = paces.read(text)
    except NotNow as error:
        await visit.answer(options_panel(visit, standing, "⚠️ " + visit.say(error.key, **error.facts)))
        return
    await _agree(visit, standing, pace=pace)


@handles("option", "in_place")
async def option(visit: Visit, at: Press) -> None:
    standing = await _hosted(visit, at)
    table = standing.table
    choices = visit.app.tables.game(table).Options.choices()
    name, place = at.part(0), whole(choice(visit.interaction))
    if name not in choices or not 0 <= place < len(choices[name]):
        raise NotNow("trouble-unknown-press")
    await _agree(visit, standing, {**table.options, name: choices[name][place]})


@handles("invite", "in_place")
async def invite(visit: Visit, at: Press) -> None:
    standing = await _hosted(visit, at)
    invited = dict.fromkeys((*standing.table.terms.invited, *map(whole, chosen(visit.interaction))))
    await _agree(visit, standing, open=False, invited=tuple(invited)[:25])


@handles("doors", "in_place")
async def doors(visit: Visit, at: Press) -> None:
    standing = await _hosted(visit, at)
    await _agree(visit, standing, open=not standing.table.terms.open)


@handles("remove", "in_place")
async def remove(visit: Visit, at: Press) -> None:
    changed = await visit.app.lobby.remove(at.table, visit.id, whole(choice(visit.interaction)))
    await visit.answer(options_panel(visit, changed))


@handles("house", "in_place")
async def house(visit: Visit, at: Press) -> None:
    await _hosted(visit, at)
    lobby = visit.app.lobby
    changed = await (lobby.add_house if at.part(0) == "add" else lobby.drop_house)(at.table, visit.id)
    if changed.table.status == "lobby":
        await visit.answer(options_panel(visit, changed))
    else:
        await visit.answer(visit.say("lobby-started-now"))
