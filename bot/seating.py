"""Who sits where while a game runs: substitutes, replacements, house players. A change is one transaction; what Discord
must be told (a thread to join or leave, a hand to empty) is written with it as errands."""

from sqlalchemy import Connection

from bot.lobby import HOUSE_NAMES, NotNow
from bot.model import Seat, Standing
from bot.store import deadlines, errands, notes, orders, posts
from bot.store import drafts as draft_rows
from bot.store import tables as rows
from bot.tables import Tables


async def replace(tables: Tables, table: int, seat: int, person: int | None, name: str | None, why: str) -> Standing:
    """Let somebody else, or with no person the house, sit in a seat. The leaver's record stays the leaver's own."""
    async with tables.lock(table):
        standing = await tables.look(table)
        now = standing.table
        if not now.live:
            raise NotNow("seat-not-live")
        leaver = now.seats[seat]
        if person is not None and now.seat_of(person):
            raise NotNow("lobby-already-in")
        called = name or house_name(now.seats)
        moment = int(tables.now())

        def work(db: Connection) -> None:
            rows.stand(db, leaver.tenure, now.sequence)
            # the newcomer's count goes on where the leaver's ended, so that no old button fits
            rows.sit(db, table, seat, person, called, now.sequence, leaver.moves + 1)
            rows.change(db, table, touched=moment)
            deadlines.drop(db, table, seat)
            draft_rows.drop(db, table, seat)
            orders.revoke(db, table, seat)
            hand = posts.find(db, table, f"hand:{seat}")
            if hand:
                errands.add(db, "empty_hand", table, moment, channel=hand.channel, message=hand.message)
                posts.drop(db, table, f"hand:{seat}")
            if leaver.person is not None:
                errands.add(db, "leave_room", table, moment, person=leaver.person)
            if person is not None:
                errands.add(db, "join_room", table, moment, person=person)
            if now.host == leaver.person:
                heir = next((other.person for other in now.seats if other.person not in (None, leaver.person)), person)
                if heir is not None:
                    rows.change(db, table, host=heir)
            notes.add(db, table, now.sequence, moment, why, old=leaver.name, new=called)
            posts.drop(db, table, f"substitute:{seat}")

        standing = await tables.alter(table, work)
    tables.changed(table)
    return standing


def house_name(seats: tuple[Seat, ...]) -> str:
    taken = {seat.name for seat in seats}
    return next((name for name in HOUSE_NAMES if name not in taken), HOUSE_NAMES[0])
