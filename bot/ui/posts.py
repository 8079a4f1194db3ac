"""The posts of a table that everybody sees: its lobby, its board, its end.

Each is made from the store alone, so that it can be made again at any time.
"""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle
from msgspec import Struct

from bot.clockwork import DAY, HOUR, MINUTE
from bot.model import PACES, Standing, Table
from bot.speech import Speech
from bot.store.deadlines import Deadline
from bot.ui.ids import press
from bot.ui.letters import Button, Image, Letter, Part, Rule, buttons, letter
from bot.words import Words
from rules.game import Result

COMPACTED = 90 * DAY
"""How long the board after each move is kept once a game is over."""
TOLD = 14
"""Sentences of what happened in one post; what was before is in the history."""


class Shown(Struct, frozen=True, kw_only=True):
    """What a board's post is made from."""

    standing: Standing
    speech: Speech
    sentences: Sequence[str]
    images: Sequence[Image]
    awaited: tuple[int, ...]
    view: Any
    deadlines: Sequence[Deadline] = ()
    calls: tuple[int, ...] = ()
    noted: int = 0
    """The last note it tells."""


def pace_words(say: Words, pace: int | None) -> str:
    name = next((name for name, seconds in PACES.items() if seconds == pace), None)
    if name:
        return say(f"pace-{name}")
    assert pace is not None  # no limit has a name
    for unit, seconds in (("days", DAY), ("hours", HOUR)):
        if pace % seconds == 0:
            return say(f"pace-so-many-{unit}", count=pace // seconds)
    return say("pace-so-many-minutes", count=pace // MINUTE)


# -------------------------------------------------------------------- the lobby


def lobby(speech: Speech, options: Sequence[tuple[str, str]], expires: int, ping: int | None = None) -> Letter:
    table, say = speech.table, speech.say
    terms = table.terms
    free = terms.seats - len(table.seats)
    lines = [f"{seat.index + 1}. {_seated(speech, seat.index)}" for seat in table.seats]
    lines += [f"{len(table.seats) + number + 1}. *{say('lobby-free-seat')}*" for number in range(free)]
    facts = [
        say("lobby-pace", pace=pace_words(say, terms.pace)),
        say("lobby-late", late=terms.late),
        say("lobby-silence", silence=terms.silence),
        say("lobby-open") if terms.open else say("lobby-invited", names=_people(terms.invited) or say("nobody")),
        *(f"{name}: {value}" for name, value in options),
    ]
    return letter(
        f"## {speech.game.sign} {speech.title()}\n{say(f'{table.game}.about')}",
        "\n".join(lines),
        "\n".join(f"-# {fact}" for fact in facts),
        f"-# {say('lobby-commitment', commitment=table.commitment)}\n"
        f"-# {say('lobby-expires', when=f'<t:{expires}:R>')}",
        f"<@&{ping}>" if ping else None,
        buttons(
            Button(label=say("lobby-join"), id=press("join", table.id), style=ButtonStyle.success, disabled=not free),
            Button(label=say("lobby-leave"), id=press("leave", table.id)),
            Button(label=say("lobby-options"), id=press("options", table.id), emoji="⚙️"),
            Button(label=say("lobby-start"), id=press("start", table.id), style=ButtonStyle.primary),
            Button(label=say("lobby-close"), id=press("close", table.id), style=ButtonStyle.danger),
        ),
        accent=speech.game.accent,
        mentions=terms.invited,
        roles=(ping,) if ping else (),
    )


def lobby_closed(speech: Speech, reason: str) -> Letter:
    return letter(
        f"## {speech.game.sign} {speech.title()}\n{speech.say(f'lobby-closed-{reason}')}", accent=speech.game.accent
    )


def lobby_started(speech: Speech, room: str) -> Letter:
    names = speech.say.all_of(_seated(speech, seat.index) for seat in speech.table.seats)
    return letter(
        f"## {speech.game.sign} {speech.title()}\n{speech.say('lobby-started', names=names, room=room)}",
        accent=speech.game.accent,
    )


def _seated(speech: Speech, seat: int) -> str:
    house = f" · {speech.say('house-player')}" if speech.table.seats[seat].house else ""
    host = f" · {speech.say('host')}" if speech.table.seats[seat].person == speech.table.host else ""
    return speech.who(seat) + house + host


def _people(ids: Sequence[int]) -> str:
    return ", ".join(f"<@{person}>" for person in ids)


# -------------------------------------------------------------------- the board


def board(shown: Shown) -> Letter:
    speech = shown.speech
    return letter(
        *_told_board(speech, shown.sentences, shown.images),
        _waiting(shown),
        board_buttons(speech),
        accent=speech.game.accent,
        mentions=shown.calls,
    )


def replaced(speech: Speech, sentences: Sequence[str], images: Sequence[Image]) -> Letter:
    """The board's post once another has taken its place: its words and pictures, and nothing to press."""
    return letter(*_told_board(speech, sentences, images), accent=speech.game.accent)


def _told_board(speech: Speech, sentences: Sequence[str], images: Sequence[Image]) -> tuple[Part | None, ...]:
    return f"### {speech.game.sign} {speech.title()}", told(speech.say, sentences, speech.table.id), *images


def told(say: Words, sentences: Sequence[str], table: int) -> str | None:
    if not sentences:
        return None
    left_out = len(sentences) - TOLD
    earlier = [f"-# {say('post-earlier', count=left_out)}"] if left_out > 0 else []
    return "\n".join((*earlier, *sentences[-TOLD:]))


def _waiting(shown: Shown) -> str:
    say, table = shown.speech.say, shown.standing.table
    if table.status == "paused":
        return say("post-paused")
    due = {deadline.seat: deadline.due for deadline in shown.deadlines}
    lines = []
    for seat in shown.awaited:
        seated = table.seats[seat]
        name = shown.speech.who(seat) if seated.house else f"<@{seated.person}>"
        until = due.get(seat)
        if until is None or seated.house:
            lines.append(say("post-waits", name=name))
        else:
            lines.append(say("post-waits-until", name=name, when=f"<t:{until}:R>"))
    return "\n".join((say("post-owed", what=shown.speech.owed(shown.view)), *lines))


def board_buttons(speech: Speech) -> Part | None:
    say, table = speech.say, speech.table.id
    return buttons(
        Button(label=say("post-your-move"), id=press("move", table), style=ButtonStyle.primary, emoji="👉"),
        Button(label=say("post-my-hand"), id=press("hand", table), emoji="✋") if speech.game.hands else None,
        Button(label=say("offers-button"), id=press("offers", table), emoji="🤝") if speech.game.offered else None,
        Button(label=say("post-history"), id=press("history", table), emoji="📜"),
        Button(label=say("post-rules"), id=press("rules", table), emoji="📖"),
        Button(label=say("post-table"), id=press("table", table), emoji="⚙️"),
    )


# -------------------------------------------------------------------- the end


def over(shown: Shown, result: Result, proof: tuple[str, str]) -> Letter:
    speech, say, table = shown.speech, shown.speech.say, shown.standing.table
    places = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    lines = [
        say("over-place", place=result.places[seat], name=speech.who(seat), score=result.scores[seat])
        + (f"\n-# {_sources(speech, result, seat)}" if result.sources else "")
        for seat in places
    ]
    winners = say.all_of(speech.who(seat) for seat in result.winners)
    return letter(
        f"## {speech.game.sign} {speech.title()}\n{say('over-winner', names=winners, count=len(result.winners))}",
        told(say, shown.sentences, table.id),
        *shown.images,
        "\n".join(lines),
        Rule(),
        f"-# {say('over-secret', secret=proof[0], commitment=proof[1])}\n"
        f"-# {say('over-kept', when=f'<t:{table.touched + COMPACTED}:D>')}",
        buttons(
            Button(label=say("over-rematch"), id=press("rematch", table.id), style=ButtonStyle.primary, emoji="🔁"),
            Button(label=say("post-history"), id=press("history", table.id), emoji="📜"),
            Button(label=say("over-record"), id=press("record", table.id), emoji="💾"),
        ),
        accent=speech.game.accent,
        mentions=table.people,
    )


def _sources(speech: Speech, result: Result, seat: int) -> str:
    return " · ".join(
        f"{speech.say(f'{speech.game.name}-source-{name}')} {amount}"
        for name, amount in result.sources[seat].items()
        if amount
    )


def abandoned(speech: Speech, table: Table, sentences: Sequence[str], images: Sequence[Image]) -> Letter:
    return letter(
        f"## {speech.game.sign} {speech.title()}\n{speech.say('over-closed')}",
        told(speech.say, sentences, table.id),
        *images,
        buttons(
            Button(label=speech.say("post-history"), id=press("history", table.id), emoji="📜"),
            Button(label=speech.say("over-record"), id=press("record", table.id), emoji="💾"),
        ),
        accent=speech.game.accent,
    )
