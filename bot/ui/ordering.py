"""Standing orders: seeing, giving and revoking them."""

from __future__ import annotations

from bot.lobby import NotNow
from bot.speech import speech
from bot.store import orders as order_rows
from bot.store.orders import Given
from bot.ui.ids import Press, press, whole
from bot.ui.letters import Button, Choice, Letter, Part, Select, buttons, letter
from bot.ui.moving import seat_of
from bot.ui.router import choice, handles
from bot.ui.visit import Visit


@handles("orders", "in_place")
async def orders(visit: Visit, at: Press) -> None:
    await visit.answer(await orders_letter(visit, at.table))


async def orders_letter(visit: Visit, table: int) -> Letter:
    standing = await visit.app.tables.look(table)
    seat = seat_of(standing, visit.id)
    say, game = visit.say, visit.app.tables.game(standing.table)
    told = speech(standing, visit.person.language)
    given = await visit.app.store.read(lambda db: order_rows.of_table(db, table))
    mine = {order.name: order for order in given if order.seat == seat.index}
    if not game.orders:
        raise NotNow("orders-none")
    parts: list[Part | None] = []
    for order in game.orders:
        prompt = say(f"{game.name}-order-{order.name}")
        present = mine.get(order.name)
        parts += [
            f"**{prompt}**\n{_state(visit, game.name, present)}",
            Select(
                id=press("order", table, order.name),
                prompt=prompt,
                choices=tuple(
                    Choice(say(f"{game.name}-order-{order.name}.value", value=value), str(value))
                    for value in order.values[:25]
                ),
            ),
            buttons(Button(label=say("orders-revoke"), id=press("revoke", table, order.name))) if present else None,
        ]
    return letter(f"### {told.title()} · {say('orders-title')}", say("orders-how"), *parts, accent=told.game.accent)


def _state(visit: Visit, game: str, present: Given | None) -> str:
    if present is None:
        return visit.say("orders-not-given")
    if present.disarmed:
        return visit.say("orders-ended", why=visit.say(f"order-ended-{present.disarmed}"))
    return visit.say("orders-given", what=visit.say(f"{game}-order-{present.name}.value", value=present.value))


@handles("order", "in_place")
async def give(visit: Visit, at: Press) -> None:
    standing = await visit.app.tables.look(at.table)
    seat = seat_of(standing, visit.id)
    known = {order.name: order for order in visit.app.tables.game(standing.table).orders}
    name, value = at.part(0), whole(choice(visit.interaction))
    if name not in known or value not in known[name].values:
        raise NotNow("trouble-unknown-press")
    given = Given(seat=seat.index, name=name, value=value, made=standing.table.sequence)
    await visit.app.store.write(lambda db: order_rows.keep(db, at.table, given))
    visit.app.steward.wake(at.table)
    await visit.answer(await orders_letter(visit, at.table))


@handles("revoke", "in_place")
async def revoke(visit: Visit, at: Press) -> None:
    seat = seat_of(await visit.app.tables.look(at.table), visit.id)
    await visit.app.store.write(lambda db: order_rows.revoke(db, at.table, seat.index, at.part(0)))
    await visit.answer(await orders_letter(visit, at.table))
