"""What the picture of a hand says in words."""

from collections.abc import Iterable, Mapping

from render.picture import Words
from render.sanjuan.news import building
from render.sanjuan.words import named
from render.writing import briefly, fully
from rules.sanjuan.pieces import CARDS, KINDS
from rules.sanjuan.view import Own, SanJuanView


def section_title(section: str, say: Words) -> str:
    return say("sanjuan-picture-hand") if section == "hand" else say(f"sanjuan-picture-hand-{section}")


def sources(points: Mapping[str, int], say: Words) -> str:
    """`buildings 14, Chapel 3`."""
    told = []
    for source, amount in points.items():
        name = say(f"sanjuan-thing-{source}") if source in KINDS else say("sanjuan-picture-buildings")
        told.append(say("sanjuan-alt-source", source=name, points=amount))
    return ", ".join(told)


def describe(view: SanJuanView, own: Own, say: Words) -> str:
    sentences = [_owed(view, own, say)]
    if own.drawn:
        sentences.append(say("sanjuan-alt-drawn", cards=_priced(own.drawn, own, say)))
    sentences.append(say("sanjuan-alt-hand", count=len(own.hand), cards=_priced(own.hand, own, say)))
    if own.affordable:
        sentences.append(say("sanjuan-alt-affordable", cards=named(own.affordable, say)))
    sentences.append(_points(own, say))
    return briefly(sentences)


def _owed(view: SanJuanView, own: Own, say: Words) -> str:
    owed = view.phase if view.seat in view.awaited or not view.awaited else "answered" if own.answer else "waits"
    return f"{say(f'sanjuan-picture-hand-{owed}')}."


def _points(own: Own, say: Words) -> str:
    return f"{say('sanjuan-text-points', points=sum(own.points.values()), sources=sources(own.points, say))}."


def _priced(cards: Iterable[str], own: Own, say: Words) -> str:
    told = (say("sanjuan-alt-card", building=building(card, say), cost=own.costs[card]) for card in cards)
    return ", ".join(told)


def text(view: SanJuanView, own: Own, say: Words) -> str:
    """Every card with its cost, points and effect."""
    lines = [f"## {say('sanjuan-picture-hand')}", _owed(view, own, say)]
    within_reach = tuple(card for card in view.open if card in own.affordable)
    for section, cards in (("drawn", own.drawn), ("hand", own.hand), ("open", within_reach)):
        if cards:
            lines += [f"### {section_title(section, say)}"] if own.drawn or within_reach else []
            lines += [f"- {_card(card, own, say)}" for card in cards]
    if not own.hand and not own.drawn:
        lines.append(say("sanjuan-picture-hand-empty"))
    lines += [
        f"- {say('sanjuan-text-under', building=say(f'sanjuan-thing-{kind}'), cards=named(cards, say))}"
        for kind, cards in own.tucked.items()
        if cards
    ]
    lines += [
        f"- {say('sanjuan-text-under', building=say(f'sanjuan-thing-{kind}'), cards=unseen)}"
        for kind, unseen in (
            (kind, say("sanjuan-text-unseen-goods", count=count)) for kind, count in own.tucked_unseen.items() if count
        )
    ]
    lines.append(f"-# {_points(own, say)}")
    return fully(lines)


def _card(card: str, own: Own, say: Words) -> str:
    kind = CARDS[card]
    price = own.costs[card]
    return say(
        "sanjuan-text-card",
        building=building(card, say),
        cost=kind.cost,
        now="same" if price == kind.cost else str(price),
        points=kind.points,
        effect=say(f"sanjuan-card-{kind.id}"),
        affordable="yes" if card in own.affordable else "no",
    )
