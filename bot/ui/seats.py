"""Giving up a seat, and taking one: substitutes, the house, rematches."""

from __future__ import annotations

import msgspec
from discord import ButtonStyle

from bot import seating, tending
from bot.lobby import NotNow
from bot.model import Seat, Standing
from bot.speech import speech
from bot.store import notes as note_rows
from bot.store import posts as post_rows
from bot.store.posts import Post
from bot.ui.ids import Press, press
from bot.ui.letters import Button, Letter, buttons, letter
from bot.ui.looking import look_at
from bot.ui.moving import seat_of
from bot.ui.router import handles
from bot.ui.visit import Visit


@handles("substitute", "in_place")
async def substitute(visit: Visit, at: Press) -> None:
    """Post my seat as open, with the board as everybody may see it."""
    standing = await visit.app.tables.look(at.table)
    seat = seat_of(standing, visit.id)
    table = standing.table
    if not table.live:
        raise NotNow("seat-not-live")
    if await _offer(visit, table.id, seat.index):
        raise NotNow("substitute-already")
    sent = await open_seat(visit, standing, seat)
    message = await visit.app.send(table.channel, sent)
    kept = Post(f"substitute:{seat.index}", message.channel.id, message.id, table.sequence)
    await visit.app.store.write(lambda db: post_rows.keep(db, table.id, kept))
    await visit.answer(visit.say("substitute-posted"))


@handles("withdraw", "in_place")
async def withdraw(visit: Visit, at: Press) -> None:
    """I keep my seat after all."""
    standing = await visit.app.tables.look(at.table)
    seat = seat_of(standing, visit.id)
    post = await _offer(visit, at.table, seat.index)
    if post is None:
        raise NotNow("substitute-gone")
    await visit.app.store.write(lambda db: post_rows.drop(db, at.table, post.kind))
    told = speech(standing, standing.table.terms.language)
    await visit.app.say_over(post, told.say("substitute-withdrawn", name=told.who(seat.index)))
    await visit.answer(visit.say("substitute-kept"))


async def _offer(visit: Visit, table: int, seat: int) -> Post | None:
    return await visit.app.store.read(lambda db: post_rows.find(db, table, f"substitute:{seat}"))


async def open_seat(visit: Visit, standing: Standing, seat: Seat) -> Letter:
    table = standing.table
    told = speech(standing, table.terms.language)
    game = visit.app.tables.game(table)
    image = await visit.app.showing.gallery.board(told, game, standing.state, table.sequence, ())
    take = Button(
        label=told.say("substitute-take"),
        id=press("take", table.id, seat.index, seat.tenure),
        style=ButtonStyle.success,
        emoji="🪑",
    )
    return letter(
        f"### {told.game.sign} {told.title()}\n{told.say('substitute-wanted', name=told.who(seat.index))}",
        image,
        buttons(take, Button(label=told.say("hand-to-table"), url=visit.app.link(table))),
        accent=told.game.accent,
    )


@handles("take", "afresh")
async def take(visit: Visit, at: Press) -> None:
    index, tenure = at.whole(0), at.whole(1)
    standing = await look_at(visit, at.table)  # nobody sits down from another server
    seats = standing.table.seats
    offered = await _offer(visit, at.table, index)
    if offered is None or not 0 <= index < len(seats) or seats[index].tenure != tenure:
        raise NotNow("substitute-gone")
    name = visit.interaction.user.display_name
    await seating.replace(visit.app.tables, at.table, seats[index], visit.id, name, "substituted")
    await visit.answer(visit.say("substitute-taken", link=visit.app.link(standing.table)))


@handles("handover", "in_place")
async def handover(visit: Visit, at: Press) -> None:
    standing = await visit.app.tables.look(at.table)
    seat_of(standing, visit.id)
    yes = Button(label=visit.say("menu-house"), id=press("handover_now", at.table), style=ButtonStyle.danger, emoji="🏛️")
    back = Button(label=visit.say("panel-back"), id=press("menu", at.table), emoji="↩️")
    await visit.answer(letter(visit.say("menu-house-sure"), buttons(yes, back)))


@handles("handover_now", "in_place")
async def handover_now(visit: Visit, at: Press) -> None:
    standing = await visit.app.tables.look(at.table)
    seat = seat_of(standing, visit.id)
    await seating.replace(visit.app.tables, at.table, seat, None, None, "handed_over")
    await visit.answer(visit.say("handed-over"))


@handles("comeback", "in_place")
async def comeback(visit: Visit, at: Press) -> None:
    standing = await visit.app.tables.look(at.table)
    seat = await visit.app.store.read(lambda db: seating.way_back(db, standing.table, visit.id))
    if seat is None:
        raise NotNow("substitute-gone")
    name = visit.interaction.user.display_name
    await seating.replace(visit.app.tables, at.table, seat, visit.id, name, "came_back")
    await visit.answer(visit.say("substitute-taken", link=visit.app.link(standing.table)))


@handles("rematch", "afresh")
async def rematch(visit: Visit, at: Press) -> None:
    """A new table for the same people: everybody joins anew, for every press is part of the new cards."""
    standing = await visit.app.tables.look(at.table)
    old = standing.table
    if old.status != "over" or old.seat_of(visit.id) is None:
        raise NotNow("rematch-not-now")
    notes = await visit.app.store.read(lambda db: note_rows.since(db, old.id))
    before = next((note.facts["other"] for note in notes if note.key == "rematch"), None)
    if before is not None:
        raise NotNow("rematch-already", other=before)
    order = old.people[1:] + old.people[:1]
    houses = sum(seat.house for seat in old.seats)
    terms = msgspec.structs.replace(
        old.terms, seats=len(old.seats), open=False, invited=order, start_when_full=True, order=order
    )
    fresh = await visit.app.lobby.open(
        guild=old.guild,
        channel=old.channel,
        host=visit.id,
        name=visit.interaction.user.display_name,
        game=old.game,
        options=old.options,
        terms=terms,
        salt=str(visit.interaction.id),
    )
    await tending.note(visit.app.tables, old.id, "rematch", other=fresh.table.id)
    for _ in range(houses):
        fresh = await visit.app.lobby.add_house(fresh.table.id, visit.id)
    if len(fresh.table.seats) == terms.seats:
        await visit.app.lobby.start(fresh.table.id, visit.id)
    await visit.answer(visit.say("rematch-opened", channel=f"<#{old.channel}>"))
