"""Offers in writing: line by line or as a command, in anybody's words; what is not understood is named and kept."""

from __future__ import annotations

from typing import Any

import pytest

from bot.speech import speech
from bot.ui.reading import read
from bot.words import words
from rules.genoa.haggling import Offer
from rules.genoa.pieces import BUILDINGS
from tests.bot.stage import Person, Shown, Stage, option_values
from tests.bot.test_offers import all_offers, clear_the_start, made_offer, people, sit_down, target


@pytest.fixture
async def begun(stage: Stage) -> Stage:
    return await sit_down(stage)


async def opened(stage: Stage, who: Person, shown: Shown) -> Any:
    return await who.click(stage._message(shown), custom_id=shown.buttons["Write it all"])


async def written(stage: Stage, who: Person, shown: Shown, **lines: str) -> Shown:
    modal = await opened(stage, who, shown)
    asked = {line: text for line, (text, _) in fields_of(modal).items()}
    return stage._answer(await who.submit_modal(modal, {**asked, **lines}))


def fields_of(modal: Any) -> dict[str, tuple[str, str]]:
    """By line of a form, what stands in it and what is hinted."""
    lines = [label["component"] for label in modal.modal["components"]]
    return {line["custom_id"]: (line.get("value") or "", line.get("placeholder") or "") for line in lines}


async def composing(stage: Stage, who: Person) -> Shown:
    return await stage.press(who, await stage.panel(who), "Make an offer")


async def place_of(stage: Stage) -> str:
    return words("en")(f"genoa-place-{await target(stage)}")


async def made(stage: Stage) -> Any:
    return (await stage.standing()).state.turn.offers[-1]


async def test_an_offer_can_be_written_line_by_line(begun: Stage) -> None:
    _, buyer, _ = await people(begun)
    place = (await place_of(begun)).lower()
    draft = await written(begun, buyer, await composing(begun, buyer), place=place, ducats="10", want="1 silk")
    assert "What do you give? **10 ducats**" in draft.text
    assert "**silk**" in draft.text
    assert not (await begun.standing()).state.turn.offers
    await begun.press(buyer, draft, "Do it")
    offer = await made(begun)
    assert (offer.place, offer.give, offer.want) == (await target(begun), {"ducats": 10}, {"silk": 1})


async def test_every_line_hints_at_what_it_wants(begun: Stage) -> None:
    _, buyer, _ = await people(begun)
    lines = fields_of(await opened(begun, buyer, await composing(begun, buyer)))
    assert list(lines) == ["place", "ducats", "give", "want", "promise"]
    assert all(hint for _, hint in lines.values())


async def test_three_ways_make_the_same_draft(begun: Stage) -> None:
    """Menus, a command, and a form to write in: in the end the same words are shown."""
    _, buyer, _ = await people(begun)
    place = await place_of(begun)
    shown = await composing(begun, buyer)
    for label in (place, "act at once"):
        menu = next(one for one in shown.selects if one.startswith("ans:") and label in option_values(shown, one))
        shown = await begun.choose(buyer, shown, menu, option_values(shown, menu)[label])
    item = next(one for one in shown.selects if one.startswith("item:"))
    shown = await begun.choose(buyer, shown, item, option_values(shown, item)["ducats"])
    amount = next(one for one in shown.selects if one.startswith("amount:"))
    by_menus = await begun.press(buyer, await begun.choose(buyer, shown, amount, "10"), "That is all")
    said = by_menus.text
    by_command = await begun.command(buyer, "genoa offer", begun.room, place=await target(begun), give="10 ducats")
    assert by_command.text == said
    by_form = await written(begun, buyer, by_command, place=place.upper(), ducats="10", give="", want="", promise="")
    assert by_form.text == said


@pytest.mark.parametrize(
    ("give", "reason"),
    [
        ("900 ducats", "That is more than there is: ducats, 130 at most."),
        ("12 ducats", "ducats: only in steps of 5."),
        ("10 elephants", "“10 elephants” is not clear. What do you give?"),
        ("-", "Still missing: What do you give?"),
    ],
)
async def test_what_cannot_be_given_is_refused_by_name_and_kept(begun: Stage, give: str, reason: str) -> None:
    _, buyer, _ = await people(begun)
    place = await place_of(begun)
    shown = await begun.command(buyer, "genoa offer", begun.room, place=await target(begun), give=give, want="1 silk")
    for kept in (shown, await written(begun, buyer, shown)):  # as a command, and as it stands in the form
        assert reason in kept.text or "An offer must hold something" in kept.text
        lines = fields_of(await opened(begun, buyer, kept))
        assert lines["give"][0] == give
        assert lines["want"][0] == "1 silk"
    assert not (await begun.standing()).state.turn.offers
    draft = await written(begun, buyer, shown, place=place, ducats="15", give="")
    await begun.press(buyer, draft, "Do it")
    offer = await made(begun)
    assert (offer.give, offer.want) == ({"ducats": 15}, {"silk": 1})


