"""Signs of the city buildings of San Juan, one for each kind."""

from collections.abc import Mapping

from render.signs.recipe import Recipe, Stroke, disc, fill, pen


def _awning(top: float) -> tuple[Stroke, ...]:
    """A scalloped awning over a stall, its stripes cut out."""
    low = top + 26
    scallops = " ".join(f"Q {x - 8} {low + 14} {x - 16} {low}" for x in (98, 82, 66, 50, 34, 18))
    return (
        fill("main", f"M 12 {top} H 88 L 98 {low} {scallops} Z"),
        *(pen("detail", 3.5, f"M {50 + (x - 50) * 0.8} {top + 2} L {x} {low}") for x in (18, 34, 50, 66, 82)),
    )


def _temple(top: float) -> tuple[Stroke, ...]:
    """A gable on four columns."""
    return (
        fill("main", f"M 50 {top} L 97 {top + 30} H 3 Z"),
        fill("main", f"M 6 {top + 34} H 94 V {top + 40} H 6 Z"),
        *(fill("main", f"M {x} {top + 42} H {x + 11} V 84 H {x} Z") for x in (10, 33, 56, 79)),
        fill("main", "M 2 86 H 98 V 96 H 2 Z"),
    )


def _book(x: float, top: float, wide: float) -> tuple[Stroke, ...]:
    return (
        fill("main", f"M {x} {top} H {x + wide} V 90 H {x} Z"),
        pen("detail", 3, f"M {x + 1} {top + 12} H {x + wide - 1}"),
        pen("detail", 3, f"M {x + 1} 76 H {x + wide - 1}"),
    )


def _pedestal(top: float) -> tuple[Stroke, ...]:
    return (
        fill("main", f"M 28 {top} H 72 V {top + 6} H 68 V 86 H 32 V {top + 6} H 28 Z"),
        fill("main", "M 20 88 H 80 V 98 H 20 Z"),
    )


