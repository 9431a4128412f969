"""Why a database cannot be used, each in one sentence for the operator."""

from pathlib import Path

__all__ = ["DatabaseDamaged", "DatabaseInUse", "DatabaseTooNew", "DatabaseUnwritable", "StorageError"]


class StorageError(Exception):
    """The database cannot be used; the message is one clear sentence."""


class DatabaseInUse(StorageError):
    def __init__(self, path: Path) -> None:
        super().__init__(f"The database {path} is in use by another process; stop that one first.")


class DatabaseTooNew(StorageError):
    def __init__(self, path: Path, revision: str) -> None:
        super().__init__(
            f"The database {path} was written by a newer version (schema {revision}); "
            "install that version or go back to a backup."
        )


class DatabaseDamaged(StorageError):
    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"The database {path} is damaged or not ours ({why}); nothing was changed, restore a backup.")


class DatabaseUnwritable(StorageError):
    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"The database {path} cannot be written ({why}).")
