"""`python -m bench` prints every figure, `python -m bench rules` one of them; `python -m bench soak` tries for
long what `make test` tries in short: the laws, kills, hostile presses, with new chance every time; `python -m bench
soak kills` one of these."""

import argparse
import sys
from importlib import import_module

FIGURES = ("rules", "render", "houses", "playground", "handovers", "store", "load")
SOAK = ("laws", "kills", "presses")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Print how fast the house is.")
    parser.add_argument("what", nargs="?", choices=[*FIGURES, "soak"], help="one figure, or the soak")
    parser.add_argument("part", nargs="?", choices=SOAK, help="of the soak; all of it if none is named")
    given = parser.parse_args()
    if given.part and given.what != "soak":
        parser.error("only the soak has parts")
    if given.what == "soak":
        return int(import_module("bench.soak").run([given.part] if given.part else SOAK))
    for name in [given.what] if given.what else FIGURES:
        print(f"\n{name}\n{'=' * len(name)}")
        import_module(f"bench.{name}").run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
