"""Start here: `python -m bot` runs the bot, with Discord if there is a token, else with a playground of its own.

python -m bot [--fresh]        --fresh forgets the playground's world and the bot's database together
python -m bot backup FILE      a safe copy of the database, also while the bot runs
python -m bot export TABLE     a whole table as a file, its secrets included; for the operator alone
"""

import argparse
import asyncio
import logging
import signal
import sys
from pathlib import Path

import discord

from bot import export, settings, showcase
from bot.app import Loggia
from bot.discord_endpoints import use_endpoints
from bot.settings import BadSetting, Settings
from bot.store import NewerDatabase, Store, StoreTrouble, backup
from bot.words import LANGUAGES
from playground import Playground, PlaygroundError

PLAIN = (BadSetting, NewerDatabase, StoreTrouble, PlaygroundError)
"""Troubles whose own sentence is all an operator needs."""


def main(arguments: list[str] | None = None) -> int:
    given = _parser().parse_args(arguments)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord").setLevel(logging.WARNING)
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns of missing voice, which nobody here needs
    logging.getLogger("alembic").setLevel(logging.WARNING)
    try:
        known = settings.load()
        match given.command:
            case "backup":
                backup(known.database, given.file)
                print(f"Copied to {given.file}.")
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
    parser = argparse.ArgumentParser(prog="python -m bot", description="Loggia: merchant board games on Discord.")
    parser.add_argument("--fresh", action="store_true", help="forget the playground's world and the bot's database")
    commands = parser.add_subparsers(dest="command")
    copy = commands.add_parser("backup", help="copy the database safely, also while the bot runs")
    copy.add_argument("file", type=Path)
    whole = commands.add_parser("export", help="write a whole table, its secrets included, to the standard output")
    whole.add_argument("table", type=int)
    pictures = commands.add_parser("pictures", help="paint pictures of every game at work")
    pictures.add_argument("folder", type=Path)
    pictures.add_argument("--language", choices=LANGUAGES, default="en")
    return parser


async def _run(known: Settings, *, fresh: bool) -> None:
    _writable(known.data)
    if known.token:
        if fresh:
            raise BadSetting("--fresh is for the playground; it does not delete the games of a real server.")
        if known.api:
            use_endpoints(known.api, known.gateway or "", known.cdn or known.api)
        await _serve(known, known.token)
        return
    if fresh:
        _forget(known)
    playground = Playground(known.data, port=known.port, schema=known.schema)
    await playground.start()
    try:
        use_endpoints(playground.api_url, playground.gateway_url, playground.cdn_url)
        print(f"Loggia is at {playground.page_url}", flush=True)
        await _serve(known, playground.bot_token)
    finally:
        await playground.stop()


async def _serve(known: Settings, token: str) -> None:
    """Run the bot until it is told to stop."""
    loop = asyncio.get_running_loop()
    app = Loggia(await Store.open(known.database), house_pause=known.house_pause)
    stopped = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    async with app:
        running = asyncio.create_task(app.start(token), name="discord")
        waiting = asyncio.create_task(stopped.wait(), name="signals")
        await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if running.done():
            await running
        else:
            await app.close()
            await asyncio.gather(running, return_exceptions=True)


def _writable(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
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
