"""Faults on demand: what goes wrong with a real Discord, asked for by name.

A route is named as in Discord's documentation, method and template: `"POST /channels/{channel_id}/messages"`; or with
its ids, for one place only: `"POST /channels/1234/messages"`. `*` stands for anything: `"PATCH *"`, `"*"`.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from playground import messages, threads
from playground.errors import Json
from playground.permissions import Permission
from playground.ratelimit import Limited, RateLimits
from playground.seed import add_member
from playground.views import guild_create
from playground.world import TEXT

if TYPE_CHECKING:
    from playground.core import Core
    from playground.gateway import Gateway


@dataclass(slots=True)
class _Planned:
    pattern: str
    times: int | None  # None: until cleared
    status: int | None = None
    limited: Limited | None = None
    delay: float = 0.0
    lose_answer: bool = False
    hold: asyncio.Event | None = None


@dataclass(slots=True)
class Trouble:
    """What shall happen to one request."""

    status: int | None = None
    limited: Limited | None = None
    lose_answer: bool = False


class Faults:
    def __init__(self, rate_limits: RateLimits) -> None:
        self._rate_limits = rate_limits
        self._planned: list[_Planned] = []
        self._core: Core | None = None
        self._gateway: Gateway | None = None

    def attach(self, core: Core, gateway: Gateway) -> None:
        self._core = core
        self._gateway = gateway

    # The REST side.

    def answer_429(self, pattern: str, times: int = 1, retry_after: float = 0.05, scope: str = "user") -> None:
        """Answer the next requests with 429."""
        self._planned.append(_Planned(pattern, times, limited=Limited(retry_after, scope)))

    def answer_error(self, pattern: str, times: int = 1, status: int = 500) -> None:
        """Answer the next requests with an error of the server; nothing is done."""
        self._planned.append(_Planned(pattern, times, status=status))

    def delay(self, pattern: str, seconds: float, times: int | None = None) -> None:
        """Let requests wait before they are looked at."""
        self._planned.append(_Planned(pattern, times, delay=seconds))

    def hold(self, pattern: str, times: int = 1) -> asyncio.Event:
        """Let the next requests wait until the returned event is set."""
        let_go = asyncio.Event()
        self._planned.append(_Planned(pattern, times, hold=let_go))
        return let_go

    def lose_answer(self, pattern: str, times: int = 1) -> None:
        """Do what the next requests ask, then cut the connection instead of answering."""
        self._planned.append(_Planned(pattern, times, lose_answer=True))

    def limit(self, route: str, requests: int, seconds: float) -> None:
        """Hold a route to a real rate limit, for each channel, guild or webhook apart."""
        self._rate_limits.limits[route] = (requests, seconds)

    def limit_globally(self, requests_a_second: int | None) -> None:
        """Discord's limit over all routes is 50; None lifts it."""
        self._rate_limits.global_limit = requests_a_second

    @property
    def planned(self) -> int:
        """How much of what was planned has not come about, or not as often as it was to."""
        return len(self._planned)

    def clear(self) -> None:
        """Plan nothing more, limit nothing, and open the gateway."""
        for planned in self._planned:
            if planned.hold is not None:
                planned.hold.set()
        self._planned.clear()
        self._rate_limits.limits.clear()
        self._rate_limits.global_limit = None
        self._the_gateway.open = True

    async def meet(self, route: str, place: str) -> Trouble | None:
        """Called for every request, with its route and the same with its ids: wait if it shall wait, and say what else
        shall happen to it."""
        if not self._planned:
            return None
        trouble = Trouble()
        for planned in list(self._planned):
            pattern = planned.pattern.replace("[", "[[]")
            if not fnmatchcase(route, pattern) and not fnmatchcase(place, pattern):
                continue
            if planned.times is not None:
                planned.times -= 1
                if planned.times <= 0:
                    self._planned.remove(planned)
            if planned.delay:
                await asyncio.sleep(planned.delay)
            if planned.hold is not None:
                await planned.hold.wait()
            trouble.lose_answer = trouble.lose_answer or planned.lose_answer
            if planned.status is not None or planned.limited is not None:
                return Trouble(planned.status, planned.limited)
        return trouble

    # The gateway.

    def cut_gateway(self, *, lose_session: bool = False) -> None:
        """Cut the wire; with the session lost, the bot has to identify anew and misses what happened meanwhile."""
        self._the_gateway.cut(lose_sessions=lose_session)

    def close_gateway(self) -> None:
        """Cut the wire and let nobody in until `open_gateway`; sessions stay good."""
        self._the_gateway.open = False
        self._the_gateway.cut(lose_sessions=False)

    def open_gateway(self) -> None:
        self._the_gateway.open = True

    def ask_to_reconnect(self) -> None:
        self._the_gateway.ask_to_reconnect()

    def invalidate_session(self, *, resumable: bool = False) -> None:
        self._the_gateway.invalidate(resumable=resumable)

    # The world under the bot.

    def close_dms(self, user_id: str, closed: bool = True) -> None:
        """Somebody no longer takes direct messages (50007), or does again."""
        world = self._the_core.world
        world.save_person(user_id, {**world.people[user_id], "dms_open": not closed})
        self._the_core.tell("MEMBERS", {})

    def deny(self, channel_id: str, permission: Permission, user_id: str | None = None) -> None:
        """Take a permission away in one channel, from the bot if nobody else is named."""
        self._overwrite(channel_id, user_id, denied=int(permission), lifted=0)

    def allow_again(self, channel_id: str, permission: Permission, user_id: str | None = None) -> None:
        self._overwrite(channel_id, user_id, denied=0, lifted=int(permission))

    def deny_everywhere(self, permission: Permission) -> None:
        """Take a permission away from the bot in every channel."""
        for channel in self._guild_channels():
            self.deny(channel["id"], permission)

    def allow_everywhere_again(self, permission: Permission) -> None:
        for channel in self._guild_channels():
            self.allow_again(channel["id"], permission)

    def grant(self, permission: Permission) -> None:
        """Give the bot a permission that its invitation did not ask for."""
        core = self._the_core
        for guild_id in core.world.guild_ids_of(core.world.bot_id):
            guild = core.world.guilds[guild_id]
            for role in guild["roles"]:
                if role.get("tags", {}).get("bot_id") == core.world.bot_id:
                    role["permissions"] = str(int(role["permissions"]) | int(permission))
                    core.world.save("guild", guild)
                    core.tell("GUILD_ROLE_UPDATE", {"guild_id": guild_id, "role": role}, guild_id=guild_id)

    def archive_idle_threads(self) -> None:
        """Archive the threads in which nothing happened for as long as they allow, by the playground's clock."""
        threads.archive_idle(self._the_core)

    def delete_message(self, channel_id: str, message_id: str) -> None:
        messages.delete(self._the_core, self._the_core.world.messages[channel_id][message_id])

    def delete_channel(self, channel_id: str) -> None:
        """Delete a channel with its threads, or one thread."""
        threads.delete_channel(self._the_core, self._the_core.world.channels[channel_id])

    def remove_from_guild(self, guild_id: str) -> None:
        """Throw the bot out of a guild."""
        core = self._the_core
        bot_id = core.world.bot_id
        core.world.drop_member(guild_id, bot_id)
        core.tell("GUILD_DELETE", {"id": guild_id}, guild_id=guild_id, only_for=bot_id)
        core.tell("MEMBERS", {"guild_id": guild_id}, guild_id=guild_id)

    def take_back(self, guild_id: str) -> None:
        """Let the bot into a guild again that it was thrown out of, with the role it had."""
        core = self._the_core
        bot_id = core.world.bot_id
        guild = core.world.guilds[guild_id]
        own = [role["id"] for role in guild["roles"] if role.get("tags", {}).get("bot_id") == bot_id]
        add_member(core.world, guild_id, bot_id, own)
        created = guild_create(core.world, guild, bot_id, everyone=False)
        del created["unavailable"]  # it is there only if the bot was in the guild all along
        core.tell("GUILD_CREATE", created, guild_id=guild_id, only_for=bot_id)
        core.tell("MEMBERS", {"guild_id": guild_id}, guild_id=guild_id)

    def _guild_channels(self) -> list[Json]:
        return [channel for channel in self._the_core.world.channels.values() if channel["type"] == TEXT]

    def _overwrite(self, channel_id: str, user_id: str | None, denied: int, lifted: int) -> None:
        core = self._the_core
        channel = core.world.channels[channel_id]
        who = user_id or core.world.bot_id
        overwrites: list[Json] = channel["permission_overwrites"]
        own = next((each for each in overwrites if each["id"] == who), None)
        if own is None:
            own = {"id": who, "type": 1, "allow": "0", "deny": "0"}
            overwrites.append(own)
        own["deny"] = str(int(own["deny"]) & ~lifted | denied)
        own["allow"] = str(int(own["allow"]) & ~denied)
        core.world.save("channel", channel)
        core.tell("CHANNEL_UPDATE", channel, channel)

    @property
    def _the_core(self) -> Core:
        if self._core is None:
            raise RuntimeError("The playground has not been started.")
        return self._core

    @property
    def _the_gateway(self) -> Gateway:
        if self._gateway is None:
            raise RuntimeError("The playground has not been started.")
        return self._gateway
