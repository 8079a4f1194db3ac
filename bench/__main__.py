"""`python -m bench` prints every figure, `python -m bench rules` one of them; `python -m bench soak` tries for
long what `make test` tries in short: the laws, kills, hostile presses, with new chance every time."""

import argparse
import sys
from importlib import import_module

FIGURES = ("rules", "render", "houses", "playground", "handovers", "store", "load")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Print how fast the house is.")
    parser.add_argument("what", nargs="?", choices=[*FIGURES, "soak"], help="one figure, or the soak")
    what = parser.parse_args().what
    if what == "soak":
        return int(import_module("bench.soak").run())
    for name in [what] if what else FIGURES:
        print(f"\n{name}\n{'=' * len(name)}")
        import_module(f"bench.{name}").run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
