"""The *Table* button: how the table is run, and what its players can do about it."""

from __future__ import annotations

from discord import ButtonStyle

from bot import council, seating, tending, undoing
from bot.lobby import NotNow
from bot.model import Seat, Standing
from bot.speech import speech
from bot.store import deadlines
from bot.store import notes as note_rows
from bot.store import posts as post_rows
from bot.store import tables as rows
from bot.ui.ids import Press, press
from bot.ui.letters import Button, Letter, Part, buttons, letter
from bot.ui.looking import look_at
from bot.ui.moving import panel, seat_of
from bot.ui.posts import pace_words
from bot.ui.router import handles
from bot.ui.showing import note_words
from bot.ui.visit import Visit

NOTES = 8


@handles("table", "afresh")
async def table_menu(visit: Visit, at: Press) -> None:
    await visit.answer(await menu(visit, at.table))


async def menu(visit: Visit, table: int, notice: str | None = None) -> Letter:
    standing = await look_at(visit, table)
    now, say = standing.table, visit.say
    told = speech(standing, visit.person.language)
    seat = now.seat_of(visit.id)
    notes = await visit.app.store.read(lambda db: note_rows.since(db, table, reader=seat.index if seat else None))
    lines = [
        say("lobby-pace", pace=pace_words(say, now.terms.pace)),
        say("lobby-late", late=now.terms.late),
        say("lobby-silence", silence=now.terms.silence),
        *(f"{name}: {value}" for name, value in visit.app.showing.options(now, visit.person.language)),
    ]
    log = [f"<t:{note.at}:d> {note_words(say, note)}" for note in notes[-NOTES:]]
    return letter(
        f"### {told.title()}",
        notice,
        "\n".join(f"-# {line}" for line in lines),
        "\n".join(log),
        *(await _ways(visit, standing, seat) if seat and now.live else [await _way_back(visit, standing)]),
        accent=told.game.accent,
    )


async def _ways(visit: Visit, standing: Standing, seat: Seat) -> list[object]:
    say, table = visit.say, standing.table.id
    moves = await visit.app.store.read(lambda db: rows.history(db, table))
    own = undoing.own_step(moves, seat.index) is not None and standing.table.status == "playing"
    orders = bool(visit.app.tables.game(standing.table).orders)
    paused, timeless = standing.table.status == "paused", standing.table.terms.pace is None
    offered = await visit.app.store.read(lambda db: post_rows.find(db, table, f"substitute:{seat.index}"))
    return [
        buttons(
            Button(label=say("menu-undo"), id=press("undo", table), emoji="↩️", disabled=not own),
            Button(label=say("menu-ask-undo"), id=press("ask", table, "undo")),
            Button(label=say("menu-orders"), id=press("orders", table), emoji="📌") if orders else None,
            Button(label=say("menu-resume"), id=press("resume", table), style=ButtonStyle.success)
            if paused
            else Button(label=say("menu-pause"), id=press("ask", table, "pause"), emoji="⏸️"),
            Button(label=say("menu-extend"), id=press("ask", table, "extend"), emoji="⏳", disabled=paused or timeless),
        ),
        buttons(
            Button(label=say("menu-keep-seat"), id=press("withdraw", table), emoji="🪑")
            if offered
            else Button(label=say("menu-substitute"), id=press("substitute", table), emoji="🪑"),
            Button(label=say("menu-house"), id=press("handover", table), emoji="🏛️"),
            Button(label=say("menu-replace"), id=press("whom", table)),
            Button(label=say("menu-concede"), id=press("sure", table, "concede"), style=ButtonStyle.danger),
            Button(label=say("menu-abandon"), id=press("sure", table, "abandon"), style=ButtonStyle.danger),
        ),
    ]


async def _way_back(visit: Visit, standing: Standing) -> Part | None:
    table = standing.table
    if await visit.app.store.read(lambda db: seating.way_back(db, table, visit.id)) is None:
        return None
    return buttons(Button(label=visit.say("menu-come-back"), id=press("comeback", table.id), emoji="🪑"))


# -------------------------------------------------------------------- steps back


@handles("undo", "in_place")
async def undo(visit: Visit, at: Press) -> None:
    await visit.answer(await take_back(visit, at.table))


