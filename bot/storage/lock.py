"""A lock that lets one process at a time use a database, and that the system frees when the process dies."""

import os
import sys
from pathlib import Path

from bot.storage.errors import DatabaseInUse, DatabaseUnwritable

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


__all__ = ["FileLock", "in_use"]


class FileLock:
    """Holds `<database>.lock` from its making to `release`. Raises DatabaseInUse and DatabaseUnwritable."""

    def __init__(self, database: Path) -> None:
        try:
            self._descriptor = os.open(_lock_file(database), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise DatabaseUnwritable(database, error.strerror or str(error)) from None
        try:
            _lock(self._descriptor)
        except OSError:
            os.close(self._descriptor)
            raise DatabaseInUse(database) from None

    def release(self) -> None:
        """Lets others in."""
        os.close(self._descriptor)


def in_use(database: Path) -> bool:
    """Whether a process holds the lock at this moment. Makes no file. Raises DatabaseUnwritable."""
    if not _lock_file(database).exists():
        return False
    try:
        FileLock(database).release()
    except DatabaseInUse:
        return True
    return False


def _lock_file(database: Path) -> Path:
    """The lock's place. Raises DatabaseUnwritable where no database can be: a mistyped folder is not made."""
    if database.is_dir():
        raise DatabaseUnwritable(database, "it is a folder")
    if not database.parent.exists():
        raise DatabaseUnwritable(database, f"there is no folder {database.parent}")
    return database.with_name(database.name + ".lock")
