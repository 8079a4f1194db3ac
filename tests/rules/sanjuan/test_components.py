"""The components: what the rulebook says about them as a whole."""

import re
from importlib import resources

import pytest

from rules import components
from rules.game import BadComponents
from rules.sanjuan.pieces import CARDS, COMPONENTS, KINDS, Components, cards

TEXT = resources.files("rules.sanjuan").joinpath("components.toml").read_text("utf-8")


def test_the_box_holds_as_many_cards_as_the_rulebook_says() -> None:
    assert len(cards(expansion=False, in_deck=True)) == 112
    assert len(cards(expansion=True, in_deck=True)) == 112 + 29
    assert len(CARDS) == 112 + 30


def test_of_city_buildings_there_are_24_kinds_and_10_or_11_new_ones() -> None:
    city = [kind for kind in KINDS.values() if kind.family == "city"]
    assert sum(not kind.expansion for kind in city) == 24
    assert sum(kind.expansion and kind.in_deck for kind in city) == 10
    assert {kind.copies for kind in city if kind.cost == 6} == {2}
    assert {kind.copies for kind in city if kind.cost < 6} == {3}


def test_every_building_without_points_of_its_own_counts_something_at_the_end() -> None:
    unprinted = {kind.id for kind in KINDS.values() if not kind.points}
    assert unprinted == {"triumphal_arch", "guild_hall", "city_hall", "palace", "residence", "cathedral"}
    assert all(KINDS[name].effects for name in unprinted)


def test_every_city_building_but_the_monuments_does_something() -> None:
    for kind in KINDS.values():
        if kind.family == "city":
            assert bool(kind.effects) is not kind.monument


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("copies = 10\n", "copies = 9\n"),
        ("cost = 7\n", "cost = -7\n"),
        ('does = "cover"', 'does = "cover_up"'),
        ('building = "indigo_plant"', 'building = "indigo"'),
        ('good = "indigo"\n', 'gods = "indigo"\n'),
    ],
)
def test_a_slip_in_the_components_is_noticed(wrong: str, right: str) -> None:
    assert wrong in TEXT
    with pytest.raises(BadComponents):
        components.parse(TEXT.replace(wrong, right, 1), Components)


def test_a_doubtful_cost_can_be_changed_in_the_components() -> None:
    changed = re.sub(r"(\[buildings\.hut\][^\[]*?cost = )1", r"\g<1>2", TEXT)
    other = components.parse(changed, Components)
    assert (COMPONENTS.buildings["hut"].cost, other.buildings["hut"].cost) == (1, 2)
