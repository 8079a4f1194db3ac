"""Scenes become images: a few as they should look, and what painting promises."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, ImageChops

from render import theme
from render.keep import Store
from render.paint import encode, paint
from render.scene import Box, Disc, Group, Item, Line, Polygon, Scene, Shield, Sign, Text
from render.signs import SIGNS
from tests.render.golden import FOLDER, difference, pictures, small

TOLERANCE = 14


def scene(*moving: Item, fixed: tuple[Item, ...] = ()) -> Scene:
    return Scene(width=200, height=100, fixed=fixed, moving=moving)


def pixel(image: Image.Image, x: int, y: int) -> str:
    found = image.getpixel((x, y))
    assert isinstance(found, tuple)
    return "#" + "".join(f"{tone:02x}" for tone in found)


@pytest.mark.parametrize("file", list(pictures()))
def test_a_picture_looks_as_it_should(file: str) -> None:
    with Image.open(FOLDER / f"{file}.png") as golden:
        assert difference(small(pictures()[file]), golden) < TOLERANCE


def test_a_single_card_that_is_missing_would_be_noticed() -> None:
    whole = pictures()["medici-board-pl"]
    cards = [item for item in whole.scene.moving if isinstance(item, Group) and item.name == "news"]
    assert cards
    moving = tuple(item for item in whole.scene.moving if item not in cards)
    without = Scene(width=whole.scene.width, height=whole.scene.height, fixed=whole.scene.fixed, moving=moving)
    lacking = type(whole)(without, whole.alt, whole.text)
    assert difference(small(lacking), small(whole)) > TOLERANCE


def test_later_items_lie_on_earlier_ones_and_moving_ones_on_fixed_ones() -> None:
    red = Box(x=0, y=0, width=200, height=100, fill="#ff0000")
    green = Box(x=0, y=0, width=100, height=100, fill="#00ff00")
    blue = Box(x=0, y=0, width=50, height=100, fill="#0000ff")
    image = paint(scene(green, blue, fixed=(red,)))
    assert [pixel(image, x, 50) for x in (25, 75, 150)] == ["#0000ff", "#00ff00", "#ff0000"]


def test_what_was_painted_belongs_to_whoever_asked() -> None:
    one = scene(fixed=(Box(x=0, y=0, width=200, height=100, fill="#123456"),))
    first = paint(one)
    first.paste("#ffffff", (0, 0, 200, 100))
    assert pixel(paint(one), 10, 10) == "#123456"


def test_an_edge_is_drawn_inwards() -> None:
    image = paint(scene(Box(x=20, y=20, width=60, height=60, fill="#ffffff", edge="#000000", thick=4)))
    assert [pixel(image, x, 50) for x in (19, 20, 23, 24)] == [theme.WOOD, "#000000", "#000000", "#ffffff"]


def test_round_things_are_where_they_should_be() -> None:
    image = paint(scene(Disc(x=50.5, y=50, radius=20, fill="#ffffff", edge="#000000", thick=4)))
    assert pixel(image, 50, 50) == "#ffffff"
    assert pixel(image, 33, 50) == "#000000"
    assert pixel(image, 28, 50) == theme.WOOD


def test_a_long_line_is_painted_as_a_short_one_is() -> None:
    """Past a size, lines are drawn piece by piece."""
    points = ((20.0, 20.0), (600.0, 300.0), (900.0, 120.0))
    whole = Scene(width=1000, height=400, fixed=(), moving=(Line(points=points, colour="#ffffff", thick=10),))
    image = paint(whole)
    assert [pixel(image, x, y) for x, y in ((20, 20), (310, 160), (600, 300), (900, 120))] == ["#ffffff"] * 4
    assert pixel(image, 310, 180) == theme.WOOD


def test_a_group_that_is_kept_looks_the_same_wherever_it_is() -> None:
    inner = (Box(x=2, y=2, width=30, height=40, fill="#ff8800", radius=6), Disc(x=17, y=22, radius=9, fill="#000000"))
    kept = [Group(x=x, y=10, width=40, height=50, items=inner, kept=True) for x in (10, 100)]
    image = paint(scene(*kept))
    assert image.crop((10, 10, 50, 60)).tobytes() == image.crop((100, 10, 140, 60)).tobytes()
    assert pixel(image, 27, 15) == "#ff8800"


def test_a_polygon_is_filled_and_edged() -> None:
    points = ((20.0, 20.0), (80.0, 20.0), (80.0, 80.0), (20.0, 80.0))
    image = paint(scene(Polygon(points=points, fill="#ffffff", edge="#000000", thick=6)))
    assert pixel(image, 50, 50) == "#ffffff"
    assert pixel(image, 20, 50) == "#000000"


@pytest.mark.parametrize("name", list(SIGNS))
def test_every_sign_shows_something_and_stays_in_its_square(name: str) -> None:
    image = paint(scene(Sign(name=name, x=100, y=50, size=80, main="#ffffff", detail="#ff0000")))
    ground = Image.new("RGB", image.size, theme.WOOD)
    box = _changed(image, ground)
    assert box is not None
    # a pixel more for smoothing
    assert 59 <= box[0] < box[2] <= 141
    assert 9 <= box[1] < box[3] <= 91
    assert box[3] - box[1] > 50, "a sign fills its square"


@pytest.mark.parametrize("seat", range(6))
def test_a_shield_shows_the_colour_of_its_seat(seat: int) -> None:
    image = paint(scene(Shield(seat=seat, x=100, y=50, size=80)))
    assert pixel(image, 76, 30) == theme.PLAYERS[seat]


def test_letters_stand_around_their_middle() -> None:
    image = paint(scene(Text(x=100, y=50, text="H", size=60, colour="#ffffff", role="number", align="middle")))
    box = _changed(image, Image.new("RGB", image.size, theme.WOOD))
    assert box is not None
    assert abs((box[0] + box[2]) / 2 - 100) <= 2
    assert abs((box[1] + box[3]) / 2 - 50) <= 2


def _changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one, other).getbbox()


def test_many_threads_paint_the_same_picture() -> None:
    picture = pictures()["medici-day-pl"]
    with ThreadPoolExecutor(4) as pool:
        files = set(pool.map(lambda _: encode(paint(picture.scene)), range(8)))
    assert len(files) == 1


def test_ready_images_are_bounded_and_the_longest_unused_goes_first() -> None:
    store: Store[str] = Store(most_pixels=250)
    made: list[str] = []

    def get(key: str) -> None:
        def make() -> Image.Image:
            made.append(key)
            return Image.new("L", (10, 10))

        store.get(key, make)

    for key in ("a", "b", "a", "c", "a", "b"):
        get(key)
    assert made == ["a", "b", "c", "b"], "b was unused for longest when c came"
    assert store.pixels <= 250
