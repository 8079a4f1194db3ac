"""Words that fit."""

import pytest

from render import SeatLabel, theme
from render.lettering import fit, fit_lines, font, has_glyph, legible, shorten, width, wrap
from render.scene import Role
from render.writing import briefly, called, name_lines, paragraph, plainly

ROLES: tuple[Role, ...] = ("title", "name", "number", "text", "note")


@pytest.mark.parametrize("role", ROLES)
def test_every_font_has_the_letters_of_both_languages_and_our_signs(role: Role) -> None:
    letters = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"
    assert all(has_glyph(role, letter) for letter in letters + letters.upper() + "0123456789’·×+–")


@pytest.mark.parametrize("role", ROLES)
def test_letters_lie_within_the_width_they_are_measured_by(role: Role) -> None:
    for text in ("Wygrywa Krzysztof", "Jot", shorten("W" * 99, role, 60, 500)):
        left, _, right, _ = font(role, 60).getbbox(text, anchor="ls")
        assert left >= -6, "a J may lean out a little at the left"
        assert right <= width(text, role, 60)


def test_what_no_font_has_is_left_out_or_written_plainly() -> None:
    assert not has_glyph("name", "💎")
    assert legible("💎 Ada\n\tLovelace 🔥") == "Ada Lovelace"
    assert legible("𝕽𝖔𝖘𝖆") == "Rosa"
    assert legible("e\u0301") == "é"


def test_a_text_with_room_stays_as_it_is_and_one_without_gets_smaller_then_shorter() -> None:
    assert fit("Ada", "name", 40, 400) == ("Ada", 40)
    long = "Krzysztof Brzęczyszczykiewicz"
    text, size = fit(long, "name", 40, width(long, "name", 37))
    assert (text, size) == (long, 37)
    text, size = fit(long, "name", 40, 200)
    assert size == theme.LEAST_NAME
    assert text.endswith("…")
    assert width(text, "name", size) <= 200


def test_lines_break_between_words_and_the_last_is_shortened() -> None:
    assert wrap("one two three", "text", 30, 100, 3) == ["one", "two", "three"]
    lines = wrap("one two three four five six", "text", 30, 110, 2)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert all(width(line, "text", 30) <= 110 for line in lines)


def test_a_paragraph_shrinks_until_its_words_fit_and_stays_around_its_middle() -> None:
    words = "Whoever has most of a good is paid ten florins"
    lines, size = fit_lines(words, "text", 40, 370, 2)
    assert " ".join(lines) == words
    assert size < 40
    texts = paragraph(words, x=0, y=100, room=370, size=40, lines=2, colour="#000000")
    assert sum(text.y for text in texts) / len(texts) == 100


def test_a_name_takes_a_second_line_only_if_it_must() -> None:
    seats = (SeatLabel("Ada"), SeatLabel("Lorenzo il Magnifico"), SeatLabel(""))
    assert name_lines(seats, 0, 200, 36, 2)[0] == ["Ada"]
    assert name_lines(seats, 1, 200, 36, 2)[0] == ["Lorenzo il", "Magnifico"]
    assert called(seats, 2) == plainly(seats, 2) == "C"


def test_a_name_in_markdown_has_no_power() -> None:
    seats = (SeatLabel("**@everyone**\n# `x`"),)
    assert plainly(seats, 0) == r"\*\*\@everyone\*\* \# \`x\`"


def test_what_matters_less_is_left_out_when_there_is_too_much_to_say() -> None:
    assert briefly(["one.", "two.", "three."], most=10) == "one. two."
    assert len(briefly(["x" * 5000])) == 999
