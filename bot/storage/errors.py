"""Why a database cannot be used, each in one sentence for the operator."""

import sqlite3
from pathlib import Path

__all__ = [
    "TORN",
    "DatabaseDamaged",
    "DatabaseInUse",
    "DatabaseMissing",
    "DatabaseTooNew",
    "DatabaseUnwritable",
    "StorageError",
    "damage",
]

TORN = "its pages do not fit together"
"""What SQLite's check of a damaged file comes down to for an operator."""


def damage(error: sqlite3.DatabaseError) -> str:
    """What is wrong with a file that SQLite cannot read, in an operator's words."""
    return {sqlite3.SQLITE_NOTADB: "it is no SQLite database", sqlite3.SQLITE_CORRUPT: TORN}.get(
        getattr(error, "sqlite_errorcode", 0) & 0xFF, str(error)
    )


class StorageError(Exception):
    """The database cannot be used; the message is one clear sentence."""


class DatabaseInUse(StorageError):
    def __init__(self, path: Path) -> None:
        super().__init__(f"the database {path} is in use by another process; stop that one first")


class DatabaseMissing(StorageError):
    def __init__(self, path: Path) -> None:
        super().__init__(f"there is no database at {path}")


class DatabaseTooNew(StorageError):
    def __init__(self, path: Path, revision: str) -> None:
        super().__init__(
            f"the database {path} was written by a newer version (schema {revision}); "
            "install that version or go back to a backup"
        )


class DatabaseDamaged(StorageError):
    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"the database {path} is damaged or not ours ({why}); nothing was changed, restore a backup")


class DatabaseUnwritable(StorageError):
    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"the database {path} cannot be written ({why})")
