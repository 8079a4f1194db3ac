"""The real bot as a process of its own, over a playground; it can be stopped politely, or killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

from playground import Playground

HOUSE = Path(__file__).parents[1]
PATIENCE = 60.0


class BotProcess:
    def __init__(self, playground: Playground, data: Path, module: str = "bot", **settings: str) -> None:
        self.playground = playground
        self.data = data
        self.module = module
        self.settings = settings
        self.log = data / "bot.log"
        self.code: int | None = None
        """With what the last process ended."""
        self._process: asyncio.subprocess.Process | None = None

    @property
    def id(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def database(self) -> Path:
        return self.data / "loggia.sqlite3"

    async def start(self) -> None:
        """Start it, and wait until it has said that it is here."""
        said = self.log.stat().st_size if self.log.exists() else 0
        await self.begin()
        assert self._process is not None
        async with asyncio.timeout(PATIENCE):
            while b"here as" not in self.said(said):
                if self._process.returncode is not None:
                    raise RuntimeError(f"the bot did not start: {self.said(said).decode()}")
                await asyncio.sleep(0.05)

    async def begin(self) -> None:
        """Start it, and wait for nothing."""
        self.data.mkdir(parents=True, exist_ok=True)
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.playground.bot_token,
            "LOGGIA_DISCORD_API": self.playground.api_url,
            "LOGGIA_DISCORD_GATEWAY": self.playground.gateway_url,
            "LOGGIA_DISCORD_CDN": self.playground.cdn_url,
            "LOGGIA_DATA": str(self.data),
            "LOGGIA_HOUSE_PAUSE": "0",
            **self.settings,
        }
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self.module, cwd=HOUSE, env=environment, stdout=log, stderr=log
            )

    def said(self, after: int = 0) -> bytes:
        return self.log.read_bytes()[after:]

    def complaints(self) -> list[str]:
        """What the log tells as an error, and what some library wrote past it as one."""
        lines = self.log.read_text("utf-8", errors="replace").splitlines()
        return [line for line in lines if re.match(r"\S+ (ERROR|CRITICAL) |Traceback ", line)]

    async def kill(self) -> None:
        """The end without warning."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """The end with time to finish."""
        await self._end(signal.SIGTERM)

    async def _end(self, sign: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.send_signal(sign)
        async with asyncio.timeout(PATIENCE):
            self.code = await process.wait()
