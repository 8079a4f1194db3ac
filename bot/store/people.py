"""People and servers, and what each of them prefers."""

from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.schema import guilds, people

T = TypeVar("T", bound=Struct)


class Preferences(Struct, frozen=True, kw_only=True, omit_defaults=True):
    language: str | None = None
    """None: that of the person's Discord."""
    hands: Literal["dm", "thread"] = "dm"
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From and to, in minutes after midnight in the person's own zone."""
    remind: tuple[int, ...] = (50, 90)
    """When to be reminded, in hundredths of the time there is."""
    next_up: bool = False
    away: tuple[int, int] | None = None
    """A holiday: from and to."""


class Person(Struct, frozen=True, kw_only=True):
    id: int
    name: str
    locale: str = "en"
    preferences: Preferences = Preferences()
    dm_closed: bool = False

    @property
    def language(self) -> str:
        return self.preferences.language or self.locale


class GuildSettings(Struct, frozen=True, kw_only=True, omit_defaults=True):
    language: str | None = None
    """None: that of the server's Discord."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened; none named: everywhere."""
    opener: int | None = None
    """The role that may open tables; None: everybody."""
    pace: str = "day"
    pings: dict[str, int] = {}
    """By game, the role of those who want to hear of new tables."""
    per_person: int = 20
    per_server: int = 500


_PERSON = select(people).where(people.c.id == bindparam("who"))


def person(db: Connection, id: int) -> Person | None:  # noqa: A002 - it is one
    row = db.execute(_PERSON, {"who": id}).first()
    if row is None:
        return None
    preferences = msgspec.json.decode(row.preferences, type=Preferences)
    return Person(id=row.id, name=row.name, locale=row.locale, preferences=preferences, dm_closed=row.dm_closed)


def meet(db: Connection, id: int, name: str, locale: str) -> Person:  # noqa: A002
    """Remember what somebody is called and which language they read."""
    added = upsert(people).values(id=id, name=name, locale=locale)
    db.execute(added.on_conflict_do_update(index_elements=[people.c.id], set_={"name": name, "locale": locale}))
    known = person(db, id)
    assert known is not None
    return known


def prefer(db: Connection, id: int, preferences: Preferences) -> None:  # noqa: A002
    encoded = msgspec.json.encode(preferences).decode()
    db.execute(update(people).where(people.c.id == id).values(preferences=encoded))


def dm(db: Connection, id: int, *, closed: bool) -> None:  # noqa: A002
    db.execute(update(people).where(people.c.id == id).values(dm_closed=closed))


def guild(db: Connection, id: int) -> GuildSettings:  # noqa: A002
    found = db.execute(select(guilds.c.settings).where(guilds.c.id == id)).scalar_one_or_none()
    return msgspec.json.decode(found or "{}", type=GuildSettings)


def settle(db: Connection, id: int, settings: GuildSettings) -> None:  # noqa: A002
    _guild(db, id, settings=msgspec.json.encode(settings).decode())


def gone(db: Connection, id: int, *, is_gone: bool) -> None:  # noqa: A002
    _guild(db, id, gone=is_gone)


def gone_ones(db: Connection) -> set[int]:
    """The servers that threw the bot out."""
    return set(db.execute(select(guilds.c.id).where(guilds.c.gone)).scalars())


def _guild(db: Connection, id: int, **values: Any) -> None:  # noqa: A002
    added = upsert(guilds).values(id=id, **values)
    db.execute(added.on_conflict_do_update(index_elements=[guilds.c.id], set_=values))
