"""Signs of San Juan: its goods, its roles, the governor, and what lies about on the table."""

from collections.abc import Mapping

from render.signs.recipe import Recipe, Stroke, disc, fill, pen
from render.signs.sanjuan_buildings import BUILDINGS


def _leaves(x: float, y: float) -> tuple[Stroke, ...]:
    """A pair of small leaves, left and right of the stalk."""
    return (
        fill("main", f"M {x} {y} Q {x - 14} {y - 22} {x - 36} {y - 16} Q {x - 28} {y + 4} {x} {y} Z"),
        fill("main", f"M {x} {y} Q {x + 14} {y - 22} {x + 36} {y - 16} Q {x + 28} {y + 4} {x} {y} Z"),
    )


def _cane(x: float, top: float) -> tuple[Stroke, ...]:
    """A stalk of sugar cane with its joints."""
    return (
        fill("main", f"M {x - 8} {top} H {x + 8} V 96 H {x - 8} Z"),
        *(pen("detail", 3.5, f"M {x - 9} {y} H {x + 9}") for y in range(round(top) + 18, 92, 20)),
    )


def _ingot(x: float, y: float) -> tuple[Stroke, ...]:
    return (
        fill("main", f"M {x - 14} {y} H {x + 14} L {x + 24} {y + 30} H {x - 24} Z"),
        pen("detail", 3, f"M {x - 11} {y + 9} H {x + 9}"),
    )


