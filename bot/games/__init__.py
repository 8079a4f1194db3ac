"""How each game is presented to people. A game without a presentation cannot be played here."""

from bot.games.genoa import GenoaPresentation
from bot.games.medici import MediciPresentation
from bot.games.presentation import Presentation, Who
from bot.games.sanjuan import SanJuanPresentation
from bot.games.venice import VenicePresentation

__all__ = ["PRESENTATIONS", "Presentation", "Who"]

PRESENTATIONS: dict[str, Presentation] = {
    one.name: one for one in (GenoaPresentation(), MediciPresentation(), SanJuanPresentation(), VenicePresentation())
}
