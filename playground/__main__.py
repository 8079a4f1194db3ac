"""`python -m playground` starts the playground alone, for a bot that is started elsewhere."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import sys
from pathlib import Path

from playground.errors import PlaygroundError
from playground.server import Playground


def main() -> int:
    parser = argparse.ArgumentParser(prog="playground", description="A Discord of your own, in the browser.")
    parser.add_argument("--data", type=Path, default=Path(os.environ.get("LOGGIA_DATA", "data")), help="its folder")
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default: this machine only)")
    parser.add_argument("--port", type=int, default=os.environ.get("LOGGIA_PORT", "8100"), help="0: any free one")
    parser.add_argument("--schema", type=Path, help="Discord's schema, to check requests against")
    parser.add_argument("--fresh", action="store_true", help="begin with a new world")
    parser.add_argument("--open-to-network", action="store_true", help="let other machines reach it")
    given = parser.parse_args()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    if given.fresh:
        Playground.reset(given.data)
    playground = Playground(given.data, given.host, given.port, given.schema, open_to_network=given.open_to_network)
    try:
        asyncio.run(_serve(playground))
    except PlaygroundError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def _serve(playground: Playground) -> None:
    await playground.start()
    told_to_stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    with contextlib.suppress(NotImplementedError):  # where signals cannot be handled, Ctrl-C still interrupts
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, told_to_stop.set)
    print(f"Open {playground.page_url} (bots: {playground.api_url}, token {playground.bot_token})", flush=True)
    try:
        await told_to_stop.wait()
    finally:
        await playground.stop()


if __name__ == "__main__":
    sys.exit(main())
