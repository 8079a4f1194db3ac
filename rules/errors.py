"""What can be wrong, by name. None of these holds words for people: a key and facts can be said in any language."""


class Illegal(Exception):
    """An action the rules do not allow. The state is untouched."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return self.key + "".join(f" {name}={value!r}" for name, value in self.facts.items())


class BadState(Exception):
    """Bytes that are no state of this game: corrupt, of another game, or of a newer version."""


class BadComponents(Exception):
    """A components file that cannot be the game: a number missing or negative, a card unknown."""


class BadRecord(Exception):
    """A recorded game that the rules no longer play as it was recorded."""
