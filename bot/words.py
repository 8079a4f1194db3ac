"""Every word the bot says, in English and Polish, from the Fluent files in `text/`.

say = words("pl")
say("medici-picture-day", day=2, days=3)
"""

import logging
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("en", "pl")
TEXT = Path(__file__).parent / "text"
SAID = 8_192
"""Sentences of a language kept as they were said."""

log = logging.getLogger(__name__)


class Words:
    """One language. Called with a key and facts it answers with the sentence."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self.language = language
        # the same few sentences are said again and again, and putting one together is slow
        self._said = lru_cache(SAID, typed=True)(self._say)
        self._known = lru_cache(SAID)(self._knows)
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted(files):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for broken in (entry for entry in resource.body if isinstance(entry, ast.Junk)):
                raise ValueError(f"{file.name}: {(broken.content or '').strip()[:80]!r} is no Fluent message")
            self._bundle.add_resource(resource, allow_overrides=False)

    def __call__(self, key: str, /, **facts: str | int) -> str:
        return self._said(key, tuple(facts.items()))

    def _say(self, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
        message, _, attribute = key.partition(".")
        if not self.knows(key):
            log.error("no words for %s in %s", key, self.language)
            return key
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None  # known above
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            log.error("words of %s in %s: %s", key, self.language, errors)
        return str(text)

    def knows(self, key: str) -> bool:
        return self._known(key)

    def _knows(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def either(self, *keys: str, **facts: str | int) -> str:
        """The first of the keys that there are words for."""
        return self(next((key for key in keys if self.knows(key)), keys[-1]), **facts)

    def all_of(self, things: Iterable[str]) -> str:
        """Things as people list them: "grain, furs and cloth"."""
        *before, last = list(things) or [self("nothing")]
        return self("list-and", before=", ".join(before), last=last) if before else last

    def pieces(self, named: Mapping[str, int]) -> str:
        """So many of each, by name: "2 × pepper, 1 × silk"."""
        return ", ".join(self("so-many", count=count, thing=name) for name, count in named.items()) or self("nothing")


@cache
def words(language: str) -> Words:
    return Words(language, (TEXT / language).glob("*.ftl"))


def language_of(locale: object) -> str:
    """Our language for a locale of Discord's."""
    return "pl" if str(locale).casefold().startswith("pl") else "en"


def spoken(value: Any) -> str | int:
    """A fact as Fluent can select by it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)
