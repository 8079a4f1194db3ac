"""Composing a bundle: so many of each thing, chosen from menus, piece by piece, or written."""

from collections.abc import Mapping
from typing import Any

from discord import ButtonStyle

from bot.speech import Speech
from bot.ui.answers import MENU, Asked
from bot.ui.ids import press
from bot.ui.letters import Button, Choice, Part, Select, buttons
from rules.game import Bundle, Form

_SMALL = 15
"""So many of the smallest amounts are always in the menu: people bid low."""


def parts(
    speech: Speech, address: tuple[Any, ...], form: Form, asked: Asked, bundle: Mapping[str, int]
) -> list[Part | None]:
    domain = asked.domain
    assert isinstance(domain, Bundle)
    say = speech.say
    held = {speech.game.thing(say, item): count for item, count in bundle.items() if count}
    ready = domain.admits({item: count for item, count in bundle.items() if count}, asked.answers)
    items = [item for item in domain.limits if amounts(domain, item)[1:]]
    place = {item: number for number, item in enumerate(domain.limits)}
    open_item = bundle_item(bundle, items)
    which = Select(
        id=press("item", *address),
        prompt=say("composer-which"),
        choices=tuple(
            Choice(speech.game.thing(say, item), str(place[item]), say("composer-most", most=domain.limits[item]))
            for item in items[:MENU]
        ),
    )
    return [
        f"> {say.pieces(held)}",
        which,
        _amount_menu(speech, address, domain, open_item, place, bundle) if open_item else None,
        buttons(
            Button(
                label=say("composer-done"), id=press("bundled", *address), style=ButtonStyle.success, disabled=not ready
            ),
            Button(label=say("composer-type"), id=press("typing", *address), emoji="⌨️"),
            Button(label=say("composer-clear"), id=press("cleared", *address), disabled=not held),
        ),
    ]


def bundle_item(bundle: Mapping[str, int], items: list[str]) -> str | None:
    """The thing whose amount is being chosen: the last one touched."""
    last = next(reversed(list(bundle)), None)
    return last if last in items else None


def amounts(domain: Bundle, item: str) -> list[int]:
    """What can be chosen of a thing: all amounts where they fit in a menu, else the small ones and a spread of the
    others; any other can be written."""
    step = domain.steps.get(item, 1)
    every = list(range(0, domain.limits[item] + 1, step))
    if len(every) <= MENU:
        return every
    small, others = every[:_SMALL], every[_SMALL:]
    stride = -(-len(others) // (MENU - _SMALL))
    return [*small, *reversed(others[::-1][::stride])]


def _amount_menu(
    speech: Speech,
    address: tuple[Any, ...],
    domain: Bundle,
    item: str,
    place: Mapping[str, int],
    bundle: Mapping[str, int],
) -> Select:
    thing = speech.game.thing(speech.say, item)
    return Select(
        id=press("amount", *address, place[item]),
        prompt=speech.say("composer-how-many", thing=thing),
        choices=tuple(
            Choice(speech.say("so-many", count=count, thing=thing), str(count), "", bundle.get(item) == count)
            for count in amounts(domain, item)
        ),
    )
