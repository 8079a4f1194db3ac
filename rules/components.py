"""Reads a game's `components.toml`: cards, boards and tables are data, with where each is known from."""

from functools import cache
from importlib import resources
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from rules.errors import BadComponents

T = TypeVar("T")

Count = Annotated[int, Meta(ge=0)]
"""A number printed on a component or in a table of the rulebook; there are no negative ones."""


def parse(text: str, kind: type[T], name: str = "components.toml") -> T:
    try:
        return msgspec.toml.decode(text, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, ValueError) as error:
        raise BadComponents(f"{name}: {error}") from error


@cache
def load(package: str, kind: type[Any]) -> Any:
    text = resources.files(package).joinpath("components.toml").read_text("utf-8")
    return parse(text, kind, f"{package}/components.toml")
