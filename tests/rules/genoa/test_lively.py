"""The laws again at a table where people bargain: random pickers seldom agree on anything, so these lean towards it."""

from collections import Counter
from random import Random

import msgspec
import pytest

from rules.game import Bundle, Form
from rules.genoa import GenoaGame, GenoaOptions
from rules.genoa.haggling import Offer
from rules.genoa.pieces import CARDS
from rules.genoa.state import Genoa
from tests.laws.kit import LAWS, Trial, play_through
from tests.rules.genoa.table import GAME

OFTEN = {"accept", "act", "acquire", "trade", "use_building", "take_commodity", "fill", "move"}


class Lively(GenoaGame):
    """The same rules; but a random choice among its forms more often does something."""

    def forms(self, state: Genoa, seat: int) -> tuple[Form, ...]:
        forms = super().forms(state, seat)
        modest = [Form(Offer, {**form.fields, "want": Bundle({})}) for form in forms if form.action is Offer]
        eager = [form for form in forms if form.name in OFTEN]
        return (*forms, *modest, *eager, *eager, *eager)


LIVELY = Lively()


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_law_holds_where_people_bargain(seats: int, law: str) -> None:
    layout = GenoaOptions.choices()["layout"][seats % 2]
    LAWS[law](Trial(LIVELY, seats, GenoaOptions(layout=layout), Random(f"{law} {seats}"), checks=25))


def test_at_a_lively_table_everything_happens() -> None:
    """So that the laws above are about something: deals, cards and markers in bundles, promises, orders, tokens."""
    told: Counter[str] = Counter()
    for seats in GAME.seats:
        for seed in range(3):
            for step in play_through(Trial(LIVELY, seats, GenoaOptions(), Random(seed))):
                told.update(event.__struct_config__.tag for event in step.events)
    assert told["deal_struck"] > 100
    wanted = {
        "cards_handed", "cards_shown", "proceeds_handed", "markers_exchanged", "offer_rejected", "offer_withdrawn",
        "offers_lapsed", "acted", "extra_action_used", "owner_paid", "owner_ousted", "traded", "commodity_taken",
        "building_used", "message_delivered", "small_order_filled", "start_chosen",
    }  # fmt: skip
    assert wanted - set(told) == set()


def test_every_card_is_either_seen_or_hidden_from_everybody() -> None:
    for step in play_through(Trial(LIVELY, 3, GenoaOptions(), Random("whereabouts"))):
        state = step.after
        for seat in (None, *range(3)):
            hidden = [card for pool in GAME.hidden(state, seat).values() for card in pool]
            written = msgspec.json.encode(GAME.view(state, seat)).decode()
            seen = {card for card in CARDS if f'"{card}"' in written}
            assert len(hidden) == len(set(hidden))
            assert seen.isdisjoint(hidden)
            if state.phases:
                assert seen | set(hidden) == set(CARDS)
