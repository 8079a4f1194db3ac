"""One router takes every component and every modal by its id, so that all of them survive a restart.

A handler is registered for a kind of id and says how its answer comes: in a new private message (`afresh`), in the
message that was pressed (`in_place`), or by opening a modal (`opens`), which must be the very first answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal

import discord
from msgspec import Struct

from bot.ui import troubles
from bot.ui.ids import Malformed, Press, read
from bot.ui.visit import Interaction, Visit, acknowledged, answer_first, begin, turn_away

if TYPE_CHECKING:
    from bot.app import Loggia

log = logging.getLogger(__name__)

Handler = Callable[[Visit, Press], Awaitable[None]]
How = Literal["afresh", "in_place", "opens"]


class Route(Struct, frozen=True):
    handler: Handler
    how: How


ROUTES: dict[str, Route] = {}


def handles(kind: str, how: How) -> Callable[[Handler], Handler]:
    """Register a handler for ids of this kind."""

    def register(handler: Handler) -> Handler:
        if kind in ROUTES:
            raise ValueError(f"two handlers for {kind}")
        ROUTES[kind] = Route(handler, how)
        return handler

    return register


async def receive(app: Loggia, interaction: Interaction) -> None:
    """Every component and modal that somebody used; also those that nobody here has made."""
    data: Any = interaction.data
    press = read(str(data.get("custom_id", "")))
    route = ROUTES.get(press.kind) if press else None
    if route and route.how == "opens" and interaction.type is discord.InteractionType.modal_submit:
        route = None  # a modal is never answered with a modal
    app.metrics.presses.labels(press.kind if press and route else "unknown").inc()
    with app.door.enter(interaction) as welcome:
        if welcome:
            await _serve(app, interaction, press, route)
        else:
            await turn_away(app, interaction)


async def _serve(app: Loggia, interaction: Interaction, press: Press | None, route: Route | None) -> None:
    data: Any = interaction.data
    if press is None or route is None:
        log.warning("a press that nobody made: %.120r by %s", data.get("custom_id"), interaction.user.id)
        visit = await begin(app, interaction, afresh=True)
        if visit:
            await visit.answer(visit.say("trouble-unknown-press"))
        return
    afresh = {"afresh": True, "in_place": False, "opens": None}[route.how]
    if afresh is False and not _is_private(interaction):
        afresh = True  # the answer to a press on a public message is never public
    visit = await begin(app, interaction, afresh=afresh)
    if visit is None:
        return
    try:
        await route.handler(visit, press)
    except asyncio.CancelledError:
        raise
    except (IndexError, KeyError, ValueError) as error:
        # only an id, a value or a text that was made by nobody here leads there
        log.warning("a press that makes no sense: %.120r by %s", data.get("custom_id"), visit.id, exc_info=error)
        await _answer_at_last(interaction, visit, visit.say("trouble-unknown-press"))
    except Exception as error:  # noqa: BLE001 - whatever it is, the person gets an answer
        await _answer_at_last(interaction, visit, await troubles.in_words(visit, error, press.table))


async def _answer_at_last(interaction: Interaction, visit: Visit, words: str) -> None:
    if await acknowledged(interaction):
        await visit.answer(words)


def chosen(interaction: Interaction) -> list[str]:
    """What was picked in a select."""
    data: Any = interaction.data
    return [str(value) for value in data.get("values", [])]


def choice(interaction: Interaction) -> str:
    """The one thing that was picked in a select."""
    values = chosen(interaction)
    if len(values) != 1:
        raise Malformed(str(values)[:80])
    return values[0]


def written(interaction: Interaction) -> dict[str, Any]:
    """What was filled into a modal, by the ids of its parts: a text, or a list of values."""
    data: Any = interaction.data
    found: dict[str, Any] = {}

    def walk(components: list[dict[str, Any]]) -> None:
        for component in components:
            if "custom_id" in component:
                found[component["custom_id"]] = component.get("values", component.get("value"))
            inner = component.get("component")
            walk([inner] if inner else component.get("components", []))

    walk(data.get("components", []))
    return found


def _is_private(interaction: Interaction) -> bool:
    message = interaction.message
    return message is not None and message.flags.ephemeral


async def open_modal(interaction: Interaction, modal: discord.ui.Modal) -> None:
    """Show a modal without keeping it: what is written in it comes back through the router."""
    modal.stop()
    await answer_first(lambda: interaction.response.send_modal(modal))
    app: Any = interaction.client
    app.door.acknowledged(interaction)
