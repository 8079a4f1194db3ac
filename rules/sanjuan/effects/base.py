"""What a building can do, as data: each effect is one narrow promise, read by the phase it belongs to."""

from typing import Literal, TypeAlias

from msgspec import Struct

from rules.forms import snake

Family: TypeAlias = Literal["production", "city"]


class Effect(Struct, frozen=True, tag=snake, tag_field="does", forbid_unknown_fields=True):
    """One promise of one building. It works from the end of the phase in which the building was built."""
