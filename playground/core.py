"""What every part of the playground shares."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from playground.attachments import Attachments
from playground.errors import Json
from playground.hub import Happening, Hub
from playground.snowflakes import Clock
from playground.world import World

if TYPE_CHECKING:
    from playground.faults import Faults
    from playground.interactions import Interactions
    from playground.nonces import Nonces


@dataclass(slots=True)
class Core:
    world: World
    hub: Hub
    clock: Clock
    base_url: str
    attachments: Attachments
    faults: Faults
    nonces: Nonces
    interactions: Interactions = field(init=False)

    @property
    def gateway_url(self) -> str:
        return self.base_url.replace("http", "ws", 1) + "/gateway/"

    def tell(
        self,
        kind: str,
        data: Json,
        channel: Json | None = None,
        *,
        guild_id: str | None = None,
        only_for: str | None = None,
        also_for: frozenset[str] = frozenset(),
    ) -> None:
        """Tell everyone concerned that something happened."""
        if guild_id is None and channel is not None:
            guild_id = channel.get("guild_id")
        self.hub.tell(Happening(kind, data, channel, guild_id, only_for, also_for))
