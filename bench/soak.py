"""What `make test` tries in short, for long: games under the laws, and a bot that is killed hundreds of times.

Chance is new every time; a failure prints the seed to see it again, and leaves its folder to look into.
"""

import asyncio
import logging
import os
import secrets
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic

from bench.kill import KillTest
from bench.process import HOUSE

KILLS = 200
TABLES = 6
LAWS = "tests/laws/test_laws.py"


def run() -> int:
    failed = [part.__name__ for part in (laws, kills) if not part()]
    print(f"failed: {', '.join(failed)}" if failed else "nothing failed")
    return len(failed)


def laws() -> bool:
    """Hundreds of games under every law, for every game and table size."""
    command = [sys.executable, "-m", "pytest", LAWS, "-n", "auto", "-p", "no:cacheprovider"]
    return subprocess.run(command, cwd=HOUSE, env={**os.environ, "LOGGIA_SOAK": "1"}, check=False).returncode == 0


def kills() -> bool:
    logging.getLogger("discord").setLevel(logging.ERROR)
    seed, folder, began = secrets.randbits(32), Path(tempfile.mkdtemp(prefix="loggia-soak-")), monotonic()
    test = KillTest(folder, seed)
    troubles = asyncio.run(test.run(KILLS, TABLES))
    for trouble in troubles:
        print(trouble)
    told, unknown = sum(test.witness.told.values()), sum(test.witness.unknown.values())
    print(
        f"{test.kills} kills in {monotonic() - began:.0f} s (seed {seed}): {told} moves acknowledged, "
        f"{unknown} presses cut off, {len(test.ledger.calls)} calls, {len(troubles)} troubles"
        + (f"; see {folder}" if troubles else "")
    )
    return not troubles
