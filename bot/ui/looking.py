"""Looking: the hand, the whole table as picture and text, the history move by move, the record."""

import msgspec
from sqlalchemy import Connection

from bot.lobby import NotNow
from bot.model import Move, Standing
from bot.speech import speech
from bot.store import notes as note_rows
from bot.store import tables as rows
from bot.store.notes import Note
from bot.tables import NoSuchTable
from bot.ui.ids import Press, press, whole
from bot.ui.letters import Button, Choice, File, Letter, Select, buttons, letter
from bot.ui.moving import seat_of
from bot.ui.router import choice, handles
from bot.ui.showing import sentences
from bot.ui.visit import Visit

JUMPS = 24


@handles("hand", "afresh")
async def hand(visit: Visit, at: Press) -> None:
    await visit.answer(await hand_letter(visit, at.table))


async def hand_letter(visit: Visit, table: int) -> Letter:
    standing = await visit.app.tables.look(table)
    seat = seat_of(standing, visit.id)
    if not visit.app.presentation(standing).hands:
        return letter(visit.say("hand-none"))
    return await visit.app.hands.letter(standing, seat.index, visit.person.language)


async def look_at(visit: Visit, table: int) -> Standing:
    """A table as anybody may see it who is where it is played, or plays at it; others learn nothing of it."""
    standing = await visit.app.tables.look(table)
    if visit.interaction.guild_id != standing.table.guild and standing.table.seat_of(visit.id) is None:
        raise NoSuchTable(table)
    return standing


async def shown(visit: Visit, table: int) -> Letter:
    """The board as this person may see it, and all of it in words."""
    standing = await look_at(visit, table)
    told = speech(standing, visit.person.language)
    if standing.state is None:
        raise NotNow("table-not-begun")
    game = visit.app.tables.game(standing.table)
    image, words = await visit.app.showing.gallery.board_in_words(
        told, game, standing.state, standing.table.sequence, ()
    )
    return letter(
        f"### {told.game.sign} {told.title()}",
        image,
        words,
        buttons(
            Button(label=visit.say("post-your-move"), id=press("move", table), emoji="👉"),
            Button(label=visit.say("post-history"), id=press("history", table), emoji="📜"),
            Button(label=visit.say("hand-to-table"), url=visit.app.link(standing.table)),
        ),
        accent=told.game.accent,
    )


# -------------------------------------------------------------------- history


@handles("history", "afresh")
async def history(visit: Visit, at: Press) -> None:
    await visit.answer(await history_letter(visit, at.table, None))


@handles("past", "in_place")
async def past(visit: Visit, at: Press) -> None:
    await visit.answer(await history_letter(visit, at.table, at.whole(0)))


async def history_letter(visit: Visit, table: int, wanted: int | None) -> Letter:
    """The board after one move and what that move was, with ways to the others; as its reader may see it."""
    standing = await look_at(visit, table)
    if standing.state is None:
        raise NotNow("table-not-begun")
    last = standing.table.sequence
    sequence = last if wanted is None else max(1, min(wanted, last))
    seat = standing.table.seat_of(visit.id)
    reader = seat.index if seat else None

    def read(db: Connection) -> tuple[list[Move], list[Note], bytes | None]:
        return (
            rows.history(db, table, sequence - 1, 1),
            [
                note
                for note in note_rows.since(db, table, sequence=sequence, reader=reader)
                if note.sequence == sequence
            ],
            rows.state_after(db, table, sequence),
        )

    moves, notes, packed = await visit.app.store.read(read)
    game = visit.app.tables.game(standing.table)
    told = speech(standing, visit.person.language, reader)
    lines = sentences(told, game, moves, notes)
    image = None
    if packed is not None:
        events = game.read_events(moves[0].events)
        # what lies face down now lay so then: the past is shown as anybody may see it
        image = await visit.app.showing.gallery.board(told, game, game.decode(packed), sequence, events)
    when = f"<t:{moves[0].at}:f>"
    return letter(
        f"### {told.title()} · {visit.say('history-move', move=sequence, last=last)}\n-# {when}",
        "\n".join(lines) or visit.say("history-quiet"),
        image or visit.say("history-compacted"),
        buttons(
            Button(label="⏮", id=press("past", table, 1, "first"), disabled=sequence == 1),
            Button(label="◀", id=press("past", table, max(1, sequence - 1), "back"), disabled=sequence == 1),
            Button(label="▶", id=press("past", table, min(last, sequence + 1), "on"), disabled=sequence == last),
            Button(label="⏭", id=press("past", table, last, "last"), disabled=sequence == last),
        ),
        _jumps(visit, table, sequence, last),
        accent=told.game.accent,
    )


def _jumps(visit: Visit, table: int, sequence: int, last: int) -> Select | None:
    if last <= 10:
        return None
    places = sorted({*range(1, last + 1, -(-last // JUMPS)), last})
    choices = tuple(Choice(visit.say("history-move", move=place, last=last), str(place)) for place in places)
    return Select(id=press("jump", table), prompt=visit.say("history-jump"), choices=choices)


@handles("jump", "in_place")
async def jump(visit: Visit, at: Press) -> None:
    await visit.answer(await history_letter(visit, at.table, whole(choice(visit.interaction))))


# -------------------------------------------------------------------- the record


@handles("record", "afresh")
async def record(visit: Visit, at: Press) -> None:
    await visit.answer(await record_letter(visit, at.table))


async def record_letter(visit: Visit, table: int) -> Letter:
    """The game as a file: what everybody may know; after its end, all of it."""
    standing = await look_at(visit, table)
    if standing.state is None:
        raise NotNow("table-not-begun")
    data = await public_record(visit, standing)
    name = f"{standing.table.game}-{table}.jsonl"
    return letter(visit.say("record-here"), File(name, data))


async def public_record(visit: Visit, standing: Standing) -> bytes:
    table = standing.table
    game = visit.app.tables.game(table)
    over = table.status in ("over", "closed")
    moves = await visit.app.store.read(lambda db: rows.history(db, table.id))
    head = {
        "game": table.game,
        "table": table.id,
        "options": table.options,
        "seats": [seat.name for seat in table.seats],
        "commitment": table.commitment,
    }
    if over:
        secret, salts = await visit.app.store.read(lambda db: rows.secret(db, table.id))
        head |= {"secret": secret.hex(), "presses": salts}
    lines = [head]
    for move in moves:
        events = [event for event in game.read_events(move.events) if over or event.reaches(None)]
        line = {"move": move.sequence, "kind": move.kind, "seat": move.seat, "at": move.at, "events": events}
        if move.back_to is not None:
            line["back_to"] = move.back_to
        if over and move.action:
            line["action"] = msgspec.json.decode(move.action)
        lines.append(line)
    return b"\n".join(msgspec.json.encode(line) for line in lines)
