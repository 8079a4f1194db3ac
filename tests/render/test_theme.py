"""Colours that stay apart for every eye, letters that stay legible on them."""

from itertools import combinations

import pytest

from render import theme
from render.medici.cards import GOOD_COLOURS

Triple = tuple[float, float, float]

# How full dichromacy changes linear light, after Machado, Oliveira and Fernandes (2009).
EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def light(colour: str) -> list[float]:
    shares = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]


def luminance(colour: str) -> float:
    red, green, blue = light(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def perceived(colour: str, eye: str) -> Triple:
    """The colour in CIELAB as such an eye has it."""
    before = light(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, before, strict=True)))) for row in EYES[eye]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    a, b, c = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def apart(one: str, other: str, eye: str) -> float:
    pairs = zip(perceived(one, eye), perceived(other, eye), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize("eye", EYES)
def test_players_can_be_told_apart(eye: str) -> None:
    closest = min(apart(one, other, eye) for one, other in combinations(theme.PLAYERS, 2))
    assert closest > 25


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("ground", [theme.PAPER, theme.WOOD])
def test_players_stand_out_from_paper_and_from_wood(eye: str, ground: str) -> None:
    assert min(apart(colour, ground, eye) for colour in theme.PLAYERS) > 25


@pytest.mark.parametrize("eye", EYES)
def test_goods_can_be_told_apart_even_before_their_signs(eye: str) -> None:
    assert min(apart(one, other, eye) for one, other in combinations(GOOD_COLOURS.values(), 2)) > 15


def test_there_is_a_colour_and_a_letter_for_each_of_six_players() -> None:
    assert len(set(theme.PLAYERS)) == len(set(theme.LETTERS)) == 6


@pytest.mark.parametrize("seat", range(6))
def test_the_letter_on_a_shield_is_legible(seat: int) -> None:
    assert contrast(theme.letter_colour(seat), theme.PLAYERS[seat]) > 4


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (theme.INK, theme.PAPER),
        (theme.INK_SOFT, theme.PAPER),
        (theme.CREAM, theme.WOOD_LIGHT),
        (theme.CREAM_SOFT, theme.WOOD_LIGHT),
        (theme.INK, theme.GOLD),
        (theme.CREAM, theme.GREEN),
        *((theme.CREAM, accent.main) for accent in (theme.GENOA, theme.MEDICI, theme.SAN_JUAN, theme.VENICE)),
    ],
)
def test_words_are_legible_on_their_ground(ink: str, ground: str) -> None:
    assert contrast(ink, ground) > 4


def test_a_mix_lies_between_its_colours() -> None:
    assert theme.mix("#000000", "#ffffff", 0) == "#000000"
    assert theme.mix("#000000", "#ffffff", 1) == "#ffffff"
    assert theme.mix("#102030", "#304050", 0.5) == "#203040"
