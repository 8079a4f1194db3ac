"""`python -m bench` prints every figure, `python -m bench rules` one of them; `python -m bench soak` plays long under
the laws, with new games every time."""

import argparse
import os
import pkgutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import bench

HOUSE = Path(__file__).parents[1]
LAWS = "tests/laws/test_laws.py"


def figures() -> list[str]:
    """Every figure there is, the rules first."""
    names = [module.name for module in pkgutil.iter_modules(bench.__path__) if not module.name.startswith("_")]
    return sorted(names, key=lambda name: (name != "rules", name))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Print how fast the house is.")
    parser.add_argument("what", nargs="?", choices=[*figures(), "soak"], help="one figure, or the soak")
    what = parser.parse_args().what
    if what == "soak":
        return soak()
    for name in [what] if what else figures():
        print(f"\n{name}\n{'=' * len(name)}")
        import_module(f"bench.{name}").run()
    return 0


def soak() -> int:
    """Hundreds of games under every law, for every game and table size; a failure prints the seed to play it again."""
    command = [sys.executable, "-m", "pytest", LAWS, "-n", "auto", "-p", "no:cacheprovider"]
    return subprocess.run(command, cwd=HOUSE, env={**os.environ, "LOGGIA_SOAK": "1"}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
