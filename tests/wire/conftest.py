"""What the tests on the wire share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.registry import Registry
from tests.wire.loopback import loopback
from tests.wire.table import Table


@pytest.fixture
async def table(registry: Registry, tmp_path: Path) -> AsyncIterator[Table]:
    """A match that has begun; at the end nothing may have been logged as an error or left unanswered."""
    async with loopback(registry, tmp_path) as discord:
        table = Table(discord)
        await table.begin()
        yield table
        table.check()
