"""A game's options, each with a small set of possible values: a lobby can offer them and the laws can try all."""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.inspect import BoolType, IntType, LiteralType, type_info

from rules.errors import Illegal


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    @classmethod
    def choices(cls) -> dict[str, tuple[Any, ...]]:
        """Every option and its possible values, the default first."""
        defaults = cls()
        found = {}
        for field in msgspec.structs.fields(cls):
            default = getattr(defaults, field.name)
            values = cls.values(field.name, field.type)
            found[field.name] = (default, *(value for value in values if value != default))
        return found

    @classmethod
    def values(cls, name: str, kind: Any) -> tuple[Any, ...]:
        """The possible values of one option; a game overrides it where they come from its components."""
        match type_info(kind):
            case BoolType():
                return (False, True)
            case LiteralType(values=values):
                return tuple(values)
            case IntType(ge=int(least), le=int(most)):
                return tuple(range(least, most + 1))
        raise TypeError(f"option {name} has no set of values")

    def check(self, seats: int) -> None:
        """Refuse values outside the choices; a game adds what does not go together."""
        for name, values in self.choices().items():
            value = getattr(self, name)
            if not any(type(value) is type(own) and value == own for own in values):
                raise Illegal("no_such_option", option=name, value=str(value))
