"""San Juan: goods are called by what they are, not by the building they lie on, and what everybody gets is not told
for each."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.presentation import Presentation, Who
from bot.words import Words
from rules.game import Event, Form
from rules.sanjuan.builder import Built
from rules.sanjuan.pieces import CARDS, KINDS, MARKETS
from rules.sanjuan.piles import CardsDiscarded, CardsDrawn
from rules.sanjuan.producer import Produced
from rules.sanjuan.round_start import Exchanged, Tucked
from rules.sanjuan.trader import Sold

_GOODS_IN: Mapping[type[Event], str] = {Produced: "on", Sold: "goods", Built: "goods"}
"""Events that name goods by their buildings, and in which field."""

_TOLD_OTHERWISE = frozenset({"builder", "councillor", "office"})
"""Where cards come and go of which other events tell."""

_TELLS: Mapping[type[Event], Callable[[Any], bool]] = {
    CardsDrawn: lambda event: event.why not in _TOLD_OTHERWISE,
    CardsDiscarded: lambda event: event.why not in _TOLD_OTHERWISE,
    Exchanged: lambda event: event.count > 0,
    Tucked: lambda event: event.count > 0,
}
"""Whether an event of a kind that is not always worth a word is."""


class SanJuanPresentation(Presentation):
    name = "sanjuan"
    accent = 0x2F6F5A
    sign = "🌴"
    signs = {
        "take_role": "🎭", "build": "🔨", "pass": "⏭️", "produce": "⚙️", "sell": "⚖️", "keep": "🃏", "discard": "🗑️",
        "swap": "🔄", "tidy": "⛪", "deposit": "🏦",
    }  # fmt: skip
    order = ("take_role", "build", "pass", "produce", "sell", "keep", "swap", "tidy", "deposit", "discard")
    primary = frozenset({"take_role", "build", "produce", "sell", "keep", "tidy"})
    asks_again = frozenset({"deposit"})
    quiet = frozenset({"changed", "hands_dealt", "cards_kept", "points_counted"})
    seat_fields = frozenset({"seat", "governor"})
    hands = True
    pages = (
        "goal", "choosing", "builder", "producer", "trader", "councillor", "prospector", "tidying", "end", "expansion",
        "components",
    )  # fmt: skip

    def explained(self) -> tuple[str, ...]:
        return tuple(KINDS)

    def topic(self, say: Words, key: str) -> str:
        text = super().topic(say, key)
        kind = KINDS.get(key.removeprefix("about-"))
        if kind is None:
            return text
        facts = say(
            "sanjuan-about-facts",
            cost=kind.cost,
            points=kind.points,
            copies=kind.copies,
            set="expansion" if kind.expansion else "base",
        )
        return f"-# {facts}\n{text}"

    def thing(self, say: Words, name: str) -> str:
        base = name.partition("#")[0]
        # somebody may have typed anything as the name of a card
        return say(f"sanjuan-thing-{base}") if say.knows(f"sanjuan-thing-{base}") else name

    def good(self, say: Words, on: str) -> str:
        """What lies on a building."""
        kind = CARDS.get(on)
        if kind is None or kind.good is None:
            return say("sanjuan-thing-good_of", building=self.thing(say, on))
        return self.thing(say, kind.good)

    def fact(self, say: Words, field: str, value: Any, who: Who) -> str | int:
        if field == "market" and value in MARKETS:
            return ", ".join(f"{self.thing(say, good)} {price}" for good, price in MARKETS[value].prices().items())
        return super().fact(say, field, value, who)

    def facts(self, say: Words, struct: Any, who: Who) -> dict[str, str | int]:
        found = super().facts(say, struct, who)
        field = _GOODS_IN.get(type(struct))
        if field:
            found[field] = say.all_of(self.good(say, on) for on in getattr(struct, field))
        for name in ("over", "won"):
            if getattr(struct, name, "") is None:
                found[f"{name}_id"] = "none"
        return found

    def event(self, say: Words, event: Event, who: Who) -> str | None:
        tells = _TELLS.get(type(event))
        return None if tells and not tells(event) else super().event(say, event, who)

    def value(self, say: Words, form: Form, field: str, value: Any, view: Any, who: Who) -> str:
        if field == "role":
            return say(f"sanjuan-role-{value}")
        if field != "goods" or not value:
            return super().value(say, form, field, value, view, who)
        goods = (value,) if isinstance(value, str) else value
        return " + ".join(self.good(say, on) for on in goods)
