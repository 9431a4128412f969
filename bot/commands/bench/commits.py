"""How many answers a second the database makes durable."""

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.commands.bench.budgets import Row, at_least
from bot.commands.bench.tables import answer_once, asked, full_table
from bot.engine.game import GameId
from bot.engine.registry import Registry
from bot.matches.models import Place, Table
from bot.matches.service import Matches
from bot.storage.database import Store

__all__ = ["commit_rows"]

COMMITS = 200
PLACE = Place(guild_id=1, channel_id=2)


async def commit_rows(registry: Registry, game: GameId, count: int) -> list[Row]:
    """People answering one after the other, each answer read, checked and committed with synchronous=FULL."""
    with TemporaryDirectory(prefix="picnic-bench-") as folder:
        async with await Store.open(Path(folder) / "bench.db") as store:
            seconds = await _seconds(Matches(store, registry), game, count)
    return [at_least("commits with synchronous=FULL", 1 / median(seconds), COMMITS, "/s")]


async def _seconds(matches: Matches, game: GameId, count: int) -> list[float]:
    """What each of so many answers took until it was durable; tables that end are replaced unmeasured."""
    durable: list[float] = []
    matches.listen(lambda: durable.append(perf_counter()))
    seconds = []
    number = 0
    table: Table | None = None
    for answer in range(count):
        if table is None or table.status.over:
            number += 1
            table = await full_table(matches, game, PLACE, f"match {number}")
        own = await asked(matches, table)
        began = perf_counter()
        table = await answer_once(matches, own, f"answer {answer}", answer * 7)
        seconds.append(durable[-1] - began)
    return seconds
