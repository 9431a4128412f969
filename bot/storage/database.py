"""The open database: one writer, one reader, one process."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.backup import backup
from bot.storage.engines import READ, WRITE, async_engine
from bot.storage.errors import TORN, DatabaseDamaged, DatabaseUnwritable, damage
from bot.storage.lock import FileLock
from bot.storage.migrate import migrate
from bot.storage.transaction import Transaction

__all__ = ["Store"]


class Store:
    """A database in use by this process alone. Made by `open`; also an asynchronous context manager."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self.path = path
        self._file_lock = lock
        self._engines = {begin: async_engine(path, begin) for begin in (WRITE, READ)}
        self._connections: dict[str, AsyncConnection] = {}
        self._turns = {WRITE: asyncio.Lock(), READ: asyncio.Lock()}

    @classmethod
    async def open(cls, path: Path | str) -> Self:
        """Locks, checks and migrates the database, and connects; a missing file is created.

        Raises DatabaseInUse, DatabaseTooNew, DatabaseDamaged or DatabaseUnwritable.
        """
        path = Path(path)
        lock = FileLock(path)
        try:
            await asyncio.to_thread(_prepare, path)
            store = cls(path, lock)
            for begin, engine in store._engines.items():
                store._connections[begin] = await engine.connect()
        except BaseException:
            lock.release()
            raise
        return store

    async def close(self) -> None:
        """Lets the work under way finish, disconnects and frees the database."""
        for begin, connection in self._connections.items():
            async with self._turns[begin]:
                await connection.close()
        for engine in self._engines.values():
            await engine.dispose()
        self._file_lock.release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        """A unit of work: all of it is durable when the block ends, or none of it where it raises.

        Units of work follow one another, so that what one has read is still true when it writes.
        Raises DatabaseUnwritable when the disk refuses.
        """
        try:
            async with self._transaction(WRITE) as tx:
                yield tx
        except OperationalError as error:
            raise DatabaseUnwritable(self.path, str(error.orig)) from error

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Transaction]:
        """A look at the database as it is at one moment, which keeps no writer waiting."""
        async with self._transaction(READ) as tx:
            yield tx

    async def backup(self, target: Path) -> None:
        """Writes a copy while work goes on. Raises DatabaseUnwritable."""
        await asyncio.to_thread(backup, self.path, target)

    @asynccontextmanager
    async def _transaction(self, begin: str) -> AsyncIterator[Transaction]:
        async with self._turns[begin], Transaction(self._connections[begin]) as tx:
            yield tx


def _prepare(path: Path) -> None:
    """Everything that is done before the first connection of the bot."""
    try:
        _make(path)
        _check(path)
        migrate(path)
    except sqlite3.OperationalError as error:
        raise DatabaseUnwritable(path, str(error)) from None
    except OperationalError as error:
        raise DatabaseUnwritable(path, str(error.orig)) from None
    except sqlite3.DatabaseError as error:
        raise DatabaseDamaged(path, damage(error)) from None


def _make(path: Path) -> None:
    """Makes a missing file for its owner alone; SQLite gives those beside it the same rights."""
    try:
        if not path.exists():
            path.touch(mode=0o600)
    except OSError as error:
        raise DatabaseUnwritable(path, error.strerror or str(error)) from None


def _check(path: Path) -> None:
    """Looks for damage without writing anything; an empty file is a new database."""
    if not path.stat().st_size:
        return
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise DatabaseDamaged(path, TORN)
