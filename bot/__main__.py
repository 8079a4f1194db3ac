"""Start here: `python -m bot` runs the bot, with Discord if there is a token, else with a playground of its own.

python -m bot [--fresh]        --fresh forgets the playground's world and the bot's database together
python -m bot backup FILE      a safe copy of the database, also while the bot runs
python -m bot restore FILE     begin with such a copy, where there is no database yet
python -m bot export TABLE     a whole table as a file, its secrets included; for the operator alone
python -m bot pictures FOLDER  pictures of every game at work

`python -m bot.health` asks a running bot whether it is well.
"""

import argparse
import asyncio
import contextlib
import gc
import signal
import sys
from collections.abc import Coroutine
from importlib import import_module
from pathlib import Path
from typing import Any

import discord

from bot import export, logbook, settings, showcase
from bot.app import Loggia
from bot.discord_endpoints import use_endpoints
from bot.easel import Easel
from bot.lookout import Lookout
from bot.metrics import counted
from bot.settings import BadSetting, Settings
from bot.store import NewerDatabase, Store, StoreTrouble, backup, restore
from bot.words import LANGUAGES, words
from playground import Playground, PlaygroundError

TURN = 0.0005
"""Seconds after which a thread lets another one go on, if that one has something to do."""
SWEEPS = (5_000, 20, 25)
"""Python looks for what nobody needs any more seven times less often than usual, and rarely everywhere at once."""
PLAIN = (BadSetting, NewerDatabase, StoreTrouble, PlaygroundError)
"""Troubles whose own sentence is all an operator needs."""


def main(arguments: list[str] | None = None) -> int:
    given = _parser().parse_args(arguments)
    try:
        known = settings.load()
        logbook.keep(known.log)
        match given.command:
            case "backup":
                backup(known.database, given.file)
                print(f"Copied to {given.file}.")
            case "restore":
                _writable(known.data)
                restore(given.file, known.database)
                print(f"Restored to {known.database}.")
            case "export":
                sys.stdout.buffer.write(export.table(known.database, given.table))
            case "pictures":
                for file in showcase.paint_all(given.folder, given.language):
                    print(file)
            case _:
                asyncio.run(_run(known, fresh=given.fresh))
    except PLAIN as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except discord.LoginFailure:
        print("Discord does not accept the token in DISCORD_TOKEN.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Loggia: merchant board games on Discord. Without a command, it runs until it is told to stop.",
        epilog=settings.described(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--fresh", action="store_true", help="forget the playground's world and the bot's database")
    commands = parser.add_subparsers(dest="command")
    copy = commands.add_parser("backup", help="copy the database safely, also while the bot runs")
    copy.add_argument("file", type=Path)
    copied = commands.add_parser("restore", help="begin with a copy, where there is no database yet")
    copied.add_argument("file", type=Path)
    whole = commands.add_parser("export", help="write a whole table, its secrets included, to the standard output")
    whole.add_argument("table", type=int)
    pictures = commands.add_parser("pictures", help="paint pictures of every game at work")
    pictures.add_argument("folder", type=Path)
    pictures.add_argument("--language", choices=LANGUAGES, default="en")
    return parser


async def _run(known: Settings, *, fresh: bool) -> None:
    signs = _signs()
    _writable(known.data)
    if known.token:
        if fresh:
            raise BadSetting("--fresh is for the playground; it does not delete the games of a real server.")
        if known.api:
            use_endpoints(known.api, known.gateway or "", known.cdn or known.api)
        await _serve(known, known.token, signs)
        return
    if fresh:
        _forget(known)
    playground = Playground(known.data, port=known.port, schema=known.schema)
    await playground.start()
    try:
        use_endpoints(playground.api_url, playground.gateway_url, playground.cdn_url)
        print(f"Loggia is at {playground.page_url}", flush=True)
        await _serve(known, playground.bot_token, signs)
    finally:
        await playground.stop()


async def _serve(known: Settings, token: str, signs: asyncio.Queue[signal.Signals]) -> None:
    """Run the bot until it is told to stop; told once more, it does not finish what it is doing."""
    app = Loggia(await Store.open(known.database), house_pause=known.house_pause)
    app.studio.easel = Easel()
    _be_swift()
    async with app, contextlib.AsyncExitStack() as around:
        around.enter_context(counted(app.metrics))
        if known.metrics_port is not None:
            lookout = Lookout(app).listening(known.metrics_port, open_to_network=known.metrics_open_to_network)
            await around.enter_async_context(lookout)
        running = asyncio.create_task(app.start(token), name="discord")
        await _first(running, signs.get())
        if running.done():
            await running
            return
        stopping = asyncio.create_task(app.stop(), name="stop")
        await _first(stopping, signs.get())
        if not stopping.done():
            stopping.cancel()
            await app.close()
        await asyncio.gather(running, stopping, return_exceptions=True)


def _be_swift() -> None:
    """Whoever presses waits neither for a thread that is busy with something longer, nor for Python to look through
    everything that was loaded and will never go."""
    for language in LANGUAGES:
        words(language)
    import_module("bot.commands")
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SWEEPS)


def _signs() -> asyncio.Queue[signal.Signals]:
    """The signals to stop, as they come."""
    come: asyncio.Queue[signal.Signals] = asyncio.Queue()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, come.put_nowait, sign)
    return come


async def _first(task: asyncio.Task[None], sign: Coroutine[Any, Any, object]) -> None:
    """Wait for one of the two; the task goes on."""
    waiting = asyncio.create_task(sign, name="signals")
    await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()


def _writable(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise BadSetting(f"The data folder {folder} cannot be written to: {error.strerror}.") from error


def _forget(known: Settings) -> None:
    Playground.reset(known.data)
    for suffix in ("", "-wal", "-shm"):
        Path(f"{known.database}{suffix}").unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main())
