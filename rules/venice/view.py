"""What there is to see in Venice: everything but hands, decks, and what smuggler cards are being looked at."""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct

from rules.game import View
from rules.venice.activating import Activating
from rules.venice.drawing import Drawing
from rules.venice.meeting import Meeting
from rules.venice.pieces import COMPONENTS, MISSIONS, Hold, as_hold, cubes
from rules.venice.sailing import Sailing
from rules.venice.scoring import council_shares, for_assistants, to_arrest
from rules.venice.smugglers import Smuggling
from rules.venice.state import Doge, Venice, VeniceOptions


class GondolaSeen(Struct, frozen=True, kw_only=True):
    id: str
    colour: int
    """A seat; below zero the smugglers or the colours of the Doge."""
    quay: str | None
    hold: tuple[str, ...]
    gondolier: bool


class PlayerSeen(Struct, frozen=True, kw_only=True):
    coins: int
    vp: int
    scrolls: int
    intrigue: int
    council: int
    favour: bool
    missions: int
    """How many uncompleted ones in hand."""
    influence: int
    slots: tuple[str, ...]
    archive: tuple[str, ...]
    gondolas: tuple[str, ...]
    assistants_left: int
    bridges_left: int
    taxes: int
    earned: dict[str, int]
    council_reward: int
    """What the Great Council would pay now."""
    assistants_reward: int


class SmugglersSeen(Struct, frozen=True, kw_only=True):
    letter: str
    deck: int
    """Cards in the deck, one put back on top included."""
    used: tuple[str, ...]


class DogeSeen(Struct, frozen=True, kw_only=True):
    vp: int
    scrolls: int
    intrigue: int
    council: dict[str, int]
    row: tuple[str, ...]
    deck: int
    used: tuple[str, ...]
    played: tuple[str, ...]
    """The smuggler cards of his turn so far."""
    assistants_left: dict[int, int]
    bridges_left: dict[int, int]


class VoyageSeen(Struct, frozen=True, kw_only=True):
    """A voyage in progress: the gondola still lies where it started, and has come to the last quay of its path."""

    seat: int
    gondola: str
    path: tuple[str, ...]
    canals: tuple[str, ...]


class MeetingSeen(Struct, frozen=True, kw_only=True):
    """A question in progress: scrolls or intrigue."""

    quay: str | None
    sailor: int | None
    """Whose voyage it is; None: smugglers or the Doge."""
    owed: dict[int, int]
    why: str


class MissionSeen(Struct, frozen=True, kw_only=True):
    """How far a mission in hand has come."""

    id: str
    missing: dict[str, tuple[str, ...]]
    """By gondola, the cubes that it lacks."""
    scrolls: int
    """Scrolls that are lacking."""


class HandSeen(Struct, frozen=True, kw_only=True):
    """What only its owner sees."""

    missions: tuple[MissionSeen, ...]
    influence: tuple[str, ...]
    drawn: tuple[str, ...]
    """Cards just drawn, of which one is kept or played."""
    smugglers_on_top: tuple[str, ...]
    """The cards this player put back on top of smuggler decks."""


class VeniceView(View, frozen=True, kw_only=True):
    options: VeniceOptions
    first: int
    round: int
    last_round: int | None
    turns_left: int | None
    """Alone, once the Doge's cards have run out."""
    turn: int | None
    """Whose turn it is; None before the first and after the last."""
    board: dict[str, str]
    """Which building stands at which place of the board."""
    gondolas: tuple[GondolaSeen, ...]
    """Those of one quay lie upon each other in this order, the lowest first."""
    assistants: dict[str, dict[int, int]]
    bridges: dict[str, int]
    spy: str | None
    voyage: VoyageSeen | None
    meeting: MeetingSeen | None
    activating: str | None
    """The building being activated."""
    players: tuple[PlayerSeen, ...]
    missions_left: int
    influence_left: int
    influence_used: tuple[str, ...]
    end_field: int | None
    """The field of the Great Council that brings the end."""
    council_last: int
    intrigue_limit: int
    scrolls_limit: int
    hold_limit: int
    would_be_arrested: int | None
    arrested: int | None
    all_placed: int | None
    """Who was first to have all assistants on the board."""
    smugglers: tuple[SmugglersSeen, ...]
    doge: DogeSeen | None
    supply: dict[str, int]
    """Cubes and coins left, where they can run out."""
    hand: HandSeen | None


