"""Copies of a database, also while it is in use."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage.errors import DatabaseDamaged, DatabaseMissing, DatabaseUnwritable, damage

__all__ = ["backup"]


def backup(source: Path, target: Path) -> None:
    """Writes a whole and consistent copy; another process may go on using the source.

    The copy appears under its name only once it is complete, and nothing is overwritten.
    Raises DatabaseMissing, DatabaseDamaged (the source is unreadable) and DatabaseUnwritable.
    """
    if not source.is_file():
        raise DatabaseMissing(source)
    if target.exists():
        raise DatabaseUnwritable(target, "it exists already")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
    except OSError as error:
        raise DatabaseUnwritable(target, error.strerror or str(error)) from None
    try:
        _copy(source, part)
        part.rename(target)
    except sqlite3.DatabaseError as error:
        raise DatabaseDamaged(source, damage(error)) from None
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    address = source.resolve().as_uri() + "?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # so that the copy is one file
