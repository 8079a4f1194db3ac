"""The first answer to an interaction."""

from __future__ import annotations

from playground import messages
from playground.component_limits import check_modal
from playground.errors import FormErrors, Json, invalid_form, refusal
from playground.interactions import (
    ANSWER,
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFERRED_ANSWER,
    DEFERRED_UPDATE,
    MODAL,
    SHOW_MODAL,
    UPDATE,
    Interaction,
)
from playground.limits import check_choices
from playground.rest.route import Answer, Call, Routes
from playground.world import DM, EPHEMERAL

routes = Routes()

_ALLOWED = {
    COMMAND: (ANSWER, DEFERRED_ANSWER, SHOW_MODAL),
    COMPONENT: (ANSWER, DEFERRED_ANSWER, DEFERRED_UPDATE, UPDATE, SHOW_MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (ANSWER, DEFERRED_ANSWER),
}


@routes("POST", "/interactions/{interaction_id}/{interaction_token}/callback", needs_token=False)
async def answer(call: Call) -> Answer:
    interactions = call.core.interactions
    interaction = interactions.to_answer(call.path["interaction_id"], call.path["interaction_token"])
    kind = call.body.get("type")
    data = call.body.get("data") or {}
    _check(interaction, kind, data)
    # From here on the answer counts, so that a second one under way at the same time is too late.
    interaction.answer_kind = kind
    try:
        await _carry_out(call, interaction, kind, data)
    except Exception:
        interaction.answer_kind = None
        raise
    interactions.settle(interaction)
    return _told(call, interaction, kind) if call.switch("with_response") else None


def _check(interaction: Interaction, kind: object, data: Json) -> None:
    allowed = _ALLOWED[interaction.kind]
    if interaction.kind == MODAL and interaction.message is not None:
        allowed = (*allowed, DEFERRED_UPDATE, UPDATE)
    if kind not in allowed:
        choices = ", ".join(str(each) for each in allowed)
        raise invalid_form(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({choices}) for this interaction.")
    if kind == CHOICES:
        check_choices(data)
    elif kind == SHOW_MODAL:
        errors = FormErrors()
        check_modal(data, errors)
        errors.raise_if_any()


async def _carry_out(call: Call, interaction: Interaction, kind: int, data: Json) -> None:
    match kind:
        case 4 | 5:
            message = await write_answer(call, interaction, data, loading=kind == DEFERRED_ANSWER)
            interaction.original_id = message["id"]
            interaction.original_loading = kind == DEFERRED_ANSWER
        case 6 | 7:
            assert interaction.message is not None
            interaction.original_id = interaction.message["id"]
            interaction.message_ids.add(interaction.message["id"])
            if kind == UPDATE:
                await messages.edit(call.core, _still_there(call, interaction.message), data, call.uploads)
        case 8:
            interaction.choices = data.get("choices") or []
        case _:
            _show_modal(call, interaction, data)


def _still_there(call: Call, message: Json) -> Json:
    found = call.core.world.messages[message["channel_id"]].get(message["id"])
    if found is None:
        raise refusal(10008)
    return found


async def write_answer(call: Call, interaction: Interaction, data: Json, *, loading: bool = False) -> Json:
    """Write a message that answers an interaction, private if the bot asks for that."""
    world = call.core.world
    channel = world.channel(interaction.channel["id"])
    private = bool((data.get("flags") or 0) & EPHEMERAL)
    extra: Json = {
        "type": messages.NORMAL,
        "interaction_metadata": interaction.metadata(call.core),
        "webhook_id": call.bot_id,
    }
    if interaction.name is not None:
        extra["type"] = messages.COMMAND_ANSWER
        extra["interaction"] = {
            "id": interaction.id,
            "type": interaction.kind,
            "name": interaction.name,
            "user": world.users[interaction.user_id],
        }
    elif interaction.message is not None:
        messages.refer_to(extra, channel, interaction.message)
    message = await messages.write(
        call.core,
        channel,
        call.bot_id,
        data,
        call.uploads,
        private_to=interaction.user_id if private else None,
        loading=loading,
        extra=extra,
    )
    interaction.message_ids.add(message["id"])
    return message


def _show_modal(call: Call, interaction: Interaction, data: Json) -> None:
    interaction.modal = data
    shown: Json = {
        "id": interaction.id,
        "application_id": call.bot_id,
        "channel_id": interaction.channel["id"],
        "nonce": interaction.nonce,
        "title": data["title"],
        "custom_id": data["custom_id"],
        "components": data["components"],
    }
    call.core.tell("MODAL", shown, only_for=interaction.user_id)


def _told(call: Call, interaction: Interaction, kind: int) -> Json:
    told: Json = {"id": interaction.id, "type": interaction.kind, "channel_id": interaction.channel["id"]}
    if interaction.channel["type"] != DM:
        told["guild_id"] = interaction.channel["guild_id"]
    answer: Json = {"interaction": told}
    original = None
    if interaction.original_id is not None:
        original = call.core.world.messages[interaction.channel["id"]].get(interaction.original_id)
        told["response_message_id"] = interaction.original_id
        told["response_message_loading"] = interaction.original_loading
        told["response_message_ephemeral"] = interaction.original_id in call.core.world.private_to
    if original is not None and kind in (ANSWER, UPDATE):
        answer["resource"] = {"type": kind, "message": original}
    return answer
