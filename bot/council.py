"""What a table decides together: one asks, the others say yes or no, and what all agree to is done.

How silence counts is in the terms of the table. Where nobody else is asked (all others are house players), it is done
at once. Only one vote on the same thing at a time; a move made meanwhile voids a vote on going back.
"""

from typing import Any

from sqlalchemy import Connection

from bot import seating, tending, undoing
from bot.clockwork import DAY, MINUTE
from bot.lobby import NotNow
from bot.model import Seat, Standing
from bot.store import errands, votes
from bot.store.votes import Vote
from bot.tables import Tables
from bot.tending import Also, nothing

MOTIONS = ("undo", "pause", "resume", "extend", "abandon", "concede", "replace")
LEAST = 10 * MINUTE
MOST = 3 * DAY


class Council:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def ask(self, table: int, seat: Seat, motion: str, facts: dict[str, Any] | None = None) -> Vote | None:
        """Put a motion to the others; None if nobody had to be asked and it is done."""
        if motion not in MOTIONS:
            raise NotNow("trouble-unknown-press")
        async with self.tables.lock(table):
            standing = await self.tables.look(table)
            self._in_time(standing, motion)
            now = standing.table
            others = self.voters(standing, seat.index, facts or {})
            moment = int(self.tables.now())
            vote = Vote(
                id=0,
                table=table,
                motion=motion,
                facts=facts or {},
                seat=seat.index,
                ballots={},
                sequence=now.sequence,
                closes=moment + min(max(now.terms.pace or DAY, LEAST), MOST),
            )
            if others:
                vote = await self.tables.store.write(lambda db: self._open(db, vote, moment))
        if others:
            self.tables.changed(table)
            return vote
        await self._do(vote, nothing)
        return None

    def voters(self, standing: Standing, asking: int, facts: dict[str, Any]) -> list[int]:
        """The seats that are asked: people, but neither the one who asks nor one who would be replaced."""
        return [
            seat.index
            for seat in standing.table.seats
            if seat.person is not None and seat.index not in (asking, facts.get("seat"))
        ]

    async def say(self, number: int, person: int, *, agrees: bool) -> Vote:
        """Somebody's ballot; when the last one is in, the vote is settled."""
        vote = await self._open_vote(number)
        standing = await self.tables.look(vote.table)
        seat = standing.table.seat_of(person)
        voters = self.voters(standing, vote.seat, vote.facts)
        if seat is None or seat.index not in voters:
            raise NotNow("vote-not-yours")
        moment = int(self.tables.now())
        vote = await self.tables.store.write(lambda db: self._cast(db, number, seat.index, agrees, moment))
        if not agrees:
            await self.settle(vote, "failed")
        elif all(vote.ballots.get(voter) for voter in voters):
            await self.settle(vote, "passed")
        else:
            self.tables.changed(vote.table)
        return vote

    async def close(self, number: int) -> None:
        """Time is up: those who were silent count as the terms say."""
        vote = await self.tables.store.read(lambda db: votes.find(db, number))
        if vote is None or vote.outcome is not None:
            return
        standing = await self.tables.look(vote.table)
        silence = standing.table.terms.silence == "yes"
        voters = self.voters(standing, vote.seat, vote.facts)
        agreed = all(vote.ballots.get(voter, silence) for voter in voters)
        await self.settle(vote, "passed" if agreed else "failed")

    async def settle(self, vote: Vote, outcome: str) -> None:
        """Do what was agreed and note how the vote went: both or neither, and once."""
        moment = int(self.tables.now())

        def end(db: Connection, how: str) -> None:
            if not votes.close(db, vote.id, how):
                raise NotNow("vote-over")
            errands.add(db, "post_vote", vote.table, moment, vote=vote.id)

        if outcome == "passed":
            try:
                await self._do(vote, lambda db: end(db, "passed"))
                return
            except NotNow as error:
                if error.key == "vote-over":
                    raise
                outcome = "void"
        await self.tables.store.write(lambda db: end(db, outcome))
        self.tables.changed(vote.table)

    async def _do(self, vote: Vote, also: Also) -> None:
        standing = await self.tables.look(vote.table)
        self._in_time(standing, vote.motion)
        table, seat = standing.table, standing.table.seats[vote.seat]
        by: dict[str, Any] = {"name": seat.name, "name_id": seat.person or 0}
        match vote.motion:
            case "undo":
                await undoing.take_back_agreed(self.tables, table.id, vote.facts["move"], vote.sequence, seat, also)
            case "pause":
                await tending.pause(self.tables, table.id, "paused", also, **by)
            case "resume":
                await tending.resume(self.tables, table.id, "resumed", also, **by)
            case "extend":
                await tending.extend(self.tables, table.id, table.terms.pace or DAY, "extended", also, **by)
            case "abandon":
                await tending.close(self.tables, table.id, "abandoned", also, **by)
            case "concede":
                await tending.close(self.tables, table.id, "conceded", also, **by)
            case "replace":
                leaver = table.seats[vote.facts["seat"]]
                if leaver.tenure != vote.facts["tenure"]:
                    raise NotNow("substitute-gone")
                await seating.replace(self.tables, table.id, leaver, None, None, "replaced_by_vote", also)

    @staticmethod
    def _in_time(standing: Standing, motion: str) -> None:
        """Whether this can be asked, or done, while the table is as it is."""
        status = standing.table.status
        fitting = {"pause": ("playing",), "extend": ("playing",), "resume": ("paused",)}
        if status not in fitting.get(motion, ("playing", "paused")):
            raise NotNow("trouble-not-playing", status=status)
        if motion == "extend" and standing.table.terms.pace is None:
            raise NotNow("extend-no-limit")

    @staticmethod
    def _open(db: Connection, vote: Vote, moment: int) -> Vote:
        if any(other.motion == vote.motion for other in votes.running(db, vote.table)):
            raise NotNow("vote-already")
        number = votes.open_one(db, vote.table, vote.motion, vote.facts, vote.seat, vote.sequence, vote.closes)
        errands.add(db, "post_vote", vote.table, moment, vote=number)
        errands.add(db, "close_vote", vote.table, vote.closes, vote=number)
        found = votes.find(db, number)
        assert found is not None
        return found

    async def _open_vote(self, number: int) -> Vote:
        vote = await self.tables.store.read(lambda db: votes.find(db, number))
        if vote is None or vote.outcome is not None:
            raise NotNow("vote-over")
        return vote

    @staticmethod
    def _cast(db: Connection, number: int, seat: int, agrees: bool, moment: int) -> Vote:
        vote = votes.find(db, number)
        if vote is None or vote.outcome is not None:
            raise NotNow("vote-over")
        errands.add(db, "post_vote", vote.table, moment, vote=number)
        return votes.cast(db, vote, seat, agrees=agrees)


def undo_motion(moves: list[Any], seat: int) -> dict[str, Any]:
    """What to ask for when a player wants the last turn back."""
    step = undoing.last_turn(moves, seat)
    if step is None:
        raise NotNow("undo-nothing")
    return {"move": step.sequence}
