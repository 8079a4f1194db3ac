"""Signs of Venice: goods, coins and scrolls, masks and cards, gondolas and whatever else lies on its canals."""

from collections.abc import Mapping

from render.signs.recipe import Recipe, Stroke, disc, fill, pen
from render.signs.venice_buildings import SIGNS as BUILDINGS

_CARD = "M 20 4 H 80 C 86 4 88 6 88 12 V 88 C 88 94 86 96 80 96 H 20 C 14 96 12 94 12 88 V 12 C 12 6 14 4 20 4 Z"

_MASK = (
    "M 4 20 C 20 11 38 13 50 23 C 62 13 80 11 96 20 C 98 50 90 80 72 85 C 60 87 56 75 50 65 C 44 75 40 87 28 85 "
    "C 10 80 2 50 4 20 Z"
)
_EYES = ("M 14 42 C 22 30 36 32 42 47 C 32 57 18 55 14 42 Z", "M 86 42 C 78 30 64 32 58 47 C 68 57 82 55 86 42 Z")


def _token(*letter: Stroke) -> Recipe:
    """An eight-sided piece with a letter: nobody's colour, so nobody's shield."""
    return (
        fill("detail", "M 28 2 H 72 L 98 28 V 72 L 72 98 H 28 L 2 72 V 28 Z"),
        fill("main", "M 31 9 H 69 L 91 31 V 69 L 69 91 H 31 L 9 69 V 31 Z"),
        *letter,
    )


