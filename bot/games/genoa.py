"""Genoa: places, things and cards by their names, offers by their number and in words, bundles as people say them."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.presentation import Presentation, Tour, Who
from bot.ui.letters import OPTION_LIMIT
from bot.words import Words
from render.genoa.offers import sides
from render.genoa.words import bundle_words, card_name, item_name, offer_words, owed, place_name
from rules.game import Action, Event, Form
from rules.genoa.acquisition import OUST
from rules.genoa.acting import Acted
from rules.genoa.haggling import Accept, Passed
from rules.genoa.offers import ACT, ASK, MOVE, UNCOVERED, OfferWithdrawn, TowerMoved
from rules.genoa.pieces import BUILDINGS, CARDS, DUCATS, KINDS, MARKER, MARKET, OPEN, STREET, TOKENS
from rules.genoa.start import RoundMarkerMoved
from rules.genoa.tours import brought, tours, worth
from rules.genoa.view import OfferSeen

_OFFER = "offer_"
_LISTED = 5
"""More buildings than this are counted, not listed."""
_TOURS = 5
"""So many ways to accept several offers in one go are shown."""
_ITEMS = frozenset({DUCATS, *OPEN, *KINDS})


class GenoaPresentation(Presentation):
    name = "genoa"
    accent = 0x7B2D2A
    sign = "🗼"
    signs = {
        "roll": "🎲", "start_at": "🚩", "move": "🗼", "stop": "✋", "act": "⚡", "begin": "🪙", "fill": "📦",
        "finish": "🏁", "decline": "🚫", "hand": "🃏", "take_commodity": "⭐", "trade": "🔁", "use_building": "🗝️",
        "offer": "💬", "propose": "💬", "accept": "🤝", "reject": "❌", "withdraw": "↩️", "pass": "💤",
        "acquire": "🏠", "waive": "🚫", "deliver": "✉️",
    }  # fmt: skip
    order = (
        "accept", "reject", "act", "begin", "fill", "hand", "finish", "roll", "start_at", "offer", "pass", "propose",
        "move", "stop", "acquire", "waive", "deliver", "take_commodity", "trade", "use_building", "withdraw", "decline",
    )  # fmt: skip
    primary = frozenset({"accept", "act", "offer", "move", "roll", "acquire", "hand"})
    asks_again = frozenset({"offer", "propose", "stop", "decline"})
    quiet = frozenset({"changed", "journey_ended", "turn_ended", "discs_taken", "offers_lapsed", "game_ended"})
    seat_fields = frozenset({"seat", "receiver", "merchant", "buyer", "maker", "owner", "first"})
    chaptered = True
    hands = True
    pages = (
        "goal", "start", "journey", "bargaining", "post", "acting", "cards", "tokens", "acquisition", "two", "end",
        "components",
    )  # fmt: skip

    unasked = {
        "offer": frozenset({"order", "token", "promise", "want", "shown", "parent"}),
        "propose": frozenset({"parent", "promise", "give", "shown"}),
        "accept": frozenset({"via"}),
        "move": frozenset({"via"}),
    }
    written = {
        "offer": ("place", "ducats", "give", "want", "promise"),
        "propose": ("receiver", "place", "want", "give", "promise"),
    }
    offered = {"accept": "offer", "reject": "offer", "withdraw": "offer", "offer": "parent", "propose": "parent"}

    def explained(self) -> tuple[str, ...]:
        return (*BUILDINGS, MARKET, *TOKENS, MARKER, *KINDS)

    def owed(self, view: Any) -> str:
        return owed(view)

    def thing(self, say: Words, name: str) -> str:
        if name in BUILDINGS or name == MARKET or name.startswith(f"{STREET}_"):
            return place_name(name, say)
        if name in _ITEMS:
            return item_name(name, say)
        if name in CARDS:
            return card_name(name, say)
        if name.startswith(_OFFER):
            return say("genoa-offer-number", number=name.removeprefix(_OFFER))
        return super().thing(say, name)

    def mapping(self, say: Words, value: Mapping[Any, Any], who: Who) -> str:
        cards = [item for item in value if item in CARDS]
        if not cards:
            return bundle_words(value, say)
        plain = {item: count for item, count in value.items() if item not in CARDS}
        named = [bundle_words(plain, say)] if plain else []
        return ", ".join([*named, *(card_name(card, say) for card in cards)])

    def fact(self, say: Words, field: str, value: Any, who: Who) -> str | int:
        if field == "runs":
            return "; ".join(" – ".join(place_name(place, say) for place in run) for run in value)
        return super().fact(say, field, value, who)

    def event(self, say: Words, event: Event, who: Who) -> str | None:
        if isinstance(event, TowerMoved) and event.deal:
            return None  # the deal has said where it goes
        if isinstance(event, Acted) and (event.choice != "take" or BUILDINGS[event.place].gives):
            return None  # what was taken or delivered says where
        return super().event(say, event, who)

    def facts(self, say: Words, struct: Any, who: Who) -> dict[str, str | int]:
        found = super().facts(say, struct, who)
        if "token" in found:
            found["token_id"] = found.get("token_id", "none")
        if isinstance(struct, Passed) and len(struct.unless) > _LISTED:
            found["unless"] = say("genoa-so-many-buildings", count=len(struct.unless))
        return found

    def value(self, say: Words, form: Form, field: str, value: Any, view: Any, who: Who) -> str:
        if field == "stay":
            return say("genoa-stay-yes" if value else "genoa-stay-no")
        if field == "via" and value:
            return " → ".join(place_name(place, say) for place in value)
        if field == "claims":
            return ", ".join(self._claim(say, claim, view) for claim in value)
        if isinstance(value, str) and value.startswith(_OFFER):
            return self._briefly(say, value, view, who)
        return super().value(say, form, field, value, view, who)

    def _claim(self, say: Words, claim: str, view: Any) -> str:
        building = claim.removeprefix(OUST)
        key = "oust" if building != claim else "take" if building in view.owners else "own"
        return say(f"genoa-claim-{key}", place=place_name(building, say))

    def _briefly(self, say: Words, name: str, view: Any, who: Who) -> str:
        """An offer as a line of a menu: its number, whose it is, the place, and what changes hands."""
        seen = next((offer for offer in view.offers if offer.id == name), None)
        if seen is None:
            return self.thing(say, name)
        give, want = sides(view, seen)
        facts = {"give": bundle_words(give, say), "want": bundle_words(want, say), "place": place_name(seen.place, say)}
        said = say(
            "genoa-offer-brief", number=name.removeprefix(_OFFER), name=who(seen.maker), gives=len(give),
            wants=len(want), **facts,
        )  # fmt: skip
        return _cut(said)

    def offer(self, say: Words, name: str, view: Any, who: Who) -> str:
        """An open offer in words; one that is gone by its number."""
        seen = next((offer for offer in view.offers if offer.id == name), None)
        if seen is None:
            return self.thing(say, name)
        return say("genoa-offer-line", number=name.removeprefix(_OFFER), words=offer_words(view, seen, who, say))

    def offers(self, view: Any) -> Sequence[str]:
        """For the merchant by what they bring him; for others what they are asked, what they offer, then the rest."""
        if view.seat == view.merchant:
            ranked = sorted(
                view.offers, key=lambda offer: (offer.maker != view.seat, *worth(brought(offer))), reverse=True
            )
        else:
            ranked = sorted(view.offers, key=lambda offer: (offer.receiver != view.seat, offer.maker != view.seat))
        return [offer.id for offer in ranked]

    def fields_of(self, lines: Mapping[str, str]) -> dict[str, str | None]:
        """Ducats have a line of their own, but are given like anything else."""
        fields = super().fields_of(lines)
        ducats = fields.pop(DUCATS, None)
        if ducats:
            paid = f"{ducats} {DUCATS}" if ducats.isdecimal() else ducats
            others = fields.get("give")
            fields["give"] = f"{paid}, {others}" if others else paid
        return fields

    def lines_of(self, say: Words, form: Form, answers: Mapping[str, Any], view: Any, who: Who) -> dict[str, str]:
        if DUCATS not in self.written[form.name] or DUCATS not in answers.get("give", {}):
            return super().lines_of(say, form, answers, view, who)
        others = {item: count for item, count in answers["give"].items() if item != DUCATS}
        lines = super().lines_of(say, form, {**answers, "give": others}, view, who)
        return {**lines, DUCATS: str(answers["give"][DUCATS])}

    def chapter(self, event: Event) -> int | None:
        return event.round if isinstance(event, RoundMarkerMoved) and event.why == "round" else None

    def regret(self, say: Words, events: Sequence[Event], seat: int) -> str | None:
        """Ruling: who spends what an open offer of his promises is told before that the offer will be gone."""
        lost = [
            one.offer for one in events if isinstance(one, OfferWithdrawn) and (one.seat, one.why) == (seat, UNCOVERED)
        ]
        return say("genoa-regret", offers=say.all_of(self.thing(say, one) for one in lost)) if lost else None

    def taken_over(self, form: Form, name: str, view: Any) -> dict[str, Any]:
        """A changed offer begins as it was; a counter-offer asks for what was given, and the other way round."""
        seen = next((offer for offer in view.offers if offer.id == name), None)
        if seen is None or self.offered.get(form.name) != "parent":
            return {}
        terms = {"place": seen.place, "promise": seen.promise, "plan": seen.plan}
        if seen.maker != view.seat:
            asked = {item: count for item, count in seen.want.items() if item not in KINDS}
            if view.seat == view.merchant:
                return {**terms, "plan": MOVE if seen.plan == MOVE else ASK, "want?": seen.give, "give": asked}
            return {**terms, "plan": MOVE if seen.plan == MOVE else ACT, "give?": asked, "want": seen.give}
        given = {item: count for item, count in seen.give.items() if item not in KINDS}
        if view.seat != view.merchant:
            terms |= {"order": seen.order, "token": seen.token}
        return {
            **terms,
            "give": {**given, **dict.fromkeys(seen.cards or (), 1)},
            "want": seen.want,
            "shown": seen.shown,
        }

    def outlook(self, say: Words, name: str, view: Any) -> str:
        seen = next((offer for offer in view.offers if offer.id == name), None)
        if seen is None or seen.receiver != view.seat:
            return ""
        leaves = view.own.ducats + seen.give.get(DUCATS, 0) - seen.want.get(DUCATS, 0)
        lacks = _lacking(view, seen)
        if lacks:
            return say("genoa-outlook-lack", things=bundle_words(lacks, say))
        why = "held" if view.unheard or any(offer.forces for offer in view.offers) else "far"
        return f"{say(f'genoa-outlook-{why}')} · {say('genoa-fact-leaves', value=leaves)}"

    def tours(self, say: Words, view: Any) -> Sequence[Tour]:
        places = {offer.id: place_name(offer.place, say) for offer in view.offers}
        found = []
        for tour in tours(view)[:_TOURS]:
            label = " → ".join(f"{self.thing(say, name)} {places[name]}" for name in tour.offers)
            leaves = view.own.ducats + tour.brings.get(DUCATS, 0)
            hint = self.hint(say, {**tour.brings, "leaves": leaves, "discs": tour.discs}, str)
            found.append(Tour(tour.offers, _cut(label), hint))
        return found

    def next_deal(self, names: Sequence[str], view: Any) -> Action | None:
        tour = next((tour for tour in tours(view, least=1) if tour.offers == tuple(names)), None)
        return Accept(offer=tour.offers[0], via=tour.via[0]) if tour else None

    def own_offer(self, name: str, view: Any) -> bool:
        return any(offer.id == name and offer.maker == view.seat for offer in view.offers)

    def hint(self, say: Words, facts: Mapping[str, int | str], who: Who) -> str:
        told, besides = [], []
        for name, value in facts.items():
            if name in _ITEMS and isinstance(value, int):
                told.append(("+" if value > 0 else "−") + self._so_many(say, name, abs(value)))
            elif name == "leaves" and "markers" in facts:
                besides.append(say("genoa-fact-leaves-markers", value=value))
            elif name not in ("place", "seat"):
                # place and seat are in the words of the offer they stand beside
                besides.append(say(f"genoa-fact-{name}", value=value))
        told += besides
        return _cut(" · ".join(told))

    def _so_many(self, say: Words, item: str, count: int) -> str:
        return say("genoa-ducats", count=count) if item == DUCATS else f"{count} {item_name(item, say)}"


def _cut(text: str) -> str:
    """No longer than a line of a menu can be."""
    return text if len(text) <= OPTION_LIMIT else text[: OPTION_LIMIT - 1].rstrip(" ,·") + "…"


def _lacking(view: Any, offer: OfferSeen) -> dict[str, int]:
    """What an offer asks of whoever has this view, and that is not there."""
    own = view.players[view.seat]
    has = {**own.open, **own.cards, DUCATS: view.own.ducats}
    short = {item: count - has.get(item, 0) for item, count in offer.want.items()}
    return {item: count for item, count in short.items() if count > 0}
