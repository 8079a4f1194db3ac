"""A vote, as the table sees it."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.model import Standing
from bot.speech import speech
from bot.store.votes import Vote
from bot.ui.ids import press
from bot.ui.letters import Button, Letter, buttons, letter


def vote_post(standing: Standing, vote: Vote, voters: Sequence[int]) -> Letter:
    table = standing.table
    told = speech(standing, table.terms.language)
    say = told.say
    target = vote.facts.get("seat")
    motion = say(
        f"vote-{vote.motion}",
        name=told.who(vote.seat),
        move=vote.facts.get("move", 0),
        other=told.who(target) if target is not None else "",
    )
    if vote.outcome:
        return letter(f"🗳️ {motion}\n**{say(f'vote-{vote.outcome}')}**", accent=told.game.accent)
    people = [table.seats[seat].person for seat in voters]
    lines = [f"<@{table.seats[seat].person}>: {say('yes') if vote.ballots.get(seat) else '…'}" for seat in voters]
    until = say("vote-until", when=f"<t:{vote.closes}:R>", silence=table.terms.silence)
    return letter(
        f"🗳️ {motion}",
        "\n".join(lines),
        f"-# {until}",
        buttons(
            Button(label=say("vote-agree"), id=press("vote", table.id, vote.id, "yes"), style=ButtonStyle.success),
            Button(label=say("vote-refuse"), id=press("vote", table.id, vote.id, "no"), style=ButtonStyle.danger),
        ),
        accent=told.game.accent,
        mentions=tuple(person for person in people if person is not None),
    )
