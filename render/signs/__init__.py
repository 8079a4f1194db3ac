"""Signs: small vector recipes that scale and take colours.

A recipe is a sequence of strokes in a square of 100 by 100, laid down in order. A stroke is painted in one of two
colours that whoever uses the sign chooses: `main`, the body, or `detail`, what is drawn on it. Each game has a module
here with a mapping `SIGNS`; `common` has what all share. A game's sign may be named as one in another game; it is asked
for with its game's name in front: `medici-grain`.
"""

from collections.abc import Mapping
from types import MappingProxyType

from render.signs import common, genoa, medici, sanjuan, venice
from render.signs.recipe import Recipe

SIGNS: Mapping[str, Recipe] = MappingProxyType(
    {
        **common.SIGNS,
        **{f"genoa-{name}": recipe for name, recipe in genoa.SIGNS.items()},
        **{f"medici-{name}": recipe for name, recipe in medici.SIGNS.items()},
        **{f"sanjuan-{name}": recipe for name, recipe in sanjuan.SIGNS.items()},
        **{f"venice-{name}": recipe for name, recipe in venice.SIGNS.items()},
    }
)
