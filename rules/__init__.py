"""What is legal and what happens. Pure: no input or output, no Discord, no pictures."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rules import genoa, medici, sanjuan, venice
from rules.game import BadState, Game, Illegal

GAMES: Mapping[str, Game[Any]] = MappingProxyType(
    {game.name: game for game in (medici.GAME, genoa.GAME, sanjuan.GAME, venice.GAME)}
)


def encode(state: Any) -> bytes:
    """A state as it is stored; which game it is of stands in it."""
    return GAMES[state.__struct_config__.tag].encode(state)


def decode(game: Game[Any], data: bytes) -> Any:
    """A stored state; `BadState` says what is wrong with bytes that are none."""
    return game.decode(data)


__all__ = ["GAMES", "BadState", "Game", "Illegal", "decode", "encode"]
