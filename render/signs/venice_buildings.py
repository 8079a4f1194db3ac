"""The fifteen buildings of Venice, each with one thing that it is known by."""

from collections.abc import Mapping

from render.signs.recipe import Recipe, Stroke, disc, fill, pen


def _temple(columns: tuple[float, ...]) -> tuple[Stroke, ...]:
    """A pediment on columns."""
    return (
        fill("main", "M 50 6 L 96 34 V 42 H 4 V 34 Z"),
        *(fill("main", f"M {x - 5} 46 H {x + 5} V 80 H {x - 5} Z") for x in columns),
        fill("main", "M 8 82 H 92 V 88 H 8 Z"),
        fill("main", "M 3 89 H 97 V 96 H 3 Z"),
    )


SIGNS: Mapping[str, Recipe] = {
    "market": (
        # a stall under its awning
        fill("main", "M 16 8 H 84 L 97 38 H 3 Z"),
        *(fill("main", f"M {x} 38 H {x + 23.5} V 42 Q {x + 11.75} 58 {x} 42 Z") for x in (3, 26.5, 50, 73.5)),
        pen("detail", 4, "M 38 9 L 26.5 40"),
        pen("detail", 4, "M 62 9 L 73.5 40"),
        pen("detail", 4, "M 50 9 V 40"),
        fill("main", "M 8 70 H 92 V 96 H 8 Z"),
        pen("main", 5, "M 12 50 V 72"),
        pen("main", 5, "M 88 50 V 72"),
    ),
    "monastery": (
        # a bell in its tower
        fill("main", "M 50 2 L 76 26 H 24 Z"),
        fill("main", "M 26 28 H 74 V 96 H 26 Z"),
        fill("detail", "M 36 60 V 48 C 36 34 64 34 64 48 V 60 Z"),
        fill("main", "M 42 58 C 46 54 42 42 50 42 C 58 42 54 54 58 58 Z"),
        disc("main", 50, 59, 3),
        fill("detail", "M 42 96 V 80 C 42 70 58 70 58 80 V 96 Z"),
        fill("main", "M 4 66 H 24 V 96 H 4 Z"),
        fill("main", "M 76 66 H 96 V 96 H 76 Z"),
    ),
    "minor_council": (*_temple((22, 50, 78)), disc("detail", 50, 27, 6)),
    "warehouse": (
        fill("main", "M 50 6 L 96 38 V 94 H 4 V 38 Z"),
        fill("detail", "M 22 50 H 78 V 94 H 22 Z"),
        fill("main", "M 27 74 H 49 V 94 H 27 Z"),
        fill("main", "M 51 74 H 73 V 94 H 51 Z"),
        fill("main", "M 39 53 H 61 V 72 H 39 Z"),
    ),
    "docks": (
        # an anchor
        disc("main", 50, 16, 13),
        disc("detail", 50, 16, 6),
        pen("main", 9, "M 50 28 V 90"),
        pen("main", 9, "M 28 42 H 72"),
        pen("main", 9, "M 12 62 C 14 84 34 92 50 92 C 66 92 86 84 88 62"),
        fill("main", "M 2 70 L 12 50 L 26 68 Z"),
        fill("main", "M 98 70 L 88 50 L 74 68 Z"),
    ),
    "consulate": (
        # two flags, crossed
        pen("main", 6, "M 20 96 L 66 6"),
        pen("main", 6, "M 80 96 L 34 6"),
        fill("main", "M 69 4 L 99 18 L 86 28 L 89 46 L 52 32 Z"),
        fill("main", "M 31 4 L 1 18 L 14 28 L 11 46 L 48 32 Z"),
        pen("detail", 3, "M 50 30 L 50 36"),
    ),
    "library": (
        # an open book
        fill("main", "M 47 24 C 36 12 18 12 4 16 V 84 C 18 80 36 80 47 90 Z"),
        fill("main", "M 53 24 C 64 12 82 12 96 16 V 84 C 82 80 64 80 53 90 Z"),
        *(pen("detail", 4, f"M 14 {y} C 22 {y - 2} 32 {y - 1} 39 {y + 4}") for y in (34, 48, 62)),
        *(pen("detail", 4, f"M 86 {y} C 78 {y - 2} 68 {y - 1} 61 {y + 4}") for y in (34, 48, 62)),
    ),
    "senate": (*_temple((16, 38, 62, 84)), pen("detail", 4, "M 34 30 H 66")),
    "church": (
        # a dome with its lantern and cross
        pen("main", 5, "M 50 2 V 22"),
        pen("main", 5, "M 42 9 H 58"),
        fill("main", "M 44 20 H 56 V 30 H 44 Z"),
        fill("main", "M 16 60 C 16 18 84 18 84 60 Z"),
        fill("main", "M 10 62 H 90 V 70 H 10 Z"),
        fill("main", "M 14 72 H 86 V 96 H 14 Z"),
        fill("detail", "M 42 96 V 84 C 42 74 58 74 58 84 V 96 Z"),
        fill("detail", "M 22 90 V 82 C 22 76 32 76 32 82 V 90 Z"),
        fill("detail", "M 68 90 V 82 C 68 76 78 76 78 82 V 90 Z"),
        pen("detail", 3, "M 50 32 V 58"),
        pen("detail", 3, "M 40 33 C 32 40 29 48 28 58"),
        pen("detail", 3, "M 60 33 C 68 40 71 48 72 58"),
    ),
    "court": (
        # the scales of justice
        pen("main", 6, "M 50 8 V 88"),
        pen("main", 6, "M 14 22 H 86"),
        disc("main", 50, 10, 8),
        pen("main", 3, "M 4 60 L 18 24 L 32 60"),
        pen("main", 3, "M 68 60 L 82 24 L 96 60"),
        fill("main", "M 1 60 H 35 C 33 74 3 74 1 60 Z"),
        fill("main", "M 65 60 H 99 C 97 74 67 74 65 60 Z"),
        fill("main", "M 28 86 H 72 V 95 H 28 Z"),
    ),
    "mint": (
        # a hammer over a coin
        disc("main", 36, 64, 33),
        disc("detail", 36, 64, 26),
        disc("main", 36, 64, 21),
        pen("main", 9, "M 90 84 L 62 34"),
        fill("main", "M 40 30 L 76 8 L 90 28 L 54 50 Z"),
        pen("detail", 3, "M 46 44 L 82 22"),
    ),
    "council_of_ten": (
        # the ten in its seal
        disc("main", 50, 50, 47),
        disc("detail", 50, 50, 40),
        disc("main", 50, 50, 36),
        pen("detail", 10, "M 33 28 L 67 72"),
        pen("detail", 6, "M 67 28 L 33 72"),
        pen("detail", 5, "M 26 27 H 42"),
        pen("detail", 5, "M 58 27 H 74"),
        pen("detail", 5, "M 26 73 H 42"),
        pen("detail", 5, "M 58 73 H 74"),
    ),
    "doges_palace": (
        # arcades, loggia above, merlons on top
        *(fill("main", f"M {x} 16 L {x + 6} 4 L {x + 12} 16 Z") for x in (4, 24, 44, 64, 84)),
        fill("main", "M 2 18 H 98 V 50 H 2 Z"),
        *(fill("detail", f"M {x} 46 V 36 Q {x + 6} 24 {x + 12} 36 V 46 Z") for x in (12, 33, 55, 76)),
        fill("main", "M 2 52 H 98 V 96 H 2 Z"),
        *(fill("detail", f"M {x} 96 V 74 Q {x + 8} 54 {x + 16} 74 V 96 Z") for x in (8, 31, 53, 76)),
    ),
    "st_marks_square": (
        # the campanile
        fill("main", "M 50 0 L 66 26 H 34 Z"),
        fill("main", "M 32 28 H 68 V 46 H 32 Z"),
        *(fill("detail", f"M {x} 44 V 36 Q {x + 4} 30 {x + 8} 36 V 44 Z") for x in (36, 46, 56)),
        fill("main", "M 36 48 H 64 V 96 H 36 Z"),
        pen("detail", 3, "M 45 54 V 94"),
        pen("detail", 3, "M 55 54 V 94"),
        fill("main", "M 2 84 H 32 V 96 H 2 Z"),
        fill("main", "M 68 84 H 98 V 96 H 68 Z"),
    ),
    "great_council": (
        # the urn of the ballots
        fill("main", "M 30 34 H 70 L 76 46 C 94 54 88 78 66 84 V 88 H 76 V 96 H 24 V 88 H 34 V 84 C 12 78 6 54 24 46"),
        pen("detail", 4, "M 28 46 H 72"),
        disc("main", 50, 20, 10),
        disc("main", 26, 14, 7),
        disc("main", 74, 14, 7),
        pen("detail", 4, "M 26 64 H 74"),
    ),
}  # fmt: skip
