"""`picnic bench`: what it measures. Whether budgets are met is for a quiet machine to say."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.commands.bench.budgets import at_least, at_most, percentile
from bot.commands.bench.crowd import multiply
from bot.commands.bench.tables import full_table
from bot.engine.registry import Registry
from bot.matches.models import MatchId, Place, Status
from bot.matches.service import Matches
from bot.storage.database import Store
from tests.commands.conftest import GAME, Picnic

SMALL = ("--steps", 200, "--boards", 4, "--commits", 10, "--clicks", 10, "--active", 2, "--matches", 20, "--alarms", 20)


def test_every_budget_has_its_row(picnic: Picnic) -> None:
    said = picnic("bench", "--game", GAME, "--json", *SMALL)
    assert said.code == 0, said.err
    rows = json.loads(said.out)
    assert all({"what", "budget", "measured", "unit", "met"} <= set(row) for row in rows)
    text = " ".join(row["what"] for row in rows)
    for subject in (
        "random play",
        "state",
        "round trip",
        "picture",
        "lag",
        "commits",
        "click",
        "memory",
        "start",
        "alarms",
    ):
        assert subject in text
    assert all(row["met"] for row in rows if row["unit"] == "KB"), "sizes do not depend on the machine"


def test_a_budget_is_the_least_or_the_most() -> None:
    assert at_most("lag", 10, 10, "ms").met
    assert not at_most("lag", 10.1, 10, "ms").met
    assert at_least("pace", 200, 200, "/s").met
    assert not at_least("pace", 199, 200, "/s").met


def test_percentiles() -> None:
    values = list(range(100))
    assert percentile(values, 0.5) == 50
    assert percentile(values, 0.99) == 99
    assert percentile([3.0], 0.99) == 3.0


async def test_a_multiplied_match_is_whole_with_its_clock_and_nothing_else_to_deliver(
    registry: Registry, tmp_path: Path
) -> None:
    database = tmp_path / "crowd.db"
    async with await Store.open(database) as store:
        await full_table(Matches(store, registry), GAME, Place(1, 2), "model")
    multiply(database, 5)
    with closing(sqlite3.connect(database)) as connection:
        due = connection.execute("SELECT kind, due > datetime() FROM deliveries WHERE due IS NOT NULL").fetchall()
        assert due == [("clock", True)] * 5
    async with await Store.open(database) as store:
        matches = Matches(store, registry)
        first, last = await matches.table(MatchId(1)), await matches.table(MatchId(5))
    assert last.status is Status.RUNNING
    assert (last.view, last.holders, last.awaited) == (first.view, first.holders, first.awaited)
    assert last.timings == first.timings
    assert all(timing.deadline is not None for timing in last.timings)
