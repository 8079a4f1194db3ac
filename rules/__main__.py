"""`python -m rules record GAME --seats N --seed TEXT` and `python -m rules replay FILE …`."""

import argparse
import sys
from pathlib import Path

import msgspec

from rules import GAMES
from rules.errors import BadRecord, Illegal
from rules.record import record, replay


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m rules", description="Record and replay whole games.")
    verbs = parser.add_subparsers(dest="verb", required=True)
    recording = verbs.add_parser("record", help="play a random game and print it as JSON lines")
    recording.add_argument("game", choices=sorted(GAMES))
    recording.add_argument("--seats", type=int, required=True)
    recording.add_argument("--seed", default="0", help="any text; the same text gives the same game")
    recording.add_argument("--options", default="{}", help='as JSON, such as {"high_bonus": true}')
    recording.add_argument("--to", type=Path, help="write to this file instead")
    replaying = verbs.add_parser("replay", help="check that recorded games still happen as they did")
    replaying.add_argument("files", type=Path, nargs="+")
    given = parser.parse_args(arguments)
    return _record(given) if given.verb == "record" else _replay(given.files)


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
