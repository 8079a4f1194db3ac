"""Which message shows what of a table: its lobby, its board, somebody's hand."""

from msgspec import Struct
from sqlalchemy import Connection, delete, select
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


def find(db: Connection, table: int, kind: str) -> Post | None:
    row = db.execute(select(posts).where(posts.c.table == table, posts.c.kind == kind)).first()
    return Post(row.kind, row.channel, row.message, row.sequence, row.content) if row else None


def all_of(db: Connection, table: int) -> list[Post]:
    rows = db.execute(select(posts).where(posts.c.table == table).order_by(posts.c.kind))
    return [Post(row.kind, row.channel, row.message, row.sequence, row.content) for row in rows]


def keep(db: Connection, table: int, post: Post) -> None:
    values = {
        "channel": post.channel,
        "message": post.message,
        "sequence": post.sequence,
        "content": post.content,
    }
    added = upsert(posts).values(table=table, kind=post.kind, **values)
    db.execute(added.on_conflict_do_update(index_elements=[posts.c.table, posts.c.kind], set_=values))


def drop(db: Connection, table: int, kind: str) -> None:
    db.execute(delete(posts).where(posts.c.table == table, posts.c.kind == kind))
