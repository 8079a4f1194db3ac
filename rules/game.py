"""The contract of a game: everything the rest of the house may ask of one.

    game = rules.GAMES["medici"]
    state = game.start(seats=4, options=game.Options(), seed=bytes(32))
    game.awaited(state)                               # whom the table waits for; public
    game.forms(state, seat)                           # all that this seat may do now; for that seat alone
    state, events = game.play(state, seat, action)    # a new state; the old one is untouched
    game.view(state, seat)                            # what this seat may see; None: what anybody may see

A game supplies what differs (`begin`, `view`, `score`, `census`, `hidden` …); what is the same for all, above all the
check that an action is admitted by a form, is here once.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from types import GenericAlias
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, Union

import msgspec
from msgspec import Struct

from rules.chance import KEY_BYTES, Chance
from rules.errors import BadComponents, BadRecord, BadState, Illegal
from rules.events import Answered, Changed, Event, Happenings
from rules.forms import Action, Bundle, By, Domain, Form, One, Some, Value, Whole, digest, form, verb
from rules.options import Options
from rules.orders import Order
from rules.phases import Phase, Together

__all__ = [
    "Action", "Answered", "BadComponents", "BadRecord", "BadState", "Bundle", "By", "Chance", "Changed", "Domain",
    "Event", "Form", "Game", "Happenings", "Illegal", "One", "Options", "Phase", "Result", "Some", "State", "Together",
    "Value", "View", "Whole", "digest", "form", "ordered", "rename", "verb",
]  # fmt: skip


class State(Struct, kw_only=True):
    """What each game's own state adds to: subclass with `tag="name", tag_field="game"` and a field `phases`."""

    schema: int
    seats: int
    chance: Chance

    if TYPE_CHECKING:
        phases: list[Any]  # each game declares it as a list of its own phases

    def then(self, *phases: Phase) -> None:
        """Put phases on the stack in the order of happening: the first one named is the first to be played."""
        self.phases.extend(reversed(phases))


class View(Struct, frozen=True, kw_only=True):
    """What one seat (or, with None, anybody) may see. Each game adds its own fields; nothing else reaches people."""

    seat: int | None
    seats: int
    awaited: tuple[int, ...]
    phase: str
    """The phase in progress, by name; "over" after the end."""


