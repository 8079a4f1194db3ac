"""Carries out standing orders: what a seat has answered beforehand is played as its move when it is asked."""

import logging

from sqlalchemy import Connection

from bot.attendant import BREATH, Attendant
from bot.model import Move, Seat, Standing
from bot.store import notes, orders
from bot.store import tables as rows
from bot.store.orders import Given
from bot.tables import NotPlaying, Stale, Tables
from rules.game import Illegal
from rules.orders import Order

log = logging.getLogger(__name__)


class Steward(Attendant):
    name = "steward"
    breath = BREATH

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables

    async def serve(self, table: int) -> float | None:
        await self._look(table)
        return None

    async def _look(self, table: int) -> None:
        given = await self.tables.store.read(lambda db: orders.of_table(db, table))
        armed = [order for order in given if order.disarmed is None]
        if not armed:
            return
        standing = await self.tables.look(table)
        if standing.table.status != "playing":
            return
        known = {order.name: order for order in self.tables.game(standing.table).orders}
        for order in armed:
            if order.name in known and await self._apply(standing, order, known[order.name]):
                return  # something changed: the next look sees it

    async def _apply(self, standing: Standing, given: Given, order: Order) -> bool:
        seat = standing.table.seats[given.seat]
        reason = await self._lapsed(standing, given, order)
        if reason:
            await self._disarm(standing, seat, given, reason)
            return False
        if given.seat not in self.tables.awaited(standing):
            return False
        question = self.tables.question(standing, seat)
        action = order.answer(self.tables.view(standing, given.seat), question.forms, given.value)
        if action is None:
            return False
        try:
            await self.tables.play(standing.table.id, given.seat, action, mark=question.mark, kind="order")
        except Stale:
            return True
        except (Illegal, NotPlaying) as error:
            log.warning("order %s at table %s: %s", given.name, standing.table.id, error)
            await self._disarm(standing, seat, given, "refused")
        return True

    async def _lapsed(self, standing: Standing, given: Given, order: Order) -> str | None:
        table = standing.table
        moves: list[Move] = await self.tables.store.read(lambda db: rows.history(db, table.id, given.made))
        game = self.tables.game(table)
        if any(move.kind == "undo" for move in moves):
            return "undo"
        events = [event for move in moves for event in game.read_events(move.events) if event.reaches(given.seat)]
        return order.lapsed(events)

    async def _disarm(self, standing: Standing, seat: Seat, given: Given, why: str) -> None:
        table = standing.table

        def work(db: Connection) -> None:
            orders.disarm(db, table.id, seat.index, given.name, why)
            # that there was an order is nobody else's business
            moment = int(self.tables.now())
            notes.add(db, table.id, table.sequence, moment, "order_ended", to=seat.index, why=why)

        async with self.tables.lock(table.id):
            await self.tables.alter(table.id, work)