SIGNS: Mapping[str, Recipe] = {
    **BUILDINGS,
    "indigo": (
        pen("main", 6, "M 50 98 V 24"),
        *_leaves(50, 88),
        *_leaves(50, 64),
        *_leaves(50, 40),
        fill("main", "M 50 30 Q 36 16 50 0 Q 64 16 50 30 Z"),
    ),
    "sugar": (
        *_cane(26, 26),
        *_cane(50, 10),
        *_cane(74, 32),
        fill("main", "M 58 14 Q 74 2 92 12 Q 76 14 64 26 Z"),
        fill("main", "M 42 16 Q 28 0 8 8 Q 24 12 36 26 Z"),
        fill("main", "M 82 38 Q 92 28 100 34 Q 92 38 86 48 Z"),
    ),
    "tobacco": (
        fill("main", "M 50 0 C 84 16 92 48 70 74 Q 62 83 53 85 L 55 99 H 45 L 47 85 Q 38 83 30 74 C 8 48 16 16 50 0 Z"),
        pen("detail", 4, "M 50 14 V 86"),
        *(pen("detail", 3, f"M 50 {y + 16} L {50 + side * 22} {y}") for y in (26, 44, 60) for side in (-1, 1)),
    ),
    "coffee": (
        fill("main", "M 8 66 C -6 40 14 6 40 10 C 62 14 62 52 42 68 C 30 78 16 78 8 66 Z"),
        pen("detail", 4.5, "M 40 14 C 22 30 44 42 12 68"),
        fill("main", "M 52 92 C 38 76 50 48 72 42 C 94 38 104 62 94 80 C 84 98 62 102 52 92 Z"),
        pen("detail", 4.5, "M 91 48 C 70 54 84 74 55 90"),
    ),
    "silver": (*_ingot(50, 18), *_ingot(25, 54), *_ingot(75, 54)),
    "builder": (
        # a hammer over a course of bricks
        fill("main", "M 4 66 H 44 V 80 H 4 Z"),
        fill("main", "M 49 66 H 96 V 80 H 49 Z"),
        fill("main", "M 4 84 H 24 V 98 H 4 Z"),
        fill("main", "M 29 84 H 70 V 98 H 29 Z"),
        fill("main", "M 75 84 H 96 V 98 H 75 Z"),
        pen("main", 9, "M 36 56 L 66 18"),
        fill("main", "M 40 10 L 52 0 L 88 28 L 82 42 L 70 40 L 60 30 L 54 16 Z"),
    ),
    "producer": (
        # a cog
        *(
            fill("main", path)
            for path in (
                "M 42 2 H 58 L 62 22 H 38 Z", "M 42 98 H 58 L 62 78 H 38 Z",
                "M 2 42 V 58 L 22 62 V 38 Z", "M 98 42 V 58 L 78 62 V 38 Z",
                "M 10 21 L 21 10 L 39 22 L 22 39 Z", "M 90 21 L 79 10 L 61 22 L 78 39 Z",
                "M 10 79 L 21 90 L 39 78 L 22 61 Z", "M 90 79 L 79 90 L 61 78 L 78 61 Z",
            )
        ),
        disc("main", 50, 50, 34),
        disc("detail", 50, 50, 16),
        disc("main", 50, 50, 7),
    ),
    "trader": (
        # scales
        pen("main", 6, "M 50 8 V 88"),
        fill("main", "M 26 88 H 74 V 97 H 26 Z"),
        pen("main", 6, "M 12 22 Q 50 8 88 22"),
        disc("main", 50, 9, 8),
        pen("main", 3, "M 14 24 L 3 60"),
        pen("main", 3, "M 14 24 L 30 60"),
        pen("main", 3, "M 86 24 L 70 60"),
        pen("main", 3, "M 86 24 L 97 60"),
        fill("main", "M 0 58 H 34 Q 30 76 17 76 Q 4 76 0 58 Z"),
        fill("main", "M 66 58 H 100 Q 96 76 83 76 Q 70 76 66 58 Z"),
    ),
    "councillor": (
        # a sealed scroll
        fill("main", "M 22 4 H 88 C 98 4 98 24 88 24 H 76 V 78 H 12 V 22 C 12 10 16 4 22 4 Z"),
        fill("main", "M 4 80 H 66 V 86 C 66 92 70 96 74 96 H 16 C 8 96 4 90 4 80 Z"),
        pen("detail", 4, "M 26 24 H 64"),
        pen("detail", 4, "M 26 38 H 64"),
        pen("detail", 4, "M 26 52 H 48"),
        disc("detail", 60, 62, 14),
        disc("main", 60, 62, 9),
        fill("main", "M 54 72 L 50 92 L 60 86 L 70 92 L 66 72 Z"),
    ),
    "prospector": (
        # a pick and a nugget
        pen("main", 9, "M 20 92 L 66 30"),
        fill("main", "M 30 14 C 54 2 84 18 92 50 L 98 66 C 80 50 66 36 46 24 L 26 22 Z"),
        fill("main", "M 58 84 L 66 70 L 84 68 L 96 80 L 90 96 H 62 Z"),
        pen("detail", 3.5, "M 68 84 L 76 78 L 84 84"),
    ),
    "governor": (
        # a hat with its plume
        fill("main", "M 2 70 Q 50 96 98 70 Q 92 58 78 56 Q 76 26 50 26 Q 24 26 22 56 Q 8 58 2 70 Z"),
        fill("detail", "M 23 54 Q 50 68 77 54 L 78 63 Q 50 77 22 63 Z"),
        fill("main", "M 70 58 C 66 30 78 6 98 4 C 92 14 100 20 94 28 C 98 34 90 40 90 46 C 86 54 80 60 70 58 Z"),
        pen("detail", 2.5, "M 74 56 Q 78 30 92 12"),
    ),
    "hand": (
        # two cards, held
        fill("main", "M 4 24 L 40 8 L 74 84 L 38 98 Z"),
        fill("detail", "M 40 6 H 94 V 94 H 40 Z"),
        fill("main", "M 45 2 H 92 Q 97 2 97 8 V 86 Q 97 92 92 92 H 45 Q 40 92 40 86 V 8 Q 40 2 45 2 Z"),
        pen("detail", 4, "M 52 16 H 84"),
        fill("detail", "M 68 32 L 84 46 H 80 V 70 H 56 V 46 H 52 Z"),
    ),
    "crate": (
        fill("main", "M 4 14 H 96 V 92 H 4 Z"),
        pen("detail", 5, "M 6 32 H 94"),
        pen("detail", 5, "M 6 74 H 94"),
        pen("detail", 5, "M 14 70 L 86 36"),
    ),
    "points": (
        # a rosette
        fill("main", "M 30 58 L 18 98 L 37 90 L 48 100 L 52 66 Z"),
        fill("main", "M 70 58 L 82 98 L 63 90 L 52 100 L 48 66 Z"),
        *(disc("main", 50 + x, 38 + y, 13) for x, y in (
            (0, -25), (18, -18), (25, 0), (18, 18), (0, 25), (-18, 18), (-25, 0), (-18, -18))),
        disc("main", 50, 38, 28),
        disc("detail", 50, 38, 20),
        disc("main", 50, 38, 15),
    ),
    "turret": (
        # a sentry box on the wall of the fortress
        disc("main", 50, 7, 6),
        pen("main", 4, "M 50 8 V 24"),
        fill("main", "M 24 40 Q 26 16 50 16 Q 74 16 76 40 Z"),
        fill("main", "M 20 42 H 80 V 49 H 20 Z"),
        fill("main", "M 26 52 H 74 V 76 H 26 Z"),
        fill("detail", "M 45 56 Q 50 51 55 56 V 70 H 45 Z"),
        fill("detail", "M 31 58 H 37 V 68 H 31 Z"),
        fill("detail", "M 63 58 H 69 V 68 H 63 Z"),
        fill("main", "M 20 78 H 80 L 64 98 H 36 Z"),
    ),
}  # fmt: skip
