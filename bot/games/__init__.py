"""How each game is presented to people. A game without a presentation cannot be played here."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.medici import MediciPresentation
from bot.games.presentation import Presentation, Who

__all__ = ["PRESENTATIONS", "Presentation", "Who"]

PRESENTATIONS: Mapping[str, Presentation] = MappingProxyType({one.name: one for one in (MediciPresentation(),)})
