"""Bringing a database to the schema of this version."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.storage.backup import backup
from bot.storage.engines import sync_engine
from bot.storage.errors import DatabaseDamaged, DatabaseTooNew

__all__ = ["migrate", "newest_revision"]

FOLDER = Path(__file__).with_name("migrations")


def migrate(path: Path) -> Path | None:
    """Carries pending migrations out, in one transaction, after a backup beside the database; answers that backup.

    Raises DatabaseTooNew, DatabaseDamaged.
    """
    engine = sync_engine(path)
    try:
        with engine.connect() as connection:
            current = _revision(connection, path)
        if current == newest_revision():
            return None
        kept = _keep(path, current) if current else None
        with engine.begin() as connection:
            command.upgrade(_config(connection), "head")
        return kept
    finally:
        engine.dispose()


def newest_revision() -> str:
    """The schema of this version."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def _revision(connection: Connection, path: Path) -> str | None:
    """The database's schema; None for a new one."""
    current = MigrationContext.configure(connection).get_current_revision()
    if current is None:
        if inspect(connection).get_table_names():
            raise DatabaseDamaged(path, "it holds tables of something else")
        return None
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if current not in known:
        raise DatabaseTooNew(path, current)
    return current


def _keep(path: Path, revision: str) -> Path:
    """A backup named after the schema it holds; never over an older one."""
    number = 1
    while (target := path.with_name(f"{path.stem}-{revision}-{number}.backup")).exists():
        number += 1
    backup(path, target)
    return target


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
