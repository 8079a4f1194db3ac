"""What the pictures of San Juan say in words: the essence of the table, and everything on it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from render.picture import SeatLabel, Words
from render.sanjuan.news import building, said
from render.writing import briefly, called, fully, plainly
from rules.game import Event
from rules.sanjuan.builder import Built
from rules.sanjuan.producer import Produced
from rules.sanjuan.prospector import CardsTurnedUp
from rules.sanjuan.rounds import RoleTaken, RoundBegan
from rules.sanjuan.trader import Sold
from rules.sanjuan.view import BuildingSeen, MarketSeen, SanJuanView


def named(things: Iterable[str], say: Words) -> str:
    """Buildings, goods or roles by name, equal ones together."""
    counts = Counter(say(f"sanjuan-thing-{thing.partition('#')[0]}") for thing in things)
    told = (f"{count} × {thing}" if count > 1 else thing for thing, count in counts.items())
    return ", ".join(told) or say("sanjuan-alt-nothing")


def describe(view: SanJuanView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> str:
    """Whose turn, what changed, where things are."""
    names = [called(seats, seat) for seat in range(view.seats)]
    sentences = [_turn(view, names, say), *_happened(events, names, say)]
    taken = [role for role, seat in view.roles.items() if seat is not None]
    if taken:
        roles = (f"{say(f'sanjuan-thing-{role}')} ({names[view.roles[role] or 0]})" for role in taken)
        sentences.append(say("sanjuan-alt-roles", roles=", ".join(roles)))
    sentences += [
        say(
            "sanjuan-alt-player",
            name=names[seat],
            governor="yes" if seat == view.governor else "no",
            buildings=len(player.buildings),
            most=view.end_at,
            points=player.points,
            hand=player.hand,
            goods=sum(one.full for one in player.buildings),
        )
        for seat, player in enumerate(view.players)
    ]
    if view.market:
        now = "yes" if view.active_role == "trader" else "no"
        sentences.append(say("sanjuan-alt-market", now=now, prices=_prices(view.market, say)))
    sentences.append(say("sanjuan-alt-piles", deck=view.deck, discard=view.discard))
    return briefly(sentences)


def _turn(view: SanJuanView, names: Sequence[str], say: Words) -> str:
    if not view.awaited:
        return say("sanjuan-alt-over")
    if len(view.awaited) == 1:
        words = say(f"sanjuan-picture-turn-{view.phase}", name=names[view.awaited[0]])
        return say("sanjuan-alt-turn", words=words, round=view.round)
    words = say(f"sanjuan-picture-all-{view.phase}")
    waits = ", ".join(names[seat] for seat in view.awaited)
    return say("sanjuan-alt-all", words=words, round=view.round, names=waits)


def _happened(events: Sequence[Event], names: Sequence[str], say: Words) -> list[str]:
    told: list[str] = []
    for event in events:
        match event:
            case RoleTaken() | Built() | RoundBegan():
                told.append(said(event, "alt", names, say))
            case Produced(seat=seat, on=on):
                told.append(say("sanjuan-alt-produced", name=names[seat], goods=named(on, say)))
            case Sold(seat=seat, goods=goods, cards=cards):
                told.append(say("sanjuan-alt-sold", name=names[seat], goods=named(goods, say), cards=cards))
            case CardsTurnedUp(seat=seat, building=kind, cards=cards, won=won):
                told.append(
                    say(
                        "sanjuan-alt-dug",
                        name=names[seat],
                        building=say(f"sanjuan-thing-{kind}"),
                        cards=named(cards, say),
                        won=building(won, say) if won else say("sanjuan-alt-nothing"),
                    )
                )
    return told


def _prices(tile: MarketSeen, say: Words) -> str:
    return ", ".join(f"{say(f'sanjuan-thing-{good}')} {price}" for good, price in tile.prices.items())


def text(view: SanJuanView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> str:
    """Everything on the table, as Markdown."""
    names = [plainly(seats, seat) for seat in range(view.seats)]
    lines = [
        f"## {say('sanjuan-picture-title')} · {say('sanjuan-picture-round', round=view.round)}",
        " ".join([_turn(view, names, say), *_happened(events, names, say)]),
        f"- {say('sanjuan-text-roles', roles=_roles(view, names, say))}",
    ]
    if view.market:
        now = "yes" if view.active_role == "trader" else "no"
        lines.append(f"- {say('sanjuan-text-market', now=now, prices=_prices(view.market, say))}")
    coming = view.next_markets[0]
    prices = _prices(coming, say) if coming else say("sanjuan-text-unseen")
    lines.append(f"- {say('sanjuan-text-next', prices=prices)}")
    lines.append(f"- {say('sanjuan-text-piles', deck=view.deck, discard=view.discard)}")
    if view.open:
        lines.append(f"- {say('sanjuan-text-open', cards=named(view.open, say))}")
    for seat in range(view.seats):
        lines += _player(view, seats, seat, names[seat], say)
    if view.box:
        lines.append(f"-# {say('sanjuan-text-box', cards=named(view.box, say))}")
    return fully(lines)


def _roles(view: SanJuanView, names: Sequence[str], say: Words) -> str:
    told = []
    for role, seat in view.roles.items():
        called_so = say(f"sanjuan-thing-{role}")
        told.append(
            say("sanjuan-text-role-free", role=called_so)
            if seat is None
            else say("sanjuan-text-role", role=called_so, name=names[seat])
        )
    return ", ".join(told)


def _player(view: SanJuanView, seats: Sequence[SeatLabel], seat: int, name: str, say: Words) -> list[str]:
    player = view.players[seat]
    notes = [say("sanjuan-text-house")] if seats[seat].house else []
    notes += [say("sanjuan-text-governor")] if seat == view.governor else []
    aside = f" ({', '.join(notes)})" if notes else ""
    mark = " ⏳" if seat in view.awaited else ""
    counts = say(
        "sanjuan-text-player",
        buildings=len(player.buildings),
        most=view.end_at,
        points=player.points,
        hand=player.hand,
        limit=player.hand_limit,
    )
    return [f"### {name}{aside}{mark}", f"- {counts}", f"- {_standing(player.buildings, say)}"]


def _standing(buildings: Sequence[BuildingSeen], say: Words) -> str:
    """The buildings, equal ones together; those with a good are told apart."""
    counts: Counter[str] = Counter()
    for one in buildings:
        called_so = building(one.card, say)
        counts[say("sanjuan-text-full", building=called_so) if one.full else called_so] += 1
    return ", ".join(f"{count} × {one}" if count > 1 else one for one, count in counts.items())
