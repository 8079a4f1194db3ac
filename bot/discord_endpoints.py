"""The one place that says which Discord is meant: the real one, or another that speaks the same."""

from __future__ import annotations

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def use_endpoints(api: str, gateway: str, cdn: str) -> None:
    """Let discord.py talk to these addresses from now on, in this whole process."""
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    Asset.BASE = cdn
