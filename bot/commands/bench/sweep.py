"""What the alarms of a night cost when the bot was down for it: each is struck, and somebody is reminded."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.commands.bench.budgets import Row, at_most, clocked
from bot.commands.bench.crowd import multiply
from bot.commands.bench.tables import full_table
from bot.engine.game import GameId
from bot.engine.registry import Registry
from bot.engine.words import Locale
from bot.matches.clock import SystemClock
from bot.matches.courier import Courier
from bot.matches.models import Place, Table
from bot.matches.service import Matches
from bot.matches.transport import Order, Posted
from bot.storage import deliveries
from bot.storage.database import Store

__all__ = ["sweep_rows"]

DOWN = timedelta(hours=30)
"""Long enough for the first reminder of every turn."""
SWEEP_MS = 40
"""A reminder costs Discord two requests, of which it allows a bot fifty a second."""
GLANCE = 0.05
"""Seconds between two looks whether all is done."""


class Prompt:
    """A Discord that takes whatever it is sent, and at once."""

    def __init__(self) -> None:
        self._numbers = count(1)

    async def post(self, order: Order) -> Posted:
        return Posted(order.room or 1, next(self._numbers))

    async def edit(self, order: Order, message: Posted) -> None: ...

    async def delete(self, message: Posted) -> None: ...

    async def find(self, order: Order) -> Posted | None: ...

    async def departed(self, table: Table, user_ids: Sequence[int]) -> tuple[int, ...]:  # noqa: ARG002
        return ()

    async def open_thread(self, table: Table, locale: Locale, lobby: Posted) -> int:  # noqa: ARG002
        return lobby.message_id


async def sweep_rows(registry: Registry, game: GameId, alarms: int) -> list[Row]:
    """So many matches whose alarms have gone off, taken up by a courier that starts in the morning."""
    with TemporaryDirectory(prefix="picnic-bench-") as folder:
        database = Path(folder) / "sweep.db"
        async with await Store.open(database) as store:
            await full_table(Matches(store, registry), game, Place(1, 2), "model")
        multiply(database, alarms)
        async with await Store.open(database) as store:
            seconds = await _sweep(Matches(store, registry, SystemClock(now=_morning)))
    return [at_most(f"{alarms:,} alarms after a night, per match", seconds / alarms * 1000, SWEEP_MS, "ms")]


def _morning() -> datetime:
    return datetime.now(UTC) + DOWN


async def _sweep(matches: Matches) -> float:
    """The seconds until nothing is due any more."""
    courier = Courier(matches, Prompt())
    with clocked() as clock:
        await courier.start()
        while await _is_due(matches):  # noqa: ASYNC110  - the courier tells nobody when it has come to rest
            await asyncio.sleep(GLANCE)
    await courier.stop()
    return clock.seconds


async def _is_due(matches: Matches) -> bool:
    async with matches.store.read() as tx:
        return bool(await deliveries.due_matches(tx, matches.clock.now()))