SIGNS: Mapping[str, Recipe] = {
    **BUILDINGS,
    # ---------------------------------------------------------------- goods
    "ceramics": (
        # a jug with two handles
        fill("main", "M 34 4 H 66 V 14 H 60 V 26 C 82 34 86 62 64 84 V 96 H 36 V 84 C 14 62 18 34 40 26 V 14 H 34 Z"),
        pen("main", 7, "M 36 22 C 14 16 8 36 22 44"),
        pen("main", 7, "M 64 22 C 86 16 92 36 78 44"),
        pen("detail", 5, "M 28 48 L 39 56 L 50 48 L 61 56 L 72 48"),
    ),
    "cloth": (
        # a bolt, half unrolled
        disc("main", 24, 30, 22),
        fill("main", "M 24 8 H 78 C 92 8 98 18 98 30 C 98 42 92 52 78 52 H 24 Z"),
        disc("detail", 24, 30, 13),
        disc("main", 24, 30, 6),
        fill("main", "M 42 50 H 94 V 94 L 85.5 86 L 77 94 L 68 86 L 59.5 94 L 51 86 L 42 94 Z"),
        pen("detail", 4, "M 44 64 H 92"),
        pen("detail", 4, "M 50 30 H 86"),
    ),
    "silver": (
        # three ingots
        fill("main", "M 32 12 H 68 L 78 46 H 22 Z"),
        fill("main", "M 12 54 H 38 L 48 90 H 2 Z"),
        fill("main", "M 62 54 H 88 L 98 90 H 52 Z"),
        pen("detail", 4, "M 37 22 H 63"),
        pen("detail", 4, "M 16 64 H 34"),
        pen("detail", 4, "M 66 64 H 84"),
    ),
    "any": (
        # a cube of any kind
        fill("main", "M 50 4 L 94 27 L 50 50 L 6 27 Z"),
        fill("main", "M 4 33 L 47 56 V 97 L 4 74 Z"),
        fill("main", "M 96 33 L 53 56 V 97 L 96 74 Z"),
    ),
    # ---------------------------------------------------------------- what is written down
    "ducat": (
        disc("main", 50, 50, 47),
        disc("detail", 50, 50, 40),
        disc("main", 50, 50, 35),
        fill("detail", "M 30 66 C 30 44 36 32 52 26 C 62 22 68 26 66 34 C 64 42 66 52 70 66 Z"),
        fill("detail", "M 28 69 H 72 V 76 H 28 Z"),
    ),
    "scroll": (
        fill("main", "M 22 14 H 82 V 80 H 22 Z"),
        disc("main", 22, 24, 13),
        disc("detail", 22, 24, 5),
        fill("main", "M 9 80 H 78 C 84 80 84 94 78 94 H 20 C 10 94 8 86 9 80 Z"),
        disc("main", 80, 84, 13),
        disc("detail", 80, 84, 5),
        pen("detail", 4, "M 40 30 H 72"),
        pen("detail", 4, "M 40 45 H 72"),
        pen("detail", 4, "M 40 60 H 62"),
    ),
    "intrigue": (fill("main", _MASK), *(fill("detail", eye) for eye in _EYES)),
    "council": (
        # a step up in the council
        fill("main", "M 50 2 L 90 46 H 66 V 96 H 34 V 46 H 10 Z"),
        fill("detail", "M 50 30 L 68 44 V 48 H 32 V 44 Z"),
        fill("detail", "M 38 52 H 44 V 76 H 38 Z"),
        fill("detail", "M 47 52 H 53 V 76 H 47 Z"),
        fill("detail", "M 56 52 H 62 V 76 H 56 Z"),
        fill("detail", "M 36 79 H 64 V 85 H 36 Z"),
    ),
    # ---------------------------------------------------------------- cards and pieces
    "influence": (
        # a card with a mask on it
        fill("main", _CARD),
        fill("detail", "M 22 14 H 78 V 86 H 22 Z"),
        fill("main", "M 26 40 C 34 34 44 36 50 40 C 56 36 66 34 74 40 C 74 54 70 64 62 64 C 56 64 53 60 50 56 "
                     "C 47 60 44 64 38 64 C 30 64 26 54 26 40 Z"),
    ),
    "mission": (
        # a sealed contract
        fill("main", _CARD),
        pen("detail", 5, "M 26 24 H 74"),
        pen("detail", 5, "M 26 38 H 74"),
        pen("detail", 5, "M 26 52 H 54"),
        disc("detail", 64, 72, 15),
        disc("main", 64, 72, 8),
    ),
    "favour": (fill("main", _CARD), fill("detail", "M 50 22 L 60 42 L 82 45 L 66 60 L 70 82 L 50 72 L 30 82 L 34 60 "
                                                   "L 18 45 L 40 42 Z")),
    "bridge": (
        fill("main", "M 2 66 C 14 60 30 26 50 26 C 70 26 86 60 98 66 V 84 H 82 C 80 58 66 52 50 52 C 34 52 20 58 18 84 "
                     "H 2 Z"),
        pen("main", 5, "M 2 52 C 16 46 32 12 50 12 C 68 12 84 46 98 52"),
        pen("main", 4, "M 26 30 V 44"),
        pen("main", 4, "M 74 30 V 44"),
        pen("main", 4, "M 50 14 V 30"),
        pen("detail", 4, "M 34 44 C 44 36 56 36 66 44"),
    ),
    "assistant": (
        disc("main", 50, 22, 18),
        fill("main", "M 50 36 C 76 36 84 60 86 84 C 86 92 80 96 72 96 H 28 C 20 96 14 92 14 84 C 16 60 24 36 50 36 Z"),
    ),
    "rivals": (
        disc("main", 28, 26, 16),
        fill("main", "M 28 42 C 50 42 54 62 56 84 H 2 C 4 62 8 42 28 42 Z"),
        disc("detail", 68, 30, 21),
        fill("detail", "M 68 40 C 94 40 100 66 100 96 H 30 C 34 66 42 40 68 40 Z"),
        disc("main", 68, 30, 16),
        fill("main", "M 68 46 C 90 46 96 66 98 94 H 38 C 40 66 46 46 68 46 Z"),
    ),
    "gondola": (
        fill("main", "M 2 46 C 2 34 6 22 14 18 C 14 30 16 44 26 50 C 44 58 68 58 82 48 C 90 42 94 30 98 26 C 98 50 "
                     "88 74 58 78 C 24 80 4 66 2 46 Z"),
        pen("detail", 4, "M 20 56 C 40 66 70 64 88 50"),
        pen("main", 5, "M 6 18 H 18"),
    ),
    "prow": (
        # the iron comb on the bow of a gondola
        fill("main", "M 30 98 V 30 C 30 12 44 2 66 4 C 82 6 92 16 92 24 C 80 18 66 18 58 24 Q 52 29 52 40 V 98 Z"),
        *(fill("main", f"M 52 {y} H 86 V {y + 7} H 52 Z") for y in (36, 47, 58, 69, 80, 91)),
        fill("main", "M 30 58 H 8 V 66 H 30 Z"),
        pen("detail", 3, "M 41 34 V 94"),
    ),
    "gondolier": (
        # his hat and its ribbon
        fill("main", "M 24 50 V 30 C 24 20 76 20 76 30 V 50 Z"),
        fill("main", "M 2 56 C 2 46 98 46 98 56 C 98 70 2 70 2 56 Z"),
        fill("detail", "M 24 40 H 76 V 50 H 24 Z"),
        fill("detail", "M 72 56 L 82 60 L 78 88 L 70 80 L 62 88 Z"),
    ),
    "spy": (
        fill("main", "M 2 50 C 20 4 80 4 98 50 C 80 96 20 96 2 50 Z"),
        disc("detail", 50, 50, 22),
        disc("main", 50, 50, 13),
        disc("detail", 55, 45, 4),
    ),
    "prison": (
        fill("main", "M 6 96 V 40 C 6 -8 94 -8 94 40 V 96 Z"),
        fill("detail", "M 17 86 V 42 C 17 6 83 6 83 42 V 86 Z"),
        pen("main", 7, "M 34 20 V 88"),
        pen("main", 7, "M 50 12 V 88"),
        pen("main", 7, "M 66 20 V 88"),
        pen("main", 7, "M 16 54 H 84"),
    ),
    "doge": (
        # his horned cap
        fill("main", "M 14 74 C 14 46 26 26 50 16 C 64 10 82 8 86 18 C 90 30 78 34 80 46 C 82 58 86 62 86 74 Z"),
        fill("main", "M 10 78 H 90 V 92 H 10 Z"),
        *(disc("detail", x, 85, 4) for x in (22, 36, 50, 64, 78)),
        pen("detail", 4, "M 30 72 C 32 50 42 36 58 28"),
    ),
    "token": _token(fill("detail", "M 22 42 C 32 36 42 38 50 42 C 58 38 68 36 78 42 C 78 58 74 70 64 70 C 57 70 54 65 "
                                   "50 60 C 46 65 43 70 36 70 C 26 70 22 58 22 42 Z")),
    "token-a": _token(pen("detail", 10, "M 29 78 L 50 22 L 71 78"), pen("detail", 9, "M 37 58 H 63")),
    "token-b": _token(
        pen("detail", 10, "M 34 24 V 76"),
        pen("detail", 9, "M 34 24 H 52 C 70 24 70 48 52 48 H 34"),
        pen("detail", 9, "M 52 48 C 74 48 74 76 52 76 H 34"),
    ),
    # ---------------------------------------------------------------- between signs
    "gives": (fill("main", "M 20 14 L 74 50 L 20 86 Z"),),
    "exchange": (
        fill("main", "M 4 30 H 66 V 14 L 96 38 L 66 62 V 46 H 4 Z"),
        fill("main", "M 96 70 H 34 V 56 L 4 77 L 34 98 V 84 H 96 Z"),
    ),
    "or": (pen("main", 12, "M 70 6 L 30 94"),),
    "up": (fill("main", "M 50 6 L 94 56 H 66 V 94 H 34 V 56 H 6 Z"),),
    "tick": (pen("main", 17, "M 12 54 L 38 80 L 88 22"),),
    "waves": tuple(
        pen("main", 6, f"M 4 {y} Q 16 {y - 14} 27 {y} Q 38 {y + 14} 50 {y} Q 62 {y - 14} 73 {y} Q 84 {y + 14} 96 {y}")
        for y in (22, 50, 78)
    ),
    "compass": (
        fill("main", "M 50 0 L 58 42 L 100 50 L 58 58 L 50 100 L 42 58 L 0 50 L 42 42 Z"),
        fill("main", "M 22 22 L 50 40 L 78 22 L 60 50 L 78 78 L 50 60 L 22 78 L 40 50 Z"),
        disc("detail", 50, 50, 9),
        disc("main", 50, 50, 4),
    ),
}  # fmt: skip
