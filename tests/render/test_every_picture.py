"""What holds for every picture of every game; a new painter is under these checks by being registered."""

import io
import re

import msgspec
import pytest
from PIL import Image

import render
from render import lettering, theme
from render.scene import Box, Group, Item, Scene, Text
from render.signs import SIGNS
from render.writing import called, plainly
from tests.render.shows import Shown, shown, tables

Rectangle = tuple[float, float, float, float]

every_table = pytest.mark.parametrize(("name", "seats", "language"), tables())


def _ink(text: Text, x: float, y: float) -> Rectangle:
    """Where the letters of a text are."""
    baseline = y + text.y + text.size * lettering.CAPITALS / 2
    anchor = {"left": "ls", "middle": "ms", "right": "rs"}[text.align]
    left, top, right, bottom = lettering.font(text.role, text.size).getbbox(text.text, anchor=anchor)
    return x + text.x + left, baseline + top, x + text.x + right, baseline + bottom


def _texts(scene: Scene) -> list[tuple[int, Text, Rectangle]]:
    return [
        (order, item, _ink(item, x, y))
        for order, (x, y, item) in enumerate(scene.everything())
        if isinstance(item, Text) and item.text
    ]


def _meet(one: Rectangle, other: Rectangle) -> Rectangle | None:
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right, bottom = min(one[2], other[2]), min(one[3], other[3])
    # a pixel of smoothing on either side may touch
    return (left, top, right, bottom) if right - left > 2 and bottom - top > 2 else None


def _covered(scene: Scene, area: Rectangle, after: int, before: int) -> bool:
    """Whether a filled box laid between two items hides this area of the first, as one card hides another."""
    for order, (x, y, item) in enumerate(scene.everything()):
        if after < order < before and isinstance(item, Box) and item.fill:
            left, top = x + item.x, y + item.y
            if left <= area[0] and top <= area[1] and left + item.width >= area[2] and top + item.height >= area[3]:
                return True
    return False


def _strings(shown: Shown) -> str:
    return msgspec.json.encode(shown.picture.scene).decode() + shown.picture.alt + shown.picture.text


@every_table
def test_every_text_is_within_the_picture(name: str, seats: int, language: str) -> None:
    for one in shown(name, seats, language):
        scene = one.picture.scene
        for _, text, (left, top, right, bottom) in _texts(scene):
            inside = left >= 4 and top >= 4 and right <= scene.width - 4 and bottom <= scene.height - 4
            assert inside, f"{one}\n{text}"


@every_table
def test_what_is_kept_ready_has_its_words_within_its_size(name: str, seats: int, language: str) -> None:
    for one in shown(name, seats, language):
        for x, y, item in one.picture.scene.everything():
            if not isinstance(item, Group) or not item.kept:
                continue
            inner = Scene(width=1, height=1, fixed=(), moving=item.items)
            for _, text, (left, top, right, bottom) in _texts(inner):
                inside = left >= 0 and top >= 0 and right <= item.width and bottom <= item.height
                assert inside, f"{one}\n{text} in {item.name} at {x}, {y}"


@every_table
def test_no_text_lies_on_another(name: str, seats: int, language: str) -> None:
    for one in shown(name, seats, language):
        scene = one.picture.scene
        texts = _texts(scene)
        for at, (order, text, area) in enumerate(texts):
            for later, other, its_area in texts[at + 1 :]:
                both = _meet(area, its_area)
                assert both is None or _covered(scene, both, order, later), f"{one}\n{text}\n{other}"


@every_table
def test_no_text_is_too_small_for_a_phone(name: str, seats: int, language: str) -> None:
    for one in shown(name, seats, language):
        small = [text for _, text, _ in _texts(one.picture.scene) if text.size < theme.least(text.role)]
        assert not small, str(one)


@every_table
def test_no_text_has_a_letter_that_its_font_lacks(name: str, seats: int, language: str) -> None:
    for one in shown(name, seats, language):
        for _, text, _ in _texts(one.picture.scene):
            assert all(lettering.has_glyph(text.role, letter) for letter in text.text), f"{one}\n{text}"


