"""The seven laws that every game obeys, as checks over whole random games.

A law is a function that plays games and raises `LawBroken`. They know nothing of any game but the contract, so a new
game is under law by being registered; and they are themselves tested, on games broken on purpose (`test_kit.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from rules.game import Action, By, Event, Form, Game, Illegal, rename

LAWS: dict[str, Any] = {}


class LawBroken(AssertionError):
    pass


def law(check: Any) -> Any:
    LAWS[check.__name__] = check
    return check


def demand(holds: object, *what: object) -> None:
    if not holds:
        raise LawBroken(" ".join(str(one) for one in what))


# -------------------------------------------------------------------- playing


@dataclass
class Step:
    before: Any
    seat: int
    action: Action
    events: tuple[Event, ...]
    after: Any


@dataclass
class Trial:
    """One game to be played: all that a law is given."""

    game: Game[Any]
    seats: int
    options: Any
    random: Random
    checks: int = 12
    """About how many moments of the game are looked at closely."""

    def start(self) -> Any:
        return self.game.start(self.seats, self.options, self.random.randbytes(32))

    def moments(self, steps: Sequence[Step]) -> Sequence[Step]:
        """Some of the steps, the last ones always among them: ends are where rules go wrong."""
        chosen = set(self.random.sample(range(len(steps)), min(self.checks, len(steps))))
        chosen.update(range(max(0, len(steps) - 2), len(steps)))
        return [steps[place] for place in sorted(chosen)]


def play_through(trial: Trial, eager: bool = False) -> Iterator[Step]:
    """A random game. An eager table uses optional forms whenever there are any."""
    game, random = trial.game, trial.random
    state = trial.start()
    for _ in range(game.longest(trial.seats) + 1):
        awaited = game.awaited(state)
        if not awaited:
            return
        optional = [seat for seat in range(trial.seats) if seat not in awaited and game.forms(state, seat)]
        volunteers = optional and (eager or random.random() < 0.2)
        seat = random.choice(optional if volunteers else awaited)
        forms = game.forms(state, seat)
        demand(forms, "seat", seat, "is awaited and has no form")
        action = random.choice(forms).pick(random)
        after, events = _plays(game, state, seat, action)
        yield Step(state, seat, action, events, after)
        state = after
    raise LawBroken(f"after {game.longest(trial.seats)} actions the game still goes on")


def _plays(game: Game[Any], state: Any, seat: int, action: Action) -> tuple[Any, tuple[Event, ...]]:
    try:
        return game.play(state, seat, action)
    except Illegal as refusal:
        raise LawBroken(f"a form picked {action} for seat {seat} and play refused it: {refusal}") from refusal
    except Exception as escaped:
        raise LawBroken(f"{action} by seat {seat} raised {escaped!r}") from escaped


def plain(thing: Any) -> bytes:
    return msgspec.msgpack.encode(thing, enc_hook=str)


def question(forms: Sequence[Form]) -> bytes:
    return plain([(form.name, list(form.fields.items())) for form in forms])


# -------------------------------------------------------------------- the laws


@law
def pure(trial: Trial) -> None:
    """Same state and action, same result; asking changes nothing; the past stays as it was."""
    game = trial.game
    steps = list(play_through(trial))
    past = [(step.before, game.encode(step.before)) for step in steps]
    for step in trial.moments(steps):
        before = game.encode(step.before)
        for seat in (None, *range(trial.seats)):
            demand(plain(game.view(step.before, seat)) == plain(game.view(step.before, seat)), "views differ")
            if seat is not None:
                asked = question(game.forms(step.before, seat))
                demand(asked == question(game.forms(step.before, seat)), "forms differ when asked twice")
        demand(game.encode(step.before) == before, "looking at a state changed it")
        again, events = game.play(step.before, step.seat, step.action)
        demand(game.encode(again) == game.encode(step.after), "the same move led elsewhere")
        demand(plain(events) == plain(step.events), "the same move told another story")
        demand(game.encode(step.before) == before, "playing changed the old state")
    for state, written in past:
        demand(game.encode(state) == written, "a state of the past has changed")


@law
def total(trial: Trial) -> None:
    """Any action that decodes, by any seat, plays or is illegal; nothing else escapes."""
    game, random = trial.game, trial.random
    steps = list(play_through(trial))
    for step in trial.moments(steps):
        for _ in range(6):
            seat = random.choice([-1, trial.seats, *range(trial.seats)])
            action = garbage(trial, step.before)
            written = game.encode(step.before)
            try:
                game.play(step.before, seat, action)
            except Illegal:
                demand(game.encode(step.before) == written, "a refusal changed the state")
            except Exception as escaped:
                raise LawBroken(f"{action} by seat {seat} raised {escaped!r}") from escaped
    over = steps[-1].after
    for seat in range(trial.seats):
        demand(not game.forms(over, seat), "after the end there is still a form")
        try:
            game.play(over, seat, steps[-1].action)
        except Illegal:
            continue
        raise LawBroken("somebody acted after the end")


_ODD: tuple[Any, ...] = (None, -1, 0, 1, 10**30, 1.5, True, "", "nothing", (), ("nothing",), {}, {"nothing": 1}, [[]])


def garbage(trial: Trial, state: Any) -> Action:
    """An action of the game with fields from anywhere: odd values, and values that belong to somebody else."""
    random = trial.random
    seat = random.randrange(trial.seats)
    forms = trial.game.forms(state, seat)
    if forms and random.random() < 0.5:
        right = random.choice(forms).pick(random)
        fields = list(right.__struct_fields__)
        if not fields or random.random() < 0.3:
            return right
        return msgspec.structs.replace(right, **{random.choice(fields): random.choice(_ODD)})
    kind = random.choice(trial.game.actions)
    return kind(**{field: random.choice(_ODD) for field in kind.__struct_fields__})


@law
def honest(trial: Trial) -> None:
    """What a form picks, plays; an awaited seat has a form, and its default is admitted; no domain is empty."""
    game, random = trial.game, trial.random
    steps = list(play_through(trial))
    for step in trial.moments(steps):
        state = step.before
        awaited = game.awaited(state)
        demand(awaited and game.result(state) is None, "a game in progress awaits nobody or has a result")
        demand(len(set(awaited)) == len(awaited) and set(awaited) <= set(range(trial.seats)), "odd seats awaited")
        for seat in range(trial.seats):
            forms = game.forms(state, seat)
            for form in forms:
                _well_made(form)
                action = form.pick(random)
                demand(form.admits(action), "a form does not admit its own pick", action)
                _plays(game, state, seat, action)
            if seat in awaited:
                demand(forms, "seat", seat, "is awaited and has no form")
                default = game.default(state, seat)
                demand(any(form.admits(default) for form in forms), "the default is not admitted:", default)
                _plays(game, state, seat, default)
    demand(game.result(steps[-1].after) is not None, "the game ended without a result")


def _well_made(form: Form) -> None:
    demand(tuple(form.fields) == form.action.__struct_fields__, form.name, "has other fields than its action")
    demand(not list(form.blank()), "no possible answer for", form.name, *form.blank())
    for name, domain in form.fields.items():
        earlier = list(form.fields)[: list(form.fields).index(name)]
        if isinstance(domain, By):
            demand(domain.field in earlier, name, "depends on", domain.field, "which is not asked before it")
        facts = getattr(domain, "facts", ())
        demand(not facts or len(facts) == len(domain.values), name, "has facts for some of its values only")


@law
def round_trip(trial: Trial) -> None:
    """Encode, decode, play on: no difference."""
    game = trial.game
    steps = list(play_through(trial))
    for step in trial.moments(steps):
        written = game.encode(step.before)
        read = game.decode(written)
        demand(game.encode(read) == written, "a state changes when it is stored")
        again, events = game.play(read, step.seat, step.action)
        demand(game.encode(again) == game.encode(step.after), "a stored state is played on differently")
        demand(plain(events) == plain(step.events), "a stored state tells another story")
        action = game.read_action(msgspec.json.encode(step.action))
        demand(action == step.action, "an action changes when it is stored:", step.action)
        told = game.read_events(msgspec.json.encode(step.events))
        demand(plain(told) == plain(step.events), "events change when they are stored")


@law
def conservation(trial: Trial) -> None:
    """Every limited piece is in exactly one place; for what is unlimited, the events account for every change."""
    game = trial.game
    state = trial.start()
    pieces = {piece: count for piece, count in game.census(state).items() if count}
    for step in play_through(trial):
        now = {piece: count for piece, count in game.census(step.after).items() if count}
        if now != pieces:
            kinds = sorted(set(now) | set(pieces))
            changed = {kind: (pieces.get(kind, 0), now.get(kind, 0)) for kind in kinds}
            raise LawBroken(f"{step.action} changed {[(k, v) for k, v in changed.items() if v[0] != v[1]]}")
        told: Counter[tuple[int, str]] = Counter()
        for event in step.events:
            if event.__struct_config__.tag == "changed":
                told[event.seat, event.item] += event.by
        for seat, (before, after) in enumerate(zip(game.accounts(step.before), game.accounts(step.after), strict=True)):
            for item in {*before, *after}:
                change = after.get(item, 0) - before.get(item, 0)
                demand(
                    change == told[seat, item], f"{step.action}: seat {seat} {item} {change}, told {told[seat, item]}"
                )


@law
def secrecy(trial: Trial) -> None:
    """Two worlds that a seat cannot tell apart look the same to it, ask it the same and tell it the same."""
    game, random = trial.game, trial.random
    steps = list(play_through(trial))
    for step in trial.moments(steps):
        for observer in (None, *range(trial.seats)):
            other, names = game.imagine(step.before, observer, random)
            demand(other.chance.key != step.before.chance.key, "an imagined state knows what chance will bring")
            demand(_census(game, other) == _census(game, step.before), "imagination made or lost pieces")
            _nothing_forgotten(game, step.before, observer)
            _looks_the_same(game, step.before, other, observer)
            _moves_the_same(game, step, other, names, observer)
            if observer is not None:
                _refuses_the_same(trial, step.before, other, observer)
        _reshuffles(game, step.before, random)


def _census(game: Game[Any], state: Any) -> dict[str, int]:
    return {piece: count for piece, count in game.census(state).items() if count}


def _nothing_forgotten(game: Game[Any], state: Any, observer: int | None) -> None:
    """A card with an id of its own is either seen or hidden; one that is neither would never be imagined elsewhere."""
    hidden = {one for pool in game.hidden(state, observer).values() for one in pool}
    if not hidden:
        return
    seen = _strings(msgspec.msgpack.decode(plain(game.view(state, observer))))
    lost = {piece for piece in game.census(state) if "#" in piece} - hidden - seen
    demand(not lost, "seat", observer, "neither sees these nor are they hidden from it:", sorted(lost)[:5])


def _strings(thing: Any) -> set[str]:
    if isinstance(thing, str):
        return {thing}
    if isinstance(thing, dict):
        return {text for pair in thing.items() for one in pair for text in _strings(one)}
    if isinstance(thing, list):
        return {text for one in thing for text in _strings(one)}
    return set()


def _looks_the_same(game: Game[Any], state: Any, other: Any, observer: int | None) -> None:
    demand(game.awaited(state) == game.awaited(other), "who is awaited depends on what seat", observer, "cannot see")
    same = plain(game.view(state, observer)) == plain(game.view(other, observer))
    demand(same, "the view of seat", observer, "shows something hidden")
    if observer is not None:
        same = question(game.forms(state, observer)) == question(game.forms(other, observer))
        demand(same, "the forms of seat", observer, "depend on something hidden")


def _moves_the_same(game: Game[Any], step: Step, other: Any, names: dict[str, str], observer: int | None) -> None:
    action = step.action if step.seat == observer else rename(step.action, names)
    seen = [event for event in step.events if event.reaches(observer)]
    revealed = any(event.reveals for event in seen)
    try:
        after, events = game.play(other, step.seat, action)
    except Illegal:
        demand(revealed, f"{step.action} shows seat {observer} something hidden and does not say so")
        return
    seen_there = [event for event in events if event.reaches(observer)]
    for here, there in zip(seen, seen_there, strict=False):
        if here.reveals and there.reveals:
            return
        demand(plain(here) == plain(there), f"seat {observer} is told {here}, or else {there}")
    demand(len(seen) == len(seen_there), f"seat {observer} is told {seen}, or else {seen_there}")
    _looks_the_same(game, step.after, after, observer)


def _refuses_the_same(trial: Trial, state: Any, other: Any, observer: int) -> None:
    action = garbage(trial, state)
    demand(
        _refusal(trial.game, state, observer, action) == _refusal(trial.game, other, observer, action),
        f"the refusal of {action} tells seat {observer} something hidden",
    )


def _refusal(game: Game[Any], state: Any, seat: int, action: Action) -> str:
    try:
        game.play(state, seat, action)
    except Illegal as refusal:
        return str(refusal)
    return "plays"


def _reshuffles(game: Game[Any], state: Any, random: Random) -> None:
    other = game.reshuffle(state, random.randbytes(8))
    demand(_census(game, other) == _census(game, state), "a reshuffle made or lost pieces")
    for observer in (None, *range(state.seats)):
        same = plain(game.view(state, observer)) == plain(game.view(other, observer))
        demand(same, "a reshuffle changed what seat", observer, "has seen")


@law
def end(trial: Trial) -> None:
    """Play ends within a known bound, even if every optional form is used."""
    for _ in play_through(trial, eager=True):
        pass
