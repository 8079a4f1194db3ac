"""Who sits where while a game runs: substitutes, replacements, house players. A change is one transaction; what Discord
must be told (a thread to join or leave, a hand to empty) is written with it as errands."""

from collections.abc import Mapping

from sqlalchemy import Connection

from bot.lobby import HOUSE_NAMES, NotNow, may_sit
from bot.model import Seat, Standing, Table
from bot.store import deadlines, errands, notes, orders, posts
from bot.store import drafts as draft_rows
from bot.store import tables as rows
from bot.store.deadlines import Deadline
from bot.tables import Tables
from bot.tending import Also, nothing


async def replace(
    tables: Tables,
    table: int,
    leaver: Seat,
    person: int | None,
    name: str | None,
    why: str,
    also: Also = nothing,
    by: Mapping[str, str | int] | None = None,
) -> Standing:
    """Let somebody else, or with no person the house, sit where `leaver` sits; if another sits there by now, nothing is
    done. The leaver's record stays the leaver's own. `by` says who decided it, if that is neither of them."""
    async with tables.lock(table):
        standing = await tables.look(table)
        now, index = standing.table, leaver.index
        if not now.live:
            raise NotNow("seat-not-live")
        if now.seats[index].tenure != leaver.tenure:
            raise NotNow("substitute-gone")
        if person is not None and now.seat_of(person):
            raise NotNow("lobby-already-in")
        leaver = now.seats[index]
        called = name or house_name(now.seats)
        moment = int(tables.now())

        def work(db: Connection) -> None:
            if person is not None:
                may_sit(db, now.guild, person)
            known, left = _returning(db, now, leaver, person), _time_left(db, now, leaver)
            rows.stand(db, leaver.tenure, now.sequence)
            # the newcomer's count goes on where the leaver's ended, so that no old button fits
            rows.sit(db, table, index, person, called, now.sequence, leaver.moves + 1)
            rows.change(db, table, touched=moment)
            if known is None:
                deadlines.drop(db, table, index)
            else:
                deadlines.change(db, table, index, due=known, wake=moment)
            draft_rows.drop(db, table, index)
            orders.revoke(db, table, index)
            _tell_discord(db, now, leaver, person, called, moment)
            if now.host == leaver.person:
                heir = next((other.person for other in now.seats if other.person not in (None, leaver.person)), person)
                if heir is not None:
                    rows.change(db, table, host=heir)
            notes.add(
                db, table, now.sequence, moment, why, old=leaver.name, old_id=leaver.person or 0, new=called,
                new_id=person or 0, **left, **(by or {}),
            )  # fmt: skip
            also(db)

        standing = await tables.alter(table, work)
    tables.changed(table)
    return standing


def way_back(db: Connection, table: Table, person: int) -> Seat | None:
    """The seat that this person left to the house of his own will, and may have back."""
    if not table.live or table.seat_of(person):
        return None
    index = rows.seat_left(db, table.id, person)
    if index is None or not table.seats[index].house:
        return None
    why = [note.key for note in notes.since(db, table.id) if note.facts.get("old_id") == person]
    return table.seats[index] if why[-1:] == ["handed_over"] else None


def _tell_discord(db: Connection, table: Table, leaver: Seat, person: int | None, called: str, moment: int) -> None:
    hand = posts.find(db, table.id, f"hand:{leaver.index}")
    if hand:
        errands.add(db, "empty_hand", table.id, moment, channel=hand.channel, message=hand.message)
        posts.drop(db, table.id, f"hand:{leaver.index}")
    offer = posts.find(db, table.id, f"substitute:{leaver.index}")
    if offer:
        errands.add(db, "seat_taken", table.id, moment, channel=offer.channel, message=offer.message, name=called)
        posts.drop(db, table.id, f"substitute:{leaver.index}")
    if leaver.person is not None:
        errands.add(db, "leave_room", table.id, moment, person=leaver.person)
    if person is not None:
        errands.add(db, "join_room", table.id, moment, person=person)


def _time_left(db: Connection, table: Table, leaver: Seat) -> dict[str, int]:
    """The deadline that the leaver had, for the case that it is the leaver who comes back."""
    own = _deadline(db, table.id, leaver.index)
    return {"due": own.due} if own and own.due else {}


def _returning(db: Connection, table: Table, leaver: Seat, person: int | None) -> int | None:
    """The deadline this person had when leaving this very seat, if nobody has moved in it since: no time is gained by
    standing up and sitting down again."""
    own = _deadline(db, table.id, leaver.index)
    if person is None or own is None or own.due is None:
        return None
    last = rows.last_of_seat(db, table.id, leaver.index)
    left = [
        note.facts["due"]
        for note in notes.since(db, table.id, sequence=last)
        if note.facts.get("old_id") == person and "due" in note.facts
    ]
    return min((*left, own.due)) if left else None


def _deadline(db: Connection, table: int, seat: int) -> Deadline | None:
    return next((one for one in deadlines.of_table(db, table) if one.seat == seat), None)


def house_name(seats: tuple[Seat, ...]) -> str:
    taken = {seat.name for seat in seats}
    return next((name for name in HOUSE_NAMES if name not in taken), HOUSE_NAMES[0])
