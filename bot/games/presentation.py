"""How each game is presented: the words for its things, the order of its buttons, what is told and what is not.

Most of it follows from the names of actions and events and is in the text files:

    medici-do-load            the label of an action; .command and .hint for the slash command
    medici-ask-load-also      the question for a field; .command and .hint for the parameter
    medici-fact-cargo         a fact beside a value
    medici-event-loaded       an event, as the herald tells it
    medici-refusal-…          why something is not allowed
    medici-phase-turn         what is owed in a phase
    medici-option-…           an option and its values

A presentation adds what cannot be said that way.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from bot.words import Words, spoken
from rules.game import Action, Event, Form

Who = Callable[[int], str]
"""A player's name, by seat."""


UNNAMED = ("", "None")
"""What a refusal names when nothing was named."""


class Tour(Struct, frozen=True):
    """Offers that can be accepted one after the other, and what that means, in words."""

    offers: tuple[str, ...]
    label: str
    hint: str


class Presentation:
    name: ClassVar[str]
    accent: ClassVar[int] = 0x8C6A3F
    sign: ClassVar[str] = "🎲"
    signs: ClassVar[Mapping[str, str]] = {}
    """By action, the sign on its button."""
    order: ClassVar[tuple[str, ...]] = ()
    """Actions in the order of their buttons; those not named come last."""
    primary: ClassVar[frozenset[str]] = frozenset()
    """Actions whose button stands out."""
    asks_again: ClassVar[frozenset[str]] = frozenset()
    """Actions that are confirmed before they are done, because much hangs on them and nothing brings them back."""
    quiet: ClassVar[frozenset[str]] = frozenset({"changed"})
    """Events that the herald does not tell, as others say the same."""
    seat_fields: ClassVar[frozenset[str]] = frozenset({"seat"})
    """Fields of events and actions that hold a seat."""
    unasked: ClassVar[Mapping[str, frozenset[str]]] = {}
    """By action, fields that keep their usual value unless somebody wants to change it."""
    offered: ClassVar[Mapping[str, str]] = {}
    """By action, the field that names an open offer, in games where people make each other offers."""
    written: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By action, up to five lines that can be written all at once; as a rule each is a field."""
    chaptered: ClassVar[bool] = False
    """Whether the course of the game is told by its chapters, such as rounds, rather than move by move."""
    hands: ClassVar[bool] = False
    """Whether players hold what others may not see."""

    pages: ClassVar[tuple[str, ...]] = ()
    """The pages of the rules, in order; a page called like a phase is shown first while that phase is played."""

    def explained(self) -> tuple[str, ...]:
        """Cards, buildings and other things that can be looked up by name."""
        return ()

    def topics(self, say: Words) -> list[tuple[str, str]]:
        """What can be looked up, and its title."""
        pages = [(f"rules-{page}", say(f"{self.name}-rules-{page}.title")) for page in self.pages]
        return pages + [(f"about-{one}", self.thing(say, one)) for one in self.explained()]

    def topic(self, say: Words, key: str) -> str:
        return say(f"{self.name}-{key}")

    def thing(self, say: Words, name: str) -> str:
        """What people call a card, a good, a building."""
        base = name.partition("#")[0]
        return say.either(f"{self.name}-thing-{base}", f"thing-{base}")

    def fact(self, say: Words, field: str, value: Any, who: Who) -> str | int:
        """A field of an event, an action or a refusal, ready to stand in a sentence."""
        if field in self.seat_fields:
            return who(value) if isinstance(value, int) else say("nobody")
        if isinstance(value, bool | int) or value is None:
            return spoken(value)
        if field in ("text", "question"):
            return str(value)
        if field == "action":
            return say.either(f"{self.name}-do-{value}", "nothing")
        if isinstance(value, str):
            return self.thing(say, value) if value not in UNNAMED else say("nothing")
        if isinstance(value, Mapping):
            return self.mapping(say, value, who)
        return say.all_of(str(self.fact(say, "", one, who)) for one in value)

    def mapping(self, say: Words, value: Mapping[Any, Any], who: Who) -> str:
        if all(isinstance(key, int) for key in value):
            return ", ".join(f"{who(seat)}: {self.fact(say, '', one, who)}" for seat, one in value.items())
        return say.pieces({self.thing(say, str(item)): count for item, count in value.items()})

    def facts(self, say: Words, struct: Any, who: Who) -> dict[str, str | int]:
        """Every field as words, and ids also as they are (`card_id`), for a sentence to choose by."""
        found: dict[str, str | int] = {}
        for field in struct.__struct_fields__:
            if field in ("to", "reveals"):
                continue
            value = getattr(struct, field)
            found[field] = self.fact(say, field, value, who)
            if isinstance(value, str):
                found[f"{field}_id"] = value
            elif not isinstance(value, bool | int) and value is not None:
                found[f"{field}_count"] = len(value)
        return found

    def event(self, say: Words, event: Event, who: Who) -> str | None:
        """The event in a sentence; None for one that is not told."""
        tag = str(type(event).__struct_config__.tag)
        if tag in self.quiet:
            return None
        return say.either(f"{self.name}-event-{tag}", f"event-{tag}", **self.facts(say, event, who))

    def value(self, say: Words, form: Form, field: str, value: Any, view: Any, who: Who) -> str:
        """A possible answer, as a button or a menu shows it."""
        if value is None or value == () or value == {}:
            return say.either(f"{self.name}-ask-{form.name}-{field}.none", "nothing")
        if isinstance(value, bool):
            return say("yes") if value else say("no")
        return str(self.fact(say, field, value, who))

    def hint(self, say: Words, facts: Mapping[str, int | str], who: Who) -> str:
        """What a person decides by, beside a value."""
        told = (
            say(f"{self.name}-fact-{name}", value=self.fact(say, name, value, who), id=str(value))
            for name, value in facts.items()
        )
        return " · ".join(text for text in told if text)

    def owed(self, view: Any) -> str:
        """What the table waits for, as the end of a key `<game>-phase-…`; as a rule the phase itself."""
        return str(view.phase)

    def settled(self, form: Form) -> frozenset[str]:
        """The fields of a form that are not asked for by themselves."""
        return self.unasked.get(form.name, frozenset())

    def fields_of(self, lines: Mapping[str, str]) -> dict[str, str | None]:
        """What was written line by line, as fields of the action."""
        return {line: text or None for line, text in lines.items()}

    def lines_of(self, say: Words, form: Form, answers: Mapping[str, Any], view: Any, who: Who) -> dict[str, str]:
        """The other way round: answers as somebody could have written them."""
        return {
            line: self.value(say, form, line, answers[line], view, who)
            for line in self.written[form.name]
            if answers.get(line) not in (None, (), {})
        }

    def chapter(self, event: Event) -> int | None:
        """Which chapter begins with an event, and another is over; None for most events."""
        return None

    def regret(self, say: Words, events: Sequence[Event], seat: int) -> str | None:
        """What a seat might regret if it did what leads to these events; None if there is nothing."""
        return None

    def offers(self, view: Any) -> Sequence[str]:
        """The offers on the table, by id."""
        return ()

    def offer(self, say: Words, name: str, view: Any, who: Who) -> str:
        """An open offer in words: who offers whom what for what."""
        return self.thing(say, name)

    def own_offer(self, name: str, view: Any) -> bool:
        """Whether whoever has this view made the offer."""
        return False

    def taken_over(self, form: Form, name: str, view: Any) -> dict[str, Any]:
        """What an answer to an offer, or another instead of it, takes over from it, by field."""
        return {}

    def outlook(self, say: Words, name: str, view: Any) -> str:
        """What to know about an offer made to whoever has this view, and why it cannot be accepted yet."""
        return ""

    def tours(self, say: Words, view: Any) -> Sequence[Tour]:
        """Several offers that whoever has this view could accept in one go, the best first."""
        return ()

    def next_deal(self, names: Sequence[str], view: Any) -> Action | None:
        """Accepting the first of these offers on a way on which the others can follow; None if there is none."""
        return None

    def ranked(self, forms: tuple[Form, ...]) -> list[tuple[int, Form]]:
        """Forms with their numbers, in the order of their buttons."""
        place = {name: rank for rank, name in enumerate(self.order)}
        return sorted(enumerate(forms), key=lambda pair: (place.get(pair[1].name, len(place)), pair[0]))