def see(state: Venice, seat: int | None) -> VeniceView:
    top = state.phases[-1] if state.phases else None
    return VeniceView(
        seat=seat,
        seats=state.seats,
        awaited=top.awaits(state) if top else (),
        phase=str(top.__struct_config__.tag) if top else "over",
        options=state.options,
        first=state.first,
        round=state.round,
        last_round=state.last_round,
        turns_left=state.turns_left,
        turn=state.whose_turn(),
        board=dict(state.board),
        gondolas=tuple(
            GondolaSeen(
                id=name,
                colour=boat.owner,
                quay=boat.quay,
                hold=cubes(boat.hold),
                gondolier=boat.owner >= 0 and state.players[boat.owner].gondolier == name,
            )
            for name, boat in state.gondolas.items()
        ),
        assistants={tile: dict(spaces) for tile, spaces in state.assistants.items()},
        bridges=dict(state.bridges),
        spy=state.spy,
        voyage=_voyage(state),
        meeting=_meeting(top) if isinstance(top, Meeting) else None,
        activating=top.building if isinstance(top, Activating) else None,
        players=_players(state),
        missions_left=len(state.missions),
        influence_left=len(state.influence),
        influence_used=tuple(state.influence_used),
        end_field=COMPONENTS.end.marker.get(state.seats),
        council_last=COMPONENTS.council.last,
        intrigue_limit=COMPONENTS.limits.intrigue[state.seats],
        scrolls_limit=COMPONENTS.limits.scrolls,
        hold_limit=COMPONENTS.limits.hold,
        would_be_arrested=to_arrest(state),
        arrested=state.arrested,
        all_placed=state.all_placed,
        smugglers=tuple(
            SmugglersSeen(letter=letter, deck=len(pile.deck) + (pile.held is not None), used=tuple(pile.used))
            for letter, pile in state.smugglers.items()
        ),
        doge=_doge(state, state.doge) if state.doge else None,
        supply=dict(state.supply),
        hand=None if seat is None else _hand(state, seat),
    )


def _voyage(state: Venice) -> VoyageSeen | None:
    for phase in state.phases:
        if isinstance(phase, Sailing) and phase.path:
            return VoyageSeen(
                seat=phase.seat,
                gondola=phase.gondola(state),
                path=tuple(phase.path),
                canals=tuple(state.around(start)[end] for start, end in pairwise(phase.path)),
            )
    return None


def _meeting(meeting: Meeting) -> MeetingSeen:
    return MeetingSeen(quay=meeting.quay, sailor=meeting.sailor, owed=dict(meeting.owed), why=meeting.why)


def _players(state: Venice) -> tuple[PlayerSeen, ...]:
    council = council_shares(state)
    return tuple(
        PlayerSeen(
            coins=player.coins,
            vp=player.vp,
            scrolls=player.scrolls,
            intrigue=player.intrigue,
            council=player.council,
            favour=player.favour,
            missions=len(player.missions),
            influence=len(player.influence),
            slots=tuple(player.slots),
            archive=tuple(player.archive),
            gondolas=tuple(state.own(seat)),
            assistants_left=state.assistants_left(seat),
            bridges_left=state.bridges_left(seat),
            taxes=state.taxes(seat),
            earned=dict(player.earned),
            council_reward=council[seat],
            assistants_reward=for_assistants(state, seat),
        )
        for seat, player in enumerate(state.players)
    )


def _doge(state: Venice, doge: Doge) -> DogeSeen:
    colours = sorted({boat.owner for boat in state.gondolas.values() if boat.owner < 0}, reverse=True)
    return DogeSeen(
        vp=doge.vp,
        scrolls=doge.scrolls,
        intrigue=doge.intrigue,
        council=dict(doge.council),
        row=tuple(doge.row),
        deck=len(doge.deck),
        used=tuple(doge.used),
        played=tuple(doge.played),
        assistants_left={colour: state.assistants_left(colour) for colour in colours},
        bridges_left={colour: state.bridges_left(colour) for colour in colours},
    )


def _hand(state: Venice, seat: int) -> HandSeen:
    player = state.players[seat]
    drawn = tuple(
        card
        for phase in state.phases
        if isinstance(phase, Drawing | Smuggling) and phase.seat == seat
        for card in phase.drawn
    )
    held = [state.smugglers[letter].held for letter in state.letters(seat)]
    return HandSeen(
        missions=tuple(_mission(state, seat, mission) for mission in player.missions),
        influence=tuple(player.influence),
        drawn=drawn,
        smugglers_on_top=tuple(card for card in held if card),
    )


def _mission(state: Venice, seat: int, mission: str) -> MissionSeen:
    asked = as_hold(MISSIONS[mission].cubes)
    return MissionSeen(
        id=mission,
        missing={gondola: cubes(_lacking(asked, state.gondolas[gondola].hold)) for gondola in state.own(seat)},
        scrolls=max(0, MISSIONS[mission].scrolls - state.players[seat].scrolls),
    )


def _lacking(asked: Hold, hold: Hold) -> Hold:
    return tuple(max(0, wanted - own) for wanted, own in zip(asked, hold, strict=True))  # type: ignore[return-value]