@every_table
def test_pictures_are_portrait_rather_than_landscape(name: str, seats: int, language: str) -> None:
    for one in shown(name, seats, language):
        scene = one.picture.scene
        assert scene.width == theme.WIDTH
        assert 0.4 * scene.width <= scene.height <= 2.2 * scene.width, str(one)


@every_table
def test_every_sign_is_drawn_by_a_recipe(name: str, seats: int, language: str) -> None:
    def signs(item: Item) -> str | None:
        return getattr(item, "name", None) if type(item).__name__ == "Sign" else None

    for one in shown(name, seats, language):
        used = {signs(item) for _, _, item in one.picture.scene.everything()} - {None}
        assert used <= set(SIGNS), str(one)


@every_table
def test_words_instead_of_a_picture_keep_their_limits(name: str, seats: int, language: str) -> None:
    for one in shown(name, seats, language):
        assert 0 < len(one.picture.alt) < 1000, str(one)
        assert 0 < len(one.picture.text) < 4000, str(one)
        assert "\n" not in one.picture.alt


@every_table
def test_no_value_is_said_as_code_writes_it(name: str, seats: int, language: str) -> None:
    """Such as `None`, `(1,)`, a key of the text files or an id."""
    for one in shown(name, seats, language):
        said = " ".join([*one.picture.scene.words(), one.picture.alt, one.picture.text])
        assert not re.search(rf"\bNone\b|\('|\{{|{name}-[a-z]|\b[a-z]+_[a-z]+\b", said), said


@every_table
def test_every_player_is_named(name: str, seats: int, language: str) -> None:
    for one in shown(name, seats, language):
        if one.kind == "hand":
            continue
        written = " ".join(one.picture.scene.words())
        for seat in range(seats):
            # a long name may be shortened in a picture, but not in the text
            assert called(one.seats, seat)[:4] in written, f"{one}\n{seat}"
            assert plainly(one.seats, seat) in one.picture.text, f"{one}\n{seat}"


@every_table
def test_nothing_hidden_is_in_a_picture(name: str, seats: int, language: str) -> None:
    for one in shown(name, seats, language):
        known = set(re.findall(r"[\w#.-]+", _strings(one)))
        assert not known & one.hidden, str(one)


@every_table
def test_what_looks_the_same_to_somebody_gives_them_the_same_picture(name: str, seats: int, language: str) -> None:
    for one in shown(name, seats, language):
        assert one.picture == one.again, str(one)


@every_table
def test_everybody_who_is_waited_for_is_set_off(name: str, seats: int, language: str) -> None:
    boards = [one for one in shown(name, seats, language) if one.kind == "board"]
    assert boards
    for one in boards[:-2]:
        scene = one.picture.scene
        assert scene.groups("due"), str(one)


@pytest.mark.parametrize("name", list(render.PAINTERS))
def test_the_two_languages_say_different_words(name: str) -> None:
    seats = min(seats for table, seats, _ in tables() if table == name)
    english, polish = shown(name, seats, "en"), shown(name, seats, "pl")
    assert [one.kind for one in english] == [one.kind for one in polish]
    for one, other in zip(english, polish, strict=True):
        assert one.picture.alt != other.picture.alt
        assert one.picture.text != other.picture.text


@pytest.mark.parametrize("name", list(render.PAINTERS))
def test_a_file_is_a_palette_png_of_the_size_of_its_scene(name: str) -> None:
    seats = max(seats for table, seats, _ in tables() if table == name)
    kinds = {one.kind: one for one in shown(name, seats, "pl")}
    for one in kinds.values():
        data = render.png(one.picture)
        image = Image.open(io.BytesIO(data))
        assert (image.format, image.mode) == ("PNG", "P")
        assert image.size == (one.picture.scene.width, one.picture.scene.height)
        assert len(data) < 300_000
