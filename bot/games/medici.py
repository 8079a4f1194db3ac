"""Medici: cards are called by their good and value, and what is loaded is always named with the card that must be."""

from typing import Any

from bot.games.presentation import Presentation, Who
from bot.words import Words
from rules.game import Form
from rules.medici.pieces import CARDS, GOODS


class MediciPresentation(Presentation):
    name = "medici"
    accent = 0x2C4A7C
    sign = "⚜️"
    signs = {"reveal": "🎴", "load": "⛵"}
    order = ("reveal", "load")
    primary = frozenset({"load"})
    quiet = frozenset({"changed", "day_ended", "good_paid", "bonus_paid", "ships_paid"})
    """What a day earned is told by its own picture."""

    pages = ("goal", "turn", "ships", "scoring", "end", "components")

    def explained(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(card.face for card in CARDS.values()))

    def topics(self, say: Words) -> list[tuple[str, str]]:
        pages = [(f"rules-{page}", say(f"medici-rules-{page}.title")) for page in self.pages]
        return pages + [(f"about-{face}", say(f"medici-about-{face}.title")) for face in self.explained()]

    def thing(self, say: Words, name: str) -> str:
        if name in GOODS:
            return say(f"medici-good-{name}")
        if name not in CARDS:
            return super().thing(say, name)
        card = CARDS[name]
        good = say(f"medici-good-{card.good}") if card.good else ""
        return say.either(f"medici-card-{card.face}", "medici-card", good=good, value=card.value)

    def value(self, say: Words, form: Form, field: str, value: Any, view: Any, who: Who) -> str:
        if field != "also":
            return super().value(say, form, field, value, view, who)
        return " + ".join(self.thing(say, card) for card in (*value, view.market[-1]))
