"""Venice: canals are called by the buildings at their ends, gondolas by where they lie and what they carry, effects by
what they cost and give."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from bot.games.presentation import Presentation, Who
from bot.words import Words
from rules.game import Event, Form
from rules.venice.completing import Complete
from rules.venice.ledger import DogeChanged
from rules.venice.mooring import Moored
from rules.venice.pieces import (
    BUILDINGS,
    CANALS,
    DOGE_CARDS,
    GOODS,
    INFLUENCE,
    MISSIONS,
    Building,
    Effect,
    Mission,
    smuggler_tile,
)
from rules.venice.sailing import Sailed
from rules.venice.scoring import Arrested
from rules.venice.training import Pushed, Trained
from rules.venice.view import GondolaSeen, VeniceView

_BY_SEAT = frozenset({"vp", "coins", "fields", "placed"})
"""Fields of the reckoning that hold a number for each seat."""
_PLACES = frozenset({"quay", "building", "here"})
"""Fields that hold a building within a sentence, where a language may want an article before it."""
_AS_IT_IS = frozenset({"letter", "item"})
_SMALL = 85
"""Longer than this no line of a menu should be."""


class VenicePresentation(Presentation):
    name = "venice"
    accent = 0x22707A
    sign = "🛶"
    signs = {
        "choose": "📜", "place": "🛶", "use": "🎭", "man": "👒", "sail": "🛶", "greet": "👋", "face": "📜",
        "yield": "📦", "transfer": "🔁", "stow": "📦", "complete": "✅", "activate": "🏛️", "use_effect": "✨",
        "decline": "🚫", "keep": "🃏", "build": "🌉", "take_instead": "⭐", "move_smuggler": "🏴", "turn_favour": "🍀",
        "lower": "🎭", "stand": "✋",
    }  # fmt: skip
    order = (
        "complete", "activate", "sail", "man", "use", "place", "choose", "keep", "stow", "transfer", "face", "yield",
        "greet", "use_effect", "decline", "build", "take_instead", "move_smuggler", "lower", "stand", "turn_favour",
    )  # fmt: skip
    primary = frozenset({"sail", "complete", "activate", "man", "face", "place", "choose", "keep"})
    asks_again = frozenset({"turn_favour"})
    quiet = frozenset({"changed", "turn_ended", "cards_drawn", "doge_row"})
    seat_fields = frozenset({"seat", "sailor"})
    hands = True

    pages = (
        "goal", "opening", "sailing", "meeting", "activating", "missions", "influence", "ending", "smuggling", "doge",
        "components",
    )  # fmt: skip

    def explained(self) -> tuple[str, ...]:
        return (*BUILDINGS, *INFLUENCE, *MISSIONS, *DOGE_CARDS)

    def topic(self, say: Words, key: str) -> str:
        thing = key.removeprefix("about-")
        if thing in BUILDINGS:
            return self._building(say, BUILDINGS[thing])
        if thing in MISSIONS:
            return self._mission(say, MISSIONS[thing])
        text = super().topic(say, key)
        if thing in INFLUENCE:
            return say("venice-card-influence", text=text)
        return say("venice-card-doge", text=text) if thing in DOGE_CARDS else text

    def _building(self, say: Words, building: Building) -> str:
        lines = [say("venice-about-tile" if building.good else "venice-about-public")]
        lines += [f"{number}. {self.effect(say, effect)}" for number, effect in enumerate(building.effects, start=1)]
        return "\n".join(lines)

    def _mission(self, say: Words, mission: Mission) -> str:
        return say(
            "venice-about-mission",
            building=self.fact(say, "building", mission.building, str),
            price=self._price(say, mission),
            reward=self.items(say, {"vp": mission.vp, "coins": mission.coins}),
            effect=say(f"venice-effect-{mission.id}"),
        )

    # ---------------------------------------------------------------- effects in words

    def items(self, say: Words, items: Mapping[str, int]) -> str:
        return ", ".join(say(f"venice-item-{item}", count=count) for item, count in items.items() if count)

    def _price(self, say: Words, mission: Mission) -> str:
        return self.items(say, {**mission.cubes, "scrolls": mission.scrolls})

    def effect(self, say: Words, effect: Effect) -> str:
        """What an effect does, as briefly as can be: "1 coin → 2 cubes of any kind"."""
        gain = ", ".join(self._gained(say, effect))
        if effect.taxed:
            gain = say("venice-does-taxes", gain=gain)
        if effect.holding:
            return say("venice-does-holding", count=effect.holding, gain=gain)
        cost = self.items(say, effect.cost)
        return f"{cost} → {gain}" if cost else gain

    def _gained(self, say: Words, effect: Effect) -> Iterable[str]:
        if effect.gain:
            yield self.items(say, effect.gain)
        if effect.per:
            yield say(f"venice-does-{effect.per}", gain=self.items(say, effect.each))
        if effect.cubes:
            yield say(f"venice-does-{effect.cubes}", gain=self.items(say, effect.each))
        for what, count in (("lose", effect.lose), ("others", effect.others), ("missions", effect.missions)):
            if count:
                yield say(f"venice-does-{what}", count=count)
        if effect.bridge:
            instead = self.items(say, effect.instead)
            yield say("venice-does-bridge-or", instead=instead) if instead else say("venice-does-bridge")

    # ---------------------------------------------------------------- things

    def thing(self, say: Words, name: str) -> str:
        if name in CANALS:
            return say("venice-thing-canal")
        if name in MISSIONS:
            building = self.thing(say, MISSIONS[name].building)
            return say("venice-mission-at", mission=say(f"venice-thing-{name}"), building=building)
        if name.startswith(("A:", "B:")):
            return f"{name[0]}: {self.thing(say, smuggler_tile(name))}"
        if " " in name:
            # cubes one by one, as a refusal names them
            return self.cargo(say, name.split())
        return super().thing(say, name)

    def cargo(self, say: Words, cubes: Iterable[str]) -> str:
        return self.items(say, Counter(cubes)) or say("venice-cargo-none")

    def fact(self, say: Words, field: str, value: Any, who: Who) -> str | int:
        if field in _BY_SEAT and isinstance(value, tuple):
            return ", ".join(f"{who(seat)} {amount}" for seat, amount in enumerate(value))
        if field in _AS_IT_IS:
            return str(value)
        if field == "colour":
            return who(value) if value >= 0 else say("venice-thing-doge")
        if field == "why":
            return self.thing(say, value) if say.knows(f"venice-thing-{value}") else ""
        if isinstance(value, tuple) and value and set(value) <= set(GOODS):
            return self.cargo(say, value)
        if field in _PLACES and value in BUILDINGS:
            return say("venice-place", id=value, name=self.thing(say, value))
        if value == "":
            return ""
        if isinstance(value, str):
            return self._owned(say, value, who) or super().fact(say, field, value, who)
        return super().fact(say, field, value, who)

    def _owned(self, say: Words, name: str, who: Who) -> str | None:
        """A gondola of a player, or a good on it; None for anything else."""
        gondola, _, good = name.partition(":")
        if not gondola.startswith("gondola_"):
            return None
        said = say("venice-gondola-of", name=who(int(gondola.removeprefix("gondola_")[:-1])))
        return say("venice-good-from", good=self.thing(say, good), gondola=said) if good else said

    # ---------------------------------------------------------------- what happened

    def facts(self, say: Words, struct: Any, who: Who) -> dict[str, str | int]:
        found = super().facts(say, struct, who)
        if isinstance(struct, DogeChanged):
            found["by"] = _signed(struct.by)["signed"]
        return found

    def event(self, say: Words, event: Event, who: Who) -> str | None:
        if isinstance(event, Sailed) and not event.passes:
            return None
        if isinstance(event, Trained | Pushed | Moored) and event.colour < 0:
            # the move of that gondola tells it
            return None
        if isinstance(event, Arrested) and event.seat is None:
            return say("venice-event-nobody_arrested")
        return super().event(say, event, who)

    # ---------------------------------------------------------------- answers

    def value(self, say: Words, form: Form, field: str, value: Any, view: Any, who: Who) -> str:
        if value in BUILDINGS:
            return self.thing(say, value)
        if value in CANALS:
            one, other = (self.thing(say, view.board[end]) for end in CANALS[value].ends)
            return f"{one} – {other}"
        if isinstance(value, str) and value.partition(":")[0] in {boat.id for boat in view.gondolas}:
            return self._boat(say, value, view)
        if isinstance(value, str) and value in MISSIONS and not (form.action is Complete and field == "place"):
            price = self._price(say, MISSIONS[value])
            reward = say("venice-item-vp", count=MISSIONS[value].vp)
            return f"{self.thing(say, value)}: {price} → {reward}"
        if form.name == "activate" and value:
            return self._effects(say, value, view)
        if form.name == "move_smuggler" and field == "route" and value:
            return " → ".join(self.thing(say, quay) for quay in value)
        return super().value(say, form, field, value, view, who)

    def _boat(self, say: Words, name: str, view: VeniceView) -> str:
        """One of one's own gondolas, or of the smugglers: by its quay and cubes."""
        gondola, _, good = name.partition(":")
        boat: GondolaSeen = next(boat for boat in view.gondolas if boat.id == gondola)
        place = self.thing(say, boat.quay) if boat.quay else say("venice-alt-not-placed")
        if boat.colour < 0:
            return f"{self.thing(say, gondola)} ({place})"
        if good:
            return say("venice-good-at", good=self.thing(say, good), quay=place)
        return f"{place} ({self.cargo(say, boat.hold)})"

    def _effects(self, say: Words, numbers: tuple[int, ...], view: VeniceView) -> str:
        """The effects with what each does; only their numbers where that would be too long."""
        plain = " + ".join(str(number) for number in numbers)
        if view.activating is None:
            return plain
        effects = BUILDINGS[view.activating].effects
        told = " · ".join(f"{number}: {self.effect(say, effects[number - 1])}" for number in numbers)
        return told if len(told) <= _SMALL else plain

    def hint(self, say: Words, facts: Mapping[str, int | str], who: Who) -> str:
        """Facts that are changes are told with their sign."""
        told = (
            say(f"venice-fact-{name}", value=self.fact(say, name, value, who), **_signed(value))
            for name, value in facts.items()
        )
        return " · ".join(text for text in told if text)


def _signed(value: int | str) -> dict[str, str | int]:
    if isinstance(value, str):
        return {"signed": value, "count": 0}
    return {"signed": f"+{value}" if value > 0 else f"−{-value}", "count": abs(value)}
