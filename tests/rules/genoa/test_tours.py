"""Several deals in one go: every tour the merchant is shown can be made, unless somebody cannot pay twice."""

from random import Random

from rules.genoa import GenoaOptions
from rules.genoa.haggling import Accept
from rules.genoa.tours import tours
from tests.laws.kit import Trial, play_through
from tests.rules.genoa.table import GAME, Table
from tests.rules.genoa.test_lively import LIVELY

MERCHANT, ADAM, BASIA = 0, 1, 2


def taken(table: Table) -> list[tuple[str, ...]]:
    """The tours the merchant could make, by the offers in them."""
    return [tour.offers for tour in tours(table.view(MERCHANT))]


def test_two_deals_on_one_way_are_one_tour() -> None:
    table = Table(path="street_7_5")
    park = table.offer(ADAM, "park", give={"ducats": 10})
    villa = table.offer(BASIA, "villa_colini", give={"ducats": 15})
    (tour,) = tours(table.view(MERCHANT))
    assert tour.offers == (park, villa)
    assert (tour.brings, tour.discs) == ({"ducats": 25}, 3)
    for offer, via in zip(tour.offers, tour.via, strict=True):
        table.accept(offer, via=via)
    assert table.ducats(MERCHANT) == 155
    assert table.view().path == ("street_7_5", "park", "villa_colini")


def test_the_best_tour_comes_first() -> None:
    table = Table(4, path="street_7_5")
    park = table.offer(ADAM, "park", give={"ducats": 10})
    villa = table.offer(BASIA, "villa_colini", give={"ducats": 15})
    metals = table.offer(3, "warehouse_metals", give={"ducats": 40})
    assert taken(table)[0] == (park, villa, metals)


def test_nobody_is_taken_on_a_tour_twice_without_a_token() -> None:
    table = Table(path="street_7_5")
    table.offer(ADAM, "park", give={"ducats": 10})
    table.offer(ADAM, "villa_colini", give={"ducats": 15})
    assert taken(table) == []
    table = Table(path="street_7_5", things={ADAM: "extra_action"})
    both = (table.offer(ADAM, "park", give={"ducats": 10}), table.offer(ADAM, "villa_colini", give={"ducats": 15}))
    assert taken(table) == [both]


def test_a_tour_ends_where_the_buyer_wants_to_be_asked_or_buys_only_the_move() -> None:
    for plan in ("ask", "move"):
        table = Table(path="street_7_5")
        table.offer(ADAM, "park", plan, give={"ducats": 10})
        table.offer(BASIA, "villa_colini", give={"ducats": 15})
        assert taken(table) == []


def test_the_action_here_comes_first_while_it_is_still_for_sale() -> None:
    table = Table(path="park")
    here = table.offer(ADAM, "park", give={"ducats": 5})
    ahead = table.offer(BASIA, "villa_colini", give={"ducats": 15})
    assert taken(table) == [(here, ahead)]


def test_what_the_merchant_lacks_he_cannot_give_on_a_tour() -> None:
    def table(own: str) -> Table:
        asking = Table(path="street_7_5", things={MERCHANT: own})
        asking.offer(ADAM, "park", give={"ducats": 10})
        asking.offer(BASIA, "villa_colini", give={"ducats": 15}, want={"silk": 1})
        return asking

    assert taken(table("pepper")) == []
    assert len(taken(table("silk"))) == 1


def test_only_the_merchant_is_shown_tours() -> None:
    table = Table(path="street_7_5")
    table.offer(ADAM, "park", give={"ducats": 10})
    table.offer(BASIA, "villa_colini", give={"ducats": 15})
    assert [tours(table.view(seat)) for seat in (ADAM, BASIA, None)] == [[], [], []]


def test_every_tour_can_be_made_as_far_as_everybody_can_pay() -> None:
    """At tables full of offers: each deal of a tour is admitted, or its offer has been withdrawn before everybody."""
    random, made, cut = Random("tours"), 0, 0
    for seats in GAME.seats:
        for step in play_through(Trial(LIVELY, seats, GenoaOptions(), Random(seats))):
            state = step.after
            if not state.phases:
                continue
            found = tours(GAME.view(state, state.turn.merchant))
            if not found:
                continue
            tour = random.choice(found)
            for offer, via in zip(tour.offers, tour.via, strict=True):
                if all(one.id != offer for one in state.turn.offers):
                    cut += 1
                    break
                state, _ = GAME.play(state, state.turn.merchant, Accept(offer=offer, via=via))
            else:
                made += 1
    assert made > 20
    assert cut < made
