"""Signs that every game uses."""

from collections.abc import Mapping

from render.signs.recipe import Recipe, disc, fill, pen

SIGNS: Mapping[str, Recipe] = {
    "crown": (
        fill("main", "M 12 76 L 6 32 L 30 52 L 50 18 L 70 52 L 94 32 L 88 76 Z"),
        disc("main", 6, 30, 6),
        disc("main", 50, 16, 7),
        disc("main", 94, 30, 6),
        fill("main", "M 12 80 H 88 V 90 H 12 Z"),
        disc("detail", 50, 66, 5),
        disc("detail", 28, 67, 4),
        disc("detail", 72, 67, 4),
    ),
    "hourglass": (
        fill("main", "M 18 8 H 82 V 18 H 18 Z"),
        fill("main", "M 18 82 H 82 V 92 H 18 Z"),
        pen("main", 6, "M 27 18 C 27 40 46 44 46 50 C 46 56 27 60 27 82"),
        pen("main", 6, "M 73 18 C 73 40 54 44 54 50 C 54 56 73 60 73 82"),
        fill("main", "M 36 30 H 64 Q 60 40 50 48 Q 40 40 36 30 Z"),
        fill("main", "M 32 82 Q 38 68 50 64 Q 62 68 68 82 Z"),
    ),
    "clock": (
        disc("main", 50, 50, 44),
        disc("detail", 50, 50, 35),
        pen("main", 7, "M 50 26 V 52 L 66 62"),
        disc("main", 50, 51, 5),
    ),
    "star": (
        fill(
            "main",
            "M 50 6 L 62.3 36.9 L 95.6 38.9 L 70 60.1 L 78.2 92.3 L 50 74.6 L 21.8 92.3 L 30 60.1 L 4.4 38.9 "
            "L 37.7 36.9 Z",
        ),
    ),
    "laurel": (
        pen("main", 5, "M 46 94 C 18 86 8 58 16 22"),
        pen("main", 5, "M 54 94 C 82 86 92 58 84 22"),
        *(
            fill("main", leaf)
            for leaf in (
                "M 16 22 Q 8 10 18 2 Q 26 12 16 22 Z", "M 84 22 Q 92 10 82 2 Q 74 12 84 22 Z",
                "M 14 42 Q 0 34 2 22 Q 16 26 14 42 Z", "M 86 42 Q 100 34 98 22 Q 84 26 86 42 Z",
                "M 15 42 Q 18 26 32 26 Q 32 40 15 42 Z", "M 85 42 Q 82 26 68 26 Q 68 40 85 42 Z",
                "M 19 62 Q 2 60 0 46 Q 16 46 19 62 Z", "M 81 62 Q 98 60 100 46 Q 84 46 81 62 Z",
                "M 20 62 Q 20 46 34 44 Q 36 58 20 62 Z", "M 80 62 Q 80 46 66 44 Q 64 58 80 62 Z",
                "M 29 80 Q 12 82 6 70 Q 22 66 29 80 Z", "M 71 80 Q 88 82 94 70 Q 78 66 71 80 Z",
                "M 30 80 Q 26 64 39 60 Q 44 72 30 80 Z", "M 70 80 Q 74 64 61 60 Q 56 72 70 80 Z",
            )
        ),
    ),
    "house": (
        fill("main", "M 50 10 L 96 50 H 84 V 90 H 16 V 50 H 4 Z"),
        fill("detail", "M 42 62 H 58 V 90 H 42 Z"),
    ),
    "coin": (
        disc("main", 50, 50, 44),
        disc("detail", 50, 50, 36),
        disc("main", 50, 50, 31),
    ),
    "arrow": (fill("main", "M 8 40 H 56 V 18 L 94 50 L 56 82 V 60 H 8 Z"),),
}  # fmt: skip
