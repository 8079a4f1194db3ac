"""Bargaining: an offer composed or typed is shown back before it is made, everybody finds it under Offers, and whom it
concerns answers it there."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

import pytest

from bot.store import tables as rows
from bot.ui.answers import Asked, changeable, follow, noted
from bot.ui.parsing import Unclear, bundle_of
from bot.words import words
from render.genoa.words import item_name
from rules import GAMES
from rules.game import Action, Bundle
from rules.genoa.haggling import Offer
from rules.genoa.pieces import BUILDINGS
from tests.bot.stage import Person, Shown, Stage, option_values

UNASKED = {"order", "token", "promise", "want", "shown", "parent"}


@pytest.fixture
async def begun(stage: Stage) -> Stage:
    return await sit_down(stage)


async def sit_down(stage: Stage) -> Stage:
    """A table of Genoa for three, its tower at its start."""
    await stage.command(stage.ada, "play", game="genoa", seats=3)
    for person in (stage.bob, stage.cleo):
        await stage.press(person, stage.lobby, "Join")
    while not (await stage.standing()).state.turn.path:
        await stage.press(await stage.turn(), await stage.panel(), "Roll")
    return stage


async def people(stage: Stage) -> tuple[Person, Person, Person]:
    """The merchant and the other two."""
    standing = await stage.standing()
    by_id = {one.id: one for one in (stage.ada, stage.bob, stage.cleo)}
    seated = [by_id[seat.person] for seat in standing.table.seats]
    merchant = seated.pop(standing.state.turn.merchant)
    return merchant, seated[0], seated[1]


async def target(stage: Stage) -> str:
    """A building the tower can get to at once."""
    state = (await stage.standing()).state
    ways = state.board.ways(state.turn.path, state.turn.tower - 1)
    return next(place for place in ways if not place.startswith(("street", "market")))


async def typed_offer(stage: Stage, who: Person, **terms: str) -> Shown:
    place = await target(stage)
    return await stage.command(who, "genoa offer", stage.room, place=place, give="10 ducats", **terms)


async def made_offer(stage: Stage, who: Person, **terms: str) -> Shown:
    return await stage.press(who, await typed_offer(stage, who, **terms), "Do it")


async def all_offers(stage: Stage, who: Person) -> Shown:
    return await stage.press(who, stage.board, "Offers")


async def clear_the_start(stage: Stage) -> None:
    """Whoever could bid where the tower starts passes there, so that it may move on."""
    while (standing := await stage.standing()).state.turn.merchant not in stage.app.tables.awaited(standing):
        who = await stage.turn()
        await stage.command(who, "genoa pass", stage.room, **{"for": "here"})


async def test_a_typed_offer_is_shown_back_and_made_by_a_press(begun: Stage) -> None:
    _, buyer, _ = await people(begun)
    draft = await typed_offer(begun, buyer)
    assert "What do you give? **10 ducats**" in draft.text
    assert "**act at once**" in draft.text
    assert not (await begun.standing()).state.turn.offers
    await begun.press(buyer, draft, "Do it")
    (offer,) = (await begun.standing()).state.turn.offers
    assert (offer.place, offer.give) == (await target(begun), {"ducats": 10})
    assert "gives 10 ducats for the action at" in begun.board.text


async def test_an_offer_can_be_composed_step_by_step(begun: Stage) -> None:
    _, buyer, _ = await people(begun)
    shown = await begun.press(buyer, await begun.panel(buyer), "Make an offer")
    place = await target(begun)
    menus = [menu for menu in shown.selects if menu.startswith("ans:")]
    label = words("en")(f"genoa-place-{place}")
    menu = next(one for one in menus if label in option_values(shown, one))
    shown = await begun.choose(buyer, shown, menu, option_values(shown, menu)[label])
    menu = next(one for one in shown.selects if one.startswith("ans:"))
    shown = await begun.choose(buyer, shown, menu, option_values(shown, menu)["act at once"])
    assert "What do you give?" in shown.text
    item = next(one for one in shown.selects if one.startswith("item:"))
    shown = await begun.choose(buyer, shown, item, option_values(shown, item)["ducats"])
    amount = next(one for one in shown.selects if one.startswith("amount:"))
    shown = await begun.choose(buyer, shown, amount, "25")
    shown = await begun.press(buyer, shown, "That is all")
    assert "What do you give? **25 ducats**" in shown.text
    await begun.press(buyer, shown, "Do it")
    (offer,) = (await begun.standing()).state.turn.offers
    assert offer.give == {"ducats": 25}


async def test_further_terms_are_asked_for_by_whoever_wants_them(begun: Stage) -> None:
    _, buyer, _ = await people(begun)
    draft = await typed_offer(begun, buyer)
    menu = next(one for one in draft.selects if one.startswith("besides:"))
    want = option_values(draft, menu)["What do you ask of the merchant besides?"]
    shown = await begun.choose(buyer, draft, menu, want)
    item = next(one for one in shown.selects if one.startswith("item:"))
    shown = await begun.choose(buyer, shown, item, option_values(shown, item)["silk"])
    amount = next(one for one in shown.selects if one.startswith("amount:"))
    shown = await begun.press(buyer, await begun.choose(buyer, shown, amount, "2"), "That is all")
    assert "**2 × silk**" in shown.text
    await begun.press(buyer, shown, "Do it")
    (offer,) = (await begun.standing()).state.turn.offers
    assert (offer.give, offer.want) == ({"ducats": 10}, {"silk": 2})


async def test_everybody_finds_offers_and_only_whom_they_concern_can_answer(begun: Stage) -> None:
    merchant, buyer, other = await people(begun)
    assert "No offer is on the table." in (await all_offers(begun, merchant)).text
    await made_offer(begun, buyer)
    await clear_the_start(begun)
    for_merchant = await all_offers(begun, merchant)
    assert for_merchant.private
    assert "gives 10 ducats" in for_merchant.text
    assert "leaves you 140 ducats" in for_merchant.text
    assert {"Accept", "Counter"} <= set(for_merchant.buttons)
    assert {"Withdraw", "Change"} <= set((await all_offers(begun, buyer)).buttons)
    bystander = await all_offers(begun, other)
    assert "gives 10 ducats" in bystander.text
    assert not {"Accept", "Counter", "Withdraw", "Change"} & set(bystander.buttons)
    stranger = await all_offers(begun, begun.dario)
    assert "gives 10 ducats" in stranger.text


async def test_a_bargain_from_offer_to_action(begun: Stage) -> None:
    merchant, buyer, _ = await people(begun)
    place = await target(begun)
    await made_offer(begun, buyer)
    await clear_the_start(begun)
    after = await begun.press(merchant, await all_offers(begun, merchant), "Accept")
    if "Do it" in after.buttons:
        after = await begun.press(merchant, after, "Do it")
    state = (await begun.standing()).state
    seats = {seat.person: seat.index for seat in (await begun.standing()).table.seats}
    assert state.turn.here == place
    assert state.turn.used[place] == seats[buyer.id]
    assert state.players[seats[buyer.id]].ducats <= 120
    assert "🤝" in begun.board.text


async def test_a_counter_names_what_it_answers(begun: Stage) -> None:
    merchant, buyer, _ = await people(begun)
    await made_offer(begun, buyer)
    await clear_the_start(begun)
    shown = await begun.press(merchant, await all_offers(begun, merchant), "Counter")
    while "What do you want for it?" not in shown.text:  # the tower may not be next to the place yet
        menu = next(one for one in shown.selects if one.startswith("ans:"))
        shown = await begun.choose(merchant, shown, menu, "0")
    assert "> 10 × ducats" in shown.text or "> 10 ducats" in shown.text
    item = next(one for one in shown.selects if one.startswith("item:"))
    shown = await begun.choose(merchant, shown, item, option_values(shown, item)["ducats"])
    amount = next(one for one in shown.selects if one.startswith("amount:"))
    shown = await begun.press(merchant, await begun.choose(merchant, shown, amount, "20"), "That is all")
    await begun.press(merchant, shown, "Do it")
    standing = await begun.standing()
    first, counter = standing.state.turn.offers
    assert (counter.parent, counter.want) == (first.id, {"ducats": 20})
    assert standing.table.seats[counter.to].person == buyer.id
    refused = await begun.press(buyer, await all_offers(begun, buyer), "Say no")
    assert "says no" in refused.text


async def on_one_way(stage: Stage) -> tuple[str, str]:
    """Two buildings the tower can visit one after the other."""
    state = (await stage.standing()).state
    path, discs = state.turn.path, state.turn.tower
    for first, ways in state.board.ways(path, discs - 1).items():
        for second in state.board.neighbours[first] if first in BUILDINGS else ():
            if second in BUILDINGS and second not in path and len(ways[0]) < discs - 2:
                return first, second
    raise AssertionError("the tower starts where no two buildings are on its way")


async def standing_offers(stage: Stage) -> tuple[Person, Person, Person]:
    """Each of the others comes by once: offers for a building ahead, and passes for the rest of the turn."""
    merchant, buyer, other = await people(stage)
    for who, place, ducats in zip((buyer, other), await on_one_way(stage), (10, 25), strict=True):
        draft = await stage.command(who, "genoa offer", stage.room, place=place, give=f"{ducats} ducats")
        await stage.press(who, draft, "Do it")
        await stage.command(who, "genoa pass", stage.room, **{"for": "turn"})
    return merchant, buyer, other


async def test_the_merchant_takes_several_deals_in_one_go(begun: Stage) -> None:
    first, second = await on_one_way(begun)
    merchant, buyer, other = await standing_offers(begun)
    shown = await all_offers(begun, merchant)
    menu = next(one for one in shown.selects if one.startswith("tour:"))
    option, *_ = shown.selects[menu]["options"]
    assert option["description"].startswith("+35 ducats · leaves you 165 ducats")
    shown = await begun.choose(merchant, shown, menu, option["value"])
    assert "gives 10 ducats" in shown.text
    assert "gives 25 ducats" in shown.text
    assert not (await begun.standing()).state.turn.used.get(first)
    await begun.press(merchant, shown, "Do it")
    standing = await begun.standing()
    seats = {seat.person: seat.index for seat in standing.table.seats}
    assert standing.state.turn.used[first] == seats[buyer.id]
    assert standing.state.turn.used[second] == seats[other.id]
    assert standing.state.players[seats[merchant.id]].ducats >= 165


async def test_only_the_merchant_is_shown_ways_to_take_several_deals(begun: Stage) -> None:
    _, buyer, other = await standing_offers(begun)
    for who in (buyer, other, begun.dario):
        assert not any(menu.startswith("tour:") for menu in (await all_offers(begun, who)).selects)


async def test_a_tour_stops_where_an_offer_has_gone(begun: Stage) -> None:
    merchant, buyer, _ = await standing_offers(begun)
    shown = await all_offers(begun, merchant)
    menu = next(one for one in shown.selects if one.startswith("tour:"))
    shown = await begun.choose(merchant, shown, menu, "0")
    await begun.press(buyer, await all_offers(begun, buyer), "Withdraw")
    after = await begun.press(merchant, shown, "Do it")
    assert "⚠️" in after.text
    assert not any(seat is not None for seat in (await begun.standing()).state.turn.used.values())


async def test_in_a_typical_turn_everybody_comes_by_twice_at_most(begun: Stage) -> None:
    """As the page *A turn by post* tells it: the others offer and pass; the merchant deals and stops."""
    merchant, _, _ = await standing_offers(begun)
    shown = await all_offers(begun, merchant)
    menu = next(one for one in shown.selects if one.startswith("tour:"))
    shown = await begun.choose(merchant, shown, menu, "0")
    after = await begun.press(merchant, shown, "Do it")
    if "Stop here" in {one.removesuffix(" …") for one in after.buttons}:
        await begun.press(merchant, await begun.press(merchant, after, "Stop here"), "Do it")
    standing = await begun.standing()
    assert standing.table.seats[standing.state.turn.merchant].person != merchant.id
    moves = await begun.app.store.read(lambda db: rows.history(db, 1))
    visits = [person for person, _ in groupby(move.person for move in moves if move.seat is not None)]
    assert len(set(visits)) == 3
    assert max(Counter(visits).values()) <= 2


async def test_an_offer_that_is_changed_begins_as_it_was(begun: Stage) -> None:
    _, buyer, _ = await people(begun)
    await made_offer(begun, buyer, want="1 silk")
    draft = await begun.press(buyer, await all_offers(begun, buyer), "Change")
    assert "What do you give? **10 ducats**" in draft.text
    assert "**silk**" in draft.text
    menu = next(one for one in draft.selects if one.startswith("besides:"))
    shown = await begun.choose(buyer, draft, menu, option_values(draft, menu)["What do you give?"])
    item = next(one for one in shown.selects if one.startswith("item:"))
    shown = await begun.choose(buyer, shown, item, option_values(shown, item)["ducats"])
    amount = next(one for one in shown.selects if one.startswith("amount:"))
    shown = await begun.press(buyer, await begun.choose(buyer, shown, amount, "25"), "That is all")
    await begun.press(buyer, shown, "Do it")
    (offer,) = (await begun.standing()).state.turn.offers
    assert (offer.give, offer.want, offer.version) == ({"ducats": 25}, {"silk": 1}, 2)


@pytest.mark.parametrize("by", ["press", "command"])
async def test_who_spends_what_he_has_promised_is_warned_before(begun: Stage, by: str) -> None:
    merchant, buyer, other = await people(begun)
    near, far = await on_one_way(begun)
    draft = await begun.command(buyer, "genoa offer", begun.room, place=far, give="130 ducats")
    await begun.press(buyer, draft, "Do it")
    await clear_the_start(begun)
    standing = await begun.standing()
    turn = standing.state.turn
    promised = turn.offers[-1].id
    step = (*standing.state.board.ways(turn.path, turn.tower - 1)[near][0], near)[0]
    name = next(seat.name for seat in standing.table.seats if seat.person == buyer.id)
    terms = {"to": name, "place": step, "want": "20 ducats"}
    await begun.press(merchant, await begun.command(merchant, "genoa propose", begun.room, **terms), "Do it")
    proposal = (await begun.standing()).state.turn.offers[-1].id
    if by == "press":
        shown = await begun.press(buyer, await all_offers(begun, buyer), "Accept")
    else:
        shown = await begun.command(buyer, "genoa accept", begun.room, offer=proposal)
    assert f"No. {promised.removeprefix('offer_')} would be off the table" in shown.text
    assert {offer.id for offer in (await begun.standing()).state.turn.offers} == {promised, proposal}
    await begun.press(buyer, shown, "Do it")
    assert all(offer.id != promised for offer in (await begun.standing()).state.turn.offers)
    assert "no longer has what was offered" in begun.board.text
    assert "110" not in (await all_offers(begun, other)).text


# -------------------------------------------------------------------- what lies under it


def first_offer_form() -> tuple[Any, Any]:
    game: Any = GAMES["genoa"]
    state = game.start(3, None, bytes(32))
    seat = next(seat for seat in range(3) if seat != state.turn.merchant)
    return next(form for form in game.forms(state, seat) if form.action is Offer), state


def test_what_is_not_asked_keeps_its_usual_value_until_somebody_asks() -> None:
    form, _ = first_offer_form()
    asked = follow(form, {}, UNASKED)
    assert isinstance(asked, Asked)
    assert asked.field == "place"
    building = next(at for at, place in enumerate(asked.domain.values) if "street" not in place)  # type: ignore[union-attr]
    chosen: dict[str, Any] = {"place": building, "plan": 0, "give": {"ducats": 5}}
    made = follow(form, chosen, UNASKED)
    assert isinstance(made, Offer)
    assert (made.promise, made.want, made.shown, made.parent) == ({}, {}, False, None)
    wanting = follow(form, {**chosen, "want!": True}, UNASKED)
    assert isinstance(wanting, Asked)
    assert wanting.field == "want"
    answers = {field: getattr(made, field) for field in form.fields}
    assert set(changeable(form, answers, UNASKED)) <= UNASKED - {"order", "token"}
    assert "want" in changeable(form, answers, UNASKED)


def test_a_promise_is_payment_enough() -> None:
    form, _ = first_offer_form()
    places = form.fields["place"].values
    building = next(at for at, place in enumerate(places) if place.startswith("warehouse"))
    promised = follow(form, {"place": building, "plan": 0, "promise": _one_of(places[building]), "give": {}}, UNASKED)
    assert isinstance(promised, Action)


def _one_of(place: str) -> dict[str, int]:
    return {next(iter(BUILDINGS[place].gives)): 1}


def test_an_action_and_the_choices_that_make_it() -> None:
    form, _ = first_offer_form()
    place = next(one for one in form.fields["place"].values if "street" not in one)
    action = Offer(place=place, give={"ducats": 15}, want={"silk": 1})
    assert follow(form, noted(form, action)) == action


@pytest.mark.parametrize(
    ("language", "text", "bundle"),
    [
        ("en", "15 ducats, 2 pepper", {"ducats": 15, "pepper": 2}),
        ("en", "1 trade, silk", {"trade": 1, "silk": 1}),
        ("pl", "15 dukatów, 2 pieprzu", {"ducats": 15, "pepper": 2}),
        ("pl", "dukat 5; jedwabiu x2, wymiana", {"ducats": 5, "silk": 2, "trade": 1}),
    ],
)
def test_things_are_known_by_their_names_in_any_ending(language: str, text: str, bundle: dict[str, int]) -> None:
    domain = Bundle(dict.fromkeys(("ducats", "pepper", "silk", "silver", "trade", "extra_action"), 99))
    assert bundle_of(text, domain, lambda item: item_name(item, words(language))) == bundle


def test_what_could_be_two_things_is_unclear() -> None:
    domain = Bundle({"silk": 5, "silver": 5})
    with pytest.raises(Unclear):
        bundle_of("2 sil", domain, lambda item: item)
