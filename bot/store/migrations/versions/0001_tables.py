"""Everything that a table needs, from its lobby to its last post."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger(), nullable=False),
        sa.Column("settings", sa.Text(), server_default="{}", nullable=False),
        sa.Column("gone", sa.Boolean(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("locale", sa.String(), server_default="en", nullable=False),
        sa.Column("preferences", sa.Text(), server_default="{}", nullable=False),
        sa.Column("dm_closed", sa.Boolean(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("room", sa.BigInteger(), nullable=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.Column("salts", sa.Text(), server_default="[]", nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("touched", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Integer(), nullable=True),
        sa.Column("sequence", sa.Integer(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("tables_by_guild", "tables", ["guild", "status"], unique=False)
    op.create_index("tables_by_room", "tables", ["room"], unique=False)
    op.create_index("tables_by_status", "tables", ["status", "touched"], unique=False)
    op.create_table(
        "deadlines",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("due", sa.Integer(), nullable=True),
        sa.Column("wake", sa.Integer(), nullable=True),
        sa.Column("reminded", sa.Integer(), server_default="0", nullable=False),
        sa.Column("snoozed", sa.Boolean(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_index("deadlines_by_wake", "deadlines", ["wake"], unique=False)
    op.create_table(
        "drafts",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("question", sa.String(), nullable=False),
        sa.Column("form", sa.Integer(), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "errands",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("table", sa.Integer(), nullable=True),
        sa.Column("facts", sa.Text(), server_default="{}", nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("errands_by_time", "errands", ["after"], unique=False)
    op.create_table(
        "moves",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("action", sa.Text(), nullable=True),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("reveals", sa.Boolean(), nullable=False),
        sa.Column("back_to", sa.Integer(), nullable=True),
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=True),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "sequence"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("facts", sa.Text(), server_default="{}", nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("notes_by_table", "notes", ["table", "id"], unique=False)
    op.create_table(
        "orders",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.Column("made", sa.Integer(), nullable=False),
        sa.Column("disarmed", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", "name"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outbox",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("owed", sa.Integer(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("sending", sa.String(), nullable=True),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("after", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index("outbox_owed", "outbox", ["after"], unique=False)
    op.create_table(
        "posts",
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("content", sa.String(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "kind"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tenures",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("until", sa.Integer(), nullable=True),
        sa.Column("moves", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tenures_by_person", "tenures", ["person", "until"], unique=False)
    op.create_index("tenures_by_table", "tenures", ["table", "until"], unique=False)
    op.create_table(
        "votes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("motion", sa.String(), nullable=False),
        sa.Column("facts", sa.Text(), server_default="{}", nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ballots", sa.Text(), server_default="{}", nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("closes", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("votes_open", "votes", ["outcome", "closes"], unique=False)
    op.create_table(
        "facts",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
