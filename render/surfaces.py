"""Rounded corners, soft shadows and paper, for what is straight."""

from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from render import theme
from render.scene import Colour, Point

FINER = 4
"""How many times too large what needs smooth edges is drawn."""


def rounded(wide: int, high: int, radius: int) -> Image.Image:
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
    fine = radius * FINER
    mask = Image.new("L", (fine, fine), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, 2 * fine - 1, 2 * fine - 1), fill=255)
    return mask.reduce(FINER)


def shadow(wide: int, high: int, radius: int, depth: int) -> tuple[Image.Image, int]:
    """A soft shadow and how far it reaches beyond what casts it; drawn small, as it has no detail."""
    small, reach = 2, depth * 2
    size = ((wide + 2 * reach) // small + 1, (high + 2 * reach) // small + 1)
    mask = Image.new("L", size, 0)
    corners = (reach // small, reach // small, (reach + wide) // small, (reach + high) // small)
    ImageDraw.Draw(mask).rounded_rectangle(corners, radius // small, fill=130)
    mask = mask.filter(ImageFilter.GaussianBlur(depth / 2 / small))
    return mask.resize((size[0] * small, size[1] * small), Image.Resampling.BICUBIC), reach


_MILL = (theme.WIDTH, 640)
"""The size of the paper that sheets are cut from; a larger sheet shows it again further down."""


def sheet(colour: Colour, wide: int, high: int, place: Point, mask: Image.Image) -> Image.Image:
    """A sheet cut from the paper of this colour, from another part of it wherever it lies."""
    paper = _paper(colour)
    x, y = (round(at * 7.3) % size for at, size in zip(place, _MILL, strict=True))
    cut = Image.new("RGB", (wide, high))
    for left in range(-x, wide, _MILL[0]):
        for top in range(-y, high, _MILL[1]):
            cut.paste(paper, (left, top))
    cut.putalpha(mask)
    return cut


@lru_cache(maxsize=8)
def _paper(colour: Colour) -> Image.Image:
    """Paper: clouds too faint to notice, and a few fibres."""
    wide, high = _MILL
    random = Random(f"the paper of {colour}")
    coarse = (wide // 90 + 3, high // 90 + 3)
    clouds = Image.frombytes("L", coarse, random.randbytes(coarse[0] * coarse[1]))
    clouds = clouds.resize((wide, high), Image.Resampling.BICUBIC).point(lambda tone: tone * 90 // 255)
    paper = Image.new("RGB", (wide, high), colour)
    paper.paste(theme.mix(colour, theme.PAPER_DARK, 0.55), (0, 0), clouds)
    pencil = ImageDraw.Draw(paper)
    for _ in range(wide * high // 2600):
        x, y, length = random.randrange(wide), random.randrange(high), random.randrange(6, 26)
        tone = theme.mix(colour, theme.PAPER_DARK, random.choice((0.35, 0.5, 0.65)))
        pencil.line((x, y, x + length, y + random.randrange(-2, 3)), fill=tone)
    return paper
