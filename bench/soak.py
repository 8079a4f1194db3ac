"""What `make test` tries in short, for long: games under the laws, a bot that is killed hundreds of times, and a
hundred thousand hostile presses.

Chance is new every time; the seed to see it again is printed first, and a failed run leaves its folder to look into.
"""

import asyncio
import logging
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic

from bench.hostile import Hostile
from bench.kill import KillTest, playable
from bench.process import HOUSE
from bench.scene import staged

KILLS = 200
PRESSES = 100_000
TABLES = 6
LAWS = "tests/laws/test_laws.py"


def run(parts: Sequence[str]) -> int:
    tried = {"laws": laws, "kills": kills, "presses": presses}
    failed = [part for part in parts if not tried[part]()]
    print(f"failed: {', '.join(failed)}" if failed else "nothing failed")
    return len(failed)


def laws() -> bool:
    """Hundreds of games under every law, for every game and table size."""
    command = [sys.executable, "-m", "pytest", LAWS, "-n", "auto", "-p", "no:cacheprovider"]
    return subprocess.run(command, cwd=HOUSE, env={**os.environ, "LOGGIA_SOAK": "1"}, check=False).returncode == 0


def kills() -> bool:
    logging.getLogger("discord").setLevel(logging.ERROR)
    seed, folder, began = secrets.randbits(32), Path(tempfile.mkdtemp(prefix="loggia-soak-")), monotonic()
    print(f"kills: seed {seed}, in {folder}", flush=True)
    test = KillTest(folder, seed)
    troubles = asyncio.run(test.run(KILLS, TABLES))
    for trouble in troubles:
        print(trouble)
    told, unknown = sum(test.witness.told.values()), sum(test.witness.unknown.values())
    print(
        f"{test.kills} kills, {test.early} of them early, in {monotonic() - began:.0f} s (seed {seed}): "
        f"{told} moves acknowledged, {unknown} presses cut off, "
        f"{len(test.ledger.calls)} calls, {len(troubles)} troubles" + (f"; see {folder}" if troubles else "")
    )
    return not troubles


def presses() -> bool:
    failed = [game for game in playable() if not asyncio.run(_press(game, PRESSES // len(playable())))]
    return not failed


async def _press(game: str, count: int) -> bool:
    seed, began = secrets.randbits(32), monotonic()
    print(f"{game}: seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        async with staged(Path(folder), elsewhere=["Greta", "Hugo"]) as scene:
            await scene.open(game)
            hostile = Hostile(scene, Random(seed))
            troubles = await hostile.run(count)
    for trouble in troubles:
        print(trouble)
    taken = monotonic() - began
    sent = ", ".join(f"{number:,} {kind}" for kind, number in sorted(hostile.sent.items()))
    print(f"{game}: hostile presses in {taken:.0f} s (seed {seed}): {sent}; {len(troubles)} troubles")
    return not troubles
