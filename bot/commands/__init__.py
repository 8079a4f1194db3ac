"""Slash commands, one module per audience. Every reply to them is private; only the herald speaks in public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands import book, lobby, me, moderation, play, server, table
from bot.commands import help as helped
from bot.ui import lobbying, looking, moving, offering, ordering, seats, tablemenu, writing

if TYPE_CHECKING:
    from bot.app import Loggia

PRESSES = (lobbying, looking, moving, offering, ordering, seats, tablemenu, writing)
"""Imported so that the router knows their ids."""


def register(app: Loggia) -> None:
    for module in (lobby, table, me, book, helped):
        module.register(app)
    group = server.register(app)
    moderation.register(app, group)
    app.tree.add_command(group)
    for game in app.tables.games.values():
        play.register(app, game)
