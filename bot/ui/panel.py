"""Your move: the private panel, made from a seat's forms, step by step.

Every button carries the mark of the question it answers. A form with few answers is a row of buttons; others are asked
field by field, and what is chosen on the way is a draft in the store.
"""

from typing import Any

from discord import ButtonStyle
from discord.utils import escape_markdown
from msgspec import Struct

from bot.model import Seat, Standing
from bot.speech import Speech
from bot.store.drafts import Draft
from bot.tables import Question
from bot.ui import composer
from bot.ui.answers import MENU, Asked, NoWayOn, changeable, follow, follow_on, numbers
from bot.ui.ids import press
from bot.ui.letters import LABEL_LIMIT, Button, Buttons, Choice, Letter, Part, Rule, Select, buttons, letter
from rules.game import Action, Bundle, Form, One, Some, Whole

DIRECT = 5
"""A question with at most so many answers is asked with buttons at once."""
SINCE = 12
WRITTEN = "written!"
"""In a draft, what was written and could not be read."""


class Panel(Struct, frozen=True, kw_only=True):
    """Everything a panel is made from; all of it from what its seat may see."""

    standing: Standing
    seat: Seat
    question: Question
    view: Any
    speech: Speech
    since: list[str] = []
    """What happened since this seat's last move."""
    awaited: tuple[int, ...] = ()
    draft: Draft | None = None
    notice: str | None = None
    """What is to be said first, such as why a press did not count."""
    extras: tuple[Button, ...] = ()

    @property
    def table(self) -> int:
        return self.standing.table.id

    def letter(self) -> Letter:
        return letter(
            f"### {self.speech.title()}",
            self.notice,
            self._since(),
            Rule(),
            *self._steps(),
            accent=self.speech.game.accent,
        )

    def _since(self) -> str | None:
        if not self.since:
            return None
        say = self.speech.say
        left_out = len(self.since) - SINCE
        lines = [say("panel-and-earlier", count=left_out)] if left_out > 0 else []
        return "\n".join((f"-# {say('panel-since')}", *lines, *self.since[-SINCE:]))

    def _steps(self) -> list[Part | None]:
        forms = self.question.forms
        if not forms:
            return [self._waiting(), buttons(*self.extras)]
        if self.draft is not None:
            return self._step(self.draft.form, self.draft.answers)
        if len(forms) == 1 and not self._direct(forms[0]) and isinstance(self._follow(forms[0], {}), Asked):
            return [self._heading(), *self._step(0, {}, first=True)]
        return [self._heading(), *self._openings()]

    def _heading(self) -> str:
        key = "panel-you-owe" if self.seat.index in self.awaited else "panel-you-may"
        return self.speech.say(key, what=self.speech.owed(self.view))

    def _waiting(self) -> str:
        if not self.awaited:
            return self.speech.say("panel-over")
        names = self.speech.say.all_of(self.speech.who(seat) for seat in self.awaited)
        return self.speech.say("panel-wait", names=names)

    # ---------------------------------------------------------------- choosing an action

    def _openings(self) -> list[Part | None]:
        rows: list[Part | None] = []
        plain: list[Button] = []
        for number, form in self.speech.game.ranked(self.question.forms):
            direct = self._direct(form)
            if len(direct) > 1:
                rows.append(Buttons(tuple(self._direct_button(number, form, *one) for one in direct)))
            elif direct:
                plain.append(self._direct_button(number, form, *direct[0]))
            if not direct or self._leads_on(form):
                plain.append(self._button(form, press("pick", self.table, self.question.mark, number), more=True))
        return [buttons(*plain), *rows, buttons(*self.extras)]

    def _direct(self, form: Form) -> list[tuple[str, Any, Any]]:
        """What one press can answer of a form: its label's end, the choice, the facts."""
        asked = self._follow(form, {})
        if form.name in self.speech.game.asks_again:
            return []  # it is confirmed first
        if isinstance(asked, Action):
            return [self._only(form, asked)]
        if isinstance(asked.domain, One) and len(asked.domain.values) <= DIRECT:
            return [
                (self.speech.value(form, asked.field, value, self.view), place, asked.domain.about(value))
                for place, value in enumerate(asked.domain.values)
                if isinstance(self._follow(form, {asked.field: place}), Action)
            ]
        return []

    def _leads_on(self, form: Form) -> bool:
        """Whether some answer to the first question of a form brings up another."""
        asked = self._follow(form, {})
        return isinstance(asked, Asked) and not (
            isinstance(asked.domain, One) and len(asked.domain.values) == len(self._direct(form))
        )

    def _follow(self, form: Form, chosen: dict[str, Any]) -> Asked | Action:
        return follow(form, chosen, self.speech.game.settled(form))

    def _only(self, form: Form, action: Action) -> tuple[str, Any, Any]:
        """A form that leaves no choice; what it will do is said all the same."""
        shown = [
            (self.speech.value(form, field, getattr(action, field), self.view), domain.about(getattr(action, field)))
            for field, domain in form.fields.items()
            if isinstance(domain, One) and getattr(action, field) not in (None, False)
        ]
        facts = {name: value for _, about in shown for name, value in about.items()}
        return " · ".join(ending for ending, _ in shown), "", facts

    def _direct_button(self, number: int, form: Form, ending: str, choice: Any, facts: Any) -> Button:
        hint = self.speech.hint(facts)
        label = f"{self.speech.label(form)} {ending}".strip()
        if hint and len(label) + len(hint) + 3 <= LABEL_LIMIT:
            label += f" ({hint})"  # a hint that is cut in the middle helps nobody
        return self._button(form, press("go", self.table, self.question.mark, number, choice), label=label)

    def _button(self, form: Form, custom_id: str, *, label: str = "", more: bool = False) -> Button:
        game = self.speech.game
        return Button(
            label=label or self.speech.label(form) + (" …" if more else ""),
            id=custom_id,
            style=ButtonStyle.primary if form.name in game.primary else ButtonStyle.secondary,
            emoji=game.signs.get(form.name),
        )

    # ---------------------------------------------------------------- answering field by field

    def _step(self, number: int, chosen: dict[str, Any], *, first: bool = False) -> list[Part | None]:
        form = self.question.forms[number]
        try:
            asked, _ = follow_on(form, chosen, self.speech.game.settled(form))
        except NoWayOn:
            asked = self._follow(form, {})
        written = self._unread(form, chosen.get(WRITTEN, {}))
        if isinstance(asked, Action):
            return [written, *self._confirm(number, asked)]
        way_back = None if first else self._back()
        question = f"**{self.speech.label(form)}** · {self.speech.question(form, asked.field)}"
        return [
            written,
            *self._answered(form, asked),
            question,
            *self._ask(number, form, asked),
            self._terms(number, form, asked.answers),
            buttons(self._write(number, form), *((way_back,) if way_back else ()), *(self.extras if first else ())),
        ]

    def _unread(self, form: Form, lines: dict[str, str]) -> str | None:
        """What could not be read as a whole, as it was written."""
        told = [f"> {self.speech.question(form, line)} {escape_markdown(text)}" for line, text in lines.items()]
        return "\n".join((f"-# {self.speech.say('panel-written')}", *told)) if told else None

    def _answered(self, form: Form, asked: Asked) -> list[Part | None]:
        told = [
            f"-# {self.speech.question(form, field)} {self.speech.value(form, field, value, self.view)}"
            for field, value in asked.answers.items()
            if value or field not in self.speech.game.settled(form)
        ]
        return ["\n".join(told)] if told else []

    def _ask(self, number: int, form: Form, asked: Asked) -> list[Part | None]:
        domain = asked.domain
        place = list(form.fields).index(asked.field)
        address = (self.table, self.question.mark, number, place)
        match domain:
            case One():
                return self._menus(address, form, asked, domain.values, most=1)
            case Some():
                return self._menus(address, form, asked, domain.values, least=domain.least, most=domain.limit)
            case Whole():
                return self._whole(address, form, asked, domain)
            case Bundle():
                return composer.parts(self.speech, address, form, asked, self._chosen(asked.field) or {})

    def _chosen(self, field: str) -> Any:
        return self.draft.answers.get(f"{field}?") if self.draft else None

    def _menus(
        self, address: tuple[Any, ...], form: Form, asked: Asked, values: tuple[Any, ...], *, most: int, least: int = 1
    ) -> list[Part | None]:
        choices = [
            Choice(self.speech.value(form, asked.field, value, self.view), str(place), self._facts(asked, value))
            for place, value in enumerate(values)
        ]
        pages = [tuple(choices[start : start + MENU]) for start in range(0, len(choices), MENU)]
        prompt = self.speech.question(form, asked.field)
        if len(pages) == 1 or most == 1:
            menus: list[Part | None] = [
                Select(
                    id=press("ans", *address, page), prompt=prompt, choices=own, least=max(1, least), most=max(1, most)
                )
                for page, own in enumerate(pages)
            ]
        else:
            menus = self._many_menus(address, asked, pages, prompt, least, most)
        if isinstance(asked.domain, Some) and least == 0:
            none = self.speech.value(form, asked.field, (), self.view)
            menus.append(buttons(Button(label=none, id=press("none", *address))))
        return menus

    def _many_menus(
        self,
        address: tuple[Any, ...],
        asked: Asked,
        pages: list[tuple[Choice, ...]],
        prompt: str,
        least: int,
        most: int,
    ) -> list[Part | None]:
        """More things than one menu holds: several menus, each keeping its part, and a button when all are chosen."""
        ticked = {str(one) for one in self._chosen(asked.field) or ()}
        menus: list[Part | None] = []
        for page, own in enumerate(pages):
            marked = tuple(Choice(one.label, one.value, one.hint, one.value in ticked) for one in own)
            menus.append(Select(id=press("tick", *address, page), prompt=prompt, choices=marked, least=0, most=most))
        ready = least <= len(ticked) <= most
        label = self.speech.say("panel-done", count=len(ticked))
        menus.append(buttons(Button(label=label, id=press("ticked", *address), disabled=not ready)))
        return menus

    def _facts(self, asked: Asked, value: Any) -> str:
        return self.speech.hint(asked.domain.about(value)) if isinstance(asked.domain, One | Some) else ""

    def _whole(self, address: tuple[Any, ...], form: Form, asked: Asked, domain: Whole) -> list[Part | None]:
        if len(numbers(domain)) > MENU:
            label = self.speech.say("panel-number", least=domain.least, most=domain.most)
            return [buttons(Button(label=label, id=press("number", *address), style=ButtonStyle.primary))]
        choices = tuple(Choice(str(number), str(number)) for number in numbers(domain))
        return [Select(id=press("ans", *address, 0), prompt=self.speech.question(form, asked.field), choices=choices)]

    def _write(self, number: int, form: Form) -> Button | None:
        if form.name not in self.speech.game.written:
            return None
        label = self.speech.say("offers-write")
        return Button(label=label, id=press("write", self.table, self.question.mark, number), emoji="📝")

    def _terms(self, number: int, form: Form, answers: dict[str, Any]) -> Part | None:
        """A menu of what was answered without asking and can be changed."""
        game = self.speech.game
        # a whole offer can be changed in every part; other actions only in what was not asked for
        fields = changeable(form, answers, form.fields if form.name in game.written else game.settled(form))
        if not fields:
            return None
        place = {field: at for at, field in enumerate(form.fields)}
        return Select(
            id=press("besides", self.table, self.question.mark, number),
            prompt=self.speech.say("panel-terms"),
            choices=tuple(
                Choice(
                    self.speech.question(form, field),
                    str(place[field]),
                    self.speech.value(form, field, answers[field], self.view),
                )
                for field in fields
            ),
        )

    def _confirm(self, number: int, action: Action) -> list[Part | None]:
        say = self.speech.say
        form = self.question.forms[number]
        answers = {field: getattr(action, field) for field in form.fields}
        go = Button(label=say("panel-do-it"), id=press("do", self.table, self.question.mark), style=ButtonStyle.success)
        return [
            self.speech.action(action, self.view),
            self._terms(number, form, answers),
            buttons(go, self._write(number, form), self._back()),
        ]

    def _back(self) -> Button:
        return Button(label=self.speech.say("panel-back"), id=press("back", self.table, self.question.mark), emoji="↩️")
