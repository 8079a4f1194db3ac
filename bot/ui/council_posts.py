"""A vote, as the table sees it."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.model import Standing
from bot.speech import Speech, speech
from bot.store.votes import Vote
from bot.ui.ids import press
from bot.ui.letters import Button, Letter, buttons, letter
from bot.words import Words


def vote_post(standing: Standing, vote: Vote, voters: Sequence[int]) -> Letter:
    """The question with its buttons; once it is decided, without them."""
    table = standing.table
    told = speech(standing, table.terms.language)
    say = told.say
    lines = [f"<@{table.seats[seat].person}>: {_said(say, vote.ballots.get(seat))}" for seat in voters]
    if vote.outcome:
        ended = f"**{say(f'vote-{vote.outcome}')}**"
        return letter(f"🗳️ {_motion(told, vote)}", "\n".join((*lines, ended)), accent=told.game.accent)
    until = say("vote-until", when=f"<t:{vote.closes}:R>", silence=table.terms.silence)
    return letter(
        f"🗳️ {_motion(told, vote)}",
        "\n".join(lines),
        f"-# {until}",
        buttons(
            Button(label=say("vote-agree"), id=press("vote", table.id, vote.id, "yes"), style=ButtonStyle.success),
            Button(label=say("vote-refuse"), id=press("vote", table.id, vote.id, "no"), style=ButtonStyle.danger),
        ),
        accent=told.game.accent,
        mentions=tuple(person for person in (table.seats[seat].person for seat in voters) if person is not None),
    )


def vote_result(standing: Standing, vote: Vote) -> Letter:
    """How it went, as a message of its own: an old post that changes is easily missed."""
    told = speech(standing, standing.table.terms.language)
    return letter(f"🗳️ **{told.say(f'vote-{vote.outcome}')}** {_motion(told, vote)}", accent=told.game.accent)


def _motion(told: Speech, vote: Vote) -> str:
    other = told.who(vote.facts["seat"]) if "seat" in vote.facts else ""
    return told.say(f"vote-{vote.motion}", name=told.who(vote.seat), move=vote.facts.get("move", 0), other=other)


def _said(say: Words, ballot: bool | None) -> str:
    return "…" if ballot is None else say("yes" if ballot else "no")