async def take_back(visit: Visit, table: int) -> Letter:
    standing = await visit.app.tables.look(table)
    seat = seat_of(standing, visit.id)
    await undoing.take_back_own(visit.app.tables, table, seat, visit.id)
    return await panel(visit, table, notice="↩️ " + visit.say("undo-done"))


# -------------------------------------------------------------------- asking the others


@handles("sure", "in_place")
async def sure(visit: Visit, at: Press) -> None:
    """What ends a game for everybody is asked twice."""
    motion = at.part(0)
    if motion not in ("concede", "abandon"):
        raise NotNow("trouble-unknown-press")
    label = visit.say(f"menu-{motion}")
    yes = Button(label=label, id=press("ask", at.table, motion), style=ButtonStyle.danger)
    back = Button(label=visit.say("panel-back"), id=press("menu", at.table), emoji="↩️")
    await visit.answer(letter(visit.say(f"menu-{motion}-sure"), buttons(yes, back)))


@handles("menu", "in_place")
async def back_to_menu(visit: Visit, at: Press) -> None:
    await visit.answer(await menu(visit, at.table))


@handles("ask", "in_place")
async def ask(visit: Visit, at: Press) -> None:
    standing = await visit.app.tables.look(at.table)
    seat = seat_of(standing, visit.id)
    motion = at.part(0)
    facts: dict[str, int] = {}
    if motion == "undo":
        moves = await visit.app.store.read(lambda db: rows.history(db, at.table))
        facts = council.undo_motion(moves, seat.index)
    elif motion == "replace":
        other = _other_seat(standing, seat, at.whole(1))
        facts = {"seat": other.index, "tenure": other.tenure}
    vote = await visit.app.council.ask(at.table, seat, motion, facts)
    await visit.answer(await menu(visit, at.table, visit.say("vote-asked" if vote else "vote-done")))


def _other_seat(standing: Standing, own: Seat, wanted: int) -> Seat:
    if not 0 <= wanted < len(standing.table.seats) or wanted == own.index or standing.table.seats[wanted].house:
        raise NotNow("trouble-unknown-press")
    return standing.table.seats[wanted]


@handles("whom", "in_place")
async def whom(visit: Visit, at: Press) -> None:
    standing = await visit.app.tables.look(at.table)
    own = seat_of(standing, visit.id)
    ways = [
        Button(label=seat.name, id=press("ask", at.table, "replace", seat.index))
        for seat in standing.table.seats
        if seat.person is not None and seat.index != own.index
    ]
    back = Button(label=visit.say("panel-back"), id=press("menu", at.table), emoji="↩️")
    await visit.answer(letter(visit.say("menu-replace-whom"), buttons(*ways, back)))


@handles("vote", "afresh")
async def vote(visit: Visit, at: Press) -> None:
    number, said = at.whole(0), at.part(1)
    await visit.app.council.say(number, visit.id, agrees=said == "yes")
    await visit.answer(visit.say("vote-counted"))


@handles("resume", "in_place")
async def resume(visit: Visit, at: Press) -> None:
    """A table that stopped because nobody came goes on when anybody comes; one that agreed to pause, agrees again."""
    seat = seat_of(await visit.app.tables.look(at.table), visit.id)
    notes = await visit.app.store.read(lambda db: note_rows.since(db, at.table))
    why = next((note.key for note in reversed(notes) if note.key in ("deserted", "paused")), None)
    asked = None
    if why == "deserted":
        await tending.resume(visit.app.tables, at.table, "resumed", name=seat.name, name_id=visit.id)
    else:
        asked = await visit.app.council.ask(at.table, seat, "resume")
    await visit.answer(await menu(visit, at.table, visit.say("vote-asked" if asked else "vote-done")))


# -------------------------------------------------------------------- my own time


@handles("snooze", "afresh")
async def snooze(visit: Visit, at: Press) -> None:
    seat = seat_of(await visit.app.tables.look(at.table), visit.id)
    await visit.app.store.write(lambda db: deadlines.change(db, at.table, seat.index, snoozed=True))
    await visit.app.clock.reminders.remove(at.table, seat.index)
    await visit.answer(visit.say("snoozed"))
