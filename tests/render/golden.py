"""A few pictures as they should look, 390 wide. After a change that is meant: `python -m tests.render.golden`."""

from collections.abc import Mapping
from pathlib import Path

from PIL import Image, ImageChops

from render import PAINTERS, Picture
from render.paint import paint
from rules.game import Result
from rules.medici.day import DayEnded, Loaded
from rules.medici.scoring import BonusPaid, GoodPaid, ShipsPaid
from rules.medici.view import MediciView, PlayerSeen
from tests.render import golden_sanjuan, golden_venice
from tests.render.shows import SEATS
from tests.render.words import words

FOLDER = Path(__file__).parent / "golden"
WIDTH = 390

_PATCH = 13
"""Pictures are compared in patches of so many pixels: how a letter is smoothed differs from machine to machine, what
a patch shows does not."""

_SHIPS = (
    ("grain_five", "grain_four", "spice_sample", "furs_two"),
    ("cloth_three", "treasure", "dyes_five", "dyes_two", "grain_pair"),
    (),
    ("trinket", "furs_five", "furs_sample", "cloth_sample"),
    ("dyes_four",),
    ("spice_two", "spice_three", "cloth_five", "cloth_two"),
)
_STORED = ((2, 0, 3, 1, 5), (0, 4, 1, 1, 0), (5, 6, 0, 0, 1), (0, 0, 0, 2, 2), (1, 3, 4, 0, 0), (3, 1, 0, 7, 2))
_FLORINS = (55, 40, 85, 20, 100, 0)
_GOODS = ("grain", "spice", "furs", "dyes", "cloth")
_CARGOES = (11, 17, 0, 7, 4, 12)
_MARKET = (
    "furs_two", "grain_two", "treasure", "cloth_four", "dyes_three", "spice_pair", "furs_four", "grain_sample",
    "cloth_two", "spice_five", "dyes_two", "trinket", "grain_three", "furs_five", "dyes_pair", "cloth_sample",
)  # fmt: skip


def _view() -> MediciView:
    players = tuple(
        PlayerSeen(
            florins=florins, ship=ship, cargo=cargo, free=max(0, 5 - len(ship)),
            symbols=dict(zip(_GOODS, stored, strict=True)), from_ships=0, from_goods=0, from_bonuses=0,
        )
        for florins, ship, cargo, stored in zip(_FLORINS, _SHIPS, _CARGOES, _STORED, strict=True)
    )  # fmt: skip
    return MediciView(
        seat=None, seats=6, awaited=(4,), phase="turn", day=2, days=3, deck=31, market=_MARKET, reach=3, capacity=5,
        revealed=2, most_revealed=3, bonus_from=5, players=players, box=4,
    )  # fmt: skip


def pictures() -> Mapping[str, Picture]:
    """What is kept, by the name of its file."""
    painter = PAINTERS["medici"]
    english, polish = words("en"), words("pl")
    view = _view()
    loaded = Loaded(seat=3, cards=("furs_sample", "cloth_sample"), cargo=7, full=False)
    scored = (
        DayEnded(day=2),
        ShipsPaid(cargoes=_CARGOES, florins=(15, 30, 0, 10, 5, 20)),
        GoodPaid(good="grain", symbols=(2, 0, 5, 0, 1, 3), florins=(0, 0, 10, 0, 0, 5)),
        BonusPaid(seat=2, good="grain", symbols=5, florins=10),
        GoodPaid(good="cloth", symbols=(5, 0, 1, 2, 0, 2), florins=(10, 0, 0, 0, 0, 0)),
        BonusPaid(seat=0, good="cloth", symbols=5, florins=10),
    )
    result = Result(
        places=(3, 4, 2, 5, 1, 6),
        scores=_FLORINS,
        sources=tuple({"ships": total // 2, "goods": total // 4, "bonuses": total // 4} for total in _FLORINS),
    )
    history = [[total * share // 3 for total in _FLORINS] for share in range(4)]
    return {
        "medici-board-en": painter.board(view, SEATS, english, [loaded]),
        "medici-board-pl": painter.board(view, SEATS, polish, [loaded]),
        "medici-day-pl": painter.summary(scored, view, SEATS, polish)[0],
        "medici-final-en": painter.final(result, view, SEATS, english, history),
        **golden_sanjuan.pictures(),
        **golden_venice.pictures(),
    }


def small(picture: Picture) -> Image.Image:
    image = paint(picture.scene)
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)


def difference(one: Image.Image, other: Image.Image) -> int:
    """How far apart two pictures are in the patch where they differ most, from 0 to 255."""
    if one.size != other.size:
        return 255
    apart = ImageChops.difference(one.convert("RGB").reduce(_PATCH), other.convert("RGB").reduce(_PATCH))
    return max(int(high) for _, high in apart.getextrema())  # type: ignore[misc]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, picture in pictures().items():
        palette = small(picture).quantize(256, method=Image.Quantize.FASTOCTREE)
        palette.save(FOLDER / f"{file}.png", optimize=True)