async def test_a_bundle_written_wrongly_stands_there_to_be_corrected(begun: Stage) -> None:
    _, buyer, _ = await people(begun)
    typed = await begun.command(buyer, "genoa offer", begun.room, place=await target(begun), give="10 ducats")
    shown = await begun.press(buyer, typed, "Back")
    modal = await buyer.click(begun._message(shown), custom_id=shown.buttons["Type it"])
    assert fields_of(modal)["answer"][0] == "10 ducats"
    shown = begun._answer(await buyer.submit_modal(modal, {"answer": "10 dukets"}))
    assert "⚠️" in shown.text
    modal = await buyer.click(begun._message(shown), custom_id=shown.buttons["Type it"])
    assert fields_of(modal)["answer"][0] == "10 dukets"


async def test_a_counter_in_writing_still_names_what_it_answers(begun: Stage) -> None:
    merchant, buyer, _ = await people(begun)
    await made_offer(begun, buyer)
    await clear_the_start(begun)
    shown = await begun.press(merchant, await all_offers(begun, merchant), "Counter")
    draft = await written(begun, merchant, shown, place=await place_of(begun), want="20 ducats")
    await begun.press(merchant, draft, "Do it")
    first, counter = (await begun.standing()).state.turn.offers
    assert (counter.parent, counter.want) == (first.id, {"ducats": 20})


async def test_any_part_of_a_draft_can_be_changed(begun: Stage) -> None:
    _, buyer, _ = await people(begun)
    draft = await begun.command(
        buyer, "genoa offer", begun.room, place=await target(begun), give="10 ducats", want="1 silk"
    )
    menu = next(one for one in draft.selects if one.startswith("besides:"))
    plan = option_values(draft, menu)["What do you want there?"]
    shown = await begun.choose(buyer, draft, menu, plan)
    answers = next(one for one in shown.selects if one.startswith("ans:"))
    draft = await begun.choose(buyer, shown, answers, option_values(shown, answers)["only the move"])
    await begun.press(buyer, draft, "Do it")
    offer = await made(begun)
    assert (offer.plan, offer.give, offer.want) == ("move", {"ducats": 10}, {"silk": 1})


@pytest.mark.parametrize(
    ("place", "meant"),
    [
        ("willi colini", "villa_colini"),
        ("Składu metali", "warehouse_metals"),
        ("skladu tkanin", "warehouse_fabric"),
        ("gildia", "guild_hall"),
        ("powozowni", "coach_house"),
        ("palacu", "palace"),
        ("katedrę", "cathedral"),
    ],
)
async def test_places_are_known_in_any_ending_and_without_marks(begun: Stage, place: str, meant: str) -> None:
    standing = await begun.standing()
    _, buyer, _ = await people(begun)
    seat = standing.table.seat_of(buyer.id)
    assert seat is not None
    told = speech(standing, "pl", seat.index)
    (form,) = (form for form in begun.app.tables.question(standing, seat).forms if form.action is Offer)
    everywhere = type(form)(Offer, {**form.fields, "place": type(form.fields["place"])(tuple(BUILDINGS))})
    view = begun.app.tables.view(standing, seat.index)
    action = read([everywhere], {"place": place, "give": "15 dukatow, dukaty 5", "want": "1 plotna"}, told, view)
    assert isinstance(action, Offer)
    assert (action.place, action.give, action.want) == (meant, {"ducats": 20}, {"linen": 1})


async def test_an_answer_of_the_wrong_kind_to_a_true_question_is_no_trouble(begun: Stage) -> None:
    """What a bundle takes, sent for a place, and the other way round: the mark is right and the field exists."""
    _, who, _ = await people(begun)
    panel = await begun.panel(who)
    standing = await begun.standing()
    seat = standing.table.seat_of(who.id)
    question = begun.app.tables.question(standing, seat)
    number, form = next(pair for pair in enumerate(question.forms) if pair[1].name == "offer")
    for place, _ in enumerate(form.fields):
        ending = f":1:{question.mark}:{number}:{place}"
        answers = [await begun.forge(who, panel, f"{kind}{ending}:0", ["0"]) for kind in ("tick", "item", "amount")]
        answers += [await begun.forge(who, panel, f"{kind}{ending}") for kind in ("ticked", "cleared", "bundled")]
        answers += [await begun.submit_unasked(who, f"{kind}{ending}", "7") for kind in ("typed", "numbered")]
        assert not [answer.text for answer in answers if "Something went wrong" in answer.text], list(form.fields)[
            place
        ]
        assert (await begun.standing()).table.sequence == standing.table.sequence
