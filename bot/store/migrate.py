"""Bringing a database up to this version of the program. Blocking: it runs before the event loop needs anything."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine


class NewerDatabase(Exception):
    """The database was made by a newer version of the program."""


def migrate(path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
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
