"""Signs of Medici: its five goods, its neutral cards, ship and warehouse, the florin with its lily."""

from collections.abc import Mapping

from render.signs.recipe import Recipe, Stroke, disc, fill, pen


def _ear(x: float, y: float, lean: float) -> tuple[Stroke, ...]:
    """Two grains of corn, left and right of the stalk."""
    return (
        fill("main", f"M {x} {y} Q {x - 17 + lean} {y - 4} {x - 15 + lean} {y - 22} Q {x + lean} {y - 18} {x} {y} Z"),
        fill("main", f"M {x} {y} Q {x + 17 + lean} {y - 4} {x + 15 + lean} {y - 22} Q {x + lean} {y - 18} {x} {y} Z"),
    )


_LILY: Recipe = (
    fill("main", "M 50 4 C 66 22 68 40 58 58 H 42 C 32 40 34 22 50 4 Z"),
    fill("main", "M 38 58 C 34 40 26 32 17 32 C 6 32 2 46 10 54 C 12 47 20 46 23 52 C 25 56 25 58 24 61 H 38 Z"),
    fill("main", "M 62 58 C 66 40 74 32 83 32 C 94 32 98 46 90 54 C 88 47 80 46 77 52 C 75 56 75 58 76 61 H 62 Z"),
    fill("main", "M 22 62 H 78 V 70 H 22 Z"),
    fill("main", "M 42 72 H 58 C 58 82 62 88 68 92 C 60 94 54 92 50 97 C 46 92 40 94 32 92 C 38 88 42 82 42 72 Z"),
    pen("main", 3, "M 24 66 C 22 78 28 84 34 80"),
    pen("main", 3, "M 76 66 C 78 78 72 84 66 80"),
)


def _small(recipe: Recipe, share: float, paint: str) -> Recipe:
    """A recipe around the middle, shrunk, in one colour; for a sign within a sign."""
    return tuple(_shrunk(stroke, share, paint) for stroke in recipe)


def _shrunk(stroke: Stroke, share: float, paint: str) -> Stroke:
    def moved(word: str) -> str:
        return word if word.isalpha() else str(50 + (float(word) - 50) * share)

    path = " ".join(moved(word) for word in stroke.path.split())
    return Stroke(paint="main" if paint == "main" else "detail", path=path, thick=stroke.thick * share)


