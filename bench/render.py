"""What a picture costs: painting against encoding the same image in the plainest way, with Pillow's own settings for a
PNG with a palette; that is what no bot that shows pictures can do without. Ours encodes faster, and says so beside it.

Each game is played at random with the most players it has, every move a picture, as at a table. The first picture of a
process and of a language is dearer, as nothing is kept ready yet; it is told apart.
"""

import io
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from PIL import Image

import rules
from bot.words import words
from render import PAINTERS, Picture, SeatLabel
from render.paint import encode, paint

MOST = 3.0
"""So many times the plain encoding may painting cost."""
_NAMES = ("Ada", "Krzysztof Brzęczyszczykiewicz", "Lorenzo il Magnifico", "Żaneta", "Ezio", "Filippa")
_MOVES = 250


def run() -> None:
    times = f"{'build ms':>10}{'paint ms':>10}{'encode ms':>11}{'plain ms':>10}"
    print(f"{'picture':22}{'count':>6}{times}{'paint/plain':>13}")
    for name in PAINTERS:
        _report(name)


def _report(name: str) -> None:
    costs: dict[str, list[tuple[float, ...]]] = {}
    for kind, build in _pictures(name):
        start = perf_counter()
        picture: Picture | None = build()
        built = perf_counter()
        if picture is None:
            continue
        image = paint(picture.scene)
        painted = perf_counter()
        encode(image)
        encoded = perf_counter()
        _encode_plainly(image)
        taken = (built - start, painted - built, encoded - painted, perf_counter() - encoded)
        costs.setdefault(kind if costs else "first", []).append(taken)
    for kind in costs:
        build, paint_time, encoding, plain = (median(column) * 1000 for column in zip(*costs[kind], strict=True))
        ratio = sum(one[1] for one in costs[kind]) / sum(one[3] for one in costs[kind])
        judged = "" if kind == "first" else "  ok" if ratio <= MOST else f"  over {MOST:g}"
        label = f"{name} {kind}"
        times = f"{build:>10.1f}{paint_time:>10.1f}{encoding:>11.1f}{plain:>10.1f}"
        print(f"{label:22}{len(costs[kind]):>6}{times}{ratio:>13.2f}{judged}")


def _encode_plainly(image: Image.Image) -> None:
    image.quantize(256, method=Image.Quantize.FASTOCTREE).save(io.BytesIO(), "PNG")


def _pictures(name: str) -> Iterator[tuple[str, Any]]:
    """Every picture of a game, each as what builds it."""
    game: Any = rules.GAMES[name]
    painter = PAINTERS[name]
    say = words("pl")
    count = game.seats[-1]
    seats = [SeatLabel(_NAMES[seat], house=seat > 0) for seat in range(count)]
    random = Random(name)
    state, events = game.open(count, None, random.randbytes(32))
    history = [painter.standing(game.view(state, None))]
    for move in range(100_000):
        view = game.view(state, None)
        if move < _MOVES:
            known = [event for event in events if event.reaches(None)]
            yield "board", lambda view=view, known=known: painter.board(view, seats, say, known)
            own = game.view(state, move % count)
            yield "hand", lambda own=own: painter.hand(own, seats, say)
        for picture in painter.summary([event for event in events if event.reaches(None)], view, seats, say):
            yield "summary", lambda picture=picture: picture
        awaited = game.awaited(state)
        if not awaited:
            break
        seat = random.choice(awaited)
        state, events = game.play(state, seat, random.choice(game.forms(state, seat)).pick(random))
        history.append(painter.standing(game.view(state, None)))
    yield "final", lambda: painter.final(game.result(state), view, seats, say, history)
