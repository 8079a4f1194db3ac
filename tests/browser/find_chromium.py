"""Finds the browser that the tests drive; run as a script, it installs one where that is allowed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SETTING = "LOGGIA_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
HOW = (
    "The tests of the page need Chromium: install it (on Debian: apt-get install chromium), "
    f"or set {SETTING} to the path of a Chromium or Chrome."
)


def find_chromium() -> str | None:
    """The path of a Chromium, the one that the setting names before all others."""
    chosen = os.environ.get(SETTING)
    if chosen:
        return shutil.which(chosen)
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in found if path), str(MAC) if MAC.exists() else None)


def may_install() -> bool:
    """Whether to install one is ours: a Debian where we are root, and nobody has chosen another browser."""
    chosen = SETTING in os.environ
    return not chosen and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> bool:
    steps = (["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"])
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in steps:
        done = subprocess.run(step, env=quiet, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        if done.returncode != 0:
            sys.stderr.buffer.write(done.stdout)
            return False
    return True


def main() -> None:
    """Leave a Chromium behind if that can be, otherwise a sentence; the tests themselves decide what a lack means."""
    if find_chromium() is None and not (may_install() and install()):
        sys.stderr.write(HOW + "\n")


if __name__ == "__main__":
    main()
