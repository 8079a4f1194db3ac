"""The tables of the database, as SQLAlchemy Core sees them. Migrations make them; a test compares the two.

Times are whole seconds since 1970, so that they sort, compare and survive every time zone. Discord's ids are integers.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True),
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("gone", Boolean, nullable=False, server_default="0"),
)

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True),
    Column("name", String, nullable=False),
    Column("locale", String, nullable=False, server_default="en"),
    Column("preferences", Text, nullable=False, server_default="{}"),
    Column("dm_closed", Boolean, nullable=False, server_default="0"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("room", BigInteger),
    Column("game", String, nullable=False),
    Column("options", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("status", String, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String, nullable=False),
    Column("salts", Text, nullable=False, server_default="[]"),
    Column("created", Integer, nullable=False),
    Column("touched", Integer, nullable=False),
    Column("ended", Integer),
    Column("sequence", Integer, nullable=False, server_default="0"),
    Index("tables_by_guild", "guild", "status"),
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_room", "room"),
    sqlite_autoincrement=True,
)

tenures = Table(
    "tenures",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", BigInteger),
    Column("name", String, nullable=False),
    Column("since", Integer, nullable=False),
    Column("until", Integer),
    Column("moves", Integer, nullable=False, server_default="0"),
    Index("tenures_by_table", "table", "until"),
    Index("tenures_by_person", "person", "until"),
)

moves = Table(
    "moves",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("person", BigInteger),
    Column("action", Text),
    Column("events", LargeBinary, nullable=False),
    Column("reveals", Boolean, nullable=False),
    Column("back_to", Integer),
    Column("version", String, nullable=False),
    Column("state", LargeBinary),
    Column("at", Integer, nullable=False),
    PrimaryKeyConstraint("table", "sequence"),
    sqlite_with_rowid=False,
)

drafts = Table(
    "drafts",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("question", String, nullable=False),
    Column("form", Integer, nullable=False),
    Column("answers", Text, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
    sqlite_with_rowid=False,
)

outbox = Table(
    "outbox",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owed", Integer, nullable=False),
    Column("told", Integer, nullable=False),
    Column("sending", String),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("after", Integer, nullable=False, server_default="0"),
    Index("outbox_owed", "after"),
)

posts = Table(
    "posts",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("content", String, nullable=False, server_default=""),
    PrimaryKeyConstraint("table", "kind"),
    sqlite_with_rowid=False,
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    Column("due", Integer),
    Column("wake", Integer),
    Column("reminded", Integer, nullable=False, server_default="0"),
    Column("snoozed", Boolean, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table", "seat"),
    Index("deadlines_by_wake", "wake"),
    sqlite_with_rowid=False,
)

orders = Table(
    "orders",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("value", Integer, nullable=False),
    Column("made", Integer, nullable=False),
    Column("disarmed", String),
    PrimaryKeyConstraint("table", "seat", "name"),
    sqlite_with_rowid=False,
)

votes = Table(
    "votes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("motion", String, nullable=False),
    Column("facts", Text, nullable=False, server_default="{}"),
    Column("seat", Integer, nullable=False),
    Column("ballots", Text, nullable=False, server_default="{}"),
    Column("sequence", Integer, nullable=False),
    Column("closes", Integer, nullable=False),
    Column("outcome", String),
    Index("votes_open", "outcome", "closes"),
)

notes = Table(
    "notes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("key", String, nullable=False),
    Column("facts", Text, nullable=False, server_default="{}"),
    Column("at", Integer, nullable=False),
    Index("notes_by_table", "table", "id"),
)

errands = Table(
    "errands",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE")),
    Column("facts", Text, nullable=False, server_default="{}"),
    Column("after", Integer, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("errands_by_time", "after"),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
