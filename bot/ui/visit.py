"""A visit: one interaction of one person, from the first answer to the last.

Discord gives three seconds for the first answer, so a visit begins by deferring, and decides at that moment who will
see the answer. Everything said to the person is private.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from msgspec import Struct

from bot.patience import BROKEN, patiently
from bot.store.people import Person
from bot.ui.letters import Letter, letter
from bot.words import Words, words

if TYPE_CHECKING:
    from bot.app import Loggia

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

ANSWERED = 40060
UNKNOWN_MESSAGE = 10008
TOO_MANY, SERVER_ERROR = 429, 500
GONE = {10062, 10015, UNKNOWN_MESSAGE, 50027, ANSWERED}
"""Discord no longer waits for this answer: too late, taken back, or given already."""


class Visit(Struct, frozen=True):
    app: Loggia
    interaction: Interaction
    person: Person
    say: Words

    @property
    def id(self) -> int:
        return self.person.id

    async def answer(self, sent: Letter | str) -> None:
        """Put this in place of whatever the visit showed before; if somebody has dismissed that, in a new message."""
        shown = letter(sent) if isinstance(sent, str) else sent

        async def show() -> None:
            await self.interaction.edit_original_response(
                view=shown.view(), attachments=shown.files(), allowed_mentions=discord.AllowedMentions.none()
            )

        try:
            try:
                await patiently(show)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                await self.add(shown)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            log.info("an answer came too late for %s", self.id)

    async def add(self, sent: Letter | str) -> None:
        """Say something more, in a message of its own."""
        shown = letter(sent) if isinstance(sent, str) else sent
        await self.interaction.followup.send(
            view=shown.view(), files=shown.files(), ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
        )


async def begin(app: Loggia, interaction: Interaction, *, afresh: bool | None) -> Visit | None:
    """Answer Discord at once: with a new private message to come (`afresh`), with a change to the message that was
    pressed, or (None) not yet, for what opens a modal. None if Discord no longer waits."""
    if afresh is not None:
        if not await acknowledged(interaction, afresh=afresh):
            return None
        app.door.acknowledged(interaction)
    person = await app.meet(interaction)
    return Visit(app, interaction, person, words_of(person))


async def acknowledged(interaction: Interaction, *, afresh: bool = True) -> bool:
    """See to it that Discord has its first answer; False if it takes none any more."""
    if interaction.response.is_done():
        return True
    try:
        await answer_first(lambda: interaction.response.defer(ephemeral=True, thinking=afresh))
    except discord.HTTPException as error:
        if error.code in GONE:
            log.info("Discord takes no first answer to %s any more", interaction.user.id)
        elif error.status == TOO_MANY or error.status >= SERVER_ERROR:
            # tried often enough by now; nothing was done, and Discord tells the person that nobody answered
            log.warning("Discord took no first answer to %s: %s", interaction.user.id, error)
        else:
            raise
        return False
    return True


async def turn_away(app: Loggia, interaction: Interaction) -> None:
    """Tell somebody who comes while the program stops to come back; what they pressed stays as it is."""
    app.metrics.refused.inc()
    visit = await begin(app, interaction, afresh=True)
    if visit:
        await visit.answer(visit.say("trouble-stopping"))


async def answer_first(give: Callable[[], Awaitable[Any]]) -> None:
    """Give an interaction its first answer; if the wire broke over it, once more."""
    try:
        await give()
    except BROKEN:
        try:
            await give()
        except discord.HTTPException as error:
            if error.code != ANSWERED:
                raise  # else the first one had arrived


def words_of(person: Person) -> Words:
    return words(person.language)
