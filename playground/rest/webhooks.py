"""What an interaction's token is good for after the first answer: reading, changing and adding messages."""

from __future__ import annotations

from playground import messages
from playground.errors import Json, refusal
from playground.interactions import Interaction
from playground.rest.callbacks import write_answer
from playground.rest.route import Answer, Call, Routes
from playground.world import EPHEMERAL

routes = Routes()

HOOK = "/webhooks/{webhook_id}/{webhook_token}"


@routes("POST", HOOK, needs_token=False)
async def follow_up(call: Call) -> Answer:
    interaction = _interaction(call)
    if interaction.original_loading:
        # The first message after a deferral takes the place of "thinking", and its privacy.
        return await _fill_original(call, interaction)
    message = await write_answer(call, interaction, call.body)
    return _noted(call, interaction, "follow up", message)


@routes("GET", HOOK + "/messages/@original", needs_token=False)
async def read_original(call: Call) -> Answer:
    return _original(call, _interaction(call))


@routes("PATCH", HOOK + "/messages/@original", needs_token=False)
async def edit_original(call: Call) -> Answer:
    interaction = _interaction(call)
    if interaction.original_loading:
        return await _fill_original(call, interaction)
    return await _edit(call, interaction, _original(call, interaction))


@routes("DELETE", HOOK + "/messages/@original", needs_token=False)
async def delete_original(call: Call) -> Answer:
    interaction = _interaction(call)
    _delete(call, interaction, _original(call, interaction))
    return None


@routes("GET", HOOK + "/messages/{message_id}", needs_token=False)
async def read(call: Call) -> Answer:
    return _message(call, _interaction(call), call.path["message_id"])


@routes("PATCH", HOOK + "/messages/{message_id}", needs_token=False)
async def edit(call: Call) -> Answer:
    interaction = _interaction(call)
    message = _message(call, interaction, call.path["message_id"])
    if interaction.original_loading and message["id"] == interaction.original_id:
        return await _fill_original(call, interaction)
    return await _edit(call, interaction, message)


@routes("DELETE", HOOK + "/messages/{message_id}", needs_token=False)
async def delete(call: Call) -> Answer:
    interaction = _interaction(call)
    _delete(call, interaction, _message(call, interaction, call.path["message_id"]))
    return None


async def _fill_original(call: Call, interaction: Interaction) -> Json:
    body = {**call.body, "flags": (call.body.get("flags") or 0) & ~EPHEMERAL}
    filled = await messages.edit(call.core, _original(call, interaction), body, call.uploads, first_fill=True)
    interaction.original_loading = False
    return _noted(call, interaction, "edit", filled)


async def _edit(call: Call, interaction: Interaction, message: Json) -> Json:
    edited = await messages.edit(call.core, message, call.body, call.uploads)
    return _noted(call, interaction, "edit", edited)


def _delete(call: Call, interaction: Interaction, message: Json) -> None:
    messages.delete(call.core, message)
    _noted(call, interaction, "delete", message)


def _noted(call: Call, interaction: Interaction, act: str, message: Json) -> Json:
    interaction.acts.append((act, message["id"]))
    call.core.hub.stir()
    return message


def _interaction(call: Call) -> Interaction:
    return call.core.interactions.by_token(call.path["webhook_id"], call.path["webhook_token"])


def _original(call: Call, interaction: Interaction) -> Json:
    if interaction.original_id is None:
        raise refusal(10008)
    return _message(call, interaction, interaction.original_id)


def _message(call: Call, interaction: Interaction, message_id: str) -> Json:
    if message_id not in interaction.message_ids:
        raise refusal(10008)
    message = call.core.world.messages[interaction.channel["id"]].get(message_id)
    if message is None:
        raise refusal(10008)
    return message
