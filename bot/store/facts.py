"""Single facts about the program itself, such as which commands Discord was last told of."""

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.schema import facts


def find(db: Connection, name: str) -> str | None:
    return db.execute(select(facts.c.value).where(facts.c.name == name)).scalar_one_or_none()


def keep(db: Connection, name: str, value: str) -> None:
    added = upsert(facts).values(name=name, value=value)
    db.execute(added.on_conflict_do_update(index_elements=[facts.c.name], set_={"value": value}))


def drop(db: Connection, name: str) -> None:
    db.execute(delete(facts).where(facts.c.name == name))
