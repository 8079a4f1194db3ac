"""Where points come from, in few enough groups for a bar: printed on buildings, cards under them, what scoring
buildings count, and the Palace on top."""

from collections.abc import Mapping

from render import theme
from render.scene import Colour
from rules.sanjuan.effects import ScorePoints, TuckEachRound, TuckOnce, TuckSold
from rules.sanjuan.pieces import KINDS

GROUPS: Mapping[str, tuple[str, Colour]] = {
    "buildings": ("sanjuan-residence", theme.SAN_JUAN.main),
    "tucked": ("sanjuan-hand", "#6c4a80"),
    "scoring": ("sanjuan-triumphal_arch", "#8c2f3c"),
    "palace": ("sanjuan-palace", "#a8761f"),
}
"""Each with its sign and colour."""


def group_of(source: str) -> str:
    """The group of a source as results name it: `buildings`, or the kind of a building."""
    if source == "buildings":
        return source
    effects = KINDS[source].effects
    if any(isinstance(effect, TuckEachRound | TuckOnce | TuckSold) for effect in effects):
        return "tucked"
    return "palace" if any(isinstance(effect, ScorePoints) for effect in effects) else "scoring"


def grouped(sources: Mapping[str, int]) -> dict[str, int]:
    totals = dict.fromkeys(GROUPS, 0)
    for source, points in sources.items():
        totals[group_of(source)] += points
    return totals
