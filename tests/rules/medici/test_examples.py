"""The worked examples of the rulebook, with the same people: Ania, Beata, Czesio and Daniel; Szymon, Jan and Filip."""

from rules.medici.scoring import BonusPaid, GoodPaid, ShipsPaid
from tests.rules.medici.table import Table

ANIA, BEATA, CZESIO, DANIEL = range(4)
SZYMON, JAN, FILIP = range(3)


def test_the_turns_of_ania_beata_and_czesio() -> None:
    table = Table(seats=3, turn=ANIA, coming="cloth_two furs_four trinket grain_three cloth_five")

    table.reveal(3).load("furs_four")
    assert table.ship(ANIA) == {"trinket", "furs_four"}
    assert (table.turn, table.market) == (BEATA, "cloth_two")

    table.reveal(2)
    assert "reveal" in table.verbs  # she could turn up a third card and does not
    # The text has her take two furs, but none are left: the two cards are the cloth around the grain.
    assert "furs_four" not in table.market
    table.load("cloth_two")
    assert table.ship(BEATA) == {"cloth_five", "cloth_two"}
    assert (table.turn, table.market) == (CZESIO, "grain_three")

    table.load()
    assert table.ship(CZESIO) == {"grain_three"}
    assert (table.turn, table.market) == (ANIA, "")


def test_two_ships_of_equal_value_share_the_places_they_cover() -> None:
    table = Table(
        seats=4,
        turn=DANIEL,
        market="spice_two",
        ships={
            ANIA: "grain_five spice_five dyes_four furs_four cloth_two",
            BEATA: "spice_five grain_four furs_three dyes_two cloth_two",
            CZESIO: "dyes_four cloth_four grain_three spice_three furs_two",
            DANIEL: "furs_three dyes_three grain_three cloth_two",
        },
    ).load()
    assert table.told(ShipsPaid) == [ShipsPaid(cargoes=(20, 16, 16, 13), florins=(30, 15, 15, 0))]


def test_goods_are_paid_to_the_first_two_and_ties_share_rounded_down() -> None:
    table = Table(
        seats=3,
        turn=FILIP,
        market="cloth_two",
        ships={
            SZYMON: "dyes_two dyes_three grain_two furs_two furs_three",
            JAN: "dyes_two dyes_three grain_two grain_three grain_four",
            FILIP: "dyes_four grain_three cloth_three cloth_four",
        },
    ).load()
    assert table.told(GoodPaid) == [
        GoodPaid(good="grain", symbols=(1, 3, 1), florins=(0, 10, 0)),
        GoodPaid(good="furs", symbols=(2, 0, 0), florins=(10, 0, 0)),
        GoodPaid(good="dyes", symbols=(2, 2, 1), florins=(5, 5, 0)),
        GoodPaid(good="cloth", symbols=(0, 0, 3), florins=(0, 0, 10)),
    ]
    assert table.told(BonusPaid) == []


def test_only_cards_left_by_earlier_turns_of_the_day_spare_a_reveal() -> None:
    """The text speaks of cards left over from the previous round, but those have been shuffled into the deck."""
    table = Table(seats=2, turn=0, market="grain_five spice_five dyes_two").load()
    assert table.market == "grain_five spice_five"
    assert table.verbs == {"reveal", "load"}

    full = "furs_two furs_three furs_four cloth_two cloth_three cloth_four dyes_two"
    table = Table(seats=2, turn=0, market="grain_five spice_five dyes_three", ships={1: full}).load()
    assert table.market == ""
    assert table.verbs == {"reveal"}
