"""Scene to image to bytes.

What has round or slanted edges is drawn four times too large and reduced; what is straight is drawn as it is; letters
are smoothed by the font engine. What recurs (cards, signs, shields) is kept ready as small images, and so is the fixed
layer of a scene; both stores are bounded. Painting may run in many threads at once.
"""

import io
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from math import ceil, floor
from random import Random
from typing import Any, Generic, TypeVar

import msgspec
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import lettering, theme
from render.scene import Box, Colour, Disc, Group, Item, Line, Point, Polygon, Scene, Shield, Sign, Text
from render.signs import SIGNS
from render.signs.recipe import outlines

_FINER = 4
"""How many times too large what needs smooth edges is drawn."""

K = TypeVar("K", bound=Hashable)


class Store(Generic[K]):
    """Ready images by what they show, the longest unused one dropped when all together get too large."""

    def __init__(self, most_pixels: int) -> None:
        self._most = most_pixels
        self._pixels = 0
        self._ready: OrderedDict[K, Image.Image] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: K, make: Callable[[], Image.Image]) -> Image.Image:
        with self._lock:
            ready = self._ready.get(key)
            if ready is not None:
                self._ready.move_to_end(key)
                return ready
        image = make()
        with self._lock:
            if key not in self._ready:
                self._ready[key] = image
                self._pixels += image.width * image.height
            while self._pixels > self._most and len(self._ready) > 1:
                _, dropped = self._ready.popitem(last=False)
                self._pixels -= dropped.width * dropped.height
        return image

    @property
    def pixels(self) -> int:
        return self._pixels


_layers: Store[tuple[int, int, tuple[Item, ...]]] = Store(most_pixels=12_000_000)
_sprites: Store[Item] = Store(most_pixels=4_000_000)


def paint(scene: Scene) -> Image.Image:
    """The picture. It belongs to whoever asked."""
    key = (scene.width, scene.height, scene.fixed)
    image = _layers.get(key, lambda: _fixed_layer(scene)).copy()
    _lay(image, scene.moving, 0, 0)
    return image


def encode(image: Image.Image) -> bytes:
    """A PNG with a palette: a third of the bytes, and fast enough to make on every turn."""
    out = io.BytesIO()
    palette = image.quantize(256, method=Image.Quantize.FASTOCTREE)
    palette.save(out, "PNG", optimize=False, compress_level=6)
    return out.getvalue()


def _fixed_layer(scene: Scene) -> Image.Image:
    image = Image.new("RGB", (scene.width, scene.height), theme.WOOD)
    _lay(image, scene.fixed, 0, 0)
    return image


def _lay(image: Image.Image, items: Iterable[Item], x: float, y: float) -> None:
    for item in items:
        _LAY[type(item)](image, item, x, y)


def _lay_group(image: Image.Image, group: Group, x: float, y: float) -> None:
    if not group.kept:
        _lay(image, group.items, x + group.x, y + group.y)
        return
    anywhere = msgspec.structs.replace(group, x=0, y=0, name="", marks=())

    def make() -> Image.Image:
        sprite = Image.new("RGBA", (ceil(group.width), ceil(group.height)))
        _lay(sprite, group.items, 0, 0)
        return sprite

    _put(image, _sprites.get(anywhere, make), round(x + group.x), round(y + group.y))


def _put(image: Image.Image, sprite: Image.Image, x: int, y: int) -> None:
    if image.mode == "RGB":
        image.paste(sprite, (x, y), sprite)
        return
    # an image in the making has no ground yet; what hangs over its edge is cut off
    left, top = max(0, -x), max(0, -y)
    image.alpha_composite(sprite, (max(0, x), max(0, y)), (left, top))


# -------------------------------------------------------------------- straight things


def _lay_box(image: Image.Image, box: Box, x: float, y: float) -> None:
    left, top = round(x + box.x), round(y + box.y)
    wide, high = round(x + box.x + box.width) - left, round(y + box.y + box.height) - top
    if box.shadow:
        _cast(image, left, top, wide, high, box.radius, box.shadow)
    if box.edge and box.thick:
        _tint(image, box.edge, left, top, _rounded(wide, high, box.radius))
        left, top, wide, high = left + box.thick, top + box.thick, wide - 2 * box.thick, high - 2 * box.thick
    if box.fill and wide > 0 and high > 0:
        mask = _rounded(wide, high, max(0, box.radius - box.thick))
        if box.paper:
            _put(image, _sheet(box.fill, wide, high, mask), left, top)
        else:
            _tint(image, box.fill, left, top, mask)


def _tint(image: Image.Image, colour: Colour, x: int, y: int, mask: Image.Image) -> None:
    if image.mode == "RGB":
        image.paste(colour, (x, y), mask)
        return
    sprite = Image.new("RGBA", mask.size, colour)
    sprite.putalpha(mask)
    _put(image, sprite, x, y)


def _rounded(wide: int, high: int, radius: int) -> Image.Image:
    mask = Image.new("L", (wide, high), 255)
    radius = min(radius, wide // 2, high // 2)
    if radius > 0:
        corner = _corner(radius)
        mask.paste(corner, (0, 0))
        mask.paste(corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (wide - radius, 0))
        mask.paste(corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, high - radius))
        mask.paste(corner.transpose(Image.Transpose.ROTATE_180), (wide - radius, high - radius))
    return mask


@lru_cache(maxsize=64)
def _corner(radius: int) -> Image.Image:
    fine = radius * _FINER
    mask = Image.new("L", (fine, fine), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, 2 * fine - 1, 2 * fine - 1), fill=255)
    return mask.reduce(_FINER)


def _cast(image: Image.Image, x: int, y: int, wide: int, high: int, radius: int, depth: int) -> None:
    """A soft shadow, a little below; drawn small, as it has no detail."""
    small, reach = 4, depth * 2
    size = ((wide + 2 * reach) // small + 1, (high + 2 * reach) // small + 1)
    mask = Image.new("L", size, 0)
    corners = (reach // small, reach // small, (reach + wide) // small, (reach + high) // small)
    ImageDraw.Draw(mask).rounded_rectangle(corners, radius // small, fill=120)
    mask = mask.filter(ImageFilter.GaussianBlur(depth / small))
    mask = mask.resize((size[0] * small, size[1] * small), Image.Resampling.BICUBIC)
    _tint(image, "#150d09", x - reach, y - reach + depth // 2, mask)


def _sheet(colour: Colour, wide: int, high: int, mask: Image.Image) -> Image.Image:
    """Paper of this colour: clouds too faint to notice, and a few fibres."""
    random = Random(wide * 4001 + high)
    coarse = (wide // 90 + 3, high // 90 + 3)
    clouds = Image.frombytes("L", coarse, random.randbytes(coarse[0] * coarse[1]))
    clouds = clouds.resize((wide, high), Image.Resampling.BICUBIC).point(lambda tone: tone * 90 // 255)
    sheet = Image.new("RGB", (wide, high), colour)
    sheet.paste(theme.mix(colour, theme.PAPER_DARK, 0.55), (0, 0), clouds)
    pencil = ImageDraw.Draw(sheet)
    for _ in range(wide * high // 2600):
        x, y, length = random.randrange(wide), random.randrange(high), random.randrange(6, 26)
        tone = theme.mix(colour, theme.PAPER_DARK, random.choice((0.35, 0.5, 0.65)))
        pencil.line((x, y, x + length, y + random.randrange(-2, 3)), fill=tone)
    sheet.putalpha(mask)
    return sheet


# -------------------------------------------------------------------- letters


def _lay_text(image: Image.Image, text: Text, x: float, y: float) -> None:
    baseline = y + text.y + text.size * lettering.CAPITALS / 2
    anchor = {"left": "ls", "middle": "ms", "right": "rs"}[text.align]
    ImageDraw.Draw(image).text(
        (round(x + text.x), round(baseline)),
        text.text,
        fill=text.colour,
        font=lettering.font(text.role, text.size),
        anchor=anchor,
    )


# -------------------------------------------------------------------- round and slanted things


def _lay_smooth(image: Image.Image, item: Any, x: float, y: float) -> None:
    """Anything whose edges must be smoothed: drawn too large at its own corner, reduced, kept."""
    left, top, right, bottom = _bounds(item)
    at_x, at_y = floor(x + left), floor(y + top)
    home = _moved(item, -floor(left), -floor(top))
    size = (ceil(right) - floor(left) + 1, ceil(bottom) - floor(top) + 1)

    def make() -> Image.Image:
        fine = Image.new("RGBA", (size[0] * _FINER, size[1] * _FINER))
        _DRAW[type(item)](ImageDraw.Draw(fine), home)
        return fine.reduce(_FINER)

    _put(image, _sprites.get(home, make), at_x, at_y)


def _bounds(item: Any) -> tuple[float, float, float, float]:
    match item:
        case Line(points=points, thick=thick) | Polygon(points=points, thick=thick):
            half = thick / 2 + 1
            xs, ys = [point[0] for point in points], [point[1] for point in points]
            return min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half
        case Disc(radius=half):
            return item.x - half, item.y - half, item.x + half, item.y + half
        case _:
            half = item.size / 2
            return item.x - half, item.y - half, item.x + half, item.y + half


def _moved(item: Any, x: float, y: float) -> Any:
    if isinstance(item, Line | Polygon):
        points = tuple((point[0] + x, point[1] + y) for point in item.points)
        return msgspec.structs.replace(item, points=points)
    return msgspec.structs.replace(item, x=item.x + x, y=item.y + y)


def _draw_line(draw: ImageDraw.ImageDraw, line: Line) -> None:
    _draw_pen(draw, line.points, line.colour, line.thick)


def _draw_pen(draw: ImageDraw.ImageDraw, points: Iterable[Point], colour: Colour, thick: float) -> None:
    fine = [(x * _FINER, y * _FINER) for x, y in points]
    width = max(1, round(thick * _FINER))
    draw.line(fine, fill=colour, width=width, joint="curve")
    half = width / 2
    for x, y in (fine[0], fine[-1]):
        draw.ellipse((x - half, y - half, x + half, y + half), fill=colour)


def _draw_polygon(draw: ImageDraw.ImageDraw, polygon: Polygon) -> None:
    if polygon.fill:
        draw.polygon([(x * _FINER, y * _FINER) for x, y in polygon.points], fill=polygon.fill)
    if polygon.edge and polygon.thick:
        _draw_pen(draw, (*polygon.points, polygon.points[0]), polygon.edge, polygon.thick)


def _draw_disc(draw: ImageDraw.ImageDraw, disc: Disc) -> None:
    for colour, radius in ((disc.edge, disc.radius), (disc.fill, disc.radius - disc.thick)):
        if colour:
            _draw_circle(draw, disc.x, disc.y, radius, colour)


def _draw_circle(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, colour: Colour) -> None:
    x, y, radius = x * _FINER, y * _FINER, radius * _FINER
    draw.ellipse((x - radius, y - radius, x + radius - 1, y + radius - 1), fill=colour)


def _draw_sign(draw: ImageDraw.ImageDraw, sign: Sign) -> None:
    left, top, unit = sign.x - sign.size / 2, sign.y - sign.size / 2, sign.size / 100
    for stroke in SIGNS[sign.name]:
        colour = sign.main if stroke.paint == "main" else sign.detail
        if stroke.disc:
            x, y, radius = stroke.disc
            _draw_circle(draw, left + x * unit, top + y * unit, radius * unit, colour)
        for outline in outlines(stroke.path):
            points = [(left + x * unit, top + y * unit) for x, y in outline]
            if stroke.thick:
                _draw_pen(draw, points, colour, stroke.thick * unit)
            else:
                draw.polygon([(x * _FINER, y * _FINER) for x, y in points], fill=colour)


_SHIELD = "M 8 6 H 92 V 46 C 92 72 74 88 50 97 C 26 88 8 72 8 46 Z"


def _draw_shield(draw: ImageDraw.ImageDraw, shield: Shield) -> None:
    left, top = shield.x - shield.size / 2, shield.y - shield.size / 2
    for colour, share in ((theme.INK, 1.0), (theme.PAPER_LIGHT, 0.95), (theme.PLAYERS[shield.seat], 0.82)):
        points = [
            ((left + (50 + (x - 50) * share) * shield.size / 100) * _FINER,
             (top + (50 + (y - 50) * share) * shield.size / 100) * _FINER)
            for x, y in outlines(_SHIELD)[0]
        ]  # fmt: skip
        draw.polygon(points, fill=colour)
    size = round(shield.size * 0.62)
    draw.text(
        (shield.x * _FINER, (shield.y - shield.size * 0.04 + size * lettering.CAPITALS / 2) * _FINER),
        theme.LETTERS[shield.seat],
        fill=theme.letter_colour(shield.seat),
        font=lettering.font("number", size * _FINER),
        anchor="ms",
    )


_DRAW: dict[type, Callable[[ImageDraw.ImageDraw, Any], None]] = {
    Line: _draw_line,
    Polygon: _draw_polygon,
    Disc: _draw_disc,
    Sign: _draw_sign,
    Shield: _draw_shield,
}

_LAY: dict[type, Callable[[Image.Image, Any, float, float], None]] = {
    Group: _lay_group,
    Box: _lay_box,
    Text: _lay_text,
    **dict.fromkeys(_DRAW, _lay_smooth),
}


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far apart two pictures of the same size are on average, from 0 to 255."""
    apart = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L")
    counts = apart.histogram()
    return sum(tone * count for tone, count in enumerate(counts)) / (apart.width * apart.height)
