"""Doing one given action as a person does it: with what the panel shows, or by a command.

    finger = Finger(ground, person, "genoa")
    answer = await finger.by_panel(question, action)
    answer = await finger.by_command(question, action)

Nothing is pressed that is not there, and every menu, button and form that a game brings up is used as it is meant.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games import PRESENTATIONS
from bot.tables import Question
from bot.ui.answers import Asked, follow
from bot.ui.ids import Press, read
from bot.ui.parsing import spelled
from bot.words import language_of, words
from playground import Playground, reading
from playground.errors import Refused
from playground.people import Answer, Person
from rules.game import Action, Bundle, Form, One, Some, Whole, verb
from tests.wire.conftest import live

LONGEST = 40
"""Presses for one action; nobody needs as many."""
PAGE = 25
DONE, TROUBLE = "✅", "⚠️"


class Lost(AssertionError):
    """The panel shows no way to do what the rules allow."""


class Finger:
    def __init__(self, ground: Playground, person: Person, game: str) -> None:
        self.ground = ground
        self.person = person
        self.game = PRESENTATIONS[game]
        self.say = words(language_of(person.locale))
        self.seen: list[Answer] = []
        """Every answer since somebody last asked."""
        self._deeds = 0

    # ---------------------------------------------------------------- by command

    async def by_command(self, question: Question, action: Action) -> Answer:
        """Every field that differs from its usual value, written as a command carries it; then whatever it confirms."""
        _, form = _form(question, action)
        name, english = verb(action), words("en")
        given = {}
        for field, domain in _domains(form, action):
            value = getattr(action, field)
            if value != _usual(form, field) and not (isinstance(domain, One) and len(domain.values) == 1):
                given[english(f"{self.game.name}-ask-{name}-{field}.command")] = self._written(domain, value)
        command = english(f"{self.game.name}-do-{name}.command")
        channel = (await self._post())["channel_id"]
        answer = self._saw(await self.person.command(channel, f"{self.game.name} {command}", given))
        if self._says(answer, DONE) or self._says(answer, TROUBLE) or name not in self.game.asks_again:
            return answer
        return self._saw(await self.person.press(answer.message, _button(answer, "do")))

    def _written(self, domain: Any, value: Any) -> str:
        if isinstance(domain, Bundle):
            return self._in_words(value)
        if isinstance(domain, Some):
            return ", ".join(map(spelled, value)) or "-"
        return spelled(value)

    def _in_words(self, bundle: dict[str, int]) -> str:
        return ", ".join(f"{count} {self.game.thing(self.say, item)}" for item, count in bundle.items()) or "-"

    # ---------------------------------------------------------------- by panel

    async def by_panel(self, question: Question, action: Action) -> Answer:
        number, form = _form(question, action)
        self._deeds += 1
        asked: set[str] = set()
        answer = await self.open()
        for _ in range(LONGEST):
            answer = self._saw(await self._step(answer, question.mark, number, form, action, asked))
            if self._says(answer, DONE) or self._says(answer, TROUBLE):
                return answer
        raise Lost(f"{action} takes more than {LONGEST} presses")

    def in_reach(self, question: Question, action: Action) -> bool:
        """Whether the panel can say it: a detour where one press goes the usual way is for single steps or commands."""
        _, form = _form(question, action)
        if form.name in self.game.asks_again:
            return True
        domains = dict(_domains(form, action))
        return not any(domains[field].admits(_usual(form, field), {}) for field in self._differing(form, action))

    async def open(self, kind: str = "move") -> Answer:
        """Press a button under the table's post; it may be replaced by a newer one at that very moment."""
        for _ in range(LONGEST):
            try:
                return self._saw(await self.person.press(await self._post(), f"{kind}:1"))
            except Refused:
                continue
        raise Lost("the post never stays")

    async def _step(
        self, answer: Answer, mark: str, number: int, form: Form, action: Action, asked: set[str]
    ) -> Answer:
        shown = _shown(answer, mark)
        way = self._opening(shown, number, form, action)
        if way is not None:
            return await self.person.press(answer.message, way)
        besides = next((at for at in shown if at.kind == "besides"), None)
        for field in self._differing(form, action) - asked if besides else ():
            place = str(list(form.fields).index(field))
            menu = reading.find_select(answer.message, str(besides))
            if place in _values(menu):
                asked.add(field)
                return await self.person.choose(answer.message, str(besides), place)
        for at in shown:
            if at.kind in _ASKING and at.more[1] == str(number):
                field = list(form.fields)[int(at.more[2])]
                return await self._answer(answer, shown, at, dict(_domains(form, action))[field], action, field)
        return await self.person.press(answer.message, _button(answer, "do"))

    def _opening(self, shown: list[Press], number: int, form: Form, action: Action) -> str | None:
        """The button that begins the action or, where one press says it all, does it."""
        first = follow(form, {}, self.game.settled(form))
        for at in shown:
            if at.kind == "go" and at.more[1] == str(number):
                does = first
                if isinstance(first, Asked):
                    does = follow(form, {first.field: int(at.more[2])}, self.game.settled(form))
                if does == action:
                    return str(at)
        return next((str(at) for at in shown if at.kind == "pick" and at.more[1] == str(number)), None)

    def _differing(self, form: Form, action: Action) -> set[str]:
        """Fields that keep their usual value unless one asks to be asked, and that are to have another."""
        return {field for field in self.game.settled(form) if getattr(action, field) != _usual(form, field)}

    async def _answer(
        self, answer: Answer, shown: list[Press], at: Press, domain: Any, action: Action, field: str
    ) -> Answer:
        value = getattr(action, field)
        kinds = {each.kind: each for each in shown}
        match domain:
            case One(values=values):
                return await self._choose(answer, shown, "ans", [values.index(value)])
            case Some() if not value and "none" in kinds:
                return await self.person.press(answer.message, str(kinds["none"]))
            case Some(values=values) if "ans" in kinds:
                return await self._choose(answer, shown, "ans", [values.index(one) for one in value])
            case Some(values=values):
                return await self._tick(answer, shown, [values.index(one) for one in value])
            case Whole() if "number" in kinds:
                form = await self.person.press(answer.message, str(kinds["number"]))
                return await self.person.submit(form, {"answer": value})
            case Whole():
                return await self.person.choose(answer.message, str(kinds["ans"]), str(value))
            case Bundle():
                return await self._compose(answer, kinds, domain, value)
        raise Lost(f"{field} of {action} is asked by no menu that a person could use")

    async def _choose(self, answer: Answer, shown: list[Press], kind: str, places: list[int]) -> Answer:
        menu = next(at for at in shown if at.kind == kind and at.more[3] == str(places[0] // PAGE))
        return await self.person.choose(answer.message, str(menu), [str(place) for place in places])

    async def _tick(self, answer: Answer, shown: list[Press], places: list[int]) -> Answer:
        """Choose in each menu its own part, then say that these are all."""
        for page in sorted({place // PAGE for place in places}):
            own = [place for place in places if place // PAGE == page]
            answer = await self._choose(answer, shown, "tick", own)
        return await self.person.press(answer.message, _button(answer, "ticked"))

    async def _compose(self, answer: Answer, kinds: dict[str, Press], domain: Bundle, bundle: dict[str, int]) -> Answer:
        """In writing or, every other time, from menus; what the menu of amounts does not list is written all the same.

        What an earlier visit left half composed is there again, as for anybody who comes back; so it is cleared first.
        """
        cleared = next(each for each in reading.buttons(answer.message) if each.custom_id == str(kinds["cleared"]))
        if not cleared.disabled:
            answer = await self.person.press(answer.message, str(kinds["cleared"]))
        if self._deeds % 2 == 0 or not await self._from_menus(answer, kinds, domain, bundle):
            form = await self.person.press(answer.message, str(kinds["typing"]))
            answer = await self.person.submit(form, {"answer": self._in_words(bundle)})
        return await self.person.press(answer.message, _button(answer, "bundled"))

    async def _from_menus(
        self, answer: Answer, kinds: dict[str, Press], domain: Bundle, bundle: dict[str, int]
    ) -> bool:
        for item, count in bundle.items():
            answer = await self.person.choose(answer.message, str(kinds["item"]), str(list(domain.limits).index(item)))
            amounts = next(each for each in reading.selects(answer.message) if each["custom_id"].startswith("amount:"))
            if str(count) not in _values(amounts):
                return False
            answer = await self.person.choose(answer.message, amounts["custom_id"], str(count))
        return True

    # ---------------------------------------------------------------- what is there

    async def _post(self) -> dict[str, Any]:
        return await self.person.until(lambda: live(self.ground))

    def _saw(self, answer: Answer) -> Answer:
        self.seen.append(answer)
        return answer

    def _says(self, answer: Answer, sign: str) -> bool:
        return any(line.startswith(sign) for line in answer.text.splitlines())


_ASKING = ("ans", "none", "tick", "number", "typing")


def _form(question: Question, action: Action) -> tuple[int, Form]:
    return next((number, form) for number, form in enumerate(question.forms) if form.admits(action))


def _domains(form: Form, action: Action) -> list[tuple[str, Any]]:
    """The fields of a form in order, each with the domain that the answers before it leave."""
    answers: dict[str, Any] = {}
    found = []
    for field in form.fields:
        found.append((field, form.domain(field, answers)))
        answers[field] = getattr(action, field)
    return found


def _usual(form: Form, field: str) -> Any:
    declared = next(one for one in msgspec.structs.fields(form.action) if one.name == field)
    if declared.required:
        return msgspec.UNSET
    return declared.default if declared.default_factory is msgspec.NODEFAULT else declared.default_factory()


def _shown(answer: Answer, mark: str) -> list[Press]:
    """What can be pressed or chosen in a panel that asks this question."""
    pressed = [each.custom_id for each in reading.buttons(answer.message) if each.custom_id]
    chosen = [each["custom_id"] for each in reading.selects(answer.message)]
    found = [at for at in map(read, [*pressed, *chosen]) if at is not None]
    return [at for at in found if at.more[:1] == (mark,)]


def _button(answer: Answer, kind: str) -> str:
    for each in reading.buttons(answer.message):
        if each.custom_id and each.custom_id.startswith(f"{kind}:") and not each.disabled:
            return each.custom_id
    raise Lost(f"there is no way to {kind} here: {answer.text}")


def _values(menu: dict[str, Any]) -> list[str]:
    return [option["value"] for option in menu.get("options") or []]
