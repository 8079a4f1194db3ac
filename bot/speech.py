"""Tells one table to one reader: the game's presentation, the reader's language, and who sits where."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from msgspec import Struct

from bot.games import PRESENTATIONS, Presentation
from bot.model import Standing, Table
from bot.words import Words, words
from render import SeatLabel
from rules.game import Action, Event, Form, Illegal


class Speech(Struct, frozen=True):
    table: Table
    say: Words
    game: Presentation
    reader: int | None = None
    """The seat of the reader; None: anybody."""

    def who(self, seat: int) -> str:
        return f"**{discord.utils.escape_markdown(self.table.seats[seat].name)}**"

    def title(self) -> str:
        return title(self.say, self.table.game, self.table.id)

    def events(self, events: Iterable[Event]) -> list[str]:
        """What of these the reader may know, a sentence each."""
        seen = (event for event in events if event.reaches(self.reader))
        told = (self.game.event(self.say, event, self.who) for event in seen)
        return [sentence for sentence in told if sentence]

    def label(self, form: Form) -> str:
        return self.say(f"{self.game.name}-do-{form.name}")

    def question(self, form: Form, field: str) -> str:
        return self.say(f"{self.game.name}-ask-{form.name}-{field}")

    def value(self, form: Form, field: str, value: Any, view: Any) -> str:
        return self.game.value(self.say, form, field, value, view, self.plain_who)

    def hint(self, facts: Any) -> str:
        return self.game.hint(self.say, facts, self.plain_who)

    def plain_who(self, seat: int) -> str:
        """A name where Discord shows no markdown."""
        return self.table.seats[seat].name

    def action(self, action: Action, view: Any) -> str:
        """What an action says, before it is done: its name and its answers, but for what is left open as usual."""
        form = Form(type(action))
        answers = [
            f"{self.question(form, field)} **{self.value(form, field, getattr(action, field), view)}**"
            for field in action.__struct_fields__
            if getattr(action, field) or field not in self.game.settled(form)
        ]
        return "\n".join((f"**{self.label(form)}**", *answers))

    def refusal(self, illegal: Illegal) -> str:
        facts = {name: self.game.fact(self.say, name, value, self.who) for name, value in illegal.facts.items()}
        return self.say.either(f"{self.game.name}-refusal-{illegal.key}", f"refusal-{illegal.key}", **facts)

    def owed(self, view: Any) -> str:
        return self.say(f"{self.game.name}-phase-{self.game.owed(view)}")


def title(say: Words, game: str, table: int) -> str:
    return say("table-title", game=say(game), id=str(table))


def speech(standing: Standing | Table, language: str, reader: int | None = None) -> Speech:
    table = standing.table if isinstance(standing, Standing) else standing
    return Speech(table, words(language), PRESENTATIONS[table.game], reader)


def labels(table: Table) -> Sequence[SeatLabel]:
    return [SeatLabel(seat.name, house=seat.house) for seat in table.seats]