class Result(Struct, frozen=True, kw_only=True):
    """How it ended: by seat, the place (equal places share it) and the score, and where the score came from."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    sources: tuple[Mapping[str, int], ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


S = TypeVar("S", bound=State)
T = TypeVar("T")

_PATIENCE = 10_000
"""How many steps may follow one action by themselves. No game needs a hundredth of it; a loop would need more."""


class _Header(Struct):
    game: str
    schema: int


class Game(Generic[S]):
    """One game. Stateless: everything that changes is in the state it is given."""

    name: ClassVar[str]
    seats: ClassVar[range]
    schema: ClassVar[int] = 1
    Options: ClassVar[type[Options]] = Options
    State: type[S]
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    orders: ClassVar[tuple[Order, ...]] = ()
    """Which questions can be answered beforehand."""
    upcasters: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
    """From a schema number to what makes an encoded state of that schema one of the next."""

    def __init__(self) -> None:
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(self.State)
        self._known: dict[tuple[int, Any], frozenset[str]] = {}
        # put together once: making a reader takes far longer than reading
        self._action_reader = msgspec.json.Decoder(Union[self.actions])  # noqa: UP007 - made at run time
        known: Any = Union[(*self.events, Answered, Changed)]
        self._events_reader = msgspec.json.Decoder(GenericAlias(list, (known,)))

    # ---------------------------------------------------------------- what a game supplies

    def begin(self, seats: int, options: Any, chance: Chance) -> S:
        """The state as it is set up, its first phases on the stack, nothing played yet."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Any:
        raise NotImplementedError

    def score(self, state: S) -> Result:
        """The result of a finished game."""
        raise NotImplementedError

    def census(self, state: S) -> Mapping[str, int]:
        """How many there are of every limited piece, wherever it is, the box included. It never changes."""
        raise NotImplementedError

    def accounts(self, state: S) -> Sequence[Mapping[str, int]]:
        """By seat, what each has of things without limit; every change of it is a `Changed` event."""
        return ()

    def hidden(self, state: S, seat: int | None) -> Mapping[str, Iterable[str]]:
        """The ids of things whose whereabouts this seat cannot know, in pools within which they could be exchanged."""
        return {}

    def stir(self, state: S, shuffle: Callable[[list[Any]], None]) -> None:
        """Shuffle what nobody knows and what has no ids, such as a deck of which only the kinds matter."""

    def advise(self, state: S, seat: int, random: Random) -> Action:
        """What a house player would do. It is given an imagined state, never the true one."""
        raise NotImplementedError

    def longest(self, seats: int) -> int:
        """More actions than this no game takes, even if every optional form is used."""
        raise NotImplementedError

    # ---------------------------------------------------------------- the same for every game

    def start(self, seats: int, options: Any = None, seed: bytes = bytes(KEY_BYTES)) -> S:
        return self.open(seats, options, seed)[0]

    def open(self, seats: int, options: Any = None, seed: bytes = bytes(KEY_BYTES)) -> tuple[S, tuple[Event, ...]]:
        """Set up, and what happened before anybody had to decide."""
        if seats not in self.seats:
            raise Illegal("wrong_number_of_players", seats=seats, least=self.seats[0], most=self.seats[-1])
        if len(seed) != KEY_BYTES:
            raise Illegal("wrong_seed", bytes=KEY_BYTES)
        chosen = self.Options() if options is None else options
        if type(chosen) is not self.Options:
            raise Illegal("foreign_options")
        chosen.check(seats)
        state = self.begin(seats, chosen, Chance(key=seed))
        return state, tuple(self._settle(state))

    def awaited(self, state: S) -> tuple[int, ...]:
        """Whom the table waits for; empty only when the game is over. The one answer to "who owes what"."""
        return state.phases[-1].awaits(state) if state.phases else ()

    def forms(self, state: S, seat: int) -> tuple[Form, ...]:
        if not state.phases or not self._is_seat(state, seat):
            return ()
        return tuple(one for _, one in self._offers(state, seat))

    def default(self, state: S, seat: int) -> Action:
        if seat not in self.awaited(state):
            raise Illegal("not_awaited")
        return state.phases[-1].default(state, seat)  # type: ignore[no-any-return]

    def play(self, state: S, seat: int, action: Action) -> tuple[S, tuple[Event, ...]]:
        action = self._well_formed(action)
        if not self._is_seat(state, seat):
            raise Illegal("no_such_seat", seat=str(seat))
        if not state.phases:
            raise Illegal("game_over")
        state = self.copy(state)
        for phase, offered in self._offers(state, seat):
            if offered.admits(action):
                happened = list(phase.play(state, seat, action))
                happened.extend(self._settle(state))
                return state, tuple(happened)
        raise self._reason(state, seat, action)

    def result(self, state: S) -> Result | None:
        return None if state.phases else self.score(state)

    def imagine(self, state: S, seat: int | None, random: Random) -> tuple[S, dict[str, str]]:
        """A state that this seat could not tell from this one, and what is now called what."""
        names: dict[str, str] = {}
        for pool in self.hidden(state, seat).values():
            ids = sorted(pool)
            mixed = random.sample(ids, len(ids))
            names.update(zip(ids, mixed, strict=True))
        other = rename(state, names)
        other.chance = Chance(key=random.randbytes(KEY_BYTES))
        self.stir(other, random.shuffle)
        for phase in other.phases:
            if isinstance(phase, Together):
                for answered in [one for one in phase.answers if one != seat]:
                    asked = list(phase.question(other, answered))
                    phase.answers[answered] = random.choice(asked).pick(random)
        return other, names

    def reshuffle(self, state: S, salt: bytes) -> S:
        """The same state with new chance, and what nobody has seen in a new order: what an undo leads back to."""
        unseen: dict[str, set[str]] = {name: set(pool) for name, pool in self.hidden(state, None).items()}
        for seat in range(state.seats):
            own = self.hidden(state, seat)
            for name in unseen:
                unseen[name] &= set(own.get(name, ()))
        chance = Chance(state.chance.key, state.chance.counter)
        chance.rekey(salt)
        names: dict[str, str] = {}
        for pool in unseen.values():
            ids = sorted(pool)
            mixed = list(ids)
            chance.shuffle(mixed)
            names.update(zip(ids, mixed, strict=True))
        other = rename(state, names)
        other.chance = chance
        self.stir(other, chance.shuffle)
        return other

    # ---------------------------------------------------------------- coding

    def copy(self, state: S) -> S:
        return self._decoder.decode(self._encoder.encode(state))

    def encode(self, state: S) -> bytes:
        return self._encoder.encode(state)

    def decode(self, data: bytes) -> S:
        state = self._read(data)
        self._verify(state)
        return state

    def _read(self, data: bytes) -> S:
        try:
            header = msgspec.msgpack.decode(data, type=_Header)
            if header.game != self.name:
                raise BadState(f"this is a state of {header.game}, not of {self.name}")
            if header.schema > self.schema:
                raise BadState(f"this state of {self.name} was written by a newer version of the program")
            if header.schema == self.schema:
                return self._decoder.decode(data)
            raw: dict[str, Any] = msgspec.msgpack.decode(data)
            for older in range(header.schema, self.schema):
                if older not in self.upcasters:
                    raise BadState(f"states of {self.name} with schema {older} can no longer be read")
                raw = self.upcasters[older](raw)
                raw["schema"] = older + 1
            return msgspec.convert(raw, self.State)
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
            raise BadState(f"this is no state of {self.name}: {error}") from error

    def _verify(self, state: S) -> None:
        """Bytes may decode and still be no state: a letter changed in a name makes a card that nobody knows."""
        options = getattr(state, "options", None)
        try:
            strange = set(self.census(state)) - self._pieces(state.seats, options)
            self.view(state, None)
            players = len(self.accounts(state))
            nobody = [seat for seat in self.awaited(state) if not self._is_seat(state, seat)]
        except (Illegal, LookupError, TypeError, ValueError, ArithmeticError, AttributeError, AssertionError) as error:
            raise BadState(f"this is no state of {self.name}: it contradicts itself ({error!r})") from error
        if players not in {0, state.seats}:
            raise BadState(f"this is no state of {self.name}: it has {players} players instead of {state.seats}")
        if strange:
            raise BadState(f"this is no state of {self.name}: there is no {min(strange)} in it")
        if nobody:
            raise BadState(f"this is no state of {self.name}: it awaits seat {nobody[0]}")

    def _pieces(self, seats: int, options: Any) -> frozenset[str]:
        """The names of all pieces in play at such a table."""
        table = (seats, options)
        if table not in self._known:
            self._known[table] = frozenset(self.census(self.start(seats, options)))
        return self._known[table]

    def read_action(self, data: bytes | str) -> Action:
        """An action from its JSON, such as a stored move; whether it is allowed is another question."""
        try:
            action: Action = self._action_reader.decode(data)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
            raise Illegal("no_such_action") from error
        return action

    def read_events(self, data: bytes | str) -> list[Event]:
        events: list[Event] = self._events_reader.decode(data)
        return events

    # ---------------------------------------------------------------- inside

    @staticmethod
    def _is_seat(state: S, seat: object) -> bool:
        return type(seat) is int and 0 <= seat < state.seats

    @staticmethod
    def _offers(state: S, seat: int) -> Iterable[tuple[Phase, Form]]:
        *below, top = state.phases
        for offered in top.forms(state, seat):
            yield top, offered
        for phase in reversed(below):
            for offered in phase.meanwhile(state, seat):
                yield phase, offered

    def _well_formed(self, action: Action) -> Action:
        """The action with every field of its declared type; people's input may hold anything."""
        kind = type(action)
        if kind not in self.actions:
            raise Illegal("no_such_action")
        try:
            return msgspec.msgpack.decode(self._encoder.encode(action), type=kind)
        except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError) as error:
            raise Illegal("malformed_action", action=verb(kind)) from error

    def _reason(self, state: S, seat: int, action: Action) -> Illegal:
        for phase in reversed(state.phases):
            reason: Illegal | None = phase.refuse(state, seat, action)
            if reason:
                return reason
        if seat not in self.awaited(state) and not self.forms(state, seat):
            return Illegal("not_your_turn")
        return Illegal("not_allowed_now", action=verb(action))

    @staticmethod
    def _settle(state: S) -> Iterable[Event]:
        """Let phases proceed until one of them awaits somebody or none is left."""
        for _ in range(_PATIENCE):
            if not state.phases:
                return
            top = state.phases[-1]
            yield from top.proceed(state)
            if state.phases and state.phases[-1] is top:
                if not top.awaits(state):
                    raise RuntimeError(f"{type(top).__name__} neither awaits anybody nor ends")
                return
        raise RuntimeError("the phases go round in circles")


def rename(thing: T, names: Mapping[str, str]) -> T:
    """A copy in which every id is called by its new name."""
    plain = msgspec.msgpack.decode(msgspec.msgpack.encode(thing))
    return msgspec.msgpack.decode(msgspec.msgpack.encode(_renamed(plain, names)), type=type(thing))


def _renamed(plain: Any, names: Mapping[str, str]) -> Any:
    if isinstance(plain, str):
        return names.get(plain, plain)
    if isinstance(plain, list):
        return [_renamed(one, names) for one in plain]
    if isinstance(plain, dict):
        return {_renamed(key, names): _renamed(value, names) for key, value in plain.items()}
    return plain


def ordered(scores: Sequence[Any]) -> tuple[int, ...]:
    """Places by score, the highest first; equal scores share a place."""
    return tuple(1 + sum(other > own for other in scores) for own in scores)
