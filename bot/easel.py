"""An easel of its own: a process that paints, so that the one that answers people never waits for a brush.

Composing and painting is work for the processor, and in one process every thread waits for the one that works. The
easel reads commissions from its standard input and writes paintings to its standard output, each after its length; it
ends when nobody is left who could send one, however that came about.
"""

import os
import pickle
import subprocess
import sys
import threading
from typing import IO

import render
from bot.commissions import Commission, Painting, carry_out
from bot.words import LANGUAGES, words

LENGTH = 8
NICE = 10


class EaselBroken(Exception):
    """The process has gone; the next picture begins another."""


class Easel:
    """Asked from threads, one commission at a time."""

    def __init__(self) -> None:
        self._one_at_a_time = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    def paint(self, commission: Commission) -> tuple[Painting, ...]:
        packed = pickle.dumps(commission, pickle.HIGHEST_PROTOCOL)
        with self._one_at_a_time:
            process = self._process = self._process or _start()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                _write(process.stdin, packed)
                painted = _read(process.stdout)
            except OSError as error:
                self.close()
                raise EaselBroken from error
            if painted is None:
                self.close()
                raise EaselBroken
        paintings: tuple[Painting, ...] = pickle.loads(painted)  # noqa: S301 - what we started ourselves wrote it
        return paintings

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:  # what was still to be written has nowhere to go
                    continue


def _start() -> subprocess.Popen[bytes]:
    # in a session of its own, so that what interrupts the bot at a terminal leaves the easel to the bot; and silent:
    # a picture that it cannot paint fails without it, too, and is then logged without what is in a hand
    return subprocess.Popen(
        [sys.executable, "-m", "bot.easel"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _write(pipe: IO[bytes], data: bytes) -> None:
    pipe.write(len(data).to_bytes(LENGTH))
    pipe.write(data)
    pipe.flush()


def _read(pipe: IO[bytes]) -> bytes | None:
    """The next message; None at the end."""
    length = pipe.read(LENGTH)
    if len(length) < LENGTH:
        return None
    size = int.from_bytes(length)
    data = pipe.read(size)
    return data if len(data) == size else None


def paint(come: IO[bytes], gone: IO[bytes]) -> None:
    """Paint whatever comes, until nothing comes any more."""
    for language in LANGUAGES:
        words(language)  # read now, so that the first picture does not wait for it
    while (packed := _read(come)) is not None:
        commission = pickle.loads(packed)  # noqa: S301 - only the bot that started this process can write to it
        _write(gone, pickle.dumps(carry_out(commission, render.PAINTERS), pickle.HIGHEST_PROTOCOL))


def _give_way() -> None:
    """Whoever waits for an answer comes before whoever waits for a picture, also where processors are few."""
    if hasattr(os, "nice"):  # not on every system
        os.nice(NICE)


if __name__ == "__main__":
    _give_way()
    paint(sys.stdin.buffer, sys.stdout.buffer)
