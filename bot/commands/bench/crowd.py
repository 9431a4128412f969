"""Ten thousand open matches, each with a clock that runs: what they cost in memory and at the start.

The bot is started in a process of its own (`python -m bot.commands.bench.crowd DATABASE STARTED`), on an offline
Discord, which costs about as much as the real connection would.
"""

import asyncio
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from bot.commands.bench.budgets import Row, at_most
from bot.commands.bench.tables import full_table
from bot.engine.game import GameId
from bot.engine.registry import Registry
from bot.matches.models import Place
from bot.matches.service import Matches
from bot.storage.database import Store
from bot.storage.schema import metadata

__all__ = ["crowd_rows", "multiply"]

MEMORY_MB = 200
START_S = 3

DELIVERED = """
UPDATE deliveries SET due = NULL, channel_id = 2, message_id = id, wants = shows WHERE kind <> 'clock'
"""
STAGGERED = """
UPDATE deliveries SET due = strftime('%Y-%m-%d %H:%M:%S', due, '+' || match_id || ' seconds') || '.000000'
WHERE kind = 'clock'
"""


class Started(msgspec.Struct, frozen=True):
    """What the bot's process says once it is ready."""

    seconds: float
    megabytes: float


async def crowd_rows(registry: Registry, game: GameId, matches: int) -> list[Row]:
    """Starts the bot on a database of so many open matches."""
    with TemporaryDirectory(prefix="picnic-bench-") as folder:
        database = Path(folder) / "crowd.db"
        async with await Store.open(database) as store:
            await full_table(Matches(store, registry), game, Place(1, 2), "model")
        multiply(database, matches)
        started = await asyncio.to_thread(_start, database)
    return [
        at_most(f"memory with {matches:,} open matches", started.megabytes, MEMORY_MB, "MB"),
        at_most(f"start with {matches:,} open matches", started.seconds, START_S, "s"),
    ]


def multiply(database: Path, matches: int) -> None:
    """Copies the one match there is, row for row, until there are so many.

    All that they want stands on Discord, and each has an alarm, a second after that of the one before.
    """
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(DELIVERED)
        for table in metadata.sorted_tables:
            key = "id" if table.name == "matches" else "match_id"
            if key not in table.columns:
                continue
            names = [c.name for c in table.columns if not (c.name == "id" and key != "id")]
            rows = connection.execute(f"SELECT {', '.join(names)} FROM {table.name}").fetchall()
            marks = ", ".join("?" * len(names))
            copies = (_copy(names, row, key, n) for n in range(2, matches + 1) for row in rows)
            connection.executemany(f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({marks})", copies)
        connection.execute(STAGGERED)


def _copy(names: list[str], row: tuple[Any, ...], key: str, match: int) -> tuple[Any, ...]:
    changed = {key: match, "key": f"copy {match} {row[0]}"}
    return tuple(changed.get(name, value) for name, value in zip(names, row, strict=True))


def _start(database: Path) -> Started:
    command = [sys.executable, "-m", __name__, str(database), str(time.time())]
    answer = subprocess.run(command, check=True, capture_output=True, text=True)
    return msgspec.json.decode(answer.stdout.splitlines()[-1], type=Started)


async def _be_ready(database: Path, since: float) -> Started:
    """Brings the bot up. The offline Discord is imported here: only this process needs it."""
    from bot.client import Picnic
    from bot.commands.sandbox.offline import offline
    from bot.games import discover

    bot = Picnic(database, discover(), sync="always", shard_count=1)
    async with offline(bot):
        return Started(time.time() - since, _resident_megabytes())


def _resident_megabytes() -> float:
    """The memory this process holds now; on systems without /proc, the most it ever held."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


if __name__ == "__main__":
    ready = asyncio.run(_be_ready(Path(sys.argv[1]), float(sys.argv[2])))
    print(msgspec.json.encode(ready).decode())  # noqa: T201
