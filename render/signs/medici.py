"""Signs of Medici: its five goods, its neutral cards, ship and warehouse, the florin with its lily."""

from collections.abc import Mapping

from render.signs.recipe import Recipe, Stroke, disc, fill, pen


def _ear(x: float, y: float) -> tuple[Stroke, ...]:
    """Two grains of corn, left and right of the stalk."""
    return (
        fill("main", f"M {x} {y} Q {x - 26} {y - 4} {x - 24} {y - 25} Q {x - 2} {y - 22} {x} {y} Z"),
        fill("main", f"M {x} {y} Q {x + 26} {y - 4} {x + 24} {y - 25} Q {x + 2} {y - 22} {x} {y} Z"),
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
        *_ear(50, 82),
        *_ear(50, 62),
        *_ear(50, 42),
        fill("main", "M 50 26 Q 36 14 50 0 Q 64 14 50 26 Z"),
        pen("main", 3, "M 30 14 L 24 2"),
        pen("main", 3, "M 70 14 L 76 2"),
    ),
    "spice": (
        # a mortar with its pestle
        pen("main", 11, "M 58 42 L 78 8"),
        disc("main", 78, 9, 8),
        fill(
            "main",
            "M 8 42 H 92 V 52 H 86 C 84 70 74 80 64 84 V 88 H 74 V 96 H 26 V 88 H 36 V 84 C 26 80 16 70 14 52 H 8 Z",
        ),
        pen("detail", 4, "M 24 60 H 76"),
        disc("main", 32, 32, 5),
        disc("main", 44, 24, 5),
        disc("main", 24, 18, 4),
    ),
    "furs": (
        # a hide, stretched to dry
        fill(
            "main",
            "M 36 3 Q 50 11 64 3 L 68 17 Q 80 21 91 12 L 99 31 Q 86 38 83 50 Q 86 62 97 69 L 89 88 Q 77 80 65 83 "
            "Q 57 86 55 99 H 45 Q 43 86 35 83 Q 23 80 11 88 L 3 69 Q 14 62 17 50 Q 14 38 1 31 L 9 12 Q 20 21 32 17 Z",
        ),
        pen("detail", 4, "M 41 34 L 50 41 L 59 34"),
        pen("detail", 4, "M 28 50 L 37 57 L 46 50"),
        pen("detail", 4, "M 54 50 L 63 57 L 72 50"),
        pen("detail", 4, "M 41 66 L 50 73 L 59 66"),
    ),
    "dyes": (
        # a drop falls into a round flask
        fill(
            "main",
            "M 38 8 H 62 V 16 H 58 V 38 C 78 42 90 56 90 70 C 90 88 74 96 50 96 C 26 96 10 88 10 70 C 10 56 22 42 "
            "42 38 V 16 H 38 Z",
        ),
        fill("detail", "M 20 68 Q 35 60 50 68 Q 65 76 80 68 C 80 82 70 88 50 88 C 30 88 20 82 20 68 Z"),
        disc("detail", 42, 54, 4),
        disc("detail", 58, 58, 3),
    ),
    "cloth": (
        # a length hung over its roll, striped and fringed
        fill("main", "M 14 4 H 86 C 98 4 98 28 86 28 H 14 C 2 28 2 4 14 4 Z"),
        fill("main", "M 14 26 H 86 V 84 H 14 Z"),
        pen("detail", 3.5, "M 14 28 H 86"),
        fill("detail", "M 14 42 H 86 V 48 H 14 Z"),
        fill("detail", "M 14 68 H 86 V 74 H 14 Z"),
        fill("detail", "M 50 50 L 60 58 L 50 66 L 40 58 Z"),
        fill("detail", "M 25 50 L 35 58 L 25 66 L 15 58 Z"),
        fill("detail", "M 75 50 L 85 58 L 75 66 L 65 58 Z"),
        *(pen("main", 5, f"M {x} 82 V 96") for x in (17, 30, 43.5, 56.5, 70, 83)),
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
