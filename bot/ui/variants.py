"""The options of a game as people name them: `high_bonus=yes, deck=many_pairs`, or in their own words."""

from typing import Any

from bot.lobby import NotNow
from bot.ui.parsing import split
from bot.ui.showing import option_words
from bot.words import Words
from rules.game import Game


def spelled(name: str, value: Any) -> str:
    return f"{name}={ {True: 'yes', False: 'no'}.get(value, value) if isinstance(value, bool) else value }"


def offered(say: Words, game: Game[Any]) -> list[tuple[str, str]]:
    """Every value that is not the usual one: its words and its spelling."""
    return [
        (f"{say(f'{game.name}-option-{name}')}: {option_words(say, game.name, name, value)}", spelled(name, value))
        for name, values in game.Options.choices().items()
        for value in values[1:]
    ]


def read(say: Words, game: Game[Any], text: str) -> dict[str, Any]:
    """What somebody asked for, as options; a clear word about the first thing that names none."""
    known = {spelled(name, value): (name, value) for name, values in game.Options.choices().items() for value in values}
    by_words = {label.casefold(): known[spelling] for label, spelling in offered(say, game)}
    chosen: dict[str, Any] = {}
    for part in split(text):
        found = known.get(part) or by_words.get(part.casefold())
        if found is None:
            raise NotNow("command-no-variant", text=part[:60])
        chosen[found[0]] = found[1]
    return chosen
