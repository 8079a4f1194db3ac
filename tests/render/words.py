"""Words for pictures, strictly: a missing key or a fact that is not there is an error, not a placeholder."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from render import Words

LANGUAGES = ("en", "pl")

_TEXT = Path(__file__).parents[2] / "bot" / "text"


@cache
def words(language: str) -> Words:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((_TEXT / language).glob("*_picture.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(key: str, /, **facts: str | int) -> str:
        said, errors = bundle.format_pattern(bundle.get_message(key).value, facts)
        if errors:
            raise ValueError(f"{key}: {errors}")
        return str(said)

    return say
