"""What the tests on the wire share: within a file one Discord and one bot, and a match of its own for each test."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.engine.registry import Registry
from tests.wire.loopback import Loopback, loopback
from tests.wire.table import Table


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def discord(registry: Registry, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Loopback]:
    async with loopback(registry, tmp_path_factory.mktemp("wire")) as discord:
        await discord.bot.start()
        yield discord


@pytest_asyncio.fixture(loop_scope="module")
async def table(discord: Loopback) -> AsyncIterator[Table]:
    """A match that has begun; at the end nothing may have been logged as an error or left unanswered."""
    server = discord.server
    witnesses, lags = list(server.witnesses), list(server.lags)
    table = Table(discord)
    await table.begin()
    try:
        yield table
        table.check()
    finally:
        server.witnesses, server.lags = witnesses, lags
