"""The colours of San Juan: a good has its own, a role has its own, and a building has that of when it works."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from render import theme
from render.scene import Colour
from rules.sanjuan.pieces import KINDS, Kind

Works: TypeAlias = Literal[
    "production", "builder", "producer", "trader", "councillor", "prospector", "roles", "round", "monument", "ending"
]
"""When a building does what it does."""

GOOD_COLOURS: Mapping[str, Colour] = {
    "indigo": "#39468f",
    "sugar": "#d3c7ad",
    "tobacco": "#96682a",
    "coffee": "#4c3226",
    "silver": "#75838f",
}

_COLOURS: Mapping[str, Colour] = {
    "builder": "#b3552e",
    "producer": "#3d7a4b",
    "trader": "#a8761f",
    "councillor": "#35618c",
    "prospector": "#7b5135",
    "roles": theme.SAN_JUAN.deep,
    "round": "#6c4a80",
    "monument": "#626a73",
    "ending": "#8c2f3c",
}

_WORKING: Mapping[Works, tuple[str, ...]] = {
    "builder": ("smithy", "poor_house", "black_market", "crane", "carpenter", "quarry", "tavern", "park"),
    "producer": ("well", "aqueduct"),
    "trader": ("trading_post", "market_stand", "market_hall", "hut", "customs_office", "harbor"),
    "councillor": ("archive", "prefecture"),
    "prospector": ("gold_mine", "goldsmith"),
    "roles": ("library",),
    "round": ("chapel", "tower", "guard_room", "office", "bank"),
}


def works(kind: Kind) -> Works:
    if kind.family == "production":
        return "production"
    if kind.monument:
        return "monument"
    return next((when for when, kinds in _WORKING.items() if kind.id in kinds), "ending")


def role_colour(role: str) -> Colour:
    return _COLOURS[role]


def colour(kind: Kind) -> Colour:
    return GOOD_COLOURS[kind.good] if kind.good else _COLOURS[works(kind)]


def ink(ground: Colour) -> Colour:
    """What a sign is drawn with on this ground: cream, but dark on pale sugar."""
    return theme.INK if ground == GOOD_COLOURS["sugar"] else theme.CREAM


def sign(kind: Kind) -> str:
    return f"sanjuan-{kind.good or kind.id}"


def printed_points(kind: Kind) -> str:
    """As on the card: a question mark where only the end of the game tells."""
    return str(kind.points) if kind.points else "?"


SLOTTED = frozenset(kind.id for kind in KINDS.values() if kind.good) | {"customs_office"}
"""Kinds of buildings on which a good can lie."""
