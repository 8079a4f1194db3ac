"""A scene: a picture as plain data, before anybody paints it.

Items are laid down in order, later ones on top; coordinates are pixels of the finished picture. A scene has two
layers: `fixed` changes rarely (table, paper, frames, headings) and is painted once and kept; `moving` is painted anew
every time. Everything is frozen and comparable, so that tests can ask a scene what it shows.
"""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

Colour: TypeAlias = str
"""`#rrggbb`."""

Role: TypeAlias = Literal["title", "name", "number", "text", "note"]
"""What a text is for; the theme knows which font that takes and how small it may get."""

Align: TypeAlias = Literal["left", "middle", "right"]

Point: TypeAlias = tuple[float, float]


class Box(Struct, frozen=True, tag=True, kw_only=True):
    """A rectangle, its edge drawn inwards."""

    x: float
    y: float
    width: float
    height: float
    fill: Colour | None = None
    edge: Colour | None = None
    thick: int = 0
    radius: int = 0
    shadow: int = 0
    """How far it seems to lie above what is below it; 0 casts no shadow."""
    paper: bool = False
    """Whether the fill has the fibres of paper."""


class Text(Struct, frozen=True, tag=True, kw_only=True):
    """One line of words; `y` is the middle of its capitals, `x` where `align` says."""

    x: float
    y: float
    text: str
    size: int
    colour: Colour
    role: Role = "text"
    align: Align = "left"


class Line(Struct, frozen=True, tag=True, kw_only=True):
    points: tuple[Point, ...]
    colour: Colour
    thick: float = 2


class Polygon(Struct, frozen=True, tag=True, kw_only=True):
    points: tuple[Point, ...]
    fill: Colour | None = None
    edge: Colour | None = None
    thick: float = 0


class Disc(Struct, frozen=True, tag=True, kw_only=True):
    """A circle around its middle."""

    x: float
    y: float
    radius: float
    fill: Colour | None = None
    edge: Colour | None = None
    thick: float = 0


class Sign(Struct, frozen=True, tag=True, kw_only=True):
    """A sign from `render.signs`, in a square whose middle is `x`, `y`."""

    name: str
    x: float
    y: float
    size: float
    main: Colour
    """The colour of its body."""
    detail: Colour
    """The colour of what is drawn on the body."""


class Shield(Struct, frozen=True, tag=True, kw_only=True):
    """A player: colour and letter, around its middle."""

    seat: int
    x: float
    y: float
    size: float


class Group(Struct, frozen=True, tag=True, kw_only=True):
    """Items that belong together, such as a card; their coordinates start at the group's own corner.

    A group with a `name` is one thing to tests and to whoever reads the scene. What is `kept` is painted once and used
    again wherever the same group appears.
    """

    x: float
    y: float
    width: float
    height: float
    items: "tuple[Item, ...]"
    name: str = ""
    marks: tuple[str, ...] = ()
    """What is special about it here: `reachable`, `forced`, `new` …"""
    kept: bool = False


Item: TypeAlias = Box | Text | Line | Polygon | Disc | Sign | Shield | Group


class Scene(Struct, frozen=True, kw_only=True):
    width: int
    height: int
    fixed: tuple[Item, ...]
    moving: tuple[Item, ...]

    @property
    def items(self) -> tuple[Item, ...]:
        return (*self.fixed, *self.moving)

    def everything(self) -> Iterator[tuple[float, float, Item]]:
        """Every item, those in groups too, each with where its own coordinates start."""
        return _within(self.items, 0, 0)

    def groups(self, name: str) -> list[Group]:
        """The groups with this name, or whose name starts with it and a colon."""
        found = (item for _, _, item in self.everything() if isinstance(item, Group))
        return [group for group in found if group.name == name or group.name.startswith(f"{name}:")]

    def words(self) -> list[str]:
        return [item.text for _, _, item in self.everything() if isinstance(item, Text)]


def _within(items: tuple[Item, ...], x: float, y: float) -> Iterator[tuple[float, float, Item]]:
    for item in items:
        yield x, y, item
        if isinstance(item, Group):
            yield from _within(item.items, x + item.x, y + item.y)


def group(name: str, *items: Item, marks: tuple[str, ...] = ()) -> Group:
    """Items that are one thing, without coordinates of their own."""
    return Group(x=0, y=0, width=0, height=0, items=items, name=name, marks=marks)
