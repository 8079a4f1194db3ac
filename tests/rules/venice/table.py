"""Sets up a moment of a game of Venice in a few lines, and plays it through the public entry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import rules
from rules.game import Action, Event
from rules.venice.activating import Activate
from rules.venice.course import Course, Tidying
from rules.venice.doge import doge_turn
from rules.venice.meeting import Face
from rules.venice.opening import Man, Opening
from rules.venice.pieces import COMPONENTS, DOGE_CARDS, INFLUENCE, MISSIONS, as_hold, copies, cubes
from rules.venice.sailing import Sail, Sailing
from rules.venice.smugglers import Smuggling

GAME = rules.GAMES["venice"]

PLACES = {
    "s1": "warehouse", "s2": "library", "s3": "court", "s4": "monastery", "s5": "council_of_ten", "s6": "mint",
    "s7": "church", "s8": "market", "s9": "minor_council", "s10": "docks", "s11": "consulate", "s12": "senate",
}  # fmt: skip
"""Where the tiles lie in the examples of the rulebook."""


class Table:
    """The beginning of somebody's turn. Players are named by their seats; cubes in one string, divided by spaces.

    Gondolas are where their owners say, the first of each player is his `a`; the gondolier is in `b` unless told, so
    that `a` can be manned for nothing.
    """

    def __init__(
        self,
        seats: int = 3,
        *,
        turn: int = 0,
        first: int = 0,
        gondolas: Mapping[int, tuple[str, str]] | None = None,
        holds: Mapping[str, str] | None = None,
        assistants: Mapping[str, Mapping[int, int]] | None = None,
        bridges: Mapping[str, int] | None = None,
        missions: Mapping[int, str] | None = None,
        slots: Mapping[int, str] | None = None,
        influence: Mapping[int, str] | None = None,
        gondolier: str | None = "b",
        **options: Any,
    ) -> None:
        of_players = {
            item: options.pop(item) for item in ("coins", "scrolls", "intrigue", "council") if item in options
        }
        state = GAME.start(seats, GAME.Options(**{"favour_cards": False, **options}), bytes(32))
        self.state = state
        self.events: tuple[Event, ...] = ()
        state.first = first
        state.board = {place: PLACES.get(place, place) for place in state.board}
        if seats == 1:
            self._seat_the_doge()
        for seat, player in enumerate(state.players):
            places = (gondolas or {}).get(seat, ("monastery", "senate"))
            for gondola, quay in zip(state.own(seat), places, strict=True):
                state.gondolas[gondola].quay = quay
            player.gondolier = state.own(seat)["ab".index(gondolier)] if gondolier else None
            player.coins, player.scrolls = 10, 0
            for item, amounts in of_players.items():
                setattr(player, item, amounts.get(seat, getattr(player, item)))
        for gondola, load in (holds or {}).items():
            state.gondolas[f"gondola_{gondola}"].hold = as_hold(load.split())
        for tile, spaces in (assistants or {}).items():
            state.assistants[tile] = dict(spaces)
        state.bridges = dict(bridges or {})
        self._deal(missions or {}, slots or {}, influence or {})
        turns = (turn - first) % seats
        state.round = 1
        after = [Smuggling(seat=turn, letter="AB"[turn])] if seats == 2 else doge_turn() if seats == 1 else []
        state.phases = [Course(stage="turns", placed=2 * seats, turns=turns + 1)]
        state.then(Opening(seat=turn), Sailing(seat=turn), Tidying(seat=turn), *after)

    def _seat_the_doge(self) -> None:
        """His gondolas out of the way, at the palace; the row as it was dealt."""
        for boat in self.state.gondolas.values():
            boat.quay = "doges_palace"

    def _deal(self, missions: Mapping[int, str], slots: Mapping[int, str], influence: Mapping[int, str]) -> None:
        state = self.state
        given = [card for hands in (missions, slots) for cards in hands.values() for card in cards.split()]
        in_game = COMPONENTS.start.missions[state.seats]
        left = [mission for mission in MISSIONS if mission not in given]
        state.missions, state.missions_box = left[: in_game - len(given)], left[in_game - len(given) :]
        held = [card for cards in influence.values() for card in cards.split()]
        state.influence = [card for card in copies(INFLUENCE, COMPONENTS.influence.copies) if card not in held]
        for seat, player in enumerate(state.players):
            player.missions = missions.get(seat, "").split()
            player.slots = slots.get(seat, "").split()
            player.influence = influence.get(seat, "").split()

    # ---------------------------------------------------------------- what there is to see

    @property
    def view(self) -> Any:
        return GAME.view(self.state, None)

    def player(self, seat: int) -> Any:
        return self.view.players[seat]

    def all(self, item: str) -> list[int]:
        return [getattr(player, item) for player in self.view.players]

    def hold(self, gondola: str) -> str:
        return " ".join(cubes(self.state.gondolas[f"gondola_{gondola}"].hold))

    def quay(self, gondola: str) -> str | None:
        quay: str | None = self.state.gondolas[f"gondola_{gondola}"].quay
        return quay

    @property
    def awaited(self) -> tuple[int, ...]:
        return GAME.awaited(self.state)

    def form(self, action: type[Action], seat: int | None = None) -> Any:
        """The form for this kind of action, if there is one."""
        forms = GAME.forms(self.state, self._seat(seat))
        return next((form for form in forms if form.action is action), None)

    def values(self, action: type[Action], field: str, seat: int | None = None, **answers: Any) -> list[Any]:
        form = self.form(action, seat)
        return list(form.domain(field, answers).values) if form else []

    def told(self, kind: type[Any]) -> list[Any]:
        """Events of one kind among those of the last action."""
        return [event for event in self.events if isinstance(event, kind)]

    # ---------------------------------------------------------------- what people do

    def _seat(self, seat: int | None) -> int:
        return self.awaited[0] if seat is None else seat

    def play(self, action: Action, seat: int | None = None) -> Table:
        self.state, self.events = GAME.play(self.state, self._seat(seat), action)
        return self

    def man(self, letter: str = "a") -> Table:
        return self.play(Man(f"gondola_{self.awaited[0]}{letter}"))

    def passing(self, quay: str) -> Table:
        return self.play(Sail(quay, "pass"))

    def moor(self, quay: str) -> Table:
        return self.play(Sail(quay, "moor"))

    def activate(self, *effects: int) -> Table:
        return self.play(Activate(effects))

    def face(self, seat: int, scrolls: int) -> Table:
        return self.play(Face(scrolls), seat)

    def sets(self) -> set[tuple[int, ...]]:
        """The sets of effects that may be used now."""
        return set(self.values(Activate, "effects"))


def doge_card(kind: str) -> str:
    assert kind in DOGE_CARDS
    return f"{kind}#1"