BUILDINGS: Mapping[str, Recipe] = {
    "smithy": (
        # an anvil
        fill("main", "M 30 26 H 96 V 40 C 82 42 72 48 68 58 V 68 H 84 V 84 H 20 V 68 H 38 V 58 C 36 50 20 50 4 34 "
             "H 30 Z"),
        pen("main", 6, "M 60 2 L 40 16"),
        fill("main", "M 56 0 H 80 V 12 H 56 Z"),
    ),
    "gold_mine": (
        # the mouth of a mine, with its cart
        fill("main", "M 2 94 L 14 40 L 34 14 L 66 8 L 88 36 L 98 94 Z"),
        fill("detail", "M 24 94 V 52 Q 50 26 76 52 V 94 Z"),
        fill("main", "M 32 66 H 68 L 64 84 H 36 Z"),
        disc("main", 41, 89, 6),
        disc("main", 59, 89, 6),
        disc("main", 42, 60, 6),
        disc("main", 54, 58, 7),
    ),
    "archive": (
        # a cabinet of drawers
        fill("main", "M 12 4 H 88 V 92 H 12 Z"),
        fill("main", "M 18 90 H 28 V 99 H 18 Z"),
        fill("main", "M 72 90 H 82 V 99 H 72 Z"),
        *(fill("detail", f"M 20 {y} H 80 V {y + 21} H 20 Z") for y in (10, 36, 62)),
        *(fill("main", f"M 23 {y} H 77 V {y + 15} H 23 Z") for y in (13, 39, 65)),
        *(fill("detail", f"M 42 {y} H 58 V {y + 5} H 42 Z") for y in (18, 44, 70)),
    ),
    "poor_house": (
        # a lean-to against a wall
        fill("main", "M 10 8 H 28 V 96 H 10 Z"),
        fill("main", "M 26 22 L 98 54 V 66 L 26 36 Z"),
        fill("main", "M 34 48 L 90 72 V 96 H 34 Z"),
        fill("detail", "M 46 68 H 62 V 96 H 46 Z"),
        fill("detail", "M 70 76 H 82 V 86 H 70 Z"),
    ),
    "black_market": (
        # a mask
        fill("main", "M 2 34 C 18 22 36 26 50 34 C 64 26 82 22 98 34 C 98 58 84 74 68 72 C 58 70 54 62 50 62 "
             "C 46 62 42 70 32 72 C 16 74 2 58 2 34 Z"),
        fill("detail", "M 16 46 Q 28 36 42 48 Q 28 60 16 46 Z"),
        fill("detail", "M 84 46 Q 72 36 58 48 Q 72 60 84 46 Z"),
        pen("main", 4, "M 96 40 Q 92 74 78 94"),
    ),
    "trading_post": (
        # a chest with a handshake's worth of coins
        fill("main", "M 6 50 H 94 V 94 H 6 Z"),
        pen("detail", 4, "M 6 62 H 94"),
        fill("detail", "M 42 56 H 58 V 74 H 42 Z"),
        disc("main", 28, 36, 13),
        disc("main", 54, 32, 15),
        disc("main", 76, 38, 11),
        disc("main", 42, 14, 12),
        disc("detail", 54, 32, 8),
        disc("detail", 42, 14, 6),
        disc("detail", 28, 36, 6),
    ),
    "well": (
        fill("main", "M 50 2 L 94 30 H 6 Z"),
        fill("main", "M 16 30 H 24 V 66 H 16 Z"),
        fill("main", "M 76 30 H 84 V 66 H 76 Z"),
        pen("main", 3.5, "M 50 28 V 44"),
        fill("main", "M 40 42 H 60 L 57 58 H 43 Z"),
        fill("main", "M 8 64 H 92 V 98 H 8 Z"),
        pen("detail", 3, "M 10 80 H 90"),
        *(pen("detail", 3, f"M {x} 66 V 80") for x in (30, 52, 74)),
        *(pen("detail", 3, f"M {x} 80 V 96") for x in (20, 41, 63, 82)),
    ),
    "market_stand": (
        *_awning(20),
        fill("main", "M 14 56 H 20 V 96 H 14 Z"),
        fill("main", "M 80 56 H 86 V 96 H 80 Z"),
        fill("main", "M 10 74 H 90 V 92 H 10 Z"),
        disc("main", 38, 68, 7),
        disc("main", 52, 67, 8),
        disc("main", 65, 69, 6),
    ),
    "crane": (
        fill("main", "M 16 88 H 64 V 98 H 16 Z"),
        pen("main", 8, "M 34 90 V 34"),
        pen("main", 8, "M 20 44 L 84 8"),
        pen("main", 4, "M 34 70 L 64 22"),
        pen("main", 3.5, "M 82 10 V 52"),
        fill("main", "M 66 52 H 98 V 80 H 66 Z"),
        pen("detail", 3, "M 67 66 H 97"),
        disc("main", 34, 62, 13),
        disc("detail", 34, 62, 5),
    ),
    "chapel": (
        pen("main", 6, "M 50 0 V 26"),
        pen("main", 6, "M 39 9 H 61"),
        fill("main", "M 50 20 L 76 44 V 96 H 24 V 44 Z"),
        fill("main", "M 6 64 L 22 54 V 96 H 6 Z"),
        fill("main", "M 94 64 L 78 54 V 96 H 94 Z"),
        fill("detail", "M 41 96 V 74 Q 50 62 59 74 V 96 Z"),
        disc("detail", 50, 50, 7),
    ),
    "tower": (
        # a lookout with its battlements
        fill("main", "M 26 4 H 38 V 14 H 44 V 4 H 56 V 14 H 62 V 4 H 74 V 30 L 68 36 V 96 H 32 V 36 L 26 30 Z"),
        fill("detail", "M 44 46 Q 50 38 56 46 V 58 H 44 Z"),
        fill("detail", "M 42 96 V 80 Q 50 70 58 80 V 96 Z"),
        fill("main", "M 8 86 H 30 V 96 H 8 Z"),
        fill("main", "M 70 86 H 92 V 96 H 70 Z"),
    ),
    "aqueduct": (
        fill("main", "M 0 12 H 100 V 96 H 86 V 64 Q 75 46 64 64 V 96 H 36 V 64 Q 25 46 14 64 V 96 H 0 Z"),
        *(fill("detail", f"M {x} 42 V 34 Q {x + 7} 24 {x + 14} 34 V 42 Z") for x in (6, 31, 56, 81)),
        pen("detail", 4, "M 0 48 H 100"),
        pen("detail", 3.5, "M 2 20 H 98"),
    ),
    "carpenter": (
        # a saw
        fill("main", "M 34 26 L 98 40 V 52 L 92 60 L 86 53 L 80 61 L 74 54 L 68 63 L 62 56 L 56 65 L 50 58 L 44 67 "
             "L 34 62 Z"),
        fill("main", "M 36 20 V 72 C 20 82 2 70 4 46 C 6 24 22 12 36 20 Z"),
        fill("detail", "M 28 36 C 16 32 12 58 26 60 Z"),
        fill("main", "M 20 86 H 96 V 96 H 20 Z"),
    ),
    "prefecture": (
        # a document under its stamp
        fill("main", "M 10 34 H 90 V 98 H 10 Z"),
        pen("detail", 4, "M 22 72 H 78"),
        pen("detail", 4, "M 22 85 H 60"),
        fill("detail", "M 24 42 H 76 V 60 H 24 Z"),
        fill("main", "M 28 40 H 72 V 54 H 28 Z"),
        fill("main", "M 43 20 H 57 L 62 42 H 38 Z"),
        disc("main", 50, 13, 13),
    ),
    "market_hall": (
        fill("main", "M 50 0 L 74 20 H 26 Z"),
        *_awning(22),
        fill("main", "M 10 58 H 17 V 96 H 10 Z"),
        fill("main", "M 46 58 H 54 V 96 H 46 Z"),
        fill("main", "M 83 58 H 90 V 96 H 83 Z"),
        fill("main", "M 6 78 H 94 V 96 H 6 Z"),
        *(disc("main", x, 72, 6) for x in (26, 38, 62, 74)),
    ),
    "quarry": (
        fill("main", "M 26 8 H 72 V 34 H 26 Z"),
        fill("main", "M 6 38 H 48 V 64 H 6 Z"),
        fill("main", "M 52 38 H 94 V 64 H 52 Z"),
        fill("main", "M 0 68 H 30 V 94 H 0 Z"),
        fill("main", "M 34 68 H 66 V 94 H 34 Z"),
        fill("main", "M 70 68 H 100 V 94 H 70 Z"),
        pen("detail", 3, "M 58 10 L 50 22 L 56 32"),
        pen("detail", 3, "M 20 40 L 28 52"),
        pen("detail", 3, "M 80 70 L 86 84 L 80 92"),
    ),
    "library": (
        *_book(8, 16, 17),
        *_book(28, 8, 14),
        *_book(45, 20, 18),
        fill("main", "M 68 26 L 82 20 L 98 86 L 85 90 Z"),
        pen("detail", 3, "M 71 36 L 84 31"),
        pen("detail", 3, "M 80 76 L 94 71"),
        fill("main", "M 0 91 H 100 V 99 H 0 Z"),
    ),
    "statue": (
        # a bust
        *_pedestal(68),
        fill("main", "M 24 64 Q 26 48 44 46 V 38 Q 34 32 34 20 Q 34 2 50 2 Q 66 2 66 20 Q 66 32 56 38 V 46 "
             "Q 74 48 76 64 Z"),
        pen("detail", 3, "M 36 14 Q 50 22 64 14"),
    ),
    "victory_column": (
        disc("main", 50, 7, 7),
        fill("main", "M 42 12 H 58 V 22 H 42 Z"),
        fill("main", "M 30 22 H 70 V 30 H 30 Z"),
        fill("main", "M 38 32 H 62 V 78 H 38 Z"),
        *(pen("detail", 3, f"M 38 {y + 8} L 62 {y}") for y in (38, 50, 62)),
        fill("main", "M 28 80 H 72 V 88 H 28 Z"),
        fill("main", "M 18 90 H 82 V 99 H 18 Z"),
    ),
    "hero": (
        # a man with his spyglass, on a pedestal
        *_pedestal(66),
        disc("main", 44, 12, 10),
        fill("main", "M 30 8 Q 44 -8 60 8 Z"),
        pen("main", 5, "M 52 14 L 84 4"),
        fill("main", "M 34 24 H 56 L 58 46 L 62 64 H 52 L 46 50 L 42 64 H 30 L 34 46 Z"),
        pen("main", 6, "M 52 28 L 68 20 L 62 12"),
        pen("main", 6, "M 36 28 L 24 44"),
    ),
    "triumphal_arch": (
        fill("main", "M 4 8 H 96 V 28 H 4 Z"),
        fill("main", "M 8 32 H 92 V 96 H 66 V 68 Q 50 42 34 68 V 96 H 8 Z"),
        fill("detail", "M 16 60 Q 21 52 26 60 V 82 H 16 Z"),
        fill("detail", "M 74 60 Q 79 52 84 60 V 82 H 74 Z"),
        pen("detail", 4, "M 20 18 H 80"),
    ),
    "guild_hall": (
        # a stepped gable with its banner
        fill("main", "M 40 12 H 60 V 22 H 70 V 32 H 80 V 42 H 90 V 96 H 10 V 42 H 20 V 32 H 30 V 22 H 40 Z"),
        fill("detail", "M 40 30 H 60 V 58 L 50 50 L 40 58 Z"),
        fill("detail", "M 42 96 V 78 Q 50 68 58 78 V 96 Z"),
        fill("detail", "M 20 54 H 31 V 68 H 20 Z"),
        fill("detail", "M 69 54 H 80 V 68 H 69 Z"),
        fill("detail", "M 20 78 H 31 V 90 H 20 Z"),
        fill("detail", "M 69 78 H 80 V 90 H 69 Z"),
    ),
    "city_hall": (
        # a clock tower between two wings
        fill("main", "M 50 0 L 66 20 H 34 Z"),
        fill("main", "M 36 22 H 64 V 96 H 36 Z"),
        fill("main", "M 2 52 H 34 V 96 H 2 Z"),
        fill("main", "M 66 52 H 98 V 96 H 66 Z"),
        disc("detail", 50, 38, 11),
        pen("main", 3.5, "M 50 32 V 39 L 55 42"),
        fill("detail", "M 43 96 V 76 Q 50 66 57 76 V 96 Z"),
        *(fill("detail", f"M {x} 62 H {x + 8} V 78 H {x} Z") for x in (8, 21, 71, 84)),
    ),
    "palace": (
        # a dome with its wings and flag
        pen("main", 4, "M 50 0 V 20"),
        fill("main", "M 50 0 L 68 6 L 50 12 Z"),
        fill("main", "M 26 48 Q 26 18 50 18 Q 74 18 74 48 Z"),
        fill("main", "M 22 50 H 78 V 58 H 22 Z"),
        fill("main", "M 0 56 H 20 V 62 H 80 V 56 H 100 V 96 H 0 Z"),
        *(fill("detail", f"M {x} 90 V 76 Q {x + 5} 66 {x + 10} 76 V 90 Z") for x in (8, 25, 65, 82)),
        fill("detail", "M 42 96 V 78 Q 50 66 58 78 V 96 Z"),
    ),
    "guard_room": (
        # crossed halberds behind a shield
        pen("main", 6, "M 16 98 L 80 14"),
        pen("main", 6, "M 84 98 L 20 14"),
        fill("main", "M 74 2 L 98 4 L 94 28 L 84 24 L 72 14 Z"),
        fill("main", "M 26 2 L 2 4 L 6 28 L 16 24 L 28 14 Z"),
        fill("detail", "M 25 34 H 75 V 60 Q 72 84 50 94 Q 28 84 25 60 Z"),
        fill("main", "M 30 39 H 70 V 60 Q 68 80 50 88 Q 32 80 30 60 Z"),
        pen("detail", 5, "M 50 44 V 82"),
        pen("detail", 5, "M 34 58 H 66"),
    ),
    "office": (
        # an inkwell and its quill
        fill("main", "M 14 62 H 62 L 72 88 V 96 H 4 V 88 Z"),
        fill("main", "M 24 48 H 52 V 60 H 24 Z"),
        fill("detail", "M 16 78 H 60 V 86 H 16 Z"),
        pen("main", 4, "M 38 56 L 62 26"),
        fill("main", "M 46 46 C 50 20 66 4 98 0 C 94 26 80 42 54 46 L 50 52 Z"),
        pen("detail", 3, "M 52 44 Q 68 22 88 8"),
    ),
    "hut": (
        # thatch on poles, under a palm
        fill("main", "M 42 34 L 84 66 H 0 Z"),
        fill("main", "M 10 68 H 74 V 96 H 10 Z"),
        fill("detail", "M 34 96 V 76 H 50 V 96 Z"),
        pen("detail", 3, "M 28 54 L 22 64"),
        pen("detail", 3, "M 42 48 V 62"),
        pen("detail", 3, "M 56 54 L 62 64"),
        pen("main", 6, "M 88 96 Q 92 50 80 22"),
        fill("main", "M 80 22 Q 62 8 46 22 Q 62 20 80 22 Z"),
        fill("main", "M 80 22 Q 78 2 58 2 Q 70 10 80 22 Z"),
        fill("main", "M 80 22 Q 88 2 100 6 Q 90 12 80 22 Z"),
        fill("main", "M 80 22 Q 98 20 100 38 Q 92 28 80 22 Z"),
    ),
    "tavern": (
        # a tankard
        fill("main", "M 14 34 H 68 V 96 H 14 Z"),
        pen("main", 9, "M 70 48 H 84 Q 92 48 92 56 V 72 Q 92 80 84 80 H 70"),
        disc("main", 22, 26, 12),
        disc("main", 41, 20, 15),
        disc("main", 60, 26, 12),
        *(pen("detail", 5, f"M {x} 46 V 84") for x in (28, 41, 54)),
    ),
    "park": (
        # a tree and a bench
        fill("main", "M 40 54 H 50 V 96 H 40 Z"),
        disc("main", 45, 28, 26),
        disc("main", 24, 42, 18),
        disc("main", 66, 42, 18),
        pen("detail", 3.5, "M 45 54 L 36 40"),
        pen("detail", 3.5, "M 46 48 L 54 36"),
        fill("main", "M 60 72 H 98 V 78 H 60 Z"),
        fill("main", "M 64 78 H 70 V 96 H 64 Z"),
        fill("main", "M 88 78 H 94 V 96 H 88 Z"),
        fill("main", "M 4 92 H 96 V 98 H 4 Z"),
    ),
    "customs_office": (
        # a barrier before a crate
        fill("main", "M 40 40 H 94 V 92 H 40 Z"),
        pen("detail", 4, "M 41 56 H 93"),
        pen("detail", 4, "M 41 78 H 93"),
        pen("detail", 4, "M 48 76 L 86 58"),
        fill("main", "M 6 18 H 22 V 96 H 6 Z"),
        fill("detail", "M 8 14 H 100 V 34 H 8 Z"),
        fill("main", "M 4 16 H 98 V 30 H 4 Z"),
        *(fill("detail", f"M {x} 16 H {x + 10} L {x + 4} 30 H {x - 6} Z") for x in (34, 58, 82)),
    ),
    "bank": (*_temple(4), disc("detail", 50, 24, 8)),
    "harbor": (
        # an anchor
        disc("main", 50, 14, 13),
        disc("detail", 50, 14, 6),
        pen("main", 8, "M 50 26 V 88"),
        pen("main", 7, "M 28 38 H 72"),
        pen("main", 8, "M 12 62 Q 16 88 50 92 Q 84 88 88 62"),
        fill("main", "M 2 70 L 12 48 L 26 66 Z"),
        fill("main", "M 98 70 L 88 48 L 74 66 Z"),
    ),
    "goldsmith": (
        # a ring with its stone
        disc("main", 50, 66, 32),
        disc("detail", 50, 66, 21),
        fill("main", "M 34 2 H 66 L 80 18 L 50 44 L 20 18 Z"),
        pen("detail", 3, "M 22 18 H 78"),
        pen("detail", 3, "M 40 4 L 38 18 L 50 40 L 62 18 L 60 4"),
    ),
    "residence": (
        # a town house with its balcony
        fill("main", "M 8 22 L 50 2 L 92 22 V 30 H 8 Z"),
        fill("main", "M 14 32 H 86 V 96 H 14 Z"),
        *(fill("detail", f"M {x} 56 V 44 Q {x + 6} 36 {x + 12} 44 V 56 Z") for x in (22, 44, 66)),
        fill("detail", "M 12 58 H 88 V 63 H 12 Z"),
        fill("detail", "M 42 96 V 78 Q 50 68 58 78 V 96 Z"),
        fill("detail", "M 22 74 H 34 V 88 H 22 Z"),
        fill("detail", "M 66 74 H 78 V 88 H 66 Z"),
    ),
    "cathedral": (
        # two towers and a rose window
        pen("main", 4, "M 18 0 V 16"),
        pen("main", 4, "M 12 6 H 24"),
        pen("main", 4, "M 82 0 V 16"),
        pen("main", 4, "M 76 6 H 88"),
        fill("main", "M 18 12 L 34 34 V 96 H 2 V 34 Z"),
        fill("main", "M 82 12 L 98 34 V 96 H 66 V 34 Z"),
        fill("main", "M 50 26 L 68 44 V 96 H 32 V 44 Z"),
        disc("detail", 50, 54, 11),
        disc("main", 50, 54, 5),
        fill("detail", "M 41 96 V 82 Q 50 70 59 82 V 96 Z"),
        fill("detail", "M 14 60 V 46 Q 18 40 22 46 V 60 Z"),
        fill("detail", "M 78 60 V 46 Q 82 40 86 46 V 60 Z"),
    ),
}  # fmt: skip
