"""What Alembic does for a database that is new or of an older version. Loaded only for that: see `migrate.py`."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from bot.store.migrate import MIGRATIONS, NewerDatabase


def upgrade(path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            present = MigrationContext.configure(connection).get_current_revision()
            known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
            if present is not None and present not in known:
                raise NewerDatabase(
                    f"The database {path} was made by a newer version of Loggia ({present}); "
                    "update the program, or point LOGGIA_DATA at another folder."
                )
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()
