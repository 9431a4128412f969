"""Connections to SQLite as we want them: durable, with foreign keys, transactions beginning when we say so.

Errors name the statement and not its parameters, since those hold hands and votes, and errors are logged.
"""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

__all__ = ["READ", "WRITE", "async_engine", "sync_engine"]

WRITE = "BEGIN IMMEDIATE"
"""A transaction that takes the writer's place at once: its reads are still true when it writes."""
READ = "BEGIN"

BUSY_MS = 5_000
"""How long SQLite waits for another connection's write before it gives up."""

PRAGMAS = (
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {BUSY_MS}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
)


def async_engine(path: Path, begin: str) -> AsyncEngine:
    """For the running bot."""
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), hide_parameters=True)
    _prepare(engine.sync_engine, begin)
    return engine


def sync_engine(path: Path) -> Engine:
    """For migrations, which run before the event loop has anything else to do."""
    engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)
    _prepare(engine, WRITE)
    return engine


def _prepare(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions by itself
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
