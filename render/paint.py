"""Scene to image to bytes.

What has round or slanted edges is drawn four times too large and reduced; what is straight is drawn as it is; letters
are smoothed by the font engine. What recurs (cards, signs, shields) is kept ready as small images, and so is the fixed
layer of a scene; both stores are bounded. Painting may run in many threads at once.
"""

import io
from collections.abc import Callable, Iterable
from itertools import pairwise
from math import ceil, floor
from typing import Any

import msgspec
from PIL import Image, ImageDraw

from render import lettering, theme
from render.keep import Store
from render.scene import Box, Colour, Disc, Group, Item, Line, Point, Polygon, Scene, Shield, Sign, Text
from render.signs import SIGNS
from render.signs.recipe import outlines
from render.surfaces import FINER, rounded, shadow, sheet

SAMPLED = 3
SQUEEZE = 3
"""Beyond that, a picture takes twice the time to become a sixth smaller."""

_layers: Store[tuple[int, int, tuple[Item, ...]]] = Store(most_pixels=12_000_000)
_sprites: Store[Item] = Store(most_pixels=4_000_000)


def paint(scene: Scene) -> Image.Image:
    """The picture. It belongs to whoever asked."""
    key = (scene.width, scene.height, scene.fixed)
    image = _layers.get(key, lambda: _fixed_layer(scene)).copy()
    _lay(image, scene.moving, 0, 0)
    return image


def encode(image: Image.Image) -> bytes:
    """A PNG with a palette: a third of the bytes, and fast enough to make on every turn.

    The palette comes from every third pixel of every third line, which hold all colours of anything large enough to be
    seen; each pixel then takes the nearest of them. That takes a third of the time; most pictures come out as true as
    if all pixels were looked at, some of San Juan's a little less.
    """
    out = io.BytesIO()
    size = (max(1, image.width // SAMPLED), max(1, image.height // SAMPLED))
    sample = image.resize(size, Image.Resampling.NEAREST)
    palette = sample.quantize(256, method=Image.Quantize.FASTOCTREE)
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(out, "PNG", compress_level=SQUEEZE)
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
        mask, reach = shadow(wide, high, box.radius, box.shadow)
        _tint(image, theme.SHADOW, left - reach, top - reach + box.shadow // 2, mask)
    if box.edge and box.thick:
        _tint(image, box.edge, left, top, rounded(wide, high, box.radius))
        left, top, wide, high = left + box.thick, top + box.thick, wide - 2 * box.thick, high - 2 * box.thick
    if box.fill and wide > 0 and high > 0:
        if not box.radius and not box.paper:
            image.paste(box.fill, (left, top, left + wide, top + high))
            return
        mask = rounded(wide, high, max(0, box.radius - box.thick))
        if box.paper:
            _put(image, sheet(box.fill, wide, high, (left, top), mask), left, top)
        else:
            _tint(image, box.fill, left, top, mask)


def _tint(image: Image.Image, colour: Colour, x: int, y: int, mask: Image.Image) -> None:
    if image.mode == "RGB":
        image.paste(colour, (x, y), mask)
        return
    sprite = Image.new("RGBA", mask.size, colour)
    sprite.putalpha(mask)
    _put(image, sprite, x, y)


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


_LARGE = 40_000
"""From so many pixels on, a line is drawn piece by piece, as the rectangle around the whole of it is mostly empty."""


def _lay_line(image: Image.Image, line: Line, x: float, y: float) -> None:
    left, top, right, bottom = _bounds(line)
    if (right - left) * (bottom - top) < _LARGE:
        _lay_smooth(image, line, x, y)
        return
    for ends in pairwise(line.points):
        piece = msgspec.structs.replace(line, points=ends)
        left, top, right, bottom = _bounds(piece)
        home = _moved(piece, -floor(left), -floor(top))
        size = ((ceil(right) - floor(left) + 1) * FINER, (ceil(bottom) - floor(top) + 1) * FINER)
        mask = Image.new("L", size, 0)
        _draw_pen(ImageDraw.Draw(mask), home.points, 255, line.thick)
        _tint(image, line.colour, floor(x + left), floor(y + top), mask.reduce(FINER))


def _lay_smooth(image: Image.Image, item: Any, x: float, y: float) -> None:
    """Anything whose edges must be smoothed: drawn too large at its own corner, reduced, kept."""
    left, top, right, bottom = _bounds(item)
    at_x, at_y = floor(x + left), floor(y + top)
    home = _moved(item, -floor(left), -floor(top))
    size = (ceil(right) - floor(left) + 1, ceil(bottom) - floor(top) + 1)

    def make() -> Image.Image:
        fine = Image.new("RGBA", (size[0] * FINER, size[1] * FINER))
        _DRAW[type(item)](ImageDraw.Draw(fine), home)
        return fine.reduce(FINER)

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


def _draw_pen(draw: ImageDraw.ImageDraw, points: Iterable[Point], colour: Colour | int, thick: float) -> None:
    fine = [(x * FINER, y * FINER) for x, y in points]
    width = max(1, round(thick * FINER))
    draw.line(fine, fill=colour, width=width, joint="curve")
    half = width / 2
    for x, y in (fine[0], fine[-1]):
        draw.ellipse((x - half, y - half, x + half, y + half), fill=colour)


def _draw_polygon(draw: ImageDraw.ImageDraw, polygon: Polygon) -> None:
    if polygon.fill:
        draw.polygon([(x * FINER, y * FINER) for x, y in polygon.points], fill=polygon.fill)
    if polygon.edge and polygon.thick:
        _draw_pen(draw, (*polygon.points, polygon.points[0]), polygon.edge, polygon.thick)


def _draw_disc(draw: ImageDraw.ImageDraw, disc: Disc) -> None:
    for colour, radius in ((disc.edge, disc.radius), (disc.fill, disc.radius - disc.thick)):
        if colour:
            _draw_circle(draw, disc.x, disc.y, radius, colour)


def _draw_circle(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, colour: Colour) -> None:
    x, y, radius = x * FINER, y * FINER, radius * FINER
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
                draw.polygon([(x * FINER, y * FINER) for x, y in points], fill=colour)


_SHIELD = "M 8 6 H 92 V 46 C 92 72 74 88 50 97 C 26 88 8 72 8 46 Z"


def _draw_shield(draw: ImageDraw.ImageDraw, shield: Shield) -> None:
    left, top = shield.x - shield.size / 2, shield.y - shield.size / 2
    for colour, share in ((theme.INK, 1.0), (theme.PAPER_LIGHT, 0.95), (theme.PLAYERS[shield.seat], 0.82)):
        points = [
            ((left + (50 + (x - 50) * share) * shield.size / 100) * FINER,
             (top + (50 + (y - 50) * share) * shield.size / 100) * FINER)
            for x, y in outlines(_SHIELD)[0]
        ]  # fmt: skip
        draw.polygon(points, fill=colour)
    size = round(shield.size * 0.62)
    draw.text(
        (shield.x * FINER, (shield.y - shield.size * 0.04 + size * lettering.CAPITALS / 2) * FINER),
        theme.LETTERS[shield.seat],
        fill=theme.letter_colour(shield.seat),
        font=lettering.font("number", size * FINER),
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
    Line: _lay_line,
}
