"""A transaction that a cancelled task cannot break in the middle of a statement."""

import asyncio
from collections.abc import Awaitable, Mapping, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

from sqlalchemy import CursorResult, Executable
from sqlalchemy.ext.asyncio import AsyncConnection

__all__ = ["Transaction"]

T = TypeVar("T")


class Transaction:
    """Begins, executes statements, and commits, or rolls back where its block raises.

    SQLite goes on with a statement whose awaiting task was cancelled, and SQLAlchemy gives such a connection up while
    it still holds its lock. So each step is waited for to its end, and the cancellation takes effect after it. Nor does
    SQLAlchemy let go of a transaction whose commit failed: it is rolled back, so that the next one finds a free way.
    """

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._transaction = connection.begin()

    async def execute(
        self, statement: Executable, parameters: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None
    ) -> CursorResult[Any]:
        """The buffered result of one statement."""
        return await _to_its_end(self._connection.execute(statement, parameters))

    async def __aenter__(self) -> Self:
        try:
            await _to_its_end(self._transaction.start())
        except asyncio.CancelledError:
            await _to_its_end(self._transaction.rollback())
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                await _to_its_end(self._transaction.commit())
        finally:
            if self._connection.get_transaction() is not None:
                await _to_its_end(self._abandon())

    async def _abandon(self) -> None:
        """Rolls back, also what the driver still holds open after a commit that the disk refused."""
        await self._transaction.rollback()
        driver: Any = (await self._connection.get_raw_connection()).driver_connection
        await driver.rollback()


async def _to_its_end(step: Awaitable[T]) -> T:
    task = asyncio.ensure_future(step)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise
