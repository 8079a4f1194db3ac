"""Before the game: opening a table, joining and leaving it, agreeing on terms, starting.

The secret of the table's chance is drawn when it is opened and its commitment shown at once; every Join adds the id of
its press, which nobody can choose. The key of the game is made of both.
"""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from bot.clockwork import DAY
from bot.model import Move, Seat, Standing, Table, Terms
from bot.store import errands
from bot.store import people as people_rows
from bot.store import tables as rows
from bot.tables import Tables
from rules import chance
from rules.game import Illegal

EXPIRES = 7 * DAY
HOUSE_NAMES = ("Cosimo", "Bianca", "Lorenzo", "Isabella", "Marco", "Beatrice")


class NotNow(Exception):
    """Why a lobby does not do what was asked: a key for words, and facts."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Lobby:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    @staticmethod
    def expires(table: Table) -> int:
        return table.created + EXPIRES

    async def open(
        self,
        *,
        guild: int,
        channel: int,
        host: int,
        name: str,
        game: str,
        options: dict[str, Any],
        terms: Terms,
        salt: str,
    ) -> Standing:
        self._check(game, options, terms.seats)
        moment = int(self.tables.now())
        secret = secrets.token_bytes(chance.KEY_BYTES)

        def work(db: Connection) -> int:
            limits = people_rows.guild(db, guild)
            if rows.count_open(db, guild) >= limits.per_server:
                raise NotNow("lobby-server-full", most=limits.per_server)
            may_sit(db, guild, host)
            table = rows.make(
                db,
                guild=guild,
                channel=channel,
                game=game,
                options=options,
                terms=terms,
                status="lobby",
                host=host,
                secret=secret,
                commitment=chance.commit(secret),
                salts=msgspec.json.encode([salt]).decode(),
                created=moment,
                touched=moment,
            )
            rows.sit(db, table, 0, host, name, 0)
            errands.add(db, "expire_lobby", table, moment + EXPIRES)
            rows.owe(db, table)
            return table

        table = await self.tables.store.write(work)
        self.tables.changed(table)
        return await self.tables.look(table)

    async def join(self, table: int, person: int, name: str, salt: str) -> Standing:
        def decide(now: Table) -> list[Seat]:
            if now.seat_of(person):
                raise NotNow("lobby-already-in")
            if not now.terms.open and person not in (*now.terms.invited, now.host):
                raise NotNow("lobby-by-invitation")
            if len(now.seats) >= now.terms.seats:
                raise NotNow("lobby-full")
            return [*now.seats, Seat(index=len(now.seats), person=person, name=name)]

        standing = await self._seat(table, decide, salt)
        full = len(standing.table.seats) == standing.table.terms.seats
        if full and standing.table.terms.start_when_full:
            return await self.start(table, standing.table.host)
        return standing

    async def leave(self, table: int, person: int) -> Standing:
        def decide(now: Table) -> list[Seat]:
            if not now.seat_of(person):
                raise NotNow("lobby-not-in")
            if person == now.host:
                raise NotNow("lobby-host-stays")
            return [seat for seat in now.seats if seat.person != person]

        return await self._seat(table, decide)

    async def remove(self, table: int, host: int, person: int) -> Standing:
        def decide(now: Table) -> list[Seat]:
            self._only_host(now, host)
            if not now.seat_of(person) or person == host:
                raise NotNow("lobby-not-in")
            return [seat for seat in now.seats if seat.person != person]

        return await self._seat(table, decide)

    async def add_house(self, table: int, host: int) -> Standing:
        def decide(now: Table) -> list[Seat]:
            self._only_host(now, host)
            if len(now.seats) >= now.terms.seats:
                raise NotNow("lobby-full")
            taken = {seat.name for seat in now.seats}
            name = next(name for name in HOUSE_NAMES if name not in taken)
            return [*now.seats, Seat(index=len(now.seats), person=None, name=name)]

        return await self._seat(table, decide)

    async def drop_house(self, table: int, host: int) -> Standing:
        def decide(now: Table) -> list[Seat]:
            self._only_host(now, host)
            last = next((seat for seat in reversed(now.seats) if seat.house), None)
            if last is None:
                raise NotNow("lobby-no-house")
            return [seat for seat in now.seats if seat is not last]

        return await self._seat(table, decide)

    async def agree(self, table: int, host: int, terms: Terms, options: dict[str, Any]) -> Standing:
        """The host changes the terms or the options."""
        async with self.tables.lock(table):
            now = await self._in_lobby(table)
            self._only_host(now, host)
            self._check(now.game, options, terms.seats)
            if len(now.seats) > terms.seats:
                raise NotNow("lobby-more-than-seats", seats=terms.seats)
            standing = await self.tables.alter(table, lambda db: rows.change(db, table, terms=terms, options=options))
        self.tables.changed(table)
        return standing

    async def start(self, table: int, host: int) -> Standing:
        async with self.tables.lock(table):
            now = await self._in_lobby(table)
            self._only_host(now, host)
            game = self.tables.games[now.game]
            if len(now.seats) not in game.seats:
                raise NotNow("lobby-too-few", least=game.seats[0], present=len(now.seats))
            options = self._options(now.game, now.options)
            options.check(len(now.seats))

            def work(db: Connection) -> None:
                for index, seat in enumerate(_in_order(now)):
                    rows.move_seat(db, seat.tenure, index)
                secret, salts = rows.secret(db, table)
                seed = chance.key(secret, *(salt.encode() for salt in salts))
                state, events = game.open(len(now.seats), options, seed)
                moment = int(self.tables.now())
                move = Move(
                    sequence=1,
                    kind="start",
                    seat=None,
                    person=host,
                    action=None,
                    events=msgspec.json.encode(events),
                    reveals=True,
                    back_to=None,
                    at=moment,
                )
                rows.record(db, table, move, game.encode(state))
                rows.change(db, table, status="playing")

            standing = await self.tables.alter(table, work)
        self.tables.changed(table)
        return standing

    async def close(self, table: int, host: int | None) -> Standing:
        """The host closes the lobby, or, with no host named, it has expired."""
        async with self.tables.lock(table):
            now = await self._in_lobby(table)
            if host is not None:
                self._only_host(now, host)
            moment = int(self.tables.now())
            standing = await self.tables.alter(
                table, lambda db: rows.change(db, table, status="closed", ended=moment, touched=moment)
            )
        self.tables.changed(table)
        return standing

    # ---------------------------------------------------------------- inside

    async def _seat(self, table: int, decide: Any, salt: str | None = None) -> Standing:
        async with self.tables.lock(table):
            now = await self._in_lobby(table)
            seated: Sequence[Seat] = decide(now)

            def work(db: Connection) -> None:
                for newcomer in {seat.person for seat in seated if seat.person} - set(now.people):
                    may_sit(db, now.guild, newcomer)
                rows.vacate(db, table)
                for index, seat in enumerate(seated):
                    rows.sit(db, table, index, seat.person, seat.name, 0)
                values: dict[str, Any] = {"touched": int(self.tables.now())}
                if salt is not None:
                    values["salts"] = msgspec.json.encode([*rows.secret(db, table)[1], salt]).decode()
                rows.change(db, table, **values)

            standing = await self.tables.alter(table, work)
        self.tables.changed(table)
        return standing

    async def _in_lobby(self, table: int) -> Table:
        now = (await self.tables.look(table)).table
        if now.status != "lobby":
            raise NotNow("lobby-is-over", status=now.status)
        return now

    @staticmethod
    def _only_host(now: Table, person: int) -> None:
        if person != now.host:
            raise NotNow("lobby-only-host")

    def _options(self, game: str, options: dict[str, Any]) -> Any:
        try:
            return msgspec.convert(options, self.tables.games[game].Options)
        except msgspec.ValidationError as error:
            raise Illegal("foreign_options") from error

    def _check(self, game: str, options: dict[str, Any], seats: int) -> None:
        if game not in self.tables.games:
            raise NotNow("lobby-no-such-game")
        if seats not in self.tables.games[game].seats:
            known = self.tables.games[game].seats
            raise NotNow("lobby-wrong-seats", least=known[0], most=known[-1])
        self._options(game, options).check(seats)


def may_sit(db: Connection, guild: int, person: int) -> None:
    """Whether this person may sit down at one more table of a server."""
    most = people_rows.guild(db, guild).per_person
    if rows.count_open(db, guild, person) >= most:
        raise NotNow("lobby-person-full", most=most)


def _in_order(table: Table) -> list[Seat]:
    """Those whose places are agreed on first, the others as they joined."""
    places = {person: place for place, person in enumerate(table.terms.order)}
    return sorted(table.seats, key=lambda seat: (places.get(seat.person or 0, len(places)), seat.index))
