"""Where visitors come in. It knows how many are inside, so that the program can stop when all have been answered; once
it is closed, whoever comes is told to come back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord

from bot.metrics import Metrics

Interaction = discord.Interaction[Any]

ARRIVED = "arrived"


class Door:
    def __init__(self, metrics: Metrics) -> None:
        self.open = True
        self.inside = 0
        self._metrics = metrics
        self._emptied = asyncio.Event()

    @contextmanager
    def enter(self, interaction: Interaction) -> Iterator[bool]:
        """One visitor, from the press to the last answer; whether there is still time for what they want."""
        interaction.extras[ARRIVED] = time.perf_counter()
        self.inside += 1
        self._emptied.clear()
        try:
            yield self.open
        finally:
            self.inside -= 1
            if not self.inside:
                self._emptied.set()
            self._metrics.answer.observe(time.perf_counter() - interaction.extras[ARRIVED])

    def acknowledged(self, interaction: Interaction) -> None:
        """Discord has its first answer."""
        if ARRIVED in interaction.extras:
            self._metrics.acknowledgement.observe(time.perf_counter() - interaction.extras[ARRIVED])

    def close(self) -> None:
        self.open = False

    async def emptied(self) -> None:
        """Wait until everybody inside has been answered."""
        while self.inside:
            await self._emptied.wait()
