"""What people type, read as answers: by the names they see, in any case, or by the ids behind them."""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from rules.game import Bundle, One, Some, Whole

Named = Callable[[str], str]
Meant = TypeVar("Meant", str, int)
_TELLING = 3
"""A beginning of so many letters says what is meant."""
_UNMARKED = str.maketrans("łŁ", "lL")
"""Letters that Unicode does not take apart into a plain one and its mark."""


class Unclear(Exception):
    """Text that names nothing on offer."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text[:80]


def spelled(value: Any) -> str:
    """A value as a command carries it: short, readable, the same in every language."""
    if value is None or value == ():
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return "+".join(spelled(one) for one in value)
    return str(value)


def one_of(text: str, domain: One, label: Callable[[Any], str]) -> Any:
    wanted = _plain(text)
    for value in domain.values:
        if wanted in (_plain(spelled(value)), _plain(label(value))):
            return value
    close = [value for value in domain.values if wanted and wanted in _plain(label(value))]
    if len(close) == 1:
        return close[0]
    if not close and len(wanted) >= _TELLING:
        names = {_plain(label(value)): place for place, value in enumerate(domain.values)}
        meant = _closest(wanted, names)
        if meant is not None:
            return domain.values[meant]
    raise Unclear(text)


def some_of(text: str, domain: Some, label: Callable[[Any], str]) -> tuple[Any, ...]:
    """Several, separated by commas. Naming a thing twice means two of them, where there are two alike."""
    left = list(domain.values)
    found = []
    for part in split(text):
        value = one_of(part, One(tuple(left)), label)
        left.remove(value)
        found.append(value)
    return tuple(found)


def whole_of(text: str, domain: Whole) -> int:
    if not re.fullmatch(r"-?\d{1,9}", text.strip()):
        raise Unclear(text)
    return int(text)


def bundle_of(text: str, domain: Bundle, name: Named) -> dict[str, int]:
    """`20 ducats, 2 pepper`: a count and a thing, in any order; a thing alone is one of it."""
    names = {_plain(known): item for item in domain.limits for known in (item, name(item))}

    def meant(text: str) -> str | None:
        return names.get(text) or _closest(text, names)

    bundle: dict[str, int] = {}
    for part in split(text):
        found = re.fullmatch(r"(?:(\d{1,9})\s*[x×]?\s*)?(\D.*?)(?:\s*[x×]?\s*(\d{1,9}))?", part)
        item = meant(_plain(found[2])) if found else None
        if found is None or item is None:
            raise Unclear(part)
        bundle[item] = bundle.get(item, 0) + int(found[1] or found[3] or 1)
    return {item: count for item, count in bundle.items() if count}


def _closest(text: str, names: Mapping[str, Meant]) -> Meant | None:
    """The only thing whose name has words beginning as those typed do: endings differ with number and case."""
    beginnings = [word[: max(_TELLING, len(word) - 2)] for word in text.split()]
    close = {
        item
        for known, item in names.items()
        if all(any(word.startswith(beginning) for word in known.split()) for beginning in beginnings)
    }
    return close.pop() if len(close) == 1 else None


def split(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"[,;]", text) if part.strip() and part.strip() != "-"]


def completions(text: str, values: Sequence[tuple[str, str]], limit: int = 25) -> list[tuple[str, str]]:
    """Of (label, spelling) those that fit what is typed so far, beginnings first."""
    typed = _plain(text)
    fitting = [pair for pair in values if typed in _plain(pair[0]) or typed in _plain(pair[1])]
    return sorted(fitting, key=lambda pair: not _plain(pair[0]).startswith(typed))[:limit]


def _plain(text: str) -> str:
    """Without case, and without marks over and under letters: people type quickly."""
    apart = unicodedata.normalize("NFKD", text.translate(_UNMARKED))
    unmarked = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return re.sub(r"[\s_]+", " ", unmarked).strip().casefold()
