"""What the pictures of Medici say in words: names of cards, the essence of the board, and everything on it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from render.medici.market import loadable
from render.picture import SeatLabel, Words
from render.writing import briefly, called, fully, plainly
from rules.game import Event
from rules.medici.day import DayBegan, Loaded
from rules.medici.view import CARDS, MediciView


def name(card: str, say: Words) -> str:
    kind = CARDS[card]
    if kind.good is None:
        return say(f"medici-card-{kind.face}", value=kind.value)
    good = say(f"medici-good-{kind.good}")
    if kind.face in ("pair", "sample"):
        return say(f"medici-card-{kind.face}", good=good, value=kind.value)
    return say("medici-card", good=good, value=kind.value)


def listed(cards: Iterable[str], say: Words) -> str:
    return ", ".join(name(card, say) for card in cards)


def _counted(cards: Iterable[str], say: Words) -> str:
    """The cards without their order, equal ones together."""
    counts = Counter(cards)
    return ", ".join(f"{count} × {name(card, say)}" if count > 1 else name(card, say) for card, count in counts.items())


def describe(view: MediciView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> str:
    """Whose turn, what changed, where things are."""
    names = [called(seats, seat) for seat in range(view.seats)]
    sentences = [_turn(view, names, say), *_happened(events, names, say)]
    sentences.append(_reach(view, say))
    sentences += [
        say(
            "medici-alt-player",
            name=names[seat],
            florins=player.florins,
            cargo=player.cargo,
            free=player.free,
            goods=_stored(player.symbols, say),
        )
        for seat, player in enumerate(view.players)
    ]
    sentences.append(say("medici-alt-deck", deck=view.deck, older=max(0, len(view.market) - view.reach)))
    return briefly(sentences)


def _happened(events: Sequence[Event], names: Sequence[str], say: Words) -> list[str]:
    told: list[str] = []
    for event in events:
        if isinstance(event, DayBegan):
            told.append(say("medici-alt-begins", day=event.day, name=names[event.seat]))
        elif isinstance(event, Loaded):
            loaded = listed(event.cards, say)
            told.append(say("medici-alt-loaded", name=names[event.seat], cards=loaded, cargo=event.cargo))
    return told


def _turn(view: MediciView, names: Sequence[str], say: Words) -> str:
    if not view.awaited:
        return say("medici-alt-over")
    return say(
        "medici-alt-turn",
        name=names[view.awaited[0]],
        day=view.day,
        days=view.days,
        revealed=view.revealed,
        most=view.most_revealed,
    )


def _reach(view: MediciView, say: Words) -> str:
    if not view.market:
        return say("medici-alt-empty")
    *before, last = view.market[-view.reach :]
    also = [card for card, can in zip(before, loadable(view), strict=False) if can]
    if not also:
        return say("medici-alt-last", last=name(last, say))
    return say("medici-alt-reach", last=name(last, say), also=listed(reversed(also), say))


def _stored(symbols: dict[str, int], say: Words) -> str:
    """`grain 2, furs 1`; one word where there is nothing."""
    kept = [f"{say(f'medici-good-{good}')} {count}" for good, count in symbols.items() if count]
    return ", ".join(kept) or say("medici-alt-nothing")


def text(view: MediciView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> str:
    """Everything on the board, as Markdown."""
    names = [plainly(seats, seat) for seat in range(view.seats)]
    heading = f"## {say('medici-picture-title')} · {say('medici-picture-day', day=view.day, days=view.days)}"
    older, reach = view.market[: -view.reach], view.market[-view.reach :]
    lines = [heading, " ".join([_turn(view, names, say), *_happened(events, names, say)])]
    lines.append(f"### {say('medici-text-market', deck=view.deck)}")
    lines.append(f"- {_reach(view, say)}")
    if reach[:-1]:
        lines.append(f"- {say('medici-text-reach', cards=listed(reversed(reach), say))}")
    if older:
        lines.append(f"- {say('medici-text-older', count=len(older), cards=listed(reversed(older), say))}")
    for seat, player in enumerate(view.players):
        mark = " ⏳" if seat in view.awaited else ""
        house = f" ({say('medici-text-house')})" if seats[seat].house else ""
        lines.append(f"### {names[seat]}{house}: {say('medici-text-florins', florins=player.florins)}{mark}")
        aboard = _counted(player.ship, say) or say("medici-alt-nothing")
        lines.append(f"- {say('medici-text-ship', cargo=player.cargo, free=player.free, cards=aboard)}")
        lines.append(f"- {say('medici-text-warehouse', goods=_stored(player.symbols, say))}")
    lines.append(f"-# {say('medici-text-bonus', count=view.bonus_from)}")
    return fully(lines)
