"""`python -m rules record GAME --seats N --seed TEXT`, `python -m rules replay FILE …` and
`python -m rules states GAME … --to FOLDER`."""

import argparse
import sys
from pathlib import Path

import msgspec

from rules import GAMES
from rules.errors import BadRecord, Illegal
from rules.record import record, replay
from rules.samples import samples


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m rules", description="Record and replay whole games, keep states.")
    verbs = parser.add_subparsers(dest="verb", required=True)
    recording = verbs.add_parser("record", help="play a random game and print it as JSON lines")
    recording.add_argument("game", choices=sorted(GAMES))
    recording.add_argument("--seats", type=int, required=True)
    recording.add_argument("--seed", default="0", help="any text; the same text gives the same game")
    recording.add_argument("--options", default="{}", help='as JSON, such as {"high_bonus": true}')
    recording.add_argument("--to", type=Path, help="write to this file instead")
    replaying = verbs.add_parser("replay", help="check that recorded games still happen as they did")
    replaying.add_argument("files", type=Path, nargs="+")
    keeping = verbs.add_parser("states", help="write states of several points of a game, to be kept for a release")
    keeping.add_argument("games", choices=sorted(GAMES), nargs="+", metavar="game")
    keeping.add_argument("--to", type=Path, required=True, help="a folder, named for the release")
    given = parser.parse_args(arguments)
    match given.verb:
        case "record":
            return _record(given)
        case "replay":
            return _replay(given.files)
    return _keep(given.games, given.to)


def _record(given: argparse.Namespace) -> int:
    game = GAMES[given.game]
    try:
        options = msgspec.json.decode(given.options, type=game.Options)
        lines = list(record(game, given.seats, options, given.seed))
    except (Illegal, msgspec.MsgspecError) as error:
        print(f"That game cannot be played: {error}.", file=sys.stderr)
        return 2
    text = b"\n".join(lines) + b"\n"
    if given.to:
        given.to.write_bytes(text)
    else:
        sys.stdout.write(text.decode())
    return 0


def _keep(games: list[str], folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    for name in games:
        kept = dict(samples(GAMES[name]))
        for what, state in kept.items():
            (folder / f"{name}-{what}.state").write_bytes(state)
        print(f"{folder}: {len(kept)} states of {name}")
    return 0


def _replay(files: list[Path]) -> int:
    changed = 0
    for file in files:
        try:
            result = replay(file.read_bytes().splitlines())
            print(f"{file}: as recorded, scores {', '.join(map(str, result.scores))}")
        except BadRecord as error:
            print(f"{file}: {error}", file=sys.stderr)
            changed += 1
        except OSError as error:
            print(f"{file}: cannot be read ({error.strerror})", file=sys.stderr)
            changed += 1
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
