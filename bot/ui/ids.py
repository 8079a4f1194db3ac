"""The ids of buttons, selects and modals: what they mean is written in them, so that they outlive every restart.

join:12            go:12:3.9f2ab01c:0:2
"""

from msgspec import Struct

PARTS_LIMIT = 8


class Malformed(Exception):
    """An id, or a choice, that nothing here offers."""


class Press(Struct, frozen=True):
    kind: str
    table: int
    more: tuple[str, ...] = ()

    def part(self, place: int) -> str:
        """What else the id says, by place."""
        if place >= len(self.more):
            raise Malformed(str(self))
        return self.more[place]

    def whole(self, place: int) -> int:
        return whole(self.part(place))

    def __str__(self) -> str:
        return ":".join((self.kind, str(self.table), *self.more))


def whole(text: str) -> int:
    """A number as our own ids and menus hold them."""
    if not text.removeprefix("-").isdecimal() or len(text) > 20:
        raise Malformed(text[:20])
    return int(text)


def press(kind: str, table: int, *more: object) -> str:
    return str(Press(kind, table, tuple(str(one) for one in more)))


def read(custom_id: str) -> Press | None:
    """What an id says; None for one that nobody here has made."""
    kind, *rest = custom_id.split(":", PARTS_LIMIT)
    if not kind.isidentifier() or not rest or not rest[0].isascii() or not rest[0].isdigit() or len(rest[0]) > 15:
        return None
    return Press(kind, int(rest[0]), tuple(rest[1:]))
