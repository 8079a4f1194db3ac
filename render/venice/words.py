"""What the pictures of Venice say in words: the essence of the board, and everything on it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from render import theme
from render.picture import SeatLabel, Words
from render.venice.news import all_news, thing
from render.writing import briefly, called, fully, plainly
from rules.game import Event
from rules.venice.pieces import CANALS, kind
from rules.venice.view import GondolaSeen, PlayerSeen, VeniceView


def counted(goods: Iterable[str], say: Words) -> str:
    """`2 × cloth, silver`; one word where there is nothing."""
    counts = Counter(goods)
    parts = [f"{count} × {thing(say, good)}" if count > 1 else thing(say, good) for good, count in counts.items()]
    return ", ".join(parts) or say("venice-alt-empty")


def mark_of(colour: int, view: VeniceView, say: Words) -> str:
    """Whose it is, in a letter or a word."""
    if colour >= 0:
        return theme.LETTERS[colour]
    if view.doge:
        return say("venice-text-doge", letter="AB"[-1 - colour])
    return say("venice-text-smugglers")


def _turn(view: VeniceView, names: Sequence[str], say: Words) -> str:
    if not view.awaited:
        return say("venice-alt-over")
    waited = ", ".join(names[seat] for seat in view.awaited)
    return say("venice-alt-turn", names=waited, what=say(f"venice-phase-{view.phase}"))


def _round(view: VeniceView, say: Words) -> str:
    if view.turns_left is not None:
        return say("venice-picture-turns", left=view.turns_left)
    if view.last_round is not None and view.round <= view.last_round:
        return say("venice-picture-left", left=view.last_round - view.round)
    return say("venice-picture-round", round=view.round) if view.round else say("venice-picture-placement")


def _arrest(view: VeniceView, names: Sequence[str], say: Words) -> str:
    seat = view.would_be_arrested if view.awaited else view.arrested
    if seat is None:
        return say("venice-alt-nobody-arrested")
    key = "venice-alt-would-be-arrested" if view.awaited else "venice-alt-arrested"
    return say(key, name=names[seat])


def _boats(view: VeniceView, player: PlayerSeen) -> list[GondolaSeen]:
    return [boat for name in player.gondolas for boat in view.gondolas if boat.id == name]


def _place(boat: GondolaSeen, view: VeniceView, say: Words) -> str:
    """Where a gondola is: on its way, where it has come to."""
    if view.voyage and view.voyage.gondola == boat.id:
        return thing(say, view.voyage.path[-1])
    return thing(say, boat.quay) if boat.quay else say("venice-alt-not-placed")


def describe(view: VeniceView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> str:
    """Whose turn, what changed, where things are."""
    names = [called(seats, seat) for seat in range(view.seats)]
    sentences = [f"{_round(view, say)}. {_turn(view, names, say)}"]
    sentences += [f"{one.words}." for one in all_news(view, names, say, events)[-4:]]
    if view.voyage and len(view.voyage.path) > 1:
        way = " → ".join(thing(say, quay) for quay in view.voyage.path)
        sentences.append(say("venice-alt-way", name=names[view.voyage.seat], way=way))
    sentences.append(_arrest(view, names, say))
    sentences += [
        say(
            "venice-alt-player",
            name=names[seat],
            vp=player.vp,
            coins=player.coins,
            scrolls=player.scrolls,
            intrigue=player.intrigue,
            council=player.council,
            places=", ".join(_place(boat, view, say) for boat in _boats(view, player)),
        )
        for seat, player in enumerate(view.players)
    ]
    if view.doge:
        sentences.append(
            say("venice-alt-doge", vp=view.doge.vp, intrigue=view.doge.intrigue, scrolls=view.doge.scrolls)
        )
    return briefly(sentences)


# -------------------------------------------------------------------- everything


def text(view: VeniceView, seats: Sequence[SeatLabel], say: Words, events: Sequence[Event] = ()) -> str:
    names = [plainly(seats, seat) for seat in range(view.seats)]
    news = " ".join(f"{one.words}." for one in all_news(view, names, say, events))
    lines = [f"## {say('venice-picture-title')} · {_round(view, say)}", f"{_turn(view, names, say)} {news}".strip()]
    for seat, player in enumerate(view.players):
        mark = " ⏳" if seat in view.awaited else ""
        house = f" ({say('venice-text-house')})" if seats[seat].house else ""
        lines.append(
            f"### {theme.LETTERS[seat]} · {names[seat]}{house}: {say('venice-text-points', vp=player.vp)}{mark}"
        )
        lines += _player(view, player, say)
    if view.doge:
        his = view.doge
        council = ", ".join(f"{letter} {field}" for letter, field in his.council.items())
        lines.append(f"### {say('venice-picture-doge')}: {say('venice-text-points', vp=his.vp)}")
        lines.append("- " + say("venice-text-doge-has", scrolls=his.scrolls, intrigue=his.intrigue, council=council))
        row = "; ".join(f"{thing(say, card)}: {say(f'venice-about-{kind(card)}')}" for card in his.row)
        lines.append("- " + say("venice-text-doge-row", deck=his.deck, cards=row))
    lines.append(f"### {say('venice-text-map')}")
    lines += [f"- {line}" for line in _map(view, say)]
    lines.append("- " + say("venice-text-decks", missions=view.missions_left, influence=view.influence_left))
    lines.append("- " + _arrest(view, names, say))
    if view.end_field is not None:
        lines.append("- " + say("venice-text-end", field=view.end_field))
    lines.append("-# " + _canals(view, say))
    return fully(lines)


def _player(view: VeniceView, player: PlayerSeen, say: Words) -> list[str]:
    lines = [
        "- "
        + say(
            "venice-text-has",
            coins=player.coins,
            scrolls=player.scrolls,
            intrigue=player.intrigue,
            limit=view.intrigue_limit,
            council=player.council,
        ),
        "- "
        + say(
            "venice-text-holds",
            missions=player.missions,
            influence=player.influence,
            assistants=player.assistants_left,
            bridges=player.bridges_left,
        ),
    ]
    boats = [
        say("venice-text-boat", quay=_place(boat, view, say), cubes=counted(boat.hold, say),
            gondolier="yes" if boat.gondolier else "no")
        for boat in _boats(view, player)
    ]  # fmt: skip
    lines.append("- " + say("venice-text-gondolas", boats="; ".join(boats)))
    done = [thing(say, mission) for mission in player.slots]
    if done or player.archive:
        lines.append("- " + say("venice-text-completed", slots=", ".join(done) or "0", archive=len(player.archive)))
    if player.favour:
        lines.append("- " + say("venice-text-favour"))
    return lines


def _map(view: VeniceView, say: Words) -> list[str]:
    """The assistants on each tile with their spaces, foreign gondolas, the spy."""
    lines = []
    for building, spaces in view.assistants.items():
        here = [f"{mark_of(colour, view, say)} {space}" for colour, space in sorted(spaces.items(), reverse=True)]
        if here:
            lines.append(f"{thing(say, building)}: {', '.join(here)}")
    others = [boat for boat in view.gondolas if boat.colour < 0 and boat.quay]
    if others:
        places = ", ".join(
            f"{boat.id.removeprefix('smuggler_')[0].upper()}: {_place(boat, view, say)}" for boat in others
        )
        lines.append(say("venice-text-others", places=places))
    if view.spy:
        lines.append(say("venice-text-spy", building=thing(say, view.spy)))
    return lines


def _canals(view: VeniceView, say: Words) -> str:
    told = []
    for canal, printed in CANALS.items():
        one, other = (thing(say, view.board[end]) for end in printed.ends)
        owner = view.bridges.get(canal)
        price = str(printed.fee) if owner is None else say("venice-text-bridge", owner=mark_of(owner, view, say))
        told.append(f"{one}–{other} {price}")
    return say("venice-text-canals", canals=", ".join(told))
