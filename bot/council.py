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

MOTIONS = ("undo", "pause", "extend", "abandon", "concede", "replace")
LEAST = 10 * MINUTE


class Council:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def ask(self, table: int, seat: Seat, motion: str, **facts: Any) -> Vote | None:
        """Put a motion to the others; None if nobody had to be asked and it is done."""
        async with self.tables.lock(table):
            standing = await self.tables.look(table)
            now = standing.table
            if not now.live:
                raise NotNow("trouble-not-playing", status=now.status)
            if motion not in MOTIONS:
                raise NotNow("trouble-unknown-press")
            others = self.voters(standing, seat.index, facts)
            moment = int(self.tables.now())
            closes = moment + min(max(now.terms.pace or DAY, LEAST), 3 * DAY)

            def work(db: Connection) -> Vote:
                if any(vote.motion == motion for vote in votes.running(db, table)):
                    raise NotNow("vote-already")
                number = votes.open_one(db, table, motion, facts, seat.index, now.sequence, closes)
                if others:
                    errands.add(db, "post_vote", table, moment, vote=number)
                    errands.add(db, "close_vote", table, closes, vote=number)
                found = votes.find(db, number)
                assert found is not None
                return found

            vote = await self.tables.store.write(work)
        if others:
            self.tables.changed(table)
            return vote
        await self.settle(vote, "passed")
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
        vote = await self.tables.store.write(lambda db: self._cast(db, number, seat.index, agrees))
        if not agrees:
            await self.settle(vote, "failed")
        elif all(vote.ballots.get(voter) for voter in voters):
            await self.settle(vote, "passed")
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
        """Do what was agreed, once, and say how the vote went."""
        if outcome == "passed":
            try:
                await self._do(vote)
            except NotNow:
                outcome = "void"
        moment = int(self.tables.now())

        def work(db: Connection) -> None:
            votes.close(db, vote.id, outcome)
            errands.add(db, "post_vote", vote.table, moment, vote=vote.id)

        await self.tables.store.write(work)
        self.tables.changed(vote.table)

    async def _do(self, vote: Vote) -> None:
        standing = await self.tables.look(vote.table)
        if not standing.table.live:
            raise NotNow("trouble-not-playing", status=standing.table.status)
        name = standing.table.seats[vote.seat].name
        match vote.motion:
            case "undo":
                if standing.table.sequence != vote.sequence:
                    raise NotNow("undo-gone")
                person = standing.table.seats[vote.seat].person
                await undoing.take_back_agreed(self.tables, vote.table, vote.facts["move"], vote.seat, person)
            case "pause":
                await tending.pause(self.tables, vote.table, "paused", name=name)
            case "extend":
                seconds = standing.table.terms.pace or DAY
                await tending.extend(self.tables, vote.table, seconds, "extended", name=name)
            case "abandon":
                await tending.close(self.tables, vote.table, "abandoned", name=name)
            case "concede":
                await tending.close(self.tables, vote.table, "conceded", name=name)
            case "replace":
                seat = vote.facts["seat"]
                await seating.replace(self.tables, vote.table, seat, None, None, "replaced_by_vote")

    async def _open_vote(self, number: int) -> Vote:
        vote = await self.tables.store.read(lambda db: votes.find(db, number))
        if vote is None or vote.outcome is not None:
            raise NotNow("vote-over")
        return vote

    @staticmethod
    def _cast(db: Connection, number: int, seat: int, agrees: bool) -> Vote:
        vote = votes.find(db, number)
        if vote is None or vote.outcome is not None:
            raise NotNow("vote-over")
        return votes.cast(db, vote, seat, agrees=agrees)


def undo_motion(moves: list[Any], seat: int) -> dict[str, Any]:
    """What to ask for when a player wants the last turn back."""
    step = undoing.last_turn(moves, seat)
    if step is None:
        raise NotNow("undo-nothing")
    return {"move": step.sequence}
