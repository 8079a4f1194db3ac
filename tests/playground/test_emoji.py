"""Whatever emoji the bot uses, the page has a drawing of its own for it: not every machine has a font for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from playground.pages import FOLDER

HOUSE = Path(__file__).parents[2]
SPEAKERS = ("bot", "render", "rules", "playground")  # whatever any of them says is shown on the page
TEXTS = {".py", ".ftl", ".toml", ".js", ".html"}

# The blocks of Unicode in which emoji are, and those arrows, keys and shapes elsewhere that Discord draws in colour.
EMOJI = re.compile("[↔-↙↩↪⌚⌛⌨⏏⏩-⏳⏸-⏺▪▫▶◀◻-◾☀-➿⤴⤵⬅-⬇⬛⬜⭐⭕〰〽\U0001f000-\U0001faff]")
DRAWN = re.compile(r'^  "(.+?)": ', re.MULTILINE)


def speaking() -> Iterator[Path]:
    for speaker in SPEAKERS:
        yield from (path for path in sorted((HOUSE / speaker).rglob("*")) if path.suffix in TEXTS)


def drawings() -> set[str]:
    return {emoji for module in FOLDER.glob("emoji?*.js") for emoji in DRAWN.findall(module.read_text("utf-8"))}


def test_every_emoji_in_use_has_a_drawing() -> None:
    known = drawings()
    missing = {
        f"{emoji} in {path.relative_to(HOUSE)}"
        for path in speaking()
        for emoji in EMOJI.findall(path.read_text("utf-8"))
        if emoji not in known
    }
    assert sorted(missing) == [], "draw it in playground/page/emojisigns.js, emojithings.js or emojiplaces.js"


def test_emoji_are_looked_for_in_code_and_in_texts() -> None:
    found = {(path.suffix, emoji) for path in speaking() for emoji in EMOJI.findall(path.read_text("utf-8"))}
    assert {(".py", "👉"), (".py", "◀"), (".ftl", "⏰"), (".ftl", "⚠")} <= found


def test_a_drawing_is_named_by_one_emoji_without_its_mark_of_colour() -> None:
    assert [name for name in drawings() if not EMOJI.fullmatch(name)] == []
