"""Signs of Genoa: its eight goods, five tokens, four kinds of cards, the ducat, the tower and what lies about it."""

from collections.abc import Mapping

from render.signs.recipe import Recipe, Stroke, disc, fill, pen


def _seal(x: float, y: float) -> tuple[Stroke, ...]:
    """A wax seal with its ribbons."""
    return (
        fill("detail", f"M {x - 10} {y} L {x - 15} {y + 27} L {x - 4} {y + 20} L {x} {y + 4} Z"),
        fill("detail", f"M {x + 10} {y} L {x + 15} {y + 27} L {x + 4} {y + 20} L {x} {y + 4} Z"),
        disc("detail", x, y, 14),
        disc("main", x, y, 7),
    )


def _listed(y: float, size: float) -> tuple[Stroke, ...]:
    """One line of an order: a crate and what is written beside it."""
    half = size / 2
    return (
        fill("detail", f"M 24 {y - half} H {24 + size} V {y + half} H 24 Z"),
        pen("detail", size * 0.42, f"M {34 + size} {y} H 74"),
    )


_SHEET = fill("main", "M 10 4 H 90 V 88 L 80 96 L 70 88 L 60 96 L 50 88 L 40 96 L 30 88 L 20 96 L 10 88 Z")

SIGNS: Mapping[str, Recipe] = {
    "ale": (
        # a mug under its foam
        pen("main", 9, "M 70 46 H 86 C 96 46 96 78 86 78 H 70"),
        fill("main", "M 14 36 H 72 V 88 C 72 97 14 97 14 88 Z"),
        disc("main", 22, 26, 15),
        disc("main", 42, 19, 17),
        disc("main", 62, 25, 15),
        fill("main", "M 10 28 H 76 V 42 H 10 Z"),
        pen("detail", 4.5, "M 15 45 C 24 52 32 40 43 46 C 54 52 62 40 71 45"),
        pen("detail", 4.5, "M 30 58 V 84"),
        pen("detail", 4.5, "M 43 60 V 86"),
        pen("detail", 4.5, "M 56 58 V 84"),
    ),
    "wine": (
        # a bunch of grapes with its leaf
        pen("main", 7, "M 50 30 C 50 18 54 10 62 4"),
        fill("main", "M 54 24 C 62 4 82 0 98 8 C 92 26 74 34 54 24 Z"),
        *(disc("main", x, y, 12.5) for x, y in (
            (20, 36), (42, 36), (64, 38), (31, 55), (53, 55), (42, 74), (64, 57), (20, 56), (53, 74), (47, 87))),
        *(disc("detail", x - 3, y - 3, 3) for x, y in ((20, 36), (42, 36), (64, 38), (31, 55), (53, 55), (44, 75))),
    ),
    "silver": (
        # bars, stacked
        fill("main", "M 32 10 H 68 L 78 44 H 22 Z"),
        fill("main", "M 10 54 H 40 L 49 90 H 1 Z"),
        fill("main", "M 60 54 H 90 L 99 90 H 51 Z"),
        fill("detail", "M 38 18 H 62 L 65 28 H 35 Z"),
        fill("detail", "M 15 62 H 35 L 38 72 H 12 Z"),
        fill("detail", "M 65 62 H 85 L 88 72 H 62 Z"),
    ),
    "copper": (
        # a kettle hung by its handle
        pen("main", 7, "M 16 36 C 16 -2 84 -2 84 36"),
        fill("main", "M 6 32 H 94 V 42 H 88 C 92 74 78 96 50 96 C 22 96 8 74 12 42 H 6 Z"),
        pen("detail", 5, "M 14 48 H 86"),
        pen("detail", 5, "M 25 60 C 27 74 34 82 42 85"),
    ),
    "pepper": (
        # three corns and a sprig
        pen("main", 6, "M 50 46 C 46 28 52 14 66 4"),
        fill("main", "M 52 32 C 62 12 82 12 96 22 C 86 38 68 42 52 32 Z"),
        disc("main", 26, 52, 20),
        disc("main", 70, 60, 21),
        disc("main", 38, 80, 18),
        pen("detail", 4, "M 17 46 C 22 42 28 42 32 46"),
        pen("detail", 4, "M 60 54 C 66 50 72 50 77 54"),
        pen("detail", 4, "M 30 76 C 34 72 40 72 44 76"),
    ),
    "saffron": (
        # a crocus and its three threads
        pen("main", 7, "M 50 60 V 96"),
        fill("main", "M 48 96 C 30 90 22 78 18 62 C 36 66 46 78 52 94 Z"),
        fill("main", "M 50 66 C 24 62 12 40 16 14 C 28 16 36 22 42 30 C 44 22 46 14 50 6 C 54 14 56 22 58 30 "
             "C 64 22 72 16 84 14 C 88 40 76 62 50 66 Z"),
        pen("detail", 5, "M 50 58 V 32"),
        pen("detail", 5, "M 46 56 C 42 46 38 42 32 38"),
        pen("detail", 5, "M 54 56 C 58 46 62 42 68 38"),
    ),
    "linen": (
        # folded sheets
        fill("main", "M 10 18 H 78 C 98 18 98 40 78 40 H 10 C 2 40 2 18 10 18 Z"),
        fill("main", "M 10 42 H 78 C 98 42 98 64 78 64 H 10 C 2 64 2 42 10 42 Z"),
        fill("main", "M 10 66 H 78 C 98 66 98 88 78 88 H 10 C 2 88 2 66 10 66 Z"),
        pen("detail", 4.5, "M 14 29 H 76"),
        pen("detail", 4.5, "M 14 53 H 76"),
        pen("detail", 4.5, "M 14 77 H 76"),
    ),
    "silk": (
        # a bolt, its end flowing down
        fill("main", "M 16 6 H 90 C 100 6 100 34 90 34 H 16 C 4 34 4 6 16 6 Z"),
        fill("main", "M 24 30 H 86 C 78 52 94 66 84 96 C 70 88 62 98 50 92 C 40 88 30 98 16 94 C 30 72 18 52 24 30 Z"),
        disc("detail", 17, 20, 7),
        pen("detail", 4, "M 28 34 H 86"),
        pen("detail", 4, "M 42 46 C 36 60 48 70 38 86"),
        pen("detail", 4, "M 64 46 C 58 60 72 70 64 86"),
    ),
    "starting_space": (
        # a flag on its square
        fill("main", "M 6 74 L 50 58 L 94 74 L 50 96 Z"),
        pen("main", 7, "M 44 76 V 6"),
        fill("main", "M 46 6 C 60 0 72 14 92 6 L 84 24 L 92 40 C 72 48 60 34 46 40 Z"),
        disc("detail", 44, 77, 6),
    ),
    "trade": (
        # one there, one back
        fill("main", "M 6 30 H 60 V 12 L 96 40 L 60 60 V 46 H 6 Z"),
        fill("main", "M 94 72 H 40 V 56 L 4 78 L 40 98 V 88 H 94 Z"),
    ),
    "any_commodity": (
        # a crate with a star
        fill("main", "M 6 14 H 94 V 94 H 6 Z"),
        fill("detail", "M 50 24 L 58 43 L 79 45 L 63 58 L 68 79 L 50 68 L 32 79 L 37 58 L 21 45 L 42 43 Z"),
        pen("detail", 4, "M 8 24 H 92"),
        pen("detail", 4, "M 8 85 H 92"),
    ),
    "building_action": (
        # a key
        disc("main", 50, 28, 26),
        disc("detail", 50, 28, 13),
        fill("main", "M 43 50 V 98 H 74 V 86 H 57 V 77 H 70 V 65 H 57 V 50 Z"),
    ),
    "extra_action": (
        # a stroke of lightning
        fill("main", "M 58 2 L 14 58 H 44 L 34 98 L 86 38 H 54 Z"),
    ),
    "contract": (
        fill("main", "M 12 4 H 72 L 88 20 V 96 H 12 Z"),
        pen("detail", 5, "M 26 26 H 66"),
        pen("detail", 5, "M 26 42 H 74"),
        pen("detail", 5, "M 26 58 H 46"),
        *_seal(64, 64),
    ),
    "message": (
        fill("main", "M 2 16 H 98 V 86 H 2 Z"),
        pen("detail", 6, "M 6 20 L 50 56 L 94 20"),
        pen("detail", 5, "M 6 82 L 36 46"),
        pen("detail", 5, "M 94 82 L 64 46"),
    ),
    "large_order": (_SHEET, *_listed(22, 14), *_listed(46, 14), *_listed(70, 14)),
    "small_order": (_SHEET, *_listed(44, 24)),
    "marker": (
        # a small wooden house
        fill("main", "M 50 6 L 94 44 V 94 H 6 V 44 Z"),
        pen("detail", 5, "M 20 50 L 50 24 L 80 50"),
        fill("detail", "M 42 64 H 58 V 94 H 42 Z"),
    ),
    "villa": (
        fill("main", "M 50 4 L 98 30 V 38 H 2 V 30 Z"),
        fill("main", "M 8 84 H 92 V 96 H 8 Z"),
        *(fill("main", f"M {x} 42 H {x + 12} V 80 H {x} Z") for x in (12, 34, 54, 76)),
        disc("detail", 50, 25, 6),
    ),
    "ducat": (
        disc("main", 50, 50, 47),
        disc("detail", 50, 50, 41),
        disc("main", 50, 50, 37),
        fill("detail", "M 44 20 H 56 V 44 H 80 V 56 H 56 V 80 H 44 V 56 H 20 V 44 H 44 Z"),
    ),
    "lantern": (
        # the tower by the harbour, its light on top
        fill("main", "M 30 96 L 34 56 H 66 L 70 96 Z"),
        fill("main", "M 26 50 H 74 V 57 H 26 Z"),
        fill("main", "M 36 24 H 64 V 49 H 36 Z"),
        fill("main", "M 30 18 H 70 V 25 H 30 Z"),
        fill("main", "M 42 4 H 58 V 17 H 42 Z"),
        fill("detail", "M 46 64 H 54 V 78 H 46 Z"),
        fill("detail", "M 46 31 H 54 V 42 H 46 Z"),
        pen("main", 4, "M 22 10 H 10"),
        pen("main", 4, "M 78 10 H 90"),
    ),
    "check": (pen("main", 15, "M 14 54 L 40 80 L 88 20"),),
    "cross": (pen("main", 15, "M 18 18 L 82 82"), pen("main", 15, "M 82 18 L 18 82")),
    "fee": (
        # a house and the coin it brings
        fill("main", "M 40 8 L 78 40 V 94 H 4 V 40 Z"),
        disc("detail", 68, 70, 30),
        disc("main", 68, 70, 24),
        disc("detail", 68, 70, 11),
    ),
    "handshake": (
        # two sleeves, two hands
        fill("main", "M 2 28 L 22 20 L 34 62 L 14 70 Z"),
        fill("main", "M 98 28 L 78 20 L 66 62 L 86 70 Z"),
        fill("main", "M 28 32 C 42 24 52 30 58 36 L 78 56 C 84 64 76 72 70 66 C 74 76 62 82 56 74 C 58 84 46 86 42 78 "
             "L 30 62 Z"),
        pen("detail", 4, "M 52 42 L 42 52 C 38 56 32 50 36 46 L 46 34 C 56 26 66 32 74 34"),
        pen("detail", 4, "M 58 56 L 70 67"),
        pen("detail", 4, "M 48 62 L 57 74"),
    ),
    "shops": (
        # a street of three gables
        fill("main", "M 4 94 V 46 L 20 28 L 36 46 V 94 Z"),
        fill("main", "M 64 94 V 46 L 80 28 L 96 46 V 94 Z"),
        fill("main", "M 32 94 V 32 L 50 8 L 68 32 V 94 Z"),
        pen("detail", 4, "M 34 34 V 94"),
        pen("detail", 4, "M 66 34 V 94"),
        fill("detail", "M 44 70 H 56 V 94 H 44 Z"),
        fill("detail", "M 44 40 H 56 V 54 H 44 Z"),
    ),
}  # fmt: skip