SIGNS: Mapping[str, Recipe] = {
    "grain": (
        pen("main", 5, "M 50 96 V 34"),
        *_ear(50, 78, 0),
        *_ear(50, 60, 0),
        *_ear(50, 42, 0),
        fill("main", "M 50 28 Q 38 16 50 2 Q 62 16 50 28 Z"),
        pen("main", 3, "M 33 30 L 27 10"),
        pen("main", 3, "M 67 30 L 73 10"),
    ),
    "spice": (
        # a mortar with its pestle
        pen("main", 11, "M 58 42 L 78 8"),
        disc("main", 78, 9, 8),
        fill("main", "M 8 42 H 92 V 52 H 86 C 84 70 74 80 64 84 V 88 H 74 V 96 H 26 V 88 H 36 V 84 C 26 80 16 70 14 52 H 8 Z"),
        pen("detail", 4, "M 24 60 H 76"),
        disc("main", 32, 32, 5),
        disc("main", 44, 24, 5),
        disc("main", 24, 18, 4),
    ),
    "furs": (
        # a pelt, stretched
        fill(
            "main",
            "M 50 4 C 56 4 60 10 59 18 C 68 18 76 14 84 8 L 94 24 C 84 28 77 34 75 44 C 78 54 77 62 74 68 "
            "C 80 74 88 78 94 80 L 84 96 C 74 92 66 84 60 82 C 57 84 55 90 50 98 C 45 90 43 84 40 82 "
            "C 34 84 26 92 16 96 L 6 80 C 12 78 20 74 26 68 C 23 62 22 54 25 44 C 23 34 16 28 6 24 "
            "L 16 8 C 24 14 32 18 41 18 C 40 10 44 4 50 4 Z",
        ),
        pen("detail", 3.5, "M 50 24 V 74"),
        pen("detail", 3.5, "M 38 36 L 44 42"),
        pen("detail", 3.5, "M 62 36 L 56 42"),
        pen("detail", 3.5, "M 36 54 L 43 58"),
        pen("detail", 3.5, "M 64 54 L 57 58"),
    ),
    "dyes": (
        # a drop falls into a round flask
        fill("main", "M 38 8 H 62 V 16 H 58 V 38 C 78 42 90 56 90 70 C 90 88 74 96 50 96 C 26 96 10 88 10 70 C 10 56 22 42 42 38 V 16 H 38 Z"),
        fill("detail", "M 20 68 Q 35 60 50 68 Q 65 76 80 68 C 80 82 70 88 50 88 C 30 88 20 82 20 68 Z"),
        disc("detail", 42, 54, 4),
        disc("detail", 58, 58, 3),
    ),
    "cloth": (
        # a bolt, its end unrolled
        fill("main", "M 22 14 H 84 C 92 14 96 22 96 30 C 96 38 92 46 84 46 H 76 V 94 Q 62 86 48 94 Q 34 100 22 92 V 46 C 8 46 4 38 4 30 C 4 22 10 14 22 14 Z"),
        pen("detail", 4, "M 22 46 H 76"),
        pen("detail", 4, "M 22 30 C 22 24 12 24 12 31 C 12 40 24 40 28 32 C 30 24 26 21 22 21"),
        pen("detail", 4, "M 36 58 V 80"),
        pen("detail", 4, "M 49 58 V 80"),
        pen("detail", 4, "M 62 58 V 80"),
    ),
    "lily": _LILY,
    "florin": (
        disc("main", 50, 50, 47),
        disc("detail", 50, 50, 41),
        disc("main", 50, 50, 38),
        *_small(_LILY, 0.58, "detail"),
    ),
    "ship": (
        fill("main", "M 4 66 H 96 C 92 82 84 92 76 94 H 24 C 14 92 7 82 4 66 Z"),
        pen("main", 5, "M 48 66 V 6"),
        fill("main", "M 54 12 C 78 20 86 40 84 58 H 54 Z"),
        fill("main", "M 43 18 C 30 28 22 42 20 58 H 43 Z"),
        pen("detail", 4, "M 14 77 H 86"),
    ),
    "warehouse": (
        fill("main", "M 50 6 L 96 36 V 94 H 4 V 36 Z"),
        fill("detail", "M 20 48 H 80 V 94 H 20 Z"),
        fill("main", "M 26 72 H 48 V 94 H 26 Z"),
        fill("main", "M 52 72 H 74 V 94 H 52 Z"),
        fill("main", "M 39 50 H 61 V 69 H 39 Z"),
    ),
    "flag": (
        pen("main", 8, "M 18 4 V 98"),
        fill("main", "M 20 8 C 44 -2 60 22 92 10 L 82 34 L 92 56 C 60 68 44 44 20 54 Z"),
    ),
    "treasure": (
        fill("main", "M 10 42 C 10 20 22 10 36 10 H 64 C 78 10 90 20 90 42 Z"),
        fill("main", "M 8 48 H 92 V 92 H 8 Z"),
        fill("detail", "M 40 38 H 60 V 62 Q 50 72 40 62 Z"),
        disc("main", 50, 50, 5),
        pen("main", 4, "M 50 50 V 60"),
        pen("detail", 4, "M 24 50 V 90"),
        pen("detail", 4, "M 76 50 V 90"),
        pen("detail", 4, "M 24 15 V 40"),
        pen("detail", 4, "M 76 15 V 40"),
    ),
    "trinket": (
        # a ring with its stone
        disc("main", 50, 66, 31),
        disc("detail", 50, 66, 21),
        fill("main", "M 34 4 H 66 L 80 20 L 50 46 L 20 20 Z"),
        pen("detail", 3, "M 22 20 H 78"),
        pen("detail", 3, "M 40 6 L 38 20 L 50 42 L 62 20 L 60 6"),
    ),
}  # fmt: skip
