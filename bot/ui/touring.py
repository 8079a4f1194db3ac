"""Several deals in one go: the merchant picks a way from a menu, sees it in words, and each deal is made in turn."""

from typing import Any

from discord import ButtonStyle

from bot.games.presentation import Tour
from bot.speech import Speech, speech
from bot.tables import Question, Stale
from bot.ui.ids import Press, press
from bot.ui.letters import Button, Choice, Select, buttons, letter
from bot.ui.moving import guarded, panel, question_of
from bot.ui.router import chosen
from bot.ui.visit import Visit
from rules.game import Illegal


def menu(told: Speech, table: int, question: Question, view: Any) -> Select | None:
    tours = told.game.tours(told.say, view) if question.forms else ()
    if not tours:
        return None
    choices = tuple(Choice(tour.label, str(place), tour.hint) for place, tour in enumerate(tours))
    return Select(id=press("tour", table, question.mark), prompt=told.say("offers-tours"), choices=choices)


def _tour(told: Speech, view: Any, place: int) -> Tour:
    tours = told.game.tours(told.say, view)
    if not 0 <= place < len(tours):
        raise Stale
    return tours[place]


@guarded("tour", "in_place")
async def tour(visit: Visit, at: Press) -> None:
    """Which deals they are, in words, before any of them is made."""
    seat, question = await question_of(visit, at)
    standing = await visit.app.tables.look(at.table)
    told = speech(standing, visit.person.language, seat.index)
    view = visit.app.tables.view(standing, seat.index)
    place = int(chosen(visit.interaction)[0])
    picked = _tour(told, view, place)
    lines = [told.game.offer(told.say, name, view, told.who) for name in picked.offers]
    go = press("toured", at.table, question.mark, place)
    await visit.answer(
        letter(
            f"### {told.title()}",
            f"**{told.say('offers-tours')}**",
            *lines,
            f"-# {picked.hint}",
            buttons(
                Button(label=told.say("panel-do-it"), id=go, style=ButtonStyle.success),
                Button(label=told.say("panel-back"), id=press("offers_again", at.table), emoji="↩️"),
            ),
            accent=told.game.accent,
        )
    )


@guarded("toured", "in_place")
async def toured(visit: Visit, at: Press) -> None:
    """Each deal is a move of its own. If one is no longer possible, the rest is left for the merchant to think over."""
    seat, question = await question_of(visit, at)
    standing = await visit.app.tables.look(at.table)
    told = speech(standing, visit.person.language, seat.index)
    names = _tour(told, visit.app.tables.view(standing, seat.index), at.whole(1)).offers
    mark: str | None = question.mark
    happened = []
    while names:
        standing = await visit.app.tables.look(at.table)
        deal = told.game.next_deal(names, visit.app.tables.view(standing, seat.index))
        if deal is None:
            break
        try:
            result = await visit.app.tables.play(at.table, seat.index, deal, person=visit.id, mark=mark)
        except (Illegal, Stale):
            break  # somebody was quicker
        happened += told.events(result.events)
        names, mark = names[1:], None
    lines = ["✅ " + told.say("panel-played"), *happened] if happened else []
    lines += [told.say("offers-tour-cut")] if names else []
    await visit.answer(await panel(visit, at.table, notice="\n".join(lines)))
