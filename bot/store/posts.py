"""Which message shows what of a table: its lobby, its board, somebody's hand."""

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, select
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.schema import posts


class Post(Struct, frozen=True):
    kind: str
    channel: int
    message: int
    sequence: int
    """The move up to which it tells."""
    content: str = ""
    """What else is to be known when it is edited or replaced."""


_FIND = select(posts).where(posts.c.table == bindparam("of"), posts.c.kind == bindparam("sort"))
_ALL_OF = select(posts).where(posts.c.table == bindparam("of")).order_by(posts.c.kind)
_COLUMNS = ("channel", "message", "sequence", "content")
_ADD = upsert(posts)
_KEEP = _ADD.on_conflict_do_update(
    index_elements=[posts.c.table, posts.c.kind], set_={name: _ADD.excluded[name] for name in _COLUMNS}
)


def find(db: Connection, table: int, kind: str) -> Post | None:
    row = db.execute(_FIND, {"of": table, "sort": kind}).first()
    return Post(row.kind, row.channel, row.message, row.sequence, row.content) if row else None


def all_of(db: Connection, table: int) -> list[Post]:
    rows = db.execute(_ALL_OF, {"of": table})
    return [Post(row.kind, row.channel, row.message, row.sequence, row.content) for row in rows]


def keep(db: Connection, table: int, post: Post) -> None:
    db.execute(_KEEP, {"table": table, "kind": post.kind, **{name: getattr(post, name) for name in _COLUMNS}})


def drop(db: Connection, table: int, kind: str) -> None:
    db.execute(delete(posts).where(posts.c.table == table, posts.c.kind == kind))
