"""The effects of buildings, one module per phase of the rulebook. A phase asks for the effects of a type that stand on
a table; which buildings have them is written in `components.toml`."""

from typing import TypeAlias

from rules.sanjuan.effects.base import Effect, Family
from rules.sanjuan.effects.builder import (
    Cover,
    Discount,
    DrawAfterBuilding,
    DrawWhenFewest,
    DrawWhenPoor,
    PayWithGoods,
    WorthWhenCovered,
)
from rules.sanjuan.effects.councillor import DiscardFromHand, KeepMore, StoreGood
from rules.sanjuan.effects.ending import (
    Score,
    ScoreCity,
    ScoreForeign,
    ScoreMonuments,
    ScorePoints,
    ScoreProduction,
    ScoreSets,
)
from rules.sanjuan.effects.producer import DrawAfterProducing, ProduceMore
from rules.sanjuan.effects.prospector import Dig, ProspectUnbuilt
from rules.sanjuan.effects.roles import MultiplyPrivilege
from rules.sanjuan.effects.round_start import Exchange, OthersHandLimit, OwnHandLimit, TuckEachRound, TuckOnce
from rules.sanjuan.effects.trader import DrawAfterSelling, DrawWhenNobodySold, SellFor, SellMore, TuckSold

AnyEffect: TypeAlias = (
    Cover | Discount | DrawAfterBuilding | DrawWhenFewest | DrawWhenPoor | PayWithGoods | WorthWhenCovered
    | DiscardFromHand | KeepMore | StoreGood
    | ScoreCity | ScoreForeign | ScoreMonuments | ScorePoints | ScoreProduction | ScoreSets
    | DrawAfterProducing | ProduceMore
    | Dig | ProspectUnbuilt
    | MultiplyPrivilege
    | Exchange | OthersHandLimit | OwnHandLimit | TuckEachRound | TuckOnce
    | DrawAfterSelling | DrawWhenNobodySold | SellFor | SellMore | TuckSold
)  # fmt: skip

__all__ = [
    "AnyEffect", "Cover", "Dig", "DiscardFromHand", "Discount", "DrawAfterBuilding", "DrawAfterProducing",
    "DrawAfterSelling", "DrawWhenFewest", "DrawWhenNobodySold", "DrawWhenPoor", "Effect", "Exchange", "Family",
    "KeepMore", "MultiplyPrivilege", "OthersHandLimit", "OwnHandLimit", "PayWithGoods", "ProduceMore",
    "ProspectUnbuilt", "Score", "ScoreCity", "ScoreForeign", "ScoreMonuments", "ScorePoints", "ScoreProduction",
    "ScoreSets", "SellFor", "SellMore", "StoreGood", "TuckEachRound", "TuckOnce", "TuckSold", "WorthWhenCovered",
]  # fmt: skip
